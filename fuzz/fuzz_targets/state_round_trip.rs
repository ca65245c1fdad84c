//! Every position and every view is read back from its JSON as it was, by our reader and by others, and written alike.
#![no_main]

use blue_moon_city::city::City;
use blue_moon_city::error::ErrorCode;
use blue_moon_city::game::Game;
use blue_moon_city::json;
use blue_moon_city::seat::Seat;
use blue_moon_city_fuzz::{Choices, play, start};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut city = start::city(&mut choices);
    loop {
        let state = city.state();
        assert_eq!(read_back(&state), state);
        assert_eq!(City::validate(&state), Ok(city));
        let viewer = choices.of(&[None, Some(city.turn()), Some(Seat::First)]);
        let seen = city.seen(viewer).expect("somebody sits there");
        let view = City::view(&seen);
        assert_eq!(read_back(&view), view);
        assert_eq!(City::validate_view(&view), Ok(seen));
        match play::choose(&play::legal_moves(&city), &mut choices) {
            Some(played) if !choices.are_used_up() => {
                assert_eq!(read_back(&played), played);
                read_back(&play::apply(&mut city, &played));
            }
            _ => break,
        }
    }
});

/// What our reader makes of the text of a shape.
fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(shape: &T) -> T {
    let text = json::write(shape);
    let ours: T = json::read(&text, ErrorCode::BadState).expect("it is read back");
    assert_eq!(Some(&ours), serde_json::from_str(&text).ok().as_ref(), "readers agree");
    assert_eq!(json::write(&ours), text);
    ours
}
