//! What every way of the President costs that no other beats (rulebook: Movement step).

use super::super::Asked;
use super::super::components::Title;
use super::super::map::{Place, Places};
use super::super::moves::Toll;
use super::{Streets, entrance, without_president};

/// Sets of paid seats that a table of four can have.
const PAID: usize = 16;

/// Crossings of the Canal that a way can be worth: who crosses it comes to every Area beside it, so nobody crosses it again.
const CROSSINGS: usize = 2;

/// Every way of the President to a destination that costs at most `budget` yen.
pub(super) fn ways(asked: &Asked, budget: u16) -> Ways {
    let table = asked.table;
    let me = table.me();
    let guarded = table.guarded();
    let open = without_president(table);
    let shut = if me.knows(Title::PostalSystem) {
        Places::NONE
    } else {
        guarded
    };
    let mut ways = Ways::none(open.without(shut));
    match me.president {
        // No way on foot is better than a ride: who walks to an Area pays for entering it too.
        Some(start) if !me.knows(Title::Tram) => walk(&Streets::new(asked, guarded, open), start, budget, &mut ways),
        _ => ride(asked, guarded, budget, &mut ways),
    }
    if let Some(station) = asked.game.straight_to_station(table, table.active) {
        ways.ends.insert(station);
        ways.add(Places::one(station), 0, 0);
    }
    ways
}

/// Adds the ways by Tram and from the hand, which cost what entering the Area does.
fn ride(asked: &Asked, guarded: Places, budget: u16, ways: &mut Ways) {
    ways.add(ways.ends.without(guarded), 0, 0);
    for place in ways.ends.and(guarded) {
        let seats = entrance(asked, guarded, place);
        let toll = Toll { seats, crossings: 0 };
        if toll.yen() <= budget {
            ways.add(Places::one(place), seats, 0);
        }
    }
}

/// Adds the ways on foot.
///
/// Tolls are followed from the least on, each with all the places at once that it leads to; what was reached for less is not
/// entered again.
fn walk(streets: &Streets, start: Place, budget: u16, ways: &mut Ways) {
    // Where the ways of each toll begin: behind the step that made it so much. `open` are the tolls that have such places.
    let mut begins = [Places::NONE; PAID * CROSSINGS];
    begins[0] = Places::one(start);
    let mut open = Bits(1);
    while let Some(number) = open.next() {
        let (crossings, seats) = (usize::from(number) / PAID, number % PAID as u8);
        let known = ways.reached_for(seats);
        let begin = begins[usize::from(number)].without(known);
        if begin == Places::NONE {
            continue;
        }
        let (reached, gates) = streets.reach(begin, known, seats);
        ways.add(reached, seats, crossings);
        let mut go_on = |places: Places, pays: u8, crossings: usize| {
            let toll = Toll {
                seats: seats | pays,
                crossings: crossings as u8,
            };
            if toll.yen() <= budget {
                let number = crossings * PAID + usize::from(toll.seats);
                begins[number] = begins[number].or(places);
                open.0 |= 1 << number;
            }
        };
        for gate in gates {
            go_on(Places::one(gate), streets.entrance(gate), crossings);
        }
        if crossings == 0
            && streets
                .canal
                .is_some_and(|canal| streets.beside(canal).and(reached) != Places::NONE)
        {
            let across = streets.across.without(reached);
            go_on(across.without(streets.guarded), 0, 1);
            for gate in across.and(streets.guarded) {
                go_on(Places::one(gate), streets.entrance(gate), 1);
            }
        }
    }
}

/// Ways of the President, by what they cost.
pub(super) struct Ways {
    /// Where the President may end its way.
    pub(super) ends: Places,
    /// For each set of paid seats and each number of crossings the places that are reached for that, and for no less.
    reached: [[Places; CROSSINGS]; PAID],
    /// The sets of seats by which some place is reached, as bits.
    paid: u16,
}

impl Ways {
    /// No way to anywhere yet.
    const fn none(ends: Places) -> Self {
        Self {
            ends,
            reached: [[Places::NONE; CROSSINGS]; PAID],
            paid: 0,
        }
    }

    /// Notes ways for one toll.
    fn add(&mut self, places: Places, seats: u8, crossings: usize) {
        let known = &mut self.reached[usize::from(seats)][crossings];
        *known = known.or(places);
        self.paid |= 1 << seats;
    }

    /// The ways to a place that no other way there beats.
    pub(super) fn best(&self, place: Place) -> impl Iterator<Item = Toll> + '_ {
        let mut paid = Bits(if self.ends.contains(place) { self.paid.into() } else { 0 });
        std::iter::from_fn(move || {
            loop {
                let seats = paid.next()?;
                let [dry, wet] = self.reached[usize::from(seats)].map(|places| places.contains(place));
                if dry || wet {
                    let crossings = u8::from(!dry);
                    let toll = Toll { seats, crossings };
                    if toll == Toll::FREE {
                        // Nothing is better.
                        paid = Bits(0);
                    }
                    return Some(toll);
                }
            }
        })
    }

    /// The places that are reached by paying these seats, or only some of them.
    fn reached_for(&self, seats: u8) -> Places {
        Bits(self.paid.into())
            .filter(|fewer| fewer & !seats == 0)
            .map(|fewer| self.reached[usize::from(fewer)])
            .fold(Places::NONE, |all, [dry, wet]| all.or(dry).or(wet))
    }
}

/// The numbers of the bits that are set, from the lowest on.
#[derive(Clone, Copy)]
struct Bits(u32);

impl Iterator for Bits {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
