//! B5. Shop and Trading House construction step: after an action of Power 4 or more, one Shop or one Trading House.

use super::components::{Piece, Resource, Title};
use super::event::{Event, Unbuilt, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Board, Stage, Table};
use super::{Asked, Offers, Playing, ending};
use crate::game::Watch;

/// The least Power after which something may be built.
const POWER: u8 = 4;

/// Whether anything can be built.
pub(super) fn open(table: &Table) -> bool {
    let board = acting(table);
    table.acting.power >= POWER && (shop_open(table, board) || house_open(table, board))
}

/// Passes over the step, in which nothing can be built; tells why if the Power of the action would have allowed it.
pub(super) fn pass<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = &playing.state.table;
    let acting = table.acting;
    if acting.power >= POWER {
        let (seat, place, why) = (table.active, acting.place, hindrance(table));
        playing.watch.saw(Event::NothingBuilt { seat, place, why });
    }
    playing.table().stage = Stage::Recovery;
}

fn hindrance(table: &Table) -> Unbuilt {
    match table.me().hand {
        hand if hand.shops == 0 && hand.houses == 0 => Unbuilt::NoPiece,
        hand if hand.shops > 0 && acting(table).has_shop(table.active) => Unbuilt::ShopHere,
        _ => Unbuilt::NoSpace,
    }
}

fn acting(table: &Table) -> &Board {
    table.board(table.acting.place)
}

fn shop_open(table: &Table, board: &Board) -> bool {
    table.me().hand.shops > 0 && !board.has_shop(table.active) && board.shops.contains(&None)
}

fn house_open(table: &Table, board: &Board) -> bool {
    table.me().hand.houses > 0 && board.house.is_none()
}

pub(super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    let table = asked.table;
    let board = acting(table);
    if shop_open(table, board) {
        let free = board.shops.iter().zip(0..).filter(|(owner, _)| owner.is_none());
        free.for_each(|(_, space)| out.offer(Move::Shop(space)));
    }
    if house_open(table, board) {
        out.offer(Move::House);
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let table = asked.table;
    let board = acting(table);
    let refusal = match action {
        Move::GoOn => return Ok(()),
        Move::Shop(space) if usize::from(space) >= board.shops.len() => Refusal::NoSuchThing,
        Move::Shop(_) if table.me().hand.shops == 0 => Refusal::NoPieceInHand { piece: Piece::Shop },
        Move::Shop(_) if board.has_shop(table.active) => Refusal::ShopHere,
        Move::Shop(space) if board.shops[usize::from(space)].is_some() => Refusal::SpaceTaken,
        Move::House if table.me().hand.houses == 0 => Refusal::NoPieceInHand {
            piece: Piece::TradingHouse,
        },
        Move::House if board.house.is_some() => Refusal::HouseHere,
        Move::Shop(_) | Move::House => return Ok(()),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    Chapter::Construction.forbids(refusal)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    playing.table().stage = Stage::Recovery;
    let seat = playing.seat();
    let place = playing.state.table.acting.place;
    let Some(building) = playing.state.table.board(place).building else {
        return;
    };
    let tile = playing.game.content.buildings[usize::from(building.0)];
    match action {
        Move::Shop(space) => {
            playing.table().boards[place.index()].shops[usize::from(space)] = Some(seat);
            playing.me().hand.shops -= 1;
            playing.watch.saw(Event::ShopBuilt {
                seat,
                place,
                building,
                space,
            });
            playing.reward(tile.shops[usize::from(space)], Why::Building);
            if playing.knows(Title::Gaslight) {
                playing.gain(Resource::Points, 2, Why::Technology);
            }
        }
        Move::House => {
            playing.table().boards[place.index()].house = Some(seat);
            playing.me().hand.houses -= 1;
            playing.watch.saw(Event::HouseBuilt { seat, place, building });
            playing.reward(tile.house, Why::Building);
            if playing.knows(Title::ElectricalLight) {
                playing.gain(Resource::Points, 3, Why::Technology);
            }
        }
        _ => return,
    }
    ending::after_building(playing);
}
