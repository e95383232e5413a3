//! What the table of Yokohama Duel asks, and what its answers say of themselves before they are given.

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Mark, Outline, Symbol};
use meiji::drawing::svg;
use meiji::duel::components::{Exchange, OrderId, Place, Support};
use meiji::duel::table::{Sheet, Show, Target, Thing};
use meiji::duel::{Ask, Duel, Move};
use meiji::game::Seat;
use meiji::sitting::Sitting;
use meiji::table::entry::{Entry, Touch};
use meiji::table::section::Section;
use meiji::table::situation::Situation;
use meiji::table::tree::tree;
use meiji::table::{Shown as _, draw};
use meiji::words::Language;

use super::super::suite;
use super::{asks, documented};

/// A game in a round in which the first player has had, and done, so much.
fn sitting(round: u8, rest: &str) -> Sitting<Duel> {
    documented(&format!(
        r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": {round}, {rest}}}"#
    ))
}

/// Its position.
fn position(round: u8, rest: &str) -> Situation<Duel> {
    suite::position(&sitting(round, rest), Language::ENGLISH)
}

/// What is so in the first player's last turn of a round, at a step of an action with an Influence.
fn action(place: &str, influence: u8, step: &str, owned: &str) -> String {
    format!(
        r#""actions": [{{"at": "{place}", "influence": {influence}, "step": "{step}"}}],
            "seats": [{{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{"at": "{place}"}}]{owned}}},
                {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{}}]}}]"#
    )
}

/// The position of that with Influence 5.
fn acting(place: &str, step: &str, owned: &str) -> Situation<Duel> {
    position(1, &action(place, 5, step, owned))
}

fn show(position: &Situation<Duel>) -> Show<'_> {
    position.show(Size::new(1280.0, 800.0))
}

/// The question and its answers as they are heard.
fn question(position: &Situation<Duel>) -> Section<Duel> {
    let mut sections = tree(&show(position)).into_iter();
    sections.find(|section| section.id == "ask").expect("a question")
}

/// The question in words.
fn asked(position: &Situation<Duel>) -> String {
    let Section { heading, told, .. } = question(position);
    format!("{heading} {}", told.join(" "))
}

/// What is said of an answer.
fn said(position: &Situation<Duel>, target: Target) -> String {
    let items = question(position).items.into_iter();
    let mut labels = items.filter(|item| item.target == target).map(|item| item.label);
    labels.next().expect("it is an answer")
}

