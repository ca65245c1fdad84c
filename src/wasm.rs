//! The boundary to JavaScript: a thin layer. What comes in was copied to plain data and is JSON text by now (see
//! `pkg/src/plain.ts`), and so is what goes out: to make an object in here would run setters that somebody has put on
//! the prototype of all objects, in the middle of a call.
//!
//! Every function fails with a [`Problem`](crate::error::Problem) as JSON text.

mod handle;
mod pack;

use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Game};
use crate::games::with_game;
use crate::json::{self, Fault};
use crate::perft;
use crate::rng::Seed;
use crate::seat::Seat;
use crate::session::UndoReason;
use pack::Pack;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use wasm_bindgen::JsCast;
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

/// A result as JSON text, whose error is the text of a problem.
type Answer<T = String> = Result<T, JsValue>;

fn from_text<T: DeserializeOwned>(text: &str, code: ErrorCode) -> Result<T, RulesError> {
    json::read(text).map_err(|Fault { message, place }| {
        let error = RulesError::new(code, message);
        if place.is_empty() { error } else { error.at(place) }
    })
}

fn problem(error: RulesError) -> JsValue {
    json::write(&*error.0).into()
}

fn answer<T: Serialize>(result: Result<T, RulesError>) -> Answer {
    Ok(json::write(&result.map_err(problem)?))
}

/// A problem, or null.
fn found(error: Option<RulesError>) -> String {
    json::write(&error.as_ref().map(|error| &*error.0))
}

fn member(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn seat_from(text: &str) -> Answer<Option<Seat>> {
    from_text(text, ErrorCode::BadArgument).map_err(|error| problem(error.at("seat")))
}

/// What a state or view says of itself, whatever else is in it.
#[derive(Deserialize)]
struct Label {
    #[serde(default)]
    game: String,
    version: Option<u64>,
    rules: Option<u64>,
    /// Views have this field, states have not.
    #[serde(default, deserialize_with = "present")]
    view: bool,
}

fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(deserializer).map(|_| true)
}

/// The text of a state or view with its label.
struct Labelled<'a> {
    label: Label,
    text: &'a str,
}

