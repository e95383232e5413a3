//! Where the Orders and Technologies lie: as the document says, then as the seed deals them.

use super::{Flaw, PositionError};
use crate::chance::{Chance, Seed};
use crate::document::{Misread, Node};

/// What a document says of a space for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// No card.
    Empty,
    /// The card of a number.
    Card(u8),
    /// The card that a fresh deal lays there; another one if that lies elsewhere.
    Dealt(Option<u8>),
}

impl Slot {
    /// What the document says of a space: the number of a card, `null`, or `"deal"`.
    pub(crate) fn read(node: &Node, most: usize, dealt: Option<u8>) -> Result<Self, Misread> {
        match node.value().as_str() {
            Some("deal") => Ok(Self::Dealt(dealt)),
            _ if node.is_null() => Ok(Self::Empty),
            _ => Ok(Self::Card(card(node, most)?)),
        }
    }
}

/// The number of one of so many cards, from 0.
pub(crate) fn card(node: &Node, most: usize) -> Result<u8, Misread> {
    Ok(node.number(0, most as u32 - 1)? as u8)
}

/// Cards, tiles or tokens of one kind: which of them lie where.
#[derive(Debug)]
pub(crate) struct Placed {
    /// Where each lies.
    paths: Vec<Option<String>>,
}

impl Placed {
    /// There are so many, and none lies anywhere.
    pub(crate) fn new(number: usize) -> Self {
        Self {
            paths: vec![None; number],
        }
    }

    /// Lays one at a path.
    ///
    /// # Errors
    /// It lies elsewhere.
    pub(crate) fn put<O, F>(&mut self, card: u8, path: &str) -> Result<(), PositionError<O, F>> {
        let place = &mut self.paths[usize::from(card)];
        if let Some(other) = place.take() {
            return Err(PositionError::new(path, Flaw::Twice { other }));
        }
        *place = Some(path.to_owned());
        Ok(())
    }

    /// Whether one lies somewhere.
    pub(crate) fn has(&self, card: u8) -> bool {
        self.paths[usize::from(card)].is_some()
    }

    /// Leaves one where a fresh deal laid it, if it lies nowhere else.
    pub(crate) fn keep(&mut self, card: u8) -> bool {
        let free = !self.has(card);
        self.paths[usize::from(card)].get_or_insert_default();
        free
    }

    /// The first, from 0, that lies nowhere.
    pub(crate) fn take(&mut self) -> Option<u8> {
        self.all().find(|&card| self.keep(card))
    }

    /// Deals the slots that are left to the seed, in their order; `None` for one without a card. What is left over is the pile, its
    /// next card the last: its order comes from the seed and from which cards it holds alone, so that a position that is written
    /// down and read again has the same piles.
    pub(crate) fn deal(&mut self, slots: &[Slot], seed: Seed) -> (Vec<Option<u8>>, Vec<u8>) {
        // First whatever keeps its card, so that nobody draws it.
        let mut dealt = vec![None; slots.len()];
        for (slot, dealt) in slots.iter().zip(&mut dealt) {
            match *slot {
                Slot::Card(card) => *dealt = Some(card),
                Slot::Dealt(Some(card)) if self.keep(card) => *dealt = Some(card),
                _ => {}
            }
        }
        let mut pile = self.pile(seed);
        for (slot, dealt) in slots.iter().zip(&mut dealt) {
            if dealt.is_none() && matches!(slot, Slot::Dealt(_)) {
                *dealt = pile.pop();
            }
        }
        dealt.iter().flatten().for_each(|card| {
            self.keep(*card);
        });
        let pile = self.pile(seed);
        (dealt, pile)
    }

    /// All of them.
    fn all(&self) -> std::ops::Range<u8> {
        0..self.paths.len() as u8
    }

    /// What lies nowhere, shuffled.
    fn pile(&self, seed: Seed) -> Vec<u8> {
        let mut pile: Vec<u8> = self.all().filter(|&card| !self.has(card)).collect();
        Chance::new(seed).shuffle(&mut pile);
        pile
    }
}
