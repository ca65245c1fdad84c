//! C9 End of the game: victory, draw, stalemate, limit of turns. The race is in `c9_race`.

use crate::common::*;

/// Seat, place, offerings, and crystals where they are compared.
fn ranks(city: &City) -> Vec<(Seat, u8, u8, Option<u32>)> {
    let result = city.result().expect("the game is over");
    result
        .ranking
        .iter()
        .map(|rank| (rank.seat, rank.place, rank.offerings, rank.crystals))
        .collect()
}

fn ended(city: &City) -> (EndReason, Vec<Seat>) {
    let result = city.result().expect("the game is over");
    (result.reason, result.winners)
}

#[test]
fn c9_1_the_sixth_fifth_or_fourth_offering_wins() {
    for (players, offerings) in [(2, 6), (3, 5), (4, 4)] {
        let mut city =
            game(players).crystals(First, 20).offerings(&vec![First; offerings - 1]).city();
        let events = city.plays(offer());
        assert_eq!(ended(&city), (EndReason::Offerings, vec![First]));
        assert_eq!(events.last(), Some(&CityEvent::GameOver { result: city.result() }));
    }
}

#[test]
fn c9_1_one_offering_less_does_not_win() {
    for (players, offerings) in [(2, 5), (3, 4), (4, 3)] {
        let mut city =
            game(players).crystals(First, 20).offerings(&vec![First; offerings - 1]).city();
        city.plays(offer());
        assert_eq!(city.result(), None);
    }
}

#[test]
fn c9_1_nothing_of_the_turn_follows() {
    let mut city = game(4).crystals(First, 60).hand(First, "P1 P1").offerings(&[First; 2]).city();
    city.plays(offer());
    let events = city.plays(offer_with(P1));
    assert_eq!(events.len(), 2, "the offering and the end");
    assert_eq!(city.moves(), []);
    for late in
        [offer_with(P1), end_turn(""), walk(FireTemple), declare_done(), contribute(0, "P1")]
    {
        city.refuses(late, ErrorCode::GameOver, "C9.1");
    }
    assert_eq!(city.hand_of(First), "P1");
}

#[test]
fn c9_1_the_others_are_ranked_by_their_offerings_alone() {
    let made = [First, Second, First, Third, First, Third];
    let mut city = game(4)
        .crystals(First, 20)
        .crystals(Second, 50)
        .crystals(Fourth, 99)
        .offerings(&made)
        .city();
    city.plays(offer());
    assert_eq!(
        ranks(&city),
        [(First, 1, 4, None), (Third, 2, 2, None), (Second, 3, 1, None), (Fourth, 4, 0, None)]
    );
}

#[test]
fn c9_1_players_with_as_many_offerings_share_a_place() {
    let made = [First, First, First, Second, Fourth];
    let mut city = game(4).crystals(First, 20).offerings(&made).city();
    city.plays(offer());
    assert_eq!(
        ranks(&city),
        [(First, 1, 4, None), (Second, 2, 1, None), (Fourth, 2, 1, None), (Third, 4, 0, None)]
    );
}

#[test]
fn c9_1_a_game_that_is_over_has_nobody_to_decide() {
    let mut city = game(2).crystals(First, 20).offerings(&[First; 5]).city();
    assert_eq!(city.actor(), Some(First));
    city.plays(offer());
    assert_eq!(city.actor(), None);
    let outcome = city.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.places), (vec![First], vec![1, 2]));
}

#[test]
fn c9_2_without_a_marker_in_any_supply_the_game_is_a_draw() {
    let mut city = game(2)
        .figure(First, IronFoundry)
        .markers_left(First, 1)
        .markers_left(Second, 0)
        .hand(First, "V3")
        .city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(ended(&city), (EndReason::NoMarkers, vec![]));
    assert_eq!(events.last(), Some(&CityEvent::GameOver { result: city.result() }));
    assert_eq!(city.moves(), []);
    assert_eq!(ranks(&city), [(First, 1, 0, None), (Second, 1, 0, None)]);
}

#[test]
fn c9_2_an_offering_may_use_up_the_last_marker() {
    let mut city = game(2)
        .crystals(First, 7)
        .markers_left(First, 1)
        .markers_left(Second, 0)
        .figure(Second, Courtyard)
        .city();
    city.plays(offer());
    assert_eq!(ended(&city), (EndReason::NoMarkers, vec![]));
    assert_eq!(ranks(&city), [(First, 1, 1, None), (Second, 1, 0, None)], "offerings do not count");
}

#[test]
fn c9_2_the_game_goes_on_while_anybody_has_a_marker() {
    let scene = game(3)
        .figure(First, IronFoundry)
        .markers_left(First, 1)
        .markers_left(Third, 5)
        .hand(First, "V3");
    let mut city = scene.markers_left(Second, 0).city();
    city.plays(contribute(0, "V3"));
    assert_eq!(city.result(), None);
    city.plays(end_turn(""));
}

