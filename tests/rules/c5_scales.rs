//! C5 Dragons and scales.

use crate::common::scenes::two_scorings;
use crate::common::*;

/// A scoring: what each seat held, got in crystals and kept, and the pool after it.
type Scoring = (Vec<(u8, u8, u8)>, u8);

/// The scorings among the events.
fn scorings(events: &[CityEvent]) -> Vec<Scoring> {
    let scoring = |event: &CityEvent| match event {
        CityEvent::ScaleScoring { seats, pool } => Some((
            seats.iter().map(|score| (score.scales, score.crystals, score.kept)).collect(),
            *pool,
        )),
        _ => None,
    };
    events.iter().filter_map(scoring).collect()
}

/// The player whose turn it is stands on the foundry with a dragon and can pay its box 0; the pool holds one scale.
fn last_scale_of(players: u8, scales: &[u8]) -> Scene {
    let scene =
        game(players).figure(First, IronFoundry).dragon(Red, IronFoundry).hand(First, "V3 V2 V2");
    Seat::ALL.into_iter().zip(scales).fold(scene, |scene, (seat, &count)| scene.scales(seat, count))
}

#[test]
fn c5_1_the_first_contribution_brings_a_scale_for_every_dragon_on_the_tile() {
    for (dragons, expected) in
        [(&[][..], 0), (&[Red][..], 1), (&[Red, Blue][..], 2), (&[Red, Green, Blue][..], 3)]
    {
        let scene = game(2).figure(First, IronFoundry).hand(First, "V3");
        let mut city =
            dragons.iter().fold(scene, |scene, &dragon| scene.dragon(dragon, IronFoundry)).city();
        let events = city.plays(contribute(0, "V3"));
        assert_eq!((city.scales(First), city.table().pool), (expected, 9 - expected));
        let told = CityEvent::DragonScales { seat: First, tile: at(IronFoundry), scales: expected };
        assert_eq!(events.contains(&told), expected > 0);
        assert_eq!(events.len(), if expected > 0 { 2 } else { 1 });
    }
}

#[test]
fn c5_1_further_contributions_of_the_turn_bring_nothing_more() {
    let mut city =
        game(2).figure(First, IronFoundry).dragon(Red, IronFoundry).hand(First, "V3 V2").city();
    city.plays(contribute(0, "V3"));
    city.plays(contribute(1, "V2"));
    assert_eq!((city.scales(First), city.table().pool), (1, 8));
}

#[test]
fn c5_1_the_next_turn_brings_scales_again() {
    let mut city =
        game(2).figure(First, IronFoundry).dragon(Red, IronFoundry).hand(First, "V3 V2").city();
    city.plays(contribute(0, "V3"));
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    city.plays(contribute(1, "V2"));
    assert_eq!(city.scales(First), 2);
}

#[test]
fn c5_1_dragons_elsewhere_bring_nothing() {
    let mut city = game(2)
        .figure(First, IronFoundry)
        .figure(Second, GreatHall)
        .dragon(Red, GreatHall)
        .dragon(Blue, Caravanserai)
        .hand(First, "V3")
        .city();
    city.plays(contribute(0, "V3"));
    assert_eq!((city.scales(First), city.scales(Second)), (0, 0));
}

#[test]
fn c5_1_a_dragon_may_be_brought_in_the_same_turn() {
    let mut city = game(2).figure(First, IronFoundry).hand(First, "A1 V3").city();
    city.plays(fly_dragon(A1, IronFoundry));
    city.plays(contribute(0, "V3"));
    assert_eq!(city.scales(First), 1);
}

#[test]
fn c5_1_the_courtyard_brings_none() {
    let mut city =
        game(2).dragon(Red, Courtyard).dragon(Green, Courtyard).crystals(First, 7).city();
    city.plays(offer());
    assert_eq!((city.scales(First), city.table().pool), (0, 9));
}

