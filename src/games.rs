//! The list of the games: the only place that names them all.

use crate::error::{ErrorCode, RulesError};
#[cfg(all(target_arch = "wasm32", feature = "city"))]
use wasm_bindgen::prelude::*;

/// Runs the body with `$G` standing for the game of that id.
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            #[cfg(feature = "city")]
            <$crate::city::City as $crate::game::Game>::ID => {
                type $G = $crate::city::City;
                $body
            }
            #[cfg(feature = "proving")]
            <$crate::parley::Parley as $crate::game::Game>::ID => {
                type $G = $crate::parley::Parley;
                $body
            }
            other => Err($crate::games::unknown_game(other)),
        }
    };
}

pub(crate) use with_game;

/// The codes of all games.
#[cfg(all(target_arch = "wasm32", feature = "city"))]
#[wasm_bindgen(typescript_custom_section)]
const CODES: &str = r"
/** The kinds of mistakes: those that every game knows, and those that a game has for itself. */
export type Code = ErrorCode | CityErrorCode;
";

/// The error for the id of a game that is not in the list.
pub fn unknown_game(id: &str) -> RulesError {
    let shown: String = id.chars().take(40).collect();
    RulesError::new(ErrorCode::UnknownGame, "there is no such game").with("game", shown)
}
