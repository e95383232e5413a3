//! Where the things that events speak of lie on the table.

use super::keys::{self, Holder};
use super::spots::Spot;
use super::{Show, pieces};
use crate::drawing::scene::{Key, Layer};
use crate::game::Seat;
use crate::table::keys as house_keys;
use crate::yokohama::Shrine;
use crate::yokohama::components::{Area, Piece};

impl Spot {
    /// The nodes that may show it, the closest first.
    pub(super) fn keys(self, show: &Show) -> Vec<Key> {
        let of = |area: Area| {
            let table = show.table();
            table
                .places()
                .find(|&place| table.board(place).area == area)
                .map(keys::tile)
        };
        let panels = |seat: Seat| {
            let own = seat == show.me();
            vec![
                if own { house_keys::me() } else { house_keys::panel(seat) },
                house_keys::strip(seat),
            ]
        };
        let held = |holder: Holder, seat: Seat, piece: Piece| {
            let cell = (seat == show.me()).then(|| keys::cell(holder, piece));
            cell.into_iter().chain(panels(seat)).collect()
        };
        // A card, or the gap it left; on a phone, or in a picture without the strip, the board or its Area.
        let card = |card: Option<Key>, space: u8, area: Area| {
            let card = card.unwrap_or_else(|| keys::vacant(area, space.into()));
            [card].into_iter().chain([keys::board(area)]).chain(of(area)).collect()
        };
        let table = show.table();
        match self {
            Self::Area(place) => vec![keys::tile(place)],
            Self::Assistants(place, seat) => {
                let pill = keys::assistants(place, seat);
                let placed = (pieces::placed(table, place, seat) > 0).then(|| keys::placed(place, seat));
                placed.into_iter().chain([pill, keys::tile(place)]).collect()
            }
            Self::President(seat) => vec![keys::president(seat)],
            Self::Station => vec![keys::station()],
            Self::Token(place) => vec![keys::token(place), keys::tile(place)],
            Self::Shop(place, space) => vec![keys::shop(place, space, Layer::Part), keys::tile(place)],
            Self::House(place) => vec![keys::house(place, Layer::Part), keys::tile(place)],
            Self::Space(shrine, space) => {
                let area = match shrine {
                    Shrine::Church => Area::Church,
                    Shrine::Customs => Area::Customs,
                };
                let space = keys::space(area, space.into());
                [space].into_iter().chain(of(area)).collect()
            }
            Self::Order(number, space) => {
                let area = if number == 0 { Area::PortA } else { Area::PortB };
                let order = table.ports[usize::from(number)][usize::from(space)];
                card(order.map(keys::order_card), space, area)
            }
            Self::Technology(number, space) => {
                let area = if number == 0 {
                    Area::LaboratoryA
                } else {
                    Area::LaboratoryB
                };
                let technology = table.laboratories[usize::from(number)][usize::from(space)];
                card(technology.map(keys::technology_card), space, area)
            }
            Self::Achievement(stack) => vec![keys::achievement(stack)],
            Self::Hand(seat, piece) => held(Holder::Hand, seat, piece),
            Self::Warehouse(seat, piece) => held(Holder::Warehouse, seat, piece),
            Self::Player(seat) => panels(seat),
        }
    }
}
