//! C6 Completing a building.

use crate::common::*;

/// A reward as told: who, why, from where, and crystals, cards, scales.
type Told = (Seat, RewardKind, BuildingId, [u8; 3]);

fn rewards(city: &City, events: &[CityEvent]) -> Vec<Told> {
    let reward = |event: &CityEvent| match *event {
        CityEvent::Reward { seat, why, from, crystals, cards, scales, .. } => {
            Some((seat, why, city.table().building(from), [crystals, cards, scales]))
        }
        _ => None,
    };
    events.iter().filter_map(reward).collect()
}

fn majority_of(city: &City, events: &[CityEvent]) -> Seat {
    let won: Vec<_> =
        rewards(city, events).into_iter().filter(|told| told.1 == RewardKind::Majority).collect();
    assert_eq!(won.len(), 1, "one player wins it");
    won[0].0
}

/// The foundry but for one box, which the first player can pay; marks are seats or `_`.
fn foundry(players: u8, marks: [Option<Seat>; 3]) -> Scene {
    let scene = game(players).figure(First, IronFoundry).hand(First, "V3");
    (0..3).fold(scene, |scene, place| match marks[place] {
        Some(seat) => scene.marker(seat, IronFoundry, place),
        None => scene,
    })
}

fn fill_last(city: &mut City) -> Vec<CityEvent> {
    let open = city.table().boxes(city.table().here()).iter().position(Option::is_none).unwrap();
    city.plays(contribute(open as u8, "V3"))
}

#[test]
fn c6_1_a_building_is_scored_when_its_last_box_is_filled() {
    let mut city = foundry(2, [Some(Second), None, None]).hand(First, "V2 V3").city();
    city.plays(contribute(1, "V2"));
    assert!(city.table().complete.is_empty());
    assert_eq!((city.crystals(First), city.crystals(Second)), (0, 0));
    let events = city.plays(contribute(2, "V3"));
    assert!(events.contains(&CityEvent::Complete { tile: at(IronFoundry), building: IronFoundry }));
    assert!(!city.table().complete.is_empty());
    assert_eq!((city.crystals(First), city.crystals(Second)), (1, 1));
}

#[test]
fn c6_1_it_is_scored_inside_the_contribution_phase() {
    let mut city = foundry(2, [Some(Second), Some(Second), None]).city();
    fill_last(&mut city);
    assert_eq!((city.table().seat, city.table().phase), (First, Phase::Contribution));
}

#[test]
fn c6_1_majority_contributors_and_neighbours_in_this_order() {
    let mut city = foundry(2, [Some(Second), Some(Second), None])
        .complete(GreatHall)
        .complete(Caravanserai)
        .city();
    let events = fill_last(&mut city);
    use RewardKind::*;
    assert_eq!(
        rewards(&city, &events),
        [
            (Second, Majority, IronFoundry, [0, 2, 0]),
            (First, Contributor, IronFoundry, [1, 0, 0]),
            (Second, Contributor, IronFoundry, [1, 0, 0]),
            (First, Neighbourhood, GreatHall, [1, 0, 0]),
            (First, Neighbourhood, Caravanserai, [1, 0, 0]),
            (Second, Neighbourhood, GreatHall, [1, 0, 0]),
            (Second, Neighbourhood, Caravanserai, [1, 0, 0]),
        ]
    );
    assert_eq!((city.crystals(First), city.crystals(Second)), (3, 3));
}

#[test]
fn c6_1a_the_most_markers_win_the_majority() {
    let mut city = foundry(3, [Some(Third), None, Some(First)]).city();
    let events = fill_last(&mut city);
    assert_eq!(majority_of(&city, &events), First);
    let mut city = foundry(3, [None, Some(Third), Some(Third)]).city();
    let events = fill_last(&mut city);
    assert_eq!(majority_of(&city, &events), Third);
}

