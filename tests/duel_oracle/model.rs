//! A game as it lies on a real table: cards in piles, pieces in Places. What the engine keeps as a count is counted here.

use std::collections::{BTreeSet, VecDeque};

use meiji::duel::components::{BonusId, CHURCHES_SHOWN, ChurchId, Criterion, OrderId, Place, Title};
use meiji::duel::content::Content;
use meiji::duel::{Action, Ask, Board, Card, Looking, Player, Stage, State, Step, Table};
use meiji::game::{BySeat, Seat};

/// One of the two players, by number.
pub type Who = usize;

/// The whole game, hidden cards included.
#[derive(Clone, Debug)]
pub struct Model {
    pub starter: Who,
    pub round: u8,
    /// Turns of the round that are over.
    pub turns: u8,
    pub asked: Who,
    pub phase: Phase,
    /// The actions under way: the one with the Influence card first, then those of Traders, each within the one before.
    pub works: Vec<Work>,
    /// What has to be answered before the actions go on, the last one first.
    pub waiting: Vec<Waiting>,
    pub station: Option<Place>,
    pub bonus_shown: [u8; 3],
    /// The next card first, as in all piles.
    pub bonus_deck: VecDeque<u8>,
    pub bonus_used: BTreeSet<u8>,
    /// The slot to be filled once it is known in which order the used Bonus cards were shuffled.
    pub shuffled_for: Option<usize>,
    pub titles_shown: [Option<Title>; 5],
    pub titles_deck: VecDeque<Title>,
    pub titles_gone: BTreeSet<Title>,
    pub church_shown: [Option<u8>; CHURCHES_SHOWN],
    pub orders_deck: VecDeque<Lying>,
    pub sides: [Side; 2],
    /// Traders recruited this turn; nothing but the coverage asks.
    pub fresh_traders: usize,
}

/// What a game has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal,
    Turn,
    /// The round is over, and these have still to decide on an upgrade.
    Upgrades(Vec<Who>),
    Over,
}

/// An action under way.
#[derive(Clone, Debug)]
pub struct Work {
    /// By a Trader, not by an Influence card.
    pub trader: bool,
    pub place: Option<Place>,
    pub influence: u8,
    pub at: At,
}

/// How far an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    Choose,
    Opening,
    Card,
    Support,
    Trade(u8),
    Church,
    Laboratory,
    Bonus,
    Build,
    Done,
}

/// Something that an action or a free action leaves to be answered at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    Station,
    /// A Bonus card as a reward, at its level.
    Bonus(u8),
    /// Orders are looked at.
    Look {
        free: u8,
        paid: bool,
    },
}

/// A card of the Order deck, and who put it under the deck, if anybody did.
#[derive(Clone, Copy, Debug)]
pub struct Lying {
    pub order: u8,
    pub by: Option<Who>,
}

/// An Influence card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Influence {
    pub upgraded: bool,
    pub at: Option<Place>,
}

/// What one player owns.
#[derive(Clone, Debug, Default)]
pub struct Side {
    pub yen: u16,
    pub goods: [u16; 4],
    pub imports: u16,
    pub turned: u16,
    /// What each Support card in hand adds.
    pub support: Vec<u8>,
    pub hand: BTreeSet<u8>,
    pub looked: BTreeSet<u8>,
    pub completed: BTreeSet<u8>,
    pub titles: BTreeSet<Title>,
    pub tilted: BTreeSet<Title>,
    pub church: BTreeSet<u8>,
    pub cards: [Influence; 4],
    pub shops: BTreeSet<Place>,
    pub houses: BTreeSet<Place>,
    pub recruited: BTreeSet<Criterion>,
    pub traders_used: usize,
}

impl Side {
    pub fn supports(&self, worth: u8) -> usize {
        self.support.iter().filter(|card| **card == worth).count()
    }

    pub fn traders(&self) -> usize {
        self.recruited.len() - self.traders_used
    }

