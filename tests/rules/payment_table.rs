//! The table of minimal payments is what the rules of payment give (C4.9).
//!
//! `BLESS=1 cargo test --test rules payment_table` writes it anew.

use blue_moon_city::city::card::{Card, Cards, People};
use blue_moon_city::city::payment::{self, NUMBERS};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/city/payment/table.rs");

/// A part of a payment that counts by itself: a natural card, a Khind, a pair, a Hoax with what it turns.
struct Unit {
    cards: Cards,
    value: u8,
    /// What would be lost at least if a card of it were left out.
    least: u8,
}

fn units(people: People) -> Vec<Unit> {
    use Card::*;
    let unit = |cards: &[Card], value: u8, least: u8| Unit {
        cards: cards.iter().copied().collect(),
        value,
        least,
    };
    let mut units = Vec::new();
    for card in Card::ALL {
        if card.people() == people || card == K1 {
            units.push(unit(&[card], card.value(), card.value()));
        } else {
            units.push(unit(&[H2, card], card.value(), card.value()));
        }
    }
    for pair in [[M1, M1], [M1, M2], [M2, M2]] {
        units.push(unit(&pair, 3, 3));
    }
    for turned in People::ALL.into_iter().filter(|&other| other != people && other != People::K) {
        for counts in (0..125).map(|n| [n / 25, n / 5 % 5, n % 5]) {
            if (1..=4).contains(&counts.iter().sum::<usize>()) {
                let values = (1..=3u8).zip(counts).flat_map(|(value, count)| vec![value; count]);
                let cards: Vec<Card> =
                    values.clone().filter_map(|value| turned.card(value)).collect();
                let least = values.clone().min().unwrap();
                units.push(unit(&[vec![H1], cards].concat(), values.sum(), least));
            }
        }
    }
    units
}

/// Calls `with` for every set of units that reaches the number, but not without any one of them.
fn sums(
    units: &[Unit],
    cards: Cards,
    sum: u8,
    least: u8,
    number: u8,
    with: &mut impl FnMut(Cards),
) {
    for (at, unit) in units.iter().enumerate() {
        let (cards, sum, least) =
            (plus(cards, &unit.cards), sum + unit.value, least.min(unit.least));
        if cards.kinds().any(|(card, count)| count > in_game(card)) {
            continue;
        }
        if sum < number {
            sums(&units[at..], cards, sum, least, number, with);
        } else if sum - least < number {
            with(cards);
        }
    }
}

fn plus(mut cards: Cards, more: &Cards) -> Cards {
    cards.add_all(more);
    cards
}

/// The most cards of a kind in any game: the numbers of each value can be chosen.
fn in_game(_: Card) -> u8 {
    10
}

fn is_minimal(cards: &Cards, colours: &[People], number: u8) -> bool {
    cards.kinds().all(|(card, _)| {
        let mut fewer = *cards;
        fewer.take(card);
        colours.iter().all(|&people| payment::most(&fewer, people) < number.into())
    })
}

type Words = BTreeSet<Vec<Card>>;

/// The minimal payments of every colour, those of the palace last, for each number.
fn languages() -> Vec<Vec<Words>> {
    let mut languages: Vec<Vec<Words>> = Vec::new();
    for people in People::ALL {
        let units = units(people);
        let of_number = |number| {
            let mut words = Words::new();
            let mut seen = std::collections::HashSet::new();
            sums(&units, Cards::NONE, 0, u8::MAX, number, &mut |cards| {
                if seen.insert(cards) && is_minimal(&cards, &[people], number) {
                    words.insert(cards.iter().collect());
                }
            });
            words
        };
        languages.push(NUMBERS.map(of_number).collect());
    }
    let of_palace = |number: u8| {
        let at = usize::from(number - NUMBERS.start());
        let words = languages.iter().flat_map(|numbers| numbers[at].iter().cloned());
        words
            .filter(|word| is_minimal(&word.iter().copied().collect(), &People::ALL, number))
            .collect()
    };
    let palace = NUMBERS.map(of_palace).collect();
    languages.push(palace);
    languages
}

/// Automata that share all their states; state 0 accepts.
#[derive(Default)]
struct Automata {
    states: Vec<BTreeMap<Card, usize>>,
    numbers: HashMap<BTreeMap<Card, usize>, usize>,
}

