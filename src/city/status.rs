//! What a front end asks beside the moves: the status, the use of chosen cards, the tables.

use super::building::{BuildingId, Reward};
use super::card::{Card, People};
use super::event::{CardUse, Dragon};
use super::map::Tile;
use super::plain::{CityResult, Phase};
use crate::error::Problem;
use crate::json::{shape, words};
use crate::seat::Seat;
use serde::Serialize;

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct CityStatus {
    /// Whether the game is over.
    pub over: bool,
    /// Who decides now; nobody once the game is over.
    pub actor: Option<Seat>,
    /// The number of the turn, 1 for the first of the game.
    pub turn: u32,
    /// The phase of the turn.
    pub phase: Phase,
    /// The steps that the figure has left.
    pub steps: u8,
    /// The types of the legal moves, in order; `null` if the position is a view of somebody who does not decide.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "CityMove[\"type\"][] | null"))]
    pub can: Option<Vec<&'static str>>,
    /// The offerings made, by seat.
    pub offerings: Vec<u8>,
    /// How many offerings win (C9.1).
    pub offerings_to_win: u8,
    /// The number of the lowest open box of the obelisk, in crystals.
    pub next_offering: Option<u8>,
    /// Whether the race has begun (C9.3).
    pub race: bool,
    /// How the game ended, if it is over.
    pub result: Option<CityResult>,
}

/// What a selection of cards would do for a box: a help while choosing, whether it is legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Explanation {
    /// The colour in which the cards count; in the palace the best one.
    pub people: People,
    /// The number of the box.
    pub needed: u8,
    /// What the cards count, unused ones left out.
    pub sum: u16,
    /// How much is missing.
    pub missing: u16,
    /// Each card with its use.
    pub uses: Vec<CardUse>,
    /// Why the move would be refused; `null` if it is legal.
    pub problem: Option<Problem>,
}

/// The tables of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CityFacts {
    /// The number of these tables and rulings.
    pub rules: u32,
    /// The 20 buildings and the courtyard.
    pub buildings: Vec<BuildingFacts>,
    /// The 21 tiles.
    pub tiles: Vec<TileFacts>,
    /// The eight peoples.
    pub peoples: Vec<PeopleFacts>,
    /// The 22 kinds of cards.
    pub cards: Vec<CardFacts>,
    /// The layout of the illustration in the rulebook.
    pub rulebook_layout: Vec<BuildingId>,
    /// What depends on the number of players: for 2, 3 and 4.
    pub players: Vec<PlayersFacts>,
    /// The markers of each player.
    pub markers: u8,
    /// The cards of each player at the beginning.
    pub hand: u8,
    /// The most cards that may be discarded at the end of a turn.
    pub discards: u8,
    /// How many more cards than were discarded are drawn.
    pub draws: u8,
    /// The steps of a turn.
    pub steps: u8,
    /// The steps that an `F2` adds.
    pub extra_steps: u8,
    /// The steps that a dragon walks at most.
    pub dragon_steps: u8,
}

/// The printed facts of a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct BuildingFacts {
    /// The id.
    pub id: BuildingId,
    /// The English name.
    pub name: &'static str,
    /// The colour of its boxes; `null` for the palace, whose boxes take any, and for the courtyard.
    pub people: Option<People>,
    /// The numbers in the boxes from the left.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number[]"))]
    pub boxes: &'static [u8],
    /// For the player with the most markers.
    pub majority: Reward,
    /// For every player with a marker.
    pub contributor: Reward,
    /// For every player with a marker on a neighbour completed later.
    pub neighbourhood: Reward,
    /// The fields whose reading in the sources is not sure.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "string[]"))]
    pub uncertain: &'static [&'static str],
}

/// The place of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct TileFacts {
    /// The tile.
    pub tile: Tile,
    /// 0 to 4 from the north.
    pub row: u8,
    /// 0 to 4 from the west.
    pub column: u8,
    /// The adjacent tiles in the order north, east, south, west.
    pub neighbours: Vec<Tile>,
}

/// A people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PeopleFacts {
    /// Its letter.
    pub people: People,
    /// Its name.
    pub name: &'static str,
    /// Its colour, as an English word.
    pub colour: &'static str,
    /// The dragon that it reveres, if it does.
    pub dragon: Option<Dragon>,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct CardFacts {
    /// Its code.
    pub card: Card,
    /// Its people.
    pub people: People,
    /// Its value.
    pub value: u8,
    /// Its power, if it has one.
    pub power: Option<Power>,
}

/// The power of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Power {
    /// A dragon flies to any tile (C3.2).
    FlyDragon,
    /// A dragon walks (C3.2).
    WalkDragon,
    /// The figure flies to any tile (C3.2).
    Fly,
    /// The figure gets more steps (C3.2).
    ExtraSteps,
    /// Counts in any colour (C4.4).
    Wild,
    /// Two count as one wild card of 3 (C4.5).
    Pair,
    /// Turns up to four cards of one people (C4.6).
    TurnFour,
    /// Turns one card (C4.6).
    TurnOne,
    /// Allows a further offering (C7.2).
    Offer,
}

/// What depends on the number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlayersFacts {
    /// How many play.
    pub players: u8,
    /// The golden scales.
    pub scales: u8,
    /// The numbers of the obelisk from the bottom.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number[]"))]
    pub obelisk: &'static [u8],
    /// How many offerings win.
    pub offerings_to_win: u8,
}

shape! { write CityStatus {
    over, actor, turn, phase, steps, can, offerings, offerings_to_win as "offeringsToWin",
    next_offering as "nextOffering", race, result
} }

shape! { write Explanation { people, needed, sum, missing, uses, problem } }

shape! { write CityFacts {
    rules, buildings, tiles, peoples, cards, rulebook_layout as "rulebookLayout", players, markers, hand, discards,
    draws, steps, extra_steps as "extraSteps", dragon_steps as "dragonSteps"
} }

shape! { write BuildingFacts {
    id, name, people, boxes, majority, contributor, neighbourhood, uncertain
} }

shape! { write TileFacts { tile, row, column, neighbours } }

shape! { write PeopleFacts { people, name, colour, dragon } }

shape! { write CardFacts { card, people, value, power } }

words! { write Power {
    FlyDragon "flyDragon", WalkDragon "walkDragon", Fly "fly", ExtraSteps "extraSteps", Wild "wild", Pair "pair",
    TurnFour "turnFour", TurnOne "turnOne", Offer "offer",
} }

shape! { write PlayersFacts { players, scales, obelisk, offerings_to_win as "offeringsToWin" } }
