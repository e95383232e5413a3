//! B2. Movement step: move the President over own Assistants, or return it to the hand.

use super::components::{Area, Resource, Title};
use super::event::Event;
use super::map::{self, PLACES, Place, Places};
use super::moves::{Move, Toll};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Actor, Stage, Table};
use super::{Offers, Playing, Position, areas};
use crate::game::Watch;

/// Sets of paid seats that a table of four can have.
const PAID: usize = 16;

/// No route.
const NONE: u8 = u8::MAX;

/// For each place and set of paid seats, the fewest crossings of the Canal on a way there.
struct Ways([[u8; PAID]; PLACES]);

impl Ways {
    /// Notes a way, unless one as good was known.
    fn add(&mut self, place: Place, toll: Toll) -> bool {
        let known = &mut self.0[place.index()][usize::from(toll.seats)];
        let better = toll.crossings < *known;
        if better {
            *known = toll.crossings;
        }
        better
    }

    /// The ways to a place that no other way there beats.
    fn best(&self, place: Place) -> impl Iterator<Item = Toll> + '_ {
        let known = self.0[place.index()];
        let tolls = move || {
            let found = known.into_iter().zip(0..).filter(|(crossings, _)| *crossings != NONE);
            found.map(|(crossings, seats)| Toll { seats, crossings })
        };
        tolls().filter(move |toll| !tolls().any(|other| other.beats(*toll)))
    }
}

/// Every way of the President to a destination that costs at most `budget` yen.
fn ways(table: &Table, budget: u16) -> Ways {
    let me = table.me();
    let guarded = table.guarded();
    let mut ways = Ways([[NONE; PAID]; PLACES]);
    let own = table.with_assistant(table.active);
    let ends = match me.president {
        Some(start) => own.without(Places::one(start)),
        None => own,
    };
    if let Some(start) = me.president {
        walk(table, guarded, start, ends, budget, &mut ways);
    }
    let rides = me.knows(Title::Tram) || me.president.is_none();
    for place in ends {
        if guarded.contains(place) && !me.knows(Title::PostalSystem) {
            ways.0[place.index()] = [NONE; PAID];
        } else if rides {
            let toll = entrance(table, guarded, place);
            if toll.yen() <= budget {
                ways.add(place, toll);
            }
        }
        if me.knows(Title::Station) && table.station == Some(place) {
            ways.add(place, Toll::FREE);
        }
    }
    ways
}

/// What entering an Area costs the President; `guarded` are the places where other Presidents stand.
fn entrance(table: &Table, guarded: Places, place: Place) -> Toll {
    let free = !guarded.contains(place) || table.me().knows(Title::Stagecoach);
    let seats = if free { 0 } else { table.opposing_presidents(place) };
    Toll { seats, crossings: 0 }
}

/// Adds the ways on foot: from Area to adjacent Area over own Assistants (`open`), and across the Canal.
///
/// Ways that enter an Area twice are followed too, but they never cost less than the way without the loop.
fn walk(table: &Table, guarded: Places, start: Place, open: Places, budget: u16, ways: &mut Ways) {
    let players = table.players;
    let canal = table.canal();
    let across = canal.map_or(Places::default(), |canal| map::neighbours(players, canal).and(open));
    // A way is followed again only when it got cheaper, so the stack stays far below this.
    let mut stack = [(start, Toll::FREE); 256];
    let mut height = 1;
    while height > 0 {
        height -= 1;
        let (here, toll) = stack[height];
        let beside = map::neighbours(players, here);
        let ferry = if canal.is_some_and(|canal| beside.contains(canal)) {
            across
        } else {
            Places::default()
        };
        let steps = beside.and(open).into_iter().map(|next| (next, 0));
        let crossings = ferry.without(Places::one(here)).into_iter().map(|next| (next, 1));
        for (next, crossing) in steps.chain(crossings) {
            let toll = Toll {
                seats: toll.seats | entrance(table, guarded, next).seats,
                crossings: toll.crossings + crossing,
            };
            if toll.yen() <= budget
                && toll.crossings <= Toll::MOST_CROSSINGS
                && ways.add(next, toll)
                && height < stack.len()
            {
                stack[height] = (next, toll);
                height += 1;
            }
        }
    }
}

