//! The table of Yokohama Duel.

use std::collections::BTreeSet;
use std::ops::Range;

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Mark, Node, Rect, Scene};
use meiji::drawing::svg;
use meiji::duel::components::{Criterion, Place, Title};
use meiji::duel::content::{Content, Gain, OrderRow};
use meiji::duel::table::{Deck, Sheet, Show, Sight, Target, Thing};
use meiji::duel::{self, Ask, Duel, Options, Waste};
use meiji::game::Seat;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::situation::{Moment, Situation};
use meiji::table::tree::tree;
use meiji::table::{Heard, Shown, Tab, draw};
use meiji::words::Language;

use super::suite::motion::{self, Motion};
use super::suite::{self, LAPTOP, Looked as _, SIZES, Tabled};

impl Tabled for Duel {
    const LONGEST: u32 = 1_000;

    fn laid(number: u64) -> Self {
        let starter = Seat((number % 2) as u8);
        let options = Options::new().with_starter(starter).expect("it sits there");
        Self::new(Content::latest(), options)
    }
}

/// What a touch in the middle of a target meets.
fn touched(scene: &Scene<Target>, target: Target) -> Option<Target> {
    let middle = scene
        .target(target)
        .and_then(Node::touch)
        .expect("it lies there")
        .centre();
    scene.hit(middle.x, middle.y).and_then(|node| node.target)
}

/// Positions of every kind of question.
pub fn positions(each: usize, language: Language) -> Vec<Situation<Duel>> {
    let mut positions = suite::positions(0..24, each, language);
    positions.push(suite::position(&opening(), language));
    positions
}

/// An occupied Place that two Technologies open, which random games hardly come to.
fn opening() -> Sitting<Duel> {
    let document = r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 3,
        "seats": [{"technologies": ["tram", "stagecoach"]}, {"cards": [{"at": "bank"}]}], "places": {"bank": {"house": 0}}}"#;
    let mut sitting = documented(document);
    if sitting.asked() == Some(Seat(0)) {
        sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    }
    sitting
}

#[test]
fn every_legal_move_is_found_among_the_answers() {
    suite::tree::every_legal_move_is_found::<Duel>(0..3, 14);
}

#[test]
fn the_positions_ask_every_kind_of_question() {
    let mut kinds: Vec<String> = positions(1, Language::ENGLISH)
        .iter()
        .filter_map(|position| position.view.table.decision())
        .map(suite::kind::<Duel>)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 17, "{kinds:?}");
}

#[test]
fn each_lit_target_can_be_touched_at_every_size() {
    suite::reach::each_lit_target_can_be_touched(positions(2, Language::ENGLISH), &SIZES, 150);
}

#[test]
fn nothing_is_drawn_inside_out_in_a_low_window() {
    let entered = positions(2, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::fits::nothing_is_drawn_inside_out(entered.collect(), &suite::fits::LOW);
}

#[test]
fn ways_back_can_be_touched_at_every_size() {
    suite::reach::ways_back_can_be_touched(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_can_be_pressed() {
    let entered = positions(1, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::tree::what_is_drawn_can_be_pressed(entered.collect(), &SIZES);
}

#[test]
fn every_part_is_told_in_every_language() {
    for language in Language::all() {
        suite::tree::every_part_is_told(positions(2, language));
    }
}

/// Whether a touch of the target is a part of some legal move.
fn leads(position: &Situation<Duel>, target: Target) -> bool {
    let mut all = position.entry.all();
    all.any(|action| position.entry.path(action).contains(&Some(target)))
}

/// Whether so much is asked.
fn asks(position: &Situation<Duel>, ask: Ask) -> bool {
    let decision = position.view.table.decision();
    decision.is_some_and(|decision| decision.ask == ask)
}

/// Of what lies on the table and cannot be used now it is said which rule forbids it.
#[test]
fn what_is_touched_in_vain_is_refused_with_the_rule_against_it() {
    let mut refused = 0;
    for position in positions(3, Language::ENGLISH) {
        let table = &position.view.table;
        let speech = position.words.speech(&position.game, table, &position.names);
        let scene = draw(&position.show(Size::new(1280.0, 800.0)));
        for target in scene.nodes().iter().filter_map(|node| node.target) {
            let thing = match target {
                Target::Thing(Thing::Sight(_)) => continue,
                // It is used by the cards that it allows.
                Target::Thing(Thing::Owned(Title::PostalSystem)) if asks(&position, Ask::Card) => continue,
                // A Trader is touched first, and then where it goes.
                Target::Thing(thing) if !leads(&position, target) => thing,
                _ => continue,
            };
            let why = position.game.why_not_touched(&position.view, None, target);
            let why = why.unwrap_or_else(|| panic!("{thing:?} is neither lit nor refused"));
            assert!(!speech.refusal(&why).is_empty());
            refused += 1;
        }
    }
    assert!(refused > 300, "{refused}");
}

/// A position of a document.
pub fn documented(document: &str) -> Sitting<Duel> {
    let read = duel::position::Position::from_json(document, &[]);
    read.unwrap_or_else(|error| panic!("{error:?}")).sit()
}

/// What is told of a thing as somebody sees it who is asked.
fn told(position: &Situation<Duel>, thing: Thing) -> Vec<String> {
    let show = position.show(Size::new(1280.0, 800.0));
    show.hint(Target::Thing(thing)).expect("a hint").lines
}

/// The Station lies in the middle of its Place, where whoever chooses that touches it.
#[test]
fn a_touch_of_the_middle_of_a_place_that_may_be_chosen_chooses_it() {
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
        }
    }
}

/// A position in which the first player is asked for a Support card in the Bank, where a Shop helps.
fn asked_for_support() -> Situation<Duel> {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 1}}, {}], "places": {"bank": {"shops": [0]}}}"#,
    );
    sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    let position = suite::position(&sitting, Language::ENGLISH);
    assert!(asks(&position, Ask::Support));
    position
}

