//! What valgrind counts the instructions of, see `scripts/counts.mjs`: a function for each figure.
//!
//! All of it is fixed, no time is measured, and the automaton of payments is unpacked before: the same program executes
//! the same instructions wherever it runs.

use blue_moon_city::city::card::Cards;
use blue_moon_city::city::event::CityEvent;
use blue_moon_city::city::known::Known;
use blue_moon_city::city::map::Tile;
use blue_moon_city::city::table::all_cards;
use blue_moon_city::city::{City, CityMove, CityOptions, CityState};
use blue_moon_city::game::{Events, Game};
use blue_moon_city::rng::Seed;
use blue_moon_city::session::Session;
use std::hint::black_box;

/// A whole game, all legal moves listed before each move.
#[inline(never)]
fn whole_game(first: &City, played: &[CityMove], moves: &mut Vec<CityMove>) {
    let mut city = *first;
    for one in played {
        moves.clear();
        City::legal_moves(&city.known(), moves);
        black_box(&moves);
        city.apply(one, &mut Events::ignored()).expect("recorded");
    }
    black_box(city);
}

/// The same game without the lists.
#[inline(never)]
fn moves_alone(first: &City, played: &[CityMove]) {
    let mut city = *first;
    for one in played {
        city.apply(one, &mut Events::ignored()).expect("recorded");
    }
    black_box(city);
}

/// The same game with what happens.
#[inline(never)]
fn moves_with_events(first: &City, played: &[CityMove], events: &mut Vec<CityEvent>) {
    let mut city = *first;
    for one in played {
        events.clear();
        city.apply(one, &mut Events::to(events)).expect("recorded");
        black_box(&events);
    }
    black_box(city);
}

/// The legal moves with all 80 cards in hand, on the palace with four open boxes.
#[inline(never)]
fn longest_list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    moves.clear();
    City::legal_moves(known, moves);
    black_box(moves);
}

/// A position from its plain shape and back.
#[inline(never)]
fn state_and_back(state: &CityState) {
    black_box(City::validate(state).expect("recorded").state());
}

fn main() {
    let record = include_str!("../tests/golden/3-sensible-00.txt");
    let session = Session::<City>::from_record(record).expect("recorded");
    let played: Vec<CityMove> = session.moves().copied().collect();
    let first = session.at(0).expect("the first position");
    let (mut moves, mut events) = (Vec::with_capacity(8192), Vec::with_capacity(64));

    let city = City::new(&CityOptions::new(2), &Seed::new("counts").expect("a short text"))
        .expect("usual options");
    let mut table = *city.table();
    table.figures[table.seat.index()] = Tile::new(11).expect("the tile of the palace");
    let mut hand = Cards::NONE;
    for (card, count) in all_cards(&table.settings) {
        (0..count).for_each(|_| hand.add(card));
    }
    let rich = Known { table: &table, hand: &hand, crystals: 0 };
    City::legal_moves(&rich, &mut moves);

    whole_game(first, &played, &mut moves);
    moves_alone(first, &played);
    moves_with_events(first, &played, &mut events);
    longest_list(&rich, &mut moves);
    state_and_back(&session.position().state());
}
