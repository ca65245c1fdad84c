//! C9.3 The race: all 20 buildings are complete and nobody has won.

use crate::common::*;

/// The race is on; the first player has the crystals for the lowest open box, 7, and the hand is empty.
fn race(players: u8) -> Scene {
    game(players).all_complete_but(&[]).crystals(First, 7).hand(First, "")
}

fn tiles(numbers: &[usize]) -> Vec<CityMove> {
    numbers.iter().map(|&number| CityMove::Walk { to: tile(number) }).collect()
}

/// The city but for the citadel, which the first player can complete.
fn before_the_race(players: u8) -> Scene {
    game(players).all_complete_but(&[Citadel]).figure(First, Citadel).hand(First, "V2 V3")
}

/// The crystals that the first player gets with the citadel, whose neighbours are all complete: 1 of its own, 1 of the
/// palace, 2 of the residence, 1 of the Trading House.
const OF_THE_CITADEL: u32 = 5;

#[test]
fn c9_3_the_race_begins_when_the_last_building_is_complete() {
    let mut city = before_the_race(2).crystals(First, 7 - OF_THE_CITADEL).city();
    let events = city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.crystals(First), 7);
    assert_eq!(events.last(), Some(&CityEvent::RaceBegins {}));
    assert_eq!(city.result(), None);
    city.plays(end_turn(""));
}

#[test]
fn c9_3_if_nobody_has_the_crystals_when_it_begins_the_game_ends_at_once() {
    let mut city =
        before_the_race(2).crystals(First, 6 - OF_THE_CITADEL).crystals(Second, 6).city();
    let events = city.plays(contribute(0, "V2 V3"));
    assert_eq!(
        events[events.len() - 2..],
        [CityEvent::RaceBegins {}, CityEvent::GameOver { result: city.result() }]
    );
    assert_eq!(city.result().unwrap().reason, EndReason::Race);
    assert_eq!(city.moves(), []);
}

#[test]
fn c9_3_it_does_not_begin_before_the_last_building() {
    let scene =
        game(2).all_complete_but(&[Citadel, Hospice]).figure(First, Citadel).hand(First, "V2 V3");
    let mut city = scene.city();
    let events = city.plays(contribute(0, "V2 V3"));
    assert!(!events.contains(&CityEvent::RaceBegins {}));
    assert_eq!(city.result(), None);
}

#[test]
fn c9_3_it_goes_on_if_another_player_has_the_crystals() {
    let mut city = before_the_race(3).crystals(Third, 7).city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.result(), None);
}

#[test]
fn c9_3_the_player_who_completed_the_city_may_end_the_turn_where_he_is() {
    let mut city = before_the_race(2).crystals(First, 7).city();
    city.plays(contribute(0, "V2 V3"));
    assert_eq!(city.moves_of_type("endTurn").len(), 1);
    city.plays(end_turn(""));
}

#[test]
fn c9_3_every_step_of_a_walk_must_lead_nearer() {
    // The mill is three steps away.
    let city = race(2).figure(First, Mill).city();
    assert_eq!(city.moves_of_type("walk"), tiles(&[1, 4, 5, 9]));
    for away in [Thermae, IronFoundry] {
        city.refuses(walk(away), CityErrorCode::MustHurry, "C9.3");
    }
    // From beside the courtyard two steps can lead nowhere nearer by two.
    let city = race(2).figure(First, FireTemple).city();
    assert_eq!(city.moves_of_type("walk"), [walk(Courtyard)]);
    for away in [FlightTower, GreatHall, University, Mill, Thermae, WaterTemple, IronFoundry] {
        assert!(City::check(&city.known(), &walk(away)).is_err());
    }
    city.refuses(walk(GreatHall), CityErrorCode::MustHurry, "C9.3");
    city.refuses(walk(WaterTemple), CityErrorCode::MustHurry, "C9.3");
}

#[test]
fn c9_3_a_walk_past_the_courtyard_is_refused() {
    // Three steps with one that leads away again.
    let mut city = race(2).figure(First, University).hand(First, "F2").city();
    city.plays(extra_steps());
    assert_eq!(city.moves_of_type("walk"), tiles(&[5, 10, 11]));
    city.refuses(walk(WaterTemple), CityErrorCode::MustHurry, "C9.3");
}

