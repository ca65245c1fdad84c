//! What a player can't know (C10.2, C10.3).

use crate::choices::Choices;
use blue_moon_city::city::City;
use blue_moon_city::city::card::Card;
use blue_moon_city::seat::Seat;

/// A position that looks the same to the seat, or to a spectator: other cards in the other hands, in the deck and aside,
/// other chance to come. The hands, the deck and what lies aside are as large as before.
pub fn deal_anew(city: &City, seat: Option<Seat>, choices: &mut Choices<'_>) -> City {
    let mut state = city.state();
    let others = || (0..state.hands.len()).filter(|&at| seat.map(Seat::index) != Some(at));
    let mut unseen: Vec<Card> = state.deck.iter().copied().chain(state.aside.iter()).collect();
    others().for_each(|at| unseen.extend(state.hands[at].iter()));
    let mut draw = |size: usize| -> Vec<Card> {
        (0..size).map(|_| unseen.swap_remove(choices.below(unseen.len()))).collect()
    };
    for at in others().collect::<Vec<_>>() {
        state.hands[at] = draw(state.hands[at].len()).into_iter().collect();
    }
    state.aside = draw(state.aside.len()).into_iter().collect();
    state.deck = draw(state.deck.len());
    state.generator.key = format!("{:064x}", choices.below(1 << 16));
    state.generator.position = choices.below(1 << 16) as u64;
    City::validate(&state).expect("it can be dealt so")
}

/// A position that looks the same to the seat, or to a spectator: the others have more crystals, unless those lie open
/// or the ranking tells them.
pub fn enrich_others(city: &City, seat: Option<Seat>, choices: &mut Choices<'_>) -> City {
    let mut state = city.state();
    let ranking = state.table.result.iter().flat_map(|result| &result.ranking);
    if state.settings.open_crystals || ranking.flat_map(|rank| rank.crystals).next().is_some() {
        return *city;
    }
    for (at, crystals) in state.crystals.iter_mut().enumerate() {
        if seat.map(Seat::index) != Some(at) && *crystals < 1_000_000 {
            *crystals += choices.below(30) as u32;
        }
    }
    City::validate(&state).expect("they can be so rich")
}
