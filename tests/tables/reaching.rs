//! The Influence that is within reach at the table of Yokohama Duel: what a Support card would make of it, and the Bonus card that comes with it.

use meiji::drawing::geometry::Size;
use meiji::drawing::scene::{Mark, Node, Symbol};
use meiji::duel::components::{Place, Support};
use meiji::duel::table::{Sheet, Target, Thing};
use meiji::duel::{Duel, Forbidden, Move};
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::table::entry::Touch;
use meiji::table::looker::{Answer, Looker, Wish};
use meiji::table::situation::Situation;
use meiji::table::tree::tree;
use meiji::words::{Language, Words};

use super::duel::documented;
use super::suite::{self, LAPTOP};

const SUPPORT: Target = Target::Thing(Thing::Support(Support::Two));

/// Who is to go somewhere with level 1, has a Support card +2, and has a Shop and the Trading House in the Bank: 3 there, and 5 with the card.
const DOCUMENT: &str = r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
    "seats": [{"support": {"plus-one": 0, "plus-two": 1}}, {}], "places": {"bank": {"shops": [0], "house": 0}}}"#;

/// What is drawn for a target, while something is pointed at.
fn drawn(position: &Situation<Duel>, target: Target, hover: Option<Target>) -> Vec<Node<Target>> {
    let (w, h) = LAPTOP;
    let mut show = position.show(Size::new(w, h));
    show.hover = hover;
    let scene = draw(&show);
    let nodes: Vec<_> = scene
        .nodes()
        .iter()
        .filter(|node| node.target == Some(target))
        .cloned()
        .collect();
    assert!(!nodes.is_empty(), "{target:?} lies nowhere");
    nodes
}

/// Shows a game to who is asked, without motion.
fn show(looker: &mut Looker<Duel>, sitting: &Sitting<Duel>) {
    let wish = Wish {
        seat: sitting.asked(),
        busy: false,
        at: None,
        motion: 0.0,
    };
    looker.show(sitting, &[], Words::default(), wish);
}

/// Touches the middle of a target.
fn touch(looker: &mut Looker<Duel>, sitting: &Sitting<Duel>, target: Target) -> Answer<Move, Forbidden> {
    let node = looker.scene().and_then(|scene| scene.target(target));
    let at = node.and_then(Node::touch).expect("it can be touched").centre();
    looker.touch(sitting, at)
}

fn writes(nodes: &[Node<Target>], text: &str) -> bool {
    let is_written = |mark: &Mark| matches!(mark, Mark::Text(written) if written.text == text);
    nodes.iter().flat_map(|node| &node.marks).any(is_written)
}

fn shows(nodes: &[Node<Target>], symbol: Symbol) -> bool {
    let is_shown = |mark: &Mark| matches!(mark, Mark::Stamp(stamp) if stamp.symbol == symbol);
    nodes.iter().flat_map(|node| &node.marks).any(is_shown)
}

/// Chapter on the Bonus cards: Influence 5 or more brings one.
#[test]
fn an_answer_tells_the_bonus_card_that_its_influence_brings() {
    let mut sitting = documented(DOCUMENT);
    sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    let position = suite::position(&sitting, Language::ENGLISH);
    let supported = drawn(&position, SUPPORT, None);
    assert!(shows(&supported, Symbol::Bonus) && writes(&supported, "5"));
    let alone = drawn(&position, Target::Move(Move::GoOn), None);
    assert!(!shows(&alone, Symbol::Bonus), "Influence 3 brings none");
}

#[test]
fn a_support_card_tells_what_it_would_make_of_a_place_that_is_pointed_at() {
    let position = suite::position(&documented(DOCUMENT), Language::ENGLISH);
    let at = |place| drawn(&position, SUPPORT, Some(Target::Thing(Thing::Place(place))));
    assert!(writes(&at(Place::Bank), "→ 5"));
    assert!(writes(&at(Place::Port), "→ 3"));
    assert!(!drawn(&position, SUPPORT, None).iter().any(|node| {
        let arrow = |mark: &Mark| matches!(mark, Mark::Text(written) if written.text.starts_with('→'));
        node.marks.iter().any(arrow)
    }));
}

