//! Playing by choices.

use crate::choices::Choices;
use blue_moon_city::city::card::{Card, Cards};
use blue_moon_city::city::event::CityEvent;
use blue_moon_city::city::map::Tile;
use blue_moon_city::city::{City, CityMove};
use blue_moon_city::game::{Events, Game};

/// All legal moves.
pub fn legal_moves(city: &City) -> Vec<CityMove> {
    let mut moves = Vec::new();
    City::legal_moves(&city.known(), &mut moves);
    moves
}

/// Plays a legal move and tells what happened.
pub fn apply(city: &mut City, played: &CityMove) -> Vec<CityEvent> {
    let mut events = Vec::new();
    let applied = city.apply(played, &mut Events::to(&mut events));
    assert_eq!(applied, Ok(()), "{played} is legal");
    events
}

/// One of the moves: mostly one that gets the game on, else any of any type; nothing if there is none.
pub fn choose(moves: &[CityMove], choices: &mut Choices<'_>) -> Option<CityMove> {
    let of_type = |wanted: &[u8]| {
        let at = |&played: &CityMove| wanted.contains(&played.type_number()).then_some(played);
        moves.iter().filter_map(at).collect::<Vec<_>>()
    };
    let mut some = of_type(&[5, 6]); // contributions and offerings
    if some.is_empty() || choices.one_in(4) {
        let mut types: Vec<u8> = moves.iter().map(CityMove::type_number).collect();
        types.dedup();
        some = of_type(&[*types.get(choices.below(types.len()))?]);
    }
    Some(choices.of(&some))
}

/// A move of any type, legal or not: cards are mostly of the hand, boxes of the tile, tiles near.
pub fn any_move(city: &City, choices: &mut Choices<'_>) -> CityMove {
    match choices.below(9) {
        0 => CityMove::Walk { to: tile(city, choices) },
        1 => CityMove::FlyDragon { card: card(city, choices), to: tile(city, choices) },
        2 => CityMove::WalkDragon { card: card(city, choices), to: tile(city, choices) },
        3 => CityMove::Fly { card: card(city, choices), to: tile(city, choices) },
        4 => CityMove::ExtraSteps { card: card(city, choices) },
        5 | 6 => {
            CityMove::Contribute { place: choices.below(5) as u8, cards: cards(city, choices, 9) }
        }
        7 => CityMove::EndTurn { discard: cards(city, choices, 3) },
        _ => CityMove::Offer { pillar: cards(city, choices, 1).iter().next() },
    }
}

fn tile(city: &City, choices: &mut Choices<'_>) -> Tile {
    let here = city.table().here();
    let near: Vec<Tile> = Tile::all().filter(|&to| here.distance(to) <= 3).collect();
    choices.of(&near)
}

fn card(city: &City, choices: &mut Choices<'_>) -> Card {
    let hand: Vec<Card> = city.known().hand.iter().collect();
    if hand.is_empty() || choices.one_in(8) { choices.of(&Card::ALL) } else { choices.of(&hand) }
}

/// Different cards of the hand; now and then with one that may not be there.
fn cards(city: &City, choices: &mut Choices<'_>, most: usize) -> Cards {
    let mut hand: Vec<Card> = city.known().hand.iter().collect();
    let count = choices.below(most + 1).min(hand.len());
    let mut cards: Cards =
        (0..count).map(|_| hand.swap_remove(choices.below(hand.len()))).collect();
    if choices.one_in(16) {
        cards.add(choices.of(&Card::ALL));
    }
    cards
}

/// All moves there can be, of whatever position, but for payments; discards of at most two cards.
pub fn all_small_moves() -> impl Iterator<Item = CityMove> {
    let powers = Card::ALL.into_iter().flat_map(|card| {
        Tile::all().flat_map(move |to| {
            [
                CityMove::FlyDragon { card, to },
                CityMove::WalkDragon { card, to },
                CityMove::Fly { card, to },
            ]
        })
    });
    let pairs = Card::ALL.into_iter().flat_map(|one| {
        Card::ALL.into_iter().filter(move |&two| one <= two).map(move |two| [one, two].into())
    });
    let discards = [Cards::NONE].into_iter().chain(Card::ALL.map(Cards::from)).chain(pairs);
    let pillars = [None].into_iter().chain(Card::ALL.map(Some));
    Tile::all()
        .map(|to| CityMove::Walk { to })
        .chain(powers)
        .chain(Card::ALL.map(|card| CityMove::ExtraSteps { card }))
        .chain(pillars.map(|pillar| CityMove::Offer { pillar }))
        .chain(discards.map(|discard| CityMove::EndTurn { discard }))
        .chain([CityMove::DeclareDone {}])
}
