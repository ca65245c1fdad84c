//! Plain shapes as JSON text, which records hold: natively by serde_json, in a browser by the host's own reader.

#[cfg(not(target_arch = "wasm32"))]
use crate::error::{ErrorCode, RulesError};

#[cfg(target_arch = "wasm32")]
pub use crate::wasm::json::{read, write};

/// Reads a shape.
///
/// # Errors
/// The code, with what is wrong and where.
#[cfg(not(target_arch = "wasm32"))]
pub fn read<T>(text: &str, code: ErrorCode) -> Result<T, RulesError>
where
    T: serde::de::DeserializeOwned + serde::Serialize,
{
    let value: serde_json::Value =
        serde_json::from_str(text).map_err(|_| RulesError::new(code, "this is no JSON"))?;
    let error = |message: &str, place: &str| RulesError::new(code, message).at_part(place);
    let shape: T = serde_path_to_error::deserialize(&value).map_err(|fault| {
        let place = fault.path().to_string();
        error(&fault.inner().to_string(), if place == "." { "" } else { &place })
    })?;
    // serde takes the list of the values of all fields for an object.
    match list_for_object(&value, &serde_json::to_value(&shape).unwrap_or_default()) {
        Some(place) => Err(error("an object is expected, not a list", &place)),
        None => Ok(shape),
    }
}

/// The place of a list that was read as an object.
#[cfg(not(target_arch = "wasm32"))]
fn list_for_object(read: &serde_json::Value, meant: &serde_json::Value) -> Option<String> {
    use serde_json::Value::{Array, Object};
    let inside = |part: String, found: Option<String>| {
        found.map(|place| match place.chars().next() {
            None | Some('[') => part + &place,
            Some(_) => format!("{part}.{place}"),
        })
    };
    match (read, meant) {
        (Array(_), Object(_)) => Some(String::new()),
        (Array(read), Array(meant)) => {
            (0..).zip(read.iter().zip(meant)).find_map(|(index, (read, meant))| {
                inside(format!("[{index}]"), list_for_object(read, meant))
            })
        }
        (Object(read), Object(meant)) => read
            .iter()
            .find_map(|(name, read)| inside(name.clone(), list_for_object(read, meant.get(name)?))),
        _ => None,
    }
}

/// The text of a shape, without spaces.
#[cfg(not(target_arch = "wasm32"))]
pub fn write<T: serde::Serialize + ?Sized>(shape: &T) -> String {
    serde_json::to_string(shape).unwrap_or_default() // only keys that are no texts can't be written
}
