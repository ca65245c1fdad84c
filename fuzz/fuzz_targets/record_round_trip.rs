//! A game is read back from its record with all that was taken back; a record for a seat is read back too and does not
//! hold what tells the cards; every move is read back from its word.
#![no_main]

use blue_moon_city::city::City;
use blue_moon_city::game::Game;
use blue_moon_city::record::{Record, SeenRecord};
use blue_moon_city::seat::Seat;
use blue_moon_city::session::{Reader, Session};
use blue_moon_city_fuzz::{Choices, play, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut session = start::session(&mut choices, true);
    loop {
        let moves = play::legal_moves(session.position());
        for played in &moves {
            assert_eq!(City::parse_move(&City::format_move(played)).as_ref(), Ok(played));
        }
        match play::choose(&moves, &mut choices) {
            Some(played) if !choices.are_used_up() => session.apply(&played),
            _ => break,
        }
        .expect("it is listed");
    }
    for _ in 0..choices.below(4) {
        let _ = session.undo(true); // there may be none
    }

    let ply = session.ply();
    check_full_record(&session, false, ply);
    check_full_record(&session, true, session.length());
    let players = session.position().players();
    for seat in Seat::all(players).map(Some).chain([None]) {
        check_seat_record(&session, seat);
    }
});

fn check_full_record(session: &Session<City>, with_undone: bool, length: usize) {
    let text = session.record(Reader::Everything, with_undone).expect("it has a record");
    let mut again = Session::<City>::from_record(&text).expect("it is read back");
    assert_eq!(again.record(Reader::Everything, true).as_ref(), Ok(&text));
    assert_eq!(Record::<City>::parse(&text).map(|record| record.print()), Ok(text));
    assert_eq!(again.names(), session.names());
    assert_eq!((again.ply(), again.length()), (length, length));
    assert!(again.moves().eq(session.moves().take(length)));
    assert_eq!(Ok(again.position()), session.at(length));
    while again.ply() > session.ply() {
        again.undo(true).expect("there are moves");
    }
    assert_eq!(again.position(), session.position());
}

fn check_seat_record(session: &Session<City>, seat: Option<Seat>) {
    let text = session.record(Reader::Seat(seat), true).expect("the seat is in the game");
    let record = SeenRecord::<City>::parse(&text).expect("it is read back");
    assert_eq!(record.print(), text);
    assert_eq!((record.seat, record.moves.len()), (seat, session.length()));
    let first = session.at(0).expect("it has a beginning").state();
    assert!(!text.contains(start::SEED) && !text.contains(&first.generator.key));
    assert!(Record::<City>::parse(&text).is_err(), "it can't be played on");
}
