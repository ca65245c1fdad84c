//! The boundary to JavaScript: a thin layer. What comes in was copied to plain data and is JSON text by now (see
//! `pkg/src/plain.ts`), and so is what goes out: to make an object in here would run setters that somebody has put on
//! the prototype of all objects, in the middle of a call.
//!
//! What comes and goes as text goes through [`ask`], [`ask_game`] or [`GameHandle::ask`](handle::GameHandle::ask): each
//! function costs some hundred bytes on both sides, and the browser has to load them. Every function fails with a [`Problem`](crate::error::Problem) as JSON text.

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

mod handle;
mod pack;

use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Game};
use crate::games::with_game;
use crate::json::{self, Fault, FromJson, Others, Present, Read, Reader};
use crate::perft;
use crate::rng::Seed;
use crate::seat::Seat;
use crate::session::UndoReason;
use pack::Pack;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A place at the table, counted from 0 in the order of play. */
export type Seat = 0 | 1 | 2 | 3;
/** A square of the city, row by row over the rows of 3, 5, 5, 5 and 3 tiles; 10 is the courtyard. */
export type Tile = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;
/** A multiset of cards as a sorted list. */
export type Cards = Card[];
"#;

/// What JavaScript is answered; the error is the text of a problem.
type Answer<T = String> = Result<T, JsValue>;

fn from_text<T: FromJson>(text: &str, code: ErrorCode) -> Result<T, RulesError> {
    json::read(text).map_err(|fault| unreadable(fault, code))
}

#[cold]
fn unreadable(Fault { message, place }: Fault, code: ErrorCode) -> RulesError {
    let error = RulesError::new(code, &message);
    if place.is_empty() { error } else { error.at(place) }
}

fn problem(error: RulesError) -> JsValue {
    json::write(&*error.0).into()
}

/// A problem, or null.
fn found(result: Result<(), RulesError>) -> String {
    json::write(&result.err().map(|error| *error.0))
}

fn seat_from(text: &str) -> Result<Option<Seat>, RulesError> {
    from_text(text, ErrorCode::BadArgument).map_err(|error| error.at("seat"))
}

/// What a state or view says of itself, whatever else is in it.
struct Label {
    game: String,
    version: Option<u64>,
    rules: Option<u64>,
    /// Views have this field, states have not.
    view: Present,
}

impl FromJson for Label {
    fn blank() -> Self {
        Label { game: String::new(), version: None, rules: None, view: Present(false) }
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        let Label { game, version, rules, view } = self;
        let names = ["game", "version", "rules", "view"];
        reader.object(&names, &mut [game, version, rules, view], 0, Others::Skipped)
    }
}

/// The text of a state or view with its label.
struct Labelled<'a> {
    label: Label,
    text: &'a str,
}

impl<'a> Labelled<'a> {
    fn read(text: &'a str) -> Result<Self, RulesError> {
        Ok(Labelled { label: from_text(text, ErrorCode::BadState)?, text })
    }

    fn game(&self) -> &str {
        &self.label.game
    }

    /// Said first: a newer shape may have fields that can't be read.
    fn check_versions<G: Game>(&self) -> Result<(), RulesError> {
        let Label { version, rules, .. } = self.label;
        for (place, found, known) in [("version", version, G::VERSION), ("rules", rules, G::RULES)]
        {
            if found.is_some_and(|found| found > known.into()) {
                return Err(RulesError::newer(place, known));
            }
        }
        Ok(())
    }

    fn position<G: Game>(&self) -> Result<Position<G>, RulesError> {
        self.check_versions::<G>()?;
        Ok(if self.label.view.0 {
            let view: G::View = from_text(self.text, ErrorCode::BadState)?;
            Position::View(G::validate_view(&view)?)
        } else {
            Position::State(G::validate(&from_text(self.text, ErrorCode::BadState)?)?)
        })
    }
}

/// A whole position, or what a seat knows of one.
enum Position<G: Game> {
    State(G),
    View(G::Seen),
}

