//! The moves: their shapes here, one file for each kind with when it is legal, how it is listed and what it does.

mod contribute;
mod end;
mod offer;
mod power;
mod walk;

pub(super) use contribute::{check as check_payment, fillable_boxes};
pub use end::{DISCARDS, DRAWS};
pub use power::{DRAGON_STEPS, EXTRA_STEPS};
pub(super) use walk::steps_to;

use super::card::{Card, Cards};
use super::event::CityEvent;
use super::known::Known;
use super::map::Tile;
use super::payment::Price;
use super::plain::Phase;
use super::state::City;
use crate::city::error::CityErrorCode;
use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, MAX_PLY};
use crate::shape::tagged;

tagged! {
    /// A move. Listed in the order below, then by the fields.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum CityMove {
        /// The figure walks by the shortest way (C3.1).
        Walk {
            /// Where to.
            to: Tile,
        },
        /// A dragon flies (C3.2).
        FlyDragon {
            /// The card whose power is used: `V1` red, `T1` green, `A1` blue.
            #[ts("\"V1\" | \"T1\" | \"A1\"")]
            card: Card,
            /// Where to.
            to: Tile,
        },
        /// A dragon that is in the city walks 1 to 3 steps (C3.2).
        WalkDragon {
            /// The card whose power is used: `V2` red, `T2` green, `A2` blue.
            #[ts("\"V2\" | \"T2\" | \"A2\"")]
            card: Card,
            /// Where to.
            to: Tile,
        },
        /// The figure flies (C3.2).
        Fly {
            /// The card whose power is used.
            #[ts("\"F1\"")]
            card: Card,
            /// Where to.
            to: Tile,
        },
        /// The figure gets 2 more steps (C3.2).
        ExtraSteps {
            /// The card whose power is used.
            #[ts("\"F2\"")]
            card: Card,
        },
        /// A box of the building is paid and gets a marker (C4).
        Contribute {
            /// The box, 0 for the leftmost.
            #[serde(rename = "box")]
            place: u8,
            /// All cards that pay.
            #[ts("Card[]")]
            cards: Cards,
        },
        /// Crystals and a marker are offered to the obelisk (C7).
        Offer {
            /// The Pillar that allows a further offering in the turn.
            #[serde(deserialize_with = "crate::shape::nullable")]
            #[ts("null | \"P1\" | \"P2\"")]
            pillar: Option<Card>,
        },
        /// The turn ends with up to two discards (C8).
        EndTurn {
            /// The cards that are discarded.
            #[ts("Card[]")]
            discard: Cards,
        },
        /// The player declares to be done (C9.4).
        DeclareDone {},
    }
}

impl CityMove {
    /// All types of moves in order, as in JSON.
    pub const TYPES: [&'static str; 9] = [
        "walk",
        "flyDragon",
        "walkDragon",
        "fly",
        "extraSteps",
        "contribute",
        "offer",
        "endTurn",
        "declareDone",
    ];

    /// The place of its type among [`TYPES`](Self::TYPES).
    pub fn type_number(&self) -> u8 {
        match self {
            CityMove::Walk { .. } => 0,
            CityMove::FlyDragon { .. } => 1,
            CityMove::WalkDragon { .. } => 2,
            CityMove::Fly { .. } => 3,
            CityMove::ExtraSteps { .. } => 4,
            CityMove::Contribute { .. } => 5,
            CityMove::Offer { .. } => 6,
            CityMove::EndTurn { .. } => 7,
            CityMove::DeclareDone {} => 8,
        }
    }

    /// The type, as in JSON.
    pub fn type_name(&self) -> &'static str {
        Self::TYPES[usize::from(self.type_number())]
    }
}

/// Stands for a Pillar that is not there.
const NO_CARD: u8 = 255;

/// Adds a move to a list as bytes: the number of the type, then the fields in order. A tile, a box and a card are a byte
/// each; cards are preceded by their number.
pub(super) fn pack(played: &CityMove, bytes: &mut Vec<u8>) {
    bytes.push(played.type_number());
    match played {
        CityMove::Walk { to } => bytes.push(to.index() as u8),
        CityMove::FlyDragon { card, to }
        | CityMove::WalkDragon { card, to }
        | CityMove::Fly { card, to } => bytes.extend([*card as u8, to.index() as u8]),
        CityMove::ExtraSteps { card } => bytes.push(*card as u8),
        CityMove::Contribute { place, cards } => {
            bytes.push(*place);
            pack_cards(cards, bytes);
        }
        CityMove::Offer { pillar } => bytes.push(pillar.map_or(NO_CARD, |card| card as u8)),
        CityMove::EndTurn { discard } => pack_cards(discard, bytes),
        CityMove::DeclareDone {} => {}
    }
}

