//! Payments against a slow search that is written from C4 alone: every colour, every use of the cards, every part of
//! the hand.

use crate::common::*;
use blue_moon_city::city::payment::{self, Fault, Price};
use std::collections::{BTreeMap, BTreeSet};

/// What one way to use all the cards comes to: their sum, how many are turned, how many pairs there are.
type Way = (u16, u8, u8);

/// All ways to use all the cards in that colour (C4.3 to C4.7).
fn ways(cards: &[Card], colour: People) -> BTreeSet<Way> {
    let hoax: Vec<usize> = (0..cards.len()).filter(|&at| matches!(cards[at], H1 | H2)).collect();
    let mut ways = BTreeSet::new();
    for choice in 0..1 << hoax.len() {
        let turns = |at: usize| {
            hoax.iter().position(|&other| other == at).is_some_and(|bit| choice >> bit & 1 == 1)
        };
        let (turners, others): (Vec<usize>, Vec<usize>) =
            (0..cards.len()).partition(|&at| turns(at));
        let turners =
            turners.into_iter().map(|at| Turner { card: cards[at], turned: vec![] }).collect();
        let others: Vec<Card> = others.into_iter().map(|at| cards[at]).collect();
        Search { colour, ways: &mut ways }.pair(&others, vec![], 0, turners);
    }
    ways
}

/// A Hoax used for its power, and the cards that it turns.
#[derive(Clone)]
struct Turner {
    card: Card,
    turned: Vec<Card>,
}

impl Turner {
    /// Whether it may turn this card beside those it turns already (C4.6).
    fn may_turn(&self, card: Card) -> bool {
        match self.card {
            H1 => {
                self.turned.len() < 4
                    && self.turned.iter().all(|other| other.people() == card.people())
            }
            _ => self.turned.is_empty(),
        }
    }
}

struct Search<'a> {
    colour: People,
    ways: &'a mut BTreeSet<Way>,
}

impl Search<'_> {
    /// Makes any pairs of the cards, or none (C4.5).
    fn pair(&mut self, left: &[Card], mut single: Vec<Card>, pairs: u8, turners: Vec<Turner>) {
        let Some((&first, rest)) = left.split_first() else {
            return self.count(&single, 3 * u16::from(pairs), 0, pairs, turners);
        };
        if matches!(first, M1 | M2) {
            for partner in (0..rest.len()).filter(|&at| matches!(rest[at], M1 | M2)) {
                let mut rest = rest.to_vec();
                rest.remove(partner);
                self.pair(&rest, single.clone(), pairs + 1, turners.clone());
            }
        }
        single.push(first);
        self.pair(rest, single, pairs, turners);
    }

    /// Counts the cards that are in no pair, one after another.
    fn count(&mut self, left: &[Card], sum: u16, turned: u8, pairs: u8, turners: Vec<Turner>) {
        let Some((&card, rest)) = left.split_first() else {
            if turners.iter().all(|turner| !turner.turned.is_empty()) {
                self.ways.insert((sum, turned, pairs));
            }
            return;
        };
        let value = u16::from(card.value());
        if card.people() == self.colour || card == K1 {
            return self.count(rest, sum + value, turned, pairs, turners);
        }
        for at in (0..turners.len()).filter(|&at| turners[at].may_turn(card)) {
            let mut turners = turners.clone();
            turners[at].turned.push(card);
            self.count(rest, sum + value, turned + 1, pairs, turners);
        }
    }
}

/// What the search found about a set of cards: for each colour all ways to use them.
struct Found([BTreeSet<Way>; 8]);

impl Found {
    fn of(cards: &Cards) -> Found {
        let cards: Vec<Card> = cards.iter().collect();
        Found(People::ALL.map(|colour| ways(&cards, colour)))
    }

    fn in_colours_of(
        &self,
        people: Option<People>,
    ) -> impl Iterator<Item = (People, &BTreeSet<Way>)> {
        People::ALL
            .into_iter()
            .zip(&self.0)
            .filter(move |&(colour, _)| people.is_none_or(|people| people == colour))
    }