/// How far what is drawn of a node reaches, also of what a phone cuts off at the edge of the board.
fn reach(node: &Node<Target>) -> Option<Rect> {
    let all = node.marks.iter().flat_map(|mark| match mark {
        Mark::Clip(_, marks) => marks.iter().map(Mark::bounds).collect(),
        mark => vec![mark.bounds()],
    });
    all.reduce(|one, other| one.union(&other))
}

/// What is drawn for a target, or for all that stands on a layer within it.
fn painted(position: &Situation<Duel>, size: (f32, f32), target: Target, layer: Option<Layer>) -> String {
    let scene = draw(&position.show(Size::new(size.0, size.1)));
    let at = scene.target(target).and_then(Node::touch).expect("it lies there");
    let mut part = Scene::new(scene.size);
    for node in scene.nodes() {
        let is_meant = match layer {
            None => node.target == Some(target),
            Some(layer) => {
                let within = reach(node).is_some_and(|reach| at.contains(reach.centre()));
                node.layer == layer && within
            }
        };
        if is_meant {
            part.push(node.clone());
        }
    }
    svg::paint(&part, Palette::Print)
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

/// Telephone may be used without a Support card: nobody is told then that one may be played.
#[test]
fn who_has_no_support_card_is_asked_for_telephone_alone() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 0}, "technologies": ["telephone"], "yen": 1}, {}]}"#,
    );
    sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    let position = suite::position(&sitting, Language::ENGLISH);
    assert!(asks(&position, Ask::Support));
    let decision = position.view.table.decision().expect("a question");
    let speech = position
        .words
        .speech(&position.game, &position.view.table, &position.names);
    let asked = speech.question(decision).detail;
    assert_eq!(
        asked,
        "Influence 1 so far. You have no Support card; Telephone would add 1."
    );
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

/// What a card takes is told to who is asked: the other one's purse is not one's own.
#[test]
fn what_a_card_takes_is_told_to_who_is_asked_alone() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 0}}, {}], "technologies": ["university", "gaslight", "tram", "ball", "telephone"]}"#,
    );
    sitting
        .play("go laboratory".parse().expect("a move"))
        .expect("it is legal");
    assert_eq!(sitting.asked(), Some(Seat(0)));
    let told = |seat| {
        let position = suite::seen(&sitting, Moment::now(Some(seat)), Language::ENGLISH);
        let scene = draw(&position.shown(LAPTOP, Some(Sheet::Technologies), Tab::Turn));
        svg::paint(&scene, Palette::Print).matches(" short</text>").count()
    };
    assert!(told(Seat(0)) > 0);
    assert_eq!(told(Seat(1)), 0);
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

