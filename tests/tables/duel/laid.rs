//! Where things of Yokohama Duel lie on the table, how large they are set, and what marks them.

use std::collections::BTreeSet;

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Mark, Node, Scene, Symbol};
use meiji::drawing::svg;
use meiji::duel::components::{PLAYERS, Place};
use meiji::duel::table::{Sheet, Show, Spot, Target, Thing};
use meiji::duel::{Duel, Event};
use meiji::table::situation::Situation;
use meiji::table::{Shown as _, Tab, Trace, draw, traces};
use meiji::words::Language;

use super::super::suite::{self, LAPTOP, Looked as _, SIZES};
use super::{asked_for_support, documented, painted, positions, reach, touched};

/// The Station lies on its Place: whoever touches it chooses that, and so does a touch of the middle.
#[test]
fn a_touch_of_the_middle_or_the_station_of_a_place_that_may_be_chosen_chooses_it() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 2,
        "seats": [{"technologies": ["station"]}, {}], "station": "fishery"}"#,
    );
    let position = suite::position(&sitting, Language::ENGLISH);
    for place in Place::ALL {
        let target = Target::Thing(Thing::Place(place));
        assert!(position.lit().contains(&target), "{place:?}");
        for (w, h) in SIZES {
            let scene = draw(&position.show(Size::new(w, h)));
            assert_eq!(touched(&scene, target), Some(target), "{w} × {h}");
            if place == Place::Fishery {
                let station = scene
                    .nodes()
                    .iter()
                    .find(|node| node.layer == Layer::Piece)
                    .and_then(reach);
                let middle = station.expect("it lies there").centre();
                let met = scene.hit(middle.x, middle.y).and_then(|node| node.target);
                assert_eq!(met, Some(target), "the Station on {w} × {h}");
            }
        }
    }
}

/// A Place is told apart from its choice on, with what its Influence has come to: the question speaks of both.
#[test]
fn the_place_of_an_action_is_marked_while_its_influence_is_still_asked_for() {
    let position = asked_for_support();
    for size in [(1280.0, 800.0), (390.0, 844.0)] {
        let tab = |place| painted(&position, size, Target::Thing(Thing::Place(place)), Some(Layer::Tab));
        assert_eq!(
            tab(Place::Bank).matches("<text").count(),
            2,
            "its name, and Influence 2"
        );
        assert!(tab(Place::Bank).contains(">2<"), "card and Shop: {}", tab(Place::Bank));
        assert_eq!(tab(Place::Port).matches("<text").count(), 1, "its name alone");
    }
}

/// On a large screen the Places are large, and so is what stands on them.
#[test]
fn what_is_written_on_a_place_grows_with_it() {
    let position = asked_for_support();
    let largest = |size| {
        let place = painted(&position, size, Target::Thing(Thing::Place(Place::Port)), None);
        let sizes = place
            .split("font-size=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next()?.parse().ok());
        sizes.fold(0.0_f32, f32::max)
    };
    let (laptop, screen) = (largest((1280.0, 800.0)), largest((1920.0, 1080.0)));
    assert!(laptop > 10.0 && screen > 1.25 * laptop, "{laptop} and {screen}");
}

/// Vermilion is what is done now: the lowest card has it while it is asked where that goes, and at no other question.
#[test]
fn the_lowest_card_is_edged_while_it_is_asked_where_it_goes() {
    let edged = |position: &Situation<Duel>, level| {
        let edge = "#c7402d";
        let card = painted(position, (1280.0, 800.0), Target::Thing(Thing::Card(level)), None);
        card.to_lowercase().contains(edge)
    };
    let place = documented(r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1}"#);
    assert!(edged(&suite::position(&place, Language::ENGLISH), 1));
    assert!(!edged(&asked_for_support(), 2));
}

/// Ruling: of equal cards that which is not upgraded is played. It has the edge, and no gold.
#[test]
fn of_equal_cards_that_which_is_played_is_edged() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 2,
        "seats": [{"cards": [{"upgraded": true}, {}, {}, {}]}, {}]}"#,
    );
    let position = suite::position(&sitting, Language::ENGLISH);
    let scene = draw(&position.show(Size::new(1280.0, 800.0)));
    let equal = scene
        .nodes()
        .iter()
        .filter(|node| node.target == Some(Target::Thing(Thing::Card(2))));
    let cards: Vec<String> = equal
        .map(|node| {
            let mut alone = Scene::new(scene.size);
            alone.push(node.clone());
            svg::paint(&alone, Palette::Print).to_lowercase()
        })
        .collect();
    assert_eq!(cards.len(), 2, "both are level 2");
    let edged: Vec<bool> = cards.iter().map(|card| card.contains("#c7402d")).collect();
    assert_eq!(edged.iter().filter(|edged| **edged).count(), 1);
    // The fold of an upgraded card is a path more.
    let paths = |card: &str| card.matches("<path").count();
    let (played, other) = if edged[0] { (0, 1) } else { (1, 0) };
    assert!(paths(&cards[played]) < paths(&cards[other]), "{cards:#?}");
}

