//! Chance: one stream of numbers from the seed, with our own bounded draw and shuffle, so that every platform and
//! every later version shuffles alike.

use crate::error::{ErrorCode, RulesError};
use chacha20::ChaCha20LegacyCore;
use chacha20::cipher::{Block, KeyIvInit as _, StreamCipherCore as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The longest text of a seed, in characters.
pub const MAX_SEED: usize = 100;

/// The text from which all chance of a game follows.
///
/// The key of the stream is the SHA-256 of its UTF-8 bytes: seen cards tell nothing about unseen ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// Takes a text of 1 to 100 characters.
    ///
    /// # Errors
    /// `bad_seed` if it is empty or longer.
    pub fn new(text: &str) -> Result<Seed, RulesError> {
        match text.chars().count() {
            1..=MAX_SEED => Ok(Seed(text.to_owned())),
            length => {
                Err(RulesError::new(ErrorCode::BadSeed, "a seed is a text of 1 to 100 characters")
                    .with("length", length as i64))
            }
        }
    }

    /// Makes the text of a seed of 128 random bits: 32 hexadecimal digits.
    pub fn from_entropy(bits: [u8; 16]) -> Seed {
        Seed(hex(&bits))
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The generator at the beginning of its stream.
    pub fn generator(&self) -> Generator {
        Generator { key: Sha256::digest(self.0.as_bytes()).into(), position: 0 }
    }
}

/// A place in a stream of random 32-bit words (ChaCha20): its key and how many words were taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Generator {
    /// The key of the cipher.
    pub key: [u8; 32],
    /// How many words of the stream were taken.
    pub position: u64,
}

impl std::fmt::Debug for Generator {
    /// Shows the position alone: who knows the key knows every card.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Generator at {}", self.position)
    }
}

impl Generator {
    /// The largest position, after which the stream begins anew; every number up to it is exact in JavaScript.
    pub const MAX_POSITION: u64 = 1 << 52;

    /// Draws from the stream and remembers how far it came.
    pub fn draw<T>(&mut self, draws: impl FnOnce(&mut Stream) -> T) -> T {
        let mut stream = Stream {
            cipher: ChaCha20LegacyCore::new(&self.key.into(), &[0; 8].into()),
            block: Block::<ChaCha20LegacyCore>::default(),
            left: 0,
            position: self.position,
        };
        let drawn = draws(&mut stream);
        self.position = stream.position % (Self::MAX_POSITION + 1);
        drawn
    }

    /// Puts the items in a random order, every order equally likely (Fisher and Yates, from the last item on).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // To place a stream in the middle is the costliest step: one item or none needs no word of it.
        if items.len() < 2 {
            return;
        }
        self.draw(|stream| {
            for last in (1..items.len()).rev() {
                items.swap(last, stream.below(last as u32 + 1) as usize);
            }
        });
    }

    /// A number from 0 to `bound` - 1, every one equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draw(|stream| stream.below(bound))
    }
}

/// The key of the stream of random numbers and how many of them were taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct GeneratorState {
    /// 64 hexadecimal digits.
    pub key: String,
    /// How many 32-bit words were taken.
    pub position: u64,
}

impl From<&Generator> for GeneratorState {
    fn from(generator: &Generator) -> Self {
        GeneratorState { key: hex(&generator.key), position: generator.position }
    }
}

impl TryFrom<&GeneratorState> for Generator {
    type Error = RulesError;
    fn try_from(state: &GeneratorState) -> Result<Self, RulesError> {
        let bad = |place: &str, message| RulesError::new(ErrorCode::BadState, message).at(place);
        let key = from_hex(&state.key)
            .ok_or_else(|| bad("generator.key", "a key has 64 hexadecimal digits in lower case"))?;
        if state.position > Generator::MAX_POSITION {
            return Err(bad("generator.position", "the position is too far on"));
        }
        Ok(Generator { key, position: state.position })
    }
}

/// The words of a block of the cipher.
const BLOCK: u64 = 16;

/// The words of a [`Generator`] while they are drawn. Most draws take few words, so that it makes one block at a time.
pub struct Stream {
    cipher: ChaCha20LegacyCore,
    block: Block<ChaCha20LegacyCore>,
    /// How many words of the block were not taken yet.
    left: u64,
    position: u64,
}

impl Stream {
    fn word(&mut self) -> u32 {
        let place = self.position % BLOCK;
        if self.left == 0 {
            self.cipher.set_block_pos(self.position / BLOCK);
            self.cipher.write_keystream_block(&mut self.block);
            self.left = BLOCK - place;
        }
        self.left -= 1;
        self.position += 1;
        let (words, _) = self.block.as_chunks();
        u32::from_le_bytes(words[place as usize])
    }

    /// A key for another stream.
    pub fn key(&mut self) -> [u8; 32] {
        let mut key = [0; 32];
        key.chunks_exact_mut(4).for_each(|part| part.copy_from_slice(&self.word().to_le_bytes()));
        key
    }

    /// A number from 0 to `bound` - 1, every one equally likely: words that would favour some are passed over.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        loop {
            let word = self.word();
            // The last 2^32 modulo `bound` words would favour some numbers; they are fewer than `bound`.
            if word <= u32::MAX - bound || word <= u32::MAX - bound.wrapping_neg() % bound {
                return word % bound;
            }
        }
    }
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// Reads what [`hex`] writes.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    let digit = |at: usize| match digits[at] {
        c @ b'0'..=b'9' => Some(c - b'0'),
        c @ b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = digit(2 * at)? << 4 | digit(2 * at + 1)?;
    }
    Some(bytes)
}
