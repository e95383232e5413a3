//! How strong the computer players are: games between them, paired so that luck and seats are the same for all.
//!
//! `cargo run --release --example arena -- --seats master,merchant --games 1000 --seed 1 --playouts 400` prints one JSON line:
//! `game`, which `--game` names, `games`, `capped` (those that nobody ended in 200 rounds, which count nowhere else), `wins`, `ties` and `mean_score` by the names given,
//! `share` of the first name's wins with its 95 % interval `share_low` to `share_high`, `mean_things` (what each style is fond of) and
//! `ms_per_turn` by name. Each deal is played once for every way to rotate the seats; the interval is that of the deals, not of the games.
//! What was played is kept in `target/arena` for this very program, and an interrupted run goes on from
//! there. `--sprt LOW,HIGH` stops when it is clear whether the share is at most `LOW` or at least `HIGH`, with a chance of 5 % to err either way.
//! `--table` plays the whole ladder and writes the table of the README anew; it takes hours. `--styles` measures the styles of computer
//! players and writes `docs/styles.md`; of the games of three it plays one in sixteen, of those between Masters one in ten. Of another game they write
//! `ladder.md` and `styles.md` in its folder of `docs`, of the matches that so many can play.

#[path = "../arguments/mod.rs"]
mod arguments;
mod figures;
#[path = "../arguments/game.rs"]
mod game;
#[path = "../arguments/laid.rs"]
mod laid;
mod play;
#[path = "../arguments/players.rs"]
mod players;
mod styles;
mod table;

use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::available_parallelism;

use clap::error::ErrorKind;
use clap::{ArgGroup, CommandFactory, Parser};
use figures::{Summary, Verdict, sprt, summary};
use game::Which;
use laid::Laid;
use meiji::duel::Duel;
use meiji::nippon::Nippon;
use meiji::opponents::{Computer, Effort, Pondered};
use meiji::yokohama::Yokohama;
use play::{Deal, play};

/// Tells how strong the computer players are, by games between them: one of --seats, --table and --styles.
#[derive(Parser)]
#[command(name = "arena", group = ArgGroup::new("what").args(["seats", "table", "styles"]).required(true))]
struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// Plays a match between these, two to four, and prints its line: random, greedy, apprentice, merchant, master; the last two also
    /// with a style, builder, scholar or trader, such as merchant:builder
    #[arg(long, value_name = "NAME,NAME")]
    seats: Option<Seats>,
    /// Plays the whole ladder, which takes hours, and writes the table of the README anew, or ladder.md in the folder of docs of another game
    #[arg(long)]
    table: bool,
    /// Measures the styles, and writes styles.md anew, in docs or in the folder of another game there
    #[arg(long)]
    styles: bool,
    /// How many games a match has
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games a Master plays on in its head for a turn; the ladder has its own
    #[arg(long, value_name = "N", default_value_t = Effort::default().playouts, conflicts_with = "table")]
    playouts: u32,
    /// Stops a match when it is clear whether the share of the first is at most the one or at least the other, such as 0.5,0.55
    #[arg(long, value_name = "LOW,HIGH", requires = "seats")]
    sprt: Option<Bounds>,
    /// How many games are played at once; as many as the machine has processors if nothing is said
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// Who sits down at a table.
#[derive(Clone)]
struct Seats(Vec<Computer>);

impl Seats {
    /// Whether so many play a game.
    fn fit(&self, game: Which) -> bool {
        game.players().contains(&(self.0.len() as u8))
    }
}

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = |name: &str| name.parse().map_err(|error| format!("`{name}`: {error}"));
        let seats: Vec<Computer> = text.split(',').map(named).collect::<Result<_, String>>()?;
        match seats.len() {
            2..=4 => Ok(Self(seats)),
            seats => Err(format!("a table is for 2, 3 or 4 players, not for {seats}")),
        }
    }
}

/// Between which shares a match is to decide.
#[derive(Clone, Copy)]
struct Bounds(f64, f64);

impl FromStr for Bounds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let bounds = text
            .split_once(',')
            .and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        let bounds = bounds.filter(|&(low, high)| 0.0 <= low && low < high && high <= 1.0);
        let (low, high) = bounds.ok_or("bounds are two shares from 0 to 1, the lower one first")?;
        Ok(Self(low, high))
    }
}

impl Wish {
    /// The games of a match between some players.
    fn series(&self, seats: Vec<Computer>) -> Series {
        let threads = self.threads.or_else(|| available_parallelism().ok());
        Series {
            game: self.game,
            seats,
            games: self.games,
            seed: self.seed,
            effort: Effort {
                playouts: self.playouts,
            },
            sprt: self.sprt.map(|Bounds(low, high)| (low, high)),
            threads: threads.map_or(1, Into::into),
        }
    }
}

/// Games between the same players.
struct Series {
    game: Which,
    seats: Vec<Computer>,
    games: u32,
    seed: u64,
    effort: Effort,
    sprt: Option<(f64, f64)>,
    threads: usize,
}

