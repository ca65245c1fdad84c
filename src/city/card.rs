//! The eight peoples, their 22 kinds of cards, and multisets of cards.

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the eight peoples, in the order that lists of cards follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[repr(u8)]
pub enum People {
    /// Vulca, black: the red dragon.
    V,
    /// Terrah, red: the green dragon.
    T,
    /// Aqua, blue: the blue dragon.
    A,
    /// Flit, grey: the figure flies or walks on.
    F,
    /// Khind, green: wild.
    K,
    /// Mimix, brown: pairs are wild.
    M,
    /// Hoax, white: turns colours.
    H,
    /// Pillar, yellow: further offerings.
    P,
}

impl People {
    /// All peoples in order.
    pub const ALL: [People; 8] = {
        use People::*;
        [V, T, A, F, K, M, H, P]
    };

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["Vulca", "Terrah", "Aqua", "Flit", "Khind", "Mimix", "Hoax", "Pillar"][self as usize]
    }

    /// Its colour, as an English word.
    pub const fn colour(self) -> &'static str {
        ["black", "red", "blue", "grey", "green", "brown", "white", "yellow"][self as usize]
    }

    /// The card of this people with that value, if there is one.
    pub fn card(self, value: u8) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.people() == self && card.value() == value)
    }
}

macro_rules! cards {
    ($($code:ident $people:ident $value:literal,)*) => {
        /// A kind of card: the letter of its people and its value. Two cards of a kind are interchangeable.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the name says it all: the people and the value")]
        pub enum Card { $($code,)* }

        impl Card {
            /// How many kinds there are.
            pub const KINDS: usize = Card::ALL.len();
            /// All kinds in order: by people, then by value.
            pub const ALL: [Card; [$($value),*].len()] = [$(Card::$code),*];
            const PEOPLE: [People; Card::KINDS] = [$(People::$people),*];
            const VALUE: [u8; Card::KINDS] = [$($value),*];
            const CODE: [&'static str; Card::KINDS] = [$(stringify!($code)),*];
        }
    };
}

cards! {
    V1 V 1, V2 V 2, V3 V 3,
    T1 T 1, T2 T 2, T3 T 3,
    A1 A 1, A2 A 2, A3 A 3,
    F1 F 1, F2 F 2, F3 F 3,
    K1 K 1,
    M1 M 1, M2 M 2, M3 M 3,
    H1 H 1, H2 H 2, H3 H 3,
    P1 P 1, P2 P 2, P3 P 3,
}

impl Card {
    /// The people whose card it is; its colour in a payment.
    pub const fn people(self) -> People {
        Self::PEOPLE[self as usize]
    }

    /// The printed value, 1 to 3.
    pub const fn value(self) -> u8 {
        Self::VALUE[self as usize]
    }

    /// Its power, if it has one.
    pub const fn power(self) -> Option<Power> {
        use Card::*;
        match self {
            V1 | T1 | A1 => Some(Power::FlyDragon),
            V2 | T2 | A2 => Some(Power::WalkDragon),
            F1 => Some(Power::Fly),
            F2 => Some(Power::ExtraSteps),
            K1 => Some(Power::Wild),
            M1 | M2 => Some(Power::Pair),
            H1 => Some(Power::TurnFour),
            H2 => Some(Power::TurnOne),
            P1 | P2 => Some(Power::Offer),
            V3 | T3 | A3 | F3 | M3 | H3 | P3 => None,
        }
    }

    /// The code in texts, such as `V1`.
    pub const fn code(self) -> &'static str {
        Self::CODE[self as usize]
    }

    /// The card with that code.
    pub fn from_code(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.code() == code)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The power of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Power {
    /// A dragon flies to any tile (C3.2).
    FlyDragon,
    /// A dragon walks (C3.2).
    WalkDragon,
    /// The figure flies to any tile (C3.2).
    Fly,
    /// The figure gets more steps (C3.2).
    ExtraSteps,
    /// Counts in any colour (C4.4).
    Wild,
    /// Two count as one wild card of 3 (C4.5).
    Pair,
    /// Turns up to four cards of one people (C4.6).
    TurnFour,
    /// Turns one card (C4.6).
    TurnOne,
    /// Allows a further offering (C7.2).
    Offer,
}

/// A multiset of cards: how many there are of each kind, at most 15. In texts and in JSON a sorted list of codes.
///
/// Four bits for each kind, eight kinds in a word: what is done to all kinds is done to eight at once, without
/// instructions for vectors, which not every browser has.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards([u32; WORDS]);

const WORDS: usize = Card::KINDS.div_ceil(8);
/// The most cards of a kind that can be counted.
const MOST: u8 = 15;
/// The lowest of the four bits of each kind.
const LOW: u32 = u32::MAX / 0xf;
/// The highest of the four bits of each kind.
const HIGH: u32 = LOW << 3;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; WORDS]);

    /// One card of each kind.
    const ONE: [Cards; Card::KINDS] = {
        let mut one = [Cards::NONE; Card::KINDS];
        let mut kind = 0;
        while kind < Card::KINDS {
            one[kind].0[kind / 8] = 1 << (4 * (kind % 8));
            kind += 1;
        }
        one
    };

    /// How many cards of this kind there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        (self.0[card as usize / 8] >> (4 * (card as usize % 8))) as u8 & MOST
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards there are in all.
    pub fn len(&self) -> usize {
        const EVEN: u32 = u32::MAX / 0x11;
        // Two kinds in a byte are added up, then the four bytes of a word in the highest of them.
        let len =
            |word: &u32| ((word & EVEN) + (word >> 4 & EVEN)).wrapping_mul(u32::MAX / 0xff) >> 24;
        self.0.iter().map(len).sum::<u32>() as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// Puts one card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.add_all(&card.into());
    }

    /// Takes one card out, which must be there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.take_all(&card.into());
    }

    /// The same cards and one more.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: Card) -> Cards {
        self.add(card);
        self
    }

    /// Puts all of `others` in.
    #[inline]
    pub fn add_all(&mut self, others: &Cards) {
        for (mine, other) in self.0.iter_mut().zip(others.0) {
            let carried = (*mine & other) | (*mine | other) & !mine.wrapping_add(other);
            debug_assert_eq!(carried & HIGH, 0, "more than 15 cards of a kind");
            *mine += other;
        }
    }

    /// Takes all of `others` out, which must be there.
    #[inline]
    pub fn take_all(&mut self, others: &Cards) {
        debug_assert!(self.has_all(others));
        for (mine, other) in self.0.iter_mut().zip(others.0) {
            *mine -= other;
        }
    }

    /// Whether all of `others` are there.
    #[inline]
    pub fn has_all(&self, others: &Cards) -> bool {
        self.0.iter().zip(others.0).all(|(mine, other)| {
            // Of two counts the one with the highest bit is more. Where both have it, or neither, the other bits decide:
            // if too much is taken from those, they borrow the highest.
            let enough = (mine | HIGH) - (other & !HIGH);
            (mine & !other | !(mine ^ other) & enough) & HIGH == HIGH
        })
    }

    /// The first kind of which `others` has more than are here.
    pub fn first_lacking(&self, others: &Cards) -> Option<Card> {
        if self.has_all(others) {
            return None;
        }
        Card::ALL.into_iter().find(|&card| self.count(card) < others.count(card))
    }

    /// The kinds that are there.
    #[inline]
    pub fn kind_set(&self) -> Kinds {
        let mut kinds = 0;
        for word in self.0.iter().rev() {
            // A bit for each count that is not 0; three times half of the gaps between them is closed.
            let there = (word | word >> 1 | word >> 2 | word >> 3) & LOW;
            let there = (there | there >> 3) & 0x0303_0303;
            let there = (there | there >> 6) & 0x000f_000f;
            kinds = kinds << 8 | (there | there >> 12) & 0xff;
        }
        Kinds(kinds)
    }

    /// The kinds that are there, in order, each once with its count.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.kind_set().map(|card| (card, self.count(card)))
    }

    /// All cards in order, each as often as it is there.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }
}

