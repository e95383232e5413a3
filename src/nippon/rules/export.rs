//! Export: up to three Contracts are fulfilled, one after another (rulebook: Export).

use super::super::content::Bonus;
use super::super::{Asked, Playing};
use super::components::{ContractId, GOODS, Good, Resource, Track};
use super::event::{Event, Why};
use super::moves::{Cubes, Move};
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::turn::{check_stop, did, other_question};
use crate::game::Watch;

impl Player {
    /// The cubes of each good.
    pub fn stored(&self) -> Cubes {
        Cubes(self.factories.map(|factory| factory.map_or(0, |factory| factory.cubes)))
    }
}

/// The three highest numbers of cubes, the highest first.
fn highest(cubes: Cubes) -> [u8; 3] {
    let mut most = [0; 3];
    for count in cubes.0 {
        if count > most[0] {
            most = [count, most[0], most[1]];
        } else if count > most[1] {
            most = [most[0], count, most[1]];
        } else if count > most[2] {
            most[2] = count;
        }
    }
    most
}

/// The Contracts that can be fulfilled.
fn payable<'a>(asked: &Asked<'a>) -> impl Iterator<Item = ContractId> + use<'a> {
    let game = asked.game;
    let me = asked.table.me();
    let most = highest(me.stored());
    let contracts = if most[0] == 0 { Default::default() } else { me.contracts };
    contracts.iter().filter(move |contract| {
        let asks = game.contracts[usize::from(contract.0)];
        asks.iter().zip(most).all(|(asks, has)| *asks <= has)
    })
}

pub(super) fn is_possible(asked: &Asked) -> bool {
    payable(asked).next().is_some()
}

pub(super) fn check_action(asked: &Asked) -> Result<(), Forbidden> {
    let me = asked.table.me();
    let mut has = me.stored().0;
    has.sort_unstable_by(|one, other| other.cmp(one));
    let suffices = |contract: ContractId| {
        let asks = &asked.game.content().contracts[usize::from(contract.0)].cubes;
        asks.iter().zip(has).all(|(asks, has)| *asks <= has)
    };
    match me.contracts.iter().any(suffices) {
        true => Ok(()),
        false => Chapter::Export.forbids(Refusal::NoContract),
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    if asked.table.turn.done > 0 {
        out.extend([Move::Stop]);
    }
    let stored = asked.table.me().stored();
    for contract in payable(asked) {
        ways(contract, asked.game.contracts[usize::from(contract.0)], stored, out);
    }
}

/// Every way to pay a Contract, each once: of equal numbers the goods stand in their order.
pub(super) fn ways(contract: ContractId, asks: [u8; 3], stored: Cubes, out: &mut impl Extend<Move>) {
    let [a, b, c] = asks;
    let goods = |count: u8, equal: bool, after: usize| {
        let from = if equal { after + 1 } else { 0 };
        (from..GOODS).filter(move |&good| stored.0[good] >= count)
    };
    for first in goods(a, false, 0) {
        let mut paid = Cubes::default();
        paid.0[first] = a;
        if b == 0 {
            out.extend([Move::Fulfil(contract, paid)]);
            continue;
        }
        for second in goods(b, a == b, first).filter(|&second| second != first) {
            let mut paid = paid;
            paid.0[second] = b;
            if c == 0 {
                out.extend([Move::Fulfil(contract, paid)]);
                continue;
            }
            let thirds = goods(c, b == c, second).filter(|&third| third != first && third != second);
            out.extend(thirds.map(|third| {
                let mut paid = paid;
                paid.0[third] = c;
                Move::Fulfil(contract, paid)
            }));
        }
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Fulfil(contract, cubes) => reason(asked, contract, cubes),
        Move::Stop => check_stop(asked, Chapter::Export),
        _ => other_question(),
    }
}

/// Why a Contract cannot be fulfilled with some goods.
fn reason(asked: &Asked, contract: ContractId, cubes: Cubes) -> Result<(), Forbidden> {
    let me = asked.table.me();
    let Some(asks) = asked.game.contracts.get(usize::from(contract.0)) else {
        return Chapter::Export.forbids(Refusal::NoSuchThing);
    };
    if !me.contracts.contains(contract) {
        return Chapter::Export.forbids(Refusal::Fulfilled);
    }
    if !cubes.meet(*asks) {
        return Chapter::Export.forbids(Refusal::OtherGoods);
    }
    Good::ALL.into_iter().try_for_each(|good| {
        let (needs, has) = (cubes.of(good), me.cubes(good));
        match needs > has {
            true => Chapter::Export.forbids(Refusal::GoodsShort { good, needs, has }),
            false => Ok(()),
        }
    })
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Fulfil(contract, cubes) = action else {
        return;
    };
    let (game, seat) = (playing.game, playing.seat());
    let me = playing.me();
    for (factory, count) in me.factories.iter_mut().zip(cubes.0) {
        if let Some(factory) = factory {
            factory.cubes -= count;
        }
    }
    me.contracts.remove(contract);
    playing.watch.saw(Event::ContractFulfilled { seat, contract, cubes });
    let row = &game.content().contracts[usize::from(contract.0)];
    playing.gain(Resource::Yen, row.yen.into(), Why::Contract);
    playing.score(row.points.into(), Why::Contract);
    playing.raise(Track::Money, row.steps, Why::Contract);
    let yen = game.sum(playing.state.table.me(), |bonus| match bonus {
        Bonus::ContractYen(yen) => Some(yen),
        _ => None,
    });
    playing.gain(Resource::Yen, yen.into(), Why::Factory);
    let points = game.sum(playing.state.table.me(), |bonus| match bonus {
        Bonus::ContractPoints(points) => Some(points),
        _ => None,
    });
    playing.score(points.into(), Why::Factory);
    did(playing);
}
