//! What a turn came to, in a line: the Places where something was done, with how much Influence, and all that came of it.

use super::Speech;
use super::Tell;
use super::phrases::{Log, Noun};
use crate::duel::components::{Opener, Resource, Support};
use crate::duel::{Actor, Duel, Event, Why};
use crate::game::Seat;

/// What came of a turn: amounts of the same are one.
#[derive(Default)]
struct Gains {
    resources: [u16; Resource::ALL.len()],
    supports: [u16; Support::ALL.len()],
    orders: u16,
    /// The rest, in the order in which it came.
    named: Vec<String>,
}

impl Speech<'_, Duel> {
    /// What a turn of a seat came to, by its events as their reader may know them; `None` before an action of it began. What is gained stands behind all
    /// Places, for a Trader may act in the middle of another action. What the other player gained meanwhile, and what was paid, is left to the log.
    pub fn gist(&self, seat: Seat, events: impl IntoIterator<Item = Event>) -> Option<String> {
        let mut places: Vec<String> = Vec::new();
        let mut gains = Gains::default();
        // What opened the Place at which the next action begins.
        let mut opener = None;
        for event in events.into_iter().filter(|event| event.seat() == Some(seat)) {
            match event {
                Event::TechnologyUsed { title, .. } if Opener::of(title).is_some() => {
                    opener = Some(title);
                }
                Event::Acted {
                    place, influence, by, ..
                } => {
                    let at = match by {
                        Actor::Player => Log::Deed,
                        Actor::Trader => Log::DeedByTrader,
                    };
                    let args = [("place", self.place(place).into()), ("influence", influence.into())];
                    let deed = self.say(at, &args);
                    places.push(match opener.take() {
                        Some(title) => self.say(
                            Log::Opened,
                            &[("deed", deed.into()), ("title", self.title(title).into())],
                        ),
                        None => deed,
                    });
                }
                event => self.gather(&mut gains, event),
            }
        }
        if places.is_empty() {
            return None;
        }
        let places = places.join(", ");
        let gains = self.gained(gains);
        let deeds = match gains.is_empty() {
            true => places,
            false => format!("{places} → {}", gains.join(", ")),
        };
        Some(self.say(Log::Gist, &[("seat", self.name(seat)), ("deeds", deeds.into())]))
    }

    /// What was gained, each in words.
    fn gained(&self, gains: Gains) -> Vec<String> {
        let resources = Resource::ALL.into_iter().zip(gains.resources).filter(|(_, n)| *n > 0);
        let resources = resources.map(|(what, n)| self.amount(what, n));
        let counts = [
            (Noun::Orders, gains.orders),
            (Noun::PlusOne, gains.supports[Support::One as usize]),
            (Noun::PlusTwo, gains.supports[Support::Two as usize]),
        ];
        let counts = counts.into_iter().filter(|(_, n)| *n > 0);
        let counts = counts.map(|(noun, n)| self.say(noun, &[("n", n.into())]));
        resources.chain(counts).chain(gains.named).collect()
    }

    /// Adds what an event tells was gained, built or completed.
    fn gather(&self, gains: &mut Gains, event: Event) {
        let phrase = |tell: Tell| self.words.phrase(tell).to_owned();
        let content = self.game.content();
        let points = |noun: Noun, points: Option<u8>| self.say(noun, &[("points", points.unwrap_or_default().into())]);
        match event {
            Event::Gained {
                what,
                amount,
                why: Why::Exchange,
                ..
            } => gains.resources[what as usize] += beyond_the_exchange(what, amount),
            Event::Gained { what, amount, .. } => gains.resources[what as usize] += amount,
            Event::Exchanged { exchange, .. } => {
                let (_, (what, amount)) = exchange.terms();
                gains.resources[what as usize] += amount;
            }
            Event::SupportGained { support, .. } => gains.supports[support as usize] += 1,
            // It may have been there before.
            Event::SupportReturned { support, .. } => {
                let held = &mut gains.supports[support as usize];
                *held = held.saturating_sub(1);
            }
            Event::OrderKept { .. } | Event::OrderGained { .. } => gains.orders += 1,
            Event::Turned { amount, .. } => gains.named.push(self.say(Noun::Turns, &[("n", amount.into())])),
            Event::ChurchTaken { card, .. } => {
                let row = content.church.get(usize::from(card.0));
                gains.named.push(points(Noun::ChurchOf, row.map(|row| row.points)));
            }
            Event::Delivered { order, .. } => {
                let row = content.orders.get(usize::from(order.0));
                gains.named.push(points(Noun::OrderOf, row.map(|row| row.points)));
            }
            Event::Learned { title, .. } => gains.named.push(self.title(title).to_owned()),
            Event::ShopBuilt { .. } => gains.named.push(phrase(Tell::Shop)),
            Event::HouseBuilt { .. } => gains.named.push(phrase(Tell::House)),
            Event::TraderRecruited { .. } => gains.named.push(phrase(Tell::Trader)),
            _ => {}
        }
    }
}

/// What an exchange brought that it does not tell itself: the copper that Mining Technology adds.
pub(super) fn beyond_the_exchange(what: Resource, amount: u16) -> u16 {
    match what {
        Resource::Copper => amount.saturating_sub(1),
        _ => 0,
    }
}
