//! What the lessons that come with the game say of what their reader has: it comes of the moves, and of nothing in their documents.

use meiji::duel::components::{Resource, Support};
use meiji::duel::course::Category;
use meiji::game::Seat;
use meiji::lesson::Answer;

use super::{Walk, id, make, short, walk};

/// Lessons, each with the steps that name figures, and what these are when the reader comes to them. `other` before one is the other
/// player's.
const SAID: [(&str, &[(&str, &str)]); 12] = [
    (
        "turn",
        &[
            ("support", "influence 1, tea 1"),
            ("order", "influence 2, tea 3, silk 1"),
            (
                "reward",
                "plus-one 1, tea 1, silk 0, score/orders 3, score/most-orders 6",
            ),
            ("save", "influence 2, fish 1"),
            ("second", "fish 3, tea 1, yen 3"),
            ("laboratory", "yen 5, hand 0"),
            ("technology", "influence 3"),
            ("learned", "yen 3, technologies 1"),
            ("bonus", "influence 5, silk 4, plus-one 0"),
            ("upgrade", "score/shops 1"),
        ],
    ),
    (
        "influence",
        &[
            ("four", "influence 4, silk 4, yen 3"),
            ("two", "influence 2, fish 3, yen 3, other yen 3"),
            ("copper", "influence 4, copper 3"),
            ("take", "influence 4"),
        ],
    ),
    (
        "support",
        &[
            ("hand", "plus-one 3, plus-two 1"),
            ("five", "influence 5, fish 6"),
            ("full", "plus-one 3, plus-two 1, tea 1"),
            ("all", "influence 7, tea 6"),
        ],
    ),
    (
        "orders",
        &[
            ("moment", "hand 3, yen 0, imports 0"),
            ("second", "yen 2"),
            ("under", "hand 3, yen 0"),
            ("complete", "influence 4, silk 4, fish 2, yen 0"),
            ("points", "yen 0, completed 2, score/orders 8, score/most-orders 6"),
        ],
    ),
    (
        "traders",
        &[
            ("ready", "traders 1, church 2"),
            ("used", "traders 0, copper 1, plus-one 1"),
            ("third", "copper 1, silk 1, tea 2, completed 2"),
            ("recruited", "traders 1, imports 1, completed 3"),
            ("bonus", "influence 5, silk 4, plus-one 0"),
            ("build", "yen 4"),
            ("done", "traders 0, yen 0, score/houses 5"),
        ],
    ),
    (
        "trade",
        &[
            ("bank", "yen 1"),
            ("four", "yen 4"),
            ("sell", "yen 0, imports 1, silk 2"),
            ("buy", "yen 2, silk 1"),
            ("order", "copper 1, tea 2, yen 0"),
            ("last", "yen 2, fish 0"),
        ],
    ),
    (
        "laboratory",
        &[
            ("price", "influence 4, yen 8, imports 1"),
            (
                "points",
                "yen 2, imports 0, technologies 3, traders 1, score/technologies 8",
            ),
            ("sum", "production 18, other production 10, score/technology-bonus 6"),
            ("gaps", "other technologies 3"),
            ("fourth", "influence 5, yen 2"),
            ("bonus", "yen 0, technologies 4"),
        ],
    ),
    (
        "technologies",
        &[
            ("six", "yen 1, technologies 6"),
            ("stock", "yen 2"),
            ("tram", "yen 4, silk 0"),
            ("calls", "influence 4"),
            ("seven", "influence 7, yen 8"),
            ("used", "fish 1"),
            ("fish", "fish 4, plus-one 0"),
        ],
    ),
    (
        "church",
        &[
            ("five", "influence 3"),
            ("give", "influence 5, imports 3"),
            ("taken", "yen 2, tea 1, traders 1, church 2, score/church 9"),
            ("end", "imports 3, turned 0"),
            ("three", "influence 4, imports 0, turned 3, traders 2, score/turned 12"),
        ],
    ),
    (
        "building",
        &[
            ("house", "influence 4, fish 5, yen 4"),
            ("one", "yen 0, score/houses 5"),
            ("rent", "yen 1"),
            ("shop", "influence 4, yen 5, other yen 1"),
            ("last", "score/shops 1"),
            ("first", "yen 5"),
            ("both", "influence 4, fish 9"),
        ],
    ),
    (
        "setup",
        &[
            ("orders", "yen 3, plus-one 1, other yen 4, other plus-one 2"),
            ("hand", "hand 2, copper 1, silk 1, tea 1, fish 1"),
        ],
    ),
    (
        "ending",
        &[
            ("behind", "total 18, other total 45"),
            ("most", "completed 2, other completed 3, other score/most-orders 6"),
            ("tie", "fish 4"),
            (
                "house",
                "yen 7, score/yen 3, completed 3, imports 1, other score/most-orders 0",
            ),
            ("turn", "traders 1, score/houses 10, score/yen 1"),
            ("bonus", "influence 5, silk 4"),
            ("shop", "completed 4, yen 5, score/yen 2, score/shops 1"),
            ("equal", "yen 4, score/yen 2, score/shops 2, score/most-orders 6"),
            ("trader", "production 9, other production 9"),
            ("technology", "influence 3"),
            (
                "customs",
                "production 12, score/technology-bonus 6, traders 1, imports 1",
            ),
            ("end", "score/turned 4"),
        ],
    ),
];

