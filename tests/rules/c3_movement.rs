//! C3 Movement phase.

use crate::common::*;

const DRAGONS: [(Dragon, Card, Card); 3] = [(Red, V1, V2), (Green, T1, T2), (Blue, A1, A2)];

fn steps(city: &City) -> u8 {
    city.table().steps
}

fn targets(city: &City, name: &str) -> Vec<Tile> {
    let target = |listed| match listed {
        CityMove::Walk { to }
        | CityMove::Fly { to, .. }
        | CityMove::FlyDragon { to, .. }
        | CityMove::WalkDragon { to, .. } => to,
        _ => panic!("{listed} has no target"),
    };
    city.moves_of_type(name).into_iter().map(target).collect()
}

fn tiles(numbers: &[usize]) -> Vec<Tile> {
    numbers.iter().map(|&number| tile(number)).collect()
}

#[test]
fn c3_1_the_figure_reaches_every_tile_within_two_orthogonal_steps() {
    let city = game(2).hand(First, "").city();
    assert_eq!(targets(&city, "walk"), tiles(&[1, 4, 5, 6, 8, 9, 11, 12, 14, 15, 16, 19]));
    let city = game(2).figure(First, Mill).hand(First, "").city();
    assert_eq!(targets(&city, "walk"), tiles(&[1, 2, 3, 4, 5, 9]));
}

#[test]
fn c3_1_a_walk_uses_as_many_steps_as_its_shortest_way_is_long() {
    let mut city = game(2).city();
    let events = city.plays(walk(FireTemple));
    assert_eq!(
        events,
        [CityEvent::Walk { seat: First, from: at(Courtyard), to: at(FireTemple), steps_left: 1 }]
    );
    assert_eq!((city.figure(First), steps(&city)), (at(FireTemple), 1));

    let mut diagonal = game(2).city();
    diagonal.plays(walk(University));
    assert_eq!(steps(&diagonal), 0);
}

#[test]
fn c3_1_what_lies_beyond_the_steps_left_is_out_of_reach() {
    let mut city = game(2).city();
    for far in [Mill, Thermae, IronFoundry, TradingHouse] {
        city.refuses(walk(far), CityErrorCode::OutOfReach, "C3.1");
    }
    city.plays(walk(FireTemple));
    city.refuses(walk(Mill), CityErrorCode::OutOfReach, "C3.1");
    city.plays(walk(FlightTower));
    city.refuses(walk(FireTemple), CityErrorCode::OutOfReach, "C3.1");
    assert_eq!(city.moves_of_type("walk"), []);
}

#[test]
fn c3_1_the_missing_corners_are_no_tiles() {
    let city = game(2).figure(First, IronFoundry).hand(First, "").city();
    // Straight north of the foundry there is nothing; the mill is two steps away, over the Great Hall.
    assert_eq!(targets(&city, "walk"), tiles(&[0, 4, 5, 8, 9, 13]));
}

#[test]
fn c3_1_steps_may_be_taken_one_by_one_in_any_directions() {
    let mut city = game(2).city();
    city.plays(walk(RoyalPalace));
    city.plays(walk(MonasteryTower));
    assert_eq!((city.figure(First), steps(&city)), (at(MonasteryTower), 0));
}

#[test]
fn c3_1_figures_and_dragons_may_share_tiles() {
    let mut city =
        game(3).figure(Second, FireTemple).figure(Third, FireTemple).dragon(Red, FireTemple).city();
    city.plays(walk(FireTemple));
    assert_eq!(Seat::all(3).map(|seat| city.figure(seat)).collect::<Vec<_>>(), [at(FireTemple); 3]);
}

#[test]
fn c3_1_staying_is_allowed() {
    let mut city = game(2).city();
    city.plays(end_turn(""));
    assert_eq!(city.figure(First), Tile::COURTYARD);
}