impl<'a> Labelled<'a> {
    fn read(text: &'a str) -> Answer<Self> {
        let label = from_text(text, ErrorCode::BadState).map_err(problem)?;
        Ok(Labelled { label, text })
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

    fn state<G: Game>(&self) -> Result<G, RulesError> {
        if self.label.view {
            return Err(RulesError::new(ErrorCode::BadArgument, "a state is needed, not a view")
                .at("state"));
        }
        self.check_versions::<G>()?;
        G::validate(&from_text(self.text, ErrorCode::BadState)?)
    }

    fn position<G: Game>(&self) -> Result<Position<G>, RulesError> {
        if !self.label.view {
            return Ok(Position::State(self.state()?));
        }
        self.check_versions::<G>()?;
        let view: G::View = from_text(self.text, ErrorCode::BadState)?;
        Ok(Position::View(G::validate_view(&view)?))
    }
}

/// A whole position, or what a seat knows of one.
enum Position<G: Game> {
    State(G),
    View(G::Seen),
}

impl<G: Game> Position<G> {
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

fn seed_from(seed: JsValue) -> Result<Seed, RulesError> {
    if seed.is_undefined() || seed.is_null() {
        let mut bits = [0; 16];
        return match getrandom::fill(&mut bits) {
            Ok(()) => Ok(Seed::from_entropy(bits)),
            Err(_) => Err(RulesError::new(
                ErrorCode::BadSeed,
                "the host has no source of chance; give a seed",
            )),
        };
    }
    let text =
        seed.as_string().filter(|_| seed.unchecked_ref::<js_sys::JsString>().is_valid_utf16());
    match text {
        Some(text) => Seed::new(&text),
        None => Err(RulesError::new(
            ErrorCode::BadSeed,
            "a seed is well-formed text of 1 to 100 characters",
        )),
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

/// Sets a game up; `seed` may be undefined.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(game: &str, options: &str, seed: JsValue) -> Answer {
    fn new<G: Game>(options: &str, seed: JsValue) -> Result<G::State, RulesError> {
        let options = from_text(options, ErrorCode::BadOption)?;
        Ok(G::new(&options, &seed_from(seed)?)?.state())
    }
    answer(with_game!(game, G => new::<G>(options, seed)))
}

/// All legal moves, packed.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: &str) -> Answer<Vec<u8>> {
    fn list<G: Pack>(position: &Labelled) -> Result<Vec<u8>, RulesError> {
        let position = position.position::<G>()?;
        let mut moves = Vec::new();
        G::legal_moves(&position.known()?, &mut moves);
        Ok(G::pack(&moves))
    }
    let position = Labelled::read(position)?;
    with_game!(position.game(), G => list::<G>(&position)).map_err(problem)
}

/// Why a move is illegal; null if it is legal.
#[wasm_bindgen]
pub fn check(position: &str, played: &str) -> Answer {
    fn check<G: Game>(position: &Labelled, played: &str) -> Result<Option<RulesError>, RulesError> {
        let position = position.position::<G>()?;
        Ok(check_text::<G>(&position.known()?, played))
    }
    let position = Labelled::read(position)?;
    with_game!(position.game(), G => check::<G>(&position, played)).map(found).map_err(problem)
}

/// What is wrong with a move, if anything.
fn check_text<G: Game>(known: &G::Known<'_>, played: &str) -> Option<RulesError> {
    from_text(played, ErrorCode::BadMove).and_then(|played| G::check(known, &played)).err()
}

/// The state after a move and what happened.
#[wasm_bindgen]
pub fn apply(state: &str, played: &str) -> Answer {
    #[derive(Serialize)]
    struct Applied<S, E> {
        state: S,
        events: Vec<E>,
    }
    fn apply<G: Game>(
        state: &Labelled,
        played: &str,
    ) -> Result<Applied<G::State, G::Event>, RulesError> {
        let mut state: G = state.state()?;
        let mut events = Vec::new();
        state.apply(&from_text(played, ErrorCode::BadMove)?, &mut Events::to(&mut events))?;
        Ok(Applied { state: state.state(), events })
    }
    let state = Labelled::read(state)?;
    answer(with_game!(state.game(), G => apply::<G>(&state, played)))
}

/// What a selection would do.
#[wasm_bindgen]
pub fn explain(position: &str, question: &str) -> Answer {
    fn explain<G: Game>(position: &Labelled, question: &str) -> Result<G::Explanation, RulesError> {
        let position = position.position::<G>()?;
        G::explain(&position.known()?, &from_text(question, ErrorCode::BadArgument)?)
    }
    let position = Labelled::read(position)?;
    answer(with_game!(position.game(), G => explain::<G>(&position, question)))
}

/// What is certain to happen if a move is made.
#[wasm_bindgen]
pub fn preview(position: &str, played: &str) -> Answer {
    fn preview<G: Game>(position: &Labelled, played: &str) -> Result<Vec<G::Event>, RulesError> {
        G::preview(&position.position::<G>()?.seen()?, &from_text(played, ErrorCode::BadMove)?)
    }
    let position = Labelled::read(position)?;
    answer(with_game!(position.game(), G => preview::<G>(&position, played)))
}

/// Why a move should not be taken back once it is made, or null.
#[wasm_bindgen(js_name = canUndoAfter)]
pub fn can_undo_after(position: &str, played: &str) -> Answer {
    fn reason<G: Game>(
        position: &Labelled,
        played: &str,
    ) -> Result<Option<UndoReason>, RulesError> {
        let played = from_text(played, ErrorCode::BadMove)?;
        Ok(UndoReason::of::<G>(&G::preview(&position.position::<G>()?.seen()?, &played)?))
    }
    let position = Labelled::read(position)?;
    answer(with_game!(position.game(), G => reason::<G>(&position, played)))
}

/// Where the game stands.
#[wasm_bindgen]
pub fn status(position: &str) -> Answer {
    fn status<G: Game>(position: &Labelled) -> Result<G::Status, RulesError> {
        Ok(G::status(&position.position::<G>()?.seen()?))
    }
    let position = Labelled::read(position)?;
    answer(with_game!(position.game(), G => status::<G>(&position)))
}

/// What a seat may know of a state.
#[wasm_bindgen]
pub fn view(state: &str, seat: &str) -> Answer {
    fn view<G: Game>(state: &Labelled, seat: Option<Seat>) -> Result<G::View, RulesError> {
        Ok(G::view(&state.state::<G>()?.seen(seat)?))
    }
    let seat = seat_from(seat)?;
    let state = Labelled::read(state)?;
    answer(with_game!(state.game(), G => view::<G>(&state, seat)))
}

/// The number of lines of play of that many moves.
#[wasm_bindgen]
pub fn perft(state: &str, depth: u32) -> Answer<f64> {
    let state = Labelled::read(state)?;
    let count =
        with_game!(state.game(), G => state.state::<G>().map(|from| perft::perft(&from, depth)));
    count.map(|count| count as f64).map_err(problem)
}

/// The tables of a game.
#[wasm_bindgen]
pub fn facts(game: &str) -> Answer {
    answer(with_game!(game, G => Ok(G::facts())))
}

/// The events as a seat is told them: the given objects, which are the caller's own copies, with secrets blanked.
#[wasm_bindgen(js_name = eventsFor)]
pub fn events_for(
    game: &str,
    events: Vec<js_sys::Object>,
    seat: &str,
) -> Answer<Vec<js_sys::Object>> {
    fn blank<G: Game>(events: &[js_sys::Object], seat: Option<Seat>) -> Result<(), RulesError> {
        for event in events {
            let event_type = member(event, "type").as_string().unwrap_or_default();
            let owner = member(event, "seat").as_f64();
            if owner.is_none() || owner != seat.map(|seat| u8::from(seat).into()) {
                for &field in G::secrets(&event_type) {
                    let _ = js_sys::Reflect::set(event, &field.into(), &JsValue::NULL); // never fails on plain data
                }
            }
        }
        Ok(())
    }
    let seat = seat_from(seat)?;
    with_game!(game, G => blank::<G>(&events, seat)).map_err(problem)?;
    Ok(events)
}

/// A move in the notation of records.
#[wasm_bindgen(js_name = formatMove)]
pub fn format_move(game: &str, played: &str) -> Answer<String> {
    with_game!(game, G => from_text(played, ErrorCode::BadMove).map(|played| G::format_move(&played))).map_err(problem)
}

/// A move out of the notation of records.
#[wasm_bindgen(js_name = parseMove)]
pub fn parse_move(game: &str, text: &str) -> Answer {
    answer(with_game!(game, G => G::parse_move(text)))
}
