//! Consolidate: the Budget, the Emperor's Reward, the Workforce, in this order (rulebook: Consolidate).

use super::super::content::Bonus;
use super::super::{Asked, Nippon, Playing};
use super::components::{Resource, RewardBonus, RewardLevel, Track};
use super::event::{Event, Why};
use super::moves::Move;
use super::player::Player;
use super::refill;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::{end_action, must_choose};
use crate::game::Watch;

/// What a colour of Workers costs, in thousands of yen.
pub const WAGE: u16 = 3;

/// The points that a colour costs whose wages are not paid.
pub const UNPAID: i16 = 2;

impl RewardBonus {
    /// What it brings: of yen in thousands.
    pub const fn gain(self) -> (Resource, u16) {
        match self {
            Self::Blueprints => (Resource::Blueprints, 2),
            Self::Coal => (Resource::Coal, 2),
            Self::Yen => (Resource::Yen, 5),
        }
    }
}

/// The highest level of Reward tiles that so many Workers suffice for.
pub fn reached(workers: u8) -> Option<RewardLevel> {
    RewardLevel::ALL.into_iter().rfind(|level| workers >= level.workers())
}

/// Wages: what is due for some Workers, and what can be paid of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wages {
    /// For how many colours they are due.
    pub colours: u8,
    /// For how many of them they cannot be paid.
    pub unpaid: u8,
}

impl Wages {
    /// What is due, paid or not, in thousands of yen.
    pub fn due(self) -> u16 {
        u16::from(self.colours) * WAGE
    }

    /// What is paid, in thousands of yen.
    pub fn paid(self) -> u16 {
        u16::from(self.colours - self.unpaid) * WAGE
    }

    /// The points that are lost.
    pub fn lost(self) -> i16 {
        i16::from(self.unpaid) * UNPAID
    }
}

impl Nippon {
    /// The yen that Consolidating brings, in thousands.
    pub fn yen_income(&self, player: &Player) -> u16 {
        let a_factory = self.sum(player, |bonus| match bonus {
            Bonus::IncomeYenAFactory(yen) => Some(yen),
            _ => None,
        });
        let factories = player.own().count() as u16;
        u16::from(self.level(player, Track::Money)) + u16::from(a_factory) * factories
    }

    /// The Coal that Consolidating brings.
    pub fn coal_income(&self, player: &Player) -> u16 {
        self.level(player, Track::Coal).into()
    }

    /// Whether a player's Coal stays when Consolidating.
    pub fn keeps_coal(&self, player: &Player) -> bool {
        self.has(player, Bonus::KeepCoal)
    }

    /// The wages of a player's Workers, with some yen to pay them from: as many colours are paid as can be paid whole (a ruling).
    pub fn wages(&self, player: &Player, yen: u16) -> Wages {
        let free = self.sum(player, |bonus| match bonus {
            Bonus::WagesColoursFree(free) => Some(free),
            _ => None,
        });
        let colours = player.workers.colours().saturating_sub(free);
        let paid = u16::from(colours).min(yen / WAGE) as u8;
        Wages {
            colours,
            unpaid: colours - paid,
        }
    }
}

impl Table {
    /// How many Reward tiles of a level and bonus lie on the board.
    pub const fn rewards_of(&self, level: RewardLevel, bonus: RewardBonus) -> u8 {
        self.rewards[level.index()][bonus.index()]
    }

    /// Whether the board holds Reward tiles of a level.
    fn has_reward(&self, level: RewardLevel) -> bool {
        self.rewards[level.index()] != [0; super::components::REWARD_BONUSES]
    }

    /// The levels of Reward tiles that the Workers of whose turn it is suffice for.
    pub fn reward_levels(&self) -> impl Iterator<Item = RewardLevel> + Clone + use<> {
        let workers = self.me().workers.len();
        RewardLevel::ALL
            .into_iter()
            .filter(move |level| workers >= level.workers())
    }
}

/// The yen and Coal of the Budget are renewed, then a Reward may be due.
pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>) {
    let (game, seat) = (playing.game, playing.seat());
    playing.watch.saw(Event::Consolidated { seat });
    discard(playing, Resource::Yen);
    if !game.keeps_coal(playing.state.table.me()) {
        discard(playing, Resource::Coal);
    }
    let me = playing.state.table.me();
    let (yen, coal) = (game.yen_income(me), game.coal_income(me));
    playing.gain(Resource::Yen, yen, Why::Income);
    playing.gain(Resource::Coal, coal, Why::Income);
    emperors_reward(playing);
}