#[test]
fn c9_3_the_turn_cannot_end_while_steps_are_left() {
    let mut city = race(2).figure(First, Mill).city();
    city.refuses(end_turn(""), CityErrorCode::MustHurry, "C9.3");
    city.plays(walk(FlightTower));
    city.refuses(end_turn(""), CityErrorCode::MustHurry, "C9.3");
    city.plays(walk(FireTemple));
    assert_eq!(city.table().steps, 0);
    city.plays(end_turn(""));
}

#[test]
fn c9_3_the_turn_cannot_end_on_the_courtyard_without_an_offering() {
    let mut city = race(2).figure(First, FireTemple).city();
    city.plays(walk(Courtyard));
    city.refuses(end_turn(""), CityErrorCode::MustOffer, "C9.3");
    assert_eq!(city.moves(), [offer()]);
    city.plays(offer());
}

#[test]
fn c9_3_nor_when_no_step_is_left() {
    let mut city = race(2).figure(First, University).city();
    city.plays(walk(Courtyard));
    assert_eq!(city.table().steps, 0);
    city.refuses(end_turn(""), CityErrorCode::MustOffer, "C9.3");
}

#[test]
fn c9_3_a_player_on_the_courtyard_cannot_leave_it() {
    let city = race(2).hand(First, "F1 F2").city();
    city.refuses(walk(FireTemple), CityErrorCode::MustHurry, "C9.3");
    city.refuses(fly(FireTemple), CityErrorCode::MustHurry, "C9.3");
    assert_eq!(city.moves(), [extra_steps(), offer()]);
}

#[test]
fn c9_3_a_flight_must_end_nearer() {
    let city = race(2).figure(First, University).hand(First, "F1").city();
    let nearer = [5, 9, 10, 11, 15].map(|number| CityMove::Fly { card: F1, to: tile(number) });
    assert_eq!(city.moves_of_type("fly"), nearer);
    for no_nearer in [Thermae, MarketHall, Watchtower, GreatHall, Citadel] {
        city.refuses(fly(no_nearer), CityErrorCode::MustHurry, "C9.3");
    }
}

#[test]
fn c9_3_flights_and_further_steps_are_optional() {
    let mut city = race(2).figure(First, Library).hand(First, "F1 F2").city();
    city.plays(walk(EarthTemple));
    assert_eq!((city.figure(First), city.table().steps), (at(EarthTemple), 0));
    city.plays(end_turn(""));
}

#[test]
fn c9_3_further_steps_must_be_walked_once_taken() {
    let mut city = race(2).figure(First, Library).hand(First, "F2").city();
    city.plays(walk(EarthTemple));
    city.plays(extra_steps());
    city.refuses(end_turn(""), CityErrorCode::MustHurry, "C9.3");
    city.plays(walk(Courtyard));
    city.refuses(end_turn(""), CityErrorCode::MustOffer, "C9.3");
}

#[test]
fn c9_3_further_offerings_by_pillars_are_optional() {
    let mut city = race(2).crystals(First, 30).hand(First, "P1").city();
    city.plays(offer());
    assert!(city.moves().contains(&offer_with(P1)));
    city.plays(end_turn(""));
    assert_eq!(city.table().seat, Second);
}

#[test]
fn c9_3_dragons_may_still_fly() {
    let mut city = race(2).figure(First, Mill).hand(First, "V1").city();
    city.plays(fly_dragon(V1, Mill));
}

#[test]
fn c9_3_a_player_who_cannot_pay_is_free() {
    let mut city = race(2).crystals(First, 6).crystals(Second, 7).hand(First, "F1").city();
    assert_eq!(city.moves_of_type("walk").len(), 12);
    assert_eq!(city.moves_of_type("fly").len(), 20);
    assert!(city.moves().contains(&end_turn("")));
    city.plays(walk(FireTemple));
    city.plays(end_turn(""));
    // The other can pay, and must.
    city.refuses(end_turn(""), CityErrorCode::MustOffer, "C9.3");
}

#[test]
fn c9_3_who_has_the_crystals_is_seen_by_the_lowest_open_box() {
    let mut city =
        race(2).offerings(&[First, Second]).crystals(First, 7).crystals(Second, 8).city();
    city.plays(end_turn(""));
    city.refuses(end_turn(""), CityErrorCode::MustOffer, "C9.3");
}

#[test]
fn c9_3_before_the_race_nobody_must_hurry() {
    let scene = game(2).all_complete_but(&[Citadel]).figure(First, FireTemple).crystals(First, 50);
    let mut city = scene.city();
    city.plays(walk(Mill));
    city.plays(end_turn(""));
}

