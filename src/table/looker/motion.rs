//! What was played is shown in motion.

use derive_where::derive_where;

use super::Looker;
use super::seen::Seen;
use crate::sitting::Sitting;
use crate::table::motion::Plan;
use crate::table::{Heard, SceneOf, Show, Shown};

/// A plan that is being carried out.
#[derive_where(Debug)]
pub(super) struct Running<G: Shown> {
    plan: Plan<G>,
    /// How long it takes: 1 is normal.
    pace: f32,
    /// The time of its first frame, in milliseconds.
    start: Option<f64>,
}

impl<G: Shown> Running<G> {
    /// What to paint at a time in milliseconds; `None` when it is over.
    fn frame(&mut self, now: f64) -> Option<&SceneOf<G>> {
        let start = *self.start.get_or_insert(now);
        self.plan.at((now - start) as f32 / self.pace)
    }
}

/// What was shown before.
#[derive_where(Debug)]
pub(super) struct Earlier<G: Shown> {
    pub(super) seen: Seen,
    pub(super) scene: SceneOf<G>,
}

impl<G: Heard> Earlier<G> {
    /// How to get to what is shown now: only before the same eyes, and only if nothing but moves lies between. A step back
    /// is not followed.
    pub(super) fn run_to(
        self,
        sitting: &Sitting<G>,
        now: &Seen,
        scene: &SceneOf<G>,
        show: &Show<G>,
        pace: f32,
    ) -> Option<Running<G>> {
        let played = now.played.checked_sub(self.seen.played)?;
        let is_now = self.seen.at.is_none() && now.at.is_none();
        if !is_now
            || self.seen.seat != now.seat
            || played == 0
            || now.revision.checked_sub(self.seen.revision) != Some(played as u64)
        {
            return None;
        }
        let events = sitting.events(self.seen.played, now.seat);
        let events: Vec<G::Event> = events.map(|(_, event)| event).collect();
        let plan = Plan::new(&self.scene, scene, show, &events)?;
        Some(Running {
            plan,
            pace,
            start: None,
        })
    }
}

impl<G: Heard> Looker<G> {
    /// What to paint at a time in milliseconds, such as a frame of the page has, while something moves; `None` where the scene itself
    /// stands.
    pub fn frame(&mut self, now: f64) -> Option<&SceneOf<G>> {
        self.running.as_mut()?.frame(now)
    }

    /// How long what moves will take, in milliseconds from its first frame on; 0 if nothing does.
    pub fn motion(&self) -> f64 {
        let running = self.running.as_ref();
        running.map_or(0.0, |running| f64::from(running.plan.length() * running.pace))
    }

    /// Puts what moves where it belongs; the next frame paints it.
    pub fn settle(&mut self) {
        self.running = None;
    }
}
