//! C2 The turn.

use crate::common::*;

#[test]
fn c2_1_a_turn_begins_with_the_movement_phase() {
    let mut city = game(2).city();
    assert_eq!((city.table().phase, city.table().steps), (Phase::Movement, 2));
    city.plays(end_turn(""));
    assert_eq!(
        (city.table().seat, city.table().phase, city.table().steps),
        (Second, Phase::Movement, 2)
    );
}

#[test]
fn c2_1_every_phase_may_be_left_empty_but_a_player_always_draws() {
    let mut city = game(2).hand(First, "V1").deck_begins("K1 H3 A1").city();
    let events = city.plays(end_turn(""));
    assert_eq!(city.hand_of(First), "V1 K1 H3");
    assert_eq!(
        events,
        [
            CityEvent::Draw { seat: First, count: 2, cards: Some(cards("K1 H3")) },
            CityEvent::Turn { seat: Second, number: 2 },
        ]
    );
}

#[test]
fn c2_1_the_movement_phase_may_be_left_empty() {
    let mut city = game(2).figure(First, Hospice).hand(First, "T2 T3").city();
    city.plays(contribute(0, "T2 T3"));
    assert_eq!(city.table().phase, Phase::Contribution);
}

#[test]
fn c2_1_the_contribution_phase_may_be_left_empty() {
    let mut city = game(2).figure(First, Hospice).hand(First, "T2 T3").city();
    city.plays(walk(Watchtower));
    city.plays(end_turn("T2"));
    assert_eq!((city.table().seat, city.markers(First)), (Second, 10));
}

#[test]
fn c2_1_discards_come_before_the_draw() {
    let mut city = game(2).hand(First, "V1 V2").deck("").discard("").city();
    // Deck and pile are empty: what is drawn is what was discarded a moment ago.
    city.plays(end_turn("V1 V2"));
    assert_eq!(city.hand_of(First), "V1 V2");
}

#[test]
fn c2_2_a_contribution_ends_the_movement_phase_and_the_steps_left_are_lost() {
    let mut city =
        game(2).figure(First, IronFoundry).hand(First, "V2 V3 F1 F2 T1").dragon(Red, Mill).city();
    city.plays(contribute(0, "V3"));
    assert_eq!((city.table().phase, city.table().steps), (Phase::Contribution, 0));
    for late in [
        walk(GreatHall),
        fly(GreatHall),
        extra_steps(),
        fly_dragon(T1, Mill),
        walk_dragon(V2, FlightTower),
    ] {
        city.refuses(late, CityErrorCode::WrongPhase, "C2.2");
    }
}

#[test]
fn c2_2_an_offering_ends_the_movement_phase_and_the_steps_left_are_lost() {
    let mut city = game(2).crystals(First, 7).hand(First, "V2 F1 F2 T1").dragon(Red, Mill).city();
    city.plays(offer());
    assert_eq!((city.table().phase, city.table().steps), (Phase::Contribution, 0));
    for late in [
        walk(FireTemple),
        fly(GreatHall),
        extra_steps(),
        fly_dragon(T1, Mill),
        walk_dragon(V2, FlightTower),
    ] {
        city.refuses(late, CityErrorCode::WrongPhase, "C2.2");
    }
}

#[test]
fn c2_2_a_refused_contribution_does_not_end_the_movement_phase() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V2 F3").city();
    city.refuses(contribute(0, "V2"), CityErrorCode::NotEnoughValue, "C4.2");
    city.plays(walk(GreatHall));
    assert_eq!(city.figure(First), at(GreatHall));
}

#[test]
fn c2_2_ending_the_turn_ends_both_phases() {
    let mut city = game(3).hand(First, "F1").hand(Second, "V3").city();
    city.plays(end_turn(""));
    city.refuses(fly(Mill), ErrorCode::CardNotInHand, "C2.3");
    city.plays(walk(FireTemple));
    assert_eq!((city.figure(First), city.figure(Second)), (Tile::COURTYARD, at(FireTemple)));
}

#[test]
fn c2_3_powers_are_used_in_ones_own_turn_only() {
    let city = game(2).hand(First, "V3").hand(Second, "V1 T2 F1 F2").dragon(Green, Mill).city();
    for foreign in [fly_dragon(V1, Mill), walk_dragon(T2, FlightTower), fly(Mill), extra_steps()] {
        city.refuses(foreign, ErrorCode::CardNotInHand, "C2.3");
    }
}

#[test]
fn c2_3_cards_that_pay_must_be_in_the_hand() {
    let city = game(2).figure(First, IronFoundry).hand(First, "V2 V3").hand(Second, "V2").city();
    city.refuses(contribute(0, "V2 V2"), ErrorCode::CardNotInHand, "C2.3");
    city.refuses(end_turn("T1"), ErrorCode::CardNotInHand, "C2.3");
    city.refuses(end_turn("V3 V3"), ErrorCode::CardNotInHand, "C2.3");
}

#[test]
fn c2_3_a_card_whose_power_was_used_goes_to_the_pile_at_once_and_pays_for_nothing() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V1 V1 T1").discard("").city();
    city.plays(fly_dragon(V1, Mill));
    assert_eq!(city.hand_of(First), "V1 T1");
    assert_eq!(city.table().discard, cards("V1"));
    city.refuses(contribute(1, "V1 V1"), ErrorCode::CardNotInHand, "C2.3");
}

#[test]
fn c2_3_every_power_of_the_movement_phase_puts_its_card_on_the_pile() {
    let mut city = game(2).hand(First, "V1 V2 F1 F2 P3").discard("").city();
    city.plays(fly_dragon(V1, Mill));
    city.plays(walk_dragon(V2, FlightTower));
    city.plays(fly(Mill));
    city.plays(extra_steps());
    assert_eq!(city.table().discard, cards("V1 V2 F1 F2"));
    assert_eq!(city.hand_of(First), "P3");
}

#[test]
fn c2_3_a_card_that_paid_goes_to_the_pile_at_once_and_has_no_power_left() {
    let mut city = game(2).figure(First, MarketHall).hand(First, "P1 P1 P3").discard("").city();
    city.plays(contribute(2, "P1 P1"));
    assert_eq!(city.table().discard, cards("P1 P1"));
    assert_eq!(city.hand_of(First), "P3");
    let mut city = game(2).crystals(First, 30).hand(First, "P1").discard("").city();
    city.plays(offer());
    city.plays(offer_with(P1));
    assert_eq!(city.table().discard, cards("P1"));
    city.refuses(offer_with(P1), ErrorCode::CardNotInHand, "C2.3");
}
