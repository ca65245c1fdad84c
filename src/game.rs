//! The contract that every game fulfils: records, undo, views, bots and the boundary know a game by it alone.

use crate::error::RulesError;
use crate::rng::{Generator, Seed};
use crate::seat::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The largest number of a turn: those after it have it too, so that nothing overflows.
pub const MAX_TURN: u32 = 1_000_000_000;
/// The largest ply of a position: those after it have it too.
pub const MAX_PLY: u32 = 1_000_000_000;

/// A game with its whole position, everything hidden included.
///
/// What the player who decides may know is a type of its own, [`Known`](Game::Known), which both the whole position
/// and that player's view give. Legal moves are computed from it alone: they can't hang on what is hidden.
pub trait Game: Clone + Eq + Debug + Sized + 'static {
    /// The word for the game in states, views and records.
    const ID: &'static str;
    /// The newest version of the shapes of states and views.
    const VERSION: u32;
    /// The newest number of the tables and rulings; new games are begun under it.
    const RULES: u32;

    /// What a game begins with, the seed apart.
    type Options: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// The plain shape of a position.
    type State: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// The plain shape of a view.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// What one seat, or a spectator, knows of a position.
    type Seen: Clone + Eq + Debug;
    /// What the player who decides knows, borrowed from a position or from that player's view.
    type Known<'a>
    where
        Self: 'a;
    /// A move.
    type Move: Clone + Debug + Eq + Ord + Serialize + DeserializeOwned;
    /// Something that happened.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// Where a game stands.
    type Status: Serialize;
    /// What a player may ask about while choosing a move, such as cards that are not yet enough for one.
    type Question: DeserializeOwned;
    /// The answer.
    type Explanation: Serialize;
    /// What a front end asks for to draw the choices, such as all ways to pay a price.
    type Query: DeserializeOwned;
    /// The answer.
    type Finding: Serialize;
    /// The tables of the game.
    type Facts: Serialize;

    /// Sets a game up under the newest rules; all chance in it follows from the seed.
    ///
    /// # Errors
    /// Says which option is wrong.
    fn new(options: &Self::Options, seed: &Seed) -> Result<Self, RulesError> {
        Self::begin(Self::RULES, options, seed)
    }

    /// Sets a game up under the rules of that number.
    ///
    /// # Errors
    /// `newer_version` if the number is not published; which option is wrong.
    fn begin(rules: u32, options: &Self::Options, seed: &Seed) -> Result<Self, RulesError>;

    /// Makes a position out of anything that has its shape.
    ///
    /// # Errors
    /// Says what contradicts what, and where.
    fn validate(state: &Self::State) -> Result<Self, RulesError>;

    /// The plain shape; equal positions have equal shapes.
    fn state(&self) -> Self::State;

    /// The number of the rules by which the game is played, from its beginning to its end.
    fn rules(&self) -> u32;

    /// How many play.
    fn players(&self) -> u8;

    /// How many moves led here from the beginning of the game.
    fn ply(&self) -> u32;

    /// Who decides now, in the middle of another player's turn too; nobody once the game is over.
    fn actor(&self) -> Option<Seat>;

    /// Whose turn it is, whoever decides; after the end whose it was.
    fn turn(&self) -> Seat;

    /// The number of the turn, 1 for the first of a game.
    fn turn_number(&self) -> u32;

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What the player who decides knows.
    fn known(&self) -> Self::Known<'_>;

    /// Puts all legal moves into the empty list, each once, in the order of the game's contract. It stays empty only
    /// if the game is over.
    fn legal_moves(known: &Self::Known<'_>, moves: &mut Vec<Self::Move>);

    /// Whether a move is legal.
    ///
    /// # Errors
    /// Says why it is not.
    fn check(known: &Self::Known<'_>, played: &Self::Move) -> Result<(), RulesError>;

    /// Plays a move and tells what happened.
    ///
    /// # Errors
    /// Those of [`check`](Game::check); the position is unchanged.
    fn apply(
        &mut self,
        played: &Self::Move,
        events: &mut Events<'_, Self::Event>,
    ) -> Result<(), RulesError>;

    /// What a seat knows, or a spectator.
    ///
    /// # Errors
    /// If there is no such seat in this game.
    fn seen(&self, seat: Option<Seat>) -> Result<Self::Seen, RulesError>;

    /// The plain shape of what a seat knows.
    fn view(seen: &Self::Seen) -> Self::View;

    /// Makes what a seat knows out of anything that has its shape.
    ///
    /// # Errors
    /// Says what contradicts what, and where.
    fn validate_view(view: &Self::View) -> Result<Self::Seen, RulesError>;

    /// What the player who decides knows, from that player's view.
    ///
    /// # Errors
    /// `not_your_view` if it is the view of somebody else.
    fn known_of_seen(seen: &Self::Seen) -> Result<Self::Known<'_>, RulesError>;

    /// A position that the seat can't tell from the true one: what is hidden is drawn at random (determinization).
    fn resample(seen: &Self::Seen, generator: &mut Generator) -> Self;

    /// Where the game stands, for the seat.
    fn status(seen: &Self::Seen) -> Self::Status;

    /// Answers a question of the player who decides.
    ///
    /// # Errors
    /// If the question makes no sense.
    fn explain(
        known: &Self::Known<'_>,
        question: &Self::Question,
    ) -> Result<Self::Explanation, RulesError>;

    /// Answers what the player who decides asks to see the choices.
    ///
    /// # Errors
    /// If the query makes no sense.
    fn find(known: &Self::Known<'_>, query: &Self::Query) -> Result<Self::Finding, RulesError>;

    /// What happens if the player who decides makes the move, as far as that player can know.
    ///
    /// # Errors
    /// Those of [`check`](Game::check).
    fn foresee(
        seen: &Self::Seen,
        played: &Self::Move,
    ) -> Result<Foresight<Self::Event>, RulesError>;

    /// The events of [`foresee`](Game::foresee) alone.
    ///
    /// # Errors
    /// Those of [`check`](Game::check).
    fn preview(seen: &Self::Seen, played: &Self::Move) -> Result<Vec<Self::Event>, RulesError> {
        Ok(Self::foresee(seen, played)?.events)
    }

    /// The tables of the game under the rules of that number.
    ///
    /// # Errors
    /// `newer_version` if the number is not published.
    fn facts(rules: u32) -> Result<Self::Facts, RulesError>;

    /// The event as the seat, or a spectator, is told it; nothing if it is told nothing.
    fn event_for(event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;

    /// The move as the seat, or a spectator, sees it; nothing if it is hidden.
    fn move_for(played: &Self::Move, by: Seat, seat: Option<Seat>) -> Option<Self::Move>;

    /// Whether the event begins a turn.
    fn begins_turn(event: &Self::Event) -> bool;

    /// Adds the move to a list of moves as bytes, in which thousands of them cross to JavaScript.
    fn pack(played: &Self::Move, bytes: &mut Vec<u8>);

    /// The move in the notation of records: one word, as [`record::is_word`](crate::record::is_word) has it.
    fn format_move(played: &Self::Move) -> String;

    /// Reads what [`format_move`](Game::format_move) writes.
    ///
    /// # Errors
    /// `bad_move` if it is no move in this notation.
    fn parse_move(text: &str) -> Result<Self::Move, RulesError>;
}

/// What a player can know of what a move will bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight<E> {
    /// The events that are certain, with what is hidden left out.
    pub events: Vec<E>,
    /// Whether the move may show somebody what was hidden, so that it can't be taken back in good faith. It counts as
    /// well where nothing comes of it: that too would tell something.
    pub reveals: bool,
    /// Whether another player decides after it.
    pub passes_on: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won: one, several who share the victory, or nobody.
    pub winners: Vec<Seat>,
    /// The place of each seat, 1 for the best.
    pub places: Vec<u8>,
}

/// Takes down what happens, or nothing: then events are not even made.
pub struct Events<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Events<'a, E> {
    /// Adds to that list.
    pub fn to(list: &'a mut Vec<E>) -> Self {
        Events(Some(list))
    }

    /// Takes nothing down.
    pub fn ignored() -> Self {
        Events(None)
    }

    /// Takes down what `event` makes.
    #[inline]
    pub fn add(&mut self, event: impl FnOnce() -> E) {
        if let Some(list) = &mut self.0 {
            list.push(event());
        }
    }
}