    /// The most that all the cards count, if they can all be used.
    fn most(&self, people: Option<People>) -> Option<u16> {
        self.in_colours_of(people).flat_map(|(_, ways)| ways).map(|way| way.0).max()
    }

    /// The use with the fewest turned cards, then the fewest pairs, then the first colour.
    fn told(&self, people: Option<People>, number: u8) -> Option<(u8, u8, People)> {
        let enough = |way: &&Way| way.0 >= u16::from(number);
        let of_colour = |(colour, ways): (People, &BTreeSet<Way>)| {
            ways.iter().filter(enough).map(|way| (way.1, way.2, colour)).min()
        };
        self.in_colours_of(people).filter_map(of_colour).min()
    }
}

/// All parts of the cards, smaller ones first.
fn parts(cards: &Cards) -> Vec<Cards> {
    let mut parts = vec![Cards::NONE];
    for (card, count) in cards.kinds() {
        parts = parts
            .iter()
            .flat_map(|part| {
                (0..=count).map(move |number| {
                    let mut part = *part;
                    (0..number).for_each(|_| part.add(card));
                    part
                })
            })
            .collect();
    }
    parts.sort_by_key(Cards::len);
    parts
}

/// The parts with one card less.
fn without_one(cards: &Cards) -> impl Iterator<Item = Cards> {
    let cards = *cards;
    Card::ALL.into_iter().filter(move |&card| cards.has(card)).map(move |card| {
        let mut fewer = cards;
        fewer.take(card);
        fewer
    })
}

/// All prices of boxes in the city.
fn prices() -> BTreeSet<(Option<People>, u8)> {
    let boxes = |building: BuildingId| {
        Rules::NEWEST
            .facts(building)
            .boxes
            .iter()
            .map(move |&number| (Rules::NEWEST.facts(building).people, number))
    };
    BuildingId::ALL.into_iter().flat_map(boxes).collect()
}

/// Random hands; half of them are rich in cards that count in every colour.
fn hands(name: &str, number: u32) -> impl Iterator<Item = Cards> {
    let mut generator = seed(name).generator();
    let wild = card_list("K1 M1 M2 M3 H1 H1 H2 H2 H3");
    (0..number).map(move |at| {
        let size = 1 + generator.below(8);
        let card = |generator: &mut Generator| match at % 2 == 0 && generator.below(2) == 0 {
            true => wild[generator.below(wild.len() as u32) as usize],
            false => Card::ALL[generator.below(Card::KINDS as u32) as usize],
        };
        (0..size).map(|_| card(&mut generator)).collect()
    })
}

#[test]
fn c4_7_a_set_of_cards_pays_just_if_all_of_it_can_be_used_and_counts_enough() {
    for hand in hands("sets of cards", 3000) {
        let found = Found::of(&hand);
        for (people, number) in prices() {
            let expected = match found.most(people) {
                None => Err(Fault::CardsDoNotFit),
                Some(sum) if sum < number.into() => Err(Fault::NotEnough(sum)),
                Some(_) => Ok(found.told(people, number).unwrap()),
            };
            let planned = payment::plan(&hand, people, number).map(|plan| {
                let uses = payment::uses(&hand, &plan);
                assert_eq!(sum_of(&hand, &uses, plan.people), plan.sum, "{hand}");
                assert!(plan.sum >= number.into());
                let with_role = |role| uses.iter().filter(|used| used.role == role).count() as u8;
                (with_role(CardRole::Turned), with_role(CardRole::Pair) / 2, plan.people)
            });
            assert_eq!(planned, expected, "{hand} for {people:?} {number}");
        }
    }
}

