//! Printed values that nobody would print, but that a document may state: the game is played with them all the same.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::words::{Names, Words};
use meiji::yokohama::content::{Content, Unusual};
use meiji::yokohama::record::Record;
use meiji::yokohama::{Options, Yokohama};
use serde_json::{Map, Value, json};

use crate::contract::{self, Walk};
use crate::tables::LONGEST;
use crate::{assert_sentence, pieces, walk};

/// What a reward may give of each kind at most.
const MOST: [(&str, u32); 13] = [
    ("points", 30),
    ("yen", 9),
    ("copper", 9),
    ("silk", 9),
    ("tea", 9),
    ("fish", 9),
    ("any", 5),
    ("imports", 9),
    ("pieces", 5),
    ("assistants", 5),
    ("shops", 5),
    ("houses", 5),
    ("movements", 5),
];

/// Draws the numbers of a document.
trait Draws {
    /// A number from `least` to `most`.
    fn draw(&mut self, least: u32, most: u32) -> u32;
}

/// Always as much as is allowed.
struct Highest;
/// Always as little as is allowed.
struct Lowest;

impl Draws for Highest {
    fn draw(&mut self, _: u32, most: u32) -> u32 {
        most
    }
}

impl Draws for Lowest {
    fn draw(&mut self, least: u32, _: u32) -> u32 {
        least
    }
}

/// The least, the most, or anything between.
impl Draws for Chance {
    fn draw(&mut self, least: u32, most: u32) -> u32 {
        match self.below(4) {
            0 => least,
            1 => most,
            _ => least + self.below(most - least + 1),
        }
    }
}

/// A reward of one to five kinds; by its number the kinds are others.
fn reward(number: usize, draws: &mut impl Draws) -> Value {
    // Thirteen is a prime number: whatever the stride, no kind comes twice.
    let (first, stride) = (number % 13, 1 + number / 13 % 12);
    let members = (0..draws.draw(1, 5) as usize).map(|place| {
        let (name, most) = MOST[(first + place * stride) % 13];
        (name.to_owned(), draws.draw(1, most).into())
    });
    Value::Object(members.collect::<Map<_, _>>())
}

/// Numbers that never fall.
fn rising(count: usize, least: u32, most: u32, draws: &mut impl Draws) -> Vec<u32> {
    let mut numbers: Vec<u32> = (0..count).map(|_| draws.draw(least, most)).collect();
    numbers.sort_unstable();
    numbers
}

/// The built-in document with every number drawn anew, within what is allowed.
fn document(draws: &mut impl Draws) -> Value {
    let mut document: Value = serde_json::from_str(&Content::first().to_json()).expect("a document is JSON");
    document["edition"] = "extreme".into();
    for row in rows(&mut document, "areas") {
        let port = row["area"].as_str().is_some_and(|area| area.starts_with("port"));
        row["rates"] = rising(5, 0, if port { 3 } else { 9 }, draws).into();
        if port {
            row["points_at_five"] = draws.draw(0, 30).into();
        }
    }
    document["laboratory"]["spaces"] = rising(6, 0, 5, draws).into();
    document["port"]["spaces"] = rising(6, 1, 3, draws).into();
    // Nothing says that a space asks for no less than the one before it.
    for (section, least, most) in [("church", 1, 11), ("customs", 0, 6)] {
        for (number, row) in rows(&mut document, section).iter_mut().enumerate() {
            row["asks"] = draws.draw(least, most).into();
            row["reward"] = reward(number, draws);
        }
    }
    for (number, row) in rows(&mut document, "orders").iter_mut().enumerate() {
        let mut goods = [0; 4];
        goods[number % 4] = draws.draw(1, 9);
        row["goods"] = json!(goods);
        row["reward"] = reward(number, draws);
    }
    for row in rows(&mut document, "technologies") {
        row["value"] = draws.draw(1, 9).into();
    }
    for (number, row) in rows(&mut document, "buildings").iter_mut().enumerate() {
        row["shops"] = (0..4).map(|space| reward(number * 4 + space, draws)).collect();
        row["house"] = reward(number + 5, draws);
    }
    for (number, row) in rows(&mut document, "tokens").iter_mut().enumerate() {
        row["reward"] = reward(number, draws);
    }
    for row in rows(&mut document, "achievements") {
        let first = draws.draw(1, 30);
        row["first"] = first.into();
        row["later"] = draws.draw(1, first).into();
    }
    repeat(&mut document);
    document
}

/// Makes every fourth Order, Shop and Achievement what the one before it is, and every second card of a title another copy of the first.
fn repeat(document: &mut Value) {
    let copy = |rows: &mut [Value]| rows.chunks_exact_mut(4).for_each(|four| four[3] = four[2].clone());
    copy(rows(document, "orders"));
    for building in rows(document, "buildings") {
        copy(building["shops"].as_array_mut().expect("a tile has Shops"));
    }
    copy(rows(document, "achievements"));
    let cards = rows(document, "technologies");
    for second in 1..cards.len() {
        let (before, after) = cards.split_at_mut(second);
        if let Some(first) = before.iter().find(|first| first["title"] == after[0]["title"]) {
            after[0] = first.clone();
        }
    }
}

