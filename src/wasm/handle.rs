//! A game being played that lives in here, for the class `Game` of the package.

use super::pack::Pack;
use super::{Answer, Labelled, Position, answer, from_text, move_from, problem, seed_from};
use crate::error::{ErrorCode, RulesError};
use crate::games::with_game;
use crate::json::{self, shape};
use crate::record;
use crate::seat::Seat;
use crate::session::{Reader, Session};
use wasm_bindgen::prelude::*;

/// A game being played, whichever it is.
#[wasm_bindgen]
pub struct GameHandle {
    session: Box<dyn Playing>,
}

/// A [`Session`] without its type.
trait Playing {
    fn ply(&self) -> usize;
    fn length(&self) -> usize;
    fn legal_moves(&self) -> Vec<u8>;
    fn moves(&self) -> Vec<u8>;
    fn ask(&mut self, verb: &str, argument: &str) -> Result<String, RulesError>;
    fn fork(&self, ply: usize) -> Result<Box<dyn Playing>, RulesError>;
}

/// What a record is to tell.
struct Wish {
    everything: bool,
    seat: Option<Seat>,
    with_undone: bool,
}

shape! { read Wish { everything, seat, with_undone as "withUndone" } }

impl<G: Pack + 'static> Playing for Session<G> {
    fn ply(&self) -> usize {
        Session::ply(self)
    }

    fn length(&self) -> usize {
        Session::length(self)
    }

    fn legal_moves(&self) -> Vec<u8> {
        let mut moves = Vec::new();
        G::legal_moves(&self.position().known(), &mut moves);
        G::pack(&moves)
    }

    fn moves(&self) -> Vec<u8> {
        let moves: Vec<_> = Session::moves(self).cloned().collect();
        G::pack(&moves)
    }

    fn ask(&mut self, verb: &str, argument: &str) -> Result<String, RulesError> {
        let ply =
            || Ok::<_, RulesError>(from_text::<u32>(argument, ErrorCode::BadArgument)? as usize);
        Ok(match verb {
            "apply" => json::write(&Session::apply(self, &move_from::<G>(argument)?)?),
            "state" => json::write(&self.at(ply()?)?.state()),
            "events" => json::write(&self.events(ply()?)?),
            "names" => json::write(&self.names()),
            "canUndo" => json::write(&self.can_undo()),
            "undo" => json::write(&self.undo(from_text(argument, ErrorCode::BadArgument)?)?),
            "redo" => json::write(&self.redo()?),
            "record" => {
                let Wish { everything, seat, with_undone } =
                    from_text(argument, ErrorCode::BadArgument)?;
                let reader = if everything { Reader::Everything } else { Reader::Seat(seat) };
                json::write(&self.record(reader, with_undone)?)
            }
            _ => answer(verb, &Position::State(self.position().clone()), argument)?,
        })
    }

    fn fork(&self, ply: usize) -> Result<Box<dyn Playing>, RulesError> {
        Ok(Box::new(Session::fork(self, ply)?))
    }
}

fn handle(session: Result<Box<dyn Playing>, RulesError>) -> Answer<GameHandle> {
    Ok(GameHandle { session: session.map_err(problem)? })
}

fn names_from(text: &str) -> Result<Vec<String>, RulesError> {
    from_text(text, ErrorCode::BadOption)
}

#[wasm_bindgen]
impl GameHandle {
    /// Sets a game up; options, seed and names are JSON text.
    #[wasm_bindgen(js_name = newGame)]
    pub fn new_game(game: &str, options: &str, seed: &str, names: &str) -> Answer<GameHandle> {
        fn new<G: Pack + 'static>(
            options: &str,
            seed: &str,
            names: &str,
        ) -> Result<Box<dyn Playing>, RulesError> {
            let options = from_text(options, ErrorCode::BadOption)?;
            Ok(Box::new(Session::<G>::new(options, seed_from(seed)?, names_from(names)?)?))
        }
        handle(with_game!(game, G => new::<G>(options, seed, names)))
    }

    /// Goes on from a state.
    #[wasm_bindgen(js_name = fromState)]
    pub fn from_state(state: &str, names: &str) -> Answer<GameHandle> {
        fn from<G: Pack + 'static>(
            state: &Labelled,
            names: &str,
        ) -> Result<Box<dyn Playing>, RulesError> {
            let first = state.position::<G>()?.state()?.clone();
            Ok(Box::new(Session::from_position(first, names_from(names)?)?))
        }
        handle(
            Labelled::read(state)
                .and_then(|state| with_game!(state.game(), G => from::<G>(&state, names))),
        )
    }

    /// Plays a record to its end.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Answer<GameHandle> {
        fn from<G: Pack + 'static>(text: &str) -> Result<Box<dyn Playing>, RulesError> {
            Ok(Box::new(Session::<G>::from_record(text)?))
        }
        handle(
            record::game_of(text).and_then(|game| with_game!(game.as_str(), G => from::<G>(text))),
        )
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

    /// All legal moves, packed.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<u8> {
        self.session.legal_moves()
    }

    /// All moves made, packed, those taken back included.
    pub fn moves(&self) -> Vec<u8> {
        self.session.moves()
    }

    /// Does or answers what is asked, all of it as JSON text:
    ///
    /// | verb | argument | answer |
    /// | --- | --- | --- |
    /// | `apply` | a move | the events |
    /// | `undo` | whether in any case | the events taken back |
    /// | `redo` | | the events |
    /// | `state` | a ply | the state there |
    /// | `events` | a ply | what the move before it brought about |
    /// | `names` | | the names of the players, or none |
    /// | `canUndo` | | why the last move should not be taken back, or null |
    /// | `record` | a wish | the text of the record |
    ///
    /// and `check`, `explain`, `preview`, `view`, `status` as the function [`ask`](super::ask).
    pub fn ask(&mut self, verb: &str, argument: &str) -> Answer {
        self.session.ask(verb, argument).map_err(problem)
    }

    /// A game of its own with the moves up to a ply.
    pub fn fork(&self, ply: usize) -> Answer<GameHandle> {
        handle(self.session.fork(ply))
    }
}
