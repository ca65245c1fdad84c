//! Scales and completed buildings (C5, C6).

use super::building::Reward;
use super::event::{CityEvent, RewardKind, ScaleScore};
use super::map::Tile;
use super::state::City;
use super::table::{MAX_CRYSTALS, Table, scales_in_game};
use crate::game::Events;
use crate::seat::{MAX_SEATS, Seat};

/// The crystals for the most scales, held by one player alone (C5.4).
const MOST_SCALES: u8 = 6;
/// The crystals for players tied for the most, and for all others with enough scales (C5.4).
const ENOUGH_SCALES: u8 = 3;
/// The scales with which a player surely gets crystals (C5.4).
const ENOUGH: u8 = 3;

/// Gives a scale for every dragon on the tile: the first event of C5.2.
pub(super) fn award_dragons(city: &mut City, events: &mut Events<'_, CityEvent>) {
    let (seat, tile) = (city.table.seat, city.table.here());
    let scales = city.table.dragons.iter().filter(|&&dragon| dragon == Some(tile)).count() as u8;
    if scales > 0 {
        events.add(|| CityEvent::DragonScales { seat, tile, scales });
        let mut due = [0; MAX_SEATS];
        due[seat.index()] = scales;
        give_scales(city, due, events);
    }
}

/// Ends an event of C5.2: gives the scales that are due, and scores them if the pool is then empty.
fn give_scales(city: &mut City, due: [u8; MAX_SEATS], events: &mut Events<'_, CityEvent>) {
    let table = &mut city.table;
    for (scales, due) in table.scales.iter_mut().zip(due) {
        *scales += due; // what the pool lacks is owed and counts (C5.2)
    }
    table.pool = table.pool.saturating_sub(due.iter().sum());
    if table.pool == 0 {
        score_scales(city, events);
    }
}

/// Scores the scales (C5.4, C5.5).
fn score_scales(city: &mut City, events: &mut Events<'_, CityEvent>) {
    let table = &mut city.table;
    let most = table.scales.iter().copied().max().unwrap_or(0);
    let alone = table.scales.iter().filter(|&&scales| scales == most).count() == 1;
    let mut scores = [None; MAX_SEATS];
    for seat in table.seats() {
        let held = &mut table.scales[seat.index()];
        let scales = *held;
        let crystals = match scales {
            scales if scales == most && alone => MOST_SCALES,
            scales if scales == most || scales >= ENOUGH => ENOUGH_SCALES,
            _ => 0,
        };
        if crystals > 0 || table.settings.return_all_scales {
            *held = 0;
        }
        earn(&mut city.crystals[seat.index()], crystals);
        scores[seat.index()] = Some(ScaleScore { seat, scales, crystals, kept: *held });
    }
    table.pool = scales_in_game(table.players()) - table.scales.iter().sum::<u8>();
    let pool = table.pool;
    events.add(|| CityEvent::ScaleScoring { seats: scores.into_iter().flatten().collect(), pool });
}

/// Adds crystals to those that a player has.
fn earn(held: &mut u32, crystals: u8) {
    *held = (*held + u32::from(crystals)).min(MAX_CRYSTALS);
}

/// Scores a building whose boxes are all filled, and completes it (C6): the second event of C5.2.
pub(super) fn complete(city: &mut City, tile: Tile, events: &mut Events<'_, CityEvent>) {
    let building = city.table.building(tile);
    let facts = city.table.facts(tile);
    events.add(|| CityEvent::Complete { tile, building });
    let counts = marker_counts(&city.table, tile);
    // The active player first, then the others in the order of play (C6.3).
    let builders =
        city.table.seat.round(city.table.players()).filter(move |seat| counts[seat.index()] > 0);
    let mut scoring = Scoring { city, tile, due: [0; MAX_SEATS] };
    if let Some(winner) = leader(&scoring.city.table, tile) {
        scoring.give(winner, RewardKind::Majority, tile, facts.majority, events);
    }
    for seat in builders.clone() {
        scoring.give(seat, RewardKind::Contributor, tile, facts.contributor, events);
    }
    for seat in builders {
        for neighbour in tile.neighbours() {
            if scoring.city.table.complete.has(neighbour) {
                let reward = scoring.city.table.facts(neighbour).neighbourhood;
                scoring.give(seat, RewardKind::Neighbourhood, neighbour, reward, events);
            }
        }
    }
    let due = scoring.due;
    give_scales(city, due, events);

    for (markers, returned) in city.table.markers.iter_mut().zip(counts) {
        *markers += returned;
    }
    city.table.boxes[tile.index()] = Default::default();
    city.table.complete.add(tile);
    let players = city.table.players();
    events.add(|| CityEvent::MarkersReturn { tile, counts: counts[..players.into()].to_vec() });
}

/// The scoring of one building; its scales are given when all are added up (C5.2).
struct Scoring<'a> {
    city: &'a mut City,
    tile: Tile,
    due: [u8; MAX_SEATS],
}

/// Who has the most markers on a tile; among those tied the owner of the one farthest left (C6.1a).
pub(super) fn leader(table: &Table, tile: Tile) -> Option<Seat> {
    let counts = marker_counts(table, tile);
    let most = counts.iter().max();
    table.boxes(tile).iter().flatten().copied().find(|seat| counts.get(seat.index()) == most)
}

/// The markers on a tile by seat.
fn marker_counts(table: &Table, tile: Tile) -> [u8; MAX_SEATS] {
    let mut counts = [0; MAX_SEATS];
    table.boxes(tile).iter().flatten().for_each(|seat| counts[seat.index()] += 1);
    counts
}

impl Scoring<'_> {
    /// Gives a player what a corner of a tile says: crystals and cards at once, scales later (C6.3).
    fn give(
        &mut self,
        seat: Seat,
        why: RewardKind,
        from: Tile,
        Reward { crystals, cards, scales }: Reward,
        events: &mut Events<'_, CityEvent>,
    ) {
        let (city, tile) = (&mut *self.city, self.tile);
        events.add(|| CityEvent::Reward { seat, why, tile, from, crystals, cards, scales });
        earn(&mut city.crystals[seat.index()], crystals);
        self.due[seat.index()] += scales;
        if cards == 0 {
            return;
        }
        if seat == city.table.seat {
            let drawn = city.draw(cards, events);
            city.aside.add_all(&drawn);
            events.add(|| CityEvent::SetAside { seat, count: drawn.len() as u8 });
        } else {
            city.draw_into_hand(seat, cards, events);
        }
    }
}
