//! What is wrong with a document of the game, where only the game can say: its records, options, printed values and positions.

use super::phrases::Fault;
use super::{Nippon, Vocabulary, chapter};
use crate::nippon::content::{Content, Remark, Rule, Unusual};
use crate::nippon::position::Flaw;
use crate::nippon::{Forbidden, OptionsError};
use crate::words::format::number;
use crate::words::{Arg, Faulted, Words};

impl Faulted for Nippon {
    fn no_record(words: Words, path: &str, flaw: String) -> String {
        match path {
            "" => words.say(Fault::NotARecord, &[("reason", flaw.into())]),
            path => words.say(Fault::NotARecordAt, &[("path", path.into()), ("flaw", flaw.into())]),
        }
    }

    fn disagreed(words: Words, error: OptionsError) -> String {
        match error {
            OptionsError::Players(players) => words.say(Fault::Players, &[("n", players.into())]),
            OptionsError::Starter(seat) => words.say(Fault::Starter, &[("seat", number(seat))]),
        }
    }

    fn rule(words: Words, rule: &Rule) -> String {
        let room: &Vocabulary = words.of_room();
        let has = |phrase: Fault, has: u32| words.say(phrase, &[("has", has.into())]);
        let row = |phrase: Fault, row: u32| words.say(phrase, &[("row", row.into())]);
        let of = |phrase: Fault, slot: &str, name: Arg| words.say(phrase, &[(slot, name)]);
        let phrase = match *rule {
            Rule::GoodOrder { expected } => return of(Fault::GoodOrder, "good", words.name_of(&room.good, expected)),
            Rule::FactoryOrder { expected } => return of(Fault::FactoryOrder, "tile", expected.name().into()),
            Rule::Bonuses { has: number } => return has(Fault::Bonuses, number),
            Rule::SameBonus { as_row } => return row(Fault::SameBonus, as_row),
            Rule::Kinds { has: number } => return has(Fault::Kinds, number),
            Rule::SameGood { good } => return of(Fault::SameGood, "good", words.name_of(&room.good, good)),
            Rule::GoodSides { good, has } => {
                let good = words.name_of(&room.good, good);
                return words.say(Fault::GoodSides, &[("good", good), ("has", has.into())]);
            }
            Rule::CityOrder { expected } => return of(Fault::CityOrder, "city", words.name_of(&room.city, expected)),
            Rule::RegionOrder { expected } => {
                return of(Fault::RegionOrder, "region", words.name_of(&room.region, expected));
            }
            Rule::SameRegionBonus { as_row } => return row(Fault::SameRegionBonus, as_row),
            Rule::Missing { track, number } => {
                let track = words.name_of(&room.track, track);
                return words.say(Fault::NumberMissing, &[("track", track), ("number", number.into())]);
            }
            Rule::ShipStars { has: number } => return has(Fault::ShipStars, number),
            Rule::AchievementOrder { expected } => {
                let name = words.name_of(&room.achievement, expected);
                return of(Fault::AchievementOrder, "achievement", name);
            }
            Rule::Printed { has: number } => return has(Fault::Printed, number),
            Rule::TwoChoices => Fault::TwoChoices,
            Rule::CubesRise => Fault::CubesRise,
            Rule::YenOrPoints => Fault::YenOrPoints,
            Rule::Overseas => Fault::Overseas,
            Rule::NoStart => Fault::NoStart,
            Rule::TrackFalls => Fault::TrackFalls,
            Rule::NoGap => Fault::NoGap,
            Rule::IconOnFirst => Fault::IconOnFirst,
            Rule::ScoringTrack => Fault::ScoringTrack,
            Rule::PlacesRise => Fault::PlacesRise,
            Rule::ScoringFalls => Fault::ScoringFalls,
            Rule::InfluenceFalls => Fault::InfluenceFalls,
            Rule::TileOrder => Fault::TileOrder,
        };
        words.phrase(phrase).to_owned()
    }

    fn remarks(words: Words, content: &Content) -> Vec<String> {
        let remarks = content.unusual();
        remarks.iter().map(|remark| told(words, remark)).collect()
    }

    fn own_flaw(words: Words, flaw: &Flaw) -> String {
        let room: &Vocabulary = words.of_room();
        let of = |phrase: Fault, of: u32| words.say(phrase, &[("of", of.into())]);
        let phrase = match *flaw {
            Flaw::Workers { of: most } => return of(Fault::WorkerCount, most),
            Flaw::Board { of: most } => return of(Fault::BoardCount, most),
            Flaw::Transports { of: most } => return of(Fault::TransportCount, most),
            Flaw::Region { of: most } => return of(Fault::RegionCount, most),
            Flaw::Tiles { of: most } => return of(Fault::TileCount, most),
            Flaw::City { of: most } => return of(Fault::CityCount, most),
            Flaw::Storage { of: most } => return of(Fault::StorageCount, most),
            Flaw::Rewards { of: most } => return of(Fault::RewardCount, most),
            Flaw::Supplied { good } => {
                return words.say(Fault::Supplied, &[("good", words.name_of(&room.good, good))]);
            }
            Flaw::SameGood { good } => {
                return words.say(Fault::SameGoodOwned, &[("good", words.name_of(&room.good, good))]);
            }
            Flaw::Bonus { least } => return words.say(Fault::BonusMachine, &[("least", least.into())]),
            Flaw::Marker { track, least } => {
                let track = words.name_of(&room.track, track);
                return words.say(Fault::MarkerLow, &[("track", track), ("least", least.into())]);
            }
            Flaw::Contract { kinds } => return words.say(Fault::ContractKinds, &[("kinds", kinds.into())]),
            Flaw::Stage => Fault::NoSuchStage,
            Flaw::Turns => Fault::TurnCount,
            Flaw::Untouched => Fault::Untouched,
            Flaw::Slots => Fault::SlotCount,
            Flaw::Rows => Fault::RowCount,
            Flaw::Taken => Fault::TakenCount,
            Flaw::Machines => Fault::MachinesWait,
            Flaw::Discarded => Fault::RewardLeft,
            Flaw::Multipliers => Fault::MultiplierEarly,
            Flaw::Step => Fault::NoSuchStep,
            Flaw::Income => Fault::IncomeDue,
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
        Unusual::Same { as_row } => row(Fault::SameRow, as_row),
        Unusual::MoreForLess { than_row } => row(Fault::MoreForLess, than_row),
        Unusual::EasierThanBelow { than_row } => row(Fault::EasierThanBelow, than_row),
        Unusual::BareSpace => words.phrase(Fault::BareSpace).to_owned(),
    };
    words.unusual_row(remark.section, &remark.row, unusual)
}
