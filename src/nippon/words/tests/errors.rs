//! Why something is refused: moves by the rules, documents by their form; and what can be done instead.

use std::collections::BTreeSet;

use super::*;
use crate::document::{Misread, Wrong};
use crate::nippon::components::{City, Region, Resource};
use crate::nippon::content::{ContentError, Rule as Printing, Section};
use crate::nippon::position::Flaw;
use crate::nippon::record::RecordError;
use crate::nippon::{Chapter, Forbidden, Move, OptionsError, Refusal, Stage, State, Step};
use crate::position;
use crate::printed::Broken;
use crate::record::NoRecord;
use crate::words::Faulted;

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let good = Good::Lenses;
    vec![
        Refusal::GameOver,
        Refusal::OtherQuestion,
        Refusal::MustChoose,
        Refusal::NoSuchThing,
        Refusal::BoardFull,
        Refusal::NoWorker,
        Refusal::NothingPossible,
        Refusal::OtherSlot { action: Action::Ships },
        Refusal::TooDear {
            what: Resource::Yen,
            needs: 6,
            has: 5,
        },
        Refusal::TooDear {
            what: Resource::Coal,
            needs: 3,
            has: 1,
        },
        Refusal::TooDear {
            what: Resource::Blueprints,
            needs: 3,
            has: 1,
        },
        Refusal::OnTop { track: Track::Money },
        Refusal::BeyondTop { room: 1 },
        Refusal::NotNow,
        Refusal::NoFactory { good },
        Refusal::NothingToRun,
        Refusal::StorageFull { good },
        Refusal::RunAlready { good },
        Refusal::Fulfilled,
        Refusal::OtherGoods,
        Refusal::GoodsShort { good, needs: 2, has: 1 },
        Refusal::NoContract,
        Refusal::HasFactory { good },
        Refusal::HasAllFactories,
        Refusal::FactoryGone,
        Refusal::KnowledgeShort {
            missing: 3,
            blueprints: 1,
        },
        Refusal::FullyImproved { good },
        Refusal::FactoryFirst,
        Refusal::NoneLeft,
        Refusal::RegionFull,
        Refusal::MapFull,
        Refusal::RegionBuiltIn,
        Refusal::OtherRegion,
        Refusal::NoTile { value: 7 },
        Refusal::WorthLess { good, most: 5 },
        Refusal::NotHigher { than: 5 },
        Refusal::CityFull {
            city: City::Sendai,
            lowest: 3,
        },
        Refusal::NothingToSupply,
        Refusal::OtherCity { city: City::Kyoto },
        Refusal::NoTileThere,
        Refusal::NotLowest { lowest: 2 },
        Refusal::RewardTooHigh { needs: 5, has: 4 },
        Refusal::RewardGone,
        Refusal::SpaceTaken,
        Refusal::CubeLaid { good },
    ]
}

#[test]
fn every_refusal_names_its_rule_and_its_chapter() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let mut said = BTreeSet::new();
        for refusal in refusals() {
            let chapter = Chapter::Export;
            let text = speech.refusal(&Forbidden { refusal, chapter });
            whole(&text);
            assert!(text.contains(speech.chapter(chapter)), "{text}");
            said.insert(text);
        }
        assert_eq!(said.len(), refusals().len(), "two rules sound alike");
    }
}

/// What is advised against a marker on top and against an exchange at the wrong time can be done: another action for an action, another track
/// for Blueprints, and in the last turn its end, for no other turn comes.
#[test]
fn what_is_advised_can_be_done() {
    let (game, names) = (game(2), names());
    let mut state = game.deal(Seed(1));
    state.table = table(&game);
    let me = &mut state.table.seats[Seat(0)];
    (me.markers, me.blueprints) = ([10; 3], 3);
    let told = |state: &State, forbidden: Option<Forbidden>| {
        let speech = Words::default().speech(&game, &state.table, &names);
        speech.remedy(&forbidden.expect("it is refused"))
    };
    let other = Some("It cannot go higher: choose another action.");
    let hindered = game.hinders(&state.table, Action::Knowledge);
    assert_eq!(told(&state, hindered).as_deref(), other, "as a turn begins, too");
    let exchange = |state: &State| game.why_not(state, Move::Exchange(Track::Money));
    assert_eq!(
        told(&state, exchange(&state)).as_deref(),
        Some("Choose a track with room above the marker.")
    );
    state.table.turn.step = Step::Run;
    let next = Some("Wait for the beginning of your next turn.");
    assert_eq!(told(&state, exchange(&state)).as_deref(), next);
    (state.table.stage, state.table.turns_left) = (Stage::LastPhase, 3);
    assert_eq!(told(&state, exchange(&state)).as_deref(), next);
    state.table.turns_left = 2;
    let end = Some("Wait for the end of this turn.");
    assert_eq!(told(&state, exchange(&state)).as_deref(), end);
}

