//! What was played is shown in motion.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{Game, Scene, Seen, Show, TableView};
use crate::table::motion::Plan;
use crate::web::here::{Event, Here};

/// A plan that is being carried out.
#[derive(Debug)]
pub(super) struct Running {
    plan: Plan<Here>,
    /// How long it takes: 1 is normal.
    pace: f32,
    /// The time of its first frame, in milliseconds.
    start: Option<f64>,
}

impl Running {
    /// What to paint at a time in milliseconds; `None` when it is over.
    pub(super) fn frame(&mut self, now: f64) -> Option<&Scene> {
        let start = *self.start.get_or_insert(now);
        self.plan.at((now - start) as f32 / self.pace)
    }
}

/// What was shown before.
#[derive(Debug)]
pub(super) struct Earlier {
    pub(super) seen: Seen,
    pub(super) scene: Scene,
}

impl Earlier {
    /// How to get to what is shown now: only before the same eyes, and only if nothing but moves lies between. A step back
    /// is not followed.
    pub(super) fn run_to(self, game: &Game, now: &Seen, scene: &Scene, show: &Show, pace: f32) -> Option<Running> {
        let played = now.played.checked_sub(self.seen.played)?;
        let is_now = self.seen.at.is_none() && now.at.is_none();
        if !is_now
            || self.seen.seat != now.seat
            || played == 0
            || now.revision.checked_sub(self.seen.revision) != Some(played as u64)
        {
            return None;
        }
        let sitting = game.sitting();
        let events = sitting.events(self.seen.played, now.seat);
        let events: Vec<Event> = events.map(|(_, event)| event).collect();
        let plan = Plan::new(&self.scene, scene, show, &events)?;
        Some(Running {
            plan,
            pace,
            start: None,
        })
    }
}

#[wasm_bindgen]
impl TableView {
    /// How long what moves will take, in milliseconds from its first frame on; 0 if nothing does.
    #[wasm_bindgen(getter)]
    pub fn motion(&self) -> f64 {
        let running = self.running.as_ref();
        running.map_or(0.0, |running| f64::from(running.plan.length() * running.pace))
    }

    /// Puts what moves where it belongs; the next frame paints it.
    pub fn settle(&mut self) {
        self.running = None;
    }
}