    pub fn has(&self, title: Title) -> bool {
        self.titles.contains(&title)
    }

    /// Owned, and not yet used this round.
    pub fn ready(&self, title: Title) -> bool {
        self.titles.contains(&title) && !self.tilted.contains(&title)
    }

    pub fn any_imports(&self) -> u16 {
        self.imports + self.turned
    }

    /// The present level of an Influence card.
    pub fn level(&self, content: &Content, row: usize) -> u8 {
        let printed = &content.influence[row];
        if self.cards[row].upgraded {
            printed.upgraded
        } else {
            printed.level
        }
    }

    /// The present levels of the cards in hand, the lowest first.
    pub fn levels(&self, content: &Content) -> BTreeSet<u8> {
        let rows = (0..4).filter(|row| self.cards[*row].at.is_none());
        rows.map(|row| self.level(content, row)).collect()
    }
}

impl Model {
    pub fn me(&self) -> &Side {
        &self.sides[self.asked]
    }

    pub fn work(&self) -> &Work {
        self.works.last().expect("an action is under way")
    }

    pub fn place(&self) -> Place {
        self.work().place.expect("a Place is chosen")
    }

    /// Who begins a round: the two take turns at it.
    pub fn first_of(&self, round: u8) -> Who {
        if round % 2 == 1 { self.starter } else { 1 - self.starter }
    }

    /// Whether an Influence card of either player lies at a Place where it is in the way.
    pub fn occupied(&self, place: Place) -> bool {
        let open = [Place::Laboratory, Place::Port].contains(&place);
        let mut cards = self.sides.iter().flat_map(|side| side.cards);
        !open && cards.any(|card| card.at == Some(place))
    }

    pub fn owner(&self, place: Place) -> Option<Who> {
        (0..2).find(|who| self.sides[*who].houses.contains(&place))
    }

    /// The question that stands.
    pub fn ask(&self) -> Option<Ask> {
        Some(match &self.phase {
            Phase::Over => return None,
            Phase::Deal => Ask::FirstOrders,
            Phase::Upgrades(_) => Ask::Upgrade,
            Phase::Turn => match self.waiting.last() {
                Some(Waiting::Station) => Ask::Station,
                Some(Waiting::Bonus(level)) => Ask::BonusReward(*level),
                Some(Waiting::Look { free: 1.., .. }) => Ask::Keep,
                Some(Waiting::Look { paid: true, .. }) => Ask::SecondOrder,
                Some(Waiting::Look { .. }) => Ask::Under,
                None => match self.work().at {
                    At::Choose => Ask::Place,
                    At::Opening => Ask::Opening,
                    At::Card => Ask::Card,
                    At::Support => Ask::Support,
                    At::Trade(left) => Ask::Exchange(left),
                    At::Church => Ask::Church,
                    At::Laboratory => Ask::Laboratory,
                    At::Bonus => Ask::Bonus(self.work().influence.min(7)),
                    At::Build => Ask::Construction,
                    At::Done => Ask::End,
                },
            },
        })
    }

