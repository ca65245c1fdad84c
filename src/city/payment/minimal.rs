//! The minimal payments for each box, listed without a search (C4.9).
//!
//! Whether a payment is minimal depends on the box alone and not on the hand. All of them, as words over the 22 kinds
//! of cards in order, are the language of a small automaton: a word that it accepts is a minimal payment. It is walked
//! with the hand; the words come out in their order.

use super::table::{FIRST, KINDS, NEXT, ROOTS};
use crate::city::card::{Card, Cards, People};

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

/// The state that accepts: the word is complete.
const COMPLETE: usize = 0;

/// Calls `with` for every minimal payment that the hand holds, in order.
pub fn list(hand: &Cards, price: Price, with: &mut impl FnMut(&Cards)) {
    debug_assert!(NUMBERS.contains(&price.number));
    let colour = price.people.map_or(8, |people| people as usize);
    let root = ROOTS[colour][usize::from(price.number - NUMBERS.start())];
    let mut walk = Walk { left: *hand, kinds: hand.kind_set(), word: Cards::NONE, with };
    walk.on(usize::from(root));
}

struct Walk<'a, F> {
    /// The hand without the word, and its kinds as a bit set.
    left: Cards,
    kinds: u32,
    word: Cards,
    with: &'a mut F,
}

impl<F: FnMut(&Cards)> Walk<'_, F> {
    fn on(&mut self, state: usize) {
        if state == COMPLETE {
            (self.with)(&self.word);
            return;
        }
        let kinds = KINDS[state];
        let mut open = kinds & self.kinds;
        while open != 0 {
            let kind = open & open.wrapping_neg();
            open ^= kind;
            let card = Card::ALL[kind.trailing_zeros() as usize];
            let edge = usize::from(FIRST[state]) + (kinds & (kind - 1)).count_ones() as usize;
            self.left.take(card);
            self.word.add(card);
            let before = self.kinds;
            if !self.left.has(card) {
                self.kinds ^= kind;
            }
            self.on(usize::from(NEXT[edge]));
            self.kinds = before;
            self.word.take(card);
            self.left.add(card);
        }
    }
}
