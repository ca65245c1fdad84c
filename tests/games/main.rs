//! Whole games.

#[path = "../common/mod.rs"]
mod common;

mod golden;
mod perft;
mod playthrough;
mod properties;
