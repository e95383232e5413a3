//! What every content keeps, whoever wrote it, so that the rules can play it: counts, bounds and order. Where a value comes from decides
//! nothing.

use super::super::components::{Area, Title};
use super::error::{ContentError, Rule, Section, name};
use super::{
    AchievementRow, AreaRow, BoardRow, BuildingRow, Content, Goal, OrderRow, Reward, SpaceRow, TechnologyRow, TokenRow,
};
use crate::printed::{self, Broken, Label, each, keep, whole, within};

/// Points that one row may give.
const MOST_POINTS: u8 = 30;
/// Goods, imported goods or yen that one row may give or ask for.
const MOST_GOODS: u8 = 9;
/// Choices that one reward may bring.
const MOST_CHOICES: u8 = 5;
/// Kinds of things that one reward may give.
const MOST_KINDS: u32 = 5;
/// Imported goods that one space of the Customs may ask for.
const MOST_IMPORTS: u8 = 6;
/// Faith that Power 5 and one offering of each kind come to (rulebook: Church).
const MOST_FAITH: u8 = 11;

type Kept = printed::Kept<Rule>;

/// The first rule that a content breaks.
pub(super) fn check(content: &Content) -> Result<(), ContentError> {
    each(Section::Areas, &content.areas, area)?;
    each(Section::Laboratory, &[content.laboratory], |_, row| board(row, 0, 5))?;
    each(Section::Port, &[content.port], |_, row| board(row, 1, 3))?;
    each(Section::Church, &content.church, |_, row| church(row))?;
    one_blocked(Section::Church, &content.church)?;
    each(Section::Customs, &content.customs, |_, row| customs(row))?;
    one_blocked(Section::Customs, &content.customs)?;
    each(Section::Orders, &content.orders, |_, row| order(row))?;
    each(Section::Technologies, &content.technologies, technology)?;
    all_titles(&content.technologies)?;
    each(Section::Buildings, &content.buildings, |_, row| building(row))?;
    each(Section::Tokens, &content.tokens, |_, row| reward(&row.reward))?;
    each(Section::Achievements, &content.achievements, achievement)
}

fn area(before: &[AreaRow], row: &AreaRow) -> Kept {
    let expected = Area::ALL[before.len()];
    keep(row.area == expected, Rule::AreaOrder { expected })?;
    let port = matches!(row.area, Area::PortA | Area::PortB);
    // A Port's rate is a level.
    let most = if port { 3 } else { MOST_GOODS };
    row.rates.iter().try_for_each(|&rate| within("rates", rate, 0, most))?;
    keep(row.rates.is_sorted(), Broken::Falls)?;
    within("points_at_five", row.points_at_five, 0, MOST_POINTS)?;
    keep(port || row.points_at_five == 0, Rule::PointsOutsidePort)
}

fn board(row: &BoardRow, least: u8, most: u8) -> Kept {
    row.spaces
        .iter()
        .try_for_each(|&space| within("spaces", space, least, most))?;
    keep(row.spaces.is_sorted(), Broken::Falls)
}

fn church(row: &SpaceRow) -> Kept {
    within("asks", row.asks, 1, MOST_FAITH)?;
    reward(&row.reward)
}

fn customs(row: &SpaceRow) -> Kept {
    within("asks", row.asks, 0, MOST_IMPORTS)?;
    reward(&row.reward)
}

fn one_blocked(section: Section, rows: &[SpaceRow]) -> Result<(), ContentError> {
    let has = rows.iter().filter(|row| row.blocked_for_two).count() as u32;
    whole(section, keep(has == 1, Rule::Blocked { has }))
}

fn order(row: &OrderRow) -> Kept {
    row.goods
        .iter()
        .try_for_each(|&count| within("goods", count, 0, MOST_GOODS))?;
    let asked = row.goods.iter().map(|&count| u32::from(count)).sum::<u32>();
    within("goods in all", asked, 1, MOST_GOODS)?;
    reward(&row.reward)
}

fn technology(before: &[TechnologyRow], row: &TechnologyRow) -> Kept {
    within("value", row.value, 1, 9)?;
    let same_title = |other: &&TechnologyRow| other.title == row.title;
    let earlier = before.iter().filter(same_title).count();
    keep(earlier == 0 || row.title != Title::Station, Rule::SecondStation)?;
    keep(earlier < 2, Rule::ThirdOfTitle)
}

