//! The numbers of tiles, cards and the obelisk, as `city.json` tells them.

use super::cards::People;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a corner of a tile gives.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Reward {
    pub crystals: u32,
    pub cards: usize,
    pub scales: u32,
}

/// A building with boxes.
#[derive(Debug, Deserialize)]
pub struct Building {
    pub id: String,
    /// The colour of its boxes, none for the palace.
    pub people: Option<People>,
    pub boxes: Vec<u32>,
    pub majority: Reward,
    pub contributor: Reward,
    pub neighbourhood: Reward,
}

/// What of `city.json` is needed to play.
#[derive(Debug, Deserialize)]
pub struct Facts {
    pub layout_rows: Vec<usize>,
    pub courtyard_tile: usize,
    obelisk: Vec<u32>,
    obelisk_two_players: Vec<u32>,
    offerings_to_win: BTreeMap<usize, usize>,
    scales: BTreeMap<usize, u32>,
    /// The values of each people, and how many cards of them there are by default.
    pub cards: BTreeMap<People, BTreeMap<u8, u32>>,
    buildings: Vec<Building>,
}

static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/city.json")).expect("city.json can be read")
});

/// The facts.
pub fn facts() -> &'static Facts {
    &FACTS
}

impl Facts {
    /// The building with this id.
    pub fn building(&self, id: &str) -> &Building {
        self.buildings.iter().find(|building| building.id == id).expect("a building")
    }

    /// The numbers of the obelisk from the bottom (C1.7).
    pub fn obelisk(&self, players: usize) -> &[u32] {
        if players == 2 { &self.obelisk_two_players } else { &self.obelisk }
    }

    /// How many offerings win (C9.1).
    pub fn offerings_to_win(&self, players: usize) -> usize {
        self.offerings_to_win[&players]
    }

    /// How many golden scales there are (C1.4).
    pub fn scales(&self, players: usize) -> u32 {
        self.scales[&players]
    }
}
