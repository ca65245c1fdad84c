//! Multisets of cards.

use crate::common::*;
use blue_moon_city::json;

#[test]
fn all_of_others_are_there_if_no_kind_is_lacking() {
    let hand = cards("V1 V1 H2");
    for there in ["", "V1", "V1 V1", "V1 H2", "V1 V1 H2"] {
        assert!(hand.has_all(&cards(there)), "{there}");
        assert_eq!(hand.first_lacking(&cards(there)), None);
    }
    for (lacking, first) in [("V1 V1 V1", V1), ("H2 H2", H2), ("V2", V2), ("P3 K1", K1)] {
        assert!(!hand.has_all(&cards(lacking)), "{lacking}");
        assert_eq!(hand.first_lacking(&cards(lacking)), Some(first));
    }
}

#[test]
fn each_kind_is_counted_for_itself() {
    let many = |card, count| -> Cards { std::iter::repeat_n(card, count).collect() };
    for (few, more) in (0..15).zip(1..) {
        for (card, next) in Card::ALL.into_iter().zip(Card::ALL.into_iter().skip(1)) {
            assert!(many(card, more).has_all(&many(card, few)));
            assert!(!many(card, few).has_all(&many(card, more)), "{few} {card} are not {more}");
            let mut both = many(card, more);
            both.add_all(&many(next, few));
            let kinds: Vec<Card> = both.kind_set().collect();
            assert_eq!(kinds, [card, next][..1 + usize::from(few > 0)]);
            assert_eq!((both.count(card) as usize, both.count(next) as usize), (more, few));
            both.take_all(&many(card, more));
            assert_eq!(both, many(next, few));
        }
    }
}

#[test]
fn they_are_shown_by_their_codes() {
    assert_eq!(format!("{:?} {}", cards("H2 V1 V1"), cards("H2 V1 V1")), "[V1V1H2] V1V1H2");
    let city = game(2).deck("T2 V1").city();
    assert_eq!(format!("{:?}", city.deck()), "[T2, V1]", "the card that is drawn next first");
}

#[test]
fn what_is_no_list_of_cards_is_told_what_is_expected() {
    for wrong in ["5", "{}", "\"V1\"", "null"] {
        let fault = json::read::<Cards>(wrong, ErrorCode::BadState).unwrap_err();
        assert!(fault.0.message.contains("a list of cards"), "{wrong}: {fault}");
    }
}

/// A count that no longer fits into its four bits would change that of the next kind.
#[cfg(debug_assertions)]
#[test]
fn no_kind_has_more_than_15_cards() {
    let many = |number: usize| std::iter::repeat_n(T2, number).collect::<Cards>();
    let together = |one: usize, other: usize| {
        std::panic::catch_unwind(|| {
            let mut all = many(one);
            all.add_all(&many(other));
            all.count(T2)
        })
    };
    for (one, other) in [(7, 8), (14, 1), (0, 15)] {
        assert_eq!(together(one, other).ok(), Some((one + other) as u8));
    }
    for (one, other) in [(15, 1), (8, 8), (12, 6)] {
        assert!(together(one, other).is_err(), "{one} and {other}");
    }
}

#[test]
fn of_a_list_of_too_many_like_cards_fifteen_are_counted() {
    let cards: Cards = [T1].into_iter().chain(std::iter::repeat_n(T2, 200)).collect();
    assert_eq!((cards.count(T1), cards.count(T2), cards.count(T3)), (1, 15, 0));
}

#[test]
fn a_list_is_the_cards_in_it() {
    assert_eq!(Cards::from([H2, V1, V1]), cards("V1 V1 H2"));
    assert_eq!(Cards::from([]), Cards::NONE);
}
