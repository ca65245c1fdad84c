//! The automaton of all minimal payments, unpacked from its table at its first use (C4.9).

use super::minimal::{NUMBERS, Price};
use super::table::{EDGES, ROOTS, STATES};
use crate::city::card::{Card, Kinds};
use std::sync::LazyLock;

/// A number of a state.
pub(super) type Number = u16;

/// The state that accepts: the word is complete. Nothing follows.
pub(super) const COMPLETE: Number = 0;

/// The bits of an edge that name the state it leads to; those above count the kinds that are passed over.
const TARGET: u16 = (1 << 11) - 1;

/// What may follow the cards that led here.
#[derive(Clone)]
pub(super) struct State {
    /// The kinds of cards that may come next.
    pub kinds: Kinds,
    /// The state that each of them leads to.
    pub next: [Number; Card::KINDS],
}

pub(super) static AUTOMATON: LazyLock<Vec<State>> = LazyLock::new(unpack);

/// The state from which just the minimal payments for this price are accepted.
pub(super) fn root(price: Price) -> Number {
    let colour = price.people.map_or(8, |people| people as usize);
    ROOTS[colour][usize::from(price.number - NUMBERS.start())]
}

/// A state shares the last edges of the one before it; its own edges follow, the last kind first.
fn unpack() -> Vec<State> {
    let mut edges = EDGES.iter();
    let mut path: Vec<(usize, Number)> = Vec::new();
    let unpacked = STATES.iter().map(|&[shared, own]| {
        path.truncate(shared.into());
        for edge in edges.by_ref().take(own.into()) {
            let after = path.last().map_or(Card::KINDS, |&(kind, _)| kind);
            path.push((after - 1 - usize::from(edge >> TARGET.count_ones()), edge & TARGET));
        }
        let (mut kinds, mut next) = (0, [COMPLETE; Card::KINDS]);
        for &(kind, target) in &path {
            kinds |= 1 << kind;
            next[kind] = target;
        }
        State { kinds: Kinds::of_bits(kinds), next }
    });
    unpacked.collect()
}
