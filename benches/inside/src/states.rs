//! The positions that moves are listed for: all those of games of three kinds.

use crate::common::games::{RandomGame, random_game};
use crate::common::players::Character;
use crate::common::{City, CityMove, CityOptions, Events, Game};
use crate::games::Chance;

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// The simple policy, with options that change from game to game.
    Simple,
    /// Players with a character, who play games that look like games.
    Steered,
    /// Any move alike: hands grow large.
    Uniform,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Simple, Kind::Steered, Kind::Uniform];
}

/// Games of any move never come to an end; hands have long stopped growing then, and others are over.
const MOVES: usize = 2_000;

/// Adds the positions of the game of that number in which somebody has to decide, each with the move that was made.
pub fn add_game(kind: Kind, number: u32, states: &mut Vec<(City, CityMove)>) {
    use Character::*;
    let players = 2 + (number % 3) as u8;
    let RandomGame { options, seed, mut generator, .. } = random_game(players, number / 3);
    let options = match kind {
        Kind::Uniform => CityOptions { turn_limit: None, ..options },
        _ => options,
    };
    let mut city = City::new(&options, &seed).expect("good options");
    let mut chance = Chance::new(number.into());
    let character = [Sensible, Builder, Spender, Playful][(number / 3 % 4) as usize];
    let mut moves = Vec::new();
    for _ in 0..MOVES {
        moves.clear();
        City::legal_moves(&city.known(), &mut moves);
        if moves.is_empty() {
            return;
        }
        let played = match kind {
            Kind::Simple => chance.choose(&moves),
            Kind::Steered => character.choose(&city, &moves, &mut generator),
            Kind::Uniform => moves[chance.below(moves.len())],
        };
        states.push((city, played));
        city.apply(&played, &mut Events::ignored()).expect("it is listed");
    }
}
