//! Setting a scene: what players own and where their pieces stand; what boards, tiles and tokens give.

use meiji::game::Seat;
use meiji::yokohama::components::{Area, Piece, Resource};
use meiji::yokohama::content::Reward;
use meiji::yokohama::map::{self, Place};
use meiji::yokohama::{Occupant, State};

use super::Scene;

impl Scene {
    /// What a seat owns of one resource.
    pub fn has(mut self, seat: Seat, what: Resource, amount: u16) -> Self {
        *self.player_mut(seat).count_mut(what) = amount;
        self
    }

    /// A seat's yen.
    pub fn yen(self, seat: Seat, amount: u16) -> Self {
        self.has(seat, Resource::Yen, amount)
    }

    /// A seat's imported goods.
    pub fn imports(self, seat: Seat, amount: u16) -> Self {
        self.has(seat, Resource::Import, amount)
    }

    /// A seat's trade goods: copper, silk, tea, fish.
    pub fn goods(mut self, seat: Seat, goods: [u16; 4]) -> Self {
        self.player_mut(seat).goods = goods;
        self
    }

    /// How many of its pieces of a kind a seat has in hand; the others of hand and Warehouse are in the Warehouse.
    pub fn in_hand(mut self, seat: Seat, piece: Piece, count: u8) -> Self {
        let player = self.player_mut(seat);
        let all = player.hand.of(piece) + player.warehouse.of(piece);
        *player.hand.of_mut(piece) = count;
        *player.warehouse.of_mut(piece) = all - count;
        self
    }

    /// How many of its pieces of a kind a seat has in the Warehouse; the others of hand and Warehouse are in hand.
    pub fn in_warehouse(self, seat: Seat, piece: Piece, count: u8) -> Self {
        let player = self.player(seat);
        let all = player.hand.of(piece) + player.warehouse.of(piece);
        self.in_hand(seat, piece, all - count)
    }

    /// A piece leaves the hand, or the Warehouse if the hand has none.
    pub(super) fn take_piece(&mut self, seat: Seat, piece: Piece) {
        let player = self.player_mut(seat);
        if player.hand.of(piece) > 0 {
            *player.hand.of_mut(piece) -= 1;
        } else {
            *player.warehouse.of_mut(piece) -= 1;
        }
    }

    /// More of a seat's Assistants in an Area.
    pub fn assistants(self, seat: Seat, area: Area, count: u8) -> Self {
        let place = self.at(area);
        self.assistants_at(seat, place, count)
    }

    /// More of a seat's Assistants at a place.
    pub fn assistants_at(mut self, seat: Seat, place: Place, count: u8) -> Self {
        (0..count).for_each(|_| self.take_piece(seat, Piece::Assistant));
        self.state.table.boards[place.index()].assistants[seat] += count;
        self
    }

    /// A seat's President in an Area.
    pub fn president(mut self, seat: Seat, area: Area) -> Self {
        self.player_mut(seat).president = Some(self.at(area));
        self
    }

    /// A seat's Shop on the first free space of an Area's Building tile.
    pub fn shop(self, seat: Seat, area: Area) -> Self {
        let place = self.at(area);
        self.shop_at(seat, place)
    }

    /// A seat's Shop on the first free space of a place's Building tile.
    pub fn shop_at(mut self, seat: Seat, place: Place) -> Self {
        self.take_piece(seat, Piece::Shop);
        let shops = &mut self.state.table.boards[place.index()].shops;
        *shops.iter_mut().find(|space| space.is_none()).unwrap() = Some(seat);
        self
    }

    /// A seat's Trading House in an Area.
    pub fn house(mut self, seat: Seat, area: Area) -> Self {
        self.take_piece(seat, Piece::TradingHouse);
        let place = self.at(area);
        self.state.table.boards[place.index()].house = Some(seat);
        self
    }

    /// The Station token in an Area.
    pub fn station(mut self, area: Area) -> Self {
        self.state.table.station = Some(self.at(area));
        self
    }

    /// A seat's Assistants on spaces of the Church board.
    pub fn at_church(mut self, seat: Seat, spaces: &[usize]) -> Self {
        for &space in spaces {
            self.take_piece(seat, Piece::Assistant);
            self.state.table.church[space] = Occupant::Seat(seat);
        }
        self
    }

    /// A seat's Assistants on spaces of the Customs board.
    pub fn at_customs(mut self, seat: Seat, spaces: &[usize]) -> Self {
        for &space in spaces {
            self.take_piece(seat, Piece::Assistant);
            self.state.table.customs[space] = Occupant::Seat(seat);
        }
        self
    }

    /// What a space of the Church board asks and gives; it is not blocked.
    pub fn church_space(mut self, space: usize, asks: u8, reward: Reward) -> Self {
        self.state.table.church[space] = Occupant::Nobody;
        self.content(|content| {
            content.church[space].asks = asks;
            content.church[space].reward = reward;
        })
    }

    /// What a space of the Customs board asks and gives; it is not blocked.
    pub fn customs_space(mut self, space: usize, asks: u8, reward: Reward) -> Self {
        self.state.table.customs[space] = Occupant::Nobody;
        self.content(|content| {
            content.customs[space].asks = asks;
            content.customs[space].reward = reward;
        })
    }

    /// What the Building tile of an Area gives.
    pub fn tile(self, area: Area, shops: [Reward; 4], house: Reward) -> Self {
        let tile = self.board(area).building.unwrap();
        self.content(|content| {
            content.buildings[usize::from(tile.0)].shops = shops;
            content.buildings[usize::from(tile.0)].house = house;
        })
    }

    /// What the 5-Power token of an Area gives.
    pub fn token(self, area: Area, reward: Reward) -> Self {
        let token = self.board(area).token.unwrap();
        self.content(|content| content.tokens[usize::from(token.0)].reward = reward)
    }

    /// Without the 5-Power token of an Area.
    pub fn no_token(mut self, area: Area) -> Self {
        let place = self.at(area);
        self.state.table.boards[place.index()].token = None;
        self
    }
}

/// Every player has 20 Assistants, 8 Shops and 4 Trading Houses in all, wherever they are.
pub fn conserved(state: &State) {
    let table = &state.table;
    for seat in Seat::all(table.players) {
        let player = &table.seats[seat];
        let stored = |piece| player.hand.of(piece) + player.warehouse.of(piece);
        let on_boards = table
            .church
            .iter()
            .chain(&table.customs)
            .filter(|space| **space == Occupant::Seat(seat));
        let achieved = table
            .achievements
            .iter()
            .filter(|achievement| achievement.done_by(seat));
        let boards = &table.boards[..usize::from(map::places(table.players))];
        let in_areas: u8 = boards.iter().map(|board| board.assistants[seat]).sum();
        let assistants = stored(Piece::Assistant) + in_areas + on_boards.count() as u8 + achieved.count() as u8;
        let built = |owner: &Option<Seat>| *owner == Some(seat);
        let shops = boards
            .iter()
            .flat_map(|board| &board.shops)
            .filter(|space| built(space))
            .count() as u8;
        let houses = boards.iter().filter(|board| built(&board.house)).count() as u8;
        let all = (
            assistants,
            stored(Piece::Shop) + shops,
            stored(Piece::TradingHouse) + houses,
        );
        assert_eq!(all, (20, 8, 4), "Assistants, Shops and Trading Houses of {seat:?}");
    }
}
