//! Blue Moon City.
#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]
pub mod city;
pub mod error;
pub mod game;
pub mod rng;
pub mod seat;
