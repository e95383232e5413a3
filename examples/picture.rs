//! Draws the table of a game as SVG.
//!
//! `cargo run --release --example picture -- --record game.json --at 120 --out table.svg` draws a recorded game after so
//! many moves; a document of a position is drawn as it is. Without a record it is a game of computers: `--players 4 --seed 7 --moves 200`. More: `--size 1280x800`;
//! `--before movement` plays on to the next question of that name; `--touch 2` touches the third of the things that are
//! lit, and `--hover 0` points at the first; `--look 5` explains the sixth thing on the table; `--open port-a` opens a sheet,
//! `--tab more` a tab; `--zoom 2,0.5,0.5` shows a phone's board closer; `--palette safe` or `clear` prints in other
//! colours; `--language longer` writes the longer words that the tests use. A record tells its game, and without one `--game` does.

#[path = "arguments/mod.rs"]
mod arguments;
#[path = "arguments/game.rs"]
mod game;
#[path = "arguments/players.rs"]
mod players;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, ValueEnum};
use game::Which;
use meiji::chance::Seed;
use meiji::document::whose;
use meiji::drawing::geometry::{Point, Size};
use meiji::drawing::palette::Palette;
use meiji::drawing::svg;
use meiji::duel::{self, Duel};
use meiji::game::Seat;
use meiji::nippon::{self, Nippon};
use meiji::opponents::{Opponent, Pondered};
use meiji::position::{Position, Positioned};
use meiji::printed::{Edition, Printed};
use meiji::record::Record;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::entry::MannerOf;
use meiji::table::layout::Camera;
use meiji::table::situation::{Moment, Situation};
use meiji::table::{Drawn, Show, Tab, TargetOf, draw};
use meiji::words::{Faulted, Language, Words};
use meiji::yokohama::components::Area;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};
use serde::Serialize;

/// Draws the table of a game as SVG.
#[derive(Parser)]
#[command(name = "picture")]
struct Wish {
    /// A recorded game, or a position
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// After so many moves of it; at its end if nothing is said
    #[arg(long, value_name = "N", requires = "record")]
    at: Option<usize>,
    /// Without a record, which game it is
    #[arg(long, value_name = "NAME", default_value_t, conflicts_with = "record")]
    game: Which,
    /// Without a record, a game of so many computers, 2 to 4; as many as can play if nothing is said
    #[arg(long, value_name = "N", conflicts_with = "record", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Its seed
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "record")]
    seed: u64,
    /// After so many moves of it
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
    moves: usize,
    /// Plays on to the next question of that name, such as movement
    #[arg(long, value_name = "NAME", conflicts_with = "record")]
    before: Option<String>,
    /// The size of the canvas
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = size)]
    size: Size,
    /// Touches the Nth of the things that are lit, from 0 on
    #[arg(long, value_name = "N")]
    touch: Option<usize>,
    /// Points at the Nth of the things that are lit, from 0 on
    #[arg(long, value_name = "N")]
    hover: Option<usize>,
    /// Explains the Nth thing on the table, from 0 on
    #[arg(long, value_name = "N")]
    look: Option<usize>,
    /// Opens a board, such as port-a, or of Yokohama Duel church, or of Nippon kansai
    #[arg(long, value_name = "AREA", value_parser = opened)]
    open: Option<Opened>,
    /// The tab of a phone: turn, orders or more
    #[arg(long, value_name = "NAME", default_value = "turn", value_parser = tab)]
    tab: Tab,
    /// Shows a phone's board so much closer, with that point of it in the middle, such as 2,0.5,0.5
    #[arg(long, value_name = "Z,X,Y", value_parser = camera)]
    zoom: Option<Camera>,
    /// The colours: print, safe or clear
    #[arg(long, value_name = "NAME", default_value = "print", value_parser = palette)]
    palette: Palette,
    /// The language: en, fr, pl, or longer, the words that the tests use
    #[arg(long, value_name = "NAME", default_value = "en", value_parser = language)]
    language: Language,
    /// Where to write it
    #[arg(long, value_name = "FILE", default_value = "table.svg")]
    out: String,
}

fn size(text: &str) -> Result<Size, &'static str> {
    let sides = text
        .split_once('x')
        .and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    let sides = sides.filter(|&(w, h): &(u16, u16)| w > 0 && h > 0);
    let (w, h) = sides.ok_or("a size is something like 1280x800")?;
    Ok(Size::new(w.into(), h.into()))
}

/// The board or sheet of a name, as each game has it.
#[derive(Clone, Copy, Debug)]
struct Opened {
    area: Option<Area>,
    sheet: Option<duel::table::Sheet>,
    nippon: Option<nippon::table::Sheet>,
}