fn rows<'a>(document: &'a mut Value, section: &str) -> &'a mut Vec<Value> {
    document[section].as_array_mut().expect("a section is a list of rows")
}

fn content(draws: &mut impl Draws) -> Content {
    Content::from_json(&document(draws).to_string()).unwrap_or_else(|error| panic!("{error}"))
}

/// A table with everything in play.
fn game(content: &Content, players: u8) -> Yokohama {
    let options = Options::new(players).expect("2 to 4 may play");
    Yokohama::new(content.clone(), options.with_achievement_rewards().with_free_agents())
}

/// Plays random games of two, three and four, checking after every move what every game promises; tells how many of them came to their end.
fn play(content: &Content, longest: u32, seed: u64) -> usize {
    let walks = (2..=4).flat_map(|players| [(players, true), (players, false)]);
    let ended = walks.filter(|&(players, builds)| {
        let walk = Walk {
            seed: Seed(seed),
            longest,
            builds,
        };
        let ended = contract::walk(&game(content, players), &walk, pieces::check);
        matches!(ended, contract::Ended::Over)
    });
    ended.count()
}

#[test]
fn all_that_a_box_hardly_has_is_in_the_documents() {
    let unusual = |content: &Content| {
        content
            .unusual()
            .into_iter()
            .map(|remark| remark.unusual)
            .collect::<Vec<_>>()
    };
    let whole = unusual(&content(&mut Highest));
    assert!(whole.contains(&Unusual::Kinds { has: 5 }));
    assert!(whole.contains(&Unusual::Imports { asks: 6 }));
    assert!(whole.contains(&Unusual::AsksNoMore) && whole.contains(&Unusual::SameShops));
    let any = |is: fn(&Unusual) -> bool| whole.iter().any(is);
    assert!(any(|unusual| matches!(unusual, Unusual::SameOrder { .. })));
    assert!(any(|unusual| matches!(unusual, Unusual::SameCard { .. })));
    assert!(any(|unusual| matches!(unusual, Unusual::SameGoal { .. })));
    assert!(unusual(&content(&mut Lowest)).contains(&Unusual::Imports { asks: 0 }));
    assert!(unusual(&content(&mut Chance::new(Seed(7)))).contains(&Unusual::AsksLess));
    let text = document(&mut Highest).to_string();
    for (kind, most) in MOST {
        assert!(text.contains(&format!("\"{kind}\":{most}")), "{kind}");
    }
}

#[test]
fn the_highest_numbers_are_played_with() {
    let content = content(&mut Highest);
    assert_eq!((content.areas[0].rates, content.areas[11].points_at_five), ([9; 5], 30));
    let ended: usize = (0..4).map(|seed| play(&content, LONGEST / 10, seed)).sum();
    assert!(ended > 12, "{ended} of 24 games were played to their end");
}

#[test]
fn the_lowest_numbers_are_played_with() {
    let content = content(&mut Lowest);
    assert_eq!((content.areas[0].rates, content.areas[11].points_at_five), ([0; 5], 0));
    // Nothing yields anything: such a game may never end.
    for seed in 0..4 {
        play(&content, 700, seed);
    }
}

#[test]
fn any_numbers_that_are_allowed_are_played_with() {
    let any = |seed| content(&mut Chance::new(Seed(seed)));
    let ended: usize = (0..16).map(|seed| play(&any(seed), LONGEST / 10, seed)).sum();
    assert!(ended > 48, "{ended} of 96 games were played to their end");
}

#[test]
fn computer_players_and_words_cope_with_any_numbers() {
    let words = Words::default();
    let contents = [
        content(&mut Highest),
        content(&mut Lowest),
        content(&mut Chance::new(Seed(7))),
    ];
    for content in contents {
        let game = game(&content, 3);
        let names = Names::new(words, &[]);
        let space = game.move_space();
        let mut step = 0;
        walk::walk(&game, 1, 600, |state, legal| {
            step += 1;
            if step % 100 == 50 && !legal.is_empty() {
                let view = game.view(state, Some(state.table.active));
                let choice = Opponent::Greedy.choose(&game, &view, Seed(step));
                assert!(choice.is_some_and(|action| legal.contains(&action)));
            }
            let action = space[step as usize * 7919 % space.len()];
            if let Some(forbidden) = game.why_not(state, action) {
                assert_sentence(&words.speech(&game, &state.table, &names).refusal(&forbidden));
            }
            assert!(
                Seat::all(3)
                    .all(|seat| game.score(&state.table)[seat].total() >= i32::from(state.table.seats[seat].points))
            );
        });
    }
}

#[test]
fn a_game_of_own_printed_values_is_saved_and_opened() {
    let content = content(&mut Highest);
    let mut sitting = Sitting::new(game(&content, 4), Seed(3));
    let mut chance = Chance::new(Seed(4));
    for _ in 0..800 {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            break;
        }
        sitting
            .play(walk::draw(&moves, 1, &mut chance))
            .expect("a legal move plays");
    }
    let text = Record::of(&sitting).to_json();
    let record = Record::parse(&text).expect("a record");
    assert!(record.open(&[]).is_err(), "the values are not at hand");
    let reread = Content::from_json(&content.to_json()).expect("a document reads as it is written");
    assert_eq!(record.open(&[reread]).expect("now they are").state(), sitting.state());
}
