//! What `make bench` measures: the same source natively (`main.rs`) and as wasm (`exports.rs`).

pub mod games;
pub mod hard;
pub mod states;

#[path = "../../../tests/common/mod.rs"]
mod common;
#[cfg(target_arch = "wasm32")]
mod exports;