/// The fault of every kind that a document can have, and no two sound alike.
#[test]
fn every_fault_of_a_document_is_a_sentence_of_its_own() {
    let (good, track) = (Good::Clocks, Track::Money);
    let flaws = [
        Flaw::Stage,
        Flaw::Turns,
        Flaw::Untouched,
        Flaw::Workers { of: 7 },
        Flaw::Board { of: 6 },
        Flaw::Slots,
        Flaw::Rows,
        Flaw::Taken,
        Flaw::Transports { of: 6 },
        Flaw::Region { of: 4 },
        Flaw::Tiles { of: 2 },
        Flaw::City { of: 3 },
        Flaw::Supplied { good },
        Flaw::SameGood { good },
        Flaw::Storage { of: 4 },
        Flaw::Bonus { least: 1 },
        Flaw::Machines,
        Flaw::Marker { track, least: 3 },
        Flaw::Contract { kinds: 3 },
        Flaw::Rewards { of: 5 },
        Flaw::Discarded,
        Flaw::Multipliers,
        Flaw::Step,
        Flaw::Income,
        Flaw::Passed,
    ];
    let rules = [
        Printing::GoodOrder { expected: good },
        Printing::FactoryOrder {
            expected: FactoryTile::Bento2,
        },
        Printing::Bonuses { has: 4 },
        Printing::TwoChoices,
        Printing::SameBonus { as_row: 2 },
        Printing::Kinds { has: 4 },
        Printing::CubesRise,
        Printing::YenOrPoints,
        Printing::SameGood { good },
        Printing::GoodSides { good, has: 5 },
        Printing::CityOrder { expected: City::Kyoto },
        Printing::Overseas,
        Printing::RegionOrder {
            expected: Region::Kanto,
        },
        Printing::SameRegionBonus { as_row: 1 },
        Printing::NoStart,
        Printing::TrackFalls,
        Printing::Missing { track, number: 16 },
        Printing::NoGap,
        Printing::IconOnFirst,
        Printing::ShipStars { has: 2 },
        Printing::ScoringTrack,
        Printing::PlacesRise,
        Printing::ScoringFalls,
        Printing::InfluenceFalls,
        Printing::TileOrder,
        Printing::AchievementOrder {
            expected: Achievement::Coal,
        },
        Printing::Printed { has: 1 },
    ];
    let forbidden = Forbidden {
        refusal: Refusal::RegionFull,
        chapter: Chapter::Trains,
    };
    let text = "site kyushu".to_owned();
    let records = [
        NoRecord::Version.into(),
        NoRecord::Form(Misread {
            path: "seed".to_owned(),
            wrong: Wrong::NotAText,
        })
        .into(),
        RecordError::Options(OptionsError::Starter(3)),
        RecordError::Options(OptionsError::Players(5)),
        RecordError::IllegalMove {
            number: 4,
            text,
            forbidden,
        },
    ];
    let (path, twice) = ("seats[1]".to_owned(), Some("seats[0]".to_owned()));
    for language in Language::all() {
        let words = Words::new(language);
        let mut told = Vec::new();
        let flaws = flaws.iter().cloned().map(position::Flaw::Own);
        for flaw in flaws.chain(twice.clone().map(|other| position::Flaw::Twice { other })) {
            let path = path.clone();
            told.push(words.position_fault::<Nippon>(&position::PositionError { path, flaw }));
        }
        for rule in rules {
            let (section, row) = (Section::Contracts, None);
            let rule = Broken::Own(rule);
            told.push(words.content_fault::<Nippon>(&ContentError::Breaks { section, row, rule }));
        }
        told.extend(records.iter().map(|error| words.record_fault::<Nippon>(error)));
        for sentence in &told {
            whole(sentence);
            assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
        }
        assert_eq!(BTreeSet::from_iter(&told).len(), told.len(), "two faults sound alike");
    }
}

/// What is odd about printed values of one's own is told, a sentence each.
#[test]
fn what_is_unusual_about_printed_values_is_told() {
    let mut content = Content::first();
    assert_eq!(
        <Nippon as Faulted>::remarks(Words::default(), &content),
        Vec::<String>::new()
    );
    content.contracts[1] = content.contracts[0].clone();
    (
        content.contracts[3].cubes,
        content.contracts[3].yen,
        content.contracts[3].steps,
    ) = (vec![2], 4, 1);
    content.goods[2].knowledge = 1;
    content.trains[0].star = false;
    for language in Language::all() {
        let told = <Nippon as Faulted>::remarks(Words::new(language), &content);
        assert_eq!(told.len(), 4, "{told:?}");
        told.iter().for_each(|sentence| whole(sentence));
        assert_eq!(BTreeSet::from_iter(&told).len(), told.len(), "{told:?}");
    }
}
