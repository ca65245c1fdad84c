//! The rules of Reiner Knizia's board game *Blue Moon City* (2006), natively and as WebAssembly. Unofficial.
//!
//! A position is a small value that is cheap to copy; legal moves go into a list that can be used again, and hang only
//! on what the player who decides may know. `C4.2` and the like name sections of the rules.
//!
//! ```
//! use blue_moon_city::city::{City, CityOptions};
//! use blue_moon_city::game::{Events, Game};
//! use blue_moon_city::rng::Seed;
//!
//! let mut city = City::new(&CityOptions::new(3), &Seed::new("moonrise")?)?;
//! let mut moves = Vec::new();
//! City::legal_moves(&city.known(), &mut moves);
//! let mut events = Vec::new();
//! city.apply(&moves[0], &mut Events::to(&mut events))?;
//! println!("{} brought about {events:?}", City::format_move(&moves[0]));
//! # Ok::<(), blue_moon_city::error::RulesError>(())
//! ```
//!
//! [`session::Session`] plays a whole game with undo, redo, forks and records; [`record`] explains the notation.

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

#[cfg(feature = "city")]
pub mod city;
pub mod error;
pub mod game;
#[cfg(target_arch = "wasm32")]
mod games;
pub mod json;
#[cfg(feature = "proving")]
#[path = "../tests/parley/mod.rs"]
pub mod parley;
pub mod perft;
pub mod record;
pub mod rng;
pub mod seat;
pub mod session;
pub mod shape;
#[cfg(target_arch = "wasm32")]
mod wasm;
