//! What a position is made of for one seat: numbers that the worth of a position is added up from.
//!
//! They look at the open table and at the seat's own Orders, at nothing else. Each stands for itself; how much it counts is learned.

use super::Subject;
use crate::duel::components::{CARDS, CHURCHES, CRITERIA, Criterion, Good, ORDERS, PLACES, PLAYERS, Place, TITLES};
use crate::duel::content::Gain;
use crate::duel::rules::round_end::{ROUNDS, TURNS};
use crate::duel::{Duel, Hand, Player, Stage, Table};
use crate::game::Seat;
use crate::opponents::features;

/// How many goods may be missing for an Order, so many and more being one.
const MISSING: usize = 5;

/// By how much somebody leads, at most, in what the most brings points for.
const AHEAD: i32 = 4;

features! {
    Subject:
    Always [1] 0..=1,
    Yen [4] 0..=40 => Money,
    Goods [8] 0..=20 => Goods,
    Imports [2] 0..=20 => Goods,
    Turned [2] 0..=20 => Goods,
    Variety [1] 0..=6 => Goods,
    Support [2] 0..=4 => Cards,
    OrdersInHand [1] 0..=ORDERS as i32 => Orders,
    OrdersByGoodsMissing [MISSING] 0..=420 => Orders,
    NearestOrder [MISSING] 0..=1 => Orders,
    Completed [1] 0..=ORDERS as i32 => Orders,
    OrdersAhead [1] -AHEAD..=AHEAD => Orders,
    Titles [TITLES] 0..=1 => Technologies,
    Technologies [1] 0..=TITLES as i32 => Technologies,
    Production [1] 0..=100 => Technologies,
    ProductionAhead [1] -AHEAD..=AHEAD => Technologies,
    ChurchCards [1] 0..=CHURCHES as i32 => Church,
    TradersReady [1] 0..=CRITERIA as i32 => Traders,
    TraderNear [CRITERIA] 0..=1 => Traders,
    Shops [PLACES] 0..=1 => Buildings,
    Houses [PLACES] 0..=1 => Buildings,
    ShopsLeft [1] 0..=8 => Buildings,
    HousesLeft [1] 0..=4 => Buildings,
    Upgraded [CARDS] 0..=1 => Cards,
    InfluenceLeft [1] 0..=14 => Cards,
}

/// The terms of a table for a seat whose Orders are known.
pub(super) fn of(game: &Duel, table: &Table, hand: &Hand, seat: Seat) -> [i32; COUNT] {
    let (player, rival) = (&table.seats[seat], &table.seats[seat.next(PLAYERS)]);
    let mut terms = Terms::NONE;
    terms.set(Term::Always, 0, 1);
    terms.means(player);
    terms.orders(game, player, hand);
    terms.cards(game, player);
    terms.ahead(game, player, rival);
    terms.pieces(table, player, seat);
    terms.influence(game, player);
    terms.0
}

impl Terms {
    fn means(&mut self, player: &Player) {
        self.steps(Term::Yen, 0, player.yen.min(40).into(), &[2, 3, 5, 40]);
        for good in Good::ALL {
            let amount = i32::from(player.good(good).min(20));
            self.steps(Term::Goods, 2 * good.index(), amount, &[2, 20]);
        }
        self.steps(Term::Imports, 0, player.imports.min(20).into(), &[2, 20]);
        self.steps(Term::Turned, 0, player.turned.min(20).into(), &[2, 20]);
        let kinds = Good::ALL.iter().filter(|&&good| player.good(good) > 0).count();
        let others = [player.all_imports(), player.yen].map(|amount| i32::from(amount > 0));
        self.set(Term::Variety, 0, kinds as i32 + others.iter().sum::<i32>());
        for (number, cards) in player.support.into_iter().enumerate() {
            self.set(Term::Support, number, cards.into());
        }
    }

