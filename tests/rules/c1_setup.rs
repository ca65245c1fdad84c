//! C1 Set-up.

use crate::common::*;
use std::collections::HashSet;

fn new(options: &CityOptions, text: &str) -> City {
    City::new(options, &seed(text)).unwrap()
}

fn refused(options: &CityOptions) -> RulesError {
    City::new(options, &seed("refused")).expect_err("the options are accepted")
}

fn laid_out(layout: Layout) -> CityOptions {
    CityOptions { layout: Some(layout), ..CityOptions::new(3) }
}

fn has_every_tile_once(city: &City) -> bool {
    let tiles: HashSet<_> = city.table().layout.into_iter().collect();
    tiles == BuildingId::ALL.into_iter().collect() && city.table().layout[10] == Courtyard
}

#[test]
fn c1_1_two_three_or_four_play() {
    for players in 2..=4 {
        let state = new(&CityOptions::new(players), "players").state();
        assert_eq!(state.settings.players, players);
        let seats = usize::from(players);
        assert_eq!(state.hands.len(), seats);
        assert_eq!(state.crystals.len(), seats);
        assert_eq!(state.table.seats.len(), seats);
    }
}

#[test]
fn c1_1_any_other_number_is_refused() {
    for players in [0, 1, 5, 6, 255] {
        let error = refused(&CityOptions::new(players));
        assert_eq!((error.code(), error.rule()), (Code::from(ErrorCode::BadPlayers), Some("C1.1")));
    }
}

#[test]
fn c1_2_the_city_is_a_square_of_five_without_its_corners() {
    let places: Vec<_> = Tile::all().map(|tile| (tile.row(), tile.column())).collect();
    let expected: Vec<_> = (0..5u8)
        .flat_map(|row| (0..5u8).map(move |column| (row, column)))
        .filter(|(row, column)| ![(0, 0), (0, 4), (4, 0), (4, 4)].contains(&(*row, *column)))
        .collect();
    assert_eq!(places, expected);
    assert_eq!((Tile::COURTYARD.row(), Tile::COURTYARD.column()), (2, 2));
}

#[test]
fn c1_2_neighbours_are_the_orthogonally_adjacent_tiles_from_north_on_clockwise() {
    let neighbours = |number| tile(number).neighbours().map(Tile::index).collect::<Vec<_>>();
    assert_eq!(neighbours(10), [5, 11, 15, 9]);
    assert_eq!(neighbours(0), [1, 4]);
    assert_eq!(neighbours(3), [4, 8]);
    assert_eq!(neighbours(17), [12, 16]);
    assert_eq!(neighbours(19), [15, 20, 18]);
}

#[test]
fn c1_2_temples_and_palace_are_around_the_courtyard_and_the_others_at_random() {
    let mut layouts = HashSet::new();
    for number in 0..20 {
        let city = new(&CityOptions::new(3), &format!("layout {number}"));
        let layout = city.table().layout;
        assert!(has_every_tile_once(&city));
        assert_eq!(
            [layout[5], layout[11], layout[15], layout[9]],
            [FireTemple, RoyalPalace, EarthTemple, WaterTemple]
        );
        layouts.insert(layout);
    }
    assert_eq!(layouts.len(), 20);
}

#[test]
fn c1_2_standard_is_the_default_layout() {
    let standard = new(&laid_out(Layout::Scheme(LayoutScheme::Standard)), "the same");
    assert_eq!(standard, new(&CityOptions::new(3), "the same"));
}

#[test]
fn c1_2_all_twenty_buildings_at_random_in_the_random_layout() {
    let cities: Vec<_> = (0..500)
        .map(|number| {
            new(&laid_out(Layout::Scheme(LayoutScheme::Random)), &format!("layout {number}"))
        })
        .collect();
    assert!(cities.iter().all(has_every_tile_once));
    for tile in Tile::all().filter(|&tile| tile != Tile::COURTYARD) {
        let seen: HashSet<_> = cities.iter().map(|city| city.table().building(tile)).collect();
        assert_eq!(seen.len(), 20, "every building comes to tile {}", tile.index());
    }
}

