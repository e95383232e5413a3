//! How strong the computer players are: games between them, paired so that luck and seats are the same for all.
//!
//! `cargo run --release --example arena -- --seats master,merchant --games 1000 --seed 1 --playouts 400` prints one JSON line:
//! `games`, `capped` (those that nobody ended in 200 rounds, which count nowhere else), `wins`, `ties` and `mean_score` by the names given,
//! `share` of the first name's wins with its 95 % interval `share_low` to `share_high`, `mean_things` (what each style is fond of) and
//! `ms_per_turn` by name. Each deal is played once for every way to rotate the seats; the interval is that of the deals, not of the games.
//! What was played is kept in `target/arena` for this very program, and an interrupted run goes on from
//! there. `--sprt LOW,HIGH` stops when it is clear whether the share is at most `LOW` or at least `HIGH`, with a chance of 5 % to err either way.
//! `--table` plays the whole ladder and writes the table of the README anew; it takes hours. `--styles` measures the styles of computer
//! players and writes `docs/styles.md`; of the games of three it plays one in sixteen, of those between Masters one in ten.

mod figures;
mod play;
mod styles;
mod table;

use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use figures::{Summary, Verdict, sprt, summary};
use play::{Deal, play};
use yokohama::opponents::{Computer, Effort};
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Options, Yokohama};

const USAGE: &str =
    "usage: arena --seats NAME,NAME[,NAME[,NAME]] [--games N] [--seed N] [--playouts N] [--sprt LOW,HIGH] [--threads N]
       arena --table [--games N] [--seed N] [--threads N]
       arena --styles [--games N] [--seed N] [--playouts N] [--threads N]
names: random, greedy, apprentice, merchant, master; the last two also with a style, such as merchant:builder
styles: builder, scholar, trader";

/// What is to be printed or written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The line of one match.
    Match,
    /// The table of the README.
    Table,
    /// The report on styles.
    Styles,
}

impl What {
    /// What an option without a value asks for.
    fn of(option: &str) -> Option<Self> {
        match option {
            "--table" => Some(Self::Table),
            "--styles" => Some(Self::Styles),
            _ => None,
        }
    }
}

/// What was asked for on the command line.
#[derive(Clone)]
struct Wish {
    what: What,
    /// Who sits down; nobody but for one match.
    seats: Vec<Computer>,
    games: u32,
    seed: u64,
    effort: Effort,
    sprt: Option<(f64, f64)>,
    threads: usize,
}

fn main() {
    let done = wish().and_then(|wish| match wish.what {
        What::Match => run(&wish).map(|found| print(&found)),
        What::Table => write_table(&wish),
        What::Styles => write_styles(&wish),
    });
    if let Err(error) = done {
        eprintln!("{error}\n{USAGE}");
        std::process::exit(1);
    }
}

fn print(found: &Summary) {
    match serde_json::to_string(found) {
        Ok(line) => println!("{line}"),
        Err(error) => eprintln!("{error}"),
    }
}

/// Plays every match of the table and writes it into the README.
fn write_table(wish: &Wish) -> Result<(), String> {
    let mut all = Vec::new();
    for (seats, playouts) in table::MATCHES {
        let found = run(&Wish {
            seats: seats.iter().copied().map(Computer::from).collect(),
            effort: Effort { playouts },
            ..wish.clone()
        })?;
        print(&found);
        all.push(found);
    }
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let failed = |error| format!("{readme}: {error}");
    let text = fs::read_to_string(readme).map_err(failed)?;
    fs::write(readme, table::rewritten(&text, &all)?).map_err(failed)
}