fn opened(text: &str) -> Result<Opened, &'static str> {
    use duel::table::Sheet;
    let named = |area: &Area| serde_json::to_value(area).is_ok_and(|name| name == text);
    let opened = Opened {
        area: Area::ALL.into_iter().find(named),
        sheet: match text {
            "technologies" => Some(Sheet::Technologies),
            "church" => Some(Sheet::Church),
            "bonus" => Some(Sheet::Bonus),
            "looked" => Some(Sheet::Looked),
            _ => None,
        },
        nippon: nippon::table::Sheet::all().find(|sheet| called(*sheet) == text),
    };
    match opened {
        Opened {
            area: None,
            sheet: None,
            nippon: None,
        } => Err("no Area goes by that name"),
        opened => Ok(opened),
    }
}

/// What a sheet of Nippon is called: a Region's by the Region.
fn called(sheet: nippon::table::Sheet) -> String {
    let name = serde_json::to_value(sheet).unwrap_or_default();
    name["region"].as_str().or(name.as_str()).unwrap_or_default().to_owned()
}

fn tab(text: &str) -> Result<Tab, &'static str> {
    match text {
        "turn" => Ok(Tab::Turn),
        "own" => Ok(Tab::Own),
        "more" => Ok(Tab::More),
        _ => Err("tabs are turn, own and more"),
    }
}

fn camera(text: &str) -> Result<Camera, String> {
    let parts: Option<Vec<f32>> = text.split(',').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[zoom, x, y]) if (1.0..=Camera::CLOSEST).contains(&zoom) && [x, y].iter().all(is_share) => Ok(Camera {
            zoom,
            middle: Point::new(x, y),
        }),
        _ => Err(format!(
            "a zoom is something like 2,0.5,0.5: 1 to {}, and two shares from 0 to 1",
            Camera::CLOSEST
        )),
    }
}

fn is_share(part: &f32) -> bool {
    (0.0..=1.0).contains(part)
}

fn palette(text: &str) -> Result<Palette, &'static str> {
    let mut named = Palette::ALL.into_iter().filter(|palette| palette.name() == text);
    named.next().ok_or("palettes are print, safe and clear")
}

fn language(text: &str) -> Result<Language, &'static str> {
    let mut known = Language::all().chain([Language::LONGER]);
    let named = |language: &Language| language.tag() == text || (*language == Language::LONGER && text == "longer");
    known.find(named).ok_or("languages are en, fr, pl and longer")
}

