//! Every fault is told: where it is and what is wrong.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::position;
use serde_json::{Value, json};

use super::{game, read};

/// The first seat of two has or does this, and the first full refill was.
fn mine(seat: Value) -> Value {
    json!({"marker": 1, "seats": [seat]})
}

/// The place and kind of the fault of a document of a game of two.
fn fault(document: &Value) -> (String, String) {
    let fault = read(&game(2), Seed(7), document)
        .map(|_| ())
        .expect_err(&document.to_string());
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
    let doing = |doing: Value| json!({"marker": 1, "doing": doing, "seats": [{"workers": {"white": 1}}]});
    refused(vec![
        (json!([]), "", "NotAnObject"),
        (json!({"rounds": 1}), "", "Unknown"),
        (json!({"about": ""}), "about", "Letters"),
        (json!({"round": 0}), "round", "NotANumber"),
        (json!({"marker": 8}), "marker", "NotANumber"),
        (json!({"turnsLeft": 0}), "turnsLeft", "NotANumber"),
        (json!({"stage": "dinner"}), "stage", "NotOneOf"),
        (json!({"starter": 1}), "starter", "NotOneOf"),
        (json!({"starter": 2}), "starter", "NotANumber"),
        (json!({"turn": 2}), "turn", "NotANumber"),
        (json!({"seats": {}}), "seats", "NotAList"),
        (json!({"seats": [{}, {}, {}]}), "seats", "Items"),
        (json!({"slots": {"port": {}}}), "slots", "Unknown"),
        (json!({"slots": {"mines": {"pink": 1}}}), "slots.mines", "Unknown"),
        (json!({"slots": {"mines": {"red": 9}}}), "slots.mines.red", "NotANumber"),
        (json!({"rows": [{}]}), "rows", "Items"),
        (json!({"rewards": {"6": {}}}), "rewards", "Unknown"),
        (json!({"rewards": {"5": {"yen": 3}}}), "rewards.5.yen", "NotANumber"),
        (json!({"multipliers": 5}), "multipliers", "NotANumber"),
        (json!({"cities": {"kobe": {}}}), "cities", "Unknown"),
        (
            json!({"cities": {"osaka": {"tile": 9}}}),
            "cities.osaka.tile",
            "NotANumber",
        ),
        (
            json!({"cities": {"osaka": {"turned": 4}}}),
            "cities.osaka.turned",
            "NotANumber",
        ),
        (
            json!({"cities": {"osaka": {"slots": {"top": {"seat": 0}}}}}),
            "cities.osaka.slots.top",
            "Missing",
        ),
        (
            json!({"cities": {"osaka": {"slots": {"top": {"seat": 0, "value": 8}}}}}),
            "cities.osaka.slots.top.value",
            "NotANumber",
        ),
        (mine(json!({"points": 10_000})), "seats[0].points", "NotANumber"),
        (mine(json!({"points": -10_000})), "seats[0].points", "NotANumber"),
        (mine(json!({"points": "3"})), "seats[0].points", "NotANumber"),
        (mine(json!({"yen": -1})), "seats[0].yen", "NotANumber"),
        (mine(json!({"president": 1})), "seats[0]", "Unknown"),
        (
            mine(json!({"markers": {"money": 11}})),
            "seats[0].markers.money",
            "NotANumber",
        ),
        (mine(json!({"fulfilled": [8]})), "seats[0].fulfilled[0]", "NotANumber"),
        (mine(json!({"fulfilled": [1, 1]})), "seats[0].fulfilled[1]", "Twice"),
        (
            mine(json!({"factories": {"silk-5": {}}})),
            "seats[0].factories",
            "Unknown",
        ),
        (
            mine(json!({"factories": {"silk-1": {"machine": 3}}})),
            "seats[0].factories.silk-1.machine",
            "NotANumber",
        ),
        (
            mine(json!({"trains": {"kyushu": 7}})),
            "seats[0].trains.kyushu",
            "NotANumber",
        ),
        (
            mine(json!({"spaces": {"money": 1}})),
            "seats[0].spaces.money",
            "NotANumber",
        ),
        (doing(json!({})), "doing", "Missing"),
        (doing(json!({"step": "turn"})), "doing.step", "NotOneOf"),
        (doing(json!({"step": {}})), "doing.step", "Missing"),
        (
            doing(json!({"step": {"steps": "money"}})),
            "doing.step.steps",
            "NotOneOf",
        ),
        (doing(json!({"step": "factory", "done": 1})), "doing", "Unknown"),
        (
            doing(json!({"step": "contract", "done": 3})),
            "doing.done",
            "NotANumber",
        ),
        (
            doing(json!({"step": "run", "run": ["tea"]})),
            "doing.run[0]",
            "NotOneOf",
        ),
        (
            doing(json!({"step": "run", "run": ["silk", "silk"]})),
            "doing.run[1]",
            "Twice",
        ),
        (
            doing(json!({"step": "return", "placing": {"city": "osaka"}})),
            "doing.placing",
            "Missing",
        ),
    ]);
}

