//! The plain shapes of Parley.

use crate::rng::GeneratorState;
use crate::seat::Seat;
use crate::shape::{nullable, tagged};
use serde::{Deserialize, Serialize};

/// What a game begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct ParleyOptions {
    /// Who takes the first turn; seat 0 by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
}

/// Names the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum ParleyTag {
    /// Parley.
    #[serde(rename = "parley")]
    Parley,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ParleyPhase {
    /// To look at a card, or to lay one.
    Begin,
    /// To keep the card that was looked at, or to burn it.
    Choose,
    /// To lay a card.
    Lay,
    /// To accept a claim or to challenge it: the other player decides.
    Answer,
    /// Nothing any more.
    Over,
}

/// A card that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
pub struct ParleyLaid {
    /// The card; `null` to who may not know it.
    #[serde(deserialize_with = "nullable")]
    pub card: Option<u8>,
    /// What it is said to be.
    pub claim: u8,
}

/// A whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "as in the position")]
pub struct ParleyState {
    pub game: ParleyTag,
    pub version: u32,
    pub rules: u32,
    pub ply: u32,
    pub turn: u32,
    pub seat: Seat,
    pub phase: ParleyPhase,
    pub hands: [Vec<u8>; 2],
    pub deck: Vec<u8>,
    #[serde(deserialize_with = "nullable")]
    pub laid: Option<ParleyLaid>,
    pub gone: Vec<u8>,
    pub shown: Vec<u8>,
    pub scores: [u8; 2],
    pub generator: GeneratorState,
}

/// What a seat, or a spectator, knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "as in the position")]
pub struct ParleyView {
    pub game: ParleyTag,
    #[serde(deserialize_with = "nullable")]
    pub view: Option<Seat>,
    pub version: u32,
    pub rules: u32,
    pub ply: u32,
    pub turn: u32,
    pub seat: Seat,
    pub phase: ParleyPhase,
    #[serde(deserialize_with = "nullable")]
    pub hand: Option<Vec<u8>>,
    pub hand_sizes: [u8; 2],
    pub deck_size: u8,
    /// The card that the seat looks at.
    #[serde(deserialize_with = "nullable")]
    pub glance: Option<u8>,
    #[serde(deserialize_with = "nullable")]
    pub laid: Option<ParleyLaid>,
    pub gone_size: u8,
    pub shown: Vec<u8>,
    pub scores: [u8; 2],
}

tagged! {
    /// A move.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum ParleyMove {
        /// Looks at the next card of the deck.
        Peek {},
        /// Takes that card.
        Keep {},
        /// Takes that card out of the game.
        Burn {},
        /// Lays a card face down.
        Lay {
            /// The card; `null` as others see it.
            #[serde(deserialize_with = "crate::shape::nullable")]
            #[ts("number | null")]
            card: Option<u8>,
            /// What it is said to be.
            claim: u8,
        },
        /// Believes the claim.
        Accept {},
        /// Has the card shown.
        Challenge {},
    }
}

tagged! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[allow(missing_docs, reason = "the fields say what they are")]
    pub enum ParleyEvent {
        /// Somebody looked at the next card.
        Peek { seat: Seat },
        /// What was seen: told to that seat only.
        Glance {
            seat: Seat,
            #[serde(deserialize_with = "crate::shape::nullable")]
            card: Option<u8>
        },
        /// The card was kept; which one is told to its owner only.
        Keep {
            seat: Seat,
            #[serde(deserialize_with = "crate::shape::nullable")]
            card: Option<u8>
        },
        /// The card was burnt.
        Burn { seat: Seat },
        /// A card was laid; which one is told to its owner only.
        Lay {
            seat: Seat,
            claim: u8,
            #[serde(deserialize_with = "crate::shape::nullable")]
            card: Option<u8>
        },
        /// The claim was believed.
        Accept { seat: Seat },
        /// The card was shown.
        Challenge { seat: Seat, card: u8 },
        /// Somebody scored.
        Score { seat: Seat, points: u8 },
        /// A turn began.
        Turn { seat: Seat, number: u32 },
        /// The game is over.
        Over { winners: Vec<Seat> },
    }
}

/// Asks how likely a claim is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct ParleyQuestion {
    /// The value.
    pub claim: u8,
}

/// How likely it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ParleyOdds {
    /// How many such cards the player does not hold.
    pub elsewhere: u8,
}

/// Asks for the hand by values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct ParleyQuery {}

/// How many cards of each value the player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ParleyCounts {
    /// By value, 1 first.
    pub counts: [u8; 6],
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ParleyStatus {
    /// Whether the game is over.
    pub over: bool,
    /// Who decides.
    pub actor: Option<Seat>,
    /// What is to be decided.
    pub phase: ParleyPhase,
    /// Who won, if it is over.
    pub winners: Option<Vec<Seat>>,
}

/// The tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ParleyFacts {
    /// The number of the rules.
    pub rules: u32,
    /// The values, each of two cards.
    pub values: Vec<u8>,
}
