//! A lesson as its document tells it.

use super::{
    Asks, ErrorOf, Goal, Lesson, LessonError, LessonFlaw, MAX_LETTERS, MAX_STEPS, Pattern, Step, Taught, Texts, VERSION,
};
use crate::chance::Seed;
use crate::document::{Misread, Node, Wrong};
use crate::game::Seat;
use crate::position::{self, Position};
use crate::record::Record;
use crate::sitting::Sitting;

/// The most languages of a text.
const MOST_LANGUAGES: usize = 24;

/// The most letters of a name, and of a move.
const NAME: usize = 60;

/// The most things that a step shows, hints that it has, and moves that it names.
const SHOWN: usize = 24;
const HINTS: usize = 8;
const MOVES: usize = 60;

/// Reads a lesson without walking through it.
pub(super) fn lesson<G: Taught>(node: &Node, own: &[G::Content]) -> Result<Lesson<G>, ErrorOf<G>> {
    let newest = VERSION.max(<G as Taught>::NEWEST);
    if let Some(version) = node.newer("lesson", newest) {
        return Err(LessonError::new(node.path_of("lesson"), LessonFlaw::Newer { version }));
    }
    node.heads(&["lesson", "title", "about", "start", "reader", "steps"])?;
    node.need("lesson")?.number(1, newest)?;
    if let Some(about) = node.field("about") {
        about.text(MAX_LETTERS)?;
    }
    let title = texts(&node.need("title")?)?;
    let mut start: Sitting<G> = start(&node.need("start")?, own)?;
    // What is tried in a lesson is no game that was won or lost.
    start.mark_practice();
    let players = start.game().players();
    let reader = match node.field("reader") {
        Some(reader) => Seat(reader.number(1, players.into())? as u8 - 1),
        None => start.asked().unwrap_or(Seat(0)),
    };
    let nodes = node.need("steps")?.items(1, MAX_STEPS)?;
    let mut ids = Vec::new();
    for node in &nodes {
        let id = node.need("id")?;
        let name = id.name(NAME)?;
        if ids.contains(&name) {
            return Err(LessonError::new(id.path().to_owned(), LessonFlaw::SameStep).in_step(name));
        }
        ids.push(name);
    }
    let numbered = nodes.iter().zip(0..);
    let read = |(node, number): (&Node, usize)| step(node, &ids, number).map_err(|error| error.in_step(ids[number]));
    let steps = numbered.map(read).collect::<Result<_, _>>()?;
    Ok(Lesson {
        title,
        start,
        reader,
        steps,
        work: 0,
    })
}

/// What a lesson begins with: a deal, a record and a point in it, or a position.
fn start<G: Taught>(node: &Node, own: &[G::Content]) -> Result<Sitting<G>, ErrorOf<G>> {
    if let Some(position) = node.field("position") {
        node.knows(&["position"])?;
        return Ok(Position::read(&position, own)?.sit());
    }
    if let Some(record) = node.field("record") {
        node.knows(&["record", "at"])?;
        let fault = |error| LessonError::new(record.path().to_owned(), LessonFlaw::Record(error));
        let text = match record.value().as_str() {
            Some(text) => text.to_owned(),
            None => record.value().to_string(),
        };
        let sitting = Record::parse(&text)
            .and_then(|record| record.open(own))
            .map_err(fault)?;
        let Some(at) = node.field("at") else {
            return Ok(sitting);
        };
        let moves = u32::try_from(sitting.played()).unwrap_or(u32::MAX);
        let point = at.number(0, u32::MAX)?;
        if point > moves {
            return Err(LessonError::new(at.path().to_owned(), LessonFlaw::Point { moves }));
        }
        return Ok(sitting.practice_from(point as usize));
    }
    node.knows(&["game", "options", "rules", "seed", "edition"])?;
    position::whose::<G>(node)?;
    let options = position::options::<G>(&node.need("options")?)?;
    let rules = position::rules(node)?;
    let content: G::Content = position::content(node.field("edition"), own)?;
    let seed = node.need("seed")?;
    let text = seed.text(NAME)?;
    let seed = Seed::of_text(text).map_err(|_| seed.wrong(Wrong::Letters { most: NAME }))?;
    Ok(Sitting::new(G::begin(content, options, rules), seed))
}

