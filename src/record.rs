//! A game as a short text: how it began and all its moves, for every game alike.
//!
//! ```text
//! blue-moon-city 2
//! game "city"
//! rules 1
//! names ["Ada","Bo"]
//! options {"players":2}
//! seed "moonrise"
//!
//! 1. >5 0=V1V2 .
//! 2. V1>7 >6 .H1
//! end 6 moves, check 5c0f1e2a
//! ```
//!
//! The first line tells the version of this format. Each line of the header is a word and its value in JSON: `seed`
//! stands for a game that was set up, `state` for one that began from a position. After an empty line come the moves,
//! a turn on a line, numbered; the words for them are those of the game. The last line tells that the record is whole:
//! how many moves it has, who won if the game is over, and a checksum of all before it. A record of version 1 has no
//! such line.
//!
//! What pasting adds is passed over: text before and after the record, marks of quotation, the fences of code, spaces
//! of any kind at the ends of lines, lines that are broken between two moves.
//!
//! Such a full record shows all cards to whoever reads it: the seed gives them. A record *for a seat* has the word
//! `for`, and the `view` at the beginning and `now` instead of a seed, and after each move what the seat was told, an
//! event a line in JSON. It can be read, not played on.

use crate::error::{ErrorCode, RulesError};
use crate::game::{Game, MAX_TURN, Outcome};
use crate::json;
use crate::rng::{Seed, hex};
use crate::seat::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// The version of the format.
pub const FORMAT: u32 = 2;
/// The most moves that a game can have: its record, and what keeps it, stay of a size that anybody can read.
pub const MAX_MOVES: usize = 20_000;
/// The longest word for a move, in bytes.
pub const MAX_WORD: usize = 200;
/// The longest text of a full record that is read, in bytes: every game has a shorter one.
pub const MAX_BYTES: usize = MAX_MOVES * (MAX_WORD + 14) + 64 * 1024;
/// The longest text of a record for a seat that is read, in bytes: events are wordier than moves.
pub const MAX_SEEN_BYTES: usize = 4 * MAX_BYTES;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// The limits that hold for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// The most moves of a game.
    pub moves: u32,
    /// The longest name of a player, in characters.
    pub name: u32,
    /// The longest seed, in characters.
    pub seed: u32,
    /// The longest record that is read, in bytes of UTF-8.
    pub record: u32,
}

/// The limits that hold for every game.
pub const LIMITS: Limits = Limits {
    moves: MAX_MOVES as u32,
    name: MAX_NAME as u32,
    seed: crate::rng::MAX_SEED as u32,
    record: MAX_BYTES as u32,
};

const TITLE: &str = env!("CARGO_PKG_NAME");
/// The words that a header can have, in any order.
const HEADER: [&str; 9] =
    ["game", "rules", "names", "options", "seed", "state", "for", "view", "now"];
/// Stands for a move that the seat was not told.
const HIDDEN: &str = "?";
const END: &str = "end";

/// A whole game: enough to play it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The number of the rules.
    pub rules: u32,
    /// The names of the players by seat, or none at all.
    pub names: Vec<String>,
    /// How it began.
    pub start: Arc<Start<G>>,
    /// The number of the first turn.
    pub first_turn: u32,
    /// The moves, turn by turn.
    pub turns: Vec<Vec<G::Move>>,
    /// Who won, if the game is over and the record tells it.
    pub winners: Option<Vec<Seat>>,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct SeenRecord<G: Game> {
    /// The id of the game.
    pub game: &'static str,
    /// The number of the rules.
    pub rules: u32,
    /// The names of the players by seat, or none at all.
    pub names: Vec<String>,
    /// Who saw it.
    pub seat: Option<Seat>,
    /// What was seen at the beginning.
    pub view: G::View,
    /// What is seen after the last move.
    pub now: G::View,
    /// The moves with what was told.
    pub moves: Vec<SeenMove<G>>,
    /// Who won, if the game is over.
    pub winners: Option<Vec<Seat>>,
}

/// A move as one seat, or a spectator, saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct SeenMove<G: Game> {
    /// The move, if it was open.
    #[serde(rename = "move")]
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

/// Whether a text can be the word for a move: 1 to 200 visible characters of ASCII that mean nothing else in a record,
/// which are the number of a turn (`12.`), `?`, `end`, and what begins with a brace or a backquote.
pub fn is_word(text: &str) -> bool {
    (1..=MAX_WORD).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_graphic())
        && !text.starts_with(['{', '`'])
        && ![HIDDEN, END].contains(&text)
        && turn_number(text).is_none()
}

