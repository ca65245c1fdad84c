//! The boundary to JavaScript: a thin layer. What comes in are plain copies (see `pkg/src/plain.ts`); what goes out is
//! made when nothing in here is borrowed any more.
//!
//! Most goes through [`ask`], [`ask_game`] or the `ask` of a handle: each function costs some hundred bytes on both
//! sides, and the browser has to load them. Every function fails with a [`Problem`](crate::error::Problem).

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

mod handle;
pub(crate) mod json;
mod plain;
mod position;

use crate::error::{ErrorCode, RulesError};
use crate::game::Game;
use crate::games::with_game;
use crate::record::{self, SeenRecord};
use crate::rng::Seed;
use crate::seat::Seat;
use plain::fields;
use serde::Serialize;
use wasm_bindgen::convert::IntoWasmAbi;
use wasm_bindgen::describe::WasmDescribe;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A place at the table, counted from 0 in the order of play. */
export type Seat = 0 | 1 | 2 | 3;
"#;

/// What JavaScript is answered. It becomes a value on its way out, after all borrows have ended: to make an object may
/// run what somebody has put on a prototype.
pub struct Answer(Box<dyn ToPlain>);

trait ToPlain {
    fn to_plain(&self) -> JsValue;
}

impl<T: Serialize> ToPlain for T {
    fn to_plain(&self) -> JsValue {
        plain::write(self)
    }
}

impl Answer {
    fn of(shape: impl Serialize + 'static) -> Answer {
        Answer(Box::new(shape))
    }
}

impl WasmDescribe for Answer {
    fn describe() {
        JsValue::describe();
    }
}

impl IntoWasmAbi for Answer {
    type Abi = <JsValue as IntoWasmAbi>::Abi;

    fn into_abi(self) -> Self::Abi {
        self.0.to_plain().into_abi()
    }
}

type Result<T, E = Refusal> = std::result::Result<T, E>;

/// A problem on its way out.
pub struct Refusal(RulesError);

impl From<RulesError> for Refusal {
    fn from(error: RulesError) -> Self {
        Refusal(error)
    }
}

impl From<Refusal> for JsValue {
    fn from(Refusal(error): Refusal) -> Self {
        plain::write(&*error.0)
    }
}

fn unknown_verb(verb: &str) -> RulesError {
    RulesError::new(ErrorCode::BadArgument, "there is no such verb").with("verb", verb)
}

/// A seed of the host's chance if it is `null`.
fn seed_of(seed: JsValue) -> Result<Seed, RulesError> {
    let bad = |message| RulesError::new(ErrorCode::BadSeed, message);
    match plain::read::<Option<String>>(seed, ErrorCode::BadSeed) {
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

/// Makes so many calls, one inside of the other. It takes room on the host's stack and nothing else: where a call like any
/// other finds the end of that stack, what Rust has taken of its own stack is never given back.
#[wasm_bindgen]
pub fn room(depth: u32) -> u32 {
    /// Calls itself with numbers that are all needed when it comes back, so that they lie on the stack meanwhile. Few
    /// calls with many numbers are faster than many with few.
    macro_rules! deeper {
        ($first:ident $($number:ident)*) => {
            #[expect(clippy::too_many_arguments)]
            fn deeper(n: u32, $first: u64, $($number: u64),*) -> u64 {
                if n == 0 {
                    return $first;
                }
                let mut found = deeper(n - 1, $($number,)* $first);
                $(found = (found ^ $number).rotate_left(n);)*
                found.wrapping_add($first)
            }
        };
    }
    deeper! { a b c d e f g h i j k l m o p q r s t u v w x y }
    let seed = u64::from(depth);
    deeper(
        depth, seed, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24,
    ) as u32
}

/// All legal moves, packed.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: JsValue) -> Result<Vec<u8>> {
    Ok(position::read(position)?.legal_moves()?)
}

/// Answers what is asked about a position:
///
/// | verb | argument | answer |
/// | --- | --- | --- |
/// | `apply` | `{ move, by }`, `by` a seat or null | the state after it and the events |
/// | `check` | a move | why it is illegal, or null |
/// | `preview` | a move | the events that are certain |
/// | `canUndoAfter` | a move | why it should not be taken back, or null |
/// | `explain` | a question of the game | the answer |
/// | `find` | a query of the game | the answer |
/// | `view` | a seat or null | what may be known there |
/// | `status` | | where the game stands |
/// | `perft` | a number of moves | the number of lines of play that have so many |
#[wasm_bindgen]
pub fn ask(verb: &str, position: JsValue, argument: JsValue) -> Result<Answer> {
    Ok(position::read(position)?.ask(verb, argument)?)
}

/// Answers what is asked about a game as such:
///
/// | verb | argument | answer |
/// | --- | --- | --- |
/// | `facts` | the number of rules, or null for the newest | the tables of the game |
/// | `eventsFor` | `{ events, seat }` | the events as the seat, or a spectator, is told them |
/// | `moveFor` | `{ move, by, seat }` | the move as the seat sees it, or null |
/// | `formatMove` | a move | the move in the notation of records |
/// | `parseMove` | such a notation | the move |
/// | `seatRecord` | the text of a record for a seat | what it tells |
#[wasm_bindgen(js_name = askGame)]
pub fn ask_game(verb: &str, game: &str, argument: JsValue) -> Result<Answer> {
    fn answer<G: Game>(verb: &str, argument: JsValue) -> Result<Answer, RulesError> {
        Ok(match verb {
            "facts" => {
                let rules: Option<u32> = plain::read(argument, ErrorCode::BadArgument)
                    .map_err(|error| error.inside("rules"))?;
                Answer::of(G::facts(rules.unwrap_or(G::RULES))?)
            }
            "eventsFor" => {
                let [events, seat] = fields(&argument, &["events", "seat"]);
                let seat = position::seat_of(seat)?;
                let events: Vec<G::Event> = plain::read(events, ErrorCode::BadArgument)
                    .map_err(|error| error.inside("events"))?;
                let told: Vec<_> =
                    events.iter().filter_map(|event| G::event_for(event, seat)).collect();
                Answer::of(told)
            }
            "moveFor" => {
                let [played, by, seat] = fields(&argument, &["move", "by", "seat"]);
                let played = position::move_of::<G>(played)?;
                let by: Seat =
                    plain::read(by, ErrorCode::BadArgument).map_err(|error| error.inside("by"))?;
                Answer::of(G::move_for(&played, by, position::seat_of(seat)?))
            }
            "formatMove" => Answer::of(G::format_move(&position::move_of::<G>(argument)?)),
            "parseMove" => Answer::of(G::parse_move(&text_of(argument)?)?),
            "seatRecord" => Answer::of(SeenRecord::<G>::parse(&text_of(argument)?)?),
            _ => return Err(unknown_verb(verb)),
        })
    }
    Ok(with_game!(game, G => answer::<G>(verb, argument))?)
}

/// The id of the game that a record is of.
#[wasm_bindgen(js_name = gameOfRecord)]
pub fn game_of_record(text: &str) -> Result<String> {
    Ok(record::game_of(text)?)
}

/// The limits that hold for every game.
#[wasm_bindgen]
pub fn limits() -> Answer {
    Answer::of(record::LIMITS)
}

fn text_of(value: JsValue) -> Result<String, RulesError> {
    plain::read(value, ErrorCode::BadArgument)
}
