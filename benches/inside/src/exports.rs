//! The functions that JavaScript calls, with plain numbers, so that nothing but the rules is measured.

use crate::games;
use crate::states::{Kind, add_game};
use blue_moon_city::city::{City, CityMove, CityState};
use blue_moon_city::game::Game;
use std::cell::RefCell;

/// What is kept between calls.
struct Bench {
    /// The positions of a game, each with the move that was made.
    states: Vec<(City, CityMove)>,
    moves: Vec<CityMove>,
    text: Vec<u8>,
}

thread_local! {
    static BENCH: RefCell<Bench> =
        const { RefCell::new(Bench { states: Vec::new(), moves: Vec::new(), text: Vec::new() }) };
}

impl Bench {
    fn write(&mut self, value: &impl serde::Serialize) -> u32 {
        self.text = serde_json::to_vec(value).expect("it can be written");
        self.text.len() as u32
    }
}

fn with<T>(act: impl FnOnce(&mut Bench) -> T) -> T {
    BENCH.with_borrow_mut(act)
}

/// Plays games of the simple policy; answers how many moves they had.
#[unsafe(no_mangle)]
extern "C" fn bench_play(players: u32, games: u32, seed: u32) -> f64 {
    games::play(players as u8, games, seed) as f64
}

/// Keeps the positions of a game, and of no other; answers how many there are.
#[unsafe(no_mangle)]
extern "C" fn bench_game(kind: u32, number: u32) -> u32 {
    with(|bench| {
        bench.states.clear();
        add_game(Kind::ALL[kind as usize], number, &mut bench.states);
        bench.states.len() as u32
    })
}

/// Lists the legal moves of a kept position into the buffer; answers how many there are.
#[unsafe(no_mangle)]
extern "C" fn bench_list(index: u32) -> u32 {
    with(|bench| {
        bench.moves.clear();
        City::legal_moves(&bench.states[index as usize].0.known(), &mut bench.moves);
        bench.moves.len() as u32
    })
}

/// How many cards the player who decides has.
#[unsafe(no_mangle)]
extern "C" fn bench_hand(index: u32) -> u32 {
    with(|bench| bench.states[index as usize].0.known().hand.len() as u32)
}

/// Where a text of so many bytes may be written for [`bench_read`].
#[unsafe(no_mangle)]
extern "C" fn bench_text(length: u32) -> *mut u8 {
    with(|bench| {
        bench.text.resize(length as usize, 0);
        bench.text.as_mut_ptr()
    })
}

/// Keeps the position that the text tells as JSON, and no other.
#[unsafe(no_mangle)]
extern "C" fn bench_read() {
    with(|bench| {
        let text = std::str::from_utf8(&bench.text).expect("text");
        let state: CityState = serde_json::from_str(text).expect("the shape of a state");
        let city = City::validate(&state).expect("a position that can be");
        bench.states = vec![(city, CityMove::DeclareDone {})]; // no move is made there
    });
}

/// Writes a kept position as JSON; answers its length. It lies where [`bench_text`] of that length says.
#[unsafe(no_mangle)]
extern "C" fn bench_write(index: u32) -> u32 {
    with(|bench| {
        let state = bench.states[index as usize].0.state();
        bench.write(&state)
    })
}

/// Writes the move that was made in a kept position, as [`bench_write`] does.
#[unsafe(no_mangle)]
extern "C" fn bench_write_move(index: u32) -> u32 {
    with(|bench| {
        let played = bench.states[index as usize].1;
        bench.write(&played)
    })
}