#[test]
fn c5_2_the_dragon_award_comes_before_the_building_is_scored() {
    let mut city = game(2).figure(First, Citadel).dragon(Red, Citadel).hand(First, "V2 V3").city();
    let events = city.plays(contribute(0, "V2 V3"));
    let award =
        events.iter().position(|event| matches!(event, CityEvent::DragonScales { .. })).unwrap();
    let complete =
        events.iter().position(|event| matches!(event, CityEvent::Complete { .. })).unwrap();
    assert!(award < complete);
    assert_eq!(city.scales(First), 2, "one of the dragon and one of the citadel");
}

#[test]
fn c5_2_what_the_pool_lacks_is_owed_and_counts() {
    // Two scales are due and one is left: the player counts 3 + 2 and is level with the other.
    let mut city = game(2)
        .figure(First, IronFoundry)
        .dragon(Red, IronFoundry)
        .dragon(Green, IronFoundry)
        .scales(First, 3)
        .scales(Second, 5)
        .hand(First, "V3")
        .city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(5, 3, 0), (5, 3, 0)], 9)]);
}

#[test]
fn c5_2_all_scales_due_in_the_scoring_of_a_building_are_added_up_first() {
    // Each of two players gets one as a contributor and one of the tower: four are due, one is left. Were they given
    // one by one, the scales would be scored after the first.
    let mut city = game(2)
        .figure(First, RoyalPalace)
        .complete(MonasteryTower)
        .marker(First, RoyalPalace, 0)
        .marker(First, RoyalPalace, 1)
        .marker(Second, RoyalPalace, 2)
        .scales(First, 2)
        .scales(Second, 6)
        .hand(First, "F3")
        .city();
    let events = city.plays(contribute(3, "F3"));
    assert_eq!(scorings(&events), [(vec![(4, 3, 0), (8, 6, 0)], 9)]);
}

#[test]
fn c5_2_scales_are_scored_after_all_rewards_of_the_building() {
    let mut city = game(2).figure(First, Citadel).scales(First, 8).hand(First, "V2 V3").city();
    let events = city.plays(contribute(0, "V2 V3"));
    let names: Vec<_> = events
        .iter()
        .map(|event| match event {
            CityEvent::Contribution { .. } => "contribution",
            CityEvent::Complete { .. } => "complete",
            CityEvent::Reward { .. } => "reward",
            CityEvent::ScaleScoring { .. } => "scales",
            CityEvent::MarkersReturn { .. } => "markers",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(names, ["contribution", "complete", "reward", "reward", "scales", "markers"]);
}

#[test]
fn c5_3_an_empty_pool_is_scored_without_owed_scales() {
    let mut city = last_scale_of(2, &[4, 4]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(5, 6, 0), (4, 3, 0)], 9)]);
    assert_eq!((city.crystals(First), city.crystals(Second)), (6, 3));
}

#[test]
fn c5_3_a_pool_that_is_not_empty_is_not_scored() {
    let mut city = last_scale_of(2, &[3, 4]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), []);
    assert_eq!((city.scales(First), city.scales(Second), city.table().pool), (4, 4, 1));
    assert_eq!((city.crystals(First), city.crystals(Second)), (0, 0));
}

#[test]
fn c5_3_the_scales_are_scored_once_however_many_are_owed() {
    let mut city =
        last_scale_of(2, &[4, 4]).dragon(Green, IronFoundry).dragon(Blue, IronFoundry).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(7, 6, 0), (4, 3, 0)], 9)]);
    assert_eq!(city.table().pool, 9, "what was owed stays owed to nobody");
}

#[test]
fn c5_3_the_dragon_award_is_scored_before_anything_else() {
    let mut city = game(2)
        .figure(First, Citadel)
        .dragon(Red, Citadel)
        .scales(First, 8)
        .hand(First, "V2 V3")
        .city();
    let events = city.plays(contribute(0, "V2 V3"));
    let scored =
        events.iter().position(|event| matches!(event, CityEvent::ScaleScoring { .. })).unwrap();
    let complete =
        events.iter().position(|event| matches!(event, CityEvent::Complete { .. })).unwrap();
    assert!(scored < complete);
    assert_eq!(city.scales(First), 1, "that of the citadel, which came later");
}

