//! The worked examples of Yokohama's rulebook.

use meiji::game::Seat;
use meiji::yokohama::components::{Area, Country, Good};
use meiji::yokohama::map::{Place, row_and_column};
use meiji::yokohama::{Occupant, Table, Yokohama};

use super::{Worked, worked};

worked!(Yokohama);

impl Worked for Yokohama {
    const FOLDER: &'static str = "worked";

    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("setup", "setup-2"),
        ("setup", "setup-3"),
        ("setup", "setup-4"),
        ("setup", "setup-whole"),
        ("placement", "placement"),
        ("movement", "movement"),
        ("area-action", "power"),
        ("recovery", "recovery"),
        ("foreign-agents", "foreign-agent"),
        ("achievements", "achievement"),
        ("countries", "country-icons"),
        ("scoring", "church-bonus"),
        ("scoring", "customs-bonus"),
        ("scoring", "technology-bonus"),
        ("scoring", "country-bonus"),
        ("scoring", "remainder"),
        ("church", "church"),
        ("customs", "customs"),
        ("laboratory", "laboratory"),
        ("port", "port"),
    ];

    fn figure(table: &Table, seat: Seat, name: &str) -> u16 {
        let player = &table.seats[seat];
        let good = |good: Good| player.good(good);
        let stands =
            |spaces: &[Occupant; 8]| spaces.iter().filter(|space| **space == Occupant::Seat(seat)).count() as u16;
        match name {
            "points" => player.points,
            "yen" => player.yen,
            "imports" => player.imports,
            "copper" => good(Good::Copper),
            "silk" => good(Good::Silk),
            "tea" => good(Good::Tea),
            "fish" => good(Good::Fish),
            "assistants" => player.hand.assistants.into(),
            "shops" => player.hand.shops.into(),
            "orders" => player.orders_in_hand.into(),
            "completed" => player.completed.iter().count() as u16,
            "technologies" => player.technologies.iter().count() as u16,
            "tokens" => player.tokens.into(),
            "british" => player.agents[Country::British.index()].into(),
            "church" => stands(&table.church),
            "customs" => stands(&table.customs),
            square => table.board(place(table, square)).assistants[seat].into(),
        }
    }

    fn lying(table: &Table, name: &str) -> usize {
        let boards = || table.places().map(|place| table.board(place));
        let shrines = table.church.iter().chain(&table.customs);
        let displayed = table.ports.as_flattened().iter().filter(|card| card.is_some()).count()
            + table
                .laboratories
                .as_flattened()
                .iter()
                .filter(|card| card.is_some())
                .count();
        match name {
            "areas" => boards().count(),
            "canals" => boards().filter(|board| board.area == Area::Canal).count(),
            "buildings" => boards().filter(|board| board.building.is_some()).count(),
            "tokens" => boards().filter(|board| board.token.is_some()).count(),
            "blocked" => shrines.filter(|space| **space == Occupant::Neutral).count(),
            "orders" => table.order_deck.into(),
            "technologies" => table.technology_deck.into(),
            "displayed" => displayed,
            "achievements" => table.achievements.len(),
            other => panic!("nothing is called {other}"),
        }
    }

    fn strength(table: &Table) -> u8 {
        table.acting.power
    }

    fn points(&self, table: &Table, seat: Seat, part: &str) -> u16 {
        let score = serde_json::to_value(self.score(table)[seat]).expect("JSON");
        let points = score[part].as_u64().and_then(|points| u16::try_from(points).ok());
        points.unwrap_or_else(|| panic!("{part} is no line of the score"))
    }
}

/// The place of a square such as `b3`.
fn place(table: &Table, square: &str) -> Place {
    let mut places = table.places();
    let found = places.find(|place| {
        let (row, column) = row_and_column(table.players, *place);
        square == format!("{}{}", char::from(b'a' + row), column + 1)
    });
    found.unwrap_or_else(|| panic!("{square} is neither a figure nor a square"))
}