/// The rival's edge tells what they did in their last turn: nothing before their first, and not what came to them in one's own.
#[test]
fn the_rivals_last_turn_is_told_once_there_was_one() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1, "places": {"fishery": {"house": 0}},
        "seats": [{"support": {"plus-one": 0}}, {"support": {"plus-one": 0}}]}"#,
    );
    let told = |sitting: &Sitting<Duel>, seat| {
        let position = suite::seen(sitting, Moment::now(Some(seat)), Language::ENGLISH);
        painted(&position, LAPTOP, Target::Player(Seat(1 - seat.0)), None)
    };
    assert!(!told(&sitting, Seat(0)).contains("last turn"));
    let go = |sitting: &mut Sitting<Duel>, to: &str| sitting.play(to.parse().expect("a move")).expect("it is legal");
    for (seat, place) in [(0, "go bank"), (1, "go tea-plantation"), (0, "go customs")] {
        go(&mut sitting, place);
        while sitting.asked() == Some(Seat(seat)) {
            go(&mut sitting, "on");
        }
    }
    go(&mut sitting, "go fishery");
    // The other's Trading House earned of the visit, which was in no turn of theirs.
    let seen = told(&sitting, Seat(1));
    assert!(seen.contains("last turn") && seen.contains("Customs 2"), "{seen}");
    assert!(!seen.contains("earns"), "{seen}");
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

/// Everything on the table is told with more than what it is called, and with the chapter that tells more.
#[test]
fn everything_on_the_table_is_explained() {
    let mut things = BTreeSet::new();
    for position in positions(2, Language::ENGLISH) {
        let show = position.show(Size::new(1280.0, 800.0));
        for item in tree(&show).iter().flat_map(|section| &section.items) {
            let Target::Thing(thing) = item.target else { continue };
            let hint = show.hint(item.target).expect("a hint");
            assert!(!hint.lines.is_empty() && !hint.title.is_empty(), "{thing:?}: {hint:?}");
            assert!(hint.chapter.is_some(), "{thing:?} has no chapter");
            let told: BTreeSet<&String> = hint.lines.iter().collect();
            assert_eq!(
                told.len(),
                hint.lines.len(),
                "{thing:?} tells something twice: {hint:?}"
            );
            things.insert(thing);
        }
    }
    assert!(things.len() > 90, "{}", things.len());
}

/// A Place tells what the next card would come to there, what helps it, and if it is occupied, what opens it.
#[test]
fn a_place_tells_what_it_would_give_and_what_opens_it() {
    let document = r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 3,
        "seats": [{"technologies": ["tram", "station"]}, {"cards": [{"at": "bank"}]}], "station": "church",
        "places": {"church": {"shops": [0], "house": 0}, "bank": {"house": 1}}}"#;
    let mut sitting = documented(document);
    while sitting.asked() != Some(Seat(0)) {
        let first = sitting.legal_moves()[0];
        sitting.play(first).expect("it is legal");
    }
    let position = suite::position(&sitting, Language::ENGLISH);
    let church = told(&position, Thing::Place(Place::Church));
    let sum =
        "Your lowest card 1, your Shop 1, your Trading House 1 and the Station 1: Influence 4, which would give 4.";
    assert!(church.contains(&sum.to_owned()), "{church:#?}");
    let bank = told(&position, Thing::Place(Place::Bank));
    for line in [
        "Your lowest card 1: Influence 1, which would give 1.",
        "It is occupied until the round ends. You may still choose it, once this round, by: Tram.",
        "Wolfeschlegelsteinhausen gets ¥1 whenever somebody chooses it.",
    ] {
        assert!(bank.contains(&line.to_owned()), "{line}: {bank:#?}");
    }
    let theirs = suite::seen(&sitting, Moment::now(Some(Seat(1))), Language::ENGLISH);
    let bank = told(&theirs, Thing::Place(Place::Bank));
    assert!(
        bank.contains(&"It is occupied until the round ends.".to_owned()),
        "{bank:#?}"
    );
}

