//! Walking through a lesson: what it shows now, and what comes of a move.

use super::{Asks, Goal, Lesson, Step, Taught, Texts, asked_view};
use crate::game::Seat;
use crate::short::Typed;
use crate::sitting::Sitting;

/// A reader's way through a lesson.
#[derive(Clone, Debug)]
pub struct Walk<G: Taught> {
    lesson: Lesson<G>,
    sitting: Sitting<G>,
    now: Point,
    /// Where the reader was before each move and each reading on, with how many moves had been played there.
    trail: Vec<(Point, usize)>,
    hinted: usize,
}

/// What comes of a move; `F` is why one is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<'a, F> {
    /// It was played, and the lesson has gone on.
    Right,
    /// It is legal and not what the lesson asks for: what its author says to that, if anything. Nothing was played.
    Wrong(Option<&'a Texts>),
    /// It is legal, but the lesson asks for no move here: the reader reads on, or is at the end. Nothing was played.
    Unasked,
    /// It breaks a rule. Nothing was played.
    Illegal(F),
}

/// Where a reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point {
    /// The step, or the end.
    pub(super) goal: Goal,
    /// How many of the required moves were made.
    pub(super) made: usize,
}

/// A table that moves are played at.
pub(super) trait Played<G: Typed> {
    fn game(&self) -> &G;
    fn state(&self) -> &G::State;
    fn play(&mut self, action: G::Move) -> Result<(), G::Refusal>;

    /// Reads a move of the short notation as an answer of the view's seat; `None` if the text is no move.
    fn read(&self, view: &G::View, text: &str) -> Option<G::Move> {
        self.game().read_short(view, text).ok()
    }
}

impl<G: Typed> Played<G> for Sitting<G> {
    fn game(&self) -> &G {
        self.game()
    }

    fn state(&self) -> &G::State {
        self.state()
    }

    fn play(&mut self, action: G::Move) -> Result<(), G::Refusal> {
        self.play(action)
    }
}

/// Why a move that the author wrote could not be played, and which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stumbled<F> {
    /// Its number in the list.
    pub(super) number: usize,
    /// The rule, or `None` if it is no move.
    pub(super) forbidden: Option<F>,
}

/// Plays the moves that leave no choice; the end of the reader's own turn is declared by the reader.
pub(super) fn play_forced<G: Typed>(table: &mut impl Played<G>, reader: Seat) {
    let mut moves = Vec::new();
    while let Some(decision) = table.game().decision(table.state()) {
        table.game().legal_moves(table.state(), &mut moves);
        let declared = table.game().asked(decision) == reader && G::is_declared(decision);
        match moves[..] {
            [action] if !declared && table.play(action).is_ok() => {}
            _ => return,
        }
    }
}

/// Plays what the author lets the others do meanwhile.
pub(super) fn play_scripted<G: Typed>(
    table: &mut impl Played<G>,
    moves: &[String],
    reader: Seat,
) -> Result<(), Stumbled<G::Refusal>> {
    for (number, text) in moves.iter().enumerate() {
        let view = asked_view(table.game(), table.state());
        let action = table.read(&view, text);
        let forbidden = match action {
            Some(action) => table.play(action).err(),
            None => {
                let forbidden = None;
                return Err(Stumbled { number, forbidden });
            }
        };
        if forbidden.is_some() {
            return Err(Stumbled { number, forbidden });
        }
        play_forced(table, reader);
    }
    Ok(())
}

impl Step {
    /// The move that the step requires after so many were made, if it requires one.
    pub(super) fn required<G: Typed>(&self, table: &impl Played<G>, view: &G::View, made: usize) -> Option<G::Move> {
        match &self.asks {
            Asks::Must(moves) => table.read(view, moves.get(made)?),
            _ => None,
        }
    }

    /// How many patterns a move is held against.
    pub(super) fn patterns(&self) -> usize {
        let allowed = match &self.asks {
            Asks::May(patterns) => patterns.len(),
            _ => 0,
        };
        allowed + self.branches.len()
    }

    /// Where a legal move leads, given as it is written and whether it is the required one, from a point in the step; `None` if the
    /// step does not ask for it.
    pub(super) fn leads(&self, from: Point, short: &str, is_required: bool) -> Option<Point> {
        let at = |goal| Point { goal, made: 0 };
        if let Some((_, goal)) = self.branches.iter().find(|(pattern, _)| pattern.describes(short)) {
            return Some(at(*goal));
        }
        match &self.asks {
            Asks::Nothing => None,
            Asks::May(patterns) => patterns
                .iter()
                .any(|pattern| pattern.describes(short))
                .then_some(at(self.next)),
            Asks::Must(_) if !is_required => None,
            Asks::Must(moves) if from.made + 1 == moves.len() => Some(at(self.next)),
            Asks::Must(_) => Some(Point {
                made: from.made + 1,
                ..from
            }),
        }
    }
}

