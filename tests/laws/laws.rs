//! What holds at every position.

use crate::games::{Tried, after, moves, positions, readers};
use blue_moon_city::error::ErrorCode;
use blue_moon_city::game::Events;
use blue_moon_city::json;
use blue_moon_city::record::is_word;
use blue_moon_city::rng::Seed;
use blue_moon_city::session::{Session, UndoReason};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

pub fn listed_is_accepted<G: Tried>() {
    positions::<G>(|position, _, _| {
        let moves = moves(position);
        assert!(moves.windows(2).all(|two| two[0] < two[1]), "each once, in order: {moves:?}");
        for played in &moves {
            assert_eq!(G::check(&position.known(), played), Ok(()), "{played:?}");
            let (next, events) = after(position, played);
            let mut silent = position.clone();
            silent.apply(played, &mut Events::ignored()).unwrap();
            assert_eq!(silent, next, "events or not: {played:?}");
            assert!(!events.is_empty(), "something happens: {played:?}");
            assert_eq!(next.ply(), position.ply() + 1);
            assert_eq!((next.rules(), next.players()), (position.rules(), position.players()));
            assert_eq!(G::validate(&next.state()).as_ref(), Ok(&next), "{played:?}");
        }
    });
}

/// Moves that were legal somewhere else are refused where they are not listed.
pub fn refused_changes_nothing<G: Tried>() {
    let mut others: Vec<G::Move> = Vec::new();
    positions::<G>(|position, played, _| {
        others.extend(played.cloned());
        let moves = moves(position);
        for other in others.iter().rev().take(60).filter(|other| !moves.contains(other)) {
            let mut next = position.clone();
            let mut events = Vec::new();
            let refused = next.apply(other, &mut Events::to(&mut events));
            assert_eq!(refused.is_err(), G::check(&position.known(), other).is_err(), "{other:?}");
            if refused.is_ok() {
                assert!(G::may_be_unlisted(other), "{other:?} is accepted but not listed");
                continue;
            }
            assert_eq!((&next, &events), (position, &Vec::new()), "{other:?}");
        }
    });
}

fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(shape: &T) {
    let text = json::write(shape);
    let read: T = json::read(&text, ErrorCode::BadState).expect(&text);
    assert_eq!(&read, shape);
    assert_eq!(json::write(&read), text);
}

pub fn text_and_back<G: Tried>() {
    G::options().iter().for_each(read_back);
    positions::<G>(|position, played, _| {
        read_back(&position.state());
        assert_eq!(G::validate(&position.state()).as_ref(), Ok(position));
        for reader in readers(position) {
            let seen = position.seen(reader).unwrap();
            read_back(&G::view(&seen));
            assert_eq!(G::validate_view(&G::view(&seen)).as_ref(), Ok(&seen));
        }
        if let Some(played) = played {
            read_back(played);
            after(position, played).1.iter().for_each(read_back);
        }
    });
}

pub fn the_end<G: Tried>() {
    let mut ends = 0;
    positions::<G>(|position, played, _| {
        let over = position.outcome().is_some();
        assert_eq!(over, moves(position).is_empty());
        assert_eq!(over, position.actor().is_none());
        ends += u32::from(over);
        if let Some(outcome) = position.outcome() {
            assert_eq!(outcome.places.len(), usize::from(position.players()));
            assert!(outcome.winners.iter().all(|seat| outcome.places[seat.index()] == 1));
            assert!(played.is_none());
        }
    });
    assert!(ends > 0, "no game came to its end");
}

/// Positions that a seat can't tell apart have the same view, byte for byte, and whatever is told of them is the same.
pub fn hidden<G: Tried>() {
    positions::<G>(|position, played, chance| {
        for reader in readers(position) {
            let seen = position.seen(reader).unwrap();
            let view = json::write(&G::view(&seen));
            let drawn = G::resample(&seen, chance);
            assert_eq!(G::validate(&drawn.state()).as_ref(), Ok(&drawn), "it can be");
            assert_eq!(json::write(&G::view(&drawn.seen(reader).unwrap())), view);
            if reader.is_none() || reader != position.actor() {
                continue;
            }
            assert_eq!(moves(&drawn), moves(position));
            assert_eq!(drawn.actor(), position.actor());
            let Some(played) = played else { continue };
            let drawn_seen = drawn.seen(reader).unwrap();
            assert_eq!(G::foresee(&drawn_seen, played), G::foresee(&seen, played));
        }
    });
}

