//! Dragons, golden scales and complete buildings (C5, C6).

use super::Play;
use super::city::neighbours;
use super::facts::{Reward, facts};
use super::shapes::{Event, RewardKind, ScaleScore};

/// What the single player with the most scales gets (C5.4).
const MOST_SCALES: u32 = 6;
/// What the others get who get anything, and with how many scales.
const MANY_SCALES: u32 = 3;

impl Play<'_> {
    /// Event A: a scale for every dragon on the tile, with the first contribution of a turn (C5.1).
    /// Returns how many scales that is.
    pub fn dragon_award(&mut self, tile: usize, first_of_turn: bool) -> u32 {
        let seat = self.state.active();
        let scales = self.state.dragons_on(tile);
        if scales > 0 {
            self.cite("C5.1");
        }
        if scales == 0 || !first_of_turn {
            return 0;
        }
        self.tell(Event::DragonScales { seat, tile, scales });
        let mut due = vec![0; self.state.settings.players];
        due[seat] = scales;
        self.give_scales(&due);
        scales
    }

    /// All scales of one event: what the pool lacks is owed and counts as well (C5.2).
    fn give_scales(&mut self, due: &[u32]) {
        let all: u32 = due.iter().sum();
        for (seat, scales) in due.iter().enumerate() {
            self.state.table.seats[seat].scales += scales;
        }
        if all > self.state.table.pool {
            self.cite("C5.2");
        }
        self.state.table.pool = self.state.table.pool.saturating_sub(all);
        if self.state.table.pool == 0 {
            self.cite("C5.3");
            self.score_scales();
        }
    }

    /// The scales are scored and given back (C5.4, C5.5).
    fn score_scales(&mut self) {
        let players = self.state.settings.players;
        let held: Vec<u32> = self.state.table.seats.iter().map(|seat| seat.scales).collect();
        let most = *held.iter().max().expect("players");
        let tied = held.iter().filter(|scales| **scales == most).count();
        let mut seats = Vec::new();
        for (seat, scales) in held.into_iter().enumerate() {
            let crystals = if scales == most && tied == 1 {
                MOST_SCALES
            } else if scales == most || scales >= MANY_SCALES {
                MANY_SCALES
            } else {
                0
            };
            let returned = crystals > 0 || self.state.settings.return_all_scales;
            let kept = if returned { 0 } else { scales };
            self.state.crystals[seat] += crystals;
            self.state.table.seats[seat].scales = kept;
            seats.push(ScaleScore { seat, scales, crystals, kept });
        }
        let kept: u32 = seats.iter().map(|score| score.kept).sum();
        let pool = facts().scales(players) - kept;
        self.state.table.pool = pool;
        self.cite("C5.4");
        self.cite("C5.5");
        *self.scale_scorings += 1;
        if *self.scale_scorings > 1 {
            self.cite("C5.6");
        }
        self.tell(Event::ScaleScoring { seats, pool });
    }

    /// Event B: a building is scored, and its markers return (C6.1, C6.2). Returns how many scales
    /// it gave.
    pub fn complete(&mut self, tile: usize) -> u32 {
        let building = self.state.table.tiles[tile].building.clone();
        let owners: Vec<usize> =
            self.state.table.tiles[tile].boxes.iter().flatten().copied().collect();
        let seats = self.state.seats_in_order();
        let contributors: Vec<usize> =
            seats.into_iter().filter(|seat| owners.contains(seat)).collect();
        self.cite("C6.1");
        self.tell(Event::Complete { tile, building: building.clone() });
        let mut due = vec![0; self.state.settings.players];
        let printed = facts().building(&building);

        let winner = majority(&owners);
        self.reward(winner, RewardKind::Majority, tile, tile, printed.majority, &mut due);
        for seat in &contributors {
            self.reward(*seat, RewardKind::Contributor, tile, tile, printed.contributor, &mut due);
        }
        for seat in &contributors {
            for neighbour in neighbours(tile) {
                let other = &self.state.table.tiles[neighbour];
                if other.complete {
                    let reward = facts().building(&other.building).neighbourhood;
                    let why = RewardKind::Neighbourhood;
                    self.reward(*seat, why, tile, neighbour, reward, &mut due);
                }
            }
        }
        self.give_scales(&due);
        self.return_markers(tile, &owners);
        due.iter().sum()
    }

    /// One reward: crystals at once, scales at the end of the event, cards as C6.4 says.
    fn reward(
        &mut self,
        seat: usize,
        why: RewardKind,
        tile: usize,
        from: usize,
        reward: Reward,
        due: &mut [u32],
    ) {
        let Reward { crystals, cards, scales } = reward;
        self.state.crystals[seat] += crystals;
        due[seat] += scales;
        self.tell(Event::Reward { seat, why, tile, from, crystals, cards, scales });
        if cards == 0 {
            return;
        }
        let drawn = self.draw(cards);
        let count = drawn.len();
        self.cite("C6.3");
        self.cite("C6.4");
        if seat == self.state.active() {
            self.state.aside.extend(drawn);
            self.state.aside.sort();
            self.state.table.aside_size = self.state.aside.len();
            self.tell(Event::SetAside { seat, count });
        } else {
            self.put_in_hand(seat, &drawn);
            self.tell(Event::Draw { seat, count, cards: drawn });
        }
    }

    /// Every marker returns to its owner, and the building is complete.
    fn return_markers(&mut self, tile: usize, owners: &[usize]) {
        let mut counts = vec![0; self.state.settings.players];
        for owner in owners {
            counts[*owner] += 1;
            self.state.table.seats[*owner].markers += 1;
        }
        let tile_state = &mut self.state.table.tiles[tile];
        tile_state.boxes.fill(None);
        tile_state.complete = true;
        self.cite("C6.2");
        self.tell(Event::MarkersReturn { tile, counts });
    }
}

/// Who has the most markers, among tied players the one with the marker farthest left.
fn majority(owners: &[usize]) -> usize {
    let markers = |seat: usize| owners.iter().filter(|owner| **owner == seat).count();
    let most = owners.iter().map(|owner| markers(*owner)).max().expect("a marker");
    *owners.iter().find(|owner| markers(**owner) == most).expect("a winner")
}
