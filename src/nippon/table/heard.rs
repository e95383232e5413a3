//! The table of Nippon for who hears it or plays it by keys.

use super::{Section, Show, Sight, Target, Thing, choices, hints, question, things};
use crate::nippon::components::{City, Region};
use crate::nippon::words::Sign;
use crate::nippon::{Ask, Move, Nippon};
use crate::table::{Heard, tree};
use crate::words::Key;

impl Heard for Nippon {
    fn sections(show: &Show) -> Vec<Section> {
        let mut sections = vec![things::table(show), tree::question(show), things::belongings(show)];
        sections.extend(things::places(show));
        sections.extend(things::boards(show));
        sections.push(things::players(show));
        sections.push(tree::log(show));
        sections.push(tree::controls(show));
        sections
    }

    fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
        choices::recommended(show, targets)
    }

    fn goes_on(action: Move) -> bool {
        matches!(action, Move::Stop | Move::Finish)
    }

    fn last_turn(show: &Show) -> Option<String> {
        let table = show.table();
        let ask = table.decision()?.ask;
        // Where a turn begins, and where it can be ended.
        let tells = matches!(ask, Ask::Turn | Ask::Finish) && show.view.seat == Some(table.active);
        (tells && table.is_last_turn()).then(|| show.words.text(Key::TreeLastTurn).to_owned())
    }

    fn deed(show: &Show, action: Move) -> String {
        let said = show.speech().action_long(action);
        hints::outcome(show, action)
            .into_iter()
            .fold(said, |said, line| show.words.then(said, line))
    }

    fn begun(show: &Show, target: Target, _: &[Move]) -> Option<String> {
        let Target::Thing(Thing::Blueprints) = target else {
            return None;
        };
        Some(show.words.text(Sign::ExchangeBlueprints).to_owned())
    }

    fn mine(show: &Show) -> String {
        show.spoken(Target::Player(show.me()))
    }

    fn scores(show: &Show) -> String {
        things::scores(show)
    }

    /// Places are typed by two letters.
    fn lies(show: &Show, target: Target) -> [Option<String>; 2] {
        let letters = match target {
            Target::Thing(Thing::Sight(Sight::City(city)) | Thing::Influence(city, _)) => city_letters(city),
            Target::Thing(Thing::Region(region)) => region_letters(region),
            _ => return [None, None],
        };
        [None, Some(show.words.fill(Sign::Typed, &[("letters", letters.into())]))]
    }

    fn end(show: &Show) -> Vec<String> {
        let mut told = vec![question::progress(show)];
        if show.table().decision().is_none() {
            told.push(show.speech().outcome());
        }
        told
    }
}

/// The letters by which a City is typed.
pub(super) const fn city_letters(city: City) -> &'static str {
    crate::nippon::short::city_of(city)
}

/// The letters by which a Region is typed.
pub(super) const fn region_letters(region: Region) -> &'static str {
    crate::nippon::short::region_of(region)
}
