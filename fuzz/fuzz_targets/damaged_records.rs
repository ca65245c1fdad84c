//! A damaged record is refused; or it is one like any other: printed, it is read back as it is, and if its moves are
//! legal it is a game.
#![no_main]

use blue_moon_city::city::City;
use blue_moon_city::record::{Record, SeenRecord, game_of};
use blue_moon_city::seat::Seat;
use blue_moon_city::session::{Reader, Session};
use blue_moon_city_fuzz::{Choices, damage, play, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::endless(bytes);
    let mut session = start::session(&mut choices, true);
    for _ in 0..choices.below(30) {
        match play::choose(&play::legal_moves(session.position()), &mut choices) {
            Some(played) => session.apply(&played).expect("it is listed"),
            None => break,
        };
    }
    let reader = match choices.below(4) {
        0 => Reader::Seat(choices.of(&[None, Some(Seat::First)])),
        _ => Reader::Everything,
    };
    let mut text = session.record(reader, true).expect("somebody sits there");
    for _ in 0..choices.below(5) {
        damage::text(&mut text, &mut choices);
    }

    let _ = game_of(&text); // whatever it says
    if let Ok(record) = SeenRecord::<City>::parse(&text) {
        assert_eq!(SeenRecord::parse(&record.print()), Ok(record));
    }
    let Ok(record) = Record::<City>::parse(&text) else {
        assert!(Session::<City>::from_record(&text).is_err());
        return;
    };
    assert_eq!(Record::parse(&record.print()).as_ref(), Ok(&record));
    if let Ok(played) = Session::<City>::from_record(&text) {
        assert!(played.moves().eq(record.turns.iter().flatten()));
        let text = played.record(Reader::Everything, false).expect("it has a record");
        let again = Session::<City>::from_record(&text).expect("it is read back");
        assert_eq!(again.position(), played.position());
        assert_eq!(again.names(), played.names());
    }
});