#[test]
fn c9_2_markers_that_a_scoring_returns_count() {
    let mut city = game(2)
        .figure(First, Citadel)
        .markers_left(First, 1)
        .markers_left(Second, 0)
        .hand(First, "V2 V3")
        .city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!((city.result(), city.markers(First)), (None, 1));
}

#[test]
fn c9_2_a_player_without_markers_goes_on_playing() {
    let mut city = game(2).markers_left(First, 0).hand(First, "F1").city();
    city.plays(fly(Mill));
    city.plays(end_turn(""));
    assert_eq!(city.table().seat, Second);
}

#[test]
fn c9_2_comes_after_c9_1() {
    // The last of all markers makes the sixth offering.
    let mut city = game(2)
        .crystals(First, 20)
        .offerings(&[First; 5])
        .markers_left(First, 1)
        .markers_left(Second, 0)
        .city();
    city.plays(offer());
    assert_eq!((city.markers(First), city.markers(Second)), (0, 0));
    assert_eq!(ended(&city), (EndReason::Offerings, vec![First]));
}

#[test]
fn c9_4_after_three_rounds_without_contribution_or_offering_a_player_may_declare() {
    for players in 2..=4 {
        let mut city = game(players).city();
        for quiet in 0..3 * players {
            let error = City::check(&city.known(), &declare_done()).unwrap_err();
            assert_eq!(
                (error.code(), error.rule()),
                (Code::from(CityErrorCode::NotYetStale), Some("C9.4"))
            );
            assert_eq!(city.table().quiet, quiet);
            assert!(!city.moves().contains(&declare_done()));
            city.plays(end_turn(""));
        }
        assert_eq!(city.moves().last(), Some(&declare_done()));
        city.plays(declare_done());
    }
}

#[test]
fn c9_4_it_may_still_be_declared_later() {
    let mut city = game(2).quiet_turns(6).city();
    for _ in 0..5 {
        city.plays(end_turn(""));
        assert!(city.moves().contains(&declare_done()));
    }
}

#[test]
fn c9_4_walks_and_powers_are_no_contribution() {
    let mut city = game(2).quiet_turns(5).hand(First, "F1 V1").city();
    city.plays(fly(Mill));
    city.plays(fly_dragon(V1, Mill));
    city.plays(walk(FlightTower));
    city.plays(end_turn(""));
    assert!(city.moves().contains(&declare_done()));
}

#[test]
fn c9_4_a_turn_with_a_contribution_or_an_offering_is_not_quiet() {
    let contributed = game(2).quiet_turns(5).figure(First, IronFoundry).hand(First, "V3");
    let offered = game(2).quiet_turns(5).crystals(First, 7);
    for (scene, played) in [(contributed, contribute(0, "V3")), (offered, offer())] {
        let mut city = scene.city();
        city.plays(played);
        assert_eq!(city.table().quiet, 0);
        city.plays(end_turn(""));
        city.refuses(declare_done(), CityErrorCode::NotYetStale, "C9.4");
        assert_eq!(city.table().quiet, 0, "the turns after it are counted");
    }
}

#[test]
fn c9_4_a_declaration_neither_ends_the_turn_nor_binds() {
    let mut city = game(2).quiet_turns(6).figure(First, IronFoundry).hand(First, "V3").city();
    let events = city.plays(declare_done());
    assert_eq!(events, [CityEvent::Declare { seat: First }]);
    assert_eq!(
        (city.table().seat, city.table().phase, city.table().steps),
        (First, Phase::Movement, 2)
    );
    city.plays(contribute(0, "V3"));
}

#[test]
fn c9_4_it_is_made_once() {
    let mut city = game(2).quiet_turns(6).city();
    city.plays(declare_done());
    city.refuses(declare_done(), CityErrorCode::AlreadyDeclared, "C9.4");
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    city.refuses(declare_done(), CityErrorCode::AlreadyDeclared, "C9.4");
}

#[test]
fn c9_4_in_the_own_turn_only() {
    let mut city = game(2).quiet_turns(6).city();
    city.plays(declare_done());
    assert_eq!(city.table().declared, [true, false, false, false]);
    city.plays(end_turn(""));
    city.plays(declare_done());
    assert_eq!(city.table().declared, [true, true, false, false]);
}

#[test]
fn c9_4_a_contribution_cancels_all_declarations_and_starts_the_count_anew() {
    let mut city =
        game(2).quiet_turns(6).declared(Second).figure(First, IronFoundry).hand(First, "V3").city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(events.last(), Some(&CityEvent::DeclarationsCancelled {}));
    assert_eq!((city.table().declared, city.table().quiet), ([false; 4], 0));
    city.plays(end_turn(""));
    city.refuses(declare_done(), CityErrorCode::NotYetStale, "C9.4");
}

