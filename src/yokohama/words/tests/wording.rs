//! What is said reads well and fits where it stands.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::*;
use crate::yokohama::components::*;
use crate::yokohama::content::{Goal, Reward};
use crate::yokohama::{Forbidden, Placed, Refusal, Stage, Toll, View};

#[test]
fn a_refusal_reads_as_a_person_would_say_it() {
    let game = game(2);
    let table = game.deal(Seed(3)).table;
    let say = |refusal, chapter| {
        Words::default()
            .speech(&game, &table, &names())
            .refusal(&Forbidden { refusal, chapter })
    };
    assert_eq!(
        say(
            Refusal::TooDear {
                what: Resource::Yen,
                needs: 2,
                has: 1
            },
            Chapter::Movement
        ),
        "It takes ¥2 and you have ¥1. ¥1 more would do. (Rulebook: 2. Movement step)"
    );
    assert_eq!(
        say(Refusal::PowerShort { allows: 1, asks: 3 }, Chapter::Customs),
        "The space asks for 3 imported goods; your Power lets you pay 1. Power 4 would do. (Rulebook: Customs)"
    );
    assert_eq!(
        say(Refusal::MustChoose, Chapter::Setup),
        "This has to be answered before you go on. First: Which Order do you keep? (Rulebook: Game Setup)"
    );
}

/// Postal System: the President may end in an occupied Area, and the question does not say otherwise.
#[test]
fn the_question_where_to_move_knows_the_postal_system() {
    let game = game(2);
    let mut table = game.deal(Seed(3)).table;
    table.stage = Stage::Movement;
    let detail = |table: &Table| {
        let decision = table.decision().expect("the movement step asks");
        Words::default()
            .speech(&game, table, &names())
            .question(decision)
            .detail
    };
    assert!(detail(&table).contains("no other President"));
    let active = table.active;
    table.seats[active].titles.insert(Title::PostalSystem);
    assert!(detail(&table).contains("an occupied one too"));
}

/// Words that could mean the same Area as well as an adjacent one, by language.
const EITHER: [(&str, &[&str]); 3] = [
    ("en", &["beside", "neighbour", "neighbours", "next to"]),
    ("fr", &["auprès", "à côté", "voisin", "voisins"]),
    (
        "pl",
        &[
            "obok",
            "przylega",
            "przylegają",
            "styka",
            "stykają",
            "sąsiada",
            "sąsiadów",
        ],
    ),
];

/// Every text of a document, each with the name of its field.
fn texts<'a>(field: &'a str, value: &'a Value, found: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::String(text) => found.push((field, text)),
        Value::Array(rows) => rows.iter().for_each(|row| texts(field, row, found)),
        Value::Object(fields) => fields.iter().for_each(|(field, value)| texts(field, value, found)),
        _ => {}
    }
}

/// Movement, Telegram, Postal System: an Area is adjacent to another, or it is occupied. No word that could mean either is said in
/// the game, in a lesson or in a worked example.
#[test]
fn an_adjacent_area_is_not_called_like_the_same_one() {
    let read = |path: &Path| -> Value { serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap() };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = |name| fs::read_dir(root.join(name)).unwrap().map(|file| file.unwrap().path());
    // Those of other games lie in folders beside them.
    let told: Vec<Value> = folder("lessons")
        .chain(folder("worked"))
        .filter(|path| path.is_file())
        .map(|path| read(&path))
        .collect();
    for (tag, words) in EITHER {
        let rooms = ["src/words/languages", "src/yokohama/words"];
        let catalogues = rooms.map(|room| read(&root.join(room).join(tag).with_extension("json")));
        let mut found = Vec::new();
        told.iter().for_each(|document| texts("", document, &mut found));
        found.retain(|(field, _)| *field == tag);
        assert!(found.len() > 100, "{tag}: the lessons tell little");
        catalogues.iter().for_each(|catalogue| texts("", catalogue, &mut found));
        for (_, text) in found {
            let letters = |letter: char| if letter.is_alphabetic() { letter } else { ' ' };
            let spoken = format!(" {} ", text.to_lowercase().chars().map(letters).collect::<String>());
            let odd = words.iter().find(|word| spoken.contains(&format!(" {word} ")));
            assert_eq!(odd, None, "{tag}: {text}");
        }
    }
}

/// Remainder scoring: an unused Foreign Agent is worth a point, a Free Agent none.
#[test]
fn a_free_agent_promises_no_point() {
    let game = game(2);
    let view = game.view(&game.deal(Seed(3)), Some(Seat(0)));
    let promises = |agent| {
        let hint = Words::default()
            .speech(&game, &view.table, &names())
            .hint(view.seat, Subject::Agent(agent));
        hint.lines.iter().any(|line| line.contains("1 point"))
    };
    assert!(promises(Agent::Foreign(Country::Dutch)));
    assert!(!promises(Agent::Free));
    assert!(!promises(Agent::Reward));
}