#[test]
fn c3_1_only_the_own_figure_walks() {
    let mut city = game(2).figure(Second, Mill).city();
    city.plays(walk(FireTemple));
    assert_eq!((city.figure(First), city.figure(Second)), (at(FireTemple), at(Mill)));
}

#[test]
fn c3_1_complete_buildings_may_be_entered() {
    let mut city = game(2).complete(FireTemple).city();
    city.plays(walk(FireTemple));
    assert_eq!(city.figure(First), at(FireTemple));
}

#[test]
fn c3_2_each_dragon_flies_into_the_city_by_the_card_of_its_people() {
    for (dragon, card, _) in DRAGONS {
        let mut city = game(2).hand(First, card.code()).city();
        let events = city.plays(fly_dragon(card, TradingHouse));
        let expected =
            CityEvent::FlyDragon { seat: First, card, dragon, from: None, to: at(TradingHouse) };
        assert_eq!(events, [expected]);
        for (other, _, _) in DRAGONS {
            assert_eq!(city.dragon(other), (other == dragon).then(|| at(TradingHouse)));
        }
        assert_eq!((city.figure(First), steps(&city)), (Tile::COURTYARD, 2));
    }
}

#[test]
fn c3_2_a_dragon_flies_to_any_tile() {
    for (dragon, card, _) in DRAGONS {
        let outside = game(2).hand(First, card.code());
        assert_eq!(targets(&outside.clone().city(), "flyDragon"), Tile::all().collect::<Vec<_>>());
        let city = outside.dragon(dragon, Mill).city();
        assert_eq!(targets(&city, "flyDragon"), Tile::all().skip(1).collect::<Vec<_>>());
    }
}

#[test]
fn c3_2_a_dragon_in_the_city_flies_from_its_tile() {
    let mut city = game(2).hand(First, "T1").dragon(Green, Mill).city();
    let events = city.plays(fly_dragon(T1, Courtyard));
    let from = Some(at(Mill));
    assert_eq!(
        events,
        [CityEvent::FlyDragon { seat: First, card: T1, dragon: Green, from, to: at(Courtyard) }]
    );
}

#[test]
fn c3_2_a_dragon_walks_one_to_three_steps() {
    for (dragon, _, card) in DRAGONS {
        let mut city = game(2).hand(First, card.code()).dragon(dragon, Mill).city();
        let reached = tiles(&[1, 2, 3, 4, 5, 6, 8, 9, 10, 14]);
        assert_eq!(targets(&city, "walkDragon"), reached);
        let events = city.plays(walk_dragon(card, Courtyard));
        let expected =
            CityEvent::WalkDragon { seat: First, card, dragon, from: at(Mill), to: at(Courtyard) };
        assert_eq!(events, [expected]);
        assert_eq!(city.dragon(dragon), Some(at(Courtyard)));
    }
}

#[test]
fn c3_2_a_dragon_does_not_walk_four_steps() {
    let city = game(2).hand(First, "A2").dragon(Blue, Mill).city();
    city.refuses(walk_dragon(A2, EarthTemple), CityErrorCode::OutOfReach, "C3.2");
    city.refuses(walk_dragon(A2, TradingHouse), CityErrorCode::OutOfReach, "C3.2");
}

#[test]
fn c3_2_a_dragon_outside_does_not_walk() {
    let city = game(2).hand(First, "V2 T2 A2").dragon(Red, Mill).city();
    city.refuses(walk_dragon(T2, Mill), CityErrorCode::DragonOutside, "C3.2");
    city.refuses(walk_dragon(A2, Mill), CityErrorCode::DragonOutside, "C3.2");
    assert!(
        city.moves_of_type("walkDragon")
            .iter()
            .all(|listed| matches!(listed, CityMove::WalkDragon { card: V2, .. }))
    );
}

#[test]
fn c3_2_a_dragon_that_flew_in_may_walk_on() {
    let mut city = game(2).hand(First, "V1 V2 V2").city();
    city.plays(fly_dragon(V1, Mill));
    city.plays(walk_dragon(V2, IronFoundry));
    city.plays(walk_dragon(V2, Mill));
    assert_eq!(city.dragon(Red), Some(at(Mill)));
}

