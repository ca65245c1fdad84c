//! The tiles. To correct a figure, add a table with the corrected line to [`rules`](super::rules): games that have begun
//! keep the figures that they began with.

use super::card::People;
use serde::{Deserialize, Serialize};

/// What a corner of a tile gives: crystals, cards drawn from the deck, golden scales.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Reward {
    /// Crystals, from the unlimited supply.
    pub crystals: u8,
    /// Cards, from the deck.
    pub cards: u8,
    /// Golden scales, from the pool.
    pub scales: u8,
}

impl std::ops::Add for Reward {
    type Output = Reward;
    fn add(self, other: Reward) -> Reward {
        Reward {
            crystals: self.crystals + other.crystals,
            cards: self.cards + other.cards,
            scales: self.scales + other.scales,
        }
    }
}

/// The printed facts of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The colour of its boxes; none for the palace, whose boxes take any, and for the courtyard.
    pub people: Option<People>,
    /// The numbers in the boxes from the left.
    pub boxes: &'static [u8],
    /// For the player with the most markers (C6.1a).
    pub majority: Reward,
    /// For every player with a marker (C6.1b).
    pub contributor: Reward,
    /// For every player with a marker on a neighbour that is completed later (C6.1c).
    pub neighbourhood: Reward,
    /// The fields whose reading in the sources is not sure.
    pub uncertain: &'static [&'static str],
}

const NOTHING: Reward = Reward { crystals: 0, cards: 0, scales: 0 };

const fn crystals(n: u8) -> Reward {
    Reward { crystals: n, ..NOTHING }
}

const fn cards(n: u8) -> Reward {
    Reward { cards: n, ..NOTHING }
}

const fn scales(n: u8) -> Reward {
    Reward { scales: n, ..NOTHING }
}

const ONE_OF_EACH: Reward = Reward { crystals: 1, cards: 1, scales: 1 };

