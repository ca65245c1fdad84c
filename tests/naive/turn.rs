//! A move and what it brings about: movement, powers, the end of the turn.

use super::Play;
use super::cards::{Card, count, sorted, take_card};
use super::city::distance;
use super::ending::quiet_limit;
use super::refusals::dragon_of;
use super::shapes::{Dragon, Event, Move};
use super::state::{EndReason, Phase};

/// The steps of a turn (C3.1).
const STEPS: u32 = 2;
/// The steps that an `F2` adds (C3.2).
const EXTRA_STEPS: u32 = 2;
/// How many more cards than were discarded are drawn (C8.1).
const MORE_DRAWN: usize = 2;

impl Play<'_> {
    /// Makes a move that is legal.
    pub fn make(&mut self, played: &Move) {
        match played {
            Move::Walk { to } => self.walk(*to),
            Move::FlyDragon { card, to } | Move::WalkDragon { card, to } => {
                self.move_dragon(*card, *to);
            }
            Move::Fly { card, to } => self.fly(*card, *to),
            Move::ExtraSteps { card } => self.extra_steps(*card),
            Move::Contribute { r#box, cards } => self.contribute(*r#box, &sorted(cards.clone())),
            Move::Offer { pillar } => self.offer(*pillar),
            Move::EndTurn { discard } => self.end_turn(sorted(discard.clone())),
            Move::DeclareDone => self.declare_done(),
        }
    }

    /// The figure walks; the walk uses as many steps as the shortest way is long.
    fn walk(&mut self, to: usize) {
        let seat = self.state.active();
        let from = self.state.figure();
        self.state.table.turn.steps -= distance(from, to);
        self.state.table.seats[seat].figure = to;
        self.cite("C3.1");
        self.tell(Event::Walk { seat, from, to, steps_left: self.state.table.turn.steps });
    }

    /// A card is used for its power in the movement phase and discarded.
    fn use_power(&mut self, card: Card) {
        self.discard_from_hand(&[card]);
        self.cite("C2.3");
        self.cite("C3.2");
    }

    /// A dragon flies or walks.
    fn move_dragon(&mut self, card: Card, to: usize) {
        let seat = self.state.active();
        let (dragon, from) = dragon_of(&self.state, card.people).expect("a dragon's people");
        self.use_power(card);
        let dragons = &mut self.state.table.dragons;
        match dragon {
            Dragon::Red => dragons.red = Some(to),
            Dragon::Green => dragons.green = Some(to),
            Dragon::Blue => dragons.blue = Some(to),
        }
        self.tell(match card.value {
            1 => Event::FlyDragon { seat, card, dragon, from, to },
            _ => Event::WalkDragon { seat, card, dragon, from, to },
        });
    }

    /// The figure flies; steps that are left stay left.
    fn fly(&mut self, card: Card, to: usize) {
        let seat = self.state.active();
        let from = self.state.figure();
        self.use_power(card);
        self.state.table.seats[seat].figure = to;
        self.tell(Event::Fly { seat, card, from, to });
    }

    /// The figure gets two more steps.
    fn extra_steps(&mut self, card: Card) {
        let seat = self.state.active();
        self.use_power(card);
        self.state.table.turn.steps += EXTRA_STEPS;
        self.tell(Event::ExtraSteps { seat, card, steps_left: self.state.table.turn.steps });
    }

    /// The movement phase is over: steps that are left are lost (C2.2).
    pub fn leave_movement(&mut self) {
        let turn = &mut self.state.table.turn;
        if turn.phase == Phase::Movement {
            turn.phase = Phase::Contribution;
            turn.steps = 0;
            self.cite("C2.2");
        }
    }

    /// A contribution or an offering starts the count of quiet turns anew and cancels all
    /// declarations (C9.4).
    pub fn cancel_declarations(&mut self) {
        self.state.table.quiet_turns = 0;
        if self.state.table.seats.iter().any(|seat| seat.declared) {
            for seat in &mut self.state.table.seats {
                seat.declared = false;
            }
            self.cite("C9.4");
            self.tell(Event::DeclarationsCancelled);
        }
    }

    /// The player declares to be done; the game ends when all have.
    fn declare_done(&mut self) {
        let seat = self.state.active();
        self.state.table.seats[seat].declared = true;
        self.cite("C9.4");
        self.tell(Event::Declare { seat });
        if self.state.table.seats.iter().all(|seat| seat.declared) {
            self.end_by_offerings_and_crystals(EndReason::Stalemate);
        }
    }

    /// The third phase: discard, draw, take up what lies aside (C8.1, C6.4); then the next turn.
    fn end_turn(&mut self, discard: Vec<Card>) {
        let seat = self.state.active();
        self.cite("C2.1");
        self.cite("C8.1");
        if self.state.table.turn.phase == Phase::Movement {
            self.cite("C2.2");
            self.state.table.turn.steps = 0;
        }
        self.discard_from_hand(&discard);
        let number = discard.len() + MORE_DRAWN;
        if !discard.is_empty() {
            self.tell(Event::Discard { seat, cards: discard });
        }
        let cards = self.draw(number);
        self.put_in_hand(seat, &cards);
        self.tell(Event::Draw { seat, count: cards.len(), cards });
        self.take_up();
        if self.state.table.turn.phase == Phase::Movement {
            let limit = quiet_limit(&self.state);
            self.state.table.quiet_turns = (self.state.table.quiet_turns + 1).min(limit);
        }
        if self.state.settings.turn_limit == Some(self.state.table.turn.number) {
            self.end_by_offerings_and_crystals(EndReason::TurnLimit);
        } else {
            self.next_turn();
        }
    }

    /// The reward cards that lie aside come into the hand (C6.4).
    fn take_up(&mut self) {
        let seat = self.state.active();
        let cards = std::mem::take(&mut self.state.aside);
        self.state.table.aside_size = 0;
        if !cards.is_empty() {
            self.put_in_hand(seat, &cards);
            self.cite("C6.4");
            self.tell(Event::TakeUp { seat, count: cards.len(), cards });
        }
    }

    /// The next player's turn begins.
    fn next_turn(&mut self) {
        let players = self.state.settings.players;
        let turn = &mut self.state.table.turn;
        turn.seat = (turn.seat + 1) % players;
        turn.number += 1;
        turn.phase = Phase::Movement;
        turn.steps = STEPS;
        let (seat, number) = (turn.seat, turn.number);
        *self.scale_scorings = 0;
        self.tell(Event::Turn { seat, number });
    }

    /// Cards of the player whose turn it is go from the hand to the discard pile.
    pub fn discard_from_hand(&mut self, cards: &[Card]) {
        let seat = self.state.active();
        for card in cards {
            take_card(&mut self.state.hands[seat], *card);
            self.state.table.discard.push(*card);
        }
        self.state.table.discard.sort();
        self.state.table.seats[seat].hand_size = self.state.hands[seat].len();
    }

    /// Cards come into a hand.
    pub fn put_in_hand(&mut self, seat: usize, cards: &[Card]) {
        self.state.hands[seat].extend(cards);
        self.state.hands[seat].sort();
        self.state.table.seats[seat].hand_size = self.state.hands[seat].len();
    }

    /// Draws cards, sorted; shuffles the discard pile when the deck is empty (C8.2).
    pub fn draw(&mut self, number: usize) -> Vec<Card> {
        let mut drawn = Vec::new();
        while drawn.len() < number {
            if self.state.deck.is_empty() {
                self.cite("C8.2");
                if self.state.table.discard.is_empty() {
                    break;
                }
                self.reshuffle();
            }
            drawn.push(self.state.deck.remove(0));
        }
        self.state.table.deck_size = self.state.deck.len();
        sorted(drawn)
    }

    /// The discard pile is shuffled and becomes the deck.
    fn reshuffle(&mut self) {
        let pile = std::mem::take(&mut self.state.table.discard);
        let number = pile.len();
        self.state.deck = self.shuffled(pile.clone());
        let same = |card: &Card| count(&pile, *card) == count(&self.state.deck, *card);
        assert!(self.state.deck.len() == number && pile.iter().all(same), "the same cards");
        self.tell(Event::Reshuffle { cards: number });
    }
}
