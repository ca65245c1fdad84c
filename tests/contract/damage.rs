//! States and views that are damaged at random, one or a few fields at a time: never a panic; either they are refused,
//! or they are positions like any other.
//!
//! `BMC_DAMAGE=1000000 cargo test --test contract damage` tries that many.

use crate::common::games::*;
use crate::common::values::{count, nth};
use crate::common::*;
use blue_moon_city::city::plain::CityView;
use blue_moon_city::json;
use serde_json::{Value, json};

fn tries() -> u32 {
    amount("BMC_DAMAGE", 15_000)
}

/// Positions from the middle and the end of random games.
fn positions() -> Vec<City> {
    let mut positions = Vec::new();
    let games = amount("BMC_GAMES", 180) / 20;
    let numbers = |players| (0..games).map(move |number| (players, number));
    for (players, number) in (2..=4).flat_map(numbers) {
        let RandomGame { options, seed, policy, mut generator } = random_game(players, number);
        let mut city = City::new(&options, &seed).unwrap();
        while let moves @ [_, ..] = city.moves().as_slice() {
            if generator.below(60) == 0 {
                positions.push(city);
            }
            let chosen = policy.choose(moves, &mut generator);
            city.apply(&chosen, &mut Events::ignored()).unwrap();
        }
        positions.push(city);
    }
    let declared = game(2).quiet_turns(6).declared(First).turn_of(Second);
    let race = game(3)
        .all_complete_but(&[])
        .crystals(First, 8)
        .crystals(Third, 20)
        .offerings(&[First, Second]);
    positions.extend([declared.city(), race.city()]);
    positions
}

/// Changes one value: to one nearby, to one from elsewhere, or to nonsense.
fn damage(whole: &mut Value, generator: &mut Generator) {
    let mut below = |bound: usize| generator.below(bound as u32) as usize;
    let values = count(whole);
    let donor = nth(whole, below(values)).clone();
    let target = nth(whole, 1 + below(values - 1));
    let nonsense = [
        json!(null),
        json!(true),
        json!(0),
        json!(255),
        json!(u64::MAX),
        json!(-1),
        json!(1.5),
        json!(""),
        json!([]),
        json!({}),
    ];
    match (&mut *target, below(8)) {
        (_, 0) => *target = donor,
        (_, 1) => *target = nonsense[below(nonsense.len())].clone(),
        (Value::Number(number), _) => {
            let number = number.as_u64().unwrap_or(0);
            *target = json!(match below(4) {
                0 => number.wrapping_add(1),
                1 => number.wrapping_sub(1),
                2 => number.wrapping_mul(2),
                _ => below(30) as u64,
            });
        }
        (Value::Bool(truth), _) => *truth = !*truth,
        (Value::String(text), _) => {
            let card = Card::ALL[below(Card::KINDS)].code();
            let building = BuildingId::ALL[below(21)].id();
            let words = [
                card,
                building,
                "movement",
                "contribution",
                "race",
                "stalemate",
                "turnLimit",
                "noMarkers",
                "offerings",
            ];
            *text = words[below(words.len())].to_owned();
        }
        (Value::Null, _) => *target = json!(below(5)),
        (Value::Array(list), 2) => list.reverse(),
        (Value::Array(list), way) if !list.is_empty() => {
            let at = below(list.len());
            match way {
                3 => drop(list.remove(at)),
                4 => list.push(list[at].clone()),
                _ => {
                    let other = below(list.len());
                    list.swap(at, other);
                }
            }
        }
        (Value::Array(list), _) => list.push(donor),
        (Value::Object(fields), way) => {
            let key = fields.keys().nth(below(fields.len().max(1))).cloned().unwrap_or_default();
            match way {
                2 => drop(fields.remove(&key)),
                3 => drop(fields.insert("extra".to_owned(), donor)),
                _ => drop(fields.insert(key, donor)),
            }
        }
    }
}

