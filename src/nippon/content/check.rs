//! What every content keeps, whoever wrote it, so that the rules can play it: counts, bounds and order, and what the rulebook's own
//! examples tell. Where a value comes from decides nothing.

use std::mem::discriminant;

use super::super::components::{
    Achievement, City, FactoryTile, GOLDEN, Good, MOST_INFLUENCE, MOST_MACHINE, Region, Track,
};
use super::error::{ContentError, Rule, Section};
use super::{
    AchievementRow, Bonus, CityRow, CityTileRow, Content, ContractRow, FactoryRow, Gain, GoodRow, InfluenceRow,
    InfluenceTileRow, RegionRow, ScoringRow, ScoringSlot, ScoringSlotRow, SpaceRow, TrackRow,
};
use crate::printed::{self, Label, each, keep, like, whole, within};

/// The most of anything that is counted one by one: Coal, Knowledge, steps, cubes, points of a bonus.
const MOST: u8 = 9;
/// The most yen that anything costs or brings at once, in thousands.
const MOST_YEN: u8 = 30;
/// The most points that a Contract or a place in a Region gives.
const MOST_POINTS: u8 = 60;
/// The highest number of a track.
const MOST_NUMBER: u8 = 99;
/// The most bonuses that a Factory has.
pub(in super::super) const MOST_BONUSES: usize = 3;
/// The most goods of a kind that a Contract asks for.
const MOST_CUBES: u8 = 4;
/// How many sides of City tiles ask for each good.
const SIDES_A_GOOD: u32 = 6;
/// How many stars the first five Ships uncover.
const SHIP_STARS: u32 = 3;

type Kept = printed::Kept<Rule>;

/// The first rule that a content breaks.
pub(super) fn check(content: &Content) -> Result<(), ContentError> {
    each(Section::Goods, &content.goods, good)?;
    each(Section::Factories, &content.factories, factory)?;
    each(Section::Contracts, &content.contracts, |_, row| contract(row))?;
    each(Section::CityTiles, &content.city_tiles, |_, row| city_tile(row))?;
    whole(Section::CityTiles, sides(&content.city_tiles))?;
    each(Section::Cities, &content.cities, city)?;
    each(Section::Regions, &content.regions, region)?;
    for (section, rows, track, needs) in [
        (Section::Money, &content.money, Track::Money, &[12, 16][..]),
        (Section::Coal, &content.coal, Track::Coal, &[2, 5, 8]),
        (Section::Knowledge, &content.knowledge, Track::Knowledge, &[1, 3, 4, 6]),
    ] {
        each(section, rows, slot)?;
        whole(section, numbers(rows, track, needs))?;
    }
    whole(Section::Knowledge, keep(has_gap(&content.knowledge), Rule::NoGap))?;
    each(Section::Trains, &content.trains, space)?;
    each(Section::Ships, &content.ships, space)?;
    let stars = content.ships[..5].iter().map(|row| u32::from(row.star)).sum();
    whole(
        Section::Ships,
        keep(stars == SHIP_STARS, Rule::ShipStars { has: stars }),
    )?;
    whole(Section::ScoringTrack, scoring_track(&content.scoring_track))?;
    each(Section::Scorings, &content.scorings, scoring)?;
    each(Section::Influence, &content.influence, influence)?;
    each(Section::InfluenceTiles, &content.influence_tiles, influence_tile)?;
    each(Section::Achievements, &content.achievements, achievement)?;
    let printed = content.achievements.iter().map(|row| u32::from(row.printed)).sum();
    whole(
        Section::Achievements,
        keep(printed == 2, Rule::Printed { has: printed }),
    )
}

fn good(before: &[GoodRow], row: &GoodRow) -> Kept {
    let expected = Good::ALL[before.len()];
    keep(row.good == expected, Rule::GoodOrder { expected })?;
    within("price", row.price, 0, MOST_YEN)?;
    within("knowledge", row.knowledge, 0, MOST)?;
    within("coal", row.coal, 0, MOST)?;
    within("storage", row.storage, 1, MOST)
}

fn factory(before: &[FactoryRow], row: &FactoryRow) -> Kept {
    let expected = FactoryTile::ALL[before.len()];
    keep(row.factory == expected, Rule::FactoryOrder { expected })?;
    let has = row.bonuses.len() as u32;
    keep((1..=MOST_BONUSES as u32).contains(&has), Rule::Bonuses { has })?;
    row.bonuses.iter().try_for_each(|&one| bonus(one))?;
    let choices = row.bonuses.iter().filter(|bonus| bonus.asks()).count();
    keep(choices < 2, Rule::TwoChoices)?;
    match like(before, |other| other.bonuses == row.bonuses) {
        Some(as_row) => Err(Rule::SameBonus { as_row }.into()),
        None => Ok(()),
    }
}