impl<G: Game> Position<G> {
    fn state(&self) -> Result<&G, RulesError> {
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

    /// What the seat whose turn it is knows of a state, or what the view tells.
    fn seen(&self) -> Result<G::Seen, RulesError> {
        match self {
            Position::State(state) => state.seen(Some(state.turn())),
            Position::View(seen) => Ok(seen.clone()),
        }
    }
}

/// A seed of the host's chance if the text is `null`.
fn seed_from(text: &str) -> Result<Seed, RulesError> {
    let bad = |message| RulesError::new(ErrorCode::BadSeed, message);
    match json::read::<Option<String>>(text) {
        Ok(Some(seed)) => Seed::new(&seed),
        Ok(None) => {
            let mut bits = [0; 16];
            match getrandom::fill(&mut bits) {
                Ok(()) => Ok(Seed::from_entropy(bits)),
                Err(_) => Err(bad("the host has no source of chance; give a seed")),
            }
        }
        Err(_) => Err(bad("a seed is well-formed text of 1 to 100 characters")),
    }
}

/// Goes so many calls deep. It takes room on the host's stack and nothing else: where a call like any other finds the end
/// of that stack, what Rust has taken of its own stack is never given back.
#[wasm_bindgen]
pub fn room(depth: u32) -> u32 {
    /// All that it is given is needed when it comes back, so that it lies on the stack meanwhile.
    #[expect(clippy::too_many_arguments)]
    fn deeper(n: u32, a: u64, b: u64, c: u64, d: u64, e: u64, f: u64, g: u64, h: u64) -> u64 {
        if n == 0 {
            return a;
        }
        let found = deeper(n - 1, b, c, d, e, f, g, h, a);
        let even = (found ^ a).rotate_left(n) ^ c ^ e.wrapping_add(g);
        even ^ (b ^ d).rotate_left(n) ^ f.wrapping_add(h)
    }
    deeper(depth, 1, 2, 3, 4, 5, 6, 7, 8) as u32
}

/// All legal moves, packed.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: &str) -> Answer<Vec<u8>> {
    fn list<G: Pack>(position: &Labelled) -> Result<Vec<u8>, RulesError> {
        let mut moves = Vec::new();
        G::legal_moves(&position.position::<G>()?.known()?, &mut moves);
        Ok(G::pack(&moves))
    }
    Labelled::read(position)
        .and_then(|position| with_game!(position.game(), G => list::<G>(&position)))
        .map_err(problem)
}

/// Answers what is asked about a position, all of it as JSON text:
///
/// | verb | argument | answer |
/// | --- | --- | --- |
/// | `apply` | a move | the state after it and the events |
/// | `check` | a move | why it is illegal, or null |
/// | `preview` | a move | the events that are certain |
/// | `canUndoAfter` | a move | why it should not be taken back, or null |
/// | `explain` | a question | what a selection would do |
/// | `view` | a seat or null | what may be known there |
/// | `status` | | where the game stands |
/// | `perft` | a number of moves | the number of lines of play that have so many |
#[wasm_bindgen]
pub fn ask(verb: &str, position: &str, argument: &str) -> Answer {
    Labelled::read(position)
        .and_then(|position| {
            with_game!(position.game(), G => answer::<G>(verb, &position.position()?, argument))
        })
        .map_err(problem)
}

/// Answers as [`ask`] does.
#[inline(never)]
fn answer<G: Game>(
    verb: &str,
    position: &Position<G>,
    argument: &str,
) -> Result<String, RulesError> {
    Ok(match verb {
        "apply" => {
            let mut state = position.state()?.clone();
            let mut events = Vec::new();
            state.apply(&move_from::<G>(argument)?, &mut Events::to(&mut events))?;
            let mut text = String::new();
            json::write_object(&mut text, &["state", "events"], &[&state.state(), &events]);
            text
        }
        "view" => json::write(&G::view(&position.state()?.seen(seat_from(argument)?)?)),
        "perft" => {
            let depth = from_text(argument, ErrorCode::BadArgument)?;
            json::write(&perft::perft(position.state()?, depth))
        }
        "status" => json::write(&G::status(&position.seen()?)),
        "explain" => {
            let known = position.known()?;
            let question = from_text(argument, ErrorCode::BadArgument)?;
            json::write(&G::explain(&known, &question)?)
        }
        "check" => {
            let known = position.known()?;
            found(move_from::<G>(argument).and_then(|played| G::check(&known, &played)))
        }
        _ => {
            let events = G::preview(&position.seen()?, &move_from::<G>(argument)?)?;
            match verb {
                "preview" => json::write(&events),
                _ => json::write(&UndoReason::of::<G>(&events)),
            }
        }
    })
}

fn move_from<G: Game>(text: &str) -> Result<G::Move, RulesError> {
    from_text(text, ErrorCode::BadMove)
}

/// Answers what is asked about a game as such, all of it as JSON text:
///
/// | verb | argument | answer |
/// | --- | --- | --- |
/// | `facts` | | the tables of the game |
/// | `secrets` | a list of types of events | for each the fields that only the seat of the event may know |
/// | `formatMove` | a move | the move in the notation of records |
/// | `parseMove` | such a notation, as it is | the move |
#[wasm_bindgen(js_name = askGame)]
pub fn ask_game(verb: &str, game: &str, argument: &str) -> Answer {
    fn answer<G: Game>(verb: &str, argument: &str) -> Result<String, RulesError> {
        Ok(match verb {
            "facts" => json::write(&G::facts()),
            "secrets" => {
                let types: Vec<String> = from_text(argument, ErrorCode::BadArgument)?;
                let fields: Vec<_> =
                    types.iter().map(|event_type| G::secrets(event_type)).collect();
                json::write(&fields)
            }
            "formatMove" => json::write(&G::format_move(&move_from::<G>(argument)?)),
            _ => json::write(&G::parse_move(argument)?),
        })
    }
    with_game!(game, G => answer::<G>(verb, argument)).map_err(problem)
}
