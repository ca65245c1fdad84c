//! What released versions saved: states, views and records in `tests/saves`, a folder a version, are loaded for ever.
//!
//! After a new version number `make golden` writes the folder of that version; it is committed and never changed.

use crate::common::golden;
use crate::common::*;
use blue_moon_city::city::Seen;
use blue_moon_city::city::plain::CityView;
use blue_moon_city::json;
use blue_moon_city::record::SeenRecord;
use blue_moon_city::session::{Reader, Session};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Games and the ply at which they are saved: early, in the middle, in the race, near the end, and at the end.
const SAVED: [(&str, usize); 6] = [
    ("2-sensible-00", 3),
    ("3-playful-02", 120),
    ("4-sensible-03", 90),
    ("3-builder-22", 203),
    ("4-squatter-06", 60),
    ("from-stalemate", 1),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
}

/// Writes what this version saves.
fn write(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    for (game, ply) in SAVED {
        let record = golden::folder().join(format!("{game}.txt"));
        let mut session =
            Session::<City>::from_record(&std::fs::read_to_string(record).unwrap()).unwrap();
        let save = |session: &Session<City>, kind: &str| {
            let write = |what: &str, text: String| {
                std::fs::write(folder.join(format!("{game}.{kind}.{what}")), text).unwrap();
            };
            let city = session.position();
            write("state.json", json::write(&city.state()));
            write("view.json", json::write(&City::view(&city.seen(Some(city.turn())).unwrap())));
            write("record.txt", session.record(Reader::Everything, true).unwrap());
        };
        save(&session, "end");
        while session.ply() > ply {
            session.undo(true).unwrap();
        }
        save(&session, "middle");
        let seen = session.record(Reader::Seat(Some(First)), false).unwrap();
        std::fs::write(folder.join(format!("{game}.middle.seat.txt")), seen).unwrap();
    }
}

#[test]
fn saves_of_all_versions_are_loaded() {
    let current = folder().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("BLESS").is_some() && !current.exists() {
        write(&current);
    }
    assert!(current.exists(), "`make golden` writes {current:?}");
    let mut loaded: BTreeMap<String, u32> = BTreeMap::new();
    for version in std::fs::read_dir(folder()).unwrap() {
        for file in std::fs::read_dir(version.unwrap().path()).unwrap() {
            let file = file.unwrap().path();
            let text = std::fs::read_to_string(&file).unwrap();
            let name = file.file_name().unwrap().to_str().unwrap();
            let (game, kind) = name.split_once('.').unwrap();
            let whole = |kind: &str| {
                std::fs::read_to_string(file.with_file_name(format!("{game}.{kind}"))).unwrap()
            };
            match kind {
                "end.state.json" | "middle.state.json" => {
                    let state: CityState = json::read(&text, ErrorCode::BadState).unwrap();
                    let city =
                        City::validate(&state).unwrap_or_else(|error| panic!("{file:?}: {error}"));
                    assert_eq!(city.outcome().is_some(), kind.starts_with("end"), "{file:?}");
                    assert_eq!(city.moves().is_empty(), kind.starts_with("end"), "{file:?}");
                }
                "end.view.json" | "middle.view.json" => {
                    let view: CityView = json::read(&text, ErrorCode::BadState).unwrap();
                    Seen::validate(&view).unwrap_or_else(|error| panic!("{file:?}: {error}"));
                    let state: CityState =
                        json::read(&whole(&kind.replace("view", "state")), ErrorCode::BadState)
                            .unwrap();
                    let city = City::validate(&state).unwrap();
                    let seen = City::view(&city.seen(view.view).unwrap());
                    let (version, ply) = (seen.version, seen.ply);
                    let told = CityView { version, ply: view.ply.or(ply), ..view };
                    assert_eq!(seen, told, "{file:?}");
                }
                "end.record.txt" | "middle.record.txt" => {
                    let session = Session::<City>::from_record(&text)
                        .unwrap_or_else(|error| panic!("{file:?}: {error}"));
                    // Moves that were taken back are saved too: they lead to the end.
                    let state: CityState =
                        json::read(&whole("end.state.json"), ErrorCode::BadState).unwrap();
                    let reached = session.position().state();
                    let (version, ply) = (reached.version, reached.ply);
                    let told = CityState { version, ply: state.ply.or(ply), ..state };
                    assert_eq!(reached, told, "{file:?}");
                }
                "middle.seat.txt" => {
                    SeenRecord::<City>::parse(&text)
                        .unwrap_or_else(|error| panic!("{file:?}: {error}"));
                }
                _ => panic!("what is {file:?}?"),
            }
            *loaded.entry(kind.to_owned()).or_default() += 1;
        }
    }
    assert!(loaded.len() == 7 && loaded.values().all(|&number| number >= 6), "{loaded:?}");
}
