//! Blue Moon City (C1 to C11).

pub mod building;
pub mod card;
mod contract;
mod ending;
pub mod event;
mod explain;
pub mod known;
pub mod map;
pub mod moves;
mod notation;
pub mod payment;
pub mod plain;
mod scoring;
mod setup;
pub mod state;
pub mod status;
pub mod table;
mod validate;
pub mod view;

/// The version of the shapes of states and views.
pub const VERSION: u32 = 1;
/// The number of the tile table and the rulings.
pub const RULES: u32 = 1;

pub use explain::Selection;
pub use moves::CityMove;
pub use plain::{CityOptions, CityState, CityView};
pub use state::City;
pub use view::Seen;
