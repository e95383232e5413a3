//! What the lines of Yokohama's score sheet and its figures are called (rulebook: The end of the game).

use super::Yokohama;
use super::course::Category;
use super::words::Caption;
use crate::course::Counted as _;
use crate::drawing::art::Symbol;
use crate::reckoned::{Figure, Line, Reckoned, Scored};
use crate::words::{Key, Words};

impl Reckoned for Yokohama {
    fn lines(words: Words) -> Vec<Line> {
        Self::CATEGORIES.iter().map(|&category| line(words, category)).collect()
    }

    fn figures(words: Words) -> Vec<Figure> {
        vec![
            Figure::new(words.text(Key::TallyTurns), "turns"),
            Figure::new(words.text(Caption::TallyPlaced), "placed"),
            Figure::new(words.text(Caption::TallyActed), "acted"),
            Figure::new(words.text(Caption::TallyOrders), "orders"),
            Figure::new(words.text(Caption::TallyTechnologies), "technologies"),
            Figure::new(words.text(Caption::TallyBuildings), "buildings"),
            Figure::new(words.text(Caption::TallyAchievements), "achievements"),
        ]
    }
}

fn line(words: Words, category: Category) -> Line {
    let (name, symbol, scored) = match category {
        Category::Orders => (Caption::ScoreOrders, Symbol::Order, Scored::InPlay),
        Category::Buildings => (Caption::ScoreBuildings, Symbol::Shop, Scored::InPlay),
        Category::Spaces => (Caption::ScoreSpaces, Symbol::Import, Scored::InPlay),
        Category::Technologies => (Caption::ScoreTechnologies, Symbol::Technology, Scored::InPlay),
        Category::Achievements => (Caption::ScoreAchievements, Symbol::Achievement, Scored::InPlay),
        Category::Areas => (Caption::ScoreAreas, Symbol::FivePower, Scored::InPlay),
        Category::Church => (Caption::ScoreChurch, Symbol::ChurchSeal, Scored::AtTheEnd),
        Category::Customs => (Caption::ScoreCustoms, Symbol::CustomsSeal, Scored::AtTheEnd),
        Category::TechnologyBonus => (Caption::ScoreTechnology, Symbol::LaboratorySeal, Scored::AtTheEnd),
        Category::Country => (Caption::ScoreCountry, Symbol::British, Scored::AtTheEnd),
        Category::Agents => (Caption::ScoreAgents, Symbol::Agent, Scored::AtTheEnd),
        Category::Imports => (Caption::ScoreImports, Symbol::Import, Scored::AtTheEnd),
        Category::Yen => (Caption::ScoreYen, Symbol::Yen, Scored::AtTheEnd),
        Category::Goods => (Caption::ScoreGoods, Symbol::AnyGood, Scored::AtTheEnd),
    };
    let line = Line::new(words.text(name), symbol, scored);
    match category {
        Category::Church => line.note(words.text(Caption::ScoreChurchNote)),
        Category::Customs => line.note(words.text(Caption::ScoreCustomsNote)),
        Category::TechnologyBonus => line.note(words.text(Caption::ScoreTechnologyNote)),
        Category::Country => line.note(words.text(Caption::ScoreCountryNote)),
        _ => line,
    }
}
