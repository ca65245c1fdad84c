//! The whole position, everything hidden included.

use super::card::{Card, Cards};
use super::event::CityEvent;
use super::known::Known;
use super::table::{DECK, Table};
use crate::game::Events;
use crate::rng::Generator;
use crate::seat::{MAX_SEATS, Seat};

/// A game of Blue Moon City: the whole position, cheap to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// What lies open.
    pub(super) table: Table,
    /// The hands by seat.
    pub(super) hands: [Cards; MAX_SEATS],
    /// The crystals by seat.
    pub(super) crystals: [u32; MAX_SEATS],
    /// The cards that lie aside for the player whose turn it is (C6.4).
    pub(super) aside: Cards,
    /// The face-down deck.
    pub(super) deck: Deck,
    /// The source of chance.
    pub(super) generator: Generator,
}

/// The face-down deck.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// The card that is drawn next last; after the end of the list any one kind, so that equal decks are equal.
    cards: [Card; DECK],
    len: u8,
}

impl Deck {
    const EMPTY: Deck = Deck { cards: [Card::V1; DECK], len: 0 };

    /// A deck from which the cards are drawn in that order.
    pub fn from_top(cards: &[Card]) -> Deck {
        let mut deck = Deck::EMPTY;
        for (place, &card) in deck.cards.iter_mut().zip(cards.iter().rev()) {
            *place = card;
            deck.len += 1;
        }
        deck
    }

    /// The cards in the order in which they are drawn.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().rev().copied()
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.len)], Card::V1))
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl City {
    /// What lies open to all.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a player.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The crystals of a player.
    pub fn crystals(&self, seat: Seat) -> u32 {
        self.crystals[seat.index()]
    }

    /// The deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards that lie aside for the player whose turn it is (C6.4).
    pub fn aside(&self) -> &Cards {
        &self.aside
    }

    /// What the player knows who decides.
    #[inline]
    pub fn known(&self) -> Known<'_> {
        let seat = self.table.seat.index();
        Known { table: &self.table, hand: &self.hands[seat], crystals: self.crystals[seat] }
    }

    /// Puts hand cards of the player whose turn it is on the discard pile (C2.3, C4.10).
    pub(super) fn discard(&mut self, cards: &Cards) {
        self.hands[self.table.seat.index()].take_all(cards);
        self.table.discard.add_all(cards);
    }

    /// Draws up to that many cards; an empty deck is made anew of the discard pile, and what is missing then is not
    /// drawn (C8.2).
    pub(super) fn draw(&mut self, number: u8, events: &mut Events<'_, CityEvent>) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..number {
            if self.deck.is_empty() {
                self.reshuffle(events);
            }
            match self.deck.draw() {
                Some(card) => drawn.add(card),
                None => break,
            }
        }
        drawn
    }

    fn reshuffle(&mut self, events: &mut Events<'_, CityEvent>) {
        if self.table.discard.is_empty() {
            return;
        }
        for card in std::mem::take(&mut self.table.discard).iter() {
            self.deck.cards[self.deck.len()] = card;
            self.deck.len += 1;
        }
        let len = self.deck.len();
        self.generator.shuffle(&mut self.deck.cards[..len]);
        events.add(|| CityEvent::Reshuffle { cards: len as u8 });
    }

    /// Draws cards into the hand of a player.
    pub(super) fn draw_into_hand(
        &mut self,
        seat: Seat,
        number: u8,
        events: &mut Events<'_, CityEvent>,
    ) {
        let cards = self.draw(number, events);
        self.hands[seat.index()].add_all(&cards);
        events.add(|| CityEvent::Draw { seat, count: cards.len() as u8, cards: Some(cards) });
    }

    /// A contribution or an offering: it ends the movement phase (C2.2) and all declarations (C9.4).
    pub(super) fn end_movement(&mut self, events: &mut Events<'_, CityEvent>) {
        self.table.phase = super::plain::Phase::Contribution;
        self.table.steps = 0;
        self.table.quiet = 0;
        if std::mem::take(&mut self.table.declared).contains(&true) {
            events.add(|| CityEvent::DeclarationsCancelled {});
        }
    }
}
