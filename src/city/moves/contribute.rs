//! Contributions to a building (C4).

use super::{CityMove, in_hand, no_marker};
use crate::city::card::Cards;
use crate::city::error::CityErrorCode;
use crate::city::event::CityEvent;
use crate::city::known::Known;
use crate::city::map::Tile;
use crate::city::payment::{self, Fault, Plan, Price};
use crate::city::plain::Phase;
use crate::city::state::City;
use crate::city::table::Table;
use crate::city::{ending, scoring};
use crate::error::RulesError;
use crate::game::Events;

pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    let (table, here) = (known.table, known.table.here());
    if known.markers() == 0 || table.complete.has(here) {
        return;
    }
    for (place, marker) in (0..).zip(table.boxes(here)) {
        if marker.is_none() {
            let price = price(table, here, place);
            payment::list(known.hand, price, &mut |cards| {
                moves.push(CityMove::Contribute { place, cards })
            });
        }
    }
}

/// The boxes that the hand could fill if the figure stood on the tile, each by itself.
pub(in crate::city) fn fillable_boxes(known: &Known<'_>, tile: Tile) -> Vec<u8> {
    let table = known.table;
    let closed = known.markers() == 0 || table.complete.has(tile) || table.ending.is_some();
    (0..)
        .zip(table.boxes(tile))
        .filter(|(_, marker)| !closed && marker.is_none())
        .map(|(place, _)| place)
        .filter(|&place| payment::holds(known.hand, price(table, tile, place)))
        .collect()
}

fn price(table: &Table, tile: Tile, place: u8) -> Price {
    let facts = table.facts(tile);
    Price { people: facts.people, number: facts.boxes[usize::from(place)] }
}

/// The price of an open box of the building that the figure is on.
///
/// # Errors
/// `no_building` (C1.3), `building_complete`, `no_such_box`, `box_filled`, `no_marker` (C4.1).
pub(super) fn open_box(known: &Known<'_>, place: u8) -> Result<Price, RulesError> {
    let (table, here) = (known.table, known.table.here());
    if table.on_courtyard() {
        return Err(RulesError::by_rule(
            CityErrorCode::NoBuilding,
            "C1.3",
            "the courtyard has no boxes",
        ));
    }
    if table.complete.has(here) {
        return Err(RulesError::by_rule(
            CityErrorCode::BuildingComplete,
            "C4.1",
            "the building is complete",
        ));
    }
    match table.boxes(here).get(usize::from(place)) {
        None => Err(RulesError::by_rule(
            CityErrorCode::NoSuchBox,
            "C4.1",
            "the building has no such box",
        )
        .with("box", i64::from(place))
        .with("boxes", table.boxes(here).len() as i64)),
        Some(Some(_)) => Err(RulesError::by_rule(
            CityErrorCode::BoxFilled,
            "C4.1",
            "the box has a marker already",
        )
        .with("box", i64::from(place))),
        Some(None) if known.markers() == 0 => Err(no_marker("C4.1")),
        Some(None) => Ok(price(table, here, place)),
    }
}

/// How the cards pay for the box.
///
/// # Errors
/// Those of [`open_box`]; `card_not_in_hand`, `cards_do_not_fit` (C4.7), `not_enough_value` (C4.2).
pub(in crate::city) fn check(
    known: &Known<'_>,
    place: u8,
    cards: &Cards,
) -> Result<Plan, RulesError> {
    let Price { people, number } = open_box(known, place)?;
    in_hand(known, cards)?;
    payment::plan(cards, people, number).map_err(|fault| match fault {
        Fault::CardsDoNotFit => RulesError::by_rule(
            CityErrorCode::CardsDoNotFit,
            "C4.7",
            "there is no way in which every one of these cards takes part",
        ),
        Fault::NotEnough(sum) => RulesError::by_rule(
            CityErrorCode::NotEnoughValue,
            "C4.2",
            "the cards count less than the box asks for",
        )
        .with("sum", i64::from(sum))
        .with("needed", i64::from(number)),
    })
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play(
    city: &mut City,
    place: u8,
    cards: &Cards,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    let plan = check(&city.known(), place, cards)?;
    let (seat, tile) = (city.table.seat, city.table.here());
    let first = city.table.phase == Phase::Movement;
    city.discard(cards);
    city.table.boxes[tile.index()][usize::from(place)] = Some(seat);
    city.table.markers[seat.index()] -= 1;
    events.add(|| CityEvent::Contribution {
        seat,
        tile,
        building: city.table.building(tile),
        place,
        people: plan.people,
        uses: payment::uses(cards, &plan),
        sum: plan.sum,
    });
    city.end_movement(events);
    if first {
        scoring::award_dragons(city, events); // before the building is scored (C5.2)
    }
    if city.table.boxes(tile).iter().all(Option::is_some) {
        scoring::complete(city, tile, events);
    }
    ending::settle(city, events);
    Ok(())
}
