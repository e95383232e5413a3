//! 3. Construction: a Shop or a Trading House at the Place of the action (rulebook: Construction).

use super::super::{Asked, Playing};
use super::components::{HOUSES, Place, Resource};
use super::decision::Ask;
use super::event::Event;
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::game::{Seat, Watch};

/// The least Influence that allows it.
pub(in super::super) const LEAST: u8 = 4;

/// What the first Trading House costs; each later one costs ¥1 more.
const FIRST_HOUSE: u16 = 4;

impl Player {
    /// What a Shop costs, in yen.
    pub const SHOP_PRICE: u16 = 1;

    /// What the next Trading House costs.
    pub const fn house_price(&self) -> u16 {
        FIRST_HOUSE + HOUSES.saturating_sub(self.houses) as u16
    }
}

impl Table {
    /// Whether the seat that is asked may build a Shop where it acts, were there the yen for it.
    pub(in super::super) fn shop_possible(&self) -> bool {
        let board = self.board(self.action().place);
        self.me().shops > 0 && !board.shops[usize::from(self.active.0)]
    }

    /// The same of a Trading House.
    pub(in super::super) fn house_possible(&self) -> bool {
        self.me().houses > 0 && self.board(self.action().place).house.is_none()
    }

    /// The rule that shuts a space for a building of the seat that is asked, or for one of `whose` alone, because it lies elsewhere than
    /// where the seat may build now, or is the other player's. A move names neither, so `check` cannot tell. `None` too if something else
    /// is asked.
    pub fn builds_elsewhere(&self, place: Place, whose: Option<Seat>) -> Option<Forbidden> {
        let asked = self.decision()?.ask == Ask::Construction;
        let refusal = match whose {
            _ if place != self.action().place => Refusal::OtherPlace,
            Some(seat) if seat != self.active => Refusal::NotYours,
            _ => return None,
        };
        Chapter::Construction.forbids(refusal).err().filter(|_| asked)
    }
}

/// Whether anything may be built and paid, or a free action might bring the yen.
pub(super) fn asks(table: &Table) -> bool {
    if table.action().influence < LEAST {
        return false;
    }
    let me = table.me();
    let any = |yen: u16| {
        table.shop_possible() && yen >= Player::SHOP_PRICE || table.house_possible() && yen >= me.house_price()
    };
    any(me.yen) || table.free_action_left() && any(u16::MAX)
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let table = asked.table;
    let me = table.me();
    out.push(Move::GoOn);
    if table.shop_possible() && me.yen >= Player::SHOP_PRICE {
        out.push(Move::Shop);
    }
    if table.house_possible() && me.yen >= me.house_price() {
        out.push(Move::House);
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let table = asked.table;
    let board = table.board(table.action().place);
    let me = table.me();
    match action {
        Move::GoOn => Ok(()),
        Move::Shop if board.shops[usize::from(table.active.0)] => Chapter::Construction.forbids(Refusal::ShopHere),
        Move::House if board.house.is_some() => Chapter::Construction.forbids(Refusal::HouseHere),
        Move::Shop if me.shops == 0 => Chapter::Construction.forbids(Refusal::NoneLeft),
        Move::House if me.houses == 0 => Chapter::Construction.forbids(Refusal::NoneLeft),
        Move::Shop => asked.need_yen(Chapter::Construction, Player::SHOP_PRICE),
        Move::House => asked.need_yen(Chapter::Construction, me.house_price()),
        _ => other_question(),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let seat = playing.seat();
    let place = playing.state.table.action().place;
    match action {
        Move::Shop => {
            playing.pay(Resource::Yen, Player::SHOP_PRICE);
            playing.me().shops -= 1;
            playing.table().boards[place.index()].shops[usize::from(seat.0)] = true;
            playing.watch.saw(Event::ShopBuilt { seat, place });
        }
        Move::House => {
            let price = playing.me().house_price();
            playing.pay(Resource::Yen, price);
            playing.me().houses -= 1;
            playing.table().boards[place.index()].house = Some(seat);
            playing.watch.saw(Event::HouseBuilt { seat, place });
        }
        _ => {}
    }
    playing.go_on(Step::End);
}
