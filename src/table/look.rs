//! How to look at the table so that what the keyboard's focus is on is seen.

use super::layout::{Camera, Form};
use super::target::Target;
use super::{Drawn, Labels, Show, Tab, TargetOf, draw};

/// How the table of a game is looked at whose sheets are `S`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look<S> {
    /// The sheet that is open.
    pub open: Option<S>,
    /// The phone's tab.
    pub tab: Tab,
    /// Which part of the board a phone shows.
    pub camera: Camera,
}

/// The look that is least unlike the present one and shows a target; the present one if none does.
pub fn look_at<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> Look<G::Sheet> {
    let now = Look {
        open: show.open,
        tab: show.tab,
        camera: show.camera,
    };
    let sees = |look: &Look<G::Sheet>| {
        let seen = Show {
            open: look.open,
            tab: look.tab,
            camera: look.camera,
            labels: Labels::Untold,
            ..*show
        };
        is_seen(&seen, target)
    };
    if sees(&now) {
        return now;
    }
    let folded = Look { open: None, ..now };
    let mut looks = vec![Look {
        tab: Tab::Turn,
        ..folded
    }];
    looks.extend(over(show, target).map(|camera| Look { camera, ..now }));
    looks.extend([Tab::Own, Tab::More].map(|tab| Look { tab, ..folded }));
    let sheets = G::opens(show.view).into_iter().chain(G::sheets(show));
    looks.extend(sheets.map(|sheet| Look {
        open: Some(sheet),
        ..now
    }));
    looks.into_iter().find(sees).unwrap_or(now)
}

/// Whether a target can be touched somewhere on the canvas.
fn is_seen<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> bool {
    if target == Target::Question {
        let own = G::opens(show.view) == show.open || show.open.is_none();
        return show.layout().form != Form::Phone || (own && show.tab == Tab::Turn);
    }
    let scene = draw(show);
    scene.nodes().iter().any(|node| {
        let Some(rect) = node.touch().filter(|_| node.target == Some(target)) else {
            return false;
        };
        const SHARES: [f32; 3] = [0.25, 0.5, 0.75];
        SHARES.into_iter().any(|x| {
            SHARES.into_iter().any(|y| {
                let hit = scene.hit(rect.x + rect.w * x, rect.y + rect.h * y);
                hit.is_some_and(|node| node.target == Some(target))
            })
        })
    })
}

/// The camera that has the cell in the middle on which a target lies; `None` if it lies on none.
fn over<G: Drawn>(show: &Show<G>, target: TargetOf<G>) -> Option<Camera> {
    let (cell, layout) = (G::cell_of(target)?, show.layout());
    let mut cells = G::cells(show, &layout).into_iter();
    let (_, rect) = cells.find(|(thing, _)| *thing == cell)?;
    Some(layout.map.camera_at(rect.centre(), show.camera.zoom))
}
