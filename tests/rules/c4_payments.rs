//! C4 Contributions: which sets of cards pay for a box (C4.3 to C4.9).

use crate::common::*;

/// A box of each number and colour: black 5, grey 2, and so on.
fn box_of(people: &str, number: u8) -> (BuildingId, u8) {
    let building = BuildingId::ALL
        .into_iter()
        .find(|building| {
            let facts = Rules::NEWEST.facts(*building);
            facts.people.is_some_and(|own| format!("{own:?}") == people)
                && facts.boxes.contains(&number)
        })
        .unwrap_or_else(|| panic!("no box {people} {number}"));
    (
        building,
        Rules::NEWEST.facts(building).boxes.iter().position(|&other| other == number).unwrap()
            as u8,
    )
}

fn at_the_box((building, place): (BuildingId, u8), list: &str) -> (City, CityMove) {
    (game(2).figure(First, building).hand(First, list).city(), contribute(place, list))
}

/// The cards pay for that box.
#[track_caller]
fn pays(list: &str, people: &str, number: u8) {
    let (mut city, payment) = at_the_box(box_of(people, number), list);
    city.plays(payment);
}

#[track_caller]
fn refused(list: &str, people: &str, number: u8, code: impl Into<Code>, rule: &str) {
    let (city, payment) = at_the_box(box_of(people, number), list);
    city.refuses(payment, code, rule);
}

/// The cards can be used, but count too little.
#[track_caller]
fn is_too_little(list: &str, people: &str, number: u8) {
    refused(list, people, number, CityErrorCode::NotEnoughValue, "C4.2");
}

/// Not every card can take part.
#[track_caller]
fn does_not_fit(list: &str, people: &str, number: u8) {
    refused(list, people, number, CityErrorCode::CardsDoNotFit, "C4.7");
}

/// The payments listed for a hand that holds more.
#[track_caller]
fn lists(hand: &str, people: &str, number: u8, expected: &[&str]) {
    let (building, place) = box_of(people, number);
    let city = game(2).figure(First, building).hand(First, hand).city();
    let mut expected: Vec<Cards> = expected.iter().map(|list| cards(list)).collect();
    expected.sort();
    assert_eq!(city.payments(place), expected);
}

