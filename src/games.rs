//! The list of the games: the only place that names them all.

/// Runs the body with `$G` standing for the game of that id.
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            <$crate::city::City as $crate::game::Game>::ID => {
                type $G = $crate::city::City;
                $body
            }
            other => Err($crate::games::unknown_game(other)),
        }
    };
}

pub(crate) use with_game;

use crate::error::{ErrorCode, RulesError};

/// The error for the id of a game that is not in the list.
pub fn unknown_game(id: &str) -> RulesError {
    let shown: String = id.chars().take(40).collect();
    RulesError::new(ErrorCode::UnknownGame, "there is no such game").with("game", shown)
}
