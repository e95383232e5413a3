//! What a run of games has seen, and what it must have seen to prove anything.

use std::collections::BTreeMap;
use std::fmt;

use meiji::duel::components::{Criterion, Exchange, Fee, Offering, Place, Title};
use meiji::duel::content::Content;
use meiji::duel::{Ask, Duel, Move, Options};
use meiji::game::Game;
use meiji::printed::Edition;

/// Every question, by name.
const ASKS: [&str; 17] = [
    "FirstOrders",
    "Place",
    "Opening",
    "Card",
    "Support",
    "Exchange",
    "Church",
    "Laboratory",
    "Station",
    "Keep",
    "SecondOrder",
    "Under",
    "Bonus",
    "BonusReward",
    "Construction",
    "End",
    "Upgrade",
];

/// What else must have happened.
const EVENTS: &[&str] = &[
    // A Place, and ways into an occupied one.
    "the own Trading House pays",
    "the opponent's Trading House pays",
    "an own card lies there",
    "the opponent's card lies there",
    "2 ways into an occupied Place",
    "3 ways into an occupied Place",
    "two cards of one level, the one not upgraded is played",
    // Influence.
    "an own Shop adds Influence",
    "an own Trading House adds Influence",
    "the Station token adds Influence",
    "the opponent's Station token adds Influence",
    "a Support card and Telephone",
    "an action of Influence 1",
    "an action of Influence 10",
    "an action without effect",
    // Actions.
    "Chinatown is left",
    "Church is left",
    "Laboratory is left",
    "fewer imports to turn than may be",
    "a face-up import is paid",
    "a face-down import is paid",
    "0 things for Faith",
    "6 things for Faith",
    "Production for imported goods and yen",
    "a fourth Technology or a later one",
    "nothing but the surcharge is paid",
    "the Station token on an occupied Place",
    "the Station token where the action is",
    "Newspaper gives a card at once",
    "copper that is none for Mining Technology",
    // Orders.
    "all Orders looked at are kept",
    "a second Order is declined",
    "a second Order passes by itself",
    "a second Order is offered that something must pay for first",
    "an Order comes back from under the deck",
    "an Order is completed while others are looked at",
    "an Order is completed while a Bonus card is owed",
    "Orders are looked at while a Bonus card is owed",
    "a Bonus card owed above another",
    "a Bonus card owed while Orders are looked at",
    "a Bonus card owed before the Station token",
    // Traders.
    "a Trader at Choose of a player",
    "a Trader at Bonus of a player",
    "a Trader at Build of a player",
    "a Trader at Done of a player",
    "a Trader at Bonus of a Trader",
    "a Trader at Build of a Trader",
    "a Trader within 0 Traders",
    "a Trader within 1 Traders",
    "a Trader within 2 Traders",
    "a Trader within 3 Traders",
    "a Trader on an occupied Place",
    "a Trader where the interrupted action is",
    "a Trader in the turn of its recruitment",
    "a Trader takes a Bonus card",
    "a Trader builds",
    "a Trader telephones",
    "two imports face down a second time",
    // Support cards.
    "of five Support cards a +1 goes back",
    "of five Support cards a +2 goes back",
    "a fifth Support card outside the own turn",
    // Bonus cards and buildings.
    "a Bonus card at 5",
    "a Bonus card at 6",
    "a Bonus card at 7",
    "a Bonus card as a reward at 5",
    "a Bonus card as a reward at 6",
    "a Bonus card as a reward at 7",
    "a Shop",
    "a Trading House for ¥4",
    "a Trading House for ¥5",
    "a Trading House for ¥6",
    "a Trading House for ¥7",
    "an own Shop beside the own Trading House",
    "an own Trading House beside the own Shop",
    "a Trading House beside the opponent's Shop",
    // Decks and rows that run out.
    "the Order deck is empty",
    "the Port with too few Orders",
    "the Port without Orders",
    "the Bonus cards are shuffled anew",
    "the Technology deck is empty",
    "the Laboratory without cards",
    "the Church without cards",
    // Turns and rounds.
    "a turn ends by itself",
    "Influence card 0 upgraded",
    "Influence card 1 upgraded",
    "Influence card 2 upgraded",
    "Influence card 3 upgraded",
    "an upgrade is declined",
    "nothing can be upgraded",
    // The score.
    "nobody has the most Orders",
    "nobody has the most Production",
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

    /// Notes the effect of a Technology.
    pub fn saw_title(&mut self, title: Title) {
        self.saw(&format!("Title::{title:?}"));
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
        let game = Duel::new(Content::latest(), Options::new());
        wanted.extend(game.move_space().into_iter().map(|action| kind("Move", action)));
        wanted.extend(Place::ALL.map(|place| format!("Place::{place:?}")));
        wanted.extend(Title::ALL.map(|title| format!("Title::{title:?}")));
        wanted.extend(Exchange::ALL.map(|exchange| format!("Exchange::{exchange:?}")));
        wanted.extend(Offering::ALL.map(|kind| format!("Offering::{kind:?}")));
        wanted.extend(Fee::ALL.map(|fee| format!("Fee::{fee:?}")));
        wanted.extend(Criterion::ALL.map(|criterion| format!("Criterion::{criterion:?}")));
        wanted.extend((1..=11).map(|line| format!("points in line {line}")));
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

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games finished, {} decisions", self.finished, self.decisions)?;
        for (what, count) in &self.seen {
            writeln!(f, "{count:9} {what}")?;
        }
        Ok(())
    }
}
