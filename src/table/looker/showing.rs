//! What is shown: which moment of the game, before whose eyes, and the scene that is drawn of it.

use super::Looker;
use super::look::Closer;
use super::motion::Earlier;
use super::seen::Seen;
use crate::game::Seat;
use crate::sitters::Sitter;
use crate::sitting::Sitting;
use crate::table::entry::MannerOf;
use crate::table::layout::Camera;
use crate::table::situation::Situation;
use crate::table::{Heard, Labels, Show, Tab, drag, draw};
use crate::words::Words;

/// What is asked to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wish {
    /// Whose hand is open; `None` for none.
    pub seat: Option<Seat>,
    /// Whether a computer is thinking.
    pub busy: bool,
    /// How many moves are played in what is shown of the past; `None` is now.
    pub at: Option<usize>,
    /// How long what moves takes: 1 is normal, 2 twice as long, 0 not at all.
    pub motion: f32,
}

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

impl<G: Heard> Looker<G> {
    /// Shows a game to those who sit at it, in a language. Moves that were played since the last time are shown in motion.
    pub fn show(&mut self, sitting: &Sitting<G>, sitters: &[Sitter], words: Words, wish: Wish) {
        let seen = Seen {
            revision: sitting.revision(),
            played: sitting.played(),
            seat: wish.seat,
            busy: wish.busy,
            at: wish.at,
        };
        let same_moment = self.seen.as_ref().is_some_and(|last| last.is_same_moment(&seen));
        let same_players = self.situation.as_ref().is_some_and(|at| at.sitters == *sitters);
        if !(same_moment && same_players) {
            self.face(sitting, sitters, words, &seen);
        }
        let last = self.seen.replace(seen);
        self.players = sitting.game().players();
        self.arrangement = sitting.game().arrangement();
        let earlier = last.zip(self.scene.take()).map(|(seen, scene)| Earlier { seen, scene });
        self.draw(sitting, earlier.filter(|_| wish.motion > 0.0), wish.motion);
    }

    /// How moves are entered from now on.
    pub fn set_manner(&mut self, sitting: &Sitting<G>, sitters: &[Sitter], words: Words, manner: MannerOf<G>) {
        self.manner = manner;
        if let Some(seen) = self.seen.clone() {
            self.begin(sitting, sitters, words, &seen);
        }
    }

    /// Turns to another moment, or lets others look.
    fn face(&mut self, sitting: &Sitting<G>, sitters: &[Sitter], words: Words, seen: &Seen) {
        let same_seat = self.seen.as_ref().is_some_and(|last| last.seat == seen.seat);
        if !same_seat {
            self.look = Closer::default();
            self.hover = None;
        }
        self.settled = match (same_seat, self.settled) {
            (true, Settled::Yes) => Settled::NewQuestion,
            (true, still) => still,
            (false, _) => Settled::NewSeat,
        };
        self.begin(sitting, sitters, words, seen);
    }

    /// Begins a new entry: the question has changed, or how it is answered.
    fn begin(&mut self, sitting: &Sitting<G>, sitters: &[Sitter], words: Words, seen: &Seen) {
        let mut situation = Situation::new(sitting, seen.moment(), words, sitters, self.manner);
        // What was touched for the question that comes now is chosen there, unless what led on to it was refused.
        if G::LEADS_ON
            && let Some((action, target)) = self.led.take()
            && let Some(last) = sitting.last_choice(seen.seat)
            && sitting.moves().nth(last) == Some(action)
        {
            situation.entry.choose(target);
        }
        self.situation = Some(situation);
        (self.drag, self.dragging) = (None, false);
        self.tab = Tab::Turn;
        self.folded = None;
        self.open = None;
    }

    /// Draws the table as it is; what was played since an earlier time is shown in motion, at a pace.
    fn draw(&mut self, sitting: &Sitting<G>, earlier: Option<Earlier<G>>, pace: f32) {
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
            let running = earlier.and_then(|earlier| earlier.run_to(sitting, seen, &scene, &show, pace));
            (camera, rise, show.open, scene, running)
        });
        if let Some((camera, rise, open, scene, running)) = drawn {
            self.rise = rise;
            self.shown_sheet = open;
            (self.camera, self.scene, self.running) = (camera, Some(scene), running);
        }
    }

    /// Looks at what there is to show; `None` before anything was shown.
    pub(super) fn shown<R>(&self, look: impl FnOnce(&Show<G>, &Seen) -> R) -> Option<R> {
        let seen = self.seen.as_ref()?;
        let whole = self.situation.as_ref()?.show(self.size);
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

    /// The sheet that lies open: the one asked for, or the one that the question opens unless it was folded away.
    pub(super) fn sheet(&self) -> Option<G::Sheet> {
        let asked = self.asked_sheet().filter(|sheet| self.folded != Some(*sheet));
        self.open.or(asked).or(self.look.sheet)
    }

    /// The sheet that the question opens.
    pub(super) fn asked_sheet(&self) -> Option<G::Sheet> {
        G::opens(&self.situation.as_ref()?.view)
    }
}
