//! What is said of what lies on the table of Nippon.

use super::heard::{city_letters, region_letters};
use super::{Sheet, Show, Target, Thing, Waste, hints, question};
use crate::game::Seat;
use crate::nippon::components::{City, Region};
use crate::nippon::words::{Caption, Sign, chapter, city_name, region_name};
use crate::nippon::{Chapter, Event, Move, Nippon, View};
use crate::table::Explained;
use crate::words::{Hint, Key, Question, Speech, Words};

impl Explained for Nippon {
    type Chapter = Chapter;

    fn chapter(words: Words, of: Chapter) -> &'static str {
        chapter(words, of)
    }

    /// Workers from the bag stand on the table.
    fn lies_open(event: &Event) -> bool {
        matches!(event, Event::WorkerDrawn { .. })
    }

    fn question(show: &Show) -> Question {
        question::question(show)
    }

    fn spoken(show: &Show, thing: Thing) -> String {
        let hint = hints::hint(show, Target::Thing(thing));
        hint.map_or_else(String::new, |hint| show.words.spoken_hint(&hint))
    }

    fn spoken_move(speech: &Speech<Self>, action: Move) -> String {
        speech.action(action)
    }

    fn spoken_player(speech: &Speech<Self>, seat: Seat) -> String {
        speech.words.spoken_hint(&hints::player(speech, seat))
    }

    fn spoken_sheet(words: Words, sheet: Sheet) -> &'static str {
        match sheet {
            Sheet::Consolidate => words.text(Sign::ConsolidateSheet),
            Sheet::Factories => words.text(Sign::FactoriesSheet),
            Sheet::Contracts => words.text(Sign::ContractsSheet),
            Sheet::Region(region) => region_name(words, region),
        }
    }

    fn told_aid(words: Words) -> &'static str {
        words.text(Caption::TipHelp)
    }

    fn told_own(words: Words) -> [&'static str; 2] {
        [Caption::BoardLabel, Caption::TipBoard].map(|key| words.text(key))
    }

    fn told_more(words: Words) -> [&'static str; 2] {
        [words.text(Key::MoreTab), words.text(Sign::More)]
    }

    fn squares(words: Words, _: &View) -> Vec<(String, &'static str)> {
        let city = |city: City| (city_letters(city).to_owned(), city_name(words, city));
        let region = |region: Region| (region_letters(region).to_owned(), region_name(words, region));
        City::ALL.map(city).into_iter().chain(Region::ALL.map(region)).collect()
    }

    fn wasted(_: Words, hint: Waste) -> &'static str {
        match hint {}
    }

    fn hint(show: &Show, target: Target) -> Option<Hint<Chapter>> {
        hints::hint(show, target)
    }
}
