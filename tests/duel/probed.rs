//! Duel, tried in every way that every game is.

use meiji::duel::components::OrderId;
use meiji::duel::guide::Point;
use meiji::duel::{Duel, Forbidden, Hand, Move, Orders, View, aid, position};
use meiji::game::Game;
use meiji::words::Words;
use proptest::prelude::*;

use crate::suite::samples::Samples;
use crate::suite::{Probed, suite};

suite!(Duel);

impl Probed for Duel {
    const RECORDED: &'static str = "tests/duel/games";
    const SCHEMA: &'static str = position::SCHEMA;
    const QUESTIONS: usize = 17;
    const LONGEST_SHORT: usize = 9;

    fn any_move() -> BoxedStrategy<Move> {
        any_move().boxed()
    }

    fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        Self::why_not_seen(self, view, action)
    }

    fn alike(action: Move, here: &View, there: &View) -> Option<Move> {
        let same = |of: fn(&Hand) -> Orders, order| {
            let place = of(&here.hand).iter().position(|known| known == order)?;
            of(&there.hand).iter().nth(place)
        };
        let looked = |order| same(|hand| hand.looked, order);
        Some(match action {
            Move::Keep(order) => Move::Keep(looked(order)?),
            Move::KeepFor(order, fee) => Move::KeepFor(looked(order)?, fee),
            Move::Under(order) => Move::Under(looked(order)?),
            other => other,
        })
    }

    fn explained(words: Words, point: Point) -> &'static str {
        words.text(point.text())
    }

    fn looked_up(point: Point) -> String {
        aid::name(point.topic())
    }
}

/// Any value of [`Move`]: those of the space, and those with numbers that no game has.
fn any_move() -> impl Strategy<Value = Move> {
    let number = || prop_oneof![0_u8..9, any::<u8>()];
    let with_a_number = (number(), number()).prop_flat_map(|(number, other)| {
        prop::sample::select(vec![
            Move::Card(number),
            Move::Learn(number, other),
            Move::Church(number, Default::default()),
            Move::Keep(OrderId(number)),
            Move::Under(OrderId(number)),
            Move::Bonus(number),
            Move::Upgrade(number),
            Move::Deliver(OrderId(number)),
        ])
    });
    prop_oneof![with_a_number, prop::sample::select(Duel::table(0).move_space())]
}
