//! What a reward gives, in a row of figures and symbols.

use crate::drawing::scene::{Align, Mark, Rect, Symbol};
use crate::table::row::Row;
use crate::yokohama::components::{Good, Piece, Resource};
use crate::yokohama::content::Reward;

/// The single things that a reward gives, points last, each with its symbol.
pub fn gains(reward: &Reward) -> impl Iterator<Item = (u8, Symbol)> + use<> {
    let [copper, silk, tea, fish] = Good::ALL.map(|good| (reward.good(good), Symbol::from(good)));
    let others = [
        (reward.any, Symbol::AnyGood),
        (reward.imports, Symbol::Import),
        (reward.yen, Resource::Yen.into()),
        (reward.pieces, Symbol::Warehouse),
        (reward.assistants, Symbol::shown(Piece::Assistant)),
        (reward.shops, Symbol::shown(Piece::Shop)),
        (reward.houses, Symbol::shown(Piece::TradingHouse)),
        (reward.movements, Symbol::MoveAssistant),
        (reward.points, Resource::Points.into()),
    ];
    let all = [copper, silk, tea, fish].into_iter().chain(others);
    all.filter(|(amount, _)| *amount > 0)
}

/// Rows that tell what a reward gives, and what an Order asks for.
pub trait Rewarding: Sized {
    /// Adds everything that a reward gives, points last.
    #[must_use]
    fn reward(self, reward: &Reward) -> Self;

    /// The row with everything that a reward gives added to it, in a rectangle: in as few lines as have room for it, and in so many at
    /// least.
    fn reward_within(self, reward: &Reward, rect: Rect, least: usize, align: Align) -> Vec<Mark>;

    /// Adds the goods of an Order card: copper, silk, tea, fish.
    #[must_use]
    fn goods(self, goods: [u8; 4]) -> Self;
}

impl Rewarding for Row {
    fn reward(self, reward: &Reward) -> Self {
        self.amounts(gains(reward))
    }

    fn reward_within(self, reward: &Reward, rect: Rect, least: usize, align: Align) -> Vec<Mark> {
        self.amounts_within(gains(reward), rect, least, align)
    }

    fn goods(self, goods: [u8; 4]) -> Self {
        self.amounts(Good::ALL.into_iter().map(|good| (goods[good.index()], good.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reward_tells_every_thing_it_gives() {
        let reward = Reward {
            points: 3,
            yen: 2,
            tea: 1,
            any: 1,
            ..Reward::default()
        };
        let marks: Vec<_> = Row::new(13.0)
            .reward(&reward)
            .within(Rect::new(0.0, 0.0, 200.0, 20.0), Align::Start)
            .collect();
        let stamps: Vec<_> = marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Stamp(stamp) => Some(stamp.symbol),
                _ => None,
            })
            .collect();
        assert_eq!(stamps, [Symbol::Tea, Symbol::AnyGood, Symbol::Yen, Symbol::Point]);
        assert_eq!(marks.len(), 8);
    }
}
