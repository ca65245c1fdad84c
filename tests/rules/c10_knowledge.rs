//! C10 What a player may know.

use crate::common::*;
use blue_moon_city::city::plain::CityView;
use serde_json::Value;

fn view(city: &City, seat: Option<Seat>) -> CityView {
    City::view(&city.seen(seat).unwrap())
}

fn json(city: &City, seat: Option<Seat>) -> Value {
    serde_json::to_value(view(city, seat)).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<_> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// A position in the middle of things: cards aside, dragons, markers, a declaration on the other hand not.
fn rich_position(players: u8) -> City {
    let mut city = game(players)
        .figure(First, IronFoundry)
        .dragon(Red, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .marker(Second, Mill, 0)
        .offerings(&[Second])
        .crystals(First, 4)
        .crystals(Second, 9)
        .hand(First, "V2 P3 K1")
        .city();
    city.plays(contribute(2, "V2"));
    city
}

fn viewers(players: u8) -> Vec<Option<Seat>> {
    Seat::all(players).map(Some).chain([None]).collect()
}

#[test]
fn c10_1_the_open_table_is_the_same_to_all() {
    for players in 2..=4 {
        let city = rich_position(players);
        for viewer in viewers(players) {
            assert_eq!(view(&city, viewer).table, city.state().table);
            assert_eq!(view(&city, viewer).settings, city.state().settings);
        }
    }
}

#[test]
fn c10_1_the_numbers_of_hidden_cards_are_open() {
    let city = rich_position(2);
    let table = view(&city, None).table;
    assert_eq!(table.seats.iter().map(|seat| seat.hand_size).collect::<Vec<_>>(), [2, 8]);
    assert_eq!((table.aside_size, usize::from(table.deck_size)), (2, city.deck().len()));
    assert_eq!(table.discard, cards("V2"));
}

#[test]
fn c10_1_the_open_table_has_all_that_the_rule_names() {
    let city = rich_position(2);
    let table = json(&city, None)["table"].clone();
    assert_eq!(
        keys(&table),
        [
            "asideSize",
            "deckSize",
            "discard",
            "dragons",
            "obelisk",
            "pool",
            "quietTurns",
            "result",
            "seats",
            "tiles",
            "turn"
        ]
    );
    assert_eq!(keys(&table["seats"][0]), ["declared", "figure", "handSize", "markers", "scales"]);
    assert_eq!(keys(&table["turn"]), ["number", "phase", "seat", "steps"]);
}

#[test]
fn c10_1_all_moves_are_open() {
    for played in [end_turn("V1 V2"), contribute(0, "V2 V3"), offer_with(P1), walk(Mill)] {
        for viewer in viewers(4) {
            assert_eq!(City::move_for(&played, First, viewer), Some(played));
        }
    }
}

#[test]
fn c10_2_a_player_sees_the_own_hand_and_crystals_only() {
    let city = rich_position(3);
    for seat in Seat::all(3) {
        let view = view(&city, Some(seat));
        assert_eq!(view.hand, Some(*city.hand(seat)));
        let expected: Vec<_> =
            Seat::all(3).map(|other| (other == seat).then(|| city.crystals(other))).collect();
        assert_eq!(view.crystals, expected);
    }
}

#[test]
fn c10_2_a_spectator_sees_no_hand_and_no_crystals() {
    let city = rich_position(3);
    let view = view(&city, None);
    assert_eq!((view.hand, view.crystals), (None, vec![None; 3]));
}

#[test]
fn c10_2_crystals_are_open_by_an_option() {
    let options = CityOptions { open_crystals: Some(true), ..CityOptions::new(3) };
    let city = game_with(options).crystals(First, 1).crystals(Second, 2).crystals(Third, 3).city();
    for viewer in viewers(3) {
        assert_eq!(view(&city, viewer).crystals, [Some(1), Some(2), Some(3)]);
    }
    assert!(
        !City::new(&CityOptions::new(2), &seed("default")).unwrap().table().settings.open_crystals
    );
}

#[test]
fn c10_2_nobody_sees_for_a_seat_that_is_not_in_the_game() {
    let city = game(2).city();
    assert_eq!(city.seen(Some(Third)).unwrap_err().code(), ErrorCode::BadArgument);
}

#[test]
fn c10_3_deck_cards_aside_generator_and_seed_are_in_no_view() {
    let city = rich_position(2);
    for viewer in viewers(2) {
        let json = json(&city, viewer);
        assert_eq!(
            keys(&json),
            ["crystals", "game", "hand", "ply", "rules", "settings", "table", "version", "view"]
        );
        assert!(!json.to_string().contains(&city.state().generator.key));
    }
}

#[test]
fn c10_3_what_is_hidden_makes_no_difference_to_a_view() {
    let city = rich_position(3);
    let mut state = city.state();
    // Swap a card aside with one of the deck and one of a foreign hand, turn the deck, change the generator.
    state.deck.reverse();
    state.generator.key = "ab".repeat(32);
    state.generator.position += 5;
    let mut aside = state.aside;
    let from_aside = aside.iter().next().unwrap();
    let from_deck = std::mem::replace(&mut state.deck[0], from_aside);
    aside.take(from_aside);
    aside.add(from_deck);
    state.aside = aside;
    let third = state.hands[2].iter().next().unwrap();
    let from_deck = std::mem::replace(&mut state.deck[1], third);
    state.hands[2].take(third);
    state.hands[2].add(from_deck);
    state.crystals[2] += 3;
    let other = City::validate(&state).unwrap();
    assert_ne!(other, city);
    for viewer in [Some(First), Some(Second), None] {
        assert_eq!(view(&other, viewer), view(&city, viewer));
    }
}

#[test]
fn c10_3_a_position_drawn_anew_looks_the_same_to_the_seat() {
    let mut generator = seed("drawn anew").generator();
    for players in 2..=4 {
        let city = rich_position(players);
        for viewer in viewers(players) {
            let seen = city.seen(viewer).unwrap();
            let other = City::resample(&seen, &mut generator);
            assert_eq!(other.seen(viewer).unwrap(), seen);
            assert_eq!(City::validate(&other.state()), Ok(other));
            assert_ne!(other.state().deck, city.state().deck);
            assert_ne!(other.state().generator.key, city.state().generator.key);
        }
    }
}

/// In the race somebody must have the crystals for the next offering: what is drawn anew has to respect it.
#[test]
fn c10_3_a_position_drawn_anew_can_be_in_the_race_too() {
    let mut generator = seed("race").generator();
    let city = game(3).all_complete_but(&[]).crystals(Second, 12).city();
    for _ in 0..100 {
        for viewer in viewers(3) {
            let seen = city.seen(viewer).unwrap();
            let other = City::resample(&seen, &mut generator);
            assert_eq!(City::validate(&other.state()), Ok(other));
            assert_eq!(other.seen(viewer).unwrap(), seen);
        }
    }
}

/// The hidden crystals of one player in positions drawn anew from what another one sees.
fn drawn_crystals(city: &City, viewer: Seat, hidden: Seat, draws: usize) -> Vec<u32> {
    let mut generator = seed("crystals").generator();
    let seen = city.seen(Some(viewer)).unwrap();
    (0..draws).map(|_| City::resample(&seen, &mut generator).crystals(hidden)).collect()
}

#[test]
fn c10_3_hidden_crystals_are_drawn_from_none_to_the_price_of_two_offerings() {
    let drawn = drawn_crystals(&game(2).crystals(Second, 30).city(), First, Second, 1_000);
    for crystals in 0..=14 {
        assert!(drawn.contains(&crystals), "{crystals}: both offerings cost 7");
    }
    assert!(drawn.iter().all(|&crystals| crystals <= 14));
}

/// If nobody else has them, a player whose crystals are hidden must have those for the next offering, 7: as many as
/// that or more, up to the price of two, each number alike.
#[test]
fn c10_3_in_the_race_somebody_is_drawn_who_can_offer() {
    let poor = game(2).all_complete_but(&[]).crystals(Second, 12).city();
    let drawn = drawn_crystals(&poor, First, Second, 4_000);
    assert!(drawn.iter().all(|crystals| (7..=14).contains(crystals)));
    for crystals in 7..=14 {
        let times = drawn.iter().filter(|&&other| other == crystals).count();
        assert!((400..600).contains(&times), "{crystals}: {times} of 4000 times");
    }
    let able = game(2).all_complete_but(&[]).crystals(First, 7).crystals(Second, 12).city();
    assert!(drawn_crystals(&able, First, Second, 200).contains(&0), "the first player can");
}

/// The ranking tells the crystals that were compared: then they are no longer hidden.
#[test]
fn c10_3_a_position_drawn_anew_can_be_over_too() {
    let mut generator = seed("over").generator();
    let limited = CityOptions { turn_limit: Some(1), ..CityOptions::new(3) };
    let mut by_limit = game_with(limited).crystals(First, 3).crystals(Second, 1).city();
    by_limit.plays(end_turn(""));
    let mut in_the_race =
        game(3).all_complete_but(&[]).crystals(First, 7).crystals(Third, 2).city();
    in_the_race.plays(offer());
    let mut won = game(2).offerings(&[First; 5]).crystals(First, 30).city();
    won.plays(offer());
    for city in [by_limit, in_the_race, won] {
        for viewer in viewers(city.players()) {
            let seen = city.seen(viewer).unwrap();
            let other = City::resample(&seen, &mut generator);
            assert_eq!(City::validate(&other.state()), Ok(other));
            assert_eq!(other.seen(viewer).unwrap(), seen);
        }
    }
}

#[test]
fn c10_4_the_view_of_the_player_to_move_tells_the_same_legal_moves() {
    for players in 2..=4 {
        for city in
            [rich_position(players), game(players).city(), game(players).crystals(First, 9).city()]
        {
            let seen = city.seen(Some(First)).unwrap();
            let mut moves = Vec::new();
            City::legal_moves(&City::known_of_seen(&seen).unwrap(), &mut moves);
            assert_eq!(moves, city.moves());
        }
    }
}

#[test]
fn c10_4_the_view_of_another_does_not() {
    let city = rich_position(3);
    for viewer in [Some(Second), Some(Third), None] {
        let seen = city.seen(viewer).unwrap();
        let error = City::known_of_seen(&seen).unwrap_err();
        assert_eq!(
            (error.code(), error.rule()),
            (Code::from(ErrorCode::NotYourView), Some("C10.4"))
        );
    }
}

#[test]
fn c10_5_drawn_cards_are_told_to_their_owner_only() {
    let draw = |cards| CityEvent::Draw { seat: Second, count: 2, cards };
    let told = draw(Some(cards("V1 V2")));
    assert_eq!(City::event_for(&told, Some(Second)), Some(told.clone()));
    for viewer in [Some(First), Some(Third), None] {
        assert_eq!(City::event_for(&told, viewer), Some(draw(None)));
    }
}

#[test]
fn c10_5_cards_aside_are_told_when_they_are_taken_up_and_to_their_owner_only() {
    let mut city = rich_position(2);
    let aside = *city.aside();
    let events = city.plays(end_turn(""));
    let told = CityEvent::TakeUp { seat: First, count: 2, cards: Some(aside) };
    assert!(events.contains(&told));
    assert_eq!(City::event_for(&told, Some(First)), Some(told.clone()));
    for viewer in [Some(Second), None] {
        let hidden = CityEvent::TakeUp { seat: First, count: 2, cards: None };
        assert_eq!(City::event_for(&told, viewer), Some(hidden));
    }
}

#[test]
fn c10_5_cards_laid_aside_are_told_by_their_number_alone() {
    let told = CityEvent::SetAside { seat: First, count: 2 };
    assert_eq!(serde_json::to_string(&told).unwrap(), r#"{"type":"setAside","seat":0,"count":2}"#);
}

#[test]
fn c10_5_everything_else_is_told_to_all() {
    let mut city = game(2)
        .figure(First, IronFoundry)
        .dragon(Red, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(Second, IronFoundry, 1)
        .scales(Second, 8)
        .hand(First, "V2 V3 F2")
        .city();
    let mut events = city.plays(extra_steps());
    events.extend(city.plays(contribute(2, "V2")));
    events.extend(
        city.plays(end_turn("V3"))
            .into_iter()
            .filter(|event| !matches!(event, CityEvent::Draw { .. } | CityEvent::TakeUp { .. })),
    );
    for event in events {
        for viewer in viewers(2) {
            assert_eq!(City::event_for(&event, viewer), Some(event.clone()));
        }
    }
}

#[test]
fn c10_5_a_preview_tells_what_is_certain_and_cards_by_their_number() {
    let city = game(2)
        .figure(First, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(Second, IronFoundry, 1)
        .hand(First, "V2 V3")
        .city();
    let foreseen = City::preview(&city.seen(Some(First)).unwrap(), &contribute(2, "V2")).unwrap();
    let mut after = city;
    assert_eq!(foreseen, after.plays(contribute(2, "V2")));
    let foreseen = City::preview(&after.seen(Some(First)).unwrap(), &end_turn("V3")).unwrap();
    let told: Vec<_> = after
        .plays(end_turn("V3"))
        .iter()
        .filter_map(|event| City::event_for(event, None))
        .collect();
    assert_eq!(foreseen, told);
}

#[test]
fn c10_5_a_preview_is_silent_where_hidden_crystals_decide() {
    // Whether the race goes on after this offering hangs on the crystals of the other.
    for crystals in [6, 7] {
        let mut city = game(2)
            .all_complete_but(&[])
            .crystals(First, 7)
            .crystals(Second, crystals)
            .hand(First, "")
            .city();
        let foreseen = City::preview(&city.seen(Some(First)).unwrap(), &offer()).unwrap();
        assert_eq!(foreseen.len(), 1, "the offering alone");
        let events = city.plays(offer());
        assert_eq!(events.len(), if crystals == 7 { 1 } else { 2 });
    }
    // That the game ends is certain here, but not the ranking.
    let limited = CityOptions { turn_limit: Some(1), ..CityOptions::new(2) };
    let city = game_with(limited).city();
    let foreseen = City::preview(&city.seen(Some(First)).unwrap(), &end_turn("")).unwrap();
    assert_eq!(foreseen.last(), Some(&CityEvent::GameOver { result: None }));
}
