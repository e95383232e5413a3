//! Sequence of Play: turns, exchanging Blueprints, the last turn.

use meiji::game::Game;
use meiji::nippon::components::{ActionSlot, Colour, Resource, Track};
use meiji::nippon::{Ask, Chapter, Event, Refusal, Stage};

use super::scene::{BLUE, PURPLE, RED, Scene};

/// Clockwise, one turn each: a Worker, or Consolidating.
#[test]
fn one_turn_each_clockwise() {
    let scene = Scene::new(3).after("consolidate");
    assert_eq!(scene.asked(), BLUE);
    let scene = scene.take(ActionSlot::Knowledge).after("steps 1; consolidate");
    assert_eq!(scene.asked(), PURPLE);
    assert_eq!(scene.count(|event| matches!(event, Event::TurnBegan { .. })), 3);
}

/// A ruling: Consolidating is always open, without a Worker too.
#[test]
fn consolidating_is_always_open() {
    assert!(Scene::new(2).allows("consolidate"));
    assert!(Scene::new(2).yen(PURPLE, 0).blueprints(PURPLE, 0).allows("consolidate"));
}

/// Who can do nothing else Consolidates, and is asked nevertheless.
#[test]
fn who_can_do_nothing_consolidates() {
    let scene = Scene::new(2).yen(PURPLE, 0).blueprints(PURPLE, 0);
    assert_eq!(scene.legal().len(), 1);
    assert_eq!(scene.ask(), Ask::Turn);
}

/// 3 Blueprints move one own marker up 1 step, any number of times; then the same is asked again.
#[test]
fn three_blueprints_for_a_step() {
    let scene = Scene::new(2)
        .blueprints(PURPLE, 7)
        .after("exchange money; exchange coal");
    assert_eq!(scene.purple().blueprints, 1);
    assert_eq!(Track::ALL.map(|track| scene.purple().marker(track)), [1, 1, 0]);
    assert_eq!((scene.ask(), scene.asked()), (Ask::Turn, PURPLE));
    let what = Resource::Blueprints;
    let refusal = Refusal::TooDear { what, needs: 3, has: 1 };
    assert_eq!(scene.why_not("exchange money"), (refusal, Chapter::SequenceOfPlay));
}

/// What was exchanged counts in the same turn: Money before Consolidating raises the income, Knowledge opens a Factory.
#[test]
fn an_exchange_counts_at_once() {
    let with = || Scene::new(2).blueprints(PURPLE, 3);
    assert_eq!(with().after("exchange money; consolidate").purple().yen, 14);
    assert_eq!(with().after("consolidate").purple().yen, 12);
    assert!(!with().blueprints(PURPLE, 0).slot_open(ActionSlot::Export));
    let knows = with().after("exchange knowledge").take(ActionSlot::Export);
    assert_eq!(knows.purple().blueprints, 0);
    assert!(knows.allows("build paper-2"));
}

/// 5 Blueprints, Money on the topmost slot: Coal and Knowledge only; after one exchange 2 are left and none is offered (O7).
#[test]
fn no_exchange_at_the_top() {
    let scene = Scene::new(2).blueprints(PURPLE, 5).marker(PURPLE, Track::Money, 11);
    assert_eq!(scene.answers("exchange"), ["exchange coal", "exchange knowledge"]);
    let track = Track::Money;
    assert_eq!(
        scene.why_not("exchange money"),
        (Refusal::OnTop { track }, Chapter::SequenceOfPlay)
    );
    let scene = scene.after("exchange coal");
    assert_eq!(scene.purple().blueprints, 2);
    assert!(scene.answers("exchange").is_empty());
}

/// A ruling: not inside an action.
#[test]
fn no_exchange_inside_an_action() {
    let scene = Scene::new(2)
        .blueprints(PURPLE, 9)
        .take(ActionSlot::Mines)
        .after("act ships");
    assert_eq!(
        scene.why_not("exchange coal"),
        (Refusal::NotNow, Chapter::SequenceOfPlay)
    );
}

/// A ruling: at the end of the last turn Blueprints can be exchanged, as long as there are three.
#[test]
fn blueprints_at_the_end_of_the_last_turn() {
    let scene = Scene::new(2)
        .blueprints(PURPLE, 6)
        .blueprints(BLUE, 2)
        .turns_left(2)
        .after("consolidate");
    assert_eq!((scene.ask(), scene.asked()), (Ask::Finish, PURPLE));
    let told = scene.clone().after("exchange knowledge; finish");
    assert_eq!(told.purple().marker(Track::Knowledge), 1);
    assert_eq!(told.asked(), BLUE);
    let richer = scene.clone().after("exchange money; finish");
    assert_eq!(richer.purple().marker(Track::Money), 1, "any marker");
    let scene = scene.after("exchange knowledge; exchange knowledge");
    assert_eq!(scene.asked(), BLUE, "what has one answer is played by itself");
    assert_eq!(scene.lies().turns_left, 1);
    let over = scene.after("consolidate");
    assert_eq!(over.lies().stage, Stage::Over, "2 Blueprints: nothing is asked");
}

/// It is not asked in a turn that is not the last.
#[test]
fn no_finish_before_the_last_turn() {
    let scene = Scene::new(3).blueprints(PURPLE, 6).turns_left(6).after("consolidate");
    assert_eq!((scene.ask(), scene.asked()), (Ask::Turn, BLUE));
    let last = Scene::new(3).blueprints(PURPLE, 6).turns_left(3).after("consolidate");
    assert_eq!((last.ask(), last.asked()), (Ask::Finish, PURPLE));
}

/// After the end nothing can be played.
#[test]
fn nothing_after_the_end() {
    let scene = Scene::new(2).turns_left(1).after("consolidate");
    assert!(scene.game.decision(&scene.state).is_none());
    assert_eq!(scene.why_not("consolidate"), (Refusal::GameOver, Chapter::FinalScoring));
    assert_eq!(
        scene.why_not("exchange money"),
        (Refusal::GameOver, Chapter::FinalScoring)
    );
    assert_eq!(scene.game.standings(&scene.state).expect("it is over").len(), 2);
}

/// An answer to another question.
#[test]
fn an_answer_to_another_question() {
    let scene = Scene::new(3).turn_of(RED);
    let other = (Refusal::OtherQuestion, Chapter::SequenceOfPlay);
    for action in [
        "stop",
        "steps 1",
        "run silk",
        "site kyushu",
        "finish",
        "act mines",
        "space money",
        "good silk",
    ] {
        assert_eq!(scene.why_not(action), other, "{action}");
    }
    let scene = scene.workers(RED, &[Colour::White]).take(ActionSlot::Knowledge);
    for action in [
        "consolidate",
        "finish",
        "run silk",
        "take mines white",
        "return osaka top",
    ] {
        assert_eq!(scene.why_not(action), other, "{action}");
    }
}