#[test]
fn c9_4_an_offering_cancels_them_too_and_then_they_may_be_made_again() {
    let mut city = game(2).quiet_turns(6).declared(First).crystals(First, 7).city();
    let events = city.plays(offer());
    assert!(events.contains(&CityEvent::DeclarationsCancelled {}));
    city.plays(end_turn(""));
    for _ in 0..6 {
        city.plays(end_turn(""));
    }
    assert_eq!(city.table().seat, Second);
    city.plays(declare_done());
    city.plays(end_turn(""));
    city.plays(declare_done());
    assert_eq!(ended(&city).0, EndReason::Stalemate);
}

#[test]
fn c9_4_no_cancelling_is_told_where_nothing_was_declared() {
    let mut city = game(2).quiet_turns(6).crystals(First, 7).city();
    assert_eq!(city.plays(offer()).len(), 1);
}

#[test]
fn c9_4_with_the_last_declaration_the_game_ends_at_once() {
    let scene = game(3).quiet_turns(9).declared(Second).declared(Third).offerings(&[Second, Third]);
    let mut city = scene.crystals(First, 6).crystals(Second, 3).crystals(Third, 4).city();
    let events = city.plays(declare_done());
    assert_eq!(
        events,
        [CityEvent::Declare { seat: First }, CityEvent::GameOver { result: city.result() }]
    );
    assert_eq!(ended(&city), (EndReason::Stalemate, vec![Third]));
    assert_eq!(
        ranks(&city),
        [(Third, 1, 1, Some(4)), (Second, 2, 1, Some(3)), (First, 3, 0, Some(6))]
    );
}

#[test]
fn c9_5_when_the_last_turn_is_over_the_game_ends_after_the_draw() {
    let options = CityOptions { turn_limit: Some(3), ..CityOptions::new(2) };
    let mut city = game_with(options).crystals(Second, 5).city();
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    assert_eq!((city.table().seat, city.table().turn, city.result()), (First, 3, None));
    let events = city.plays(end_turn(""));
    assert!(matches!(events[0], CityEvent::Draw { seat: First, count: 2, .. }));
    assert_eq!(events[1..], [CityEvent::GameOver { result: city.result() }]);
    assert_eq!(city.hand(First).len(), 8 + 4);
    assert_eq!(ended(&city), (EndReason::TurnLimit, vec![Second]));
    assert_eq!(ranks(&city), [(Second, 1, 0, Some(5)), (First, 2, 0, Some(0))]);
}

#[test]
fn c9_5_the_turns_of_all_players_are_counted_together() {
    for players in 2..=4 {
        let options = CityOptions { turn_limit: Some(7), ..CityOptions::new(players) };
        let mut city = game_with(options).city();
        let turns = (1..).find(|_| {
            city.plays(end_turn(""));
            city.result().is_some()
        });
        assert_eq!(turns, Some(7));
    }
}

#[test]
fn c9_5_cards_aside_are_taken_up_before_the_game_ends() {
    let options = CityOptions { turn_limit: Some(1), ..CityOptions::new(2) };
    let mut city = game_with(options)
        .figure(First, IronFoundry)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .hand(First, "V2")
        .city();
    city.plays(contribute(2, "V2"));
    city.plays(end_turn(""));
    assert_eq!((city.hand(First).len(), city.aside().len()), (4, 0));
    assert_eq!(ended(&city).0, EndReason::TurnLimit);
}

#[test]
fn c9_5_players_who_are_level_share_the_victory() {
    let options = CityOptions { turn_limit: Some(1), ..CityOptions::new(3) };
    let mut city = game_with(options).crystals(First, 2).crystals(Third, 2).city();
    city.plays(end_turn(""));
    assert_eq!(ended(&city), (EndReason::TurnLimit, vec![First, Third]));
    assert_eq!(
        ranks(&city),
        [(First, 1, 0, Some(2)), (Third, 1, 0, Some(2)), (Second, 3, 0, Some(0))]
    );
}

#[test]
fn c9_5_there_is_no_limit_by_default() {
    let mut city = game(2).turn_number(20_000).city();
    assert_eq!(city.table().settings.turn_limit, None);
    city.plays(end_turn(""));
    assert_eq!(city.table().turn, 20_001);
}

#[test]
fn c9_5_the_limit_is_from_1_to_10000() {
    for (limit, good) in [(0, false), (1, true), (10_000, true), (10_001, false), (u32::MAX, false)]
    {
        let options = CityOptions { turn_limit: Some(limit), ..CityOptions::new(2) };
        match City::new(&options, &seed("limit")) {
            Ok(_) => assert!(good, "{limit}"),
            Err(error) => {
                assert!(!good, "{limit}");
                assert_eq!(
                    (error.code(), error.rule()),
                    (Code::from(ErrorCode::BadOption), Some("C9.5"))
                );
            }
        }
    }
}
