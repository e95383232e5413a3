//! Seeded randomness that gives the same game on every machine.
//!
//! The generator is `SplitMix64` (Steele, Lea and Flood, 2014), with a shuffle of our own beside it: a library's
//! generators may change their values from one version to the next, and a record must deal the same cards for ever.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod spoken;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a game's randomness starts from. Written as 1 to 16 hexadecimal digits; a person may give it by any text, see
/// [`of_text`](Seed::of_text).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl fmt::Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A seed is 1 to 16 hexadecimal digits, 0-9 and a-f.")
    }
}

impl std::error::Error for NotASeed {}

impl FromStr for Seed {
    type Err = NotASeed;
    fn from_str(text: &str) -> Result<Self, NotASeed> {
        // The number's own reader takes a sign and any number of zeros too.
        if text.len() > 16 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotASeed);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| NotASeed)
    }
}

/// A stream of random numbers: where it started and how many were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    position: u32,
}

impl Chance {
    /// The stream of a seed, at its beginning.
    pub const fn new(seed: Seed) -> Self {
        Self {
            seed: seed.0,
            position: 0,
        }
    }

    /// The next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.position = self.position.wrapping_add(1);
        let mut z = self
            .seed
            .wrapping_add((self.position as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound` - 1, or 0 for a bound of 0. Each is equally likely, but for a bias below 2⁻³².
    pub const fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * bound as u64) >> 32) as u32
    }

    /// Puts the items in a random order, each order equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let bound = u32::try_from(end + 1).unwrap_or(u32::MAX);
            items.swap(end, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_splitmix64() {
        // The first numbers of the published generator for the seed 1234567.
        let mut chance = Chance::new(Seed(1_234_567));
        assert_eq!(chance.bits(), 6_457_827_717_110_365_317);
        assert_eq!(chance.bits(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_repeats_with_the_seed() {
        let mut first: Vec<u8> = (0..36).collect();
        let mut second = first.clone();
        Chance::new(Seed(7)).shuffle(&mut first);
        Chance::new(Seed(7)).shuffle(&mut second);
        assert_eq!(first, second);
        assert_ne!(first, (0..36).collect::<Vec<_>>());
        first.sort_unstable();
        assert_eq!(first, (0..36).collect::<Vec<_>>());
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut chance = Chance::new(Seed(1));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|&count| (880..1120).contains(&count)), "{counts:?}");
    }
}
