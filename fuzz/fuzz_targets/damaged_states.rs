//! A damaged state or view is refused with the place of the fault; or it is one like any other, read back as it is and
//! good to be played to the end.
#![no_main]

use blue_moon_city::city::plain::{CityState, CityView};
use blue_moon_city::city::{City, Seen};
use blue_moon_city::error::{ErrorCode, RulesError};
use blue_moon_city::game::Game;
use blue_moon_city::json;
use blue_moon_city::rng::Seed;
use blue_moon_city::seat::Seat;
use blue_moon_city_fuzz::{Choices, damage, edits, play, start};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Most games are over by then.
const MOST_PLIES: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::endless(bytes);
    let mut city = start::city(&mut choices);
    for _ in 0..choices.below(40) {
        let Some(played) = play::choose(&play::legal_moves(&city), &mut choices) else { break };
        play::apply(&mut city, &played);
    }
    if choices.one_in(3) {
        let viewer = choices.of(&[Some(city.turn()), None, Some(Seat::First)]);
        let view = City::view(&city.seen(viewer).expect("somebody sits there"));
        if let Some(view) = damaged::<CityView>(&view, &mut choices)
            && let Some(seen) = accepted(City::validate_view(&view))
        {
            let read = City::view(&seen);
            let (version, ply) = (read.version, read.ply);
            // Version 1 did not tell the ply.
            let told = CityView { version, ply: view.ply.or(ply), ..view };
            assert_eq!(read, told, "an accepted view is canonical");
            use_view(&seen, &mut choices);
        }
        return;
    }
    let mut state = city.state();
    for _ in 0..choices.below(3) {
        choices.of(edits::ALL)(&mut state, &mut choices);
    }
    if let Some(state) = damaged::<CityState>(&state, &mut choices)
        && let Some(city) = accepted(City::validate(&state))
    {
        let read = city.state();
        let (version, ply) = (read.version, read.ply);
        let told = CityState { version, ply: state.ply.or(ply), ..state };
        assert_eq!(read, told, "an accepted state is canonical");
        play_to_the_end(city, &mut choices);
    }
});

/// The shape with up to three places changed, if it is still one.
fn damaged<T: Serialize + DeserializeOwned>(shape: &T, choices: &mut Choices<'_>) -> Option<T> {
    let mut value = serde_json::to_value(shape).expect("it can be written");
    for _ in 0..choices.below(4) {
        damage::value(&mut value, choices);
    }
    json::read(&value.to_string(), ErrorCode::BadState)
        .inspect_err(|error| assert!(!error.0.message.is_empty()))
        .ok()
}

/// What was made of a shape, which else was refused as it should be.
fn accepted<T>(made: Result<T, RulesError>) -> Option<T> {
    made.inspect_err(|error| {
        assert!(
            [ErrorCode::BadState, ErrorCode::NewerVersion].iter().any(|code| error.code() == *code)
        );
        // What the whole lacks has no place in it.
        let whole = error.0.message.starts_with("missing field");
        assert!(whole || error.0.details.get("where").is_some(), "{error} tells no place");
    })
    .ok()
}

fn play_to_the_end(mut city: City, choices: &mut Choices<'_>) {
    for _ in 0..MOST_PLIES {
        let moves = play::legal_moves(&city);
        assert_eq!(moves.is_empty(), city.outcome().is_some());
        let Some(played) = play::choose(&moves, choices) else { break };
        play::apply(&mut city, &played);
        assert_eq!(City::validate(&city.state()), Ok(city), "{played} leads to what can be");
    }
    use_view(&city.seen(None).expect("anybody may look"), choices);
}

fn use_view(seen: &Seen, choices: &mut Choices<'_>) {
    City::status(seen);
    let seed = Seed::new(&choices.below(1 << 16).to_string()).expect("it is short");
    let drawn = City::resample(seen, &mut seed.generator());
    let seat = City::view(seen).view;
    assert_eq!(drawn.seen(seat).as_ref(), Ok(seen), "what is drawn looks the same");
    let Ok(known) = City::known_of_seen(seen) else { return };
    let mut moves = Vec::new();
    City::legal_moves(&known, &mut moves);
    if let Some(played) = play::choose(&moves, choices) {
        let foreseen = City::preview(seen, &played).expect("it is listed");
        assert!(!foreseen.is_empty());
    }
}