fn bonus(bonus: Bonus) -> Kept {
    match bonus {
        Bonus::KnowledgeSteps(amount) => within("knowledge-steps", amount, 1, MOST),
        Bonus::MoneySteps(amount) => within("money-steps", amount, 1, MOST),
        Bonus::CoalSteps(amount) => within("coal-steps", amount, 1, MOST),
        Bonus::Blueprints(amount) => within("blueprints", amount, 1, MOST),
        Bonus::BuildTrains(amount) => within("build-trains", amount, 1, MOST),
        Bonus::BuildShips(amount) => within("build-ships", amount, 1, MOST),
        Bonus::Machines(amount) => within("machines", amount, 1, MOST_MACHINE),
        Bonus::Cubes(amount) => within("cubes", amount, 1, MOST),
        Bonus::CubesInFactories(amount) => within("cubes-in-factories", amount, 1, MOST),
        Bonus::KnowledgeActionPlus(amount) => within("knowledge-action-plus", amount, 1, MOST),
        Bonus::RunThisPlus(amount) => within("run-this-plus", amount, 1, MOST),
        Bonus::KnowledgeNeedMinus(amount) => within("knowledge-need-minus", amount, 1, MOST),
        Bonus::KnowledgeStars(amount) => within("knowledge-stars", amount, 1, MOST),
        Bonus::ContractYen(amount) => within("contract-yen", amount, 1, MOST_YEN),
        Bonus::InvestPrice(amount) => within("invest-price", amount, 0, MOST_YEN),
        Bonus::ProduceCoalMinus(amount) => within("produce-coal-minus", amount, 1, MOST),
        Bonus::WagesColoursFree(amount) => within("wages-colours-free", amount, 1, MOST),
        Bonus::TrainsCount(amount) => within("trains-count", amount, 1, MOST),
        Bonus::ShipsScore(amount) => within("ships-score", amount, 1, MOST),
        Bonus::ContractPoints(amount) => within("contract-points", amount, 1, MOST),
        Bonus::IncomeYenAFactory(amount) => within("income-yen-a-factory", amount, 1, MOST),
        Bonus::ImprovementPoints(amount) => within("improvement-points", amount, 1, MOST),
        Bonus::KeepCoal | Bonus::TrainsRegionBonus | Bonus::TrainsFirstFree | Bonus::MarketFirstBonusTwice => Ok(()),
    }
}

fn contract(row: &ContractRow) -> Kept {
    let has = row.cubes.len() as u32;
    keep((1..=3).contains(&has), Rule::Kinds { has })?;
    row.cubes
        .iter()
        .try_for_each(|&count| within("cubes", count, 1, MOST_CUBES))?;
    keep(row.cubes.is_sorted_by(|one, next| one >= next), Rule::CubesRise)?;
    within("yen", row.yen, 0, MOST_YEN)?;
    within("points", row.points, 0, MOST_POINTS)?;
    keep((row.yen == 0) != (row.points == 0), Rule::YenOrPoints)?;
    within("steps", row.steps, 0, 3)
}

fn city_tile(row: &CityTileRow) -> Kept {
    let twice = row.goods.iter().enumerate();
    let twice = twice.filter(|(at, good)| row.goods[..*at].contains(good));
    match twice.map(|(_, &good)| good).next() {
        Some(good) => Err(Rule::SameGood { good }.into()),
        None => Ok(()),
    }
}

fn sides(rows: &[CityTileRow]) -> Kept {
    Good::ALL.into_iter().try_for_each(|good| {
        let has = rows.iter().filter(|row| row.goods.contains(&good)).count() as u32;
        keep(has == SIDES_A_GOOD, Rule::GoodSides { good, has })
    })
}

fn city(before: &[CityRow], row: &CityRow) -> Kept {
    let expected = City::ALL[before.len()];
    keep(row.city == expected, Rule::CityOrder { expected })?;
    let mut shown = row.overseas;
    shown.sort_unstable();
    keep(shown == [0, 1, 2, 3], Rule::Overseas)
}

fn region(before: &[RegionRow], row: &RegionRow) -> Kept {
    let expected = Region::ALL[before.len()];
    keep(row.region == expected, Rule::RegionOrder { expected })?;
    match row.bonus {
        Gain::Yen(amount) => within("yen", amount, 1, MOST_YEN)?,
        Gain::Coal(amount) => within("coal", amount, 1, MOST)?,
        Gain::Blueprints(amount) => within("blueprints", amount, 1, MOST)?,
        Gain::Points(amount) => within("points", amount, 1, MOST)?,
    }
    match like(before, |other| discriminant(&other.bonus) == discriminant(&row.bonus)) {
        Some(as_row) => Err(Rule::SameRegionBonus { as_row }.into()),
        None => Ok(()),
    }
}

