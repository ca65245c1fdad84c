//! A move is listed just if it is accepted, payments with superfluous cards apart (C4.9); each once, in order.
#![no_main]

use blue_moon_city::city::{City, CityMove};
use blue_moon_city::game::{Events, Game};
use blue_moon_city_fuzz::{Choices, play, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut city = start::city(&mut choices);
    loop {
        let listed = play::legal_moves(&city);
        assert!(listed.windows(2).all(|two| two[0] < two[1]), "each once, in order");
        assert_eq!(listed.is_empty(), city.outcome().is_some(), "none just if the game is over");
        assert!(
            listed.iter().all(|played| is_accepted(&city, played)),
            "what is listed is accepted"
        );
        for _ in 0..4 {
            let tried = play::any_move(&city, &mut choices);
            assert!(!is_accepted(&city, &tried) || may_be_played(&tried, &listed), "{tried}");
        }
        if choices.are_used_up() {
            for tried in play::all_small_moves() {
                let expected = listed.binary_search(&tried).is_ok();
                assert_eq!(City::check(&city.known(), &tried).is_ok(), expected, "{tried}");
            }
        }
        match play::choose(&listed, &mut choices) {
            Some(played) if !choices.are_used_up() => drop(play::apply(&mut city, &played)),
            _ => break,
        }
    }
});

/// Whether a move passes the check and can be played, which must agree. A refused move changes nothing.
fn is_accepted(city: &City, played: &CityMove) -> bool {
    let checked = City::check(&city.known(), played);
    let mut after = *city;
    assert_eq!(after.apply(played, &mut Events::ignored()), checked, "{played}");
    assert_eq!(after == *city, checked.is_err(), "{played}");
    checked.is_ok()
}

/// Whether the move is listed, or is a payment that holds a listed one.
fn may_be_played(tried: &CityMove, listed: &[CityMove]) -> bool {
    let holds = |other: &CityMove| match (tried, other) {
        (
            CityMove::Contribute { place, cards },
            CityMove::Contribute { place: other, cards: part },
        ) => place == other && cards.has_all(part),
        _ => tried == other,
    };
    listed.iter().any(holds)
}
