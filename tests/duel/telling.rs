//! What is told of a game: its story, its end, what decided it; and what its box holds.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::duel::components::{Exchange, Place, Resource, Support, Title};
use meiji::duel::content::Content;
use meiji::duel::course::Course;
use meiji::duel::position::SCHEMA;
use meiji::duel::words::inventory::inventory;
use meiji::duel::{Actor, Duel, Event, Move, Options, Why};
use meiji::game::{Game as _, Happening as _, Seat};
use meiji::printed::Edition as _;
use meiji::sitting::Sitting;
use meiji::words::story::{step, story};
use meiji::words::{Language, Names, Words};
use serde_json::Value;

/// A game of random moves, played to its end.
fn played(seed: u64) -> Sitting<Duel> {
    let mut sitting = Sitting::new(Duel::new(Content::first(), Options::new()), Seed(seed));
    let mut chance = Chance::new(Seed(seed));
    while sitting.asked().is_some() {
        let moves = sitting.legal_moves();
        let action = moves[chance.below(moves.len() as u32) as usize];
        sitting.play(action).expect("it is legal");
    }
    sitting
}

#[test]
fn each_move_is_told_by_what_came_of_it_or_else_by_what_was_chosen() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let (mut silent, mut told) = (0, 0);
    for seed in 0..20 {
        let sitting = played(seed);
        for (number, action) in sitting.moves().enumerate() {
            let lines = step(&sitting, number, None, words, &names);
            assert!(
                !lines.is_empty() && lines.iter().all(|line| !line.is_empty()),
                "{action}"
            );
            let events = sitting.events(number, None).take_while(|(other, _)| *other == number);
            match events.count() {
                0 => silent += 1,
                _ => told += 1,
            }
        }
    }
    assert!(silent > 50 && told > 500, "{silent} without an event, {told} with some");
}

/// Whoever reads along is told the same whichever Orders another keeps, puts under the deck or looks at.
#[test]
fn no_line_names_an_order_that_its_reader_may_not_know() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let mut kept = 0;
    for seed in 0..20 {
        let sitting = played(seed);
        for (number, action) in sitting.moves().enumerate() {
            let (Move::Keep(order) | Move::KeepFor(order, _) | Move::Under(order)) = action else {
                continue;
            };
            kept += 1;
            let game = sitting.game();
            let seat = game.decision(sitting.state_at(number)).expect("somebody chose").seat;
            let named = words.speech(game, &sitting.state().table, &names).order(order);
            let says = |reader| {
                let lines = story(&sitting, number..number + 1, reader, words, &names);
                lines
                    .iter()
                    .any(|line| line.text.contains(&named) || line.brief.contains(&named))
            };
            assert!(says(Some(seat)), "its owner knows it");
            assert!(!says(None) && !says(Some(Seat(1 - seat.0))), "{named}");
        }
    }
    assert!(kept > 50, "{kept}");
}

#[test]
fn every_line_has_the_number_of_its_move_and_whose_doing_it_was() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let sitting = played(3);
    let lines = story(&sitting, 0..usize::MAX, Some(Seat(0)), words, &names);
    assert!(lines.len() > 100 && lines.is_sorted_by_key(|line| line.number));
    for line in &lines {
        let event = line.event.expect("each tells of an event");
        assert_eq!(line.seat, event.seat());
        assert_eq!(event, event.seen_by(Some(Seat(0))));
    }
}

