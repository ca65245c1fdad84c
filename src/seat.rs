//! Who sits where.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The most players that a game of this crate takes.
pub const MAX_SEATS: usize = 4;

/// A player's place at the table, in the order of play; a number from 0 to 3 in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Seat {
    /// Seat 0.
    First,
    /// Seat 1.
    Second,
    /// Seat 2.
    Third,
    /// Seat 3.
    Fourth,
}

impl Seat {
    /// All seats that a game can have, in the order of play.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    /// The seats of a game of that many players, in the order of play.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(players.into())
    }

    /// The seats of a game of that many players, this one first, then the others in the order of play.
    #[inline]
    pub fn round(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |offset| self.after(offset, players))
    }

    /// The seat that plays after this one.
    #[must_use]
    pub fn next(self, players: u8) -> Seat {
        self.after(1, players)
    }

    fn after(self, turns: u8, players: u8) -> Seat {
        Seat::ALL[usize::from((self as u8 + turns) % players)]
    }

    /// Its number as an index of tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Seat::ALL.get(usize::from(number)).copied().ok_or("a seat is a number from 0 to 3")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat as u8
    }
}

/// Who takes the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Start {
    /// This player.
    Seat(Seat),
    /// Drawn at random.
    Drawn(Random),
}

/// The word for a random choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Random {
    /// Drawn at random.
    #[serde(rename = "random")]
    Random,
}

// serde's own reader of such values would copy them first, and is much for a browser to load.
impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct SeatOrWord;
        impl Visitor<'_> for SeatOrWord {
            type Value = Start;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat from 0 to 3 or \"random\"")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Start, E> {
                let seat = u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok());
                seat.map(Start::Seat)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Start, E> {
                match word {
                    "random" => Ok(Start::Drawn(Random::Random)),
                    _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
                }
            }
        }
        from.deserialize_any(SeatOrWord)
    }
}