#[test]
fn c6_1a_among_tied_players_the_marker_farthest_left_wins() {
    for (marks, winner) in [
        ([None, Some(Second), Some(Third)], First),
        ([Some(Second), None, Some(Third)], Second),
        ([Some(Third), Some(Second), None], Third),
    ] {
        let mut city = foundry(3, marks).city();
        let events = fill_last(&mut city);
        assert_eq!(majority_of(&city, &events), winner);
    }
}

#[test]
fn c6_1a_a_player_with_fewer_markers_does_not_win_by_being_farthest_left() {
    let scene = game(3).figure(First, RoyalPalace).hand(First, "V3").marker(Third, RoyalPalace, 0);
    let mut city = scene.marker(Second, RoyalPalace, 1).marker(First, RoyalPalace, 2).city();
    let events = city.plays(contribute(3, "V3"));
    assert_eq!(majority_of(&city, &events), First);
}

#[test]
fn c6_1a_two_markers_each_are_a_tie() {
    // Two and two in the palace: whoever has the leftmost box.
    for (marks, winner) in [([Second, First, Second], Second), ([First, Second, Second], First)] {
        let scene = game(2).figure(First, RoyalPalace).hand(First, "V3");
        let scene =
            (0..3).fold(scene, |scene, place| scene.marker(marks[place], RoyalPalace, place));
        let mut city = scene.city();
        let events = city.plays(contribute(3, "V3"));
        assert_eq!(majority_of(&city, &events), winner);
    }
}

#[test]
fn c6_1b_every_contributor_is_rewarded_once_the_winner_too() {
    let mut city = foundry(3, [Some(Second), None, Some(Second)]).city();
    let events = fill_last(&mut city);
    let contributors: Vec<_> = rewards(&city, &events)
        .into_iter()
        .filter(|told| told.1 == RewardKind::Contributor)
        .map(|told| told.0)
        .collect();
    assert_eq!(contributors, [First, Second]);
    assert_eq!(Seat::all(3).map(|seat| city.crystals(seat)).collect::<Vec<_>>(), [1, 1, 0]);
}

#[test]
fn c6_1b_a_player_who_built_alone_gets_both() {
    let mut city = game(2).figure(First, Citadel).hand(First, "V2 V3").city();
    let events = city.plays(contribute(0, "V2 V3"));
    use RewardKind::*;
    assert_eq!(
        rewards(&city, &events),
        [(First, Majority, Citadel, [0, 0, 1]), (First, Contributor, Citadel, [1, 0, 0])]
    );
    assert_eq!((city.crystals(First), city.scales(First), city.crystals(Second)), (1, 1, 0));
}

#[test]
fn c6_1c_only_neighbours_that_were_complete_before_give_their_reward() {
    let mut city = game(2)
        .figure(First, Citadel)
        .complete(EarthTemple)
        .complete(Watchtower)
        .hand(First, "V2 V3")
        .city();
    let events = city.plays(contribute(0, "V2 V3"));
    let near: Vec<_> = rewards(&city, &events)
        .into_iter()
        .filter(|told| told.1 == RewardKind::Neighbourhood)
        .collect();
    // The Earth Temple is west of it; the watchtower is not adjacent; palace, library and residence are not complete.
    assert_eq!(near, [(First, RewardKind::Neighbourhood, EarthTemple, [0, 2, 0])]);
}

#[test]
fn c6_1c_the_building_is_no_neighbour_of_itself_and_the_courtyard_of_none() {
    let mut city = game(2).figure(First, FireTemple).hand(First, "V3");
    for place in [0, 1] {
        city = city.marker(Second, FireTemple, place);
    }
    let mut city = city.city();
    let events = city.plays(contribute(2, "V3"));
    assert!(rewards(&city, &events).iter().all(|told| told.1 != RewardKind::Neighbourhood));
}