/// Whoever plays for the first time in a round is told what has come between; after that, where the card goes alone.
#[test]
fn a_round_that_has_begun_is_told_with_its_first_turns() {
    let begun = "Round 2: your cards are back, and new Technologies lie out.";
    let fresh = position(2, r#""seats": [{}, {}]"#);
    assert!(asks(&fresh, Ask::Place) && asked(&fresh).contains(begun));
    let first = position(1, r#""seats": [{}, {}]"#);
    assert!(!asked(&first).contains("cards are back"));
    let later = position(
        2,
        r#""seats": [{"cards": [{"at": "bank"}, {}, {}, {}]}, {"cards": [{"at": "port"}, {}, {}, {}]}]"#,
    );
    assert!(asks(&later, Ask::Place) && !asked(&later).contains(begun));
}

/// An occupied Place that is meant tells what is used up to open it, before it is (rulebook: Technology cards).
#[test]
fn what_opens_an_occupied_place_is_told_before_it_is_used() {
    let mut there = position(
        1,
        r#""seats": [{"technologies": ["tram"], "cards": [{"at": "port"}, {}, {}, {}]}, {"cards": [{"at": "bank"}, {}, {}, {}]}]"#,
    );
    assert!(asks(&there, Ask::Place));
    let opened = "It is occupied; once a round it is opened by: Tram.";
    for (place, told) in [(Place::Bank, true), (Place::Fishery, false)] {
        there.entry.cancel();
        let target = Target::Thing(Thing::Place(place));
        assert_eq!(said(&there, target).contains(opened), told, "{place:?}");
        assert_eq!(there.entry.touch(target), Touch::Narrowed);
        let scene = draw(&show(&there));
        let mut labels = scene.nodes().iter().map(|node| &node.label);
        assert_eq!(labels.any(|label| label.contains(opened)), told, "{place:?}");
    }
}

/// At the end of a turn that waits, its player is told whether anything can be used: that it waits goes by what everybody knows.
#[test]
fn the_end_of_a_turn_tells_whether_anything_is_left() {
    let left = |goods: &str| {
        let owned = format!(r#", "orders": [0], "goods": {{{goods}}}"#);
        let position = acting("bank", "end", &owned);
        assert!(asks(&position, Ask::End));
        (asked(&position).contains("Nothing can be used now."), position)
    };
    let all = r#""copper": 5, "silk": 5, "tea": 5, "fish": 5"#;
    let (nothing, can) = left(all);
    assert!(!nothing && asked(&can).contains("might still be used"));
    assert!(can.entry.all().any(|action| action != Move::GoOn));
    let (nothing, mut cannot) = left(&all.replace('5', "0"));
    assert!(nothing && cannot.entry.all().all(|action| action == Move::GoOn));
    // Of the past nothing can be entered, which says nothing of what could.
    cannot.entry = Entry::default();
    assert!(!asked(&cannot).contains("Nothing can be used now."));
}

/// Going on says that it ends the turn, where nothing comes after it in the turn.
#[test]
fn an_answer_that_ends_the_turn_says_so() {
    let go_on = Target::Move(Move::GoOn);
    let last = acting("bank", "construction", r#", "yen": 5, "orders": []"#);
    assert!(asks(&last, Ask::Construction));
    assert!(said(&last, go_on).starts_with("Build nothing. That ends the turn."));
    let followed = acting("bank", "construction", r#", "yen": 5, "orders": [0]"#);
    assert!(asks(&followed, Ask::Construction));
    assert!(!said(&followed, go_on).contains("ends the turn"));
    let called = acting("bank", "end", r#", "orders": [0]"#);
    assert!(!said(&called, go_on).contains("ends the turn"));
    // The last thing that can be done ends it by itself, and says so.
    let ends = |orders: &str| {
        let owned = format!(r#", "orders": {orders}, "goods": {{"copper": 0, "silk": 0, "tea": 1, "fish": 2}}"#);
        let position = acting("bank", "end", &owned);
        said(&position, Target::Thing(Thing::Order(OrderId(0)))).contains("That ends the turn.")
    };
    assert!(ends("[0]"));
    assert!(!ends("[0, 1]"), "another Order is in hand");
}

/// Where something was chosen at the end of a turn, the end of the turn lies nowhere that a finger expects what was chosen.
#[test]
fn the_end_of_the_turn_stands_beside_nothing_that_was_chosen() {
    let owned = r#", "orders": [0, 1], "goods": {"copper": 5, "silk": 5, "tea": 5, "fish": 5}, "recruited": ["orders"], "traders": 1, "completed": [2, 3, 4]"#;
    let position = acting("bank", "end", owned);
    let sizes = [(1280.0, 800.0), (1920.0, 1080.0), (390.0, 844.0)];
    let offers = |position: &Situation<Duel>, (w, h): (f32, f32)| {
        let scene = draw(&position.show(Size::new(w, h)));
        scene.target(Target::Move(Move::GoOn)).is_some()
    };
    assert!(sizes.iter().all(|size| offers(&position, *size)));
    for chosen in [Thing::Order(OrderId(0)), Thing::Trader] {
        let mut position = position.clone();
        position.entry.touch(Target::Thing(chosen));
        assert!(sizes.iter().all(|size| !offers(&position, *size)), "{chosen:?}");
        // By ear and by keys it stays at hand: there each answer says what it is.
        assert!(
            said(&position, Target::Move(Move::GoOn)).contains("End the turn"),
            "{chosen:?}"
        );
    }
}

/// It is asked what may be built at a Place by what can be, and what is too dear there tells its price when it is touched (rulebook: Construction).
#[test]
fn what_can_be_built_is_asked_and_what_is_too_dear_refused_by_its_price() {
    let building = |there: &str, owned: &str| {
        let action = action("bank", 5, "construction", owned);
        position(1, &format!(r#""places": {{"bank": {there}}}, {action}"#))
    };
    let both = asked(&building("{}", r#", "yen": 9"#));
    assert!(both.contains("A Shop costs ¥1, your next Trading House ¥4."), "{both}");
    let house = asked(&building(r#"{"shops": [0]}"#, r#", "yen": 9"#));
    assert!(house.contains("Your next Trading House costs ¥4; no Shop"), "{house}");
    let shop = asked(&building(r#"{"house": 1}"#, r#", "yen": 9"#));
    assert!(shop.contains("A Shop costs ¥1; no Trading House"), "{shop}");
    let poor = building("{}", r#", "yen": 1"#);
    let house = Target::Thing(Thing::House(Place::Bank));
    let scene = draw(&show(&poor));
    assert!(scene.target(house).is_some(), "it is touched where it would stand");
    assert!(!poor.entry.is_lit(house));
    let why = poor.game.why_not_touched(&poor.view, None, house).expect("a reason");
    let why = show(&poor).speech().refusal(&why);
    assert!(why.contains("¥4") && why.contains("¥1"), "{why}");
}

/// With a Trader no Influence card goes: who is about to send one is told what its Influence is made of, and not which card goes there.
#[test]
fn who_sends_a_trader_is_told_of_no_card() {
    let mut position = position(
        1,
        r#""places": {"port": {"shops": [0]}}, "seats": [{"recruited": ["orders"], "traders": 1, "completed": [0, 1, 2]}, {}]"#,
    );
    assert!(asked(&position).contains("Influence card"));
    position.entry.touch(Target::Thing(Thing::Trader));
    position.entry.touch(Target::Thing(Thing::Place(Place::Port)));
    let asked = asked(&position);
    assert!(!asked.contains("lowest Influence card"), "{asked}");
    assert!(
        asked.contains("A Foreign Trader 3 and your Shop 1: Influence 4."),
        "{asked}"
    );
}

/// What an answer to a Support card makes of the Influence is heard as it is seen, with the Bonus rewards that come from Influence 5 on (rulebook: Place
/// action, Bonus cards).
#[test]
fn a_support_card_says_what_it_makes_of_the_influence() {
    let position = position(
        1,
        r#""actions": [{"at": "copper-mine", "influence": 1, "step": "support"}], "station": "copper-mine",
            "places": {"copper-mine": {"shops": [0], "house": 0}},
            "seats": [{"cards": [{"at": "copper-mine"}, {}, {}, {}], "technologies": ["station"], "support": {"plus-one": 1, "plus-two": 1}}, {}]"#,
    );
    let answers = [
        (Target::Move(Move::GoOn), 4, ""),
        (Target::Thing(Thing::Support(Support::One)), 5, ", first Bonus reward"),
        (
            Target::Thing(Thing::Support(Support::Two)),
            6,
            ", first two Bonus rewards",
        ),
    ];
    for (answer, influence, bonus) in answers {
        let gives = position.game.rate(Place::CopperMine, influence);
        let told = said(&position, answer);
        let made = format!("Influence {influence}, which would give {gives}{bonus}.");
        assert!(told.contains(&made), "{told}");
    }
}

/// Where the score would go is heard as it is seen.
#[test]
fn an_answer_says_where_the_score_goes() {
    let orders = r#", "orders": [0], "goods": {"copper": 0, "silk": 0, "tea": 1, "fish": 2}"#;
    let mut sitting = sitting(1, &action("bank", 5, "end", orders));
    let heard = |sitting: &Sitting<Duel>| {
        let position = suite::position(sitting, Language::ENGLISH);
        let total = position.game.score(&position.view.table)[Seat(0)].total();
        (position, total)
    };
    let (before, now) = heard(&sitting);
    sitting.play(Move::Deliver(OrderId(0))).expect("it is legal");
    let (_, then) = heard(&sitting);
    assert!(now < then);
    let told = said(&before, Target::Thing(Thing::Order(OrderId(0))));
    assert!(
        told.contains(&format!("Your score goes from {now} to {then}.")),
        "{told}"
    );
    assert!(!said(&before, Target::Move(Move::GoOn)).contains("Your score"));
}

/// Overview of the symbols, Support cards: of a card that is gained it is shown how much it adds, for one more card and one that adds 1 would look alike.
#[test]
fn a_support_card_that_is_gained_shows_what_it_adds() {
    const ADDS_TWO: OrderId = OrderId(15);
    const ADDS_ONE: OrderId = OrderId(2);
    let goods = r#"{"copper": 0, "silk": 2, "tea": 2, "fish": 2}"#;
    for (order, adds) in [(ADDS_TWO, ">(+2)<"), (ADDS_ONE, ">(+1)<")] {
        let owned = format!(r#", "orders": [{}], "goods": {goods}"#, order.0);
        let mut position = acting("bank", "end", &owned);
        position.entry.touch(Target::Thing(Thing::Order(order)));
        for (w, h) in [(1280.0, 800.0), (390.0, 844.0)] {
            let drawn = svg::paint(&draw(&position.show(Size::new(w, h))), Palette::Print);
            assert!(drawn.contains(adds), "{adds} at {w}");
        }
    }
}

/// What a Place brings is asked about on the way: it tells no score, though a Trading House earns at once.
#[test]
fn a_place_tells_no_score_before_its_action() {
    let position = position(
        1,
        r#""places": {"bank": {"house": 0}}, "seats": [{"yen": 1, "support": {"plus-one": 1}}, {}]"#,
    );
    let told = said(&position, Target::Thing(Thing::Place(Place::Bank)));
    assert!(told.contains("Influence 2") && !told.contains("Your score"), "{told}");
}

/// Cards that are chosen are heard in the order in which they are seen: the cheapest first.
#[test]
fn technologies_are_heard_as_they_stand_in_their_sheet() {
    let mut heard = 0;
    suite::follow::<Duel>(0..20, |sitting, kind| {
        if !["Laboratory", "Church"].contains(&kind.as_str()) {
            return;
        }
        let position = suite::position(sitting, Language::ENGLISH);
        let cost = |item: &Target| match *item {
            Target::Thing(Thing::Technology(slot)) => {
                let title = position.view.table.technology(slot)?;
                Some(position.game.content().technologies[title.index()].cost)
            }
            Target::Thing(Thing::Church(slot)) => {
                let card = position.view.table.church_card(slot)?;
                Some(position.game.content().church[usize::from(card.0)].faith)
            }
            _ => None,
        };
        let answers: Vec<Target> = question(&position).items.iter().map(|item| item.target).collect();
        let costs: Vec<u8> = answers.iter().filter_map(cost).collect();
        assert!(costs.is_sorted(), "{costs:?}");
        // What else may be done stands after them, and before none.
        let first = answers.iter().position(|answer| cost(answer).is_some());
        let among = first.map_or(&[][..], |first| &answers[first..][..costs.len()]);
        assert!(among.iter().all(|answer| cost(answer).is_some()), "{answers:?}");
        heard += usize::from(costs.len() > 2);
    });
    assert!(heard > 4, "{heard}");
}

/// Imported goods that are paid are shown as they lie: those that lie face up are taken first (a ruling on Church and Laboratory).
#[test]
fn imported_goods_are_paid_as_they_lie() {
    let paid = |owned: &str| {
        let laid = acting("laboratory", "laboratory", owned);
        let ways = laid.entry.all().filter_map(|action| match action {
            Move::Learn(slot, imports) if imports > 0 => Some((slot, imports)),
            _ => None,
        });
        let (slot, imports) = ways.max_by_key(|way| way.1).expect("some card can be paid with them");
        let mut position = laid.clone();
        position.entry.touch(Target::Thing(Thing::Technology(slot)));
        position.entry.touch(Target::Way(Move::Learn(slot, imports)));
        let played = Target::Move(Move::Learn(slot, imports));
        let scene = draw(&show(&position));
        let shown = |symbol: Symbol| {
            let stamped = |mark: &Mark| matches!(mark, Mark::Stamp(stamp) if stamp.symbol == symbol);
            let mut nodes = scene.nodes().iter().filter(|node| node.target == Some(played));
            nodes.any(|node| node.marks.iter().any(stamped))
        };
        [Symbol::Import, Symbol::ImportTurned].map(shown)
    };
    let row = r#", "yen": 0, "technologies": ["university"], "#;
    assert_eq!(paid(&format!("{row}{}", r#""imports": 3"#)), [true, false]);
    assert_eq!(paid(&format!("{row}{}", r#""turned": 3"#)), [false, true]);
}

/// What costs nothing beyond the Influence is not asked how it is paid; what costs something says in yen how much.
#[test]
fn what_is_free_is_not_asked_how_it_is_paid() {
    let laid = acting("laboratory", "laboratory", r#", "yen": 9"#);
    let (mut free, mut paid) = (0, 0);
    for slot in 0..5 {
        let mut position = laid.clone();
        let Some(points) = position.game.points_to_pay(&position.view.table, slot) else {
            continue;
        };
        position.entry.touch(Target::Thing(Thing::Technology(slot)));
        let asked = asked(&position);
        match points {
            0 => {
                free += 1;
                assert!(asked.contains("by Influence alone?"), "{asked}");
            }
            1..=4 => {
                paid += 1;
                let told = format!("¥{} to pay", 2 * points);
                let is_told = |mark: &Mark| matches!(mark, Mark::Text(text) if text.text == told);
                let scene = draw(&show(&laid));
                let mut marks = scene.nodes().iter().flat_map(|node| &node.marks);
                assert!(marks.any(is_told), "{told}");
            }
            _ => {}
        }
    }
    assert!(free > 0 && paid > 0, "{free} and {paid}");
}

/// On the button that is recommended each symbol lies on a disc of paper, and no other button has one: on vermilion its key line would be lost.
#[test]
fn on_the_recommended_button_a_symbol_lies_on_a_disc() {
    let mut position = acting(
        "laboratory",
        "laboratory",
        r#", "yen": 9, "technologies": ["university"]"#,
    );
    let paid = |slot: &u8| {
        position
            .game
            .points_to_pay(&position.view.table, *slot)
            .is_some_and(|points| points > 0)
    };
    let slot = (0..5).find(paid).expect("one is to be paid for");
    position.entry.touch(Target::Thing(Thing::Technology(slot)));
    let discs = |size: Size| {
        let scene = draw(&position.show(size));
        let on_button = |target: fn(&Target) -> bool| {
            let here = scene
                .nodes()
                .iter()
                .filter(move |node| node.target.as_ref().is_some_and(target));
            here.flat_map(|node| node.marks.windows(2))
                .fold((0, 0), |(discs, symbols), pair| {
                    let is_disc = matches!(pair[0], Mark::Shape(Outline::Circle(..), _));
                    let is_symbol = matches!(pair[1], Mark::Stamp(_));
                    (
                        discs + usize::from(is_disc && is_symbol),
                        symbols + usize::from(is_symbol),
                    )
                })
        };
        [
            on_button(|target| matches!(target, Target::Move(Move::Learn(..)))),
            on_button(|target| matches!(target, Target::Way(_))),
        ]
    };
    for size in [Size::new(1280.0, 800.0), Size::new(390.0, 844.0)] {
        let [(discs, symbols), (others, _)] = discs(size);
        assert!(symbols > 0, "{size:?}");
        assert_eq!((discs, others), (symbols, 0), "{size:?}");
    }
}

/// A Bonus card that brings copper tells what Mining Technology adds (rulebook: Technology cards).
#[test]
fn a_bonus_card_tells_the_copper_that_mining_technology_adds() {
    let told = |owned: &str| {
        let position = acting("bank", "bonus", owned);
        said(&position, Target::Thing(Thing::Bonus(0)))
    };
    let (plain, mined) = (told(""), told(r#", "technologies": ["mining-technology"]"#));
    assert!(plain.contains("1 copper"), "{plain}");
    assert!(mined.contains("2 copper"), "{mined}");
}

/// Chinatown: each exchange has its place, whatever can be paid and whatever comes of it, so that a second touch meets no other; what cannot be paid tells why.
#[test]
fn exchanges_stay_where_they_are() {
    let bazaar = |left: u8, owned: &str| {
        let action = action("chinatown", 4, "exchange", owned);
        position(
            1,
            &action.replace(r#""exchange""#, &format!(r#"{{"exchange": {left}}}"#)),
        )
    };
    let target = |exchange: Exchange| Target::Thing(Thing::Exchange(exchange));
    let all = |yen: u8, each: u8, silk: u8| {
        format!(r#", "yen": {yen}, "goods": {{"copper": {each}, "silk": {silk}, "tea": {each}, "fish": {each}}}"#)
    };
    let stays = |before: &Situation<Duel>, after: &Situation<Duel>| {
        for (w, h) in [(1280.0, 800.0), (1920.0, 1080.0), (390.0, 844.0), (844.0, 390.0)] {
            let places = |position: &Situation<Duel>| {
                let scene = draw(&position.show(Size::new(w, h)));
                Exchange::ALL.map(|exchange| scene.target(target(exchange)).expect("it is there").hit)
            };
            assert_eq!(places(before), places(after), "{w}×{h}");
        }
    };
    let (rich, poor) = (bazaar(3, &all(9, 1, 1)), bazaar(3, &all(0, 0, 1)));
    stays(&rich, &poor);
    let payable = |position: &Situation<Duel>| Exchange::ALL.map(|exchange| position.lit().contains(&target(exchange)));
    assert_eq!(payable(&rich), [true; 9]);
    for (exchange, can) in Exchange::ALL.into_iter().zip(payable(&poor)) {
        assert_eq!(can, exchange == Exchange::SellSilk);
        let why = poor.game.why_not_touched(&poor.view, None, target(exchange));
        assert_eq!(why.is_some(), !can, "{exchange:?}");
    }
    // The last one may end the turn, and says so below what it is.
    let owned = all(1, 0, 0) + r#", "orders": []"#;
    let last = bazaar(1, &owned);
    assert!(said(&last, target(Exchange::BuyTea)).contains("ends the turn"));
    stays(&bazaar(2, &owned), &last);
    // It is asked although none can be paid, where an Order might bring what it takes.
    let waits = bazaar(2, &(all(0, 0, 0) + r#", "orders": [0]"#));
    assert!(asks(&waits, Ask::Exchange(2)));
    stays(&bazaar(2, &(all(1, 0, 0) + r#", "orders": [0]"#)), &waits);
}

/// Completing an Order tells what the Language School adds, to yen that it gives or beside what else it gives (rulebook: Technology cards).
#[test]
fn completing_an_order_tells_what_the_language_school_adds() {
    let told = |order: OrderId, owned: &str| {
        let position = acting("bank", "end", &format!(r#", "orders": [{}]{owned}"#, order.0));
        show(&position).speech().action(Move::Deliver(order))
    };
    const SCHOOL: &str = r#", "technologies": ["language-school"]"#;
    let (yen, other) = (OrderId(0), OrderId(4));
    assert_eq!([told(yen, ""), told(yen, SCHOOL)], ["Complete → ¥2", "Complete → ¥3"]);
    assert_eq!(told(other, ""), "Complete → 1 imported good");
    assert_eq!(told(other, SCHOOL), "Complete → ¥1 and 1 imported good");
}

/// Once a card of an open sheet is chosen, none is asked for.
#[test]
fn a_sheet_whose_card_is_chosen_asks_for_none() {
    let mut there = acting("church", "church", r#", "yen": 1"#);
    assert!(asks(&there, Ask::Church));
    let is_asked_for = |position: &Situation<Duel>| {
        let mut show = show(position);
        show.open = Some(Sheet::Church);
        let asks = |mark: &Mark| matches!(mark, Mark::Text(written) if written.text.starts_with("Choose a card"));
        draw(&show).nodes().iter().flat_map(|node| &node.marks).any(asks)
    };
    assert!(is_asked_for(&there));
    let lit = there.lit();
    let is_card = |target: &&Target| matches!(target, Target::Thing(Thing::Church(_)));
    let card = *lit.iter().find(is_card).expect("one is within reach");
    assert_eq!(there.entry.touch(card), Touch::Narrowed);
    assert!(!is_asked_for(&there));
}

/// Bonus; Customs: a reward turns what lies face up alone, so that a card with more to turn says beforehand that it brings less than is printed.
#[test]
fn a_card_that_turns_more_than_lies_face_up_says_so() {
    let told = |influence: u8, imports: u8| {
        let position = position(
            1,
            &format!(
                r#""edition": "second", "bonus": [1, 0, 3], "places": {{"laboratory": {{"house": 0}}}}, "actions": [{{"step": "bonus", "at": "laboratory", "influence": {influence}}}],
                "seats": [{{"imports": {imports}, "orders": [], "cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{"at": "laboratory"}}]}},
                    {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{}}]}}]"#
            ),
        );
        said(&position, Target::Thing(Thing::Bonus(0)))
    };
    const FEWER: &str = "Too few of your imported goods lie face up to be turned.";
    assert!(told(7, 0).contains(FEWER), "{}", told(7, 0));
    assert!(!told(7, 1).contains(FEWER), "it turns the one that there is");
    assert!(!told(6, 0).contains(FEWER), "so much Influence brings no such reward");
}
