//! Whole games of a simple policy: a contribution or an offering whenever one is listed, else any move alike.
//!
//! Speed is told as a ratio to copying a position, measured in the same run and in turns with the games.

use blue_moon_city::city::{City, CityMove, CityOptions};
use blue_moon_city::game::{Events, Game};
use blue_moon_city::rng::Seed;
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u32 = 100;
const ROUNDS: u32 = 7;
const COPIES: u32 = 200_000;

/// What playing some games came to.
#[derive(Default)]
struct Tally {
    moves: u64,
    turns: u64,
    longest: Vec<CityMove>,
    longest_hand: String,
    slowest: Duration,
}

fn play(players: u8, seed: &str, tally: &mut Tally) {
    let seed = Seed::new(seed).expect("a short text");
    let mut chance = seed.generator();
    let mut city = City::new(&CityOptions::new(players), &seed).expect("usual options");
    let mut moves = Vec::with_capacity(8192);
    while city.actor().is_some() {
        moves.clear();
        let started = Instant::now();
        City::legal_moves(&city.known(), &mut moves);
        tally.slowest = tally.slowest.max(started.elapsed());
        if moves.len() > tally.longest.len() {
            tally.longest = moves.clone();
            tally.longest_hand = city.hand(city.turn()).to_string();
        }
        let good = |played: &CityMove| {
            matches!(played, CityMove::Contribute { .. } | CityMove::Offer { .. })
        };
        let good_ones = moves.iter().filter(|played| good(played)).count();
        let chosen = match good_ones {
            0 => moves[chance.below(moves.len() as u32) as usize],
            _ => {
                let place = chance.below(good_ones as u32) as usize;
                *moves.iter().filter(|played| good(played)).nth(place).expect("counted")
            }
        };
        city.apply(&chosen, &mut Events::ignored()).expect("listed");
        tally.moves += 1;
    }
    tally.turns += u64::from(city.table().turn);
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    println!(
        "players  games/s  moves/s    copies/move  moves/game  turns/game  longest list  slowest list"
    );
    for players in 2..=4 {
        let mut tally = Tally::default();
        let (mut playing, mut copying) = (Vec::new(), Vec::new());
        let city = City::new(&CityOptions::new(players), &Seed::new("copy").expect("short"))
            .expect("usual options");
        for round in 0..ROUNDS {
            let started = Instant::now();
            for game in 0..GAMES {
                play(players, &format!("{players} {round} {game}"), &mut tally);
            }
            playing.push(started.elapsed().as_secs_f64());
            let started = Instant::now();
            for _ in 0..COPIES {
                black_box(*black_box(&city));
            }
            copying.push(started.elapsed().as_secs_f64() / f64::from(COPIES));
        }
        let games = f64::from(GAMES * ROUNDS);
        let moves_in_round = tally.moves as f64 / f64::from(ROUNDS);
        let seconds = median(playing);
        println!(
            "{players:7}  {:7.0}  {:9.0}  {:11.0}  {:10.0}  {:10.0}  {:12}  {:9.3} ms",
            f64::from(GAMES) / seconds,
            moves_in_round / seconds,
            seconds / moves_in_round / median(copying),
            tally.moves as f64 / games,
            tally.turns as f64 / games,
            tally.longest.len(),
            tally.slowest.as_secs_f64() * 1000.0,
        );
        println!("         the hand of the longest list: {}", tally.longest_hand);
    }
    println!("a position has {} bytes, a move {}", size_of::<City>(), size_of::<CityMove>());
}