/// Cards tell what they would take, with what the player has; decks, the Station token and what Traders come for tell how it stands.
#[test]
fn cards_and_decks_tell_how_it_stands() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"yen": 4, "goods": {"copper": 1, "silk": 1, "tea": 0, "fish": 0}, "orders": [0]}, {}],
        "church": [0, 1, 2, 3, 4, 5], "technologies": ["university", "tram", "ball", "winery", "telegram"], "bonus": [0, 1, 2]}"#,
    );
    assert_eq!(sitting.asked(), Some(Seat(0)));
    let position = suite::position(&sitting, Language::ENGLISH);
    let (content, speech) = (
        position.game.content(),
        position.show(Size::new(1280.0, 800.0)).speech(),
    );
    // Copper, silk and yen are three things; each point beyond them takes Influence.
    for (slot, row) in content.church.iter().take(6).enumerate() {
        let line = match row.faith.saturating_sub(3).max(1) {
            influence @ ..=5 => format!("You could give 3 different things: then Influence {influence} is enough."),
            _ => "You could give 3 different things: too few, even with Influence 5.".to_owned(),
        };
        let said = told(&position, Thing::Church(slot as u8));
        assert_eq!(said[0], line, "Faith {}", row.faith);
    }
    for (slot, title) in (0..).zip([
        Title::University,
        Title::Tram,
        Title::Ball,
        Title::Winery,
        Title::Telegram,
    ]) {
        let cost = content.technologies[title.index()].cost;
        let line = match cost.saturating_sub(2).max(1) {
            influence @ ..=5 => format!("With all that you could pay Influence {influence} is enough."),
            _ => "All that you could pay is too little, even with Influence 5.".to_owned(),
        };
        let said = told(&position, Thing::Technology(slot));
        assert!(said.contains(&line), "{title:?} costs {cost}: {said:?}");
    }
    let rewards = content.bonus[0].rewards;
    let said = told(&position, Thing::Bonus(0));
    for (influence, gain) in (5..).zip(rewards) {
        assert!(
            said.contains(&format!("From Influence {influence} on: {}.", speech.gain(gain))),
            "{said:?}"
        );
    }
    let deck = told(&position, Thing::Sight(Sight::Deck(Deck::Technologies)));
    assert_eq!(deck[0], "15 cards left.");
    let preparing = "Between rounds what is left of the five is discarded, and five new ones are laid out.";
    assert_eq!(deck[1], preparing, "and not after the last round");
    let trader = told(&position, Thing::Sight(Sight::Criterion(Criterion::Church)));
    assert!(trader.contains(&"Aiko: 0 of 2.".to_owned()), "{trader:?}");
    let station = told(&position, Thing::Sight(Sight::Station));
    assert_eq!(station[0], "It stands nowhere yet.");
}

/// Technology cards: University makes its owner's upgrade free, and not that of the other, who looks at a card meanwhile.
#[test]
fn an_upgrade_is_told_for_what_its_player_pays() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"technologies": ["university"]}, {}]}"#,
    );
    while sitting
        .state()
        .table
        .decision()
        .is_some_and(|decision| decision.ask != Ask::Upgrade)
    {
        let first = sitting.legal_moves()[0];
        sitting.play(first).expect("it is legal");
    }
    assert_eq!(sitting.asked(), Some(Seat(0)));
    let card = Thing::Upgrade(1);
    let owner = suite::position(&sitting, Language::ENGLISH);
    assert_eq!(
        told(&owner, card),
        ["Upgrade the Influence card of level 1 to 2, free."]
    );
    let other = suite::seen(&sitting, Moment::now(Some(Seat(1))), Language::ENGLISH);
    assert_eq!(
        told(&other, card),
        ["Upgrade the Influence card of level 1 to 2 for ¥1."]
    );
}

/// Place action: the Influence is told once it is totalled, whatever a free action has one choose before.
#[test]
fn an_action_that_is_not_totalled_tells_no_influence() {
    let content = Content::latest();
    let looks = |row: &OrderRow| row.reward.iter().any(|gain| matches!(gain, Gain::Look { .. }));
    let order = content
        .orders
        .iter()
        .position(looks)
        .expect("an Order that looks at others");
    let mut sitting = documented(&format!(
        r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1,
        "seats": [{{"goods": {{"copper": 9, "silk": 9, "tea": 9, "fish": 9}}, "orders": [{order}], "support": {{"plus-one": 1}}}}, {{}}],
        "places": {{"bank": {{"shops": [0]}}}}}}"#
    ));
    let line = |sitting: &Sitting<Duel>| {
        let position = suite::position(sitting, Language::ENGLISH);
        let lines = told(&position, Thing::Place(Place::Bank)).into_iter();
        lines
            .filter(|line| line.starts_with("The action here"))
            .collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    for action in ["go bank".to_owned(), format!("deliver {order}")] {
        sitting.play(action.parse().expect("a move")).expect("it is legal");
        assert_eq!(line(&sitting), none, "{action}");
    }
    assert!(asks(&suite::position(&sitting, Language::ENGLISH), Ask::Keep));
    while !asks(&suite::position(&sitting, Language::ENGLISH), Ask::Support) {
        let first = sitting.legal_moves()[0];
        sitting.play(first).expect("it is legal");
    }
    sitting.play("support 1".parse().expect("a move")).expect("it is legal");
    assert_eq!(line(&sitting), ["The action here has Influence 3, which gives 3."]);
}

