//! The wooden pieces: every one is in the hand, in the Warehouse or on the table.

use super::{Flaw, PositionError};
use crate::document::Node;
use crate::game::Seat;
use crate::yokohama::components::Piece;
use crate::yokohama::{Occupant, Pieces, Table};

/// Counts what is in hand and Warehouse: as the document says, and what it leaves out is the rest. If it says neither, what stands
/// on the table came from the hand of the beginning first.
pub(super) fn count(table: &mut Table, seats: &[Node]) -> Result<(), PositionError> {
    for (seat, node) in Seat::all(table.players).zip(seats) {
        let (hand, warehouse) = (node.given("hand"), node.given("warehouse"));
        for held in [&hand, &warehouse].into_iter().flatten() {
            held.knows(&Piece::ALL.map(key))?;
        }
        for piece in Piece::ALL {
            let of = u32::from(Pieces::ALL.of(piece));
            let number = |held: &Option<Node>| {
                let node = held.as_ref().and_then(|held| held.field(key(piece)));
                node.map(|node| node.number(0, of)).transpose()
            };
            let stands = u32::from(on_table(table, seat, piece));
            let (in_hand, stored) = (number(&hand)?, number(&warehouse)?);
            let player = &mut table.seats[seat];
            let begins = u32::from(player.hand.of(piece)).saturating_sub(stands);
            let rest = |known: u32| of.saturating_sub(stands + known);
            let (in_hand, stored) = match (in_hand, stored) {
                (Some(in_hand), Some(stored)) => (in_hand, stored),
                (Some(in_hand), None) => (in_hand, rest(in_hand)),
                (None, Some(stored)) => (rest(stored), stored),
                (None, None) => (begins, rest(begins)),
            };
            let has = stands + in_hand + stored;
            if has != of {
                return Err(PositionError::new(node.path(), Flaw::Pieces { piece, has, of }));
            }
            *player.hand.of_mut(piece) = in_hand as u8;
            *player.warehouse.of_mut(piece) = stored as u8;
        }
    }
    Ok(())
}

/// The name of a kind of pieces in the document.
pub(super) const fn key(piece: Piece) -> &'static str {
    match piece {
        Piece::Assistant => "assistants",
        Piece::Shop => "shops",
        Piece::TradingHouse => "houses",
    }
}

/// How many pieces of a seat stand on Areas, boards and Achievements.
fn on_table(table: &Table, seat: Seat, piece: Piece) -> u16 {
    let boards = table.boards.iter();
    match piece {
        Piece::Assistant => {
            let spaces = table.church.iter().chain(&table.customs);
            let settled = spaces.filter(|space| **space == Occupant::Seat(seat)).count();
            let done = table
                .achievements
                .iter()
                .filter(|achievement| achievement.done_by(seat))
                .count();
            boards.map(|board| u16::from(board.assistants[seat])).sum::<u16>() + (settled + done) as u16
        }
        Piece::Shop => boards
            .flat_map(|board| board.shops)
            .filter(|owner| *owner == Some(seat))
            .count() as u16,
        Piece::TradingHouse => boards.filter(|board| board.house == Some(seat)).count() as u16,
    }
}
