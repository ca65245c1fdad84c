//! The largest numbers that are accepted: a game that has come so far goes on, and what it becomes is accepted too.

use crate::common::*;
use blue_moon_city::city::table::MAX_CRYSTALS;
use blue_moon_city::game::MAX_TURN;
use blue_moon_city::session::{Reader, Session};

#[test]
fn the_turn_after_the_last_number_has_that_number_too() {
    let mut city = game(2).turn_number(MAX_TURN - 1).city();
    for number in [MAX_TURN, MAX_TURN, MAX_TURN] {
        let turn = city.turn();
        city.plays(end_turn(""));
        assert_eq!(city.turn_number(), number);
        assert_ne!(city.turn(), turn);
    }
}

#[test]
fn a_record_of_such_turns_is_read_back() {
    let first = game(2).turn_number(MAX_TURN - 1).city();
    let mut session = Session::from_position(first, vec![]).unwrap();
    for _ in 0..4 {
        session.apply(&end_turn("")).unwrap();
    }
    let text = session.record(Reader::Everything, false).unwrap();
    let again = Session::<City>::from_record(&text).unwrap();
    assert_eq!(again.position(), session.position());
    assert_eq!(again.record(Reader::Everything, false), Ok(text));
}

#[test]
fn crystals_beyond_the_most_are_not_counted() {
    let mut city =
        game(2).figure(First, Citadel).hand(First, "V2 V3").crystals(First, MAX_CRYSTALS).city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.crystals(First), MAX_CRYSTALS);

    let mut city = game(2)
        .figure(First, Citadel)
        .dragon(Red, Citadel)
        .hand(First, "V2 V3")
        .scales(First, 8)
        .crystals(First, MAX_CRYSTALS - 2)
        .city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.crystals(First), MAX_CRYSTALS);
}

#[test]
fn the_stream_of_chance_begins_anew_after_the_last_position() {
    let mut state = game(2).deck("").city().state();
    state.generator.position = Generator::MAX_POSITION;
    let mut city = City::validate(&state).unwrap();
    city.plays(end_turn(""));
    assert!(city.state().generator.position < 100);

    let mut generator = Generator { position: Generator::MAX_POSITION, ..seed("a").generator() };
    generator.shuffle(&mut [0]);
    assert_eq!(generator.position, Generator::MAX_POSITION, "nothing was taken");
}
