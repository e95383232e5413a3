//! B3. Area action step (rulebook: Area Action step; Detailed Area Explanation).

pub(super) mod boards;
pub(super) mod chinatown;
pub(super) mod church;
pub(super) mod customs;
pub(super) mod employment;
pub(super) mod laboratory;
pub(super) mod port;

use super::components::{Area, MOST_POWER, Resource};
use super::event::{Event, Why};
use super::map::Place;
use super::state::{Acting, Actor, Stage, Table};
use super::{Asked, Playing, Yokohama};
use crate::game::{Seat, Watch};

/// Begins the action of an Area: counts the Power once, pays another's Trading House, and gives what is given without a
/// choice.
pub(super) fn begin<W: Watch<Event>>(playing: &mut Playing<W>, place: Place, by: Actor) {
    let seat = playing.seat();
    let power = playing.state.table.power(place);
    playing.table().acting = Acting { place, power, by };
    playing.watch.saw(Event::Acted { seat, place, power, by });

    let board = *playing.state.table.board(place);
    if let Some(owner) = board.house.filter(|owner| *owner != seat) {
        playing.gain_for(owner, Resource::Yen, 1, Why::TradingHouse);
    }

    let rate = playing.game.rate(board.area, power);
    let produces = |playing: &mut Playing<W>, what| playing.gain(what, rate.into(), Why::Action);
    playing.table().stage = Stage::Bonus;
    match board.area {
        Area::CopperMine => produces(playing, Resource::Copper),
        Area::SilkMill => produces(playing, Resource::Silk),
        Area::Tea => produces(playing, Resource::Tea),
        Area::Fishing => produces(playing, Resource::Fish),
        Area::Bank => produces(playing, Resource::Yen),
        Area::Chinatown => playing.table().stage = Stage::Chinatown(rate),
        Area::Church => playing.table().stage = Stage::Church,
        Area::Customs => playing.table().stage = Stage::Customs,
        Area::EmploymentAgency => playing.table().stage = Stage::Employment(rate),
        Area::LaboratoryA | Area::LaboratoryB => playing.table().stage = Stage::Laboratory,
        Area::PortA | Area::PortB => {
            let points = playing.game.action_points(board.area, power);
            playing.gain(Resource::Points, points.into(), Why::Action);
            playing.table().stage = Stage::Port;
        }
        Area::Canal => {}
    }
}

impl Yokohama {
    /// The points that an Area's action brings at a Power by itself (rulebook: Port).
    pub fn action_points(&self, area: Area, power: u8) -> u8 {
        match power {
            MOST_POWER.. => self.points_at_five[area.index()],
            _ => 0,
        }
    }

    /// What an Area's action comes to for a seat at a Power, in the Area's own unit, with what its Technologies add.
    pub fn yield_for(&self, table: &Table, seat: Seat, area: Area, power: u8) -> u8 {
        let rate = self.rate(area, power);
        match area {
            Area::CopperMine => table.seats[seat]
                .receipt(Resource::Copper, rate.into())
                .try_into()
                .unwrap_or(u8::MAX),
            _ => rate,
        }
    }
}

impl Asked<'_> {
    /// What the Area action under way yields at its Power.
    fn yields(&self) -> u8 {
        let acting = self.table.acting;
        self.game.rate(self.table.board(acting.place).area, acting.power)
    }

    /// Which of two Port or Laboratory boards the action under way is about: 0 for A, 1 for B.
    fn board(&self) -> usize {
        usize::from(self.table.board(self.table.acting.place).area.board())
    }
}