fn pack_cards(cards: &Cards, bytes: &mut Vec<u8>) {
    let length = bytes.len();
    bytes.push(0);
    bytes.extend(cards.iter().map(|card| card as u8));
    bytes[length] = (bytes.len() - length - 1) as u8;
}

/// Puts all legal moves into the list, each once, in order; of payments the minimal ones (C4.9).
pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    if known.table.ending.is_some() {
        return;
    }
    walk::list(known, moves);
    power::list(known, moves);
    contribute::list(known, moves);
    offer::list(known, moves);
    end::list(known, moves);
}

/// Whether a move is legal.
///
/// # Errors
/// `game_over`, and those of its kind.
pub(super) fn check(known: &Known<'_>, played: &CityMove) -> Result<(), RulesError> {
    is_going_on(known)?;
    match *played {
        CityMove::Walk { to } => walk::check(known, to),
        CityMove::FlyDragon { card, to } => power::check_fly_dragon(known, card, to).map(drop),
        CityMove::WalkDragon { card, to } => power::check_walk_dragon(known, card, to).map(drop),
        CityMove::Fly { card, to } => power::check_fly(known, card, to),
        CityMove::ExtraSteps { card } => power::check_extra_steps(known, card),
        CityMove::Contribute { place, cards } => contribute::check(known, place, &cards).map(drop),
        CityMove::Offer { pillar } => offer::check(known, pillar).map(drop),
        CityMove::EndTurn { discard } => end::check_end(known, &discard),
        CityMove::DeclareDone {} => end::check_declare(known),
    }
}

/// Plays a move. Each kind checks it first, as [`check`] does.
///
/// # Errors
/// Those of [`check`]; the position is unchanged.
pub(super) fn apply(
    city: &mut City,
    played: &CityMove,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    is_going_on(&city.known())?;
    let made = match *played {
        CityMove::Walk { to } => walk::play(city, to, events),
        CityMove::FlyDragon { card, to } => power::play_fly_dragon(city, card, to, events),
        CityMove::WalkDragon { card, to } => power::play_walk_dragon(city, card, to, events),
        CityMove::Fly { card, to } => power::play_fly(city, card, to, events),
        CityMove::ExtraSteps { card } => power::play_extra_steps(city, card, events),
        CityMove::Contribute { place, cards } => contribute::play(city, place, &cards, events),
        CityMove::Offer { pillar } => offer::play(city, pillar, events),
        CityMove::EndTurn { discard } => end::play_end(city, &discard, events),
        CityMove::DeclareDone {} => end::play_declare(city, events),
    };
    if made.is_ok() {
        city.table.ply = MAX_PLY.min(city.table.ply + 1);
    }
    made
}

/// The price of a box that the player could pay with cards of the hand (C4.1).
///
/// # Errors
/// Says why no payment at all is possible, or which card is not there.
pub(super) fn payable_box(
    known: &Known<'_>,
    place: u8,
    cards: &Cards,
) -> Result<Price, RulesError> {
    is_going_on(known)?;
    let price = contribute::open_box(known, place)?;
    in_hand(known, cards)?;
    Ok(price)
}

fn is_going_on(known: &Known<'_>) -> Result<(), RulesError> {
    match known.table.ending {
        None => Ok(()),
        Some(ending) => {
            let rule = ending.reason.rule();
            Err(RulesError::by_rule(ErrorCode::GameOver, rule, "the game is over"))
        }
    }
}

fn in_movement_phase(known: &Known<'_>) -> Result<(), RulesError> {
    match known.table.phase {
        Phase::Movement => Ok(()),
        Phase::Contribution => Err(RulesError::by_rule(
            CityErrorCode::WrongPhase,
            "C2.2",
            "the movement phase of this turn is over",
        )),
    }
}

#[inline]
fn in_hand(known: &Known<'_>, cards: &Cards) -> Result<(), RulesError> {
    match known.hand.first_lacking(cards) {
        None => Ok(()),
        Some(card) => Err(RulesError::by_rule(
            ErrorCode::CardNotInHand,
            "C2.3",
            "the hand does not hold these cards",
        )
        .with("card", card.code())),
    }
}

fn no_marker(rule: &str) -> RulesError {
    RulesError::by_rule(CityErrorCode::NoMarker, rule, "the player has no marker left")
}

fn hurry(message: &str) -> RulesError {
    RulesError::by_rule(CityErrorCode::MustHurry, "C9.3", message)
}
