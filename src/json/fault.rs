//! What is wrong with a shape, and where.

use std::fmt::{self, Display};

/// What is wrong with a shape, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// One sentence.
    pub message: String,
    /// The place, such as `table.tiles[3].boxes`; empty for the whole.
    pub place: String,
}

/// Says that reading failed; the reader knows the [`Fault`]. To hand on nothing but that takes the least code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

impl Fault {
    /// Says that the place, as it is known until now, is in the field of an object.
    #[cold]
    #[inline(never)]
    pub(super) fn is_in_field(&mut self, name: &str) {
        let apart = if self.place.is_empty() || self.place.starts_with('[') { "" } else { "." };
        self.place = [name, apart, &self.place].concat();
    }

    /// Says that the place, as it is known until now, is in the element of a list.
    #[cold]
    #[inline(never)]
    pub(super) fn is_in_element(&mut self, index: u64) {
        let mut number = String::new();
        super::write::write_natural(&mut number, index);
        let apart = if self.place.is_empty() || self.place.starts_with('[') { "]" } else { "]." };
        self.place = ["[", &number, apart, &self.place].concat();
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}