impl<G: Taught> Walk<G> {
    /// Opens a lesson at its beginning.
    pub fn new(lesson: Lesson<G>) -> Self {
        let mut sitting = lesson.start.clone();
        play_forced(&mut sitting, lesson.reader);
        let (goal, made) = (Goal::Step(0), 0);
        Self {
            lesson,
            sitting,
            now: Point { goal, made },
            trail: Vec::new(),
            hinted: 0,
        }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// The game as it stands in the lesson.
    pub const fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// The step that the reader is at; `None` at the end.
    pub fn step(&self) -> Option<&Step> {
        match self.now.goal {
            Goal::Step(number) => self.lesson.steps.get(number),
            Goal::End => None,
        }
    }

    /// The number of the step that the reader is at, from 0; how many there are at the end.
    pub fn number(&self) -> usize {
        match self.now.goal {
            Goal::Step(number) => number,
            Goal::End => self.lesson.steps.len(),
        }
    }

    /// What is to be shown of the table.
    pub fn shown(&self) -> Vec<G::Sight> {
        let view = self.sitting.view(Some(self.lesson.reader));
        let names = self.step().map_or(&[][..], |step| &step.show);
        let found = names.iter().map(|name| self.sitting.game().find(&view, name));
        found.flatten().collect()
    }

    /// The move that the step requires now, if it requires one.
    pub fn required(&self) -> Option<G::Move> {
        let view = asked_view(self.sitting.game(), self.sitting.state());
        self.step()?.required(&self.sitting, &view, self.now.made)
    }

    /// Tries a move as an answer to the open question. A right one is played, and the others' moves after it.
    pub fn attempt(&mut self, action: G::Move) -> Answer<'_, G::Refusal> {
        let (game, state) = (self.sitting.game(), *self.sitting.state());
        if let Some(forbidden) = game.why_not(&state, action) {
            return Answer::Illegal(forbidden);
        }
        if !self.step().is_some_and(Step::asks) {
            return Answer::Unasked;
        }
        let short = G::short(&asked_view(game, &state), action);
        let is_required = self.required() == Some(action);
        let leads = |step: &Step| step.leads(self.now, short.as_deref()?, is_required);
        let Some(next) = self.step().and_then(leads) else {
            return Answer::Wrong(self.step().and_then(|step| step.reply(short.as_deref())));
        };
        self.trail.push((self.now, self.sitting.played()));
        if let Err(forbidden) = self.sitting.play(action) {
            return Answer::Illegal(forbidden);
        }
        play_forced(&mut self.sitting, self.lesson.reader);
        self.go(next);
        Answer::Right
    }

    /// Reads on, if the step asks for no move. Whether it did.
    pub fn on(&mut self) -> bool {
        let Some(next) = self.step().filter(|step| !step.asks()).map(|step| step.next) else {
            return false;
        };
        self.trail.push((self.now, self.sitting.played()));
        self.go(Point { goal: next, made: 0 });
        true
    }

    /// Leaves the step that the reader is at, unless more of its moves are to be made.
    fn go(&mut self, next: Point) {
        self.hinted = 0;
        if next.made == 0
            && let Goal::Step(number) = self.now.goal
        {
            // Checked when the lesson was read: they can be played.
            let _ = play_scripted(&mut self.sitting, &self.lesson.steps[number].then, self.lesson.reader);
        }
        self.now = next;
    }

    /// The next hint of the step; the last one again once all were given.
    pub fn hint(&mut self) -> Option<&Texts> {
        let most = self.step()?.hints.len().checked_sub(1)?;
        let number = self.hinted.min(most);
        self.hinted = number + 1;
        self.step()?.hints.get(number)
    }

    /// Goes back to before the last move or reading on. Whether there was one.
    pub fn back(&mut self) -> bool {
        let Some((point, played)) = self.trail.pop() else {
            return false;
        };
        if played < self.sitting.played() {
            // The lesson's own moves can all be taken back: nothing is dealt anew in them.
            let _ = self.sitting.go_back(played);
        }
        self.now = point;
        self.hinted = 0;
        true
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        *self = Self::new(self.lesson.clone());
    }
}

impl Step {
    /// What the author says to a legal move that the step does not ask for.
    fn reply(&self, short: Option<&str>) -> Option<&Texts> {
        let fits = |reply: &&(super::Pattern, Texts)| short.is_some_and(|short| reply.0.describes(short));
        let reply = self.replies.iter().find(fits).map(|(_, text)| text);
        reply.or(self.wrong.as_ref())
    }
}
