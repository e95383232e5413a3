//! Every fault is told: where it is and what is wrong, in every language.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::duel::Duel;
use meiji::duel::components::Place;
use meiji::duel::position::Flaw;
use meiji::position;
use meiji::words::{Language, Words};
use serde_json::{Value, json};

use super::{game, read};

/// The first round, with what is given beside the rest.
fn turn(body: Value) -> Value {
    at(1, body)
}

fn at(round: u8, mut body: Value) -> Value {
    body["round"] = json!(round);
    body
}

/// The first seat has or does this in the first round.
fn mine(seat: Value) -> Value {
    turn(json!({"seats": [seat]}))
}

/// The place and kind of the fault of a document, told in every language.
fn fault(document: &Value) -> (String, String) {
    let fault = read(&game(), Seed(7), document)
        .map(|_| ())
        .expect_err(&document.to_string());
    for language in Language::all() {
        let told = Words::new(language).position_fault::<Duel>(&fault);
        assert!(
            told.ends_with('.') && told.contains(&fault.path) && told.len() > 20,
            "{told}"
        );
        assert!(!told.contains(['{', '}']) && !told.contains(".."), "{told}");
    }
    let flaw = match fault.flaw {
        position::Flaw::Form(wrong) => format!("{wrong:?}"),
        position::Flaw::Own(flaw) => format!("{flaw:?}"),
        flaw => format!("{flaw:?}"),
    };
    let kind = flaw.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    (fault.path, kind)
}

/// Each of the cases is refused there, for that.
fn refused(cases: Vec<(Value, &str, &str)>) {
    for (document, path, kind) in cases {
        let (at, told) = fault(&document);
        assert_eq!((told.as_str(), at.as_str()), (kind, path), "{document}");
    }
}

#[test]
fn what_has_not_the_form_of_a_position() {
    refused(vec![
        (json!([]), "", "NotAnObject"),
        (json!({"rounds": 1}), "", "Unknown"),
        (json!({"about": ""}), "about", "Letters"),
        (json!({"round": 5}), "round", "NotANumber"),
        (json!({"stage": "dinner"}), "stage", "NotOneOf"),
        (json!({"starter": 1}), "starter", "NotOneOf"),
        (json!({"starter": 2}), "starter", "NotANumber"),
        (turn(json!({"seats": {}})), "seats", "NotAList"),
        (turn(json!({"seats": [{}, {}, {}]})), "seats", "Items"),
        (mine(json!({"yen": 10_000})), "seats[0].yen", "NotANumber"),
        (mine(json!({"president": 1})), "seats[0]", "Unknown"),
        (mine(json!({"goods": {"tin": 1}})), "seats[0].goods", "Unknown"),
        (
            mine(json!({"cards": [{"at": "canal"}]})),
            "seats[0].cards[0].at",
            "NotOneOf",
        ),
        (
            mine(json!({"technologies": [3]})),
            "seats[0].technologies[0]",
            "NotOneOf",
        ),
        (mine(json!({"orders": [null]})), "seats[0].orders[0]", "NotANumber"),
        (turn(json!({"places": {"canal": {}}})), "places", "Unknown"),
        (turn(json!({"bonus": [null, 1, 2]})), "bonus[0]", "NotANumber"),
        (turn(json!({"under": [{"order": 3}]})), "under[0]", "Missing"),
        (turn(json!({"stationDue": 1})), "stationDue", "NotABoolean"),
        (turn(json!({"owed": [8]})), "owed[0]", "NotANumber"),
        (turn(json!({"actions": []})), "actions", "Items"),
        (
            turn(json!({"actions": [{"step": "bonus", "at": "bank"}]})),
            "actions[0]",
            "Missing",
        ),
        (
            turn(json!({"actions": [{"step": "card", "influence": 1}]})),
            "actions[0]",
            "Unknown",
        ),
        (
            turn(json!({"actions": [{"step": "place", "at": "bank"}]})),
            "actions[0]",
            "Unknown",
        ),
        (
            turn(json!({"actions": [{"step": {"exchange": 0}}]})),
            "actions[0].step.exchange",
            "NotANumber",
        ),
        (turn(json!({"actions": [{"step": {}}]})), "actions[0].step", "Missing"),
    ]);
}

