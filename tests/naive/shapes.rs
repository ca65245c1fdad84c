//! Moves and events, in the shapes of `CityMove` and `CityEvent`.

use super::cards::{Card, People};
use super::state::Outcome;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    Walk { to: usize },
    FlyDragon { card: Card, to: usize },
    WalkDragon { card: Card, to: usize },
    Fly { card: Card, to: usize },
    ExtraSteps { card: Card },
    Contribute { r#box: usize, cards: Vec<Card> },
    Offer { pillar: Option<Card> },
    EndTurn { discard: Vec<Card> },
    DeclareDone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Dragon {
    Red,
    Green,
    Blue,
}

/// How a card takes part in a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    Natural,
    Wild,
    Pair,
    Turner,
    Turned,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardUse {
    pub card: Card,
    pub role: Role,
    pub with: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum RewardKind {
    Majority,
    Contributor,
    Neighbourhood,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScaleScore {
    pub seat: usize,
    pub scales: u32,
    pub crystals: u32,
    pub kept: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    Walk {
        seat: usize,
        from: usize,
        to: usize,
        steps_left: u32,
    },
    FlyDragon {
        seat: usize,
        card: Card,
        dragon: Dragon,
        from: Option<usize>,
        to: usize,
    },
    WalkDragon {
        seat: usize,
        card: Card,
        dragon: Dragon,
        from: Option<usize>,
        to: usize,
    },
    Fly {
        seat: usize,
        card: Card,
        from: usize,
        to: usize,
    },
    ExtraSteps {
        seat: usize,
        card: Card,
        steps_left: u32,
    },
    Contribution {
        seat: usize,
        tile: usize,
        building: String,
        r#box: usize,
        people: People,
        uses: Vec<CardUse>,
        sum: u32,
    },
    DragonScales {
        seat: usize,
        tile: usize,
        scales: u32,
    },
    Complete {
        tile: usize,
        building: String,
    },
    Reward {
        seat: usize,
        why: RewardKind,
        tile: usize,
        from: usize,
        crystals: u32,
        cards: usize,
        scales: u32,
    },
    ScaleScoring {
        seats: Vec<ScaleScore>,
        pool: u32,
    },
    MarkersReturn {
        tile: usize,
        counts: Vec<u32>,
    },
    Offering {
        seat: usize,
        r#box: usize,
        price: u32,
        pillar: Option<Card>,
    },
    Discard {
        seat: usize,
        cards: Vec<Card>,
    },
    Reshuffle {
        cards: usize,
    },
    Draw {
        seat: usize,
        count: usize,
        cards: Vec<Card>,
    },
    SetAside {
        seat: usize,
        count: usize,
    },
    TakeUp {
        seat: usize,
        count: usize,
        cards: Vec<Card>,
    },
    Declare {
        seat: usize,
    },
    DeclarationsCancelled,
    RaceBegins,
    Turn {
        seat: usize,
        number: u32,
    },
    GameOver {
        result: Outcome,
    },
}
