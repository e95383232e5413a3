//! Lessons: a small one is read to its end, what it points at is there, and what is wrong with one is told with its step and place.

mod said;

use meiji::document::Wrong;
use meiji::duel::components::{Criterion, Place, Support};
use meiji::duel::course::Category;
use meiji::duel::lesson::{Lesson, LessonError, Walk};
use meiji::duel::record::Record;
use meiji::duel::table::{Deck, Sight, Target, Thing};
use meiji::duel::{Ask, Duel, Move, Refusal};
use meiji::game::Seat;
use meiji::lesson::{Answer, LessonFlaw, find};
use meiji::short::Typed;
use meiji::table::target::Control;
use meiji::words::{Language, Words};
use serde_json::{Value, json};

/// A small lesson, to be changed.
fn small() -> Value {
    serde_json::from_str(include_str!("small.json")).expect("it is JSON")
}

/// One that begins with a deal: the first Orders are chosen.
fn first_orders() -> Value {
    serde_json::from_str(include_str!("deal.json")).expect("it is JSON")
}

fn read(document: &Value) -> Result<Lesson, LessonError> {
    Lesson::from_json(&document.to_string(), &[])
}

fn walk(document: &Value) -> Walk {
    Walk::new(read(document).unwrap_or_else(|error| panic!("{error}")))
}

/// A move in the short notation.
fn short(walk: &Walk, text: &str) -> Move {
    let sitting = walk.sitting();
    let read = sitting.game().read_short(&sitting.view(sitting.asked()), text);
    read.unwrap_or_else(|_| panic!("{text} is a move"))
}

/// Makes a right move.
fn make(walk: &mut Walk, text: &str) {
    let action = short(walk, text);
    assert_eq!(walk.attempt(action), Answer::Right, "{text}");
}

fn id(walk: &Walk) -> &str {
    walk.step().map_or("end", |step| step.id())
}

#[test]
fn the_lesson_goes_on_with_each_right_move_and_the_other_plays_meanwhile() {
    let mut walk = walk(&small());
    assert_eq!((id(&walk), walk.lesson().reader()), ("welcome", Seat(0)));
    assert!(walk.on());
    make(&mut walk, ">si");
    assert_eq!((id(&walk), walk.required()), ("silk", Some(short(&walk, "+1"))));
    make(&mut walk, "+1");
    let asked = walk.sitting().decision().map(|decision| (decision.seat, decision.ask));
    assert_eq!(asked, Some((Seat(0), Ask::End)), "a person declares the end of a turn");
    make(&mut walk, ".");
    assert_eq!(id(&walk), "again");
    let table = &walk.sitting().state().table;
    assert_eq!((table.active, table.turn), (Seat(0), 2), "the other has played");
    assert_eq!(table.seats[Seat(1)].cards[0].at, Some(Place::TeaPlantation));
    assert!(walk.on() && walk.step().is_none() && !walk.on());
    assert!(walk.sitting().is_practice());
    let record = Record::parse(&Record::of(walk.sitting()).to_json()).and_then(|record| record.open(&[]));
    assert_eq!(record.expect("it opens").state(), walk.sitting().state());
}

#[test]
fn a_move_that_branches_leads_elsewhere_and_back_leads_to_before_it() {
    let mut walk = walk(&small());
    walk.on();
    let before = *walk.sitting().state();
    make(&mut walk, ">te");
    assert_eq!(id(&walk), "tea");
    for text in [".", "."] {
        make(&mut walk, text);
    }
    assert_eq!(id(&walk), "again");
    assert!(walk.back() && walk.back() && walk.back());
    assert_eq!((*walk.sitting().state(), id(&walk)), (before, "place"));
}