/// Where a Place is a picture alone it tells what it would give, unless an own card lies there: beside a lesson a phone has no room for rates.
#[test]
fn a_picture_alone_tells_what_its_place_would_give() {
    let document = DOCUMENT.replace(r#"{"support""#, r#"{"cards": [{"at": "port"}, {}, {}, {}], "support""#);
    let eva = r#"{"cards": [{"at": "port"}, {}, {}, {}]}], "places""#;
    let position = suite::position(
        &documented(&document.replace(r#"{}], "places""#, eva)),
        Language::ENGLISH,
    );
    let scene = draw(&position.show(Size::new(390.0, 655.0)));
    let tile = |place| {
        let target = Some(Target::Thing(Thing::Place(place)));
        let node = scene.nodes().iter().find(|node| node.target == target);
        let mut node = node.expect("it lies there").clone();
        // A phone shows the part of the board that is in its window.
        if let [Mark::Clip(_, marks)] = node.marks.as_slice() {
            node.marks = marks.clone();
        }
        [node]
    };
    let bank = tile(Place::Bank);
    assert!(writes(&bank, "4") && shows(&bank, Symbol::Yen));
    let mill = tile(Place::SilkMill);
    assert!(writes(&mill, "1") && shows(&mill, Symbol::Silk));
    let port = tile(Place::Port);
    assert!(!shows(&port, Symbol::Order));
}

/// A Place that is touched is looked at first: a button tells what playing there gives, and plays it; the Trader stays at hand.
#[test]
fn a_place_that_is_touched_is_confirmed_by_a_button_that_tells_what_it_gives() {
    let document = DOCUMENT.replace(r#"{"support""#, r#"{"completed": [0, 1, 2], "support""#);
    let mut position = suite::position(&documented(&document), Language::ENGLISH);
    let place = Target::Thing(Thing::Place(Place::Bank));
    let plays = Target::Move(Move::Go(Place::Bank));
    assert_eq!(position.entry.touch(place), Touch::Narrowed);
    let button = drawn(&position, plays, None);
    assert!(writes(&button, "Play the 1") && writes(&button, "3") && shows(&button, Symbol::Yen));
    let trader = Target::Thing(Thing::Trader);
    let is_beside = |node: &Node<Target>| matches!(node.marks.iter().next_back(), Some(Mark::Text(text)) if text.text == "Foreign Trader");
    assert!(
        drawn(&position, trader, None).iter().any(is_beside),
        "it is a button beside the other"
    );
    assert_eq!(position.entry.touch(trader), Touch::Narrowed);
    assert_eq!(position.entry.touch(place), Touch::Narrowed);
    let sent = drawn(&position, Target::Move(Move::Trader(Place::Bank)), None);
    assert!(
        writes(&sent, "5") && shows(&sent, Symbol::Yen),
        "3 of its own, Shop and Trading House"
    );
    position.entry.cancel();
    assert_eq!(position.entry.touch(place), Touch::Narrowed);
    assert_eq!(position.entry.touch(plays), Touch::Play(Move::Go(Place::Bank)));
}

/// With a Place that is meant, a Support card, and by Postal System another Influence card, goes there as well: the Place is chosen by its
/// touch, and the card where that is asked next. One that cannot be played is refused.
#[test]
fn a_card_that_is_touched_with_a_place_is_chosen_with_it() {
    let postal = DOCUMENT.replace(r#"{"support""#, r#"{"technologies": ["postal-system"], "support""#);
    let (one, three) = (Thing::Support(Support::One), Thing::Card(3));
    let cases = [
        (DOCUMENT, Thing::Support(Support::Two), true),
        (&postal, Thing::Support(Support::Two), false),
        (&postal, three, true),
    ];
    for size in [LAPTOP, (390.0, 844.0)] {
        for (document, card, is_next) in cases {
            let mut sitting = documented(document);
            let mut looker = Looker::<Duel>::default();
            looker.resize(Size::new(size.0, size.1));
            show(&mut looker, &sitting);
            assert_eq!(
                touch(&mut looker, &sitting, Target::Thing(Thing::Place(Place::Bank))),
                Answer::Changed
            );
            show(&mut looker, &sitting);
            let chosen = Answer::Play(Move::Go(Place::Bank));
            assert_eq!(
                touch(&mut looker, &sitting, Target::Thing(card)),
                chosen,
                "{card:?} at {size:?}"
            );
            sitting.play(Move::Go(Place::Bank)).expect("it is legal");
            show(&mut looker, &sitting);
            let entry = looker.entry().expect("a game is shown");
            let chosen = Some(Target::Thing(card));
            assert_eq!(entry.chosen() == chosen, is_next, "{card:?} at {size:?}");
        }
        // A Trader plays no Influence card.
        let traders = postal.replace(r#"{"technologies""#, r#"{"completed": [0, 1, 2], "technologies""#);
        let sitting = documented(&traders);
        let mut looker = Looker::<Duel>::default();
        looker.resize(Size::new(size.0, size.1));
        for (thing, expected) in [
            (Thing::Trader, Some(Answer::Changed)),
            (Thing::Place(Place::Bank), Some(Answer::Changed)),
            (three, None),
        ] {
            show(&mut looker, &sitting);
            let answer = touch(&mut looker, &sitting, Target::Thing(thing));
            match expected {
                Some(expected) => assert_eq!(answer, expected, "{thing:?} at {size:?}"),
                None => assert!(matches!(answer, Answer::Why { .. }), "{answer:?} at {size:?}"),
            }
        }
        for (document, card) in [(DOCUMENT, one), (DOCUMENT, three), (&postal, one)] {
            let sitting = documented(document);
            let mut looker = Looker::<Duel>::default();
            looker.resize(Size::new(size.0, size.1));
            for thing in [Thing::Place(Place::Bank), card] {
                show(&mut looker, &sitting);
                let answer = touch(&mut looker, &sitting, Target::Thing(thing));
                let is_refused = matches!(answer, Answer::Why { .. });
                assert_eq!(is_refused, thing == card, "{thing:?} at {size:?}");
            }
        }
    }
}

/// A lesson plays nothing that it did not ask for: the card that was touched with another Place is not chosen at the next question, whether the Place is
/// touched or typed.
#[test]
fn a_card_whose_place_was_refused_is_not_chosen_later() {
    let place = |place| Target::Thing(Thing::Place(place));
    let goes = Move::Go(Place::Port);
    let refused = [
        (place(Place::Bank), Answer::Changed),
        (SUPPORT, Answer::Play(Move::Go(Place::Bank))),
    ];
    let touched = [
        (place(Place::Port), Answer::Changed),
        (Target::Move(goes), Answer::Play(goes)),
    ];
    for then in [&touched[..], &[]] {
        let mut sitting = documented(DOCUMENT);
        let mut looker = Looker::<Duel>::default();
        looker.resize(Size::new(LAPTOP.0, LAPTOP.1));
        for (target, expected) in refused.iter().chain(then) {
            show(&mut looker, &sitting);
            assert_eq!(touch(&mut looker, &sitting, *target), *expected, "{target:?}");
        }
        sitting.play(goes).expect("it is legal");
        show(&mut looker, &sitting);
        assert_eq!(looker.entry().expect("a game is shown").chosen(), None);
    }
}

/// While a Technology is looked at, the way past all of them has its button all the same, for who sees the table and who hears it.
#[test]
fn no_technology_stays_at_hand_while_one_is_looked_at() {
    let document = DOCUMENT
        .replace(r#""plus-two": 1"#, r#""plus-two": 0"#)
        .replace(r#"{"support""#, r#"{"yen": 20, "support""#);
    let mut sitting = documented(&document);
    sitting
        .play("go laboratory".parse().expect("a move"))
        .expect("it is legal");
    let mut position = suite::position(&sitting, Language::ENGLISH);
    let past = Target::Move(Move::GoOn);
    while !position.lit().contains(&Target::Thing(Thing::Technology(0))) {
        sitting.play(Move::GoOn).expect("it goes on to the Laboratory");
        position = suite::position(&sitting, Language::ENGLISH);
    }
    assert_eq!(
        position.entry.touch(Target::Thing(Thing::Technology(0))),
        Touch::Narrowed
    );
    assert!(!position.lit().contains(&past), "it is not part of what was begun");
    assert!(writes(&drawn(&position, past, None), "No Technology"));
    let sections = tree(&position.show(Size::new(LAPTOP.0, LAPTOP.1)));
    let ask = sections.iter().find(|section| section.id == "ask").expect("a question");
    assert!(ask.items.iter().any(|item| item.target == past));
    assert_eq!(position.entry.touch(past), Touch::Play(Move::GoOn));
}

/// Technology cards: with Telegram a Support card counts 1 more, which its card tells before the Place is chosen.
#[test]
fn what_telegram_adds_is_told_before_a_place_is_chosen() {
    let document = DOCUMENT.replace(r#"{"support""#, r#"{"technologies": ["telegram"], "support""#);
    let position = suite::position(&documented(&document), Language::ENGLISH);
    let bank = Some(Target::Thing(Thing::Place(Place::Bank)));
    assert!(writes(&drawn(&position, SUPPORT, bank), "→ 6"));
}

/// Technology cards: Mining Technology adds a copper at the Mine, which is told before it is played.
#[test]
fn what_mining_technology_adds_is_told_before_the_mine_is_chosen() {
    let mined = |technologies: &str| {
        let document = DOCUMENT.replace(r#""bank""#, r#""copper-mine""#).replace(
            r#"{"support""#,
            &format!(r#"{{"technologies": [{technologies}], "support""#),
        );
        let mut position = suite::position(&documented(&document), Language::ENGLISH);
        let mine = Target::Thing(Thing::Place(Place::CopperMine));
        assert_eq!(position.entry.touch(mine), Touch::Narrowed);
        let button = drawn(&position, Target::Move(Move::Go(Place::CopperMine)), None);
        let hint = position.show(Size::new(LAPTOP.0, LAPTOP.1)).hint(mine).expect("a hint");
        (
            writes(&button, "2"),
            hint.lines.iter().any(|line| line.ends_with("would give 2.")),
        )
    };
    assert_eq!(mined(""), (false, false), "Influence 3 gives 1");
    assert_eq!(mined(r#""mining-technology""#), (true, true));
}

/// On a phone cards are looked at where the question stands, which comes back once a Place is touched beside them.
#[test]
fn a_phone_uncovers_its_question_once_a_place_is_touched() {
    let sitting = documented(DOCUMENT);
    let mut looker = Looker::<Duel>::default();
    looker.resize(Size::new(390.0, 844.0));
    show(&mut looker, &sitting);
    let mut touched = |target: Target| {
        touch(&mut looker, &sitting, target);
        show(&mut looker, &sitting);
        let scene = looker.scene().expect("a scene is drawn");
        let plays = Target::Move(Move::Go(Place::Bank));
        (looker.open_sheet(), scene.target(plays).is_some())
    };
    let looked_at = touched(Target::Sheet(Sheet::Technologies));
    assert_eq!(looked_at, (Some(Sheet::Technologies), false));
    assert_eq!(touched(Target::Thing(Thing::Place(Place::Bank))), (None, true));
}
