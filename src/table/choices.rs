//! The buttons beside a question of what cannot be taken back and of ways to pay, and those that play no move: the ways back.

use super::layout::Form;
use super::print::{self, Button, Weight};
use super::row::Row;
use super::target::{Control, Target};
use super::tree::controls_back;
use super::{Drawn, Explained, Heard, Show, Shown, TargetOf};
use crate::words::Key;

/// Where the buttons stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
    /// Beside the question, with everything one owns in sight.
    Dock,
    /// On a phone, where much of what one owns is out of sight.
    Phone,
}

/// The only move among some targets.
pub(crate) fn only_move<G: Shown>(targets: &[TargetOf<G>]) -> Option<TargetOf<G>> {
    let mut moves = targets.iter().filter(|target| matches!(target, Target::Move(_)));
    moves.next().copied().filter(|_| moves.next().is_none())
}

/// An empty row as it stands on a button.
pub(crate) fn plain() -> Row {
    Row::new(14.0).icon_size(20.0)
}

/// The button that opens a sheet: its name, after what stands before that.
pub(crate) fn opening<G: Explained>(show: &Show<G>, sheet: G::Sheet, before: Row) -> Button<TargetOf<G>> {
    let called = G::spoken_sheet(show.words, sheet);
    Button {
        target: Target::Sheet(sheet),
        row: before.text(called),
        note: None,
        label: called.to_owned(),
        weight: Weight::Plain,
    }
}

/// Giving up what was touched, starting the turn again, and undo.
pub(crate) fn ways_back<G: Heard>(show: &Show<G>, site: Site) -> Vec<Button<TargetOf<G>>> {
    let back = |control, key| {
        let text = show.words.text(key);
        let row = match (control, site) {
            (Control::Undo | Control::Cancel, Site::Phone) => Row::new(20.0).text("↶"),
            (Control::Undo, Site::Dock) => Row::new(14.0).text("↶").gap(5.0).text(text),
            _ => Row::new(14.0).text(text),
        };
        Button {
            target: Target::Control(control),
            row,
            note: None,
            label: text.to_owned(),
            weight: Weight::Quiet,
        }
    };
    let has_chosen = show.entry.chosen().is_some();
    controls_back(show)
        .into_iter()
        // A phone has one way back: what was touched, else the move before. The turn is begun again in its menu.
        .filter(|control| matches!(site, Site::Dock) || *control != Control::Restart)
        // What was touched is given up first: the move before it can be taken back in the bar.
        .take(match site {
            Site::Dock if !has_chosen => usize::MAX,
            _ => 1,
        })
        .filter_map(|control| Some(back(control, control.key()?)))
        .collect()
}

/// What a button for a move that cannot be taken back says of that; shorter where several do.
pub(crate) fn warning<G: Drawn>(show: &Show<G>, target: TargetOf<G>, targets: &[TargetOf<G>]) -> Option<&'static str> {
    let seal = |target: &TargetOf<G>| match *target {
        Target::Move(action) => show.entry.seal(action),
        _ => None,
    };
    let alone = targets.iter().filter(|target| seal(target).is_some()).count() < 2;
    Some(match seal(&target)? {
        // A phone's buttons have no room for more, nor has one that tells a price.
        seal if alone && show.layout().form != Form::Phone && !is_picked(show, target) => show.words.seal(seal),
        seal => show.words.short_seal(seal),
    })
}

/// The button of a target, with what is said of it and what stands on it, and with what a move that cannot be taken back says of that.
pub(crate) fn button<G: Shown>(
    show: &Show<G>,
    target: TargetOf<G>,
    (label, row): (String, Row),
    weight: Weight,
    warning: Option<&str>,
) -> Button<TargetOf<G>> {
    let sealed = warning.map(|warning| {
        // The warning goes on where the sentence would have ended.
        let action = label.trim_end_matches('.');
        let args = [("action", action.into()), ("seal", warning.into())];
        show.words.fill(Key::Sealed, &args)
    });
    Button {
        target,
        row,
        note: warning.map(print::note),
        label: sealed.unwrap_or(label),
        weight,
    }
}

/// Whether a target makes the chosen move in the way that is picked.
pub(crate) fn is_picked<G: Shown>(show: &Show<G>, target: TargetOf<G>) -> bool {
    matches!(target, Target::Move(action) if show.entry.way() == Some(action))
}