#[test]
fn c6_1c_diagonal_buildings_give_nothing() {
    // The foundry is diagonal to mill and Water Temple.
    let mut city =
        foundry(2, [Some(Second), Some(Second), None]).complete(Mill).complete(WaterTemple).city();
    fill_last(&mut city);
    assert_eq!((city.crystals(First), city.scales(First)), (1, 0));
}

#[test]
fn c6_2_every_marker_returns_and_the_building_is_complete() {
    let mut city = foundry(3, [Some(Second), None, Some(Second)]).city();
    assert_eq!((city.markers(First), city.markers(Second)), (10, 8));
    let events = fill_last(&mut city);
    assert_eq!(
        events.last(),
        Some(&CityEvent::MarkersReturn { tile: at(IronFoundry), counts: vec![1, 2, 0] })
    );
    assert_eq!(Seat::all(3).map(|seat| city.markers(seat)).collect::<Vec<_>>(), [10, 10, 10]);
    assert!(city.table().complete.has(at(IronFoundry)));
    assert_eq!(city.table().boxes(at(IronFoundry)), [None; 3]);
}

#[test]
fn c6_2_figures_and_dragons_stay_on_the_tile() {
    let mut city = foundry(2, [Some(Second), Some(Second), None])
        .figure(Second, IronFoundry)
        .dragon(Red, IronFoundry)
        .city();
    fill_last(&mut city);
    assert_eq!([First, Second].map(|seat| city.figure(seat)), [at(IronFoundry); 2]);
    assert_eq!(city.dragon(Red), Some(at(IronFoundry)));
}

#[test]
fn c6_2_a_marker_that_returned_may_be_used_in_the_same_turn() {
    // The last marker completes the building and comes back; but there is no box left here.
    let mut city =
        game(2).figure(First, Citadel).markers_left(First, 1).hand(First, "V2 V3").city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!((city.markers(First), city.result()), (1, None));
}

#[test]
fn c6_3_crystals_are_unlimited() {
    let mut city =
        game(2).figure(First, Citadel).crystals(First, 1_000_000).hand(First, "V2 V3").city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.crystals(First), 1_000_001);
}

#[test]
fn c6_3_scales_of_rewards_come_from_the_pool() {
    let mut city = game(2).figure(First, Citadel).hand(First, "V2 V3").city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!((city.scales(First), city.table().pool), (1, 8));
}

#[test]
fn c6_3_cards_are_drawn_step_by_step() {
    // (a) the majority of the foundry to Second, before (c) the cards of the Earth Temple to First and then Second.
    let mut layout = blue_moon_city::city::building::RULEBOOK_LAYOUT.to_vec();
    layout.swap(at(GreatHall).index(), at(EarthTemple).index());
    let options = CityOptions { layout: Some(Layout::Given(layout)), ..CityOptions::new(2) };
    let mut city = game_with(options)
        .figure(First, IronFoundry)
        .complete(EarthTemple)
        .marker(Second, IronFoundry, 0)
        .marker(Second, IronFoundry, 1)
        .hand(First, "V2")
        .hand(Second, "")
        .deck_begins("T1 T2 A1 A2 F1 F2")
        .city();
    city.plays(contribute(2, "V2"));
    assert_eq!(city.hand_of(Second), "T1 T2 F1 F2");
    assert_eq!(*city.aside(), cards("A1 A2"));
}

#[test]
fn c6_3_within_a_step_the_active_player_first_then_in_the_order_of_play() {
    // Third is active: Third, First, Second get the card of a contributor of the palace.
    let mut city = game(3)
        .turn_of(Third)
        .figure(Third, RoyalPalace)
        .marker(First, RoyalPalace, 0)
        .marker(First, RoyalPalace, 1)
        .marker(Second, RoyalPalace, 2)
        .hand(First, "")
        .hand(Second, "")
        .hand(Third, "V3")
        .deck_begins("T1 T2 T3")
        .city();
    city.plays(contribute(3, "V3"));
    assert_eq!(*city.aside(), cards("T1"));
    assert_eq!((city.hand_of(First), city.hand_of(Second)), ("T2".to_owned(), "T3".to_owned()));
}

