//! The shape of the city: 21 tiles in a 5x5 square without its corners (C1.2).

use serde::{Deserialize, Serialize};

/// How many tiles the city has.
pub const TILES: usize = 21;

/// A square of the city, 0 to 20, row by row over the rows of 3, 5, 5, 5 and 3 tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// The tile in the centre.
    pub const COURTYARD: Tile = Tile(10);

    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// All tiles in order but for one, if one is given.
    pub fn all_but(left_out: Option<Tile>) -> impl Iterator<Item = Tile> {
        let place = left_out.map_or(TILES as u8, |tile| tile.0);
        (0..place).chain(place + 1..TILES as u8).map(Tile)
    }

    /// The tiles that are 1 to that many orthogonal steps away.
    #[inline]
    pub fn within(self, steps: u8) -> TileSet {
        let steps = usize::from(steps).min(FARTHEST);
        WITHIN[self.index()][steps]
    }

    /// The tile of that number, if it is one.
    pub const fn new(number: u8) -> Option<Tile> {
        if (number as usize) < TILES { Some(Tile(number)) } else { None }
    }

    /// Its number as an index of tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 in the north.
    pub const fn row(self) -> u8 {
        PLACES[self.index()].0
    }

    /// Its column, 0 in the west.
    pub const fn column(self) -> u8 {
        PLACES[self.index()].1
    }

    /// The orthogonally adjacent tiles in the order north, east, south, west.
    pub fn neighbours(self) -> impl Iterator<Item = Tile> + use<> {
        NEIGHBOURS[self.index()].into_iter().flatten()
    }

    /// How many orthogonal steps the shortest way to `other` has.
    #[inline]
    pub const fn distance(self, other: Tile) -> u8 {
        DISTANCES[self.index()][other.index()]
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Tile::new(number).ok_or("a tile is a number from 0 to 20")
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.0
    }
}

/// Row and column of each tile.
const PLACES: [(u8, u8); TILES] = {
    let mut places = [(0, 0); TILES];
    let (mut tile, mut row) = (0, 0);
    while row < 5 {
        let mut column = 0;
        while column < 5 {
            let corner = (row == 0 || row == 4) && (column == 0 || column == 4);
            if !corner {
                places[tile] = (row, column);
                tile += 1;
            }
            column += 1;
        }
        row += 1;
    }
    places
};

/// Steps between any two tiles. Without its corners the city is still convex enough that no way is longer than the
/// difference of rows and columns.
const DISTANCES: [[u8; TILES]; TILES] = {
    let mut steps = [[0; TILES]; TILES];
    let mut a = 0;
    while a < TILES {
        let mut b = 0;
        while b < TILES {
            steps[a][b] = PLACES[a].0.abs_diff(PLACES[b].0) + PLACES[a].1.abs_diff(PLACES[b].1);
            b += 1;
        }
        a += 1;
    }
    steps
};

/// The most steps between two tiles.
const FARTHEST: usize = 6;

/// By tile and steps the other tiles that are no farther away.
const WITHIN: [[TileSet; FARTHEST + 1]; TILES] = {
    let mut within = [[TileSet(0); FARTHEST + 1]; TILES];
    let mut a = 0;
    while a < TILES {
        let mut b = 0;
        while b < TILES {
            let mut steps = DISTANCES[a][b] as usize;
            while a != b && steps <= FARTHEST {
                within[a][steps].0 |= 1 << b;
                steps += 1;
            }
            b += 1;
        }
        a += 1;
    }
    within
};

const NEIGHBOURS: [[Option<Tile>; 4]; TILES] = {
    let mut neighbours = [[None; 4]; TILES];
    let mut a = 0;
    while a < TILES {
        let mut b = 0;
        while b < TILES {
            if DISTANCES[a][b] == 1 {
                let (from, to) = (PLACES[a], PLACES[b]);
                let direction = if to.0 < from.0 {
                    0
                } else if to.1 > from.1 {
                    1
                } else if to.0 > from.0 {
                    2
                } else {
                    3
                };
                neighbours[a][direction] = Some(Tile(b as u8));
            }
            b += 1;
        }
        a += 1;
    }
    neighbours
};

/// A set of tiles. As an iterator it gives them in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u32);

impl TileSet {
    /// Whether the tile is in the set.
    #[inline]
    pub fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts the tile in.
    #[inline]
    pub fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// How many tiles are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no tile is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for TileSet {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let first = Tile::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (TileSet::len(*self), Some(TileSet::len(*self)))
    }
}

impl ExactSizeIterator for TileSet {}