/// Documents that no game comes to, each with the place of its fault and the flaw.
fn impossible() -> Vec<(Value, &'static str, &'static str)> {
    let everywhere = |count: usize, built: Value| {
        let places = Place::ALL.into_iter().take(count);
        let built = places.map(|place| (place.to_string(), built.clone()));
        turn(json!({"places": built.collect::<serde_json::Map<_, _>>()}))
    };
    let both = |first: Value, second: Value| turn(json!({"seats": [first, second]}));
    let bank = json!({"cards": [{"at": "bank"}]});
    let acting = |actions: Value, seat: Value| turn(json!({"actions": actions, "seats": [seat]}));
    let in_bank = |step: Value, influence: u8| {
        acting(
            json!([{"step": step, "at": "bank", "influence": influence}]),
            bank.clone(),
        )
    };
    let trader = |step: &str| {
        let actions = json!([{"step": "place"}, {"step": step, "at": "bank", "influence": 3}]);
        acting(actions, json!({"turned": 2, "traders": 0}))
    };
    let interrupted = |step: &str, influence: u8| {
        let below = json!({"step": step, "at": "bank", "influence": influence});
        let actions = json!([below, {"step": "support", "at": "port", "influence": 3}]);
        let cards = json!([{"at": "bank"}]);
        acting(actions, json!({"cards": cards, "turned": 2, "traders": 0}))
    };
    // Three Orders are looked at in the Port, or for the reward of Order 20: three, of which one is kept.
    let port = |looking: Value, influence: u8| {
        turn(json!({
            "actions": [{"step": "bonus", "at": "port", "influence": influence}],
            "looking": looking,
            "seats": [{"cards": [{"at": "port"}], "looked": [1, 2, 3]}],
        }))
    };
    let rewarded =
        |looking: Value| turn(json!({"looking": looking, "seats": [{"completed": [20], "looked": [1, 2, 3]}]}));
    vec![
        // Pieces and cards.
        (
            both(json!({"completed": [1]}), json!({"orders": [1]})),
            "seats[1].orders[0]",
            "Twice",
        ),
        (
            both(json!({"church": [1]}), json!({"church": [1]})),
            "seats[1].church[0]",
            "Twice",
        ),
        (
            turn(json!({"technologyDiscards": ["ball", "ball"]})),
            "technologyDiscards[1]",
            "Twice",
        ),
        (
            turn(json!({"bonus": [1, 2, 3], "bonusDiscards": [2]})),
            "bonus[1]",
            "Twice",
        ),
        (
            turn(json!({"places": {"bank": {"shops": [0, 0]}}})),
            "places.bank.shops[1]",
            "Twice",
        ),
        (everywhere(9, json!({"shops": [0]})), "places.customs.shops", "Shops"),
        (everywhere(5, json!({"house": 0})), "places.bank.house", "Houses"),
        (turn(json!({"station": "bank"})), "station", "Station"),
        (mine(json!({"technologies": ["station"]})), "station", "Station"),
        (turn(json!({"stationDue": true})), "station", "Station"),
        (mine(json!({"completed": (0..25).collect::<Vec<_>>()})), "", "Orders"),
        (
            turn(json!({"technologies": [null, "deal", "deal", "deal", "deal"]})),
            "technologies",
            "Technologies",
        ),
        (
            turn(json!({"technologyDiscards": ["ball"]})),
            "technologies",
            "Technologies",
        ),
        (
            mine(json!({"technologies": ["ball", "gaslight", "newspaper", "telegram", "tram", "winery"]})),
            "technologies",
            "Technologies",
        ),
        (
            at(2, json!({"technologyDiscards": ["ball"]})),
            "technologies",
            "Technologies",
        ),
        (
            turn(json!({"church": [null, "deal", "deal", "deal", "deal", "deal"]})),
            "church",
            "Church",
        ),
        (
            turn(json!({"church": [0, 1, 2, 3, 4, 5], "seats": [{"church": [6]}]})),
            "church",
            "Church",
        ),
        // The beginning.
        (json!({"seats": [{"yen": 9}]}), "seats[0]", "FirstOrders"),
        (json!({"seats": [{"orders": [1, 2]}]}), "seats[0].orders", "FirstOrders"),
        (
            json!({"turn": 1, "seats": [{"orders": [1, 2, 3]}]}),
            "seats[0]",
            "FirstOrders",
        ),
        (json!({"under": [{"by": 0}]}), "under", "FirstOrders"),
        (json!({"turn": 1, "under": [{"by": 1}]}), "under", "FirstOrders"),
        (json!({"places": {"bank": {"house": 1}}}), "seats[1]", "FirstOrders"),
        (json!({"bonusDiscards": [0]}), "bonusDiscards", "FirstOrders"),
        // Rounds and turns.
        (json!({"stage": "turn"}), "stage", "Stage"),
        (at(1, json!({"stage": "first-orders"})), "stage", "Stage"),
        (at(4, json!({"stage": "upgrade"})), "stage", "Stage"),
        (at(3, json!({"stage": "over"})), "stage", "Stage"),
        (turn(json!({"turn": 1})), "turn", "Turns"),
        (
            mine(json!({"cards": [{"at": "bank"}, {"at": "port"}]})),
            "seats",
            "Turns",
        ),
        (both(json!({}), bank.clone()), "seats", "Turns"),
        (at(4, json!({"stage": "over"})), "seats", "Turns"),
        (
            at(1, json!({"stage": "upgrade", "seats": [bank.clone()]})),
            "seats",
            "Turns",
        ),
        (
            turn(json!({"actions": [{"step": "end", "at": "bank", "influence": 1}]})),
            "seats",
            "Turns",
        ),
        (both(bank.clone(), bank.clone()), "seats[1].cards", "Occupied"),
        (
            both(
                json!({"cards": [{"at": "bank"}, {"at": "bank"}]}),
                json!({"cards": [{"at": "port"}]}),
            ),
            "seats[0].cards",
            "Occupied",
        ),
        (mine(json!({"cards": [{}, {"at": "bank"}]})), "seats[0].cards", "Lowest"),
        // Of two equal ones the one that is not upgraded is played.
        (
            at(2, json!({"seats": [{}, {"cards": [{"upgraded": true, "at": "bank"}]}]})),
            "seats[1].cards",
            "Lowest",
        ),
        (
            mine(json!({"cards": [{"upgraded": true}]})),
            "seats[0].cards",
            "Upgrades",
        ),
        // What the players own.
        (
            mine(json!({"support": {"plus-one": 4, "plus-two": 1}})),
            "seats[0].support",
            "Support",
        ),
        (mine(json!({"used": ["tram"]})), "seats[0].used", "Used"),
        (
            mine(json!({"technologies": ["station"], "used": ["station"]})),
            "seats[0].used",
            "Used",
        ),
        (
            mine(json!({"technologies": ["ball"], "used": ["ball"]})),
            "seats[0].used",
            "Used",
        ),
        (
            both(json!({}), json!({"technologies": ["tram"], "used": ["tram"]})),
            "seats[1].used",
            "Used",
        ),
        (
            mine(json!({"recruited": ["orders"]})),
            "seats[0].recruited",
            "Recruited",
        ),
        (
            mine(json!({"turned": 2, "recruited": []})),
            "seats[0].recruited",
            "Recruited",
        ),
        (mine(json!({"turned": 2, "traders": 2})), "seats[0].traders", "Traders"),
        // What goes on.
        (
            at(1, json!({"stage": "upgrade", "actions": [{"step": "place"}]})),
            "actions",
            "Step",
        ),
        (json!({"owed": [5]}), "owed[0]", "Step"),
        (json!({"looking": {}}), "looking", "Step"),
        (json!({"stationDue": true}), "stationDue", "Step"),
        (trader("end"), "actions[1].step", "Step"),
        (trader("church"), "actions[1].step", "Step"),
        (
            acting(json!([{"step": "opening", "at": "bank"}]), json!({})),
            "actions[0].step",
            "Step",
        ),
        (in_bank(json!({"exchange": 1}), 1), "actions[0].step", "Step"),
        (in_bank(json!("construction"), 3), "actions[0].step", "Step"),
        (in_bank(json!("construction"), 4), "actions[0].influence", "Influence"),
        (in_bank(json!("support"), 2), "actions[0].influence", "Influence"),
        // A Place that is occupied was opened; one that is free is not.
        (
            turn(json!({
                "actions": [{"step": "card", "at": "bank"}],
                "seats": [{"cards": [{"at": "bank"}]}, {"technologies": ["postal-system"]}],
            })),
            "actions[0].step",
            "Step",
        ),
        (in_bank(json!("church"), 1), "actions[0].step", "Step"),
        (in_bank(json!("laboratory"), 1), "actions[0].step", "Step"),
        (
            acting(
                json!([{"step": {"exchange": 4}, "at": "chinatown", "influence": 3}]),
                json!({"cards": [{"at": "chinatown"}]}),
            ),
            "actions[0].step",
            "Step",
        ),
        // A Trader waits for no step, and is at work before, between or after those of another action.
        (interrupted("support", 1), "actions[0].step", "Step"),
        (interrupted("bonus", 4), "actions[0].step", "Step"),
        (
            acting(
                json!([{"step": "place"}, {"step": "bonus", "at": "bank", "influence": 2}]),
                json!({"turned": 2, "traders": 0}),
            ),
            "actions[1].influence",
            "Influence",
        ),
        (
            acting(
                json!([{"step": "place"}, {"step": "support", "at": "bank", "influence": 3}]),
                json!({"turned": 2, "traders": 1}),
            ),
            "seats[0].traders",
            "Traders",
        ),
        // The Station token is placed where its card was gained.
        (
            acting(
                json!([{"step": "bonus", "at": "bank", "influence": 1}]),
                json!({"cards": [{"at": "bank"}], "technologies": ["station"]}),
            ),
            "station",
            "Station",
        ),
        (mine(json!({"looked": [1]})), "seats[0].looked", "Looking"),
        (turn(json!({"looking": {"free": 1}})), "seats[0].looked", "Looking"),
        (
            turn(json!({"looking": {"free": 1}, "seats": [{"looked": [1, 2]}]})),
            "looking",
            "Looking",
        ),
        (port(json!({"free": 2, "paid": true}), 3), "looking", "Looking"),
        (port(json!({"free": 1}), 3), "looking", "Looking"),
        (port(json!({"paid": true}), 3), "looking", "Looking"),
        (
            port(json!({"free": 1, "paid": true, "below": 1}), 3),
            "looking",
            "Looking",
        ),
        (port(json!({"free": 1, "paid": true}), 2), "looking", "Looking"),
        (rewarded(json!({"free": 1, "paid": true})), "looking", "Looking"),
        (rewarded(json!({"free": 2})), "looking", "Looking"),
        (turn(json!({"owed": [5]})), "owed[0]", "Owed"),
        (
            at(2, json!({"owed": [5, 5, 5], "seats": [{}, {"completed": [18, 25]}]})),
            "owed[2]",
            "Owed",
        ),
        (
            at(2, json!({"owed": [6], "seats": [{}, {"completed": [18, 25]}]})),
            "owed[0]",
            "Owed",
        ),
        (
            acting(
                json!([{"step": "support", "at": "bank", "influence": 1}]),
                json!({"cards": [{"at": "bank"}], "support": {"plus-one": 0}}),
            ),
            "actions[0]",
            "Passed",
        ),
        (
            turn(json!({"actions": [{"step": "card", "at": "bank"}]})),
            "actions[0]",
            "Passed",
        ),
        (
            at(1, json!({"stage": "upgrade", "seats": [{"yen": 0}]})),
            "stage",
            "Passed",
        ),
    ]
}

