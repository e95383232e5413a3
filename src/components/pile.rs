//! A pile of cards, such as a deck.

use serde::{Serialize, Serializer};

use crate::chance::Chance;

/// A pile of up to `N` cards, by number; the next card is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile<const N: usize> {
    len: u8,
    cards: [u8; N],
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self { len: 0, cards: [0; N] }
    }
}

impl<const N: usize> Pile<N> {
    /// A pile of the given cards, at most `N` of them, the last on top.
    pub fn new(from: &[u8]) -> Self {
        let mut cards = [0; N];
        let len = from.len().min(N);
        cards[..len].copy_from_slice(&from[..len]);
        Self { len: len as u8, cards }
    }

    /// A pile of the given cards, at most `N` of them, in random order.
    pub fn shuffled(cards: impl IntoIterator<Item = u8>, chance: &mut Chance) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.put_on(card));
        chance.shuffle(&mut pile.cards[..usize::from(pile.len)]);
        pile
    }

    /// Takes the next card.
    pub const fn draw(&mut self) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        // What was drawn leaves no trace, so that equal piles are equal.
        let card = self.cards[self.len as usize];
        self.cards[self.len as usize] = 0;
        Some(card)
    }

    /// Puts a card under all others. Nothing happens if the pile is full.
    pub fn put_under(&mut self, card: u8) {
        let len = usize::from(self.len);
        if len < N {
            self.cards.copy_within(..len, 1);
            self.cards[0] = card;
            self.len += 1;
        }
    }

    /// Puts a card on top of all others. Nothing happens if the pile is full.
    pub const fn put_on(&mut self, card: u8) {
        if (self.len as usize) < N {
            self.cards[self.len as usize] = card;
            self.len += 1;
        }
    }

    /// The cards, the next one last.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many are left.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::Pile;
    use crate::chance::{Chance, Seed};

    #[test]
    fn the_last_card_is_drawn_first_until_none_is_left() {
        let mut pile = Pile::<3>::new(&[7, 8]);
        assert!(!pile.is_empty());
        assert_eq!(pile.len(), 2);
        assert_eq!([pile.draw(), pile.draw(), pile.draw()], [Some(8), Some(7), None]);
        assert!(pile.is_empty());
    }

    #[test]
    fn what_was_drawn_leaves_no_trace() {
        let mut drawn = Pile::<3>::new(&[7, 8]);
        drawn.draw();
        assert_eq!(drawn, Pile::new(&[7]));
    }

    #[test]
    fn a_card_goes_under_all_others_or_on_top_while_there_is_room() {
        let mut pile = Pile::<3>::new(&[7]);
        pile.put_under(5);
        pile.put_on(9);
        assert_eq!(pile.cards(), [5, 7, 9]);
        let full = pile;
        pile.put_under(1);
        pile.put_on(1);
        assert_eq!(pile, full);
        assert_eq!(Pile::<2>::new(&[1, 2, 3]).cards(), [1, 2]);
    }

    #[test]
    fn shuffled_cards_lie_as_the_shuffle_of_a_list_lays_them() {
        let pile = Pile::<30>::shuffled((0..30).filter(|card| card % 3 > 0), &mut Chance::new(Seed(7)));
        let mut list: Vec<u8> = (0..30).filter(|card| card % 3 > 0).collect();
        Chance::new(Seed(7)).shuffle(&mut list);
        assert_eq!(pile.cards(), list);
    }

    #[test]
    fn a_pile_is_written_as_the_cards_that_it_holds() {
        let pile = Pile::<3>::new(&[7, 8]);
        assert_eq!(serde_json::to_string(&pile).expect("a pile has a text"), "[7,8]");
    }
}
