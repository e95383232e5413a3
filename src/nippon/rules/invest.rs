//! Invest in a New Industry: one Factory is built (rulebook: Invest in a New Industry).

use super::super::content::Bonus;
use super::super::{Asked, Nippon, Playing};
use super::bonus;
use super::components::{FACTORIES_A_GOOD, FactoryTile, Good, Resource, Track};
use super::event::Event;
use super::moves::Move;
use super::player::{Factory, Player};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::turn::must_choose;
use crate::game::Watch;

impl Nippon {
    /// What a Factory of a good costs a player, in thousands of yen.
    pub fn factory_price(&self, player: &Player, good: Good) -> u16 {
        let least = self.bonuses(player).filter_map(|bonus| match bonus {
            Bonus::InvestPrice(price) => Some(price),
            _ => None,
        });
        least
            .chain([self.goods[good.index()].price])
            .min()
            .unwrap_or_default()
            .into()
    }

    /// The Knowledge that a player lacks for a Factory of a good: so many Blueprints stand for it.
    pub fn knowledge_missing(&self, player: &Player, good: Good) -> u8 {
        let less = self.sum(player, |bonus| match bonus {
            Bonus::KnowledgeNeedMinus(less) => Some(less),
            _ => None,
        });
        let knows = self.level(player, Track::Knowledge).saturating_add(less);
        self.goods[good.index()].knowledge.saturating_sub(knows)
    }
}

/// The goods of which a Factory can be built: of each one is left for whoever has none.
fn buildable<'a>(asked: &Asked<'a>) -> impl Iterator<Item = Good> + use<'a> {
    let game = asked.game;
    let me = asked.table.me();
    Good::ALL.into_iter().filter(move |&good| {
        me.factory(good).is_none()
            && me.yen >= game.factory_price(me, good)
            && me.blueprints >= game.knowledge_missing(me, good).into()
    })
}

pub(super) fn is_possible(asked: &Asked) -> bool {
    buildable(asked).next().is_some()
}

/// The rule that keeps every Factory from being built: of the good that comes nearest.
pub(super) fn check_action(asked: &Asked) -> Result<(), Forbidden> {
    let me = asked.table.me();
    let lacking = Good::ALL.into_iter().filter(|&good| me.factory(good).is_none());
    let nearest = lacking.min_by_key(|&good| {
        let price = asked.game.factory_price(me, good);
        let missing = asked.game.knowledge_missing(me, good);
        let hindered = reason(asked, good).is_err();
        (hindered, missing, price)
    });
    match nearest {
        Some(good) => reason(asked, good),
        None => Chapter::Invest.forbids(Refusal::HasAllFactories),
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    let left = asked.table.factories;
    for good in buildable(asked) {
        let tiles = FactoryTile::ALL.into_iter().skip(good.index() * FACTORIES_A_GOOD);
        let tiles = tiles.take(FACTORIES_A_GOOD).filter(|&tile| left.contains(tile));
        out.extend(tiles.map(Move::Build));
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Build(tile) => {
            let good = tile.good();
            if asked.table.me().factory(good).is_some() {
                return Chapter::Invest.forbids(Refusal::HasFactory { good });
            }
            if !asked.table.factories.contains(tile) {
                return Chapter::Invest.forbids(Refusal::FactoryGone);
            }
            reason(asked, good)
        }
        _ => must_choose(action, Chapter::Invest),
    }
}

/// What is missing to build a Factory of a good.
fn reason(asked: &Asked, good: Good) -> Result<(), Forbidden> {
    let me = asked.table.me();
    let missing = asked.game.knowledge_missing(me, good);
    let blueprints = me.blueprints;
    if blueprints < missing.into() {
        return Chapter::Invest.forbids(Refusal::KnowledgeShort { missing, blueprints });
    }
    asked.need_yen(Chapter::Invest, asked.game.factory_price(me, good))
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Build(tile) = action else {
        return;
    };
    let (game, seat, good) = (playing.game, playing.seat(), tile.good());
    let me = playing.state.table.me();
    let (price, missing) = (game.factory_price(me, good), game.knowledge_missing(me, good));
    playing.pay(Resource::Yen, price);
    playing.pay(Resource::Blueprints, missing.into());
    playing.table().factories.remove(tile);
    playing.me().factories[good.index()] = Some(Factory {
        tile,
        machine: 0,
        cubes: 0,
    });
    playing.watch.saw(Event::FactoryBuilt { seat, factory: tile });
    playing.table().turn.built = Some(good);
    bonus::work(playing, tile);
}