#[test]
fn c3_2_the_figure_flies_to_any_tile_and_keeps_its_steps() {
    let mut city = game(2).hand(First, "F1").city();
    let elsewhere: Vec<_> = Tile::all().filter(|&tile| tile != Tile::COURTYARD).collect();
    assert_eq!(targets(&city, "fly"), elsewhere);
    city.plays(walk(FireTemple));
    let events = city.plays(fly(Library));
    assert_eq!(
        events,
        [CityEvent::Fly { seat: First, card: F1, from: at(FireTemple), to: at(Library) }]
    );
    assert_eq!((city.figure(First), steps(&city)), (at(Library), 1));
    city.plays(walk(Watchtower));
    assert_eq!(city.figure(First), at(Watchtower));
}

#[test]
fn c3_2_f2_gives_two_more_steps() {
    let mut city = game(2).hand(First, "F2").city();
    let events = city.plays(extra_steps());
    assert_eq!(events, [CityEvent::ExtraSteps { seat: First, card: F2, steps_left: 4 }]);
    city.plays(walk(TradingHouse));
    assert_eq!(steps(&city), 1);
}

#[test]
fn c3_2_there_is_no_limit_to_further_steps() {
    let mut city = game(2).hand(First, "F2 F2 F2 F2").city();
    for expected in [4, 6, 8, 10] {
        city.plays(extra_steps());
        assert_eq!(steps(&city), expected);
    }
    assert_eq!(city.moves_of_type("walk").len(), 20, "the whole city");
}

#[test]
fn c3_2_f2_helps_after_all_steps_are_gone() {
    let mut city = game(2).hand(First, "F2").city();
    city.plays(walk(University));
    city.plays(extra_steps());
    city.plays(walk(FireTemple));
    assert_eq!((city.figure(First), steps(&city)), (at(FireTemple), 1));
}

#[test]
fn c3_2_powers_are_used_before_between_and_after_steps_in_any_order() {
    let mut city = game(2).hand(First, "V1 T1 A1 V2 F1 F2").city();
    city.plays(fly_dragon(A1, Mill));
    city.plays(walk(FireTemple));
    city.plays(fly_dragon(V1, FireTemple));
    city.plays(walk(GreatHall));
    city.plays(walk_dragon(V2, GreatHall));
    city.plays(fly_dragon(T1, GreatHall));
    city.plays(fly(Library));
    city.plays(extra_steps());
    city.plays(walk(Hospice));
    assert_eq!((city.figure(First), steps(&city)), (at(Hospice), 0));
    assert_eq!(
        [Red, Green, Blue].map(|dragon| city.dragon(dragon).unwrap()),
        [at(GreatHall), at(GreatHall), at(Mill)]
    );
}

#[test]
fn c3_3_a_power_or_walk_that_changes_nothing_is_refused() {
    let city = game(2)
        .hand(First, "V1 T1 A1 V2 T2 A2 F1")
        .dragon(Red, Mill)
        .dragon(Green, Mill)
        .dragon(Blue, Mill)
        .city();
    for (_, flying, walking) in DRAGONS {
        city.refuses(fly_dragon(flying, Mill), CityErrorCode::NoChange, "C3.3");
        city.refuses(walk_dragon(walking, Mill), CityErrorCode::NoChange, "C3.3");
    }
    city.refuses(fly(Courtyard), CityErrorCode::NoChange, "C3.3");
    city.refuses(walk(Courtyard), CityErrorCode::NoChange, "C3.3");
}

#[test]
fn c3_3_a_player_may_walk_out_and_back_in_two_moves() {
    let mut city = game(2).city();
    city.plays(walk(FireTemple));
    city.plays(walk(Courtyard));
    assert_eq!((city.figure(First), steps(&city)), (Tile::COURTYARD, 0));
}

