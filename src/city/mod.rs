//! Blue Moon City (C1 to C11).

pub mod building;
pub mod card;
mod contract;
mod ending;
pub mod error;
pub mod event;
pub mod explain;
pub mod facts;
pub mod find;
pub mod known;
pub mod map;
pub mod moves;
mod notation;
pub mod payment;
pub mod plain;
pub mod rules;
mod scoring;
mod setup;
pub mod state;
pub mod status;
pub mod table;
#[cfg(target_arch = "wasm32")]
mod typescript;
mod validate;
pub mod view;

/// The version of the shapes of states and views.
pub const VERSION: u32 = 2;

pub use moves::CityMove;
pub use plain::{CityOptions, CityState, CityView};
pub use state::City;
pub use view::Seen;