#[test]
fn c6_3_a_player_takes_the_neighbours_from_north_on_clockwise() {
    // Two buildings that give cards are moved beside the library.
    let mut layout = blue_moon_city::city::building::RULEBOOK_LAYOUT.to_vec();
    layout.swap(at(Watchtower).index(), at(MarketHall).index());
    layout.swap(at(Aqueduct).index(), at(EarthTemple).index());
    let options = CityOptions { layout: Some(Layout::Given(layout)), ..CityOptions::new(2) };
    let mut city = game_with(options)
        .figure(First, Library)
        .complete(MarketHall)
        .complete(EarthTemple)
        .marker(Second, Library, 0)
        .marker(Second, Library, 1)
        .hand(First, "H3")
        .hand(Second, "")
        .deck_begins("T1 T1 A1 A1 F1 F1 P1 P1")
        .city();
    let events = city.plays(contribute(2, "H3"));
    let near: Vec<_> = rewards(&city, &events)
        .into_iter()
        .filter(|told| told.1 == RewardKind::Neighbourhood)
        .map(|told| (told.0, told.2))
        .collect();
    assert_eq!(
        near,
        [(First, MarketHall), (First, EarthTemple), (Second, MarketHall), (Second, EarthTemple)],
        "the market hall is north, the temple east"
    );
    // Player by player: all of the first, then all of the second.
    assert_eq!(*city.aside(), cards("T1 T1 A1 A1"));
    assert_eq!(city.hand_of(Second), "F1 F1 P1 P1");
}

#[test]
fn c6_4_reward_cards_of_the_active_player_lie_aside_and_come_after_the_draw() {
    let mut city = foundry(2, [Some(First), Some(First), None]).deck_begins("T1 T2 A1 A2").city();
    let events = fill_last(&mut city);
    assert_eq!(*city.aside(), cards("T1 T2"));
    assert!(city.hand(First).is_empty());
    assert!(events.contains(&CityEvent::SetAside { seat: First, count: 2 }));
    let events = city.plays(end_turn(""));
    assert_eq!(
        events[..2],
        [
            CityEvent::Draw { seat: First, count: 2, cards: Some(cards("A1 A2")) },
            CityEvent::TakeUp { seat: First, count: 2, cards: Some(cards("T1 T2")) },
        ]
    );
    assert_eq!(city.hand_of(First), "T1 T2 A1 A2");
    assert!(city.aside().is_empty());
}

#[test]
fn c6_4_reward_cards_of_the_others_come_into_their_hands_at_once() {
    let mut city = foundry(2, [Some(Second), Some(Second), None])
        .hand(Second, "P3")
        .deck_begins("T1 T2 A1 A2")
        .city();
    let events = fill_last(&mut city);
    assert_eq!(city.hand_of(Second), "T1 T2 P3");
    assert!(events.contains(&CityEvent::Draw {
        seat: Second,
        count: 2,
        cards: Some(cards("T1 T2"))
    }));
    assert!(city.aside().is_empty());
}

#[test]
fn c6_4_cards_of_several_rewards_lie_aside_together() {
    // Both the majority and a neighbour give cards.
    let mut layout = blue_moon_city::city::building::RULEBOOK_LAYOUT.to_vec();
    layout.swap(at(GreatHall).index(), at(MarketHall).index());
    let options = CityOptions { layout: Some(Layout::Given(layout)), ..CityOptions::new(2) };
    let mut city = game_with(options)
        .figure(First, IronFoundry)
        .complete(MarketHall)
        .marker(First, IronFoundry, 0)
        .marker(First, IronFoundry, 1)
        .hand(First, "V2")
        .deck_begins("T1 T2 A1 A2")
        .city();
    city.plays(contribute(2, "V2"));
    assert_eq!(*city.aside(), cards("T1 T2 A1 A2"));
}