#[test]
fn c1_2_the_rulebook_layout_is_fixed() {
    let city = new(&laid_out(Layout::Scheme(LayoutScheme::Rulebook)), "any");
    let ids: Vec<_> = city.table().layout.iter().map(|building| building.id()).collect();
    let printed = "mill flight_tower thermae iron_foundry great_hall fire_temple university market_hall caravanserai \
                   water_temple courtyard royal_palace monastery_tower hospice watchtower earth_temple citadel \
                   city_residence library aqueduct trading_house";
    assert_eq!(ids.join(" "), printed);
}

#[test]
fn c1_2_a_layout_may_be_given_tile_by_tile() {
    let mut tiles = BuildingId::ALL.to_vec();
    tiles.swap(10, 20);
    let city = new(&laid_out(Layout::Given(tiles.clone())), "any");
    assert_eq!(city.table().layout.to_vec(), tiles);
}

#[test]
fn c1_2_a_given_layout_has_every_tile_once_and_the_courtyard_in_the_centre() {
    let mut good = BuildingId::ALL.to_vec();
    good.swap(10, 20);
    let mut twice = good.clone();
    twice[0] = twice[1];
    let courtyard_elsewhere = BuildingId::ALL.to_vec();
    for bad in [
        good[..20].to_vec(),
        vec![],
        [good.clone(), vec![Mill]].concat(),
        twice,
        courtyard_elsewhere,
    ] {
        let error = refused(&laid_out(Layout::Given(bad)));
        assert_eq!(
            (error.code(), error.rule()),
            (Code::from(CityErrorCode::BadLayout), Some("C1.2"))
        );
    }
}

#[test]
fn c1_3_every_building_starts_unbuilt_and_without_markers() {
    let state = new(&CityOptions::new(4), "new").state();
    for tile in &state.table.tiles {
        assert!(!tile.complete);
        assert_eq!(tile.boxes, vec![None; Rules::NEWEST.facts(tile.building).boxes.len()]);
    }
}

#[test]
fn c1_3_the_courtyard_has_no_boxes_and_gives_nothing() {
    let facts = Rules::NEWEST.facts(Courtyard);
    assert!(facts.boxes.is_empty());
    for reward in [facts.majority, facts.contributor, facts.neighbourhood] {
        assert_eq!((reward.crystals, reward.cards, reward.scales), (0, 0, 0));
    }
    let city = game(2).hand(First, "K1 K1 K1 K1 K1").city();
    assert_eq!(city.moves_of_type("contribute"), []);
    city.refuses(contribute(0, "K1 K1 K1 K1 K1"), CityErrorCode::NoBuilding, "C1.3");
}

#[test]
fn c1_3_the_courtyard_is_never_built() {
    let mut state = game(2).state();
    state.table.tiles[10].complete = true;
    assert_eq!(City::validate(&state).unwrap_err().code(), ErrorCode::BadState);
}

#[test]
fn c1_4_the_pool_holds_nine_twelve_or_fifteen_scales() {
    let pool = |players| new(&CityOptions::new(players), "pool").table().pool;
    assert_eq!([pool(2), pool(3), pool(4)], [9, 12, 15]);
}

#[test]
fn c1_5_dragons_outside_and_figures_on_the_courtyard() {
    let city = new(&CityOptions::new(4), "new");
    assert_eq!(city.table().dragons, [None; 3]);
    for seat in Seat::ALL {
        assert_eq!(city.figure(seat), Tile::COURTYARD);
    }
}

#[test]
fn c1_6_ten_markers_no_crystals_no_scales_and_eight_cards() {
    for players in 2..=4 {
        let city = new(&CityOptions::new(players), "new");
        for seat in Seat::all(players) {
            assert_eq!((city.markers(seat), city.crystals(seat), city.scales(seat)), (10, 0, 0));
            assert_eq!(city.hand(seat).len(), 8);
        }
        assert!(city.table().obelisk.iter().all(Option::is_none));
    }
}

