//! What the player knows who decides, and what follows from it alone (C10.4).

use super::card::Cards;
use super::table::Table;

/// All that legal moves hang on: the open table, and the own hand and crystals.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// What lies open.
    pub table: &'a Table,
    /// The hand of the player whose turn it is.
    pub hand: &'a Cards,
    /// The crystals of the player whose turn it is.
    pub crystals: u32,
}

impl Known<'_> {
    /// The markers in the supply.
    #[inline]
    pub fn markers(&self) -> u8 {
        self.table.markers[self.table.seat.index()]
    }

    /// Whether the player can pay for the lowest open box of the obelisk and that many crystals more.
    #[inline]
    pub fn can_pay_offering(&self, surcharge: u8) -> bool {
        self.table
            .next_offering()
            .is_some_and(|number| self.crystals >= u32::from(number + surcharge))
    }

    /// Whether the race obliges the player to come nearer to the courtyard and to offer (C9.3).
    #[inline]
    pub fn must_race(&self) -> bool {
        self.table.city_is_complete() && self.markers() > 0 && self.can_pay_offering(0)
    }
}
