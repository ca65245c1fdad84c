//! Help for front ends: where the game stands, and what chosen cards would do.

use crate::common::*;
use blue_moon_city::city::explain::{CityExplanation, CityQuestion};
use blue_moon_city::city::status::CityStatus;

fn status(city: &City, seat: Option<Seat>) -> CityStatus {
    City::status(&city.seen(seat).unwrap())
}

fn explain(city: &City, place: u8, list: &str) -> Result<CityExplanation, RulesError> {
    City::explain(&city.known(), &CityQuestion { place, cards: cards(list) })
}

fn told(explanation: &CityExplanation) -> (People, u8, u16, u16, Option<Code>) {
    let CityExplanation { people, needed, sum, missing, problem, .. } = explanation;
    (*people, *needed, *sum, *missing, problem.as_ref().map(|problem| problem.code))
}

fn roles(explanation: &CityExplanation) -> Vec<(Card, CardRole)> {
    explanation.uses.iter().map(|used| (used.card, used.role)).collect()
}

#[test]
fn the_status_tells_whose_turn_it_is_and_what_is_left_of_it() {
    let mut city = game(3).turn_of(Second).turn_number(5).hand(Second, "F2").city();
    city.plays(walk(FireTemple));
    let status = status(&city, Some(Second));
    assert_eq!((status.over, status.actor, status.turn), (false, Some(Second), 5));
    assert_eq!((status.phase, status.steps), (Phase::Movement, 1));
    assert_eq!(status.can, Some(vec!["walk", "extraSteps", "endTurn"]));
    assert_eq!(status.result, None);
}

#[test]
fn the_status_tells_the_obelisk_and_the_race() {
    let city = game(3).offerings(&[First, Third, Third, First, First]).city();
    let before = status(&city, None);
    assert_eq!((before.offerings, before.offerings_to_win), (vec![3, 0, 2], 5));
    assert_eq!((before.next_offering, before.race), (Some(8), false));
    let city = game(3).all_complete_but(&[]).crystals(First, 7).city();
    assert!(status(&city, None).race);
}

#[test]
fn only_the_player_who_decides_is_told_what_can_be_done() {
    let city = game(2).city();
    assert!(status(&city, Some(First)).can.is_some());
    for viewer in [Some(Second), None] {
        assert_eq!(status(&city, viewer).can, None);
        assert_eq!(status(&city, viewer).actor, Some(First));
    }
}

#[test]
fn the_status_of_a_game_that_is_over_has_its_result() {
    let mut city = game(2).crystals(First, 20).offerings(&[First; 5]).city();
    city.plays(offer());
    for viewer in [Some(First), Some(Second), None] {
        let status = status(&city, viewer);
        assert_eq!((status.over, status.actor), (true, None));
        assert_eq!(status.result, city.result());
    }
    assert_eq!(status(&city, Some(First)).can, Some(vec![]));
}

#[test]
fn a_legal_selection_has_no_problem() {
    let city = game(2).figure(First, Hospice).hand(First, "T1 T2 F3 H2 K1").city();
    let explained = explain(&city, 0, "T2 F3 H2").unwrap();
    assert_eq!(told(&explained), (People::T, 5, 5, 0, None));
    use CardRole::*;
    assert_eq!(roles(&explained), [(T2, Natural), (F3, Turned), (H2, Turner)]);
}

#[test]
fn a_selection_that_counts_too_little_is_told_what_is_missing() {
    let city = game(2).figure(First, Hospice).hand(First, "T1 T2 K1").city();
    let explained = explain(&city, 0, "T2 K1").unwrap();
    assert_eq!(
        told(&explained),
        (People::T, 5, 3, 2, Some(Code::from(CityErrorCode::NotEnoughValue)))
    );
    let nothing = explain(&city, 0, "").unwrap();
    assert_eq!(
        told(&nothing),
        (People::T, 5, 0, 5, Some(Code::from(CityErrorCode::NotEnoughValue)))
    );
    assert_eq!(roles(&nothing), []);
}

#[test]
fn cards_that_can_take_no_part_are_told() {
    let city = game(2).figure(First, Hospice).hand(First, "T2 T3 A3 H1").city();
    let explained = explain(&city, 0, "T2 T3 A3").unwrap();
    assert_eq!(
        told(&explained),
        (People::T, 5, 5, 0, Some(Code::from(CityErrorCode::CardsDoNotFit)))
    );
    use CardRole::*;
    assert_eq!(roles(&explained), [(T2, Natural), (T3, Natural), (A3, Unused)]);
    // A lone Hoax waits for a card to turn.
    let explained = explain(&city, 0, "T3 H1").unwrap();
    assert_eq!(
        told(&explained),
        (People::T, 5, 3, 2, Some(Code::from(CityErrorCode::CardsDoNotFit)))
    );
    assert_eq!(roles(&explained), [(T3, Natural), (H1, Unused)]);
}

#[test]
fn in_the_palace_the_best_colour_is_told() {
    let city = game(2).figure(First, RoyalPalace).hand(First, "V2 V3 T3 T3").city();
    let explained = explain(&city, 0, "V2 V3 T3 T3").unwrap();
    assert_eq!(
        told(&explained),
        (People::T, 5, 6, 0, Some(Code::from(CityErrorCode::CardsDoNotFit)))
    );
    let explained = explain(&city, 1, "V2 V3").unwrap();
    assert_eq!(told(&explained), (People::V, 4, 5, 0, None));
}

#[test]
fn a_box_that_cannot_be_paid_at_all_is_refused() {
    let scene = game(2).figure(First, IronFoundry).marker(Second, IronFoundry, 1).hand(First, "V3");
    let code = |city: &City, place, list| explain(city, place, list).unwrap_err().code();
    let city = scene.clone().city();
    assert_eq!(code(&city, 1, "V3"), CityErrorCode::BoxFilled);
    assert_eq!(code(&city, 3, "V3"), CityErrorCode::NoSuchBox);
    assert_eq!(code(&city, 0, "V2"), ErrorCode::CardNotInHand);
    assert_eq!(
        code(&scene.clone().figure(First, Courtyard).city(), 0, "V3"),
        CityErrorCode::NoBuilding
    );
    assert_eq!(code(&scene.markers_left(First, 0).city(), 0, "V3"), CityErrorCode::NoMarker);
    let complete = game(2).figure(First, Citadel).complete(Citadel).hand(First, "V3").city();
    assert_eq!(code(&complete, 0, "V3"), CityErrorCode::BuildingComplete);
}
