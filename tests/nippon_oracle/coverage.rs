//! What a run of games has seen, and what it must have seen to prove anything.

use std::collections::BTreeMap;
use std::fmt;

use meiji::game::Game;
use meiji::nippon::components::{Achievement, Action, FactoryTile, Good, RewardBonus, RewardLevel, Track};
use meiji::nippon::content::Content;
use meiji::nippon::{Ask, Move, Nippon, Options};
use meiji::printed::Edition;

/// Every question, by name.
const ASKS: [&str; 14] = [
    "Turn",
    "Action",
    "Steps",
    "Run",
    "Contract",
    "Factory",
    "Improvement",
    "Site",
    "Place",
    "Return",
    "Reward",
    "Space",
    "Goods",
    "Finish",
];

/// Every effect of a Factory.
const BONUSES: [&str; 25] = [
    "KnowledgeSteps",
    "MoneySteps",
    "CoalSteps",
    "Blueprints",
    "BuildTrains",
    "BuildShips",
    "Machines",
    "Cubes",
    "CubesInFactories",
    "KnowledgeActionPlus",
    "RunThisPlus",
    "KnowledgeNeedMinus",
    "ContractYen",
    "InvestPrice",
    "ProduceCoalMinus",
    "WagesColoursFree",
    "KeepCoal",
    "TrainsRegionBonus",
    "TrainsFirstFree",
    "ContractPoints",
    "ContractPoints at once",
    "ContractPoints later",
    "IncomeYenAFactory",
    "ImprovementPoints",
    "MarketFirstBonusTwice",
];

/// What else must have happened.
const EVENTS: &[&str] = &[
    // Actions.
    "a step of money that is lost",
    "a step of coal that is lost",
    "a step of knowledge that is lost",
    "cubes without room are lost",
    "a Contract of 1 kinds",
    "a Contract of 2 kinds",
    "a Contract of 3 kinds",
    "Blueprints for missing Knowledge",
    "a Machine shows +1",
    "a Machine shows +2",
    "a Machine goes to the own supply",
    "Machines that wait: from +0 to +1",
    "Machines that wait: from +0 to +2",
    "Machines that wait: from +1 to +2",
    "a Machine waits for the next Factory",
    "a Money icon of trains",
    "a Money icon of ships",
    "a free train by a bonus",
    "a free ship by a bonus",
    "a Region has no slot left",
    "a cube on a Factory",
    "a cube on a second Factory",
    "an Influence tile is replaced",
    "the lowest tile of a full City goes home",
    "an own tile goes home",
    // Consolidating.
    "Consolidating with 0 Workers",
    "Consolidating with 2 Workers",
    "Consolidating with 3 Workers",
    "Consolidating with 6 Workers",
    "only higher Rewards are left",
    "0 colours paid, 0 unpaid",
    // Workers and the marker.
    "2 Workers of row 0 move",
    "3 Workers of row 0 move",
    "3 Workers of row 3 move",
    "a full refill",
    "the last phase begins",
    // Scorings.
    "place 1 shared by 1",
    "place 1 shared by 2",
    "place 1 shared by 3",
    "place 2 shared by 1",
    "place 2 shared by 2",
    "place 2 shared by 3",
    "place 3 shared by 1",
    "place 3 shared by 2",
    "place 4 shared by 1",
    "Ships score",
    "Overseas Companies share a place",
    "no Overseas Influence",
    // Questions that answer themselves, or have no answer left.
    "Choose answers itself",
    "Steps answers itself",
    "Produce answers itself",
    "Export answers itself",
    "Improve answers itself",
    "Build answers itself",
    "Market answers itself",
    "Finish answers itself",
    "Produce is over",
    "Grant is over",
    "Lay is over",
    // The end.
    "equal points at the end",
];

/// How often each thing was seen.
#[derive(Default)]
pub struct Coverage {
    decisions: u64,
    finished: u64,
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

    /// Notes an answer.
    pub fn decided(&mut self, ask: Ask, action: Move) {
        self.decisions += 1;
        self.saw(&kind("Ask", ask));
        self.saw(&kind("Move", action));
    }

    /// Notes a game that came to its end.
    pub fn finished(&mut self) {
        self.finished += 1;
    }

    /// Fails if a question, a kind of move or an effect never occurred.
    pub fn assert_whole(&self) {
        let mut wanted: Vec<String> = EVENTS.iter().map(|event| (*event).to_owned()).collect();
        wanted.extend(ASKS.iter().map(|ask| format!("Ask::{ask}")));
        wanted.extend(BONUSES.iter().map(|bonus| format!("Bonus::{bonus}")));
        let game = Nippon::new(Content::latest(), Options::new(4).expect("four may play"));
        wanted.extend(game.move_space().into_iter().map(|action| kind("Move", action)));
        wanted.extend(Action::ALL.map(|action| format!("Action::{action:?}")));
        wanted.extend(FactoryTile::ALL.map(|tile| format!("Factory::{tile}")));
        wanted.extend(Track::ALL.map(|track| format!("an exchange for a step of {track}")));
        wanted.extend((1..=3).flat_map(|cubes| Good::ALL.map(|good| format!("{cubes} cubes of {good} for Influence"))));
        wanted.extend(
            RewardLevel::ALL
                .into_iter()
                .flat_map(|level| RewardBonus::ALL.map(|bonus| format!("a Reward {level} of {bonus}"))),
        );
        wanted.extend(
            Achievement::ALL
                .into_iter()
                .flat_map(|space| RewardLevel::ALL.map(|level| format!("{}× on {space}", level.multiplier()))),
        );
        wanted.extend(Achievement::ALL.map(|space| format!("points of {space}")));
        wanted.retain(|what| !self.seen.contains_key(what));
        wanted.dedup();
        assert!(wanted.is_empty(), "never seen: {wanted:?}");
    }
}

/// The name of a variant without what it holds: `Move::Take`.
fn kind(of: &str, value: impl fmt::Debug) -> String {
    let written = format!("{value:?}");
    let name = written.split(['(', ' ']).next().unwrap_or_default();
    format!("{of}::{name}")
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games finished, {} decisions", self.finished, self.decisions)?;
        for (what, count) in &self.seen {
            writeln!(f, "{count:9} {what}")?;
        }
        Ok(())
    }
}
