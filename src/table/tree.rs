//! The table as headings and buttons in reading order: the whole game for who hears it, or plays it by keys.
//!
//! The tree is made from what there is to [`Show`], like the scene, and says the same: each thing that can be touched has its
//! button here, whether or not there is room to draw it. A press of a button is a touch of its target.

mod inquiry;

pub use inquiry::{Inquiry, answer};

use super::layout::{Arrangement as _, Form};
use super::section::{Item, Section, id};
use super::target::{Control, Target};
use super::{Buttons, Heard, Show, TargetOf};
use crate::sorting;
use crate::words::Key;

/// How many lines of the log are read; a button leads to all of them.
const LOG: usize = 12;

/// The table as headings and buttons, in reading order.
pub fn tree<G: Heard>(show: &Show<G>) -> Vec<Section<G>> {
    G::sections(show)
}

/// The open question with its answers: whatever can be touched for it, wherever it lies.
pub(crate) fn question<G: Heard>(show: &Show<G>) -> Section<G> {
    let title = G::question(show).title;
    let mut section = Section::new("ask", 2, title, told(show));
    for target in choices(show) {
        section.answer(show, target, choice(show, target));
    }
    // The way back of a whole turn is not so near at hand.
    for control in controls_back(show)
        .into_iter()
        .filter(|control| *control != Control::Restart)
    {
        let target = Target::Control(control);
        section.answer(show, target, show.spoken(target));
    }
    section
}

/// What is told of the open question: its detail, that the turn is the last, and how to go on from what was touched.
fn told<G: Heard>(show: &Show<G>) -> Vec<String> {
    let last = G::last_turn(show);
    let begun = show.entry.chosen().map(|_| {
        let key = match confirmed(show) {
            Some(_) => Key::TreeConfirm,
            None => Key::TreeEscape,
        };
        show.words.text(key).to_owned()
    });
    let detail = G::question(show).detail;
    let lines = [Some(detail), last, begun, G::lacking(show)].into_iter().flatten();
    lines.filter(|line| !line.is_empty()).collect()
}

/// The only move that is left of what was touched: its button confirms it.
fn confirmed<G: Heard>(show: &Show<G>) -> Option<TargetOf<G>> {
    show.entry.waiting().map(Target::Move)
}

/// What can be touched next, and what is at hand instead, each once: the recommended way first, then as the game
/// arranges them, ways out last.
pub(crate) fn choices<G: Heard>(show: &Show<G>) -> Vec<TargetOf<G>> {
    in_order(show, show.entry.next().chain(at_hand(show))).0
}

/// What may be begun instead of what was chosen without giving that up first.
pub(crate) fn at_hand<'a, G: Heard>(show: &'a Show<G>) -> impl Iterator<Item = TargetOf<G>> + 'a {
    show.entry.others().filter(|target| G::is_at_hand(*target))
}

