//! Take a Worker, Available Actions: what can be taken, empty Action slots, the full refill, the Scoring Marker, the last phase.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::nippon::components::{Action, ActionSlot, Colour, FactoryTile, Region, Track, Transport};
use meiji::nippon::{Ask, Chapter, Drawn, Event, Refusal, Stage, Workers};

use super::scene::{BLUE, PURPLE, RED, Scene, YELLOW};

/// The Worker goes to the Player Board; its colour does not matter for the action.
#[test]
fn the_worker_goes_to_the_player_board() {
    let scene = Scene::new(2).after("take knowledge black");
    assert_eq!(scene.purple().workers.of(Colour::Black), 1);
    assert_eq!(scene.lies().slot(ActionSlot::Knowledge).of(Colour::Black), 0);
    assert_eq!(scene.ask(), Ask::Steps(Track::Knowledge), "nothing can be produced");
}

/// Equal colours of a slot are one answer; a colour that does not stand there is none.
#[test]
fn workers_by_their_colour() {
    let scene = Scene::new(2);
    assert_eq!(
        scene.answers("take").len(),
        4 * 3,
        "three colours each, and no Local Market"
    );
    assert_eq!(
        scene.why_not("take knowledge teal"),
        (Refusal::NoWorker, Chapter::TakeAWorker)
    );
}

/// Of two actions one is performed.
#[test]
fn one_of_two_actions() {
    let scene = Scene::new(2).take(ActionSlot::Mines);
    assert_eq!(scene.ask(), Ask::Action(ActionSlot::Mines));
    assert_eq!(scene.answers("act"), ["act mines", "act ships"]);
    let action = Action::Trains;
    assert_eq!(
        scene.why_not("act trains"),
        (Refusal::OtherSlot { action }, Chapter::AvailableActions)
    );
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::TakeAWorker));
}

/// The rightmost Action slot alone has the Local Market (R3).
#[test]
fn local_market_in_the_rightmost_slot() {
    assert_eq!(ActionSlot::ALL[4].actions(), [Action::LocalMarket]);
    let shown = ActionSlot::ALL[..4].iter().flat_map(|slot| slot.actions());
    assert!(shown.clone().all(|action| *action != Action::LocalMarket));
    assert_eq!(shown.count(), 8);
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 1)
        .take(ActionSlot::LocalMarket);
    assert_eq!(scene.ask(), Ask::Place);
}

/// Only for an action that can be performed at least in its smallest form.
#[test]
fn only_for_an_action_that_can_be_performed() {
    let scene = Scene::new(2).yen(PURPLE, 4).blueprints(PURPLE, 0);
    assert!(scene.slot_open(ActionSlot::Knowledge) && scene.slot_open(ActionSlot::Mines));
    for (slot, colour) in [(ActionSlot::Export, "green"), (ActionSlot::Machinery, "green")] {
        let refused = scene.why_not(&format!("take {slot} {colour}"));
        assert_eq!(refused, (Refusal::NothingPossible, Chapter::TakeAWorker), "{slot}");
    }
    assert_eq!(
        scene.why_not("take local-market white"),
        (Refusal::NothingToSupply, Chapter::LocalMarket)
    );
    let hindered = scene.game.hinders(scene.lies(), Action::Trains).expect("¥4,000");
    assert_eq!(hindered.chapter, Chapter::Trains);
    assert_eq!(scene.game.hinders(scene.lies(), Action::Mines), None);
}

/// With six Workers only Consolidating is left.
#[test]
fn six_workers_at_most() {
    use Colour::{Black, Green, Orange, Red, Teal, White};
    let scene = Scene::new(2).workers(PURPLE, &[White, Black, Red, Green, Teal]);
    let six = scene.clone().workers(PURPLE, &[Orange]);
    assert!(scene.slot_open(ActionSlot::Knowledge));
    assert_eq!(six.legal().len(), 1);
    assert_eq!(
        six.why_not("take knowledge white"),
        (Refusal::BoardFull, Chapter::TakeAWorker)
    );
    let with_blueprints = six.blueprints(PURPLE, 3);
    assert!(
        with_blueprints.allows("exchange knowledge"),
        "Blueprints are exchanged all the same (Sequence of Play)"
    );
}

