//! Draws the table of a game as SVG.
//!
//! `cargo run --release --example picture -- --record game.json --at 120 --out table.svg` draws a recorded game after so
//! many moves. Without a record it is a game of computers: `--players 4 --seed 7 --moves 200`. More: `--size 1280x800`;
//! `--before movement` plays on to the next question of that name; `--touch 2` touches the third of the things that are
//! lit, and `--hover 0` points at the first; `--look 5` explains the sixth thing on the table; `--open port-a` opens a sheet,
//! `--tab more` a tab; `--zoom 2,0.5,0.5` shows a phone's board closer; `--palette safe` or `clear` prints in other
//! colours; `--language longer` writes the longer words that the tests use.

use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;

use yokohama::chance::Seed;
use yokohama::game::{Game, Seat};
use yokohama::opponents::Opponent;
use yokohama::record::Record;
use yokohama::sitters::{Crest, Sitter};
use yokohama::sitting::Sitting;
use yokohama::table::entry::Manner;
use yokohama::table::geometry::{Point, Size};
use yokohama::table::layout::Camera;
use yokohama::table::palette::Palette;
use yokohama::table::position::{Moment, Position};
use yokohama::table::{Show, Tab, draw, svg};
use yokohama::words::{Language, Words};
use yokohama::yokohama::components::Area;
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Ask, Options, Yokohama};

/// What can be asked for.
const HELP: &str = "picture: draws the table of a game as SVG.
  --record FILE --at N      a recorded game, after so many moves
  --players N --seed N --moves N   or a game of computers
  --before NAME             plays on to the next question of that name, such as movement
  --size WxH                the size of the canvas, such as 1280x800
  --touch N, --hover N      touches or points at the Nth of the things that are lit
  --look N                  explains the Nth thing on the table
  --open AREA, --tab NAME   opens a board, such as port-a; a tab of a phone: turn, orders, more
  --zoom Z,X,Y              shows a phone's board closer
  --palette NAME            print, safe or clear
  --language NAME           en, or longer: the words that the tests use
  --out FILE                where to write it; table.svg if nothing is said";

/// What was asked for on the command line.
struct Wish {
    record: Option<String>,
    at: Option<usize>,
    out: String,
    players: u8,
    seed: u64,
    moves: usize,
    size: Size,
    before: Option<String>,
    touch: Option<usize>,
    hover: Option<usize>,
    look: Option<usize>,
    open: Option<Area>,
    tab: Tab,
    camera: Camera,
    language: Language,
    palette: Palette,
}

fn main() -> ExitCode {
    if std::env::args().any(|argument| argument == "--help") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match Wish::read(std::env::args().skip(1)).and_then(|wish| write(&wish)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Draws what was asked for.
fn write(wish: &Wish) -> Result<(), String> {
    let sitting = match &wish.record {
        Some(file) => recorded(file, wish.at)?,
        None => played(wish)?,
    };
    let picture = picture(&sitting, wish);
    std::fs::write(&wish.out, picture).map_err(|error| format!("{}: {error}", wish.out))
}

impl Wish {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wish = Self {
            record: None,
            at: None,
            out: "table.svg".to_owned(),
            players: 4,
            seed: 1,
            moves: 0,
            size: Size::new(1280.0, 800.0),
            before: None,
            touch: None,
            hover: None,
            look: None,
            open: None,
            tab: Tab::Turn,
            camera: Camera::WHOLE,
            language: Language::ENGLISH,
            palette: Palette::Print,
        };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{name} wants a value"))?;
            match name.as_str() {
                "--record" => wish.record = Some(value),
                "--at" => wish.at = Some(number(&value)?),
                "--out" => wish.out = value,
                "--players" => wish.players = number(&value)?,
                "--seed" => wish.seed = number(&value)?,
                "--moves" => wish.moves = number(&value)?,
                "--size" => {
                    let (w, h) = value.split_once('x').ok_or("--size wants something like 1280x800")?;
                    wish.size = Size::new(number(w)?, number(h)?);
                }
                "--before" => wish.before = Some(value),
                "--touch" => wish.touch = Some(number(&value)?),
                "--hover" => wish.hover = Some(number(&value)?),
                "--look" => wish.look = Some(number(&value)?),
                "--open" => {
                    let known = |area: &&Area| serde_json::to_value(area).is_ok_and(|name| name == value.as_str());
                    wish.open = Some(*Area::ALL.iter().find(known).ok_or_else(|| format!("no Area {value}"))?);
                }
                "--tab" => {
                    wish.tab = match value.as_str() {
                        "turn" => Tab::Turn,
                        "orders" => Tab::Orders,
                        "more" => Tab::More,
                        _ => return Err("--tab wants turn, orders or more".to_owned()),
                    }
                }
                "--language" => {
                    wish.language = match value.as_str() {
                        "en" => Language::ENGLISH,
                        #[cfg(not(target_arch = "wasm32"))]
                        "longer" => Language::LONGER,
                        _ => return Err("--language wants en or longer".to_owned()),
                    }
                }
                "--palette" => {
                    let known = Palette::ALL.into_iter().find(|palette| palette.name() == value);
                    wish.palette = known.ok_or("--palette wants print, safe or clear")?;
                }
                "--zoom" => {
                    let parts: Vec<f32> = value.split(',').map(number).collect::<Result<_, _>>()?;
                    let &[zoom, x, y] = &parts[..] else {
                        return Err("--zoom wants something like 2,0.5,0.5".to_owned());
                    };
                    let middle = Point::new(x, y);
                    wish.camera = Camera { zoom, middle };
                }
                _ => return Err(format!("there is no {name}")),
            }
        }
        Ok(wish)
    }
}

