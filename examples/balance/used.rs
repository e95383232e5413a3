//! How often things are used, and who wins by them.

use std::collections::BTreeMap;

/// How often something lay there to be used, how often it was, and how many of those who used it won.
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    pub lay: u32,
    pub used: u32,
    pub won: u32,
}

impl Use {
    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: Self) {
        self.lay += other.lay;
        self.used += other.used;
        self.won += other.won;
    }
}

/// Adds what was counted elsewhere, by what it is of.
pub fn together<K: Ord + Clone>(all: &mut BTreeMap<K, Use>, other: &BTreeMap<K, Use>) {
    for (key, more) in other {
        all.entry(key.clone()).or_default().add(*more);
    }
}
