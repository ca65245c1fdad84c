//! The end of the game (C9).

use super::Play;
use super::facts::facts;
use super::shapes::Event;
use super::state::{EndReason, Outcome, Rank, State};

/// How many turns of every player in a row make three rounds (C9.4).
const QUIET_ROUNDS: usize = 3;

/// How many quiet turns in a row allow to declare.
pub fn quiet_limit(state: &State) -> usize {
    QUIET_ROUNDS * state.settings.players
}

/// The rule by which the game ended.
pub fn ended_by(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Offerings => "C9.1",
        EndReason::NoMarkers => "C9.2",
        EndReason::Race => "C9.3",
        EndReason::Stalemate => "C9.4",
        EndReason::TurnLimit => "C9.5",
    }
}

/// Whether a player has the crystals for the lowest open box, without surcharge.
fn can_pay_offering(state: &State, seat: usize) -> bool {
    state.lowest_open_box().is_some_and(|number| state.crystals[seat] >= number)
}

/// Whether the player whose turn it is must go to the courtyard and offer (C9.3).
pub fn must_hurry(state: &State) -> bool {
    let seat = state.active();
    state.all_complete() && state.table.seats[seat].markers > 0 && can_pay_offering(state, seat)
}

impl Play<'_> {
    /// After an offering: the player wins if it was the last one that he needed (C9.1).
    pub fn check_victory(&mut self) {
        let seat = self.state.active();
        let needed = facts().offerings_to_win(self.state.settings.players);
        if self.state.offerings(seat) >= needed {
            let others: Vec<usize> =
                (0..self.state.settings.players).filter(|other| *other != seat).collect();
            let mut ranking = vec![self.rank(seat, 1, None)];
            for other in &others {
                let better = others.iter().filter(|third| self.more_offerings(**third, *other));
                let place = 2 + better.count();
                ranking.push(self.rank(*other, place, None));
            }
            self.end(EndReason::Offerings, vec![seat], ranking);
        }
    }

    /// Whether one player has made more offerings than the other.
    fn more_offerings(&self, seat: usize, other: usize) -> bool {
        self.state.offerings(seat) > self.state.offerings(other)
    }

    /// After a marker was placed: a draw if nobody has one left (C9.2).
    pub fn check_markers(&mut self) {
        if !self.over() && self.state.table.seats.iter().all(|seat| seat.markers == 0) {
            let seats = 0..self.state.settings.players;
            let ranking = seats.map(|seat| self.rank(seat, 1, None)).collect();
            self.end(EndReason::NoMarkers, Vec::new(), ranking);
        }
    }

    /// In the race: the end if nobody can pay an offering (C9.3).
    pub fn check_race(&mut self) {
        let mut seats = 0..self.state.settings.players;
        if !self.over()
            && self.state.all_complete()
            && !seats.any(|seat| can_pay_offering(&self.state, seat))
        {
            self.end_by_offerings_and_crystals(EndReason::Race);
        }
    }

    /// The end, ranked by offerings, then by crystals (C9.3 to C9.5).
    pub fn end_by_offerings_and_crystals(&mut self, reason: EndReason) {
        let seats: Vec<usize> = (0..self.state.settings.players).collect();
        let score = |seat: usize| (self.state.offerings(seat), self.state.crystals[seat]);
        let mut ranking = Vec::new();
        for seat in &seats {
            let better = seats.iter().filter(|other| score(**other) > score(*seat)).count();
            ranking.push(self.rank(*seat, 1 + better, Some(self.state.crystals[*seat])));
        }
        let first = ranking.iter().filter(|rank| rank.place == 1);
        let winners = first.map(|rank| rank.seat).collect();
        self.end(reason, winners, ranking);
    }

    /// A player's place.
    fn rank(&self, seat: usize, place: usize, crystals: Option<u32>) -> Rank {
        Rank { seat, place, offerings: self.state.offerings(seat), crystals }
    }

    /// The game ends.
    fn end(&mut self, reason: EndReason, winners: Vec<usize>, mut ranking: Vec<Rank>) {
        ranking.sort_by_key(|rank| (rank.place, rank.seat));
        let result = Outcome { reason, winners, ranking };
        self.state.table.result = Some(result.clone());
        self.cite(ended_by(reason));
        self.tell(Event::GameOver { result });
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.state.table.result.is_some()
    }
}
