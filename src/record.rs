//! A game as a short text: how it began and all its moves, for every game alike.
//!
//! ```text
//! blue-moon-city 1
//! game "city"
//! rules 1
//! names ["Ada","Bo"]
//! options {"players":2}
//! seed "moonrise"
//!
//! 1. >5 0=V1V2 .
//! 2. V1>7 >6 .H1
//! ```
//!
//! The first line tells the version of this format. Each line of the header is a word and its value in JSON: `seed`
//! stands for a game that was set up, `state` for one that began from a position. After an empty line come the moves,
//! a turn on a line, numbered; the words for them are those of the game:
//!
//! | Blue Moon City | move |
//! | --- | --- |
//! | `>7` | walk to tile 7 |
//! | `V1>7`, `V2>7`, `F1>7` | a dragon flies, walks; the figure flies |
//! | `F2` | more steps |
//! | `0=H2H3` | contribute to the leftmost box with these cards |
//! | `o`, `oP1` | offer, by a Pillar |
//! | `.`, `.V1T2` | end the turn, with discards |
//! | `!` | declare to be done |
//!
//! Such a full record shows all cards to whoever reads it: the seed gives them. A record *for a seat* has the word
//! `for` and the `view` at the beginning instead of a seed, and after each move what the seat was told, an event a
//! line in JSON. It can be read, not played on.

use crate::error::{ErrorCode, RulesError};
use crate::game::{Game, MAX_TURN};
use crate::json::{self, FromJson, ToJson};
use crate::rng::Seed;
use crate::seat::Seat;
use std::sync::Arc;

/// The version of the format.
pub const FORMAT: u32 = 1;
/// The longest text of a full record that is read, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;
/// The longest text of a record for a seat that is read, in bytes: events are wordier than moves.
pub const MAX_SEEN_BYTES: usize = 16 * MAX_BYTES;
/// The most moves that are read.
pub const MAX_MOVES: usize = 20_000;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

const TITLE: &str = "blue-moon-city";
/// The words that a header can have, in any order.
const WORDS: [&str; 8] = ["game", "rules", "names", "options", "seed", "state", "for", "view"];

/// A whole game: enough to play it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The names of the players by seat, or none at all.
    pub names: Vec<String>,
    /// How it began.
    pub start: Arc<Start<G>>,
    /// The number of the first turn.
    pub first_turn: u32,
    /// The moves, turn by turn.
    pub turns: Vec<Vec<G::Move>>,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<G: Game> {
    /// It was set up.
    Seed {
        /// With these options.
        options: G::Options,
        /// By the chance of this seed.
        seed: Seed,
    },
    /// From a position.
    State(Box<G::State>),
}

/// A game as one seat, or a spectator, saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenRecord<G: Game> {
    /// The names of the players by seat, or none at all.
    pub names: Vec<String>,
    /// Who saw it.
    pub seat: Option<Seat>,
    /// What was seen at the beginning.
    pub view: G::View,
    /// The moves with what was told.
    pub moves: Vec<SeenMove<G>>,
}

/// A move as one seat, or a spectator, saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenMove<G: Game> {
    /// The move, if it was open.
    pub played: Option<G::Move>,
    /// The events that were told.
    pub events: Vec<G::Event>,
}

/// A name that a player may have.
///
/// # Errors
/// `bad_option` if it is longer than 40 characters.
pub fn check_names(names: &[String], players: u8) -> Result<(), RulesError> {
    let error = |message: &str| RulesError::new(ErrorCode::BadOption, message).at("names");
    if !names.is_empty() && names.len() != usize::from(players) {
        return Err(error("there must be a name for each player, or none"));
    }
    if names.iter().any(|name| name.chars().count() > MAX_NAME) {
        return Err(error("a name has at most 40 characters"));
    }
    Ok(())
}

