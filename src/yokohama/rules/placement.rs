//! B1. Placement step: up to three Assistants in different Areas, or two in one.

use super::components::{Resource, Title};
use super::event::Event;
use super::map::{self, Place, Places};
use super::moves::{Move, Toll};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Placed, Stage, Table};
use super::{Asked, Offers, Playing};
use crate::game::Watch;

impl Table {
    /// The most Assistants that the active seat may place in different Areas.
    pub fn most_to_place(&self) -> u8 {
        if self.me().knows(Title::Newspaper) { 4 } else { 3 }
    }

    /// The most Assistants that the active seat may place in this step, after those that it has placed.
    pub fn most_placed(&self, placed: Placed) -> u8 {
        match placed.pair {
            None => self.most_to_place(),
            Some(_) if self.me().knows(Title::Telegram) => 3,
            Some(_) => 2,
        }
    }

    /// What the active seat pays for placing an Assistant: ¥1 to each opposing President there.
    pub fn placement_toll(&self, place: Place) -> Toll {
        Toll {
            seats: self.opposing_presidents(place),
            crossings: 0,
        }
    }
}

/// Whether one more Assistant fits the option chosen so far, its cost aside.
fn fits(table: &Table, placed: Placed, place: Place) -> Result<(), Refusal> {
    if let Some(pair) = placed.pair {
        return match table.me().knows(Title::Telegram) && placed.count == 2 {
            false => Err(Refusal::PairPlaced),
            true if map::neighbours(table.players, pair).contains(place) => Ok(()),
            true => Err(Refusal::NotBeside),
        };
    }
    let most = table.most_to_place();
    if placed.count >= most {
        Err(Refusal::PlacementFull { most })
    } else if placed.count > 1 && placed.places.contains(place) {
        Err(Refusal::OneEach)
    } else {
        Ok(())
    }
}

/// The places where one more Assistant fits the option chosen so far, their cost aside.
fn fitting(table: &Table, placed: Placed) -> Places {
    match placed.pair {
        Some(pair) if placed.count < table.most_placed(placed) => map::neighbours(table.players, pair),
        Some(_) => Places::NONE,
        // The first may get a second in the same Area.
        None if placed.count == 1 => Places::ALL,
        None if placed.count < table.most_to_place() => Places::ALL.without(placed.places),
        None => Places::NONE,
    }
}

pub(super) fn moves(asked: &Asked, placed: Placed, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    let table = asked.table;
    let me = table.me();
    if me.hand.assistants == 0 {
        return;
    }
    let mut places = fitting(table, placed).and(table.taking_pieces());
    for place in places.and(table.guarded()) {
        if table.placement_toll(place).yen() > me.yen {
            places = places.without(Places::one(place));
        }
    }
    places.into_iter().for_each(|place| out.offer(Move::Place(place)));
}

pub(super) fn check(asked: &Asked, placed: Placed, action: Move) -> Result<(), Forbidden> {
    let place = match action {
        Move::GoOn => return Ok(()),
        Move::Place(place) => place,
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let table = asked.table;
    let me = table.me();
    if place.0 >= map::places(table.players) {
        return Chapter::Setup.forbids(Refusal::NoSuchThing);
    }
    if !table.takes_pieces(place) {
        return Chapter::Canal.forbids(Refusal::Canal);
    }
    if me.hand.assistants == 0 {
        return Chapter::Placement.forbids(Refusal::NoAssistantInHand);
    }
    if let Err(refusal) = fits(table, placed, place) {
        let chapter = if refusal == Refusal::NotBeside {
            Chapter::Technologies
        } else {
            Chapter::Placement
        };
        return chapter.forbids(refusal);
    }
    let needs = table.placement_toll(place).yen();
    if needs > me.yen {
        return Chapter::Placement.forbids(Refusal::TooDear {
            what: Resource::Yen,
            needs,
            has: me.yen,
        });
    }
    Ok(())
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, mut placed: Placed, action: Move) {
    let Move::Place(place) = action else {
        playing.table().stage = Stage::Movement;
        return;
    };
    let presidents = playing.state.table.opposing_presidents(place);
    playing.pay_seats(presidents);
    let seat = playing.seat();
    playing.me().hand.assistants -= 1;
    playing.table().boards[place.index()].assistants[seat] += 1;
    playing.watch.saw(Event::Placed { seat, place });

    if placed.pair.is_none() && placed.places.contains(place) {
        placed.pair = Some(place);
    }
    placed.places.insert(place);
    placed.count += 1;
    playing.table().stage = Stage::Placement(placed);
}
