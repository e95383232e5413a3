//! What the lines of Yokohama Duel's score sheet and its figures are called (rulebook: Final score): all of it is scored at the end.

use super::Duel;
use super::course::Category;
use super::words::Caption;
use crate::drawing::art::Symbol;
use crate::reckoned::{Figure, Line, Reckoned, Scored};
use crate::words::{Key, Words};

impl Reckoned for Duel {
    fn lines(words: Words) -> Vec<Line> {
        let line = |category: Category| Line::new(words.text(category.key()), symbol(category), Scored::AtTheEnd);
        Category::ALL.map(line).into()
    }

    fn figures(words: Words) -> Vec<Figure> {
        vec![
            Figure::new(words.text(Key::TallyTurns), "turns"),
            Figure::new(words.text(Caption::TallyActed), "acted"),
            Figure::new(words.text(Caption::TallyTraders), "traders"),
            Figure::new(words.text(Caption::TallyOrders), "orders"),
            Figure::new(words.text(Caption::TallyTechnologies), "technologies"),
            Figure::new(words.text(Caption::TallyBuildings), "buildings"),
            Figure::new(words.text(Caption::TallyChurch), "church"),
        ]
    }
}

/// The symbol beside a line; that of what is most is the one of what is counted.
const fn symbol(category: Category) -> Symbol {
    match category {
        Category::Orders | Category::MostOrders => Symbol::Order,
        Category::Technologies | Category::TechnologyBonus => Symbol::Technology,
        Category::Church => Symbol::ChurchSeal,
        Category::Houses => Symbol::TradingHouse,
        Category::Shops => Symbol::Shop,
        Category::Turned => Symbol::CustomsSeal,
        Category::Imports => Symbol::Import,
        Category::Yen => Symbol::Yen,
        Category::Goods => Symbol::AnyGood,
    }
}
