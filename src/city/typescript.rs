//! Types in TypeScript that no Rust type stands for.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A square of the city, row by row over the rows of 3, 5, 5, 5 and 3 tiles; 10 is the courtyard. */
export type Tile = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;
/** A multiset of cards as a sorted list. */
export type Cards = Card[];
"#;
