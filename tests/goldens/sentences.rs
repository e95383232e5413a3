//! Every sentence that is told, in each language, as hashes by what tells it. `GOLDENS=texts` writes the sentences themselves to
//! `target/goldens/`, so that two states of the project can be compared line by line.

use std::fmt::Write as _;

use meiji::aid;
use meiji::drawing::geometry::Size;
use meiji::game::{Game, Seat};
use meiji::opponents::Opponent;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::situation::Moment;
use meiji::table::tree::tree;
use meiji::transcript;
use meiji::words::story::story;
use meiji::words::{Language, Names, Words};
use meiji::yokohama::Yokohama;
use meiji::yokohama::course::Course;
use meiji::yokohama::table::{Manner, Situation};
use xxhash_rust::xxh3::xxh3_64;

use super::hold;
use super::moments::{MOMENTS, sitting};

/// How many of the latest moves are told.
const TOLD: usize = 40;

/// A canvas on which all is shown.
const LAPTOP: Size = Size { w: 1280.0, h: 800.0 };

/// Who sits at the table: a person, two computers, and one without a name.
fn sitters(players: u8) -> Vec<Sitter> {
    let names = ["Aiko", "Wolfeschlegelsteinhausen", "Jack", ""];
    let seats = names.into_iter().zip(Crest::ALL).take(players.into());
    let sitter = |(name, crest): (&str, Crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: matches!(name, "Jack").then(|| Opponent::Merchant.into()),
    };
    seats.map(sitter).collect()
}

/// What is told at a moment in a language, by what tells it.
fn told(sitting: &Sitting<Yokohama>, language: Language) -> [(&'static str, String); 7] {
    let words = Words::new(language);
    let sitters = sitters(sitting.game().players());
    let names = Names::new(words, &sitters);
    let position = Situation::new(
        sitting,
        Moment::now(sitting.asked()),
        words,
        &sitters,
        Manner::default(),
    );
    [
        ("choices", choices(sitting, words, &names)),
        ("refusals", refusals(sitting, words, &names)),
        ("story", stories(sitting, words, &names)),
        ("tree", heard(&position)),
        ("hints", hints(&position, words)),
        (
            "aid",
            format!(
                "{:#?}",
                aid::sections(words, sitting.game(), Some((&sitting.state().table, &names)))
            ),
        ),
        ("end", ending(sitting, words, &names)),
    ]
}

/// The question, and each legal move on its button, in full, and once it was chosen.
fn choices(sitting: &Sitting<Yokohama>, words: Words, names: &Names) -> String {
    let (game, table) = (sitting.game(), &sitting.state().table);
    let Some(decision) = sitting.decision() else {
        return String::new();
    };
    let question = words.speech(game, table, names).question(decision);
    let mut text = format!("{}\n{}\n", question.title, question.detail);
    for action in sitting.legal_moves() {
        let said = [
            words.speech(game, table, names).action(action),
            words.speech(game, table, names).action_long(action),
            words.speech(game, table, names).chosen(decision.seat, action),
            words.speech(game, table, names).spoken_choice(action),
        ];
        writeln!(text, "{action}: {}", said.join(" | ")).expect("a text takes more text");
    }
    text
}

/// Why each move that is not legal is not.
fn refusals(sitting: &Sitting<Yokohama>, words: Words, names: &Names) -> String {
    let (game, state) = (sitting.game(), sitting.state());
    let mut text = String::new();
    for action in game.move_space() {
        let Some(forbidden) = game.why_not(state, action) else {
            continue;
        };
        let refusal = words.speech(game, &state.table, names).refusal(&forbidden);
        let remedy = words
            .speech(game, &state.table, names)
            .remedy(&forbidden)
            .unwrap_or_default();
        writeln!(text, "{action}: {refusal} | {remedy}").expect("a text takes more text");
    }
    text
}

/// What happened lately, as each seat and an onlooker may know it, and what was chosen in the whole game.
fn stories(sitting: &Sitting<Yokohama>, words: Words, names: &Names) -> String {
    let (game, last) = (sitting.game(), sitting.moves().count());
    let mut text = String::new();
    for reader in Seat::all(game.players()).map(Some).chain([None]) {
        for line in story(sitting, last.saturating_sub(TOLD)..last, reader, words, names) {
            writeln!(text, "{} {:?} {} | {}", line.number, line.seat, line.text, line.brief)
                .expect("a text takes more text");
        }
        let turns = transcript::choices(sitting, reader);
        let latest = &turns[turns.len().saturating_sub(TOLD)..];
        writeln!(text, "{latest:?}").expect("a text takes more text");
    }
    text
}

/// The table as it is heard.
fn heard(position: &Situation) -> String {
    let mut text = String::new();
    for section in tree(&position.show(LAPTOP)) {
        let labels = section.items.iter().map(|item| item.label.as_str());
        let lines: Vec<&str> = section.told.iter().map(String::as_str).chain(labels).collect();
        writeln!(text, "{} {}\n{}", section.level, section.heading, lines.join("\n")).expect("a text takes more text");
    }
    text
}

/// What is explained of each thing that can be pointed at.
fn hints(position: &Situation, words: Words) -> String {
    let show = position.show(LAPTOP);
    let mut text = String::new();
    for item in tree(&show).into_iter().flat_map(|section| section.items) {
        let Some(hint) = show.hint(item.target) else {
            continue;
        };
        let spoken = words.spoken_hint(&hint);
        writeln!(
            text,
            "{} | {} | {} | {spoken}",
            hint.title,
            hint.kind,
            hint.lines.join(" | ")
        )
        .expect("a text takes more text");
    }
    text
}

/// How the end comes or came, and what decided the game.
fn ending(sitting: &Sitting<Yokohama>, words: Words, names: &Names) -> String {
    let (game, table) = (sitting.game(), &sitting.state().table);
    let speech = words.speech(game, table, names);
    let mut lines = vec![speech.spoken_scores(), words.spoken_supply(table)];
    lines.extend(speech.ending());
    lines.extend(words.last_round(table));
    if let Some(standings) = game.standings(sitting.state()) {
        lines.push(speech.won(&standings));
        let decided = Course::of(sitting).decided(&standings);
        lines.extend(decided.iter().flat_map(|decided| speech.decided(decided)));
    }
    lines.join("\n")
}

/// The ends of recorded games, beside what lies within them.
const ENDS: [(&str, usize); 6] = [
    ("2-church", usize::MAX),
    ("2-orders", usize::MAX),
    ("3-church", usize::MAX),
    ("3-orders", usize::MAX),
    ("4-orders", usize::MAX),
    ("4-church", usize::MAX),
];

#[test]
fn every_sentence_is_as_it_was() {
    let wants_texts = std::env::var_os("GOLDENS").is_some_and(|wish| wish == "texts");
    let mut lines = Vec::new();
    for (name, moves) in MOMENTS.map(|(name, moves, _)| (name, moves)).into_iter().chain(ENDS) {
        let sitting = sitting(name, moves);
        let at = sitting.moves().count();
        for language in Language::all() {
            let mut line = format!("{name} {at} {}", language.tag());
            for (part, text) in told(&sitting, language) {
                write!(line, " {part}:{:08x}", xxh3_64(text.as_bytes()) as u32).expect("a text takes more text");
                if wants_texts {
                    std::fs::create_dir_all("target/goldens").expect("a folder");
                    let file = format!("target/goldens/{name}-{at}-{}-{part}.txt", language.tag());
                    std::fs::write(file, text).expect("the sentences are written");
                }
            }
            lines.push(line);
        }
    }
    hold("tests/goldens/sentences.txt", &lines);
}
