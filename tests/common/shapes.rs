//! A good state as JSON, to be spoiled, and the way in that the boundary takes.

use super::*;
use blue_moon_city::json;
use serde_json::Value;

/// A position with something of everything: markers, offerings, dragons, scales, crystals, a discard pile.
pub fn good() -> Value {
    let city = game(2)
        .figure(First, FireTemple)
        .dragon(Red, Mill)
        .complete(Hospice)
        .marker(First, IronFoundry, 0)
        .marker(Second, IronFoundry, 2)
        .offerings(&[Second, First])
        .scales(First, 2)
        .crystals(Second, 5)
        .hand(First, "V1 V2 K1")
        .discard("T1 T2 F2")
        .city();
    serde_json::to_value(city.state()).unwrap()
}

/// Reads a state as the boundary does: the shape, then the position.
pub fn read(state: &Value) -> Result<City, RulesError> {
    let shape: CityState = json::read(&state.to_string(), ErrorCode::BadState)?;
    City::validate(&shape)
}

pub fn place_of(error: &RulesError) -> String {
    match error.0.details.get("where") {
        Some(blue_moon_city::error::Detail::Text(place)) => place.clone(),
        None => String::new(), // the whole
        other => panic!("{error} tells no place: {other:?}"),
    }
}

/// The state with this change must be refused at that place.
#[track_caller]
pub fn refused_at(place: &str, change: impl FnOnce(&mut Value)) {
    refused_as(ErrorCode::BadState, place, change);
}

#[track_caller]
pub fn refused_as(code: impl Into<Code>, place: &str, change: impl FnOnce(&mut Value)) {
    let mut state = good();
    change(&mut state);
    assert_ne!(state, good(), "the change changes nothing");
    let error = read(&state).expect_err("the state is accepted");
    assert_eq!((error.code(), place_of(&error).as_str()), (code.into(), place), "{error}");
}
