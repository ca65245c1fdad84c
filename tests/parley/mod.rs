//! Parley: a tiny game that needs of the contract what the city does not, so that the tests can hold it to that.
//!
//! Two players bluff with twelve cards, each of the values 1 to 6 twice. Who has the turn may look at the next card of
//! the deck once and keep or burn it, unseen by the other; then he lays a card face down and claims a value. The other
//! accepts, which scores the claim for the layer, or challenges: the card is shown, and who was right scores. Hands are
//! hidden, so is the card that is laid; the answer is a decision in the middle of another player's turn.

mod contract;
mod plain;
mod seen;

pub use plain::{
    ParleyCounts, ParleyEvent, ParleyFacts, ParleyMove, ParleyOdds, ParleyOptions, ParleyPhase,
    ParleyQuery, ParleyQuestion, ParleyState, ParleyStatus, ParleyView,
};
pub use seen::Seen;

use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, MAX_PLY};
use crate::rng::{Generator, Seed};
use crate::seat::Seat;

/// The values of the cards; of each there are two.
pub const VALUES: std::ops::RangeInclusive<u8> = 1..=6;
const COPIES: usize = 2;
const HAND: usize = 3;

/// A whole position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parley {
    ply: u32,
    turn: u32,
    /// Whose turn it is.
    seat: Seat,
    phase: ParleyPhase,
    /// Sorted.
    hands: [Vec<u8>; 2],
    /// The card that is drawn next last.
    deck: Vec<u8>,
    /// The card that lies face down, and what is claimed of it.
    laid: Option<(u8, u8)>,
    /// Cards that left the game unseen.
    gone: Vec<u8>,
    /// Cards that left the game after a challenge.
    shown: Vec<u8>,
    scores: [u8; 2],
    generator: Generator,
}

/// What the player who decides knows.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    phase: ParleyPhase,
    seat: Seat,
    hand: &'a [u8],
    deck: usize,
}

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl Parley {
    fn set_up(options: &ParleyOptions, seed: &Seed) -> Parley {
        let mut generator = seed.generator();
        let mut deck: Vec<u8> = VALUES.flat_map(|value| [value; COPIES]).collect();
        generator.shuffle(&mut deck);
        let mut hands = [(); 2].map(|()| deck.split_off(deck.len() - HAND));
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Parley {
            ply: 0,
            turn: 1,
            seat: options.start.unwrap_or(Seat::First),
            phase: ParleyPhase::Begin,
            hands,
            deck,
            laid: None,
            gone: Vec::new(),
            shown: Vec::new(),
            scores: [0; 2],
            generator,
        }
    }

    fn decides(&self) -> Option<Seat> {
        match self.phase {
            ParleyPhase::Over => None,
            ParleyPhase::Answer => Some(other(self.seat)),
            _ => Some(self.seat),
        }
    }

    fn play(&mut self, played: &ParleyMove, events: &mut Events<'_, ParleyEvent>) {
        let seat = self.seat;
        match *played {
            ParleyMove::Peek {} => {
                self.phase = ParleyPhase::Choose;
                events.add(|| ParleyEvent::Peek { seat });
                let card = self.deck.last().copied();
                events.add(|| ParleyEvent::Glance { seat, card });
            }
            ParleyMove::Keep {} => {
                self.phase = ParleyPhase::Lay;
                if let Some(card) = self.deck.pop() {
                    self.hands[seat.index()].push(card);
                    self.hands[seat.index()].sort_unstable();
                    events.add(|| ParleyEvent::Keep { seat, card: Some(card) });
                }
            }
            ParleyMove::Burn {} => {
                self.phase = ParleyPhase::Lay;
                self.gone.extend(self.deck.pop());
                events.add(|| ParleyEvent::Burn { seat });
            }
            ParleyMove::Lay { card, claim } => {
                let hand = &mut self.hands[seat.index()];
                if let Some(place) = hand.iter().position(|&held| Some(held) == card) {
                    self.laid = Some((hand.remove(place), claim));
                }
                self.phase = ParleyPhase::Answer;
                events.add(|| ParleyEvent::Lay { seat, claim, card });
            }
            ParleyMove::Accept {} => {
                if let Some((card, claim)) = self.laid.take() {
                    self.gone.push(card);
                    events.add(|| ParleyEvent::Accept { seat: other(seat) });
                    self.score(seat, claim, events);
                }
                self.next_turn(events);
            }
            ParleyMove::Challenge {} => {
                if let Some((card, claim)) = self.laid.take() {
                    self.shown.push(card);
                    self.shown.sort_unstable();
                    events.add(|| ParleyEvent::Challenge { seat: other(seat), card });
                    self.score(if card == claim { seat } else { other(seat) }, claim, events);
                }
                self.next_turn(events);
            }
        }
        self.gone.sort_unstable();
        self.ply = MAX_PLY.min(self.ply + 1);
    }

    fn score(&mut self, seat: Seat, points: u8, events: &mut Events<'_, ParleyEvent>) {
        self.scores[seat.index()] += points;
        events.add(|| ParleyEvent::Score { seat, points });
    }

    /// The other player goes on; who has no card and finds none in the deck is passed over.
    fn next_turn(&mut self, events: &mut Events<'_, ParleyEvent>) {
        let can_play = |seat: &Seat| !self.hands[seat.index()].is_empty() || !self.deck.is_empty();
        match [other(self.seat), self.seat].iter().find(|seat| can_play(seat)) {
            Some(&seat) => {
                self.seat = seat;
                self.turn += 1;
                self.phase = ParleyPhase::Begin;
                let number = self.turn;
                events.add(|| ParleyEvent::Turn { seat, number });
            }
            None => {
                self.phase = ParleyPhase::Over;
                let winners = self.winners();
                events.add(|| ParleyEvent::Over { winners });
            }
        }
    }

    /// Who has the most points.
    fn winners(&self) -> Vec<Seat> {
        let most = self.scores.iter().max();
        Seat::all(2).filter(|seat| self.scores.get(seat.index()) == most).collect()
    }
}

fn list(known: &Known<'_>, moves: &mut Vec<ParleyMove>) {
    let Known { phase, hand, deck, .. } = *known;
    match phase {
        ParleyPhase::Begin | ParleyPhase::Lay => {
            if phase == ParleyPhase::Begin && deck > 0 {
                moves.push(ParleyMove::Peek {});
            }
            let mut before = 0;
            for &card in hand.iter().filter(|&&card| std::mem::replace(&mut before, card) != card) {
                moves.extend(VALUES.map(|claim| ParleyMove::Lay { card: Some(card), claim }));
            }
        }
        ParleyPhase::Choose => {
            moves.push(ParleyMove::Keep {});
            if !hand.is_empty() {
                moves.push(ParleyMove::Burn {});
            }
        }
        ParleyPhase::Answer => moves.extend([ParleyMove::Accept {}, ParleyMove::Challenge {}]),
        ParleyPhase::Over => {}
    }
}

fn check(known: &Known<'_>, played: &ParleyMove) -> Result<(), RulesError> {
    let refused = |code: ErrorCode, message| Err(RulesError::by_rule(code, "P1", message));
    let mut legal = Vec::new();
    list(known, &mut legal);
    match played {
        _ if known.phase == ParleyPhase::Over => refused(ErrorCode::GameOver, "the game is over"),
        played if legal.contains(played) => Ok(()),
        ParleyMove::Lay { card, .. } if !known.hand.iter().any(|held| Some(*held) == *card) => {
            refused(ErrorCode::CardNotInHand, "the hand does not hold the card")
        }
        _ => refused(ErrorCode::BadMove, "this can't be done now"),
    }
}
