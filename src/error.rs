//! What went wrong: one error type for every game and every entry.

use crate::json::{ToJson, shape, words, write_object};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Says which kind of mistake a [`Problem`] is. A minor version may add codes; none changes its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    // What is given
    /// An argument is not plain data, too large, or of the wrong kind.
    BadArgument,
    /// `game` names no game that this version plays.
    UnknownGame,
    /// An option is unknown or its value is not allowed.
    BadOption,
    /// The number of players is not one the game is made for (C1.1).
    BadPlayers,
    /// The seed is not well-formed text of 1 to 100 characters.
    BadSeed,
    /// The layout does not hold every tile once, with the courtyard in the centre (C1.2).
    BadLayout,
    /// The numbers of cards do not sum up to what a people has.
    BadCards,
    /// A state is malformed or contradicts itself.
    BadState,
    /// A state, view or record was made by a newer version of this library.
    NewerVersion,
    /// A record can't be read.
    BadRecord,
    /// A move is malformed or of no known type.
    BadMove,
    /// The question needs cards that this view does not show.
    NotYourView,
    // Moves
    /// The game is over.
    GameOver,
    /// The phase of the turn that allows this move is over (C2.2).
    WrongPhase,
    /// A card is not in the hand.
    CardNotInHand,
    /// The move would change nothing (C3.3).
    NoChange,
    /// The tile is farther away than the steps reach (C3.1, C3.2).
    OutOfReach,
    /// The dragon is not in the city yet (C3.2).
    DragonOutside,
    /// The card has no power of this kind (C3.2, C3.4).
    NoSuchPower,
    /// The figure is on the courtyard, which has no boxes (C1.3).
    NoBuilding,
    /// The building is complete (C4.1).
    BuildingComplete,
    /// The building has no box of that number (C4.1).
    NoSuchBox,
    /// A marker lies on the box already (C4.1).
    BoxFilled,
    /// The player has no marker left (C4.1, C7.1).
    NoMarker,
    /// Not every card can take part in paying for the box (C4.7).
    CardsDoNotFit,
    /// The cards count less than the box asks for (C4.2).
    NotEnoughValue,
    /// The figure is not on the courtyard (C7.1).
    NotOnCourtyard,
    /// The player has too few crystals (C7.1, C7.2).
    NotEnoughCrystals,
    /// A Pillar allows a further offering only after the first of the turn (C7.2).
    NoOfferingYet,
    /// A second offering in a turn needs a Pillar (C7.2).
    NeedsPillar,
    /// More than two cards were to be discarded (C8.1).
    TooManyDiscards,
    /// In the race the player must come nearer to the courtyard (C9.3).
    MustHurry,
    /// In the race the player must offer before the turn ends (C9.3).
    MustOffer,
    /// There were not enough quiet turns for a declaration (C9.4).
    NotYetStale,
    /// The player has declared already (C9.4).
    AlreadyDeclared,
    // Playing
    /// There is nothing to take back or to do again, or the ply does not exist.
    NoSuchPly,
    /// The game was freed.
    Freed,
    /// Taking back would unsee what was revealed, or reach into another player's turn.
    CannotUndo,
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
    pub code: ErrorCode,
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
    #[cold]
    #[inline(never)]
    pub fn new(code: ErrorCode, message: &str) -> Self {
        RulesError(Box::new(Problem {
            code,
            rule: None,
            message: message.to_owned(),
            details: Details::default(),
        }))
    }

    /// Makes an error that a rule of the game decides.
    #[cold]
    #[inline(never)]
    pub fn by_rule(code: ErrorCode, rule: &str, message: &str) -> Self {
        let mut error = Self::new(code, message);
        error.0.rule = Some(rule.to_owned());
        error
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

    /// The kind of mistake.
    pub fn code(&self) -> ErrorCode {
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

words! { write ErrorCode {
    BadArgument "bad_argument",
    UnknownGame "unknown_game",
    BadOption "bad_option",
    BadPlayers "bad_players",
    BadSeed "bad_seed",
    BadLayout "bad_layout",
    BadCards "bad_cards",
    BadState "bad_state",
    NewerVersion "newer_version",
    BadRecord "bad_record",
    BadMove "bad_move",
    NotYourView "not_your_view",
    GameOver "game_over",
    WrongPhase "wrong_phase",
    CardNotInHand "card_not_in_hand",
    NoChange "no_change",
    OutOfReach "out_of_reach",
    DragonOutside "dragon_outside",
    NoSuchPower "no_such_power",
    NoBuilding "no_building",
    BuildingComplete "building_complete",
    NoSuchBox "no_such_box",
    BoxFilled "box_filled",
    NoMarker "no_marker",
    CardsDoNotFit "cards_do_not_fit",
    NotEnoughValue "not_enough_value",
    NotOnCourtyard "not_on_courtyard",
    NotEnoughCrystals "not_enough_crystals",
    NoOfferingYet "no_offering_yet",
    NeedsPillar "needs_pillar",
    TooManyDiscards "too_many_discards",
    MustHurry "must_hurry",
    MustOffer "must_offer",
    NotYetStale "not_yet_stale",
    AlreadyDeclared "already_declared",
    NoSuchPly "no_such_ply",
    Freed "freed",
    CannotUndo "cannot_undo",
} }

shape! { write Problem { code, rule, message, details } }

impl ToJson for Detail {
    fn write(&self, text: &mut String) {
        match self {
            Detail::Number(number) => number.write(text),
            Detail::Text(value) => value.write(text),
        }
    }
}

impl ToJson for Details {
    fn write(&self, text: &mut String) {
        let (names, values): (Vec<_>, Vec<&dyn ToJson>) =
            self.0.iter().map(|(name, detail)| (*name, detail as &dyn ToJson)).unzip();
        write_object(text, &names, &values);
    }
}