impl<G: Game> Record<G> {
    /// The text of the record.
    pub fn print(&self) -> String {
        let mut text = header::<G>(self.rules, &self.names);
        match &*self.start {
            Start::Seed { options, seed } => {
                line(&mut text, "options", options);
                line(&mut text, "seed", seed.text());
            }
            Start::State(state) => line(&mut text, "state", &**state),
        }
        text.push('\n');
        for (number, moves) in (self.first_turn..).zip(&self.turns) {
            let words: Vec<_> = moves.iter().map(G::format_move).collect();
            text += &format!("{}. {}\n", number.min(MAX_TURN), words.join(" "));
        }
        end(text, self.turns.iter().flatten().count(), self.winners.as_deref())
    }

    /// Reads the text of a record. Whether its moves are legal is found out by playing it.
    ///
    /// # Errors
    /// `bad_record`, `damaged_record`, `newer_version`, `unknown_game`, or what is wrong with options, seed or a move;
    /// the line.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        match Self::salvage(text)? {
            (record, None) => Ok(record),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// Reads the text of a record as far as that goes, and tells what is wrong with the rest.
    ///
    /// # Errors
    /// If not even its beginning can be read; as [`parse`](Self::parse).
    pub fn salvage(text: &str) -> Result<(Self, Option<RulesError>), RulesError> {
        let lines = Lines::read(text, MAX_BYTES)?;
        lines.check_game::<G>()?;
        if lines.value("for").is_some() {
            return Err(bad("this record tells what one seat saw; it can't be played on"));
        }
        let start = match lines.value("state") {
            Some(_) => Start::State(Box::new(lines.shape("state")?)),
            None => {
                let seed: String = lines.shape("seed")?;
                Start::Seed { options: lines.shape("options")?, seed: Seed::new(&seed)? }
            }
        };
        let mut record = Record {
            rules: lines.shape("rules")?,
            names: lines.names()?,
            start: Arc::new(start),
            first_turn: 1,
            turns: Vec::new(),
            winners: lines.end.as_ref().and_then(|end| end.winners.clone()),
        };
        let read = record.read_moves(&lines);
        Ok((record, read.and_then(|()| lines.whole()).err()))
    }

    fn read_moves(&mut self, lines: &Lines<'_>) -> Result<(), RulesError> {
        let mut moves = 0;
        for (number, word) in lines.words() {
            if let Some(turn) = turn_number(word) {
                if self.turns.is_empty() {
                    self.first_turn = turn;
                }
                self.turns.push(Vec::new());
                continue;
            }
            let at_line = |error: RulesError| error.with("line", number as i64);
            moves += 1;
            let played = G::parse_move(word).map_err(at_line)?;
            match self.turns.last_mut() {
                Some(turn) if moves <= MAX_MOVES => turn.push(played),
                Some(_) => return Err(bad("too many moves").with("most", MAX_MOVES as i64)),
                None => return Err(at_line(bad("moves begin with the number of their turn"))),
            }
        }
        Ok(())
    }
}

impl<G: Game> SeenRecord<G> {
    /// The text of the record.
    pub fn print(&self) -> String {
        let mut text = header::<G>(self.rules, &self.names);
        line(&mut text, "for", &self.seat);
        line(&mut text, "view", &self.view);
        line(&mut text, "now", &self.now);
        text.push('\n');
        for SeenMove { played, events } in &self.moves {
            text += &played.as_ref().map_or_else(|| HIDDEN.to_owned(), G::format_move);
            text.push('\n');
            for event in events {
                text += &json::write(event);
                text.push('\n');
            }
        }
        end(text, self.moves.len(), self.winners.as_deref())
    }

    /// Reads the text of a record for a seat.
    ///
    /// # Errors
    /// As [`Record::parse`].
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let lines = Lines::read(text, MAX_SEEN_BYTES)?;
        lines.check_game::<G>()?;
        let view: G::View = lines.shape("view")?;
        let mut record = SeenRecord {
            game: G::ID,
            rules: lines.shape("rules")?,
            names: lines.names()?,
            seat: lines.shape("for")?,
            now: if lines.format == 1 { view.clone() } else { lines.shape("now")? },
            view,
            moves: Vec::new(),
            winners: lines.end.as_ref().and_then(|end| end.winners.clone()),
        };
        for &(number, line) in &lines.body {
            let at_line = |error: RulesError| error.with("line", number as i64);
            if line.starts_with('{') {
                let event = json::read(line, ErrorCode::BadRecord).map_err(at_line)?;
                match record.moves.last_mut() {
                    Some(seen) => seen.events.push(event),
                    None => return Err(at_line(bad("events follow their move"))),
                }
            } else {
                let played = match line {
                    HIDDEN => None,
                    word => Some(G::parse_move(word).map_err(at_line)?),
                };
                record.moves.push(SeenMove { played, events: Vec::new() });
            }
        }
        lines.whole()?;
        Ok(record)
    }
}

