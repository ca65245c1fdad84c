//! The whole position, in the shape of `CityState`.

use super::cards::Card;
use super::facts::facts;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub game: String,
    pub version: u32,
    pub rules: u32,
    pub settings: Settings,
    pub ply: u32,
    pub table: Table,
    pub hands: Vec<Vec<Card>>,
    pub crystals: Vec<u32>,
    pub aside: Vec<Card>,
    pub deck: Vec<Card>,
    pub generator: Generator,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settings {
    pub players: usize,
    pub cards: [u32; 3],
    pub return_all_scales: bool,
    pub open_crystals: bool,
    pub turn_limit: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Table {
    pub tiles: Vec<Tile>,
    pub dragons: Dragons,
    pub obelisk: Vec<usize>,
    pub pool: u32,
    pub seats: Vec<Seat>,
    pub discard: Vec<Card>,
    pub deck_size: usize,
    pub aside_size: usize,
    pub turn: Turn,
    pub quiet_turns: usize,
    pub result: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub building: String,
    pub boxes: Vec<Option<usize>>,
    pub complete: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dragons {
    pub red: Option<usize>,
    pub green: Option<usize>,
    pub blue: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Seat {
    pub figure: usize,
    pub markers: u32,
    pub scales: u32,
    pub hand_size: usize,
    pub declared: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    Movement,
    Contribution,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: usize,
    pub number: u32,
    pub phase: Phase,
    pub steps: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    Offerings,
    NoMarkers,
    Race,
    Stalemate,
    TurnLimit,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub reason: EndReason,
    pub winners: Vec<usize>,
    pub ranking: Vec<Rank>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    pub seat: usize,
    pub place: usize,
    pub offerings: usize,
    pub crystals: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generator {
    pub key: String,
    pub position: u64,
}

impl State {
    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.table.turn.seat
    }

    /// The tile of the figure of the player whose turn it is.
    pub fn figure(&self) -> usize {
        self.table.seats[self.active()].figure
    }

    /// The hand of the player whose turn it is.
    pub fn hand(&self) -> &[Card] {
        &self.hands[self.active()]
    }

    /// All seats in the order of play, the one whose turn it is first.
    pub fn seats_in_order(&self) -> Vec<usize> {
        let players = self.settings.players;
        (0..players).map(|place| (self.active() + place) % players).collect()
    }

    /// How many dragons are on a tile.
    pub fn dragons_on(&self, tile: usize) -> u32 {
        let dragons = &self.table.dragons;
        let on_it = |dragon: &&Option<usize>| **dragon == Some(tile);
        [&dragons.red, &dragons.green, &dragons.blue].iter().filter(|d| on_it(d)).count() as u32
    }

    /// How many offerings a player has made.
    pub fn offerings(&self, seat: usize) -> usize {
        self.table.obelisk.iter().filter(|owner| **owner == seat).count()
    }

    /// The number of the lowest open box of the obelisk.
    pub fn lowest_open_box(&self) -> Option<u32> {
        facts().obelisk(self.settings.players).get(self.table.obelisk.len()).copied()
    }

    /// Whether all buildings are complete; the courtyard is none.
    pub fn all_complete(&self) -> bool {
        self.table.tiles.iter().filter(|tile| !tile.boxes.is_empty()).all(|tile| tile.complete)
    }
}
