//! The configuration of Area boards (rulebook: Game Setup): rows laid like bricks, the widest on top.

use serde::{Deserialize, Serialize};

/// The most Area boards a game lays out: those of four players.
pub const PLACES: usize = 18;

/// Where an Area board lies: counted from 0, row by row from the top, left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub u8);

impl Place {
    /// Its number, for arrays of [`PLACES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Places(pub u32);

impl Places {
    /// Whether a place is in the set; never for a place that no game has.
    pub const fn contains(self, place: Place) -> bool {
        place.index() < PLACES && self.0 >> place.0 & 1 == 1
    }

    /// Adds a place, if a game has it.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= Self::one(place).0;
    }

    /// Every place that a game can have.
    pub const ALL: Self = Self((1 << PLACES) - 1);

    /// Nowhere.
    pub const NONE: Self = Self(0);

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those not in the other set.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set of one place; nothing for a place that no game has.
    pub const fn one(place: Place) -> Self {
        Self(if place.index() < PLACES { 1 << place.0 } else { 0 })
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = PlacesIter;
    fn into_iter(self) -> PlacesIter {
        PlacesIter(self.0)
    }
}

/// The places of a set in order.
#[derive(Clone, Copy, Debug)]
pub struct PlacesIter(u32);

impl Iterator for PlacesIter {
    type Item = Place;
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// How many Area boards a game of `players` lays out: 10, 14 or 18.
pub const fn places(players: u8) -> u8 {
    (players + 2) * 4 - 6
}

/// How many boards row `row` (0 to 3, from the top) has with `players`.
pub const fn row_len(players: u8, row: u8) -> u8 {
    players + 2 - row
}

/// The row of a place and its position in it, both from 0.
pub const fn row_and_column(players: u8, place: Place) -> (u8, u8) {
    let mut row = 0;
    let mut column = place.0;
    while row < 3 && column >= row_len(players, row) {
        column -= row_len(players, row);
        row += 1;
    }
    (row, column)
}

/// The places that touch a place: up to six.
pub const fn neighbours(players: u8, place: Place) -> Places {
    NEIGHBOURS[players as usize - 2][place.index()]
}

/// The places that touch any of a set.
pub fn beside_any(players: u8, places: Places) -> Places {
    let neighbours = &NEIGHBOURS[usize::from(players) - 2];
    let touching = places.into_iter().map(|place| neighbours[place.index()]);
    touching.fold(Places::NONE, Places::or)
}

const NEIGHBOURS: [[Places; PLACES]; 3] = [touching(2), touching(3), touching(4)];

/// Board `i` of a row touches `i - 1` and `i + 1` in its row, `i` and `i + 1` in the row above.
const fn touching(players: u8) -> [Places; PLACES] {
    let mut table = [Places(0); PLACES];
    let mut row = 0;
    let mut start = 0;
    while row < 4 {
        let len = row_len(players, row);
        let mut column = 0;
        while column < len {
            let here = start + column;
            if column + 1 < len {
                table = join(table, here, here + 1);
            }
            if row > 0 {
                let above = start - row_len(players, row - 1) + column;
                table = join(table, here, above);
                table = join(table, here, above + 1);
            }
            column += 1;
        }
        start += len;
        row += 1;
    }
    table
}

const fn join(mut table: [Places; PLACES], a: u8, b: u8) -> [Places; PLACES] {
    table[a as usize].insert(Place(b));
    table[b as usize].insert(Place(a));
    table
}
