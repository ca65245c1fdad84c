//! The engine against the naive implementation in `tests/naive`, which was written from the rules alone: at every step
//! the same legal moves in the same order, the same refusals, the same events, the same position.
//!
//! `BMC_COMPARED=1000 cargo test --test games differential` compares every recorded game and more random ones.

use crate::common::games::*;
use crate::common::golden;
use crate::common::scenes::scenes;
use crate::common::*;
use crate::naive::{self, Naive};
use blue_moon_city::city::payment::{self, Price};
use blue_moon_city::json;
use blue_moon_city::rng::{from_hex, hex};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// How many games of each sort are compared.
fn compared() -> u32 {
    amount("BMC_COMPARED", 6)
}

/// A reshuffle, by the engine's generator, which has vectors of its own (`tests/contract/randomness.rs`).
pub fn shuffle(generator: &Value, pile: Vec<String>) -> (Value, Vec<String>) {
    let key = from_hex(generator["key"].as_str().unwrap()).unwrap();
    let mut generator = Generator { key, position: generator["position"].as_u64().unwrap() };
    let mut deck = pile;
    generator.shuffle(&mut deck);
    deck.reverse(); // the last one is drawn first
    (json!({ "key": hex(&generator.key), "position": generator.position }), deck)
}

/// Both of them, side by side.
struct Pair {
    name: String,
    city: City,
    naive: Naive,
    /// How many moves were compared, and how many refusals of each rule.
    moves: u32,
    refused: BTreeMap<String, u32>,
}

impl Pair {
    fn new(name: &str, city: City) -> Pair {
        let naive = Naive::read(&json::write(&city.state()));
        Pair { name: name.to_owned(), city, naive, moves: 0, refused: BTreeMap::new() }
    }

    fn place(&self, played: &CityMove) -> String {
        format!(
            "{}, move {}, {played}:\n{}",
            self.name,
            self.moves,
            json::write(&self.city.state())
        )
    }

    /// Compares the legal moves, which are given back.
    fn list(&mut self) -> Vec<CityMove> {
        let moves = self.city.moves();
        let expected = self.naive.legal_moves();
        let found = moves.iter().map(|listed| serde_json::to_value(listed).unwrap());
        if !found.clone().eq(expected.iter().cloned()) {
            let missing =
                expected.iter().filter(|listed| !found.clone().any(|own| own == **listed));
            let strange = found.clone().filter(|own| !expected.contains(own));
            panic!(
                "{}, move {}: not listed {:?}, listed {:?}\n{}",
                self.name,
                self.moves,
                missing.collect::<Vec<_>>(),
                strange.collect::<Vec<_>>(),
                json::write(&self.city.state())
            );
        }
        moves
    }

    /// Compares whether a move is legal and, if not, that the engine names a rule that it does break.
    fn check(&mut self, played: &CityMove) -> bool {
        let broken = self.naive.violations(&serde_json::to_value(played).unwrap());
        match City::check(&self.city.known(), played) {
            Ok(()) => {
                assert!(broken.is_empty(), "accepted, but {broken:?}: {}", self.place(played));
                true
            }
            Err(error) => {
                assert!(!broken.is_empty(), "refused by {error}: {}", self.place(played));
                if let Some(rule) = error.rule() {
                    assert!(
                        broken.contains(rule),
                        "refused by {error}, not by {broken:?}: {}",
                        self.place(played)
                    );
                    *self.refused.entry(rule.to_owned()).or_default() += 1;
                }
                false
            }
        }
    }

    /// Makes the move with both and compares what happened and where it led.
    fn play(&mut self, played: &CityMove) {
        let (mut events, before) = (Vec::new(), self.city);
        self.city.apply(played, &mut Events::to(&mut events)).unwrap();
        let expected = self.naive.apply(&serde_json::to_value(played).unwrap(), &mut shuffle);
        let found: Vec<Value> =
            events.iter().map(|event| without_ties(serde_json::to_value(event).unwrap())).collect();
        let expected: Vec<Value> = expected.unwrap().into_iter().map(without_ties).collect();
        let state = json::write(&self.city.state());
        self.moves += 1;
        if found != expected || state != self.naive.write() {
            self.city = before;
            panic!(
                "{}\nevents {found:#?}\nnot {expected:#?}\nstate {state}\nnot   {}",
                self.place(played),
                self.naive.write()
            );
        }
    }
}

/// An event without what is arbitrary: of all uses of the cards that turn and pair as few as possible any may be told,
/// so that numbers are compared alone. (`tests/rules/payments.rs` holds that the use is one that pays.)
fn without_ties(mut event: Value) -> Value {
    if let Some(uses) = event["uses"].as_array() {
        let number = |role: &str| uses.iter().filter(|used| used["role"] == role).count();
        event["uses"] = json!([uses.len(), number("turned"), number("pair")]);
        event["sum"] = Value::Null;
    }
    event
}