/// A turn in a line: its Place, the Influence, and what it brought, whoever reads along.
#[test]
fn a_turn_is_summed_up_by_its_places_and_what_they_brought() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let sitting = played(3);
    let speech = words.speech(sitting.game(), &sitting.state().table, &names);
    let events: Vec<Event> = sitting.events(0, None).map(|(_, event)| event).collect();
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let mut turns = 0;
    let mut met = [0; 4];
    for turn in events.chunk_by(|_, next| !begins(next)).filter(|turn| begins(&turn[0])) {
        let seat = turn[0].seat().expect("it is somebody's");
        let acted: Vec<_> = turn
            .iter()
            .filter_map(|event| match *event {
                Event::Acted {
                    seat: who,
                    place,
                    influence,
                    ..
                } if who == seat => Some((place, influence)),
                _ => None,
            })
            .collect();
        let told = speech.gist(seat, turn.iter().copied());
        assert_eq!(told.is_some(), !acted.is_empty());
        let Some(told) = told else { continue };
        turns += 1;
        assert!(told.starts_with(names.of(seat)), "{told}");
        for (place, influence) in acted {
            let at = format!("{} {influence}", speech.place(place));
            assert!(told.contains(&at), "{at}: {told}");
        }
        for event in turn.iter().filter(|event| event.seat() == Some(seat)) {
            let (kind, text) = match *event {
                Event::Learned { title, .. } => (0, speech.title(title).to_owned()),
                Event::ChurchTaken { .. } => (1, "Church card of ".to_owned()),
                Event::ShopBuilt { .. } => (2, "Shop".to_owned()),
                Event::OrderKept { .. } => (3, "Order".to_owned()),
                _ => continue,
            };
            met[kind] += 1;
            assert!(told.contains(&text), "{text}: {told}");
        }
    }
    assert!(turns >= 30 && met.iter().all(|met| *met > 0), "{turns} {met:?}");
}

/// Course of a turn: what comes before the first action and while a Trader is away belongs to the turn, and to no Place.
#[test]
fn what_comes_before_an_action_and_around_a_trader_is_of_the_whole_turn() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let sitting = played(3);
    let speech = words.speech(sitting.game(), &sitting.state().table, &names);
    let seat = Seat(0);
    let gained = |what, amount, why| Event::Gained {
        seat,
        what,
        amount,
        why,
    };
    let acted = |place, influence, by| Event::Acted {
        seat,
        place,
        influence,
        by,
    };
    let support = Support::One;
    let told = speech.gist(
        seat,
        [
            Event::TurnBegan { seat },
            gained(Resource::Yen, 1, Why::TradingHouse),
            acted(Place::Fishery, 5, Actor::Player),
            gained(Resource::Fish, 5, Why::Action),
            acted(Place::Bank, 3, Actor::Trader),
            gained(Resource::Yen, 3, Why::Action),
            Event::SupportGained {
                seat,
                support,
                why: Why::Bonus,
            },
            Event::SupportReturned { seat, support },
            Event::ShopBuilt {
                seat,
                place: Place::Fishery,
            },
        ],
    );
    assert_eq!(
        told,
        Some(format!(
            "{}: Fishery 5, Bank 3 by Trader → 5 fish, ¥4, Shop",
            names.of(seat)
        ))
    );
}

/// Chinatown: what an exchange brought is told once, of copper with what Mining Technology adds.
#[test]
fn an_exchange_is_summed_up_by_what_it_brought() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let sitting = played(3);
    let speech = words.speech(sitting.game(), &sitting.state().table, &names);
    let (seat, place) = (Seat(0), Place::Chinatown);
    let acted = Event::Acted {
        seat,
        place,
        influence: 3,
        by: Actor::Player,
    };
    let exchange = Exchange::ALL
        .into_iter()
        .find(|exchange| exchange.terms().1.0 == Resource::Copper)
        .expect("copper can be gained");
    let amount = exchange.terms().1.1;
    let exchanged = Event::Exchanged { seat, exchange };
    let gained = |amount| Event::Gained {
        seat,
        what: Resource::Copper,
        amount,
        why: Why::Exchange,
    };
    let told = |n: u16| Some(format!("{}: Chinatown 3 → {n} copper", names.of(seat)));
    assert_eq!(speech.gist(seat, [acted, exchanged, gained(amount)]), told(amount));
    assert_eq!(
        speech.gist(seat, [acted, exchanged, gained(amount + 1)]),
        told(amount + 1)
    );
    assert_eq!(
        speech.gist(Seat(1), [acted, exchanged]),
        None,
        "it is no turn of the other one"
    );
}