pub(super) fn moves(position: &Position, out: &mut impl Offers) {
    out.offer(Move::Return);
    let table = position.table;
    let own = table.with_assistant(table.active);
    if own == Places::default() {
        return;
    }
    let ways = ways(table, table.me().yen);
    for place in own {
        ways.best(place).for_each(|toll| out.offer(Move::Go(place, toll)));
    }
}

pub(super) fn check(position: &Position, action: Move) -> Result<(), Forbidden> {
    let (place, toll) = match action {
        Move::Return => return Ok(()),
        Move::Go(place, toll) => (place, toll),
        Move::GoOn => return Chapter::Movement.forbids(Refusal::MustChoose),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let table = position.table;
    if place.0 >= map::places(table.players) {
        return Chapter::Setup.forbids(Refusal::NoSuchThing);
    }
    if table.board(place).area == Area::Canal {
        return Chapter::Canal.forbids(Refusal::Canal);
    }
    // An Assistant would not open the starting Area, so it is named first.
    let me = table.me();
    if me.president == Some(place) {
        return Chapter::Movement.forbids(Refusal::StartingArea);
    }
    if table.board(place).assistants[table.active] == 0 {
        return Chapter::Movement.forbids(Refusal::NoAssistantThere);
    }
    let affordable = ways(table, me.yen);
    if affordable.best(place).any(|way| way == toll) {
        return Ok(());
    }
    let by_station = me.knows(Title::Station) && table.station == Some(place);
    let occupied = table.guarded().contains(place) && !me.knows(Title::PostalSystem);
    if occupied && !by_station {
        return Chapter::Movement.forbids(Refusal::Occupied);
    }
    match ways(table, u16::MAX).best(place).map(Toll::yen).min() {
        None => Chapter::Movement.forbids(Refusal::NoRoute),
        Some(needs) if affordable.best(place).next().is_none() => Chapter::Movement.forbids(Refusal::TooDear {
            what: Resource::Yen,
            needs,
            has: me.yen,
        }),
        Some(_) => Chapter::Movement.forbids(Refusal::OtherToll),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let seat = playing.seat();
    let from = playing.me().president;
    if let Move::Go(place, toll) = action {
        playing.pay_seats(toll.seats);
        playing.pay(Resource::Yen, toll.crossings.into());
        playing.me().president = Some(place);
        playing.watch.saw(Event::PresidentMoved {
            seat,
            from,
            to: Some(place),
        });
        areas::begin(playing, place, Actor::President);
    } else {
        playing.me().president = None;
        playing.watch.saw(Event::PresidentMoved { seat, from, to: None });
        playing.table().stage = Stage::Recall;
    }
}

/// Which Assistants come along when the President returns to the hand.
pub(super) mod recall {
    use super::super::recovery::recover;
    use super::*;

    pub(in super::super) fn moves(position: &Position, out: &mut impl Offers) {
        out.offer(Move::GoOn);
        let table = position.table;
        table
            .with_assistant(table.active)
            .into_iter()
            .for_each(|place| out.offer(Move::Recall(place)));
    }

    pub(in super::super) fn check(position: &Position, action: Move) -> Result<(), Forbidden> {
        let table = position.table;
        match action {
            Move::GoOn => Ok(()),
            Move::Recall(place) if place.0 >= map::places(table.players) => {
                Chapter::Setup.forbids(Refusal::NoSuchThing)
            }
            Move::Recall(place) if !table.takes_pieces(place) => Chapter::Canal.forbids(Refusal::Canal),
            Move::Recall(place) if table.board(place).assistants[table.active] == 0 => {
                Chapter::Movement.forbids(Refusal::NoAssistantThere)
            }
            Move::Recall(_) => Ok(()),
            _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Recall(place) = action {
            recover(playing, place, 1);
        } else {
            playing.table().stage = Stage::After;
        }
    }
}
