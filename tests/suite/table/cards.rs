//! What is pointed at is explained: for everything on the table there is a card, it fits the canvas, its words fit it, and it covers nothing of
//! what it explains.

use std::collections::BTreeSet;
use std::mem::discriminant;

use meiji::drawing::geometry::{Rect, Size};
use meiji::drawing::scene::{Layer, Mark, Node, Outline, Text};
use meiji::table::layout::{Form, unit};
use meiji::table::situation::Situation;
use meiji::table::target::Target;
use meiji::table::tree::tree;
use meiji::table::{CARD, SceneOf, Show, Shown, Tab, TargetOf, draw};

use super::{LAPTOP, Looked, Tabled, holds};

/// Something that can be pointed at, with the tab and the sheet that show it.
pub type Pointed<G> = (TargetOf<G>, Tab, Option<<G as Shown>::Sheet>);

/// The card's node, and its paper.
pub fn card<G: Tabled>(scene: &SceneOf<G>) -> Option<(&Node<TargetOf<G>>, Rect)> {
    let node = scene.node(CARD)?;
    let Mark::Shape(Outline::Block(paper, _), _) = node.marks.get(1)? else {
        return None;
    };
    Some((node, *paper))
}

/// Everything that can be pointed at in some state of sheet and tabs, each with that state; of a kind the first and the last, and
/// all that show something of their own.
pub fn targets<G: Tabled>(position: &Situation<G>, size: (f32, f32)) -> Vec<Pointed<G>> {
    let mut all: Vec<Pointed<G>> = Vec::new();
    for (open, tab) in position.looks(size) {
        let scene = draw(&position.shown(size, open, tab));
        let found: Vec<TargetOf<G>> = scene.nodes().iter().filter_map(|node| node.target).collect();
        for (i, &target) in found.iter().enumerate() {
            let kind = discriminant(&target);
            let first = found[..i].iter().all(|other| discriminant(other) != kind);
            let last = found[i + 1..].iter().all(|other| discriminant(other) != kind);
            let own = match target {
                Target::Player(_) | Target::Control(_) => true,
                Target::Thing(thing) => G::is_sight(thing),
                _ => false,
            };
            if (first || last || own) && all.iter().all(|(other, ..)| *other != target) {
                all.push((target, tab, open));
            }
        }
    }
    all
}

/// A card that explains a target.
pub struct Card<'a, G: Tabled> {
    /// The canvas.
    pub size: (f32, f32),
    /// What it explains.
    pub target: TargetOf<G>,
    /// What is shown.
    pub show: &'a Show<'a, G>,
    /// What is drawn.
    pub scene: &'a SceneOf<G>,
    /// The card.
    pub node: &'a Node<TargetOf<G>>,
    /// Its paper.
    pub paper: Rect,
}

/// Looks at the cards of everything that can be pointed at in some positions, at a size.
pub fn look<G: Tabled>(positions: &[Situation<G>], size: (f32, f32), mut see: impl FnMut(&Card<G>)) {
    assert!(!positions.is_empty(), "there is no position to look at");
    for position in positions {
        let targets = targets(position, size);
        assert!(!targets.is_empty(), "{size:?}: in a position nothing can be pointed at");
        for (target, tab, open) in targets {
            let show = Show {
                closer: Some(target),
                ..position.shown(size, open, tab)
            };
            let scene = draw(&show);
            let (node, paper) = card::<G>(&scene).unwrap_or_else(|| panic!("{size:?}: no card for {target:?}"));
            see(&Card {
                size,
                target,
                show: &show,
                scene: &scene,
                node,
                paper,
            });
        }
    }
}

/// Everything has a card that tells it whole, fits the canvas, and covers nothing of it.
pub fn what_is_looked_at_is_explained<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for &size in sizes {
        look(&positions, size, |card| {
            let found = card
                .place()
                .chain(card.high())
                .chain(card.written())
                .chain(card.untold());
            wrong.extend(found.map(|what| format!("{size:?} {:?}: {what}", card.target)));
        });
    }
    holds(&wrong);
}