#[test]
fn what_no_game_comes_to() {
    refused(impossible());
}

/// Every flaw there is, once.
#[test]
fn every_flaw_is_among_them() {
    let told = impossible().into_iter().map(|(_, _, kind)| kind);
    let told: BTreeSet<&str> = told.filter(|kind| *kind != "Twice").collect();
    let all = [
        "Shops",
        "Houses",
        "Station",
        "Orders",
        "Technologies",
        "Church",
        "FirstOrders",
        "Stage",
        "Turns",
        "Occupied",
        "Lowest",
        "Upgrades",
        "Support",
        "Used",
        "Recruited",
        "Traders",
        "Step",
        "Influence",
        "Looking",
        "Owed",
        "Passed",
    ];
    assert_eq!(told, BTreeSet::from(all));
    // Who adds one adds it above.
    let _ = |flaw: Flaw| match flaw {
        Flaw::Shops { .. }
        | Flaw::Houses { .. }
        | Flaw::Station
        | Flaw::Orders { .. }
        | Flaw::Technologies { .. }
        | Flaw::Church { .. }
        | Flaw::FirstOrders
        | Flaw::Stage
        | Flaw::Turns
        | Flaw::Occupied
        | Flaw::Lowest
        | Flaw::Upgrades { .. }
        | Flaw::Support { .. }
        | Flaw::Used
        | Flaw::Recruited
        | Flaw::Traders
        | Flaw::Step
        | Flaw::Influence
        | Flaw::Looking
        | Flaw::Owed
        | Flaw::Passed => (),
    };
}
