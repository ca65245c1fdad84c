//! C7 Offerings.

use crate::common::*;

/// The first player on the courtyard with so many crystals.
fn rich(players: u8, crystals: u32) -> Scene {
    game(players).crystals(First, crystals)
}

#[test]
fn c7_1_an_offering_costs_the_number_of_the_lowest_open_box_and_a_marker() {
    let mut city = rich(2, 10).city();
    let events = city.plays(offer());
    assert_eq!(events, [CityEvent::Offering { seat: First, place: 0, price: 7, pillar: None }]);
    assert_eq!((city.crystals(First), city.markers(First)), (3, 9));
    assert_eq!(city.table().obelisk[..2], [Some(First), None]);
}

#[test]
fn c7_1_the_next_box_has_its_own_number() {
    let mut city = rich(2, 20).offerings(&[First, Second, Second]).city();
    let events = city.plays(offer());
    assert_eq!(events, [CityEvent::Offering { seat: First, place: 3, price: 8, pillar: None }]);
    assert_eq!(city.crystals(First), 12);
    assert_eq!(city.table().offerings(First), 2);
}

#[test]
fn c7_1_only_on_the_courtyard() {
    let city = rich(2, 20).figure(First, FireTemple).city();
    city.refuses(offer(), CityErrorCode::NotOnCourtyard, "C7.1");
    assert_eq!(city.moves_of_type("offer"), []);
}

#[test]
fn c7_1_after_walking_there_in_the_same_turn() {
    let mut city = rich(2, 7).figure(First, FireTemple).city();
    city.plays(walk(Courtyard));
    city.plays(offer());
    assert_eq!(city.crystals(First), 0);
}

#[test]
fn c7_1_one_offering_without_a_pillar() {
    let mut city = rich(2, 30).hand(First, "P3 K1").city();
    assert_eq!(city.moves_of_type("offer"), [offer()]);
    city.plays(offer());
    city.refuses(offer(), CityErrorCode::NeedsPillar, "C7.2");
    assert_eq!(city.moves_of_type("offer"), []);
}

#[test]
fn c7_1_without_the_crystals_no_offering() {
    let city = rich(2, 6).city();
    city.refuses(offer(), CityErrorCode::NotEnoughCrystals, "C7.1");
    assert_eq!(city.moves_of_type("offer"), []);
    let city = rich(2, 7).offerings(&[First, Second]).city();
    city.refuses(offer(), CityErrorCode::NotEnoughCrystals, "C7.1");
}

#[test]
fn c7_1_without_a_marker_no_offering() {
    let city = rich(2, 30).markers_left(First, 0).city();
    city.refuses(offer(), CityErrorCode::NoMarker, "C7.1");
    assert_eq!(city.moves_of_type("offer"), []);
}

#[test]
fn c7_1_not_after_a_contribution() {
    let mut city = rich(2, 30).figure(First, IronFoundry).hand(First, "V3").city();
    city.plays(contribute(0, "V3"));
    city.refuses(offer(), CityErrorCode::NotOnCourtyard, "C7.1");
}

#[test]
fn c7_2_a_pillar_allows_one_more_offering_at_one_or_two_crystals_more() {
    for (pillar, price) in [(P1, 8), (P2, 9)] {
        let mut city = rich(3, 30).hand(First, "P1 P2").discard("").city();
        city.plays(offer());
        let events = city.plays(offer_with(pillar));
        assert_eq!(
            events,
            [CityEvent::Offering { seat: First, place: 1, price, pillar: Some(pillar) }]
        );
        assert_eq!((city.crystals(First), city.markers(First)), (30 - 7 - price, 8));
        assert_eq!(city.table().discard, pillar.into());
        assert!(!city.hand(First).has(pillar));
    }
}

#[test]
fn c7_2_the_surcharge_is_on_the_then_lowest_open_box() {
    let mut city = rich(2, 30).offerings(&[Second]).hand(First, "P2").city();
    city.plays(offer());
    // 8 is the third box of two players; with the `P2` it costs 10.
    city.plays(offer_with(P2));
    assert_eq!(city.crystals(First), 30 - 7 - 10);
}