/// Everything on the table is told with more than what it is called, and with the chapter that tells more; of more than so many things.
pub fn everything_on_the_table_is_explained<G: Tabled>(positions: Vec<Situation<G>>, least: usize) {
    let mut things = BTreeSet::new();
    for position in positions {
        let show = position.show(Size::new(LAPTOP.0, LAPTOP.1));
        for item in tree(&show).iter().flat_map(|section| &section.items) {
            let thing @ Target::Thing(_) = item.target else {
                continue;
            };
            let hint = show.hint(thing).expect("a hint");
            let told: BTreeSet<&String> = hint.lines.iter().collect();
            assert!(!told.is_empty() && !hint.title.is_empty(), "{thing:?}");
            assert!(hint.chapter.is_some(), "{thing:?} has no chapter");
            assert_eq!(
                told.len(),
                hint.lines.len(),
                "{thing:?} tells something twice: {told:?}"
            );
            things.insert(thing);
        }
    }
    assert!(things.len() > least, "{}", things.len());
}

impl<G: Tabled> Card<'_, G> {
    fn texts(&self) -> impl Iterator<Item = &Text> {
        self.node.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            _ => None,
        })
    }

    /// A card that leaves the canvas, covers what it explains, takes a touch, or has no name.
    pub fn place(&self) -> impl Iterator<Item = String> {
        let paper = self.paper;
        let canvas = Rect::new(0.0, 0.0, self.size.0, self.size.1);
        let thing = self.scene.target(self.target).and_then(Node::touch);
        let thing = thing.expect("it is on the table");
        let is_lying_well = canvas.encloses(&paper) && !paper.inset(0.5).overlaps(&thing);
        // A touch goes through it.
        let is_hint = (self.node.layer, self.node.hit) == (Layer::Hint, None) && !self.node.label.is_empty();
        (!is_lying_well || !is_hint)
            .then(|| format!("{paper:?} over {thing:?}"))
            .into_iter()
    }

    /// A card that takes more than three fifths of a phone's height.
    pub fn high(&self) -> impl Iterator<Item = String> {
        let is_high = self.show.layout().form == Form::Phone && self.paper.h > self.size.1 * 0.6 + 0.5;
        is_high.then(|| format!("{:?}", self.paper)).into_iter()
    }

    /// Texts that are too small, leave the card, or lie on one another; or that there are none.
    pub fn written(&self) -> impl Iterator<Item = String> {
        let smallest = 11.0 * unit(Size::new(self.size.0, self.size.1)).min(1.0) - 0.01;
        let mut texts: Vec<(&str, Rect)> = Vec::new();
        let mut wrong = Vec::new();
        for text in self.texts() {
            let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
            let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
            if text.size < smallest || !self.paper.encloses(&rect) {
                wrong.push(format!("{text:?} on {:?}", self.paper));
            }
            let other = texts
                .iter()
                .find(|(_, other)| other.inset(0.6).overlaps(&rect.inset(0.6)));
            wrong.extend(other.map(|other| format!("{:?} on {other:?}", text.text)));
            texts.push((&text.text, rect));
        }
        let none = texts.is_empty().then(|| "nothing is written".to_owned());
        wrong.into_iter().chain(none)
    }

    /// Lines of the explanation that are not on the card, or empty.
    pub fn untold(&self) -> impl Iterator<Item = String> {
        let hint = self.show.hint(self.target).expect("there is an explanation");
        let written: Vec<&str> = self.texts().map(|text| text.text.as_str()).collect();
        let written = written.join(" ");
        let untold = move |line: &String| line.trim().is_empty() || !written.contains(line.as_str());
        hint.lines.into_iter().filter(untold).map(|line| format!("{line:?}"))
    }
}
