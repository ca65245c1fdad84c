//! The native side of `make bench`: it is told what to do line by line, so that its rounds come in turns with others.
//!
//! `play PLAYERS GAMES SEED` answers the moves that were made and the nanoseconds they took, `size` the bytes of a
//! position, `hard FOLDER` writes the hard positions there.

use blue_moon_city::city::City;
use inside::{games, hard};
use std::io::BufRead;
use std::path::Path;
use std::time::Instant;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a line");
        match *line.split(' ').collect::<Vec<_>>() {
            ["play", players, count, seed] => {
                let number = |word: &str| word.parse::<u32>().expect("a number");
                let (players, count, seed) = (number(players), number(count), number(seed));
                let started = Instant::now();
                let moves = games::play(players as u8, count, seed);
                println!("{moves} {}", started.elapsed().as_nanos());
            }
            ["size"] => println!("{}", size_of::<City>()),
            ["hard", folder] => hard::write(Path::new(folder)).expect("a folder to write to"),
            _ => panic!("unknown: {line}"),
        }
    }
}
