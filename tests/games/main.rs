//! Whole games.

#[path = "../common/mod.rs"]
mod common;

mod golden;
mod properties;
