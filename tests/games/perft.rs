//! Perft: how many lines of play there are from positions of the recorded games, the same natively, in Node and in
//! browsers. The table lies in `tests/perft/positions.json`: for each position the numbers for 1, 2, ... moves.
//!
//! `make golden` makes it anew. `BMC_PERFT=20000 cargo test --test games perft` leaves out larger numbers.

use crate::common::golden;
use crate::common::*;
use blue_moon_city::perft::perft;
use blue_moon_city::session::Session;
use serde::{Deserialize, Serialize};

/// The largest number that is put into the table: those of a position take about a second.
const MOST: u32 = 8_000_000;

/// A line of the table.
#[derive(Serialize, Deserialize)]
struct Line {
    /// The recorded game.
    game: String,
    /// How many of its moves lead to the position.
    ply: usize,
    /// The numbers of lines of 1, 2, ... moves.
    counts: Vec<u64>,
}

/// The set-up, the middle and the last part of games of 2, 3 and 4 players; one is in the race, one holds many cards.
const POSITIONS: [(&str, usize); 10] = [
    ("2-sensible-00", 0),
    ("2-sensible-00", 60),
    ("2-playful-01", 150),
    ("2-eager-00", 150),
    ("3-sensible-00", 0),
    ("3-sensible-00", 90),
    ("3-builder-22", 203),
    ("4-sensible-00", 0),
    ("4-sensible-00", 90),
    ("4-playful-01", 150),
];

fn position(game: &str, ply: usize) -> City {
    let file = golden::folder().join(format!("{game}.txt"));
    let session = Session::<City>::from_record(&std::fs::read_to_string(file).unwrap()).unwrap();
    *session.at(ply).unwrap()
}

#[test]
fn there_are_as_many_lines_of_play_as_in_the_table() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/positions.json");
    if std::env::var_os("BLESS").is_some() {
        let lines: Vec<String> = POSITIONS
            .into_iter()
            .map(|(game, ply)| {
                let city = position(game, ply);
                let counts = (1..).map(|depth| perft(&city, depth));
                let counts = counts.take_while(|&count| count <= MOST.into()).collect();
                serde_json::to_string(&Line { game: game.to_owned(), ply, counts }).unwrap()
            })
            .collect();
        std::fs::write(file, format!("[\n  {}\n]\n", lines.join(",\n  "))).unwrap();
    }
    let table: Vec<Line> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let most = u64::from(amount("BMC_PERFT", MOST));
    for Line { game, ply, counts } in &table {
        let city = position(game, *ply);
        assert_eq!(perft(&city, 0), 1);
        for (depth, &count) in (1..).zip(counts).filter(|&(_, &count)| count <= most) {
            assert_eq!(perft(&city, depth), count, "{game} at ply {ply}, {depth} moves");
        }
    }
    let positions = table.iter().map(|line| (line.game.as_str(), line.ply));
    assert!(positions.eq(POSITIONS));
}