#[test]
fn a_wrong_move_is_answered_and_not_played() {
    let mut walk = walk(&small());
    walk.on();
    let said = |walk: &mut Walk, text: &str| {
        let (action, played) = (short(walk, text), walk.sitting().played());
        let answer = match walk.attempt(action) {
            Answer::Right => "right".to_owned(),
            Answer::Wrong(text) => text.map_or("", |text| text.within("en")).to_owned(),
            Answer::Unasked => "nothing is asked".to_owned(),
            Answer::Illegal(forbidden) => {
                assert_eq!(forbidden.refusal, Refusal::NoTrader);
                "illegal".to_owned()
            }
        };
        assert_eq!(walk.sitting().played(), played);
        answer
    };
    assert_eq!(said(&mut walk, ">ba"), "The Bank comes later.");
    assert_eq!(said(&mut walk, ">po"), "Not there.");
    assert_eq!(said(&mut walk, "*si"), "illegal");
    assert_eq!(
        walk.hint().map(|text| text.within("fr").to_owned()).as_deref(),
        Some("It gives silk.")
    );
}

#[test]
fn what_is_shown_is_there_for_its_reader_alone() {
    let walk = walk(&small());
    let view = walk.sitting().view(Some(Seat(0)));
    let orders: Vec<_> = view.hand.orders.iter().collect();
    assert_eq!(
        walk.shown(),
        [
            Target::Thing(Thing::Card(1)),
            Target::Thing(Thing::Support(Support::One)),
            Target::Thing(Thing::Order(orders[1])),
            Target::Thing(Thing::Place(Place::SilkMill)),
            Target::Thing(Thing::Church(5)),
            Target::Thing(Thing::Technology(4)),
            Target::Thing(Thing::Bonus(2)),
            Target::Player(Seat(1)),
        ]
    );
    let game = walk.sitting().game();
    let named = |name: &str| find(game, &view, name);
    assert_eq!(
        named("order-deck"),
        Some(Target::Thing(Thing::Sight(Sight::Deck(Deck::Orders))))
    );
    assert_eq!(named("undo"), Some(Target::Control(Control::Undo)));
    assert_eq!(named("question"), Some(Target::Question));
    assert_eq!(named("move/>te"), Some(Target::Move(Move::Go(Place::TeaPlantation))));
    for (name, sight) in [
        ("criterion/church", Sight::Criterion(Criterion::Church)),
        ("score/technology-bonus", Sight::Category(Category::TechnologyBonus)),
        ("round", Sight::Round),
    ] {
        assert_eq!(named(name), Some(Target::Thing(Thing::Sight(sight))), "{name}");
    }
    for absent in [
        "silk-mill/house",
        "silk-mill/shop1",
        "silk-mill/shop3",
        "silk-mill/1",
        "church/7",
        "laboratory/0",
        "bonus/4",
        "card/5",
        "support/2",
        "support/3",
        "order/3",
        "looked/1",
        "technology/tram",
        "technology/x",
        "trader",
        "trader/1",
        "station",
        "player/3",
        "criterion/yen",
        "score/traders",
        "round/1",
        "move/*si",
        "move/x",
        "question/1",
        "undo/1",
        "",
    ] {
        assert_eq!(named(absent), None, "{absent}");
    }
    // Who looks on has no cards.
    let onlooker = walk.sitting().view(None);
    for own in ["card/1", "support/1", "order/1", "move/>te"] {
        assert!(named(own).is_some() && find(game, &onlooker, own).is_none(), "{own}");
    }
}

#[test]
fn what_was_built_and_won_can_be_shown() {
    let mut document = small();
    document["start"]["position"]["places"] = json!({"silk-mill": {"shops": [1], "house": 0}});
    document["start"]["position"]["station"] = json!("bank");
    document["start"]["position"]["seats"] = json!([{"technologies": ["station", "tram"]}, {}]);
    document["steps"][0]["show"] = json!(["silk-mill/house", "silk-mill/shop2", "station", "technology/tram"]);
    let walk = walk(&document);
    let shown = walk.shown();
    assert_eq!(
        shown[..2],
        [Thing::House(Place::SilkMill), Thing::Shop(Place::SilkMill, Seat(1))].map(Target::Thing)
    );
    assert_eq!(shown[2], Target::Thing(Thing::Sight(Sight::Station)));
    assert!(matches!(shown[3], Target::Thing(Thing::Owned(_))));
}

