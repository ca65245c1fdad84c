//! Lists of moves as bytes: thousands of moves cross far faster so than as objects. Unpacked by `pkg/src/unpack.ts`.

use crate::city::card::Cards;
use crate::city::{City, CityMove};
use crate::game::Game;

/// A game whose moves can be packed.
pub trait Pack: Game {
    /// The moves one after another: the number of the type, then the fields in order.
    fn pack(moves: &[Self::Move]) -> Vec<u8>;
}

/// Stands for a Pillar that is not there.
const NO_CARD: u8 = 255;

impl Pack for City {
    /// A tile, a box and a card are a byte each; cards are preceded by their number.
    fn pack(moves: &[CityMove]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(8 * moves.len());
        for played in moves {
            bytes.push(played.type_number());
            match played {
                CityMove::Walk { to } => bytes.push(to.index() as u8),
                CityMove::FlyDragon { card, to }
                | CityMove::WalkDragon { card, to }
                | CityMove::Fly { card, to } => {
                    bytes.extend([*card as u8, to.index() as u8]);
                }
                CityMove::ExtraSteps { card } => bytes.push(*card as u8),
                CityMove::Contribute { place, cards } => {
                    bytes.push(*place);
                    pack_cards(cards, &mut bytes);
                }
                CityMove::Offer { pillar } => bytes.push(pillar.map_or(NO_CARD, |card| card as u8)),
                CityMove::EndTurn { discard } => pack_cards(discard, &mut bytes),
                CityMove::DeclareDone {} => {}
            }
        }
        bytes
    }
}

fn pack_cards(cards: &Cards, bytes: &mut Vec<u8>) {
    let length = bytes.len();
    bytes.push(0);
    bytes.extend(cards.iter().map(|card| card as u8));
    bytes[length] = (bytes.len() - length - 1) as u8;
}
