//! What is counted in games of Yokohama Duel.

mod report;

use std::collections::BTreeMap;

use meiji::duel::components::{BonusId, ChurchId, Criterion, OrderId, Place, Title};
use meiji::duel::content::Content;
use meiji::duel::{Actor, Duel, Event, Options, State};
use meiji::game::Seat;

use crate::tally::{Balanced, Tally};
use crate::used::{Use, together};

/// The actions of a Place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Actions {
    pub by_player: u32,
    pub by_trader: u32,
    pub influence: u32,
}

/// What is used in the games.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    pub places: BTreeMap<Place, Actions>,
    /// By title; it lies there once it is laid out.
    pub titles: BTreeMap<Title, Use>,
    pub church: BTreeMap<ChurchId, Use>,
    pub bonus: BTreeMap<BonusId, Use>,
    /// By card; it lies there once for each game.
    pub orders: BTreeMap<OrderId, Use>,
    /// By criterion; each may recruit once a player.
    pub traders: BTreeMap<Criterion, Use>,
    /// By the printed level of an Influence card; each may be upgraded once a player.
    pub upgrades: BTreeMap<u8, Use>,
    pub shops: BTreeMap<Place, Use>,
    pub houses: BTreeMap<Place, Use>,
}

impl Balanced for Duel {
    type Uses = Uses;
    const LINES: &'static [&'static str] = &[
        "completed Orders",
        "most Orders",
        "Technologies",
        "highest Production",
        "Church cards",
        "Trading Houses",
        "Shops",
        "imported goods face down",
        "imported goods face up",
        "yen",
        "goods",
    ];

    fn table(content: Content, _: u8) -> Self {
        Self::new(content, Options::new())
    }

    fn starter(state: &State) -> Seat {
        state.table.starter
    }

    fn lines(&self, state: &State, seat: Seat) -> Vec<i32> {
        self.score(&state.table)[seat].lines().to_vec()
    }

    fn lay(&self, start: &State, uses: &mut Uses) {
        let table = &start.table;
        for title in table.technologies.into_iter().flatten() {
            uses.titles.entry(title).or_default().lay += 1;
        }
        for card in table.church.into_iter().flatten() {
            uses.church.entry(card).or_default().lay += 1;
        }
        for card in table.bonus {
            uses.bonus.entry(card).or_default().lay += 1;
        }
        for order in (0..self.content().orders.len() as u8).map(OrderId) {
            uses.orders.entry(order).or_default().lay += 1;
        }
        // What either player may do once, or once at each Place.
        for criterion in Criterion::ALL {
            uses.traders.entry(criterion).or_default().lay += 2;
        }
        for row in &self.content().influence {
            uses.upgrades.entry(row.level).or_default().lay += 2;
        }
        for place in Place::ALL {
            uses.shops.entry(place).or_default().lay += 2;
            uses.houses.entry(place).or_default().lay += 1;
        }
    }

    fn happened(&self, _: &State, winner: Seat, event: Event, uses: &mut Uses) {
        let (seat, used) = match event {
            Event::TechnologyLaid { title, .. } => {
                uses.titles.entry(title).or_default().lay += 1;
                return;
            }
            Event::BonusLaid { card, .. } => {
                uses.bonus.entry(card).or_default().lay += 1;
                return;
            }
            Event::Acted {
                place, influence, by, ..
            } => {
                let actions = uses.places.entry(place).or_default();
                match by {
                    Actor::Player => actions.by_player += 1,
                    Actor::Trader => actions.by_trader += 1,
                }
                actions.influence += u32::from(influence);
                return;
            }
            Event::Learned { seat, title, .. } => (seat, uses.titles.entry(title).or_default()),
            Event::ChurchTaken { seat, card, .. } => (seat, uses.church.entry(card).or_default()),
            Event::BonusTaken { seat, card, .. } => (seat, uses.bonus.entry(card).or_default()),
            Event::Delivered { seat, order } => (seat, uses.orders.entry(order).or_default()),
            Event::TraderRecruited { seat, criterion } => (seat, uses.traders.entry(criterion).or_default()),
            Event::Upgraded { seat, level } => (seat, uses.upgrades.entry(level).or_default()),
            Event::ShopBuilt { seat, place } => (seat, uses.shops.entry(place).or_default()),
            Event::HouseBuilt { seat, place } => (seat, uses.houses.entry(place).or_default()),
            _ => return,
        };
        used.used += 1;
        used.won += u32::from(seat == winner);
    }

    fn add(uses: &mut Uses, other: &Uses) {
        for (place, more) in &other.places {
            let actions = uses.places.entry(*place).or_default();
            actions.by_player += more.by_player;
            actions.by_trader += more.by_trader;
            actions.influence += more.influence;
        }
        together(&mut uses.titles, &other.titles);
        together(&mut uses.church, &other.church);
        together(&mut uses.bonus, &other.bonus);
        together(&mut uses.orders, &other.orders);
        together(&mut uses.traders, &other.traders);
        together(&mut uses.upgrades, &other.upgrades);
        together(&mut uses.shops, &other.shops);
        together(&mut uses.houses, &other.houses);
    }

    fn report(text: &mut String, content: &Content, tallies: &[Tally<Self>]) {
        report::report(text, content, tallies);
    }
}
