//! What a touch of the table comes to.

use super::{Looker, is_cell, is_looked_at};
use crate::drawing::geometry::{Point, Rect};
use crate::drawing::scene::Layer;
use crate::sitting::Sitting;
use crate::table::entry::Touch;
use crate::table::layout::{Camera, Form};
use crate::table::situation::Situation;
use crate::table::target::{Control, Target};
use crate::table::{Heard, Tab, TargetOf};

/// What a touch came to, of a game whose moves are `M` and whose refusals `R`.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<M, R> {
    /// A move was found.
    Play(M),
    /// A line of the log was touched, which tells of the move of a number.
    Told(usize),
    /// A control for the page was touched: one of undo, redo, restart, menu, help and log.
    Control(Control),
    /// The touch was meant for a move that is not legal.
    Why {
        /// The rule against it.
        refusal: R,
        /// Where the touched thing is.
        spot: Rect,
    },
    /// What was pressed is explained in words.
    Explained(String),
    /// Something on the table itself changed.
    Changed,
    /// Nothing was touched.
    Nothing,
}

/// What a touch of a game's table came to.
pub(super) type AnswerOf<G> = Answer<<G as crate::game::Game>::Move, <G as crate::game::Game>::Refusal>;

impl<G: Heard> Looker<G> {
    /// Touches a point.
    pub fn touch(&mut self, sitting: &Sitting<G>, at: Point) -> AnswerOf<G> {
        let target = self.target_at(at);
        let pressed = self.look.pressed.take();
        self.look.rested = false;
        target.map_or(Answer::Nothing, |target| self.answer(sitting, target, pressed))
    }

    /// Folds the open sheet away; one that opens by itself stays away for this question.
    pub(super) fn fold(&mut self) {
        self.folded = self.asked_sheet();
        self.open = None;
        self.look.sheet = None;
    }

    /// Folds away what was opened to be looked at on a phone once something beside it was chosen: the question stands in its room.
    fn uncover_question(&mut self, target: TargetOf<G>) {
        let Some(open) = self.open.or(self.look.sheet) else {
            return;
        };
        let node = self.scene.as_ref().and_then(|scene| scene.target(target));
        let lies_beside = node.is_some_and(|node| node.layer < Layer::Sheet);
        let of_target = || G::sheet_of(&self.situation.as_ref()?.view, target);
        let belongs = self.asked_sheet() == Some(open) || of_target() == Some(open);
        if self.layout().0.form == Form::Phone && lies_beside && !belongs {
            self.open = None;
            self.look.sheet = None;
        }
    }

    /// Touches a target; `pressed` is what a press or touch before this one has explained.
    pub(super) fn answer(
        &mut self,
        sitting: &Sitting<G>,
        target: TargetOf<G>,
        pressed: Option<TargetOf<G>>,
    ) -> AnswerOf<G> {
        match target {
            Target::Control(control) => return self.control(control),
            Target::Told(number) => return Answer::Told(number),
            Target::Sheet(sheet) => {
                if self.look.sheet.take() == Some(sheet) {
                    // It was there to be glanced at; who touches it wants it to stay.
                    self.open = Some(sheet);
                } else if self.sheet() == Some(sheet) {
                    self.fold();
                } else {
                    self.open = Some(sheet);
                }
                return Answer::Changed;
            }
            // A finger cannot hover: a touch explains what it cannot use, another one puts that away.
            _ if is_looked_at::<G>(target) => {
                self.look.pressed = (pressed != Some(target)).then_some(target);
                return Answer::Changed;
            }
            // What was refused is no longer looked at.
            _ if self
                .hover
                .is_some_and(|hover| is_cell::<G>(hover) && !self.begins_with(hover)) =>
            {
                self.hover = None;
            }
            _ => {}
        }
        let touched = match self.situation.as_mut() {
            Some(Situation { game, view, entry, .. }) => match game.leads_on(view, entry, target) {
                Some(action) => {
                    self.led = Some((game.listed(sitting.state(), action), target));
                    Touch::Play(action)
                }
                None => entry.touch(target),
            },
            None => Touch::Nothing,
        };
        match touched {
            // Of moves that come to the same one is listed, whichever was touched.
            Touch::Play(action) => Answer::Play(sitting.game().listed(sitting.state(), action)),
            Touch::Narrowed => {
                // What is to be answered next stands behind a phone's first tab.
                self.tab = Tab::Turn;
                self.uncover_question(target);
                Answer::Changed
            }
            Touch::Released => Answer::Changed,
            Touch::Nothing => {
                let why = self.why_not(sitting, target);
                // A finger cannot hover: what it was refused is marked until it touches something else.
                if is_cell::<G>(target) && matches!(why, Answer::Why { .. }) {
                    self.hover = Some(target);
                }
                why
            }
        }
    }

    fn control(&mut self, control: Control) -> AnswerOf<G> {
        match control {
            Control::Undo | Control::Redo | Control::Restart | Control::Menu | Control::Help | Control::Log => {
                return Answer::Control(control);
            }
            Control::Cancel => self.cancel_entry(),
            Control::Fold => self.fold(),
            Control::ZoomIn => {
                let (layout, _) = self.layout();
                self.camera = layout.map.zoomed(self.camera, layout.board, 1.6, layout.board.centre());
            }
            Control::ZoomFit => self.camera = Camera::WHOLE,
            Control::TabTurn => self.turn_to(Tab::Turn),
            Control::TabOwn => self.turn_to(Tab::Own),
            Control::TabMore => self.turn_to(Tab::More),
        }
        Answer::Changed
    }

    fn turn_to(&mut self, tab: Tab) {
        self.fold();
        self.tab = tab;
    }

    /// Why the touched thing is no legal move, for the seat that is shown.
    pub(super) fn why_not(&self, sitting: &Sitting<G>, target: TargetOf<G>) -> AnswerOf<G> {
        let seen = self.seen.as_ref().filter(|seen| seen.at.is_none());
        let seat = seen.and_then(|seen| seen.seat);
        if seat.is_none() || sitting.asked() != seat {
            return Answer::Nothing;
        }
        let chosen = self.entry().and_then(|entry| entry.chosen());
        let refusal = sitting.game().why_not_touched(&sitting.view(seat), chosen, target);
        let touched = || self.scene.as_ref()?.target(target)?.touch();
        refusal.map_or(Answer::Nothing, |refusal| Answer::Why {
            refusal,
            spot: touched().unwrap_or_default(),
        })
    }
}
