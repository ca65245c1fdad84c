//! Everything that lies open (C10.1), laid out for speed.

use super::building::{BuildingId, Facts, OBELISK};
use super::card::{Card, Cards, People};
use super::event::Dragon;
use super::map::{TILES, Tile, TileSet};
use super::plain::{CitySettings, EndReason, Phase, Rank};
use super::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};

/// The markers of each player (C1.6).
pub const MARKERS: u8 = 10;
/// The cards of each player at the beginning (C1.6).
pub const HAND: u8 = 8;
/// The cards of each people.
pub const CARDS_OF_PEOPLE: u8 = 10;
/// All cards.
pub const DECK: usize = 80;
/// The steps of a turn (C3.1).
pub const STEPS: u8 = 2;
/// The most crystals that are counted: those beyond it are lost, so that nothing overflows.
pub const MAX_CRYSTALS: u32 = 1_000_000_000;
/// The most boxes of a building.
pub const MAX_BOXES: usize = 4;
/// The rounds without a contribution or an offering after which a player may declare to be done (C9.4).
pub const QUIET_ROUNDS: u8 = 3;

/// The golden scales of the game (C1.4).
pub const fn scales_in_game(players: u8) -> u8 {
    3 + 3 * players
}

/// The offerings that win (C9.1).
pub const fn offerings_to_win(players: u8) -> u8 {
    8 - players
}

/// The numbers of the obelisk from the bottom (C1.7).
pub const fn obelisk(players: u8) -> &'static [u8] {
    OBELISK[(players == 2) as usize]
}

/// How many cards of each kind are in the game.
pub fn all_cards(settings: &CitySettings) -> impl Iterator<Item = (Card, u8)> {
    let split = settings.cards;
    Card::ALL.into_iter().map(move |card| match card {
        Card::K1 => (card, CARDS_OF_PEOPLE),
        _ => (card, split[usize::from(card.value()) - 1]),
    })
}

/// What lies open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The rules by which the game is played, from its beginning to its end.
    pub rules: Rules,
    /// The options that hold for the whole game.
    pub settings: CitySettings,
    /// What stands or is to be built on each tile.
    pub layout: [BuildingId; TILES],
    /// Whose marker lies on each box.
    pub boxes: [[Option<Seat>; MAX_BOXES]; TILES],
    /// The tiles whose buildings are complete.
    pub complete: TileSet,
    /// Where the red, green and blue dragon are.
    pub dragons: [Option<Tile>; 3],
    /// Where the figures are.
    pub figures: [Tile; MAX_SEATS],
    /// The markers in the supply of each player.
    pub markers: [u8; MAX_SEATS],
    /// The scales of each player.
    pub scales: [u8; MAX_SEATS],
    /// The scales that nobody holds.
    pub pool: u8,
    /// Whose markers lie on the obelisk, from the bottom.
    pub obelisk: [Option<Seat>; OBELISK[0].len()],
    /// The discard pile.
    pub discard: Cards,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many moves were made since the beginning of the game.
    pub ply: u32,
    /// The number of the turn from 1 on.
    pub turn: u32,
    /// The phase of the turn. In the contribution phase the player has offered if the figure is on the courtyard, else
    /// contributed: only that ends the movement phase (C2.2).
    pub phase: Phase,
    /// The steps left.
    pub steps: u8,
    /// Turns in a row without a contribution or an offering, counted up to three rounds (C9.4).
    pub quiet: u8,
    /// Who has declared to be done (C9.4).
    pub declared: [bool; MAX_SEATS],
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// The players, the best first.
    pub ranking: [Option<Rank>; MAX_SEATS],
}

impl Ending {
    /// All players, the best first.
    pub fn ranking(&self) -> impl Iterator<Item = Rank> + '_ {
        self.ranking.iter().flatten().copied()
    }

    /// Who won: nobody if no player had a marker left (C9.2).
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let draw = self.reason == EndReason::NoMarkers;
        self.ranking().filter(move |rank| rank.place == 1 && !draw).map(|rank| rank.seat)
    }
}

impl Table {
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.settings.players
    }

    /// The seats in the order of play.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// The tile of the figure whose turn it is.
    #[inline]
    pub fn here(&self) -> Tile {
        self.figures[self.seat.index()]
    }

    /// Whether the figure whose turn it is is on the courtyard, wherever its tile is.
    #[inline]
    pub fn on_courtyard(&self) -> bool {
        self.here() == Tile::COURTYARD
    }

    /// The building on a tile.
    #[inline]
    pub fn building(&self, tile: Tile) -> BuildingId {
        self.layout[tile.index()]
    }

    /// The printed facts of the building on a tile.
    #[inline]
    pub fn facts(&self, tile: Tile) -> &'static Facts {
        self.rules.facts(self.building(tile))
    }

    /// Whose markers lie on the boxes of a tile.
    #[inline]
    pub fn boxes(&self, tile: Tile) -> &[Option<Seat>] {
        &self.boxes[tile.index()][..self.facts(tile).boxes.len()]
    }

    /// Whether all 20 buildings are complete: the race is on, if the game goes on (C9.3).
    #[inline]
    pub fn city_is_complete(&self) -> bool {
        self.complete.len() == TILES - 1
    }

    /// How many offerings were made in all.
    #[inline]
    pub fn offered(&self) -> usize {
        self.obelisk.iter().flatten().count()
    }

    /// How many offerings a player has made.
    pub fn offerings(&self, seat: Seat) -> u8 {
        self.obelisk.iter().filter(|&&owner| owner == Some(seat)).count() as u8
    }

    /// The number of the lowest open box of the obelisk, in crystals.
    #[inline]
    pub fn next_offering(&self) -> Option<u8> {
        obelisk(self.players()).get(self.offered()).copied()
    }

    /// Where the dragon of a people is; nowhere for a people without one.
    #[inline]
    pub fn dragon_of(&self, people: People) -> Option<Tile> {
        Dragon::of(people).and_then(|dragon| self.dragons[dragon as usize])
    }

    /// The most turns that are counted as quiet: from then on players may declare to be done (C9.4).
    #[inline]
    pub fn quiet_limit(&self) -> u8 {
        QUIET_ROUNDS * self.players()
    }
}
