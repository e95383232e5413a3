//! What every game's table promises, over positions of random games: each legal move can be entered by touches and by presses, whatever is
//! lit can be touched at every size, all of it is named and within the canvas, and what is written fits.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use meiji::chance::{Chance, Seed};
use meiji::drawing::geometry::{Rect, Size};
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Scene};
use meiji::game::Game;
use meiji::position::Positioned;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::entry::{MannerOf, Touch};
use meiji::table::layout::Form;
use meiji::table::motion::{LONGEST, Plan};
use meiji::table::position::{Moment, Position};
use meiji::table::target::{Control, Target, TargetOf};
use meiji::table::tree::{Item, Section, tree};
use meiji::table::{CARD, Heard, SceneOf, Show, Tab, draw};
use meiji::words::{Language, Words};

use super::written::{Written, written};

/// Canvases from the largest screen to the smallest phone.
pub const SIZES: [(f32, f32); 13] = [
    (1280.0, 800.0),
    (1366.0, 657.0),
    (1440.0, 900.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (1024.0, 768.0),
    (1024.0, 600.0),
    (768.0, 1024.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (844.0, 390.0),
    (640.0, 360.0),
];

/// A game whose table is tried.
pub trait Tabled: Heard + Positioned {
    /// The most moves that a game is followed for.
    const LONGEST: u32;

    /// What the game of a number is played with: every number of players and every option in turn.
    fn laid(number: u64) -> Self;
}

/// What a decision asks, by name.
pub fn kind<G: Game>(decision: G::Decision) -> String {
    let told = format!("{decision:?}");
    let ask = told.split("ask: ").nth(1).unwrap_or(&told);
    ask.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// Who sits at the table.
fn sitters(players: u8) -> Vec<Sitter> {
    let names = ["Aiko", "Wolfeschlegelsteinhausen", "Jack", "Maria Magdalena"].into_iter();
    let sitter = |(name, crest): (&str, Crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    };
    names.zip(Crest::ALL).take(players.into()).map(sitter).collect()
}

/// A position as the seat sees it that is asked, or an onlooker once the game is over.
pub fn position<G: Tabled>(sitting: &Sitting<G>, language: Language) -> Position<G> {
    seen(sitting, Moment::now(sitting.asked()), language)
}

/// A position as somebody sees it.
pub fn seen<G: Tabled>(sitting: &Sitting<G>, moment: Moment, language: Language) -> Position<G> {
    let sitters = sitters(sitting.game().players());
    Position::new(
        sitting,
        moment,
        Words::new(language),
        &sitters,
        MannerOf::<G>::default(),
    )
}

/// Plays random games of some numbers to their ends; before each choice `see` is shown it.
pub fn follow<G: Tabled>(games: impl IntoIterator<Item = u64>, mut see: impl FnMut(&Sitting<G>, String)) {
    for number in games {
        let mut sitting = Sitting::new(G::laid(number), Seed(number));
        let mut chance = Chance::new(Seed(number + 1));
        for _ in 0..G::LONGEST {
            let Some(decision) = sitting.decision() else { break };
            let legal = sitting.legal_moves();
            see(&sitting, kind::<G>(decision));
            let action = legal[chance.below(legal.len() as u32) as usize];
            sitting.play(action).expect("a legal move");
        }
    }
}

/// Up to `each` positions of every kind of question, out of random games of some numbers.
pub fn positions<G: Tabled>(games: impl IntoIterator<Item = u64>, each: usize, language: Language) -> Vec<Position<G>> {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    let mut positions = Vec::new();
    let mut count = 0;
    follow::<G>(games, |sitting, kind| {
        count += 1;
        let seen = found.entry(kind).or_default();
        // The first of a kind come early in a game; take some of the later ones as well.
        if *seen < each && (*seen == 0 || count % 5 == 0) && sitting.legal_moves().len() > 1 {
            *seen += 1;
            positions.push(position(sitting, language));
        }
    });
    positions
}

/// The position, and every position that a touch of it leads to.
fn entered<G: Tabled>(position: Position<G>) -> Vec<Position<G>> {
    let mut all = vec![position.clone()];
    for target in position.lit() {
        let mut after = position.clone();
        if after.entry.touch(target) == Touch::Narrowed {
            all.push(after);
        }
    }
    all
}

/// A position as it is shown, with every button that there may be.
fn shown<G: Tabled>(position: &Position<G>, (w, h): (f32, f32), open: Option<G::Sheet>, tab: Tab) -> Show<'_, G> {
    Show {
        open,
        tab,
        can_undo: true,
        can_redo: true,
        can_restart: true,
        ..position.show(Size::new(w, h))
    }
}

/// Every state of sheet and tabs in which a player may look at the table at a size.
fn states<G: Tabled>(position: &Position<G>, size: (f32, f32)) -> Vec<Show<'_, G>> {
    let whole = shown(position, size, None, Tab::Turn);
    let mut open: Vec<Option<G::Sheet>> = vec![None, G::opens(&position.view)];
    open.extend(G::sheets(&whole).into_iter().map(Some));
    open.sort_unstable();
    open.dedup();
    let mut states: Vec<Show<'_, G>> = open
        .into_iter()
        .map(|open| shown(position, size, open, Tab::Turn))
        .collect();
    if whole.layout().form == Form::Phone {
        states.extend([Tab::Orders, Tab::More].map(|tab| shown(position, size, None, tab)));
    }
    states
}

/// Whether a finger on some node of the target meets that target.
fn can_be_touched<T: Copy + Eq>(scene: &Scene<T>, target: T) -> bool {
    const SHARES: [f32; 3] = [0.25, 0.5, 0.75];
    scene.nodes().iter().any(|node| {
        let Some(rect) = node.touch().filter(|_| node.target == Some(target)) else {
            return false;
        };
        let points = SHARES.into_iter().flat_map(|x| SHARES.map(|y| (x, y)));
        points.into_iter().any(|(x, y)| {
            let hit = scene.hit(rect.x + rect.w * x, rect.y + rect.h * y);
            hit.and_then(|node| node.target) == Some(target)
        })
    })
}

/// Makes sure that nothing is wrong; tells the first of it.
fn holds(wrong: &[String]) {
    let first = &wrong[..wrong.len().min(12)];
    assert!(wrong.is_empty(), "{} times: {first:#?}", wrong.len());
}

/// The moves that presses of the question's answers come to, and of what those lead to.
fn moves_by_pressing<G: Tabled<Move: Display>>(position: &Position<G>, depth: u8, found: &mut BTreeSet<String>) {
    assert!(depth < 6, "the answers lead in a circle");
    let sections = tree(&shown(position, SIZES[0], G::opens(&position.view), Tab::Turn));
    for item in &asked(&sections).items {
        if matches!(item.target, Target::Control(_)) {
            continue;
        }
        let mut after = position.clone();
        match after.entry.touch(item.target) {
            Touch::Play(action) => {
                found.insert(action.to_string());
            }
            Touch::Narrowed => moves_by_pressing(&after, depth + 1, found),
            other => panic!("{:?} is no answer but {other:?}", item.label),
        }
    }
}

fn asked<G: Heard>(sections: &[Section<G>]) -> &Section<G> {
    let found = sections.iter().find(|section| section.id == "ask");
    found.expect("a question")
}

fn items<G: Heard>(sections: &[Section<G>]) -> impl Iterator<Item = &Item<G>> {
    sections.iter().flat_map(|section| &section.items)
}

/// Every legal move of random games is found by presses of the question's answers, and nothing else is.
pub fn every_legal_move_is_found<G: Tabled<Move: Display>>(games: std::ops::Range<u64>, kinds: usize) {
    let mut seen = BTreeSet::new();
    follow::<G>(games, |sitting, kind| {
        let legal: BTreeSet<String> = sitting.legal_moves().iter().map(ToString::to_string).collect();
        let mut found = BTreeSet::new();
        moves_by_pressing(&position(sitting, Language::ENGLISH), 0, &mut found);
        assert_eq!(found, legal, "{kind}");
        seen.insert(kind);
    });
    assert!(seen.len() >= kinds, "{} kinds of questions: {seen:?}", seen.len());
}

/// Whatever is lit can be touched in some state of the table, at every size.
pub fn each_lit_target_can_be_touched<G: Tabled>(positions: Vec<Position<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    assert!(positions.len() > 9, "{} positions", positions.len());
    for position in positions.into_iter().flat_map(entered) {
        for &size in sizes {
            let scenes: Vec<SceneOf<G>> = states(&position, size).iter().map(draw).collect();
            for target in position.lit() {
                if !scenes.iter().any(|scene| can_be_touched(scene, target)) {
                    wrong.push(format!("{size:?}: {target:?} after {:?}", position.entry.chosen()));
                }
            }
        }
    }
    holds(&wrong);
}

/// A half-entered move can be given up, and the last one taken back, at every size.
pub fn ways_back_can_be_touched<G: Tabled>(positions: Vec<Position<G>>, sizes: &[(f32, f32)]) {
    for position in positions.into_iter().flat_map(entered) {
        for &size in sizes {
            let show = shown(&position, size, G::opens(&position.view), Tab::Turn);
            let scene = draw(&show);
            let reached = |control| can_be_touched(&scene, Target::Control(control));
            let half = position.entry.chosen().is_some();
            assert_eq!(reached(Control::Cancel), half, "{size:?}");
            // A phone has one way back for both: first what was touched is given up.
            let apart = show.layout().form != Form::Phone;
            assert_eq!(reached(Control::Undo), apart || !half, "{size:?}");
        }
    }
}

/// Whatever can be touched on the canvas is named, lies on it, has a key of its own, and can be pressed in the tree.
pub fn what_is_drawn_can_be_pressed<G: Tabled>(positions: Vec<Position<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for position in positions.into_iter().flat_map(entered) {
        for &size in sizes {
            for show in states(&position, size) {
                let scene = draw(&show);
                let sections = tree(&show);
                let pressed: BTreeSet<TargetOf<G>> = items(&sections).map(|item| item.target).collect();
                let canvas = Rect::new(-0.5, -0.5, size.0 + 1.0, size.1 + 1.0);
                let mut keys = BTreeSet::new();
                for node in scene.nodes() {
                    if !keys.insert(node.key.0) {
                        wrong.push(format!("{size:?}: {:?} twice", node.key));
                    }
                    let (Some(target), Some(rect)) = (node.target, node.touch()) else {
                        continue;
                    };
                    if !matches!(target, Target::Told(_) | Target::Way(_)) && !pressed.contains(&target) {
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
pub fn every_part_is_told<G: Tabled>(positions: Vec<Position<G>>) {
    for position in positions.into_iter().flat_map(entered) {
        let sections = tree(&shown(&position, SIZES[0], G::opens(&position.view), Tab::Turn));
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

/// No text is cut but names, none is smaller than 11 pixels, none leaves its paper, lies on a picture, on another or on a symbol.
pub fn what_is_written_fits<G: Tabled>(positions: Vec<Position<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for position in &positions {
        for &size in sizes {
            for show in states(position, size) {
                let scene = draw(&show);
                let unit = meiji::table::layout::unit(show.size);
                let written = written(&scene, Palette::Print);
                let told = |what: String| format!("{size:?} {:?} {:?}: {what}", show.open, show.tab);
                for text in &written {
                    let cut = text.text.text.contains('…') && !is_name(position, &text.text.text);
                    let small = text.text.size < 10.99 * unit.min(1.0);
                    let within = text
                        .paper
                        .is_some_and(|paper| paper.inset(-0.75 * unit).encloses(&text.rect));
                    if cut || small || !within || text.on_picture {
                        wrong.push(told(format!(
                            "{:?} {} at {:?} on {:?}, cut {cut}, picture {}",
                            text.text.text, text.text.size, text.rect, text.paper, text.on_picture
                        )));
                    }
                }
                wrong.extend(crossing(&written, show.layout().form).into_iter().map(told));
            }
        }
    }
    holds(&wrong);
}

/// Whether a text that is cut is the beginning of a player's name.
fn is_name<G: Tabled>(position: &Position<G>, text: &str) -> bool {
    let cut = text.split('…').next().unwrap_or_default();
    position.sitters.iter().any(|sitter| {
        let mut starts = std::iter::once(0).chain(cut.match_indices(' ').map(|(at, _)| at + 1));
        starts.any(|at| !cut[at..].is_empty() && sitter.name.starts_with(&cut[at..]))
    })
}

/// Texts that lie on one another or on a symbol of the same thing.
fn crossing(written: &[Written], form: Form) -> Vec<String> {
    let on = |layers: &[Layer]| {
        let on = written.iter().filter(|text| layers.contains(&text.layer));
        on.filter(|text| !text.text.text.is_empty()).collect::<Vec<&Written>>()
    };
    let below = match form {
        Form::Phone => on(&[Layer::Board, Layer::Part]),
        _ => on(&[Layer::Board, Layer::Part, Layer::Tab]),
    };
    let mut wrong = Vec::new();
    for texts in [below, on(&[Layer::SheetPart])] {
        let rects: Vec<Rect> = texts.iter().map(|text| text.rect.inset(0.6)).collect();
        for (i, a) in texts.iter().enumerate() {
            wrong.extend(
                a.into
                    .map(|icon| format!("{:?} at {:?} on {icon:?}", a.text.text, a.rect)),
            );
            for (j, b) in texts.iter().enumerate().skip(i + 1) {
                if rects[i].overlaps(&rects[j]) {
                    wrong.push(format!(
                        "{:?} {:?} and {:?} {:?}",
                        a.text.text, a.rect, b.text.text, b.rect
                    ));
                }
            }
        }
    }
    wrong
}

/// What can be explained has a card on the canvas that leaves it in sight.
pub fn what_is_looked_at_is_explained<G: Tabled>(positions: Vec<Position<G>>, sizes: &[(f32, f32)]) {
    let mut explained = 0;
    let mut wrong = Vec::new();
    for position in &positions {
        for &size in sizes {
            let show = position.show(Size::new(size.0, size.1));
            let scene = draw(&show);
            let targets: BTreeSet<TargetOf<G>> = scene.nodes().iter().filter_map(|node| node.target).collect();
            for target in targets {
                let closer = Some(target);
                let looked = draw(&Show { closer, ..show });
                let Some(card) = looked.node(CARD).and_then(|card| card.bounds()) else {
                    continue;
                };
                explained += 1;
                let on_canvas = Rect::new(-1.0, -1.0, size.0 + 2.0, size.1 + 2.0).encloses(&card);
                let thing = scene.target(target).and_then(|node| node.touch());
                let hides = thing.is_some_and(|thing| thing.inset(1.0).overlaps(&card));
                if !on_canvas || hides {
                    wrong.push(format!("{size:?}: {target:?}: {card:?} beside {thing:?}"));
                }
            }
        }
    }
    holds(&wrong);
    assert!(explained > 100, "{explained} cards");
}

/// From scene to scene something moves, for no longer than a plan may take, and at its end the new scene stands.
pub fn what_happens_moves<G: Tabled>(games: impl IntoIterator<Item = u64>, size: (f32, f32)) {
    let mut plans = 0;
    for number in games {
        let mut sitting = Sitting::new(G::laid(number), Seed(number));
        let mut chance = Chance::new(Seed(number + 1));
        let seat = sitting.asked();
        let shown_now = |sitting: &Sitting<G>| seen(sitting, Moment::now(seat), Language::ENGLISH);
        while sitting.decision().is_some() {
            let before = draw(&shown_now(&sitting).show(Size::new(size.0, size.1)));
            let legal = sitting.legal_moves();
            let played = sitting.played();
            sitting
                .play(legal[chance.below(legal.len() as u32) as usize])
                .expect("a legal move");
            let events: Vec<G::Event> = sitting.events(played, seat).map(|(_, event)| event).collect();
            let position = shown_now(&sitting);
            let show = position.show(Size::new(size.0, size.1));
            let after = draw(&show);
            let Some(mut plan) = Plan::<G>::new(&before, &after, &show, &events) else {
                continue;
            };
            plans += 1;
            assert!(plan.length() <= LONGEST + 0.5, "{}", plan.length());
            for time in [0.0, plan.length() / 2.0] {
                let frame = plan.at(time).expect("it goes on");
                assert!(
                    frame.nodes().len() >= after.nodes().len(),
                    "nothing of the new scene is missing"
                );
            }
            assert!(plan.at(plan.length()).is_none());
        }
    }
    assert!(plans > 25, "{plans} plans");
}
