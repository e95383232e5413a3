//! Game Setup: the Area boards, their configuration, the Building tiles and 5-Power tokens on them.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::components::{Area, AreaType};
use meiji::yokohama::content::Content;
use meiji::yokohama::map::{self, Place, Places};
use meiji::yokohama::{Options, State, Yokohama};

fn dealt(players: u8, seed: u64) -> State {
    Yokohama::new(Content::first(), Options::new(players).unwrap()).deal(Seed(seed))
}

fn areas(state: &State) -> Vec<Area> {
    let places = state.table.places();
    let mut areas = places.map(|place| state.table.board(place).area).collect::<Vec<_>>();
    areas.sort();
    areas
}

/// Setup: the boards of two players.
#[test]
fn two_players_lay_ten_areas() {
    use Area::*;
    let two = [
        CopperMine,
        SilkMill,
        Tea,
        Fishing,
        Bank,
        Church,
        Customs,
        EmploymentAgency,
        LaboratoryA,
        PortA,
    ];
    assert_eq!(areas(&dealt(2, 1)), two);
}

/// Setup: three players leave out Laboratory B, a Copper Mine, a Silk Mill and a Tea.
#[test]
fn three_players_lay_fourteen_areas() {
    use Area::*;
    let three = [
        CopperMine,
        SilkMill,
        Tea,
        Fishing,
        Fishing,
        Bank,
        Chinatown,
        Church,
        Customs,
        EmploymentAgency,
        LaboratoryA,
        PortA,
        PortB,
        Canal,
    ];
    assert_eq!(areas(&dealt(3, 1)), three);
}

/// Setup: four players use every board.
#[test]
fn four_players_lay_eighteen_areas() {
    use Area::*;
    let four = [
        CopperMine,
        CopperMine,
        SilkMill,
        SilkMill,
        Tea,
        Tea,
        Fishing,
        Fishing,
        Bank,
        Chinatown,
        Church,
        Customs,
        EmploymentAgency,
        LaboratoryA,
        LaboratoryB,
        PortA,
        PortB,
        Canal,
    ];
    assert_eq!(areas(&dealt(4, 1)), four);
}

/// Ruling: Production 4 / 5 / 8, Commercial 6 / 8 / 9, Canal 0 / 1 / 1.
#[test]
fn area_types_are_counted_and_the_canal_is_neither() {
    for (players, production, commercial, canal) in [(2, 4, 6, 0), (3, 5, 8, 1), (4, 8, 9, 1)] {
        let areas = areas(&dealt(players, 3));
        let count = |kind| areas.iter().filter(|area| area.area_type() == kind).count();
        assert_eq!(count(Some(AreaType::Production)), production);
        assert_eq!(count(Some(AreaType::Commercial)), commercial);
        assert_eq!(count(None), canal);
    }
}

/// Every Area in play takes pieces but the Canal; a place that no table has takes none.
#[test]
fn every_area_but_the_canal_takes_pieces() {
    for players in 2..=4 {
        let table = dealt(players, 3).table;
        for place in table.places() {
            assert_eq!(table.takes_pieces(place), table.board(place).area != Area::Canal);
        }
        assert!((map::places(players)..20).all(|place| !table.takes_pieces(Place(place))));
    }
}

/// Ruling: rows of 4-3-2-1, 5-4-3-2 and 6-5-4-3, the widest on top.
#[test]
fn areas_stand_in_an_inverted_triangle() {
    for (players, rows) in [(2, [4, 3, 2, 1]), (3, [5, 4, 3, 2]), (4, [6, 5, 4, 3])] {
        let mut number = 0;
        for (row, len) in rows.into_iter().enumerate() {
            for column in 0..len {
                assert_eq!(map::row_and_column(players, Place(number)), (row as u8, column));
                number += 1;
            }
        }
        assert_eq!(map::places(players), number);
        let beyond = map::row_and_column(players, Place(number));
        assert_eq!(beyond.0, 3, "what lies beyond the last Area would lie in the last row");
    }
}

