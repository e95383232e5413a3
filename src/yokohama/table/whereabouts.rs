//! Where the things that events speak of lie on the table.

use super::pieces;
use super::spots::Thing;
use crate::drawing::scene::{Key, Layer, Mark, Node, Rect, Scene};
use crate::game::Seat;
use crate::table::Show;
use crate::table::keys::{self, Holder};
use crate::table::target::Target;
use crate::yokohama::Shrine;
use crate::yokohama::components::{Area, Piece};

impl Thing {
    /// Where it lies in a scene; of what has no place of its own there, the Area or the player it belongs to. `None` if
    /// that is out of sight.
    pub fn rect(self, show: &Show, scene: &Scene<Target>) -> Option<Rect> {
        let find = |key| scene.node(key).and_then(extent);
        self.keys(show).into_iter().find_map(find)
    }

    /// Where the node that shows it alone lies in a scene.
    pub(crate) fn alone(self, show: &Show, scene: &Scene<Target>) -> Option<Rect> {
        scene.node(self.key(show)?).and_then(extent)
    }

    /// The node that shows it alone.
    pub(crate) fn key(self, show: &Show) -> Option<Key> {
        self.keys(show).first().copied()
    }

    /// The nodes that may show it, the closest first.
    fn keys(self, show: &Show) -> Vec<Key> {
        let of = |area: Area| {
            let table = show.table();
            table
                .places()
                .find(|&place| table.board(place).area == area)
                .map(keys::tile)
        };
        let panels = |seat: Seat| {
            let own = seat == show.me();
            vec![if own { keys::me() } else { keys::panel(seat) }, keys::strip(seat)]
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

/// Where a node lies: where it is touched, or else where its marks are. Of what is cut off at a window, the part within.
pub(crate) fn extent(node: &Node<Target>) -> Option<Rect> {
    node.touch().or_else(|| match &node.marks[..] {
        [Mark::Clip(window, marks)] => {
            let all = marks.iter().map(Mark::bounds).reduce(|a, b| a.union(&b))?;
            all.common(&window.bounds())
        }
        _ => node.bounds(),
    })
}
