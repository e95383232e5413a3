//! What Technologies do beyond the steps of others (rulebook: Technology cards).

use super::super::{Asked, Playing};
use super::components::{HOUSES, PLAYERS, Place, Resource, SHOPS, Support, Title};
use super::event::{Event, Why};
use super::moves::Move;
use super::payment::need;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::turn::other_question;
use crate::game::{Seat, Watch};

/// What Stock Market gives, to who has no more than that.
const STOCK: u16 = 1;

/// What Letterpress Printing gives for a later Technology.
const LETTERPRESS: u16 = 2;

/// The active seat gains a Technology, which is paid for and works from now on.
pub(super) fn gain<W: Watch<Event>>(playing: &mut Playing<W>, title: Title) {
    if playing.knows(Title::LetterpressPrinting) {
        playing.gain(Resource::Yen, LETTERPRESS, Why::Technology);
    }
    playing.me().technologies.insert(title);
    match title {
        Title::Newspaper => playing.gain_support(Support::One, 1, Why::Technology),
        Title::Station => playing.table().station_due = true,
        _ => {}
    }
    playing.recruit();
}

/// What a turn begins with: Stock Market.
pub(super) fn begin_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    if playing.knows(Title::StockMarket) && playing.me().yen <= STOCK {
        playing.gain(Resource::Yen, STOCK, Why::Technology);
    }
}

/// What a round begins with: Newspaper.
pub(super) fn begin_round<W: Watch<Event>>(playing: &mut Playing<W>) {
    for seat in Seat::all(PLAYERS) {
        if playing.state.table.seats[seat].knows(Title::Newspaper) {
            playing.gain_support_for(seat, Support::One, 1, Why::Technology);
        }
    }
}

impl Table {
    /// Who owns a Technology, if somebody does.
    pub fn owner(&self, title: Title) -> Option<Seat> {
        Seat::all(PLAYERS).find(|seat| self.seats[*seat].knows(title))
    }
}

impl Player {
    /// The points that an own Technology brings at the end.
    pub fn points_for(&self, title: Title) -> u16 {
        match title {
            Title::Ball => self.completed.len().into(),
            Title::Brickyard => self.turned.saturating_mul(2),
            Title::ElectricalLight => 3 * u16::from(HOUSES.saturating_sub(self.houses)),
            Title::Exposition => 8,
            Title::Gaslight => SHOPS.saturating_sub(self.shops).into(),
            Title::PatentSystem => 2 * u16::from(self.technologies.len()),
            Title::Winery => 2 * u16::from(self.church.len()),
            Title::LanguageSchool
            | Title::LetterpressPrinting
            | Title::MiningTechnology
            | Title::Newspaper
            | Title::PostalSystem
            | Title::SpinningMill
            | Title::Stagecoach
            | Title::Station
            | Title::StockMarket
            | Title::Telegram
            | Title::Telephone
            | Title::Tram
            | Title::University => 0,
        }
    }
}

impl Table {
    /// Whether the seat that is asked might use a Technology, whatever is asked.
    ///
    /// # Errors
    /// It is not its own, works by itself, or has served this round.
    pub fn can_use(&self, title: Title) -> Result<(), Forbidden> {
        let me = self.me();
        Chapter::Technologies.forbids(match title {
            _ if !me.knows(title) => Refusal::NoTechnology { title },
            _ if !title.is_used() => Refusal::ByItself { title },
            _ if me.used.contains(title) => Refusal::UsedThisRound { title },
            _ => return Ok(()),
        })
    }
}

/// Placing the Station token, at once and for good.
pub(super) mod station {
    use super::*;

    pub(in super::super) fn moves(out: &mut Vec<Move>) {
        out.extend(Place::ALL.map(Move::Station));
    }

    pub(in super::super) const fn check(action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Station(_) => Ok(()),
            Move::GoOn => Chapter::Technologies.forbids(Refusal::MustChoose),
            _ => other_question(),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        if let Move::Station(place) = action {
            let seat = playing.seat();
            let table = playing.table();
            table.station_due = false;
            table.station = Some(place);
            playing.watch.saw(Event::StationPlaced { seat, place });
        }
    }
}

/// Spinning Mill: once a round a silk for ¥2, at any moment of the own turn.
pub(super) mod mill {
    use super::*;

    /// The yen that a silk gives.
    const PRICE: u16 = 2;

    /// Whether it can be used.
    pub(in super::super) fn open(table: &Table) -> bool {
        let me = table.me();
        me.ready(Title::SpinningMill) && me.has(Resource::Silk) > 0
    }

    pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
        if open(asked.table) {
            out.push(Move::Mill);
        }
    }

    pub(in super::super) fn check(asked: &Asked) -> Result<(), Forbidden> {
        asked.table.can_use(Title::SpinningMill)?;
        need(
            Chapter::Technologies,
            Resource::Silk,
            1,
            asked.table.me().has(Resource::Silk),
        )
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>) {
        playing.use_up(Title::SpinningMill);
        playing.pay(Resource::Silk, 1);
        playing.gain(Resource::Yen, PRICE, Why::Technology);
    }
}
