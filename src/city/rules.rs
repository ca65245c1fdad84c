//! The published tables of tiles. A game keeps the one that it began with, whatever is corrected later.

use super::building::{BuildingId, FIRST, Facts};
use super::map::TILES;
use crate::error::RulesError;

/// A published table of tiles with its rulings, told apart by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules(u8);

/// All tables, the oldest first.
const PUBLISHED: &[(u32, &[Facts; TILES])] = &[
    (1, &FIRST),
    #[cfg(feature = "proving")]
    (proving::NUMBER, &proving::TABLE),
];

impl Rules {
    /// Those under which new games are begun.
    pub const NEWEST: Rules = Rules(0);

    /// The rules of that number.
    ///
    /// # Errors
    /// `newer_version` if it is not published yet.
    pub fn of(number: u32) -> Result<Rules, RulesError> {
        match PUBLISHED.iter().position(|&(published, _)| published == number) {
            Some(index) => Ok(Rules(index as u8)),
            None => Err(RulesError::newer("rules", Rules::NEWEST.number())),
        }
    }

    /// Their number.
    pub const fn number(self) -> u32 {
        PUBLISHED[self.0 as usize].0
    }

    /// The printed facts of a building.
    #[inline]
    pub const fn facts(self, building: BuildingId) -> &'static Facts {
        &PUBLISHED[self.0 as usize].1[building as usize]
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rules {}", self.number())
    }
}

/// A second table, for the tests that games under different rules go on side by side.
#[cfg(feature = "proving")]
mod proving {
    use super::{BuildingId, FIRST, Facts, TILES};
    use crate::city::building::Reward;

    pub(super) const NUMBER: u32 = 99;

    pub(super) const TABLE: [Facts; TILES] = {
        let mut table = FIRST;
        let mill = BuildingId::Mill as usize;
        table[mill] = Facts {
            boxes: &[4, 2],
            contributor: Reward { crystals: 3, cards: 1, scales: 0 },
            ..FIRST[mill]
        };
        table
    };
}