/// Plays on by chance for so many moves at most; now and then it pays too much.
fn play_on(pair: &mut Pair, policy: Policy, most: u32, generator: &mut Generator) {
    for _ in 0..most {
        let moves = pair.list();
        if moves.is_empty() {
            break;
        }
        for _ in 0..3 {
            pair.check(&any_move(&pair.city, generator));
        }
        let mut played = policy.choose(&moves, generator);
        if let CityMove::Contribute { place, mut cards } = played {
            let hand: Vec<Card> = pair.city.hand(pair.city.table().seat).iter().collect();
            cards.add(hand[generator.below(hand.len() as u32) as usize]);
            let dearer = CityMove::Contribute { place, cards };
            if pair.check(&dearer) && generator.below(2) == 0 {
                played = dearer;
            }
        }
        pair.play(&played);
    }
}

fn report(what: &str, pairs: &[Pair]) {
    let moves: u32 = pairs.iter().map(|pair| pair.moves).sum();
    let mut refused: BTreeMap<&str, u32> = BTreeMap::new();
    for pair in pairs {
        pair.refused.iter().for_each(|(rule, count)| *refused.entry(rule).or_default() += count);
    }
    println!("{what}: {} games, {moves} moves compared; refused: {refused:?}", pairs.len());
}

#[test]
fn recorded_games_are_played_alike() {
    let plans = golden::plans();
    let step = (plans.len() / (2 * compared()) as usize).max(1);
    let mut pairs = Vec::new();
    for plan in plans.iter().step_by(step) {
        let session =
            blue_moon_city::session::Session::<City>::from_record(&plan.record()).unwrap();
        let mut pair = Pair::new(&plan.name, *session.at(0).unwrap());
        let mut chance = seed(&plan.name).generator();
        for played in session.moves() {
            pair.list();
            pair.check(&any_move(&pair.city, &mut chance));
            pair.play(played);
        }
        assert!(pair.list().is_empty() && pair.naive.to_move().is_none());
        pairs.push(pair);
    }
    report("recorded games", &pairs);
}

#[test]
fn random_games_are_played_alike() {
    let mut pairs = Vec::new();
    for players in 2..=4 {
        for number in 0..compared().div_ceil(3) {
            let RandomGame { options, seed, policy, mut generator } = random_game(players, number);
            let city = City::new(&options, &seed).unwrap();
            let mut pair = Pair::new(seed.text(), city);
            play_on(&mut pair, policy, 300, &mut generator);
            pairs.push(pair);
        }
    }
    report("random games", &pairs);
}

#[test]
fn what_random_games_never_reach_is_played_alike() {
    let mut pairs = Vec::new();
    for (name, city) in scenes() {
        for number in 0..compared().div_ceil(3) {
            let mut generator = seed(&format!("{name} {number}")).generator();
            let mut pair = Pair::new(&format!("{name} {number}"), city);
            let policy = if number % 2 == 0 { Policy::Eager } else { Policy::Uniform };
            play_on(&mut pair, policy, 40, &mut generator);
            pairs.push(pair);
        }
    }
    report("constructed positions", &pairs);
}

#[test]
fn the_same_sets_of_cards_pay() {
    let mut generator = seed("sets of cards").generator();
    let (mut paid, mut compared) = (0, 0);
    for _ in 0..amount("BMC_HANDS", 1500) {
        let any = |_| Card::ALL[generator.below(Card::KINDS as u32) as usize];
        let cards: Vec<Card> = (0..7).map(any).collect();
        for size in 1..=cards.len() {
            let codes: Vec<String> =
                cards[..size].iter().map(|card| card.code().to_owned()).collect();
            let cards: Cards = cards[..size].iter().copied().collect();
            for people in People::ALL {
                let colour = format!("{people:?}").chars().next().unwrap();
                for number in 1..=5 {
                    let pays = payment::plan(&cards, Some(people), number).is_ok();
                    let expected = naive::is_payment(&codes, colour, number.into());
                    assert_eq!(pays, expected, "{cards} for {colour} {number}");
                    (paid, compared) = (paid + u32::from(pays), compared + 1);
                }
            }
        }
    }
    println!("{compared} sets of cards and prices, of which {paid} pay");
}

#[test]
fn the_minimal_payments_of_all_boxes_are_those_of_brute_force() {
    // No payment has more than five cards of a kind: the largest number of a box is 5.
    let copies = amount("BMC_COPIES", 5) as u8;
    let hand: Cards =
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, copies.into())).collect();
    let codes: Vec<String> = hand.iter().map(|card| card.code().to_owned()).collect();
    let mut compared = BTreeMap::new();
    for building in BuildingId::ALL {
        let people = Rules::NEWEST.facts(building).people;
        for (place, &number) in Rules::NEWEST.facts(building).boxes.iter().enumerate() {
            if compared.contains_key(&(people, number)) {
                continue;
            }
            let mut found = BTreeSet::new();
            payment::list(&hand, Price { people, number }, &mut |cards| {
                let codes: Vec<String> = cards.iter().map(|card| card.code().to_owned()).collect();
                assert!(found.insert(codes), "{cards} is listed twice");
            });
            let expected = naive::box_payments(&codes, building.id(), place);
            assert!(found == expected, "{people:?} {number}");
            compared.insert((people, number), found.len());
        }
    }
    let payments: usize = compared.values().sum();
    println!(
        "{} prices, {payments} minimal payments out of a hand of {}",
        compared.len(),
        hand.len()
    );
}
