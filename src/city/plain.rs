//! The plain shapes of states and views: what is stored, sent and read by front ends.
//!
//! A shape may say anything; [`City`](super::City) and [`Seen`](super::Seen) hold only what can be. Equal positions
//! have equal shapes: multisets are sorted, fields come in the order below.

use super::building::BuildingId;
use super::card::{Card, Cards};
use super::map::Tile;
use crate::rng::GeneratorState;
use crate::seat::{Seat, Start};
use crate::shape::nullable;
use serde::de::value::{SeqAccessDeserializer, StrDeserializer};
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Names the game in states, views and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum CityTag {
    /// Blue Moon City.
    #[serde(rename = "city")]
    City,
}

/// What a game of Blue Moon City begins with; what is left out takes the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CityOptions {
    /// How many play: 2, 3 or 4 (C1.1).
    #[cfg_attr(target_arch = "wasm32", tsify(type = "2 | 3 | 4"))]
    pub players: u8,
    /// Who takes the first turn (C1.8); `"random"` by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Where the buildings are (C1.2); `"standard"` by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<Layout>,
    /// How many cards of value 1, 2 and 3 each people has, in all 10; the Khind have ten of value 1. By default 3, 4, 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<[u8; 3]>,
    /// House rule: everybody gives all scales back after they were scored (C5.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub return_all_scales: Option<bool>,
    /// House rule: everybody sees everybody's crystals (C10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_crystals: Option<bool>,
    /// After how many turns, of all players together, the game ends: 1 to 10,000 (C9.5). By default never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<u32>,
}

impl CityOptions {
    /// The usual game of that many players.
    pub fn new(players: u8) -> Self {
        CityOptions {
            players,
            start: None,
            layout: None,
            cards: None,
            return_all_scales: None,
            open_crystals: None,
            turn_limit: None,
        }
    }
}

/// Where the buildings are: a scheme, or the ids of all 21 tiles, the courtyard on tile 10.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Layout {
    /// One of the schemes.
    Scheme(LayoutScheme),
    /// Tile by tile.
    Given(Vec<BuildingId>),
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct SchemeOrTiles;
        impl<'de> Visitor<'de> for SchemeOrTiles {
            type Value = Layout;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"standard\", \"random\", \"rulebook\" or the ids of the 21 tiles")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Layout, E> {
                let scheme = LayoutScheme::deserialize(StrDeserializer::<E>::new(word));
                scheme
                    .map(Layout::Scheme)
                    .map_err(|_| E::invalid_value(Unexpected::Str(word), &self))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, tiles: A) -> Result<Layout, A::Error> {
                Deserialize::deserialize(SeqAccessDeserializer::new(tiles)).map(Layout::Given)
            }
        }
        from.deserialize_any(SchemeOrTiles)
    }
}

/// How the buildings are laid out (C1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LayoutScheme {
    /// Temples and palace around the courtyard, the others at random.
    Standard,
    /// All at random around the courtyard.
    Random,
    /// As in the illustration of the rulebook.
    Rulebook,
}

/// The options that hold for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CitySettings {
    /// How many play (C1.1).
    #[cfg_attr(target_arch = "wasm32", tsify(type = "2 | 3 | 4"))]
    pub players: u8,
    /// How many cards of value 1, 2 and 3 each people but the Khind has.
    pub cards: [u8; 3],
    /// Whether everybody gives all scales back after they were scored (C5.5).
    pub return_all_scales: bool,
    /// Whether everybody sees everybody's crystals (C10.2).
    pub open_crystals: bool,
    /// After how many turns the game ends (C9.5), if ever.
    #[serde(deserialize_with = "nullable")]
    pub turn_limit: Option<u32>,
}

/// A whole position with everything hidden in it: what to store, and never to send to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CityState {
    /// Always `"city"`.
    pub game: CityTag,
    /// The version of this shape.
    pub version: u32,
    /// The number of the tile table and rulings that the game is played by.
    pub rules: u32,
    /// The options that hold for the whole game.
    pub settings: CitySettings,
    /// How many moves led here; in states of version 1 it is not told and counted from 0.
    #[serde(default)]
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number"))]
    pub ply: Option<u32>,
    /// Everything that lies open.
    pub table: CityTable,
    /// The hands by seat.
    pub hands: Vec<Cards>,
    /// The crystals by seat.
    pub crystals: Vec<u32>,
    /// The cards that lie aside for the player whose turn it is (C6.4).
    pub aside: Cards,
    /// The face-down deck, the card that is drawn next first.
    pub deck: Vec<Card>,
    /// The state of the random generator.
    pub generator: GeneratorState,
}

