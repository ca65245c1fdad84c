//! Perft: the number of ways to play on, which tells at once whether two builds know the same moves.

use crate::game::{Events, Game};

/// Counts the lines of play of exactly `depth` moves, as legal moves are listed; a game that ends earlier adds none.
///
/// What comes of the moves is counted with them, cards that are drawn included: the positions hold all chance.
///
/// ```
/// use blue_moon_city::city::{City, CityOptions};
/// use blue_moon_city::{game::Game, perft::perft, rng::Seed};
///
/// let city = City::new(&CityOptions::new(2), &Seed::new("moonrise")?)?;
/// let mut moves = Vec::new();
/// City::legal_moves(&city.known(), &mut moves);
/// assert_eq!(perft(&city, 1), moves.len() as u64);
/// # Ok::<(), blue_moon_city::error::RulesError>(())
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    G::legal_moves(&position.known(), &mut moves);
    if depth == 1 {
        return moves.len() as u64; // a move that is listed is accepted
    }
    let after = |played| {
        let mut after = position.clone();
        let accepted = after.apply(played, &mut Events::ignored());
        debug_assert_eq!(accepted, Ok(()));
        perft(&after, depth - 1)
    };
    moves.iter().map(after).sum()
}
