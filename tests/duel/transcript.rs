//! What is copied of a game tells a reader nothing that the reader may not know.

use meiji::chance::{Chance, Seed};
use meiji::duel::{Ask, Duel, Hand, Move, Orders};
use meiji::game::{Game, Happening, Seat};
use meiji::short::Typed;
use meiji::sitting::Sitting;
use meiji::transcript::choices;

use crate::conformance::duel;

/// The seats, and an onlooker.
const READERS: [Option<Seat>; 3] = [Some(Seat(0)), Some(Seat(1)), None];

/// The move that does the same with the card in the same place of another hand; `None` if there is none.
fn alike(action: Move, here: &Hand, there: &Hand) -> Option<Move> {
    let same = |of: fn(&Hand) -> Orders, order| {
        let place = of(here).iter().position(|known| known == order)?;
        of(there).iter().nth(place)
    };
    let looked = |order| same(|hand| hand.looked, order);
    Some(match action {
        Move::Keep(order) => Move::Keep(looked(order)?),
        Move::KeepFor(order, fee) => Move::KeepFor(looked(order)?, fee),
        Move::Under(order) => Move::Under(looked(order)?),
        other => other,
    })
}

/// A random move, or the one that does the same, in both of two games. Gives whether it told something hidden, or `None` if there is none.
fn play_in_both(games: &mut [Sitting<Duel>; 2], chance: &mut Chance) -> Option<bool> {
    let asked = games[0].asked()?;
    let hands = games.each_ref().map(|game| game.state().secret.hands[asked]);
    let others = games[1].legal_moves();
    let pairs: Vec<[Move; 2]> = games[0]
        .legal_moves()
        .into_iter()
        .filter_map(|action| Some([action, alike(action, &hands[0], &hands[1])?]))
        .filter(|[_, other]| others.contains(other))
        .collect();
    if pairs.is_empty() {
        return None;
    }
    let pair = pairs[chance.below(pairs.len() as u32) as usize];
    Some(games.iter_mut().zip(pair).fold(false, |told, (game, action)| {
        game.play(action).expect("a legal move");
        let last = game.played() - 1;
        told | game.events(last, None).any(|(_, event)| event.reveals())
    }))
}

/// A random move of those that are legal.
fn draw(sitting: &Sitting<Duel>, chance: &mut Chance) -> Option<Move> {
    let moves = sitting.legal_moves();
    (!moves.is_empty()).then(|| moves[chance.below(moves.len() as u32) as usize])
}

#[test]
fn the_same_is_copied_whatever_a_reader_cannot_see() {
    let (mut compared, mut hidden, mut other) = (0, 0, 0);
    for number in 0..24 {
        let mut chance = Chance::new(Seed(number));
        let mut played = Sitting::new(duel(), Seed(number));
        for start in 0.. {
            if start % 7 == 0 {
                for reader in READERS {
                    // The same past, and two deals of what the reader cannot see.
                    let mut games = [1, 2].map(|seed| {
                        let mut other = played.practice_from(start);
                        other.deal_anew(reader, Seed(seed));
                        other
                    });
                    while games[0].played() < start + 40 {
                        let [one, two] = games.each_ref().map(|game| game.legal_moves());
                        hidden += u32::from(one.len() != two.len());
                        other += u32::from(one != two);
                        if play_in_both(&mut games, &mut chance) != Some(false) {
                            break;
                        }
                    }
                    if games[0].asked().is_none() {
                        // Once it is over, hands are no secret.
                        continue;
                    }
                    let [one, two] = games.each_ref().map(|game| choices(game, reader));
                    assert_eq!(one, two, "game {number}, move {start}, reader {reader:?}");
                    compared += games[0].played() - start;
                }
            }
            let Some(action) = draw(&played, &mut chance) else {
                break;
            };
            played.play(action).expect("a legal move");
        }
    }
    assert!(
        compared > 1000 && hidden > 20 && other > 100,
        "{compared} compared, {hidden} with other numbers of moves, {other} with other moves"
    );
}

#[test]
fn a_reader_is_told_every_choice_of_their_own_and_of_others_no_card_in_hand() {
    let mut met = [0; 5];
    for number in 0..12 {
        let mut chance = Chance::new(Seed(number));
        let mut sitting = Sitting::new(duel(), Seed(number));
        while let (Some(seat), Some(decision)) = (sitting.asked(), sitting.decision()) {
            let Some(action) = draw(&sitting, &mut chance) else {
                break;
            };
            let (view, many) = (sitting.view(Some(seat)), sitting.legal_moves().len() > 1);
            sitting.play(action).expect("a legal move");
            if sitting.asked().is_none() {
                break;
            }
            let last = |reader| choices(&sitting, reader).pop().and_then(|(_, mut moves)| moves.pop());
            if many || decision.ask == Ask::End {
                assert_eq!(last(Some(seat)), Duel::short(&view, action));
            }
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
fn once_a_game_is_over_everything_is_told() {
    let mut chance = Chance::new(Seed(5));
    let mut sitting = Sitting::new(duel(), Seed(5));
    while let Some(action) = draw(&sitting, &mut chance) {
        sitting.play(action).expect("a legal move");
    }
    assert_eq!(sitting.game().decision(sitting.state()), None);
    let told = choices(&sitting, None);
    assert!(told.iter().flat_map(|(_, moves)| moves).all(|text| !text.contains('?')));
    assert_eq!(told, choices(&sitting, Some(Seat(0))));
    // Each chooses first Orders, then takes sixteen turns, and may upgrade as a round ends.
    assert!((34..=50).contains(&told.len()), "{}", told.len());
}
