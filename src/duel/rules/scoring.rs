//! The final score (rulebook: Final score; End of the game).

use super::super::Duel;
use super::components::{HOUSES, PLAYERS, SHOPS, other};
use super::player::Player;
use super::state::Table;
use crate::game::{BySeat, Seat};
use crate::score::{score, sum};

/// Points for the most completed Orders, and for the highest Production of one's Technologies.
const MOST: i32 = 6;

/// Both seats' final score, line by line.
pub type ScoreSheet = BySeat<Score>;

score! {
    /// A final score, in points, in the order of the rulebook, which is also that in which ties are broken.
    Score {
        /// 1. Completed Orders.
        orders,
        /// 2. Most completed Orders.
        most_orders,
        /// 3. Technologies.
        technologies,
        /// 4. Highest Production of Technologies.
        technology_bonus,
        /// 5. Church cards.
        church,
        /// 6. Trading Houses.
        houses,
        /// 7. Shops.
        shops,
        /// 8. Imported goods turned face down.
        turned,
        /// 9. Imported goods, face up.
        imports,
        /// 10. Yen, by twos.
        yen,
        /// 11. Goods, by threes.
        goods,
    }
}

impl Score {
    /// What is compared: the whole score, then line by line.
    fn key(&self) -> (i32, [i32; 11]) {
        (self.total(), self.lines())
    }
}

impl Duel {
    /// The score sheet as it would be if the game ended now.
    pub fn score(&self, table: &Table) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        for seat in Seat::all(PLAYERS) {
            let (player, rival) = (&table.seats[seat], &table.seats[other(seat)]);
            let most = |count: fn(&Self, &Player) -> u16| match count(self, player) > count(self, rival) {
                true => MOST,
                false => 0,
            };
            sheet[seat] = Score {
                orders: self.order_points(player),
                most_orders: most(|_, player| player.completed.len().into()),
                technologies: player
                    .technologies
                    .iter()
                    .map(|title| i32::from(player.points_for(title)))
                    .sum(),
                technology_bonus: most(Self::production),
                church: self.church_points(player),
                houses: 5 * i32::from(HOUSES.saturating_sub(player.houses)),
                shops: SHOPS.saturating_sub(player.shops).into(),
                turned: 4 * i32::from(player.turned),
                imports: player.imports.into(),
                yen: i32::from(player.yen / 2),
                goods: i32::from(sum(&player.goods) / 3),
            };
        }
        sheet
    }

    /// The total Production that is printed on a player's Technologies; what was paid beyond it does not count.
    pub fn production(&self, player: &Player) -> u16 {
        let cost = |title: super::components::Title| u16::from(self.content().technologies[title.index()].cost);
        player.technologies.iter().map(cost).sum()
    }

    fn order_points(&self, player: &Player) -> i32 {
        let orders = player.completed.iter();
        orders
            .map(|order| i32::from(self.content().orders[usize::from(order.0)].points))
            .sum()
    }

    fn church_points(&self, player: &Player) -> i32 {
        let cards = player.church.iter();
        cards
            .map(|card| i32::from(self.content().church[usize::from(card.0)].points))
            .sum()
    }

    /// Who would win if the game ended now: both, if even the last line does not tell them apart.
    pub fn winners(&self, table: &Table) -> Vec<Seat> {
        let sheet = self.score(table);
        let best = Seat::all(PLAYERS).map(|seat| sheet[seat].key()).max();
        Seat::all(PLAYERS)
            .filter(|&seat| Some(sheet[seat].key()) == best)
            .collect()
    }
}

/// The seats from first to last place; who shares the victory stands in turn order.
pub(in super::super) fn standings(game: &Duel, table: &Table) -> Vec<Seat> {
    let sheet = game.score(table);
    let (first, second) = (table.starter, other(table.starter));
    match sheet[second].key() > sheet[first].key() {
        true => vec![second, first],
        false => vec![first, second],
    }
}
