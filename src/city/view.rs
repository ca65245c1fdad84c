//! What a seat, or a spectator, knows (C10).

use super::card::{Card, Cards};
use super::event::CityEvent;
use super::known::Known;
use super::moves;
use super::moves::CityMove;
use super::state::{City, Deck};
use super::table::{DECK, MAX_CRYSTALS, Table, all_cards};
use crate::error::{ErrorCode, RulesError};
use crate::game::{Events, Foresight};
use crate::rng::{Generator, Seed};
use crate::seat::{MAX_SEATS, Seat};
use std::mem::discriminant;

/// A position as a seat, or a spectator, knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Whose view it is; a spectator's if nobody's.
    pub(super) seat: Option<Seat>,
    pub(super) table: Table,
    pub(super) sizes: Sizes,
    /// The hand of the seat.
    pub(super) hand: Cards,
    /// The crystals that the seat may know.
    pub(super) crystals: [Option<u32>; MAX_SEATS],
}

/// How many cards there are where only their number is open (C10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// In the hands, by seat.
    pub hands: [u8; MAX_SEATS],
    /// In the deck.
    pub deck: u8,
    /// Aside for the player whose turn it is.
    pub aside: u8,
}

impl City {
    /// How many cards there are where only their number is open.
    pub(super) fn sizes(&self) -> Sizes {
        Sizes {
            hands: self.hands.map(|hand| hand.len() as u8),
            deck: self.deck.len() as u8,
            aside: self.aside.len() as u8,
        }
    }

    /// What a seat knows, or a spectator.
    ///
    /// # Errors
    /// `bad_argument` if nobody sits there.
    pub fn seen(&self, seat: Option<Seat>) -> Result<Seen, RulesError> {
        let sits = |seat: Seat| seat.index() < self.table.players().into();
        if seat.is_some_and(|seat| !sits(seat)) {
            return Err(RulesError::new(ErrorCode::BadArgument, "nobody sits there in this game")
                .at("seat"));
        }
        let open = self.table.settings.open_crystals;
        Ok(Seen {
            seat,
            table: self.table,
            sizes: self.sizes(),
            hand: seat.map_or(Cards::NONE, |seat| *self.hand(seat)),
            crystals: Seat::ALL.map(|other| {
                let known = sits(other) && (open || seat == Some(other));
                known.then(|| self.crystals(other))
            }),
        })
    }
}