fn slot(before: &[TrackRow], row: &TrackRow) -> Kept {
    let Some(number) = row.number else {
        return keep(!before.is_empty(), Rule::NoStart);
    };
    within("number", number, 0, MOST_NUMBER)?;
    let last = before.iter().rev().find_map(|row| row.number);
    keep(last.is_none_or(|last| last < number), Rule::TrackFalls)
}

fn numbers(rows: &[TrackRow], track: Track, needs: &[u8]) -> Kept {
    let starts = rows.first().and_then(|row| row.number);
    let number = needs[0];
    keep(starts == Some(number), Rule::Missing { track, number })?;
    needs.iter().try_for_each(|&number| {
        let has = rows.iter().any(|row| row.number == Some(number));
        keep(has, Rule::Missing { track, number })
    })
}

fn has_gap(rows: &[TrackRow]) -> bool {
    rows.windows(3)
        .any(|slots| slots[0].number == Some(3) && slots[1].number.is_none() && slots[2].number == Some(4))
}

fn space(before: &[SpaceRow], row: &SpaceRow) -> Kept {
    keep(!row.money || !before.is_empty(), Rule::IconOnFirst)
}

fn scoring_track(rows: &[ScoringSlotRow]) -> Kept {
    let (plain, golden) = rows.split_at(GOLDEN.into());
    let scorings = plain.iter().filter(|row| row.slot == ScoringSlot::Scoring).count();
    let sound = plain[0].slot == ScoringSlot::Plain
        && scorings == 2
        && plain.iter().all(|row| row.slot != ScoringSlot::Golden)
        && golden.iter().all(|row| row.slot == ScoringSlot::Golden);
    keep(sound, Rule::ScoringTrack)
}

fn scoring(before: &[ScoringRow], row: &ScoringRow) -> Kept {
    row.places
        .iter()
        .try_for_each(|&points| within("places", points, 1, MOST_POINTS))?;
    keep(
        row.places.is_sorted_by(|higher, lower| higher > lower),
        Rule::PlacesRise,
    )?;
    let rises = |last: &ScoringRow| last.places.iter().zip(row.places).all(|(last, points)| *last < points);
    keep(before.last().is_none_or(rises), Rule::ScoringFalls)
}

fn influence(before: &[InfluenceRow], row: &InfluenceRow) -> Kept {
    row.values
        .iter()
        .try_for_each(|&value| within("values", value, 1, MOST_INFLUENCE as u8))?;
    let rises = row.values.is_sorted_by(|fewer, more| fewer < more);
    let above = |last: &InfluenceRow| last.values.iter().zip(row.values).all(|(last, value)| *last <= value);
    keep(rises && before.last().is_none_or(above), Rule::InfluenceFalls)
}

fn influence_tile(before: &[InfluenceTileRow], row: &InfluenceTileRow) -> Kept {
    within("value", row.value, 1, MOST_INFLUENCE as u8)?;
    keep(
        before.last().is_none_or(|last| last.value <= row.value),
        Rule::TileOrder,
    )
}

fn achievement(before: &[AchievementRow], row: &AchievementRow) -> Kept {
    let expected = Achievement::ALL[before.len()];
    keep(row.achievement == expected, Rule::AchievementOrder { expected })?;
    within("each", row.each, 1, MOST)
}

impl Label for GoodRow {
    fn label(&self) -> String {
        self.good.to_string()
    }
}

impl Label for FactoryRow {
    fn label(&self) -> String {
        self.factory.to_string()
    }
}

impl Label for ContractRow {
    fn label(&self) -> String {
        let cubes: Vec<_> = self.cubes.iter().map(u8::to_string).collect();
        format!("cubes {}", cubes.join(" + "))
    }
}

impl Label for CityTileRow {
    fn label(&self) -> String {
        self.goods.map(Good::name).join(", ")
    }
}

impl Label for CityRow {
    fn label(&self) -> String {
        self.city.to_string()
    }
}

impl Label for RegionRow {
    fn label(&self) -> String {
        self.region.to_string()
    }
}

impl Label for TrackRow {
    fn label(&self) -> String {
        self.number
            .map_or_else(|| "no number".to_owned(), |number| format!("number {number}"))
    }
}

impl Label for SpaceRow {
    fn label(&self) -> String {
        match (self.star, self.money) {
            (true, true) => "star, money",
            (true, false) => "star",
            (false, true) => "money",
            (false, false) => "nothing",
        }
        .to_owned()
    }
}

impl Label for ScoringRow {
    fn label(&self) -> String {
        self.places.map(|points| points.to_string()).join(", ")
    }
}

impl Label for InfluenceRow {
    fn label(&self) -> String {
        self.values.map(|value| value.to_string()).join(", ")
    }
}

impl Label for InfluenceTileRow {
    fn label(&self) -> String {
        format!("value {}", self.value)
    }
}

impl Label for AchievementRow {
    fn label(&self) -> String {
        self.achievement.to_string()
    }
}