/// No set of Areas holds one that no table has.
#[test]
fn a_set_of_areas_holds_those_of_a_table() {
    let mut last = Places::default();
    last.insert(Place(17));
    last.insert(Place(18));
    assert_eq!((last.count(), Places::one(Place(18)).count()), (1, 0));
    assert!(last.contains(Place(17)));
    assert!(!Places(u32::MAX).contains(Place(18)));
}

/// Ruling: Area `i` of a row touches `i ± 1` in its row, `i` and `i + 1` above, `i - 1` and `i` below.
#[test]
fn areas_lie_like_bricks() {
    for players in 2..=4 {
        for a in (0..map::places(players)).map(Place) {
            for b in (0..map::places(players)).map(Place) {
                let ((row_a, i), (row_b, j)) = (map::row_and_column(players, a), map::row_and_column(players, b));
                let touches = match i32::from(row_b) - i32::from(row_a) {
                    0 => i.abs_diff(j) == 1,
                    -1 => j == i || j == i + 1,
                    1 => j + 1 == i || j == i,
                    _ => false,
                };
                assert_eq!(
                    map::neighbours(players, a).contains(b),
                    touches,
                    "{players} players, {a:?} and {b:?}"
                );
            }
        }
    }
}

/// Ruling: up to six neighbours. With four players the second Area of the second row has all six.
#[test]
fn an_area_within_touches_six_others() {
    let touched = map::neighbours(4, Place(7))
        .into_iter()
        .map(|place| place.0)
        .collect::<Vec<_>>();
    assert_eq!(touched, [1, 2, 6, 8, 11, 12]);
    let corner = map::neighbours(4, Place(0))
        .into_iter()
        .map(|place| place.0)
        .collect::<Vec<_>>();
    assert_eq!(corner, [1, 6]);
}

/// Setup: Area boards and the Canal are laid at random.
#[test]
fn every_area_may_lie_anywhere() {
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        for seed in 0..400 {
            let state = dealt(players, seed);
            seen.extend(state.table.places().map(|place| (place, state.table.board(place).area)));
        }
        let kinds = areas(&dealt(players, 0)).into_iter().collect::<BTreeSet<_>>().len();
        assert_eq!(
            seen.len(),
            kinds * usize::from(map::places(players)),
            "{players} players"
        );
    }
}

/// Setup: a Building tile below and a 5-Power token on every Area but the Canal. Ruling: 10 / 13 / 17 of each.
#[test]
fn every_area_but_the_canal_has_a_tile_and_a_token() {
    for (players, laid) in [(2, 10), (3, 13), (4, 17)] {
        let state = dealt(players, 5);
        let boards = state
            .table
            .places()
            .map(|place| *state.table.board(place))
            .collect::<Vec<_>>();
        for board in &boards {
            assert_eq!(board.building.is_none(), board.area == Area::Canal);
            assert_eq!(board.token.is_none(), board.area == Area::Canal);
        }
        let tiles = boards
            .iter()
            .filter_map(|board| board.building)
            .collect::<BTreeSet<_>>();
        let tokens = boards.iter().filter_map(|board| board.token).collect::<BTreeSet<_>>();
        assert_eq!(
            (tiles.len(), tokens.len()),
            (laid, laid),
            "no tile and no token lies twice"
        );
    }
}

/// Setup: Building tiles and 5-Power tokens are shuffled, and the rest returns to the box.
#[test]
fn any_of_the_24_tiles_and_20_tokens_may_be_laid() {
    let (mut tiles, mut tokens) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..100 {
        let state = dealt(2, seed);
        tiles.extend(
            state
                .table
                .boards
                .iter()
                .filter_map(|board| board.building)
                .map(|tile| tile.0),
        );
        tokens.extend(
            state
                .table
                .boards
                .iter()
                .filter_map(|board| board.token)
                .map(|token| token.0),
        );
    }
    assert!(tiles.into_iter().eq(0..24));
    assert!(tokens.into_iter().eq(0..20));
}
