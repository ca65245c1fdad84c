//! Whole games with their final states, the same natively, in Node and in browsers: each of them replays the records
//! in `tests/golden` and compares the states there, byte for byte.
//!
//! `make golden` makes them anew; what git shows then is what a change did.

use crate::common::golden::*;
use crate::common::*;
use blue_moon_city::json;
use blue_moon_city::session::{Reader, Session};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn games_end_as_they_are_recorded() {
    for plan in plans() {
        let name = &plan.name;
        let (record, state) = (format!("{name}.txt"), format!("{name}.json"));
        let played = plan.play();
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(folder()).unwrap();
            let text = played.record(Reader::Everything, false).unwrap();
            std::fs::write(folder().join(record), text).unwrap();
            let text = json::write(&played.position().state()) + "\n";
            std::fs::write(folder().join(&state), text).unwrap();
        }
        let session = Session::<City>::from_record(&plan.record()).unwrap();
        let expected = std::fs::read_to_string(folder().join(state)).unwrap();
        assert_eq!(json::write(&session.position().state()), expected.trim_end(), "{name}");
        assert!(session.position().outcome().is_some());
        assert_eq!(played.position(), session.position(), "{name}: the same players play alike");
    }
}

#[test]
fn there_are_no_other_games_in_the_folder() {
    let expected: BTreeSet<String> = plans()
        .into_iter()
        .flat_map(|plan| [format!("{}.txt", plan.name), format!("{}.json", plan.name)])
        .collect();
    let files = std::fs::read_dir(folder()).unwrap();
    let found: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let strange: Vec<&String> = found.symmetric_difference(&expected).collect();
    assert_eq!(strange, Vec::<&String>::new());
    assert!(expected.len() >= 2 * 200);
}

#[test]
fn the_games_come_to_every_ending() {
    let mut endings: BTreeMap<(String, usize), u32> = BTreeMap::new();
    for plan in plans() {
        let session = Session::<City>::from_record(&plan.record()).unwrap();
        let result = session.position().result().unwrap();
        *endings.entry((format!("{:?}", result.reason), result.winners.len())).or_default() += 1;
    }
    println!("{endings:?}");
    let reached = |reason: &str, winners: usize| endings.contains_key(&(reason.into(), winners));
    assert!(reached("Offerings", 1) && reached("NoMarkers", 0), "{endings:?}");
    for reason in ["Race", "Stalemate", "TurnLimit"] {
        assert!(reached(reason, 1), "{reason} {endings:?}");
        assert!((2..=4).any(|number| reached(reason, number)), "shared: {reason} {endings:?}");
    }
}