#[test]
fn the_end_is_told_in_the_last_round_and_what_decided_the_game_after_it() {
    for language in Language::all() {
        let words = Words::new(language);
        let names = Names::new(words, &[]);
        let sitting = played(7);
        let ending = |number| {
            let table = &sitting.state_at(number).table;
            (table.round, words.speech(sitting.game(), table, &names).ending())
        };
        for (round, told) in (0..sitting.played()).map(ending) {
            assert_eq!(told.is_some_and(|told| told.contains('4')), round == 4, "{round}");
        }
        assert_eq!(ending(sitting.played()).1, None);
        let game = sitting.game();
        let standings = game.standings(sitting.state()).expect("it is over");
        let speech = words.speech(game, &sitting.state().table, &names);
        let best = game.totals(sitting.state())[standings[0]].to_string();
        assert!(speech.won(&standings).contains(&best), "{}", speech.won(&standings));
        let decided = Course::of(&sitting).decided(&standings).expect("somebody won");
        let sentences = speech.decided(&decided);
        assert!(sentences.len() >= 2, "{sentences:?}");
        assert!(sentences[0].contains(names.of(standings[0])), "{sentences:?}");
    }
}

#[test]
fn the_box_is_told_whole_by_the_names_of_documents() {
    for language in Language::all() {
        let content = Content::latest();
        let held = serde_json::to_value(inventory(Words::new(language), &content)).expect("it is data");
        let counts = [
            ("places", 10),
            ("stages", 4),
            ("steps", 10),
            ("goods", 4),
            ("criteria", 4),
            ("technologies", 20),
            ("support", 2),
            ("influence", 4),
            ("orders", 30),
            ("church", 9),
            ("bonus", 16),
            ("rules", 1),
            ("editions", Content::names().len()),
        ];
        for (list, count) in counts {
            assert_eq!(held[list].as_array().map(Vec::len), Some(count), "{list}");
        }
        assert_eq!(held["edition"], content.name());
        let text = held.to_string();
        assert!(!text.contains("\"\""), "something is called nothing: {text}");
        assert!(
            !text.contains("{n") && !text.contains("|"),
            "a slot was left open: {text}"
        );
    }
}

#[test]
fn what_the_box_names_is_called_so_in_positions() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let held = serde_json::to_value(inventory(Words::default(), &Content::latest())).expect("it is data");
    let named = |list: &str| -> BTreeSet<String> {
        let things = held[list].as_array().expect("a list").iter();
        things
            .map(|thing| thing["name"].as_str().expect("a name").to_owned())
            .collect()
    };
    let texts = |list: &Value| -> BTreeSet<String> {
        let texts = list.as_array().expect("a list").iter();
        texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
    };
    let fields =
        |object: &Value| -> BTreeSet<String> { object.as_object().expect("an object").keys().cloned().collect() };
    let (body, defs) = (&schema["properties"], &schema["$defs"]);
    let owned = &defs["owned"]["properties"];
    assert_eq!(named("places"), texts(&defs["place"]["enum"]));
    assert_eq!(named("technologies"), texts(&defs["title"]["enum"]));
    assert_eq!(named("stages"), texts(&body["stage"]["enum"]));
    let [plain, counted] = [0, 1].map(|way| &body["actions"]["items"]["properties"]["step"]["anyOf"][way]);
    let steps = texts(&plain["enum"]).into_iter().chain(fields(&counted["properties"]));
    assert_eq!(named("steps"), steps.collect());
    assert_eq!(named("goods"), fields(&owned["goods"]["properties"]));
    assert_eq!(named("support"), fields(&owned["support"]["properties"]));
    assert_eq!(named("criteria"), texts(&owned["recruited"]["items"]["enum"]));
}

/// Technology cards: what opens an occupied Place is told with the action there, and with no other one.
#[test]
fn what_opened_a_place_is_summed_up_with_it() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let sitting = played(3);
    let speech = words.speech(sitting.game(), &sitting.state().table, &names);
    let seat = Seat(0);
    let used = |title| Event::TechnologyUsed { seat, title };
    let acted = |place, by| Event::Acted {
        seat,
        place,
        influence: 3,
        by,
    };
    let turn = [
        used(Title::SpinningMill),
        acted(Place::Bank, Actor::Trader),
        used(Title::Station),
        used(Title::Telephone),
        acted(Place::TeaPlantation, Actor::Player),
        acted(Place::Fishery, Actor::Trader),
    ];
    let told = format!(
        "{}: Bank 3 by Trader, Tea Plantation 3 (Station), Fishery 3 by Trader",
        names.of(seat)
    );
    assert_eq!(speech.gist(seat, turn), Some(told));
}
