//! What holds in every position of every game: random games of 2, 3 and 4 players.
//!
//! `BMC_GAMES=10000 cargo test --test games properties` plays so many games instead of 180.

use crate::common::games::*;
use crate::common::*;
use blue_moon_city::city::explain::{CityExplanation, CityQuestion};
use blue_moon_city::city::table::{all_cards, obelisk, scales_in_game};
use blue_moon_city::json;

/// More moves than any game of these players takes.
const MOST_PLIES: usize = 20_000;

fn games() -> u32 {
    amount("BMC_GAMES", 180) / 3
}

/// A move with the positions before and after it.
struct Step<'a> {
    before: City,
    listed: &'a [CityMove],
    played: CityMove,
    events: &'a [CityEvent],
    after: City,
}

/// Plays the games of 2, 3 and 4 players to their ends; `with` looks at every step and may use chance of its own.
fn in_all_games(share: u32, mut with: impl FnMut(&Step<'_>, &mut Generator)) {
    for players in 2..=4 {
        for number in 0..games().div_ceil(share) {
            let RandomGame { options, seed, policy, mut generator } = random_game(players, number);
            let mut chance = Generator { position: 0, ..seed.generator() };
            let mut city = City::new(&options, &seed).unwrap();
            for ply in 0.. {
                assert!(ply < MOST_PLIES, "game {number} of {players} does not end");
                let (listed, before) = (city.moves(), city);
                assert_eq!(
                    listed.is_empty(),
                    city.outcome().is_some(),
                    "no move just if the game is over"
                );
                if listed.is_empty() {
                    break;
                }
                let played = policy.choose(&listed, &mut generator);
                let mut events = Vec::new();
                city.apply(&played, &mut Events::to(&mut events)).unwrap();
                with(
                    &Step { before, listed: &listed, played, events: &events, after: city },
                    &mut chance,
                );
            }
        }
    }
}

#[test]
fn nothing_is_lost_and_nothing_comes_from_nowhere() {
    in_all_games(1, |step, _| {
        let (city, table) = (&step.after, step.after.table());
        let players = table.players();

        let mut cards: Cards =
            city.deck().iter().chain(city.aside().iter()).chain(table.discard.iter()).collect();
        Seat::all(players).for_each(|seat| cards.add_all(city.hand(seat)));
        assert_eq!(cards.len(), 80);
        assert!(all_cards(&table.settings).all(|(card, count)| cards.count(card) == count));

        for seat in Seat::ALL {
            let placed = table
                .boxes
                .iter()
                .flatten()
                .chain(&table.obelisk)
                .filter(|&&owner| owner == Some(seat))
                .count();
            let sits = seat.index() < players.into();
            assert_eq!(placed + usize::from(city.markers(seat)), if sits { 10 } else { 0 });
            assert!(city.crystals(seat) < 10_000, "crystals have wrapped around");
        }

        let held: u8 = table.scales.iter().sum();
        assert_eq!(held + table.pool, scales_in_game(players));
        assert!(table.pool > 0, "an empty pool is scored");

        let filled = table.obelisk.iter().take_while(|owner| owner.is_some()).count();
        assert!(
            table.obelisk[filled..].iter().all(Option::is_none),
            "the obelisk is filled from below"
        );
        assert!(filled <= obelisk(players).len());
    });
}

#[test]
fn whoever_got_crystals_for_scales_keeps_none_and_nobody_keeps_three() {
    let mut scorings = 0;
    in_all_games(1, |step, _| {
        for event in step.events {
            if let CityEvent::ScaleScoring { seats, pool } = event {
                scorings += 1;
                let most = seats.iter().map(|score| score.scales).max().unwrap();
                let tied = seats.iter().filter(|score| score.scales == most).count();
                for score in seats {
                    let expected = match score.scales {
                        scales if scales == most && tied == 1 => 6,
                        scales if scales == most || scales >= 3 => 3,
                        _ => 0,
                    };
                    assert_eq!(score.crystals, expected);
                    let returned = expected > 0 || step.after.table().settings.return_all_scales;
                    assert_eq!(score.kept, if returned { 0 } else { score.scales });
                    assert!(score.kept < 3);
                }
                let kept: u8 = seats.iter().map(|score| score.kept).sum();
                assert_eq!(kept + pool, scales_in_game(step.after.table().players()));
            }
        }
    });
    assert!(scorings > 10, "there were {scorings} scorings only");
}

#[test]
fn every_position_is_one_that_can_be_and_its_json_is_read_back() {
    in_all_games(2, |step, chance| {
        let state = step.after.state();
        assert_eq!(City::validate(&state), Ok(step.after));
        if chance.below(10) == 0 {
            let text = serde_json::to_string(&state).unwrap();
            assert_eq!(json::read(&text, ErrorCode::BadState), Ok(state.clone()));
            assert_eq!(serde_json::from_str::<CityState>(&text).unwrap(), state);
        }
    });
}

#[test]
fn moves_are_listed_once_in_order_and_all_of_them_are_accepted() {
    in_all_games(2, |step, chance| {
        assert!(step.listed.windows(2).all(|two| two[0] < two[1]), "the order is strict");
        for listed in step.listed {
            assert_eq!(City::check(&step.before.known(), listed), Ok(()), "{listed}");
        }
        let one = step.listed[chance.below(step.listed.len() as u32) as usize];
        let mut after = step.before;
        after.apply(&one, &mut Events::ignored()).unwrap();
        assert!(City::validate(&after.state()).is_ok());
        assert_ne!(after, step.before, "a move changes something");
        let text = City::format_move(&one);
        assert_eq!(City::parse_move(&text), Ok(one), "{text}");
        assert_eq!(json::read(&serde_json::to_string(&one).unwrap(), ErrorCode::BadState), Ok(one));
    });
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let mut refused = [0; 9];
    in_all_games(2, |step, chance| {
        for _ in 0..4 {
            let tried = any_move(&step.before, chance);
            let checked = City::check(&step.before.known(), &tried);
            let (mut after, mut events) = (step.before, Vec::new());
            assert_eq!(after.apply(&tried, &mut Events::to(&mut events)), checked);
            match checked {
                Err(error) => {
                    assert!(
                        !step.listed.contains(&tried),
                        "{tried} is listed and refused: {error}"
                    );
                    assert_eq!((after, events), (step.before, vec![]));
                    assert!(error.rule().is_some_and(|rule| rule.starts_with('C')), "{error}");
                    refused[usize::from(tried.type_number())] += 1;
                }
                // The exception: payments with superfluous cards (C4.9).
                Ok(()) if !step.listed.contains(&tried) => {
                    let CityMove::Contribute { place, cards } = tried else {
                        panic!("{tried} is not listed")
                    };
                    let part = |payment: &Cards| cards.has_all(payment) && cards != *payment;
                    assert!(
                        step.before.payments(place).iter().any(part),
                        "{tried} holds no listed payment"
                    );
                }
                Ok(()) => {}
            }
        }
    });
    assert!(refused.iter().all(|&count| count > 20), "{refused:?}");
}

#[test]
fn seed_and_moves_give_the_same_game_again() {
    for players in 2..=4 {
        for number in 0..games().div_ceil(4) {
            let mut played = Vec::new();
            let RandomGame { options, seed, policy, mut generator } = random_game(players, number);
            let mut city = City::new(&options, &seed).unwrap();
            while let moves @ [_, ..] = city.moves().as_slice() {
                let chosen = policy.choose(moves, &mut generator);
                city.apply(&chosen, &mut Events::ignored()).unwrap();
                played.push(chosen);
            }
            let mut again = City::new(&options, &seed).unwrap();
            played.iter().for_each(|chosen| again.apply(chosen, &mut Events::ignored()).unwrap());
            assert_eq!(again, city);
            assert_eq!(
                serde_json::to_string(&again.state()).unwrap(),
                serde_json::to_string(&city.state()).unwrap()
            );
        }
    }
}

fn viewers(city: &City) -> Vec<Option<Seat>> {
    Seat::all(city.players()).map(Some).chain([None]).collect()
}

#[test]
fn the_view_of_the_player_to_move_gives_the_same_moves() {
    in_all_games(2, |step, _| {
        let seen = step.before.seen(Some(step.before.table().seat)).unwrap();
        let mut moves = Vec::new();
        City::legal_moves(&City::known_of_seen(&seen).unwrap(), &mut moves);
        assert_eq!(moves, step.listed);
    });
}

#[test]
fn what_a_seat_cannot_know_is_not_in_its_view() {
    in_all_games(4, |step, chance| {
        for viewer in viewers(&step.after) {
            let seen = step.after.seen(viewer).unwrap();
            let other = City::resample(&seen, chance);
            assert_eq!(City::validate(&other.state()), Ok(other), "it is a position that can be");
            assert_eq!(City::view(&other.seen(viewer).unwrap()), City::view(&seen));
            if viewer == other.actor() {
                assert_eq!(other.moves(), step.after.moves());
            }
        }
    });
}

#[test]
fn views_are_read_back() {
    in_all_games(4, |step, chance| {
        if chance.below(8) == 0 {
            for viewer in viewers(&step.after) {
                let seen = step.after.seen(viewer).unwrap();
                let view = City::view(&seen);
                assert_eq!(
                    json::read(&serde_json::to_string(&view).unwrap(), ErrorCode::BadState),
                    Ok(view.clone())
                );
                assert_eq!(City::validate_view(&view), Ok(seen));
            }
        }
    });
}

#[test]
fn a_preview_is_the_beginning_of_what_happens() {
    let mut whole = 0;
    in_all_games(4, |step, _| {
        let seen = step.before.seen(Some(step.before.table().seat)).unwrap();
        let foreseen = City::preview(&seen, &step.played).unwrap();
        let told: Vec<CityEvent> =
            step.events.iter().filter_map(|event| City::event_for(event, None)).collect();
        assert!(foreseen.len() <= told.len());
        for (one, other) in foreseen.iter().zip(&told) {
            match (one, other) {
                (CityEvent::GameOver { result: None }, CityEvent::GameOver { result: Some(_) }) => {
                }
                _ => assert_eq!(one, other),
            }
        }
        assert!(!foreseen.is_empty());
        whole += u32::from(foreseen.len() == told.len());
    });
    assert!(whole > 100, "most of the time all of it is certain");
}

#[test]
fn nobody_is_told_cards_that_others_draw() {
    in_all_games(2, |step, _| {
        for event in step.events {
            let owner = match event {
                CityEvent::Draw { seat, .. } | CityEvent::TakeUp { seat, .. } => Some(*seat),
                _ => None,
            };
            for viewer in viewers(&step.after) {
                let told = City::event_for(event, viewer).unwrap();
                assert_eq!(told == *event, owner.is_none() || owner == viewer);
            }
        }
    });
}

#[test]
fn an_explanation_agrees_with_what_is_legal() {
    let mut explained = 0;
    in_all_games(2, |step, chance| {
        let CityMove::Contribute { place, cards } = any_move(&step.before, chance) else { return };
        let checked = City::check(&step.before.known(), &CityMove::Contribute { place, cards });
        let selection = CityQuestion { place, cards };
        match City::explain(&step.before.known(), &selection) {
            Ok(CityExplanation { needed, sum, missing, uses, problem, .. }) => {
                assert_eq!(
                    problem.map(|problem| problem.code),
                    checked.as_ref().err().map(RulesError::code)
                );
                assert_eq!(missing, u16::from(needed).saturating_sub(sum));
                assert_eq!(uses.iter().map(|used| used.card).collect::<Cards>(), cards);
                if checked.is_ok() {
                    assert_eq!(missing, 0);
                    assert!(uses.iter().all(|used| used.role != CardRole::Unused));
                }
                explained += 1;
            }
            Err(error) => assert_eq!(Err(error), checked),
        }
    });
    assert!(explained > 50, "{explained}");
}
