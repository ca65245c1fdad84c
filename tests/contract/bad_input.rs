//! Bad input: options, seeds and moves that are malformed are refused.

use crate::common::*;
use blue_moon_city::json;
use serde_json::{Value, json};

/// Reads options as the boundary does: the shape, then their values.
fn options(value: &Value) -> Result<City, Code> {
    let options = json::read(&value.to_string(), ErrorCode::BadOption);
    options
        .and_then(|options: CityOptions| City::new(&options, &seed("options")))
        .map_err(|error| error.code())
}

#[test]
fn options_of_every_kind_are_accepted() {
    let mut tiles = BuildingId::ALL;
    tiles.swap(10, 20);
    for good in [
        json!({"players": 2}),
        json!({"players": 3, "start": "random", "layout": tiles}),
        json!({"players": 3, "start": null, "layout": null, "cards": null, "turnLimit": null}),
        json!({"players": 4, "start": 3, "layout": "random", "cards": [4, 3, 3], "returnAllScales": true,
            "openCrystals": true, "turnLimit": 100}),
    ] {
        assert!(options(&good).is_ok(), "{good}");
    }
}

#[test]
fn bad_options_are_told_by_their_code() {
    for (bad, code) in [
        (json!({"players": 5}), Code::from(ErrorCode::BadPlayers)),
        (json!({"players": 2, "start": 2}), Code::from(ErrorCode::BadOption)),
        (json!({"players": 2, "cards": [3, 3, 3]}), Code::from(CityErrorCode::BadCards)),
        (json!({"players": 2, "layout": vec!["mill"; 21]}), Code::from(CityErrorCode::BadLayout)),
        (json!({"players": 2, "layout": []}), Code::from(CityErrorCode::BadLayout)),
        (json!({"players": 2, "turnLimit": 0}), Code::from(ErrorCode::BadOption)),
    ] {
        assert_eq!(options(&bad).err(), Some(code), "{bad}");
    }
}

#[test]
fn bad_options_are_refused() {
    for bad in [
        json!({}),
        json!({"players": "3"}),
        json!({"players": null}),
        json!({"players": -2}),
        json!({"players": 258}),
        json!({"players": 2, "colour": "red"}),
        json!({"players": 2, "start": 2}),
        json!({"players": 2, "start": 7}),
        json!({"players": 2, "start": "first"}),
        json!({"players": 2, "layout": "rulesbook"}),
        json!({"players": 2, "layout": ["mill"]}),
        json!({"players": 2, "layout": vec!["palace"; 21]}),
        json!({"players": 2, "layout": {}}),
        json!({"players": 2, "cards": [3, 4]}),
        json!({"players": 2, "cards": [3, 4, 2, 1]}),
        json!({"players": 2, "cards": [3, 4, 300]}),
        json!({"players": 2, "cards": [-3, 4, 9]}),
        json!({"players": 2, "returnAllScales": "yes"}),
        json!({"players": 2, "openCrystals": 1}),
        json!({"players": 2, "turnLimit": 0}),
        json!({"players": 2, "turnLimit": -1}),
        json!({"players": 2, "turnLimit": 10_001}),
        json!([2]),
        json!(2),
    ] {
        assert!(options(&bad).is_err(), "{bad}");
    }
}

#[test]
fn a_seed_is_a_text_of_1_to_100_characters() {
    for good in ["m", "é".repeat(100).as_str(), "moonrise", "\u{0}", "🌙"] {
        assert_eq!(Seed::new(good).unwrap().text(), good);
    }
    for bad in ["", "m".repeat(101).as_str(), "🌙".repeat(101).as_str()] {
        assert_eq!(Seed::new(bad).unwrap_err().code(), ErrorCode::BadSeed);
    }
}

#[test]
fn moves_read_as_they_are_written() {
    for played in [
        walk(Mill),
        fly_dragon(V1, Mill),
        walk_dragon(A2, Mill),
        fly(Mill),
        extra_steps(),
        contribute(3, "H1 V1 V1"),
        contribute(0, ""),
        offer(),
        offer_with(P2),
        end_turn(""),
        end_turn("P3 V1"),
        declare_done(),
    ] {
        let text = serde_json::to_string(&played).unwrap();
        assert_eq!(json::read::<CityMove>(&text, ErrorCode::BadState), Ok(played), "{text}");
        assert_eq!(City::parse_move(&City::format_move(&played)), Ok(played));
    }
}

#[test]
fn bad_moves_are_refused() {
    for bad in [
        json!({}),
        json!(null),
        json!("walk"),
        json!({"type": "jump", "to": 1}),
        json!({"type": "walk"}),
        json!({"type": "walk", "to": 21}),
        json!({"type": "walk", "to": -1}),
        json!({"type": "walk", "to": 1.5}),
        json!({"type": "walk", "to": "1"}),
        json!({"type": "walk", "to": null}),
        json!({"type": "walk", "to": 1, "card": "F1"}),
        json!({"type": "walk", "to": 1, "extra": 1}),
        json!({"type": "flyDragon", "to": 1}),
        json!({"type": "flyDragon", "card": "V1"}),
        json!({"type": "flyDragon", "card": "V4", "to": 1}),
        json!({"type": "extraSteps"}),
        json!({"type": "contribute", "cards": ["V1"]}),
        json!({"type": "contribute", "box": 0}),
        json!({"type": "contribute", "box": -1, "cards": []}),
        json!({"type": "contribute", "box": 256, "cards": []}),
        json!({"type": "contribute", "box": 0, "cards": "V1"}),
        json!({"type": "contribute", "box": 0, "cards": [1]}),
        json!({"type": "contribute", "box": 0, "cards": vec!["K1"; 100_000]}),
        json!({"type": "offer"}),
        json!({"type": "offer", "pillar": "Q1"}),
        json!({"type": "offer", "pillar": null, "cards": []}),
        json!({"type": "endTurn"}),
        json!({"type": "endTurn", "discard": null}),
        json!({"type": "declareDone", "discard": []}),
    ] {
        assert!(json::read::<CityMove>(&bad.to_string(), ErrorCode::BadState).is_err(), "{bad}");
    }
}
