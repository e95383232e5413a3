//! The worked examples of Yokohama Duel's rulebook.

use meiji::duel::components::{Resource, Support};
use meiji::duel::{Duel, Table};
use meiji::game::Seat;

use super::{Worked, worked};

worked!(Duel);

impl Worked for Duel {
    const FOLDER: &'static str = "worked/duel";

    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("place-action", "silk-mill"),
        ("bonus", "bonus"),
        ("traders", "trader"),
        ("church", "church"),
        ("port", "port"),
    ];

    fn figure(table: &Table, seat: Seat, name: &str) -> u16 {
        let player = &table.seats[seat];
        match name {
            "yen" => player.yen,
            "copper" => player.has(Resource::Copper),
            "silk" => player.has(Resource::Silk),
            "imports" => player.imports,
            "plus-one" => player.supports(Support::One).into(),
            "plus-two" => player.supports(Support::Two).into(),
            "orders" => player.orders_in_hand.into(),
            "church" => player.church.len().into(),
            "traders" => player.traders.into(),
            other => panic!("no figure is called {other}"),
        }
    }

    fn strength(table: &Table) -> u8 {
        table.action().influence
    }
}
