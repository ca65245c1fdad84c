//! The minimal payments for each box, listed without a search (C4.9).
//!
//! Whether a payment is minimal depends on the box alone and not on the hand. All of them, as words over the 22 kinds
//! of cards in order, are the language of a small automaton: a word that it accepts is a minimal payment. It is walked
//! with the hand; the words come out in their order.

use super::automaton::{self, AUTOMATON, COMPLETE, Number, State};
use crate::city::card::{Cards, Kinds, People};

/// What a box asks for: the colour (none for the palace) and the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The colour; none stands for any.
    pub people: Option<People>,
    /// The number.
    pub number: u8,
}

/// The numbers that boxes have.
pub const NUMBERS: std::ops::RangeInclusive<u8> = 2..=5;

/// Calls `with` for every minimal payment that the hand holds, in order.
pub fn list(hand: &Cards, price: Price, with: &mut impl FnMut(Cards)) {
    debug_assert!(NUMBERS.contains(&price.number));
    let mut walk = Walk { states: &AUTOMATON, hand, with };
    walk.to(automaton::root(price), hand.kind_set(), Cards::NONE);
}

struct Walk<'a, F> {
    states: &'a [State],
    hand: &'a Cards,
    with: &'a mut F,
}

impl<F: FnMut(Cards)> Walk<'_, F> {
    /// Goes on from a state with the kinds that are left beside the word so far, if they can lead anywhere.
    #[inline]
    fn to(&mut self, state: Number, left: Kinds, word: Cards) {
        if self.states[usize::from(state)].needed.meets(left) {
            self.on(state, left, word);
        }
    }

    fn on(&mut self, state: Number, left: Kinds, word: Cards) {
        let state = &self.states[usize::from(state)];
        for card in state.kinds.and(left) {
            let word = word.with(card);
            match state.next[card as usize] {
                COMPLETE => (self.with)(word),
                next => {
                    let all = word.count(card) == self.hand.count(card);
                    self.to(next, if all { left.without(card) } else { left }, word);
                }
            }
        }
    }
}