/// Where there is one way to pay alone, what the nearest other one lacks is told, shown and refused.
#[test]
fn what_another_way_to_pay_lacks_is_told() {
    let mut told = 0;
    suite::follow::<Duel>(0..200, |sitting, kind| {
        if !["Laboratory", "SecondOrder"].contains(&kind.as_str()) {
            return;
        }
        let position = suite::position(sitting, Language::ENGLISH);
        for target in position.lit() {
            let mut after = position.clone();
            after.entry.touch(target);
            let show: Show = after.show(Size::new(1280.0, 800.0));
            let Some(lacks) = <Duel as Heard>::lacking(&show) else {
                continue;
            };
            assert_eq!(after.entry.moves().count(), 1);
            assert!(lacks.starts_with("Not possible: "), "{lacks}");
            let shut = draw(&show).into_nodes().into_iter().find(|node| node.label == lacks);
            let shut = shut.and_then(|node| node.target).expect("it is to be seen");
            assert!(!after.entry.is_lit(shut));
            let why = after.game.why_not_touched(&after.view, after.entry.chosen(), shut);
            assert!(why.is_some(), "{lacks}");
            told += 1;
        }
    });
    assert!(told > 4, "{told}");
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

/// What a move would waste stands beside the question and is said with its answer, unless its player does not want to hear of it.
#[test]
fn what_a_move_would_waste_is_told() {
    let sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
            "seats": [{"support": {"plus-one": 0}}, {}]}"#,
    );
    let useless = "The action there gives you nothing now.";
    let place = Target::Thing(Thing::Place(Place::Customs));
    let heard = |position: &Situation<Duel>| {
        let sections = tree(&position.show(Size::new(1280.0, 800.0)));
        let ask = sections
            .into_iter()
            .find(|section| section.id == "ask")
            .expect("a question");
        let answer = ask.items.into_iter().find(|item| item.target == place);
        answer.expect("the Customs can be chosen").label
    };
    let drawn = |position: &Situation<Duel>| {
        let hover = Some(place);
        let scene = draw(&Show {
            hover,
            ..position.show(Size::new(1280.0, 800.0))
        });
        let labels = scene.into_nodes().into_iter().filter(|node| node.target.is_none());
        labels.map(|node| node.label).collect::<Vec<String>>().join(" ")
    };
    let mut position = suite::position(&sitting, Language::ENGLISH);
    let (said, shown) = (heard(&position), drawn(&position));
    assert!(said.contains(useless), "{said}");
    assert!(shown.contains(useless), "{shown}");
    let mut manner = position.entry.manner();
    manner.hints = Duel::hints_without(&[Waste::NoUse]);
    position.entry = position.entry.clone().in_manner(manner, |_| None);
    assert!(!heard(&position).contains(useless) && !drawn(&position).contains(useless));
}

#[test]
fn what_is_written_fits_in_every_language() {
    for language in Language::all() {
        suite::fits::what_is_written_fits(positions(1, language), &SIZES);
    }
}

#[test]
fn words_two_fifths_longer_fit() {
    suite::fits::what_is_written_fits(positions(1, Language::LONGER), &SIZES);
}

