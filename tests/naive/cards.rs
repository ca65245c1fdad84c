//! Cards and peoples, in the order of the card codes.

use super::facts::facts;
use serde::{Deserialize, Serialize};

/// A people. The order is that of lists of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum People {
    #[serde(rename = "V")]
    Vulca,
    #[serde(rename = "T")]
    Terrah,
    #[serde(rename = "A")]
    Aqua,
    #[serde(rename = "F")]
    Flit,
    #[serde(rename = "K")]
    Khind,
    #[serde(rename = "M")]
    Mimix,
    #[serde(rename = "H")]
    Hoax,
    #[serde(rename = "P")]
    Pillar,
}

/// All peoples in order.
pub const PEOPLES: [People; 8] = [
    People::Vulca,
    People::Terrah,
    People::Aqua,
    People::Flit,
    People::Khind,
    People::Mimix,
    People::Hoax,
    People::Pillar,
];

impl People {
    /// The letter that stands for the people.
    pub fn letter(self) -> char {
        match self {
            People::Vulca => 'V',
            People::Terrah => 'T',
            People::Aqua => 'A',
            People::Flit => 'F',
            People::Khind => 'K',
            People::Mimix => 'M',
            People::Hoax => 'H',
            People::Pillar => 'P',
        }
    }

    /// The people with this letter.
    pub fn of_letter(letter: char) -> Option<People> {
        PEOPLES.into_iter().find(|people| people.letter() == letter)
    }
}

/// A card: two cards with the same code are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    pub people: People,
    pub value: u8,
}

impl Card {
    /// Whether the card is of this people and this value.
    pub fn is(self, people: People, value: u8) -> bool {
        self.people == people && self.value == value
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(code: String) -> Result<Card, String> {
        for (people, values) in &facts().cards {
            for value in values.keys() {
                if code == format!("{}{value}", people.letter()) {
                    return Ok(Card { people: *people, value: *value });
                }
            }
        }
        Err(format!("{code} is no card"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        format!("{}{}", card.people.letter(), card.value)
    }
}

/// The cards with these codes, sorted.
pub fn read_cards(codes: &[String]) -> Vec<Card> {
    let read = |code: &String| Card::try_from(code.clone()).expect("a card");
    sorted(codes.iter().map(read).collect())
}

/// The codes of these cards.
pub fn write_cards(cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| String::from(*card)).collect()
}

/// The cards in their order.
pub fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort();
    cards
}

/// How many of these cards are like this one.
pub fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|other| **other == card).count()
}

/// The different cards among these, in order.
pub fn kinds(cards: &[Card]) -> Vec<Card> {
    let mut kinds = sorted(cards.to_vec());
    kinds.dedup();
    kinds
}

/// Whether all the cards `part` are among the cards `whole`.
pub fn contains(whole: &[Card], part: &[Card]) -> bool {
    kinds(part).into_iter().all(|card| count(whole, card) >= count(part, card))
}

/// Takes one card out of these.
pub fn take_card(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|other| *other == card).expect("the card is there");
    cards.remove(place);
}

/// Every different choice of at least `least` and at most `most` of these cards, each one sorted.
pub fn choices(cards: &[Card], least: usize, most: usize) -> Vec<Vec<Card>> {
    let mut chosen = vec![Vec::new()];
    for kind in kinds(cards) {
        let mut longer = Vec::new();
        for choice in &chosen {
            for number in 0..=count(cards, kind).min(most - choice.len()) {
                let mut choice = choice.clone();
                choice.extend(std::iter::repeat_n(kind, number));
                longer.push(choice);
            }
        }
        chosen = longer;
    }
    chosen.retain(|choice| choice.len() >= least);
    chosen
}
