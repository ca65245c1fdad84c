//! Plain shapes as JSON text.

mod fault;
mod read;
mod scan;

pub use fault::Fault;
pub use read::read;

use serde::Serialize;

/// The text of a shape, without spaces.
#[cfg(not(target_arch = "wasm32"))]
pub fn write<T: Serialize>(shape: &T) -> String {
    // Our shapes have only text as keys, so there is nothing that JSON could not say.
    serde_json::to_string(shape).unwrap_or_default()
}

/// The text of a shape, without spaces: by the host's own writer, which writes the same.
#[cfg(target_arch = "wasm32")]
pub fn write<T: Serialize>(shape: &T) -> String {
    let value = crate::wasm::to_js(shape);
    value
        .ok()
        .and_then(|value| js_sys::JSON::stringify(&value).ok())
        .map_or_else(String::new, String::from)
}