#[test]
fn c9_3_if_nobody_has_the_crystals_after_an_offering_the_game_ends_at_once() {
    let mut city = race(2).crystals(First, 13).crystals(Second, 6).hand(First, "P1").city();
    let events = city.plays(offer());
    assert_eq!(events.last(), Some(&CityEvent::GameOver { result: city.result() }));
    assert_eq!(events.len(), 2, "the race does not begin again");
    let result = city.result().unwrap();
    assert_eq!((result.reason, result.winners), (EndReason::Race, vec![First]));
}

#[test]
fn c9_3_a_surcharge_does_not_count() {
    // Seven crystals are left, and the next box is a 7: a `P1` would cost 8, but an offering in the next turn does not.
    let mut city = race(3).crystals(First, 14).hand(First, "P1").city();
    city.plays(offer());
    assert_eq!(city.result(), None);
}

#[test]
fn c9_3_the_offering_that_wins_ends_the_race() {
    let mut city = race(2).crystals(First, 20).offerings(&[First; 5]).city();
    city.plays(offer());
    assert_eq!(city.result().unwrap().reason, EndReason::Offerings);
}

#[test]
fn c9_3_most_offerings_then_most_crystals_left_then_the_victory_is_shared() {
    let rank = |seat, place, offerings, crystals| Rank {
        seat,
        place,
        offerings,
        crystals: Some(crystals),
    };
    let end = |scene: Scene| {
        let mut city = scene.city();
        city.plays(offer());
        let CityResult { reason, winners, ranking } = city.result().unwrap();
        assert_eq!(reason, EndReason::Race);
        (winners, ranking)
    };
    let scene = race(3).crystals(First, 7);
    // More offerings beat more crystals.
    assert_eq!(
        end(scene.clone().crystals(Second, 6).crystals(Third, 5)),
        (vec![First], vec![rank(First, 1, 1, 0), rank(Second, 2, 0, 6), rank(Third, 3, 0, 5)])
    );
    // Among as many offerings the crystals decide.
    assert_eq!(
        end(scene.clone().offerings(&[Second]).crystals(Second, 1)),
        (vec![Second], vec![rank(Second, 1, 1, 1), rank(First, 2, 1, 0), rank(Third, 3, 0, 0)])
    );
    // Level in both.
    assert_eq!(
        end(scene.offerings(&[Third])),
        (
            vec![First, Third],
            vec![rank(First, 1, 1, 0), rank(Third, 1, 1, 0), rank(Second, 3, 0, 0)]
        )
    );
}

#[test]
fn c9_3_turns_go_on() {
    let mut city =
        race(3).figure(First, TradingHouse).crystals(Second, 7).crystals(Third, 2).city();
    // Three steps: two now, one in the next turn.
    city.plays(walk(EarthTemple));
    city.plays(end_turn(""));
    city.plays(offer());
    city.plays(end_turn(""));
    city.plays(end_turn(""));
    assert_eq!((city.table().seat, city.result()), (First, None));
    city.plays(walk(Courtyard));
    city.plays(offer());
    assert_eq!(city.result().unwrap().winners, [First, Second]);
}

#[test]
fn c9_3_what_is_listed_is_what_is_accepted() {
    let powers = "V1 V2 F1 F2 P1 P2";
    for building in BuildingId::ALL {
        let mut scene = race(2).figure(First, building).crystals(First, 40).hand(First, powers);
        scene = scene.dragon(Red, Mill);
        let mut cities = vec![scene.city()];
        for played in [extra_steps(), offer(), walk(Courtyard)] {
            let mut city = cities[0];
            if city.apply(&played, &mut Events::ignored()).is_ok() {
                cities.push(city);
            }
        }
        for city in cities {
            let listed = city.moves();
            let tried = Tile::all()
                .flat_map(|to| [CityMove::Walk { to }, CityMove::Fly { card: F1, to }])
                .chain([
                    offer(),
                    offer_with(P1),
                    offer_with(P2),
                    extra_steps(),
                    end_turn(""),
                    end_turn("P1"),
                ]);
            for played in tried {
                assert_eq!(
                    City::check(&city.known(), &played).is_ok(),
                    listed.contains(&played),
                    "{played}"
                );
            }
        }
    }
}
