//! A game being played that lives in here, for the class `Game` of the package.

use super::plain;
use super::position::{Asked, Position, PositionHandle, game_of, made, may_move, pack, seat_of};
use super::{Answer, seed_of, unknown_verb};
use crate::error::{ErrorCode, Problem, RulesError};
use crate::game::Game;
use crate::games::with_game;
use crate::record;
use crate::seat::Seat;
use crate::session::{Reader, Session};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

/// A game being played, whichever it is.
#[wasm_bindgen]
pub struct GameHandle {
    session: Box<dyn Playing>,
    /// What is wrong with the rest of the record that it was read from.
    damage: Option<Problem>,
}

/// A [`Session`] without its type.
trait Playing {
    fn id(&self) -> &'static str;
    fn ply(&self) -> usize;
    fn length(&self) -> usize;
    fn legal_moves(&self) -> Vec<u8>;
    fn moves(&self) -> Vec<u8>;
    fn ask(&mut self, verb: &str, argument: JsValue) -> Result<Answer, RulesError>;
    fn position(&self, seat: JsValue) -> Result<PositionHandle, RulesError>;
    fn fork(&self, ply: usize) -> Result<Box<dyn Playing>, RulesError>;
}

/// What a record is to tell.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Wish {
    everything: bool,
    seat: Option<Seat>,
    with_undone: bool,
}

fn argument_of<T: serde::de::DeserializeOwned>(argument: JsValue) -> Result<T, RulesError> {
    plain::read(argument, ErrorCode::BadArgument)
}

impl<G: Game> Playing for Session<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn ply(&self) -> usize {
        Session::ply(self)
    }

    fn length(&self) -> usize {
        Session::length(self)
    }

    fn legal_moves(&self) -> Vec<u8> {
        let mut moves = Vec::new();
        G::legal_moves(&self.position().known(), &mut moves);
        pack::<G>(&moves)
    }

    fn moves(&self) -> Vec<u8> {
        let moves: Vec<_> = Session::moves(self).cloned().collect();
        pack::<G>(&moves)
    }

    fn ask(&mut self, verb: &str, argument: JsValue) -> Result<Answer, RulesError> {
        let ply = |argument| argument_of::<u32>(argument).map(|ply| ply as usize);
        Ok(match verb {
            "apply" => {
                let (played, by) = made::<G>(&argument)?;
                may_move(self.position(), by)?;
                Answer::of(Session::apply(self, &played)?.to_vec())
            }
            "state" => Answer::of(self.at(ply(argument)?)?.state()),
            "events" => Answer::of(self.events(ply(argument)?)?.to_vec()),
            "names" => Answer::of(self.names().to_vec()),
            "canUndo" => Answer::of(self.can_undo()),
            "undo" => Answer::of(self.undo(argument_of(argument)?)?.to_vec()),
            "redo" => Answer::of(self.redo()?.to_vec()),
            "record" => {
                let Wish { everything, seat, with_undone } = argument_of(argument)?;
                let reader = if everything { Reader::Everything } else { Reader::Seat(seat) };
                Answer::of(self.record(reader, with_undone)?)
            }
            "check" | "explain" | "find" | "preview" | "view" | "status" => {
                Position::State(Session::position(self).clone()).ask(verb, argument)?
            }
            _ => return Err(unknown_verb(verb)),
        })
    }

    fn position(&self, seat: JsValue) -> Result<PositionHandle, RulesError> {
        let position = Session::position(self);
        Ok(PositionHandle::new::<G>(if seat.is_undefined() {
            Position::State(position.clone())
        } else {
            Position::View(position.seen(seat_of(seat)?)?)
        }))
    }

    fn fork(&self, ply: usize) -> Result<Box<dyn Playing>, RulesError> {
        Ok(Box::new(Session::fork(self, ply)?))
    }
}

fn handle(session: Result<Box<dyn Playing>, RulesError>) -> super::Result<GameHandle> {
    Ok(GameHandle { session: session?, damage: None })
}

