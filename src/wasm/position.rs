//! Positions as the boundary takes them: whole ones and views, whichever the game.

use super::Answer;
use super::plain::{self, fields};
use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Game};
use crate::games::with_game;
use crate::perft;
use crate::seat::Seat;
use crate::session::UndoReason;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A position that was read once, to be asked again and again.
#[wasm_bindgen]
pub struct PositionHandle(Box<dyn Asked>);

#[wasm_bindgen]
impl PositionHandle {
    /// Reads a state or a view.
    pub fn of(position: JsValue) -> super::Result<PositionHandle> {
        Ok(PositionHandle(read(position)?))
    }

    /// All legal moves, packed.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> super::Result<Vec<u8>> {
        Ok(self.0.legal_moves()?)
    }

    /// Answers as [`ask`](super::ask) does.
    pub fn ask(&self, verb: &str, argument: JsValue) -> super::Result<Answer> {
        Ok(self.0.ask(verb, argument)?)
    }
}

impl PositionHandle {
    pub(super) fn new<G: Game>(position: Position<G>) -> Self {
        PositionHandle(Box::new(position))
    }
}

/// What a position can be asked, whichever the game.
pub(super) trait Asked {
    fn legal_moves(&self) -> Result<Vec<u8>, RulesError>;
    fn ask(&self, verb: &str, argument: JsValue) -> Result<Answer, RulesError>;
}

/// A whole position, or what a seat knows of one.
pub(super) enum Position<G: Game> {
    State(G),
    View(G::Seen),
}

/// Reads a state or a view of any game.
pub(super) fn read(position: JsValue) -> Result<Box<dyn Asked>, RulesError> {
    fn of<G: Game>(position: JsValue) -> Result<Box<dyn Asked>, RulesError> {
        Ok(Box::new(Position::<G>::read(position)?))
    }
    let game = game_of(&position)?;
    with_game!(game.as_str(), G => of::<G>(position))
}

/// The game that a state or a view says it is of.
pub(super) fn game_of(position: &JsValue) -> Result<String, RulesError> {
    let [game] = fields(position, &["game"]);
    if game.is_undefined() {
        return Err(RulesError::new(ErrorCode::BadState, "missing field `game`"));
    }
    plain::read(game, ErrorCode::BadState).map_err(|error| error.inside("game"))
}

pub(super) fn move_of<G: Game>(played: JsValue) -> Result<G::Move, RulesError> {
    plain::read(played, ErrorCode::BadMove)
}

pub(super) fn seat_of(seat: JsValue) -> Result<Option<Seat>, RulesError> {
    plain::read(seat, ErrorCode::BadArgument).map_err(|error| error.inside("seat"))
}

pub(super) fn pack<G: Game>(moves: &[G::Move]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(8 * moves.len());
    moves.iter().for_each(|played| G::pack(played, &mut bytes));
    bytes
}

impl<G: Game> Position<G> {
    pub(super) fn read(position: JsValue) -> Result<Self, RulesError> {
        // Said first: a newer shape may have fields that can't be read.
        let [version, view] = fields(&position, &["version", "view"]);
        if version.as_f64().is_some_and(|version| version > G::VERSION.into()) {
            return Err(RulesError::newer("version", G::VERSION));
        }
        // Views have this field, states have not.
        Ok(if view.is_undefined() {
            Position::State(G::validate(&plain::read(position, ErrorCode::BadState)?)?)
        } else {
            Position::View(G::validate_view(&plain::read(position, ErrorCode::BadState)?)?)
        })
    }

    pub(super) fn state(&self) -> Result<&G, RulesError> {
        match self {
            Position::State(state) => Ok(state),
            Position::View(_) => {
                let message = "a state is needed, not a view";
                Err(RulesError::new(ErrorCode::BadArgument, message).at("state"))
            }
        }
    }

    fn known(&self) -> Result<G::Known<'_>, RulesError> {
        match self {
            Position::State(state) => Ok(state.known()),
            Position::View(seen) => G::known_of_seen(seen),
        }
    }

    /// What the seat that decides knows of a state, or what the view tells.
    fn seen(&self) -> Result<G::Seen, RulesError> {
        match self {
            Position::State(state) => state.seen(Some(state.actor().unwrap_or(state.turn()))),
            Position::View(seen) => Ok(seen.clone()),
        }
    }
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Applied<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
}

/// Whether a seat may move: if it decides.
///
/// # Errors
/// `not_your_turn`.
pub(super) fn may_move<G: Game>(position: &G, by: Option<Seat>) -> Result<(), RulesError> {
    let actor = position.actor();
    match by {
        Some(seat) if actor.is_some_and(|actor| actor != seat) => {
            Err(RulesError::new(ErrorCode::NotYourTurn, "another player decides now")
                .with("seat", seat.index() as i64)
                .with("actor", actor.map_or(-1, |actor| actor.index() as i64)))
        }
        _ => Ok(()),
    }
}

/// Reads `{ move, by }`: a move and who is said to make it, or `null`.
pub(super) fn made<G: Game>(argument: &JsValue) -> Result<(G::Move, Option<Seat>), RulesError> {
    let [played, by] = fields(argument, &["move", "by"]);
    let by = plain::read(by, ErrorCode::BadArgument).map_err(|error| error.inside("by"))?;
    Ok((move_of::<G>(played)?, by))
}

impl<G: Game> Asked for Position<G> {
    fn legal_moves(&self) -> Result<Vec<u8>, RulesError> {
        let mut moves = Vec::new();
        G::legal_moves(&self.known()?, &mut moves);
        Ok(pack::<G>(&moves))
    }

    fn ask(&self, verb: &str, argument: JsValue) -> Result<Answer, RulesError> {
        Ok(match verb {
            "apply" => {
                let mut state = self.state()?.clone();
                let (played, by) = made::<G>(&argument)?;
                may_move(&state, by)?;
                let mut events = Vec::new();
                state.apply(&played, &mut Events::to(&mut events))?;
                Answer::of(Applied::<G> { state: state.state(), events })
            }
            "check" => {
                let known = self.known()?;
                let checked = move_of::<G>(argument).and_then(|played| G::check(&known, &played));
                Answer::of(checked.err().map(|error| *error.0))
            }
            "preview" => Answer::of(G::preview(&self.seen()?, &move_of::<G>(argument)?)?),
            "canUndoAfter" => {
                let foresight = G::foresee(&self.seen()?, &move_of::<G>(argument)?)?;
                Answer::of(UndoReason::of(&foresight))
            }
            "explain" => {
                let known = self.known()?;
                let question = plain::read(argument, ErrorCode::BadArgument)?;
                Answer::of(G::explain(&known, &question)?)
            }
            "find" => {
                let known = self.known()?;
                let query = plain::read(argument, ErrorCode::BadArgument)?;
                Answer::of(G::find(&known, &query)?)
            }
            "view" => Answer::of(G::view(&self.state()?.seen(seat_of(argument)?)?)),
            "status" => Answer::of(G::status(&self.seen()?)),
            "perft" => {
                let depth = plain::read(argument, ErrorCode::BadArgument)?;
                Answer::of(perft::perft(self.state()?, depth))
            }
            _ => return Err(super::unknown_verb(verb)),
        })
    }
}
