//! What the laws have to know of a game beside its contract.

use blue_moon_city::city::{City, CityMove, CityOptions};
use blue_moon_city::game::{Events, Game};
use blue_moon_city::parley::{Parley, ParleyOptions};
use blue_moon_city::rng::{Generator, Seed};
use blue_moon_city::seat::Seat;

/// A game that can be tried.
pub trait Tried: Game {
    /// Options of many kinds.
    fn options() -> Vec<Self::Options>;
    /// Moves that are accepted although they are not listed, as the game documents.
    fn may_be_unlisted(played: &Self::Move) -> bool;
    /// How many games of each kind are played, and how many moves of each at most.
    const GAMES: u32;
    const PLIES: usize;
}

impl Tried for City {
    fn options() -> Vec<CityOptions> {
        let open = CityOptions { open_crystals: Some(true), ..CityOptions::new(4) };
        let limited = CityOptions { turn_limit: Some(9), ..CityOptions::new(2) };
        vec![CityOptions::new(2), CityOptions::new(3), open, limited]
    }
    /// Payments with superfluous cards (C4.9).
    fn may_be_unlisted(played: &CityMove) -> bool {
        matches!(played, CityMove::Contribute { .. })
    }
    const GAMES: u32 = 2;
    const PLIES: usize = 150;
}

impl Tried for Parley {
    fn options() -> Vec<ParleyOptions> {
        [None, Some(Seat::Second)].map(|start| ParleyOptions { start }).to_vec()
    }
    fn may_be_unlisted(_: &ParleyMove) -> bool {
        false
    }
    const GAMES: u32 = 20;
    const PLIES: usize = 100;
}

use blue_moon_city::parley::ParleyMove;

/// The legal moves of a position.
pub fn moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(&position.known(), &mut moves);
    moves
}

/// Plays a move that must be legal.
pub fn after<G: Game>(position: &G, played: &G::Move) -> (G, Vec<G::Event>) {
    let (mut next, mut events) = (position.clone(), Vec::new());
    next.apply(played, &mut Events::to(&mut events)).expect("the move is legal");
    (next, events)
}

/// All seats of a game, and a spectator.
pub fn readers<G: Game>(position: &G) -> Vec<Option<Seat>> {
    Seat::all(position.players()).map(Some).chain([None]).collect()
}

/// A move by chance; moves of rare kinds are as likely as those of which there are many.
pub fn choose<G: Game>(moves: &[G::Move], chance: &mut Generator) -> G::Move {
    let kind = |played: &G::Move| std::mem::discriminant(played);
    let mut kinds: Vec<_> = moves.iter().map(kind).collect();
    kinds.dedup();
    let wanted = kinds[chance.below(kinds.len() as u32) as usize];
    let alike: Vec<_> = moves.iter().filter(|played| kind(played) == wanted).collect();
    alike[chance.below(alike.len() as u32) as usize].clone()
}

/// Every position of games by chance, each with the move that is made there, if one is.
pub fn positions<G: Tried>(mut with: impl FnMut(&G, Option<&G::Move>, &mut Generator)) {
    for (kind, options) in G::options().iter().enumerate() {
        for number in 0..G::GAMES {
            let seed = Seed::new(&format!("law {kind} {number}")).unwrap();
            let mut chance = Seed::new(&format!("chance {kind} {number}")).unwrap().generator();
            let mut position = G::new(options, &seed).unwrap();
            for _ in 0..G::PLIES {
                let moves = moves(&position);
                if moves.is_empty() {
                    break;
                }
                let played = choose::<G>(&moves, &mut chance);
                with(&position, Some(&played), &mut chance);
                position = after(&position, &played).0;
            }
            let over = moves(&position).is_empty();
            with(&position, None, &mut chance);
            assert!(over || G::ID != "parley", "a short game comes to its end");
        }
    }
}
