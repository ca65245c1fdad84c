//! Paying for a box: which sets of cards are legal payments, and how each card takes part (C4.2 to C4.8).
//!
//! A payment is given as its cards alone; it is legal if all of them can be used at once and count enough. How a set
//! of cards can be used in a colour is fixed by three numbers, the [`Plan`]: how many pairs of Mimix, and how many
//! `H1` and `H2` turn other cards. All else follows, so looking for a use is a search over those three.

mod automaton;
mod minimal;
mod table;
mod uses;

pub use minimal::{NUMBERS, Price, list};
pub use uses::uses;

use super::card::{Card, Cards, People};

/// How the cards of a payment are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The colour in which all cards count.
    pub people: People,
    /// What they count.
    pub sum: u16,
    /// How many cards are turned.
    turned: u8,
    pairs: u8,
    /// How many `H1` and `H2` turn others.
    turners: [u8; 2],
}

/// Why cards are no payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no way to use all of them (C4.7).
    CardsDoNotFit,
    /// They can be used, but count no more than this (C4.2).
    NotEnough(u16),
}

/// Finds the use of all the cards for a box of that number: the one with the fewest turned cards, then the fewest
/// pairs, then the first colour.
///
/// `people` is the colour of the box; none stands for the palace, whose boxes take any colour (C4.8).
pub fn plan(cards: &Cards, people: Option<People>, needed: u8) -> Result<Plan, Fault> {
    let mut found: Option<Plan> = None;
    let mut most = None;
    for people in colours(people) {
        for_each_use(cards, people, |plan| {
            most = most.max(Some(plan.sum));
            let order = |plan: &Plan| (plan.turned, plan.pairs);
            if plan.sum >= u16::from(needed) && found.is_none_or(|best| order(&plan) < order(&best))
            {
                found = Some(plan);
            }
        });
    }
    match (found, most) {
        (Some(plan), _) => Ok(plan),
        (None, Some(sum)) => Err(Fault::NotEnough(sum)),
        (None, None) => Err(Fault::CardsDoNotFit),
    }
}

fn colours(people: Option<People>) -> impl Iterator<Item = People> {
    People::ALL.into_iter().filter(move |&colour| people.is_none_or(|people| people == colour))
}

/// Calls `with` for every way to use all the cards in that colour.
fn for_each_use(cards: &Cards, people: People, mut with: impl FnMut(Plan)) {
    let hand = Sorted::new(cards, people);
    for pairs in 0..=hand.most_pairs() {
        for first in 0..=hand.hoax[0] {
            for second in 0..=hand.hoax[1] {
                let turned = hand.turned(pairs, [first, second]);
                if turned.can_all_be_turned_by(first, second) {
                    let sum = hand.sum(pairs, [first, second]);
                    with(Plan {
                        people,
                        sum,
                        turned: turned.len(),
                        pairs,
                        turners: [first, second],
                    });
                }
            }
        }
    }
}

/// The cards of a payment sorted by what they can do in one colour.
struct Sorted {
    people: People,
    /// Value of all cards that count as they are: natural ones and Khind, pairs and Hoax that may turn left out.
    plain: u16,
    /// `M1`, `M2`, which may pair (C4.5).
    mimix: [u8; 2],
    /// `H1`, `H2`, which may turn others (C4.6).
    hoax: [u8; 2],
    /// Cards that must be turned to count, by people and value.
    foreign: Foreign,
}

/// Cards of other colours, counted by people and value: `[people][value - 1]`.
#[derive(Clone, Copy)]
struct Foreign([[u8; 3]; 8]);

impl Sorted {
    fn new(cards: &Cards, people: People) -> Sorted {
        let mut sorted =
            Sorted { people, plain: 0, mimix: [0; 2], hoax: [0; 2], foreign: Foreign([[0; 3]; 8]) };
        for (card, count) in cards.kinds() {
            match card {
                Card::M1 | Card::M2 => sorted.mimix[card as usize - Card::M1 as usize] = count,
                Card::H1 | Card::H2 => sorted.hoax[card as usize - Card::H1 as usize] = count,
                _ if card.people() == people || card == Card::K1 => {
                    sorted.plain += u16::from(card.value() * count)
                }
                _ => {
                    sorted.foreign.0[card.people() as usize][usize::from(card.value()) - 1] = count;
                }
            }
        }
        sorted
    }

    /// More pairs than this are never of use: of their own colour only two `M1` gain by it.
    fn most_pairs(&self) -> u8 {
        match self.people {
            People::M => self.mimix[0] / 2,
            _ => (self.mimix[0] + self.mimix[1]) / 2,
        }
    }

    /// The `M1` and `M2` that are in no pair. `M1` pair first: then what is left counts most.
    fn unpaired(&self, pairs: u8) -> [u8; 2] {
        let first = (2 * pairs).min(self.mimix[0]);
        [self.mimix[0] - first, self.mimix[1] - (2 * pairs - first)]
    }

    /// What is turned with that many pairs and turners: every card that does not count as it is.
    fn turned(&self, pairs: u8, turners: [u8; 2]) -> Foreign {
        let mut turned = self.foreign;
        if self.people != People::M {
            turned.put(People::M, self.unpaired(pairs));
        }
        if self.people != People::H {
            turned.put(People::H, [self.hoax[0] - turners[0], self.hoax[1] - turners[1]]);
        }
        turned
    }

