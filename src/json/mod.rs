//! Plain shapes as JSON text.

mod fault;
mod read;
mod scan;

pub use fault::Fault;
pub use read::read;

use serde::Serialize;

/// The text of a shape, without spaces.
pub fn write<T: Serialize>(shape: &T) -> String {
    // Our shapes have only text as keys, so there is nothing that JSON could not say.
    serde_json::to_string(shape).unwrap_or_default()
}
