//! The own Contracts and Influence tiles.

use super::super::keys::Kind;
use super::super::{Scene, Sheet, Show, Target, Thing, cards, choices};
use crate::drawing::scene::{Layer, Node, Rect};
use crate::nippon::components::{CONTRACTS, ContractId};
use crate::table::phone::FINGER;
use crate::table::print::Light;

/// The own Contracts in rows of so many.
pub(super) fn draw(show: &Show, rect: Rect, per_line: usize, scene: &mut Scene) {
    let contracts = (0..CONTRACTS as u8).map(ContractId);
    let lines = CONTRACTS.div_ceil(per_line);
    let places = rect
        .rows(lines, 5.0)
        .flat_map(|row| row.columns(per_line, 5.0).collect::<Vec<_>>());
    for (contract, at) in contracts.zip(places) {
        let target = Target::Thing(Thing::Contract(contract));
        let light = match choices::is_asked(show, Sheet::Contracts) {
            true => Light::among(show, target),
            false => Light::of(show, target),
        };
        scene.push(
            Node::new(Kind::SheetCard.key(2, contract.0.into(), 0), Layer::SheetPart)
                .with_marks(cards::contract(show, contract, at, light))
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}

/// The own Influence tiles in a row.
pub(super) fn tiles(show: &Show, rect: Rect, scene: &mut Scene) {
    let me = &show.table().seats[show.me()];
    let count = me.tiles.len();
    for (value, at) in (1..).zip(rect.columns(count, 4.0)) {
        let target = Target::Thing(Thing::Tile(value));
        let light = Light::of(show, target);
        let node = Node::new(Kind::SheetCard.key(3, value.into(), 0), Layer::SheetPart).with_marks(cards::own_tile(
            show,
            value,
            me.tiles_of(value),
            at,
            light,
        ));
        // Too narrow for a finger they are only seen: the question has buttons for them.
        scene.push(match at.w >= FINGER {
            true => node.with_target(at, target).with_label(show.label(target)),
            false => node,
        });
    }
}
