//! What is shown: which moment of the game, before whose eyes, and the scene that is drawn of it. Whatever else happens to the
//! table is seen when it is shown the next time.

use serde::Deserialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{self, GivenGame};
use super::look::Look;
use super::motion::Earlier;
use super::{Game, Position, Sheet, Show, TableView, Target};
use crate::drawing::geometry::Size;
use crate::game::{Game as _, Seat};
use crate::table::entry;
use crate::table::layout::{Camera, Layout, Rise, unit};
use crate::table::position::Moment;
use crate::table::{Drawn as _, Labels, Shown as _, Tab, drag, draw};
use crate::web::fault::from_js;
use crate::web::here::Here;

/// What was shown last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) revision: u64,
    pub(super) played: usize,
    pub(super) seat: Option<Seat>,
    busy: bool,
    /// How many moves are played in what is shown of the past; `None` is now.
    pub(super) at: Option<usize>,
}

impl Seen {
    /// Whether nothing new has happened since, and the same eyes look at the same moment.
    fn is_same_moment(&self, other: &Self) -> bool {
        (self.revision, self.seat, self.at) == (other.revision, other.seat, other.at)
    }

    const fn moment(&self) -> Moment {
        Moment {
            seat: self.seat,
            at: self.at,
        }
    }
}

/// What is asked to be shown.
#[derive(Deserialize)]
struct Wish {
    seat: Option<u32>,
    busy: bool,
    #[serde(default)]
    at: Option<u32>,
    /// How long what moves takes: 1 is normal, 2 twice as long, 0 not at all.
    #[serde(default)]
    motion: f32,
}

#[wasm_bindgen(typescript_custom_section)]
const WISHES: &str = r#"
/** What is to be shown: whose hand, `null` for none; whether somebody else is at work; which moment of the past, if any; how long what moves takes. */
export interface Wish {
  seat?: number | null;
  busy: boolean;
  at?: number | null;
  motion?: number;
}
"#;

/// Whether the camera answers the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// It does, or the player moved it.
    Yes,
    /// The question is new.
    NewQuestion,
    /// The question is new, and so is who looks.
    NewSeat,
}

#[wasm_bindgen]
impl TableView {
    /// Shows a game: `{seat, busy, at, motion}`; `seat` is whose hand is open, `null` for none; `at`, if it is given, shows the
    /// past as it was when so many moves were played, and nothing can be entered. Moves that were played since the last time
    /// are shown in motion, `motion` times as long as normal; 0 shows at once where they lead.
    ///
    /// # Errors
    /// Codes `show`: the wish is malformed; `seat`; `argument`.
    pub fn show(
        &mut self,
        game: GivenGame,
        #[wasm_bindgen(unchecked_param_type = "Wish")] wish: JsValue,
    ) -> Result<(), JsValue> {
        let wish: Wish = from_js(&wish, "show")?;
        let game = &arguments::game(&game)?;
        let seat = wish.seat.map(|seat| game.seat_of(seat)).transpose()?;
        let sitting = game.sitting();
        let seen = Seen {
            revision: sitting.revision(),
            played: sitting.played(),
            seat,
            busy: wish.busy,
            at: wish.at.map(|at| at as usize),
        };
        let same_moment = self.seen.as_ref().is_some_and(|last| last.is_same_moment(&seen));
        let same_players = self.position.as_ref().is_some_and(|at| at.sitters == *game.sitters());
        if !(same_moment && same_players) {
            self.face(game, &seen);
        }
        let last = self.seen.replace(seen);
        self.players = sitting.game().players();
        self.grid = sitting.game().grid();
        let earlier = last.zip(self.scene.take()).map(|(seen, scene)| Earlier { seen, scene });
        self.draw(game, earlier.filter(|_| wish.motion > 0.0), wish.motion);
        Ok(())
    }
}

impl TableView {
    /// Turns to another moment, or lets others look.
    fn face(&mut self, game: &Game, seen: &Seen) {
        let same_seat = self.seen.as_ref().is_some_and(|last| last.seat == seen.seat);
        if !same_seat {
            self.look = Look::default();
            self.hover = None;
        }
        self.settled = match (same_seat, self.settled) {
            (true, Settled::Yes) => Settled::NewQuestion,
            (true, still) => still,
            (false, _) => Settled::NewSeat,
        };
        self.begin(game, seen);
    }

