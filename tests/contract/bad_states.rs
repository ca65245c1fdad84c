//! Bad input: states that contradict themselves are refused with a code and the place. Malformed ones are in `bad_shapes`.

use crate::common::shapes::{good, place_of, read, refused_at};
use crate::common::*;
use serde_json::{Value, json};

#[test]
fn eighty_one_cards_are_refused() {
    refused_at("hands", |state| {
        state["deck"].as_array_mut().unwrap().push(json!("V3"));
        state["table"]["deckSize"] = json!(state["deck"].as_array().unwrap().len());
    });
    refused_at("hands", |state| state["table"]["discard"] = json!(["T1", "T2", "F2", "K1"]));
    refused_at("hands", |state| state["aside"] = json!(["V3"]));
}

#[test]
fn seventy_nine_cards_or_another_mixture_are_refused() {
    refused_at("hands", |state| drop(state["deck"].as_array_mut().unwrap().pop()));
    refused_at("hands", |state| state["hands"][0][0] = json!("V2"));
}

#[test]
fn the_card_of_which_there_are_too_many_is_told() {
    let mut state = good();
    state["hands"][0][0] = json!("V2");
    let error = read(&state).unwrap_err();
    assert_eq!(error.0.details.get("card"), Some(&blue_moon_city::error::Detail::from("V1")));
}

#[test]
fn a_card_that_does_not_exist_is_refused() {
    refused_at("hands[0][1]", |state| state["hands"][0][1] = json!("K2"));
    refused_at("deck[3]", |state| state["deck"][3] = json!("v1"));
    refused_at("table.discard[0]", |state| state["table"]["discard"][0] = json!(""));
}

#[test]
fn a_number_of_cards_that_differs_from_the_cards_is_refused() {
    refused_at("table", |state| state["table"]["deckSize"] = json!(5));
    refused_at("table.asideSize", |state| state["table"]["asideSize"] = json!(1));
    refused_at("table", |state| state["table"]["seats"][1]["handSize"] = json!(9));
}

#[test]
fn a_marker_too_many_or_too_few_is_refused() {
    refused_at("table.seats[0].markers", |state| state["table"]["seats"][0]["markers"] = json!(9));
    refused_at("table.seats[1].markers", |state| state["table"]["seats"][1]["markers"] = json!(7));
    refused_at("table.seats[1].markers", |state| state["table"]["tiles"][0]["boxes"][0] = json!(1));
    refused_at("table.seats[0].markers", |state| state["table"]["obelisk"] = json!([1, 0, 0]));
    refused_at("table.seats[0].markers", |state| {
        state["table"]["seats"][0]["markers"] = json!(255)
    });
}

#[test]
fn a_marker_of_nobody_is_refused() {
    refused_at("table.tiles[0]", |state| state["table"]["tiles"][0]["boxes"][0] = json!(2));
    refused_at("table.tiles[0].boxes[0]", |state| {
        state["table"]["tiles"][0]["boxes"][0] = json!(4)
    });
    refused_at("table.obelisk", |state| state["table"]["obelisk"] = json!([1, 0, 3]));
}

#[test]
fn a_figure_or_dragon_outside_the_city_is_refused() {
    refused_at("table.seats[0].figure", |state| state["table"]["seats"][0]["figure"] = json!(21));
    refused_at("table.seats[1].figure", |state| state["table"]["seats"][1]["figure"] = json!(null));
    refused_at("table.dragons.red", |state| state["table"]["dragons"]["red"] = json!(21));
}

#[test]
fn another_layout_than_can_be_is_refused() {
    refused_at("table.tiles", |state| {
        let tiles = state["table"]["tiles"].as_array_mut().unwrap();
        tiles[4] = tiles[5].clone();
    });
    refused_at("table.tiles", |state| state["table"]["tiles"].as_array_mut().unwrap().swap(10, 9));
    refused_at("table.tiles", |state| drop(state["table"]["tiles"].as_array_mut().unwrap().pop()));
    refused_at("table.tiles[4].building", |state| {
        state["table"]["tiles"][4]["building"] = json!("palace")
    });
}

#[test]
fn boxes_that_contradict_their_building_are_refused() {
    refused_at("table.tiles[4]", |state| state["table"]["tiles"][4]["boxes"] = json!([null]));
    refused_at("table.tiles[10]", |state| state["table"]["tiles"][10]["boxes"] = json!([null]));
    refused_at("table.tiles[10]", |state| state["table"]["tiles"][10]["complete"] = json!(true));
    refused_at("table.tiles[3]", |state| state["table"]["tiles"][3]["complete"] = json!(true));
    refused_at("table.tiles[4]", |state| {
        state["table"]["tiles"][4]["boxes"] = json!([0, 1]);
        state["table"]["seats"][0]["markers"] = json!(7);
        state["table"]["seats"][1]["markers"] = json!(7);
    });
}

