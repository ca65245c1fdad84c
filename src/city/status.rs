//! Where a game stands.

use super::moves::{self, CityMove};
use super::plain::{CityResult, Phase};
use super::table::offerings_to_win;
use super::view::Seen;
use crate::seat::Seat;
use serde::Serialize;

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct CityStatus {
    /// Whether the game is over.
    pub over: bool,
    /// Who decides now; nobody once the game is over.
    pub actor: Option<Seat>,
    /// The number of the turn, 1 for the first of the game.
    pub turn: u32,
    /// The phase of the turn.
    pub phase: Phase,
    /// The steps that the figure has left.
    pub steps: u8,
    /// The types of the legal moves, in order; `null` if the position is a view of somebody who does not decide.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "CityMove[\"type\"][] | null"))]
    pub can: Option<Vec<&'static str>>,
    /// The offerings made, by seat.
    pub offerings: Vec<u8>,
    /// How many offerings win (C9.1).
    pub offerings_to_win: u8,
    /// The number of the lowest open box of the obelisk, in crystals.
    pub next_offering: Option<u8>,
    /// Whether the race has begun (C9.3).
    pub race: bool,
    /// How the game ended, if it is over.
    pub result: Option<CityResult>,
}

pub(super) fn status(seen: &Seen) -> CityStatus {
    let table = &seen.table;
    let over = table.ending.is_some();
    let can = seen.known().ok().map(|known| {
        let mut legal = Vec::new();
        moves::list(&known, &mut legal);
        let mut types: Vec<_> = legal.iter().map(CityMove::type_name).collect();
        types.dedup();
        types
    });
    CityStatus {
        over,
        actor: (!over).then_some(table.seat),
        turn: table.turn,
        phase: table.phase,
        steps: table.steps,
        can,
        offerings: table.seats().map(|seat| table.offerings(seat)).collect(),
        offerings_to_win: offerings_to_win(table.players()),
        next_offering: table.next_offering(),
        race: table.city_is_complete(),
        result: table.result(),
    }
}
