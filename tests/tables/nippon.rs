//! The table of Nippon.

use std::ops::Range;

use meiji::chance::Seed;
use meiji::drawing::geometry::Size;
use meiji::game::Seat;
use meiji::nippon::components::{Action, City, ContractId, FactoryTile, Good, Region, Side, Track};
use meiji::nippon::content::Content;
use meiji::nippon::table::{Sheet, Situation, Target, Thing};
use meiji::nippon::{
    Ask, Cubes, Factory, Influence, Move, Nippon, Options, Player, Refusal, Stage, Step, Table, Workers,
};
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::situation::Moment;
use meiji::table::{Shown, draw};
use meiji::words::Language;

use super::suite::motion::{self, Motion};
use super::suite::{self, LAPTOP, Looked as _, SIZES, Tabled};

impl Tabled for Nippon {
    const LONGEST: u32 = 700;

    fn laid(number: u64) -> Self {
        let players = 2 + (number % 3) as u8;
        let options = Options::new(players).and_then(|options| options.with_starter(Seat((number % 2) as u8)));
        Self::new(Content::latest(), options.expect("so many play"))
    }

    /// Of the Regions one says as much as the others, but where slots of all of them are lit.
    fn opened(position: &Situation) -> Vec<Sheet> {
        let mut sheets = vec![Sheet::Consolidate, Sheet::Factories, Sheet::Contracts];
        match asked(position) {
            Some(Ask::Place) => sheets.extend(Region::ALL.map(Sheet::Region)),
            _ => sheets.push(Sheet::Region(Region::Kansai)),
        }
        sheets
    }
}

/// What is asked.
fn asked(position: &Situation) -> Option<Ask> {
    position.view.table.decision().map(|decision| decision.ask)
}

/// Positions of every kind of question. In the last of these games one of two equally low tiles goes home, which random games hardly come to.
pub fn positions(each: usize, language: Language) -> Vec<Situation> {
    let mut positions = suite::positions(0..9, each, language);
    let mut found = false;
    suite::follow::<Nippon>([84], |sitting, kind| {
        if kind == "Return" && !found {
            found = true;
            positions.push(suite::position(sitting, language));
        }
    });
    positions
}

#[test]
fn every_legal_move_is_found_among_the_answers() {
    suite::tree::every_legal_move_is_found::<Nippon>(0..3, 12);
}

#[test]
fn the_positions_ask_every_kind_of_question() {
    let mut kinds: Vec<String> = positions(1, Language::ENGLISH)
        .iter()
        .filter_map(|position| position.view.table.decision())
        .map(suite::kind::<Nippon>)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 14, "{kinds:?}");
}

