//! Offerings to the obelisk (C7).

use super::{CityMove, in_hand, no_marker};
use crate::city::card::Card;
use crate::city::ending;
use crate::city::error::CityErrorCode;
use crate::city::event::CityEvent;
use crate::city::known::Known;
use crate::city::plain::Phase;
use crate::city::state::City;
use crate::error::RulesError;
use crate::game::Events;

const PILLARS: [Card; 2] = [Card::P1, Card::P2];

pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    if !known.table.on_courtyard() || known.markers() == 0 {
        return;
    }
    match known.table.phase {
        Phase::Movement if known.can_pay_offering(0) => {
            moves.push(CityMove::Offer { pillar: None })
        }
        Phase::Movement => {}
        Phase::Contribution => {
            let pillars = PILLARS.into_iter().filter(|&pillar| known.hand.has(pillar));
            let payable = pillars.filter(|&pillar| known.can_pay_offering(surcharge(Some(pillar))));
            moves.extend(payable.map(|pillar| CityMove::Offer { pillar: Some(pillar) }));
        }
    }
}

/// What an offering costs beyond the number of the box: the value of the Pillar (C7.2).
fn surcharge(pillar: Option<Card>) -> u8 {
    pillar.map_or(0, Card::value)
}

/// The price, in crystals.
///
/// # Errors
/// `not_on_courtyard`, `no_marker`, `not_enough_crystals` (C7.1), `no_such_power`, `no_offering_yet`, `needs_pillar`,
/// `card_not_in_hand` (C7.2).
pub(super) fn check(known: &Known<'_>, pillar: Option<Card>) -> Result<u32, RulesError> {
    let table = known.table;
    if let Some(card) = pillar.filter(|pillar| !PILLARS.contains(pillar)) {
        return Err(RulesError::by_rule(
            CityErrorCode::NoSuchPower,
            "C7.2",
            "only P1 and P2 allow a further offering",
        )
        .with("card", card.code()));
    }
    if !table.on_courtyard() {
        return Err(RulesError::by_rule(
            CityErrorCode::NotOnCourtyard,
            "C7.1",
            "offerings are made on the courtyard",
        ));
    }
    match (table.phase, pillar) {
        (Phase::Movement, Some(_)) => {
            return Err(RulesError::by_rule(
                CityErrorCode::NoOfferingYet,
                "C7.2",
                "a Pillar allows only a further offering",
            ));
        }
        (Phase::Contribution, None) => {
            return Err(RulesError::by_rule(
                CityErrorCode::NeedsPillar,
                "C7.2",
                "a further offering needs a Pillar",
            ));
        }
        (Phase::Contribution, Some(card)) => in_hand(known, &card.into())?,
        (Phase::Movement, None) => {}
    }
    if known.markers() == 0 {
        return Err(no_marker("C7.1"));
    }
    match table.next_offering().map(|number| u32::from(number + surcharge(pillar))) {
        Some(price) if known.crystals >= price => Ok(price),
        price => Err(RulesError::by_rule(
            CityErrorCode::NotEnoughCrystals,
            if pillar.is_some() { "C7.2" } else { "C7.1" },
            "the offering costs more crystals",
        )
        .with("needed", i64::from(price.unwrap_or(0)))
        .with("crystals", i64::from(known.crystals))),
    }
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play(
    city: &mut City,
    pillar: Option<Card>,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    let price = check(&city.known(), pillar)?;
    let seat = city.table.seat;
    let place = city.table.offered();
    if let Some(card) = pillar {
        city.discard(&card.into());
    }
    city.crystals[seat.index()] -= price;
    city.table.markers[seat.index()] -= 1;
    city.table.obelisk[place] = Some(seat);
    events.add(|| CityEvent::Offering { seat, place: place as u8, price, pillar });
    city.end_movement(events);
    ending::settle(city, events);
    Ok(())
}