fn number<N: FromStr<Err: Display>>(text: &str) -> Result<N, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

/// A recorded game, gone back to where it stood after so many moves.
fn recorded(file: &str, at: Option<usize>) -> Result<Sitting<Yokohama>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    // The tests' games hold their record beside what came of it.
    let written: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let text = written.get("record").map_or(text, ToString::to_string);
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let whole = record.open(&[]).map_err(|error| error.to_string())?;
    let moves = at.unwrap_or(usize::MAX);
    let game = whole.game().clone();
    let mut sitting = Sitting::new(game, whole.seed());
    for action in whole.moves().take(moves) {
        sitting.play(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(sitting)
}

/// A game of computers.
fn played(wish: &Wish) -> Result<Sitting<Yokohama>, String> {
    let options = Options::new(wish.players).map_err(|error| error.to_string())?;
    let game = Yokohama::new(Content::latest(), options);
    let mut sitting = Sitting::new(game, Seed(wish.seed));
    for count in 0_u64.. {
        let Some(decision) = sitting.decision() else { break };
        let name = serde_json::to_value(decision.ask).unwrap_or_default();
        let name = name
            .as_object()
            .and_then(|object| object.keys().next().cloned())
            .or(name.as_str().map(str::to_owned));
        let is_wished = wish.before.is_none() || wish.before == name;
        let is_choice = sitting.legal_moves().len() > 1 || matches!(decision.ask, Ask::Before);
        if count >= wish.moves as u64 && is_wished && is_choice {
            break;
        }
        let view = sitting.view(Some(decision.seat));
        let choice = Opponent::Greedy.choose(sitting.game(), &view, Seed(wish.seed ^ count));
        let action = choice.ok_or("a computer has no answer")?;
        sitting.play(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(sitting)
}

/// The table as the player sees it who is asked.
fn picture(sitting: &Sitting<Yokohama>, wish: &Wish) -> String {
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
    let mut position = Position::new(sitting, moment, words, &sitters, Manner::default());
    if let Some(target) = wish.touch.and_then(|number| position.lit().get(number).copied()) {
        position.entry.touch(target);
    }
    let whole = position.show(wish.size);
    let mut show = Show {
        open: wish.open.or(whole.open),
        tab: wish.tab,
        hover: wish.hover.and_then(|number| position.lit().get(number).copied()),
        camera: wish.camera,
        ..whole
    };
    if let Some(number) = wish.look {
        let scene = draw(&show);
        show.closer = scene.nodes().iter().filter_map(|node| node.target).nth(number);
    }
    svg::paint(&draw(&show), wish.palette)
}