/// Damages that keep the sums of a state: cards, markers or scales go elsewhere, turns and phases change.
fn shift(state: &mut CityState, generator: &mut Generator) {
    let mut below = |bound: usize| generator.below(bound as u32) as usize;
    let players = state.hands.len();
    let seat = below(players);
    let table = &mut state.table;
    match below(12) {
        0 if !state.deck.is_empty() => {
            let card = state.deck.remove(0);
            state.hands[seat].add(card);
            table.seats[seat].hand_size += 1;
            table.deck_size -= 1;
        }
        1 if !state.deck.is_empty() => {
            let card = state.deck.remove(0);
            state.aside.add(card);
            table.aside_size += 1;
            table.deck_size -= 1;
        }
        2 => {
            let all = std::mem::take(&mut state.deck);
            all.into_iter().for_each(|card| table.discard.add(card));
            table.deck_size = 0;
        }
        3 => {
            let other = below(players);
            if table.seats[other].scales > 0 {
                table.seats[other].scales -= 1;
                table.seats[seat].scales += 1;
            }
        }
        4 => {
            let moved = table.pool.saturating_sub(1);
            table.pool -= moved;
            table.seats[seat].scales += moved;
        }
        5 => {
            let tile = &mut table.tiles[below(21)];
            let open = tile.boxes.iter().position(Option::is_none);
            if let Some(place) = open.filter(|_| table.seats[seat].markers > 0) {
                tile.boxes[place] = Some(Seat::ALL[seat]);
                table.seats[seat].markers -= 1;
            }
        }
        6 => {
            if table.seats[seat].markers > 0 {
                table.obelisk.push(Seat::ALL[seat]);
                table.seats[seat].markers -= 1;
            }
        }
        7 => {
            for tile in table.tiles.iter_mut().filter(|tile| tile.building != Courtyard) {
                for marker in tile.boxes.iter_mut() {
                    if let Some(owner) = marker.take() {
                        table.seats[owner.index()].markers += 1;
                    }
                }
                tile.complete = true;
            }
        }
        8 => {
            let contribution = below(2) == 0;
            table.turn.phase = if contribution { Phase::Contribution } else { Phase::Movement };
            table.turn.steps = if contribution { 0 } else { below(5) as u8 };
        }
        9 => table.turn.seat = Seat::ALL[seat],
        10 => {
            table.quiet_turns = below(13) as u8;
            table.seats[seat].declared = below(2) == 0;
        }
        _ => {
            table.seats[seat].figure = tile(below(21));
            state.crystals[seat] = below(20) as u32;
        }
    }
}

/// Uses a position that was accepted: nothing panics, and every move leads to another that can be.
fn use_it(city: City, state: &CityState, generator: &mut Generator) {
    assert_eq!(city.state(), *state, "an accepted state is canonical");
    let moves = city.moves();
    assert_eq!(moves.is_empty(), city.outcome().is_some(), "{city:?}");
    let some = moves.iter().filter(|_| generator.below(moves.len() as u32) < 4);
    for played in some.copied().collect::<Vec<_>>() {
        let (mut after, mut events) = (city, Vec::new());
        after.apply(&played, &mut Events::to(&mut events)).unwrap();
        assert_eq!(City::validate(&after.state()), Ok(after), "{played} after {city:?}");
        let seen = city.seen(Some(city.turn())).unwrap();
        City::preview(&seen, &played).unwrap();
    }
    for viewer in [None, Some(First)] {
        let seen = city.seen(viewer).unwrap();
        assert_eq!(City::validate_view(&City::view(&seen)), Ok(seen));
        let other = City::resample(&seen, generator);
        assert_eq!(City::validate(&other.state()), Ok(other));
        City::status(&seen);
    }
}

