//! A game being played that lives in here, for the class `Game` of the package.

use super::pack::Pack;
use super::{
    Answer, Labelled, answer, check_text, found, from_text, problem, seat_from, seed_from,
};
use crate::error::{ErrorCode, RulesError};
use crate::games::with_game;
use crate::record;
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
    fn state(&self, ply: usize) -> Answer;
    fn view(&self, seat: &str) -> Answer;
    fn status(&self) -> Answer;
    fn names(&self) -> Vec<String>;
    fn legal_moves(&self) -> Vec<u8>;
    fn moves(&self) -> Vec<u8>;
    fn events(&self, ply: usize) -> Answer;
    fn check(&self, played: &str) -> Answer;
    fn explain(&self, question: &str) -> Answer;
    fn preview(&self, played: &str) -> Answer;
    fn apply(&mut self, played: &str) -> Answer;
    fn can_undo(&self) -> Answer;
    fn undo(&mut self, anyway: bool) -> Answer;
    fn redo(&mut self) -> Answer;
    fn fork(&self, ply: usize) -> Answer<Box<dyn Playing>>;
    fn record(&self, reader: Reader, with_undone: bool) -> Answer<String>;
}

impl<G: Pack + 'static> Playing for Session<G> {
    fn ply(&self) -> usize {
        Session::ply(self)
    }

    fn length(&self) -> usize {
        Session::length(self)
    }

    fn state(&self, ply: usize) -> Answer {
        answer(self.at(ply).map(G::state))
    }

    fn view(&self, seat: &str) -> Answer {
        let seat = seat_from(seat)?;
        answer(self.position().seen(seat).map(|seen| G::view(&seen)))
    }

    fn status(&self) -> Answer {
        let position = self.position();
        answer(position.seen(Some(position.turn())).map(|seen| G::status(&seen)))
    }

    fn names(&self) -> Vec<String> {
        Session::names(self).to_vec()
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

    fn events(&self, ply: usize) -> Answer {
        answer(Session::events(self, ply))
    }

    fn check(&self, played: &str) -> Answer {
        Ok(found(check_text::<G>(&self.position().known(), played)))
    }

    fn explain(&self, question: &str) -> Answer {
        let question = from_text(question, ErrorCode::BadArgument);
        answer(question.and_then(|question| G::explain(&self.position().known(), &question)))
    }

    fn preview(&self, played: &str) -> Answer {
        let position = self.position();
        let preview = || {
            let played = from_text(played, ErrorCode::BadMove)?;
            G::preview(&position.seen(Some(position.turn()))?, &played)
        };
        answer(preview())
    }

    fn apply(&mut self, played: &str) -> Answer {
        let played = from_text(played, ErrorCode::BadMove).map_err(problem)?;
        answer(Session::apply(self, &played))
    }

    fn can_undo(&self) -> Answer {
        answer(Ok(Session::can_undo(self)))
    }

    fn undo(&mut self, anyway: bool) -> Answer {
        answer(Session::undo(self, anyway))
    }

    fn redo(&mut self) -> Answer {
        answer(Session::redo(self))
    }

    fn fork(&self, ply: usize) -> Answer<Box<dyn Playing>> {
        Ok(Box::new(Session::fork(self, ply).map_err(problem)?))
    }

    fn record(&self, reader: Reader, with_undone: bool) -> Answer<String> {
        Session::record(self, reader, with_undone).map_err(problem)
    }
}

fn boxed<G: Pack + 'static>(session: Session<G>) -> Box<dyn Playing> {
    Box::new(session)
}

fn handle(session: Result<Box<dyn Playing>, RulesError>) -> Answer<GameHandle> {
    Ok(GameHandle { session: session.map_err(problem)? })
}

#[wasm_bindgen]
impl GameHandle {
    /// Sets a game up.
    #[wasm_bindgen(js_name = newGame)]
    pub fn new_game(
        game: &str,
        options: &str,
        seed: JsValue,
        names: Vec<String>,
    ) -> Answer<GameHandle> {
        handle(with_game!(game, G => {
            let new = || Session::<G>::new(from_text(options, ErrorCode::BadOption)?, seed_from(seed)?, names);
            new().map(boxed)
        }))
    }

    /// Goes on from a state.
    #[wasm_bindgen(js_name = fromState)]
    pub fn from_state(state: &str, names: Vec<String>) -> Answer<GameHandle> {
        let state = Labelled::read(state)?;
        handle(with_game!(state.game(), G => {
            state.state::<G>().and_then(|first| Session::from_position(first, names)).map(boxed)
        }))
    }

    /// Plays a record to its end.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Answer<GameHandle> {
        let game = record::game_of(text).map_err(problem)?;
        handle(with_game!(game.as_str(), G => Session::<G>::from_record(text).map(boxed)))
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

    /// The names of the players, or none.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> Vec<String> {
        self.session.names()
    }

    /// The state after so many moves.
    pub fn at(&self, ply: usize) -> Answer {
        self.session.state(ply)
    }

    /// What a seat may know.
    pub fn view(&self, seat: &str) -> Answer {
        self.session.view(seat)
    }

    /// Where the game stands.
    pub fn status(&self) -> Answer {
        self.session.status()
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

    /// What the move that led to a ply brought about.
    pub fn events(&self, ply: usize) -> Answer {
        self.session.events(ply)
    }

    /// Why a move is illegal, or null.
    pub fn check(&self, played: &str) -> Answer {
        self.session.check(played)
    }

    /// What a selection would do.
    pub fn explain(&self, question: &str) -> Answer {
        self.session.explain(question)
    }

    /// What is certain to happen if a move is made.
    pub fn preview(&self, played: &str) -> Answer {
        self.session.preview(played)
    }

    /// Plays a move.
    pub fn apply(&mut self, played: &str) -> Answer {
        self.session.apply(played)
    }

    /// Why the last move should not be taken back, or null.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> Answer {
        self.session.can_undo()
    }

    /// Takes the last move back.
    pub fn undo(&mut self, anyway: bool) -> Answer {
        self.session.undo(anyway)
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> Answer {
        self.session.redo()
    }

    /// A game of its own with the moves up to a ply.
    pub fn fork(&self, ply: usize) -> Answer<GameHandle> {
        Ok(GameHandle { session: self.session.fork(ply)? })
    }

    /// The full record.
    pub fn record(&self, with_undone: bool) -> Answer<String> {
        self.session.record(Reader::Everything, with_undone)
    }

    /// The record of what a seat saw, or a spectator.
    #[wasm_bindgen(js_name = recordFor)]
    pub fn record_for(&self, seat: &str, with_undone: bool) -> Answer<String> {
        self.session.record(Reader::Seat(seat_from(seat)?), with_undone)
    }
}