impl Seen {
    /// What the player who decides knows, if this is the view of that player.
    ///
    /// # Errors
    /// `not_your_view` if it is not.
    pub fn known(&self) -> Result<Known<'_>, RulesError> {
        let decides = self.table.seat;
        match (self.seat == Some(decides), self.crystals[decides.index()]) {
            (true, Some(crystals)) => Ok(Known { table: &self.table, hand: &self.hand, crystals }),
            _ => Err(RulesError::by_rule(
                ErrorCode::NotYourView,
                "C10.4",
                "only the view of the seat whose turn it is tells the legal moves",
            )
            .with("turn", decides.index() as i64)),
        }
    }

    /// The cards that the seat can't see, in order: they are in the other hands, the deck and aside.
    fn unseen(&self) -> Vec<Card> {
        all_cards(&self.table.settings)
            .flat_map(|(card, count)| {
                let seen = self.hand.count(card) + self.table.discard.count(card);
                std::iter::repeat_n(card, count.saturating_sub(seen).into())
            })
            .collect()
    }

    /// A position that looks like this to the seat: unseen cards in a random order, hidden crystals a guess.
    pub fn resample(&self, generator: &mut Generator) -> City {
        let mut unseen = self.unseen();
        generator.shuffle(&mut unseen);
        let crystals = self.guess_crystals(generator);
        let stream = Generator { key: generator.draw(|stream| stream.key()), position: 0 };
        self.world(&unseen, crystals, stream)
    }

    /// Crystals that the players may have: those that are known or were told at the end, the others from 0 to what the
    /// next two offerings would cost (how many a player has is no longer in a view). In the race somebody can pay.
    fn guess_crystals(&self, generator: &mut Generator) -> [u32; MAX_SEATS] {
        let table = &self.table;
        let next = u32::from(table.next_offering().unwrap_or(0));
        let told = |seat| {
            table
                .ending
                .and_then(|ending| ending.ranking().find(|rank| rank.seat == seat)?.crystals)
        };
        let mut crystals = [0; MAX_SEATS];
        let mut hidden = Vec::new();
        for seat in table.seats() {
            crystals[seat.index()] =
                self.crystals[seat.index()].or_else(|| told(seat)).unwrap_or_else(|| {
                    hidden.push(seat);
                    generator.below(2 * next + 1)
                });
        }
        let race = table.city_is_complete() && table.ending.is_none();
        if race && !hidden.is_empty() && crystals.iter().all(|&count| count < next) {
            let rich = hidden[generator.below(hidden.len() as u32) as usize];
            crystals[rich.index()] = next + generator.below(next + 1);
        }
        crystals
    }

    /// The position in which the unseen cards lie in this order: hand by hand, aside, deck.
    fn world(&self, unseen: &[Card], crystals: [u32; MAX_SEATS], generator: Generator) -> City {
        let mut unseen = unseen.iter().copied();
        let mut some = |number: u8| -> Cards { unseen.by_ref().take(number.into()).collect() };
        let hands = Seat::ALL.map(|seat| match self.seat == Some(seat) {
            true => self.hand,
            false => some(self.sizes.hands[seat.index()]),
        });
        let aside = some(self.sizes.aside);
        let deck: Vec<Card> = unseen.collect();
        debug_assert!(deck.len() <= DECK);
        City { table: self.table, hands, crystals, aside, deck: Deck::from_top(&deck), generator }
    }

    /// What is certain to happen if the move is made: what happens whatever the hidden cards and crystals are, cards
    /// that are drawn by their number alone.
    ///
    /// # Errors
    /// Those of the move.
    pub fn foresee(&self, played: &CityMove) -> Result<Foresight<CityEvent>, RulesError> {
        moves::check(&self.known()?, played)?;
        // Hidden cards never change what else happens; hidden crystals do (C9.3), and more so the more they are.
        let poor = self.foresee_with(0, played)?;
        let rich = self.foresee_with(MAX_CRYSTALS, played)?;
        let reveals = poor != rich || poor.iter().any(shows_cards);
        let events: Vec<_> =
            poor.into_iter().zip(rich).map_while(|(one, other)| agree(one, other)).collect();
        let passes_on = events.iter().any(|event| matches!(event, CityEvent::Turn { .. }));
        Ok(Foresight { events, reveals, passes_on })
    }

    fn foresee_with(
        &self,
        hidden_crystals: u32,
        played: &CityMove,
    ) -> Result<Vec<CityEvent>, RulesError> {
        let crystals = self.crystals.map(|known| known.unwrap_or(hidden_crystals));
        let mut world = self.world(&self.unseen(), crystals, Seed::new("any")?.generator());
        let mut events = Vec::new();
        moves::apply(&mut world, played, &mut Events::to(&mut events))?;
        Ok(events.into_iter().map(|event| event.seen_by(None)).collect())
    }
}

/// Whether the event shows cards that were hidden, or mixes them.
fn shows_cards(event: &CityEvent) -> bool {
    match event {
        CityEvent::Draw { count, .. } | CityEvent::TakeUp { count, .. } => *count > 0,
        CityEvent::Reshuffle { .. } => true,
        _ => false,
    }
}

/// What two possible events have in common, if they are alike: hidden crystals change nothing but the end of the game.
fn agree(one: CityEvent, other: CityEvent) -> Option<CityEvent> {
    match (&one, &other) {
        (CityEvent::GameOver { result: Some(a) }, CityEvent::GameOver { result: Some(b) })
            if a != b =>
        {
            (a.reason == b.reason).then_some(CityEvent::GameOver { result: None })
        }
        _ => (discriminant(&one) == discriminant(&other)).then_some(one),
    }
}

impl CityEvent {
    /// The event as a seat, or a spectator, is told it (C10.5).
    #[must_use]
    pub fn seen_by(mut self, viewer: Option<Seat>) -> CityEvent {
        match &mut self {
            CityEvent::Draw { seat, cards, .. } | CityEvent::TakeUp { seat, cards, .. }
                if viewer != Some(*seat) =>
            {
                *cards = None;
            }
            _ => {}
        }
        self
    }
}
