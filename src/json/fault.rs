//! What is wrong with a shape, and where.

use serde::de::{Expected, Unexpected};
use std::fmt::{self, Display};

/// What is wrong with a shape, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// One sentence.
    pub message: String,
    /// The place, such as `table.tiles[3].boxes`; empty for the whole.
    pub place: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl serde::de::Error for Fault {
    #[cold]
    #[inline(never)]
    fn custom<T: Display>(message: T) -> Self {
        Fault { message: message.to_string(), place: String::new() }
    }

    // What was found is left out: to print any number would take a good part of a small library.
    #[cold]
    #[inline(never)]
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        expected_but(expected)
    }

    #[cold]
    #[inline(never)]
    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        expected_but(expected)
    }
}

pub(super) fn expected_but(expected: &dyn Expected) -> Fault {
    match expected.to_string().as_str() {
        "u8" | "u16" | "u32" | "u64" => fault("expected a whole number that is not too large"),
        expected => serde::de::Error::custom(format_args!("expected {expected}")),
    }
}

#[cold]
#[inline(never)]
pub(super) fn fault(message: &str) -> Fault {
    serde::de::Error::custom(message)
}