/// Laboratory: the 4th Technology and each later one cost a point more.
#[test]
fn who_owns_three_technologies_is_told_that_the_next_one_costs_more() {
    let game = game(2);
    let mut view = game.view(&game.deal(Seed(3)), Some(Seat(0)));
    let told = |view: &View| {
        let subject = Subject::Laboratory(0, 0);
        let lines = Words::default()
            .speech(&game, &view.table, &names())
            .hint(view.seat, subject)
            .lines;
        lines.iter().any(|line| line.contains("4th"))
    };
    let mut deck = (0..TECHNOLOGIES as u8).map(TechnologyId);
    assert!(!told(&view));
    for _ in 0..3 {
        view.table.seats[Seat(0)]
            .technologies
            .insert(deck.next().expect("a card"));
    }
    assert!(told(&view));
    view.seat = Some(Seat(1));
    assert!(!told(&view), "another's cards cost the viewer nothing");
}

/// Legal moves at their own question fit on a button.
#[test]
fn labels_are_short() {
    let names = called(["Konstantinos", "Wilhelmina", "Theodora", "Maximilian"]);
    for players in 2..=4 {
        let game = game(players);
        let mut state = game.deal(Seed(7));
        let (mut chance, mut moves) = (Chance::new(Seed(7)), Vec::new());
        for _ in 0..2_000 {
            if game.decision(&state).is_none() {
                break;
            }
            game.legal_moves(&state, &mut moves);
            for &action in &moves {
                let label = Words::default().speech(&game, &state.table, &names).action(action);
                let most = if matches!(action, Move::Go(_, toll) if toll.yen() > 1) {
                    52
                } else {
                    36
                };
                assert!(label.chars().count() <= most, "{label}");
            }
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut ());
        }
    }
}

#[test]
fn going_on_is_called_by_what_it_means() {
    let game = game(2);
    let mut table = game.deal(Seed(1)).table;
    let mut called = |stage| {
        table.stage = stage;
        Words::default().speech(&game, &table, &names()).action(Move::GoOn)
    };
    assert_eq!(called(Stage::Before), "To the main action");
    assert_eq!(called(Stage::Placement(Placed::default())), "No Assistants");
    assert_eq!(
        called(Stage::Placement(Placed {
            count: 1,
            ..Placed::default()
        })),
        "Done placing"
    );
    assert_eq!(called(Stage::Laboratory), "No Technology");
    assert_eq!(called(Stage::Bonus), "No bonus");
    assert_eq!(called(Stage::Construction), "Build nothing");
    assert_eq!(called(Stage::After), "End turn");
}

#[test]
fn names_fit_where_they_stand() {
    let words = Words::default();
    for area in Area::ALL {
        assert!(
            words.area_short(area).chars().count() <= 11,
            "{}",
            words.area_short(area)
        );
        whole(words.area(area));
    }
    for title in Title::ALL {
        assert!(
            words.effect_short(title).chars().count() <= 26,
            "{}",
            words.effect_short(title)
        );
        whole(words.effect(title));
        whole(words.title(title));
    }
}

#[test]
fn every_effect_is_there_in_each_length_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        for title in Title::ALL {
            let line = words.effect_line(title);
            let others = [words.effect(title), words.effect_short(title)];
            assert!(
                (1..=42).contains(&line.chars().count()),
                "{language:?} {title:?}: {line}"
            );
            assert!(others.iter().all(|text| !text.is_empty()), "{language:?} {title:?}");
        }
    }
}

/// Two boards of one Area are told apart wherever they lie.
#[test]
fn every_board_has_a_name_of_its_own() {
    for seed in 0..50 {
        let table = game(4).deal(Seed(seed)).table;
        let mut all: Vec<String> = table
            .places()
            .map(|place| Words::default().place(&table, place))
            .collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 18);
    }
}

#[test]
fn one_is_singular_and_the_rest_is_plural() {
    let words = Words::default();
    let said = [0, 1, 2, 21].map(|count| words.pieces(Piece::TradingHouse, count));
    assert_eq!(
        said,
        [
            "0 Trading Houses",
            "1 Trading House",
            "2 Trading Houses",
            "21 Trading Houses"
        ]
    );
    assert_eq!(words.amount(Resource::Points, 1), "1 point");
    assert_eq!(words.amount(Resource::Import, 2), "2 imported goods");
    assert_eq!(words.amount(Resource::Copper, 2), "2 copper");
}