impl<G: Game> Record<G> {
    /// The text of the record.
    pub fn print(&self) -> String {
        let mut text = header::<G>(&self.names);
        match &*self.start {
            Start::Seed { options, seed } => {
                line(&mut text, "options", options);
                line(&mut text, "seed", &seed.text());
            }
            Start::State(state) => line(&mut text, "state", &**state),
        }
        text.push('\n');
        for (number, moves) in (self.first_turn..).zip(&self.turns) {
            number.min(MAX_TURN).write(&mut text);
            text.push('.');
            for played in moves {
                text.push(' ');
                text.push_str(&G::format_move(played));
            }
            text.push('\n');
        }
        text
    }

    /// Reads the text of a record. Whether its moves are legal is found out by playing it.
    ///
    /// # Errors
    /// `bad_record`, `newer_version`, `unknown_game`, or what is wrong with options, seed or a move; the line.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let (header, body) = Header::read::<G>(text, MAX_BYTES)?;
        if header.value("for").is_some() {
            return Err(bad("this record tells what one seat saw; it can't be played on"));
        }
        let start = match header.value("state") {
            Some(_) => Start::State(Box::new(header.shape("state")?)),
            None => {
                let seed: String = header.shape("seed")?;
                Start::Seed { options: header.shape("options")?, seed: Seed::new(&seed)? }
            }
        };
        let mut record = Record {
            names: header.names()?,
            start: Arc::new(start),
            first_turn: 1,
            turns: Vec::new(),
        };
        let mut moves = 0;
        for (number, line) in body {
            for word in line.split_ascii_whitespace() {
                if let Some(turn) = turn_number(word) {
                    if record.turns.is_empty() {
                        record.first_turn = turn;
                    }
                    record.turns.push(Vec::new());
                    continue;
                }
                moves += 1;
                let played =
                    G::parse_move(word).map_err(|error| error.with("line", number as i64))?;
                match record.turns.last_mut() {
                    Some(turn) if moves <= MAX_MOVES => turn.push(played),
                    Some(_) => return Err(bad("too many moves").with("most", MAX_MOVES as i64)),
                    None => {
                        return Err(bad("moves begin with the number of their turn")
                            .with("line", number as i64));
                    }
                }
            }
        }
        Ok(record)
    }
}

impl<G: Game> SeenRecord<G> {
    /// The text of the record.
    pub fn print(&self) -> String {
        let mut text = header::<G>(&self.names);
        line(&mut text, "for", &self.seat);
        line(&mut text, "view", &self.view);
        text.push('\n');
        for SeenMove { played, events } in &self.moves {
            let word = played.as_ref().map_or_else(|| "?".to_owned(), G::format_move);
            text.push_str(&word);
            text.push('\n');
            for event in events {
                text.push_str(&json::write(event));
                text.push('\n');
            }
        }
        text
    }

    /// Reads the text of a record for a seat.
    ///
    /// # Errors
    /// As [`Record::parse`].
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let (header, body) = Header::read::<G>(text, MAX_SEEN_BYTES)?;
        let mut record = SeenRecord {
            names: header.names()?,
            seat: header.shape("for")?,
            view: header.shape("view")?,
            moves: Vec::new(),
        };
        for (number, line) in body.filter(|(_, line)| !line.trim_ascii().is_empty()) {
            if !line.starts_with('{') {
                let played = match line {
                    "?" => None,
                    word => Some(
                        G::parse_move(word).map_err(|error| error.with("line", number as i64))?,
                    ),
                };
                record.moves.push(SeenMove { played, events: Vec::new() });
                continue;
            }
            let event = json::read(line)
                .map_err(|fault| bad(&fault.message).with("line", number as i64))?;
            match record.moves.last_mut() {
                Some(seen) => seen.events.push(event),
                None => return Err(bad("events follow their move").with("line", number as i64)),
            }
        }
        Ok(record)
    }
}

/// The game that a record is of.
///
/// # Errors
/// `bad_record` if it is no record.
pub fn game_of(text: &str) -> Result<String, RulesError> {
    let (header, _) = Header::split(text, MAX_BYTES)?;
    header.shape("game")
}

