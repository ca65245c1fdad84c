//! Records of every game.

use crate::games::{Tried, choose, moves, readers};
use blue_moon_city::error::ErrorCode;
use blue_moon_city::record::{Record, SeenRecord};
use blue_moon_city::rng::Seed;
use blue_moon_city::session::{Reader, Session};

/// A game of up to so many moves for each kind of options.
fn sessions<G: Tried>(most: usize) -> Vec<Session<G>> {
    let play = |(kind, options): (usize, &G::Options)| {
        let seed = Seed::new(&format!("record {kind}")).unwrap();
        let mut chance = seed.generator();
        let mut session = Session::<G>::new(options.clone(), seed, Vec::new()).unwrap();
        while session.length() < most && session.position().outcome().is_none() {
            let played = choose::<G>(&moves(session.position()), &mut chance);
            session.apply(&played).unwrap();
        }
        session
    };
    G::options().iter().enumerate().map(play).collect()
}

pub fn replay<G: Tried>() {
    for session in sessions::<G>(200) {
        let text = session.record(Reader::Everything, false).unwrap();
        assert_eq!(Record::<G>::parse(&text).unwrap().print(), text);
        let again = Session::<G>::from_record(&text).unwrap();
        assert_eq!(again.position(), session.position());
        assert_eq!(again.record(Reader::Everything, false).unwrap(), text);
        let middle = session.fork(session.ply() / 2).unwrap();
        let state = middle.position().state();
        let mut from = Session::<G>::from_state(&state, Vec::new()).unwrap();
        session.moves().skip(middle.ply()).for_each(|played| {
            from.apply(played).unwrap();
        });
        let text = from.record(Reader::Everything, false).unwrap();
        assert_eq!(Session::<G>::from_record(&text).unwrap().position(), session.position());
        // However it was pasted.
        let mail: String = text.lines().map(|line| format!("> {line}\u{a0}\r\n")).collect();
        let pasted = format!("\u{feff}Look at this:\r\n\r\n{mail}\r\nBye\r\n");
        assert_eq!(Session::<G>::from_record(&pasted).unwrap().position(), session.position());
        let other = text.replacen(&format!("{:?}", G::ID), "\"else\"", 1);
        let refused = Session::<G>::from_record(&other).unwrap_err();
        assert_eq!(refused.code(), ErrorCode::UnknownGame);
    }
}

pub fn seat<G: Tried>() {
    for session in sessions::<G>(60) {
        for reader in readers(session.position()) {
            let text = session.record(Reader::Seat(reader), false).unwrap();
            let seen = SeenRecord::<G>::parse(&text).unwrap();
            assert_eq!(seen.print(), text);
            assert_eq!((seen.seat, seen.moves.len()), (reader, session.length()));
            assert_eq!(seen.view, G::view(&session.at(0).unwrap().seen(reader).unwrap()));
            assert_eq!(seen.now, G::view(&session.position().seen(reader).unwrap()));
            for (ply, told) in (1..).zip(&seen.moves) {
                let by = session.at(ply - 1).unwrap().actor().unwrap();
                let played = session.moves().nth(ply - 1).unwrap();
                assert_eq!(told.played, G::move_for(played, by, reader));
                let events: Vec<_> = session
                    .events(ply)
                    .unwrap()
                    .iter()
                    .filter_map(|event| G::event_for(event, reader))
                    .collect();
                assert_eq!(told.events, events);
            }
            assert!(Session::<G>::from_record(&text).is_err(), "it can't be played on");
        }
    }
}

pub fn cut<G: Tried>() {
    let sessions = sessions::<G>(25);
    let session = &sessions[0];
    let all: Vec<G::Move> = session.moves().cloned().collect();
    let text = session.record(Reader::Everything, false).unwrap();
    for cut in 0..text.trim_end().len() {
        let part = &text[..cut];
        assert!(Session::<G>::from_record(part).is_err(), "{part}");
        if let Ok((salvaged, damage)) = Session::<G>::salvage(part) {
            let found: Vec<G::Move> = salvaged.moves().cloned().collect();
            assert_eq!(found, all[..found.len()], "{part}");
            assert!(damage.is_some(), "{part}");
        }
    }
}
