//! B2. Movement step: move the President over own Assistants, or return it to the hand.

mod ways;

use super::components::{Area, Resource, Title};
use super::event::Event;
use super::map::{self, Place, Places};
use super::moves::{Move, Toll};
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Actor, Hand, Stage, Table};
use super::{Asked, Offers, Playing, Yokohama, areas};
use crate::game::{Seat, Watch};
use ways::ways;

/// A step of the President on foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The Area entered.
    pub to: Place,
    /// Whether the Canal is crossed; otherwise the Area is adjacent.
    pub canal: bool,
    /// Who is paid ¥1 for entering: bit `n` is set for seat `n`.
    pub pays: u8,
}

/// How a President comes to an Area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Journey {
    /// On foot, step by step.
    Walk(Vec<Step>),
    /// From the hand.
    FromHand,
    /// To the Station token.
    Station,
    /// By Tram.
    Tram,
}

impl Toll {
    /// The toll of a way that one step more was taken on.
    const fn and(self, step: Step) -> Self {
        Self {
            seats: self.seats | step.pays,
            crossings: self.crossings + step.canal as u8,
        }
    }
}

impl Yokohama {
    /// Where the Station stands, if a seat's President may go straight to it, whoever stands there (rulebook: Technology Cards, Station).
    pub fn straight_to_station(&self, table: &Table, seat: Seat) -> Option<Place> {
        let player = &table.seats[seat];
        let asks = self.rules.station_asks_for_assistant();
        table.station.filter(|&place| {
            let starts_elsewhere = player.president != Some(place);
            player.knows(Title::Station) && starts_elsewhere && !(asks && table.board(place).assistants[seat] == 0)
        })
    }

    /// How the President of the active seat comes to an Area for a toll that is offered. Where it can walk for it, it walks.
    pub fn journey(&self, table: &Table, to: Place, toll: Toll) -> Journey {
        let me = table.me();
        if me.president.is_none() {
            return Journey::FromHand;
        }
        match self.road(table, to, toll) {
            Some(steps) => Journey::Walk(steps),
            None if me.knows(Title::Station) && table.station == Some(to) => Journey::Station,
            None => Journey::Tram,
        }
    }

    /// One of the shortest roads to an Area that cost exactly `toll`, without the Area where it starts. Each President is paid
    /// at the first step that enters its Area. `None` if the President of the active seat cannot walk there for this toll: if
    /// it is offered all the same, the President rides, or comes from the hand (rulebook: Movement step).
    pub fn road(&self, table: &Table, to: Place, toll: Toll) -> Option<Vec<Step>> {
        let asked = Asked {
            game: self,
            table,
            // No Order opens a road.
            hand: &Hand::default(),
        };
        let start = table.me().president?;
        let guarded = table.guarded();
        if occupied(&asked, guarded, to) {
            return None;
        }
        let streets = Streets::new(&asked, guarded, without_president(table));
        let mut reached = vec![Reached {
            place: start,
            spent: Toll::FREE,
            by: None,
        }];
        let mut next = 0;
        while let Some(&Reached { place, spent, by }) = reached.get(next) {
            if place == to && spent == toll {
                return Some(read_back(&reached, by));
            }
            for step in streets.steps(place) {
                let pays = step.pays & !spent.seats;
                let then = spent.and(step);
                let within = then == toll || then.beats(toll);
                let known = || {
                    reached
                        .iter()
                        .any(|other| other.place == step.to && other.spent == then)
                };
                if within && !known() {
                    reached.push(Reached {
                        place: step.to,
                        spent: then,
                        by: Some((Step { pays, ..step }, next)),
                    });
                }
            }
            next += 1;
        }
        None
    }
}

/// A place that a road leads to.
#[derive(Clone, Copy)]
struct Reached {
    place: Place,
    spent: Toll,
    /// The last step, and the number of the place from where it was taken.
    by: Option<(Step, usize)>,
}

/// The steps of a road, first to last, from its last one.
fn read_back(reached: &[Reached], mut by: Option<(Step, usize)>) -> Vec<Step> {
    let mut steps = Vec::new();
    while let Some((step, before)) = by {
        steps.push(step);
        by = reached[before].by;
    }
    steps.reverse();
    steps
}

/// The places with an own Assistant where the own President is not.
pub(super) fn without_president(table: &Table) -> Places {
    let own = table.with_assistant(table.active);
    table
        .me()
        .president
        .map_or(own, |president| own.without(Places::one(president)))
}

