//! The worked examples of Nippon's rulebook.

use meiji::game::Seat;
use meiji::nippon::components::Good;
use meiji::nippon::{Nippon, Table};

use super::{Worked, worked};

worked!(Nippon);

impl Worked for Nippon {
    const FOLDER: &'static str = "worked/nippon";

    const EXAMPLES: &'static [(&'static str, &'static str)] = &[("local-market", "full-city")];

    fn figure(table: &Table, seat: Seat, name: &str) -> u16 {
        let player = &table.seats[seat];
        match name {
            "points" => player.points.unsigned_abs(),
            "clocks" => player.cubes(Good::Clocks).into(),
            "threes" => player.tiles_of(3).into(),
            "fives" => player.tiles_of(5).into(),
            other => panic!("no figure is called {other}"),
        }
    }

    fn strength(_: &Table) -> u8 {
        0
    }
}
