//! What is counted in games.

use std::collections::BTreeMap;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::opponents::{Effort, Opponent};
use meiji::words::Words;
use meiji::yokohama::components::{Area, TechnologyId, Title};
use meiji::yokohama::content::Reward;
use meiji::yokohama::{Actor, Cause, Event, Occupant, Shrine, Table, Yokohama};

/// The last round that is waited for; nothing in the rules ends a game in which nobody does anything.
const LAST: u16 = 200;

/// How often something lay there to be used, how often it was, and how many of those who used it won.
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    pub lay: u32,
    pub used: u32,
    pub won: u32,
}

impl Use {
    fn add(&mut self, other: Self) {
        self.lay += other.lay;
        self.used += other.used;
        self.won += other.won;
    }
}

/// The actions of an Area.
#[derive(Clone, Copy, Debug, Default)]
pub struct Actions {
    pub by_president: u32,
    pub by_agent: u32,
    pub power: u32,
}

/// What the games for a number of players come to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub players: u8,
    pub games: u32,
    /// Games that nobody ended; they count nowhere else.
    pub endless: u32,
    pub rounds: Vec<u16>,
    /// Wins by seat, the starting player first.
    pub wins: [u32; 4],
    pub scores: Vec<u16>,
    pub winners: Vec<u16>,
    /// How much the winner has more than the next.
    pub leads: Vec<u16>,
    /// The points of all players by line of the score sheet.
    pub lines: [u64; 9],
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

impl Tally {
    /// Nothing counted yet, of games by some rules.
    pub fn new(rules: &Yokohama) -> Self {
        Self {
            players: rules.options().players(),
            ..Self::default()
        }
    }

    /// Plays a game, of a number from a seed, and counts it.
    pub fn play(&mut self, rules: &Yokohama, player: Opponent, effort: Effort, seed: u64, number: u32) {
        let deal = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let mut state = rules.deal(Seed(deal));
        let start = state.table;
        let mut chance = Chance::new(Seed(deal ^ 1 << 60));
        let mut events = Vec::new();
        while let Some(decision) = rules.decision(&state).filter(|_| state.table.round < LAST) {
            let view = rules.view(&state, Some(decision.seat));
            for action in player.plan(rules, &view, effort, Seed(chance.bits())) {
                rules.play(&mut state, action, &mut events);
            }
        }
        let Some(winner) = rules.standings(&state).and_then(|places| places.first().copied()) else {
            self.endless += 1;
            return;
        };
        self.games += 1;
        self.count_scores(rules, &state.table, winner);
        self.count_deal(rules, &start);
        for event in events {
            self.count(rules, &state.table, winner, event);
        }
    }

    fn count_scores(&mut self, rules: &Yokohama, table: &Table, winner: Seat) {
        let sheet = rules.score(table);
        let players = usize::from(table.players);
        let seats = || Seat::all(table.players);
        let mut totals: Vec<u16> = seats().map(|seat| sheet[seat].total()).collect();
        self.scores.extend(&totals);
        totals.sort_unstable();
        self.winners.push(sheet[winner].total());
        self.leads.push(totals[players - 1] - totals[players - 2]);
        let turn = (usize::from(winner.0) + players - usize::from(table.starter.0)) % players;
        self.wins[turn] += 1;
        self.rounds.push(table.round);
        if let Some(ending) = table.ending {
            *self.causes.entry(ending.cause).or_default() += 1;
        }
        for score in seats().map(|seat| sheet[seat]) {
            for (sum, points) in self.lines.iter_mut().zip(score.lines()) {
                *sum += u64::from(points);
            }
        }
    }

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
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.endless += other.endless;
        self.rounds.extend(&other.rounds);
        self.scores.extend(&other.scores);
        self.winners.extend(&other.winners);
        self.leads.extend(&other.leads);
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
        for (sum, more) in self.lines.iter_mut().zip(other.lines) {
            *sum += more;
        }
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

fn together<K: Ord + Clone>(all: &mut BTreeMap<K, Use>, other: &BTreeMap<K, Use>) {
    for (key, more) in other {
        all.entry(key.clone()).or_default().add(*more);
    }
}

/// A reward in words.
pub fn told(reward: &Reward) -> String {
    Words::default().reward_short(reward)
}