/// Every Technology is told on a laptop. Below a lesson the table is low: there they are named, each with its cost.
#[test]
fn technologies_are_told_as_far_as_there_is_room() {
    let position = suite::position(
        &documented(
            r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 3,
            "technologies": ["university", "language-school", "station", "brickyard", "postal-system"]}"#,
        ),
        Language::ENGLISH,
    );
    // Cost and title, then the effect.
    let written = |size, slot| {
        let row = painted(&position, size, Target::Thing(Thing::Technology(slot)), None);
        row.matches("<text").count()
    };
    let told = |size| (0..5).filter(|&slot| written(size, slot) > 2).collect::<Vec<u8>>();
    assert_eq!(told((1280.0, 800.0)), [0, 1, 2, 3, 4]);
    assert_eq!(told((1920.0, 1080.0)), [0, 1, 2, 3, 4]);
    assert!((0..5).all(|slot| written((1280.0, 668.0), slot) >= 2));
}

/// On small tiles names leave the Influence no room beside them: it stands at one height on all of them.
#[test]
fn what_the_influence_would_be_stands_at_one_height_on_a_phone() {
    let position = suite::position(
        &documented(r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1}"#),
        Language::ENGLISH,
    );
    let scene = draw(&position.show(Size::new(390.0, 844.0)));
    let mut heights: Vec<i32> = Vec::new();
    for place in Place::ALL {
        let target = Target::Thing(Thing::Place(place));
        let tile = scene.target(target).and_then(Node::touch).expect("it lies there");
        let tabs = scene
            .nodes()
            .iter()
            .filter(|node| node.layer == Layer::Tab)
            .filter_map(reach);
        let on_it = tabs.filter(|tab| tile.contains(tab.centre()));
        let right = on_it
            .max_by(|one, other| one.right().total_cmp(&other.right()))
            .expect("a tab");
        heights.push((right.y - tile.y).round() as i32);
    }
    heights.dedup();
    assert_eq!(heights.len(), 1, "{heights:?}");
}

/// A lesson leaves a phone's table little height: every Place is touched there all the same, for nothing enlarges it.
#[test]
fn places_are_touched_on_a_low_phone() {
    let position = suite::position(
        &documented(r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1}"#),
        Language::ENGLISH,
    );
    for h in [844.0, 640.0, 600.0, 560.0] {
        let scene = draw(&position.show(Size::new(390.0, h)));
        for place in Place::ALL {
            let target = Target::Thing(Thing::Place(place));
            let touched = scene.target(target).and_then(Node::touch);
            let tile = touched.unwrap_or_else(|| panic!("{place:?} cannot be touched at {h}"));
            assert!(
                tile.w >= 44.0 && tile.h >= 24.0,
                "{place:?} is too small at {h}: {tile:?}"
            );
        }
    }
}

/// In windows smaller than a phone a touch of a Place reaches it all the same: nothing shows it larger.
#[test]
fn places_are_touched_in_the_smallest_windows() {
    let position = suite::position(
        &documented(r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1}"#),
        Language::ENGLISH,
    );
    for (w, h) in [
        (375.0, 553.0),
        (320.0, 480.0),
        (400.0, 452.0),
        (507.0, 452.0),
        (568.0, 320.0),
    ] {
        let scene = draw(&position.show(Size::new(w, h)));
        for place in Place::ALL {
            let target = Target::Thing(Thing::Place(place));
            assert!(scene.target(target).is_some(), "{place:?} on {w} × {h}");
            assert_eq!(touched(&scene, target), Some(target), "{place:?} on {w} × {h}");
        }
    }
}

