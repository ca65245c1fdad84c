//! Two positions that differ in what a seat can't know look the same to it: the same view to the byte, the same status,
//! moves and previews if the seat is to move, and the same news of the same move (C10).
#![no_main]

use blue_moon_city::city::event::CityEvent;
use blue_moon_city::city::{City, CityMove};
use blue_moon_city::game::Game;
use blue_moon_city::json;
use blue_moon_city::seat::Seat;
use blue_moon_city::session::{Reader, Session};
use blue_moon_city_fuzz::{Choices, hidden, play, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut city = start::city(&mut choices);
    while let Some(played) = play::choose(&play::legal_moves(&city), &mut choices)
        && choices.rest().len() > 12
    {
        play::apply(&mut city, &played);
    }
    let mut choices = Choices::endless(choices.rest());
    for seat in Seat::all(city.players()).map(Some).chain([None]) {
        let other = hidden::deal_anew(&city, seat, &mut choices);
        check_moves(&city, &other, seat, &mut choices);
        check_looks(&city, &hidden::enrich_others(&other, seat, &mut choices), seat);
    }
});

fn check_looks(city: &City, other: &City, seat: Option<Seat>) {
    let look = |city: &City| {
        let seen = city.seen(seat).expect("somebody sits there");
        let moves = City::known_of_seen(&seen).ok().map(|known| {
            let mut moves = Vec::new();
            City::legal_moves(&known, &mut moves);
            assert_eq!(moves, play::legal_moves(city), "a view tells the moves (C10.4)");
            moves
        });
        assert_eq!(moves.is_some(), seat == Some(city.turn()));
        (json::write(&City::view(&seen)), json::write(&City::status(&seen)), moves)
    };
    assert_eq!(look(city), look(other));
}

/// The same move in both positions, if it is one in both: with the same crystals the same happens, cards apart.
fn check_moves(city: &City, other: &City, seat: Option<Seat>, choices: &mut Choices<'_>) {
    let others = play::legal_moves(other);
    let mut common = play::legal_moves(city);
    common.retain(|played| others.binary_search(played).is_ok());
    let Some(played) = play::choose(&common, choices) else { return };
    if seat == Some(city.turn()) {
        assert_eq!(foreseen(city, &played), foreseen(other, &played));
    }
    assert_eq!(told(city, &played, seat), told(other, &played, seat));
    let record = |city: &City| {
        let mut session = Session::from_position(*city, Vec::new())?;
        session.apply(&played)?;
        session.record(Reader::Seat(None), false)
    };
    assert_eq!(record(city), record(other), "a record for spectators tells no cards");
}

fn foreseen(city: &City, played: &CityMove) -> Vec<CityEvent> {
    let seen = city.seen(Some(city.turn())).expect("somebody sits there");
    City::preview(&seen, played).expect("the move is legal")
}

/// What the seat is told, without the cards that come into its own hand: those may be different ones.
fn told(city: &City, played: &CityMove, seat: Option<Seat>) -> Vec<CityEvent> {
    let events = play::apply(&mut city.clone(), played);
    let told = events.iter().filter_map(|event| City::event_for(event, seat));
    told.map(|event| match event {
        CityEvent::Draw { seat: owner, count, cards }
        | CityEvent::TakeUp { seat: owner, count, cards } => {
            assert_eq!(cards.is_some(), seat == Some(owner), "cards are told to their owner alone");
            CityEvent::Draw { seat: owner, count, cards: None }
        }
        other => other,
    })
    .collect()
}
