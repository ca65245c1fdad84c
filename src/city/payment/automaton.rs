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
    /// Without one of these there is no word: the Hoax that turn what came before, or the kinds that end a word.
    pub needed: Kinds,
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
        let mut state =
            State { kinds: Kinds::NONE, needed: Kinds::NONE, next: [COMPLETE; Card::KINDS] };
        for &(kind, target) in &path {
            state.kinds = state.kinds.or(Card::ALL[kind].into());
            state.next[kind] = target;
        }
        state
    });
    let mut states: Vec<State> = unpacked.collect();
    find_needed(&mut states);
    states
}

/// What a state needs hangs on the states that it leads to, which may stand before or after it.
fn find_needed(states: &mut [State]) {
    loop {
        let mut grown = false;
        for number in 0..states.len() {
            let State { kinds, needed, next } = &states[number];
            let all = kinds.fold(*needed, |needed, kind| match next[kind as usize] {
                next if next != COMPLETE && !matches!(kind, Card::H1 | Card::H2) => {
                    needed.or(states[usize::from(next)].needed)
                }
                _ => needed.or(kind.into()),
            });
            grown |= all != *needed;
            states[number].needed = all;
        }
        if !grown {
            return;
        }
    }
}
