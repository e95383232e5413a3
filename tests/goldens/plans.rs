//! What every computer plans, and what the coach advises, judges and thinks likely.

use std::fmt::Write as _;

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::opponents::{Computer, Effort, advise, chances, judge};
use meiji::yokohama::Move;

use super::hold;
use super::moments::{MOMENTS, sitting};

/// Enough for every part of the thinking, and little enough for a test.
const EFFORT: Effort = Effort { playouts: 24 };

/// How many games are played on for the chances.
const GAMES: u32 = 3;

fn written(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join("; ")
}

#[test]
fn computers_plan_as_they_did() {
    let mut lines = Vec::new();
    for (number, (name, moves, _)) in MOMENTS.into_iter().enumerate() {
        let sitting = sitting(name, moves);
        let view = sitting.view(sitting.asked());
        for computer in Computer::all() {
            let plan = computer.plan(sitting.game(), &view, EFFORT, Seed(number as u64));
            lines.push(format!("{name} {moves} {computer}: {}", written(&plan)));
        }
    }
    hold("tests/goldens/plans.txt", &lines);
}

#[test]
fn the_coach_advises_as_it_did() {
    let mut lines = Vec::new();
    for (number, (name, moves, _)) in MOMENTS.into_iter().enumerate() {
        let sitting = sitting(name, moves);
        let game = sitting.game();
        let view = sitting.view(sitting.asked());
        let seed = Seed(number as u64);
        let mut line = format!("{name} {moves}");
        for advice in advise(game, &view, EFFORT, seed, &mut |_| ()) {
            let (moves, lead, why) = (written(&advice.moves), advice.lead, advice.why);
            write!(line, " | {moves} ({lead}, {why:?})").expect("a text takes more text");
        }
        let played: Vec<Move> = sitting.legal_moves().into_iter().take(1).collect();
        if let Some(judged) = judge(game, &view, &played, EFFORT, seed, &mut |_| ()) {
            let better = written(&judged.better.moves);
            write!(line, " | cost {}: {better}", judged.cost).expect("a text takes more text");
        }
        let chances = chances(game, &view, GAMES, seed, &mut |_| ());
        let chances: Vec<u16> = Seat::all(game.players()).map(|seat| chances[seat]).collect();
        write!(line, " | {chances:?}").expect("a text takes more text");
        lines.push(line);
    }
    hold("tests/goldens/advice.txt", &lines);
}
