//! Lessons: a small one is read to its end, what it points at is there, and what the lesson of a turn says comes of its moves.

use meiji::game::Seat;
use meiji::lesson::{Answer, find};
use meiji::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel,
    Side, Track, Transport,
};
use meiji::nippon::lesson::{Lesson, Walk};
use meiji::nippon::table::{Sight, Target, Thing};
use meiji::nippon::{Move, Player};
use meiji::short::Typed;
use meiji::table::target::Control;

/// A lesson, at its beginning.
fn walk(text: &str) -> Walk {
    Walk::new(Lesson::from_json(text, &[]).unwrap_or_else(|error| panic!("{error}")))
}

fn small() -> Walk {
    walk(include_str!("small.json"))
}

/// A move in the short notation.
fn short(walk: &Walk, text: &str) -> Move {
    let sitting = walk.sitting();
    let read = sitting.game().read_short(&sitting.view(sitting.asked()), text);
    read.unwrap_or_else(|_| panic!("{text} is a move"))
}

/// Makes a right move.
fn make(walk: &mut Walk, text: &str) {
    let action = short(walk, text);
    assert_eq!(walk.attempt(action), Answer::Right, "{text}");
}

fn id(walk: &Walk) -> &str {
    walk.step().map_or("end", |step| step.id())
}

fn reader(walk: &Walk) -> Player {
    walk.sitting().state().table.seats[Seat(0)]
}

#[test]
fn the_lesson_goes_on_with_each_right_move_and_the_other_plays_meanwhile() {
    let mut walk = small();
    assert_eq!((id(&walk), walk.lesson().reader()), ("welcome", Seat(0)));
    assert!(walk.on());
    make(&mut walk, "1w");
    assert_eq!(
        id(&walk),
        "steps",
        "without a Factory the slot has one action, which plays itself"
    );
    make(&mut walk, "+2");
    assert_eq!(id(&walk), "again");
    let table = &walk.sitting().state().table;
    assert_eq!((table.active, table.round), (Seat(0), 2), "the other has played");
    assert_eq!(table.seats[Seat(1)].markers, [0, 1, 0]);
    make(&mut walk, "con");
    assert!(walk.step().is_none());
    assert!(walk.sitting().is_practice());
}

#[test]
fn a_move_that_branches_leads_elsewhere() {
    let mut walk = small();
    walk.on();
    for text in ["3g", "mi", "+3"] {
        make(&mut walk, text);
    }
    assert_eq!((id(&walk), reader(&walk).markers), ("again", [0, 3, 0]));
}

