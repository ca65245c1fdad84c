//! Where the tiles are and how far it is from one to another.

use super::facts::facts;
use std::sync::LazyLock;

/// Row and column of every tile; the rows are centred.
static PLACES: LazyLock<Vec<(usize, usize)>> = LazyLock::new(|| {
    let rows = &facts().layout_rows;
    let widest = *rows.iter().max().expect("rows");
    let mut places = Vec::new();
    for (row, width) in rows.iter().enumerate() {
        let first = (widest - width) / 2;
        for column in first..first + width {
            places.push((row, column));
        }
    }
    places
});

/// All tiles in order.
pub fn tiles() -> std::ops::Range<usize> {
    0..PLACES.len()
}

/// The tile of the courtyard.
pub fn courtyard() -> usize {
    facts().courtyard_tile
}

/// The orthogonally adjacent tiles in the order north, east, south, west.
pub fn neighbours(tile: usize) -> Vec<usize> {
    let (row, column) = PLACES[tile];
    let north = row.checked_sub(1).map(|above| (above, column));
    let east = Some((row, column + 1));
    let south = Some((row + 1, column));
    let west = column.checked_sub(1).map(|left| (row, left));
    [north, east, south, west]
        .into_iter()
        .flatten()
        .filter_map(|place| PLACES.iter().position(|other| *other == place))
        .collect()
}

/// How many orthogonal steps inside the city the shortest way from one tile to another takes.
pub fn distance(from: usize, to: usize) -> u32 {
    let mut reached = vec![from];
    let mut steps = 0;
    while !reached.contains(&to) {
        let next: Vec<usize> = reached.iter().flat_map(|tile| neighbours(*tile)).collect();
        reached.extend(next);
        reached.sort();
        reached.dedup();
        steps += 1;
    }
    steps
}
