//! The worked examples of Yokohama Duel's rulebook, and what it shows by pictures and sums alone.

use meiji::duel::components::{Resource, Support};
use meiji::duel::{Duel, Table};
use meiji::game::Seat;

use super::{Worked, worked};

worked!(Duel);

impl Worked for Duel {
    const FOLDER: &'static str = "worked/duel";

    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("setup", "setup"),
        ("order-of-play", "rounds"),
        ("place-action", "silk-mill"),
        ("bonus", "bonus"),
        ("traders", "trader"),
        ("church", "church"),
        ("port", "port"),
        ("technologies", "telegram"),
    ];

    fn figure(table: &Table, seat: Seat, name: &str) -> u16 {
        let player = &table.seats[seat];
        match name {
            "yen" => player.yen,
            "copper" => player.has(Resource::Copper),
            "silk" => player.has(Resource::Silk),
            "tea" => player.has(Resource::Tea),
            "fish" => player.has(Resource::Fish),
            "imports" => player.imports,
            "plus-one" => player.supports(Support::One).into(),
            "plus-two" => player.supports(Support::Two).into(),
            "orders" => player.orders_in_hand.into(),
            "church" => player.church.len().into(),
            "traders" => player.traders.into(),
            other => panic!("no figure is called {other}"),
        }
    }

    fn lying(table: &Table, name: &str) -> usize {
        match name {
            "bonus" => table.bonus.len(),
            "technologies" => table.technologies.iter().flatten().count(),
            "church" => table.church.iter().flatten().count(),
            "orders" => table.order_deck.into(),
            other => panic!("nothing is called {other}"),
        }
    }

    fn strength(table: &Table) -> u8 {
        table.action().influence
    }
}
