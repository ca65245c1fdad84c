//! Payments for a box by trying everything, written from C4 alone.

use blue_moon_city::city::card::{Card, Cards, People};
use std::collections::BTreeSet;

/// A Hoax discarded for its power, and what it turns (C4.6).
#[derive(Clone, Copy)]
struct Turner {
    most: u8,
    turned: u8,
    people: Option<People>,
}

/// Whether the cards, all of them, pay for a box of that number; the palace has no colour (C4.2, C4.7, C4.8).
pub fn pay(cards: &[Card], people: Option<People>, number: u8) -> bool {
    match people {
        Some(colour) => pay_in(cards, colour, number),
        None => People::ALL.into_iter().any(|colour| pay_in(cards, colour, number)),
    }
}

fn pay_in(cards: &[Card], colour: People, number: u8) -> bool {
    let count = |wanted| cards.iter().filter(|&&card| card == wanted).count();
    (0..=count(Card::H1)).any(|first| {
        (0..=count(Card::H2)).any(|second| {
            let (mut first, mut second) = (first, second);
            let mut turners = Vec::new();
            let mut others = Vec::new();
            for &card in cards {
                let (left, most) = match card {
                    Card::H1 => (&mut first, 4),
                    Card::H2 => (&mut second, 1),
                    _ => (&mut 0, 0),
                };
                if *left > 0 {
                    *left -= 1;
                    turners.push(Turner { most, turned: 0, people: None });
                } else {
                    others.push(card);
                }
            }
            can_count(&others, colour, i16::from(number), false, &mut turners)
        })
    })
}

/// Whether the cards can all take part and count what is needed. `waiting`: a Mimix of a pair lacks its partner.
fn can_count(
    cards: &[Card],
    colour: People,
    needed: i16,
    waiting: bool,
    turners: &mut [Turner],
) -> bool {
    let Some((&card, rest)) = cards.split_first() else {
        return needed <= 0 && !waiting && turners.iter().all(|turner| turner.turned > 0);
    };
    let value = i16::from(card.value());
    let people = card.people();
    if matches!(card, Card::M1 | Card::M2) {
        let counted = if waiting { 3 } else { 0 };
        if can_count(rest, colour, needed - counted, !waiting, turners) {
            return true;
        }
    }
    if people == colour || card == Card::K1 {
        return can_count(rest, colour, needed - value, waiting, turners);
    }
    (0..turners.len()).any(|at| {
        let turner = turners[at];
        if turner.turned == turner.most || turner.people.is_some_and(|other| other != people) {
            return false;
        }
        turners[at] = Turner { turned: turner.turned + 1, people: Some(people), ..turner };
        let can = can_count(rest, colour, needed - value, waiting, turners);
        turners[at] = turner;
        can
    })
}

/// The minimal payments of the hand: those of which no proper part pays (C4.9). For small hands.
pub fn minimal(hand: &[Card], people: Option<People>, number: u8) -> BTreeSet<Cards> {
    let part = |set: usize| (0..hand.len()).filter(move |at| set >> at & 1 == 1);
    let mut minimal = BTreeSet::new();
    // Of each part of the hand, as a set of bits: whether it pays or has a part that does.
    let mut holds = vec![false; 1 << hand.len()];
    for set in 0..holds.len() {
        let cards: Vec<Card> = part(set).map(|at| hand[at]).collect();
        let smaller = part(set).any(|at| holds[set & !(1 << at)]);
        holds[set] = smaller || pay(&cards, people, number);
        if holds[set] && !smaller {
            minimal.insert(cards.into_iter().collect());
        }
    }
    minimal
}