/// Whether another President keeps one's own from ending its way at a place; `guarded` are the places where such stand.
fn occupied(asked: &Asked, guarded: Places, place: Place) -> bool {
    guarded.contains(place) && !asked.table.me().knows(Title::PostalSystem)
}

/// Who is paid when the President enters an Area, as bits.
fn entrance(asked: &Asked, guarded: Places, place: Place) -> u8 {
    let table = asked.table;
    let free = !guarded.contains(place) || table.me().knows(Title::Stagecoach);
    if free { 0 } else { table.opposing_presidents(place) }
}

/// Where the President can walk.
struct Streets<'a> {
    asked: &'a Asked<'a>,
    /// The places where other Presidents stand.
    guarded: Places,
    /// The places that an own Assistant opens.
    open: Places,
    canal: Option<Place>,
    /// The open places beside the Canal.
    across: Places,
}

impl<'a> Streets<'a> {
    fn new(asked: &'a Asked<'a>, guarded: Places, open: Places) -> Self {
        let table = asked.table;
        let canal = table.canal();
        let beside = |canal| map::neighbours(table.players, canal).and(open);
        Self {
            asked,
            guarded,
            open,
            canal,
            across: canal.map_or(Places::NONE, beside),
        }
    }

    /// The places that touch a place.
    const fn beside(&self, place: Place) -> Places {
        map::neighbours(self.asked.table.players, place)
    }

    /// Who is paid for entering an Area, as bits.
    fn entrance(&self, place: Place) -> u8 {
        entrance(self.asked, self.guarded, place)
    }

    /// The places that are reached from some by steps to adjacent Areas for which nobody but these seats is paid, and those beside
    /// them where somebody else is. Places that are known already are left aside.
    fn reach(&self, begin: Places, known: Places, seats: u8) -> (Places, Places) {
        let closed = self
            .guarded
            .into_iter()
            .filter(|&place| self.entrance(place) & !seats != 0);
        let closed = closed.fold(Places::NONE, |closed, place| closed.or(Places::one(place)));
        let open = self.open.without(known);
        let (mut reached, mut edge, mut gates) = (begin, begin, Places::NONE);
        while edge != Places::NONE {
            let beside = map::beside_any(self.asked.table.players, edge).and(open);
            gates = gates.or(beside.and(closed));
            edge = beside.without(closed).without(reached);
            reached = reached.or(edge);
        }
        (reached, gates.without(reached))
    }

    /// The steps from an Area: to adjacent Areas over own Assistants, and across the Canal.
    fn steps(&self, here: Place) -> impl Iterator<Item = Step> + '_ {
        let beside = self.beside(here);
        let ferry = if self.canal.is_some_and(|canal| beside.contains(canal)) {
            self.across.without(Places::one(here))
        } else {
            Places::NONE
        };
        let step = |to, canal| Step {
            to,
            canal,
            pays: self.entrance(to),
        };
        let adjacent = beside.and(self.open).into_iter().map(move |to| step(to, false));
        adjacent.chain(ferry.into_iter().map(move |to| step(to, true)))
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::Return);
    let table = asked.table;
    let ways = ways(asked, table.me().yen);
    for place in ways.ends {
        ways.best(place).for_each(|toll| out.offer(Move::Go(place, toll)));
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (place, toll) = match action {
        Move::Return => return Ok(()),
        Move::Go(place, toll) => (place, toll),
        Move::GoOn => return Chapter::Movement.forbids(Refusal::MustChoose),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let table = asked.table;
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
    let by_station = asked.game.straight_to_station(table, table.active) == Some(place);
    if table.board(place).assistants[table.active] == 0 && !by_station {
        return Chapter::Movement.forbids(Refusal::NoAssistantThere);
    }
    let affordable = ways(asked, me.yen);
    if affordable.best(place).any(|way| way == toll) {
        return Ok(());
    }
    if occupied(asked, table.guarded(), place) && !by_station {
        return Chapter::Movement.forbids(Refusal::Occupied);
    }
    match ways(asked, u16::MAX).best(place).map(Toll::yen).min() {
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
            toll,
        });
        areas::begin(playing, place, Actor::President);
    } else {
        playing.me().president = None;
        playing.watch.saw(Event::PresidentMoved {
            seat,
            from,
            to: None,
            toll: Toll::FREE,
        });
        playing.table().stage = Stage::Recall;
    }
}

/// Which Assistants come along when the President returns to the hand.
pub(super) mod recall {
    use super::super::recovery::recover;
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
        out.offer(Move::GoOn);
        let table = asked.table;
        table
            .with_assistant(table.active)
            .into_iter()
            .for_each(|place| out.offer(Move::Recall(place)));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        let table = asked.table;
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
