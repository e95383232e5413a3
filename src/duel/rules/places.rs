//! 1. Place action: choosing a Place, occupied or not, and what its action gives (rulebook: Place action; the Places).

use super::super::{Asked, Playing};
use super::components::{Good, Opener, Place, Resource, Support, Title};
use super::event::{Actor, Event, Why};
use super::moves::Move;
use super::port;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::turn::other_question;
use crate::game::Watch;

impl Table {
    /// Whether a Technology of the seat that is asked opens a Place though it is occupied (rulebook: Technology cards).
    pub fn opens(&self, opener: Opener, place: Place) -> bool {
        self.me().ready(opener.into())
            && match opener {
                Opener::Stagecoach => self.board(place).house == Some(self.active),
                Opener::Station => self.station == Some(place),
                Opener::Tram => true,
            }
    }

    /// The Technologies of the seat that is asked that open an occupied Place.
    pub fn openers(&self, place: Place) -> impl Iterator<Item = Opener> {
        Opener::ALL.into_iter().filter(move |&opener| self.opens(opener, place))
    }

    /// The Places where an Influence card lies, those included that are never occupied, as bits.
    fn covered(&self) -> u16 {
        let cards = self.seats.0[..2].iter().flat_map(|player| player.cards);
        cards
            .filter_map(|card| card.at)
            .fold(0, |places, place| places | 1 << place.index())
    }
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let table = asked.table;
    let covered = table.covered();
    for place in Place::ALL {
        let free = covered >> place.index() & 1 == 0 || place.is_always_open();
        if free || table.openers(place).next().is_some() {
            out.push(Move::Go(place));
        }
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Go(place) if asked.table.occupied(place) => {
            match Opener::ALL
                .into_iter()
                .all(|opener| reason(asked, opener, place).is_err())
            {
                true => Chapter::PlaceAction.forbids(Refusal::Occupied),
                false => Ok(()),
            }
        }
        Move::Go(_) => Ok(()),
        // Who asks for another card is told that the lowest one is due, unless Postal System allows it once a Place is chosen.
        Move::Card(level) => match asked.game.lowest_in_hand(asked.table.me()) {
            Some(lowest) if lowest != level && !asked.table.me().ready(Title::PostalSystem) => {
                Chapter::PlaceAction.forbids(Refusal::LowestFirst { level: lowest })
            }
            _ => other_question(),
        },
        Move::GoOn => Chapter::PlaceAction.forbids(Refusal::MustChoose),
        _ => other_question(),
    }
}

/// Why a Technology does not open a Place.
fn reason(asked: &Asked, opener: Opener, place: Place) -> Result<(), Forbidden> {
    let table = asked.table;
    table.can_use(opener.into())?;
    match opener {
        Opener::Stagecoach if table.board(place).house != Some(table.active) => {
            Chapter::Technologies.forbids(Refusal::NoHouseThere)
        }
        Opener::Station if table.station != Some(place) => Chapter::Technologies.forbids(Refusal::NoTokenThere),
        _ => Ok(()),
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Go(place) = action else {
        return;
    };
    choose(playing, place, Actor::Player);
    let table = &playing.state.table;
    if !table.occupied(place) {
        return playing.go_on(Step::Card);
    }
    let mut openers = table.openers(place);
    let (first, more) = (openers.next(), openers.next().is_some());
    drop(openers);
    match first {
        Some(opener) if !more => {
            playing.use_up(opener.into());
            playing.go_on(Step::Card);
        }
        _ => playing.go_on(Step::Opening),
    }
}

/// Naming the Technology that opens an occupied Place, where several do.
pub(super) mod opening {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
        let table = asked.table;
        out.extend(table.openers(table.action().place).map(Move::Open));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Open(opener) => reason(asked, opener, asked.table.action().place),
            Move::GoOn => Chapter::PlaceAction.forbids(Refusal::MustChoose),
            _ => other_question(),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Open(opener) = action {
            playing.use_up(opener.into());
            playing.go_on(Step::Card);
        }
    }
}

/// What the owner of a Trading House has for it whenever its Place is chosen, in yen.
pub(in super::super) const EARNED: u16 = 1;

/// A Place is chosen: the owner of its Trading House has ¥1 for it, whoever comes (rulebook: Place action).
pub(super) fn choose<W: Watch<Event>>(playing: &mut Playing<W>, place: Place, by: Actor) {
    let seat = playing.seat();
    playing.table().action_mut().place = place;
    playing.watch.saw(Event::PlaceChosen { seat, place, by });
    if let Some(owner) = playing.state.table.board(place).house {
        playing.gain_for(owner, Resource::Yen, EARNED, Why::TradingHouse);
    }
}

/// Totals the Influence once, and gives what the Place gives without a choice.
pub(super) fn act<W: Watch<Event>>(playing: &mut Playing<W>, support: Option<Support>, phone: bool) {
    let seat = playing.seat();
    let table = &playing.state.table;
    let by = if table.trading() { Actor::Trader } else { Actor::Player };
    let place = table.action().place;
    let influence = table.influence_with(support, phone);
    let action = playing.table().action_mut();
    action.influence = influence;
    action.step = Step::Bonus;
    playing.watch.saw(Event::Acted {
        seat,
        place,
        influence,
        by,
    });

    let rate = playing.game.rate(place, influence);
    match place {
        Place::TeaPlantation => playing.gain(Good::Tea.into(), rate.into(), Why::Action),
        Place::Fishery => playing.gain(Good::Fish.into(), rate.into(), Why::Action),
        Place::SilkMill => playing.gain(Good::Silk.into(), rate.into(), Why::Action),
        Place::CopperMine => playing.mine(rate.into(), Why::Action),
        Place::Bank => playing.gain(Resource::Yen, rate.into(), Why::Action),
        Place::Chinatown => playing.go_on(Step::Exchange(rate)),
        Place::Church => playing.go_on(Step::Church),
        Place::Laboratory => playing.go_on(Step::Laboratory),
        Place::Customs => playing.turn_imports(rate.into(), Why::Action),
        Place::Port => port::act(playing, rate),
    }
}
