//! The tables of the game, so that no front end copies them.

use super::building::{BuildingId, RULEBOOK_LAYOUT, Reward};
use super::card::{Card, People, Power};
use super::event::Dragon;
use super::map::Tile;
use super::moves::{DISCARDS, DRAGON_STEPS, DRAWS, EXTRA_STEPS};
use super::rules::Rules;
use super::table::{HAND, MARKERS, STEPS, obelisk, offerings_to_win, scales_in_game};
use serde::Serialize;

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

pub(super) fn facts(rules: Rules) -> CityFacts {
    CityFacts {
        rules: rules.number(),
        buildings: BuildingId::ALL
            .map(|id| {
                let facts = rules.facts(id);
                BuildingFacts {
                    id,
                    name: id.name(),
                    people: facts.people,
                    boxes: facts.boxes,
                    majority: facts.majority,
                    contributor: facts.contributor,
                    neighbourhood: facts.neighbourhood,
                    uncertain: facts.uncertain,
                }
            })
            .to_vec(),
        tiles: Tile::all()
            .map(|tile| TileFacts {
                tile,
                row: tile.row(),
                column: tile.column(),
                neighbours: tile.neighbours().collect(),
            })
            .collect(),
        peoples: People::ALL
            .map(|people| PeopleFacts {
                people,
                name: people.name(),
                colour: people.colour(),
                dragon: Dragon::of(people),
            })
            .to_vec(),
        cards: Card::ALL
            .map(|card| CardFacts {
                card,
                people: card.people(),
                value: card.value(),
                power: card.power(),
            })
            .to_vec(),
        rulebook_layout: RULEBOOK_LAYOUT.to_vec(),
        players: (2..=4)
            .map(|players| PlayersFacts {
                players,
                scales: scales_in_game(players),
                obelisk: obelisk(players),
                offerings_to_win: offerings_to_win(players),
            })
            .collect(),
        markers: MARKERS,
        hand: HAND,
        discards: DISCARDS,
        draws: DRAWS,
        steps: STEPS,
        extra_steps: EXTRA_STEPS,
        dragon_steps: DRAGON_STEPS,
    }
}
