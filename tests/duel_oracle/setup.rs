//! The set-up: a model of what the rules lay out, with nothing taken from the engine but the order in which cards were shuffled.

use std::collections::{BTreeSet, VecDeque};

use meiji::chance::{Chance, Seed};
use meiji::duel::components::Title;
use meiji::duel::content::{Content, Gain};
use meiji::duel::{Duel, Options, State};
use meiji::game::Seat;
use meiji::printed::Edition;

use crate::model::{Lying, Model, Phase, Side};

/// The options of a game: the seed names who starts, or the options do.
pub fn options(seed: u64) -> Options {
    match seed / 2 % 3 {
        0 => Options::new(),
        named => Options::new()
            .with_starter(Seat(named as u8 - 1))
            .expect("one of two seats"),
    }
}

/// The model of a game that was just dealt. Every card of the box must be somewhere, and once.
pub fn model(game: &Duel, seed: u64, state: &State) -> Model {
    let (table, secret) = (&state.table, &state.secret);
    let starter = usize::from(table.starter.0);
    match seed / 2 % 3 {
        0 => assert!(starter < 2),
        named => assert_eq!(starter, named as usize - 1, "the seat that was named starts"),
    }
    let looked: [BTreeSet<u8>; 2] = [0, 1].map(|who| secret.hands.0[who].looked.iter().map(|order| order.0).collect());
    let orders_deck: VecDeque<u8> = secret.orders.cards().iter().rev().copied().collect();
    assert!(looked.iter().all(|orders| orders.len() == 3), "three Orders each");
    whole("Order", 30, orders_deck.iter().chain(&looked[0]).chain(&looked[1]));

    let bonus_shown = table.bonus.map(|card| card.0);
    let bonus_deck: VecDeque<u8> = secret.bonus.cards().iter().rev().copied().collect();
    whole("Bonus card", 16, bonus_deck.iter().chain(&bonus_shown));

    let titles_deck: VecDeque<Title> = secret
        .technologies
        .cards()
        .iter()
        .rev()
        .map(|card| Title::ALL[usize::from(*card)])
        .collect();
    let titles_shown = table.technologies;
    assert!(titles_shown.iter().all(Option::is_some), "five Technologies");
    let titles: Vec<u8> = titles_deck
        .iter()
        .chain(titles_shown.iter().flatten())
        .map(|title| *title as u8)
        .collect();
    whole("Technology", 20, titles.iter());

    let church_shown = table.church.map(|card| card.map(|card| card.0));
    let church: BTreeSet<u8> = church_shown.iter().flatten().copied().collect();
    assert_eq!(church.len(), 6, "six Church cards");
    assert!(
        church
            .iter()
            .all(|card| usize::from(*card) < game.content().church.len())
    );

    let side = |who: usize| {
        let first = who == starter;
        Side {
            yen: if first { 3 } else { 4 },
            goods: [1; 4],
            support: if first { vec![1] } else { vec![1, 1] },
            looked: looked[who].clone(),
            ..Side::default()
        }
    };
    Model {
        starter,
        round: 0,
        turns: 0,
        asked: starter,
        phase: Phase::Deal,
        works: vec![],
        waiting: vec![],
        station: None,
        bonus_shown,
        bonus_deck,
        bonus_used: BTreeSet::new(),
        shuffled_for: None,
        titles_shown,
        titles_deck,
        titles_gone: BTreeSet::new(),
        church_shown,
        orders_deck: orders_deck.into_iter().map(|order| Lying { order, by: None }).collect(),
        sides: [side(0), side(1)],
        fresh_traders: 0,
    }
}

fn whole<'a>(what: &str, count: u8, cards: impl Iterator<Item = &'a u8>) {
    let mut cards: Vec<u8> = cards.copied().collect();
    cards.sort_unstable();
    assert_eq!(cards, (0..count).collect::<Vec<u8>>(), "every {what} once");
}