#[test]
fn lists_and_rewards_read_well() {
    let words = Words::default();
    let list = |items: &[&str]| words.list(items.iter().map(|item| (*item).to_owned()));
    assert_eq!(list(&[]), "");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    let reward = Reward {
        points: 5,
        movements: 2,
        tea: 1,
        ..Reward::default()
    };
    assert_eq!(words.reward(&reward), "1 tea, 5 points and 2 movements of an Assistant");
    assert_eq!(words.reward_short(&reward), "1 tea, 5 points, 2 moves");
    assert_eq!(words.reward(&Reward::default()), "nothing");
    assert_eq!(
        words.goal(&Goal::Areas {
            production: 0,
            commercial: 4
        }),
        "Build in 4 Commercial Areas"
    );
    assert_eq!(
        words.goal(&Goal::Areas {
            production: 2,
            commercial: 3
        }),
        "Build in 2 Production and 3 Commercial Areas"
    );
}

/// Area Action step: the worked example of the rulebook, President, 3 Assistants and a Shop in the Silk Mill.
#[test]
fn power_is_spelt_out() {
    let game = game(2);
    let mut table = game.deal(Seed(1)).table;
    let place = table
        .places()
        .find(|&place| table.board(place).area == Area::SilkMill)
        .unwrap();
    table.boards[place.index()].assistants[table.active] = 3;
    table.boards[place.index()].shops[0] = Some(table.active);
    let prospect = Words::default()
        .speech(&game, &table, &names())
        .prospect(Move::Go(place, Toll::FREE))
        .unwrap();
    assert_eq!(prospect.title, "Move your President to the Silk Mill?");
    assert_eq!(
        prospect.detail,
        "3 Assistants + President + Shop = Power 5. You would get: 4 silk"
    );
}

/// Copper Mine with Mining Technology, and a Port at Power 5: what is foretold is what will be gained.
#[test]
fn what_a_move_would_give_counts_technologies_and_points() {
    let game = game(2);
    let mut table = game.deal(Seed(1)).table;
    let seat = table.active;
    let place_of = |table: &Table, area| table.places().find(|&place| table.board(place).area == area).unwrap();
    let told = |table: &Table, place| {
        let going = Move::Go(place, Toll::FREE);
        Words::default()
            .speech(&game, table, &names())
            .prospect(going)
            .unwrap()
            .detail
    };
    let mine = place_of(&table, Area::CopperMine);
    table.boards[mine.index()].assistants[seat] = 3;
    assert!(
        told(&table, mine).ends_with("You would get: 2 copper"),
        "{}",
        told(&table, mine)
    );
    table.seats[seat].titles.insert(Title::MiningTechnology);
    assert!(
        told(&table, mine).ends_with("You would get: 3 copper"),
        "{}",
        told(&table, mine)
    );
    table.boards[mine.index()].assistants[seat] = 1;
    assert!(
        !told(&table, mine).contains("copper"),
        "nothing is not made more: {}",
        told(&table, mine)
    );

    let port = place_of(&table, Area::PortA);
    table.boards[port.index()].assistants[seat] = 4;
    assert!(told(&table, port).ends_with("+ 3 points"), "{}", told(&table, port));
    table.boards[port.index()].assistants[seat] = 3;
    assert!(!told(&table, port).contains("points"), "{}", told(&table, port));
}

/// Technology Cards: with the Newspaper four Assistants may be placed, and Telegram adds one beside two.
#[test]
fn placement_counts_with_the_technologies_owned() {
    let game = game(2);
    let mut table = game.deal(Seed(1)).table;
    let seat = table.active;
    let ask = |table: &Table, placed| {
        let ask = crate::yokohama::Ask::Placement(placed);
        let decision = crate::yokohama::Decision { seat, ask };
        Words::default().speech(&game, table, &names()).question(decision).title
    };
    let three = Placed {
        count: 3,
        ..Placed::default()
    };
    let pair = Placed {
        count: 2,
        pair: table.places().next(),
        ..Placed::default()
    };
    assert_eq!(ask(&table, Placed::default()), "Place up to 3 Assistants");
    assert_eq!(ask(&table, three), "Done placing?");
    assert_eq!(ask(&table, pair), "Done placing?");
    table.seats[seat].titles.insert(Title::Newspaper);
    table.seats[seat].titles.insert(Title::Telegram);
    assert_eq!(ask(&table, Placed::default()), "Place up to 4 Assistants");
    assert_eq!(ask(&table, three), "Place Assistants: 3 of 4 placed");
    assert_eq!(ask(&table, pair), "Place Assistants: 2 of 3 placed");
    table.seats[seat].hand.assistants = 0;
    assert_eq!(ask(&table, three), "Done placing?");
}