fn main() -> ExitCode {
    let wish: Wish = arguments::understood();
    if let Some(players) = wish.players.filter(|players| !wish.game.players().contains(players)) {
        let told = format!("'{players}' for '--players <N>': {} is not for so many", wish.game);
        Wish::command().error(ErrorKind::ValueValidation, told).exit();
    }
    match write(&wish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Draws what was asked for.
fn write(wish: &Wish) -> Result<(), String> {
    let area = || shown(Yokohama::NAME, wish.open, |opened| opened.area);
    let sheet = || shown(Duel::NAME, wish.open, |opened| opened.sheet);
    let open = || shown(Nippon::NAME, wish.open, |opened| opened.nippon);
    let picture = match &wish.record {
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            // The tests' games hold their record beside what came of it.
            let written: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
            let record = written.get("record");
            let game = whose::told(record.unwrap_or(&written)).to_owned();
            let text = record.map_or(text, ToString::to_string);
            match Which::from_str(&game, false).unwrap_or_default() {
                Which::Duel => picture(&recorded::<Duel>(file, &text, wish.at)?, sheet()?, wish)?,
                Which::Yokohama => picture(&recorded::<Yokohama>(file, &text, wish.at)?, area()?, wish)?,
                Which::Nippon => picture(&recorded::<Nippon>(file, &text, wish.at)?, open()?, wish)?,
            }
        }
        None => match wish.game {
            Which::Yokohama => {
                let players = wish.players.unwrap_or(*wish.game.players().end());
                let options = Options::new(players).expect("2, 3 or 4 may play");
                picture(&played(Yokohama::new(Content::latest(), options), wish)?, area()?, wish)?
            }
            Which::Duel => {
                let game = Duel::new(duel::content::Content::latest(), duel::Options::new());
                picture(&played(game, wish)?, sheet()?, wish)?
            }
            Which::Nippon => {
                let players = wish.players.unwrap_or(*wish.game.players().end());
                let options = nippon::Options::new(players).expect("2, 3 or 4 may play");
                let game = Nippon::new(nippon::content::Content::latest(), options);
                picture(&played(game, wish)?, open()?, wish)?
            }
        },
    };
    std::fs::write(&wish.out, picture).map_err(|error| format!("{}: {error}", wish.out))?;
    eprintln!("{} is written", wish.out);
    Ok(())
}

/// What is to be opened, where the game has something of that name.
fn shown<T>(game: &str, open: Option<Opened>, own: impl Fn(Opened) -> Option<T>) -> Result<Option<T>, String> {
    let found = |opened| own(opened).ok_or_else(|| format!("--open: nothing of {game} goes by that name"));
    open.map(found).transpose()
}

/// A recorded game, gone back to where it stood after so many moves, or the position of a document.
fn recorded<G: Positioned + Faulted>(file: &str, text: &str, at: Option<usize>) -> Result<Sitting<G>, String> {
    let words = Words::default();
    let whole = if is_position(text) {
        Position::<G>::from_json(text, &[])
            .map(Position::sit)
            .map_err(|error| words.position_fault::<G>(&error))
    } else {
        Record::<G>::parse(text)
            .and_then(|record| record.open(&[]))
            .map_err(|error| words.record_fault::<G>(&error))
    };
    let whole = whole.map_err(|fault| format!("{file}: {fault}"))?;
    let played = whole.played();
    let moves = at.unwrap_or(played);
    if moves > played {
        return Err(format!("--at {moves}: {file} has {played} moves"));
    }
    let game = whole.game().clone();
    let mut sitting = match whole.position() {
        Some(state) => Sitting::from_position(game, whole.seed(), *state),
        None => Sitting::new(game, whole.seed()),
    };
    for action in whole.moves().take(moves) {
        sitting.play(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(sitting)
}

/// Whether a document is one of a position, which says so by a number; a record may begin with the body of one.
fn is_position(text: &str) -> bool {
    let written: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    written["position"].is_number()
}

/// A game of computers.
fn played<G: Pondered<Decision: Serialize>>(game: G, wish: &Wish) -> Result<Sitting<G>, String> {
    let mut sitting = Sitting::new(game, Seed(wish.seed));
    for count in 0_u64.. {
        let Some(decision) = sitting.decision() else {
            if count < wish.moves as u64 {
                return Err(format!("--moves {}: the game is over after {count}", wish.moves));
            }
            match &wish.before {
                Some(name) => return Err(format!("--before {name}: nobody is asked that before the game is over")),
                None => break,
            }
        };
        let name = serde_json::to_value(decision).unwrap_or_default()["ask"].take();
        let name = name
            .as_object()
            .and_then(|object| object.keys().next().cloned())
            .or(name.as_str().map(str::to_owned));
        let is_wished = wish.before.is_none() || wish.before == name;
        let is_choice = sitting.legal_moves().len() > 1 || name.as_deref() == Some("before");
        if count >= wish.moves as u64 && is_wished && is_choice {
            break;
        }
        let asked = sitting.game().asked(decision);
        let view = sitting.view(Some(asked));
        let choice = Opponent::Greedy.choose(sitting.game(), &view, Seed(wish.seed ^ count));
        let action = choice.ok_or("a computer has no answer")?;
        sitting.play(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(sitting)
}

/// The table as the player sees it who is asked.
fn picture<G: Drawn>(sitting: &Sitting<G>, open: Option<G::Sheet>, wish: &Wish) -> Result<String, String> {
    let words = Words::new(wish.language);
    let sitters: Vec<Sitter> = ["Aiko", "Eva", "Jack", "Mary"]
        .into_iter()
        .zip(Crest::ALL)
        .take(sitting.game().players().into())
        .map(|(name, crest)| Sitter {
            name: name.to_owned(),
            crest,
            computer: (crest != Crest::Wave).then(|| Opponent::Greedy.into()),
        })
        .collect();
    let moment = Moment::now(Some(sitting.asked().unwrap_or(Seat(0))));
    let mut situation = Situation::<G>::new(sitting, moment, words, &sitters, MannerOf::<G>::default());
    if let Some(number) = wish.touch {
        let target = nth("touch", &situation.lit(), number)?;
        situation.entry.touch(target);
    }
    let whole = situation.show(wish.size);
    let mut show = Show {
        open: open.or(whole.open),
        tab: wish.tab,
        hover: wish
            .hover
            .map(|number| nth("hover", &situation.lit(), number))
            .transpose()?,
        camera: wish.zoom.unwrap_or(Camera::WHOLE),
        ..whole
    };
    if let Some(number) = wish.look {
        let scene = draw(&show);
        let things: Vec<TargetOf<G>> = scene.nodes().iter().filter_map(|node| node.target).collect();
        show.closer = Some(nth("look", &things, number)?);
    }
    Ok(svg::paint(&draw(&show), wish.palette))
}

/// The thing that an option asks for by its number.
fn nth<T: Copy>(option: &str, things: &[T], number: usize) -> Result<T, String> {
    let thing = things.get(number).copied();
    thing.ok_or_else(|| format!("--{option} {number}: there are {}, from 0 on", things.len()))
}
