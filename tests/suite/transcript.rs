//! What is copied of a game tells a reader nothing that the reader may not know.

use meiji::chance::{Chance, Seed};
use meiji::game::{Happening, Seat};
use meiji::sitting::Sitting;
use meiji::transcript::choices;

use super::{Probed, assert_hidden_seen, assert_seen, draw, evenly};

/// The longest game that is copied: of one that lasts longer its beginning tells enough.
const LONGEST: usize = 600;

/// A random game.
fn played<G: Probed>(number: u64, longest: usize) -> Sitting<G> {
    let mut chance = Chance::new(Seed(number));
    let mut sitting = Sitting::new(G::table(number), Seed(number));
    while sitting.played() < longest {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            break;
        }
        sitting.play(draw(&moves, number, &mut chance)).expect("a legal move");
    }
    sitting
}

/// A random move, or what does the same with other cards in hand, in both of two games. Gives whether it told something hidden, or `None` if there is
/// none.
fn play_in_both<G: Probed>(games: &mut [Sitting<G>; 2], seed: u64, chance: &mut Chance) -> Option<bool> {
    let seat = games[0].asked()?;
    let [here, there] = games.each_ref().map(|game| game.view(Some(seat)));
    let [moves, others] = games.each_ref().map(Sitting::legal_moves);
    let alike = |action| Some((action, G::alike(action, &here, &there)?));
    let pairs = moves.into_iter().filter_map(alike);
    let pairs: Vec<_> = pairs.filter(|(_, other)| others.contains(other)).collect();
    if pairs.is_empty() {
        return None;
    }
    let (one, other) = draw(&pairs, seed, chance);
    Some(games.iter_mut().zip([one, other]).fold(false, |told, (game, action)| {
        game.play(action).expect("a legal move");
        let last = game.played() - 1;
        told | game.events(last, None).any(|(_, event)| event.reveals())
    }))
}

/// All that is copied for a reader, whosever it is.
fn told<G: Probed>(sitting: &Sitting<G>, reader: Option<Seat>) -> Vec<String> {
    choices(sitting, reader)
        .into_iter()
        .flat_map(|(_, moves)| moves)
        .collect()
}

pub fn the_same_is_copied_whatever_a_reader_cannot_see<G: Probed>() {
    let (mut compared, mut other_numbers, mut other_moves) = (0, 0, 0);
    for number in 0..24 {
        let whole = played::<G>(number, LONGEST);
        let mut chance = Chance::new(Seed(number));
        for start in evenly(whole.played(), 16) {
            for reader in Seat::all(whole.game().players()).map(Some).chain([None]) {
                // The same past, and two deals of what the reader cannot see.
                let mut games = [1, 2].map(|seed| {
                    let mut other = whole.practice_from(start);
                    other.deal_anew(reader, Seed(seed));
                    other
                });
                while games[0].played() < start + 40 {
                    let [one, other] = games.each_ref().map(Sitting::legal_moves);
                    other_numbers += usize::from(one.len() != other.len());
                    other_moves += usize::from(one != other);
                    if play_in_both(&mut games, number, &mut chance) != Some(false) {
                        break;
                    }
                }
                if games[0].asked().is_none() {
                    // Once it is over, hands are no secret; those of the game that it went on from are, which may not be over.
                    let past = told(&whole.practice_from(start), reader);
                    assert!(games.iter().all(|game| told(game, reader).starts_with(&past)));
                    continue;
                }
                let [one, other] = games.each_ref().map(|game| choices(game, reader));
                assert_eq!(one, other, "game {number}, move {start}, reader {reader:?}");
                compared += games[0].played() - start;
            }
        }
    }
    assert_hidden_seen::<G>(
        "moves before which others are legal in another deal",
        other_moves,
        compared,
        50,
    );
    assert_hidden_seen::<G>(
        "moves before which more are legal in another deal",
        other_numbers,
        compared,
        500,
    );
}

pub fn a_reader_is_told_every_choice_of_their_own<G: Probed>() {
    let (mut moves, mut told) = (0, 0);
    for number in 0..12 {
        let whole = played::<G>(number, LONGEST);
        let mut sitting = Sitting::new(whole.game().clone(), Seed(number));
        for action in whole.moves() {
            let Some(decision) = sitting.decision() else { break };
            let seat = whole.game().asked(decision);
            let (view, many) = (sitting.view(Some(seat)), sitting.legal_moves().len() > 1);
            sitting.play(action).expect("a legal move");
            if sitting.asked().is_none() {
                break;
            }
            moves += 1;
            if many || G::is_declared(decision) {
                let last = choices(&sitting, Some(seat)).pop();
                assert_eq!(last.and_then(|(_, mut moves)| moves.pop()), G::short(&view, action));
                told += 1;
            }
        }
    }
    assert_seen("moves that were a choice", told, moves, 3);
}

pub fn once_a_game_is_over_everything_is_told<G: Probed>() {
    let whole = played::<G>(5, G::LONGEST as usize);
    let game = whole.game();
    assert_eq!(whole.asked(), None, "the game came to its end");
    let told = choices(&whole, None);
    for seat in Seat::all(game.players()) {
        assert_eq!(told, choices(&whole, Some(seat)));
    }
    let mut chosen = Vec::new();
    for (number, action) in whole.moves().enumerate() {
        let state = whole.state_at(number);
        let decision = game.decision(state).expect("it was played on");
        let view = game.view(state, Some(game.asked(decision)));
        let mut legal = Vec::new();
        game.legal_moves(state, &mut legal);
        if legal.len() > 1 || G::is_declared(decision) {
            chosen.extend(G::short(&view, action));
        }
    }
    let told: Vec<String> = told.into_iter().flat_map(|(_, moves)| moves).collect();
    assert_eq!(told, chosen);
}
