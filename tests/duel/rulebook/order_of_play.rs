//! Order of play. That a game is 32 turns in the right order, the walk over random games tells.

use meiji::duel::{Ask, Event, Stage};
use meiji::game::Game;

use super::scene::{EVA, JACK, Scene};

/// The two take turns; who played last in a round begins the next one and so has two turns running.
#[test]
fn who_played_last_begins_the_next_round() {
    let mut scene = Scene::new();
    for round in 1..=4 {
        scene.finish_round();
        if round < 4 {
            assert_eq!(scene.state.table.round, round + 1);
            let last = if round % 2 == 1 { EVA } else { JACK };
            assert_eq!(
                (scene.asked(), scene.state.table.first()),
                (last, last),
                "after round {round}"
            );
        }
    }
    let turns: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TurnBegan { seat } => Some(seat.0),
            _ => None,
        })
        .collect();
    // The first turn had begun before the scene was set.
    assert_eq!(turns[..16], [1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0]);
    assert_eq!(turns.len(), 31);
}

/// After the fourth round the game is over: no cards go back, nothing is upgraded.
#[test]
fn after_the_fourth_round_it_is_over() {
    let mut scene = Scene::new();
    for _ in 0..3 {
        scene.finish_round();
    }
    scene = scene.yen(JACK, 9).yen(EVA, 9);
    scene.events.clear();
    scene.finish_round();
    assert_eq!(scene.state.table.stage, Stage::Over);
    assert_eq!(scene.game.decision(&scene.state), None);
    assert!(scene.legal().is_empty());
    assert_eq!(
        scene.count(|event| matches!(event, Event::CardsBack | Event::TechnologyLaid { .. })),
        0
    );
    assert!(scene.jack().cards.iter().all(|card| card.at.is_some()));
    assert_eq!(scene.events.last(), Some(&Event::GameOver));
}

/// Each step once a turn, then the other's turn begins.
#[test]
fn a_turn_is_three_steps() {
    let mut scene = Scene::new().only_four(JACK).yen(JACK, 9).support(JACK, [1, 0]);
    scene.play("go silk-mill; support 1");
    assert_eq!(scene.ask(), Ask::Bonus(5));
    scene.play("bonus 0");
    assert_eq!(scene.ask(), Ask::Construction);
    scene.play("shop");
    while scene.asked() == JACK {
        scene.play("on");
    }
    assert_eq!((scene.asked(), scene.ask()), (EVA, Ask::Place));
}
