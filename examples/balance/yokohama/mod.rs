//! What is counted in games of Yokohama.

mod report;

use std::collections::BTreeMap;

use meiji::game::Seat;
use meiji::words::Words;
use meiji::yokohama::components::{Area, TechnologyId, Title};
use meiji::yokohama::content::{Content, Reward};
use meiji::yokohama::{Actor, Cause, Event, Occupant, Options, Shrine, State, Table, Yokohama};

use crate::tally::{Balanced, Tally};
use crate::used::{Use, together};

/// The actions of an Area.
#[derive(Clone, Copy, Debug, Default)]
pub struct Actions {
    pub by_president: u32,
    pub by_agent: u32,
    pub power: u32,
}

/// What is used in the games for a number of players.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    pub causes: BTreeMap<Cause, u32>,
    pub areas: BTreeMap<Area, Actions>,
    pub titles: BTreeMap<Title, Use>,
    pub shops: BTreeMap<String, Use>,
    pub houses: BTreeMap<String, Use>,
    pub tokens: BTreeMap<String, Use>,
    /// By tile; it lies there once for every player.
    pub achievements: BTreeMap<u8, Use>,
    pub church: [Use; 8],
    pub customs: [Use; 8],
    pub orders: Use,
}

impl Balanced for Yokohama {
    type Uses = Uses;
    const LINES: &'static [&'static str] = &[
        "in the game",
        "Church",
        "Customs",
        "Technologies",
        "countries",
        "agents",
        "imported goods",
        "yen",
        "trade goods",
    ];

    fn table(content: Content, players: u8) -> Self {
        Self::new(content, Options::new(players).expect("two to four can play"))
    }

    fn starter(state: &State) -> Seat {
        state.table.starter
    }

    fn lines(&self, state: &State, seat: Seat) -> Vec<i32> {
        self.score(&state.table)[seat].lines().to_vec()
    }

    fn lay(&self, start: &State, uses: &mut Uses) {
        uses.count_deal(self, &start.table);
    }

    fn happened(&self, over: &State, winner: Seat, event: Event, uses: &mut Uses) {
        uses.count(self, &over.table, winner, event);
    }

    fn ended(over: &State, uses: &mut Uses) {
        if let Some(ending) = over.table.ending {
            *uses.causes.entry(ending.cause).or_default() += 1;
        }
    }

    fn add(uses: &mut Uses, other: &Uses) {
        uses.add(other);
    }

    fn report(text: &mut String, content: &Content, tallies: &[Tally<Self>]) {
        report::report(text, content, tallies);
    }
}

impl Uses {
    /// What lies there from the start.
    fn count_deal(&mut self, rules: &Yokohama, start: &Table) {
        let content = rules.content();
        for board in start.places().map(|place| start.board(place)) {
            if let Some(id) = board.building {
                let tile = &content.buildings[usize::from(id.0)];
                for reward in &tile.shops {
                    self.shops.entry(told(reward)).or_default().lay += 1;
                }
                self.houses.entry(told(&tile.house)).or_default().lay += 1;
            }
            if let Some(id) = board.token
                && let Some(row) = content.tokens.get(usize::from(id.0))
            {
                self.tokens.entry(told(&row.reward)).or_default().lay += 1;
            }
        }
        for card in start.laboratories.iter().flatten().flatten() {
            self.technology(rules, *card).lay += 1;
        }
        self.orders.lay += start.ports.iter().flatten().flatten().count() as u32;
        for achievement in start.achievements {
            self.achievements.entry(achievement.tile.0).or_default().lay += u32::from(start.players);
        }
        for (spaces, occupants) in [(&mut self.church, start.church), (&mut self.customs, start.customs)] {
            for (space, occupant) in spaces.iter_mut().zip(occupants) {
                space.lay += u32::from(occupant == Occupant::Nobody);
            }
        }
    }

    fn technology(&mut self, rules: &Yokohama, card: TechnologyId) -> &mut Use {
        let title = rules.content().technologies[usize::from(card.0)].title;
        self.titles.entry(title).or_default()
    }

    fn count(&mut self, rules: &Yokohama, table: &Table, winner: Seat, event: Event) {
        let content = rules.content();
        let (seat, used) = match event {
            Event::LaboratoryFilled { card, .. } => {
                self.technology(rules, card).lay += 1;
                return;
            }
            Event::PortFilled { .. } => {
                self.orders.lay += 1;
                return;
            }
            Event::Acted { place, power, by, .. } => {
                let actions = self.areas.entry(table.board(place).area).or_default();
                match by {
                    Actor::President => actions.by_president += 1,
                    Actor::AgentBefore | Actor::AgentAfter => actions.by_agent += 1,
                }
                actions.power += u32::from(power);
                return;
            }
            Event::Learned { seat, card, .. } => (seat, self.technology(rules, card)),
            Event::ShopBuilt {
                seat, building, space, ..
            } => {
                let tile = &content.buildings[usize::from(building.0)];
                let key = told(&tile.shops[usize::from(space)]);
                (seat, self.shops.entry(key).or_default())
            }
            Event::HouseBuilt { seat, building, .. } => {
                let key = told(&content.buildings[usize::from(building.0)].house);
                (seat, self.houses.entry(key).or_default())
            }
            Event::TokenTaken { seat, token, .. } => {
                let Some(row) = content.tokens.get(usize::from(token.0)) else {
                    return;
                };
                (seat, self.tokens.entry(told(&row.reward)).or_default())
            }
            Event::Achieved { seat, tile, .. } => (seat, self.achievements.entry(tile.0).or_default()),
            Event::Settled { seat, board, space, .. } => match board {
                Shrine::Church => (seat, &mut self.church[usize::from(space)]),
                Shrine::Customs => (seat, &mut self.customs[usize::from(space)]),
            },
            Event::Delivered { seat, .. } => (seat, &mut self.orders),
            _ => return,
        };
        used.used += 1;
        used.won += u32::from(seat == winner);
    }

    /// Adds what was counted elsewhere.
    fn add(&mut self, other: &Self) {
        for (cause, more) in &other.causes {
            *self.causes.entry(*cause).or_default() += more;
        }
        for (area, more) in &other.areas {
            let actions = self.areas.entry(*area).or_default();
            actions.by_president += more.by_president;
            actions.by_agent += more.by_agent;
            actions.power += more.power;
        }
        together(&mut self.titles, &other.titles);
        together(&mut self.shops, &other.shops);
        together(&mut self.houses, &other.houses);
        together(&mut self.tokens, &other.tokens);
        together(&mut self.achievements, &other.achievements);
        for (sum, more) in self.church.iter_mut().zip(other.church) {
            sum.add(more);
        }
        for (sum, more) in self.customs.iter_mut().zip(other.customs) {
            sum.add(more);
        }
        self.orders.add(other.orders);
    }
}

/// A reward in words.
pub fn told(reward: &Reward) -> String {
    Words::default().reward_short(reward)
}
