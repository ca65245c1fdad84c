//! Moves as words, for records (see the table in [`crate::record`]).

use super::card::{Card, Cards};
use super::map::Tile;
use super::moves::CityMove;
use crate::error::{ErrorCode, RulesError};
use std::fmt::{self, Display};

/// `>7` walk; `V1>7`, `V2>7` a dragon; `F1>7` fly; `F2` more steps; `0=H2H3` contribute; `o`, `oP1` offer;
/// `.`, `.V1T2` end the turn, with discards; `!` declare to be done.
impl Display for CityMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print(self))
    }
}

/// Prints a move.
pub(super) fn print(played: &CityMove) -> String {
    match played {
        CityMove::Walk { to } => format!(">{}", to.index()),
        CityMove::FlyDragon { card, to }
        | CityMove::WalkDragon { card, to }
        | CityMove::Fly { card, to } => format!("{card}>{}", to.index()),
        CityMove::ExtraSteps { card } => card.code().to_owned(),
        CityMove::Contribute { place, cards } => format!("{place}={cards}"),
        CityMove::Offer { pillar } => format!("o{}", pillar.map_or("", Card::code)),
        CityMove::EndTurn { discard } => format!(".{discard}"),
        CityMove::DeclareDone {} => "!".to_owned(),
    }
}

/// Reads what is printed.
///
/// # Errors
/// `bad_move` if it is no move in this notation.
pub(super) fn parse(text: &str) -> Result<CityMove, RulesError> {
    read(text).ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        RulesError::new(ErrorCode::BadMove, "no move in the notation of records")
            .with("text", shown)
    })
}

fn read(text: &str) -> Option<CityMove> {
    if text == "!" {
        return Some(CityMove::DeclareDone {});
    }
    if let Some(discard) = text.strip_prefix('.') {
        return Some(CityMove::EndTurn { discard: cards(discard)? });
    }
    if let Some(pillar) = text.strip_prefix('o') {
        let pillar =
            if pillar.is_empty() { None } else { Some(card_of(pillar, &[Card::P1, Card::P2])?) };
        return Some(CityMove::Offer { pillar });
    }
    if let Some((place, paid)) = text.split_once('=') {
        return Some(CityMove::Contribute { place: number(place)?, cards: cards(paid)? });
    }
    let Some((card, to)) = text.split_once('>') else {
        return card_of(text, &[Card::F2]).map(|card| CityMove::ExtraSteps { card });
    };
    let to = Tile::new(number(to)?)?;
    if card.is_empty() {
        return Some(CityMove::Walk { to });
    }
    match Card::from_code(card)? {
        card @ (Card::V1 | Card::T1 | Card::A1) => Some(CityMove::FlyDragon { card, to }),
        card @ (Card::V2 | Card::T2 | Card::A2) => Some(CityMove::WalkDragon { card, to }),
        card @ Card::F1 => Some(CityMove::Fly { card, to }),
        _ => None,
    }
}

fn card_of(code: &str, allowed: &[Card]) -> Option<Card> {
    Card::from_code(code).filter(|card| allowed.contains(card))
}

/// A number without sign or leading zeros: every move has one spelling.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// Codes one after another, in any order.
fn cards(text: &str) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for code in text.as_bytes().chunks(2) {
        let card = Card::from_code(std::str::from_utf8(code).ok()?)?;
        if usize::from(cards.count(card)) >= super::table::CARDS_OF_PEOPLE.into() {
            return None;
        }
        cards.add(card);
    }
    Some(cards)
}