/// The id of the game that a record is of.
///
/// # Errors
/// `bad_record` if it is no record.
pub fn game_of(text: &str) -> Result<String, RulesError> {
    Lines::read(text, MAX_SEEN_BYTES)?.shape("game")
}

fn bad(message: &str) -> RulesError {
    RulesError::new(ErrorCode::BadRecord, message)
}

fn damaged(message: &str) -> RulesError {
    RulesError::new(ErrorCode::DamagedRecord, message)
}

/// `17.` is the number of a turn; a larger one than a game can have is none.
fn turn_number(word: &str) -> Option<u32> {
    let digits = word.strip_suffix('.')?;
    let number = digits.parse().ok().filter(|&number: &u32| number <= MAX_TURN)?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

fn line<T: Serialize + ?Sized>(text: &mut String, word: &str, value: &T) {
    *text += &format!("{word} {}\n", json::write(value));
}

fn header<G: Game>(rules: u32, names: &[String]) -> String {
    let mut text = format!("{TITLE} {FORMAT}\n");
    line(&mut text, "game", G::ID);
    line(&mut text, "rules", &rules);
    if !names.is_empty() {
        line(&mut text, "names", names);
    }
    text
}

/// Adds the last line.
fn end(text: String, moves: usize, winners: Option<&[Seat]>) -> String {
    let won = match winners {
        None => String::new(),
        Some([]) => ", won by nobody".to_owned(),
        Some(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.index().to_string()).collect();
            format!(", won by {}", seats.join(" "))
        }
    };
    // Ours can be split; what is split is what is checked when it is read.
    let check =
        Lines::read(&text, usize::MAX).map_or_else(|_| String::new(), |lines| lines.check());
    format!("{text}{END} {moves} moves{won}, check {check}\n")
}

/// Who won a game that ended so.
pub(crate) fn winners(outcome: Option<Outcome>) -> Option<Vec<Seat>> {
    outcome.map(|outcome| outcome.winners)
}

/// The lines of a record without what pasting has added.
struct Lines<'a> {
    format: u32,
    /// The words of the header with their values in JSON.
    header: Vec<(&'a str, &'a str)>,
    /// What follows, with the numbers of the lines; none of them empty.
    body: Vec<(usize, &'a str)>,
    end: Option<End>,
    /// Whether the text may end in the middle of a word of the body.
    torn: bool,
}

/// What the last line tells.
struct End {
    moves: usize,
    winners: Option<Vec<Seat>>,
    check: String,
}

/// What a mail, a web page or an editor may put at the ends of a line: spaces of any kind, marks of the order of bytes.
fn is_margin(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\u{feff}' | '\u{200b}' | '\u{2060}')
}

/// A line without its margins and without so many marks of quotation.
fn unquoted(line: &str, depth: usize) -> &str {
    let bare = |line: &'_ str| -> usize { line.len() - line.trim_start_matches(is_margin).len() };
    let mut rest = &line[bare(line)..];
    for _ in 0..depth {
        let Some(after) = rest.strip_prefix('>') else { break };
        rest = &after[bare(after)..];
    }
    rest.trim_end_matches(is_margin)
}

/// The version in the title of a record, and how many marks of quotation stand before it.
fn title(line: &str) -> Option<(u32, usize)> {
    let plain = unquoted(line, usize::MAX);
    let number = plain.strip_prefix(TITLE)?.strip_prefix(is_margin)?.trim_matches(is_margin);
    let digits = number.bytes().all(|byte| byte.is_ascii_digit());
    let version = number.parse().ok().filter(|&version| digits && version > 0)?;
    let quoted = line.bytes().take_while(|&byte| byte != TITLE.as_bytes()[0]);
    Some((version, quoted.filter(|&byte| byte == b'>').count()))
}

