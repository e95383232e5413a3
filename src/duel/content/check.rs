//! What every content keeps, whoever wrote it, so that the rules can play it: counts, bounds and order. Where a value comes from
//! decides nothing.

use super::super::components::{HAND, Place, Title};
use super::super::rules::bonus;
use super::error::{ContentError, Rule, Section};
use super::{BonusRow, ChurchRow, Content, Gain, InfluenceRow, OrderRow, PlaceRow, TechnologyRow};
use crate::printed::{self, Broken, Label, each, keep, within};

/// Points that one card may give.
const MOST_POINTS: u8 = 30;
/// Goods, imported goods, yen or Orders that one symbol may give, or a card ask for.
const MOST_GOODS: u8 = 9;
/// The highest level of an Influence card.
pub(in super::super) const MOST_LEVEL: u8 = 9;
/// The most that a Technology costs.
pub(in super::super) const MOST_COST: u8 = 9;
/// Faith that Influence 5 and one offering of each kind come to.
const MOST_FAITH: u8 = 11;
/// Symbols that a reward shows.
const MOST_SYMBOLS: u32 = 3;

type Kept = printed::Kept<Rule>;

/// The first rule that a content breaks.
pub(super) fn check(content: &Content) -> Result<(), ContentError> {
    each(Section::Places, &content.places, place)?;
    each(Section::Influence, &content.influence, influence)?;
    each(Section::Orders, &content.orders, |_, row| order(row))?;
    each(Section::Technologies, &content.technologies, technology)?;
    each(Section::Church, &content.church, |_, row| church(row))?;
    each(Section::Bonus, &content.bonus, |_, row| bonus(row))
}

fn place(before: &[PlaceRow], row: &PlaceRow) -> Kept {
    let expected = Place::ALL[before.len()];
    keep(row.place == expected, Rule::PlaceOrder { expected })?;
    row.rates
        .iter()
        .try_for_each(|&rate| within("rates", rate, 0, MOST_GOODS))?;
    keep(row.rates.is_sorted(), Broken::Falls)
}

fn influence(before: &[InfluenceRow], row: &InfluenceRow) -> Kept {
    within("level", row.level, 1, MOST_LEVEL)?;
    within("upgraded", row.upgraded, 1, MOST_LEVEL)?;
    within("cost", row.cost, 0, MOST_GOODS)?;
    keep(row.upgraded > row.level, Rule::NoUpgrade)?;
    let rises = before
        .last()
        .is_none_or(|last| row.level > last.level && row.upgraded > last.upgraded);
    keep(rises, Rule::CardOrder)
}

fn order(row: &OrderRow) -> Kept {
    row.goods
        .iter()
        .try_for_each(|&count| within("goods", count, 0, MOST_GOODS))?;
    let asked = row.goods.iter().map(|&count| u32::from(count)).sum::<u32>();
    within("goods in all", asked, 1, MOST_GOODS)?;
    within("points", row.points, 0, MOST_POINTS)?;
    reward(&row.reward)
}

fn technology(before: &[TechnologyRow], row: &TechnologyRow) -> Kept {
    let expected = Title::ALL[before.len()];
    keep(row.title == expected, Rule::TitleOrder { expected })?;
    within("cost", row.cost, 1, MOST_COST)
}

fn church(row: &ChurchRow) -> Kept {
    within("faith", row.faith, 1, MOST_FAITH)?;
    within("points", row.points, 0, MOST_POINTS)?;
    reward(&row.reward)
}

fn bonus(row: &BonusRow) -> Kept {
    keep(!row.rewards.iter().any(|gain| gain.asks()), Rule::ChoiceOnBonus)?;
    row.rewards.iter().try_for_each(|&one| gain(one))
}

fn reward(gains: &[Gain]) -> Kept {
    let has = gains.len() as u32;
    keep(has <= MOST_SYMBOLS, Rule::Symbols { has })?;
    gains.iter().try_for_each(|&one| gain(one))?;
    let early = gains.iter().rev().skip(1).any(|gain| gain.asks());
    keep(!early, Rule::ChoiceNotLast)
}

fn gain(gain: Gain) -> Kept {
    match gain {
        Gain::Yen(amount) => within("yen", amount, 1, MOST_GOODS),
        Gain::Copper(amount) => within("copper", amount, 1, MOST_GOODS),
        Gain::Silk(amount) => within("silk", amount, 1, MOST_GOODS),
        Gain::Tea(amount) => within("tea", amount, 1, MOST_GOODS),
        Gain::Fish(amount) => within("fish", amount, 1, MOST_GOODS),
        Gain::Imports(amount) => within("imports", amount, 1, MOST_GOODS),
        Gain::Turns(amount) => within("turns", amount, 1, MOST_GOODS),
        Gain::PlusOne(amount) => within("plus-one", amount, 1, HAND),
        Gain::PlusTwo(amount) => within("plus-two", amount, 1, HAND),
        Gain::Orders(amount) => within("orders", amount, 1, MOST_GOODS),
        Gain::Look { at, keep } => {
            within("at", at, 1, MOST_GOODS)?;
            within("keep", keep, 1, at)
        }
        Gain::Bonus(level) => within("bonus", level, bonus::LEAST, bonus::MOST),
    }
}

impl Label for PlaceRow {
    fn label(&self) -> String {
        self.place.to_string()
    }
}

impl Label for InfluenceRow {
    fn label(&self) -> String {
        format!("level {}", self.level)
    }
}

impl Label for OrderRow {
    fn label(&self) -> String {
        let [copper, silk, tea, fish] = self.goods;
        format!("{copper} copper, {silk} silk, {tea} tea, {fish} fish")
    }
}

impl Label for TechnologyRow {
    fn label(&self) -> String {
        self.title.to_string()
    }
}

impl Label for ChurchRow {
    fn label(&self) -> String {
        format!("faith {}", self.faith)
    }
}

impl Label for BonusRow {
    fn label(&self) -> String {
        serde_json::to_string(&self.rewards)
            .unwrap_or_default()
            .replace(['"', '{', '}', '[', ']'], "")
            .replace(',', ", ")
    }
}
