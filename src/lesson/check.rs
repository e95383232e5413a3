//! Walks through a lesson in every way that it allows, so that no reader comes to what cannot be done.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use super::walk::{Played, Point, play_forced, play_scripted};
use super::{Asks, Goal, Lesson, LessonError, LessonFlaw, MOST_WORK, Pattern, Step, asked_view, find};
use crate::game::Game as _;
use crate::record::state_hash;
use crate::short::Typed as _;
use crate::yokohama::{Forbidden, Move, NotAMove, State, View, Yokohama};

/// What it costs to write a move out; the unit is that of [`MOST_WORK`].
const WRITE: u32 = 20;

/// What it costs to read a move that is written in the short notation: it is looked for among those that are legal.
const READ: u32 = 100 * WRITE;

/// What it costs to play a move, with the list of those that are legal after it.
const PLAY: u32 = 200;

/// What it costs to keep a place.
const KEEP: u32 = 300;

/// How many patterns are held against a move for one unit.
const PATTERNS: u32 = 4;

/// What all readings and plays of a walk share.
struct Work {
    /// Every move there is, as it is written; an Order by its place in the hand.
    shorts: BTreeSet<String>,
    /// The squares alone that some of them may be written as.
    squares: BTreeSet<String>,
    done: Cell<u32>,
}

impl Work {
    fn on(game: &Yokohama, state: &State) -> Self {
        let view = game.view(state, None);
        let space = game.move_space();
        let moves = space.iter().filter_map(|action| view.short(*action));
        let shorts: BTreeSet<String> = moves.chain(["de1", "de2", "de3"].map(str::to_owned)).collect();
        let alone = |short: &String| short.strip_prefix(['+', '>', '<', '#', '@']).map(str::to_owned);
        Self {
            squares: shorts.iter().filter_map(alone).collect(),
            shorts,
            done: Cell::new(0),
        }
    }

    fn add(&self, work: u32) {
        self.done.set(self.done.get().saturating_add(work));
    }

    fn is_too_much(&self) -> bool {
        self.done.get() > MOST_WORK
    }

    /// Counts the reading of a text as a move: one that is not in the short notation is looked for among all that there are.
    fn read(&self, text: &str) {
        self.add(READ);
        if !self.shorts.contains(text) && !self.squares.contains(text) {
            self.add(WRITE * self.shorts.len() as u32);
        }
    }
}

/// A state alone, which is cheaper than a sitting.
#[derive(Clone, Copy)]
struct Bare<'a> {
    game: &'a Yokohama,
    state: State,
    work: &'a Work,
}

impl Played for Bare<'_> {
    fn game(&self) -> &Yokohama {
        self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn play(&mut self, action: Move) -> Result<(), Forbidden> {
        self.work.add(PLAY);
        self.game.try_play(&mut self.state, action, &mut ())
    }

    fn read(&self, view: &View, text: &str) -> Result<Move, NotAMove> {
        self.work.read(text);
        self.game.read_short(view, text)
    }
}

/// The ways that were walked: each place where a reader can be, and where it leads.
#[derive(Default)]
struct Ways {
    known: BTreeMap<(Point, String), usize>,
    points: Vec<(Point, State)>,
    leads: Vec<(usize, usize)>,
}

impl Ways {
    /// The number of a place, new or known.
    fn place(&mut self, point: Point, state: State) -> usize {
        let next = self.points.len();
        let number = *self.known.entry((point, state_hash(&state))).or_insert(next);
        if number == next {
            self.points.push((point, state));
        }
        number
    }
}

/// Checks a lesson. How much work that was, of [`MOST_WORK`].
pub(super) fn check(lesson: &Lesson) -> Result<u32, LessonError> {
    let work = Work::on(lesson.start.game(), lesson.start.state());
    let mut begin = Bare {
        game: lesson.start.game(),
        state: *lesson.start.state(),
        work: &work,
    };
    play_forced(&mut begin, lesson.reader);
    let mut ways = Ways::default();
    let (goal, made) = (Goal::Step(0), 0);
    ways.place(Point { goal, made }, begin.state);
    let mut next = 0;
    while let Some(&(point, state)) = ways.points.get(next) {
        if let Goal::Step(number) = point.goal {
            let here = Here {
                lesson,
                step: &lesson.steps[number],
                number,
                point,
                table: Bare { state, ..begin },
            };
            for (point, state) in here.leads()? {
                let to = ways.place(point, state);
                ways.leads.push((next, to));
            }
        }
        next += 1;
    }
    reaches(lesson, &ways)?;
    Ok(work.done.get())
}

/// Every step is come to, and the end from each.
fn reaches(lesson: &Lesson, ways: &Ways) -> Result<(), LessonError> {
    let fault =
        |number: usize, flaw| Err(LessonError::new(format!("steps[{number}]"), flaw).in_step(&lesson.steps[number].id));
    let steps = 0..lesson.steps.len();
    let come_to = |step: &usize| ways.points.iter().any(|(point, _)| point.goal == Goal::Step(*step));
    if let Some(step) = steps.into_iter().find(|step| !come_to(step)) {
        return fault(step, LessonFlaw::Unreached);
    }
    let mut before = vec![Vec::new(); ways.points.len()];
    for &(from, to) in &ways.leads {
        before[to].push(from);
    }
    let mut ends: Vec<bool> = ways.points.iter().map(|(point, _)| point.goal == Goal::End).collect();
    let mut open: Vec<usize> = (0..ends.len()).filter(|place| ends[*place]).collect();
    while let Some(place) = open.pop() {
        for &from in &before[place] {
            if !std::mem::replace(&mut ends[from], true) {
                open.push(from);
            }
        }
    }
    let lost = ways.points.iter().zip(&ends).find(|(_, ends)| !**ends);
    match lost.map(|((point, _), _)| point.goal) {
        Some(Goal::Step(number)) => fault(number, LessonFlaw::NoWayOut),
        _ => Ok(()),
    }
}

