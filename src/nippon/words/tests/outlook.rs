//! What a choice would come to.

use std::collections::BTreeSet;

use super::*;
use crate::nippon::components::{ActionSlot, City, RewardBonus, RewardLevel, Side};
use crate::nippon::{Influence, Move, Placing, Stage, State, Step, Workers};

/// What has to be told before a choice is told, with the rulebook's own figures where it gives any.
#[test]
fn what_a_choice_comes_to_is_told_before() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    me.workers = Workers::new([1, 1, 0, 0, 0, 0]);
    table.slots[0] = Workers::new([2, 0, 1, 0, 0, 0]);
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.worker_tells(ActionSlot::Knowledge, Colour::Red),
        [
            "A new colour: wages for 3 colours then, ¥9,000 instead of ¥6,000.",
            "Your income is ¥12,000: it pays them.",
            "3 Workers then: a Reward up to 2× when you Consolidate.",
        ]
    );
    let same = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
    assert_eq!(same[0], "A colour that you have: wages for 2 colours, ¥6,000.");
    assert_eq!(
        speech.consolidation(Seat(0)),
        [
            "Thrown away: ¥12,000 and 2 Coal.",
            "Income: ¥12,000 and 2 Coal.",
            "No Reward: it takes 3 Workers, and you have 2.",
            "Wages for 2 colours: ¥6,000.",
            "Left then: ¥6,000.",
        ]
    );
    // The marker between two numbers counts as the lower one.
    table.turn.step = Step::Steps(Track::Knowledge);
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.steps_tells(Track::Knowledge, 2),
        ["Knowledge between 2 and 3 then: it still counts 2."]
    );
    assert_eq!(speech.steps_tells(Track::Knowledge, 3), ["Knowledge 3 then."]);
}

/// What stays unpaid is told with what a Reward of yen would still pay, as long as there is one to take.
#[test]
fn what_a_reward_of_yen_would_pay_is_told_with_what_stays_unpaid() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    (me.yen, me.workers) = (12, Workers::new([1, 1, 1, 1, 1, 0]));
    let told = |table: &Table, tells: fn(&Speech<'_, Nippon>) -> Vec<String>| {
        tells(&Words::default().speech(&game, table, &names))
    };
    let either = "1 colour stays unpaid: 2 points lost, but 0 with the yen of a Reward.".to_owned();
    let left = "Left then: ¥0, or ¥2,000 with the yen of a Reward.".to_owned();
    let flat = "1 colour stays unpaid: 2 points lost.".to_owned();
    let before = told(&table, |speech| speech.consolidation(Seat(0)));
    assert!(before.contains(&either) && before.contains(&left), "{before:?}");
    table.turn.step = Step::Reward;
    let asked = told(&table, |speech| speech.wages_now());
    assert_eq!(asked[1..], [left, either]);
    let coal = told(&table, |speech| speech.reward_tells(RewardBonus::Coal));
    assert!(coal.contains(&flat), "{coal:?}");
    table.turn.step = Step::Space(RewardLevel::Two);
    assert!(told(&table, |speech| speech.wages_now()).contains(&flat));
    table.turn.step = Step::Turn;
    for level in RewardLevel::ALL {
        table.rewards[level.index()][RewardBonus::Yen.index()] = u8::from(level == RewardLevel::Five);
    }
    let none = told(&table, |speech| speech.consolidation(Seat(0)));
    assert!(none.contains(&flat), "six Workers would suffice for the last: {none:?}");
}