/// During the turn the slot stays empty; then the uppermost row goes there. The next emptied slot takes the next row (O8).
#[test]
fn an_empty_slot_takes_the_uppermost_row() {
    let scene = Scene::new(4).slots([1, 1, 3, 3, 3]);
    let rows = scene.lies().rows;
    let scene = scene.take(ActionSlot::Knowledge);
    assert!(scene.lies().slot(ActionSlot::Knowledge).is_empty());
    let scene = scene.after("steps 1");
    assert_eq!(scene.lies().slot(ActionSlot::Knowledge), rows[0]);
    assert!(scene.lies().rows[0].is_empty());
    let scene = scene.take(ActionSlot::Export).after("build silk-2");
    assert_eq!(scene.lies().slot(ActionSlot::Export), rows[1]);
    assert_eq!(scene.lies().rows[2..], rows[2..]);
    assert_eq!(scene.lies().marker, 0);
}

/// In the last turn too: the slot is filled once it is over, after Blueprints were exchanged.
#[test]
fn an_empty_slot_is_filled_after_the_last_turn() {
    let scene = Scene::new(2)
        .slots([1, 3, 3, 3, 3])
        .blueprints(PURPLE, 3)
        .turns_left(2)
        .take(ActionSlot::Knowledge)
        .after("steps 1");
    let rows = scene.lies().rows;
    assert_eq!(scene.ask(), Ask::Finish);
    assert!(scene.lies().slot(ActionSlot::Knowledge).is_empty());
    let scene = scene.after("finish");
    assert_eq!(scene.lies().slot(ActionSlot::Knowledge), rows[0]);
    assert!(scene.lies().rows[0].is_empty());
}

/// Neither the last row that moves brings the full refill, nor a Worker from a slot that keeps some: a slot that is emptied once the rows are
/// empty does.
#[test]
fn the_full_refill_comes_with_a_slot_that_no_row_fills() {
    let refills = |scene: &Scene| scene.count(|event| matches!(event, Event::Refilled));
    let scene = Scene::new(2)
        .slots([1, 1, 1, 3, 3])
        .take(ActionSlot::Knowledge)
        .after("steps 1")
        .take(ActionSlot::Export)
        .after("build silk-2");
    assert!(scene.lies().rows.iter().all(|row| row.is_empty()), "the last row moved");
    assert_eq!((scene.lies().marker, refills(&scene)), (0, 0));
    let scene = scene.take(ActionSlot::Knowledge).after("steps 1");
    assert_eq!(
        scene.lies().slot(ActionSlot::Knowledge).len(),
        1,
        "somebody stays there"
    );
    assert_eq!((scene.lies().marker, refills(&scene)), (0, 0));
    let scene = scene.take(ActionSlot::Mines).after("act mines; steps 1");
    assert_eq!((scene.lies().marker, refills(&scene)), (1, 1));
}

/// A slot that is not empty takes none, and Consolidating fills none.
#[test]
fn only_an_empty_slot_is_filled() {
    let scene = Scene::new(2).take(ActionSlot::Knowledge).after("steps 1");
    assert_eq!(scene.lies().slot(ActionSlot::Knowledge).len(), 2);
    let empty = Scene::new(2).no_rows().slots([0, 1, 1, 1, 1]).after("consolidate");
    assert!(empty.lies().slot(ActionSlot::Knowledge).is_empty());
    assert_eq!(empty.lies().marker, 0);
}

/// Two players, slots 0, 1, 2, 3, 2, rows empty, boards 5 + 4: the bag has 19; 7 are drawn for the slots and 4 for the rows; 8 are left, and the
/// marker moves on (O9).
#[test]
fn a_full_refill_of_two() {
    let scene = Scene::new(2)
        .no_rows()
        .slots([1, 1, 2, 3, 2])
        .some_workers(PURPLE, 4)
        .some_workers(BLUE, 4)
        .take(ActionSlot::Knowledge);
    assert_eq!(scene.lies().slots.map(|slot| slot.len()), [0, 1, 2, 3, 2]);
    assert_eq!(scene.lies().bag.len(), 19);
    let scene = scene.after("steps 1");
    assert_eq!(scene.lies().slots.map(|slot| slot.len()), [3; 5]);
    assert_eq!(scene.lies().rows.map(|row| row.len()), [2, 2, 0, 0]);
    assert_eq!((scene.lies().bag.len(), scene.lies().marker), (8, 1));
    let drawn = scene.events.iter().filter_map(|event| match event {
        Event::WorkerDrawn { to, .. } => Some(*to),
        _ => None,
    });
    let slots = [
        (ActionSlot::Knowledge, 3),
        (ActionSlot::Export, 2),
        (ActionSlot::Mines, 1),
        (ActionSlot::LocalMarket, 1),
    ];
    let slots = slots
        .into_iter()
        .flat_map(|(slot, count)| vec![Drawn::Slot(slot); count]);
    let rows = [0, 0, 1, 1].map(Drawn::Row);
    assert_eq!(
        drawn.collect::<Vec<_>>(),
        slots.chain(rows).collect::<Vec<_>>(),
        "the order of chance"
    );
}

