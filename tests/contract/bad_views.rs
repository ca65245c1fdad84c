//! Bad input: views that are malformed or contradict themselves are refused with a code and the place.

use crate::common::shapes::{good, place_of, read};
use crate::common::*;
use blue_moon_city::city::Seen;
use blue_moon_city::city::plain::CityView;
use blue_moon_city::json;
use serde_json::{Value, json};

fn good_view(seat: Option<Seat>) -> Value {
    serde_json::to_value(City::view(&read(&good()).unwrap().seen(seat).unwrap())).unwrap()
}

fn read_view(view: &Value) -> Result<Seen, RulesError> {
    let shape: CityView = json::read(&view.to_string(), ErrorCode::BadState)?;
    City::validate_view(&shape)
}

#[track_caller]
fn view_refused_at(place: &str, change: impl FnOnce(&mut Value)) {
    let mut view = good_view(Some(First));
    change(&mut view);
    let error = read_view(&view).expect_err("the view is accepted");
    assert_eq!(error.code(), ErrorCode::BadState);
    assert_eq!(place_of(&error), place, "{error}");
}

#[test]
fn good_views_are_accepted() {
    for seat in [Some(First), Some(Second), None] {
        let seen = read_view(&good_view(seat)).unwrap();
        assert_eq!(serde_json::to_value(City::view(&seen)).unwrap(), good_view(seat));
    }
}

#[test]
fn views_that_contradict_themselves_are_refused() {
    view_refused_at("view", |view| view["view"] = json!(2));
    view_refused_at("hand", |view| view["view"] = json!(null));
    view_refused_at("hand", |view| view["hand"] = json!(null));
    view_refused_at("hand", |view| view["hand"] = json!(["V1"]));
    view_refused_at("hand", |view| view["hand"] = json!(["T1", "T1", "T1"]));
    view_refused_at("crystals", |view| view["crystals"] = json!([0, 5]));
    view_refused_at("crystals", |view| view["crystals"] = json!([null, null]));
    view_refused_at("crystals", |view| view["crystals"] = json!([0]));
    view_refused_at("table", |view| view["table"]["deckSize"] = json!(5));
    view_refused_at("table.pool", |view| view["table"]["pool"] = json!(1));
    view_refused_at("table.seats[0].figure", |view| {
        view["table"]["seats"][0]["figure"] = json!(21)
    });
    view_refused_at("table.result", |view| {
        view["table"]["obelisk"] = json!([0, 0, 0, 0, 0, 0, 1]);
        view["table"]["seats"][0]["markers"] = json!(3);
    });
}

#[test]
fn a_view_is_no_state_and_a_state_no_view() {
    assert_eq!(read(&good_view(Some(First))).unwrap_err().code(), ErrorCode::BadState);
    assert_eq!(read_view(&good()).unwrap_err().code(), ErrorCode::BadState);
}

#[test]
fn a_view_of_a_race_that_nobody_can_run_is_refused() {
    let options = CityOptions { open_crystals: Some(true), ..CityOptions::new(2) };
    let race = game_with(options).all_complete_but(&[]).crystals(First, 7).city();
    let mut view = serde_json::to_value(City::view(&race.seen(Some(First)).unwrap())).unwrap();
    assert!(read_view(&view).is_ok());
    view["crystals"] = json!([6, 0]);
    assert_eq!(place_of(&read_view(&view).unwrap_err()), "table.result");
}

#[test]
fn a_view_of_a_game_that_cannot_have_ended_so_is_refused() {
    let result = |reason: &str| {
        json!({"reason": reason, "winners": [0, 1], "ranking": [
            {"seat": 0, "place": 1, "offerings": 1, "crystals": null},
            {"seat": 1, "place": 1, "offerings": 1, "crystals": null},
        ]})
    };
    for reason in ["offerings", "race", "stalemate", "turnLimit"] {
        view_refused_at("table.result", |view| view["table"]["result"] = result(reason));
    }
    // The limit was not yet reached.
    view_refused_at("table.result", |view| {
        view["settings"]["turnLimit"] = json!(2);
        view["table"]["result"] = result("turnLimit");
    });
}

#[test]
fn views_of_games_that_ended_are_accepted() {
    let limited = CityOptions { turn_limit: Some(1), ..CityOptions::new(2) };
    let mut by_limit = game_with(limited).city();
    by_limit.plays(end_turn(""));
    let mut in_the_race = game(2).all_complete_but(&[]).crystals(First, 7).city();
    in_the_race.plays(offer());
    let mut stale = game(2).quiet_turns(6).declared(Second).city();
    stale.plays(declare_done());
    for city in [by_limit, in_the_race, stale] {
        for viewer in [Some(First), Some(Second), None] {
            let seen = city.seen(viewer).unwrap();
            assert_eq!(City::validate_view(&City::view(&seen)), Ok(seen));
        }
    }
}
