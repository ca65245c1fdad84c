//! Which rules a move breaks.

use super::Rules;
use super::cards::{Card, People, contains, sorted};
use super::city::{courtyard, distance, tiles};
use super::ending::{ended_by, must_hurry, quiet_limit};
use super::facts::facts;
use super::minimal::pays_box;
use super::payments::{Lifted, Way, colours, ways};
use super::shapes::{Dragon, Move};
use super::state::{Phase, State};

/// Stands among the broken rules for what is no move at all.
pub const MALFORMED: &str = "malformed";

/// How many cards may be discarded at the end of a turn (C8.1).
pub const MOST_DISCARDS: usize = 2;
/// How far a dragon walks at most (C3.2).
const DRAGON_STEPS: u32 = 3;

/// Every rule that the move breaks.
pub fn broken_rules(state: &State, played: &Move) -> Rules {
    if let Some(result) = &state.table.result {
        return Rules::from([ended_by(result.reason)]);
    }
    match played {
        Move::Walk { to } => walk(state, *to),
        Move::FlyDragon { card, to } => fly_dragon(state, *card, *to),
        Move::WalkDragon { card, to } => walk_dragon(state, *card, *to),
        Move::Fly { card, to } => fly(state, *card, *to),
        Move::ExtraSteps { card } => extra_steps(state, *card),
        Move::Contribute { r#box, cards } => contribute(state, *r#box, cards),
        Move::Offer { pillar } => offer(state, *pillar),
        Move::EndTurn { discard } => end_turn(state, discard),
        Move::DeclareDone => declare_done(state),
    }
}

/// The figure walks.
fn walk(state: &State, to: usize) -> Rules {
    if !tiles().contains(&to) {
        return Rules::from([MALFORMED]);
    }
    let mut broken = Rules::new();
    let from = state.figure();
    let steps = distance(from, to);
    if state.table.turn.phase != Phase::Movement {
        broken.insert("C2.2");
    }
    if steps > state.table.turn.steps {
        broken.insert("C3.1");
    }
    if steps == 0 {
        broken.insert("C3.3");
    }
    if must_hurry(state) && distance(to, courtyard()) + steps != distance(from, courtyard()) {
        broken.insert("C9.3");
    }
    broken
}

/// What every power of the movement phase needs: its card in the hand, and the phase.
fn power(state: &State, card: Card) -> Rules {
    let mut broken = Rules::new();
    if state.table.turn.phase != Phase::Movement {
        broken.extend(["C2.2", "C3.2"]);
    }
    if !state.hand().contains(&card) {
        broken.extend(["C2.3", "C3.2"]);
    }
    broken
}

/// The dragon of a people and where it is.
pub fn dragon_of(state: &State, people: People) -> Option<(Dragon, Option<usize>)> {
    let dragons = &state.table.dragons;
    match people {
        People::Vulca => Some((Dragon::Red, dragons.red)),
        People::Terrah => Some((Dragon::Green, dragons.green)),
        People::Aqua => Some((Dragon::Blue, dragons.blue)),
        _ => None,
    }
}

/// A dragon flies to any tile.
fn fly_dragon(state: &State, card: Card, to: usize) -> Rules {
    if !tiles().contains(&to) {
        return Rules::from([MALFORMED]);
    }
    let mut broken = power(state, card);
    match dragon_of(state, card.people) {
        Some((_, from)) if card.value == 1 => {
            if from == Some(to) {
                broken.insert("C3.3");
            }
        }
        _ => {
            broken.insert("C3.2");
        }
    }
    broken
}

/// A dragon walks inside the city.
fn walk_dragon(state: &State, card: Card, to: usize) -> Rules {
    if !tiles().contains(&to) {
        return Rules::from([MALFORMED]);
    }
    let mut broken = power(state, card);
    match dragon_of(state, card.people) {
        Some((_, Some(from))) if card.value == 2 => {
            if from == to {
                broken.insert("C3.3");
            }
            if distance(from, to) > DRAGON_STEPS {
                broken.insert("C3.2");
            }
        }
        _ => {
            broken.insert("C3.2");
        }
    }
    broken
}

/// The figure flies to any tile.
fn fly(state: &State, card: Card, to: usize) -> Rules {
    if !tiles().contains(&to) {
        return Rules::from([MALFORMED]);
    }
    let mut broken = power(state, card);
    let from = state.figure();
    if !card.is(People::Flit, 1) {
        broken.insert("C3.2");
    }
    if from == to {
        broken.insert("C3.3");
    }
    if must_hurry(state) && distance(to, courtyard()) >= distance(from, courtyard()) {
        broken.insert("C9.3");
    }
    broken
}

/// The figure gets more steps.
fn extra_steps(state: &State, card: Card) -> Rules {
    let mut broken = power(state, card);
    if !card.is(People::Flit, 2) {
        broken.insert("C3.2");
    }
    broken
}

/// A box of the tile of the figure is filled.
fn contribute(state: &State, place: usize, cards: &[Card]) -> Rules {
    let mut broken = Rules::new();
    let tile = &state.table.tiles[state.figure()];
    if state.table.seats[state.active()].markers == 0 {
        broken.insert("C4.1");
    }
    if !contains(state.hand(), cards) {
        broken.extend(["C2.3", "C4.2"]);
    }
    if state.figure() == courtyard() {
        broken.insert("C1.3");
    }
    let filled = tile.boxes.get(place).is_none_or(|owner| owner.is_some());
    if tile.complete || filled {
        broken.insert("C4.1");
    }
    if place < tile.boxes.len() {
        let building = facts().building(&tile.building);
        broken.extend(payment(cards, building.people, building.boxes[place]));
    }
    broken
}

/// What is wrong with a payment. It never says how the cards are meant, so it breaks a limit of
/// C4.5, C4.6 or C4.8 if it would be good without this one.
fn payment(cards: &[Card], building: Option<People>, number: u32) -> Rules {
    let cards = sorted(cards.to_vec());
    if pays_box(&cards, building, number) {
        return Rules::new();
    }
    let mut broken = Rules::from(["C4.2"]);
    let used_by = |lifted: Lifted| -> Vec<Way> {
        colours(building).into_iter().flat_map(|colour| ways(&cards, colour, lifted)).collect()
    };
    let good = |lifted: Lifted| used_by(lifted).iter().any(|way| way.sum >= number);
    if used_by(Lifted::Nothing).is_empty() {
        broken.insert("C4.7");
    }
    if good(Lifted::PairValues) {
        broken.insert("C4.5");
    }
    if good(Lifted::TurnedCards) {
        broken.insert("C4.6");
    }
    let values: u32 = cards.iter().map(|card| u32::from(card.value)).sum();
    if building.is_none() && values >= number {
        broken.insert("C4.8");
    }
    broken
}

/// An offering on the courtyard.
fn offer(state: &State, pillar: Option<Card>) -> Rules {
    let mut broken = Rules::new();
    let seat = state.active();
    let on_courtyard = state.figure() == courtyard();
    let offered = on_courtyard && state.table.turn.phase == Phase::Contribution;
    if !on_courtyard {
        broken.insert("C7.1");
    }
    let surcharge = match pillar {
        None => 0,
        Some(card) => u32::from(card.value),
    };
    match pillar {
        None if offered => broken.extend(["C7.1", "C7.2"]),
        None => {}
        Some(card) => {
            if !offered || card.people != People::Pillar || card.value > 2 {
                broken.insert("C7.2");
            }
            if !state.hand().contains(&card) {
                broken.extend(["C2.3", "C7.2"]);
            }
        }
    }
    let number = state.lowest_open_box();
    let poor = |surcharge| number.is_none_or(|number| state.crystals[seat] < number + surcharge);
    let without_marker = state.table.seats[seat].markers == 0;
    if without_marker || poor(0) {
        broken.insert("C7.1");
    }
    if pillar.is_some() && (without_marker || poor(surcharge)) {
        broken.insert("C7.2");
    }
    broken
}

/// The turn ends with these cards discarded.
fn end_turn(state: &State, discard: &[Card]) -> Rules {
    let mut broken = Rules::new();
    if discard.len() > MOST_DISCARDS {
        broken.insert("C8.1");
    }
    if !contains(state.hand(), discard) {
        broken.extend(["C2.3", "C8.1"]);
    }
    if must_hurry(state) {
        let turn = &state.table.turn;
        let on_courtyard = state.figure() == courtyard();
        let on_the_way = !on_courtyard && turn.steps > 0;
        let without_offering = on_courtyard && turn.phase == Phase::Movement;
        if on_the_way || without_offering {
            broken.insert("C9.3");
        }
    }
    broken
}

/// The player declares to be done.
fn declare_done(state: &State) -> Rules {
    let stale = state.table.quiet_turns >= quiet_limit(state);
    if !stale || state.table.seats[state.active()].declared {
        return Rules::from(["C9.4"]);
    }
    Rules::new()
}
