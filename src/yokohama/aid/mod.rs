//! The player's aid of Yokohama: the rules topic by topic, each with its printed values, and tables of them all.

mod cards;
mod tables;

use super::components::Area;
use super::content::Content;
use super::words::Caption;
use super::words::inventory::MOST;
use super::{Chapter, Topic, Yokohama};
use crate::aid::{Aid, Aided, Block, Cell, Section, paragraphs};
use crate::words::Words;

impl Aided for Yokohama {
    fn unplayed(content: Content) -> Self {
        Self::new(content, MOST)
    }

    fn sections(aid: &Aid<'_, Self>) -> Vec<Section> {
        let table = |id: &str, title, blocks| aid.table(id.to_owned(), aid.words.text(title), blocks);
        // The game in short comes first of all.
        let rules = Topic::all().map(|topic| aid.rules(topic));
        let tables = [
            table("areas", Caption::AidAreas, vec![aid.rates(&Area::ALL)]),
            table("all-technologies", Caption::AidTechnologies, aid.technologies()),
            table("all-orders", Caption::AidOrders, aid.orders()),
            table("all-achievements", Caption::AidAchievements, vec![aid.achievements()]),
            table("signs", Caption::AidSigns, vec![aid.signs()]),
        ];
        rules.chain(tables).collect()
    }

    fn arrows(words: Words) -> &'static str {
        words.text(Caption::KeysArrows)
    }
}

/// The name of a topic's section.
pub fn name(topic: Topic) -> String {
    // As serde writes a chapter in a refusal.
    let chapter = |chapter: Chapter| serde_json::to_value(chapter).ok()?.as_str().map(str::to_owned);
    match topic {
        Topic::Chapter(of) => chapter(of).unwrap_or_default(),
        other => format!("{other:?}").to_ascii_lowercase(),
    }
}

impl Aid<'_, Yokohama> {
    /// A topic's rules, with the printed values that belong to it.
    fn rules(&self, topic: Topic) -> Section {
        let mut blocks: Vec<Block> = paragraphs(self.words.rules(topic)).collect();
        if topic == Topic::Chapter(Chapter::Technologies) {
            blocks.extend(
                self.words
                    .rulings(self.game.rules())
                    .map(|text| Block::Text(text.to_owned())),
            );
        }
        blocks.extend(match topic {
            Topic::Goods => Some(self.rates(&[Area::CopperMine, Area::SilkMill, Area::Tea, Area::Fishing])),
            Topic::Bank => Some(self.rates(&[Area::Bank])),
            Topic::Chapter(Chapter::Chinatown) => Some(self.rates(&[Area::Chinatown])),
            Topic::Chapter(Chapter::Employment) => Some(self.rates(&[Area::EmploymentAgency])),
            Topic::Chapter(Chapter::Church) => Some(self.rates(&[Area::Church])),
            Topic::Chapter(Chapter::Customs) => Some(self.rates(&[Area::Customs])),
            Topic::Chapter(Chapter::Laboratory) => Some(self.rates(&[Area::LaboratoryA, Area::LaboratoryB])),
            Topic::Chapter(Chapter::Port) => Some(self.rates(&[Area::PortA, Area::PortB])),
            _ => None,
        });
        blocks.extend(match topic {
            Topic::Chapter(Chapter::Chinatown) => Some(self.exchanges()),
            Topic::Chapter(Chapter::Church) => Some(self.spaces(&self.game.content().church, Caption::AidFaith)),
            Topic::Chapter(Chapter::Customs) => Some(self.spaces(&self.game.content().customs, Caption::AidImports)),
            Topic::Chapter(Chapter::Laboratory) => Some(self.surcharges()),
            Topic::Chapter(Chapter::Port) => Some(self.levels()),
            _ => None,
        });
        self.rule(name(topic), self.words.topic(topic), blocks)
    }
}