fn discard<W: Watch<Event>>(playing: &mut Playing<W>, what: Resource) {
    let seat = playing.seat();
    let amount = std::mem::take(playing.me().count_mut(what));
    if amount > 0 {
        playing.watch.saw(Event::Discarded { seat, what, amount });
    }
}

/// A Reward tile must be taken if one is in reach; if none is left at all, a VP Multiplier tile is.
fn emperors_reward<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let table = playing.table();
    let mut levels = table.reward_levels();
    if levels.clone().next().is_none() {
        return workforce(playing);
    }
    if levels.any(|level| table.has_reward(level)) {
        table.turn.step = Step::Reward;
        return;
    }
    let none_left = !RewardLevel::ALL.into_iter().any(|level| table.has_reward(level));
    if none_left && table.multipliers > 0 {
        table.multipliers -= 1;
        playing.watch.saw(Event::MultiplierTaken { seat });
        return space::ask(playing, RewardLevel::Two);
    }
    workforce(playing);
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    for level in asked.table.reward_levels() {
        let left = RewardBonus::ALL
            .into_iter()
            .filter(|&bonus| asked.table.rewards_of(level, bonus) > 0);
        out.extend(left.map(|bonus| Move::Reward(level, bonus)));
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (level, bonus) = match action {
        Move::Reward(level, bonus) => (level, bonus),
        _ => return must_choose(action, Chapter::Consolidate),
    };
    let (needs, has) = (level.workers(), asked.table.me().workers.len());
    if has < needs {
        return Chapter::Consolidate.forbids(Refusal::RewardTooHigh { needs, has });
    }
    match asked.table.rewards_of(level, bonus) {
        0 => Chapter::Consolidate.forbids(Refusal::RewardGone),
        _ => Ok(()),
    }
}

pub(super) fn play_reward<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Reward(level, bonus) = action else {
        return;
    };
    let seat = playing.seat();
    playing.table().rewards[level.index()][bonus.index()] -= 1;
    playing.watch.saw(Event::RewardTaken { seat, level, bonus });
    let (what, amount) = bonus.gain();
    playing.gain(what, amount, Why::Reward);
    space::ask(playing, level);
}

/// Wages are paid, and all Workers go to the bag.
fn workforce<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let me = playing.state.table.me();
    let wages = playing.game.wages(me, me.yen);
    if wages.colours > 0 {
        let Wages { colours, unpaid } = wages;
        playing.watch.saw(Event::WagesDue { seat, colours, unpaid });
    }
    playing.pay(Resource::Yen, wages.paid());
    playing.score(-wages.lost(), Why::Wages);

    let table = playing.table();
    let workers = &mut table.seats[seat].workers;
    if !workers.is_empty() {
        let went = *workers;
        workers.go_to(&mut table.bag);
        playing.watch.saw(Event::WorkersReturned { seat, workers: went });
        refill::complete(playing);
    }
    end_action(playing);
}

/// On which Achievement space a multiplier comes (rulebook: Consolidate, Emperor's Reward).
pub(super) mod space {
    use super::super::components::Achievement;
    use super::super::turn::must_choose;
    use super::{Asked, Chapter, Event, Forbidden, Move, Playing, Refusal, RewardLevel, Step, Watch, workforce};

    /// Asks for the space; without an empty one the tile leaves the game.
    pub(super) fn ask<W: Watch<Event>>(playing: &mut Playing<W>, level: RewardLevel) {
        let (seat, multiplier) = (playing.seat(), level.multiplier());
        let me = playing.me();
        if Achievement::ALL.into_iter().any(|space| me.is_free(space)) {
            playing.table().turn.step = Step::Space(level);
        } else {
            playing.watch.saw(Event::MultiplierDiscarded { seat, multiplier });
            workforce(playing);
        }
    }

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
        let me = asked.table.me();
        let free = Achievement::ALL.into_iter().filter(|&space| me.is_free(space));
        out.extend(free.map(Move::Space));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Space(space) if asked.table.me().is_free(space) => Ok(()),
            Move::Space(_) => Chapter::Consolidate.forbids(Refusal::SpaceTaken),
            _ => must_choose(action, Chapter::Consolidate),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        let Move::Space(space) = action else {
            return;
        };
        let seat = playing.seat();
        if let Step::Space(level) = playing.table().turn.step {
            let multiplier = level.multiplier();
            playing.me().spaces[space.index()] = multiplier;
            playing.watch.saw(Event::MultiplierPlaced {
                seat,
                space,
                multiplier,
            });
        }
        workforce(playing);
    }
}