pub fn view_answers<G: Tried>() {
    positions::<G>(|position, played, _| {
        for reader in readers(position) {
            let view = G::view(&position.seen(reader).unwrap());
            let seen = G::validate_view(&view).unwrap();
            json::write(&G::status(&seen));
            let decides = reader.is_some() && reader == position.actor();
            match G::known_of_seen(&seen) {
                Ok(known) if decides => {
                    let mut found = Vec::new();
                    G::legal_moves(&known, &mut found);
                    assert_eq!(found, moves(position));
                    if let Some(played) = played {
                        assert_eq!(G::check(&known, played), Ok(()));
                    }
                }
                Ok(_) => assert!(position.actor().is_none(), "only who decides is told the moves"),
                Err(error) => {
                    assert!(!decides, "{error}");
                    assert_eq!(error.code(), ErrorCode::NotYourView);
                }
            }
        }
        let nobody = blue_moon_city::seat::Seat::all(4).nth(position.players().into());
        assert!(nobody.is_none_or(|seat| position.seen(Some(seat)).is_err()));
    });
}

/// What is certain happens, told to the player who decides as it was foreseen.
pub fn foreseen<G: Tried>() {
    positions::<G>(|position, played, _| {
        let (Some(actor), Some(played)) = (position.actor(), played) else { return };
        let foresight = G::foresee(&position.seen(Some(actor)).unwrap(), played).unwrap();
        let (next, events) = after(position, played);
        let told: Vec<_> =
            events.iter().filter_map(|event| G::event_for(event, Some(actor))).collect();
        assert!(foresight.events.len() <= told.len(), "{foresight:?} {told:?}");
        if !foresight.reveals {
            let passes_on = next.actor().is_some_and(|now| now != actor);
            assert_eq!(foresight.passes_on, passes_on, "{played:?}");
            assert_eq!(foresight.events, told, "nothing is hidden: all is certain");
        }
    });
}

pub fn undo<G: Tried>() {
    let mut reasons = [0; 3];
    for (kind, options) in G::options().iter().enumerate() {
        let seed = Seed::new(&format!("undo {kind}")).unwrap();
        let mut chance = seed.generator();
        let mut session = Session::<G>::new(options.clone(), seed, Vec::new()).unwrap();
        let mut before = vec![session.position().clone()];
        while let Some(by) = session.position().actor().filter(|_| session.ply() < 120) {
            let played = crate::games::choose::<G>(&moves(session.position()), &mut chance);
            session.apply(&played).unwrap();
            let now = session.position().actor();
            match session.can_undo() {
                None => {
                    assert!(now.is_none_or(|now| now == by), "{played:?} was another's decision");
                    session.undo(false).unwrap();
                    assert_eq!(Some(session.position()), before.last());
                    session.redo().unwrap();
                    reasons[0] += 1;
                }
                Some(reason) => {
                    let error = session.undo(false).unwrap_err();
                    assert_eq!(error.code(), ErrorCode::CannotUndo);
                    reasons[if reason == UndoReason::Revealed { 1 } else { 2 }] += 1;
                }
            }
            before.push(session.position().clone());
        }
        assert_eq!(before.len(), session.length() + 1);
        while let Some(position) = before.pop() {
            assert_eq!(session.position(), &position);
            assert_eq!(session.undo(true).is_ok(), !before.is_empty());
        }
        assert_eq!(session.can_undo(), Some(UndoReason::Beginning));
        while session.redo().is_ok() {}
        assert_eq!(session.ply(), session.length());
    }
    assert!(reasons[0] > 0 && reasons[1] > 0, "{reasons:?}");
}

pub fn words<G: Tried>() {
    positions::<G>(|position, _, _| {
        for played in moves(position) {
            let word = G::format_move(&played);
            assert!(is_word(&word), "{word}");
            assert_eq!(G::parse_move(&word).as_ref(), Ok(&played));
            for (by, reader) in readers(position)
                .into_iter()
                .flat_map(|reader| position.actor().map(|by| (by, reader)))
            {
                let Some(told) = G::move_for(&played, by, reader) else { continue };
                let word = G::format_move(&told);
                assert!(is_word(&word), "{word}");
                assert_eq!(G::parse_move(&word), Ok(told));
            }
        }
    });
    for word in ["", "?", "end", "12.", "{", "`", "a b", "é", &"x".repeat(201)] {
        assert!(!is_word(word) && G::parse_move(word).is_err(), "{word}");
    }
}

pub fn perft<G: Tried>() {
    let position = G::new(&G::options()[0], &Seed::new("perft").unwrap()).unwrap();
    let count = |position: &G| moves(position).len() as u64;
    assert_eq!(blue_moon_city::perft::perft(&position, 0), 1);
    assert_eq!(blue_moon_city::perft::perft(&position, 1), count(&position));
    let two: u64 = moves(&position).iter().map(|played| count(&after(&position, played).0)).sum();
    assert_eq!(blue_moon_city::perft::perft::<G>(&position, 2), two);
}

pub fn rules<G: Tried>() {
    let (options, seed) = (&G::options()[0], Seed::new("rules").unwrap());
    assert!(G::begin(G::RULES, options, &seed).is_ok() && G::facts(G::RULES).is_ok());
    for unknown in [0, 98, u32::MAX] {
        assert_eq!(G::begin(unknown, options, &seed).unwrap_err().code(), ErrorCode::NewerVersion);
        assert!(G::facts(unknown).is_err());
    }
}
