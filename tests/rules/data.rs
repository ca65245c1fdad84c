//! The tables of the crate are those of `tests/data/city.json`: every figure of the tiles, cards and counts.

use crate::common::*;
use blue_moon_city::city::building::FIXED;
use blue_moon_city::city::table::{all_cards, obelisk, offerings_to_win, scales_in_game};
use serde_json::{Map, Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../data/city.json")).unwrap()
}

/// The tables as a front end gets them.
fn facts() -> Value {
    serde_json::to_value(City::facts(City::RULES).unwrap()).unwrap()
}

fn object<V: Into<Value>>(entries: impl IntoIterator<Item = (String, V)>) -> Value {
    Value::Object(
        entries.into_iter().map(|(key, value)| (key, value.into())).collect::<Map<_, _>>(),
    )
}

#[test]
fn the_twenty_buildings_are_those_of_the_data_in_every_field() {
    let mut buildings = facts()["buildings"].as_array().unwrap().clone();
    let courtyard = buildings.pop().unwrap();
    assert_eq!(courtyard["id"], "courtyard");
    assert_eq!(Value::Array(buildings), data()["buildings"]);
}

#[test]
fn ids_and_names_in_code_are_those_of_the_data() {
    for (building, expected) in
        BuildingId::ALL.into_iter().zip(data()["buildings"].as_array().unwrap())
    {
        let facts = Rules::NEWEST.facts(building);
        assert_eq!(json!(building), expected["id"]);
        assert_eq!(
            (json!(building.id()), json!(building.name())),
            (expected["id"].clone(), expected["name"].clone())
        );
        assert_eq!(json!(facts.uncertain), expected["uncertain"]);
        assert_eq!(BuildingId::from_id(building.id()), Some(building));
    }
    assert_eq!(BuildingId::from_id("palace"), None);
}

#[test]
fn every_building_has_the_fields_that_are_compared_and_no_other() {
    let mut fields = vec![
        "id",
        "name",
        "people",
        "boxes",
        "majority",
        "contributor",
        "neighbourhood",
        "uncertain",
    ];
    fields.sort_unstable();
    for building in data()["buildings"].as_array().unwrap() {
        assert_eq!(building.as_object().unwrap().keys().collect::<Vec<_>>(), fields);
    }
}

#[test]
fn the_rows_of_the_city_are_those_of_the_data() {
    let in_row = |row| Tile::all().filter(|tile| tile.row() == row).count();
    assert_eq!(json!((0..5).map(in_row).collect::<Vec<_>>()), data()["layout_rows"]);
    assert_eq!(json!(Tile::COURTYARD), data()["courtyard_tile"]);
}

#[test]
fn the_layouts_are_those_of_the_data() {
    assert_eq!(facts()["rulebookLayout"], data()["rulebook_layout"]);
    let fixed = FIXED.into_iter().map(|(building, tile)| (building.id().to_owned(), tile));
    assert_eq!(object(fixed), data()["fixed_tiles"]);
}

#[test]
fn the_obelisk_is_that_of_the_data() {
    for (players, name) in [(2, "obelisk_two_players"), (3, "obelisk"), (4, "obelisk")] {
        assert_eq!(json!(obelisk(players)), data()[name]);
    }
}

#[test]
fn what_hangs_on_the_number_of_players_is_that_of_the_data() {
    let by_players =
        |of: fn(u8) -> u8| object((2..=4).map(|players| (players.to_string(), of(players))));
    assert_eq!(by_players(offerings_to_win), data()["offerings_to_win"]);
    assert_eq!(by_players(scales_in_game), data()["scales"]);
    let told = facts()["players"].clone();
    for (at, players) in (2..=4u8).enumerate() {
        assert_eq!(told[at]["players"], players);
        assert_eq!(told[at]["scales"], data()["scales"][players.to_string()]);
        assert_eq!(told[at]["offeringsToWin"], data()["offerings_to_win"][players.to_string()]);
        assert_eq!(told[at]["obelisk"], json!(obelisk(players)));
    }
}

#[test]
fn markers_and_hand_are_those_of_the_data() {
    assert_eq!(facts()["markers"], data()["markers"]);
    assert_eq!(facts()["hand"], data()["hand"]);
}

#[test]
fn the_cards_are_those_of_the_data() {
    let settings = City::new(&CityOptions::new(2), &seed("cards")).unwrap().table().settings;
    let mut counts = Map::new();
    for (card, count) in all_cards(&settings) {
        let people = format!("{:?}", card.people());
        let of_people = counts.entry(people).or_insert_with(|| json!({}));
        of_people[card.value().to_string()] = json!(count);
    }
    assert_eq!(Value::Object(counts), data()["cards"]);
}

#[test]
fn the_peoples_are_those_of_the_data() {
    for told in facts()["peoples"].as_array().unwrap() {
        let (name, colour) = (told["name"].as_str().unwrap(), told["colour"].as_str().unwrap());
        let described =
            data()["peoples"][told["people"].as_str().unwrap()].as_str().unwrap().to_owned();
        assert!(described.starts_with(&format!("{name}, {colour}")), "{described}");
    }
    assert_eq!(
        facts()["peoples"].as_array().unwrap().len(),
        data()["peoples"].as_object().unwrap().len()
    );
}

#[test]
fn every_card_has_its_power() {
    let power = |card: &Value| {
        facts()["cards"].as_array().unwrap().iter().find(|told| told["card"] == *card).unwrap()
                ["power"]
                .clone()
    };
    for (power_of, list) in [
        (json!("flyDragon"), "V1 T1 A1"),
        (json!("walkDragon"), "V2 T2 A2"),
        (json!("fly"), "F1"),
        (json!("extraSteps"), "F2"),
        (json!("wild"), "K1"),
        (json!("pair"), "M1 M2"),
        (json!("turnFour"), "H1"),
        (json!("turnOne"), "H2"),
        (json!("offer"), "P1 P2"),
        (Value::Null, "V3 T3 A3 F3 M3 H3 P3"),
    ] {
        for card in card_list(list) {
            assert_eq!(power(&json!(card)), power_of, "{card}");
        }
    }
}
