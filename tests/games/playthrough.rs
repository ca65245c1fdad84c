//! Recorded games written out for readers in `tests/playthroughs`: the table at each turn, then move by move what was
//! legal, what was played and what happened.
//!
//! `make golden` writes them anew; what git shows then is what a change did.

use crate::common::golden::*;
use crate::common::*;
use blue_moon_city::json;
use blue_moon_city::session::Session;
use serde_json::Value;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Those with usual hands that are first of their kind or have a limit of turns, and all that were chosen or constructed.
pub fn is_written_out(plan: &Plan) -> bool {
    matches!(plan.player, Player::With(_))
        && (matches!(plan.number, 0 | LIMITED) || plan.number >= PER_KIND)
}

#[test]
fn games_are_written_out_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for plan in plans().iter().filter(|plan| is_written_out(plan)) {
        let session = Session::<City>::from_record(&plan.record()).unwrap();
        let text = write_out(&plan.name, &session);
        let file = folder.join(format!("{}.txt", plan.name));
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let expected = std::fs::read_to_string(&file).unwrap();
        let difference = text.lines().zip(expected.lines()).enumerate().find(|(_, (a, b))| a != b);
        assert_eq!(difference, None, "{}", plan.name);
        assert_eq!(text.len(), expected.len(), "{}", plan.name);
    }
}

/// The whole game as a text.
fn write_out(name: &str, session: &Session<City>) -> String {
    let mut text = format!("{name}\n");
    let mut turn = 0;
    for ply in 0..session.length() {
        let city = session.at(ply).unwrap();
        if city.table().turn != turn {
            turn = city.table().turn;
            write_table(&mut text, city);
        }
        let played = session.moves().nth(ply).unwrap();
        write_moves(&mut text, city);
        writeln!(text, "  {ply}: {played}").unwrap();
        for event in session.events(ply + 1).unwrap() {
            writeln!(text, "      {}", words(&serde_json::to_value(event).unwrap())).unwrap();
        }
    }
    let result = session.position().result().unwrap();
    writeln!(text, "\n{}", json::write(&result)).unwrap();
    text
}

/// What lies on the table at the beginning of a turn, and what is hidden.
fn write_table(text: &mut String, city: &City) {
    let table = city.table();
    writeln!(text, "\nturn {}, seat {}", table.turn, table.seat.index()).unwrap();
    for tile in Tile::all() {
        let boxes: Vec<String> = table
            .boxes(tile)
            .iter()
            .zip(table.facts(tile).boxes)
            .map(|(owner, number)| match owner {
                Some(seat) => format!("{number}:{}", seat.index()),
                None => format!("{number}"),
            })
            .collect();
        let stage = if table.complete.has(tile) { "complete".into() } else { boxes.join(" ") };
        let dragons =
            [Red, Green, Blue].into_iter().filter(|&dragon| city.dragon(dragon) == Some(tile));
        let dragons: String = dragons.map(|dragon| format!(" {dragon:?} dragon")).collect();
        let figures = table.seats().filter(|&seat| city.figure(seat) == tile);
        let figures: String = figures.map(|seat| format!(" figure {}", seat.index())).collect();
        let building = table.building(tile).id();
        writeln!(text, "  {:2} {building:16} {stage}{dragons}{figures}", tile.index()).unwrap();
    }
    let obelisk: Vec<_> =
        table.obelisk.iter().flatten().map(|seat| seat.index().to_string()).collect();
    writeln!(
        text,
        "  obelisk [{}], next {:?}, pool {}, deck {}, quiet turns {}",
        obelisk.join(" "),
        table.next_offering(),
        table.pool,
        city.deck().len(),
        table.quiet
    )
    .unwrap();
    writeln!(text, "  discard {}", list(&table.discard)).unwrap();
    for seat in table.seats() {
        writeln!(
            text,
            "  seat {}: markers {}, scales {}, crystals {}, hand {}{}",
            seat.index(),
            city.markers(seat),
            city.scales(seat),
            city.crystals(seat),
            list(city.hand(seat)),
            if table.declared[seat.index()] { ", done" } else { "" }
        )
        .unwrap();
    }
}

fn list(cards: &Cards) -> String {
    cards.iter().map(Card::code).collect::<Vec<_>>().join(" ")
}

/// All legal moves, a line a type; the ways to end the turn follow from the hand and are counted.
fn write_moves(text: &mut String, city: &City) {
    let moves = city.moves();
    for name in CityMove::TYPES {
        let of_type: Vec<String> = moves
            .iter()
            .filter(|listed| listed.type_name() == name)
            .map(CityMove::to_string)
            .collect();
        match of_type.len() {
            0 => {}
            number if name == "endTurn" => writeln!(text, "    endTurn {number} ways").unwrap(),
            _ => writeln!(text, "    {name} {}", grouped(&of_type)).unwrap(),
        }
    }
}

/// Moves in a row that differ in their target alone are written as one, with all targets.
fn grouped(moves: &[String]) -> String {
    let mut last = None;
    let words = moves.iter().map(|word| match word.split_once('>') {
        Some((what, target)) if last == Some(what) => format!(" {target}"),
        other => {
            last = other.map(|(what, _)| what);
            format!(" {word}")
        }
    });
    words.collect::<String>().trim_start().to_owned()
}

/// An event as its type and its fields.
fn words(event: &Value) -> String {
    let fields = event.as_object().unwrap().iter().filter(|(name, _)| *name != "type");
    let fields = fields.map(|(name, value)| match value {
        Value::String(word) => format!(" {name} {word}"),
        Value::Array(uses) if name == "uses" => {
            let use_of = |used: &Value| format!("{} {}", used["card"], used["role"]);
            let uses: Vec<String> = uses.iter().map(use_of).collect();
            format!(" uses {}", uses.join(", ").replace('"', ""))
        }
        value => format!(" {name} {value}"),
    });
    event["type"].as_str().unwrap().to_owned() + &fields.collect::<String>()
}