/// Whoever has picked the Trader where a sheet lies open is asked for a Place: none lies below it then.
#[test]
fn where_the_trader_may_go_no_sheet_lies_above() {
    let trader = Target::Thing(Thing::Trader);
    let mut asked = 0;
    suite::follow::<Duel>(0..300, |sitting, kind| {
        if kind != "Bonus" {
            return;
        }
        let mut position = suite::position(sitting, Language::ENGLISH);
        if !position.lit().contains(&trader) {
            return;
        }
        position.entry.touch(trader);
        for (w, h) in [(1280.0, 800.0), (1000.0, 700.0), (1920.0, 1080.0)] {
            let show: Show = position.show(Size::new(w, h));
            assert_eq!(show.open, Some(Sheet::Bonus));
            let scene = draw(&show);
            for place in show.entry.next() {
                let at = scene
                    .target(place)
                    .and_then(Node::touch)
                    .expect("it is to be seen")
                    .centre();
                let hit = scene.hit(at.x, at.y).and_then(|node| node.target);
                assert_eq!(hit, Some(place), "{w} × {h}");
            }
        }
        asked += 1;
    });
    assert!(asked > 4, "{asked}");
}

/// They lie nowhere else: once their sheet is folded away, it can be opened again.
#[test]
fn orders_that_are_looked_at_are_found_again() {
    let mut folded = 0;
    for position in positions(2, Language::ENGLISH) {
        if Duel::opens(&position.view) != Some(Sheet::Looked) {
            continue;
        }
        for size in SIZES {
            let scene = draw(&position.shown(size, None, Tab::Turn));
            assert!(
                suite::reach::can_be_touched(&scene, Target::Sheet(Sheet::Looked)),
                "{size:?}"
            );
            folded += 1;
        }
    }
    assert!(folded > 50, "{folded}");
}

/// A Church card that is chosen leaves the others less room on a phone: each stays as it was, Faith above and points below, and that one has an edge of its own.
#[test]
fn church_cards_keep_their_form_when_one_is_chosen() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "actions": [{"at": "church", "influence": 4, "step": "church"}],
        "seats": [{"cards": [{"at": "port"}, {"at": "port"}, {"at": "port"}, {"at": "church"}]},
            {"cards": [{"at": "port"}, {"at": "port"}, {"at": "port"}, {}]}]}"#,
    );
    let mut position = suite::position(&sitting, Language::ENGLISH);
    let chosen = position.lit()[0];
    let printed = |position: &Situation<Duel>, target| painted(position, (390.0, 844.0), target, None);
    let lines = |card: &str| {
        let heights = card.split("<text").skip(1).filter_map(|text| {
            let (_, from) = text.split_once(" y=\"")?;
            from.split('"').next()
        });
        heights.collect::<BTreeSet<_>>().len()
    };
    let cards = [0, 1, 2, 3, 4, 5].map(|slot| Target::Thing(Thing::Church(slot)));
    assert!(cards.contains(&chosen), "{chosen:?}");
    let edges = |card: &str| card.to_lowercase().matches("stroke-width=\"3.5\"").count();
    assert_eq!(cards.map(|card| lines(&printed(&position, card))), [3; 6]);
    assert_eq!(edges(&printed(&position, chosen)), 0);
    position.entry.touch(chosen);
    assert_eq!(cards.map(|card| lines(&printed(&position, card))), [3; 6]);
    assert_eq!(
        cards.map(|card| edges(&printed(&position, card))).iter().sum::<usize>(),
        1
    );
}

