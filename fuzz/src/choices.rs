//! A string of bytes read as a row of choices.

/// What is left of the bytes. Whatever they are, they mean something: so every change of an input is one of the game.
pub struct Choices<'a> {
    bytes: &'a [u8],
    /// Once the bytes are used up: where a row of pseudo-random numbers stands, or nothing if all choices are then 0.
    on: Option<u64>,
}

impl<'a> Choices<'a> {
    /// Choices that are all 0 once the bytes are used up.
    pub fn new(bytes: &'a [u8]) -> Self {
        Choices { bytes, on: None }
    }

    /// Choices that go on at random once the bytes are used up, the same for the same bytes.
    pub fn endless(bytes: &'a [u8]) -> Self {
        let mixed = bytes.iter().fold(0, |sum: u64, &byte| step(sum ^ u64::from(byte)));
        Choices { bytes, on: Some(mixed) }
    }

    /// Whether the bytes are used up.
    pub fn are_used_up(&self) -> bool {
        self.bytes.is_empty()
    }

    /// What is left.
    pub fn rest(&self) -> &'a [u8] {
        self.bytes
    }

    fn byte(&mut self) -> usize {
        if let Some((&byte, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            return byte.into();
        }
        self.on.as_mut().map_or(0, |state| {
            *state = step(*state);
            (*state >> 56) as usize
        })
    }

    /// A number from 0 to `bound` - 1; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 | 1 => 0,
            2..=256 => self.byte() % bound,
            _ => (self.byte() << 8 | self.byte()) % bound,
        }
    }

    /// True one time in so many.
    pub fn one_in(&mut self, number: usize) -> bool {
        // Not for 0: where the bytes end, the plain case is chosen.
        self.below(number) == number - 1
    }

    /// One of the things; there must be some.
    pub fn of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }
}

/// The next number of a linear congruential generator (Knuth's MMIX).
fn step(state: u64) -> u64 {
    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}
