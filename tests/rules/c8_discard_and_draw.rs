//! C8 Discard and draw.

use crate::common::*;

#[test]
fn c8_1_two_more_cards_are_drawn_than_were_discarded() {
    for (discards, drawn) in [("", "T1 T2"), ("V1", "T1 T2 T3"), ("V1 V2", "T1 T2 T3 A1")] {
        let mut city =
            game(2).hand(First, "V1 V2 V3").deck_begins("T1 T2 T3 A1 A2").discard("").city();
        let deck = city.deck().len();
        city.plays(end_turn(discards));
        let mut hand = cards("V1 V2 V3");
        hand.take_all(&cards(discards));
        hand.add_all(&cards(drawn));
        assert_eq!(*city.hand(First), hand);
        assert_eq!(city.table().discard, cards(discards));
        assert_eq!(city.deck().len(), deck - cards(drawn).len());
    }
}

#[test]
fn c8_1_discard_and_draw_are_told_in_order() {
    let mut city = game(2).hand(First, "V1 V2").deck_begins("T1 T2 T3").city();
    let events = city.plays(end_turn("V2"));
    assert_eq!(
        events,
        [
            CityEvent::Discard { seat: First, cards: cards("V2") },
            CityEvent::Draw { seat: First, count: 3, cards: Some(cards("T1 T2 T3")) },
            CityEvent::Turn { seat: Second, number: 2 },
        ]
    );
}

#[test]
fn c8_1_three_cards_are_too_many() {
    let city = game(2).hand(First, "V1 V2 V3 V3").city();
    city.refuses(end_turn("V1 V2 V3"), CityErrorCode::TooManyDiscards, "C8.1");
    city.refuses(end_turn("V1 V2 V3 V3"), CityErrorCode::TooManyDiscards, "C8.1");
}

#[test]
fn c8_1_all_discards_of_none_one_or_two_are_listed_in_order() {
    let city = game(2).hand(First, "V2 V2 K1 P3").city();
    let expected = ["", "V2", "V2 V2", "V2 K1", "V2 P3", "K1", "K1 P3", "P3"].map(end_turn);
    assert_eq!(city.moves_of_type("endTurn"), expected);
    assert!(expected.is_sorted());
}

#[test]
fn c8_1_an_empty_hand_can_discard_nothing() {
    let mut city = game(2).hand(First, "").city();
    assert_eq!(city.moves_of_type("endTurn"), [end_turn("")]);
    city.plays(end_turn(""));
    assert_eq!(city.hand(First).len(), 2);
}

#[test]
fn c8_1_there_is_no_hand_limit() {
    let hand =
        "V1 V1 V1 V2 V2 V2 V2 V3 V3 V3 T1 T1 T1 T2 T2 T2 T2 T3 T3 T3 K1 K1 K1 K1 K1 K1 K1 K1 K1 K1";
    let mut city = game(2).hand(First, hand).city();
    city.plays(end_turn(""));
    assert_eq!(city.hand(First).len(), 32);
}

