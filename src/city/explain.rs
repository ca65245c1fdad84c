//! Help for front ends: where the game stands, what chosen cards would do, the tables.

use super::building::BuildingId;
use super::card::{Card, Cards, People};
use super::event::{CardRole, CardUse, Dragon};
use super::known::Known;
use super::map::Tile;
use super::moves::{self, CityMove, DISCARDS, DRAGON_STEPS, DRAWS, EXTRA_STEPS};
use super::payment;
use super::status::{
    BuildingFacts, CardFacts, CityFacts, CityStatus, Explanation, PeopleFacts, PlayersFacts, Power,
    TileFacts,
};
use super::table::{HAND, MARKERS, STEPS, obelisk, offerings_to_win, scales_in_game};
use super::view::Seen;
use super::{RULES, building::RULEBOOK_LAYOUT};
use crate::error::RulesError;
use crate::json::shape;
use serde::Deserialize;

/// A selection of cards for a box of the building that the figure is on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection {
    /// The box, 0 for the leftmost.
    #[serde(rename = "box")]
    pub place: u8,
    /// The cards chosen so far.
    pub cards: Cards,
}

/// What the cards would do for the box, whether the move is legal or not.
///
/// # Errors
/// Those of a box that can't be paid at all: `no_building`, `building_complete`, `no_such_box`, `box_filled`,
/// `no_marker`; `game_over`; `card_not_in_hand`.
pub(super) fn explain(known: &Known<'_>, selection: &Selection) -> Result<Explanation, RulesError> {
    let Selection { place, cards } = selection;
    let price = moves::payable_box(known, *place, cards)?;
    let (plan, used, problem) = match moves::check_payment(known, *place, cards) {
        Ok(plan) => (Some(plan), *cards, None),
        Err(error) => {
            let (useful, colour) = payment::useful(cards, price.people);
            (payment::plan(&useful, Some(colour), 0).ok(), useful, Some(*error.0))
        }
    };
    let people = plan.map(|plan| plan.people).or(price.people).unwrap_or(People::V);
    let sum = plan.map_or(0, |plan| plan.sum);
    let uses = plan.map_or(Vec::new(), |plan| payment::uses(&used, &plan));
    Ok(Explanation {
        people,
        needed: price.number,
        sum,
        missing: u16::from(price.number).saturating_sub(sum),
        uses: with_unused(uses, cards, &used),
        problem,
    })
}

/// Puts the cards that take no part behind those that do.
fn with_unused(mut uses: Vec<CardUse>, cards: &Cards, used: &Cards) -> Vec<CardUse> {
    let mut unused = *cards;
    unused.take_all(used);
    uses.extend(unused.iter().map(|card| CardUse { card, role: CardRole::Unused, with: None }));
    uses
}

pub(super) fn status(seen: &Seen) -> CityStatus {
    let table = &seen.table;
    let over = table.ending.is_some();
    let can = seen.known().ok().map(|known| {
        let mut legal = Vec::new();
        moves::list(&known, &mut legal);
        let mut types: Vec<_> = legal.iter().map(CityMove::type_name).collect();
        types.dedup();
        types
    });
    CityStatus {
        over,
        actor: (!over).then_some(table.seat),
        turn: table.turn,
        phase: table.phase,
        steps: table.steps,
        can,
        offerings: table.seats().map(|seat| table.offerings(seat)).collect(),
        offerings_to_win: offerings_to_win(table.players()),
        next_offering: table.next_offering(),
        race: table.city_is_complete(),
        result: table.result(),
    }
}

pub(super) fn facts() -> CityFacts {
    CityFacts {
        rules: RULES,
        buildings: BuildingId::ALL
            .map(|id| {
                let facts = id.facts();
                BuildingFacts {
                    id,
                    name: facts.name,
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
        peoples: PEOPLES
            .map(|(people, name, colour)| PeopleFacts {
                people,
                name,
                colour,
                dragon: Dragon::of(people),
            })
            .to_vec(),
        cards: Card::ALL
            .map(|card| CardFacts {
                card,
                people: card.people(),
                value: card.value(),
                power: power(card),
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

const PEOPLES: [(People, &str, &str); 8] = [
    (People::V, "Vulca", "black"),
    (People::T, "Terrah", "red"),
    (People::A, "Aqua", "blue"),
    (People::F, "Flit", "grey"),
    (People::K, "Khind", "green"),
    (People::M, "Mimix", "brown"),
    (People::H, "Hoax", "white"),
    (People::P, "Pillar", "yellow"),
];

fn power(card: Card) -> Option<Power> {
    use Card::*;
    match card {
        V1 | T1 | A1 => Some(Power::FlyDragon),
        V2 | T2 | A2 => Some(Power::WalkDragon),
        F1 => Some(Power::Fly),
        F2 => Some(Power::ExtraSteps),
        K1 => Some(Power::Wild),
        M1 | M2 => Some(Power::Pair),
        H1 => Some(Power::TurnFour),
        H2 => Some(Power::TurnOne),
        P1 | P2 => Some(Power::Offer),
        V3 | T3 | A3 | F3 | M3 | H3 | P3 => None,
    }
}

shape! { read Selection { place as "box", cards } }