fn main() -> ExitCode {
    let wish: Wish = arguments::understood();
    if let Some(Seats(seats)) = wish.seats.as_ref().filter(|seats| !seats.fit(wish.game)) {
        let told = format!(
            "'--seats <NAME,NAME>': {} is not for {} players",
            wish.game,
            seats.len()
        );
        Wish::command().error(ErrorKind::ValueValidation, told).exit();
    }
    let done = match &wish.seats {
        Some(Seats(seats)) => run(&wish.series(seats.clone())).and_then(|found| print(&found)),
        None if wish.table => write_table(&wish),
        None => write_styles(&wish),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
fn print(found: &Summary) -> Result<(), String> {
    let line = serde_json::to_string(found).map_err(|error| error.to_string())?;
    println!("{line}");
    Ok(())
}

/// Plays every match of the table and writes it where the game has its table.
fn write_table(wish: &Wish) -> Result<(), String> {
    let mut all = Vec::new();
    for (seats, playouts) in table::matches(&wish.game.players()) {
        let found = run(&Series {
            effort: Effort { playouts },
            ..wish.series(seats.iter().copied().map(Computer::from).collect())
        })?;
        print(&found)?;
        all.push(found);
    }
    match wish.game {
        Which::Yokohama => {
            let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
            let text = fs::read_to_string(readme).map_err(|error| format!("{readme}: {error}"))?;
            write(readme, &table::rewritten(&text, &all)?)
        }
        game => {
            let Wish { games, seed, .. } = wish;
            let command =
                format!("cargo run --release --example arena -- --game {game} --table --games {games} --seed {seed}");
            let path = format!("{}/docs/{game}/ladder.md", env!("CARGO_MANIFEST_DIR"));
            write(&path, &table::document(&command, &all))
        }
    }
}

/// Plays every match between styles and writes the report, after each match what there is.
fn write_styles(wish: &Wish) -> Result<(), String> {
    let &Wish {
        game,
        games,
        seed,
        playouts,
        ..
    } = wish;
    let (of, path) = match game {
        Which::Yokohama => (String::new(), "docs/styles.md".to_owned()),
        game => (format!("--game {game} "), format!("docs/{game}/styles.md")),
    };
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let command = format!(
        "cargo run --release --example arena -- {of}--styles --games {games} --seed {seed} --playouts {playouts}"
    );
    let mut all = Vec::new();
    for styles::Match { seats, one_in } in styles::matches(&game.players()) {
        let found = run(&Series {
            games: games.div_ceil(one_in),
            ..wish.series(seats)
        })?;
        print(&found)?;
        all.push(found);
        write(&path, &styles::report(game, &command, &all))?;
    }
    Ok(())
}

/// Writes a document, in a folder that may not be there yet.
fn write(path: &str, text: &str) -> Result<(), String> {
    let folder = Path::new(path).parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("{path}: {error}"))
}

/// The names of those who sit down, as on the command line.
fn names(series: &Series) -> Vec<String> {
    series.seats.iter().map(Computer::to_string).collect()
}

fn run(series: &Series) -> Result<Summary, String> {
    match series.game {
        Which::Yokohama => played::<Yokohama>(series),
        Which::Duel => played::<Duel>(series),
        Which::Nippon => played::<Nippon>(series),
    }
}

fn played<G: Laid + Pondered>(series: &Series) -> Result<Summary, String> {
    let seats = series.seats.len() as u32;
    let rules = G::laid(seats as u8).ok_or_else(|| format!("{} is not for {seats} players", series.game))?;
    let deals = series.games.div_ceil(seats);
    let (path, mut played) = kept(series)?;
    played.truncate(deals as usize);
    let file = OpenOptions::new().append(true).create(true).open(&path);
    let file = Mutex::new(file.map_err(|error| format!("{}: {error}", path.display()))?);
    let next = AtomicU32::new(played.len() as u32);
    let clear = AtomicBool::new(is_clear(series, &played));
    let all = Mutex::new(played);
    std::thread::scope(|scope| {
        for _ in 0..series.threads {
            scope.spawn(|| {
                while !clear.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= deals {
                        return;
                    }
                    let deal = play(&rules, &series.seats, series.seed, number, series.effort);
                    if let (Ok(mut file), Ok(line)) = (file.lock(), serde_json::to_string(&deal)) {
                        // What is not written is played again next time.
                        let _ = writeln!(file, "{line}");
                    }
                    let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push(deal);
                    clear.store(is_clear(series, &all), Ordering::Relaxed);
                }
            });
        }
    });
    let all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(summary(
        series.game,
        &names(series),
        series.effort.playouts,
        series.sprt,
        &all,
    ))
}

fn is_clear(series: &Series, played: &[Deal]) -> bool {
    series.sprt.is_some_and(|bounds| sprt(played, bounds) != Verdict::Open)
}

/// A fingerprint of what games between the same players come from: this program itself, with its rules, values and weights.
fn grounds() -> Result<u64, String> {
    let program = std::env::current_exe().and_then(fs::read);
    let mut hasher = DefaultHasher::new();
    program.map_err(|error| error.to_string())?.hash(&mut hasher);
    Ok(hasher.finish())
}

/// Where the deals of these games are kept, and those that are there: as far as they stand one after another.
fn kept(series: &Series) -> Result<(PathBuf, Vec<Deal>), String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = target.join("arena");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(format!(
        "{}-{}-{}-{}-{:016x}.jsonl",
        series.game,
        names(series).join(","),
        series.seed,
        series.effort.playouts,
        grounds()?
    ));
    let mut found: Vec<Deal> = File::open(&path).map_or_else(
        |_| Vec::new(),
        |file| {
            let lines = BufReader::new(file).lines().map_while(Result::ok);
            lines.filter_map(|line| serde_json::from_str(&line).ok()).collect()
        },
    );
    found.sort_by_key(|deal: &Deal| deal.number);
    found.dedup_by_key(|deal| deal.number);
    let whole = found
        .iter()
        .zip(0..)
        .take_while(|(deal, number)| deal.number == *number)
        .count();
    found.truncate(whole);
    Ok((path, found))
}
