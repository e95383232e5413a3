//! The built-in values: what the rulebook states, and what the reconstructed ones keep so that they play well.

use meiji::duel::components::Title;
use meiji::duel::content::{Content, Gain};
use meiji::printed::{Edition, Source};

fn content() -> Content {
    Content::latest()
}

/// What the rulebook tells of each Place.
#[test]
fn the_places_are_the_rulebooks() {
    let rates = content().places.map(|row| row.rates);
    let (full, less, least) = ([1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [0, 0, 1, 2, 3]);
    assert_eq!(rates, [full, full, less, least, full, full, full, full, less, full]);
    assert!(content().places.iter().all(|row| row.source == Source::Rulebook));
}

/// Everything else is reconstructed, and says so; levels 1 to 4 are published, their upgrades are not.
#[test]
fn what_is_reconstructed_says_so() {
    let content = content();
    let sources = content
        .influence
        .iter()
        .map(|row| row.source)
        .chain(content.orders.iter().map(|row| row.source))
        .chain(content.technologies.iter().map(|row| row.source))
        .chain(content.church.iter().map(|row| row.source))
        .chain(content.bonus.iter().map(|row| row.source));
    assert!(sources.into_iter().all(|source| source == Source::Reconstructed));
}

/// Each upgrade adds 1 and costs ¥1 to ¥4, rising.
#[test]
fn upgrades_add_one() {
    for (row, number) in content().influence.iter().zip(1..) {
        assert_eq!((row.level, row.upgraded, row.cost), (number, number + 1, number));
    }
}

/// Technologies cost 3 to 8.
#[test]
fn technologies_cost_three_to_eight() {
    let costs = content().technologies.map(|row| row.cost);
    assert_eq!((costs.iter().min(), costs.iter().max()), (Some(&3), Some(&8)));
}

/// Church cards ask for Faith 3 to 11, with points that rise; the one at 8 gives a +2 card, as the rulebook's example has it.
#[test]
fn church_cards_rise() {
    let church = content().church;
    assert!(church.iter().map(|row| row.faith).eq(3..=11));
    assert!(church.windows(2).all(|pair| pair[0].points < pair[1].points));
    assert_eq!(church[5].reward, [Gain::PlusTwo(1)]);
}

/// A Bonus card starts with ¥2, and some give copper, which Orders and Church cards do not.
#[test]
fn copper_stands_on_bonus_cards_only() {
    let content = content();
    assert!(content.bonus.iter().any(|row| row.rewards[0] == Gain::Yen(2)));
    let copper = |gain: &Gain| matches!(gain, Gain::Copper(_));
    assert!(content.bonus.iter().flat_map(|row| &row.rewards).any(copper));
    let others = content
        .orders
        .iter()
        .map(|row| &row.reward)
        .chain(content.church.iter().map(|row| &row.reward));
    assert!(!others.flatten().any(copper));
}

/// No two cards of a kind say the same.
#[test]
fn no_two_cards_are_alike() {
    let content = content();
    let mut orders: Vec<String> = content
        .orders
        .iter()
        .map(|row| format!("{:?}", (row.goods, row.points, &row.reward)))
        .collect();
    let mut bonus: Vec<String> = content.bonus.iter().map(|row| format!("{:?}", row.rewards)).collect();
    for cards in [&mut orders, &mut bonus] {
        let count = cards.len();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), count);
    }
}

/// Every symbol stands somewhere, so that random games come to all of them.
#[test]
fn every_symbol_stands_somewhere() {
    let content = content();
    let bonus = content.bonus.iter().flat_map(|row| row.rewards);
    let orders = content.orders.iter().flat_map(|row| row.reward.clone());
    let all: Vec<Gain> = bonus
        .chain(orders)
        .chain(content.church.iter().flat_map(|row| row.reward.clone()))
        .collect();
    let kinds = all
        .iter()
        .map(|gain| format!("{gain:?}").split(['(', ' ']).next().unwrap().to_owned());
    let kinds: std::collections::BTreeSet<String> = kinds.collect();
    assert_eq!(kinds.len(), 12, "{kinds:?}");
    assert!(content.technologies.iter().map(|row| row.title).eq(Title::ALL));
}