    /// Begins a new entry: the question has changed, or how it is answered.
    pub(super) fn begin(&mut self, game: &Game, seen: &Seen) {
        let (words, sitters) = (game.words, &game.sitters());
        let position = Position::new(&game.sitting(), seen.moment(), words, sitters, self.manner);
        self.position = Some(position);
        (self.drag, self.dragging) = (None, false);
        self.tab = Tab::Turn;
        self.folded = None;
        self.open = None;
    }

    /// Draws the table as it is; what was played since an earlier time is shown in motion, at a pace.
    fn draw(&mut self, game: &Game, earlier: Option<Earlier>, pace: f32) {
        let settled = std::mem::replace(&mut self.settled, Settled::Yes);
        let drawn = self.shown(|show, seen| {
            // Tiles do not change their size because the sheet rises.
            let rise = show.rise();
            let camera = match rise == self.rise {
                true => show.camera,
                false => {
                    let camera = show.camera.keeping(self.layout().0.map.tile.w, self.whole(rise));
                    Camera::for_window(&Show { camera, ..*show })
                }
            };
            let show = &Show { camera, ..*show };
            let camera = match settled {
                Settled::Yes => show.camera,
                Settled::NewQuestion => Camera::for_question(show),
                Settled::NewSeat => Camera::home(show),
            };
            let show = Show { camera, ..*show };
            let mut scene = draw(&show);
            if let Some(drag) = self.drag.filter(|_| self.dragging) {
                drag::draw(&show, drag, &mut scene);
            }
            let running = earlier.and_then(|earlier| earlier.run_to(game, seen, &scene, &show, pace));
            (camera, rise, show.open, scene, running)
        });
        if let Some((camera, rise, open, scene, running)) = drawn {
            self.rise = rise;
            self.shown_sheet = open;
            (self.camera, self.scene, self.running) = (camera, Some(scene), running);
        }
    }

    /// Looks at what there is to show; `None` before anything was shown.
    pub(super) fn shown<R>(&self, look: impl FnOnce(&Show, &Seen) -> R) -> Option<R> {
        let seen = self.seen.as_ref()?;
        let whole = self.position.as_ref()?.show(self.size);
        let show = Show {
            open: self.sheet(),
            tab: self.tab,
            focus: self.focus,
            hover: self.hover,
            closer: self.closer(),
            pointed: &self.pointed,
            busy: seen.busy,
            can_undo: whole.can_undo && !seen.busy,
            can_redo: whole.can_redo && !seen.busy,
            can_restart: whole.can_restart && !seen.busy,
            buttons: self.buttons,
            camera: self.camera,
            labels: Labels::Untold,
            ..whole
        };
        Some(look(&show, seen))
    }

    /// The Area whose sheet lies open: the one asked for, or the one that the question opens unless it was folded away.
    pub(super) fn sheet(&self) -> Option<Sheet> {
        let asked = self.asked_sheet().filter(|area| self.folded != Some(*area));
        self.open.or(asked).or(self.look.sheet)
    }

    /// The Area whose sheet the question opens.
    pub(super) fn asked_sheet(&self) -> Option<Sheet> {
        Here::opens(&self.position.as_ref()?.view)
    }

    /// The move that is being entered; `None` before anything was shown.
    pub(super) fn entry(&self) -> Option<&entry::Entry<Here>> {
        self.position.as_ref().map(|position| &position.entry)
    }

    /// Whether a legal move begins with a target.
    pub(super) fn begins_with(&self, target: Target) -> bool {
        self.entry().is_some_and(|entry| entry.begins_with(target))
    }

    /// Gives the half-entered move up.
    pub(super) fn cancel_entry(&mut self) {
        if let Some(position) = &mut self.position {
            position.entry.cancel();
        }
    }

    /// How wide a tile is where the whole board is shown, in units.
    pub(super) fn whole(&self, rise: Rise) -> f32 {
        self.laid(Camera::WHOLE, rise).0.map.tile.w
    }

    /// Where things stand, and how many CSS pixels a unit of it has.
    pub(super) fn layout(&self) -> (Layout, f32) {
        self.laid(self.camera, self.rise)
    }

    /// Where things stand as a camera sees them while a phone's sheet stands so high.
    fn laid(&self, camera: Camera, rise: Rise) -> (Layout, f32) {
        let unit = unit(self.size);
        let size = Size::new(self.size.w / unit, self.size.h / unit);
        (Layout::new(size, self.players, self.grid, camera, rise), unit)
    }
}
