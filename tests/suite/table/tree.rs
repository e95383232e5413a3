//! The table as headings and buttons: every legal move can be found there, everything that is drawn is there too, and the focus on any of it
//! is seen.

use std::collections::BTreeSet;
use std::fmt::Display;

use meiji::drawing::geometry::Rect;
use meiji::drawing::scene::Layer;
use meiji::table::entry::Touch;
use meiji::table::section::{Item, Section};
use meiji::table::situation::Situation;
use meiji::table::target::{Control, Target};
use meiji::table::tree::tree;
use meiji::table::{Buttons, Heard, Labels, Look, Show, Tab, TargetOf, draw, look_at};
use meiji::words::Language;

use super::{LAPTOP, Looked, Tabled, follow, holds, position};

/// The tree of a position, its sheet open if one opens by itself.
pub fn tree_of<G: Tabled>(position: &Situation<G>) -> Vec<Section<G>> {
    tree(&position.shown(LAPTOP, G::opens(&position.view), Tab::Turn))
}

/// The moves that presses of the question's answers come to, and of what those lead to.
fn moves_by_pressing<G: Tabled<Move: Display>>(position: &Situation<G>, depth: u8, found: &mut BTreeSet<String>) {
    assert!(depth < 6, "the answers lead in a circle");
    let sections = tree_of(position);
    for item in &asked(&sections).items {
        if matches!(item.target, Target::Control(_)) {
            continue;
        }
        let mut after = position.clone();
        match after.entry.touch(item.target) {
            Touch::Play(action) => {
                found.insert(action.to_string());
            }
            // What is chosen instead of something else was followed from where nothing is chosen.
            Touch::Narrowed
                if position
                    .entry
                    .chosen()
                    .is_some_and(|chosen| !after.entry.has_chosen(chosen)) => {}
            Touch::Narrowed => moves_by_pressing(&after, depth + 1, found),
            other => panic!("{:?} is no answer but {other:?}", item.label),
        }
    }
}

/// The open question.
pub fn asked<G: Heard>(sections: &[Section<G>]) -> &Section<G> {
    let found = sections.iter().find(|section| section.id == "ask");
    found.expect("a question")
}

/// Everything that can be pressed.
pub fn items<G: Heard>(sections: &[Section<G>]) -> impl Iterator<Item = &Item<G>> {
    sections.iter().flat_map(|section| &section.items)
}

/// Every legal move of random games is found by presses of the question's answers, and nothing else is.
pub fn every_legal_move_is_found<G: Tabled<Move: Display>>(games: std::ops::Range<u64>, kinds: usize) {
    let (mut seen, mut count) = (BTreeSet::new(), 0);
    follow::<G>(games, |sitting, kind| {
        let legal: BTreeSet<String> = sitting.legal_moves().iter().map(ToString::to_string).collect();
        let mut found = BTreeSet::new();
        moves_by_pressing(&position(sitting, Language::ENGLISH), 0, &mut found);
        assert_eq!(found, legal, "{kind}");
        seen.insert(kind);
        count += 1;
    });
    assert!(
        seen.len() >= kinds && count > seen.len(),
        "In {count} questions of the games {} kinds were asked, and {kinds} are to be, some more than once: {seen:?}",
        seen.len()
    );
}

