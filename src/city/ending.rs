//! The end of the game (C9).

use super::event::CityEvent;
use super::plain::{CityResult, EndReason, Rank};
use super::state::City;
use super::table::{Ending, offerings_to_win};
use crate::game::Events;
use crate::seat::{MAX_SEATS, Seat};

/// Looks for the end after a marker was placed and all that it caused is done (C9.1 to C9.3).
pub(super) fn settle(city: &mut City, events: &mut Events<'_, CityEvent>) {
    let table = &city.table;
    if table.offerings(table.seat) >= offerings_to_win(table.players()) {
        return rank(city, EndReason::Offerings, events);
    }
    if table.seats().all(|seat| table.markers[seat.index()] == 0) {
        return rank(city, EndReason::NoMarkers, events);
    }
    if table.city_is_complete() {
        // Only the contribution that completed the city is made off the courtyard by then.
        if !table.on_courtyard() {
            events.add(|| CityEvent::RaceBegins {});
        }
        if nobody_can_offer(city) {
            rank(city, EndReason::Race, events);
        }
    }
}

/// Whether no player has the crystals for the lowest open box of the obelisk, without surcharge (C9.3).
pub(super) fn nobody_can_offer(city: &City) -> bool {
    let number = city.table.next_offering().map_or(u32::MAX, u32::from);
    city.table.seats().all(|seat| city.crystals(seat) < number)
}

/// Ends the game. Offerings decide; where the game ended without a winner of its own the crystals left decide then
/// (C9.3 to C9.5).
pub(super) fn rank(city: &mut City, reason: EndReason, events: &mut Events<'_, CityEvent>) {
    city.table.ending = Some(ending(city, reason));
    events.add(|| CityEvent::GameOver { result: city.table.result() });
}

/// How the game ends if it ends now.
pub(super) fn ending(city: &City, reason: EndReason) -> Ending {
    let table = &city.table;
    let by_crystals =
        matches!(reason, EndReason::Race | EndReason::Stalemate | EndReason::TurnLimit);
    let crystals = |seat: Seat| by_crystals.then(|| city.crystals(seat));
    let worth = |seat: Seat| match reason {
        EndReason::NoMarkers => (0, None),
        _ => (table.offerings(seat), crystals(seat)),
    };
    let mut ranking = [None; MAX_SEATS];
    for seat in table.seats() {
        let better = table.seats().filter(|&other| worth(other) > worth(seat)).count();
        let alike = Seat::all(seat as u8).filter(|&other| worth(other) == worth(seat)).count();
        ranking[better + alike] = Some(Rank {
            seat,
            place: 1 + better as u8,
            offerings: table.offerings(seat),
            crystals: crystals(seat),
        });
    }
    Ending { reason, ranking }
}

impl super::table::Table {
    /// How the game ended, if it did.
    pub fn result(&self) -> Option<CityResult> {
        self.ending.map(|ending| CityResult {
            reason: ending.reason,
            winners: ending.winners().collect(),
            ranking: ending.ranking().collect(),
        })
    }
}