/// A reader at a step.
struct Here<'a> {
    lesson: &'a Lesson,
    step: &'a Step,
    number: usize,
    point: Point,
    table: Bare<'a>,
}

impl Here<'_> {
    fn flaw(&self, field: &str, flaw: LessonFlaw) -> LessonError {
        LessonError::new(format!("steps[{}].{field}", self.number), flaw).in_step(&self.step.id)
    }

    /// Where the reader can come from here.
    fn leads(&self) -> Result<Vec<(Point, State)>, LessonError> {
        self.shows()?;
        let (game, state, work) = (self.table.game, &self.table.state, self.table.work);
        let Some(field) = self.field() else {
            let (goal, made) = (self.step.next, 0);
            return Ok(vec![self.after(Point { goal, made }, self.table)?]);
        };
        let asked = game.decision(state).map(|decision| decision.seat);
        if asked != Some(self.lesson.reader) {
            return Err(self.flaw(field, LessonFlaw::NotAsked));
        }
        self.reads()?;
        let (mut moves, mut leads) = (Vec::new(), Vec::new());
        game.legal_moves(state, &mut moves);
        work.add(moves.len() as u32 * (WRITE + self.step.patterns() as u32 / PATTERNS));
        let view = asked_view(game, state);
        let required = self.step.required(&self.table, &view, self.point.made);
        for action in moves {
            let short = view.short(action).unwrap_or_default();
            if let Some(point) = self.step.leads(self.point, &short, required == Some(action)) {
                let mut table = self.table;
                // It is legal.
                let _ = table.play(action);
                play_forced(&mut table, self.lesson.reader);
                leads.push(self.after(point, table)?);
            }
        }
        match leads.is_empty() {
            true => Err(self.flaw(field, LessonFlaw::NoMove)),
            false => Ok(leads),
        }
    }

    /// Which field asks for a move.
    fn field(&self) -> Option<&'static str> {
        match self.step.asks {
            Asks::Nothing => None,
            Asks::Must(_) => Some("must"),
            Asks::May(_) => Some("may"),
        }
    }

    /// What is shown is there.
    fn shows(&self) -> Result<(), LessonError> {
        let view = self.table.game.view(&self.table.state, Some(self.lesson.reader));
        for (number, name) in self.step.show.iter().enumerate() {
            match name.strip_prefix("move/") {
                Some(text) => self.table.work.read(text),
                None => self.table.work.add(1),
            }
            if find(self.table.game, &view, name).is_none() {
                let name = crate::document::quote(name);
                return Err(self.flaw(&format!("show[{number}]"), LessonFlaw::NoThing { name }));
            }
        }
        Ok(())
    }

    /// What is written as a move is one, and what is required is legal.
    fn reads(&self) -> Result<(), LessonError> {
        let no_move = |field: &str, text: &str| {
            let text = crate::document::quote(text);
            Err(self.flaw(field, LessonFlaw::NotAMove { text }))
        };
        let step = self.step;
        let allowed: &[Pattern] = match &step.asks {
            Asks::May(patterns) => patterns,
            _ => &[],
        };
        let written = allowed.iter().map(|pattern| ("may", pattern));
        let written = written.chain(step.branches.iter().map(|(pattern, _)| ("branches", pattern)));
        let mut written = written.chain(step.replies.iter().map(|(pattern, _)| ("replies", pattern)));
        let odd =
            written.find(|(_, pattern)| pattern.beginning().is_none() && !self.table.work.shorts.contains(&pattern.0));
        if let Some((field, pattern)) = odd {
            return no_move(field, &pattern.0);
        }
        let Asks::Must(moves) = &step.asks else {
            return Ok(());
        };
        let text = &moves[self.point.made];
        let view = asked_view(self.table.game, &self.table.state);
        let Ok(action) = self.table.read(&view, text) else {
            return no_move("must", text);
        };
        match self.table.game.why_not_seen(&view, action) {
            Some(forbidden) => {
                let text = crate::document::quote(text);
                Err(self.flaw("must", LessonFlaw::Illegal { text, forbidden }))
            }
            None => Ok(()),
        }
    }

    /// A point that the reader comes to, once the others have played.
    fn after(&self, point: Point, mut table: Bare) -> Result<(Point, State), LessonError> {
        if point.made == 0 {
            play_scripted(&mut table, &self.step.then, self.lesson.reader).map_err(|stumbled| {
                let text = crate::document::quote(&self.step.then[stumbled.number]);
                let flaw = match stumbled.forbidden {
                    Some(forbidden) => LessonFlaw::Illegal { text, forbidden },
                    None => LessonFlaw::NotAMove { text },
                };
                self.flaw(&format!("then[{}]", stumbled.number), flaw)
            })?;
        }
        self.table.work.add(KEEP);
        match self.table.work.is_too_much() {
            true => Err(self.flaw(
                self.field()
                    .unwrap_or(if self.step.then.is_empty() { "show" } else { "then" }),
                LessonFlaw::TooWide,
            )),
            false => Ok((point, table.state)),
        }
    }
}
