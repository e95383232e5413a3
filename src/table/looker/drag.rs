//! Dragging on the canvas.

use super::touch::{Answer, AnswerOf};
use super::{Looker, is_cell};
use crate::drawing::geometry::Point;
use crate::sitting::Sitting;
use crate::table::drag::{self, Drag};
use crate::table::{Heard, TargetOf, situation::Situation};

impl<G: Heard> Looker<G> {
    /// Takes up what is at a point, for a pointer that may miss it by `reach`; gives whether there is anything. Nothing is shown before it
    /// moves.
    pub fn grab(&mut self, at: Point, reach: f32) -> bool {
        let shown = self.situation.as_ref().zip(self.scene.as_ref());
        let grip = shown
            .and_then(|(Situation { view, entry, .. }, scene)| drag::grip_at(G::seen(view).0, entry, scene, at, reach));
        self.drag = grip.map(|grip| Drag { grip, at });
        grip.is_some()
    }

    /// Moves what was taken up to a point; [`Looker::show`] shows it there.
    pub fn drag(&mut self, at: Point) {
        let Some(drag) = &mut self.drag else { return };
        drag.at = at;
        // Another half-entered move is given up.
        self.cancel_entry();
        self.dragging = true;
        self.hover = self.goal();
    }

    /// Lets go what was taken up: what a touch of all it stands for comes to.
    pub fn drop_at(&mut self, sitting: &Sitting<G>, at: Point) -> AnswerOf<G> {
        if let Some(drag) = &mut self.drag {
            drag.at = at;
        }
        let (taken, goal) = (self.drag.is_some(), self.goal());
        let dropped = self.situation.as_ref().zip(self.drag).zip(goal);
        let touches = dropped.map_or_else(Vec::new, |((Situation { view, entry, .. }, drag), goal)| {
            drag::touches(G::seen(view).0, entry, drag.grip, goal)
        });
        self.let_go();
        let mut answer = Answer::Changed;
        for target in touches {
            answer = self.answer(sitting, target, None);
            if !matches!(answer, Answer::Changed) {
                break;
            }
        }
        if taken && goal.is_none() {
            answer = self.refused(sitting, at);
        }
        answer
    }

    /// Takes a drag back.
    pub fn let_go(&mut self) {
        self.drag = None;
        if std::mem::take(&mut self.dragging) {
            self.hover = None;
        }
    }

    /// The goal under what is dragged.
    fn goal(&self) -> Option<TargetOf<G>> {
        let (drag, Situation { view, entry, .. }) = (self.drag?, self.situation.as_ref()?);
        let goals = drag::goals(G::seen(view).0, entry, drag.grip);
        drag::goal_at(self.scene.as_ref()?, &goals, drag.at)
    }

    /// Why the cell under a point is no goal.
    fn refused(&self, sitting: &Sitting<G>, at: Point) -> AnswerOf<G> {
        match self.target_at(at) {
            Some(target) if is_cell::<G>(target) && !self.begins_with(target) => match self.why_not(sitting, target) {
                Answer::Nothing => Answer::Changed,
                answer => answer,
            },
            _ => Answer::Changed,
        }
    }
}