#[test]
fn c5_4_a_single_player_with_the_most_gets_six() {
    let mut city = last_scale_of(4, &[8, 2, 2, 2]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(9, 6, 0), (2, 0, 2), (2, 0, 2), (2, 0, 2)], 9)]);
}

#[test]
fn c5_4_players_tied_for_the_most_get_three_each() {
    let mut city = last_scale_of(4, &[3, 4, 4, 3]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(4, 3, 0), (4, 3, 0), (4, 3, 0), (3, 3, 0)], 15)]);
}

#[test]
fn c5_4_two_tied_players_share_no_six() {
    let mut city = last_scale_of(3, &[4, 5, 2]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(5, 3, 0), (5, 3, 0), (2, 0, 2)], 10)]);
}

#[test]
fn c5_4_every_other_player_with_at_least_three_gets_three() {
    let mut city = last_scale_of(4, &[5, 4, 3, 2]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(6, 6, 0), (4, 3, 0), (3, 3, 0), (2, 0, 2)], 13)]);
    assert_eq!(Seat::ALL.map(|seat| city.crystals(seat)), [6, 3, 3, 0]);
}

#[test]
fn c5_4_the_most_may_be_held_by_another_than_the_active_player() {
    let mut city = last_scale_of(3, &[1, 8, 2]).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(2, 0, 2), (8, 6, 0), (2, 0, 2)], 8)]);
}

#[test]
fn c5_5_who_got_crystals_gives_all_scales_back_and_the_others_keep_theirs() {
    let mut city = last_scale_of(3, &[1, 8, 2]).city();
    city.plays(contribute(0, "V3"));
    assert_eq!(Seat::all(3).map(|seat| city.scales(seat)).collect::<Vec<_>>(), [2, 0, 2]);
    assert_eq!(city.table().pool, 8);
}

#[test]
fn c5_5_an_owed_scale_that_was_counted_is_kept() {
    // Two are due to the first player and one is left: he keeps two, and the pool is the smaller for it.
    let mut city = last_scale_of(3, &[0, 9, 2]).dragon(Blue, IronFoundry).city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(2, 0, 2), (9, 6, 0), (2, 0, 2)], 8)]);
}

#[test]
fn c5_5_everybody_gives_scales_back_by_the_house_rule() {
    let options = CityOptions { return_all_scales: Some(true), ..CityOptions::new(3) };
    let mut city = game_with(options)
        .figure(First, IronFoundry)
        .dragon(Red, IronFoundry)
        .scales(First, 1)
        .scales(Second, 8)
        .scales(Third, 2)
        .hand(First, "V3")
        .city();
    let events = city.plays(contribute(0, "V3"));
    assert_eq!(scorings(&events), [(vec![(2, 0, 0), (8, 6, 0), (2, 0, 0)], 12)]);
    assert_eq!(city.table().pool, 12);
}

#[test]
fn c5_5_the_house_rule_is_off_by_default() {
    assert!(
        !City::new(&CityOptions::new(3), &seed("default"))
            .unwrap()
            .table()
            .settings
            .return_all_scales
    );
}

#[test]
fn c5_6_one_turn_can_score_the_scales_twice() {
    let mut city = two_scorings(None);
    let events = city.plays(contribute(3, "F3"));
    assert_eq!(
        scorings(&events),
        [
            // A: the dragon's scale is the last; the second player alone gets crystals.
            (vec![(2, 0, 2), (8, 6, 0), (2, 0, 2)], 8),
            // B: 12 are due of 8; the first and the third have the most.
            (vec![(6, 3, 0), (4, 3, 0), (6, 3, 0)], 12),
        ]
    );
    assert_eq!(city.table().pool, 12);
}