/// A figure of a seat by its name here.
fn figure(walk: &Walk, seat: Seat, name: &str) -> i32 {
    let (game, table) = (walk.sitting().game(), &walk.sitting().state().table);
    let player = &table.seats[seat];
    let score = game.score(table)[seat];
    if let Some(line) = name.strip_prefix("score/") {
        let named = |category: &Category| serde_json::to_value(category).is_ok_and(|name| name == line);
        let category = Category::ALL.into_iter().find(named);
        let category = category.unwrap_or_else(|| panic!("no line of the score is called {line}"));
        return score.lines()[category as usize];
    }
    let count = match name {
        "influence" => table.action().influence.into(),
        "yen" => player.yen,
        "copper" => player.has(Resource::Copper),
        "silk" => player.has(Resource::Silk),
        "tea" => player.has(Resource::Tea),
        "fish" => player.has(Resource::Fish),
        "imports" => player.imports,
        "turned" => player.turned,
        "plus-one" => player.supports(Support::One).into(),
        "plus-two" => player.supports(Support::Two).into(),
        "hand" => player.orders_in_hand.into(),
        "completed" => player.completed.len().into(),
        "technologies" => player.technologies.len().into(),
        "production" => game.production(player),
        "church" => player.church.len().into(),
        "traders" => player.traders.into(),
        "total" => return score.total(),
        other => panic!("no figure is called {other}"),
    };
    count.into()
}

/// Holds what a step says against the table.
fn hold(walk: &Walk, lesson: &str, step: &str, figures: &str) {
    for said in figures.split(", ") {
        let (seat, said) = match said.strip_prefix("other ") {
            Some(said) => (Seat(1), said),
            None => (Seat(0), said),
        };
        let (name, amount) = said.split_once(' ').expect("a name and an amount");
        let amount: i32 = amount.parse().expect("a number");
        assert_eq!(figure(walk, seat, name), amount, "{lesson}, {step}: {name}");
    }
}

/// A lesson that comes with the game.
fn shipped(name: &str) -> Walk {
    let path = format!("{}/lessons/duel/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    walk(&serde_json::from_str(&text).expect("it is JSON"))
}

/// Reads on to the next step that asks, or makes a move that it takes: the one in the short notation, or the first.
fn go_on(walk: &mut Walk, choice: Option<&str>) {
    if walk.on() {
        return;
    }
    let mut moves = walk.sitting().legal_moves();
    let wanted = choice.map(|text| short(walk, text)).or_else(|| walk.required());
    moves.retain(|action| wanted.is_none_or(|wanted| wanted == *action));
    let made = moves.into_iter().any(|action| walk.attempt(action) == Answer::Right);
    assert!(made, "{}", id(walk));
}

#[test]
fn what_the_lessons_say_comes_of_their_moves() {
    for (name, steps) in SAID {
        let mut walk = shipped(name);
        let mut steps = steps.iter().peekable();
        while walk.step().is_some() {
            if let Some((step, figures)) = steps.next_if(|(step, _)| *step == id(&walk)) {
                hold(&walk, name, step, figures);
            }
            go_on(&mut walk, None);
        }
        assert_eq!(steps.next(), None, "{name}");
    }
}

/// The way that the lesson of Support cards offers besides.
#[test]
fn the_other_support_card_leads_to_what_the_lesson_says_of_it() {
    let mut walk = shipped("support");
    while id(&walk) != "which" {
        go_on(&mut walk, None);
    }
    make(&mut walk, "+2");
    assert_eq!(id(&walk), "six");
    hold(&walk, "support", "six", "influence 6, fish 6");
    go_on(&mut walk, None);
    hold(&walk, "support", "full", "plus-one 4, plus-two 0, yen 2");
}

/// Whatever Bonus card is chosen in the last turn, the reader wins, as the lesson says.
#[test]
fn the_lesson_of_the_end_is_won_whatever_is_chosen() {
    for card in ["bo1", "bo2", "bo3"] {
        let mut walk = shipped("ending");
        while walk.step().is_some() {
            let choice = (id(&walk) == "bonus").then_some(card);
            go_on(&mut walk, choice);
        }
        assert!(walk.sitting().decision().is_none(), "the game is over");
        let [reader, other] = [Seat(0), Seat(1)].map(|seat| figure(&walk, seat, "total"));
        assert!(reader > other, "{card}: {reader} to {other}");
    }
}
