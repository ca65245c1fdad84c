//! Any bytes at all: nothing panics, and what is read as a shape is read back when it was written.
#![no_main]

use blue_moon_city::city::explain::CityQuestion;
use blue_moon_city::city::find::CityQuery;
use blue_moon_city::city::plain::{CityState, CityView};
use blue_moon_city::city::{City, CityMove, CityOptions, event::CityEvent};
use blue_moon_city::error::ErrorCode;
use blue_moon_city::game::Game;
use blue_moon_city::json;
use blue_moon_city::record::{Record, SeenRecord, game_of};
use blue_moon_city::rng::Seed;
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

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
    let _ = serde_json::from_str::<CityQuestion>(&text);
    read::<CityQuery>(&text);

    let _ = (game_of(&text), Record::<City>::parse(&text), SeenRecord::<City>::parse(&text));
    if let Ok(played) = City::parse_move(&text) {
        assert_eq!(City::parse_move(&City::format_move(&played)), Ok(played));
    }
    assert_eq!(Seed::new(&text).is_ok(), (1..=100).contains(&text.chars().count()));
});

/// The shape in the text; written, it is read back.
fn read<T: DeserializeOwned + Serialize>(text: &str) -> Option<T> {
    let shape: T = json::read(text, ErrorCode::BadState).ok()?;
    let written = json::write(&shape);
    let again: T = json::read(&written, ErrorCode::BadState).expect("it is read back");
    assert_eq!(json::write(&again), written);
    Some(shape)
}
