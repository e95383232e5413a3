//! Technology cards: gaining one, and those that act by themselves or whenever their owner likes (rulebook: Technology
//! Cards). The others act where their chapter is: search for `Title::`.

use super::components::{Piece, Resource, TechnologyId, Title};
use super::event::{Event, Why};
use super::map::{self, Place};
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::{Asked, Offers, Playing};
use crate::game::Watch;

/// Adds a Technology to the active seat's, with everything that follows from it.
pub(super) fn gain<W: Watch<Event>>(playing: &mut Playing<W>, card: TechnologyId, why: Why) {
    let row = playing.game.content.technologies[usize::from(card.0)];
    // Patent System and Letterpress Printing reward the Technologies after them, not themselves.
    if playing.knows(Title::PatentSystem) {
        playing.gain(Resource::Points, 2, why);
    }
    if playing.knows(Title::LetterpressPrinting) {
        playing.gain(Resource::Yen, 1, why);
    }
    let me = playing.me();
    me.technologies.insert(card);
    me.titles.insert(row.title);
    match row.title {
        Title::Exposition => playing.gain(Resource::Points, 10, why),
        Title::Station => playing.table().pending.station = true,
        _ => {}
    }
    playing.icon(row.country);
}

/// Stock Market: with less than ¥2 as the turn begins, yen are filled up to ¥2.
pub(super) fn begin_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let yen = playing.me().yen;
    if yen < 2 && playing.knows(Title::StockMarket) {
        playing.gain(Resource::Yen, 2 - yen, Why::Technology);
    }
}

impl Table {
    /// Whether the active seat can use the Spinning Mill.
    pub fn mill_open(&self) -> bool {
        let me = self.me();
        me.knows(Title::SpinningMill) && !self.spent.mill && me.has(Resource::Silk) > 0
    }

    /// Whether the active seat can use the University, be it for money that the Spinning Mill makes first.
    pub fn university_within_reach(&self) -> bool {
        let me = self.me();
        let money = me.yen > 0 || self.mill_open();
        me.knows(Title::University) && !self.spent.university && money && me.warehouse.assistants > 0
    }
}

fn university_open(table: &Table) -> bool {
    table.university_within_reach() && table.me().yen > 0
}

/// What may be done at any decision of the own turn.
pub(super) fn anytime_moves(asked: &Asked, out: &mut impl Offers) {
    if asked.table.mill_open() {
        out.offer(Move::Mill);
    }
    if university_open(asked.table) {
        out.offer(Move::University);
    }
}

pub(super) fn check_anytime(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (table, me): (_, &Player) = (asked.table, asked.table.me());
    let mill = action == Move::Mill;
    let (title, spent, what) = match mill {
        true => (Title::SpinningMill, table.spent.mill, Resource::Silk),
        false => (Title::University, table.spent.university, Resource::Yen),
    };
    if !me.knows(title) {
        return Chapter::Technologies.forbids(Refusal::NoTechnology);
    }
    if spent {
        return Chapter::Technologies.forbids(Refusal::UsedThisTurn);
    }
    if me.has(what) == 0 {
        return Chapter::Technologies.forbids(Refusal::TooDear { what, needs: 1, has: 0 });
    }
    if !mill && me.warehouse.assistants == 0 {
        return Chapter::Technologies.forbids(Refusal::WarehouseEmpty {
            piece: Piece::Assistant,
        });
    }
    Ok(())
}

pub(super) fn play_mill<W: Watch<Event>>(playing: &mut Playing<W>) {
    playing.table().spent.mill = true;
    playing.pay(Resource::Silk, 1);
    playing.gain(Resource::Yen, 2, Why::Technology);
}

pub(super) fn play_university<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    playing.table().spent.university = true;
    playing.pay(Resource::Yen, 1);
    playing.me().warehouse.assistants -= 1;
    playing.me().hand.assistants += 1;
    playing.watch.saw(Event::Recruited {
        seat,
        piece: Piece::Assistant,
    });
}

/// Placing the Station token, on any Area but the Canal.
pub(super) mod station {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
        let table = asked.table;
        table
            .places()
            .filter(|&place| table.takes_pieces(place))
            .for_each(|place| out.offer(Move::Station(place)));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        let table = asked.table;
        match action {
            Move::Station(Place(number)) if number >= map::places(table.players) => {
                Chapter::Setup.forbids(Refusal::NoSuchThing)
            }
            Move::Station(place) if !table.takes_pieces(place) => Chapter::Canal.forbids(Refusal::Canal),
            Move::Station(_) => Ok(()),
            Move::GoOn => Chapter::Technologies.forbids(Refusal::MustChoose),
            _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Station(place) = action {
            let seat = playing.seat();
            playing.table().station = Some(place);
            playing.table().pending.station = false;
            playing.watch.saw(Event::StationPlaced { seat, place });
        }
    }
}
