//! Ending the turn (C8), and declaring to be done with the game (C9.4).

use super::{CityMove, hurry, in_hand};
use crate::city::card::{Card, Cards};
use crate::city::ending;
use crate::city::error::CityErrorCode;
use crate::city::event::CityEvent;
use crate::city::known::Known;
use crate::city::plain::{EndReason, Phase};
use crate::city::state::City;
use crate::city::table::{STEPS, Table};
use crate::error::RulesError;
use crate::game::{Events, MAX_TURN};

/// The most cards that are discarded at the end of a turn.
pub const DISCARDS: u8 = 2;
/// How many more cards are drawn than were discarded.
pub const DRAWS: u8 = 2;

pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    let table = known.table;
    if !must_walk_on(known) && !must_offer(known) {
        list_discards(known.hand, moves);
    }
    if is_stale(table) && !table.declared[table.seat.index()] {
        moves.push(CityMove::DeclareDone {});
    }
}

fn list_discards(hand: &Cards, moves: &mut Vec<CityMove>) {
    let end_turn = |discard| CityMove::EndTurn { discard };
    moves.push(end_turn(Cards::NONE));
    // Of a slice it is known how many moves it adds: there is no need to look for room before each of them.
    let (there, mut kinds) = (hand.kind_set(), [Card::V1; Card::KINDS]);
    kinds.iter_mut().zip(there).for_each(|(place, kind)| *place = kind);
    let mut kinds = &kinds[..there.len()];
    while let [first, others @ ..] = kinds {
        let one = Cards::from(*first);
        moves.push(end_turn(one));
        if hand.count(*first) >= 2 {
            moves.push(end_turn(one.with(*first)));
        }
        moves.extend(others.iter().map(|&other| end_turn(one.with(other))));
        kinds = others;
    }
}

/// In the race a player who can offer walks as far towards the courtyard as the steps allow (C9.3).
fn must_walk_on(known: &Known<'_>) -> bool {
    known.must_race() && !known.table.on_courtyard() && known.table.steps > 0
}

/// In the race a player who can offer does so on the courtyard (C9.3).
fn must_offer(known: &Known<'_>) -> bool {
    known.must_race() && known.table.on_courtyard() && known.table.phase == Phase::Movement
}

/// Whether three rounds without a contribution or an offering allow to declare (C9.4).
fn is_stale(table: &Table) -> bool {
    table.quiet >= table.quiet_limit()
}

/// # Errors
/// `too_many_discards` (C8.1), `card_not_in_hand`, `must_hurry`, `must_offer` (C9.3).
pub(super) fn check_end(known: &Known<'_>, discard: &Cards) -> Result<(), RulesError> {
    if discard.len() > DISCARDS.into() {
        return Err(RulesError::by_rule(
            CityErrorCode::TooManyDiscards,
            "C8.1",
            "at most two cards are discarded",
        )
        .with("cards", discard.len() as i64));
    }
    in_hand(known, discard)?;
    if must_walk_on(known) {
        return Err(hurry("in the race no step towards the courtyard may be left"));
    }
    if must_offer(known) {
        return Err(RulesError::by_rule(
            CityErrorCode::MustOffer,
            "C9.3",
            "in the race an offering must be made",
        ));
    }
    Ok(())
}

/// # Errors
/// `not_yet_stale`, `already_declared` (C9.4).
pub(super) fn check_declare(known: &Known<'_>) -> Result<(), RulesError> {
    let table = known.table;
    if !is_stale(table) {
        return Err(RulesError::by_rule(
            CityErrorCode::NotYetStale,
            "C9.4",
            "there were not three rounds without a contribution or an offering",
        )
        .with("quietTurns", i64::from(table.quiet))
        .with("needed", i64::from(table.quiet_limit())));
    }
    if table.declared[table.seat.index()] {
        return Err(RulesError::by_rule(
            CityErrorCode::AlreadyDeclared,
            "C9.4",
            "the player has declared already",
        ));
    }
    Ok(())
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_end(
    city: &mut City,
    discard: &Cards,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    check_end(&city.known(), discard)?;
    let seat = city.table.seat;
    city.discard(discard);
    if !discard.is_empty() {
        events.add(|| CityEvent::Discard { seat, cards: *discard });
    }
    city.draw_into_hand(seat, DRAWS + discard.len() as u8, events);
    take_up(city, events);
    let table = &mut city.table;
    if table.phase == Phase::Movement {
        table.quiet = (table.quiet + 1).min(table.quiet_limit());
    }
    table.steps = 0;
    if table.settings.turn_limit == Some(table.turn) {
        ending::rank(city, EndReason::TurnLimit, events);
        return Ok(());
    }
    table.seat = seat.next(table.players());
    table.turn = (table.turn + 1).min(MAX_TURN);
    table.phase = Phase::Movement;
    table.steps = STEPS;
    let (seat, number) = (table.seat, table.turn);
    events.add(|| CityEvent::Turn { seat, number });
    Ok(())
}

/// The reward cards that lie aside come into the hand, after the draw (C6.4).
fn take_up(city: &mut City, events: &mut Events<'_, CityEvent>) {
    let seat = city.table.seat;
    let cards = std::mem::take(&mut city.aside);
    if !cards.is_empty() {
        city.hands[seat.index()].add_all(&cards);
        events.add(|| CityEvent::TakeUp { seat, count: cards.len() as u8, cards: Some(cards) });
    }
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_declare(
    city: &mut City,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    check_declare(&city.known())?;
    let seat = city.table.seat;
    city.table.declared[seat.index()] = true;
    events.add(|| CityEvent::Declare { seat });
    if city.table.seats().all(|seat| city.table.declared[seat.index()]) {
        ending::rank(city, EndReason::Stalemate, events);
    }
    Ok(())
}