/// What the cards count by the uses that are told, which must be by the rules.
fn sum_of(cards: &Cards, uses: &[CardUse], colour: People) -> u16 {
    assert_eq!(
        uses.iter().map(|used| used.card).collect::<Vec<_>>(),
        cards.iter().collect::<Vec<_>>()
    );
    let mut turned_by: BTreeMap<usize, Vec<Card>> = BTreeMap::new();
    let mut sum = 0;
    for (at, used) in uses.iter().enumerate() {
        let partner = used.with.map(usize::from);
        match used.role {
            CardRole::Natural => assert!(used.card.people() == colour && partner.is_none()),
            CardRole::Wild => assert!(used.card == K1 && colour != People::K && partner.is_none()),
            CardRole::Pair => {
                let other = &uses[partner.unwrap()];
                assert!(
                    partner != Some(at)
                        && other.with == Some(at as u8)
                        && other.role == CardRole::Pair
                );
                assert!(matches!(used.card, M1 | M2));
            }
            CardRole::Turner => assert!(matches!(used.card, H1 | H2) && partner.is_none()),
            CardRole::Turned => {
                assert!(used.card.people() != colour && used.card != K1);
                turned_by.entry(partner.unwrap()).or_default().push(used.card);
            }
            CardRole::Unused => panic!("every card of a payment takes part"),
        }
        sum += match used.role {
            CardRole::Turner => 0,
            CardRole::Pair if partner > Some(at) => 3,
            CardRole::Pair => 0,
            _ => u16::from(used.card.value()),
        };
    }
    for (at, used) in uses.iter().enumerate().filter(|(_, used)| used.role == CardRole::Turner) {
        let turned = turned_by.remove(&at).expect("a Hoax turns at least one card");
        let one_people = turned.iter().all(|card| card.people() == turned[0].people());
        assert!(one_people && turned.len() <= if used.card == H1 { 4 } else { 1 });
    }
    assert!(turned_by.is_empty(), "only a Hoax turns cards");
    sum
}

#[test]
fn c4_9_the_listed_payments_are_just_the_minimal_ones_of_the_hand() {
    for hand in hands("hands", amount("BMC_HANDS", 1500)) {
        let parts = parts(&hand);
        let found: Vec<Found> = parts.iter().map(Found::of).collect();
        for (people, number) in prices() {
            // The parts that are a payment or hold one.
            let mut enough = BTreeSet::new();
            let mut minimal = BTreeSet::new();
            for (part, found) in parts.iter().zip(&found) {
                let holds_one = without_one(part).any(|fewer| enough.contains(&fewer));
                let pays = found.most(people) >= Some(number.into());
                if pays && !holds_one {
                    minimal.insert(*part);
                }
                if pays || holds_one {
                    enough.insert(*part);
                }
            }
            let mut listed = Vec::new();
            payment::list(&hand, Price { people, number }, &mut |cards| listed.push(cards));
            assert_eq!(
                listed,
                minimal.into_iter().collect::<Vec<_>>(),
                "{hand} for {people:?} {number}"
            );
        }
    }
}

#[test]
fn the_most_and_the_useful_part_of_any_cards_are_found() {
    for hand in hands("useful cards", amount("BMC_HANDS", 1500) / 2) {
        let mut most: BTreeMap<Cards, [u16; 8]> = BTreeMap::new();
        for part in parts(&hand) {
            let found = Found::of(&part);
            let mut best = People::ALL.map(|colour| found.most(Some(colour)).unwrap_or(0));
            for fewer in without_one(&part) {
                best.iter_mut()
                    .zip(most[&fewer])
                    .for_each(|(mine, other)| *mine = other.max(*mine));
            }
            most.insert(part, best);
        }
        assert_eq!(People::ALL.map(|colour| payment::most(&hand, colour)), most[&hand], "{hand}");
        for people in People::ALL.map(Some).into_iter().chain([None]) {
            let (useful, colour) = payment::useful(&hand, people);
            let best = most[&hand][colour as usize];
            let allowed = People::ALL
                .into_iter()
                .filter(|&other| people.is_none_or(|people| people == other));
            assert_eq!(Some(best), allowed.map(|other| most[&hand][other as usize]).max());
            assert!(hand.has_all(&useful) && people.is_none_or(|people| people == colour));
            assert_eq!(most[&useful][colour as usize], best, "nothing of use is left out");
            assert!(
                without_one(&useful).all(|fewer| most[&fewer][colour as usize] < best),
                "all of it is of use"
            );
        }
    }
}
