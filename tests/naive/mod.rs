//! Blue Moon City, played by the letter of the rules: plain lists and brute force. It serves to
//! check a fast engine, and shares no code with it. The numbers (C4.2 and so on) are those of
//! `city.md`.

mod cards;
mod city;
mod contribution;
mod ending;
mod facts;
mod minimal;
mod moves;
mod payments;
mod refusals;
mod scoring;
mod shapes;
mod state;
mod turn;

use cards::{Card, People, read_cards, write_cards};
use serde_json::Value;
use shapes::{Event, Move};
use state::State;
use std::collections::BTreeSet;

/// Ids of rules.
type Rules = BTreeSet<&'static str>;

/// Shuffles: gets the state of the generator and the sorted discard pile, gives the new state of
/// the generator and the new order of the deck.
pub type Shuffle<'a> = &'a mut dyn FnMut(&Value, Vec<String>) -> (Value, Vec<String>);

/// A game.
pub struct Naive {
    state: State,
    /// The rules that took effect since the caller cleared them.
    pub cited: BTreeSet<&'static str>,
    /// How often the scales were scored in this turn, as far as it was played here.
    scale_scorings: u32,
}

/// A move while it is made.
struct Play<'a> {
    state: State,
    cited: &'a mut Rules,
    scale_scorings: &'a mut u32,
    shuffle: Shuffle<'a>,
    events: Vec<Event>,
}

impl Play<'_> {
    /// Notes that a rule took effect.
    fn cite(&mut self, rule: &'static str) {
        self.cited.insert(rule);
    }

    /// Notes what happened.
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The cards in random order.
    fn shuffled(&mut self, pile: Vec<Card>) -> Vec<Card> {
        let generator = serde_json::to_value(&self.state.generator).expect("a generator");
        let (generator, deck) = (self.shuffle)(&generator, write_cards(&pile));
        self.state.generator = serde_json::from_value(generator).expect("a generator");
        deck.into_iter().map(|code| Card::try_from(code).expect("a card")).collect()
    }
}

impl Naive {
    /// Goes on from a legal state.
    pub fn read(state: &str) -> Naive {
        let state = serde_json::from_str(state).expect("a state");
        Naive { state, cited: BTreeSet::new(), scale_scorings: 0 }
    }

    /// The state as canonical JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.state).expect("JSON")
    }

    /// Whose move it is, nobody's once the game is over.
    pub fn to_move(&self) -> Option<u8> {
        match self.state.table.result {
            Some(_) => None,
            None => Some(self.state.active() as u8),
        }
    }

    /// All legal moves, with the minimal payments only (C4.9).
    pub fn legal_moves(&mut self) -> Vec<Value> {
        let moves = moves::legal_moves(&self.state);
        if moves.iter().any(|played| matches!(played, Move::Contribute { .. })) {
            self.cited.insert("C4.9");
        }
        moves.iter().map(|played| serde_json::to_value(played).expect("JSON")).collect()
    }

    /// Every rule that the move breaks; none if it is legal.
    pub fn violations(&mut self, played: &Value) -> BTreeSet<&'static str> {
        let broken = match serde_json::from_value::<Move>(played.clone()) {
            Ok(played) => refusals::broken_rules(&self.state, &played),
            Err(_) => Rules::from([refusals::MALFORMED]),
        };
        self.cited.extend(broken.iter().filter(|rule| **rule != refusals::MALFORMED));
        broken
    }

    /// Makes a move and tells what happened, or else which rules it breaks.
    pub fn apply(
        &mut self,
        played: &Value,
        shuffle: Shuffle,
    ) -> Result<Vec<Value>, BTreeSet<&'static str>> {
        let broken = self.violations(played);
        if !broken.is_empty() {
            return Err(broken);
        }
        let played: Move = serde_json::from_value(played.clone()).expect("a legal move");
        let mut play = Play {
            state: self.state.clone(),
            cited: &mut self.cited,
            scale_scorings: &mut self.scale_scorings,
            shuffle,
            events: Vec::new(),
        };
        play.make(&played);
        play.state.ply += 1;
        let Play { state, events, .. } = play;
        self.state = state;
        Ok(events.iter().map(|event| serde_json::to_value(event).expect("JSON")).collect())
    }
}

/// Whether the cards, all of them used, pay a box of this colour and number (C4.2 to C4.7).
pub fn is_payment(cards: &[String], colour: char, number: u32) -> bool {
    let colour = People::of_letter(colour).expect("a people");
    payments::is_payment(&read_cards(cards), colour, number)
}

/// All minimal payments for a box of a building (C4.8, C4.9), each one sorted.
pub fn box_payments(hand: &[String], building: &str, box_index: usize) -> BTreeSet<Vec<String>> {
    let building = facts::facts().building(building);
    let number = building.boxes[box_index];
    let payments = minimal::minimal_payments(&read_cards(hand), building.people, number);
    payments.iter().map(|payment| write_cards(payment)).collect()
}
