//! Shapes with a fault in any place: refused with a code, or like any others. Nothing panics.

use crate::games::{Tried, after, moves, positions, readers};
use blue_moon_city::error::{Code, ErrorCode, RulesError};
use blue_moon_city::json;
use serde_json::{Value, json};

/// The value with one change in each place of each kind.
fn damaged(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    let mut places = vec![String::new()];
    while let Some(place) = places.pop() {
        let part = value.pointer(&place).expect("it is there");
        let wrong = [
            json!(null),
            json!(-1),
            json!(0),
            json!(7),
            json!(300),
            json!(1.5),
            json!(9_007_199_254_740_991_u64),
            json!(""),
            json!("x"),
            json!([]),
            json!([1, 2]),
            json!({}),
            json!(true),
        ];
        for other in wrong.into_iter().filter(|other| other != part) {
            let mut copy = value.clone();
            *copy.pointer_mut(&place).expect("it is there") = other;
            all.push(copy);
        }
        match part {
            Value::Object(fields) => {
                for name in fields.keys() {
                    let mut copy = value.clone();
                    copy.pointer_mut(&place).and_then(Value::as_object_mut).unwrap().remove(name);
                    all.push(copy);
                    places.push(format!("{place}/{name}"));
                }
                let mut copy = value.clone();
                copy.pointer_mut(&place).unwrap()["unknown"] = json!(1);
                all.push(copy);
                let mut copy = value.clone();
                *copy.pointer_mut(&place).unwrap() = fields.values().cloned().collect();
                all.push(copy);
            }
            Value::Array(list) => {
                for index in 0..list.len() {
                    let mut copy = value.clone();
                    copy.pointer_mut(&place).and_then(Value::as_array_mut).unwrap().remove(index);
                    all.push(copy);
                    places.push(format!("{place}/{index}"));
                }
            }
            _ => {}
        }
    }
    all
}

fn expected(error: &RulesError) {
    let codes = [ErrorCode::BadState, ErrorCode::NewerVersion].map(Code::from);
    assert!(codes.contains(&error.code()), "{error}");
    assert!(!error.0.message.is_empty());
}

/// A few positions of a game, far apart.
fn some<G: Tried>(mut with: impl FnMut(&G)) {
    let mut number = 0;
    positions::<G>(|position, played, _| {
        number += 1;
        if number % (G::PLIES * 3 / 2) == 1 || played.is_none() && number % 4 == 0 {
            with(position);
        }
    });
}

pub fn states<G: Tried>() {
    let mut accepted = 0;
    some::<G>(|position| {
        for value in damaged(&serde_json::to_value(position.state()).unwrap()) {
            let read = json::read::<G::State>(&value.to_string(), ErrorCode::BadState);
            match read.and_then(|state| G::validate(&state)) {
                Err(error) => expected(&error),
                Ok(position) => {
                    accepted += 1;
                    assert_eq!(G::validate(&position.state()).as_ref(), Ok(&position));
                    assert_eq!(moves(&position).is_empty(), position.outcome().is_some());
                    if let Some(played) = moves(&position).first() {
                        let next = after(&position, played).0;
                        assert_eq!(G::validate(&next.state()).as_ref(), Ok(&next), "{value}");
                    }
                }
            }
        }
    });
    assert!(accepted > 0, "some changes are harmless");
}

pub fn views<G: Tried>() {
    some::<G>(|position| {
        for reader in readers(position) {
            let view = G::view(&position.seen(reader).unwrap());
            for value in damaged(&serde_json::to_value(view).unwrap()) {
                let read = json::read::<G::View>(&value.to_string(), ErrorCode::BadState);
                match read.and_then(|view| G::validate_view(&view)) {
                    Err(error) => expected(&error),
                    Ok(seen) => {
                        assert_eq!(G::validate_view(&G::view(&seen)).as_ref(), Ok(&seen));
                        json::write(&G::status(&seen));
                        let mut found = Vec::new();
                        if let Ok(known) = G::known_of_seen(&seen) {
                            G::legal_moves(&known, &mut found);
                        }
                        found.iter().take(3).for_each(|played| {
                            G::foresee(&seen, played).expect("it is listed");
                        });
                    }
                }
            }
        }
    });
}

pub fn small<G: Tried>() {
    let mut read = 0;
    for options in G::options() {
        for value in damaged(&serde_json::to_value(&options).unwrap()) {
            if let Ok(options) = json::read::<G::Options>(&value.to_string(), ErrorCode::BadOption)
            {
                let seed = blue_moon_city::rng::Seed::new("damage").unwrap();
                read += u32::from(G::new(&options, &seed).is_ok());
            }
        }
    }
    positions::<G>(|position, played, chance| {
        let Some(played) = played.filter(|_| chance.below(10) == 0) else { return };
        for value in damaged(&serde_json::to_value(played).unwrap()) {
            if let Ok(other) = json::read::<G::Move>(&value.to_string(), ErrorCode::BadMove) {
                let _ = G::check(&position.known(), &other);
                read += 1;
            }
        }
        for event in after(position, played).1 {
            for value in damaged(&serde_json::to_value(event).unwrap()) {
                if let Ok(event) =
                    json::read::<G::Event>(&value.to_string(), ErrorCode::BadArgument)
                {
                    readers(position)
                        .into_iter()
                        .for_each(|reader| drop(G::event_for(&event, reader)));
                }
            }
        }
    });
    assert!(read > 0);
}
