//! Sound documents, changed at random: each is refused, or a position that can be written down and played to its end.

use meiji::chance::{Chance, Seed};
use meiji::nippon::Nippon;
use serde_json::Value;

use super::{play_out, read, written};
use crate::conformance::{nippon, random_game, wild};
use crate::suite::validator::collect;

#[path = "../../fuzz/mutate.rs"]
mod mutate;

/// Documents that are tried for each number of players by the shipped values, and as many by wild ones.
const TRIES: u64 = 4_000;

/// The most that are kept to be changed further.
const KEPT: usize = 300;

#[test]
fn what_is_accepted_can_be_played() {
    for players in 2..=4 {
        spoil(&nippon(players));
    }
}

#[test]
fn what_is_accepted_by_wild_values_can_be_played() {
    for players in 2..=4 {
        spoil(&wild::wild(players));
    }
}

/// A document in which up to three values are those that stand in the same place of another, or numbers by one more or less.
fn mixed(corpus: &[String], chance: &mut Chance) -> String {
    let mut pick = |count: usize| chance.below(count as u32) as usize;
    let tree = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
    let mut document = tree(&corpus[pick(corpus.len())]);
    for _ in 0..=pick(3) {
        let mut places = Vec::new();
        collect(&document, String::new(), &mut places);
        // Nothing at all is a position too.
        let Some(place) = places.get(pick(places.len())) else {
            break;
        };
        let value = document.pointer_mut(place).expect("it stands there");
        match value.as_u64() {
            Some(number) if pick(2) == 0 => *value = (number + 2 * pick(2) as u64).saturating_sub(1).into(),
            _ => {
                let other = tree(&corpus[pick(corpus.len())]);
                other
                    .pointer(place)
                    .into_iter()
                    .for_each(|other| value.clone_from(other));
            }
        }
    }
    document.to_string()
}

fn spoil(game: &Nippon) {
    let mut corpus = Vec::new();
    for number in 0..8 {
        let mut count = 0;
        random_game(game, Seed(number), |state, _, _, _| {
            count += 1;
            if count % 13 == 0 {
                corpus.push(written(state).to_string());
            }
        });
    }
    let sound = corpus.len();
    let mut chance = Chance::new(Seed(2015));
    let mut taken = 0;
    for _ in 0..TRIES {
        let text = match chance.below(4) {
            0 => mutate::mutate(&corpus, &mut chance),
            _ => mixed(&corpus, &mut chance),
        };
        let Ok(document) = serde_json::from_str::<Value>(&text) else {
            continue;
        };
        let seed = Seed(chance.bits());
        let Ok(state) = read(game, seed, &document) else {
            continue;
        };
        taken += 1;
        let again = read(game, seed, &written(&state)).unwrap_or_else(|fault| panic!("{fault}\n{document:#}"));
        assert_eq!(again, state, "{document:#}");
        play_out(game, &state, seed);
        if corpus.len() < sound + KEPT {
            corpus.push(text);
        } else {
            corpus[sound + chance.below(KEPT as u32) as usize] = text;
        }
    }
    println!("{taken} of {TRIES} taken");
    assert!(
        taken > TRIES / 20 && taken < TRIES,
        "{taken} taken: the changes are of no use"
    );
}