fn step<O, P, F>(node: &Node, ids: &[&str], number: usize) -> Result<Step, LessonError<O, P, F>> {
    node.knows(&[
        "id", "text", "show", "must", "may", "wrong", "replies", "hints", "then", "branches", "next",
    ])?;
    let asks = match (node.field("must"), node.field("may")) {
        (Some(must), None) => Asks::Must(moves(&must)?),
        (None, Some(may)) => {
            let patterns = moves(&may)?.into_iter().map(Pattern);
            Asks::May(patterns.collect())
        }
        (None, None) => {
            // Without a move that is asked for nothing branches.
            node.knows(&["id", "text", "show", "then", "next"])?;
            Asks::Nothing
        }
        (Some(_), Some(_)) => {
            let field = "may".to_owned();
            return Err(node.wrong(Wrong::Unknown { field }).into());
        }
    };
    let list = |name, most| node.field(name).map_or(Ok(Vec::new()), |list| list.items(0, most));
    let goal = |node: Node| -> Result<Goal, LessonError<O, P, F>> {
        let id = node.name(NAME)?;
        match ids.iter().position(|known| *known == id) {
            Some(step) => Ok(Goal::Step(step)),
            None if id == "end" => Ok(Goal::End),
            None => {
                let id = crate::document::quote(id);
                Err(LessonError::new(node.path().to_owned(), LessonFlaw::NoStep { id }))
            }
        }
    };
    let pattern = |node: &Node| -> Result<Pattern, Misread> { Ok(Pattern(plain(node.need("move")?.text(NAME)?))) };
    let mut replies = Vec::new();
    for reply in list("replies", MOVES)? {
        reply.knows(&["move", "text"])?;
        replies.push((pattern(&reply)?, texts(&reply.need("text")?)?));
    }
    let mut branches = Vec::new();
    for branch in list("branches", MOVES)? {
        branch.knows(&["move", "to"])?;
        branches.push((pattern(&branch)?, goal(branch.need("to")?)?));
    }
    let next = match node.field("next") {
        Some(next) => goal(next)?,
        None if number + 1 < ids.len() => Goal::Step(number + 1),
        None => Goal::End,
    };
    let shown = list("show", SHOWN)?;
    let show = shown.iter().map(|name| name.name(NAME).map(str::to_owned));
    let hints = list("hints", HINTS)?;
    Ok(Step {
        id: ids[number].to_owned(),
        text: texts(&node.need("text")?)?,
        show: show.collect::<Result<_, _>>()?,
        asks,
        wrong: node.field("wrong").map(|wrong| texts(&wrong)).transpose()?,
        replies,
        hints: hints.iter().map(texts).collect::<Result<_, _>>()?,
        then: node.field("then").map_or(Ok(Vec::new()), |then| moves(&then))?,
        branches,
        next,
    })
}

/// Moves of the short notation: one text with `;` between them, or a list of such texts.
fn moves(node: &Node) -> Result<Vec<String>, Misread> {
    let texts = match node.value().is_string() {
        true => vec![node.clone()],
        false => node.items(1, MOVES)?,
    };
    let mut moves = Vec::new();
    for text in texts {
        let parts = text.text(NAME * 10)?.split(';').map(plain);
        moves.extend(parts.filter(|part| !part.is_empty()));
    }
    if moves.is_empty() || moves.len() > MOVES || moves.iter().any(|text| text.len() > NAME) {
        return Err(node.wrong(Wrong::Items { least: 1, most: MOVES }));
    }
    Ok(moves)
}

/// A move as it counts: small letters and no spaces.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}

/// A text by the tag of its language.
fn texts<O, P, F>(node: &Node) -> Result<Texts, LessonError<O, P, F>> {
    let mut texts = Vec::new();
    let fields = node.fields()?;
    if fields.len() > MOST_LANGUAGES {
        let most = MOST_LANGUAGES;
        return Err(node.wrong(Wrong::Items { least: 1, most }).into());
    }
    for (tag, text) in fields {
        if !is_tag(tag) {
            return Err(LessonError::new(text.path().to_owned(), LessonFlaw::Tag));
        }
        texts.push((tag.to_owned(), text.text(MAX_LETTERS)?.to_owned()));
    }
    match texts.iter().any(|(tag, _)| tag == "en") {
        true => Ok(Texts(texts)),
        false => Err(LessonError::new(node.path().to_owned(), LessonFlaw::NoEnglish)),
    }
}

/// Whether a text is the tag of a language, such as `pt-BR` (BCP 47).
fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let first = parts.next().unwrap_or_default();
    let letters = (2..=8).contains(&first.len()) && first.bytes().all(|byte| byte.is_ascii_alphabetic());
    let part = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    letters && parts.all(part)
}
