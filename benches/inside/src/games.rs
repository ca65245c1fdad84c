//! Whole games of a simple policy: a contribution or an offering whenever one is listed, else any move alike.

use blue_moon_city::city::{City, CityMove, CityOptions};
use blue_moon_city::game::{Events, Game};
use blue_moon_city::rng::Seed;

/// A small generator (SplitMix64): to choose a move must cost next to nothing beside the rules.
pub struct Chance(u64);

impl Chance {
    /// The generator of that number.
    pub fn new(number: u64) -> Chance {
        Chance(number)
    }

    /// A number from 0 to `bound` - 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((mixed ^ (mixed >> 31)) >> 32) * bound as u64) >> 32) as usize
    }

    /// A move of the simple policy. Moves are listed by type, so that contributions and offerings lie together.
    pub fn choose(&mut self, moves: &[CityMove]) -> CityMove {
        let building = CityMove::Contribute { place: 0, cards: Default::default() }.type_number();
        let offering = CityMove::Offer { pillar: None }.type_number();
        let from = moves.partition_point(|listed| listed.type_number() < building);
        let to = moves.partition_point(|listed| listed.type_number() <= offering);
        match to - from {
            0 => moves[self.below(moves.len())],
            number => moves[from + self.below(number)],
        }
    }
}

/// Plays so many games to their end and counts their moves.
pub fn play(players: u8, games: u32, seed: u32) -> u64 {
    let mut moves = Vec::new();
    let mut played = 0;
    for game in 0..games {
        let cards = Seed::new(&format!("{seed} {game}")).expect("a short text");
        let mut city = City::new(&CityOptions::new(players), &cards).expect("usual options");
        let mut chance = Chance::new(u64::from(seed) << 32 | u64::from(game));
        loop {
            moves.clear();
            City::legal_moves(&city.known(), &mut moves);
            if moves.is_empty() {
                break;
            }
            city.apply(&chance.choose(&moves), &mut Events::ignored()).expect("it is listed");
            played += 1;
        }
    }
    played
}