#[test]
fn what_is_looked_at_is_explained() {
    suite::cards::what_is_looked_at_is_explained(positions(1, Language::ENGLISH), &SIZES);
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

#[test]
fn a_finger_finds_what_stands_on_a_phones_sheet() {
    suite::reach::a_finger_finds_what_stands_on_a_phones_sheet(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn text_stands_out_from_its_ground() {
    suite::contrast::text_stands_out_from_its_ground(positions(2, Language::ENGLISH), &SIZES);
}

#[test]
fn symbols_stand_out_from_their_ground() {
    suite::contrast::symbols_stand_out_from_their_ground(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn the_focus_on_anything_is_seen_at_every_size() {
    suite::tree::the_focus_on_anything_is_seen(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn arrow_keys_lead_where_the_eye_goes() {
    for position in positions(1, Language::ENGLISH) {
        suite::tree::arrows_lead_where_the_eye_goes(&position);
    }
}

#[test]
fn what_is_lit_stands_among_the_answers() {
    suite::tree::what_is_lit_stands_among_the_answers(positions(2, Language::ENGLISH));
}

#[test]
fn answers_can_be_told_apart() {
    suite::tree::answers_can_be_told_apart(positions(2, Language::ENGLISH));
}

#[test]
fn a_thing_keeps_its_name_while_the_game_goes_on() {
    suite::tree::a_thing_keeps_its_name(&positions(1, Language::ENGLISH));
}

#[test]
fn a_table_without_menu_offers_neither_menu_nor_help_anywhere() {
    suite::tree::a_table_without_menu_offers_neither_menu_nor_help(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_without_labels_is_the_same_and_can_be_named() {
    suite::tree::what_is_drawn_without_labels_is_the_same(positions(1, Language::ENGLISH), &SIZES);
}

/// Every plan of random games of some numbers, as the second seat sees them, or an onlooker.
fn motions(numbers: Range<u64>, seat: Option<Seat>, size: (f32, f32)) -> Vec<Motion<Duel>> {
    let of_game = |number| motion::motions(Duel::laid(number), number, seat, Size::new(size.0, size.1));
    numbers.flat_map(of_game).collect()
}

const PHONE: (f32, f32) = (390.0, 844.0);

#[test]
fn a_plan_ends_where_the_new_scene_stands() {
    for (numbers, size) in [(0..2, LAPTOP), (2..3, PHONE)] {
        motion::a_plan_ends_where_the_new_scene_stands(motions(numbers, Some(Seat(1)), size));
    }
}

#[test]
fn what_moves_starts_where_it_stood() {
    let tables = [(3..9, LAPTOP), (9..15, PHONE)].map(|(numbers, size)| motions(numbers, Some(Seat(0)), size));
    let moved: usize = tables.into_iter().map(motion::what_moves_starts_where_it_stood).sum();
    assert!(moved > 20, "{moved} things moved");
}

#[test]
fn nothing_is_seen_on_the_way_that_neither_scene_shows() {
    for seat in [Some(Seat(0)), Some(Seat(1)), None] {
        motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(0..2, seat, LAPTOP));
        motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(2..3, seat, PHONE));
    }
}

#[test]
fn a_time_is_painted_alike_from_whichever_time_one_comes() {
    motion::a_time_is_painted_alike_from_whichever_time_one_comes(motions(7..8, Some(Seat(0)), LAPTOP));
}

/// What is in a hand, or looked at, is told and drawn to its owner alone.
#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let mut hidden = 0;
    suite::follow::<Duel>(0..4, |sitting, _| {
        let owner = sitting.asked().expect("somebody is asked");
        let speech_of = |position: &Situation<Duel>| {
            let show = position.show(Size::new(1280.0, 800.0));
            let sections = tree(&show);
            let told = sections.iter().flat_map(|section| {
                section
                    .told
                    .iter()
                    .cloned()
                    .chain(section.items.iter().map(|item| item.label.clone()))
            });
            let drawn = draw(&show).into_nodes().into_iter().map(|node: Node<_>| node.label);
            told.chain(drawn).collect::<Vec<String>>().join("\n").to_lowercase()
        };
        let own = suite::position(sitting, Language::ENGLISH);
        let table = &own.view.table;
        let speech = own.words.speech(&own.game, table, &own.names);
        let open = table.seats[Seat(0)]
            .completed
            .iter()
            .chain(table.seats[Seat(1)].completed.iter());
        let open: Vec<String> = open.map(|order| speech.order(order).to_lowercase()).collect();
        let hand = own.view.hand;
        let orders = hand.orders.iter().chain(hand.looked.iter());
        let orders: Vec<String> = orders
            .map(|order| speech.order(order).to_lowercase())
            .filter(|order| !open.contains(order))
            .collect();
        let mine = speech_of(&own);
        for other in [None, Some(Seat(1 - owner.0))] {
            let theirs = suite::seen(sitting, Moment::now(other), Language::ENGLISH);
            let known: Vec<String> = theirs
                .view
                .hand
                .orders
                .iter()
                .map(|order| speech.order(order).to_lowercase())
                .collect();
            let theirs = speech_of(&theirs);
            for order in orders.iter().filter(|order| !known.contains(order)) {
                assert!(mine.contains(order), "{order}");
                assert!(!theirs.contains(order), "{other:?} reads {order}");
                hidden += 1;
            }
        }
    });
    assert!(hidden > 500, "{hidden}");
}