#[test]
fn a_lesson_begins_with_a_deal_or_in_the_middle_of_a_record_too() {
    let mut deal = walk(&first_orders());
    assert_eq!(deal.lesson().reader(), Seat(1), "who is asked first");
    make(&mut deal, "u2");
    assert!(deal.step().is_none());
    let record: Value = serde_json::from_str(&Record::of(deal.sitting()).to_json()).expect("JSON");
    let mut of_record = first_orders();
    of_record["start"] = json!({"record": record, "at": 0});
    assert_eq!(
        walk(&of_record).sitting().state(),
        walk(&first_orders()).sitting().state()
    );
}

#[test]
fn a_lesson_about_another_game_is_refused() {
    let refused = |document: Value| {
        let error = read(&document).map(|_| ()).expect_err("another game's");
        (error.path, error.flaw)
    };
    let mut other = first_orders();
    other["start"]["game"] = json!("yokohama");
    let (path, flaw) = refused(other.clone());
    assert!(path == "start.game" && matches!(flaw, LessonFlaw::Form(Wrong::NotOneOf { .. })));
    other["start"].as_object_mut().expect("an object").remove("game");
    let missing = LessonFlaw::Form(Wrong::Missing { field: "game" });
    assert_eq!(refused(other), ("start".to_owned(), missing));
    let yokohama = meiji::yokohama::lesson::Lesson::from_json(&first_orders().to_string(), &[]);
    assert_eq!(yokohama.map(|_| ()).expect_err("Duel's").path, "start.game");
}

#[test]
fn what_is_wrong_with_a_lesson_is_told_with_its_step_and_place() {
    let fault = |place: &str, value: Value| {
        let mut document = small();
        *document.pointer_mut(place).expect("it is there") = value;
        let error = read(&document).map(|_| ()).expect_err(place);
        for language in Language::all() {
            let told = Words::new(language).lesson_fault::<Duel>(&error);
            assert!(
                told.ends_with('.') && told.len() > 20 && !told.contains(['{', '}']),
                "{told}"
            );
            assert!(error.step.iter().all(|step| told.contains(step)), "{told}");
        }
        (error.step.unwrap_or_default(), error.path, error.flaw)
    };
    let (step, path, flaw) = fault("/steps/2/must", json!("+2; ."));
    assert_eq!((&*step, &*path), ("silk", "steps[2].must"));
    let LessonFlaw::Illegal { text, forbidden } = flaw else {
        panic!("{flaw:?}")
    };
    assert_eq!(
        (&*text, forbidden.refusal),
        ("+2", Refusal::NoSupport { support: Support::Two })
    );
    let none = |text: &str| LessonFlaw::NotAMove { text: text.to_owned() };
    let told = |step: &str, path: &str, flaw| (step.to_owned(), path.to_owned(), flaw);
    assert_eq!(
        fault("/steps/2/must", json!("fly")),
        told("silk", "steps[2].must", none("fly"))
    );
    assert_eq!(
        fault("/steps/1/may", json!([">xx"])),
        told("place", "steps[1].may", none(">xx"))
    );
    assert_eq!(
        fault("/steps/1/may", json!(["k31"])),
        told("place", "steps[1].may", none("k31"))
    );
    assert_eq!(
        fault("/steps/2/then", json!([">xx"])),
        told("silk", "steps[2].then[0]", none(">xx"))
    );
    let gone = LessonFlaw::NoThing {
        name: "card/1".to_owned(),
    };
    assert_eq!(
        fault("/steps/5/show", json!(["card/1"])),
        told("again", "steps[5].show[0]", gone)
    );
    assert_eq!(
        fault("/steps/3/may", json!(["bo1"])),
        told("tea", "steps[3].may", LessonFlaw::NoMove)
    );
    let unseen = LessonFlaw::NoThing {
        name: "looked/1".to_owned(),
    };
    assert_eq!(
        fault("/steps/0/show", json!(["looked/1"])),
        told("welcome", "steps[0].show[0]", unseen)
    );
}