#[test]
fn c8_1_reward_cards_that_lie_aside_cannot_be_discarded() {
    let mut city = game(2)
        .figure(First, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .hand(First, "V2 P3")
        .deck_begins("T1 T2")
        .city();
    city.plays(contribute(2, "V2"));
    city.refuses(end_turn("T1"), ErrorCode::CardNotInHand, "C2.3");
    assert_eq!(city.moves_of_type("endTurn"), [end_turn(""), end_turn("P3")]);
}

#[test]
fn c8_1_the_turn_ends_after_a_contribution_too() {
    let mut city =
        game(2).figure(First, IronFoundry).hand(First, "V3 T1").deck_begins("A1 A2 A3").city();
    city.plays(contribute(0, "V3"));
    city.plays(end_turn("T1"));
    assert_eq!(city.hand_of(First), "A1 A2 A3");
}

#[test]
fn c8_2_the_order_of_the_discard_pile_is_not_kept() {
    let scene = game(2).hand(First, "V1 T1 A1").dragon(Red, Mill).discard("");
    let (mut one, mut other) = (scene.clone().city(), scene.city());
    one.plays(fly_dragon(V1, Thermae));
    one.plays(fly_dragon(A1, Mill));
    other.plays(fly_dragon(A1, Mill));
    other.plays(fly_dragon(V1, Thermae));
    assert_eq!(one, other);
}

#[test]
fn c8_2_an_empty_deck_is_made_anew_of_the_discard_pile() {
    let mut city = game(2).hand(First, "V1").deck("K1").city();
    let pile = city.table().discard.len();
    assert_eq!(pile, 80 - 8 - 2);
    let events = city.plays(end_turn(""));
    // One card of the old deck, then the pile is shuffled, then one of the new deck.
    assert_eq!(events[0], CityEvent::Reshuffle { cards: pile as u8 });
    assert!(matches!(events[1], CityEvent::Draw { seat: First, count: 2, .. }));
    assert!(city.hand(First).has(K1));
    assert!(city.table().discard.is_empty());
    assert_eq!(city.deck().len(), pile - 1);
}

#[test]
fn c8_2_the_pile_is_shuffled_only_when_a_card_must_be_drawn() {
    let mut city = game(2).hand(First, "V1").deck("K1 K1").city();
    let pile = city.table().discard;
    let events = city.plays(end_turn(""));
    assert!(!events.iter().any(|event| matches!(event, CityEvent::Reshuffle { .. })));
    assert!(city.deck().is_empty());
    assert_eq!(city.table().discard, pile);
}

#[test]
fn c8_2_the_discards_of_this_turn_are_shuffled_too() {
    let mut city = game(2).hand(First, "V1 V2").deck("").discard("T3 T3").city();
    let events = city.plays(end_turn("V1 V2"));
    assert_eq!(events[1], CityEvent::Reshuffle { cards: 4 });
    assert_eq!(city.hand_of(First), "V1 V2 T3 T3", "all four are drawn");
}

#[test]
fn c8_2_the_new_deck_holds_just_the_cards_of_the_pile_in_a_random_order() {
    let scene = game(2).hand(First, "V1").deck("");
    let pile = scene.clone().city().table().discard;
    let orders: std::collections::HashSet<Vec<Card>> = (0..10u8)
        .map(|number| {
            let mut state = scene.clone().state();
            state.generator.key = format!("{number:064}");
            let mut city = City::validate(&state).unwrap();
            city.plays(end_turn(""));
            let mut all: Cards = city.deck().iter().collect();
            all.add_all(city.hand(First));
            all.take(V1);
            assert_eq!(all, pile);
            city.deck().iter().collect()
        })
        .collect();
    assert_eq!(orders.len(), 10);
}

#[test]
fn c8_2_a_reshuffle_takes_numbers_from_the_stream() {
    let mut city = game(2).hand(First, "V1").deck("").city();
    let before = city.state().generator;
    city.plays(end_turn(""));
    let after = city.state().generator;
    assert_eq!(before.key, after.key);
    assert!(after.position >= before.position + 70, "a word at least for every card but one");
}

#[test]
fn c8_2_if_both_are_empty_what_is_missing_is_not_drawn() {
    let mut city = game(2).hand(First, "V1").deck("").discard("").city();
    let events = city.plays(end_turn(""));
    assert_eq!(city.hand_of(First), "V1");
    assert_eq!(
        events,
        [
            CityEvent::Draw { seat: First, count: 0, cards: Some(Cards::NONE) },
            CityEvent::Turn { seat: Second, number: 2 }
        ]
    );
    let mut city = game(2).hand(First, "V1").deck("K1").discard("").city();
    city.plays(end_turn(""));
    assert_eq!(city.hand_of(First), "V1 K1");
}

#[test]
fn c8_2_reward_cards_are_drawn_after_a_reshuffle_too() {
    let mut city = game(2)
        .figure(First, IronFoundry)
        .marker(Second, IronFoundry, 0)
        .marker(Second, IronFoundry, 1)
        .hand(First, "V2")
        .deck("K1")
        .city();
    let pile = city.table().discard.len();
    let events = city.plays(contribute(2, "V2"));
    // The pile holds the card that has just paid.
    assert!(events.contains(&CityEvent::Reshuffle { cards: pile as u8 + 1 }));
    assert_eq!(city.hand(Second).len(), 10);
}

#[test]
fn c8_2_reward_cards_that_are_missing_are_not_drawn() {
    // Deck and pile are empty but for the card that pays.
    let mut city = game(2)
        .figure(First, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .hand(First, "V2")
        .deck("")
        .discard("")
        .city();
    let events = city.plays(contribute(2, "V2"));
    assert_eq!(*city.aside(), cards("V2"), "one card instead of two");
    assert!(events.contains(&CityEvent::SetAside { seat: First, count: 1 }));
}
