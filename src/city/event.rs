//! What happens when a move is made, in order: all that an animation or a log needs.

use super::building::BuildingId;
use super::card::{Card, Cards, People};
use super::map::Tile;
use super::plain::CityResult;
use crate::seat::Seat;
use crate::shape::tagged;
use serde::{Deserialize, Serialize};

tagged! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[allow(missing_docs, reason = "each event says what its fields are; `seat` is who did or got it")]
    pub enum CityEvent {
        /// The figure walked by the shortest way from a tile to another (C3.1).
        Walk { seat: Seat, from: Tile, to: Tile, steps_left: u8 },
        /// By the power of the card a dragon flew, from outside the city if `from` is `null` (C3.2).
        FlyDragon {
            seat: Seat,
            card: Card,
            dragon: Dragon,
            #[serde(deserialize_with = "crate::shape::nullable")]
            from: Option<Tile>,
            to: Tile,
        },
        /// By the power of the card a dragon walked (C3.2).
        WalkDragon { seat: Seat, card: Card, dragon: Dragon, from: Tile, to: Tile },
        /// By the power of the card the figure flew (C3.2).
        Fly { seat: Seat, card: Card, from: Tile, to: Tile },
        /// By the power of the card the figure got further steps (C3.2).
        ExtraSteps { seat: Seat, card: Card, steps_left: u8 },
        /// A box, counted from the left, was paid in the colour of `people` with cards that count `sum`, and got a
        /// marker (C4). Of all uses of the cards this has the fewest turned ones, then the fewest pairs.
        Contribution {
            seat: Seat,
            tile: Tile,
            building: BuildingId,
            #[serde(rename = "box")]
            place: u8,
            people: People,
            uses: Vec<CardUse>,
            sum: u16,
        },
        /// The player got a scale for every dragon on the tile (C5.1).
        DragonScales { seat: Seat, tile: Tile, scales: u8 },
        /// The last box of a building was filled; its rewards follow (C6.1).
        Complete { tile: Tile, building: BuildingId },
        /// The player got crystals, is to draw cards and to get scales: for the building completed on `tile`, by a corner
        /// of the tile `from`, which is the same or a neighbour (C6.1).
        Reward {
            seat: Seat,
            why: RewardKind,
            tile: Tile,
            from: Tile,
            crystals: u8,
            cards: u8,
            scales: u8,
        },
        /// The scales were scored, and the pool has that many again (C5.4).
        ScaleScoring { seats: Vec<ScaleScore>, pool: u8 },
        /// The markers on the completed building went back to their owners, so many to each seat (C6.2).
        MarkersReturn { tile: Tile, counts: Vec<u8> },
        /// A box of the obelisk, counted from the bottom, got a marker for `price` crystals, the surcharge of a Pillar
        /// included (C7).
        Offering {
            seat: Seat,
            #[serde(rename = "box")]
            place: u8,
            price: u32,
            #[serde(deserialize_with = "crate::shape::nullable")]
            pillar: Option<Card>,
        },
        /// Hand cards were discarded at the end of the turn (C8.1).
        Discard { seat: Seat, cards: Cards },
        /// The discard pile was shuffled and became the deck of that many cards (C8.2).
        Reshuffle { cards: u8 },
        /// Cards came from the deck into the hand; which ones is told to their owner only (C10.5).
        Draw {
            seat: Seat,
            count: u8,
            #[serde(deserialize_with = "crate::shape::nullable")]
            cards: Option<Cards>,
        },
        /// Reward cards were laid aside, unseen (C6.4).
        SetAside { seat: Seat, count: u8 },
        /// The cards that lay aside came into the hand; which ones is told to their owner only (C6.4).
        TakeUp {
            seat: Seat,
            count: u8,
            #[serde(deserialize_with = "crate::shape::nullable")]
            cards: Option<Cards>,
        },
        /// The player declared to be done (C9.4).
        Declare { seat: Seat },
        /// All declarations were cancelled (C9.4).
        DeclarationsCancelled {},
        /// The whole city is complete: the race begins (C9.3).
        RaceBegins {},
        /// The turn of that number began.
        Turn { seat: Seat, number: u32 },
        /// The game is over; in a preview `result` is `null` where the ranking hangs on what is hidden.
        GameOver {
            #[serde(deserialize_with = "crate::shape::nullable")]
            result: Option<CityResult>,
        },
    }
}

/// One of the three dragons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Dragon {
    /// The dragon of the Vulca.
    Red,
    /// The dragon of the Terrah.
    Green,
    /// The dragon of the Aqua.
    Blue,
}

impl Dragon {
    /// The dragon that a people reveres.
    pub const fn of(people: People) -> Option<Dragon> {
        match people {
            People::V => Some(Dragon::Red),
            People::T => Some(Dragon::Green),
            People::A => Some(Dragon::Blue),
            _ => None,
        }
    }
}

/// Which corner of a tile a reward is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RewardKind {
    /// For the most markers (C6.1a).
    Majority,
    /// For every player with a marker (C6.1b).
    Contributor,
    /// Of a neighbour that was complete before (C6.1c).
    Neighbourhood,
}

/// What a card did in a payment (C4.3 to C4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
pub struct CardUse {
    /// The card.
    pub card: Card,
    /// Its use.
    pub role: CardRole,
    /// For a turned card the place of its Hoax in this list, for a card of a pair that of the other.
    #[serde(deserialize_with = "crate::shape::nullable")]
    pub with: Option<u8>,
}

/// The ways in which a card takes part in a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CardRole {
    /// Of the colour that is paid; counts its value (C4.3).
    Natural,
    /// A Khind: counts 1 in any colour (C4.4).
    Wild,
    /// One of two Mimix that count 3 together (C4.5).
    Pair,
    /// A Hoax that turns other cards and counts nothing (C4.6).
    Turner,
    /// Turned by a Hoax; counts its value (C4.6).
    Turned,
    /// Takes no part; only in explanations.
    Unused,
}

/// What the scoring of the scales brought a player (C5.4, C5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct ScaleScore {
    /// Who.
    pub seat: Seat,
    /// The scales that counted, owed ones with them.
    pub scales: u8,
    /// The crystals got for them.
    pub crystals: u8,
    /// The scales that the player keeps.
    pub kept: u8,
}
