//! A game being played: its moves with undo and redo, its record, forks.

use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Foresight, Game};
use crate::record::{self, MAX_MOVES, Record, SeenMove, SeenRecord, Start, check_names};
use crate::rng::Seed;
use crate::seat::Seat;
use serde::Serialize;
use std::sync::Arc;

/// A game from its beginning, with all positions, moves and events.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    names: Vec<String>,
    start: Arc<Start<G>>,
    /// The position at the beginning.
    first: G,
    /// The moves with what came of them, shared with forks; those from `ply` on were taken back and can be done again.
    played: Vec<Arc<Played<G>>>,
    ply: usize,
}

#[derive(Clone, Debug)]
struct Played<G: Game> {
    by: Seat,
    played: G::Move,
    events: Vec<G::Event>,
    /// The position after it.
    position: G,
}

/// Why a move should not be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UndoReason {
    /// No move was made.
    Beginning,
    /// The move showed somebody what was hidden, or might have done so.
    Revealed,
    /// Another player decides since.
    AnotherPlayer,
}

impl UndoReason {
    /// Why a move should not be taken back of which this is foreseen, if so.
    pub fn of<E>(foresight: &Foresight<E>) -> Option<UndoReason> {
        if foresight.reveals {
            Some(UndoReason::Revealed)
        } else {
            foresight.passes_on.then_some(UndoReason::AnotherPlayer)
        }
    }
}

/// What a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everything, so that the game can be played again.
    Everything,
    /// What a seat, or a spectator, saw.
    Seat(Option<Seat>),
}

impl<G: Game> Session<G> {
    /// Sets a game up. Names are those of all players, or none.
    ///
    /// # Errors
    /// What is wrong with the options or names.
    pub fn new(options: G::Options, seed: Seed, names: Vec<String>) -> Result<Self, RulesError> {
        let first = G::new(&options, &seed)?;
        Self::begin(first, Arc::new(Start::Seed { options, seed }), names)
    }

    /// Goes on from the plain shape of a position.
    ///
    /// # Errors
    /// What is wrong with the position or names.
    pub fn from_state(state: &G::State, names: Vec<String>) -> Result<Self, RulesError> {
        Self::from_position(G::validate(state)?, names)
    }

    /// Goes on from a position.
    ///
    /// # Errors
    /// What is wrong with the names.
    pub fn from_position(first: G, names: Vec<String>) -> Result<Self, RulesError> {
        let start = Arc::new(Start::State(Box::new(first.state())));
        Self::begin(first, start, names)
    }

    fn begin(first: G, start: Arc<Start<G>>, names: Vec<String>) -> Result<Self, RulesError> {
        check_names(&names, first.players())?;
        Ok(Session { names, start, first, played: Vec::new(), ply: 0 })
    }