/// Whatever can be touched on the canvas is named, lies on it, and can be pressed in the tree.
pub fn what_is_drawn_can_be_pressed<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for position in positions {
        for &size in sizes {
            for (open, tab) in position.looks(size) {
                let show = position.shown(size, open, tab);
                let scene = draw(&show);
                let sections = tree(&show);
                let pressed: BTreeSet<TargetOf<G>> = items(&sections).map(|item| item.target).collect();
                let canvas = Rect::new(-0.5, -0.5, size.0 + 1.0, size.1 + 1.0);
                for node in scene.nodes() {
                    let (Some(target), Some(rect)) = (node.target, node.touch()) else {
                        continue;
                    };
                    // The log is as long as its panel is high; a button leads to all of it.
                    let is_told = matches!(target, Target::Told(_)) || G::is_told_elsewhere(&position, target);
                    // Ways to pay are told with the answers that they come to.
                    let is_way = matches!(target, Target::Way(_));
                    if !is_told && !is_way && !pressed.contains(&target) {
                        wrong.push(format!("{size:?}: {target:?} cannot be pressed"));
                    }
                    if show.label_of(node, target).trim().is_empty() {
                        wrong.push(format!("{size:?}: {target:?} has no name"));
                    }
                    if !canvas.encloses(&rect) {
                        wrong.push(format!("{size:?}: {target:?} at {rect:?}"));
                    }
                }
            }
        }
    }
    holds(&wrong);
}

/// Every part of the tree has a heading, a place and names of its own, whole ones.
pub fn every_part_is_told<G: Tabled>(positions: Vec<Situation<G>>) {
    for position in positions.into_iter().flat_map(Situation::entered) {
        let sections = tree_of(&position);
        assert_eq!(sections[0].level, 1, "one heading for the whole");
        let mut level = 0;
        for section in &sections {
            assert!(section.level <= level + 1, "{} skips a level", section.id);
            level = section.level;
            assert!(!section.heading.trim().is_empty(), "{}", section.id);
            for text in section.told.iter().chain(section.items.iter().map(|item| &item.label)) {
                assert!(!text.trim().is_empty() && !text.contains(['{', '}']), "{text:?}");
            }
        }
        let ids: Vec<&str> = items(&sections).map(|item| item.id.as_str()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len());
    }
}

/// What is lit stands among the answers.
pub fn what_is_lit_stands_among_the_answers<G: Tabled>(positions: Vec<Situation<G>>) {
    for position in positions.into_iter().flat_map(Situation::entered) {
        let sections = tree_of(&position);
        for target in position.lit() {
            assert!(
                asked(&sections).items.iter().any(|item| item.target == target),
                "{target:?}"
            );
        }
    }
}

/// No two answers are called alike.
pub fn answers_can_be_told_apart<G: Tabled>(positions: Vec<Situation<G>>) {
    for position in positions.into_iter().flat_map(Situation::entered) {
        let sections = tree_of(&position);
        let labels: Vec<&str> = asked(&sections).items.iter().map(|item| item.label.as_str()).collect();
        let once: BTreeSet<&str> = labels.iter().copied().collect();
        assert_eq!(labels.len(), once.len(), "{labels:#?}");
    }
}

/// A thing keeps its name while the game goes on.
pub fn a_thing_keeps_its_name<G: Tabled>(positions: &[Situation<G>]) {
    let menu = Target::Control(Control::Menu);
    let name = |position: &Situation<G>| {
        let sections = tree_of(position);
        let mut found = items(&sections).filter(|item| item.target == menu && item.id.starts_with('t'));
        found.next().map(|item| item.id.clone())
    };
    let first = name(&positions[0]);
    assert!(first.is_some());
    for position in positions {
        assert_eq!(name(position), first);
    }
}

/// A table without menu offers neither menu nor help anywhere.
pub fn a_table_without_menu_offers_neither_menu_nor_help<G: Tabled>(
    positions: Vec<Situation<G>>,
    sizes: &[(f32, f32)],
) {
    let opens = [Control::Menu, Control::Help].map(Target::Control);
    for position in positions {
        for &size in sizes {
            let show = Show {
                buttons: Buttons::Moves,
                ..position.shown(size, None, Tab::Turn)
            };
            let (tree, scene) = (tree(&show), draw(&show));
            assert!(items(&tree).all(|item| !opens.contains(&item.target)));
            assert!(opens.iter().all(|target| scene.target(*target).is_none()), "{size:?}");
            let undo = Target::Control(Control::Undo);
            assert!(items(&tree).any(|item| item.target == undo));
        }
    }
}

