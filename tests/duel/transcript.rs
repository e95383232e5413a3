//! What is copied of a game of Yokohama Duel tells of no card in hand by more than a sign. That it tells nothing hidden is in `tests/suite`.

use meiji::chance::{Chance, Seed};
use meiji::duel::{Ask, Duel, Move};
use meiji::game::{Game, Seat};
use meiji::sitting::Sitting;
use meiji::transcript::choices;

use crate::conformance::duel;

/// A random move of those that are legal.
fn draw(sitting: &Sitting<Duel>, chance: &mut Chance) -> Option<Move> {
    let moves = sitting.legal_moves();
    (!moves.is_empty()).then(|| moves[chance.below(moves.len() as u32) as usize])
}

#[test]
fn a_reader_is_told_no_card_in_the_hands_of_others() {
    let mut met = [0; 5];
    for number in 0..12 {
        let mut chance = Chance::new(Seed(number));
        let mut sitting = Sitting::new(duel(), Seed(number));
        while let (Some(seat), Some(decision)) = (sitting.asked(), sitting.decision()) {
            let Some(action) = draw(&sitting, &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move");
            if sitting.asked().is_none() {
                break;
            }
            let last = |reader| choices(&sitting, reader).pop().and_then(|(_, mut moves)| moves.pop());
            let (kind, told) = match action {
                Move::Keep(_) => (0, "k?".to_owned()),
                Move::KeepFor(..) => (
                    1,
                    if action.to_string().ends_with("yen") {
                        "k?y"
                    } else {
                        "k?i"
                    }
                    .to_owned(),
                ),
                Move::Under(_) => (2, "u?".to_owned()),
                // It lies open from then on.
                Move::Deliver(_) => (3, action.to_string()),
                Move::GoOn if decision.ask == Ask::End => (4, ".".to_owned()),
                _ => continue,
            };
            met[kind] += 1;
            for reader in [None, Some(Seat(1 - seat.0))] {
                assert_eq!(last(reader), Some(told.clone()), "{action}");
            }
        }
    }
    assert!(met.iter().all(|met| *met > 2), "{met:?}");
}

#[test]
fn once_a_game_is_over_no_card_is_left_out() {
    let mut chance = Chance::new(Seed(5));
    let mut sitting = Sitting::new(duel(), Seed(5));
    while let Some(action) = draw(&sitting, &mut chance) {
        sitting.play(action).expect("a legal move");
    }
    assert_eq!(sitting.game().decision(sitting.state()), None);
    let told = choices(&sitting, None);
    assert!(told.iter().flat_map(|(_, moves)| moves).all(|text| !text.contains('?')));
    // Each chooses first Orders, then takes sixteen turns; who is asked for an upgrade between two rounds speaks once more.
    assert!((34..=40).contains(&told.len()), "{}", told.len());
}

/// Order of play: whoever plays last in a round begins the next one, and these are two turns.
#[test]
fn the_turns_around_the_seam_of_two_rounds_are_told_apart() {
    let mut chance = Chance::new(Seed(5));
    let mut sitting = Sitting::new(duel(), Seed(5));
    while sitting.state().table.round < 3 {
        let action = draw(&sitting, &mut chance).expect("the game goes on");
        sitting.play(action).expect("a legal move");
    }
    for (seat, moves) in choices(&sitting, None) {
        let places = moves.iter().filter(|told| told.starts_with('>')).count();
        assert!(places <= 1, "{seat:?} takes {places} turns in one: {moves:?}");
    }
}
