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
}

#[test]
fn c4_9_the_table_holds_just_the_minimal_payments() {
    let mut automata = Automata::default();
    assert_eq!(automata.state(&[vec![]], 0), 0);
    let languages = languages();
    let roots: Vec<Vec<usize>> = languages
        .iter()
        .map(|numbers| {
            numbers
                .iter()
                .map(|words| automata.state(&words.iter().cloned().collect::<Vec<_>>(), 0))
                .collect()
        })
        .collect();
    let (mut kinds, mut first, mut next) =
        (Vec::<u32>::new(), Vec::<usize>::new(), Vec::<usize>::new());
    for state in &automata.states {
        kinds.push(state.keys().map(|&card| 1u32 << card as u32).sum::<u32>());
        first.push(next.len());
        next.extend(state.values());
    }
    let mut text = String::from(
        "//! The automaton of all minimal payments (C4.9). Made by the test `payment_table`; do not edit.\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\n\
         /// The first state for each colour, the palace last, and each number.\n",
    );
    writeln!(
        text,
        "pub(super) static ROOTS: [[u16; {}]; {}] = {roots:?};\n",
        roots[0].len(),
        roots.len()
    )
    .unwrap();
    for (about, name, of, list) in [
        (
            "For each state the kinds of cards that may come next, as a set of bits.",
            "KINDS",
            "u32",
            format!("{kinds:?}"),
        ),
        ("For each state the place of its first edge.", "FIRST", "u16", format!("{first:?}")),
        (
            "For each edge, by state and kind, the state it leads to.",
            "NEXT",
            "u16",
            format!("{next:?}"),
        ),
    ] {
        let length = list.split(',').count();
        writeln!(text, "/// {about}\npub(super) static {name}: [{of}; {length}] = [").unwrap();
        let mut line = String::new();
        for number in list.trim_matches(['[', ']']).split(", ") {
            if line.len() + number.len() > 110 {
                writeln!(text, "    {}", line.trim_end()).unwrap();
                line.clear();
            }
            write!(line, "{number}, ").unwrap();
        }
        writeln!(text, "    {}\n];\n", line.trim_end()).unwrap();
    }
    let text = text.trim_end().to_owned() + "\n";
    let counts: Vec<Vec<usize>> =
        languages.iter().map(|numbers| numbers.iter().map(|words| words.len()).collect()).collect();
    println!("payments: {counts:?}; states: {}; edges: {}", kinds.len(), next.len());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    assert_eq!(
        std::fs::read_to_string(FILE).unwrap(),
        text,
        "run again with BLESS=1 and read the difference"
    );
}