#[test]
fn scales_that_do_not_add_up_are_refused() {
    refused_at("table.pool", |state| state["table"]["pool"] = json!(8));
    refused_at("table.pool", |state| state["table"]["seats"][1]["scales"] = json!(1));
    refused_at("table.pool", |state| {
        state["table"]["pool"] = json!(0);
        state["table"]["seats"][1]["scales"] = json!(7);
    });
    refused_at("table.pool", |state| {
        state["table"]["pool"] = json!(255);
        state["table"]["seats"][1]["scales"] = json!(8);
    });
}

#[test]
fn too_many_offerings_are_refused() {
    refused_at("table.obelisk", |state| state["table"]["obelisk"] = json!(vec![0; 12]));
    refused_at("table.obelisk", |state| {
        state["table"]["obelisk"] = json!([0, 0, 0, 0, 0, 0, 0, 1]);
        state["table"]["seats"][0]["markers"] = json!(2);
    });
}

#[test]
fn lists_have_an_entry_for_each_player() {
    refused_at("hands", |state| state["hands"].as_array_mut().unwrap().push(json!([])));
    refused_at("crystals", |state| state["crystals"] = json!([1]));
    refused_at("crystals", |state| state["crystals"] = json!([1, 2, 3]));
    refused_at("table.seats", |state| {
        let seat = state["table"]["seats"][0].clone();
        state["table"]["seats"].as_array_mut().unwrap().push(seat);
    });
    refused_at("table.seats", |state| state["settings"]["players"] = json!(3));
}

#[test]
fn settings_that_cannot_be_are_refused() {
    for players in [0, 1, 5, 255] {
        refused_at("settings", |state| state["settings"]["players"] = json!(players));
    }
    refused_at("settings", |state| state["settings"]["cards"] = json!([3, 4, 4]));
    refused_at("settings", |state| state["settings"]["turnLimit"] = json!(0));
    refused_at("settings", |state| state["settings"]["turnLimit"] = json!(10_001));
    refused_at("settings.cards", |state| state["settings"]["cards"] = json!([3, 7]));
    refused_at("settings.openCrystals", |state| state["settings"]["openCrystals"] = json!(1));
}

#[test]
fn a_turn_that_cannot_be_is_refused() {
    refused_at("table.turn.seat", |state| state["table"]["turn"]["seat"] = json!(2));
    refused_at("table.turn.seat", |state| state["table"]["turn"]["seat"] = json!(4));
    refused_at("table.turn.number", |state| state["table"]["turn"]["number"] = json!(0));
    // Such a number could soon not be counted on.
    refused_at("table.turn.number", |state| state["table"]["turn"]["number"] = json!(u32::MAX));
    refused_at("table.turn.number", |state| {
        state["settings"]["turnLimit"] = json!(5);
        state["table"]["turn"]["number"] = json!(6);
    });
    refused_at("table.turn.phase", |state| state["table"]["turn"]["phase"] = json!("draw"));
    // One `F2` lies on the discard pile.
    refused_at("table.turn.steps", |state| state["table"]["turn"]["steps"] = json!(5));
    refused_at("table.turn.steps", |state| state["table"]["turn"]["phase"] = json!("contribution"));
}

#[test]
fn quiet_turns_and_declarations_that_cannot_be_are_refused() {
    refused_at("table.quietTurns", |state| state["table"]["quietTurns"] = json!(7));
    refused_at("table.seats", |state| state["table"]["seats"][0]["declared"] = json!(true));
    refused_at("table.result", |state| {
        state["table"]["turn"]["number"] = json!(20);
        state["table"]["quietTurns"] = json!(6);
        state["table"]["seats"][0]["declared"] = json!(true);
        state["table"]["seats"][1]["declared"] = json!(true);
    });
}

#[test]
fn a_generator_that_cannot_be_is_refused() {
    refused_at("generator.key", |state| state["generator"]["key"] = json!("ab"));
    refused_at("generator.key", |state| state["generator"]["key"] = json!("g".repeat(64)));
    refused_at("generator.key", |state| state["generator"]["key"] = json!("A".repeat(64)));
    refused_at("generator.key", |state| state["generator"]["key"] = json!("é".repeat(32)));
    refused_at("generator.position", |state| state["generator"]["position"] = json!(1_u64 << 53));
}

#[test]
fn more_crystals_than_can_be_counted_are_refused() {
    refused_at("crystals", |state| state["crystals"][0] = json!(4_000_000_000_u32));
    refused_at("crystals[0]", |state| state["crystals"][0] = json!(5_000_000_000_u64));
}

