//! Who sits where.

use crate::json::{FromJson, Read, Reader, ToJson};
use serde::{Deserialize, Serialize};

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

impl ToJson for Seat {
    fn write(&self, text: &mut String) {
        u8::from(*self).write(text);
    }
}

impl FromJson for Seat {
    fn blank() -> Self {
        Seat::First
    }
    fn read(&mut self, reader: &mut Reader<'_>) -> Read {
        let mut number = 0_u8;
        number.read(reader)?;
        *self = Seat::try_from(number).or_else(|message| reader.fail(message))?;
        Ok(())
    }
}
