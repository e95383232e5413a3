//! Produce Goods: up to three own Factories are run, one after another (rulebook: Produce Goods).

use super::super::content::Bonus;
use super::super::{Asked, Nippon, Playing};
use super::components::{Good, Resource};
use super::event::Event;
use super::moves::Move;
use super::payment::need;
use super::player::Factory;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::{check_stop, did, other_question};
use crate::game::{Seat, Watch};

impl Nippon {
    /// How many more cubes find room on a Factory.
    pub const fn storage_left(&self, factory: &Factory) -> u8 {
        self.goods[factory.tile.good().index()]
            .storage
            .saturating_sub(factory.cubes)
    }

    /// The Coal that a seat's next run of a good's Factory takes.
    pub fn coal_of_run(&self, table: &Table, seat: Seat, good: Good) -> u16 {
        let coal = self.goods[good.index()].coal;
        coal.saturating_sub(self.coal_saved(table, seat)).into()
    }

    /// The Coal that a seat's next run takes less: the first one of each action does.
    fn coal_saved(&self, table: &Table, seat: Seat) -> u8 {
        let turn = &table.turn;
        if seat == table.active && turn.step == Step::Run && turn.done > 0 {
            return 0;
        }
        self.sum(&table.seats[seat], |bonus| match bonus {
            Bonus::ProduceCoalMinus(less) => Some(less),
            _ => None,
        })
    }

    /// The cubes that a run of a Factory brings, whether they find room or not.
    pub fn cubes_of_run(&self, factory: &Factory) -> u8 {
        let more = self.bonuses[factory.tile.index()].iter().flatten();
        let more = more.filter_map(|bonus| match *bonus {
            Bonus::RunThisPlus(more) => Some(more),
            _ => None,
        });
        1 + factory.machine + more.sum::<u8>()
    }
}

/// The goods whose Factories can be run.
fn runnable<'a>(asked: &Asked<'a>) -> impl Iterator<Item = Good> + use<'a> {
    let (game, table) = (asked.game, asked.table);
    let me = table.me();
    let less = game.coal_saved(table, table.active);
    me.own().filter_map(move |factory| {
        let good = factory.tile.good();
        let coal = u16::from(game.goods[good.index()].coal.saturating_sub(less));
        let runs = me.coal >= coal && game.storage_left(factory) > 0 && !table.turn.run.contains(good);
        runs.then_some(good)
    })
}

pub(super) fn is_possible(asked: &Asked) -> bool {
    runnable(asked).next().is_some()
}

pub(super) fn check_action(asked: &Asked) -> Result<(), Forbidden> {
    let mut refused = Good::ALL.into_iter().map(|good| reason(asked, good));
    match refused.any(|refused| refused.is_ok()) {
        true => Ok(()),
        false => Chapter::ProduceGoods.forbids(Refusal::NothingToRun),
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    if asked.table.turn.done > 0 {
        out.extend([Move::Stop]);
    }
    out.extend(runnable(asked).map(Move::Run));
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Run(good) => reason(asked, good),
        Move::Stop => check_stop(asked, Chapter::ProduceGoods),
        _ => other_question(),
    }
}

/// Why a good's Factory cannot be run.
fn reason(asked: &Asked, good: Good) -> Result<(), Forbidden> {
    let (game, table) = (asked.game, asked.table);
    let Some(factory) = table.me().factory(good) else {
        return Chapter::ProduceGoods.forbids(Refusal::NoFactory { good });
    };
    if table.turn.run.contains(good) {
        return Chapter::ProduceGoods.forbids(Refusal::RunAlready { good });
    }
    if game.storage_left(factory) == 0 {
        return Chapter::ProduceGoods.forbids(Refusal::StorageFull { good });
    }
    let coal = game.coal_of_run(table, table.active, good);
    need(Chapter::ProduceGoods, Resource::Coal, coal, table.me().coal)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Run(good) = action else {
        return;
    };
    let (game, seat) = (playing.game, playing.seat());
    let coal = game.coal_of_run(&playing.state.table, seat, good);
    playing.pay(Resource::Coal, coal);
    if let Some(factory) = &mut playing.me().factories[good.index()] {
        let comes = game.cubes_of_run(factory);
        let cubes = comes.min(game.storage_left(factory));
        factory.cubes += cubes;
        let lost = comes - cubes;
        playing.watch.saw(Event::Ran {
            seat,
            good,
            cubes,
            lost,
        });
    }
    playing.table().turn.run.insert(good);
    did(playing);
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// A bonus lays cubes on an own Factory of the active seat, as many as find room.
    pub(super) fn lay_cubes(&mut self, good: Good, amount: u8) {
        let (game, seat) = (self.game, self.seat());
        if let Some(factory) = &mut self.me().factories[good.index()] {
            let cubes = amount.min(game.storage_left(factory));
            factory.cubes += cubes;
            self.watch.saw(Event::CubesLaid { seat, good, cubes });
        }
    }
}
