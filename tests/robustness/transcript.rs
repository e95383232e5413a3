//! What is copied of a game tells a reader nothing that the reader may not know.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Happening, Seat};
use meiji::sitting::Sitting;
use meiji::transcript::choices;
use meiji::yokohama::{Move, Yokohama};

use crate::tables::table;
use crate::walk::draw;

/// A random move that both games allow; plays it in both. Gives whether it told something hidden, or `None` if there is none.
fn play_in_both(games: &mut [Sitting<Yokohama>; 2], seed: u64, chance: &mut Chance) -> Option<bool> {
    let [mut moves, others] = games.each_ref().map(Sitting::legal_moves);
    moves.retain(|action| others.contains(action));
    if moves.is_empty() {
        return None;
    }
    let action = draw(&moves, seed, chance);
    Some(games.iter_mut().fold(false, |told, game| {
        game.play(action).expect("a legal move");
        let last = game.played() - 1;
        told | game.events(last, None).any(|(_, event)| event.reveals())
    }))
}

#[test]
fn the_same_is_copied_whatever_a_reader_cannot_see() {
    let (mut compared, mut hidden) = (0, 0);
    for number in 0..24 {
        let game = table(number);
        let mut chance = Chance::new(Seed(number));
        let mut played = Sitting::new(game.clone(), Seed(number));
        for start in 0..600 {
            if start % 40 == 7 {
                for reader in Seat::all(game.players()).map(Some).chain([None]) {
                    // The same past, and two deals of what the reader cannot see.
                    let mut games = [1, 2].map(|seed| {
                        let mut other = played.practice_from(start);
                        other.deal_anew(reader, Seed(seed));
                        other
                    });
                    while games[0].played() < start + 40 {
                        let [one, other] = games.each_ref().map(|game| game.legal_moves().len());
                        hidden += u32::from(one != other);
                        if play_in_both(&mut games, number, &mut chance) != Some(false) {
                            break;
                        }
                    }
                    let [one, other] = games.each_ref().map(|game| choices(game, reader));
                    assert_eq!(one, other, "game {number}, move {start}, reader {reader:?}");
                    compared += games[0].played() - start;
                }
            }
            let moves = played.legal_moves();
            if moves.is_empty() {
                break;
            }
            played.play(draw(&moves, number, &mut chance)).expect("a legal move");
        }
    }
    assert!(
        compared > 2000 && hidden > 100,
        "{compared} compared, {hidden} with other moves"
    );
}

#[test]
fn a_reader_is_told_every_choice_of_their_own_and_what_others_complete() {
    let game = table(0);
    let mut chance = Chance::new(Seed(1));
    let mut sitting = Sitting::new(game, Seed(1));
    let mut delivered = 0;
    for _ in 0..900 {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            break;
        }
        let Some(seat) = sitting.asked() else { break };
        let action = draw(&moves, 1, &mut chance);
        let view = sitting.view(Some(seat));
        sitting.play(action).expect("a legal move");
        if sitting.asked().is_none() {
            break;
        }
        let last = |reader| choices(&sitting, reader).pop().and_then(|(_, mut moves)| moves.pop());
        if moves.len() > 1 {
            assert_eq!(last(Some(seat)), view.short(action));
        }
        if matches!(action, Move::Deliver(_)) {
            delivered += 1;
            assert_eq!(last(None), Some(action.to_string()));
        }
    }
    assert!(delivered > 2, "{delivered}");
}