#[test]
fn c1_6_the_other_cards_are_the_deck() {
    for players in 2..=4 {
        let city = new(&CityOptions::new(players), "new");
        assert_eq!(city.deck().len(), 80 - 8 * usize::from(players));
        assert!(city.table().discard.is_empty() && city.aside().is_empty());
        let mut all: Cards = city.deck().iter().collect();
        Seat::all(players).for_each(|seat| all.add_all(city.hand(seat)));
        for card in Card::ALL {
            let expected = match (card, card.value()) {
                (K1, _) => 10,
                (_, 2) => 4,
                _ => 3,
            };
            assert_eq!(all.count(card), expected, "{card}");
        }
    }
}

#[test]
fn c1_6_the_deck_and_the_hands_hang_on_the_seed() {
    let of_seed = |text| new(&CityOptions::new(2), text);
    assert_eq!(of_seed("one"), of_seed("one"));
    assert_ne!(of_seed("one").state().deck, of_seed("two").state().deck);
    assert_ne!(of_seed("one").hand(First), of_seed("two").hand(First));
}

#[test]
fn c1_6_how_many_cards_have_each_value_can_be_chosen() {
    for split in [[5, 5, 0], [0, 0, 10], [10, 0, 0], [2, 3, 5]] {
        let city = new(&CityOptions { cards: Some(split), ..CityOptions::new(2) }, "split");
        let mut all: Cards = city.deck().iter().collect();
        Seat::all(2).for_each(|seat| all.add_all(city.hand(seat)));
        for card in Card::ALL.into_iter().filter(|&card| card != K1) {
            assert_eq!(all.count(card), split[usize::from(card.value()) - 1], "{card}");
        }
        assert_eq!((all.count(K1), all.len()), (10, 80), "the Khind are as ever");
    }
}

#[test]
fn c1_6_the_numbers_of_cards_must_add_up_to_ten() {
    for split in [[3, 4, 4], [0, 0, 0], [255, 255, 12]] {
        let error = refused(&CityOptions { cards: Some(split), ..CityOptions::new(2) });
        assert_eq!(error.code(), CityErrorCode::BadCards);
    }
}

#[test]
fn c1_7_the_obelisk_has_thirteen_boxes_or_eleven_for_two() {
    use blue_moon_city::city::table::obelisk;
    for players in [3, 4] {
        assert_eq!(obelisk(players), [7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
    }
    assert_eq!(obelisk(2), [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
}

#[test]
fn c1_7_the_obelisk_is_filled_from_its_lowest_box_on() {
    let next =
        |players, offered: &[Seat]| game(players).offerings(offered).city().table().next_offering();
    assert_eq!(next(2, &[]), Some(7));
    assert_eq!(next(2, &[First, Second]), Some(8));
    assert_eq!(next(3, &[First, Second]), Some(7));
    assert_eq!(next(3, &[First, Second, Third, First]), Some(8));
    assert_eq!(next(4, &[First, Second, Third, Fourth].repeat(3)), Some(12));
}

#[test]
fn c1_8_the_starting_player_is_given() {
    for start in Seat::ALL {
        let city =
            new(&CityOptions { start: Some(Start::Seat(start)), ..CityOptions::new(4) }, "start");
        assert_eq!((city.table().seat, city.table().turn), (start, 1));
    }
}

#[test]
fn c1_8_a_starting_player_who_is_not_in_the_game_is_refused() {
    let error = refused(&CityOptions { start: Some(Start::Seat(Third)), ..CityOptions::new(2) });
    assert_eq!((error.code(), error.rule()), (Code::from(ErrorCode::BadOption), Some("C1.8")));
}

#[test]
fn c1_8_the_starting_player_is_drawn_otherwise() {
    for start in [None, Some(Start::Drawn(Random::Random))] {
        let drawn = |number| {
            new(&CityOptions { start, ..CityOptions::new(3) }, &format!("start {number}"))
                .table()
                .seat
        };
        assert_eq!(
            (0..50).map(drawn).collect::<HashSet<_>>(),
            HashSet::from([First, Second, Third])
        );
    }
}

#[test]
fn c1_8_play_goes_on_in_seat_order() {
    let mut city = game(3).turn_of(Second).city();
    let turns: Vec<_> = (0..4)
        .map(|_| {
            city.plays(end_turn(""));
            (city.table().seat, city.table().turn)
        })
        .collect();
    assert_eq!(turns, [(Third, 2), (First, 3), (Second, 4), (Third, 5)]);
}