/// A position as one seat, or a spectator, may know it (C10): safe to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CityView {
    /// Always `"city"`.
    pub game: CityTag,
    /// The seat whose view it is, `null` for a spectator.
    #[serde(deserialize_with = "nullable")]
    pub view: Option<Seat>,
    /// The version of this shape.
    pub version: u32,
    /// The number of the tile table and rulings that the game is played by.
    pub rules: u32,
    /// The options that hold for the whole game.
    pub settings: CitySettings,
    /// How many moves led here; in views of version 1 it is not told and counted from 0.
    #[serde(default)]
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number"))]
    pub ply: Option<u32>,
    /// Everything that lies open.
    pub table: CityTable,
    /// The hand of the seat, `null` for a spectator.
    #[serde(deserialize_with = "nullable")]
    pub hand: Option<Cards>,
    /// The crystals by seat, `null` where they are hidden.
    pub crystals: Vec<Option<u32>>,
}

/// Everything that lies open (C10.1): the same in states and views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CityTable {
    /// The 21 tiles in order.
    pub tiles: Vec<TileState>,
    /// Where the dragons are.
    pub dragons: Dragons,
    /// Whose markers lie on the obelisk, from the bottom (C7).
    pub obelisk: Vec<Seat>,
    /// The golden scales that nobody holds.
    pub pool: u8,
    /// What lies open before each player.
    pub seats: Vec<SeatState>,
    /// The discard pile, sorted: its order is not kept (C8.2).
    pub discard: Cards,
    /// How many cards the deck has.
    pub deck_size: u8,
    /// How many cards lie aside for the player whose turn it is (C6.4).
    pub aside_size: u8,
    /// The state of the turn.
    pub turn: TurnState,
    /// How many turns in a row have ended without a contribution or an offering, counted up to 3 rounds (C9.4).
    pub quiet_turns: u8,
    /// How the game ended; `null` while it goes on.
    #[serde(deserialize_with = "nullable")]
    pub result: Option<CityResult>,
}

/// A tile with its building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct TileState {
    /// What stands or is to be built here.
    pub building: BuildingId,
    /// Whose marker lies on each box, from the left; all `null` once it is complete.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "(Seat | null)[]"))]
    pub boxes: Vec<Option<Seat>>,
    /// Whether it is built.
    pub complete: bool,
}

/// The tile of each dragon, `null` outside the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
pub struct Dragons {
    /// The dragon of the Vulca.
    #[serde(deserialize_with = "nullable")]
    pub red: Option<Tile>,
    /// The dragon of the Terrah.
    #[serde(deserialize_with = "nullable")]
    pub green: Option<Tile>,
    /// The dragon of the Aqua.
    #[serde(deserialize_with = "nullable")]
    pub blue: Option<Tile>,
}

/// What lies open before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatState {
    /// The tile of the figure.
    pub figure: Tile,
    /// The markers in the supply.
    pub markers: u8,
    /// The golden scales held.
    pub scales: u8,
    /// How many cards are in the hand.
    pub hand_size: u8,
    /// Whether the player has declared to be done (C9.4).
    pub declared: bool,
}

/// The state of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnState {
    /// Whose turn it is.
    pub seat: Seat,
    /// The number of the turn, 1 for the first of the game.
    pub number: u32,
    /// The phase; a turn that has ended is not shown.
    pub phase: Phase,
    /// The steps that the figure has left, 0 after the movement phase.
    pub steps: u8,
}

/// The phase of a turn (C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Steps and powers; ended by the first contribution or offering.
    Movement,
    /// Begun by the first contribution, or offering if the figure is on the courtyard.
    Contribution,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A player has made all offerings that it takes to win (C9.1).
    Offerings,
    /// No player had a marker left: a draw (C9.2).
    NoMarkers,
    /// In the race nobody could pay for a further offering (C9.3).
    Race,
    /// All players declared to be done (C9.4).
    Stalemate,
    /// The limit of turns was reached (C9.5).
    TurnLimit,
}

impl EndReason {
    /// The rule by which it ended.
    pub fn rule(self) -> &'static str {
        match self {
            EndReason::Offerings => "C9.1",
            EndReason::NoMarkers => "C9.2",
            EndReason::Race => "C9.3",
            EndReason::Stalemate => "C9.4",
            EndReason::TurnLimit => "C9.5",
        }
    }
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct CityResult {
    /// Why.
    pub reason: EndReason,
    /// Who won: one, several who share the victory, or nobody in a draw.
    pub winners: Vec<Seat>,
    /// All players, the best first, tied ones by seat.
    pub ranking: Vec<Rank>,
}

/// A player's place in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// Who.
    pub seat: Seat,
    /// The place, 1 for the best; tied players share it.
    pub place: u8,
    /// The offerings made.
    pub offerings: u8,
    /// The crystals left, told where they were compared (C9.3 to C9.5).
    #[serde(deserialize_with = "nullable")]
    pub crystals: Option<u32>,
}