/// The Reward that one more Worker reaches is one of those that are left.
#[test]
fn the_reward_that_a_worker_reaches_is_one_that_is_left() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.seats[Seat(0)].workers = Workers::new([4, 0, 0, 0, 0, 0]);
    let mut told = |levels: &[RewardLevel], multipliers| {
        table.multipliers = multipliers;
        for level in RewardLevel::ALL {
            table.rewards[level.index()] = [u8::from(levels.contains(&level)); 3];
        }
        let speech = Words::default().speech(&game, &table, &names);
        let told = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
        told.last().cloned().unwrap_or_default()
    };
    use RewardLevel::{Five, Four, Three, Two};
    let up_to = |level: u8| format!("5 Workers then: a Reward up to {level}× when you Consolidate.");
    assert_eq!(told(&[Two, Three, Four, Five], 4), up_to(4));
    assert_eq!(told(&[Two, Three, Five], 4), up_to(3));
    assert_eq!(told(&[Five], 4), "No Reward: only higher levels are left.");
    assert_eq!(told(&[], 4), "No Reward tile is left: a 2× VP Multiplier instead.");
    assert_eq!(told(&[], 0), "No Reward: no tile is left at all.");
}

/// A player without an empty Achievement space gets nothing for a Reward that is none.
#[test]
fn a_multiplier_that_finds_no_space_is_not_promised() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    me.workers = Workers::new([4, 0, 0, 0, 0, 0]);
    me.spaces = [2; 9];
    table.rewards = [[0; 3]; 4];
    let told = Words::default()
        .speech(&game, &table, &names)
        .worker_tells(ActionSlot::Knowledge, Colour::White);
    let lost = Words::default().phrase(Tell::RewardVpLost).to_owned();
    assert_eq!(told.last(), Some(&lost));
}

/// In the last turn nothing is told of what can come no more: a Reward for who takes a Worker, Consolidating for who has taken one.
#[test]
fn what_can_come_no_more_is_not_told_in_the_last_turn() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.seats[Seat(0)].workers = Workers::new([2, 0, 0, 0, 0, 0]);
    let told = |table: &Table, tells: fn(&Speech<'_, Nippon>) -> Vec<String>| {
        tells(&Words::default().speech(&game, table, &names))
    };
    let reward = "3 Workers then: a Reward up to 2× when you Consolidate.".to_owned();
    let worker = |table: &Table| {
        told(table, |speech| {
            speech.worker_tells(ActionSlot::Knowledge, Colour::White)
        })
    };
    let due = |table: &Table| told(table, |speech| speech.consolidation(Seat(0)));
    let last = Words::default().phrase(Tell::LastConsolidation).to_owned();
    (table.stage, table.turns_left) = (Stage::LastPhase, 3);
    assert!(worker(&table).contains(&reward));
    assert!(!due(&table).contains(&last));
    table.turn.step = Step::Steps(Track::Knowledge);
    assert!(due(&table).contains(&last), "the turn after this one is the last");
    (table.turn.step, table.turns_left) = (Step::Turn, 2);
    assert!(!worker(&table).contains(&reward));
    assert!(due(&table).contains(&last));
    for step in [Step::Steps(Track::Knowledge), Step::Finish] {
        table.turn.step = step;
        assert_eq!(due(&table), [""; 0]);
    }
}

/// A Factory without Machine and goods.
fn factory(tile: FactoryTile) -> Factory {
    Factory {
        tile,
        machine: 0,
        cubes: 0,
    }
}

/// A free step of a Factory is told as far as there is room for it above the steps that are paid.
#[test]
fn a_free_step_that_finds_no_room_is_not_told() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Steps(Track::Knowledge);
    let me = &mut table.seats[Seat(0)];
    me.factories[Good::Silk.index()] = Some(factory(FactoryTile::Silk2));
    let mut told = |room: u8| {
        let me = &mut table.seats[Seat(0)];
        me.markers[Track::Knowledge.index()] += me.room(Track::Knowledge);
        me.markers[Track::Knowledge.index()] -= room;
        let speech = Words::default().speech(&game, &table, &names);
        speech.steps_tells(Track::Knowledge, 2)[0].clone()
    };
    assert_eq!(told(3), "A Factory adds 1 step, free.");
    assert_eq!(told(2), "Knowledge above 6 then: it still counts 6.");
}

