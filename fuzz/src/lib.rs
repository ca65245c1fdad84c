//! What the fuzz targets share: choices read from bytes, beginnings of games that reach rare positions quickly, ways to
//! play on, and ways to damage what is read.
//!
//! A target is a file in `fuzz_targets` with what must hold, whatever the bytes are. The first bytes of an input choose
//! a position ([`start`]), those after it what is done from there.

pub mod choices;
pub mod damage;
pub mod edits;
pub mod hidden;
pub mod payments;
pub mod play;
pub mod start;
#[path = "../../tests/common/values.rs"]
mod values;

pub use choices::Choices;