impl<'a> Lines<'a> {
    fn read(text: &'a str, most: usize) -> Result<Self, RulesError> {
        if text.len() > most {
            return Err(bad("the text is too long")
                .with("bytes", text.len() as i64)
                .with("most", most as i64));
        }
        let mut lines = (1..).zip(text.lines());
        let Some((format, depth)) = lines.find_map(|(_, line)| title(line)) else {
            return Err(bad("this is no record of a game"));
        };
        if format > FORMAT {
            return Err(RulesError::newer("format", FORMAT));
        }
        let mut lines = lines.map(|(number, line)| (number, unquoted(line, depth)));
        let mut header: Vec<(&str, &str)> = Vec::new();
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let at_line = |error: RulesError| error.with("line", number as i64);
            let Some((word, value)) = line.split_once(is_margin) else {
                return Err(at_line(bad("a line of the header is a word and its value")));
            };
            if !HEADER.contains(&word) {
                return Err(at_line(bad("the header has an unknown word").with("word", word)));
            }
            if header.iter().any(|(other, _)| *other == word) {
                return Err(at_line(bad("the header says this twice").with("word", word)));
            }
            header.push((word, value.trim_start_matches(is_margin)));
        }
        let (mut body, mut end, mut torn) = (Vec::new(), None, !text.ends_with(is_margin));
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            if line.starts_with("```") {
                break;
            }
            if format > 1 && line.split(is_margin).next() == Some(END) {
                end = End::read(line);
                torn = false; // and if, then in this line: all before it is whole
                break;
            }
            body.push((number, line));
        }
        Ok(Lines { format, header, body, end, torn })
    }

    /// The words after the header, each with the number of its line. The last one is left out if it may be torn.
    fn words(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let all = self.body.iter().flat_map(|&(number, line)| {
            line.split(is_margin).filter(|word| !word.is_empty()).map(move |word| (number, word))
        });
        let torn = self.format > 1 && self.torn;
        let count = all.clone().count().saturating_sub(torn.into());
        all.take(count)
    }

    /// A checksum of all words, whatever the lines are.
    fn check(&self) -> String {
        let mut hash = Sha256::new();
        for (word, value) in &self.header {
            hash.update(format!("{word} {value}\n"));
        }
        for (_, word) in self.words() {
            hash.update(format!("{word} "));
        }
        hex(&hash.finalize()[..4])
    }

    /// Whether nothing is missing.
    ///
    /// # Errors
    /// `damaged_record`.
    fn whole(&self) -> Result<(), RulesError> {
        if self.format == 1 {
            return Ok(());
        }
        let Some(end) = &self.end else {
            return Err(damaged(
                "the record does not end as a whole one does: a part of it is missing",
            ));
        };
        if end.check != self.check() {
            return Err(damaged("the record was changed: its checksum is another")
                .with("moves", end.moves as i64));
        }
        Ok(())
    }

    fn check_game<G: Game>(&self) -> Result<(), RulesError> {
        let game: String = self.shape("game")?;
        if game != G::ID {
            return Err(RulesError::new(ErrorCode::UnknownGame, "the record is of another game")
                .with("game", game));
        }
        match self.shape::<u32>("rules")? {
            0 => Err(bad("rules are numbered from 1")),
            _ => Ok(()),
        }
    }

    fn value(&self, word: &str) -> Option<&'a str> {
        self.header.iter().find(|(other, _)| *other == word).map(|&(_, value)| value)
    }

    fn shape<T: DeserializeOwned + Serialize>(&self, word: &str) -> Result<T, RulesError> {
        let value =
            self.value(word).ok_or_else(|| bad("the header lacks a word").with("word", word))?;
        json::read(value, ErrorCode::BadRecord).map_err(|error| error.inside(word))
    }

    fn names(&self) -> Result<Vec<String>, RulesError> {
        if self.value("names").is_some() { self.shape("names") } else { Ok(Vec::new()) }
    }
}

impl End {
    /// `end 153 moves, won by 0 2, check 5c0f1e2a`; none if the line was cut.
    fn read(line: &str) -> Option<End> {
        let words: Vec<_> = line.split(is_margin).filter(|word| !word.is_empty()).collect();
        let [END, moves, "moves,", rest @ .., "check", check] = words.as_slice() else {
            return None;
        };
        let winners = match rest {
            [] => None,
            ["won", "by", "nobody,"] => Some(Vec::new()),
            ["won", "by", seats @ ..] => Some(
                seats
                    .iter()
                    .map(|seat| Seat::try_from(seat.trim_end_matches(',').parse::<u8>().ok()?).ok())
                    .collect::<Option<_>>()?,
            ),
            _ => return None,
        };
        let check = (check.len() == 8).then(|| (*check).to_owned())?;
        Some(End { moves: moves.parse().ok()?, winners, check })
    }
}
