//! Damage: to values in JSON, to text.

use crate::choices::Choices;
use crate::values::{count, nth};
use blue_moon_city::city::building::BuildingId;
use blue_moon_city::city::card::Card;
use serde_json::{Value, json};

/// Changes one place of the value: mostly into something of the same kind.
pub fn value(whole: &mut Value, choices: &mut Choices<'_>) {
    let values = count(whole);
    let donor = nth(whole, choices.below(values)).clone();
    let target = nth(whole, choices.below(values));
    match (&mut *target, choices.below(8)) {
        (_, 7) => *target = donor,
        (_, 6) => *target = nonsense(choices),
        (Value::Number(number), _) => {
            let number = number.as_u64().unwrap_or(0);
            *target = match choices.below(5) {
                0 => json!(choices.below(30)),
                1 => json!(number.wrapping_add(1)),
                2 => json!(number.wrapping_sub(1)),
                3 => json!(number.wrapping_mul(2)),
                _ => json!(choices.of(&[255, 10_000, 1_000_000_000, u64::from(u32::MAX), 1 << 52])),
            };
        }
        (Value::Bool(truth), _) => *truth = !*truth,
        (Value::String(text), _) => *text = word(choices),
        (Value::Null, _) => *target = json!(choices.below(5)),
        (Value::Array(list), 0) => list.reverse(),
        (Value::Array(list), 1) => list.push(donor),
        (Value::Array(list), way) if !list.is_empty() => {
            let (at, other) = (choices.below(list.len()), choices.below(list.len()));
            match way {
                2 => drop(list.remove(at)),
                3 => list.push(list[at].clone()),
                _ => list.swap(at, other),
            }
        }
        (Value::Array(list), _) => list.push(json!(word(choices))),
        (Value::Object(fields), way) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = keys.get(choices.below(keys.len())).cloned().unwrap_or_default();
            match way {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(word(choices), donor)),
                _ => drop(fields.insert(key, donor)),
            }
        }
    }
}

fn nonsense(choices: &mut Choices<'_>) -> Value {
    choices.of(&[
        json!(null),
        json!(true),
        json!(0),
        json!(u64::MAX),
        json!(-1),
        json!(1.5),
        json!(""),
        json!([]),
        json!({}),
    ])
}

/// A word that some field may have.
fn word(choices: &mut Choices<'_>) -> String {
    const WORDS: [&str; 9] = [
        "movement",
        "contribution",
        "race",
        "stalemate",
        "turnLimit",
        "noMarkers",
        "offerings",
        "random",
        "extra",
    ];
    match choices.below(3) {
        0 => choices.of(&Card::ALL).code(),
        1 => choices.of(&BuildingId::ALL).id(),
        _ => choices.of(&WORDS),
    }
    .to_owned()
}

/// Changes one place of the text: a byte, a word or a line.
pub fn text(text: &mut String, choices: &mut Choices<'_>) {
    match choices.below(4) {
        0 => bytes(text, choices),
        1 => pieces(text, " ", choices),
        2 => pieces(text, "\n", choices),
        _ => pieces(text, choices.of(&[",", ":", "\"", ".", "}"]), choices),
    }
}

fn bytes(text: &mut String, choices: &mut Choices<'_>) {
    let mut bytes = std::mem::take(text).into_bytes();
    let at = choices.below(bytes.len());
    let letter = choices.below(256) as u8;
    match choices.below(4) {
        0 => bytes.insert(at, letter),
        1 => bytes.truncate(at),
        _ if bytes.is_empty() => {}
        2 => bytes[at] = letter,
        _ => drop(bytes.remove(at)),
    }
    *text = String::from_utf8_lossy(&bytes).into_owned();
}

/// Removes, doubles, swaps or replaces pieces of the text.
fn pieces(text: &mut String, between: &str, choices: &mut Choices<'_>) {
    const OTHERS: [&str; 16] = [
        "",
        "0",
        "1.",
        "1000000000.",
        "4294967295.",
        "-1",
        "null",
        "?",
        "!",
        ".",
        ">5",
        "0=K1K1",
        "oP1",
        "rules 1",
        "seed \"x\"",
        "for null",
    ];
    let mut pieces: Vec<&str> = text.split(between).collect();
    let (at, other) = (choices.below(pieces.len()), choices.below(pieces.len()));
    match choices.below(5) {
        0 => pieces[at] = choices.of(&OTHERS),
        1 => pieces.insert(at, choices.of(&OTHERS)),
        2 => drop(pieces.remove(at)),
        3 => pieces.insert(other, pieces[at]),
        _ => pieces.swap(at, other),
    }
    *text = pieces.join(between);
}
