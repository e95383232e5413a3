//! Printed values of somebody's own that bring about what the shipped ones hardly do: choices within choices, Traders within Traders,
//! empty decks.

use meiji::duel::content::{Content, Gain};
use meiji::duel::{Duel, Options};
use meiji::printed::Edition;

/// A game in which every Order asks for one tea or fish and gives more of them, other Orders, or something to choose; in which every
/// action brings a Bonus card, and everything is cheap.
pub fn wild() -> Duel {
    let mut content = Content::latest();
    content.edition = "wild".to_owned();
    let rewards = [
        vec![Gain::Tea(2), Gain::Bonus(5)],
        vec![Gain::Fish(2), Gain::Look { at: 3, keep: 2 }],
        vec![Gain::Orders(1), Gain::Imports(2), Gain::Bonus(7)],
        vec![Gain::Turns(1), Gain::Look { at: 9, keep: 1 }],
        vec![Gain::PlusOne(4), Gain::PlusTwo(1), Gain::Bonus(6)],
    ];
    for (number, row) in content.orders.iter_mut().enumerate() {
        row.goods = if number % 2 == 0 { [0, 0, 1, 0] } else { [0, 0, 0, 1] };
        row.reward = rewards[number % rewards.len()].clone();
    }
    for (number, row) in content.bonus.iter_mut().enumerate() {
        row.rewards = [
            if number % 2 == 0 {
                Gain::Orders(1)
            } else {
                Gain::Imports(1)
            },
            Gain::Turns(1),
            Gain::Copper(1),
        ];
    }
    for (number, row) in content.church.iter_mut().enumerate() {
        row.faith = 1 + number as u8 / 4;
        row.reward = rewards[number % rewards.len()].clone();
    }
    content.technologies.iter_mut().for_each(|row| row.cost = 1);
    for (row, level) in content.influence.iter_mut().zip([3, 4, 5, 8]) {
        (row.level, row.upgraded, row.cost) = (level, level + 1, 0);
    }
    let content = Content::from_json(&content.to_json()).expect("it keeps every check");
    Duel::new(content, Options::new())
}
