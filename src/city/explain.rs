//! What chosen cards would do for a box.

use super::card::{Cards, People};
use super::event::{CardRole, CardUse};
use super::known::Known;
use super::moves;
use super::payment;
use crate::error::{Problem, RulesError};
use serde::{Deserialize, Serialize};

/// Cards chosen for a box of the building that the figure is on, whether they are enough or not.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct CityQuestion {
    /// The box, 0 for the leftmost.
    #[serde(rename = "box")]
    pub place: u8,
    /// The cards chosen so far.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "readonly Card[]"))]
    pub cards: Cards,
}

/// What a selection of cards would do for a box: a help while choosing, whether it is legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct CityExplanation {
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

/// What the cards would do for the box, whether the move is legal or not.
///
/// # Errors
/// Those of a box that can't be paid at all: `no_building`, `building_complete`, `no_such_box`, `box_filled`,
/// `no_marker`; `game_over`; `card_not_in_hand`.
pub(super) fn explain(
    known: &Known<'_>,
    question: &CityQuestion,
) -> Result<CityExplanation, RulesError> {
    let CityQuestion { place, cards } = question;
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
    Ok(CityExplanation {
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
