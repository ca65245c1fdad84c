//! Whole games with their final states, the same natively, in Node and in a browser: each of them replays the records
//! in `tests/golden` and compares the states there, byte for byte.
//!
//! `BLESS=1 cargo test --test games golden` makes them anew.

use blue_moon_city::city::plain::{Layout, LayoutScheme};
use blue_moon_city::city::{City, CityMove, CityOptions};
use blue_moon_city::game::Game;
use blue_moon_city::json;
use blue_moon_city::rng::Seed;
use blue_moon_city::session::{Reader, Session};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The games by their file names.
fn games() -> Vec<(&'static str, CityOptions)> {
    let usual = CityOptions::new;
    vec![
        ("two-players", usual(2)),
        ("three-players", usual(3)),
        ("four-players", usual(4)),
        (
            "random-city",
            CityOptions { layout: Some(Layout::Scheme(LayoutScheme::Random)), ..usual(3) },
        ),
        ("turn-limit", CityOptions { turn_limit: Some(60), open_crystals: Some(true), ..usual(4) }),
        (
            "house-rules",
            CityOptions { cards: Some([5, 3, 2]), return_all_scales: Some(true), ..usual(2) },
        ),
    ]
}

/// Plays by chance: a contribution or an offering whenever there is one.
fn play(name: &str, options: CityOptions) -> Session<City> {
    let seed = Seed::new(name).unwrap();
    let mut chance = seed.generator();
    let mut session = Session::<City>::new(options, seed, Vec::new()).unwrap();
    let mut moves = Vec::new();
    while session.position().actor().is_some() {
        moves.clear();
        City::legal_moves(&session.position().known(), &mut moves);
        let good = |played: &&CityMove| {
            matches!(played, CityMove::Contribute { .. } | CityMove::Offer { .. })
        };
        let mut choice: Vec<_> = moves.iter().filter(good).copied().collect();
        if choice.is_empty() {
            choice.clone_from(&moves);
        }
        session.apply(&choice[chance.below(choice.len() as u32) as usize]).unwrap();
    }
    session
}

#[test]
fn games_end_as_they_are_recorded() {
    for (name, options) in games() {
        let (record, state) =
            (folder().join(name).with_extension("txt"), folder().join(name).with_extension("json"));
        if std::env::var_os("BLESS").is_some() {
            let session = play(name, options.clone());
            std::fs::create_dir_all(folder()).unwrap();
            std::fs::write(&record, session.record(Reader::Everything, false).unwrap()).unwrap();
            std::fs::write(&state, json::write(&session.position().state()) + "\n").unwrap();
        }
        let session =
            Session::<City>::from_record(&std::fs::read_to_string(&record).unwrap()).unwrap();
        let expected = std::fs::read_to_string(&state).unwrap();
        assert_eq!(json::write(&session.position().state()), expected.trim_end(), "{name}");
        assert!(session.position().outcome().is_some());
        // The same seed and policy still lead there.
        assert_eq!(play(name, options).position(), session.position(), "{name}");
    }
}