/// The same for three and for four: as many rows as at the set-up.
#[test]
fn a_full_refill_of_three_and_four() {
    for (players, rows) in [(3, [3, 3, 3, 0]), (4, [3; 4])] {
        let scene = Scene::new(players);
        assert_eq!(scene.lies().rows.map(|row| row.len()), rows, "of the set-up");
        let scene = scene
            .no_rows()
            .slots([1, 3, 3, 3, 3])
            .some_workers(BLUE, 5)
            .take(ActionSlot::Knowledge)
            .after("steps 1");
        assert_eq!(scene.lies().slots.map(|slot| slot.len()), [3; 5]);
        assert_eq!(scene.lies().rows.map(|row| row.len()), rows);
        let left = (4 + players) * 6 - 15 - rows.iter().sum::<u8>() - 6;
        assert_eq!(
            (scene.lies().bag.len(), scene.lies().lacking, scene.lies().marker),
            (left, 0, 1)
        );
    }
}

/// Workers are drawn from the bag at random: of twelve of two colours either comes first about as often, and all of them come in the end.
#[test]
fn workers_are_drawn_at_random() {
    let bag = Workers::new([6, 0, 0, 6, 0, 0]);
    let mut first = [0; 6];
    for number in 0..400 {
        let (mut left, mut chance) = (bag, Chance::new(Seed(number)));
        let mut drawn = Workers::EMPTY;
        while let Some(colour) = left.draw(&mut chance) {
            if drawn.is_empty() {
                first[colour.index()] += 1;
            }
            drawn.add(colour);
        }
        assert_eq!((drawn, left), (bag, Workers::EMPTY));
    }
    assert_eq!(first[0] + first[3], 400);
    assert!((150..250).contains(&first[0]), "{first:?}");
    let refilled = |seed| {
        let scene = Scene::dealt(2, seed).no_rows().slots([1, 3, 3, 3, 3]);
        let scene = scene.take(ActionSlot::Knowledge).after("steps 1");
        let drawn = scene.events.iter().filter_map(|event| match event {
            Event::WorkerDrawn { colour, .. } => Some(*colour),
            _ => None,
        });
        drawn.collect::<Vec<_>>()
    };
    let ways: std::collections::BTreeSet<Vec<Colour>> = (0..20).map(refilled).collect();
    assert!(ways.len() > 15, "{} ways of 20", ways.len());
    assert!(ways.iter().any(|way| !way.is_sorted()), "in no order of colours");
}

/// Four players, boards 6, 6, 6, 5: 25 are outside: rows 3, 3, 3, 1 and an empty bag. The next to Consolidate returns 6: 2 fill row 4, 4 stay in
/// the bag; with 5 returned 3 stay (O10). With one Worker more on the boards row 4 is empty, with one less it lacks one.
#[test]
fn a_full_refill_that_lacks_workers() {
    for (purple, yellow, lacking, stay) in [(6, 4, 2, 4), (5, 5, 2, 3), (6, 5, 3, 3), (6, 3, 1, 5)] {
        let scene = Scene::new(4)
            .no_rows()
            .slots([1, 3, 3, 3, 3])
            .some_workers(PURPLE, purple)
            .some_workers(BLUE, 6)
            .some_workers(RED, 6)
            .some_workers(YELLOW, yellow)
            .turn_of(YELLOW)
            .take(ActionSlot::Knowledge)
            .after("steps 1");
        assert_eq!(scene.lies().slots.map(|slot| slot.len()), [3; 5]);
        assert_eq!(scene.lies().rows.map(|row| row.len()), [3, 3, 3, 3 - lacking]);
        assert_eq!((scene.lies().bag.len(), scene.lies().lacking), (0, lacking));
        let scene = scene.after("consolidate; reward 2 coal; space money");
        assert_eq!(scene.lies().rows.map(|row| row.len()), [3; 4]);
        assert_eq!((scene.lies().bag.len(), scene.lies().lacking), (stay, 0));
        assert_eq!(scene.lies().marker, 1, "the marker moved once");
    }
}

