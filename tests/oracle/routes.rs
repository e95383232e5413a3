//! The President's routes, every one of them walked (rulebook: Movement step).

use std::collections::{BTreeMap, BTreeSet};

use meiji::game::{Game, Seat};
use meiji::yokohama::components::Title;
use meiji::yokohama::map::Place;
use meiji::yokohama::{Rules, Toll};

use crate::sight::{Sight, touch};

/// Who is paid on a route, ¥1 each.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Payment {
    seats: BTreeSet<Seat>,
    crossings: u8,
}

impl Payment {
    fn yen(&self) -> usize {
        self.seats.len() + usize::from(self.crossings)
    }

    /// Whether this one pays nobody more than the other, and somebody less.
    fn is_better_than(&self, other: &Self) -> bool {
        self != other && self.seats.is_subset(&other.seats) && self.crossings <= other.crossings
    }

    fn toll(&self) -> Toll {
        let mut toll = Toll {
            seats: 0,
            crossings: self.crossings,
        };
        for seat in &self.seats {
            toll.seats |= 1 << seat.0;
        }
        toll
    }
}

type Found = BTreeMap<Place, BTreeSet<Payment>>;

/// Every destination with every payment that is offered for it.
pub fn routes(sight: Sight) -> Vec<(Place, Toll)> {
    let mut found = Found::new();
    let start = sight.player().president;
    match start {
        Some(start) => walk(sight, &mut vec![start], &Payment::default(), &mut found),
        None => straight(sight, &mut found),
    }
    if sight.knows(Title::Tram) {
        straight(sight, &mut found);
    }
    if sight.knows(Title::Station)
        && let Some(station) = sight.table().station
        // The first rules ask for an Assistant there.
        && (sight.game.rules() != Rules::First || sight.assistants(station) >= 1)
    {
        found.entry(station).or_default().insert(Payment::default());
    }
    if let Some(start) = start {
        found.remove(&start);
    }
    let mut routes = vec![];
    for (place, payments) in &found {
        for payment in payments {
            let worse = payments.iter().any(|other| other.is_better_than(payment));
            if !worse && payment.yen() <= usize::from(sight.player().yen) {
                routes.push((*place, payment.toll()));
            }
        }
    }
    routes
}

/// Walks on from the end of a path in every way there is.
fn walk(sight: Sight, path: &mut Vec<Place>, paid: &Payment, found: &mut Found) {
    let here = path[path.len() - 1];
    for next in sight.areas() {
        if sight.assistants(next) == 0 || path.contains(&next) {
            continue;
        }
        for crossings in ways(sight, here, next) {
            let mut payment = paid.clone();
            payment.crossings += crossings;
            payment.seats.extend(entering(sight, next));
            if payment.yen() > usize::from(sight.player().yen) {
                continue;
            }
            if may_end(sight, next) {
                found.entry(next).or_default().insert(payment.clone());
            }
            path.push(next);
            walk(sight, path, &payment, found);
            path.pop();
        }
    }
}

/// How one Area is reached from another in one step: side by side for nothing, over the Canal for ¥1.
fn ways(sight: Sight, here: Place, next: Place) -> Vec<u8> {
    let touch = |one, other| touch(sight.game.players(), one, other);
    let mut ways = vec![];
    if touch(here, next) {
        ways.push(0);
    }
    if let Some(canal) = sight.canal()
        && touch(here, canal)
        && touch(canal, next)
    {
        ways.push(1);
    }
    ways
}

/// Straight to any Area: from the hand, or by Tram.
fn straight(sight: Sight, found: &mut Found) {
    for place in sight.areas() {
        if sight.assistants(place) >= 1 && may_end(sight, place) {
            let payment = Payment {
                seats: entering(sight, place).into_iter().collect(),
                crossings: 0,
            };
            found.entry(place).or_default().insert(payment);
        }
    }
}

/// Whom entering an Area pays; with the Stagecoach nobody.
fn entering(sight: Sight, place: Place) -> Vec<Seat> {
    if sight.knows(Title::Stagecoach) {
        vec![]
    } else {
        sight.opponents(place)
    }
}

/// Whether the movement may end in an Area: no other President, or the Postal System.
fn may_end(sight: Sight, place: Place) -> bool {
    sight.opponents(place).is_empty() || sight.knows(Title::PostalSystem)
}