fn bad(message: &str) -> RulesError {
    RulesError::new(ErrorCode::BadRecord, message)
}

/// `17.` is the number of a turn; a larger one than a game can have is none.
fn turn_number(word: &str) -> Option<u32> {
    let digits = word.strip_suffix('.')?;
    let number = digits.parse().ok().filter(|&number: &u32| number <= MAX_TURN)?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

fn line(text: &mut String, word: &str, value: &dyn ToJson) {
    text.extend([word, " "]);
    value.write(text);
    text.push('\n');
}

fn header<G: Game>(names: &[String]) -> String {
    let mut text = String::new();
    line(&mut text, TITLE, &FORMAT);
    line(&mut text, "game", &G::ID);
    line(&mut text, "rules", &G::RULES);
    if !names.is_empty() {
        line(&mut text, "names", &names);
    }
    text
}

/// The words of a header with their values in JSON.
struct Header<'a>(Vec<(&'a str, &'a str)>);

type Lines<'a> = std::iter::Zip<std::ops::RangeFrom<usize>, std::str::Lines<'a>>;

impl<'a> Header<'a> {
    fn split(text: &'a str, most: usize) -> Result<(Self, Lines<'a>), RulesError> {
        if text.len() > most {
            return Err(bad("the text is too long")
                .with("bytes", text.len() as i64)
                .with("most", most as i64));
        }
        let mut lines = (1..).zip(text.lines());
        let version = lines.next().and_then(|(_, title)| {
            let number = title.strip_prefix(TITLE)?.strip_prefix(' ')?.trim_ascii();
            if number.starts_with('+') { None } else { number.parse::<u32>().ok() }
        });
        match version {
            None | Some(0) => return Err(bad("this is no record of a game")),
            Some(version) if version > FORMAT => return Err(RulesError::newer("format", FORMAT)),
            Some(_) => {}
        }
        let mut words: Vec<(&str, &str)> = Vec::new();
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.trim_ascii().is_empty()) {
            match line.split_once(' ') {
                Some((word, _)) if words.iter().any(|(other, _)| *other == word) => {
                    return Err(bad("the header says this twice")
                        .with("word", word)
                        .with("line", number as i64));
                }
                Some(pair) if WORDS.contains(&pair.0) => words.push(pair),
                Some((word, _)) => {
                    return Err(bad("the header has an unknown word")
                        .with("word", word)
                        .with("line", number as i64));
                }
                None => {
                    return Err(bad("a line of the header is a word and its value")
                        .with("line", number as i64));
                }
            }
        }
        Ok((Header(words), lines))
    }

    fn read<G: Game>(text: &'a str, most: usize) -> Result<(Self, Lines<'a>), RulesError> {
        let (header, lines) = Self::split(text, most)?;
        let game: String = header.shape("game")?;
        if game != G::ID {
            return Err(RulesError::new(ErrorCode::UnknownGame, "the record is of another game")
                .with("game", game));
        }
        match header.shape::<u32>("rules")? {
            0 => Err(bad("rules are numbered from 1")),
            rules if rules > G::RULES => Err(RulesError::newer("rules", G::RULES)),
            _ => Ok((header, lines)),
        }
    }

    fn value(&self, word: &str) -> Option<&'a str> {
        self.0.iter().find(|(other, _)| *other == word).map(|&(_, value)| value)
    }

    fn shape<T: FromJson>(&self, word: &str) -> Result<T, RulesError> {
        let value =
            self.value(word).ok_or_else(|| bad("the header lacks a word").with("word", word))?;
        json::read(value).map_err(|fault| {
            let place = if fault.place.is_empty() {
                word.to_owned()
            } else {
                [word, ".", &fault.place].concat()
            };
            bad(&fault.message).at(place)
        })
    }

    fn names(&self) -> Result<Vec<String>, RulesError> {
        if self.value("names").is_some() { self.shape("names") } else { Ok(Vec::new()) }
    }
}
