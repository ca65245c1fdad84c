//! What a table shows of the choices: the payments of a box, the tiles in reach, what a building would bring.

use super::building::Reward;
use super::card::{Card, Cards, People, Power};
use super::event::CardUse;
use super::known::Known;
use super::map::Tile;
use super::moves::{self, EXTRA_STEPS};
use super::payment;
use super::scoring;
use crate::error::RulesError;
use crate::seat::Seat;
use crate::shape::tagged;
use serde::Serialize;

tagged! {
    /// What a table asks for to show the choices.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CityQuery {
        /// The payments for a box of the building that the figure is on: the answer is [`CityPayments`].
        Payments {
            /// The box, 0 for the leftmost.
            #[serde(rename = "box")]
            place: u8,
            /// How many are told at most: there can be thousands.
            most: u16,
        },
        /// What the player could reach and pay, tile by tile: the answer is a list of [`CityProspect`].
        Prospects {},
        /// What the building on a tile would bring if it were completed now: the answer is [`CityCompletion`].
        Completion {
            /// Where it is built.
            tile: Tile,
        },
    }
}

/// An answer to a [`CityQuery`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum CityFinding {
    /// The payments for a box.
    Payments(CityPayments),
    /// All tiles in order.
    Prospects(Vec<CityProspect>),
    /// What a building would bring.
    Completion(CityCompletion),
}

/// The payments for a box, the cheapest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CityPayments {
    /// How many there are in all; the same as legal moves.
    pub count: u32,
    /// The first of them: those of few cards, then of few that stand in for any colour, then of low values.
    pub payments: Vec<CityPayment>,
}

/// A minimal payment for a box (C4.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CityPayment {
    /// The cards.
    pub cards: Cards,
    /// The colour in which they count.
    pub people: People,
    /// What they count.
    pub sum: u16,
    /// Each card with its use.
    pub uses: Vec<CardUse>,
}

/// What the player could do on a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct CityProspect {
    /// The tile.
    pub tile: Tile,
    /// The steps that it costs to walk there now; `null` if the figure can't.
    pub steps: Option<u8>,
    /// The same if the power of an `F2` in the hand is used first; `null` without one.
    pub further_steps: Option<u8>,
    /// The boxes that the hand could fill if the figure stood there, each by itself.
    pub boxes: Vec<u8>,
}

/// What the building on a tile would bring if it were completed now (C6.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct CityCompletion {
    /// For every player with a marker, the rewards of `contributor` and `neighbours` added up.
    pub each: Reward,
    /// For every player with a marker (C6.1b).
    pub contributor: Reward,
    /// The complete neighbours with what they add for every player with a marker (C6.1c).
    pub neighbours: Vec<CityNeighbour>,
    /// For the player with the most markers (C6.1a).
    pub majority: Reward,
    /// Who that would be by the markers that lie there now; `null` without any.
    pub leader: Option<Seat>,
}

/// A complete neighbour of a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct CityNeighbour {
    /// Where it is.
    pub tile: Tile,
    /// What it adds.
    pub reward: Reward,
}

/// Answers a query.
///
/// # Errors
/// Of payments those of a box that can't be paid at all, as `explain`.
pub(super) fn find(known: &Known<'_>, query: &CityQuery) -> Result<CityFinding, RulesError> {
    Ok(match *query {
        CityQuery::Payments { place, most } => {
            CityFinding::Payments(payments(known, place, most.into())?)
        }
        CityQuery::Prospects {} => CityFinding::Prospects(prospects(known)),
        CityQuery::Completion { tile } => CityFinding::Completion(completion(known, tile)),
    })
}

fn payments(known: &Known<'_>, place: u8, most: usize) -> Result<CityPayments, RulesError> {
    let price = moves::payable_box(known, place, &Cards::NONE)?;
    let (mut count, mut cheapest) = (0, Vec::new());
    payment::list(known.hand, price, &mut |cards| {
        count += 1;
        // Those that cost the same stay in the order of the list.
        let cost = cost(&cards);
        let place = cheapest.partition_point(|&(other, _)| other <= cost);
        if place < most {
            cheapest.truncate(most - 1);
            cheapest.insert(place, (cost, cards));
        }
    });
    let use_of = |cards: &Cards| {
        let plan = payment::plan(cards, price.people, price.number).ok()?;
        let uses = payment::uses(cards, &plan);
        Some(CityPayment { cards: *cards, people: plan.people, sum: plan.sum, uses })
    };
    let payments = cheapest.iter().filter_map(|(_, cards)| use_of(cards)).collect();
    Ok(CityPayments { count, payments })
}

/// What one gives away with a payment: how many cards, how many that stand in for any colour, their values.
fn cost(cards: &Cards) -> (usize, usize, u16) {
    let stands_in = |card: &Card| {
        matches!(card.power(), Some(Power::Wild | Power::Pair | Power::TurnFour | Power::TurnOne))
    };
    let value = cards.iter().map(|card| u16::from(card.value())).sum();
    (cards.len(), cards.iter().filter(stands_in).count(), value)
}

fn prospects(known: &Known<'_>) -> Vec<CityProspect> {
    let table = known.table;
    let further = known.hand.has(Card::F2).then_some(table.steps + EXTRA_STEPS);
    Tile::all()
        .map(|tile| CityProspect {
            tile,
            steps: moves::steps_to(known, tile, table.steps),
            further_steps: further.and_then(|steps| moves::steps_to(known, tile, steps)),
            boxes: moves::fillable_boxes(known, tile),
        })
        .collect()
}

fn completion(known: &Known<'_>, tile: Tile) -> CityCompletion {
    let table = known.table;
    let facts = table.facts(tile);
    let neighbours: Vec<_> = tile
        .neighbours()
        .filter(|&neighbour| table.complete.has(neighbour))
        .map(|tile| CityNeighbour { tile, reward: table.facts(tile).neighbourhood })
        .collect();
    let each = neighbours.iter().fold(facts.contributor, |sum, neighbour| sum + neighbour.reward);
    CityCompletion {
        each,
        contributor: facts.contributor,
        neighbours,
        majority: facts.majority,
        leader: scoring::leader(table, tile),
    }
}
