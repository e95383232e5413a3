//! Laboratory: Power, money and imported goods pay the Production value of a Technology card.

use super::super::components::{Resource, TechnologyId, Title};
use super::super::event::{Event, Why};
use super::super::moves::Move;
use super::super::player::Player;
use super::super::refusal::{Chapter, Forbidden, Refusal};
use super::super::state::{Stage, Table};
use super::super::{Asked, Offers, Playing, Yokohama, technology};
use crate::game::Watch;

/// Technologies that a player may own before each further one costs a point more.
const CHEAP: u8 = 3;

impl Yokohama {
    /// Yen that stand for one point of a Technology's cost; an imported good does as well.
    pub const YEN_A_POINT: u16 = 2;

    /// The points that the active seat pays beyond its Power for the card of a space of the Laboratory under way: the
    /// printed value and the board's surcharge, less the Power; then one more for the fourth card and each later one, which
    /// Power never covers. `None` if no card lies there.
    pub fn points_to_pay(&self, table: &Table, space: u8) -> Option<u8> {
        let area = table.board(table.acting.place).area;
        let space = usize::from(space);
        let card = (*table.laboratories[usize::from(area.board())].get(space)?)?;
        let value = self.content.technologies[usize::from(card.0)].value + self.content.laboratory.spaces[space];
        Some(value.saturating_sub(self.rate(area, table.acting.power)) + table.me().later_point())
    }

    /// The yen that are left to pay for the card of a space once so many imported goods are paid; `None` if no card lies
    /// there.
    pub fn yen_to_pay(&self, table: &Table, space: u8, imports: u8) -> Option<u16> {
        let points = self.points_to_pay(table, space)?;
        Some(u16::from(points.saturating_sub(imports)) * Yokohama::YEN_A_POINT)
    }
}

impl Player {
    /// The point that the fourth Technology and each later one costs more: 0 or 1.
    pub const fn later_point(&self) -> u8 {
        (self.technologies.len() >= CHEAP) as u8
    }
}

/// The title of the card of a space.
fn title(asked: &Asked, space: u8) -> Option<Title> {
    let card = (*asked.table.laboratories[asked.board()].get(usize::from(space))?)?;
    Some(asked.game.content.technologies[usize::from(card.0)].title)
}

pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    cards(asked, out);
}

/// The cards that can be taken, with each way to pay.
pub(in super::super) fn cards(asked: &Asked, out: &mut impl Offers) {
    let me = asked.table.me();
    for space in 0..6 {
        let (Some(points), Some(title)) = (asked.game.points_to_pay(asked.table, space), title(asked, space)) else {
            continue;
        };
        if me.knows(title) {
            continue;
        }
        for imports in 0..=points.min(me.imports.min(u8::MAX.into()) as u8) {
            if u16::from(points - imports) * Yokohama::YEN_A_POINT <= me.yen {
                out.offer(Move::Learn(space, imports));
            }
        }
    }
}

pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (space, imports) = match action {
        Move::GoOn => return Ok(()),
        Move::Learn(space, imports) => (space, imports),
        _ => return Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    };
    let (Some(points), Some(title)) = (asked.game.points_to_pay(asked.table, space), title(asked, space)) else {
        return Chapter::Laboratory.forbids(Refusal::NoCard);
    };
    let me = asked.table.me();
    if me.knows(title) {
        return Chapter::GeneralRules.forbids(Refusal::SameTitle);
    }
    if imports > points {
        return Chapter::Laboratory.forbids(Refusal::TooManyImports { points });
    }
    if u16::from(imports) > me.imports {
        let (needs, has) = (imports.into(), me.imports);
        return Chapter::Laboratory.forbids(Refusal::TooDear {
            what: Resource::Import,
            needs,
            has,
        });
    }
    let needs = u16::from(points - imports) * Yokohama::YEN_A_POINT;
    if needs > me.yen {
        return Chapter::Laboratory.forbids(Refusal::TooDear {
            what: Resource::Yen,
            needs,
            has: me.yen,
        });
    }
    Ok(())
}

pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    playing.table().stage = Stage::Bonus;
    let Move::Learn(space, imports) = action else {
        return;
    };
    let index = usize::from(space);
    let seat = playing.seat();
    let game = playing.game;
    let asked = game.asked_at(playing.state);
    let board = asked.board();
    let (Some(points), Some(card)) = (
        game.points_to_pay(&playing.state.table, space),
        playing.state.table.laboratories[board][index],
    ) else {
        return;
    };
    playing.pay(Resource::Import, imports.into());
    playing.pay(Resource::Yen, u16::from(points - imports) * Yokohama::YEN_A_POINT);
    playing.watch.saw(Event::Learned {
        seat,
        board: board as u8,
        space,
        card,
    });
    technology::gain(playing, card, Why::Technology);

    let spaces = &mut playing.table().laboratories[board];
    spaces.copy_within(index + 1.., index);
    spaces[5] = None;
    if let Some(card) = playing.state.secret.technologies.draw() {
        let card = TechnologyId(card);
        let table = playing.table();
        table.technology_deck -= 1;
        table.laboratories[board][5] = Some(card);
        playing.watch.saw(Event::LaboratoryFilled {
            board: board as u8,
            card,
        });
    }
}
