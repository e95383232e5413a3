//! What is wrong with a document of the game, where only the game can say: its records, options, printed values and positions.

use super::phrases::Fault;
use super::{Duel, Vocabulary, chapter};
use crate::duel::content::{Content, Remark, Rule, Unusual};
use crate::duel::position::Flaw;
use crate::duel::{Forbidden, OptionsError};
use crate::words::format::number;
use crate::words::{Faulted, Words};

impl Faulted for Duel {
    fn no_record(words: Words, path: &str, flaw: String) -> String {
        match path {
            "" => words.say(Fault::NotARecord, &[("reason", flaw.into())]),
            path => words.say(Fault::NotARecordAt, &[("path", path.into()), ("flaw", flaw.into())]),
        }
    }

    fn disagreed(words: Words, error: OptionsError) -> String {
        match error {
            OptionsError::Starter(seat) => words.say(Fault::Starter, &[("seat", number(seat))]),
        }
    }

    fn rule(words: Words, rule: &Rule) -> String {
        let room: &Vocabulary = words.of_room();
        let phrase = match *rule {
            Rule::PlaceOrder { expected } => {
                let place = words.name_of(&room.place, expected);
                return words.say(Fault::PlaceOrder, &[("place", place)]);
            }
            Rule::TitleOrder { expected } => {
                return words.say(Fault::TitleOrder, &[("title", room.title.of(expected).into())]);
            }
            Rule::Symbols { has } => return words.say(Fault::Symbols, &[("has", has.into())]),
            Rule::CardOrder => Fault::CardOrder,
            Rule::NoUpgrade => Fault::NoUpgrade,
            Rule::ChoiceNotLast => Fault::ChoiceNotLast,
            Rule::ChoiceOnBonus => Fault::ChoiceOnBonus,
        };
        words.phrase(phrase).to_owned()
    }

    fn remarks(words: Words, content: &Content) -> Vec<String> {
        let remarks = content.unusual();
        remarks.iter().map(|remark| told(words, remark)).collect()
    }

    fn own_flaw(words: Words, flaw: &Flaw) -> String {
        let of = |phrase: Fault, of: u32| words.say(phrase, &[("of", of.into())]);
        let phrase = match *flaw {
            Flaw::Shops { of: most } => return of(Fault::ShopCount, most),
            Flaw::Houses { of: most } => return of(Fault::HouseCount, most),
            Flaw::Orders { of: most } => return of(Fault::OrderCount, most),
            Flaw::Technologies { of: laid } => return of(Fault::TechnologyCount, laid),
            Flaw::Church { of: taken } => return of(Fault::ChurchCount, taken),
            Flaw::Upgrades { of: most } => return of(Fault::UpgradeCount, most),
            Flaw::Support { of: most } => return of(Fault::SupportCount, most),
            Flaw::Station => Fault::StationOwner,
            Flaw::FirstOrders => Fault::FirstOrdersOnly,
            Flaw::Stage => Fault::NoSuchStage,
            Flaw::Turns => Fault::TurnCount,
            Flaw::Occupied => Fault::Occupied,
            Flaw::Lowest => Fault::LowestFirst,
            Flaw::Used => Fault::NotUsed,
            Flaw::Recruited => Fault::RecruitDue,
            Flaw::Traders => Fault::TraderCount,
            Flaw::Step => Fault::NoSuchStep,
            Flaw::Influence => Fault::NoSuchInfluence,
            Flaw::Looking => Fault::NotLooking,
            Flaw::Owed => Fault::NothingOwed,
            Flaw::Passed => Fault::StepPassed,
        };
        words.phrase(phrase).to_owned()
    }

    fn of_chapter(words: Words, forbidden: &Forbidden) -> &'static str {
        chapter(words, forbidden.chapter)
    }
}

/// What is unusual about a row of printed values that are taken all the same, in a sentence.
fn told(words: Words, remark: &Remark) -> String {
    let row = |phrase, row: u32| words.say(phrase, &[("row", row.into())]);
    let unusual = match remark.unusual {
        Unusual::SameCard { as_row } => row(Fault::SameCard, as_row),
        Unusual::Yield { influence, has, usual } => {
            let args = [
                ("influence", influence.into()),
                ("has", has.into()),
                ("usual", usual.into()),
            ];
            words.say(Fault::OddYield, &args)
        }
        Unusual::CheaperUpgrade => words.phrase(Fault::CheaperUpgrade).to_owned(),
        Unusual::ManyPoints { most, has } => {
            words.say(Fault::ManyPoints, &[("has", has.into()), ("most", most.into())])
        }
        Unusual::MoreForLess { than_row } => row(Fault::MoreForLess, than_row),
        Unusual::Nothing => words.phrase(Fault::GivesNothing).to_owned(),
    };
    words.unusual_row(remark.section, &remark.row, unusual)
}