    /// Plays a record to its end.
    ///
    /// # Errors
    /// What is wrong with the text, or the move that is illegal, with its ply.
    pub fn from_record(text: &str) -> Result<Self, RulesError> {
        match Self::salvage(text)? {
            (session, None) => Ok(session),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Plays a record as far as that goes, and tells what is wrong with the rest.
    ///
    /// # Errors
    /// If not even its beginning can be read.
    pub fn salvage(text: &str) -> Result<(Self, Option<RulesError>), RulesError> {
        let (record, damage) = Record::<G>::salvage(text)?;
        let first = match &*record.start {
            Start::Seed { options, seed } => G::begin(record.rules, options, seed)?,
            Start::State(state) => G::validate(state)?,
        };
        if first.rules() != record.rules {
            let message = "the position was begun under other rules than the record says";
            return Err(RulesError::new(ErrorCode::BadRecord, message).at("rules"));
        }
        let mut session = Self::begin(first, record.start, record.names)?;
        for (ply, played) in record.turns.iter().flatten().enumerate() {
            if let Err(error) = session.apply(played) {
                return Ok((session, Some(error.with("ply", ply as i64))));
            }
        }
        let winners = record::winners(session.position().outcome());
        let damage = damage.or_else(|| {
            let told = record.winners.is_some() && record.winners != winners;
            let message = "the game ended otherwise than the record says";
            told.then(|| RulesError::new(ErrorCode::DamagedRecord, message))
        });
        Ok((session, damage))
    }

    /// The names of the players by seat, or none at all.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// How many moves lead to the position.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How many moves there are, those that were taken back included.
    pub fn length(&self) -> usize {
        self.played.len()
    }

    /// The position now.
    pub fn position(&self) -> &G {
        self.position_at(self.ply).unwrap_or(&self.first)
    }

    fn position_at(&self, ply: usize) -> Option<&G> {
        match ply.checked_sub(1) {
            None => Some(&self.first),
            Some(last) => self.played.get(last).map(|played| &played.position),
        }
    }

    /// The position after that many moves, of those taken back too.
    ///
    /// # Errors
    /// `no_such_ply`.
    pub fn at(&self, ply: usize) -> Result<&G, RulesError> {
        self.position_at(ply).ok_or_else(|| self.no_such_ply(ply))
    }

    fn no_such_ply(&self, ply: usize) -> RulesError {
        RulesError::new(ErrorCode::NoSuchPly, "the game has fewer moves")
            .with("ply", ply as i64)
            .with("length", self.length() as i64)
    }

    /// All moves, those that were taken back included.
    pub fn moves(&self) -> impl Iterator<Item = &G::Move> {
        self.played.iter().map(|played| &played.played)
    }

    /// What the move that led to that ply brought about.
    ///
    /// # Errors
    /// `no_such_ply`, also for 0.
    pub fn events(&self, ply: usize) -> Result<&[G::Event], RulesError> {
        let last = ply.checked_sub(1).and_then(|last| self.played.get(last));
        last.map(|played| played.events.as_slice()).ok_or_else(|| self.no_such_ply(ply))
    }

    /// Plays a move; those that were taken back are dropped.
    ///
    /// # Errors
    /// Why it is illegal; nothing is changed.
    pub fn apply(&mut self, played: &G::Move) -> Result<&[G::Event], RulesError> {
        let mut position = self.position().clone();
        let by = position.actor().unwrap_or(position.turn());
        if self.ply == MAX_MOVES {
            let message = "a game has at most 20,000 moves";
            return Err(RulesError::new(ErrorCode::TooManyMoves, message));
        }
        let mut events = Vec::new();
        position.apply(played, &mut Events::to(&mut events))?;
        self.played.truncate(self.ply);
        self.played.push(Arc::new(Played { by, played: played.clone(), events, position }));
        self.ply += 1;
        self.events(self.ply)
    }

    /// Why the last move should not be taken back, if so: it showed something, or might have, or another player
    /// decides since.
    pub fn can_undo(&self) -> Option<UndoReason> {
        let Some(before) = self.ply.checked_sub(1) else {
            return Some(UndoReason::Beginning);
        };
        let (position, last) = (self.position_at(before)?, self.played.get(before)?);
        let seen = position.seen(Some(last.by)).ok()?;
        UndoReason::of(&G::foresee(&seen, &last.played).ok()?)
    }

    /// Takes the last move back and tells what it had brought about. `anyway` overrules all but the beginning.
    ///
    /// # Errors
    /// `no_such_ply` at the beginning, `cannot_undo` with the reason.
    pub fn undo(&mut self, anyway: bool) -> Result<&[G::Event], RulesError> {
        match self.can_undo() {
            Some(UndoReason::Beginning) => {
                return Err(RulesError::new(ErrorCode::NoSuchPly, "there is no move to take back"));
            }
            Some(reason) if !anyway => {
                let (word, message) = match reason {
                    UndoReason::AnotherPlayer => ("anotherPlayer", "another player decides since"),
                    _ => ("revealed", "the move may have shown what was hidden"),
                };
                return Err(RulesError::new(ErrorCode::CannotUndo, message).with("reason", word));
            }
            _ => {}
        }
        self.ply -= 1;
        self.events(self.ply + 1)
    }

    /// Makes the move again that was taken back last.
    ///
    /// # Errors
    /// `no_such_ply` if there is none.
    pub fn redo(&mut self) -> Result<&[G::Event], RulesError> {
        if self.ply == self.length() {
            return Err(RulesError::new(ErrorCode::NoSuchPly, "there is no move to do again"));
        }
        self.ply += 1;
        self.events(self.ply)
    }

    /// A game of its own that begins alike and has the moves up to that ply.
    ///
    /// # Errors
    /// `no_such_ply`.
    pub fn fork(&self, ply: usize) -> Result<Self, RulesError> {
        self.at(ply)?;
        Ok(Session {
            names: self.names.clone(),
            start: self.start.clone(),
            first: self.first.clone(),
            played: self.played[..ply].to_vec(),
            ply,
        })
    }

    /// The record of the moves up to now, or with those that were taken back.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn record(&self, reader: Reader, with_undone: bool) -> Result<String, RulesError> {
        let played = &self.played[..if with_undone { self.length() } else { self.ply }];
        Ok(match reader {
            Reader::Everything => self.full_record(played).print(),
            Reader::Seat(seat) => self.seen_record(played, seat)?.print(),
        })
    }

    fn full_record(&self, played: &[Arc<Played<G>>]) -> Record<G> {
        let mut turns = vec![Vec::new()];
        for Played { played, events, .. } in played.iter().map(Arc::as_ref) {
            if let Some(turn) = turns.last_mut() {
                turn.push(played.clone());
            }
            if events.iter().any(G::begins_turn) {
                turns.push(Vec::new());
            }
        }
        turns.retain(|turn| !turn.is_empty());
        Record {
            rules: self.first.rules(),
            names: self.names.clone(),
            start: self.start.clone(),
            first_turn: self.first.turn_number(),
            turns,
            winners: record::winners(
                played.last().map_or(&self.first, |last| &last.position).outcome(),
            ),
        }
    }

    fn seen_record(
        &self,
        played: &[Arc<Played<G>>],
        seat: Option<Seat>,
    ) -> Result<SeenRecord<G>, RulesError> {
        let last = played.last().map_or(&self.first, |last| &last.position);
        Ok(SeenRecord {
            game: G::ID,
            rules: self.first.rules(),
            names: self.names.clone(),
            seat,
            view: G::view(&self.first.seen(seat)?),
            now: G::view(&last.seen(seat)?),
            winners: record::winners(last.outcome()),
            moves: played
                .iter()
                .map(Arc::as_ref)
                .map(|Played { by, played, events, .. }| SeenMove {
                    played: G::move_for(played, *by, seat),
                    events: events.iter().filter_map(|event| G::event_for(event, seat)).collect(),
                })
                .collect(),
        })
    }
}