#[test]
fn nothing_is_drawn_inside_out_in_a_low_window() {
    let entered = positions(1, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::fits::nothing_is_drawn_inside_out(entered.collect(), &suite::fits::LOW);
}

#[test]
fn each_lit_target_can_be_touched_at_every_size() {
    suite::reach::each_lit_target_can_be_touched(positions(2, Language::ENGLISH), &SIZES, 150);
}

#[test]
fn ways_back_can_be_touched_at_every_size() {
    suite::reach::ways_back_can_be_touched(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn a_finger_finds_what_stands_on_a_phones_sheet() {
    suite::reach::a_finger_finds_what_stands_on_a_phones_sheet(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_can_be_pressed() {
    let entered = positions(1, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::tree::what_is_drawn_can_be_pressed(entered.collect(), &SIZES);
}

#[test]
fn every_part_is_told_in_every_language() {
    for language in Language::all() {
        suite::tree::every_part_is_told(positions(2, language));
    }
}

#[test]
fn what_is_lit_stands_among_the_answers() {
    suite::tree::what_is_lit_stands_among_the_answers(positions(2, Language::ENGLISH));
}

#[test]
fn answers_can_be_told_apart() {
    suite::tree::answers_can_be_told_apart(positions(2, Language::ENGLISH));
}

#[test]
fn a_thing_keeps_its_name_while_the_game_goes_on() {
    suite::tree::a_thing_keeps_its_name(&positions(1, Language::ENGLISH));
}

#[test]
fn a_table_without_menu_offers_neither_menu_nor_help_anywhere() {
    suite::tree::a_table_without_menu_offers_neither_menu_nor_help(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_without_labels_is_the_same_and_can_be_named() {
    suite::tree::what_is_drawn_without_labels_is_the_same(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn the_focus_on_anything_is_seen_at_every_size() {
    suite::tree::the_focus_on_anything_is_seen(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_written_fits_in_every_language() {
    for language in Language::all() {
        suite::fits::what_is_written_fits(positions(1, language), &SIZES);
    }
}

#[test]
fn words_two_fifths_longer_fit() {
    suite::fits::what_is_written_fits(positions(1, Language::LONGER), &SIZES);
}

#[test]
fn what_is_looked_at_is_explained() {
    suite::cards::what_is_looked_at_is_explained(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn text_stands_out_from_its_ground() {
    suite::contrast::text_stands_out_from_its_ground(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn symbols_stand_out_from_their_ground() {
    suite::contrast::symbols_stand_out_from_their_ground(positions(1, Language::ENGLISH), &SIZES);
}

/// Whether a touch of the target is a part of some legal move.
fn leads(position: &Situation, target: Target) -> bool {
    let mut all = position.entry.all();
    all.any(|action| position.entry.path(action).contains(&Some(target)))
}

/// Of what lies on the table and cannot be used now it is said which rule forbids it.
#[test]
fn what_is_touched_in_vain_is_refused_with_the_rule_against_it() {
    let mut refused = 0;
    for position in positions(3, Language::ENGLISH) {
        let table = &position.view.table;
        let speech = position.words.speech(&position.game, table, &position.names);
        let scene = draw(&position.show(Size::new(LAPTOP.0, LAPTOP.1)));
        for target in scene.nodes().iter().filter_map(|node| node.target) {
            let thing = match target {
                Target::Thing(Thing::Sight(_)) => continue,
                // Its Workers are taken, and slots are chosen before the tiles that go there.
                Target::Thing(Thing::Slot(slot)) if !table.slot(slot).is_empty() => continue,
                Target::Thing(Thing::Tile(_)) => continue,
                // Goods are asked for once a Contract is chosen.
                Target::Thing(Thing::Factory(_)) if asked(&position) == Some(Ask::Contract) => continue,
                // How far its marker goes up is asked, which buttons answer.
                Target::Thing(Thing::Track(_)) if matches!(asked(&position), Some(Ask::Steps(_))) => continue,
                Target::Thing(thing) if !leads(&position, target) => thing,
                _ => continue,
            };
            let why = position.game.why_not_touched(&position.view, None, target);
            let why = why.unwrap_or_else(|| panic!("{thing:?} is neither lit nor refused"));
            assert!(!speech.refusal(&why).is_empty());
            refused += 1;
        }
    }
    assert!(refused > 300, "{refused}");
}

/// Everything on the table is told with more than what it is called, and with the chapter that tells more.
#[test]
fn everything_on_the_table_is_explained() {
    suite::cards::everything_on_the_table_is_explained(positions(2, Language::ENGLISH), 120);
}

/// The first turn of two, which the first seat has, as a seat sees it, with something else on the table.
fn first_turn(seat: Seat, change: impl FnOnce(&mut Table)) -> Situation {
    let options = Options::new(2).and_then(|options| options.with_starter(Seat(0)));
    let game = Nippon::new(Content::latest(), options.expect("two can play"));
    let sitting = Sitting::new(game, Seed(1));
    let mut position = suite::seen(&sitting, Moment::now(Some(seat)), Language::ENGLISH);
    change(&mut position.view.table);
    position
}

/// A player has Factories.
fn has(player: &mut Player, tiles: &[FactoryTile]) {
    for &tile in tiles {
        let (machine, cubes) = (0, 0);
        player.factories[tile.good().index()] = Some(Factory { tile, machine, cubes });
    }
}

/// What is told of a target.
fn told(position: &Situation, target: Target) -> Vec<String> {
    let show = position.show(Size::new(LAPTOP.0, LAPTOP.1));
    show.hint(target).expect("it is explained").lines
}

/// The fourth Clock Factory brings ¥1,000 for each Factory: the income that another player is told to have is the one that comes.
#[test]
fn the_income_of_another_player_has_what_factories_add() {
    use FactoryTile::{Bento1, Clocks4, Lenses1, Paper1, Silk1};
    let position = first_turn(Seat(0), |table| {
        has(&mut table.seats[Seat(1)], &[Silk1, Paper1, Bento1, Lenses1, Clocks4]);
    });
    let told = told(&position, Target::Player(Seat(1)));
    assert!(
        told.contains(&"Income ¥17,000 and 2 Coal; Knowledge 1.".to_owned()),
        "{told:?}"
    );
    let scene = draw(&position.show(Size::new(LAPTOP.0, LAPTOP.1)));
    let of_panel = |node: &&meiji::drawing::scene::Node<Target>| node.target == Some(Target::Player(Seat(1)));
    let panel = scene.nodes().iter().find(of_panel).expect("a panel");
    let drawn = format!("{:?}", panel.marks);
    assert!(drawn.contains("+¥17,000") && !drawn.contains("+¥12,000"), "{drawn}");
}

/// While another player is asked, the Consolidate sheet is about who looks at it, in the middle of the other's Consolidating too.
#[test]
fn the_consolidate_sheet_is_about_who_looks_at_it() {
    for step in [Step::Turn, Step::Reward] {
        let position = first_turn(Seat(1), |table| {
            table.turn.step = step;
            let other = &mut table.seats[Seat(0)];
            (other.yen, other.coal, other.workers) = (17, 5, Workers::new([1, 1, 1, 1, 0, 0]));
            let own = &mut table.seats[Seat(1)];
            (own.yen, own.coal, own.workers) = (7, 1, Workers::new([1, 1, 0, 0, 0, 0]));
        });
        assert_eq!(
            told(&position, Target::Sheet(Sheet::Consolidate)),
            [
                "Thrown away: ¥7,000 and 1 Coal.",
                "Income: ¥12,000 and 2 Coal.",
                "No Reward: it takes 3 Workers, and you have 2.",
                "Wages for 2 colours: ¥6,000.",
                "Left then: ¥6,000.",
            ]
        );
    }
}

/// Before a Worker is taken a phone tells what those who are there cost, and what Consolidating brings, as a laptop does.
#[test]
fn wages_and_income_are_told_where_a_worker_is_taken() {
    let position = first_turn(Seat(0), |table| {
        table.seats[Seat(0)].workers = Workers::new([1, 1, 0, 0, 0, 0]);
    });
    for (wide, high) in [LAPTOP, PHONE, (844.0, 390.0)] {
        let scene = draw(&position.show(Size::new(wide, high)));
        let both = |marks: &str| marks.contains("−¥6,000") && marks.contains("+¥12,000");
        let tells = |node: &&meiji::drawing::scene::Node<Target>| both(&format!("{:?}", node.marks));
        let told = scene.nodes().iter().find(tells);
        assert!(told.is_some(), "{wide} × {high}");
    }
}

/// Who has no more turn is told of no Consolidating.
#[test]
fn after_the_own_last_turn_nothing_is_told_of_consolidating() {
    let of_turns = |seat: Seat, turns_left: u8| {
        let position = first_turn(seat, |table| {
            (table.stage, table.marker, table.turns_left) = (Stage::LastPhase, 7, turns_left);
            table.active = Seat(turns_left % 2);
        });
        told(&position, Target::Sheet(Sheet::Consolidate))
    };
    let last = "Yen left in the end are lost; wages paid now are not due again.".to_owned();
    assert!(of_turns(Seat(1), 2).contains(&last), "it is still to come");
    assert!(of_turns(Seat(1), 1).contains(&last));
    assert!(of_turns(Seat(0), 1).is_empty());
}

/// What a Factory would cost is reckoned for who looks at it: by the own Knowledge, Blueprints and Factories.
#[test]
fn a_factory_costs_what_it_costs_who_looks_at_it() {
    let costs = |seat| {
        let position = first_turn(seat, |table| {
            let other = &mut table.seats[Seat(0)];
            other.markers[Track::Knowledge.index()] = 10;
            has(other, &[FactoryTile::Paper4]);
            // He may build none, so that nothing is lit.
            other.yen = 0;
        });
        told(&position, Target::Thing(Thing::Open(FactoryTile::Bento1)))
    };
    assert!(costs(Seat(0)).contains(&"Price for you: ¥3,000.".to_owned()));
    assert!(costs(Seat(1)).contains(&"Price for you: ¥6,000 and 3 Blueprints.".to_owned()));
}

/// The Coal of a run is reckoned with the own Factories, and what the first run of an action takes less is told of that run alone.
#[test]
fn a_run_takes_the_coal_that_it_takes_who_looks_at_it() {
    let takes = |seat, done| {
        let position = first_turn(seat, |table| {
            (table.turn.step, table.turn.done) = (Step::Run, done);
            for seat in [Seat(0), Seat(1)] {
                has(&mut table.seats[seat], &[FactoryTile::Silk1, FactoryTile::Bento2]);
            }
        });
        let told = told(&position, Target::Thing(Thing::Factory(Good::Silk)));
        told.into_iter().find(|line| line.starts_with("A run takes"))
    };
    let whole = "A run takes 2 Coal and brings 1 Silk.";
    assert_eq!(
        takes(Seat(0), 0).as_deref(),
        Some("A run takes 1 Coal and brings 1 Silk.")
    );
    assert_eq!(takes(Seat(0), 1).as_deref(), Some(whole));
    assert_eq!(takes(Seat(1), 0).as_deref(), Some(whole), "it is not their run");
}

/// What keeps the player who is asked from an action is not told to the others as theirs.
#[test]
fn what_hinders_the_player_who_is_asked_is_not_told_to_another() {
    let why = |seat| {
        let position = first_turn(seat, |table| {
            table.seats[Seat(0)].markers[Track::Knowledge.index()] = 10
        });
        let target = Target::Thing(Thing::Action(Action::Knowledge));
        let why = position.game.why_not_touched(&position.view, None, target);
        why.expect("it is no answer").refusal
    };
    let track = Track::Knowledge;
    assert_eq!(why(Seat(0)), Refusal::OnTop { track });
    assert_eq!(why(Seat(1)), Refusal::OtherQuestion);
}

/// In the middle of a time round some have had their turn of it: the bar tells the times round, not how many turns each has.
/// Rulebook, Export: a Contract of two goods of a kind and one of another is known by the one that is paid twice, in each of its ways.
#[test]
fn a_way_to_fulfil_a_contract_begins_with_the_good_that_is_paid_most() {
    let table = first_turn(Seat(0), |_| ()).view.table;
    let paid = |silk, paper| {
        let mut cubes = Cubes::default();
        (cubes.0[Good::Silk.index()], cubes.0[Good::Paper.index()]) = (silk, paper);
        let way = Nippon::way(&table, Move::Fulfil(ContractId(3), cubes));
        way.path[1]
    };
    let by = |good| Some(Target::Thing(Thing::Factory(good)));
    assert_eq!(paid(2, 1), by(Good::Silk));
    assert_eq!(paid(1, 2), by(Good::Paper));
    assert_eq!(paid(2, 2), by(Good::Silk), "of equals the first");
}

#[test]
fn the_bar_tells_the_times_round_of_the_last_phase() {
    for (turns_left, long, short) in [
        (
            5,
            "Last phase: 3 times round left, this one included",
            "Last phase: 3 times round",
        ),
        (
            1,
            "Last phase: 1 time round left, this one included",
            "Last phase: 1 time round",
        ),
    ] {
        let position = first_turn(Seat(0), |table| {
            (table.stage, table.marker, table.turns_left) = (Stage::LastPhase, 5, turns_left);
        });
        for (size, drawn) in [
            (LAPTOP, long),
            ((1024.0, 768.0), short),
            (PHONE, short),
            ((360.0, 640.0), short),
        ] {
            let scene = draw(&position.show(Size::new(size.0, size.1)));
            let bar = scene.nodes().iter().find(|node| node.label.contains(long));
            let marks = format!("{:?}", bar.expect("it is told").marks);
            assert!(marks.contains(&format!("{drawn:?}")), "{size:?}: {marks}");
        }
    }
}

/// Every plan of random games of some numbers, as a seat sees them, or an onlooker.
fn motions(numbers: Range<u64>, seat: Option<Seat>, size: (f32, f32)) -> Vec<Motion<Nippon>> {
    let of_game = |number| motion::motions(Nippon::laid(number), number, seat, Size::new(size.0, size.1));
    numbers.flat_map(of_game).collect()
}

const PHONE: (f32, f32) = (390.0, 844.0);

#[test]
fn a_plan_ends_where_the_new_scene_stands() {
    for (numbers, size) in [(0..1, LAPTOP), (1..2, PHONE)] {
        motion::a_plan_ends_where_the_new_scene_stands(motions(numbers, Some(Seat(1)), size));
    }
}

#[test]
fn what_moves_starts_where_it_stood() {
    let tables = [(3..4, LAPTOP), (4..5, PHONE)].map(|(numbers, size)| motions(numbers, Some(Seat(0)), size));
    let moved: usize = tables.into_iter().map(motion::what_moves_starts_where_it_stood).sum();
    assert!(moved > 20, "{moved} things moved");
}

#[test]
fn nothing_is_seen_on_the_way_that_neither_scene_shows() {
    motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(0..1, Some(Seat(0)), LAPTOP));
    motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(1..2, None, PHONE));
}

#[test]
fn a_time_is_painted_alike_from_whichever_time_one_comes() {
    motion::a_time_is_painted_alike_from_whichever_time_one_comes(motions(3..4, Some(Seat(0)), LAPTOP));
}

/// Of an empty slot of a full City it is told what a tile there must beat (Local Market, Available Influence Slot); of others it is not.
#[test]
fn what_a_tile_must_beat_in_a_full_city_is_told() {
    let lines = |tiles: &[(Side, u8)]| {
        let position = first_turn(Seat(0), |table| {
            for &(side, value) in tiles {
                let seat = Seat(1);
                table.cities[City::Osaka.index()].slots[side.index()] = Some(Influence { seat, value });
            }
        });
        told(&position, Target::Thing(Thing::Influence(City::Osaka, Side::Top)))
    };
    let beats = |lines: Vec<String>| {
        lines
            .into_iter()
            .find(|line| line.starts_with("The City holds no more"))
    };
    assert_eq!(
        beats(lines(&[(Side::Left, 5), (Side::Right, 3)])).as_deref(),
        Some("The City holds no more tiles: one placed here must be higher than 3, the lowest, which goes home.")
    );
    assert_eq!(beats(lines(&[(Side::Left, 5)])), None, "there is room for one more");
    assert_eq!(
        beats(lines(&[(Side::Left, 5), (Side::Top, 3)])),
        None,
        "its own tile is replaced"
    );
}
