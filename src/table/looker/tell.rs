//! The table as headings and buttons, what the focus is on, what is pointed at, and what a key asks for.

use super::touch::{Answer, AnswerOf};
use super::{Looker, is_looked_at};
use crate::drawing::aside;
use crate::drawing::geometry::{Point, Rect, Size};
use crate::drawing::scene::{Layer, Node};
use crate::sitting::Sitting;
use crate::table::section::Section;
use crate::table::target::Target;
use crate::table::tree::{Inquiry, answer, tree};
use crate::table::{Heard, Look, TargetOf, look_at};

/// Something on the table that can be touched.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// What is said of it.
    pub label: String,
    /// Whether a legal move goes on with it.
    pub lit: bool,
    /// Where it is touched.
    pub rect: Rect,
}

impl<G: Heard> Looker<G> {
    /// The table as headings and buttons in reading order, and where the main piece stands of who looks.
    pub fn tree(&mut self) -> (&[Section<G>], Option<G::Thing>) {
        let shown = self.shown(|show, _| (tree(show), G::stands(show)));
        let (tree, home) = shown.unwrap_or_default();
        self.tree = tree;
        (&self.tree, home)
    }

    /// Presses the button of an id of the last [`tree`](Self::tree): what a touch of the thing itself comes to.
    pub fn press(&mut self, sitting: &Sitting<G>, id: &str) -> AnswerOf<G> {
        match self.target(id) {
            Some(target) if is_looked_at::<G>(target) => self.told_of(target),
            Some(target) => self.answer(sitting, target, None),
            None => Answer::Nothing,
        }
    }

    /// Puts the focus on the button of an id, or on a part's heading, which brings what it stands for into sight; `None` takes it away.
    pub fn focus(&mut self, id: Option<&str>) {
        let focus = id.map(|id| self.target(id).unwrap_or(Target::Question));
        if focus == self.focus {
            return;
        }
        self.focus = focus;
        if let Some(target) = focus {
            self.bring_into_sight(target);
        }
    }

    /// Points at things, in the place of what was pointed at before, and brings the first of them into sight.
    pub fn point_at(&mut self, targets: Vec<TargetOf<G>>) {
        self.pointed = targets;
        if let Some(&target) = self.pointed.first() {
            self.bring_into_sight(target);
        }
    }

    /// Where the focus is seen.
    pub fn focus_ring(&self) -> Option<Rect> {
        let nodes = self.scene.iter().flat_map(|scene| scene.nodes());
        let ring = nodes.rev().find(|node| node.layer == Layer::Focus);
        ring.and_then(Node::bounds)
    }

    /// What a key asks for, in words; empty before anything was shown.
    pub fn ask(&self, asked: Inquiry) -> String {
        self.shown(|show, _| answer(show, asked)).unwrap_or_default()
    }

    /// Everything that can be touched now, which what a sheet covers cannot.
    pub fn spots(&self) -> Vec<Spot> {
        let nodes = self.scene.iter().flat_map(|scene| scene.uncovered());
        let spots = self.shown(|show, _| {
            let spots = nodes.filter_map(|node| {
                let target = node.target?;
                Some(Spot {
                    label: show.label_of(node, target),
                    lit: show.entry.is_lit(target),
                    rect: node.touch()?,
                })
            });
            spots.collect()
        });
        spots.unwrap_or_default()
    }

    /// Where a note of a size stands that speaks of a rectangle of the canvas, so that it covers little of what matters.
    pub fn beside(&self, about: Rect, size: Size) -> Rect {
        let is_lit = |target| self.entry().is_some_and(|entry| entry.is_lit(target));
        let place = self
            .scene
            .as_ref()
            .map(|scene| aside::beside(scene, about, size, is_lit));
        place.unwrap_or(about)
    }

    /// Where to touch next for a legal move: on what stands for it, or on what opens the sheet on which it lies; `None` if neither is in sight.
    pub fn way_to(&self, action: G::Move) -> Option<Point> {
        let entry = self.entry()?;
        let next = entry
            .next()
            .find(|target| entry.leads_to(*target).any(|led| led == action))?;
        let scene = self.scene.as_ref()?;
        let at_once = scene.target(next).or_else(|| scene.target(next.picked()?));
        let node = at_once.or_else(|| {
            let sheet = self.shown(|show, _| look_at(show, next).open)??;
            scene.target(Target::Sheet(sheet))
        })?;
        scene.way_to(node)
    }

    /// Looks at the table so that a target is seen.
    fn bring_into_sight(&mut self, target: TargetOf<G>) {
        if let Some(Look { open, tab, camera }) = self.shown(|show, _| look_at(show, target)) {
            let asked = self.asked_sheet();
            self.folded = asked.filter(|_| open.is_none());
            self.open = open.filter(|_| open != asked);
            (self.tab, self.camera) = (tab, camera);
        }
    }

    /// What a card beside it would explain.
    fn told_of(&self, target: TargetOf<G>) -> AnswerOf<G> {
        let message = self.shown(|show, _| Some(show.words.spoken_hint(&show.hint(target)?)));
        message.flatten().map_or(Answer::Nothing, Answer::Explained)
    }

    /// The target of an id of the last tree; `None` for a part's.
    fn target(&self, id: &str) -> Option<TargetOf<G>> {
        let items = self.tree.iter().flat_map(|section| &section.items);
        items.into_iter().find(|item| item.id == id).map(|item| item.target)
    }
}
