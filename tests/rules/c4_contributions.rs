//! C4 Contributions: when a box may be paid, and what that does. How cards pay is in `c4_payments`.

use crate::common::*;

#[test]
fn c4_1_a_contribution_puts_a_marker_on_the_box() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V3").city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(city.table().boxes(at(IronFoundry)), [Some(First), None, None]);
    assert_eq!(city.markers(First), 9);
    let uses = vec![CardUse { card: V3, role: CardRole::Natural, with: None }];
    let (tile, building) = (at(IronFoundry), IronFoundry);
    assert_eq!(
        events,
        [CityEvent::Contribution {
            seat: First,
            tile,
            building,
            place: 0,
            people: People::V,
            uses,
            sum: 3
        }]
    );
}

#[test]
fn c4_1_any_open_boxes_one_after_another() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V3 V2 V1 V1").city();
    city.plays(contribute(2, "V2"));
    city.plays(contribute(0, "V3"));
    assert_eq!(city.table().boxes(at(IronFoundry)), [Some(First), None, Some(First)]);
    city.plays(contribute(1, "V1 V1"));
    assert!(city.table().complete.has(at(IronFoundry)));
}

#[test]
fn c4_1_only_on_the_tile_of_the_own_figure() {
    let city =
        game(2).figure(First, IronFoundry).figure(Second, Hospice).hand(First, "T2 T3").city();
    assert_eq!(city.moves_of_type("contribute"), []);
    city.refuses(contribute(0, "T2 T3"), CityErrorCode::CardsDoNotFit, "C4.7");
}

#[test]
fn c4_1_a_filled_box_is_refused() {
    let city =
        game(2).figure(First, IronFoundry).marker(Second, IronFoundry, 1).hand(First, "V2").city();
    city.refuses(contribute(1, "V2"), CityErrorCode::BoxFilled, "C4.1");
    assert_eq!(city.moves_of_type("contribute"), [contribute(2, "V2")]);
    let city =
        game(2).figure(First, IronFoundry).marker(First, IronFoundry, 1).hand(First, "V2").city();
    city.refuses(contribute(1, "V2"), CityErrorCode::BoxFilled, "C4.1");
}

#[test]
fn c4_1_a_box_that_is_not_there_is_refused() {
    let city = game(2).figure(First, IronFoundry).hand(First, "V3").city();
    for place in [3, 4, 200, 255] {
        city.refuses(contribute(place, "V3"), CityErrorCode::NoSuchBox, "C4.1");
    }
}

#[test]
fn c4_1_a_complete_building_is_refused() {
    let city = game(2).figure(First, IronFoundry).complete(IronFoundry).hand(First, "V3").city();
    city.refuses(contribute(0, "V3"), CityErrorCode::BuildingComplete, "C4.1");
    assert_eq!(city.moves_of_type("contribute"), []);
}

#[test]
fn c4_1_without_a_marker_no_contribution() {
    let city = game(2).figure(First, IronFoundry).markers_left(First, 0).hand(First, "V3").city();
    city.refuses(contribute(0, "V3"), CityErrorCode::NoMarker, "C4.1");
    assert_eq!(city.moves_of_type("contribute"), []);
}

#[test]
fn c4_1_the_last_marker_may_be_used() {
    let mut city =
        game(2).figure(First, IronFoundry).markers_left(First, 1).hand(First, "V3 V2").city();
    city.plays(contribute(0, "V3"));
    assert_eq!(city.markers(First), 0);
    city.refuses(contribute(1, "V2"), CityErrorCode::NoMarker, "C4.1");
}

#[test]
fn c4_1_a_player_may_have_several_markers_on_a_building() {
    let mut city =
        game(2).figure(First, IronFoundry).marker(First, IronFoundry, 0).hand(First, "V2").city();
    city.plays(contribute(1, "V2"));
    assert_eq!(city.table().boxes(at(IronFoundry)), [Some(First), Some(First), None]);
}

#[test]
fn c4_2_the_value_must_be_at_least_the_number() {
    let city = game(2).figure(First, Citadel).hand(First, "V1 V2 V2 V3").city();
    city.refuses(contribute(0, "V1 V3"), CityErrorCode::NotEnoughValue, "C4.2");
    city.refuses(contribute(0, "V2 V2"), CityErrorCode::NotEnoughValue, "C4.2");
    let mut paid = city;
    paid.plays(contribute(0, "V2 V3"));
    assert!(paid.table().complete.has(at(Citadel)));
}

#[test]
fn c4_2_no_cards_pay_for_nothing() {
    let city = game(2).figure(First, Citadel).hand(First, "V1").city();
    city.refuses(contribute(0, ""), CityErrorCode::NotEnoughValue, "C4.2");
}