#[test]
fn c7_2_any_number_of_them() {
    let mut city = rich(2, 60).hand(First, "P1 P1 P2 P2").city();
    assert_eq!(city.moves_of_type("offer"), [offer()]);
    city.plays(offer());
    for pillar in [P2, P1, P1, P2] {
        city.plays(offer_with(pillar));
    }
    assert_eq!(city.table().offerings(First), 5);
    assert_eq!(city.crystals(First), 60 - (7 + 9 + 9 + 9 + 11));
}

#[test]
fn c7_2_both_pillars_are_listed_where_both_can_be_paid() {
    let mut city = rich(2, 7 + 8).hand(First, "P1 P2 P3 V1").city();
    city.plays(offer());
    assert_eq!(city.moves_of_type("offer"), [offer_with(P1)]);
    let mut city = rich(2, 7 + 9).hand(First, "P1 P2 P3 V1").city();
    city.plays(offer());
    assert_eq!(city.moves_of_type("offer"), [offer_with(P1), offer_with(P2)]);
}

#[test]
fn c7_2_only_after_an_offering_in_the_same_turn() {
    let mut city = rich(2, 60).hand(First, "P1 P2").city();
    city.refuses(offer_with(P1), CityErrorCode::NoOfferingYet, "C7.2");
    city.plays(offer());
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    city.refuses(offer_with(P1), CityErrorCode::NoOfferingYet, "C7.2");
}

#[test]
fn c7_2_not_after_a_contribution() {
    let mut city = rich(2, 60).figure(First, IronFoundry).hand(First, "V3 P1").city();
    city.plays(contribute(0, "V3"));
    city.refuses(offer_with(P1), CityErrorCode::NotOnCourtyard, "C7.1");
}

#[test]
fn c7_2_the_pillar_must_be_in_the_hand() {
    let mut city = rich(2, 60).hand(First, "P1").city();
    city.plays(offer());
    city.refuses(offer_with(P2), ErrorCode::CardNotInHand, "C2.3");
}

#[test]
fn c7_2_no_other_card_allows_an_offering() {
    let mut city = rich(2, 60).hand(First, "P3 K1 V1").city();
    city.plays(offer());
    for card in [P3, K1, V1] {
        city.refuses(offer_with(card), CityErrorCode::NoSuchPower, "C7.2");
    }
}

#[test]
fn c7_2_without_the_crystals_it_is_refused_and_the_card_stays() {
    let mut city = rich(2, 7 + 7).hand(First, "P1").city();
    city.plays(offer());
    city.refuses(offer_with(P1), CityErrorCode::NotEnoughCrystals, "C7.2");
    assert_eq!(city.hand_of(First), "P1");
}

#[test]
fn c7_2_without_a_marker_it_is_refused_and_the_card_stays() {
    let mut city = rich(2, 60).markers_left(First, 1).hand(First, "P1").city();
    city.plays(offer());
    city.refuses(offer_with(P1), CityErrorCode::NoMarker, "C7.1");
    assert_eq!(city.hand_of(First), "P1");
}

#[test]
fn c7_3_dragons_on_the_courtyard_give_nothing() {
    let mut city =
        rich(2, 30).dragon(Red, Courtyard).dragon(Green, Courtyard).dragon(Blue, Courtyard);
    city = city.scales(Second, 8);
    let mut city = city.city();
    let events = city.plays(offer());
    assert_eq!(events.len(), 1);
    assert_eq!((city.scales(First), city.table().pool), (0, 1));
}

#[test]
fn c7_3_markers_on_the_obelisk_stay_there() {
    let mut city = rich(2, 7).hand(First, "V2 V3").offerings(&[First]).city();
    city.plays(offer());
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    assert_eq!(city.table().obelisk[..3], [Some(First), Some(First), None]);
    assert_eq!(city.markers(First), 8);
}
