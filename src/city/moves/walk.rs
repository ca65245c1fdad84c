//! Walking (C3.1).

use super::{CityMove, hurry, in_movement_phase};
use crate::city::error::CityErrorCode;
use crate::city::event::CityEvent;
use crate::city::known::Known;
use crate::city::map::Tile;
use crate::city::plain::Phase;
use crate::city::state::City;
use crate::error::RulesError;
use crate::game::Events;

pub(super) fn list(known: &Known<'_>, moves: &mut Vec<CityMove>) {
    let table = known.table;
    if table.phase != Phase::Movement || table.steps == 0 {
        return;
    }
    let (from, must_race) = (table.here(), known.must_race());
    let tiles = from.within(table.steps).filter(|&to| !must_race || comes_nearer_by_all(from, to));
    moves.extend(tiles.map(|to| CityMove::Walk { to }));
}

/// # Errors
/// `wrong_phase` (C2.2), `no_change` (C3.3), `out_of_reach` (C3.1), `must_hurry` (C9.3).
pub(super) fn check(known: &Known<'_>, to: Tile) -> Result<(), RulesError> {
    in_movement_phase(known)?;
    let table = known.table;
    let steps = table.here().distance(to);
    if steps == 0 {
        return Err(RulesError::by_rule(
            CityErrorCode::NoChange,
            "C3.3",
            "the figure is on this tile already",
        ));
    }
    if steps > table.steps {
        return Err(RulesError::by_rule(
            CityErrorCode::OutOfReach,
            "C3.1",
            "the tile is farther away than the steps left",
        )
        .with("needed", i64::from(steps))
        .with("steps", i64::from(table.steps)));
    }
    if known.must_race() && !comes_nearer_by_all(table.here(), to) {
        return Err(hurry("in the race every step must lead towards the courtyard"));
    }
    Ok(())
}

/// The steps that it costs to walk there if the figure has that many left; none if it can't.
pub(in crate::city) fn steps_to(known: &Known<'_>, to: Tile, left: u8) -> Option<u8> {
    let table = known.table;
    let (from, moving) = (table.here(), table.ending.is_none() && table.phase == Phase::Movement);
    let steps = from.distance(to);
    let can = moving
        && (1..=left).contains(&steps)
        && (!known.must_race() || comes_nearer_by_all(from, to));
    can.then_some(steps)
}

/// Whether every step of the shortest way leads nearer to the courtyard (C9.3).
fn comes_nearer_by_all(from: Tile, to: Tile) -> bool {
    from.distance(Tile::COURTYARD) == from.distance(to) + to.distance(Tile::COURTYARD)
}

/// # Errors
/// Those of its check; the position is unchanged.
pub(super) fn play(
    city: &mut City,
    to: Tile,
    events: &mut Events<'_, CityEvent>,
) -> Result<(), RulesError> {
    check(&city.known(), to)?;
    let (seat, from) = (city.table.seat, city.table.here());
    city.table.steps -= from.distance(to);
    city.table.figures[seat.index()] = to;
    let steps_left = city.table.steps;
    events.add(|| CityEvent::Walk { seat, from, to, steps_left });
    Ok(())
}
