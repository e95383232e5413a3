//! A situation: all of a [`Show`] that comes from a game, at a moment, before somebody's eyes. The page, pictures and tests
//! make it here, so that each of them shows the same table.

use derive_where::derive_where;

use super::entry::{Entry, MannerOf};
use super::layout::Camera;
use super::{Buttons, Explained, Labels, Moved, Show, Shown, Tab, TargetOf, Trace, traces};
use crate::drawing::geometry::Size;
use crate::game::Seat;
use crate::sitters::{Sitter, choosers};
use crate::sitting::Sitting;
use crate::words::story::story;
use crate::words::{LogLine, Names, Words};

/// How many moves the table's log reaches back: more than fill it.
const LOG_MOVES: usize = 80;

/// Who looks at a game, and at which moment of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whose hand is open; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// How many moves are played in what is shown of the past; `None` is now.
    pub at: Option<usize>,
}

impl Moment {
    /// Now, before a seat's eyes; `None` for an onlooker.
    pub const fn now(seat: Option<Seat>) -> Self {
        Self { seat, at: None }
    }
}

/// A moment of a game, and the move that is being entered there.
#[derive_where(Clone, Debug)]
pub struct Situation<G: Shown> {
    /// The game: its content and options.
    pub game: G,
    /// What may be seen.
    pub view: G::View,
    /// The move being entered; empty of the past, and if another seat is asked.
    pub entry: Entry<G>,
    /// What happened in the last moves, latest last.
    pub log: Vec<LogLine<G::Event>>,
    /// What the others touched in their last turns.
    pub traces: Vec<Trace<G::Spot>>,
    /// The language.
    pub words: Words,
    /// What the players are called.
    pub names: Names,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    can_undo: bool,
    can_redo: bool,
    can_restart: bool,
}

impl<G: Explained + Moved> Situation<G> {
    /// A moment of a game, told in words to the players who sit there; a move is entered in the looker's manner.
    pub fn new(sitting: &Sitting<G>, moment: Moment, words: Words, sitters: &[Sitter], manner: MannerOf<G>) -> Self {
        let Moment { seat, at } = moment;
        let game = sitting.game();
        let view = game.view(sitting.state_at(at.unwrap_or(usize::MAX)), seat);
        // A choice is made, and taken back, by the seat that is asked, before its own eyes.
        let at_turn = at.is_none() && seat.is_some() && sitting.asked() == seat;
        let mut moves = if at_turn { sitting.legal_moves() } else { Vec::new() };
        moves.extend(game.alike(&view, &moves));
        let names = Names::new(words, sitters);
        let played = at.unwrap_or(sitting.played());
        let latest_first = sitting.events(0, seat).rev();
        let latest_first = latest_first.skip_while(|(number, _)| *number >= played);
        Self {
            entry: Entry::new(G::seen(&view).0, &moves).in_manner(manner, |action| sitting.seal(action)),
            log: story(sitting, played.saturating_sub(LOG_MOVES)..played, seat, words, &names),
            traces: traces::<G>(latest_first.map(|(_, event)| event), game.players(), seat),
            game: game.clone(),
            view,
            words,
            names,
            sitters: sitters.to_vec(),
            can_undo: at_turn && sitting.can_undo(choosers(sitters, seat)).is_ok(),
            can_redo: at_turn && sitting.can_redo(),
            can_restart: at_turn && sitting.can_restart(),
        }
    }

    /// The whole table on a canvas of a size in CSS pixels, with the sheet open that opens by itself.
    pub fn show(&self, size: Size) -> Show<'_, G> {
        Show {
            game: &self.game,
            view: &self.view,
            entry: &self.entry,
            words: self.words,
            names: &self.names,
            sitters: &self.sitters,
            log: &self.log,
            traces: &self.traces,
            open: G::opens(&self.view),
            tab: Tab::Turn,
            focus: None,
            hover: None,
            closer: None,
            pointed: &[],
            busy: false,
            can_undo: self.can_undo,
            can_redo: self.can_redo,
            can_restart: self.can_restart,
            buttons: Buttons::All,
            size,
            camera: Camera::WHOLE,
            labels: Labels::Told,
        }
    }

    /// What can be touched next to enter a move, each once, in order.
    pub fn lit(&self) -> Vec<TargetOf<G>> {
        let mut lit: Vec<TargetOf<G>> = self.entry.next().collect();
        lit.sort_unstable();
        lit.dedup();
        lit
    }
}
