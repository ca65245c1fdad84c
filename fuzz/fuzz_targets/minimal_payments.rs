//! Listed are just the payments of which no part pays (C4.9); any cards are accepted just if all of them take part and
//! count enough (C4.2 to C4.8).
#![no_main]

use blue_moon_city::city::building::BuildingId;
use blue_moon_city::city::card::{Card, Cards, People};
use blue_moon_city::city::payment::{self, Price};
use blue_moon_city::city::rules::Rules;
use blue_moon_city_fuzz::{Choices, payments};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let building = choices.of(&BuildingId::ALL);
    let facts = Rules::NEWEST.facts(building);
    let Some(&number) = facts.boxes.get(choices.below(facts.boxes.len())) else { return };
    let people = facts.people;
    // The palace takes any colour, which is eight times the work.
    let most = if people.is_some() { 8 } else { 6 };
    let size = choices.below(most + 1);
    let mut hand: Vec<Card> = (0..size).map(|_| card(people, &mut choices)).collect();
    hand.sort();

    let mut listed = Vec::new();
    let cards: Cards = hand.iter().copied().collect();
    payment::list(&cards, Price { people, number }, &mut |cards| listed.push(cards));
    let minimal: Vec<Cards> = payments::minimal(&hand, people, number).into_iter().collect();
    assert_eq!(listed, minimal, "of {cards} for {people:?} {number}");
    let accepted = payment::plan(&cards, people, number).is_ok();
    assert_eq!(accepted, payments::pay(&hand, people, number), "{cards} for {people:?} {number}");
});

/// Any card, or one that can be of use in that colour.
fn card(people: Option<People>, choices: &mut Choices<'_>) -> Card {
    match choices.below(4) {
        0 => choices.of(&Card::ALL),
        1 => choices.of(&[Card::H1, Card::H2, Card::H3]),
        2 => choices.of(&[Card::M1, Card::M2, Card::K1]),
        _ => {
            let natural = |card: &Card| people.is_none_or(|people| card.people() == people);
            choices.of(&Card::ALL.into_iter().filter(natural).collect::<Vec<_>>())
        }
    }
}