#[test]
fn c4_2_more_than_the_number_is_allowed_and_the_rest_is_lost() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V3 V3 V1").city();
    city.plays(contribute(1, "V3"));
    assert_eq!(city.hand_of(First), "V1 V3");
    city.refuses(contribute(2, "V1"), CityErrorCode::NotEnoughValue, "C4.2");
}

#[test]
fn c4_2_what_pays_for_one_box_pays_for_no_other() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V2").city();
    city.plays(contribute(1, "V2"));
    city.refuses(contribute(2, "V2"), ErrorCode::CardNotInHand, "C2.3");
    assert_eq!(city.moves_of_type("contribute"), []);
}

#[test]
fn c4_2_every_value_must_be_of_the_colour() {
    let city = game(2).figure(First, Citadel).hand(First, "V2 V3 T3").city();
    city.refuses(contribute(0, "V3 T3"), CityErrorCode::CardsDoNotFit, "C4.7");
    city.refuses(contribute(0, "V2 V3 T3"), CityErrorCode::CardsDoNotFit, "C4.7");
}

#[test]
fn c4_8_the_palace_is_paid_in_any_one_of_the_eight_colours() {
    for (list, people) in [
        ("V2 V3", People::V),
        ("T2 T3", People::T),
        ("A2 A3", People::A),
        ("F2 F3", People::F),
        ("K1 K1 K1 K1 K1", People::V),
        ("M2 M3", People::M),
        ("H2 H3", People::H),
        ("P2 P3", People::P),
    ] {
        let mut city = game(2).figure(First, RoyalPalace).hand(First, list).city();
        match &city.plays(contribute(0, list))[0] {
            CityEvent::Contribution { people: told, sum: 5, .. } => assert_eq!(*told, people),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn c4_8_cards_may_be_turned_into_khind_in_the_palace() {
    // Six cards of six peoples, each turned by a Hoax of its own: in the colour of one of them a Hoax would be idle.
    let list = "V1 T1 A1 F1 M3 P1 H1 H1 H2 H2 H2 H2";
    let mut city = game(2).figure(First, RoyalPalace).hand(First, list).city();
    match &city.plays(contribute(0, list))[0] {
        CityEvent::Contribution { people: People::K, sum: 8, .. } => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn c4_8_all_cards_of_one_box_are_of_one_colour() {
    let city = game(2).figure(First, RoyalPalace).hand(First, "V2 T3 V3").city();
    city.refuses(contribute(0, "V2 T3"), CityErrorCode::CardsDoNotFit, "C4.7");
    city.refuses(contribute(0, "V3"), CityErrorCode::NotEnoughValue, "C4.2");
}

#[test]
fn c4_8_different_boxes_may_be_paid_in_different_colours() {
    let mut city = game(2).figure(First, RoyalPalace).hand(First, "V2 V3 T1 T3 F3").city();
    city.plays(contribute(0, "V2 V3"));
    city.plays(contribute(1, "T1 T3"));
    city.plays(contribute(3, "F3"));
    assert_eq!(city.table().boxes(at(RoyalPalace)), [Some(First), Some(First), None, Some(First)]);
}

#[test]
fn c4_8_the_palace_lists_payments_of_every_colour_once() {
    let city = game(2).figure(First, RoyalPalace).hand(First, "V3 T3 K1 K1 K1 M1 M2 P1").city();
    // The Khind would do in each of the eight colours, the pair in seven of them.
    let expected = ["V3", "T3", "K1 K1 K1", "K1 K1 M1", "K1 K1 P1", "K1 M2", "M1 M2"].map(cards);
    assert_eq!(city.payments(3), expected);
}

#[test]
fn c4_10_cards_go_to_the_discard_pile_as_the_payment_is_made() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "V3 V1 H2").discard("F3").city();
    city.plays(contribute(0, "V3"));
    assert_eq!(city.table().discard, cards("V3 F3"));
    assert_eq!(city.hand_of(First), "V1 H2");
}

#[test]
fn c4_10_a_discarded_hoax_goes_with_what_it_turned() {
    let mut city = game(2).figure(First, Mill).hand(First, "H2 F3").discard("").city();
    city.plays(contribute(0, "H2 F3"));
    assert_eq!(city.table().discard, cards("F3 H2"));
    assert!(city.hand(First).is_empty());
}

#[test]
fn c4_10_reward_cards_of_this_turn_cannot_be_used() {
    // The foundry gives two cards; they lie aside, and neither pays nor can be discarded.
    let mut city = game(2)
        .figure(First, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .hand(First, "V2")
        .deck_begins("K1 K1")
        .city();
    city.plays(contribute(2, "V2"));
    assert_eq!(*city.aside(), cards("K1 K1"));
    city.refuses(end_turn("K1"), ErrorCode::CardNotInHand, "C2.3");
}