/// The marker from 2 to 3 brings the 1st Scoring, from 4 to 5 the 2nd, after the refill and before the next turn.
#[test]
fn the_marker_brings_the_scorings() {
    for (slot, scorings) in [(1, 0), (2, 1), (3, 1), (4, 2)] {
        let scene = Scene::new(2)
            .no_rows()
            .slots([1, 3, 3, 3, 3])
            .marker_at(slot)
            .take(ActionSlot::Knowledge)
            .after("steps 1");
        assert_eq!(scene.lies().marker, slot, "from 0");
        assert_eq!(scene.lies().scorings, scorings, "from slot {slot}");
        let order: Vec<usize> = ["WorkerDrawn", "MarkerMoved", "ScoringBegan", "TurnBegan"]
            .iter()
            .filter_map(|name| {
                scene
                    .events
                    .iter()
                    .rposition(|event| format!("{event:?}").starts_with(name))
            })
            .collect();
        assert!(order.is_sorted());
        assert_eq!(order.len(), if slot % 2 == 0 { 4 } else { 3 });
    }
}

/// Purple, Blue and Red: Blue's turn causes the refill to the first golden slot. Red, Purple, Blue; the marker moves; twice more; the 3rd Scoring
/// after Blue's third turn (R2).
#[test]
fn the_last_phase() {
    let mut scene = Scene::new(3)
        .no_rows()
        .slots([1, 3, 3, 3, 3])
        .marker_at(5)
        .turn_of(BLUE)
        .take(ActionSlot::Knowledge)
        .after("steps 1");
    assert_eq!((scene.lies().marker, scene.lies().stage), (5, Stage::LastPhase));
    assert_eq!(
        scene.count(|event| matches!(event, Event::LastPhaseBegan { seat } if *seat == BLUE)),
        1
    );
    for (round, marker) in [(1, 5), (2, 6), (3, 7)] {
        assert_eq!(scene.lies().marker, marker, "time round {round}");
        for seat in [RED, PURPLE, BLUE] {
            assert_eq!(scene.asked(), seat);
            assert_eq!(scene.lies().scorings, 2);
            scene.play("consolidate");
        }
    }
    assert!(scene.game.decision(&scene.state).is_none());
    assert_eq!(
        (scene.lies().scorings, scene.lies().marker),
        (3, 7),
        "the third move is the Scoring itself"
    );
    assert_eq!(scene.lies().stage, Stage::Over);
}

/// A ruling: a full refill in the last phase would not move the marker.
#[test]
fn no_refill_moves_the_marker_in_the_last_phase() {
    let scene = Scene::new(2)
        .no_rows()
        .slots([1, 3, 3, 3, 3])
        .turns_left(6)
        .take(ActionSlot::Knowledge)
        .after("steps 1");
    assert_eq!(scene.count(|event| matches!(event, Event::Refilled)), 1);
    assert_eq!((scene.lies().marker, scene.lies().turns_left), (5, 5));
}

/// A slot whose actions are both shut is told of each.
#[test]
fn why_an_action_cannot_be_performed() {
    let scene = Scene::new(2).yen(PURPLE, 0).coal(PURPLE, 0).blueprints(PURPLE, 0);
    let reason = |action| {
        scene
            .game
            .hinders(scene.lies(), action)
            .expect("it cannot be performed")
    };
    assert_eq!(reason(Action::Produce).refusal, Refusal::NothingToRun);
    assert_eq!(reason(Action::Export).refusal, Refusal::NoContract);
    assert_eq!(reason(Action::LocalMarket).refusal, Refusal::NothingToSupply);
    let missing = 1;
    assert_eq!(
        reason(Action::Invest).refusal,
        Refusal::KnowledgeShort { missing, blueprints: 0 }
    );
    let top = scene.clone().marker(PURPLE, Track::Coal, 11);
    let track = Track::Coal;
    assert_eq!(
        top.game
            .hinders(top.lies(), Action::Mines)
            .map(|forbidden| forbidden.refusal),
        Some(Refusal::OnTop { track })
    );
    let built =
        scene
            .built(PURPLE, Transport::Ship, Region::Kyushu, 3)
            .built(PURPLE, Transport::Ship, Region::Kanto, 3);
    let refused = built
        .game
        .hinders(built.lies(), Action::Ships)
        .map(|forbidden| forbidden.refusal);
    assert_eq!(refused, Some(Refusal::NoneLeft));
}