#[test]
fn what_is_shown_is_there_for_its_reader_alone() {
    let walk = small();
    let view = walk.sitting().view(Some(Seat(0)));
    let things = [
        Thing::Slot(ActionSlot::Mines),
        Thing::Worker(ActionSlot::Mines, Colour::Red),
        Thing::Action(Action::Trains),
        Thing::Sight(Sight::City(City::Osaka)),
        Thing::Influence(City::Osaka, Side::Top),
        Thing::Region(Region::Kyushu),
        Thing::Open(FactoryTile::Silk2),
        Thing::Factory(Good::Silk),
        Thing::Contract(ContractId(3)),
        Thing::Tile(5),
        Thing::Track(Track::Money),
    ];
    let shown = things.map(Target::Thing).into_iter().chain([Target::Player(Seat(1))]);
    assert_eq!(walk.shown(), shown.collect::<Vec<_>>());
    let game = walk.sitting().game();
    let named = |name: &str| find(game, &view, name);
    let lies = |name: &str, thing| assert_eq!(named(name), Some(Target::Thing(thing)), "{name}");
    lies("space/money", Thing::Space(Achievement::Money));
    lies("reward/5/yen", Thing::Reward(RewardLevel::Five, RewardBonus::Yen));
    lies("blueprints", Thing::Blueprints);
    lies("consolidate", Thing::Consolidate);
    lies("trains", Thing::Sight(Sight::Left(Transport::Train)));
    lies("ships", Thing::Sight(Sight::Left(Transport::Ship)));
    lies("machines", Thing::Sight(Sight::Machines));
    lies("wages", Thing::Sight(Sight::Wages));
    lies("rows", Thing::Sight(Sight::Rows));
    lies("rewards", Thing::Sight(Sight::Rewards));
    lies("scoring", Thing::Sight(Sight::Scoring));
    assert_eq!(named("question"), Some(Target::Question));
    assert_eq!(named("undo"), Some(Target::Control(Control::Undo)));
    assert_eq!(
        named("move/1w"),
        Some(Target::Move(Move::Take(ActionSlot::Knowledge, Colour::White)))
    );
    for absent in [
        "slot/trains",
        "slot/mines/black",
        "slot/mines/",
        "action/x",
        "osaka/5",
        "osaka/",
        "open/silk-5",
        "factory/tea",
        "contract/0",
        "contract/9",
        "tile/0",
        "tile/8",
        "track/x",
        "space/x",
        "reward/5",
        "reward/6/yen",
        "player/3",
        "player/0",
        "move/5x",
        "move/+1",
        "wages/1",
        "question/1",
        "kyushu/1",
        "undo/1",
        "",
    ] {
        // A name with nothing behind its stroke is that of the thing itself.
        let whole = absent.strip_suffix('/').map(|name| find(game, &view, name));
        assert_eq!(named(absent), whole.flatten(), "{absent}");
    }
    // Who looks on has nothing.
    let onlooker = walk.sitting().view(None);
    for own in ["contract/4", "tile/5", "move/1w"] {
        assert!(named(own).is_some() && find(game, &onlooker, own).is_none(), "{own}");
    }
}

/// The lesson that comes with the game tells what its reader has after each move; of that nothing is in its document.
#[test]
fn what_the_lesson_of_a_turn_says_comes_of_its_moves() {
    let mut walk = walk(include_str!("../../../lessons/nippon/turn.json"));
    let reads_on_to = |walk: &mut Walk, step: &str| {
        while walk.on() {}
        assert_eq!(id(walk), step);
    };
    let wages = |walk: &Walk| {
        let sitting = walk.sitting();
        sitting.game().wages(&reader(walk), 99).paid()
    };
    reads_on_to(&mut walk, "take");
    make(&mut walk, "1w");
    assert_eq!(wages(&walk), 6, "a second white one adds nothing");
    make(&mut walk, "pr");
    let silk = reader(&walk).factory(Good::Silk).copied().expect("it is there");
    assert_eq!(
        (silk.cubes, reader(&walk).coal),
        (2, 0),
        "it took 2 Coal, and ran at once"
    );
    assert_eq!(
        walk.sitting().state().table.slot(ActionSlot::Knowledge).len(),
        2,
        "the row moved there"
    );
    reads_on_to(&mut walk, "market");
    make(&mut walk, "5t");
    assert_eq!(wages(&walk), 9);
    make(&mut walk, "ost2");
    assert_eq!(reader(&walk).blueprints, 3, "Kansai gave 2");
    let table = walk.sitting().state().table;
    assert!(
        table.seats[Seat(1)].factory(Good::Paper).is_some(),
        "the other has built"
    );
    let game = walk.sitting().game();
    assert_eq!(game.influence(&table, Region::Kansai, Seat(0)), 2);
    assert!(game.overseas(&table, Region::Kansai) > 0);
    reads_on_to(&mut walk, "exchange");
    make(&mut walk, "xm");
    assert_eq!((reader(&walk).blueprints, reader(&walk).yen), (0, 5));
    make(&mut walk, "con");
    assert_eq!((reader(&walk).yen, reader(&walk).coal), (14, 2));
    make(&mut walk, "re3b");
    make(&mut walk, "=fa");
    let after = reader(&walk);
    assert_eq!(
        (after.yen, after.workers.len(), after.points),
        (14 - 9, 0, 10),
        "three colours"
    );
    assert_eq!(after.spaces[Achievement::Factories.index()], 3);
    while walk.on() {}
    assert!(walk.step().is_none());
}
