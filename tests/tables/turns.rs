//! The log of the table of Yokohama Duel: a line for each turn.

use meiji::drawing::geometry::Size;
use meiji::duel::Duel;
use meiji::duel::table::Target;
use meiji::game::Seat;
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::words::Language;

use super::duel::documented;
use super::suite;

/// The lines of the log, latest first, on a screen that has room for many.
fn told(sitting: &Sitting<Duel>) -> Vec<String> {
    let position = suite::position(sitting, Language::ENGLISH);
    let scene = draw(&position.show(Size::new(1920.0, 2160.0)));
    let lines = scene
        .nodes()
        .iter()
        .filter(|node| matches!(node.target, Some(Target::Told(_))));
    lines.map(|node| node.label.clone()).collect()
}

fn go(sitting: &mut Sitting<Duel>, to: &str) {
    sitting.play(to.parse().expect("a move")).expect("it is legal");
}

#[test]
fn each_turn_has_a_line_that_grows_with_it() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 0}}, {"support": {"plus-one": 0}}]}"#,
    );
    for (seat, place) in [(0, "go bank"), (1, "go tea-plantation"), (0, "go fishery")] {
        go(&mut sitting, place);
        while sitting.asked() == Some(Seat(seat)) {
            go(&mut sitting, "on");
        }
    }
    let lines = told(&sitting);
    // The turn that has just begun has no more to tell than that.
    assert!(lines[0].ends_with("turn"), "{lines:?}");
    assert!(lines[1].contains(": Fishery 2 → 2 fish"), "{lines:?}");
    assert!(lines[2].contains(": Tea Plantation 1 → 1 tea"), "{lines:?}");
    assert!(lines[3].contains(": Bank 1 → ¥1"), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.contains('→')).count(), 3, "{lines:?}");
    go(&mut sitting, "go silk-mill");
    assert!(
        told(&sitting)[0].contains(": Silk Mill 2 → 1 silk"),
        "{:?}",
        told(&sitting)
    );
}

/// End of a round: what lies between two turns is in neither.
#[test]
fn what_comes_between_two_rounds_has_lines_of_its_own() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 0}}, {"support": {"plus-one": 0}}]}"#,
    );
    while sitting.state().table.round == 1 {
        let moves = sitting.legal_moves();
        sitting
            .play(*moves.last().expect("somebody is asked"))
            .expect("it is legal");
    }
    let lines = told(&sitting);
    let round = lines
        .iter()
        .position(|line| line.contains("Round 2"))
        .expect("it is told");
    // The latest is first: before the round that has begun, the cards came back, after the last turn.
    let back = lines.iter().position(|line| line.contains("cards go back"));
    let turn = lines.iter().position(|line| line.contains('→'));
    assert!(Some(round) < back && back < turn && turn.is_some(), "{lines:?}");
}
