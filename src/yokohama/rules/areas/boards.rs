//! Placing an Assistant on the Church or Customs board, from the Area or from the hand (rulebook: Church; Customs).

use super::super::components::{Resource, Title};
use super::super::ending;
use super::super::event::{Event, Shrine, Why};
use super::super::moves::{Move, Origin};
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Occupant, Stage, Table};
use super::super::{Asked, Offers, Playing};
use crate::game::Watch;

/// Whether the active seat has an Assistant to put on a board, in the Area that acts or in hand. Where the Station brought the President
/// it may have none.
pub(super) fn assistant_at_hand(table: &Table) -> bool {
    table.me().hand.assistants > 0 || table.board(table.acting.place).assistants[table.active] > 0
}

/// The same, or whether the University can bring one.
pub(in super::super) fn assistant_within_reach(table: &Table) -> bool {
    assistant_at_hand(table) || table.university_within_reach()
}

/// The board that a stage is about, and the space that was paid for.
fn paid_for(table: &Table) -> Option<(Shrine, u8)> {
    match table.stage {
        Stage::ChurchAssistant(space) => Some((Shrine::Church, space)),
        Stage::CustomsAssistant(space) => Some((Shrine::Customs, space)),
        _ => None,
    }
}

/// Asks where the Assistant comes from; with none in hand, and none that the University can bring there, it comes from the
/// Area, and from the hand with none in the Area.
pub(super) fn ask_for_assistant<W: Watch<Event>>(playing: &mut Playing<W>, stage: Stage) {
    playing.table().stage = stage;
    let table = &playing.state.table;
    if table.university_within_reach() {
        return;
    }
    let place = table.acting.place;
    let origin = match (table.board(place).assistants[table.active], table.me().hand.assistants) {
        (_, 0) => Origin::Area(place),
        // By the first rules a position alone can begin so, and records that begin with one have the answer.
        (0, _) if !playing.game.rules.station_asks_for_assistant() => Origin::Hand,
        _ => return,
    };
    play(playing, Move::From(origin));
}

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    let table = asked.table;
    if table.me().hand.assistants > 0 {
        out.offer(Move::From(Origin::Hand));
    }
    if table.board(table.acting.place).assistants[table.active] > 0 {
        out.offer(Move::From(Origin::Area(table.acting.place)));
    }
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let table = asked.table;
    let acting = table.board(table.acting.place);
    let chapter = if matches!(table.stage, Stage::ChurchAssistant(_)) {
        Chapter::Church
    } else {
        Chapter::Customs
    };
    match action {
        Move::From(Origin::Hand) if table.me().hand.assistants == 0 => chapter.forbids(Refusal::NoAssistantInHand),
        Move::From(Origin::Area(place)) if place != table.acting.place => {
            chapter.forbids(Refusal::OtherOrigin { area: acting.area })
        }
        Move::From(Origin::Area(_)) if acting.assistants[table.active] == 0 => {
            chapter.forbids(Refusal::NoAssistantThere)
        }
        Move::From(_) => Ok(()),
        Move::GoOn => chapter.forbids(Refusal::MustChoose),
        _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    }
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let (Some((board, space)), Move::From(from)) = (paid_for(&playing.state.table), action) else {
        return;
    };
    let seat = playing.seat();
    playing.take_assistant(from);
    let index = usize::from(space);
    let occupant = Occupant::Seat(seat);
    playing.watch.saw(Event::Settled {
        seat,
        board,
        space,
        from,
    });
    playing.table().stage = Stage::Bonus;
    let (row, title, points) = match board {
        Shrine::Church => {
            playing.table().church[index] = occupant;
            (playing.game.content.church[index], Title::Winery, 3)
        }
        Shrine::Customs => {
            playing.table().customs[index] = occupant;
            (playing.game.content.customs[index], Title::Brickyard, 4)
        }
    };
    playing.reward(row.reward, Why::Board);
    if playing.knows(title) {
        playing.gain(Resource::Points, points, Why::Technology);
    }
    ending::after_settling(playing, board);
}
