//! Walks through a lesson in every way that it allows, so that no reader comes to what cannot be done.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::walk::{Played, Point, play_forced, play_scripted};
use super::{
    Asks, ErrorOf, FlawOf, Goal, Lesson, LessonError, LessonFlaw, MOST_WORK, Pattern, Step, Taught, asked, asked_view,
};
use crate::record::state_hash;

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
    /// Every move there is, as it is written; one of a hand by its place there.
    shorts: BTreeSet<String>,
    /// What some of them may be written as without their signs.
    signless: BTreeSet<String>,
    done: Cell<u32>,
}

impl Work {
    fn on<G: Taught>(game: &G, state: &G::State) -> Self {
        let view = game.view(state, None);
        let space = game.move_space();
        let moves = space.iter().filter_map(|action| G::short(&view, *action));
        let shorts: BTreeSet<String> = moves.chain(G::shorts_of_hands()).collect();
        let alone = |short: &String| short.strip_prefix(G::SIGNS).map(str::to_owned);
        Self {
            signless: shorts.iter().filter_map(alone).collect(),
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
        if !self.shorts.contains(text) && !self.signless.contains(text) {
            self.add(WRITE * self.shorts.len() as u32);
        }
    }
}

/// A state alone, which is cheaper than a sitting.
struct Bare<'a, G: Taught> {
    game: &'a G,
    state: G::State,
    work: &'a Work,
}

// Derived, it would ask for a game that is `Copy`.
impl<G: Taught> Clone for Bare<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taught> Copy for Bare<'_, G> {}

impl<G: Taught> Played<G> for Bare<'_, G> {
    fn game(&self) -> &G {
        self.game
    }

    fn state(&self) -> &G::State {
        &self.state
    }

    fn play(&mut self, action: G::Move) -> Result<(), G::Refusal> {
        self.work.add(PLAY);
        self.game.try_play(&mut self.state, action, &mut ())
    }

    fn read(&self, view: &G::View, text: &str) -> Option<G::Move> {
        self.work.read(text);
        self.game.read_short(view, text).ok()
    }
}

/// The ways that were walked: each place where a reader can be, and where it leads.
struct Ways<S> {
    known: BTreeMap<(Point, String), usize>,
    points: Vec<(Point, S)>,
    leads: Vec<(usize, usize)>,
}

impl<S: Serialize> Ways<S> {
    /// The number of a place, new or known.
    fn place(&mut self, point: Point, state: S) -> usize {
        let next = self.points.len();
        let number = *self.known.entry((point, state_hash(&state))).or_insert(next);
        if number == next {
            self.points.push((point, state));
        }
        number
    }
}

/// Checks a lesson. How much work that was, of [`MOST_WORK`].
pub(super) fn check<G: Taught>(lesson: &Lesson<G>) -> Result<u32, ErrorOf<G>> {
    let work = Work::on(lesson.start.game(), lesson.start.state());
    let mut begin = Bare {
        game: lesson.start.game(),
        state: *lesson.start.state(),
        work: &work,
    };
    play_forced(&mut begin, lesson.reader);
    let mut ways = Ways {
        known: BTreeMap::new(),
        points: Vec::new(),
        leads: Vec::new(),
    };
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
fn reaches<G: Taught>(lesson: &Lesson<G>, ways: &Ways<G::State>) -> Result<(), ErrorOf<G>> {
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
struct Here<'a, G: Taught> {
    lesson: &'a Lesson<G>,
    step: &'a Step,
    number: usize,
    point: Point,
    table: Bare<'a, G>,
}

impl<G: Taught> Here<'_, G> {
    fn flaw(&self, field: &str, flaw: FlawOf<G>) -> ErrorOf<G> {
        LessonError::new(format!("steps[{}].{field}", self.number), flaw).in_step(&self.step.id)
    }

    /// Where the reader can come from here.
    fn leads(&self) -> Result<Vec<(Point, G::State)>, ErrorOf<G>> {
        self.shows()?;
        let (game, state, work) = (self.table.game, &self.table.state, self.table.work);
        let Some(field) = self.field() else {
            let (goal, made) = (self.step.next, 0);
            return Ok(vec![self.after(Point { goal, made }, self.table)?]);
        };
        if asked(game, state) != Some(self.lesson.reader) {
            return Err(self.flaw(field, LessonFlaw::NotAsked));
        }
        self.reads()?;
        let (mut moves, mut leads) = (Vec::new(), Vec::new());
        game.legal_moves(state, &mut moves);
        work.add(moves.len() as u32 * (WRITE + self.step.patterns() as u32 / PATTERNS));
        let view = asked_view(game, state);
        let required = self.step.required(&self.table, &view, self.point.made);
        for action in moves {
            let short = G::short(&view, action).unwrap_or_default();
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
    fn shows(&self) -> Result<(), ErrorOf<G>> {
        let view = self.table.game.view(&self.table.state, Some(self.lesson.reader));
        for (number, name) in self.step.show.iter().enumerate() {
            match name.strip_prefix("move/") {
                Some(text) => self.table.work.read(text),
                None => self.table.work.add(1),
            }
            if self.table.game.find(&view, name).is_none() {
                let name = crate::document::quote(name);
                return Err(self.flaw(&format!("show[{number}]"), LessonFlaw::NoThing { name }));
            }
        }
        Ok(())
    }

    /// What is written as a move is one, and what is required is legal.
    fn reads(&self) -> Result<(), ErrorOf<G>> {
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
        let Some(action) = self.table.read(&view, text) else {
            return no_move("must", text);
        };
        match self.table.game.why_not(&self.table.state, action) {
            Some(forbidden) => {
                let text = crate::document::quote(text);
                Err(self.flaw("must", LessonFlaw::Illegal { text, forbidden }))
            }
            None => Ok(()),
        }
    }

    /// A point that the reader comes to, once the others have played.
    fn after(&self, point: Point, mut table: Bare<G>) -> Result<(Point, G::State), ErrorOf<G>> {
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