/// Where Places are small, cards lie at the left of each, so far that those of all lie below each other, and what is built stands at its right edge:
/// whoever looks for either finds it without looking at the colours first.
#[test]
fn on_small_places_cards_lie_at_the_left_and_buildings_at_the_right() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 3, "turn": 0,
        "places": {"bank": {"shops": [0, 1], "house": 1}, "church": {"shops": [1]}, "port": {"shops": [0], "house": 0}},
        "station": "bank", "seats": [{"technologies": ["tram", "station"], "used": ["tram"], "cards": [{"at": "bank"}, {"at": "port"}]},
            {"cards": [{"at": "bank"}, {"at": "church"}]}]}"#,
    );
    let places = [Place::Bank, Place::Church, Place::Port];
    let windows = [
        ((390.0, 844.0), None),
        ((360.0, 640.0), None),
        ((390.0, 844.0), Some(Sheet::Technologies)),
    ];
    for (language, (size, open)) in Language::all().flat_map(|language| windows.map(|window| (language, window))) {
        let position = suite::position(&sitting, language);
        let scene = draw(&position.shown(size, open, Tab::Turn));
        let all = |place: Place, layer: Layer| {
            let tile = scene.target(Target::Thing(Thing::Place(place))).and_then(Node::touch);
            let tile = tile.expect("it lies there");
            let here = scene.nodes().iter().filter(|node| node.layer == layer);
            let here = here.filter_map(|node| match node.marks.first()? {
                // At the edge of a phone's board.
                Mark::Clip(_, marks) => Some(marks.first()?.bounds()),
                mark => Some(mark.bounds()),
            });
            let here = here.filter(|at| tile.contains(at.centre()) && at.w < tile.w / 2.0);
            let mut here: Vec<(f32, f32)> = here.map(|at| (at.x - tile.x, at.right() - tile.x)).collect();
            here.sort_by(|a, b| a.0.total_cmp(&b.0));
            here
        };
        let cards = places.map(|place| all(place, Layer::Piece));
        let built = places.map(|place| all(place, Layer::Part));
        // In the Bank the Station lies as well.
        assert_eq!(cards.each_ref().map(Vec::len), [3, 1, 1], "{size:?}");
        assert_eq!(built.each_ref().map(Vec::len), [3, 1, 2], "{size:?}");
        for (cards, built) in cards.iter().zip(&built) {
            // A building has a halo that may be touched.
            const HALO: f32 = 3.0;
            let last = cards.iter().map(|card| card.1).fold(0.0, f32::max);
            assert!(last <= built[0].0 + HALO, "{size:?}: {cards:?} {built:?}");
        }
        let begin = cards.each_ref().map(|cards| cards[0].0);
        assert!(begin[1] - begin[2] > -0.1, "{size:?}: {begin:?}");
        let end = built.each_ref().map(|built| built[built.len() - 1].1);
        assert!(end.iter().all(|to| (to - end[0]).abs() < 0.1), "{size:?}: {end:?}");
    }
}

/// Where so much lies at a small Place that its cards have no room beside the name, they lie below it: their figures can be read.
#[test]
fn on_small_places_no_card_lies_under_the_name() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 4, "turn": 0,
        "places": {"tea-plantation": {"shops": [0, 1], "house": 1}}, "station": "tea-plantation",
        "seats": [{"technologies": ["station"]}, {"cards": [{"at": "tea-plantation"}]}]}"#,
    );
    let [name, card] = [Layer::Tab, Layer::Piece].map(|layer| {
        let position = suite::position(&sitting, Language::ENGLISH);
        let scene = draw(&position.shown((390.0, 844.0), Some(Sheet::Technologies), Tab::Turn));
        let target = Target::Thing(Thing::Place(Place::TeaPlantation));
        let tile = scene.target(target).and_then(Node::touch).expect("it lies there");
        let here = scene.nodes().iter().filter(|node| node.layer == layer);
        let here = here.filter_map(|node| match node.marks.first()? {
            // At the edge of a phone's board.
            Mark::Clip(_, marks) => Some(marks.first()?.bounds()),
            mark => Some(mark.bounds()),
        });
        let here = here.filter(|at| tile.contains(at.centre()));
        here.min_by(|a, b| a.x.total_cmp(&b.x)).expect("it lies there")
    });
    // Its edge may touch the name's.
    let is_clear = card.right() <= name.x || name.right() <= card.x || name.bottom() <= card.y + 3.0;
    assert!(is_clear, "{name:?} {card:?}");
}