    /// Orders in hand, by how many goods are missing for them: what they would give, in half points.
    fn orders(&mut self, game: &Duel, player: &Player, hand: &Hand) {
        self.set(Term::OrdersInHand, 0, player.orders_in_hand.into());
        let mut nearest = None;
        for order in hand.orders.iter() {
            let order = &game.content().orders[usize::from(order.0)];
            let missing: u16 = Good::ALL
                .iter()
                .map(|&good| u16::from(order.goods[good.index()]).saturating_sub(player.good(good)))
                .sum();
            let missing = usize::from(missing).min(MISSING - 1);
            let reward: i32 = order.reward.iter().map(|&gain| half_points(gain)).sum();
            self.add(
                Term::OrdersByGoodsMissing,
                missing,
                2 * i32::from(order.points) + reward,
            );
            nearest = Some(nearest.map_or(missing, |nearest: usize| nearest.min(missing)));
        }
        if let Some(nearest) = nearest {
            self.set(Term::NearestOrder, nearest, 1);
        }
        self.set(Term::Completed, 0, player.completed.len().into());
    }

    fn cards(&mut self, game: &Duel, player: &Player) {
        for title in player.technologies.iter() {
            self.set(Term::Titles, title.index(), 1);
        }
        self.set(Term::Technologies, 0, player.technologies.len().into());
        self.set(Term::Production, 0, game.production(player).into());
        self.set(Term::ChurchCards, 0, player.church.len().into());
        self.set(Term::TradersReady, 0, player.traders.into());
        for criterion in Criterion::ALL {
            let near = !player.recruited.contains(criterion) && player.counts(criterion) + 1 >= criterion.asks();
            self.set(Term::TraderNear, criterion.index(), near.into());
        }
    }

    /// In what the most brings points for.
    fn ahead(&mut self, game: &Duel, player: &Player, rival: &Player) {
        let orders = i32::from(player.completed.len()) - i32::from(rival.completed.len());
        self.set(Term::OrdersAhead, 0, orders.clamp(-AHEAD, AHEAD));
        let production = i32::from(game.production(player)) - i32::from(game.production(rival));
        self.set(Term::ProductionAhead, 0, (production / 2).clamp(-AHEAD, AHEAD));
    }

    fn pieces(&mut self, table: &Table, player: &Player, seat: Seat) {
        for place in Place::ALL {
            let board = table.board(place);
            self.set(Term::Shops, place.index(), board.shops[usize::from(seat.0)].into());
            self.set(Term::Houses, place.index(), (board.house == Some(seat)).into());
        }
        self.set(Term::ShopsLeft, 0, player.shops.into());
        self.set(Term::HousesLeft, 0, player.houses.into());
    }

    /// The Influence cards: which are upgraded, and what is left of them in this round.
    fn influence(&mut self, game: &Duel, player: &Player) {
        for (row, card) in player.cards.iter().enumerate() {
            self.set(Term::Upgraded, row, card.upgraded.into());
            if card.at.is_none() {
                self.add(Term::InfluenceLeft, 0, game.level(row, card).into());
            }
        }
    }
}

/// About what a symbol of a reward brings, in half points.
const fn half_points(gain: Gain) -> i32 {
    match gain {
        Gain::Yen(amount) | Gain::Tea(amount) | Gain::Fish(amount) | Gain::PlusOne(amount) => amount as i32,
        Gain::Copper(amount) | Gain::Silk(amount) | Gain::PlusTwo(amount) | Gain::Orders(amount) => 2 * amount as i32,
        Gain::Imports(amount) => 3 * amount as i32,
        Gain::Turns(amount) => 6 * amount as i32,
        Gain::Look { keep, .. } => 3 * keep as i32,
        Gain::Bonus(level) => 2 * (level as i32 - 4),
    }
}

/// The turns of a player in a round.
const OWN_TURNS: i32 = (TURNS / PLAYERS) as i32;

