//! Hard positions for whoever lists moves: large hands, on buildings with many open boxes.
//!
//! The hands are found by climbing: a card is exchanged for another one as long as the list does not get shorter.

use crate::common::{
    BuildingId, Card, City, FireTemple, First, Game, GreatHall, Library, People, RoyalPalace, game,
};
use crate::games::Chance;
use blue_moon_city::city::table::all_cards;
use blue_moon_city::json;
use std::path::Path;

/// Large, very large, and all cards but one player's eight.
const HANDS: [usize; 3] = [20, 40, 72];

/// One building of each kind: any colour and four boxes, Mimix, Hoax, a dragon's people.
const BUILDINGS: [BuildingId; 4] = [RoyalPalace, GreatHall, Library, FireTemple];

/// So many exchanges are tried.
const EXCHANGES: usize = 2_000;

/// Writes the positions into the folder.
///
/// # Errors
/// If that is not possible.
pub fn write(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    for (name, city) in positions() {
        std::fs::write(folder.join(format!("{name}.json")), json::write(&city.state()) + "\n")?;
    }
    Ok(())
}

fn positions() -> impl Iterator<Item = (String, City)> {
    BUILDINGS.into_iter().flat_map(|building| {
        let place = building.id().replace('_', "-");
        HANDS.into_iter().flat_map(move |size| {
            let wild = wild_first();
            let longest = climb(wild.clone(), building, size);
            [
                (format!("{place}-{size}-wild"), position(building, &wild[..size])),
                (format!("{place}-{size}-longest"), longest),
            ]
        })
    })
}

/// All cards, those first that can stand for others.
fn wild_first() -> Vec<Card> {
    let settings = game(2).city().table().settings;
    let mut cards: Vec<Card> =
        all_cards(&settings).flat_map(|(card, number)| vec![card; number.into()]).collect();
    let place = |card: &Card| match card.people() {
        People::H | People::M => 0,
        People::K => 1,
        _ => 2,
    };
    cards.sort_by_key(place);
    cards
}

fn position(building: BuildingId, hand: &[Card]) -> City {
    let codes: Vec<&str> = hand.iter().map(|card| card.code()).collect();
    game(2).figure(First, building).hand(First, &codes.join(" ")).city()
}

/// The position with the longest list that was found; the hand is that many of the cards, the first ones.
fn climb(mut cards: Vec<Card>, building: BuildingId, hand: usize) -> City {
    let mut chance = Chance::new(hand as u64);
    let mut moves = Vec::new();
    let mut length = |city: &City| {
        moves.clear();
        City::legal_moves(&city.known(), &mut moves);
        moves.len()
    };
    let mut best = position(building, &cards[..hand]);
    let mut longest = length(&best);
    for _ in 0..EXCHANGES {
        let (held, other) = (chance.below(hand), hand + chance.below(cards.len() - hand));
        cards.swap(held, other);
        let found = position(building, &cards[..hand]);
        let found_length = length(&found);
        if found_length >= longest {
            (best, longest) = (found, found_length);
        } else {
            cards.swap(held, other);
        }
    }
    best
}
