//! The values in a JSON value, counted depth first.

use serde_json::Value;

/// How many values there are in a value, itself included.
pub fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value at that place, counted depth first.
pub fn nth(value: &mut Value, mut number: usize) -> &mut Value {
    if number == 0 {
        return value;
    }
    number -= 1;
    let children: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    for child in children {
        let size = count(child);
        if number < size {
            return nth(child, number);
        }
        number -= size;
    }
    unreachable!("there are not so many values")
}