#[test]
fn a_game_that_must_be_over_is_refused_while_it_goes_on() {
    refused_at("table.result", |state| {
        state["table"]["obelisk"] = json!([0, 0, 0, 0, 0, 0, 1]);
        state["table"]["seats"][0]["markers"] = json!(3);
    });
}

#[test]
fn a_game_that_goes_on_is_refused_as_over() {
    let result = |reason: &str, winners: &[u8]| {
        json!({"reason": reason, "winners": winners, "ranking": [
            {"seat": 0, "place": 1, "offerings": 1, "crystals": null},
            {"seat": 1, "place": 1, "offerings": 1, "crystals": null},
        ]})
    };
    for reason in ["offerings", "race", "stalemate", "turnLimit"] {
        refused_at("table.result.reason", |state| {
            state["table"]["result"] = result(reason, &[0, 1])
        });
    }
    refused_at("table.result.reason", |state| state["table"]["result"] = result("noMarkers", &[]));
    refused_at("table.result", |state| state["table"]["result"] = result("offerings", &[1]));
    refused_at("table.result.reason", |state| state["table"]["result"] = result("other", &[0, 1]));
}

#[test]
fn a_ranking_that_contradicts_the_position_is_refused() {
    let mut won = game(2).crystals(First, 20).offerings(&[First; 5]).city();
    won.plays(offer());
    let good = serde_json::to_value(won.state()).unwrap();
    assert_eq!(read(&good), Ok(won));
    let changes: [fn(&mut Value); 5] = [
        |result| result["ranking"][1]["place"] = json!(1),
        |result| result["ranking"][0]["offerings"] = json!(5),
        |result| result["ranking"][0]["crystals"] = json!(11),
        |result| result["ranking"].as_array_mut().unwrap().reverse(),
        |result| result["winners"] = json!([1]),
    ];
    for change in changes {
        let mut state = good.clone();
        change(&mut state["table"]["result"]);
        let error = read(&state).expect_err("a wrong ranking is accepted");
        assert_eq!(place_of(&error), "table.result");
    }
}

/// The contribution phase is begun by an offering, which lies on the obelisk, or by a contribution, whose marker lies on
/// the tile unless that is complete since.
#[test]
fn a_contribution_phase_without_what_began_it_is_refused() {
    let begun = |state: &mut Value| {
        state["table"]["turn"]["phase"] = json!("contribution");
        state["table"]["turn"]["steps"] = json!(0);
    };
    // There is no marker on the Fire Temple.
    refused_at("table.turn.phase", begun);
    // The second player has offered last.
    refused_at("table.turn.phase", |state| {
        begun(state);
        state["table"]["obelisk"] = json!([0, 1]);
        state["table"]["seats"][0]["figure"] = json!(10);
    });
}

/// Cards lie aside only after a building was completed in this turn.
#[test]
fn cards_aside_without_a_completed_building_are_refused() {
    refused_at("table.asideSize", |state| {
        let card = state["deck"].as_array_mut().unwrap().pop().unwrap();
        state["aside"] = json!([card]);
        state["table"]["asideSize"] = json!(1);
        state["table"]["deckSize"] = json!(state["deck"].as_array().unwrap().len());
    });
}

#[test]
fn a_shape_that_was_made_in_rust_may_say_anything_too() {
    let good = read(&good()).unwrap().state();
    let many: Cards = std::iter::repeat_n(F2, 200).collect();
    let changes: [fn(&mut CityState, Cards); 5] = [
        |state, many| state.table.discard = many,
        |state, many| state.hands[0] = many,
        |state, many| state.aside = many,
        |state, _| state.deck = vec![F2; 80],
        |state, _| state.table.seats.clear(),
    ];
    for change in changes {
        let mut state = good.clone();
        change(&mut state, many);
        assert_eq!(City::validate(&state).unwrap_err().code(), ErrorCode::BadState);
    }
    let seen = City::validate(&good).unwrap().seen(Some(First)).unwrap();
    let mut view = City::view(&seen);
    view.table.discard = std::iter::repeat_n(K1, 200).collect();
    view.hand = Some(std::iter::repeat_n(K1, 200).collect());
    assert_eq!(City::validate_view(&view).unwrap_err().code(), ErrorCode::BadState);
}

/// A list of the values of all fields is no object.
#[test]
fn lists_do_not_stand_for_objects() {
    refused_at("table.turn", |state| state["table"]["turn"] = json!([0, 1, "movement", 2]));
    refused_at("generator", |state| state["generator"] = json!(["ab".repeat(32), 0]));
    refused_at("settings", |state| state["settings"] = json!([2, [3, 4, 3], false, false, null]));
}

#[test]
fn the_most_crystals_that_can_be_counted_are_accepted() {
    let mut state = good();
    state["crystals"][0] = json!(1_000_000_000);
    assert!(read(&state).is_ok());
}