fn names_of(names: JsValue) -> Result<Vec<String>, RulesError> {
    plain::read(names, ErrorCode::BadOption).map_err(|error| error.inside("names"))
}

#[wasm_bindgen]
impl GameHandle {
    /// Sets a game up.
    #[wasm_bindgen(js_name = newGame)]
    pub fn new_game(
        game: &str,
        options: JsValue,
        seed: JsValue,
        names: JsValue,
    ) -> super::Result<GameHandle> {
        fn new<G: Game>(
            options: JsValue,
            seed: JsValue,
            names: JsValue,
        ) -> Result<Box<dyn Playing>, RulesError> {
            let options = plain::read(options, ErrorCode::BadOption)?;
            Ok(Box::new(Session::<G>::new(options, seed_of(seed)?, names_of(names)?)?))
        }
        handle(with_game!(game, G => new::<G>(options, seed, names)))
    }

    /// Goes on from a state.
    #[wasm_bindgen(js_name = fromState)]
    pub fn from_state(state: JsValue, names: JsValue) -> super::Result<GameHandle> {
        fn from<G: Game>(state: JsValue, names: JsValue) -> Result<Box<dyn Playing>, RulesError> {
            let first = Position::<G>::read(state)?.state()?.clone();
            Ok(Box::new(Session::from_position(first, names_of(names)?)?))
        }
        let game = game_of(&state)?;
        handle(with_game!(game.as_str(), G => from::<G>(state, names)))
    }

    /// Plays a record to its end, or as far as that goes.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, salvage: bool) -> super::Result<GameHandle> {
        type Salvaged = (Box<dyn Playing>, Option<RulesError>);
        fn from<G: Game>(text: &str) -> Result<Salvaged, RulesError> {
            let (session, damage) = Session::<G>::salvage(text)?;
            Ok((Box::new(session), damage))
        }
        let game = record::game_of(text)?;
        let (session, damage) = with_game!(game.as_str(), G => from::<G>(text))?;
        match damage {
            Some(damage) if !salvage => Err(damage.into()),
            damage => Ok(GameHandle { session, damage: damage.map(|error| *error.0) }),
        }
    }

    /// The id of the game.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.session.id().to_owned()
    }

    /// How many moves lead to the position.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> usize {
        self.session.ply()
    }

    /// How many moves there are, those taken back included.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.session.length()
    }

    /// What is wrong with the rest of the record that the game was read from, or null.
    pub fn damage(&self) -> Answer {
        Answer::of(self.damage.clone())
    }

    /// All legal moves, packed.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<u8> {
        self.session.legal_moves()
    }

    /// All moves made, packed, those taken back included.
    pub fn moves(&self) -> Vec<u8> {
        self.session.moves()
    }

    /// Does or answers what is asked:
    ///
    /// | verb | argument | answer |
    /// | --- | --- | --- |
    /// | `apply` | `{ move, by }`, `by` a seat or null | the events |
    /// | `undo` | whether in any case | the events taken back |
    /// | `redo` | | the events |
    /// | `state` | a ply | the state there |
    /// | `events` | a ply | what the move before it brought about |
    /// | `names` | | the names of the players, or none |
    /// | `canUndo` | | why the last move should not be taken back, or null |
    /// | `record` | a wish | the text of the record |
    ///
    /// and `check`, `explain`, `find`, `preview`, `view`, `status` as the function [`ask`](super::ask).
    pub fn ask(&mut self, verb: &str, argument: JsValue) -> super::Result<Answer> {
        Ok(self.session.ask(verb, argument)?)
    }

    /// The position now, to be asked: all of it, or what a seat or a spectator (null) knows.
    pub fn position(&self, seat: JsValue) -> super::Result<PositionHandle> {
        Ok(self.session.position(seat)?)
    }

    /// A game of its own with the moves up to a ply.
    pub fn fork(&self, ply: usize) -> super::Result<GameHandle> {
        handle(self.session.fork(ply))
    }
}
