//! What a run of games has seen, and what it must have seen to prove anything.

use std::collections::BTreeMap;
use std::fmt;

use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::components::{Agent, Area, Exchange, OrderId, Title};
use meiji::yokohama::content::Content;
use meiji::yokohama::{Cause, Decision, Fee, Move, Options, State, Titles, Yokohama};

use crate::legal::legal;

/// Every question, by name.
const ASKS: [&str; 23] = [
    "FirstOrder",
    "Before",
    "Placement",
    "Movement",
    "Recall",
    "Church",
    "Customs",
    "AssistantFrom",
    "Employment",
    "Laboratory",
    "Port",
    "SecondOrder",
    "Chinatown",
    "Bonus",
    "Construction",
    "Recovery",
    "After",
    "Station",
    "AnyGood",
    "WarehousePiece",
    "ShownPiece",
    "Movements",
    "AchievementReward",
];

/// What else must have happened.
const EVENTS: [&str; 16] = [
    "a Trading House pays",
    "a President is paid for an Assistant",
    "a President is paid on the way",
    "the Canal is crossed",
    "an action of Power 1",
    "an action of Power 5",
    "all three Achievements",
    "no agent is left",
    "an agent before the main action",
    "an agent after the main action",
    "a flag for a reward",
    "the Technology deck is empty",
    "the last player triggers the end",
    "the Station is gone to without an Assistant",
    "a source adds its copper once",
    "one of two equal Orders is completed",
];

/// Technologies that open moves: their effect is a move that would not be legal without them.
const OPENERS: [Title; 6] = [
    Title::Newspaper,
    Title::Telegram,
    Title::PostalSystem,
    Title::Stagecoach,
    Title::Tram,
    Title::Station,
];

/// How often each thing was seen.
#[derive(Default)]
pub struct Coverage {
    decisions: u64,
    finished: u64,
    given_up: u64,
    rounds: u64,
    seen: BTreeMap<String, u64>,
}

impl Coverage {
    /// Notes one thing by name.
    pub fn saw(&mut self, what: &str) {
        match self.seen.get_mut(what) {
            Some(count) => *count += 1,
            None => {
                self.seen.insert(what.to_owned(), 1);
            }
        }
    }

    /// Notes the effect of a Technology.
    pub fn effect(&mut self, title: Title) {
        self.saw(&format!("Title::{title:?}"));
    }

    /// Notes an answer before it is played.
    pub fn decided(&mut self, game: &Yokohama, state: &State, decision: Decision, action: Move) {
        self.decisions += 1;
        self.saw(&kind("Ask", decision.ask));
        self.saw(&kind("Move", action));
        if let Move::Deliver(order) = action {
            let says = |order: OrderId| {
                let row = &game.content().orders[usize::from(order.0)];
                (row.country, row.goods, row.reward)
            };
            let mut hand = state.secret.hands.0[usize::from(decision.seat.0)].orders.iter();
            if hand.any(|other| other != order && says(other) == says(order)) {
                self.saw("one of two equal Orders is completed");
            }
        }
        if !matches!(action, Move::Place(_) | Move::Go(..)) {
            return;
        }
        for title in OPENERS {
            let known = state.table.seats.0[usize::from(decision.seat.0)].titles.contains(title);
            if known && !legal(game, &without(state, title)).contains(&action) {
                self.effect(title);
            }
        }
    }

    /// Notes a game that came to its end.
    pub fn finished(&mut self, state: &State) {
        self.finished += 1;
        self.rounds += u64::from(state.table.round);
    }

    /// Notes a game that came to no end.
    pub fn given_up(&mut self) {
        self.given_up += 1;
    }

    /// Fails if a question, a kind of move or an effect never occurred.
    pub fn assert_whole(&self) {
        let mut wanted: Vec<String> = EVENTS.iter().map(|event| (*event).to_owned()).collect();
        wanted.extend(ASKS.iter().map(|ask| format!("Ask::{ask}")));
        let game = Yokohama::new(Content::first(), Options::new(4).expect("4 players"));
        wanted.extend(game.move_space().into_iter().map(|action| kind("Move", action)));
        wanted.extend(Title::ALL.iter().map(|title| format!("Title::{title:?}")));
        wanted.extend(Exchange::ALL.iter().map(|exchange| format!("Exchange::{exchange:?}")));
        wanted.extend(Agent::all().map(|agent| format!("Agent::{agent:?}")));
        wanted.extend([Fee::Yen, Fee::Import].iter().map(|fee| format!("Fee::{fee:?}")));
        wanted.extend(
            Area::ALL
                .iter()
                .filter(|area| **area != Area::Canal)
                .map(|area| format!("Area::{area:?}")),
        );
        let causes = [
            Cause::TradingHouses,
            Cause::Shops,
            Cause::Orders,
            Cause::Church,
            Cause::Customs,
        ];
        wanted.extend(causes.iter().map(|cause| format!("Cause::{cause:?}")));
        wanted.retain(|what| !self.seen.contains_key(what));
        wanted.dedup();
        assert!(wanted.is_empty(), "never seen: {wanted:?}");
    }
}

/// The name of a variant without what it holds: `Move::Go`.
fn kind(of: &str, value: impl fmt::Debug) -> String {
    let written = format!("{value:?}");
    let name = written.split(['(', ' ']).next().unwrap_or_default();
    format!("{of}::{name}")
}

/// The same state with a Technology taken from the player whose turn it is.
fn without(state: &State, title: Title) -> State {
    let mut state = *state;
    let titles = &mut state.table.seats.0[usize::from(state.table.active.0)].titles;
    let mut others = Titles::default();
    for other in Title::ALL {
        if other != title && titles.contains(other) {
            others.insert(other);
        }
    }
    *titles = others;
    state
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            decisions,
            finished,
            given_up,
            rounds,
            ..
        } = self;
        writeln!(
            f,
            "{finished} games finished in {rounds} rounds, {given_up} given up, {decisions} decisions"
        )?;
        for (what, count) in &self.seen {
            writeln!(f, "{count:9} {what}")?;
        }
        Ok(())
    }
}
