//! What every caller relies on: bad input, the JSON reader, randomness, records and undo.

#[path = "../common/mod.rs"]
mod common;

mod bad_input;
mod bad_shapes;
mod bad_states;
mod bad_views;
mod cards;
mod damage;
mod limits;
mod randomness;
mod rooms;
mod sessions;