fn uses_told(list: &str, building: BuildingId, place: u8) -> Vec<(Card, CardRole, Option<u8>)> {
    let (mut city, payment) = at_the_box((building, place), list);
    match city.plays(payment).swap_remove(0) {
        CityEvent::Contribution { uses, .. } => {
            uses.into_iter().map(|used| (used.card, used.role, used.with)).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn c4_3_a_natural_card_counts_its_value() {
    for (people, number) in [("V", 5), ("T", 5), ("A", 5), ("F", 5), ("M", 5), ("H", 5), ("P", 5)] {
        pays(&format!("{people}2 {people}3"), people, number);
        is_too_little(&format!("{people}1 {people}3"), people, number);
    }
}

#[test]
fn c4_3_a_card_of_another_people_is_not_natural() {
    for people in ["T", "A", "F", "M", "H", "P"] {
        does_not_fit(&format!("{people}3 V3 V2"), "V", 5);
    }
}

#[test]
fn c4_3_khind_are_natural_in_the_palace() {
    let (mut city, payment) = at_the_box((RoyalPalace, 3), "K1 K1 K1");
    city.plays(payment);
}

#[test]
fn c4_4_every_khind_counts_one_in_any_colour() {
    for people in ["V", "T", "A", "F", "M", "H", "P"] {
        pays("K1 K1 K1 K1 K1", people, 5);
        is_too_little("K1 K1 K1 K1", people, 5);
    }
}

#[test]
fn c4_4_khind_count_with_others() {
    pays("K1 K1 V3", "V", 5);
    pays("K1 M1 M2", "A", 3);
    pays("H2 K1 A3", "F", 4);
    is_too_little("K1 V3", "V", 5);
}

#[test]
fn c4_5_any_two_mimix_of_one_or_two_count_three_in_any_colour() {
    for people in ["V", "T", "A"] {
        for pair in ["M1 M1", "M1 M2", "M2 M2"] {
            pays(pair, people, 3);
            is_too_little(pair, people, 5);
        }
    }
}

#[test]
fn c4_5_a_pair_counts_with_others() {
    pays("M1 M1 V2", "V", 5);
    pays("M2 M2 K1 K1", "T", 5);
    pays("M1 M2 H2 A2", "F", 5);
}

#[test]
fn c4_5_one_mimix_alone_is_not_wild() {
    for single in ["M1", "M2", "M3"] {
        does_not_fit(single, "V", 2);
        does_not_fit(&format!("{single} V3"), "V", 3);
    }
    does_not_fit("M1 M1 M1", "V", 3);
}

#[test]
fn c4_5_m3_never_pairs() {
    for pair in ["M3 M1", "M3 M2", "M3 M3"] {
        does_not_fit(pair, "V", 3);
    }
}

#[test]
fn c4_5_several_pairs_may_be_in_one_payment() {
    pays("M1 M1 M2 M2", "V", 5);
    pays("M1 M1 M1 M2", "V", 5);
}

#[test]
fn c4_5_a_pair_counts_three_in_brown_too() {
    pays("M1 M1", "M", 3);
    pays("M1 M1 M2", "M", 5);
    is_too_little("M1 M1 K1", "M", 5);
}

#[test]
fn c4_5_in_brown_a_card_may_count_its_own_value_instead() {
    pays("M2 M2", "M", 4);
    pays("M3 M2", "M", 5);
    pays("M2", "M", 2);
    // A pair of `M1` and a single `M2`: 3 + 2. Two pairs would be the most of four cards.
    pays("M1 M1 M1 M2", "M", 5);
    is_too_little("M1", "M", 2);
}

#[test]
fn c4_6_h2_turns_one_card() {
    pays("H2 F3", "T", 3);
    pays("H2 V2 F3", "F", 5);
    does_not_fit("H2 A3 A2", "F", 5);
    does_not_fit("H2 A1 V1", "F", 2);
}

#[test]
fn c4_6_h1_turns_up_to_four_cards_of_one_people() {
    pays("H1 A2 A2 A1", "T", 5);
    pays("H1 A1 A1 A1 A2", "T", 5);
    pays("H1 A3", "T", 3);
    does_not_fit("H1 A1 A1 A1 A2 A2", "T", 5);
}

#[test]
fn c4_6_h1_does_not_turn_cards_of_two_peoples() {
    does_not_fit("H1 A2 V2 A1", "T", 5);
    does_not_fit("H1 H2 A3", "T", 3);
}

#[test]
fn c4_6_a_turned_card_counts_its_printed_value() {
    pays("H1 P2 P3", "V", 5);
    is_too_little("H1 P1 P3", "V", 5);
    is_too_little("H2 F2", "T", 3);
}

#[test]
fn c4_6_the_discarded_hoax_counts_nothing() {
    is_too_little("H1 A2 A2", "T", 5);
    is_too_little("H2 A3", "T", 5);
    // Nor in its own colour: it either counts or turns.
    is_too_little("H2 A3", "H", 4);
    pays("H2 A3 H1", "H", 4);
}

#[test]
fn c4_6_several_hoax_may_be_used_each_for_its_own_cards() {
    pays("H1 H2 A1 A1 F3", "T", 5);
    pays("H1 H1 A2 F3", "T", 5);
    pays("H2 H2 A2 F3", "T", 5);
    pays("H2 H2 A2 A3", "T", 5);
    pays("H1 H1 A2 A3", "T", 5);
    does_not_fit("H2 H2 A2 F2 V1", "T", 5);
}

#[test]
fn c4_6_five_cards_of_one_people_take_two_hoax() {
    does_not_fit("H1 A1 A1 A1 A2 A2", "T", 5);
    pays("H1 H2 A1 A1 A1 A2 A2", "T", 5);
    pays("H1 H1 A1 A1 A1 A2 A2", "T", 5);
}

#[test]
fn c4_6_where_h1_and_h2_turn_cards_the_h2_take_what_is_one_too_many() {
    // Five of one people and two of another: an H2 takes the fifth, and an H1 each turns the others.
    pays("A1 A1 A1 A2 A2 V1 V1 H1 H1 H2", "T", 5);
    does_not_fit("A1 A1 A1 A2 A2 V1 V1 H1 H2", "T", 5);
    // Five of each of two peoples take two H2 besides.
    pays("A1 A1 A1 A2 A2 V1 V1 V1 V2 V2 H1 H1 H2 H2", "T", 5);
    does_not_fit("A1 A1 A1 A2 A2 V1 V1 V1 V2 V2 H1 H1 H2", "T", 5);
    // Three of each of three peoples: no H2 is one that spares an H1 but by taking all three.
    pays("A1 A1 A1 V1 V1 V1 F1 F1 F1 H1 H1 H2 H2 H2", "T", 5);
    does_not_fit("A1 A1 A1 V1 V1 V1 F1 F1 F1 H1 H1 H2 H2", "T", 5);
}

#[test]
fn c4_6_hoax_works_on_brown_cards_at_face_value() {
    pays("H2 M3", "V", 3);
    pays("H1 M1 M2 M2", "V", 5);
    is_too_little("H2 M1", "V", 2);
}

#[test]
fn c4_6_hoax_works_on_other_white_cards() {
    pays("H1 H2", "F", 2);
    pays("H2 H3", "V", 3);
    pays("H1 H3 H2", "V", 5);
    pays("H2 H2", "V", 2);
    is_too_little("H1 H1", "V", 2);
    is_too_little("H1 H2", "V", 3);
}

#[test]
fn c4_6_two_cards_turned_brown_are_no_pair() {
    // A pair would count 3.
    is_too_little("H1 A1 A1", "M", 3);
    is_too_little("H2 A1 M1", "M", 3);
    pays("H1 A1 A1 M1", "M", 3);
}

#[test]
fn c4_6_the_examples() {
    pays("H1 H2", "F", 2);
    pays("H2 F3", "T", 3);
    pays("H1 A2 A2 A1", "T", 5);
    does_not_fit("H1 A2 V2 A1", "T", 5);
}

#[test]
fn c4_7_the_use_of_the_cards_makes_no_difference() {
    // The pairs may be made in two ways.
    let (city, _) = at_the_box((Citadel, 0), "M1 M1 M2 M2");
    assert_eq!(city.payments(0), [cards("M1 M1 M2 M2")]);
}

#[test]
fn c4_7_the_order_of_the_cards_makes_no_difference() {
    let in_order = CityMove::Contribute { place: 0, cards: cards("A2 H2 V3") };
    let other: CityMove =
        serde_json::from_str(r#"{"type":"contribute","box":0,"cards":["V3","H2","A2"]}"#).unwrap();
    assert_eq!(other, in_order);
    assert_eq!(
        serde_json::to_string(&other).unwrap(),
        r#"{"type":"contribute","box":0,"cards":["V3","A2","H2"]}"#
    );
}

#[test]
fn c4_7_a_hoax_used_for_its_power_turns_at_least_one_card() {
    does_not_fit("H1 V3 V2", "V", 5);
    does_not_fit("H2 V3 V2", "V", 5);
    does_not_fit("H1 H1 A3", "V", 3);
}

#[test]
fn c4_7_a_hoax_never_turns_a_card_of_the_colour_or_a_khind() {
    does_not_fit("H2 V3", "V", 3);
    does_not_fit("H2 K1 K1 K1", "V", 3);
    does_not_fit("H1 K1 K1 K1", "V", 3);
    // In a white box a Hoax that turns nothing counts its value.
    pays("H2 K1", "H", 3);
}

#[test]
fn c4_7_a_hoax_never_turns_a_card_of_a_pair() {
    does_not_fit("H2 M1 M1", "V", 3);
    pays("H2 M1 M1 M2", "V", 5);
}

#[test]
fn c4_7_superfluous_cards_need_a_use() {
    pays("V3 V3 V3", "V", 5);
    pays("V3 V2 K1", "V", 5);
    pays("H2 F3 T3", "T", 3);
    does_not_fit("V3 V2 F1", "V", 5);
}

#[test]
fn c4_7_the_use_that_is_told_has_the_fewest_turned_cards() {
    use CardRole::*;
    // The two `M1` might be turned by the `H1` as well; then the Hoax would turn three cards.
    assert_eq!(
        uses_told("M1 M1 M2 H1", IronFoundry, 0),
        [(M1, Pair, Some(1)), (M1, Pair, Some(0)), (M2, Turned, Some(3)), (H1, Turner, None)]
    );
    // In white nothing need be turned.
    assert_eq!(uses_told("H2 H3", University, 0), [(H2, Natural, None), (H3, Natural, None)]);
}

#[test]
fn c4_7_the_use_that_is_told_has_then_the_fewest_pairs() {
    use CardRole::*;
    assert_eq!(uses_told("M2 M2", CityResidence, 1), [(M2, Natural, None), (M2, Natural, None)]);
    assert_eq!(uses_told("M1 M1", CityResidence, 1), [(M1, Pair, Some(1)), (M1, Pair, Some(0))]);
}

#[test]
fn c4_7_the_use_that_is_told_names_each_turner() {
    use CardRole::*;
    assert_eq!(
        uses_told("A1 A1 F3 H1 H2", Hospice, 0),
        [
            (A1, Turned, Some(3)),
            (A1, Turned, Some(3)),
            (F3, Turned, Some(4)),
            (H1, Turner, None),
            (H2, Turner, None)
        ]
    );
    assert_eq!(uses_told("K1 V3", IronFoundry, 0), [(V3, Natural, None), (K1, Wild, None)]);
}

#[test]
fn c4_9_the_minimal_payments_are_listed() {
    lists("V1 V1 V2 V3", "V", 3, &["V1 V2", "V3"]);
    lists("A1 A2 A3 A3", "A", 5, &["A2 A3", "A3 A3"]);
    lists("K1 K1 K1 V2", "V", 3, &["K1 V2", "K1 K1 K1"]);
    lists("T1 T1 M1 M2 F3 H2", "T", 3, &["M1 M2", "F3 H2", "T1 M2 H2", "T1 T1 M1 H2"]);
}

#[test]
fn c4_9_a_payment_is_minimal_by_its_cards_not_by_its_value() {
    // 3 and 3 for a 5 is minimal, 1 and 3 and 3 is not.
    lists("V1 V3 V3", "V", 5, &["V3 V3"]);
    // Three pairs are never needed, but a pair with a 3 is.
    lists("M1 M1 V3", "V", 5, &["M1 M1 V3"]);
}

#[test]
fn c4_9_each_kind_of_payment_is_listed_once() {
    lists("V3 V3 V3", "V", 3, &["V3"]);
    lists("M1 M1 M1", "T", 3, &["M1 M1"]);
}

#[test]
fn c4_9_payments_with_superfluous_cards_are_accepted_though_not_listed() {
    let (building, place) = box_of("V", 5);
    let mut city = game(2).figure(First, building).hand(First, "V1 V2 V3 K1").city();
    let superfluous = contribute(place, "V1 V2 V3 K1");
    assert!(!city.moves().contains(&superfluous));
    city.plays(superfluous);
    assert!(city.hand(First).is_empty(), "all of them are paid");
}

#[test]
fn c4_9_nothing_is_listed_where_nothing_pays() {
    lists("T3 A3 F3 M3 H1 P3", "V", 5, &[]);
    lists("V1 V3", "V", 5, &[]);
}

#[test]
fn c4_9_the_payments_come_in_order_box_by_box() {
    let city = game(2).figure(First, IronFoundry).hand(First, "V1 V1 V2 K1").city();
    let expected = ["V1 V2", "V1 V1 K1", "V2 K1"].map(|list| contribute(0, list));
    let listed = city.moves_of_type("contribute");
    assert!(listed.is_sorted());
    assert!(expected.iter().all(|payment| listed.contains(payment)));
    let boxes: Vec<u8> = listed
        .iter()
        .map(|listed| if let CityMove::Contribute { place, .. } = listed { *place } else { 9 })
        .collect();
    assert!(boxes.is_sorted() && boxes.contains(&0) && boxes.contains(&1) && boxes.contains(&2));
}