fn all_titles(rows: &[TechnologyRow]) -> Result<(), ContentError> {
    let missing = Title::ALL
        .into_iter()
        .find(|&title| rows.iter().all(|row| row.title != title));
    let kept = missing.map_or(Ok(()), |title| Err(Rule::NoCard { title }.into()));
    whole(Section::Technologies, kept)
}

fn building(row: &BuildingRow) -> Kept {
    row.shops.iter().try_for_each(reward)?;
    reward(&row.house)
}

fn reward(reward: &Reward) -> Kept {
    amounts(reward)
        .into_iter()
        .try_for_each(|(field, amount, most)| within(field, amount, 0, most))?;
    let has = kinds(reward);
    keep(has > 0, Rule::NoReward)?;
    keep(has <= MOST_KINDS, Rule::Kinds { has })
}

/// How many kinds of things a reward gives.
pub(super) fn kinds(reward: &Reward) -> u32 {
    amounts(reward).iter().filter(|(_, amount, _)| *amount > 0).count() as u32
}

/// What a reward gives: the field, the amount, and the most that it may be.
fn amounts(reward: &Reward) -> [(&'static str, u8, u8); 13] {
    let Reward {
        points,
        yen,
        copper,
        silk,
        tea,
        fish,
        any,
        imports,
        pieces,
        assistants,
        shops,
        houses,
        movements,
    } = *reward;
    [
        ("points", points, MOST_POINTS),
        ("yen", yen, MOST_GOODS),
        ("copper", copper, MOST_GOODS),
        ("silk", silk, MOST_GOODS),
        ("tea", tea, MOST_GOODS),
        ("fish", fish, MOST_GOODS),
        ("any", any, MOST_CHOICES),
        ("imports", imports, MOST_GOODS),
        ("pieces", pieces, MOST_CHOICES),
        ("assistants", assistants, MOST_CHOICES),
        ("shops", shops, MOST_CHOICES),
        ("houses", houses, MOST_CHOICES),
        ("movements", movements, MOST_CHOICES),
    ]
}

fn achievement(before: &[AchievementRow], row: &AchievementRow) -> Kept {
    let stack = stack(before.len());
    let kept = match row.goal {
        Goal::Goods { .. } => stack == 'A',
        Goal::Technologies(_) | Goal::Yen(_) | Goal::AgentsAndTokens(_) | Goal::Orders(_) => stack == 'B',
        Goal::Areas { .. } => stack == 'C',
    };
    keep(kept, Rule::Stack { stack })?;
    goal(row.goal)?;
    within("first", row.first, 1, MOST_POINTS)?;
    within("later", row.later, 1, MOST_POINTS)?;
    keep(row.later <= row.first, Rule::LaterAboveFirst)
}

fn goal(goal: Goal) -> Kept {
    match goal {
        Goal::Goods { count, .. } => within("count", count, 1, 20),
        Goal::Technologies(count) => within("technologies", count, 1, 20),
        Goal::Yen(count) => within("yen", count, 1, 50),
        Goal::AgentsAndTokens(count) => within("agents-and-tokens", count, 1, 20),
        Goal::Orders(count) => within("orders", count, 1, 20),
        // With two players there are four Production Areas and six Commercial ones.
        Goal::Areas { production, commercial } => {
            within("production", production, 0, 4)?;
            within("commercial", commercial, 0, 6)?;
            within("areas in all", production + commercial, 1, 10)
        }
    }
}

const fn stack(row: usize) -> char {
    match row {
        0..=3 => 'A',
        4..=7 => 'B',
        _ => 'C',
    }
}

impl Label for AreaRow {
    fn label(&self) -> String {
        name(&self.area)
    }
}

impl Label for BoardRow {
    fn label(&self) -> String {
        "spaces".into()
    }
}

impl Label for SpaceRow {
    fn label(&self) -> String {
        format!("asks {}", self.asks)
    }
}

impl Label for OrderRow {
    fn label(&self) -> String {
        format!("{}, {}", name(&self.country), name(&self.goods))
    }
}

impl Label for TechnologyRow {
    fn label(&self) -> String {
        format!("{}, {}", name(&self.title), name(&self.country))
    }
}

impl Label for BuildingRow {
    fn label(&self) -> String {
        format!("house {}", name(&self.house))
    }
}

impl Label for TokenRow {
    fn label(&self) -> String {
        name(&self.reward)
    }
}

impl Label for AchievementRow {
    fn label(&self) -> String {
        name(&self.goal)
    }
}