/// Printed values that no box has: other rates and levels, cheap cards, and rewards of every kind and length. Much is reached by them
/// that the printed ones bring about once in ten thousand games, and an engine that knows a printed value by heart is found out.
pub fn unusual() -> Content {
    let mut content = Content::latest();
    content.edition = "unusual".into();
    let rates = [
        [1, 2, 3, 4, 6],
        [0, 2, 2, 4, 5],
        [1, 1, 2, 3, 4],
        [0, 1, 1, 2, 4],
        [1, 2, 2, 4, 6],
        [0, 1, 3, 4, 6],
        [0, 2, 3, 4, 5],
        [0, 1, 3, 5, 6],
        [1, 1, 2, 3, 5],
        [0, 1, 3, 4, 6],
    ];
    for (row, rates) in content.places.iter_mut().zip(rates) {
        row.rates = rates;
    }
    for (row, (level, upgraded, cost)) in content
        .influence
        .iter_mut()
        .zip([(1, 3, 2), (2, 4, 1), (3, 5, 3), (5, 9, 0)])
    {
        (row.level, row.upgraded, row.cost) = (level, upgraded, cost);
    }
    for (row, cost) in content
        .technologies
        .iter_mut()
        .zip([1, 4, 2, 6, 3, 1, 5].into_iter().cycle())
    {
        row.cost = cost;
        // All ways into an occupied Place at once are rare even so.
        if [Title::Stagecoach, Title::Station, Title::Tram].contains(&row.title) {
            row.cost = 1;
        }
    }
    let church = [
        (1, vec![Gain::Yen(1), Gain::Copper(1)]),
        (2, vec![Gain::PlusOne(2), Gain::Bonus(7)]),
        (3, vec![Gain::Orders(2)]),
        (4, vec![Gain::Imports(1), Gain::Turns(2)]),
        (5, vec![Gain::Look { at: 5, keep: 2 }]),
        (6, vec![Gain::Bonus(5)]),
        (8, vec![Gain::PlusTwo(2)]),
        (9, vec![Gain::Copper(2), Gain::Look { at: 3, keep: 1 }]),
        (11, vec![Gain::Turns(1), Gain::Silk(1), Gain::Bonus(6)]),
    ];
    for (row, (faith, reward)) in content.church.iter_mut().zip(church) {
        (row.faith, row.reward) = (faith, reward);
    }
    let rewards = [
        vec![Gain::Bonus(7)],
        vec![Gain::Look { at: 2, keep: 1 }],
        vec![Gain::Orders(3)],
        vec![Gain::Copper(1), Gain::Yen(1)],
        vec![Gain::PlusOne(1), Gain::PlusTwo(1), Gain::Bonus(5)],
        vec![Gain::Look { at: 4, keep: 4 }],
        vec![Gain::Turns(2)],
        vec![Gain::Imports(2), Gain::Turns(1)],
        vec![Gain::Tea(2), Gain::Fish(1), Gain::Silk(1)],
        vec![],
        vec![Gain::Bonus(6)],
    ];
    for (number, row) in content.orders.iter_mut().enumerate() {
        row.goods = row.goods.map(|count| count.min(1 + number as u8 % 2));
        row.reward = rewards[number % rewards.len()].clone();
    }
    for (number, row) in content.bonus.iter_mut().enumerate() {
        row.rewards = match number % 4 {
            0 => [Gain::Copper(2), Gain::Copper(1), Gain::Orders(3)],
            1 => [Gain::Turns(1), Gain::Imports(2), Gain::Turns(1)],
            2 => [Gain::PlusTwo(1), Gain::Orders(1), Gain::PlusOne(4)],
            _ => row.rewards,
        };
    }
    content
}

/// Printed values made up at random, within what every content keeps: no two games are played by the same.
pub fn invented(seed: u64) -> Content {
    let mut chance = Chance::new(Seed(seed.reverse_bits()));
    let mut content = Content::latest();
    content.edition = "invented".into();
    let mut below = |bound: u32| chance.below(bound) as u8;
    for row in &mut content.places {
        let mut rates: [u8; 5] = std::array::from_fn(|_| below(7));
        rates.sort_unstable();
        row.rates = rates;
    }
    // Four of the levels 1 to 5, and what they are upgraded to rises as they do.
    let left_out = 1 + below(5);
    let levels = (1..=5).filter(|level| *level != left_out);
    let mut highest = 0;
    for (row, level) in content.influence.iter_mut().zip(levels) {
        highest = (level + 1 + below(2)).max(highest + 1);
        (row.level, row.upgraded, row.cost) = (level, highest, below(6));
    }
    for row in &mut content.orders {
        row.goods = std::array::from_fn(|_| below(3));
        row.goods[usize::from(below(4))] = 1;
        row.points = below(9);
        row.reward = reward(&mut below);
    }
    for row in &mut content.technologies {
        row.cost = 1 + below(9);
    }
    for row in &mut content.church {
        row.faith = 1 + below(11);
        row.points = below(13);
        row.reward = reward(&mut below);
    }
    for row in &mut content.bonus {
        row.rewards = std::array::from_fn(|_| plain(&mut below));
    }
    content
}

/// What an Order or a Church card gives; what has to be chosen stands last.
fn reward(below: &mut impl FnMut(u32) -> u8) -> Vec<Gain> {
    let mut gains: Vec<Gain> = (0..below(3)).map(|_| plain(below)).collect();
    let at = 1 + below(5);
    match below(4) {
        0 => gains.push(Gain::Bonus(5 + below(3))),
        1 => gains.push(Gain::Look {
            at,
            keep: 1 + below(at.into()),
        }),
        _ => {}
    }
    gains
}

fn plain(below: &mut impl FnMut(u32) -> u8) -> Gain {
    let amount = 1 + below(3);
    match below(10) {
        0 => Gain::Yen(amount),
        1 => Gain::Copper(amount),
        2 => Gain::Silk(amount),
        3 => Gain::Tea(amount),
        4 => Gain::Fish(amount),
        5 => Gain::Imports(amount),
        6 => Gain::Turns(amount),
        7 => Gain::PlusOne(amount),
        8 => Gain::PlusTwo(amount),
        _ => Gain::Orders(amount),
    }
}

#[test]
fn the_values_that_no_box_has_are_sound() {
    for content in (0..200).map(invented).chain([unusual()]) {
        assert_eq!(Content::from_json(&content.to_json()).expect("they are"), content);
    }
}