/// What the first run of an action takes less is told while that is the run, and of no other.
#[test]
fn a_factory_is_told_with_its_whole_coal_outside_of_a_run() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    for tile in [FactoryTile::Silk1, FactoryTile::Bento2] {
        table.seats[Seat(0)].factories[tile.good().index()] = Some(factory(tile));
    }
    let coal = |table: &Table| {
        Words::default()
            .speech(&game, table, &names)
            .coal_of_run(Seat(0), Good::Silk)
    };
    assert_eq!(coal(&table), 2);
    table.turn.step = Step::Run;
    assert_eq!(coal(&table), 1);
    table.turn.done = 1;
    assert_eq!(coal(&table), 2);
}

/// A VP Multiplier that finds no space is told as what it is: nothing.
#[test]
fn a_multiplier_without_a_space_is_not_promised() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.rewards = [[0; 3]; 4];
    let own = &mut table.seats[Seat(0)];
    (own.workers, own.spaces) = (Workers::new([3, 0, 0, 0, 0, 0]), [2; 9]);
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        speech.reward_due(&table.seats[Seat(0)])
    };
    assert_eq!(
        told(&table),
        "No Reward tile is left, and your Achievement spaces are full: nothing comes."
    );
    table.seats[Seat(0)].spaces[4] = 0;
    assert_eq!(told(&table), "No Reward tile is left: a 2× VP Multiplier instead.");
}

/// The Money space is told without the wages that this very Consolidation still pays: in the final scoring they are not due again.
#[test]
fn a_multiplier_on_money_is_told_without_the_wages_that_go_before() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    (table.stage, table.marker, table.scorings, table.turns_left) = (Stage::LastPhase, 7, 2, 1);
    table.turn.step = Step::Space(RewardLevel::Three);
    let me = &mut table.seats[Seat(0)];
    (me.yen, me.workers) = (12, Workers::new([2, 1, 1, 0, 0, 0]));
    let told = Words::default()
        .speech(&game, &table, &names)
        .space_tells(Achievement::Money, 3);
    assert_eq!(
        told,
        [
            "It counts 2 once these wages are paid: with 3× that is 6 points.",
            "It covers the printed 1×, which was worth 2 points.",
            "Each further 1 would add 3 points.",
        ]
    );
    let mut state = game.deal(Seed(1));
    state.table = table;
    game.play(&mut state, Move::Space(Achievement::Money), &mut ());
    let sheet = game.score(&state.table);
    assert_eq!(sheet[Seat(0)].achievements[Achievement::Money.index()], 6);
}

/// Of Machines that wait as many are told to come to a new Factory as do: a Machine of its bonus takes the place of one.
#[test]
fn as_many_waiting_machines_are_told_as_come_to_a_factory() {
    let (game, names) = (game(2), names());
    let mut told = BTreeSet::new();
    for tile in [FactoryTile::Silk1, FactoryTile::LightBulbs1] {
        for machines in 0..=3 {
            let mut state = State {
                table: table(&game),
                ..game.deal(Seed(1))
            };
            state.table.turn.step = Step::Factory;
            let me = &mut state.table.seats[Seat(0)];
            (me.machines, me.blueprints) = (machines, 9);
            let speech = Words::default().speech(&game, &state.table, &names);
            let line = speech
                .factory_tells(tile)
                .into_iter()
                .find(|line| line.contains("supply"));
            game.play(&mut state, Move::Build(tile), &mut ());
            let came = machines - state.table.seats[Seat(0)].machines;
            assert_eq!(line.is_some(), came > 0, "{line:?}");
            if let Some(line) = line {
                assert!(line.starts_with(&format!("{came} ")), "{line}: {came}");
                told.insert(line);
            }
        }
    }
    assert_eq!(told.len(), 2, "one or two: {told:?}");
}