    /// What all cards count, each in its use.
    fn sum(&self, pairs: u8, turners: [u8; 2]) -> u16 {
        let foreign: u16 =
            self.foreign.0.iter().map(|&[a, b, c]| value([a, b]) + 3 * u16::from(c)).sum();
        let white = [self.hoax[0] - turners[0], self.hoax[1] - turners[1]];
        self.plain + foreign + 3 * u16::from(pairs) + value(self.unpaired(pairs)) + value(white)
    }
}

impl Foreign {
    fn put(&mut self, people: People, ones_and_twos: [u8; 2]) {
        self.0[people as usize][..2].copy_from_slice(&ones_and_twos);
    }

    fn len(&self) -> u8 {
        self.0.iter().flatten().sum()
    }

    /// How many cards of each people.
    fn sizes(&self) -> [u8; 8] {
        self.0.map(|values| values.iter().sum())
    }

    /// Whether so many `H1`, each for 1 to 4 cards of one people, and `H2`, each for one card, turn exactly these cards.
    fn can_all_be_turned_by(&self, first: u8, second: u8) -> bool {
        let len = self.len();
        len >= first + second && groups(&after_singles(self.sizes(), second)) <= first
    }

    /// The value of the best cards of one people, so many of them.
    fn best(&self, people: usize, mut number: usize) -> u16 {
        let mut sum = 0;
        for value in (1..=3).rev() {
            let taken = number.min(self.0[people][value - 1].into());
            sum += taken * value;
            number -= taken;
        }
        sum as u16
    }
}

/// How many `H1` it takes to turn so many cards of each people.
fn groups(sizes: &[u8; 8]) -> u8 {
    sizes.iter().map(|size| size.div_ceil(4)).sum()
}

/// What is left for `H1` after each of so many `H2` has turned one card, so that as few `H1` as possible are needed:
/// a people that is just above a multiple of four comes first.
fn after_singles(mut sizes: [u8; 8], singles: u8) -> [u8; 8] {
    for _ in 0..singles {
        let above = |size: u8| (size - 1) % 4;
        match (0..8).filter(|&people| sizes[people] > 0).min_by_key(|&people| above(sizes[people]))
        {
            Some(people) => sizes[people] -= 1,
            None => break,
        }
    }
    sizes
}

/// The most that any part of the cards counts in one colour, each used as C4.3 to C4.6 allow.
///
/// More cards never count less, so a set of cards holds a legal payment for a number exactly if it counts that much,
/// and a payment is minimal exactly if without any one of its cards it counts too little.
pub fn most(cards: &Cards, people: People) -> u16 {
    let hand = Sorted::new(cards, people);
    (0..=hand.most_pairs())
        .map(|pairs| {
            let unpaired = if people == People::M { value(hand.unpaired(pairs)) } else { 0 };
            hand.plain + 3 * u16::from(pairs) + unpaired + most_turned(&hand, pairs)
        })
        .max()
        .unwrap_or(0)
}

/// The most that cards can count that are turned, or are of the Hoax and of their own colour.
fn most_turned(hand: &Sorted, pairs: u8) -> u16 {
    const WHITE: usize = People::H as usize;
    let [h1, h2] = hand.hoax.map(usize::from);
    let others = hand.turned(pairs, hand.hoax);
    // What so many `H1` and `H2` turn at most, of all peoples but the Hoax: one people after the other.
    let mut best = [[0; 11]; 11];
    let with_group =
        |best: &[[u16; 11]; 11], cards: &Foreign, group, first: usize, second: usize| {
            let shares = (0..=first).flat_map(|x| (0..=second).map(move |y| (x, y)));
            shares
                .map(|(x, y)| best[first - x][second - y] + cards.best(group, 4 * x + y))
                .max()
                .unwrap_or(0)
        };
    let turners = || (0..=h1).flat_map(|first| (0..=h2).map(move |second| (first, second)));
    for group in (0..8).filter(|&group| group != WHITE && others.0[group] != [0; 3]) {
        let before = best;
        for (first, second) in turners() {
            best[first][second] = with_group(&before, &others, group, first, second);
        }
    }
    // Hoax cards that do not turn others count in their own colour, or may be turned like any others.
    let with_white = turners().map(|(first, second)| {
        if hand.people == People::H {
            return best[first][second] + value([(h1 - first) as u8, (h2 - second) as u8]);
        }
        let white = hand.turned(pairs, [first as u8, second as u8]);
        with_group(&best, &white, WHITE, first, second)
    });
    with_white.max().unwrap_or(0)
}

/// Whether the cards hold a payment for the price.
pub fn holds(cards: &Cards, price: Price) -> bool {
    colours(price.people).any(|people| most(cards, people) >= price.number.into())
}

/// The least part of the cards that counts as much as all of them, and the colour in which it does so: the best one,
/// then the first. What is left out is of no use.
pub fn useful(cards: &Cards, people: Option<People>) -> (Cards, People) {
    let best = |cards: &Cards| {
        colours(people)
            .map(|colour| (most(cards, colour), colour))
            .max_by_key(|&(sum, colour)| (sum, std::cmp::Reverse(colour)))
    };
    let (sum, colour) = best(cards).unwrap_or((0, People::V));
    let mut useful = *cards;
    for card in Card::ALL {
        while useful.has(card) {
            useful.take(card);
            if most(&useful, colour) < sum {
                useful.add(card);
                break;
            }
        }
    }
    (useful, colour)
}

/// What so many cards of value 1 and 2 count.
fn value([ones, twos]: [u8; 2]) -> u16 {
    u16::from(ones) + 2 * u16::from(twos)
}
