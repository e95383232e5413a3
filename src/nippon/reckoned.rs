//! What the lines of Nippon's score sheet and its figures are called: the track of the points first, then the Achievement spaces (Reference Sheet).

use super::Nippon;
use super::components::Achievement;
use super::course::Category;
use super::words::Caption;
use crate::course::Counted as _;
use crate::drawing::art::Symbol;
use crate::reckoned::{Figure, Line, Reckoned, Scored};
use crate::words::{Key, Words};

impl Reckoned for Nippon {
    fn lines(words: Words) -> Vec<Line> {
        Self::CATEGORIES.iter().map(|&category| line(words, category)).collect()
    }

    fn figures(words: Words) -> Vec<Figure> {
        vec![
            Figure::new(words.text(Key::TallyTurns), "turns"),
            Figure::new(words.text(Caption::TallyWorkers), "workers"),
            Figure::new(words.text(Caption::TallyConsolidations), "consolidations"),
            Figure::new(words.text(Caption::TallyFactories), "factories"),
            Figure::new(words.text(Caption::TallyGoods), "goods"),
            Figure::new(words.text(Caption::TallyContracts), "contracts"),
            Figure::new(words.text(Caption::TallyMachines), "machines"),
            Figure::new(words.text(Caption::TallyTrains), "trains"),
            Figure::new(words.text(Caption::TallyShips), "ships"),
            Figure::new(words.text(Caption::TallyInfluence), "influence"),
        ]
    }
}

fn line(words: Words, category: Category) -> Line {
    let in_play = |name: Caption, symbol| Line::new(words.text(name), symbol, Scored::InPlay);
    let space = |name: Caption, space: Achievement| Line::new(words.text(name), space.into(), Scored::AtTheEnd);
    match category {
        Category::Start => in_play(Caption::ScoreStart, Symbol::Point),
        Category::FirstScoring => in_play(Caption::ScoreFirst, Symbol::Torii),
        Category::SecondScoring => in_play(Caption::ScoreSecond, Symbol::Torii),
        Category::ThirdScoring => in_play(Caption::ScoreThird, Symbol::Torii),
        Category::Ships => in_play(Caption::ScoreShips, Symbol::Steamship),
        Category::Contracts => in_play(Caption::ScoreContracts, Symbol::Contract),
        Category::Regions => in_play(Caption::ScoreRegions, Symbol::InfluenceTile),
        Category::Factories => in_play(Caption::ScoreFactories, Symbol::Factory),
        // The last wages are paid in the final scoring, all others in the game.
        Category::Wages => in_play(Caption::ScoreWages, Symbol::BadgeRed),
        Category::ContractsSpace => space(Caption::ScoreContractsSpace, Achievement::Contracts),
        Category::MoneySpace => space(Caption::ScoreMoneySpace, Achievement::Money),
        Category::KnowledgeSpace => space(Caption::ScoreKnowledgeSpace, Achievement::Knowledge),
        Category::ShipsSpace => space(Caption::ScoreShipsSpace, Achievement::Ships),
        Category::TrainsSpace => space(Caption::ScoreTrainsSpace, Achievement::Trains),
        Category::CoalSpace => space(Caption::ScoreCoalSpace, Achievement::Coal),
        Category::FactoriesSpace => space(Caption::ScoreFactoriesSpace, Achievement::Factories),
        Category::MachinesSpace => space(Caption::ScoreMachinesSpace, Achievement::Machines),
        Category::RegionsSpace => space(Caption::ScoreRegionsSpace, Achievement::Regions),
    }
}
