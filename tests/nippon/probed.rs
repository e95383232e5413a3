//! Nippon, tried in every way that every game is.

use meiji::game::Game;
use meiji::nippon::components::{City, ContractId, Side};
use meiji::nippon::guide::Point;
use meiji::nippon::{Cubes, Forbidden, Move, Nippon, View, aid, position};
use meiji::words::Words;
use proptest::prelude::*;

use crate::suite::samples::Samples;
use crate::suite::{Probed, suite};

suite!(Nippon);

impl Probed for Nippon {
    const RECORDED: &'static str = "tests/nippon/games";
    const SCHEMA: &'static str = position::SCHEMA;
    const QUESTIONS: usize = 14;
    const LONGEST_SHORT: usize = 7;

    fn any_move() -> BoxedStrategy<Move> {
        any_move().boxed()
    }

    fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        Self::why_not_seen(self, view, action)
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
    let cubes = || prop::array::uniform6(0_u8..5).prop_map(Cubes);
    let with_a_number = (number(), cubes()).prop_flat_map(|(number, cubes)| {
        prop::sample::select(vec![
            Move::Steps(number),
            Move::Fulfil(ContractId(number), cubes),
            Move::Place(City::Osaka, Side::Top, number),
        ])
    });
    prop_oneof![with_a_number, prop::sample::select(Nippon::table(0).move_space())]
}
