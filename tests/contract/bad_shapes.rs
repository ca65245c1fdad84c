//! Bad input: states that are malformed are refused with a code and the place. Those that contradict themselves are in
//! `bad_states`, views in `bad_views`, states that are damaged at random in `damage`.

use crate::common::shapes::{good, place_of, read, refused_as, refused_at};
use crate::common::*;
use blue_moon_city::json;
use serde_json::{Value, json};

/// The places of all values in a JSON tree.
fn pointers(value: &Value, at: String, found: &mut Vec<String>) {
    found.push(at.clone());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| pointers(value, format!("{at}/{key}"), found))
        }
        Value::Array(list) => {
            list.iter()
                .enumerate()
                .for_each(|(index, value)| pointers(value, format!("{at}/{index}"), found));
        }
        _ => {}
    }
}

fn all_pointers(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    pointers(value, String::new(), &mut found);
    found
}

#[test]
fn the_good_state_is_accepted() {
    let city = read(&good()).unwrap();
    assert_eq!(serde_json::to_value(city.state()).unwrap(), good());
}

#[test]
fn fields_may_come_in_any_order_and_multisets_too() {
    let mut state = good();
    state["hands"][0].as_array_mut().unwrap().reverse();
    let reversed = |value: &Value| {
        let fields: Vec<_> = value
            .as_object()
            .unwrap()
            .iter()
            .rev()
            .map(|(key, value)| format!("{}:{value}", json!(key)))
            .collect();
        format!("{{{}}}", fields.join(","))
    };
    let shape: CityState = json::read(&reversed(&state), ErrorCode::BadState).unwrap();
    assert_eq!(City::validate(&shape).unwrap(), read(&good()).unwrap());
}

#[test]
fn a_newer_version_is_refused_as_such() {
    refused_as(ErrorCode::NewerVersion, "version", |state| state["version"] = json!(3));
    refused_as(ErrorCode::NewerVersion, "version", |state| {
        state["version"] = json!(4_000_000_000_u32)
    });
    refused_as(ErrorCode::NewerVersion, "rules", |state| state["rules"] = json!(2));
}

#[test]
fn an_unknown_version_is_refused() {
    refused_at("version", |state| state["version"] = json!(0));
    refused_at("rules", |state| state["rules"] = json!(0));
    refused_at("version", |state| state["version"] = json!("1"));
    refused_at("version", |state| state["version"] = json!(-1));
}

#[test]
fn another_game_is_refused() {
    refused_at("game", |state| state["game"] = json!("duel"));
    refused_at("game", |state| state["game"] = json!(1));
}

#[test]
fn every_missing_field_is_refused() {
    let fields: Vec<String> =
        all_pointers(&good()).into_iter().filter(|at| !at.is_empty()).collect();
    let mut missing = 0;
    for at in fields {
        let (parent, key) = at.rsplit_once('/').unwrap();
        let mut state = good();
        if let Some(Value::Object(fields)) = state.pointer_mut(parent) {
            fields.remove(key).unwrap();
            let error = read(&state).expect_err(&at);
            assert_eq!(error.code(), ErrorCode::BadState);
            assert!(error.0.message.contains(key), "{error}");
            let place =
                parent.trim_start_matches('/').split('/').fold(String::new(), |place, step| {
                    match step.parse::<usize>() {
                        Ok(index) => format!("{place}[{index}]"),
                        Err(_) if place.is_empty() => step.to_owned(),
                        Err(_) => format!("{place}.{step}"),
                    }
                });
            assert_eq!(place_of(&error), place, "without {at}");
            missing += 1;
        }
    }
    assert_eq!(missing, 11 + 5 + 11 + 21 * 3 + 3 + 2 * 5 + 4 + 2);
}

#[test]
fn every_unknown_field_is_refused() {
    for at in all_pointers(&good()) {
        let mut state = good();
        if let Some(Value::Object(fields)) = state.pointer_mut(&at) {
            fields.insert("extra".to_owned(), json!(1));
            assert_eq!(read(&state).expect_err(&at).code(), ErrorCode::BadState);
        }
    }
}

#[test]
fn no_value_may_be_of_another_kind() {
    for at in all_pointers(&good()) {
        let before = good().pointer(&at).unwrap().clone();
        for other in
            [json!(null), json!(true), json!("text"), json!(-1), json!([[]]), json!({"a": 1})]
        {
            let same_kind = matches!(
                (&before, &other),
                (Value::Bool(_), Value::Bool(_)) | (Value::Null, Value::Null)
            );
            if same_kind {
                continue;
            }
            let mut state = good();
            *state.pointer_mut(&at).unwrap() = other.clone();
            // A marker may be gone, which its owner then has too few of; a dragon may be outside.
            let dragon = at.starts_with("/table/dragons/") && other.is_null();
            match read(&state) {
                Ok(_) => assert!(dragon, "{at} may be {other}"),
                Err(error) => assert_eq!(error.code(), ErrorCode::BadState, "{at} {other}"),
            }
        }
    }
}

#[test]
fn numbers_are_whole_and_of_their_size() {
    let text = good().to_string();
    for bad in
        ["NaN", "Infinity", "1.5", "1e400", "256", "-1", "99999999999999999999999999", "\"2\""]
    {
        let damaged = text.replacen(r#""pool":7"#, &format!(r#""pool":{bad}"#), 1);
        assert_ne!(damaged, text);
        let fault = json::read::<CityState>(&damaged, ErrorCode::BadState).expect_err(bad);
        if serde_json::from_str::<Value>(bad).is_ok() {
            assert_eq!(place_of(&fault), "table.pool", "{bad}");
        }
    }
}

#[test]
fn what_is_no_json_at_all_is_refused() {
    let text = good().to_string();
    for bad in [
        "",
        " ",
        "null",
        "1",
        "[]",
        "{}",
        "\"city\"",
        "{",
        &text[..text.len() - 1],
        &format!("{text}x"),
        &format!("[{text}]"),
    ] {
        assert!(json::read::<CityState>(bad, ErrorCode::BadState).is_err(), "{bad:.20}");
    }
}

#[test]
fn huge_and_deep_values_are_refused() {
    let huge = "x".repeat(1_000_000);
    refused_at("table.tiles[0].building", |state| {
        state["table"]["tiles"][0]["building"] = json!(huge)
    });
    refused_at("generator.key", |state| state["generator"]["key"] = json!("a".repeat(1_000_000)));
    refused_at("deck", |state| state["deck"] = json!(vec!["V1"; 100_000]));
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    assert!(json::read::<CityState>(&deep, ErrorCode::BadState).is_err());
    assert!(
        json::read::<CityState>(&format!(r#"{{"deck":{deep}}}"#), ErrorCode::BadState).is_err()
    );
}
