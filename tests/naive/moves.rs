//! The list of legal moves.

use super::cards::{Card, People, choices};
use super::city::tiles;
use super::facts::facts;
use super::minimal::minimal_payments;
use super::refusals::{MOST_DISCARDS, broken_rules};
use super::shapes::Move;
use super::state::State;

/// All legal moves in order; of the payments the minimal ones (C4.9).
pub fn legal_moves(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    let peoples = [People::Vulca, People::Terrah, People::Aqua];
    let dragon_cards = |value| peoples.map(|people| Card { people, value });
    moves.extend(tiles().map(|to| Move::Walk { to }));
    for card in dragon_cards(1) {
        moves.extend(tiles().map(|to| Move::FlyDragon { card, to }));
    }
    for card in dragon_cards(2) {
        moves.extend(tiles().map(|to| Move::WalkDragon { card, to }));
    }
    let flit = |value| Card { people: People::Flit, value };
    moves.extend(tiles().map(|to| Move::Fly { card: flit(1), to }));
    moves.push(Move::ExtraSteps { card: flit(2) });
    moves.extend(contributions(state));
    moves.push(Move::Offer { pillar: None });
    for value in [1, 2] {
        moves.push(Move::Offer { pillar: Some(Card { people: People::Pillar, value }) });
    }
    let mut discards = choices(state.hand(), 0, MOST_DISCARDS);
    discards.sort();
    moves.extend(discards.into_iter().map(|discard| Move::EndTurn { discard }));
    moves.push(Move::DeclareDone);
    moves.retain(|played| broken_rules(state, played).is_empty());
    moves
}

/// All minimal payments for the open boxes of the tile of the figure.
fn contributions(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    let tile = &state.table.tiles[state.figure()];
    if tile.complete || state.table.seats[state.active()].markers == 0 {
        return moves;
    }
    for (place, owner) in tile.boxes.iter().enumerate() {
        if owner.is_none() {
            let building = facts().building(&tile.building);
            let number = building.boxes[place];
            for cards in minimal_payments(state.hand(), building.people, number) {
                moves.push(Move::Contribute { r#box: place, cards });
            }
        }
    }
    moves
}