/// Where they are chosen, Technologies stand by their cost, the cheapest first, so that what can be paid for stands together; whichever slots they lie in.
#[test]
fn technologies_stand_by_their_cost() {
    for slots in [
        r#"["exposition", "spinning-mill", "patent-system", "telephone", "postal-system"]"#,
        r#"["telephone", "postal-system", "exposition", "spinning-mill", "patent-system"]"#,
    ] {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1, "turn": 0,
            "actions": [{{"at": "laboratory", "influence": 1, "step": "laboratory"}}], "technologies": {slots},
            "seats": [{{"cards": [{{"at": "laboratory"}}]}}, {{}}]}}"#
        ));
        let position = suite::position(&sitting, Language::ENGLISH);
        let cost = |slot: u8| {
            let title = position.view.table.technology(slot)?;
            Some(position.game.content().technologies[title.index()].cost)
        };
        for size in [LAPTOP, (390.0, 844.0)] {
            let open = Some(Sheet::Technologies);
            let scene = draw(&position.shown(size, open, Tab::Turn));
            let mut lie: Vec<(f32, f32, u8)> = (0..5)
                .filter_map(|slot| {
                    let nodes = scene.nodes().iter().rev();
                    let mut here = nodes.filter(|node| node.target == Some(Target::Thing(Thing::Technology(slot))));
                    let at = here.next()?.touch()?;
                    Some((at.y, at.x, cost(slot)?))
                })
                .collect();
            lie.sort_by(|a, b| a.partial_cmp(b).expect("numbers"));
            let costs: Vec<u8> = lie.into_iter().map(|(.., cost)| cost).collect();
            assert!(costs.len() == 5 && costs.is_sorted(), "{size:?}: {costs:?}");
        }
    }
}

/// The Port and the Laboratory may be chosen though cards lie there (rulebook: Place action): a gate beside their names says so, there alone.
#[test]
fn a_gate_tells_which_places_are_always_open() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1, "seats": [{}, {}]}"#,
    );
    let position = suite::position(&sitting, Language::ENGLISH);
    for (w, h) in [(1280.0, 800.0), (390.0, 844.0)] {
        let scene = draw(&position.show(Size::new(w, h)));
        for place in Place::ALL {
            let tile = scene.target(Target::Thing(Thing::Place(place))).and_then(Node::touch);
            let tile = tile.expect("it lies there");
            let marks = scene.nodes().iter().flat_map(|node| &node.marks);
            let marks = marks.flat_map(|mark| match mark {
                Mark::Clip(_, marks) => &marks[..],
                mark => std::slice::from_ref(mark),
            });
            let mut gates = marks.filter(|mark| matches!(mark, Mark::Stamp(stamp) if stamp.symbol == Symbol::OpenGate));
            let has_gate = gates.any(|gate| tile.contains(gate.bounds().centre()));
            assert_eq!(has_gate, place.is_always_open(), "{place:?} on {w} × {h}");
        }
    }
}

/// On a phone, and on a tablet held upright, a Church card grows no wider when others are gone.
#[test]
fn the_last_church_card_is_no_wider_than_the_first() {
    let wide = |size: (f32, f32), church: &str, [mine, theirs]: [&str; 2]| {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1, "church": {church},
            "seats": [{{"church": {mine}}}, {{"church": {theirs}}}]}}"#
        ));
        let position = suite::position(&sitting, Language::ENGLISH);
        let scene = draw(&position.shown(size, Some(Sheet::Church), Tab::Turn));
        let card = (0..6).find_map(|slot| scene.target(Target::Thing(Thing::Church(slot))));
        card.and_then(Node::touch).expect("one lies there").w
    };
    for size in [(390.0, 844.0), (768.0, 1024.0)] {
        let first = wide(size, "[0, 1, 2, 3, 4, 5]", ["[]", "[]"]);
        let last = wide(size, "[null, null, null, null, null, 5]", ["[0, 1, 2]", "[3, 4]"]);
        assert!((first - last).abs() < 1.0, "{first} and {last} at {size:?}");
    }
}