#[test]
fn damaged_states_are_refused_or_can_be_played() {
    let positions = positions();
    let mut generator = seed("damaged states").generator();
    let mut accepted = 0;
    for _ in 0..tries() {
        let state = positions[generator.below(positions.len() as u32) as usize].state();
        let mut value = serde_json::to_value(state).unwrap();
        for _ in 0..=generator.below(2) {
            damage(&mut value, &mut generator);
        }
        let text = value.to_string();
        let read = json::read::<CityState>(&text, ErrorCode::BadState);
        if let Ok(state) = read {
            assert_eq!(serde_json::from_str::<CityState>(&text).ok(), Some(state.clone()));
            if let Ok(city) = City::validate(&state) {
                use_it(city, &state, &mut generator);
                accepted += 1;
            }
        }
    }
    assert!(accepted > tries() / 50, "{accepted} of {} were accepted", tries());
}

#[test]
fn states_whose_sums_are_kept_are_refused_or_can_be_played() {
    let positions = positions();
    let mut generator = seed("shifted states").generator();
    let mut accepted = 0;
    for _ in 0..tries() {
        let mut state = positions[generator.below(positions.len() as u32) as usize].state();
        for _ in 0..=generator.below(4) {
            shift(&mut state, &mut generator);
        }
        if let Ok(city) = City::validate(&state) {
            use_it(city, &state, &mut generator);
            accepted += 1;
        }
    }
    assert!(accepted > tries() / 10, "{accepted} of {} were accepted", tries());
}

#[test]
fn damaged_views_are_refused_or_can_be_used() {
    let positions = positions();
    let mut generator = seed("damaged views").generator();
    let mut accepted = 0;
    for _ in 0..tries() {
        let city = &positions[generator.below(positions.len() as u32) as usize];
        let viewer = [Some(city.turn()), Some(First), None][generator.below(3) as usize];
        let mut value = serde_json::to_value(City::view(&city.seen(viewer).unwrap())).unwrap();
        damage(&mut value, &mut generator);
        let Ok(view) = json::read::<CityView>(&value.to_string(), ErrorCode::BadState) else {
            continue;
        };
        let Ok(seen) = City::validate_view(&view) else { continue };
        accepted += 1;
        assert_eq!(City::view(&seen), view, "an accepted view is canonical");
        City::status(&seen);
        let drawn = City::resample(&seen, &mut generator);
        assert_eq!(City::view(&drawn.seen(seen_by(&view)).unwrap()), view);
        if let Ok(known) = City::known_of_seen(&seen) {
            let mut moves = Vec::new();
            City::legal_moves(&known, &mut moves);
            for played in moves.iter().take(40) {
                City::preview(&seen, played).unwrap();
            }
        }
    }
    assert!(accepted > tries() / 50, "{accepted} of {} were accepted", tries());
}

fn seen_by(view: &CityView) -> Option<Seat> {
    view.view
}

#[test]
fn damaged_text_is_read_as_others_read_it() {
    let positions = positions();
    let mut generator = seed("damaged text").generator();
    for _ in 0..tries() / 3 {
        let state = positions[generator.below(positions.len() as u32) as usize].state();
        let mut text = serde_json::to_string(&state).unwrap().into_bytes();
        for _ in 0..=generator.below(3) {
            let at = generator.below(text.len() as u32) as usize;
            match generator.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, b"[]{},:\"0 n-"[generator.below(11) as usize]),
                2 => text[at] = generator.below(128) as u8,
                _ => text.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&text);
        let (ours, theirs) = (
            json::read::<CityState>(&text, ErrorCode::BadState),
            serde_json::from_str::<CityState>(&text),
        );
        assert_eq!(ours.ok(), theirs.ok(), "{text}");
    }
}

#[test]
fn words_that_are_no_moves_are_refused() {
    let mut generator = seed("words").generator();
    for _ in 0..tries() {
        let length = generator.below(8);
        let letters = b">=.o!0123456789VTAFKMHP \xc3\xa9";
        let word: Vec<u8> =
            (0..length).map(|_| letters[generator.below(letters.len() as u32) as usize]).collect();
        let word = String::from_utf8_lossy(&word);
        if let Ok(played) = City::parse_move(&word) {
            assert_eq!(City::parse_move(&City::format_move(&played)), Ok(played), "{word}");
        }
    }
}
