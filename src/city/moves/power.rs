//! The powers of the movement phase (C3.2): dragons fly and walk, the Flit carry the figure.

use super::{CityMove, hurry, in_hand, in_movement_phase};
use crate::city::card::Card;
use crate::city::error::CityErrorCode;
use crate::city::event::{CityEvent, Dragon};
use crate::city::known::Known;
use crate::city::map::Tile;
use crate::city::plain::Phase;
use crate::city::state::City;
use crate::error::RulesError;
use crate::game::Events;

/// The steps that a dragon walks at most.
pub const DRAGON_STEPS: u8 = 3;
/// The steps that an `F2` adds.
pub const EXTRA_STEPS: u8 = 2;

const FLYING: [Card; 3] = [Card::V1, Card::T1, Card::A1];
const WALKING: [Card; 3] = [Card::V2, Card::T2, Card::A2];

pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    let table = known.table;
    if table.phase != Phase::Movement {
        return;
    }
    for card in FLYING.into_iter().filter(|&card| known.hand.has(card)) {
        let from = table.dragon_of(card.people());
        let tiles = Tile::all_but(from);
        moves.extend(tiles.map(|to| CityMove::FlyDragon { card, to }));
    }
    for card in WALKING.into_iter().filter(|&card| known.hand.has(card)) {
        if let Some(from) = table.dragon_of(card.people()) {
            let tiles = from.within(DRAGON_STEPS);
            moves.extend(tiles.map(|to| CityMove::WalkDragon { card, to }));
        }
    }
    if known.hand.has(Card::F1) {
        let (from, must_race) = (table.here(), known.must_race());
        let tiles = Tile::all().filter(|&to| to != from && (!must_race || comes_nearer(from, to)));
        moves.extend(tiles.map(|to| CityMove::Fly { card: Card::F1, to }));
    }
    if known.hand.has(Card::F2) {
        moves.push(CityMove::ExtraSteps { card: Card::F2 });
    }
}

/// The dragon that flies.
///
/// # Errors
/// `wrong_phase` (C2.2, C3.4), `no_such_power` (C3.2), `card_not_in_hand`, `no_change` (C3.3).
pub(super) fn check_fly_dragon(
    known: &Known<'_>,
    card: Card,
    to: Tile,
) -> Result<Dragon, RulesError> {
    in_movement_phase(known)?;
    let dragon = dragon_of(&FLYING, card)?;
    in_hand(known, &card.into())?;
    let from = known.table.dragons[dragon as usize];
    changes(from != Some(to), "the dragon is on this tile already")?;
    Ok(dragon)
}

/// The dragon that walks, and from where.
///
/// # Errors
/// As when a dragon flies; `dragon_outside`, `out_of_reach` (C3.2).
pub(super) fn check_walk_dragon(
    known: &Known<'_>,
    card: Card,
    to: Tile,
) -> Result<(Dragon, Tile), RulesError> {
    in_movement_phase(known)?;
    let dragon = dragon_of(&WALKING, card)?;
    in_hand(known, &card.into())?;
    let Some(from) = known.table.dragons[dragon as usize] else {
        return Err(RulesError::by_rule(
            CityErrorCode::DragonOutside,
            "C3.2",
            "the dragon is not in the city yet",
        ));
    };
    changes(from != to, "the dragon is on this tile already")?;
    let steps = from.distance(to);
    if steps > DRAGON_STEPS {
        return Err(RulesError::by_rule(
            CityErrorCode::OutOfReach,
            "C3.2",
            "a dragon walks at most 3 steps",
        )
        .with("needed", i64::from(steps)));
    }
    Ok((dragon, from))
}

/// # Errors
/// `wrong_phase` (C2.2, C3.4), `no_such_power` (C3.2), `card_not_in_hand`, `no_change` (C3.3), `must_hurry` (C9.3).
pub(super) fn check_fly(known: &Known<'_>, card: Card, to: Tile) -> Result<(), RulesError> {
    in_movement_phase(known)?;
    has_power(card == Card::F1, card)?;
    in_hand(known, &card.into())?;
    let from = known.table.here();
    changes(from != to, "the figure is on this tile already")?;
    if known.must_race() && !comes_nearer(from, to) {
        return Err(hurry("in the race a flight must end nearer to the courtyard"));
    }
    Ok(())
}

/// # Errors
/// `wrong_phase` (C2.2, C3.4), `no_such_power` (C3.2), `card_not_in_hand`.
pub(super) fn check_extra_steps(known: &Known<'_>, card: Card) -> Result<(), RulesError> {
    in_movement_phase(known)?;
    has_power(card == Card::F2, card)?;
    in_hand(known, &card.into())
}

/// The dragon that a card of these moves.
fn dragon_of(powers: &[Card], card: Card) -> Result<Dragon, RulesError> {
    let dragon = Dragon::of(card.people()).filter(|_| powers.contains(&card));
    dragon.ok_or_else(|| no_such_power(card))
}

fn has_power(has: bool, card: Card) -> Result<(), RulesError> {
    if has { Ok(()) } else { Err(no_such_power(card)) }
}

fn no_such_power(card: Card) -> RulesError {
    RulesError::by_rule(CityErrorCode::NoSuchPower, "C3.2", "the card has no such power")
        .with("card", card.code())
}

fn changes(changes: bool, message: &str) -> Result<(), RulesError> {
    if changes {
        Ok(())
    } else {
        Err(RulesError::by_rule(CityErrorCode::NoChange, "C3.3", message))
    }
}

fn comes_nearer(from: Tile, to: Tile) -> bool {
    to.distance(Tile::COURTYARD) < from.distance(Tile::COURTYARD)
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_fly_dragon(
    city: &mut City,
    card: Card,
    to: Tile,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    let dragon = check_fly_dragon(&city.known(), card, to)?;
    let seat = city.table.seat;
    city.discard(&card.into());
    let from = city.table.dragons[dragon as usize].replace(to);
    events.add(|| CityEvent::FlyDragon { seat, card, dragon, from, to });
    Ok(())
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_walk_dragon(
    city: &mut City,
    card: Card,
    to: Tile,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    let (dragon, from) = check_walk_dragon(&city.known(), card, to)?;
    let seat = city.table.seat;
    city.discard(&card.into());
    city.table.dragons[dragon as usize] = Some(to);
    events.add(|| CityEvent::WalkDragon { seat, card, dragon, from, to });
    Ok(())
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_fly(
    city: &mut City,
    card: Card,
    to: Tile,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    check_fly(&city.known(), card, to)?;
    let seat = city.table.seat;
    city.discard(&card.into());
    let from = std::mem::replace(&mut city.table.figures[seat.index()], to);
    events.add(|| CityEvent::Fly { seat, card, from, to });
    Ok(())
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play_extra_steps(
    city: &mut City,
    card: Card,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    check_extra_steps(&city.known(), card)?;
    city.discard(&card.into());
    city.table.steps += EXTRA_STEPS;
    let (seat, steps_left) = (city.table.seat, city.table.steps);
    events.add(|| CityEvent::ExtraSteps { seat, card, steps_left });
    Ok(())
}
