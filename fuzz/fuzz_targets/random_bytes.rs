//! Any bytes at all: nothing panics, and our reader of JSON takes nothing that another one refuses, and refuses nothing
//! that is written as we write it.
#![no_main]

use blue_moon_city::city::plain::{CityState, CityView};
use blue_moon_city::city::{City, CityMove, CityOptions, Selection, event::CityEvent};
use blue_moon_city::game::Game;
use blue_moon_city::json::{self, FromJson, Present};
use blue_moon_city::record::{Record, SeenRecord, game_of};
use blue_moon_city::rng::Seed;
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Some(state) = read::<CityState>(&text) {
        let _ = City::validate(&state); // whatever it says
    }
    if let Some(view) = read::<CityView>(&text) {
        let _ = City::validate_view(&view);
    }
    if let Some(options) = read::<CityOptions>(&text)
        && let Ok(city) = City::new(&options, &Seed::new("any").expect("it is short"))
    {
        assert_eq!(City::validate(&city.state()), Ok(city));
    }
    read::<CityMove>(&text);
    read::<Vec<CityEvent>>(&text);
    let _ = json::read::<Selection>(&text);
    let anything: Result<Value, _> = serde_json::from_str(&text);
    let skipped = json::read::<Present>(&text);
    assert!(skipped.is_err() || anything.is_ok(), "it is JSON");
    assert!(
        skipped.is_ok() || anything.is_ok_and(|value| !is_ours(&value, 12)) || is_no_json(&text)
    );

    let _ = (game_of(&text), Record::<City>::parse(&text), SeenRecord::<City>::parse(&text));
    if let Ok(played) = City::parse_move(&text) {
        assert_eq!(City::parse_move(&City::format_move(&played)), Ok(played));
    }
    assert_eq!(Seed::new(&text).is_ok(), (1..=100).contains(&text.chars().count()));
});

fn is_no_json(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_err()
}

/// The shape as our reader finds it in the text, which the other reader must find there too.
fn read<T: FromJson + Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let ours: Option<T> = json::read(text).ok();
    let theirs: Option<T> = serde_json::from_str(text).ok();
    if ours != theirs {
        // What ours refuses on purpose: structs written as lists of their fields, enums as objects, huge numbers.
        let written = serde_json::to_value(theirs.expect("it is JSON of this shape"));
        let found: Value = serde_json::from_str(text).expect("it is JSON");
        assert!(ours.is_none() && !is_alike(&found, &written.expect("it can be written")));
    }
    ours
}

/// Whether what was found has the same kinds of values in the same places as what we write.
fn is_alike(found: &Value, written: &Value) -> bool {
    match (found, written) {
        (Value::Array(found), Value::Array(written)) => {
            found.len() == written.len()
                && found.iter().zip(written).all(|(found, written)| is_alike(found, written))
        }
        (Value::Object(found), Value::Object(written)) => found.iter().all(|(name, found)| {
            // A field that is left out and one that is null are the same to options.
            written.get(name).map_or(found.is_null(), |written| is_alike(found, written))
        }),
        (Value::Number(number), Value::Number(_)) => number.is_i64(),
        _ => std::mem::discriminant(found) == std::mem::discriminant(written),
    }
}

/// Whether our reader takes the value: whole numbers that are not too large, nested no deeper than that.
fn is_ours(value: &Value, depth: usize) -> bool {
    match value {
        Value::Number(number) => number.is_i64(),
        Value::Array(list) => depth > 0 && list.iter().all(|value| is_ours(value, depth - 1)),
        Value::Object(fields) => {
            depth > 0 && fields.values().all(|value| is_ours(value, depth - 1))
        }
        _ => true,
    }
}
