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
pub fn read<T: serde::de::DeserializeOwned>(text: &str, code: ErrorCode) -> Result<T, RulesError> {
    let value: serde_json::Value =
        serde_json::from_str(text).map_err(|_| RulesError::new(code, "this is no JSON"))?;
    serde_path_to_error::deserialize(value).map_err(|fault| {
        let place = match fault.path().to_string() {
            whole if whole == "." => String::new(),
            place => place,
        };
        RulesError::new(code, &fault.inner().to_string()).at_part(&place)
    })
}

/// The text of a shape, without spaces.
#[cfg(not(target_arch = "wasm32"))]
pub fn write<T: serde::Serialize + ?Sized>(shape: &T) -> String {
    serde_json::to_string(shape).unwrap_or_default() // only keys that are no texts can't be written
}
