//! Employment Agency, and the Warehouse icons: pieces come from the Warehouse to the hand.

use super::super::components::{Piece, Resource};
use super::super::event::Event;
use super::super::moves::Move;
use super::super::player::Player;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::setup::WAREHOUSE;
use super::super::state::{Pending, Stage};
use super::super::{Asked, Offers, Playing};
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

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    pieces(asked, out);
}

/// The pieces that can be taken: for a Warehouse icon that shows one, that one.
pub(in super::super) fn pieces(asked: &Asked, out: &mut impl Offers) {
    let me = asked.table.me();
    let shown = asked.table.pending.shown.any();
    for piece in Piece::ALL {
        let is_shown = shown.is_none_or(|shown| shown == piece);
        if is_shown && me.warehouse.of(piece) > 0 && me.price(piece) <= me.yen {
            out.offer(Move::Recruit(piece));
        }
    }
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let piece = match action {
        Move::GoOn => return Ok(()),
        Move::Recruit(piece) => piece,
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    if let Some(shown) = asked.table.pending.shown.any()
        && shown != piece
    {
        return Chapter::Icons.forbids(Refusal::OtherPiece { piece: shown });
    }
    let me = asked.table.me();
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

/// Answers a Warehouse icon.
pub(in super::super) fn play_icon<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    match action {
        Move::Recruit(piece) => {
            recruit(playing, piece);
            playing.table().pending.take_piece();
        }
        _ => playing.table().pending.decline_pieces(),
    }
}

impl Pending {
    /// Takes a piece that is asked for away: one that an icon shows, if any does.
    fn take_piece(&mut self) {
        self.pieces -= 1;
        if let Some(piece) = self.shown.any() {
            *self.shown.of_mut(piece) -= 1;
        }
    }

    /// Takes the pieces that are asked for away: those of the kind that icons show, or else all of choice.
    pub(in super::super) fn decline_pieces(&mut self) {
        match self.shown.any() {
            Some(piece) => self.pieces -= std::mem::take(self.shown.of_mut(piece)),
            None => self.pieces = 0,
        }
    }
}
