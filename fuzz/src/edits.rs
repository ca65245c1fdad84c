//! Edits of plain states that keep every sum: cards, markers and scales go elsewhere. So most of what comes out is a
//! position that can be, and many a rare one.

use crate::choices::Choices;
use blue_moon_city::city::CityState;
use blue_moon_city::city::building::BuildingId;
use blue_moon_city::city::map::Tile;
use blue_moon_city::city::plain::Phase;
use blue_moon_city::seat::Seat;

/// Changes a state by some choices.
pub type Edit = fn(&mut CityState, &mut Choices<'_>);

/// All edits.
pub const ALL: &[Edit] = &[
    complete_all_but_some,
    enrich,
    offer,
    move_figures,
    move_dragons,
    fill_boxes,
    deal_many,
    empty_deck,
    be_quiet,
    hand_out_scales,
    go_far,
    lay_aside,
    change_turn,
];

fn seat(state: &CityState, choices: &mut Choices<'_>) -> usize {
    choices.below(state.hands.len())
}

/// Nearly all buildings are complete, the markers on them back in the supplies.
pub fn complete_all_but_some(state: &mut CityState, choices: &mut Choices<'_>) {
    let open = [choices.below(21), choices.below(21)];
    let keeps = choices.below(3);
    for (at, tile) in state.table.tiles.iter_mut().enumerate() {
        if tile.building == BuildingId::Courtyard || open[..keeps].contains(&at) {
            continue;
        }
        for owner in tile.boxes.iter_mut().filter_map(Option::take) {
            state.table.seats[owner.index()].markers += 1;
        }
        tile.complete = true;
    }
}

/// A player has some crystals more.
pub fn enrich(state: &mut CityState, choices: &mut Choices<'_>) {
    let seat = seat(state, choices);
    state.crystals[seat] = state.crystals[seat].saturating_add(choices.below(60) as u32);
}

/// Some players have made offerings.
pub fn offer(state: &mut CityState, choices: &mut Choices<'_>) {
    for _ in 0..choices.below(8) {
        let seat = seat(state, choices);
        let markers = &mut state.table.seats[seat].markers;
        let offered = state.table.obelisk.iter().filter(|owner| owner.index() == seat).count();
        // Not so many that the game is over.
        if *markers > 0 && offered + 1 < 8 - state.hands.len() {
            *markers -= 1;
            state.table.obelisk.push(Seat::ALL[seat]);
        }
    }
}

/// All figures are on any tiles.
pub fn move_figures(state: &mut CityState, choices: &mut Choices<'_>) {
    for seat in &mut state.table.seats {
        seat.figure = tile(choices);
    }
}

fn tile(choices: &mut Choices<'_>) -> Tile {
    Tile::new(choices.below(21) as u8).expect("there are 21 tiles")
}

/// All dragons are where a figure is, or outside.
pub fn move_dragons(state: &mut CityState, choices: &mut Choices<'_>) {
    let seats = &state.table.seats;
    let dragons = &mut state.table.dragons;
    for dragon in [&mut dragons.red, &mut dragons.green, &mut dragons.blue] {
        *dragon = seats.get(choices.below(seats.len() + 1)).map(|seat| seat.figure);
    }
}

/// Markers lie on all boxes of some buildings but one each, while there are any.
pub fn fill_boxes(state: &mut CityState, choices: &mut Choices<'_>) {
    let (first, count) = (choices.below(21), choices.below(22));
    let mut owner = seat(state, choices);
    for at in (first..21).chain(0..first).take(count) {
        let tile = &mut state.table.tiles[at];
        if tile.complete || tile.boxes.is_empty() {
            continue;
        }
        let open = choices.below(tile.boxes.len());
        for (_, place) in tile.boxes.iter_mut().enumerate().filter(|&(place, _)| place != open) {
            let seats = &mut state.table.seats;
            owner = (owner + 1) % seats.len();
            if place.is_none() && seats[owner].markers > 0 {
                seats[owner].markers -= 1;
                *place = Some(Seat::ALL[owner]);
            }
        }
    }
}

/// A player holds many more cards of the deck.
pub fn deal_many(state: &mut CityState, choices: &mut Choices<'_>) {
    let seat = seat(state, choices);
    let count = choices.below(41).min(state.deck.len());
    for card in state.deck.drain(..count) {
        state.hands[seat].add(card);
        state.table.seats[seat].hand_size += 1;
    }
    state.table.deck_size = state.deck.len() as u8;
}

/// The deck is on the discard pile, a few cards apart.
pub fn empty_deck(state: &mut CityState, choices: &mut Choices<'_>) {
    let left = choices.below(4).min(state.deck.len());
    for card in state.deck.drain(left..) {
        state.table.discard.add(card);
    }
    state.table.deck_size = left as u8;
}

/// The last turns were quiet, and some players have declared to be done.
pub fn be_quiet(state: &mut CityState, choices: &mut Choices<'_>) {
    let players = state.hands.len() as u8;
    let turns = 3 * players - choices.below(3) as u8;
    state.table.quiet_turns = turns;
    state.table.turn.number = state.table.turn.number.max(u32::from(turns) + 1);
    for seat in &mut state.table.seats {
        seat.declared = turns == 3 * players && choices.one_in(2);
    }
}

/// All scales but a few are handed out.
pub fn hand_out_scales(state: &mut CityState, choices: &mut Choices<'_>) {
    let left = 1 + choices.below(3) as u8;
    while state.table.pool > left {
        let seat = seat(state, choices);
        state.table.seats[seat].scales += 1;
        state.table.pool -= 1;
    }
}

/// Numbers are about as large as can be.
pub fn go_far(state: &mut CityState, choices: &mut Choices<'_>) {
    let seat = seat(state, choices);
    let below = choices.below(4);
    match choices.below(3) {
        0 => {
            let most = state.settings.turn_limit.unwrap_or(1_000_000_000);
            state.table.turn.number = most.saturating_sub(below as u32).max(1);
        }
        1 => state.crystals[seat] = 1_000_000_000 - below as u32,
        _ => state.generator.position = (1 << 52) - below as u64,
    }
}

/// Cards lie aside for the player whose turn it is (C6.4).
pub fn lay_aside(state: &mut CityState, choices: &mut Choices<'_>) {
    let count = choices.below(7).min(state.deck.len());
    for card in state.deck.drain(..count) {
        state.aside.add(card);
        state.table.aside_size += 1;
    }
    state.table.deck_size = state.deck.len() as u8;
}

/// It is another's turn, or another phase of it.
pub fn change_turn(state: &mut CityState, choices: &mut Choices<'_>) {
    let turn = &mut state.table.turn;
    turn.seat = Seat::ALL[choices.below(state.hands.len())];
    (turn.phase, turn.steps) = match choices.below(7) {
        0 | 1 => (Phase::Contribution, 0),
        steps => (Phase::Movement, steps as u8),
    };
}