/// A set of kinds of cards. As an iterator it gives them in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u32);

impl Kinds {
    /// No kinds.
    pub const NONE: Kinds = Kinds(0);

    /// The kinds that are in both.
    #[inline]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// The kinds that are in one of the two.
    #[inline]
    pub fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether a kind is in both.
    #[inline]
    pub fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The same kinds without this one.
    #[inline]
    pub fn without(self, card: Card) -> Kinds {
        Kinds(self.0 & !(1 << card as u32))
    }
}

impl Iterator for Kinds {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let first = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let number = self.0.count_ones() as usize;
        (number, Some(number))
    }
}

impl ExactSizeIterator for Kinds {}

impl From<Card> for Kinds {
    #[inline]
    fn from(card: Card) -> Self {
        Kinds(1 << card as u32)
    }
}

/// Of more than 15 of a kind it takes 15, which are still more than any game has.
impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |cards, card| match cards.count(card) {
            MOST => cards,
            _ => cards.with(card),
        })
    }
}

impl From<Card> for Cards {
    #[inline]
    fn from(card: Card) -> Self {
        Cards::ONE[card as usize]
    }
}

impl<const N: usize> From<[Card; N]> for Cards {
    fn from(cards: [Card; N]) -> Self {
        cards.into_iter().collect()
    }
}

/// By the sorted lists, as words in a dictionary: `[]`, `V1`, `V1 V1`, `V1 V2`, `V2` ...
impl Ord for Cards {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.iter().cmp(other.iter())
    }
}

impl PartialOrd for Cards {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The codes one after another: `V1V1H2`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| f.write_str(card.code()))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// No kind has more cards in the game than this.
const MOST_OF_A_KIND: u8 = 10;

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|card| list.serialize_element(&card))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Cards;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                while let Some(card) = list.next_element::<Card>()? {
                    if cards.count(card) >= MOST_OF_A_KIND {
                        return Err(A::Error::custom("more cards of a kind than the game has"));
                    }
                    cards.add(card);
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_seq(List)
    }
}