/// Plays every match between styles and writes the report, after each match what there is.
fn write_styles(wish: &Wish) -> Result<(), String> {
    let Wish {
        games, seed, effort, ..
    } = wish;
    let playouts = effort.playouts;
    let command =
        format!("cargo run --release --example arena -- --styles --games {games} --seed {seed} --playouts {playouts}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/styles.md");
    let mut all = Vec::new();
    for styles::Match { seats, one_in } in styles::matches() {
        let games = wish.games / one_in;
        let found = run(&Wish {
            seats,
            games,
            ..wish.clone()
        })?;
        print(&found);
        all.push(found);
        fs::write(path, styles::report(&command, &all)).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

fn wish() -> Result<Wish, String> {
    let mut wish = Wish {
        what: What::Match,
        seats: Vec::new(),
        games: 1000,
        seed: 1,
        effort: Effort::default(),
        sprt: None,
        threads: std::thread::available_parallelism().map_or(1, Into::into),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        if let Some(what) = What::of(&name) {
            wish.what = what;
            continue;
        }
        let value = arguments.next().ok_or(format!("{name} needs a value."))?;
        let bad = || format!("{value} is no value for {name}.");
        match name.as_str() {
            "--seats" => {
                wish.seats = value
                    .split(',')
                    .map(|name| name.parse().map_err(|error| format!("{} {error}.", bad())))
                    .collect::<Result<_, String>>()?;
            }
            "--games" => wish.games = value.parse().map_err(|_| bad())?,
            "--seed" => wish.seed = value.parse().map_err(|_| bad())?,
            "--playouts" => wish.effort.playouts = value.parse().map_err(|_| bad())?,
            "--threads" => wish.threads = value.parse().map_err(|_| bad())?,
            "--sprt" => {
                let (low, high) = value.split_once(',').ok_or_else(bad)?;
                wish.sprt = Some((low.parse().map_err(|_| bad())?, high.parse().map_err(|_| bad())?));
            }
            _ => return Err(format!("{name} is no option.")),
        }
    }
    match wish.seats.is_empty() == (wish.what != What::Match) {
        true => Ok(wish),
        false => Err("One of --seats, --table and --styles is needed.".to_owned()),
    }
}

/// The names of those who sit down, as on the command line.
fn names(wish: &Wish) -> Vec<String> {
    wish.seats.iter().map(Computer::to_string).collect()
}

fn run(wish: &Wish) -> Result<Summary, String> {
    let seats = wish.seats.len() as u32;
    let options = Options::new(seats as u8).map_err(|error| error.to_string())?;
    let rules = Yokohama::new(Content::latest(), options);
    let deals = wish.games.div_ceil(seats);
    let (path, mut played) = kept(wish)?;
    played.truncate(deals as usize);
    let file = OpenOptions::new().append(true).create(true).open(&path);
    let file = Mutex::new(file.map_err(|error| format!("{}: {error}", path.display()))?);
    let next = AtomicU32::new(played.len() as u32);
    let clear = AtomicBool::new(is_clear(wish, &played));
    let all = Mutex::new(played);
    std::thread::scope(|scope| {
        for _ in 0..wish.threads {
            scope.spawn(|| {
                while !clear.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= deals {
                        return;
                    }
                    let deal = play(&rules, &wish.seats, wish.seed, number, wish.effort);
                    if let (Ok(mut file), Ok(line)) = (file.lock(), serde_json::to_string(&deal)) {
                        // What is not written is played again next time.
                        let _ = writeln!(file, "{line}");
                    }
                    let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push(deal);
                    clear.store(is_clear(wish, &all), Ordering::Relaxed);
                }
            });
        }
    });
    let all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(summary(&names(wish), wish.effort.playouts, wish.sprt, &all))
}

fn is_clear(wish: &Wish, played: &[Deal]) -> bool {
    wish.sprt.is_some_and(|bounds| sprt(played, bounds) != Verdict::Open)
}

/// A fingerprint of what games between the same players come from: this program itself, with its rules, values and weights.
fn grounds() -> Result<u64, String> {
    let program = std::env::current_exe().and_then(fs::read);
    let mut hasher = DefaultHasher::new();
    program.map_err(|error| error.to_string())?.hash(&mut hasher);
    Ok(hasher.finish())
}

/// Where the deals of this wish are kept, and those that are there: as far as they stand one after another.
fn kept(wish: &Wish) -> Result<(PathBuf, Vec<Deal>), String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = target.join("arena");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(format!(
        "{}-{}-{}-{:016x}.jsonl",
        names(wish).join(","),
        wish.seed,
        wish.effort.playouts,
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
