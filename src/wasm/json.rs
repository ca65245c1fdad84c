//! JSON text by the host's own reader; shapes are read of what it gives.

use super::plain;
use crate::error::{Code, ErrorCode, RulesError};
use js_sys::{Array, JSON, Object};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// Reads a shape.
///
/// # Errors
/// The code, with what is wrong and where.
pub fn read<T: DeserializeOwned>(text: &str, code: ErrorCode) -> Result<T, RulesError> {
    let value = JSON::parse(text).map_err(|_| RulesError::new(code, "this is no JSON"))?;
    disinherit(&value);
    plain::read(value, Code::from(code))
}

/// Has no object inherit fields that somebody has put on the prototype of all objects.
fn disinherit(value: &JsValue) {
    let mut parts = vec![value.clone()];
    while let Some(part) = parts.pop() {
        if part.is_object() {
            let part = part.unchecked_into::<Object>();
            parts.extend(Object::values(&part).iter());
            if !Array::is_array(&part) {
                Object::set_prototype_of(&part, JsValue::NULL.unchecked_ref());
            }
        }
    }
}

/// The text of a shape, without spaces.
pub fn write<T: Serialize + ?Sized>(shape: &T) -> String {
    let mut text = String::new();
    add(&plain::write(shape), &mut text);
    text
}

/// The host's own writer would call whatever `toJSON` somebody has put on the prototype of lists or objects.
fn add(value: &JsValue, text: &mut String) {
    let mut parts = 0;
    let mut apart = |text: &mut String| {
        text.push_str(if parts > 0 { "," } else { "" });
        parts += 1;
    };
    if let Some(list) = value.dyn_ref::<Array>() {
        text.push('[');
        for part in list.iter() {
            apart(text);
            add(&part, text);
        }
        text.push(']');
    } else if value.is_object() {
        text.push('{');
        for entry in Object::entries(value.unchecked_ref()).iter() {
            let entry: Array = entry.unchecked_into();
            apart(text);
            add(&entry.get(0), text);
            text.push(':');
            add(&entry.get(1), text);
        }
        text.push('}');
    } else if let Ok(plain) = JSON::stringify(value) {
        text.push_str(&String::from(plain));
    }
}