/// What the emptied slot brings about: a row, a full refill with the marker, in the last phase one without it.
#[test]
fn what_emptying_a_slot_brings_about() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.slots[0] = Workers::new([1, 0, 0, 0, 0, 0]);
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        let told = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
        told.last().cloned().unwrap_or_default()
    };
    let row = "It empties the slot, and the next Worker row moves there.";
    assert_eq!(told(&table), row);
    (table.stage, table.marker, table.turns_left) = (Stage::LastPhase, 5, 6);
    assert_eq!(told(&table), row);
    table.rows.fill(Workers::EMPTY);
    let alone = "It empties the slot, and no row is left: all is filled from the bag, and the Scoring Marker stays.";
    assert_eq!(told(&table), alone);
    (table.stage, table.marker) = (Stage::Play, 0);
    let marker =
        "It empties the slot, and no row is left: all is filled from the bag and the Scoring Marker moves to slot 2.";
    assert_eq!(told(&table), marker);
}

/// A tile that is to be placed tells who goes home, what is covered and opened, and the places before and after.
#[test]
fn places_are_told_before_and_after() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Place;
    let lie = |seat: u8, value: u8| {
        Some(Influence {
            seat: Seat(seat),
            value,
        })
    };
    // Nagasaki shows 0, 1, 2 and 3: two tiles lie there, and no more may.
    table.cities[0].slots = [lie(1, 3), lie(1, 5), None, None];
    let speech = Words::default().speech(&game, &table, &names);
    let told = speech.place_tells(City::Nagasaki, Side::Left, 6);
    assert!(told.contains(&"Eva’s 3 goes home.".to_owned()), "{told:?}");
    assert!(
        told.contains(&"It takes 3 Influence from the Overseas Companies.".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"It brings ¥5,000, the bonus of Kyushu.".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Now: 1st Overseas Companies (11), 2nd Eva (8).".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Then: 1st Overseas Companies (8), 2nd Aiko (6), 3rd Eva (5).".to_owned()),
        "{told:?}"
    );
    assert!(told.contains(&"You go from – to 2nd in Kyushu.".to_owned()), "{told:?}");
    assert!(
        told.contains(&"At the next Scoring that would be 7 points there.".to_owned()),
        "{told:?}"
    );
}

/// Where it is still to be chosen which of equally low tiles goes home, no places are told: the choice tells its own.
#[test]
fn places_that_a_choice_decides_are_told_with_the_choice() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Place;
    let lie = |seat: u8| {
        Some(Influence {
            seat: Seat(seat),
            value: 4,
        })
    };
    // Nagasaki shows 0, 1, 2 and 3.
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        speech.place_tells(City::Nagasaki, Side::Left, 6)
    };
    let chosen = "One of the lowest tiles, of value 4, goes home: you choose which.".to_owned();
    let settled = |line: &String| {
        ["Then:", "You go", "Your place", "At the next"]
            .iter()
            .any(|told| line.starts_with(told))
    };
    table.cities[0].slots = [lie(0), lie(1), None, None];
    let lines = told(&table);
    assert!(lines.contains(&chosen) && !lines.iter().any(settled), "{lines:?}");
    table.turn.step = Step::Return;
    table.turn.placing = Some(Placing {
        city: City::Nagasaki,
        side: Side::Left,
        value: 6,
    });
    let speech = Words::default().speech(&game, &table, &names);
    let [own, other] = [Side::Top, Side::Right].map(|side| speech.return_tells(City::Nagasaki, side));
    assert!(
        own.contains(&"Then: 1st Overseas Companies (8), 2nd Aiko (6), 3rd Eva (4).".to_owned()),
        "{own:?}"
    );
    assert!(
        other.contains(&"It gives 1 Influence back to the Overseas Companies.".to_owned()),
        "{other:?}"
    );
    assert!(
        other.contains(&"Then: 1st Aiko (10), 2nd Overseas Companies (9).".to_owned()),
        "{other:?}"
    );
}