    /// The open table as the engine writes it down. `engine` lends what no rule tells: who is asked when nobody is, and how far an
    /// action counts as come while something else is answered.
    pub fn table(&self, engine: &Table) -> Table {
        let nothing = Action {
            place: Place::TeaPlantation,
            influence: 0,
            step: Step::Place,
        };
        let mut actions = [nothing; 5];
        for (action, work) in actions.iter_mut().zip(&self.works) {
            *action = Action {
                place: work.place.unwrap_or(nothing.place),
                influence: work.influence,
                step: step(work.at),
            };
        }
        if !self.waiting.is_empty() {
            let top = self.works.len() - 1;
            actions[top].step = engine.actions[top].step;
        }
        let mut table = Table {
            starter: Seat(self.starter as u8),
            round: self.round,
            turn: self.turns,
            active: Seat(self.asked as u8),
            stage: match self.phase {
                Phase::Deal => Stage::FirstOrders,
                Phase::Turn => Stage::Turn,
                Phase::Upgrades(_) => Stage::Upgrade,
                Phase::Over => Stage::Over,
            },
            depth: self.works.len() as u8,
            actions,
            station_due: self.waiting.contains(&Waiting::Station),
            looking: None,
            owed: Default::default(),
            boards: Place::ALL.map(|place| Board {
                shops: [0, 1].map(|who| self.sides[who].shops.contains(&place)),
                house: self.owner(place).map(|who| Seat(who as u8)),
            }),
            station: self.station,
            bonus: self.bonus_shown.map(BonusId),
            bonus_deck: self.bonus_deck.len() as u8,
            bonus_discards: self.bonus_used.iter().copied().map(BonusId).collect(),
            technologies: self.titles_shown,
            technology_deck: self.titles_deck.len() as u8,
            technology_discards: self.titles_gone.iter().copied().collect(),
            church: self.church_shown.map(|card| card.map(ChurchId)),
            order_deck: self.orders_deck.len() as u8,
            under: [0, 1].map(|who| {
                let deck = (0..).zip(&self.orders_deck);
                deck.filter(|(_, card)| card.by == Some(who))
                    .map(|(place, _)| 1 << place)
                    .sum()
            }),
            seats: BySeat([
                player(&self.sides[0]),
                player(&self.sides[1]),
                Player::default(),
                Player::default(),
            ]),
        };
        for waiting in &self.waiting {
            match *waiting {
                Waiting::Station => {}
                Waiting::Bonus(level) => table.owed.push(level),
                Waiting::Look { free, paid } => {
                    table.looking = Some(Looking {
                        free,
                        paid,
                        below: table.owed.len(),
                    });
                }
            }
        }
        if self.phase == Phase::Over {
            table.active = engine.active;
        }
        table
    }

    /// Takes over the order of a deck that was just shuffled, which no rule tells, if it holds the very cards.
    pub fn take_over_shuffle(&mut self, state: &State) {
        let Some(slot) = self.shuffled_for.take() else {
            return;
        };
        let laid = state.table.bonus[slot].0;
        let mut deck: VecDeque<u8> = state.secret.bonus.cards().iter().rev().copied().collect();
        let mut all: Vec<u8> = deck.iter().copied().chain([laid]).collect();
        all.sort_unstable();
        let used = std::mem::take(&mut self.bonus_used);
        assert_eq!(
            all,
            used.into_iter().collect::<Vec<_>>(),
            "the used Bonus cards are the new deck"
        );
        self.bonus_shown[slot] = laid;
        self.bonus_deck.append(&mut deck);
    }
}

fn step(at: At) -> Step {
    match at {
        At::Choose => Step::Place,
        At::Opening => Step::Opening,
        At::Card => Step::Card,
        At::Support => Step::Support,
        At::Trade(left) => Step::Exchange(left),
        At::Church => Step::Church,
        At::Laboratory => Step::Laboratory,
        At::Bonus => Step::Bonus,
        At::Build => Step::Construction,
        At::Done => Step::End,
    }
}

fn player(side: &Side) -> Player {
    Player {
        yen: side.yen,
        goods: side.goods,
        imports: side.imports,
        turned: side.turned,
        support: [1, 2].map(|worth| side.supports(worth) as u8),
        orders_in_hand: side.hand.len() as u8,
        looked: side.looked.len() as u8,
        completed: side.completed.iter().copied().map(OrderId).collect(),
        technologies: side.titles.iter().copied().collect(),
        used: side.tilted.iter().copied().collect(),
        church: side.church.iter().copied().map(ChurchId).collect(),
        cards: side.cards.map(|card| Card {
            upgraded: card.upgraded,
            at: card.at,
        }),
        shops: 8 - side.shops.len() as u8,
        houses: 4 - side.houses.len() as u8,
        recruited: side.recruited.iter().copied().collect(),
        traders: side.traders() as u8,
    }
}