/// Some targets that answer the question, each once: the recommended way first, then as the game arranges them, ways out last; and which is recommended.
pub(crate) fn in_order<G: Heard>(
    show: &Show<G>,
    answers: impl Iterator<Item = TargetOf<G>>,
) -> (Vec<TargetOf<G>>, Option<TargetOf<G>>) {
    let mut targets: Vec<TargetOf<G>> = Vec::new();
    for target in answers {
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    G::arrange(show, &mut targets);
    let recommended = G::recommended(show, &targets);
    sorting::by_key(&mut targets, |&target| {
        (Some(target) != recommended, goes_on::<G>(target))
    });
    (targets, recommended)
}

/// Whether a target goes on without doing more.
pub(crate) fn goes_on<G: Heard>(target: TargetOf<G>) -> bool {
    matches!(target, Target::Move(action) if G::goes_on(action))
}

/// What takes back what was touched or played, as far as there is something.
pub(crate) fn controls_back<G: Heard>(show: &Show<G>) -> Vec<Control> {
    let cancel = show.entry.chosen().map(|_| Control::Cancel);
    // First what was touched is given up.
    let restart = (show.can_restart && cancel.is_none()).then_some(Control::Restart);
    let undo = show.can_undo.then_some(Control::Undo);
    cancel.into_iter().chain(restart).chain(undo).collect()
}

/// What is said of an answer: what it does, or if more must be chosen, what it begins; then what speaks against it.
fn choice<G: Heard>(show: &Show<G>, target: TargetOf<G>) -> String {
    let ways: Vec<G::Move> = match show.entry.is_lit(target) {
        true => show.entry.leads_to(target).collect(),
        false => show.entry.beginning_with(target).collect(),
    };
    let said = answer_to(show, target, &ways);
    let Some(action) = G::one_of(&ways) else {
        return said;
    };
    let seal = show
        .entry
        .seal(action)
        .map(|seal| show.words.spoken_seal(seal).to_owned());
    let against = seal.into_iter().chain(G::waste(show, action));
    against.fold(said, |said, line| show.words.then(said, line))
}

/// What is said of an answer: what it does, or if more must be chosen, what it begins.
fn answer_to<G: Heard>(show: &Show<G>, target: TargetOf<G>, ways: &[G::Move]) -> String {
    if let &[action] = ways {
        return G::deed(show, action);
    }
    let said = G::begun(show, target, ways).unwrap_or_else(|| show.spoken(target));
    let n = u16::try_from(ways.len()).unwrap_or(u16::MAX);
    show.words
        .then(said, show.words.fill(Key::TreeWays, &[("n", n.into())]))
}

impl<G: Heard> Section<G> {
    /// Adds the button of a target that stands elsewhere as well.
    fn answer(&mut self, show: &Show<G>, target: TargetOf<G>, label: String) {
        let confirms = confirmed(show) == Some(target);
        // What was pressed and now confirms is no longer called the same.
        let label = match confirms {
            true => show.words.fill(Key::TreeConfirmThis, &[("action", label.into())]),
            false => label,
        };
        self.items.push(Item {
            id: format!("answer-{}", id(target)),
            target,
            label,
            expanded: None,
            confirms,
            lies: None,
        });
    }

    /// Adds the button of a target, named as what it is.
    pub(crate) fn push(&mut self, show: &Show<G>, target: TargetOf<G>) {
        self.push_as(show, target, show.spoken(target));
    }

    /// Adds the button of a target, named by a text; what can be used now is told as such.
    pub(crate) fn push_as(&mut self, show: &Show<G>, target: TargetOf<G>, text: String) {
        let said = |key| show.words.fill(key, &[("thing", text.as_str().into())]);
        let label = if show.entry.has_chosen(target) {
            said(Key::TreeChosen)
        } else if show.entry.is_lit(target) && matches!(target, Target::Thing(thing) if G::is_offered(thing)) {
            said(Key::TreeOffered)
        } else if show.entry.is_lit(target) {
            said(Key::TreeUsable)
        } else {
            text
        };
        self.add(target, label);
    }
}

/// All players in turn order, the own seat first.
pub(crate) fn players<G: Heard>(show: &Show<G>) -> Section<G> {
    let mut section = Section::new("players", 2, show.words.text(Key::Players), Vec::new());
    for seat in show.me().round(show.game.players()) {
        section.push(show, Target::Player(seat));
    }
    section
}

/// What happened last, latest first; a press looks back at it.
pub(crate) fn log<G: Heard>(show: &Show<G>) -> Section<G> {
    let mut section = Section::new("log", 2, show.words.text(Key::Log), Vec::new());
    let mut moves: Vec<usize> = show.log.iter().rev().take(LOG).map(|line| line.number).collect();
    moves.dedup();
    for number in moves {
        section.push(show, Target::Told(number));
    }
    let all = show.words.text(Key::TreeWholeLog).to_owned();
    section.push_as(show, Target::Control(Control::Log), all);
    section
}

/// What plays no move.
pub(crate) fn controls<G: Heard>(show: &Show<G>) -> Section<G> {
    let mut section = Section::new("controls", 2, show.words.text(Key::TreeControls), Vec::new());
    let mut controls = vec![Control::Undo, Control::Redo];
    controls.extend(show.can_restart.then_some(Control::Restart));
    if show.open.is_some() {
        controls.push(Control::Fold);
    }
    if show.layout().form == Form::Phone {
        controls.extend([Control::TabTurn, Control::TabOwn, Control::TabMore]);
        if !G::Arrangement::IN_SIGHT {
            controls.extend([Control::ZoomIn, Control::ZoomFit]);
        }
    }
    if show.buttons == Buttons::All {
        controls.extend([Control::Help, Control::Menu]);
    }
    for control in controls {
        section.push(show, Target::Control(control));
    }
    section
}
