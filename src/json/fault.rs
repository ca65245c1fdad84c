//! What is wrong with a shape, and where.

use std::fmt::{self, Display};

/// What is wrong with a shape, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// One sentence.
    pub message: String,
    /// The place, such as `table.tiles[3].boxes`; empty for the whole.
    pub place: String,
}

impl Fault {
    /// Makes a fault; the reader adds the place.
    #[cold]
    #[inline(never)]
    pub fn new(message: &str) -> Fault {
        Fault::of([message])
    }

    /// Makes the fault of a value that is not what it should be.
    #[cold]
    #[inline(never)]
    pub fn expected(what: &str) -> Fault {
        Fault::of(["expected ", what])
    }

    /// Makes a fault that quotes a name.
    #[cold]
    #[inline(never)]
    pub(super) fn about(what: &str, name: &str) -> Fault {
        Fault::of([what, " `", name, "`"])
    }

    fn of<'a>(message: impl IntoIterator<Item = &'a str>) -> Fault {
        Fault { message: message.into_iter().collect(), place: String::new() }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}