impl Automata {
    /// The state from which just these words, which begin at `depth`, are accepted.
    fn state(&mut self, words: &[Vec<Card>], depth: usize) -> usize {
        let mut edges = BTreeMap::new();
        for same in words.chunk_by(|a, b| a.get(depth) == b.get(depth)) {
            match same[0].get(depth) {
                Some(&card) => drop(edges.insert(card, self.state(same, depth + 1))),
                None => assert_eq!(words.len(), 1, "a minimal payment holds another"),
            }
        }
        if let Some(&number) = self.numbers.get(&edges) {
            return number;
        }
        self.states.push(edges.clone());
        self.numbers.insert(edges, self.states.len() - 1);
        self.states.len() - 1
    }

    /// Numbers the states anew, so that those with the same last edges follow one another. Gives the new numbers.
    fn put_alike_together(&mut self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.states.len()).collect();
        order.sort_by(|&a, &b| self.states[a].iter().rev().cmp(self.states[b].iter().rev()));
        let mut places = vec![0; order.len()];
        (0..).zip(&order).for_each(|(place, &state)| places[state] = place);
        let moved = |state: &usize| {
            self.states[*state].iter().map(|(&card, &next)| (card, places[next])).collect()
        };
        self.states = order.iter().map(moved).collect();
        places
    }

    /// The states and edges as in the table.
    fn pack(&self) -> (Vec<[usize; 2]>, Vec<usize>) {
        let (mut states, mut edges) = (Vec::new(), Vec::new());
        let mut before = Vec::new();
        for state in &self.states {
            let list: Vec<(Card, usize)> =
                state.iter().rev().map(|(&c, &next)| (c, next)).collect();
            let shared = list.iter().zip(&before).take_while(|(mine, other)| mine == other).count();
            states.push([shared, list.len() - shared]);
            for at in shared..list.len() {
                let after = if at == 0 { Card::KINDS } else { list[at - 1].0 as usize };
                let (card, next) = list[at];
                assert!(next < 1 << 11);
                edges.push((after - 1 - card as usize) << 11 | next);
            }
            before = list;
        }
        (states, edges)
    }
}

/// The items of a table in lines of some length.
fn lines(items: &[impl std::fmt::Debug]) -> String {
    let mut lines = String::new();
    let mut line = String::from("   ");
    for item in items {
        let item = format!("{item:?}").replace(' ', "");
        if line.len() + item.len() > 116 {
            lines += &line;
            lines += "\n";
            line.truncate(3);
        }
        write!(line, " {item},").unwrap();
    }
    lines + &line + "\n"
}

#[test]
fn c4_9_the_table_holds_just_the_minimal_payments() {
    let mut automata = Automata::default();
    assert_eq!(automata.state(&[vec![]], 0), 0);
    let languages = languages();
    let mut roots: Vec<Vec<usize>> = languages
        .iter()
        .map(|numbers| {
            numbers
                .iter()
                .map(|words| automata.state(&words.iter().cloned().collect::<Vec<_>>(), 0))
                .collect()
        })
        .collect();
    let places = automata.put_alike_together();
    roots.iter_mut().flatten().for_each(|root| *root = places[*root]);
    let (states, edges) = automata.pack();
    let text = format!(
        "//! The automaton of all minimal payments (C4.9). Made by the test `payment_table`; do not edit.\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\n\
         /// The first state for each colour, the palace last, and each number.\n\
         pub(super) static ROOTS: [[u16; {}]; {}] = {roots:?};\n\n\
         /// For each state how many edges, from the last on, it shares with the state before, and how many it has besides.\n\
         pub(super) static STATES: [[u8; 2]; {}] = [\n{}];\n\n\
         /// The edges that are not shared, of each state the last kind first: in the lower 11 bits the state that it leads\n\
         /// to, above them how many kinds are passed over between it and the edge after it.\n\
         pub(super) static EDGES: [u16; {}] = [\n{}];\n",
        roots[0].len(),
        roots.len(),
        states.len(),
        lines(&states),
        edges.len(),
        lines(&edges),
    );
    let counts: Vec<Vec<usize>> =
        languages.iter().map(|numbers| numbers.iter().map(|words| words.len()).collect()).collect();
    println!("payments: {counts:?}; states: {}; edges: {}", states.len(), edges.len());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    assert_eq!(
        std::fs::read_to_string(FILE).unwrap(),
        text,
        "run again with BLESS=1 and read the difference"
    );
}