/// What is drawn without labels is the same, and can be named.
pub fn what_is_drawn_without_labels_is_the_same<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    for position in positions {
        for &size in sizes {
            let told = position.shown(size, G::opens(&position.view), Tab::Turn);
            let untold = Show {
                labels: Labels::Untold,
                ..told
            };
            let (named, bare) = (draw(&told), draw(&untold));
            assert!(bare.nodes().iter().any(|node| node.label.is_empty()), "{size:?}");
            assert_eq!(named.nodes().len(), bare.nodes().len());
            for (named, bare) in named.nodes().iter().zip(bare.nodes()) {
                let label = bare.target.map(|target| untold.label_of(bare, target));
                let label = label.unwrap_or_else(|| named.label.clone());
                assert_eq!(
                    *named,
                    meiji::drawing::scene::Node { label, ..bare.clone() },
                    "{size:?}"
                );
            }
        }
    }
}

/// The focus on anything is seen at each of some sizes.
pub fn the_focus_on_anything_is_seen<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    for &size in sizes {
        for (number, position) in positions.iter().enumerate() {
            let show = position.shown(size, G::opens(&position.view), Tab::Turn);
            let mut targets: Vec<TargetOf<G>> = items(&tree(&show)).map(|item| item.target).collect();
            targets.push(Target::Question);
            targets.sort_unstable();
            targets.dedup();
            // Each position tries another part of them: all are tried over the positions.
            for target in targets.into_iter().skip(number % 13).step_by(13) {
                let scene = draw(&focused(&show, target));
                let ring = scene.nodes().iter().find(|node| node.layer == Layer::Focus);
                let ring = ring.and_then(|node| node.bounds());
                let ring = ring.unwrap_or_else(|| panic!("{size:?}: no ring round {target:?}"));
                assert!(ring.w > 20.0 && ring.h > 16.0, "{size:?}: {target:?} {ring:?}");
                let inside = ring.x >= -0.5 && ring.y >= -0.5;
                let inside = inside && ring.right() <= size.0 + 0.5 && ring.bottom() <= size.1 + 0.5;
                assert!(inside, "{size:?}: {target:?} {ring:?}");
            }
        }
    }
}

/// As the table is shown once the focus is on a target.
pub fn focused<'a, G: Tabled>(show: &Show<'a, G>, target: TargetOf<G>) -> Show<'a, G> {
    let Look { open, tab, camera } = look_at(show, target);
    Show {
        open,
        tab,
        camera,
        focus: Some(target),
        ..*show
    }
}

/// Arrow keys lead where the eye goes: of two cells in rows that follow each other, the upper one of the same column is drawn above, to
/// the left where rows are shifted, that of the next column above to the right; in a row columns go from left to right.
pub fn arrows_lead_where_the_eye_goes<G: Tabled>(position: &Situation<G>) {
    let show = position.shown(LAPTOP, None, Tab::Turn);
    let drawn = G::cells(&show, &show.layout());
    let sections = tree(&show);
    let cells: Vec<((i16, i16), Rect)> = items(&sections)
        .filter_map(|item| {
            let (row, column) = item.lies?;
            let (_, rect) = drawn.iter().find(|(thing, _)| item.target == Target::Thing(*thing))?;
            Some(((row.into(), column.into()), *rect))
        })
        .collect();
    assert_eq!(cells.len(), drawn.len(), "each cell lies in a row");
    let mut pairs = 0;
    for &((row, column), lower) in &cells {
        for &((above, other), upper) in &cells {
            let aside = upper.centre().x - lower.centre().x;
            let as_told = match (row - above, other - column) {
                (0, 1) => aside > 0.0,
                (1, 0) => aside <= 0.0,
                (1, 1) => aside > 0.0,
                _ => continue,
            };
            assert!(as_told, "from row {row}, column {column} to {above}, {other}");
            assert!(
                row == above || upper.centre().y < lower.centre().y,
                "row {above} lies above {row}"
            );
            pairs += 1;
        }
    }
    assert!(pairs >= cells.len(), "{pairs} pairs of {} cells", cells.len());
}