/// How many turns a seat still has before it, the one that is under way included: from 0 to 16.
pub(super) fn left(table: &Table, seat: Seat) -> i32 {
    let begun = match table.stage {
        Stage::FirstOrders => 0,
        Stage::Over => return 0,
        // The two take turns; who is first has the even ones.
        Stage::Turn | Stage::Upgrade => (i32::from(table.turn) + i32::from(seat == table.first())) / 2,
    };
    let rounds = i32::from(ROUNDS - table.round.max(1));
    OWN_TURNS * (rounds + 1) - begun
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::duel::components::{OrderId, Title};
    use crate::duel::content::Content;
    use crate::duel::{Options, State};
    use crate::game::Game;
    use crate::opponents::names;
    use crate::printed::Edition;

    fn dealt() -> (Duel, State) {
        let game = Duel::new(Content::first(), Options::new());
        let state = game.deal(Seed(1));
        (game, state)
    }

    fn term(game: &Duel, state: &State, seat: Seat, name: &str) -> i32 {
        let number = names::<Duel>()
            .position(|other| other == name)
            .expect("there is such a term");
        of(game, &state.table, &state.secret.hands[seat], seat)[number]
    }

    #[test]
    fn an_order_counts_by_the_goods_that_are_missing() {
        let (game, mut state) = dealt();
        let seat = Seat(0);
        let order = &game.content().orders[0];
        state.secret.hands[seat].orders = [OrderId(0)].into_iter().collect();
        state.table.seats[seat].goods = order.goods.map(u16::from);
        assert_eq!(term(&game, &state, seat, "OrdersByGoodsMissing 0"), 4, "a point and ¥2");
        assert_eq!(term(&game, &state, seat, "NearestOrder 0"), 1);
        state.table.seats[seat].goods[Good::Tea.index()] = 0;
        assert_eq!(term(&game, &state, seat, "OrdersByGoodsMissing 0"), 0);
        assert_eq!(term(&game, &state, seat, "OrdersByGoodsMissing 1"), 4);
        assert_eq!(term(&game, &state, seat, "NearestOrder 1"), 1);
    }

    #[test]
    fn who_has_more_production_is_ahead_of_the_other() {
        let (game, mut state) = dealt();
        state.table.seats[Seat(1)].technologies.insert(Title::Exposition);
        let ahead = [Seat(0), Seat(1)].map(|seat| term(&game, &state, seat, "ProductionAhead"));
        assert_eq!(ahead, [-3, 3]);
    }

    #[test]
    fn a_trader_is_near_when_one_thing_is_missing_and_not_once_it_is_recruited() {
        let (game, mut state) = dealt();
        let near = format!("TraderNear {}", Criterion::Imports.index());
        assert_eq!(term(&game, &state, Seat(0), &near), 0);
        state.table.seats[Seat(0)].turned = 1;
        assert_eq!(term(&game, &state, Seat(0), &near), 1);
        state.table.seats[Seat(0)].recruited.insert(Criterion::Imports);
        assert_eq!(term(&game, &state, Seat(0), &near), 0);
    }

    /// Sixteen turns a player, of which each that is played is one less.
    #[test]
    fn what_is_left_is_counted_in_turns() {
        let (game, mut state) = dealt();
        assert_eq!([Seat(0), Seat(1)].map(|seat| left(&state.table, seat)), [16, 16]);
        let mut moves = Vec::new();
        while let Some(decision) = game.decision(&state) {
            let before = state.table;
            game.legal_moves(&state, &mut moves);
            game.play(&mut state, moves[0], &mut ());
            if before.stage == Stage::Turn && (before.round, before.turn) != (state.table.round, state.table.turn)
                || state.table.stage == Stage::Over
            {
                let [was, is] = [&before, &state.table].map(|table| left(table, decision.seat));
                assert_eq!(was, is + 1, "round {}, turn {}", before.round, before.turn);
            }
        }
    }
}
