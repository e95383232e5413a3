//! What each player owns but for cards of the decks.

use super::names::{name, place, some_of};
use super::{Flaw, LIMITS, PositionError};
use crate::document::Node;
use crate::duel::components::{CARDS, CRITERIA, Criterion, Good, SUPPORTS, TITLES};
use crate::duel::{Card, Criteria, Player};
use crate::position;

/// What the document tells of a seat.
const FIELDS: [&str; 14] = [
    "yen",
    "goods",
    "imports",
    "turned",
    "support",
    "orders",
    "looked",
    "completed",
    "technologies",
    "used",
    "church",
    "cards",
    "recruited",
    "traders",
];

/// The two kinds of Support card, by what they are called in rewards.
pub(in crate::duel) const SUPPORT: [&str; SUPPORTS] = ["plus-one", "plus-two"];

/// Reads what a player owns into what it begins with.
pub(super) fn read(player: &mut Player, node: &Node) -> Result<(), PositionError> {
    node.knows(&FIELDS)?;
    for (name, count) in [
        ("yen", &mut player.yen),
        ("imports", &mut player.imports),
        ("turned", &mut player.turned),
    ] {
        if let Some(node) = node.field(name) {
            *count = node.number(0, LIMITS.owned)? as u16;
        }
    }
    if let Some(goods) = node.field("goods") {
        let known = Good::ALL.map(name);
        let known = known.each_ref().map(String::as_str);
        position::counts(&known, LIMITS.owned, &goods, &mut player.goods)?;
    }
    if let Some(support) = node.field("support") {
        position::counts(&SUPPORT, LIMITS.support.into(), &support, &mut player.support)?;
        if player.support.iter().sum::<u8>() > LIMITS.support {
            let of = LIMITS.support.into();
            return Err(PositionError::new(support.path(), Flaw::Support { of }));
        }
    }
    if let Some(used) = node.field("used") {
        player.used = some_of(&used, TITLES, super::names::title)?.into_iter().collect();
    }
    if let Some(cards) = node.field("cards") {
        for (card, node) in player.cards.iter_mut().zip(cards.items(0, CARDS)?) {
            node.knows(&["upgraded", "at"])?;
            *card = Card {
                upgraded: node.field("upgraded").map_or(Ok(false), |node| node.boolean())?,
                at: node.given("at").map(|node| place(&node)).transpose()?,
            };
        }
    }
    Ok(())
}

/// Reads which Traders a player whose cards are known has recruited: those that are due, all ready, unless the document says otherwise.
pub(super) fn recruit(player: &mut Player, node: &Node) -> Result<(), PositionError> {
    player.recruited = match node.field("recruited") {
        Some(recruited) => some_of(&recruited, CRITERIA, |node| node.one_of(&Criterion::ALL, name))?
            .into_iter()
            .collect(),
        None => due(player),
    };
    player.traders = match node.field("traders") {
        Some(traders) => traders.number(0, CRITERIA as u32)? as u8,
        None => player.recruited.len(),
    };
    Ok(())
}

/// The criteria that a player meets.
pub(super) fn due(player: &Player) -> Criteria {
    let criteria = Criterion::ALL.into_iter();
    criteria
        .filter(|&criterion| player.counts(criterion) >= criterion.asks())
        .collect()
}