/// What could be built where so much Influence is reached stands there in its colour as far as there are yen for it, those that the Bank gives among
/// them, and no longer once the action is at its end (rulebook: Construction).
#[test]
fn what_could_be_built_stands_there_as_long_as_it_can_be() {
    let sites_with = |touched: &[Thing], place: Place, rest: &str| {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1, {rest}}}"#
        ));
        let mut position = suite::position(&sitting, Language::ENGLISH);
        for thing in touched {
            position.entry.touch(Target::Thing(*thing));
        }
        let show = position.show(Size::new(1280.0, 800.0));
        let colour = show.crest(show.me()).color();
        let scene = draw(&show);
        let tile = scene.target(Target::Thing(Thing::Place(place))).and_then(Node::touch);
        let tile = tile.expect("it lies there");
        let stands = |symbol: Symbol| {
            let marks = scene.nodes().iter().flat_map(|node| &node.marks);
            marks.into_iter().any(|mark| {
                matches!(mark, Mark::Stamp(stamp) if stamp.symbol == symbol && stamp.tint == colour && stamp.alpha >= 1.0)
                    && tile.contains(mark.bounds().centre())
            })
        };
        [Symbol::Shop, Symbol::TradingHouse].map(stands)
    };
    let sites = |place: Place, rest: &str| sites_with(&[], place, rest);
    let station = r#""technologies": ["station"]"#;
    let choosing = |place: &str, yen: u8| {
        format!(
            r#""station": "{place}", "seats": [{{"yen": {yen}, "cards": [{{"at": "port"}}, {{"at": "port"}}, {{}}, {{}}], {station}}}, {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{}}, {{}}]}}]"#
        )
    };
    assert_eq!(sites(Place::Fishery, &choosing("fishery", 9)), [true, true]);
    assert_eq!(sites(Place::Fishery, &choosing("fishery", 3)), [true, false]);
    assert_eq!(sites(Place::Fishery, &choosing("fishery", 0)), [false, false]);
    assert_eq!(sites(Place::Bank, &choosing("bank", 0)), [true, true]);
    let acting = |place: &str, influence: u8, step: &str, rest: &str| {
        format!(
            r#""actions": [{{"at": "{place}", "influence": {influence}, "step": "{step}"}}],
            "seats": [{{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{"at": "{place}"}}]{rest}}},
                {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{}}]}}]"#
        )
    };
    let yen = |yen: u8| format!(r#", "yen": {yen}"#);
    assert_eq!(
        sites(Place::Fishery, &acting("fishery", 5, "construction", &yen(9))),
        [true, true]
    );
    assert_eq!(
        sites(Place::Fishery, &acting("fishery", 5, "end", &yen(9))),
        [false, false]
    );
    // What the Bank gives comes after the Support card and before building.
    assert_eq!(sites(Place::Bank, &acting("bank", 4, "support", &yen(0))), [true, true]);
    assert_eq!(
        sites(Place::Bank, &acting("bank", 5, "construction", &yen(0))),
        [false, false]
    );
    // The own Trading House, which stands there, earns as the Place is chosen.
    let house = |rest: String| format!(r#""places": {{"fishery": {{"house": 0}}}}, {rest}"#);
    assert_eq!(sites(Place::Fishery, &house(choosing("fishery", 0))), [true, true]);
    assert_eq!(
        sites(Place::Fishery, &house(acting("fishery", 5, "construction", &yen(0)))),
        [false, true]
    );
    // A Trader that goes back to the Place may build there though the first action is at its end.
    let trader = r#", "yen": 9, "traders": 1, "recruited": ["orders"], "completed": [0, 1, 2]"#;
    let again = format!(
        r#""station": "fishery", {}"#,
        acting("fishery", 5, "end", &format!(r#"{trader}, {station}"#))
    );
    assert_eq!(sites(Place::Fishery, &again), [false, false]);
    assert_eq!(sites_with(&[Thing::Trader], Place::Fishery, &again), [true, true]);
}

/// A new card lies, or will lie, where a Technology or a Bonus card was taken: who took the old one left no trace of which a ring would be around it.
#[test]
fn of_a_slot_whose_card_was_taken_there_is_no_trace() {
    let (mut taken, mut rings) = (0, 0);
    suite::follow::<Duel>(0..4, |sitting, _| {
        let events: Vec<Event> = sitting.events(0, sitting.asked()).map(|(_, event)| event).collect();
        let takes = |event: &&Event| matches!(event, Event::BonusTaken { .. } | Event::Learned { .. });
        taken = taken.max(events.iter().filter(takes).count());
        let traces = traces::<Duel>(events.into_iter().rev(), PLAYERS, sitting.asked());
        let slots = |trace: &&Trace<Spot>| matches!(trace.spot, Spot::Bonus(_) | Spot::Technology(_));
        assert_eq!(traces.iter().filter(slots).count(), 0);
        rings += traces.len();
    });
    assert!(taken > 4 && rings > 0, "{taken} {rings}");
}
