//! What went wrong: one error type for every game and every entry.

use serde::{Serialize, Serializer};
use std::fmt;

/// Says which kind of mistake a [`Problem`] is, for every game: the word of an [`ErrorCode`], or of the codes that a game
/// has for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Code(&'static str);

impl Code {
    /// The code as it stands in JSON, such as `bad_state`.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// Makes a code of its word: for the codes of a game.
    pub const fn new(word: &'static str) -> Code {
        Code(word)
    }
}

/// Defines codes, each with its word.
macro_rules! codes {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[doc = $doc:expr])* $code:ident $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(target_arch = "wasm32", derive(serde::Serialize, tsify::Tsify))]
        pub enum $name {
            $($(#[doc = $doc])* #[cfg_attr(target_arch = "wasm32", serde(rename = $word))] $code,)*
        }

        impl From<$name> for $crate::error::Code {
            fn from(code: $name) -> Self {
                $crate::error::Code::new(match code { $($name::$code => $word,)* })
            }
        }

        impl PartialEq<$name> for $crate::error::Code {
            fn eq(&self, code: &$name) -> bool {
                *self == $crate::error::Code::from(*code)
            }
        }
    };
}

#[allow(unused_imports, reason = "a build may have no game with codes of its own")]
pub(crate) use codes;

codes! {
/// The kinds of mistakes that every game knows. A minor version may add codes; none changes its meaning.
pub enum ErrorCode {
    /// An argument is not plain data, too large, or of the wrong kind.
    BadArgument "bad_argument",
    /// `game` names no game that this version plays.
    UnknownGame "unknown_game",
    /// An option is unknown or its value is not allowed.
    BadOption "bad_option",
    /// The number of players is not one the game is made for.
    BadPlayers "bad_players",
    /// The seed is not well-formed text of 1 to 100 characters.
    BadSeed "bad_seed",
    /// A state is malformed or contradicts itself.
    BadState "bad_state",
    /// A state, view or record was made by a newer version of this library.
    NewerVersion "newer_version",
    /// A record can't be read.
    BadRecord "bad_record",
    /// The end of a record is missing, or it was changed.
    DamagedRecord "damaged_record",
    /// A move is malformed or of no known type.
    BadMove "bad_move",
    /// The question needs cards that this view does not show.
    NotYourView "not_your_view",
    /// Somebody else decides now than the seat that is said to move.
    NotYourTurn "not_your_turn",
    /// The game is over.
    GameOver "game_over",
    /// A card is not in the hand.
    CardNotInHand "card_not_in_hand",
    /// There is nothing to take back or to do again, or the ply does not exist.
    NoSuchPly "no_such_ply",
    /// The game has as many moves as a record can hold.
    TooManyMoves "too_many_moves",
    /// The game was freed.
    Freed "freed",
    /// Taking back would unsee what was revealed, or take back another player's decision.
    CannotUndo "cannot_undo",
}
}

/// A number or a text that makes a [`Problem`] precise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Detail {
    /// A whole number.
    Number(i64),
    /// A text: a card, a place such as `hands[2][5]`, ...
    Text(String),
}

impl From<i64> for Detail {
    fn from(value: i64) -> Self {
        Detail::Number(value)
    }
}

impl From<&str> for Detail {
    fn from(value: &str) -> Self {
        Detail::Text(value.to_owned())
    }
}

impl From<String> for Detail {
    fn from(value: String) -> Self {
        Detail::Text(value)
    }
}

/// What a message speaks of, by name, in the order of the names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details(Vec<(&'static str, Detail)>);

impl Details {
    /// What has this name.
    pub fn get(&self, name: &str) -> Option<&Detail> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, detail)| detail)
    }

    fn insert(&mut self, name: &'static str, detail: Detail) {
        match self.0.binary_search_by_key(&name, |&(other, _)| other) {
            Ok(place) => self.0[place].1 = detail,
            Err(place) => self.0.insert(place, (name, detail)),
        }
    }
}

impl Serialize for Details {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, detail)| (name, detail)))
    }
}

/// Why something was refused, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Problem {
    /// The kind of mistake.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Code"))]
    pub code: Code,
    /// The section of the rules that decides, such as `C4.2`; `null` where no rule of the game applies.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "string | null"))]
    pub rule: Option<String>,
    /// One English sentence for developers and logs; front ends translate by `code`.
    pub message: String,
    /// What the sentence speaks of, by name: `where`, `needed`, `sum`, `card` ...
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Record<string, number | string>"))]
    pub details: Details,
}

/// The error of every entry of this crate: one [`Problem`]. What was to be changed is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError(pub Box<Problem>);

impl RulesError {
    /// Makes an error that no rule of the game decides.
    pub fn new(code: impl Into<Code>, message: &str) -> Self {
        Self::of(code.into(), message)
    }

    #[cold]
    #[inline(never)]
    fn of(code: Code, message: &str) -> Self {
        RulesError(Box::new(Problem {
            code,
            rule: None,
            message: message.to_owned(),
            details: Details::default(),
        }))
    }

    /// Makes an error that a rule of the game decides.
    pub fn by_rule(code: impl Into<Code>, rule: &str, message: &str) -> Self {
        Self::of(code.into(), message).under(rule)
    }

    #[cold]
    #[inline(never)]
    fn under(mut self, rule: &str) -> Self {
        self.0.rule = Some(rule.to_owned());
        self
    }

    /// Makes the error for what a newer version made: `place` holds the number that we know only up to `known`.
    pub fn newer(place: &str, known: u32) -> Self {
        Self::new(ErrorCode::NewerVersion, "this was made by a newer version of the library")
            .with("known", i64::from(known))
            .at(place)
    }

    /// Adds what the message speaks of.
    #[must_use]
    pub fn with(self, name: &'static str, detail: impl Into<Detail>) -> Self {
        self.with_detail(name, detail.into())
    }

    #[cold]
    #[inline(never)]
    fn with_detail(mut self, name: &'static str, detail: Detail) -> Self {
        self.0.details.insert(name, detail);
        self
    }

    /// Adds the place where the fault is, such as `table.tiles[3]`.
    #[must_use]
    pub fn at(self, place: impl Into<String>) -> Self {
        self.with("where", place.into())
    }

    /// As [`at`](Self::at), with nothing to add if the fault is in the whole.
    #[must_use]
    pub fn at_part(self, place: &str) -> Self {
        if place.is_empty() { self } else { self.at(place) }
    }

    /// Says that the fault, as its place is known until now, is inside of what has this name.
    #[must_use]
    pub fn inside(self, name: &str) -> Self {
        let place = match self.0.details.get("where") {
            Some(Detail::Text(place)) if place.starts_with('[') => [name, place].concat(),
            Some(Detail::Text(place)) => [name, ".", place].concat(),
            _ => name.to_owned(),
        };
        self.at(place)
    }

    /// The kind of mistake.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The section of the rules that decides, if one does.
    pub fn rule(&self) -> Option<&str> {
        self.0.rule.as_deref()
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)?;
        if let Some(rule) = &self.0.rule {
            write!(f, " ({rule})")?;
        }
        if let Some(Detail::Text(place)) = self.0.details.get("where") {
            write!(f, " at {place}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesError {}
