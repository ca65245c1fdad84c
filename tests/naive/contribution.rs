//! Contributions and offerings (C4, C7).

use super::Play;
use super::cards::Card;
use super::city::courtyard;
use super::facts::facts;
use super::minimal::is_minimal;
use super::payments::{Way, paying_ways, told_way, uses};
use super::shapes::{Event, Role};
use super::state::Phase;

impl Play<'_> {
    /// A box is paid and filled; what follows from it follows at once.
    pub fn contribute(&mut self, place: usize, cards: &[Card]) {
        let seat = self.state.active();
        let tile = self.state.figure();
        let first_of_turn = self.state.table.turn.phase == Phase::Movement;
        self.leave_movement();
        self.pay(tile, place, cards);
        self.discard_from_hand(cards);
        self.state.table.tiles[tile].boxes[place] = Some(seat);
        self.state.table.seats[seat].markers -= 1;
        self.cite("C4.1");
        self.cancel_declarations();
        let awarded = self.dragon_award(tile, first_of_turn);
        if self.state.table.tiles[tile].boxes.iter().all(|owner| owner.is_some()) {
            let scored = self.complete(tile);
            if awarded > 0 && scored > 0 {
                self.cite("C5.2");
            }
            self.check_markers();
            self.begin_race();
        } else {
            self.check_markers();
        }
    }

    /// The race begins when the last building was completed (C9.3).
    fn begin_race(&mut self) {
        if !self.over() && self.state.all_complete() {
            self.cite("C9.3");
            self.tell(Event::RaceBegins);
            self.check_race();
        }
    }

    /// Tells how the cards pay the box and which rules that shows.
    fn pay(&mut self, tile: usize, place: usize, cards: &[Card]) {
        let id = self.state.table.tiles[tile].building.clone();
        let building = facts().building(&id);
        let number = building.boxes[place];
        let ways = paying_ways(cards, building.people, number);
        if ways.len() > 1 {
            self.cite("C4.7");
        }
        if building.people.is_none() {
            self.cite("C4.8");
        }
        if !is_minimal(cards, building.people, number) {
            self.cite("C4.9");
        }
        self.cite("C4.2");
        self.cite("C4.10");
        let way = told_way(ways);
        self.cite_roles(&way);
        self.tell(Event::Contribution {
            seat: self.state.active(),
            tile,
            building: id,
            r#box: place,
            people: way.people,
            uses: uses(cards, &way),
            sum: way.sum,
        });
    }

    /// The rules by which the cards of a payment count.
    fn cite_roles(&mut self, way: &Way) {
        for role in &way.roles {
            match role {
                Role::Natural => self.cite("C4.3"),
                Role::Wild => self.cite("C4.4"),
                Role::Pair => self.cite("C4.5"),
                Role::Turned => self.cite("C4.6"),
                Role::Turner => {
                    self.cite("C2.3");
                    self.cite("C4.6");
                }
            }
        }
    }

    /// A marker is put on the lowest open box of the obelisk.
    pub fn offer(&mut self, pillar: Option<Card>) {
        let seat = self.state.active();
        self.leave_movement();
        let place = self.state.table.obelisk.len();
        let mut price = self.state.lowest_open_box().expect("an open box");
        match pillar {
            None => self.cite("C7.1"),
            Some(card) => {
                price += u32::from(card.value);
                self.discard_from_hand(&[card]);
                self.cite("C2.3");
                self.cite("C7.2");
            }
        }
        if self.state.dragons_on(courtyard()) > 0 {
            self.cite("C7.3");
        }
        self.state.crystals[seat] -= price;
        self.state.table.seats[seat].markers -= 1;
        self.state.table.obelisk.push(seat);
        self.tell(Event::Offering { seat, r#box: place, price, pillar });
        self.cancel_declarations();
        self.check_victory();
        self.check_markers();
        self.check_race();
    }
}
