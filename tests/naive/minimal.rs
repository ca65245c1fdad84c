//! The list of minimal payments (C4.9): payments are put together of the smallest parts that count;
//! those with a proper part that pays as well are left out.

use super::cards::{Card, PEOPLES, People, choices, contains, count, kinds, sorted, take_card};
use super::payments::{MOST_TURNED, PAIR, colours, is_payment};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// Hand, colour and number of a box.
type Question = (Vec<Card>, Option<People>, u32);

thread_local! {
    static PAYS: RefCell<HashMap<Question, bool>> = RefCell::default();
    static MINIMAL: RefCell<HashMap<Question, BTreeSet<Vec<Card>>>> = RefCell::default();
}

/// When this many answers are kept they are forgotten.
const MOST_KEPT: usize = 1_000_000;

/// The answer that is kept, or else the one that is found.
fn remembered<Answer: Clone>(
    kept: &RefCell<HashMap<Question, Answer>>,
    question: Question,
    find: impl FnOnce(&Question) -> Answer,
) -> Answer {
    if let Some(answer) = kept.borrow().get(&question) {
        return answer.clone();
    }
    let answer = find(&question);
    let mut kept = kept.borrow_mut();
    if kept.len() >= MOST_KEPT {
        kept.clear();
    }
    kept.insert(question, answer.clone());
    answer
}

/// Whether the cards, which are sorted, pay a box of the building with this colour (C4.8: the
/// palace).
pub fn pays_box(cards: &[Card], building: Option<People>, number: u32) -> bool {
    PAYS.with(|kept| {
        remembered(kept, (cards.to_vec(), building, number), |(cards, building, number)| {
            colours(*building).into_iter().any(|colour| is_payment(cards, colour, *number))
        })
    })
}

/// Whether no proper part of the payment pays the same box.
pub fn is_minimal(payment: &[Card], building: Option<People>, number: u32) -> bool {
    (1..payment.len()).all(|size| {
        choices(payment, size, size).iter().all(|part| !pays_box(part, building, number))
    })
}

/// All minimal payments out of a hand.
pub fn minimal_payments(
    hand: &[Card],
    building: Option<People>,
    number: u32,
) -> BTreeSet<Vec<Card>> {
    MINIMAL.with(|kept| {
        remembered(kept, (hand.to_vec(), building, number), |(hand, building, number)| {
            let mut payments = BTreeSet::new();
            for colour in colours(*building) {
                let mut parts = parts(hand, colour);
                // What pays without its least card is in no minimal payment.
                parts.retain(|part| part.worth - part.least < *number);
                put_together(hand, &parts, *number, &mut Vec::new(), &mut payments);
            }
            payments.retain(|payment| is_minimal(payment, *building, *number));
            payments
        })
    })
}

/// Cards that count something together and nothing without each other.
struct Part {
    cards: Vec<Card>,
    worth: u32,
    /// The least that counts in it and could be left away; the rest would still be of use.
    least: u32,
}

/// All parts out of a hand in this colour.
fn parts(hand: &[Card], colour: People) -> Vec<Part> {
    let mut parts = Vec::new();
    for card in kinds(hand) {
        if card.people == colour || card.people == People::Khind {
            let worth = u32::from(card.value);
            parts.push(Part { cards: vec![card], worth, least: worth });
        }
    }
    let pairing = |card: &Card| card.people == People::Mimix && card.value <= 2;
    let mimix: Vec<Card> = hand.iter().copied().filter(pairing).collect();
    for pair in choices(&mimix, 2, 2) {
        parts.push(Part { cards: pair, worth: PAIR, least: PAIR });
    }
    for (value, most) in [(1, MOST_TURNED), (2, 1)] {
        let hoax = Card { people: People::Hoax, value };
        if count(hand, hoax) > 0 {
            let mut rest = hand.to_vec();
            take_card(&mut rest, hoax);
            parts.extend(turning_parts(hoax, &rest, colour, most));
        }
    }
    parts
}

/// The Hoax card with every choice of up to so many cards of one people that it can turn.
fn turning_parts(hoax: Card, rest: &[Card], colour: People, most: usize) -> Vec<Part> {
    let mut parts = Vec::new();
    for people in PEOPLES {
        if people == colour || people == People::Khind {
            continue;
        }
        let alike: Vec<Card> = rest.iter().copied().filter(|card| card.people == people).collect();
        for turned in choices(&alike, 1, most) {
            let worth = turned.iter().map(|card| u32::from(card.value)).sum();
            let least = u32::from(turned.iter().min().expect("a turned card").value);
            let mut cards = turned;
            cards.push(hoax);
            parts.push(Part { cards, worth, least });
        }
    }
    parts
}

/// Adds parts, each not before the last one in the list, until the number is reached.
fn put_together<'parts>(
    rest: &[Card],
    parts: &'parts [Part],
    number: u32,
    chosen: &mut Vec<&'parts Part>,
    payments: &mut BTreeSet<Vec<Card>>,
) {
    let sum: u32 = chosen.iter().map(|part| part.worth).sum();
    if sum >= number {
        if chosen.iter().all(|part| sum - part.least < number) {
            let cards = chosen.iter().flat_map(|part| part.cards.clone()).collect();
            payments.insert(sorted(cards));
        }
        return;
    }
    for (place, part) in parts.iter().enumerate() {
        if contains(rest, &part.cards) {
            let mut rest = rest.to_vec();
            for card in &part.cards {
                take_card(&mut rest, *card);
            }
            chosen.push(part);
            put_together(&rest, &parts[place..], number, chosen, payments);
            chosen.pop();
        }
    }
}
