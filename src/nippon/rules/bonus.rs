//! Synergy bonuses that happen once, as the Factory is built, then the Machines that wait for it (rulebook: Invest in a New Industry;
//! Machinery; Reference Sheet). Nothing of them can be declined (a ruling).

use super::super::content::Bonus;
use super::super::{Asked, Nippon, Playing};
use super::components::{FactoryTile, Good, MOST_MACHINE, Resource, Track, Transport};
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::transport;
use super::turn::{end_action, must_choose};
use crate::game::Watch;

/// The bonus of a Factory that was just built works.
pub(super) fn work<W: Watch<Event>>(playing: &mut Playing<W>, tile: FactoryTile) {
    let (game, good) = (playing.game, tile.good());
    for bonus in game.bonuses[tile.index()].into_iter().flatten() {
        match bonus {
            Bonus::KnowledgeSteps(steps) => playing.raise(Track::Knowledge, steps, Why::Factory),
            Bonus::MoneySteps(steps) => playing.raise(Track::Money, steps, Why::Factory),
            Bonus::CoalSteps(steps) => playing.raise(Track::Coal, steps, Why::Factory),
            Bonus::Blueprints(amount) => playing.gain(Resource::Blueprints, amount.into(), Why::Factory),
            Bonus::ContractPoints(points) => {
                let fulfilled = playing.state.table.me().fulfilled();
                playing.score(i16::from(points) * i16::from(fulfilled), Why::Factory);
            }
            Bonus::Machines(number) => (0..number).for_each(|_| playing.improve(good, Why::Factory)),
            Bonus::Cubes(amount) => playing.lay_cubes(good, amount),
            Bonus::BuildTrains(amount) => grant(playing, Step::Site(Transport::Train), amount),
            Bonus::BuildShips(amount) => grant(playing, Step::Site(Transport::Ship), amount),
            Bonus::CubesInFactories(amount) => grant(playing, Step::Goods, amount),
            Bonus::KnowledgeActionPlus(_)
            | Bonus::RunThisPlus(_)
            | Bonus::KnowledgeNeedMinus(_)
            | Bonus::KnowledgeStars(_)
            | Bonus::ContractYen(_)
            | Bonus::InvestPrice(_)
            | Bonus::ProduceCoalMinus(_)
            | Bonus::WagesColoursFree(_)
            | Bonus::KeepCoal
            | Bonus::TrainsCount(_)
            | Bonus::TrainsRegionBonus
            | Bonus::TrainsFirstFree
            | Bonus::ShipsScore(_)
            | Bonus::IncomeYenAFactory(_)
            | Bonus::ImprovementPoints(_)
            | Bonus::MarketFirstBonusTwice => {}
        }
    }
    go_on(playing);
}

/// A bonus gives something that has to be chosen.
fn grant<W: Watch<Event>>(playing: &mut Playing<W>, step: Step, amount: u8) {
    let turn = &mut playing.table().turn;
    turn.step = step;
    turn.granted = amount;
}

/// Asks for the next thing that a bonus gives, as long as it can be had; then Machines that wait come to the new Factory.
pub(super) fn go_on<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = &playing.state.table;
    let turn = &table.turn;
    let asks = turn.granted > 0
        && match turn.step {
            Step::Site(transport) => transport::open(table, transport).next().is_some(),
            Step::Goods => open(playing.game, table).next().is_some(),
            _ => false,
        };
    if asks {
        return;
    }
    playing.table().turn.granted = 0;
    if let Some(good) = playing.table().turn.built.take() {
        install_waiting(playing, good);
    }
    end_action(playing);
}

/// Machines of the own supply come to a new Factory: one, and one more to turn it (rulebook: Machinery).
fn install_waiting<W: Watch<Event>>(playing: &mut Playing<W>, good: Good) {
    while playing.me().machines > 0 && playing.me().improvable(good) {
        playing.me().machines -= 1;
        playing.improve(good, Why::Supply);
    }
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// The own Factory of a good is improved, if it can be.
    pub(super) fn improve(&mut self, good: Good, why: Why) {
        let seat = self.seat();
        if let Some(factory) = &mut self.me().factories[good.index()]
            && factory.machine < MOST_MACHINE
        {
            factory.machine += 1;
            let machine = factory.machine;
            self.watch.saw(Event::Improved {
                seat,
                good,
                machine,
                why,
            });
        }
    }
}

/// The own Factories that a cube can be laid on: each once.
fn open<'a>(game: &'a Nippon, table: &'a Table) -> impl Iterator<Item = Good> + use<'a> {
    let own = table.me().own().filter(|factory| game.storage_left(factory) > 0);
    own.map(|factory| factory.tile.good())
        .filter(|&good| !table.turn.run.contains(good))
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    out.extend(open(asked.game, asked.table).map(Move::Goods));
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let good = match action {
        Move::Goods(good) => good,
        _ => return must_choose(action, Chapter::Invest),
    };
    let Some(factory) = asked.table.me().factory(good) else {
        return Chapter::Invest.forbids(Refusal::NoFactory { good });
    };
    if asked.table.turn.run.contains(good) {
        return Chapter::Invest.forbids(Refusal::CubeLaid { good });
    }
    match asked.game.storage_left(factory) {
        0 => Chapter::Invest.forbids(Refusal::StorageFull { good }),
        _ => Ok(()),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    if let Move::Goods(good) = action {
        playing.lay_cubes(good, 1);
        let turn = &mut playing.table().turn;
        turn.run.insert(good);
        turn.granted -= 1;
        go_on(playing);
    }
}