/// Documents that no game comes to, each with the place of its fault and the flaw.
fn impossible() -> Vec<(Value, &'static str, &'static str)> {
    let seats = |first: Value, second: Value| json!({"marker": 1, "seats": [first, second]});
    let around = |slots: Value| json!({"marker": 1, "cities": {"osaka": {"slots": slots}}});
    let doing = |doing: Value, seat: Value| json!({"marker": 1, "doing": doing, "seats": [seat]});
    let worker = |doing_: Value, mut seat: Value| {
        seat["workers"] = json!({"white": 1});
        doing(doing_, seat)
    };
    let consolidates = |step: Value, yen: u8, coal: u8, blueprints: u8| {
        let seat = json!({"yen": yen, "coal": coal, "blueprints": blueprints, "workers": {"white": 2, "red": 2}});
        doing(json!({"step": step}), seat)
    };
    let market =
        |regions: Value, done: u8| worker(json!({"step": "place", "done": done, "regions": regions}), json!({}));
    vec![
        // The course of the game.
        (json!({"stage": "over", "marker": 6}), "stage", "Stage"),
        (json!({"stage": "play", "marker": 5}), "stage", "Stage"),
        (json!({"stage": "last-phase", "marker": 4}), "stage", "Stage"),
        (json!({"turnsLeft": 3}), "turnsLeft", "Stage"),
        (json!({"marker": 5, "turnsLeft": 4}), "turnsLeft", "Stage"),
        (json!({"marker": 5, "turnsLeft": 7}), "turnsLeft", "Stage"),
        (json!({"round": 1, "seats": [{"yen": 3}]}), "round", "Untouched"),
        (
            json!({"round": 1, "turn": 1, "seats": [{}, {"coal": 3}]}),
            "round",
            "Untouched",
        ),
        (
            json!({"round": 4, "marker": 1, "seats": [{"workers": {"white": 4}}]}),
            "round",
            "Turns",
        ),
        (json!({"round": 4, "marker": 1}), "round", "Turns"),
        (
            json!({"round": 4, "marker": 1, "seats": [{"spaces": {"coal": 2}}]}),
            "round",
            "Turns",
        ),
        // Workers.
        (mine(json!({"workers": {"white": 7}})), "seats[0].workers", "Board"),
        (
            seats(json!({"workers": {"white": 4}}), json!({"workers": {"white": 3}})),
            "seats[1].workers",
            "Workers",
        ),
        (json!({"slots": {"mines": {}}}), "slots.mines", "Slots"),
        (json!({"slots": {"mines": {"white": 4}}}), "slots.mines", "Slots"),
        (json!({"rows": [{}, {"white": 2}]}), "slots", "Slots"),
        (json!({"rows": [{}, {"white": 1}]}), "rows", "Rows"),
        (json!({"rows": [{"white": 2}, {}]}), "rows", "Rows"),
        (json!({"rows": [{"white": 2}, {"red": 3}]}), "rows", "Rows"),
        (json!({"seats": [{"workers": {"white": 2}}]}), "seats", "Taken"),
        (json!({"seats": [{"spaces": {"money": 2}}]}), "seats", "Taken"),
        (json!({"marker": 5, "slots": {"mines": {"white": 1}}}), "slots", "Taken"),
        // Pieces and tiles.
        (
            mine(json!({"trains": {"kyushu": 4, "kansai": 3}})),
            "seats[0].trains",
            "Transports",
        ),
        (
            mine(json!({"trains": {"kyushu": 3}, "ships": {"kyushu": 2}})),
            "seats",
            "Region",
        ),
        (
            around(json!({"top": {"seat": 0, "value": 4}, "left": {"seat": 0, "value": 4}})),
            "cities.osaka.slots.left",
            "Tiles",
        ),
        (
            around(json!({
                "top": {"seat": 0, "value": 1},
                "right": {"seat": 0, "value": 2},
                "left": {"seat": 1, "value": 1},
            })),
            "cities.osaka.slots",
            "City",
        ),
        (
            around(json!({"top": {"seat": 0, "value": 1}})),
            "cities.osaka.slots.top",
            "Supplied",
        ),
        (
            json!({
                "marker": 1,
                "cities": {"osaka": {"tile": 0, "turned": 0, "slots": {"bottom": {"seat": 0, "value": 4}}}},
                "seats": [{"factories": {"silk-4": {}}}],
            }),
            "cities.osaka.slots.bottom",
            "Supplied",
        ),
        (
            json!({"cities": {"nagasaki": {"tile": 3}, "osaka": {"tile": 3}}}),
            "cities.osaka.tile",
            "Twice",
        ),
        (
            mine(json!({"factories": {"silk-1": {}, "silk-2": {}}})),
            "seats[0].factories.silk-2",
            "SameGood",
        ),
        (
            seats(
                json!({"factories": {"silk-2": {}}}),
                json!({"factories": {"silk-2": {}}}),
            ),
            "seats[1].factories.silk-2",
            "Twice",
        ),
        (
            mine(json!({"factories": {"silk-2": {"cubes": 5}}})),
            "seats[0].factories.silk-2.cubes",
            "Storage",
        ),
        (
            mine(json!({"factories": {"light-bulbs-1": {"cubes": 1}}})),
            "seats[0].factories.light-bulbs-1.machine",
            "Bonus",
        ),
        (
            mine(json!({"machines": 1, "factories": {"silk-2": {"machine": 1}}})),
            "seats[0].machines",
            "Machines",
        ),
        (
            mine(json!({"factories": {"silk-1": {}}})),
            "seats[0].markers.knowledge",
            "Marker",
        ),
        (
            mine(json!({"factories": {"silk-2": {}}, "fulfilled": [0]})),
            "seats[0].markers.money",
            "Marker",
        ),
        (
            mine(json!({"trains": {"kyushu": 2}})),
            "seats[0].markers.money",
            "Marker",
        ),
        (
            mine(json!({"factories": {"silk-2": {}}, "fulfilled": [1], "markers": {"money": 1}})),
            "seats[0].fulfilled",
            "Contract",
        ),
        (
            json!({"rewards": {"3": {"yen": 2, "coal": 2, "blueprints": 1}}}),
            "rewards.3",
            "Rewards",
        ),
        (
            json!({"marker": 1, "rewards": {"3": {"yen": 2, "coal": 2}}, "seats": [{"spaces": {"coal": 3}}]}),
            "rewards.3",
            "Rewards",
        ),
        (json!({"rewards": {"3": {"yen": 2}}}), "rewards", "Discarded"),
        (json!({"multipliers": 3}), "multipliers", "Multipliers"),
        // What a turn has come to.
        (json!({"stage": "over", "doing": {"step": "run"}}), "doing", "Step"),
        (doing(json!({"step": {"action": "mines"}}), json!({})), "doing", "Step"),
        (
            worker(json!({"step": "finish", "slot": "mines"}), json!({"blueprints": 3})),
            "doing",
            "Step",
        ),
        (
            worker(json!({"step": "run", "run": ["silk"]}), json!({})),
            "doing",
            "Step",
        ),
        (
            worker(json!({"step": "contract", "done": 1}), json!({})),
            "doing",
            "Step",
        ),
        (
            worker(
                json!({"step": "improvement", "done": 2}),
                json!({"factories": {"silk-2": {"machine": 1}}}),
            ),
            "doing",
            "Step",
        ),
        (
            worker(json!({"step": {"site": "train"}, "regions": ["kyushu"]}), json!({})),
            "doing",
            "Step",
        ),
        (
            worker(
                json!({"step": {"site": "train"}, "built": "silk"}),
                json!({"factories": {"silk-2": {}}}),
            ),
            "doing.built",
            "Step",
        ),
        (
            worker(
                json!({"step": {"site": "ship"}, "built": "clocks"}),
                json!({"factories": {"clocks-2": {"cubes": 1}}}),
            ),
            "doing",
            "Step",
        ),
        (worker(json!({"step": "goods"}), json!({})), "doing", "Step"),
        (
            doing(json!({"step": {"site": "train", "space": "2"}}), json!({})),
            "doing.step",
            "Step",
        ),
        (market(json!(["kyushu"]), 0), "doing", "Step"),
        (market(json!([]), 1), "doing", "Step"),
        (market(json!(["kyushu"]), 1), "doing", "Step"),
        (worker(json!({"step": "return"}), json!({})), "doing", "Step"),
        (
            worker(
                json!({"step": "return", "placing": {"city": "osaka", "side": "top", "value": 7}}),
                json!({}),
            ),
            "doing",
            "Step",
        ),
        (consolidates(json!("reward"), 13, 2, 1), "seats[0].yen", "Income"),
        (consolidates(json!("reward"), 12, 3, 1), "seats[0].yen", "Income"),
        (consolidates(json!({"space": "5"}), 12, 2, 9), "seats[0].yen", "Income"),
        (consolidates(json!({"space": "3"}), 12, 2, 1), "seats[0].yen", "Income"),
        (
            worker(json!({"step": {"action": "local-market"}}), json!({})),
            "doing",
            "Passed",
        ),
        (worker(json!({"step": "run"}), json!({})), "doing", "Passed"),
    ]
}

#[test]
fn what_no_game_comes_to() {
    refused(impossible());
}

/// Rows of four players alone can lack Workers, in the lowest and with an empty bag.
#[test]
fn a_row_lacks_workers_only_while_the_bag_is_empty() {
    let row = json!({"white": 1});
    let document = json!({"marker": 1, "rows": [{"red": 3}, {"black": 3}, {"green": 3}, row]});
    let fault = read(&game(4), Seed(7), &document)
        .map(|_| ())
        .expect_err("the bag is not");
    assert_eq!(fault.path, "rows");
}

/// Every flaw that only a position of Nippon can have was among the cases.
#[test]
fn every_flaw_is_tried() {
    let told: BTreeSet<&str> = impossible().into_iter().map(|(.., kind)| kind).collect();
    let source = include_str!("../../../src/nippon/position/error.rs");
    let (_, flaws) = source.split_once("pub enum Flaw {").expect("they are there");
    let lines = flaws
        .lines()
        .filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    for line in lines.filter(|line| line.trim().starts_with(char::is_uppercase)) {
        let flaw: String = line
            .trim()
            .chars()
            .take_while(|letter| letter.is_alphanumeric())
            .collect();
        assert!(told.contains(&*flaw), "{flaw} is in no case");
    }
}
