//! What the seat to move sees, worked out from the open table without any help of the engine.

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Area, AreaType, Country, Good, Title};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Acting, Board, Player, State, Table, Yokohama};

/// A position, seen from the chair of the seat whose turn it is.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub game: &'a Yokohama,
    pub state: &'a State,
}

impl<'a> Sight<'a> {
    pub fn table(self) -> &'a Table {
        &self.state.table
    }

    /// Whose turn it is.
    pub fn me(self) -> Seat {
        self.state.table.active
    }

    pub fn player(self) -> &'a Player {
        &self.table().seats.0[usize::from(self.me().0)]
    }

    pub fn knows(self, title: Title) -> bool {
        self.player().titles.contains(title)
    }

    pub fn board(self, place: Place) -> &'a Board {
        &self.table().boards[usize::from(place.0)]
    }

    /// Every Area in play, the Canal left out: pieces stand and Presidents end in these alone.
    pub fn areas(self) -> Vec<Place> {
        let boards = places(self.game.players()).into_iter();
        boards.filter(|place| self.board(*place).area != Area::Canal).collect()
    }

    /// The Canal, which two players do not have.
    pub fn canal(self) -> Option<Place> {
        let mut boards = places(self.game.players()).into_iter();
        boards.find(|place| self.board(*place).area == Area::Canal)
    }

    /// Own Assistants in an Area.
    pub fn assistants(self, place: Place) -> u8 {
        self.board(place).assistants.0[usize::from(self.me().0)]
    }

    /// The other players whose President stands in an Area.
    pub fn opponents(self, place: Place) -> Vec<Seat> {
        let seats = (0..self.game.players()).map(Seat);
        seats
            .filter(|seat| *seat != self.me())
            .filter(|seat| self.table().seats.0[usize::from(seat.0)].president == Some(place))
            .collect()
    }

    /// Own Power in an Area (rulebook: Area Action step).
    pub fn power(self, place: Place) -> u8 {
        let board = self.board(place);
        let mut power = self.assistants(place);
        if self.player().president == Some(place) {
            power += 1;
        }
        if board.shops.iter().any(|shop| *shop == Some(self.me())) {
            power += 1;
        }
        if board.house == Some(self.me()) {
            power += 1;
        }
        if self.table().station == Some(place) {
            power += 1;
        }
        if power > 5 { 5 } else { power }
    }

    /// What an Area's action yields, from its row of printed values.
    pub fn yields(self, area: Area, power: u8) -> u8 {
        let row = self.game.content().areas.iter().find(|row| row.area == area);
        match (row, power) {
            (None, _) | (_, 0) => 0,
            (Some(row), power) => row.rates[usize::from(power) - 1],
        }
    }

    pub fn acting(self) -> Acting {
        self.table().acting
    }

    /// What the action under way yields.
    pub fn acting_yields(self) -> u8 {
        self.yields(self.board(self.acting().place).area, self.acting().power)
    }

    /// Which of two Port or Laboratory boards the action under way is about.
    pub fn acting_board(self) -> usize {
        match self.board(self.acting().place).area {
            Area::PortB | Area::LaboratoryB => 1,
            _ => 0,
        }
    }

    /// In how many Areas of a type there is an own Shop or Trading House; each Area counts once.
    pub fn areas_built(self, kind: AreaType) -> usize {
        let built = self.areas().into_iter().filter(|place| {
            let board = self.board(*place);
            board.house == Some(self.me()) || board.shops.contains(&Some(self.me()))
        });
        built.filter(|place| area_type(self.board(*place).area) == kind).count()
    }

    /// What the next piece costs at the Employment Agency: Assistant, Shop, Trading House.
    pub fn prices(self) -> [u16; 3] {
        let left = u16::from(self.player().warehouse.houses);
        // The first of four Trading Houses costs ¥4, the last ¥7.
        [0, 2, 4 + (4 - left.min(4))]
    }
}

/// Every board in play, row by row.
pub fn places(players: u8) -> Vec<Place> {
    let count: u8 = rows(players).iter().sum();
    (0..count).map(Place).collect()
}

/// How many boards each row has (rulebook: Game Setup).
fn rows(players: u8) -> [u8; 4] {
    match players {
        2 => [4, 3, 2, 1],
        3 => [5, 4, 3, 2],
        _ => [6, 5, 4, 3],
    }
}

/// Where a board lies: its row, and its middle in half boards from the left. Each row is set in by half a board.
fn position(players: u8, place: Place) -> (i32, i32) {
    let mut before = 0;
    for (row, length) in (0..).zip(rows(players)) {
        if place.0 < before + length {
            return (row, row + 2 * i32::from(place.0 - before));
        }
        before += length;
    }
    panic!("{place:?} is no board of {players} players");
}

/// Whether two boards touch: side by side, or in rows one above the other and half a board apart.
pub fn touch(players: u8, one: Place, other: Place) -> bool {
    let (row, middle) = position(players, one);
    let (other_row, other_middle) = position(players, other);
    match (row - other_row).abs() {
        0 => (middle - other_middle).abs() == 2,
        1 => (middle - other_middle).abs() == 1,
        _ => false,
    }
}

fn area_type(area: Area) -> AreaType {
    if [Area::CopperMine, Area::SilkMill, Area::Tea, Area::Fishing].contains(&area) {
        AreaType::Production
    } else {
        AreaType::Commercial
    }
}

pub const GOODS: [Good; 4] = [Good::Copper, Good::Silk, Good::Tea, Good::Fish];

pub const COUNTRIES: [Country; 5] = [
    Country::American,
    Country::Dutch,
    Country::British,
    Country::French,
    Country::German,
];

/// Where a trade good stands in a player's count.
pub fn row_of(good: Good) -> usize {
    GOODS
        .iter()
        .position(|listed| *listed == good)
        .expect("one of four goods")
}

/// The seats in turn order.
pub fn turn_order(starter: Seat, players: u8) -> Vec<Seat> {
    (0..players).map(|step| Seat((starter.0 + step) % players)).collect()
}

#[test]
fn boards_lie_like_bricks() {
    // Four players: rows of 6, 5, 4 and 3. The middle of the second row touches six, the corners two.
    let touching = |players, place| -> Vec<u8> {
        let others = places(players).into_iter();
        others
            .filter(|other| touch(players, Place(place), *other))
            .map(|other| other.0)
            .collect()
    };
    assert_eq!(touching(4, 8), [2, 3, 7, 9, 12, 13]);
    assert_eq!(touching(4, 0), [1, 6]);
    assert_eq!(touching(2, 9), [7, 8]);
}
