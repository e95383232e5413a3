//! Employment Agency, and the Warehouse icon: pieces come from the Warehouse to the hand.

use super::super::components::{Piece, Resource};
use super::super::event::Event;
use super::super::moves::Move;
use super::super::player::Player;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::setup::WAREHOUSE;
use super::super::state::Stage;
use super::super::{Offers, Playing, Position};
use crate::game::Watch;

impl Player {
    /// What a piece from the Warehouse costs in yen: nothing, ¥2, or ¥4 to ¥7 by how many Trading Houses have left it.
    pub const fn price(&self, piece: Piece) -> u16 {
        match piece {
            Piece::Assistant => 0,
            Piece::Shop => 2,
            Piece::TradingHouse => 4 + WAREHOUSE.houses.saturating_sub(self.warehouse.houses) as u16,
        }
    }
}

pub(in super::super) fn moves(position: &Position, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    pieces(position, out);
}

/// The pieces that can be taken.
pub(in super::super) fn pieces(position: &Position, out: &mut impl Offers) {
    let me = position.table.me();
    for piece in Piece::ALL {
        if me.warehouse.of(piece) > 0 && me.price(piece) <= me.yen {
            out.offer(Move::Recruit(piece));
        }
    }
}

pub(in super::super) fn check(position: &Position, action: Move) -> Result<(), Forbidden> {
    let piece = match action {
        Move::GoOn => return Ok(()),
        Move::Recruit(piece) => piece,
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let me = position.table.me();
    if me.warehouse.of(piece) == 0 {
        return Chapter::Employment.forbids(Refusal::WarehouseEmpty { piece });
    }
    let (needs, has) = (me.price(piece), me.yen);
    if needs > has {
        return Chapter::Employment.forbids(Refusal::TooDear {
            what: Resource::Yen,
            needs,
            has,
        });
    }
    Ok(())
}

/// Takes a piece from the Warehouse and pays for it.
fn recruit<W: Watch<Event>>(playing: &mut Playing<W>, piece: Piece) {
    let seat = playing.seat();
    let price = playing.me().price(piece);
    playing.pay(Resource::Yen, price);
    *playing.me().warehouse.of_mut(piece) -= 1;
    *playing.me().hand.of_mut(piece) += 1;
    playing.watch.saw(Event::Recruited { seat, piece });
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, left: u8, action: Move) {
    playing.table().stage = match action {
        Move::Recruit(piece) => {
            recruit(playing, piece);
            Stage::Employment(left - 1)
        }
        _ => Stage::Bonus,
    };
}

/// Answers the Warehouse icon.
pub(in super::super) fn play_icon<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    match action {
        Move::Recruit(piece) => {
            recruit(playing, piece);
            playing.table().pending.pieces -= 1;
        }
        _ => playing.table().pending.pieces = 0,
    }
}
