//! The whole table of Yokohama Duel, drawn.

use super::outlook::Outlook;
use super::picture::Picture;
use super::{
    Scene, Sheet, Show, Sight, Target, Thing, bar, board, discs, dock, hints, phone, players, sheet, strips, things,
    turns,
};
use crate::drawing::geometry::Rect;
use crate::drawing::hour::Hour;
use crate::duel::Duel;
use crate::duel::components::{PLAYERS, Place};
use crate::table::layout::{Across, Form, Layout};
use crate::table::target::Control;
use crate::table::{Drawn, log};

impl Drawn for Duel {
    type Picture = Picture;
    type Arrangement = Across;

    const HOUR: Hour = Hour::Dusk;

    fn arrangement(&self) -> Across {
        board::ARRANGEMENT
    }

    fn board(show: &Show, layout: &Layout, scene: &mut Scene) {
        board::draw(show, layout, scene);
    }

    fn around(show: &Show, layout: &Layout, scene: &mut Scene) {
        bar::draw(show, layout, scene);
        panels(show, layout, scene);
    }

    fn cells(_: &Show, layout: &Layout) -> Vec<(Thing, Rect)> {
        let cell = |place| (Thing::Place(place), board::cell(layout, place));
        Place::ALL.map(cell).into()
    }

    /// The Place whose action goes on.
    fn home(show: &Show) -> Option<Thing> {
        let mut places = Place::ALL.into_iter();
        places.find(|place| hints::goes_on(show, *place)).map(Thing::Place)
    }

    fn cell_of(target: Target) -> Option<Thing> {
        match target {
            Target::Thing(thing) => thing.place().map(Thing::Place),
            _ => None,
        }
    }

    fn stand_ins(show: &Show, target: Target) -> Vec<Target> {
        let me = Target::Player(show.me());
        let more = Target::Control(Control::TabMore);
        let thing = match target {
            Target::Thing(thing) => thing,
            _ => return Vec::new(),
        };
        match thing {
            Thing::Order(_) => vec![Target::Control(Control::TabOwn), me],
            Thing::Looked(_) => vec![Target::Sheet(Sheet::Looked)],
            Thing::Technology(_) => vec![Target::Sheet(Sheet::Technologies)],
            Thing::Church(_) => vec![Target::Sheet(Sheet::Church)],
            Thing::Bonus(_) => vec![Target::Sheet(Sheet::Bonus)],
            Thing::Card(_) | Thing::Upgrade(_) | Thing::Support(_) | Thing::Owned(_) | Thing::Trader => vec![me],
            Thing::Sight(Sight::Deck(_)) => vec![more],
            Thing::Sight(Sight::Category(_)) => vec![more, me],
            Thing::Sight(Sight::Criterion(_)) => vec![me],
            Thing::Sight(Sight::Station) => {
                let place = show.table().station.unwrap_or(Place::Laboratory);
                vec![Target::Thing(Thing::Place(place))]
            }
            _ => Self::cell_of(target).map(Target::Thing).into_iter().collect(),
        }
    }

    fn sheets(show: &Show) -> Vec<Sheet> {
        things::sheets(show).collect()
    }
}

/// Draws what stands around the board: players, log, strips, dock and sheet; on a phone one sheet with tabs.
fn panels(show: &Show, layout: &Layout, scene: &mut Scene) {
    let outlook = Outlook::of(show);
    if layout.form == Form::Phone {
        players::strip(show, show.me().round(PLAYERS), layout.players, scene);
        phone::draw(show, &outlook, layout, scene);
        return discs::lay(scene);
    }
    for seat in show.opponents() {
        players::edge(show, seat, layout.players, layout.strips, scene);
    }
    log::draw(show, turns::lines(show), layout.log, scene);
    strips::draw(show, &outlook, layout, scene);
    dock::draw(show, &outlook, layout.dock, layout.strips.x, scene);
    sheet::draw(show, layout, scene);
    discs::lay(scene);
}