macro_rules! buildings {
    ($($variant:ident $id:literal $name:literal, $people:expr, $boxes:expr,
        star $majority:expr, each $contributor:expr, near $neighbourhood:expr $(, unsure $($uncertain:literal),+)?;)*) => {
        /// A tile of the city: one of the 20 buildings or the courtyard.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the table tells")]
        pub enum BuildingId { $($variant,)* }

        impl BuildingId {
            /// All tiles in the order of the table, the courtyard last.
            pub const ALL: [BuildingId; super::map::TILES] = [$(BuildingId::$variant,)*];

            const IDS: [&'static str; super::map::TILES] = [$($id,)*];
            const NAMES: [&'static str; super::map::TILES] = [$($name,)*];
        }

        /// The table of rules 1.
        pub(super) const FIRST: [Facts; super::map::TILES] = [$(Facts {
            people: $people,
            boxes: &$boxes,
            majority: $majority,
            contributor: $contributor,
            neighbourhood: $neighbourhood,
            uncertain: &[$($($uncertain),+)?],
        },)*];
    };
}

const V: Option<People> = Some(People::V);
const T: Option<People> = Some(People::T);
const A: Option<People> = Some(People::A);
const F: Option<People> = Some(People::F);
const M: Option<People> = Some(People::M);
const H: Option<People> = Some(People::H);
const P: Option<People> = Some(People::P);

// `star` is the corner with the star, `each` the one below it, `near` the one on the right.
#[rustfmt::skip]
buildings! {
    RoyalPalace    "royal_palace"    "Royal Palace",    None, [5, 4, 4, 3], star crystals(2), each ONE_OF_EACH, near ONE_OF_EACH;
    FireTemple     "fire_temple"     "Fire Temple",     V, [5, 4, 3], star crystals(2), each crystals(2), near crystals(3);
    EarthTemple    "earth_temple"    "Earth Temple",    T, [5, 4, 3], star crystals(2), each crystals(2), near cards(2);
    WaterTemple    "water_temple"    "Water Temple",    A, [5, 4, 3], star crystals(2), each crystals(2), near scales(2);
    IronFoundry    "iron_foundry"    "Iron Foundry",    V, [3, 2, 2], star cards(2),    each crystals(1), near crystals(1);
    Citadel        "citadel"         "Citadel",         V, [5],       star scales(1),   each crystals(1), near crystals(1);
    Mill           "mill"            "Mill",            T, [3, 2, 2], star cards(2),    each crystals(1), near crystals(1), unsure "boxes";
    Hospice        "hospice"         "Hospice",         T, [5],       star scales(1),   each crystals(1), near crystals(1);
    Thermae        "thermae"         "Thermae",         A, [3, 2, 2], star cards(2),    each crystals(1), near crystals(1);
    Aqueduct       "aqueduct"        "Aqueduct",        A, [5],       star scales(1),   each crystals(1), near crystals(1);
    FlightTower    "flight_tower"    "Flight Tower",    F, [4, 3, 2], star crystals(2), each crystals(2), near crystals(2), unsure "boxes", "contributor";
    MonasteryTower "monastery_tower" "Monastery Tower", F, [4, 2, 2], star scales(1),   each crystals(1), near scales(1),   unsure "boxes";
    Watchtower     "watchtower"      "Watchtower",      F, [5, 2],    star cards(2),    each crystals(1), near crystals(1), unsure "boxes";
    GreatHall      "great_hall"      "Great Hall",      M, [5, 3],    star scales(1),   each crystals(2), near crystals(1), unsure "boxes", "contributor";
    CityResidence  "city_residence"  "City Residence",  M, [4, 3, 2], star crystals(2), each crystals(2), near crystals(2);
    University     "university"      "University",      H, [5, 2],    star scales(1),   each crystals(1), near crystals(1);
    Library        "library"         "Library",         H, [4, 3, 3], star crystals(2), each crystals(2), near crystals(3), unsure "boxes", "contributor";
    MarketHall     "market_hall"     "Market Hall",     P, [4, 3, 2], star crystals(2), each crystals(2), near cards(2),    unsure "boxes", "contributor";
    Caravanserai   "caravanserai"    "Caravanserai",    P, [4, 2, 2], star scales(1),   each crystals(1), near crystals(1), unsure "boxes";
    TradingHouse   "trading_house"   "Trading House",   P, [5, 2],    star cards(2),    each crystals(1), near crystals(1), unsure "boxes";
    Courtyard      "courtyard"       "Courtyard",       None, [],     star NOTHING,     each NOTHING,     near NOTHING;
}

impl BuildingId {
    /// The id in texts and in JSON, such as `fire_temple`.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The tile with that id.
    pub fn from_id(id: &str) -> Option<BuildingId> {
        Self::ALL.into_iter().find(|building| building.id() == id)
    }
}

/// The layout of the illustration in the rulebook (C1.2), tile by tile.
#[rustfmt::skip]
pub const RULEBOOK_LAYOUT: [BuildingId; super::map::TILES] = {
    use BuildingId::*;
    [
        Mill, FlightTower, Thermae,
        IronFoundry, GreatHall, FireTemple, University, MarketHall,
        Caravanserai, WaterTemple, Courtyard, RoyalPalace, MonasteryTower,
        Hospice, Watchtower, EarthTemple, Citadel, CityResidence,
        Library, Aqueduct, TradingHouse,
    ]
};

/// The four buildings around the courtyard of the standard layout with their tiles (C1.2).
pub const FIXED: [(BuildingId, usize); 4] = [
    (BuildingId::FireTemple, 5),
    (BuildingId::WaterTemple, 9),
    (BuildingId::RoyalPalace, 11),
    (BuildingId::EarthTemple, 15),
];

/// The numbers of the obelisk from the bottom (C1.7): for three and four players, for two.
pub const OBELISK: [&[u8]; 2] =
    [&[7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12], &[7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12]];