#[test]
fn c3_3_f2_is_never_refused_in_this_phase() {
    let mut city = game(2).hand(First, "F2 F2 F2 F2").city();
    for _ in 0..4 {
        assert_eq!(city.moves_of_type("extraSteps"), [extra_steps()]);
        city.plays(extra_steps());
    }
}

#[test]
fn c3_4_other_cards_have_no_power_in_this_phase() {
    let others = "V3 T3 A3 F3 K1 M1 M2 M3 H1 H2 H3 P1 P2 P3";
    let scene =
        game(2).hand(First, others).dragon(Red, Mill).dragon(Green, Mill).dragon(Blue, Mill);
    let city = scene.city();
    for name in ["flyDragon", "walkDragon", "fly", "extraSteps"] {
        assert_eq!(city.moves_of_type(name), []);
    }
    for card in card_list(others) {
        let to = at(FireTemple);
        for used in [
            CityMove::FlyDragon { card, to },
            CityMove::WalkDragon { card, to },
            CityMove::Fly { card, to },
            CityMove::ExtraSteps { card },
        ] {
            city.refuses(used, CityErrorCode::NoSuchPower, "C3.2");
        }
    }
}

#[test]
fn c3_4_each_power_belongs_to_its_card_alone() {
    let powers = "V1 V2 T1 T2 A1 A2 F1 F2";
    let scene =
        game(2).hand(First, powers).dragon(Red, Mill).dragon(Green, Mill).dragon(Blue, Mill);
    let city = scene.city();
    let to = at(FireTemple);
    for card in card_list(powers) {
        let [flies, walks, carries, hurries] =
            [[V1, T1, A1].contains(&card), [V2, T2, A2].contains(&card), card == F1, card == F2];
        for (has, used) in [
            (flies, CityMove::FlyDragon { card, to }),
            (walks, CityMove::WalkDragon { card, to }),
            (carries, CityMove::Fly { card, to }),
            (hurries, CityMove::ExtraSteps { card }),
        ] {
            match has {
                true => assert!(city.moves().contains(&used)),
                false => city.refuses(used, CityErrorCode::NoSuchPower, "C3.2"),
            }
        }
    }
}

#[test]
fn c3_4_no_power_after_a_contribution_or_an_offering() {
    let contributed =
        game(2).figure(First, IronFoundry).hand(First, "V1 V2 V3 F1 F2").dragon(Red, Mill);
    let offered = game(2).crystals(First, 7).hand(First, "V1 V2 V3 F1 F2").dragon(Red, Mill);
    for (scene, first) in [(contributed, contribute(0, "V3")), (offered, offer())] {
        let mut city = scene.city();
        assert_eq!(city.moves_of_type("flyDragon").len(), 20);
        city.plays(first);
        for name in ["walk", "flyDragon", "walkDragon", "fly", "extraSteps"] {
            assert_eq!(city.moves_of_type(name), []);
        }
        city.refuses(fly_dragon(V1, Library), CityErrorCode::WrongPhase, "C2.2");
        city.refuses(extra_steps(), CityErrorCode::WrongPhase, "C2.2");
    }
}

#[test]
fn c3_4_the_moves_of_this_phase_come_in_the_order_of_the_contract() {
    let scene = game(2).hand(First, "V1 T2 F1 F2 A1").dragon(Green, Mill);
    let mut names: Vec<_> = scene.city().moves().iter().map(CityMove::type_name).collect();
    names.dedup();
    assert_eq!(names, ["walk", "flyDragon", "walkDragon", "fly", "extraSteps", "endTurn"]);
}

#[test]
fn c3_1_the_tiles_within_some_steps_are_those_no_farther_away() {
    for from in Tile::all() {
        for steps in 0..=9 {
            let near: Vec<Tile> =
                Tile::all().filter(|to| (1..=steps).contains(&from.distance(*to))).collect();
            assert_eq!(from.within(steps).collect::<Vec<_>>(), near, "{steps} from {from:?}");
            assert_eq!(from.within(steps).len(), near.len());
        }
    }
}
