//! What a table of Yokohama Duel tells: of what lies there, of what may not be done, of what a choice would come to, and to whom.

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Mark, Node};
use meiji::drawing::svg;
use meiji::duel::components::{Criterion, Place, Support, Title};
use meiji::duel::content::{Content, Gain, OrderRow};
use meiji::duel::table::{Deck, Sheet, Show, Sight, Target, Thing};
use meiji::duel::{Ask, Duel, Refusal, Waste};
use meiji::game::Seat;
use meiji::printed::Edition as _;
use meiji::sitting::Sitting;
use meiji::table::situation::{Moment, Situation};
use meiji::table::tree::tree;
use meiji::table::{Heard, Shown as _, Tab, draw};
use meiji::words::Language;

use super::super::suite::{self, LAPTOP, Looked as _};
use super::{asks, documented, leads, painted, positions};

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

/// What is told of a thing as somebody sees it who is asked.
fn told(position: &Situation<Duel>, thing: Thing) -> Vec<String> {
    let show = position.show(Size::new(1280.0, 800.0));
    show.hint(Target::Thing(thing)).expect("a hint").lines
}

/// A player's points are told by the lines of the score sheet (chapter Final score): where they come from is seen at any time.
#[test]
fn where_the_points_of_a_player_come_from_is_told() {
    let position = suite::position(
        &documented(
            r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
            "seats": [{"yen": 9, "imports": 1, "completed": [0], "goods": {"copper": 1, "silk": 1, "tea": 1, "fish": 0}}, {}]}"#,
        ),
        Language::ENGLISH,
    );
    let show = position.show(Size::new(1280.0, 800.0));
    let told = |seat| show.hint(Target::Player(Seat(seat))).expect("a hint").lines;
    let points = show.game.score(show.table())[Seat(0)];
    let lines = told(0);
    assert!(
        lines[0].starts_with(&format!("{} points by now", points.total())),
        "{lines:#?}"
    );
    let line = format!(
        "Completed Orders: {}, Most completed Orders: 6, Imported goods face up: 1, Every ¥2: 4 and Every 3 trade goods: 1, as if the game ended now.",
        points.orders
    );
    assert_eq!(lines[1], line);
    assert!(told(1).iter().any(|line| line.ends_with("as if the game ended now.")));
}

/// Telephone may be used without a Support card, and beside one: nobody is told of what they have not.
#[test]
fn what_may_be_added_is_told_of_who_has_it() {
    let asked = |support: u8, technologies: &str| {
        let mut sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1,
            "seats": [{{"support": {{"plus-one": {support}}}, "technologies": [{technologies}], "yen": 1}}, {{}}]}}"#
        ));
        sitting.play("go bank".parse().expect("a move")).expect("it is legal");
        let position = suite::position(&sitting, Language::ENGLISH);
        assert!(asks(&position, Ask::Support));
        let decision = position.view.table.decision().expect("a question");
        let speech = position
            .words
            .speech(&position.game, &position.view.table, &position.names);
        speech.question(decision).detail
    };
    assert_eq!(
        asked(0, r#""telephone""#),
        "Influence 1 so far. You have no Support card; Telephone would add 1."
    );
    assert_eq!(
        asked(2, r#""telephone""#),
        "Influence 1 so far. You have 2 of +1 and 0 of +2; one may be played, and Telephone would add 1."
    );
    assert_eq!(
        asked(2, ""),
        "Influence 1 so far. You have 2 of +1 and 0 of +2; one may be played."
    );
}

/// Customs, Port: no more is promised than there is; of several Orders that are looked at one is kept.
#[test]
fn a_place_promises_no_more_than_there_is() {
    let promised = |place: &str, owned: &str| {
        let mut sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1,
            "seats": [{{"support": {{"plus-two": 1}}{owned}}}, {{}}]}}"#
        ));
        let action = format!("go {place}").parse().expect("a move");
        sitting.play(action).expect("it is legal");
        let position = suite::position(&sitting, Language::ENGLISH);
        assert!(asks(&position, Ask::Support));
        painted(
            &position,
            (390.0, 844.0),
            Target::Thing(Thing::Support(Support::Two)),
            None,
        )
    };
    let customs = promised("customs", r#", "imports": 1"#);
    assert!(customs.contains(">1<") && !customs.contains(">2<"), "{customs}");
    let empty = promised("customs", "");
    assert!(empty.contains(">0<"), "{empty}");
    let port = promised("port", "");
    assert!(port.contains(">1/3<"), "{port}");
}

/// Customs, Technology cards (Mining Technology): the column that is lit says what it would give, which may be less than is printed there, or more.
#[test]
fn the_lit_column_of_a_place_says_what_it_would_give() {
    let lit = |place: &str, at: Place, owned: &str| {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1,
            "places": {{"{place}": {{"shops": [0], "house": 0}}}}, "seats": [{{{owned}}}, {{}}]}}"#
        ));
        let position = suite::position(&sitting, Language::ENGLISH);
        assert!(asks(&position, Ask::Place));
        // Of the printed figures, 1 to 5 or 0 to 4, one more or less of each.
        let drawn = painted(&position, (390.0, 844.0), Target::Thing(Thing::Place(at)), None);
        (0..=5)
            .map(|n| drawn.matches(&format!(">{n}<")).count())
            .collect::<Vec<_>>()
    };
    let [none, many] = [r#""imports": 0"#, r#""imports": 3"#].map(|owned| lit("customs", Place::Customs, owned));
    assert_eq!((none[0], none[2]), (1, 0), "nothing lies face up: {none:?}");
    assert_eq!((many[0], many[2]), (0, 1), "{many:?}");
    let [plain, mined] = [r#""yen": 0"#, r#""technologies": ["mining-technology"]"#]
        .map(|owned| lit("copper-mine", Place::CopperMine, owned));
    assert_eq!((plain[1], plain[2]), (1, 1), "{plain:?}");
    assert_eq!((mined[1], mined[2]), (0, 2), "one more copper: {mined:?}");
}

/// Course of a turn: which of the Orders that an action looks at is kept belongs to the action, and no Bonus yet.
#[test]
fn what_is_chosen_of_what_an_action_brought_is_its_first_step() {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 0}, "cards": [{"at": "bank"}, {}, {}, {}]}, {"cards": [{"at": "fishery"}, {}, {}, {}]}]}"#,
    );
    sitting.play("go port".parse().expect("a move")).expect("it is legal");
    let position = suite::position(&sitting, Language::ENGLISH);
    assert!(asks(&position, Ask::Keep));
    let sections = tree(&position.show(Size::new(1280.0, 800.0)));
    let heading = &sections.first().expect("the table").heading;
    assert!(heading.contains("Place") && !heading.contains("Bonus"), "{heading}");
}

/// A Place that is touched while something else is asked is one for a Trader, if there is one: else it is told what is asked.
#[test]
fn who_has_no_trader_is_told_what_is_asked() {
    let why = |owned: &str| {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 1,
            "actions": [{{"at": "church", "influence": 4, "step": "church"}}],
            "seats": [{{{owned}"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{"at": "church"}}]}},
                {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{}}]}}]}}"#
        ));
        let position = suite::position(&sitting, Language::ENGLISH);
        let bank = Target::Thing(Thing::Place(Place::Bank));
        let why = position.game.why_not_touched(&position.view, None, bank);
        why.expect("a Church card is asked for").refusal
    };
    assert_eq!(why(""), Refusal::OtherQuestion);
    assert_eq!(why(r#""turned": 2, "#), Refusal::InsideAStep);
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
    // A phone tells it in the question, also where that has little room.
    let position = suite::seen(&sitting, Moment::now(Some(Seat(1))), Language::ENGLISH);
    for (w, h) in [(390.0, 844.0), (375.0, 553.0), (844.0, 390.0)] {
        let scene = draw(&position.show(Size::new(w, h)));
        let marks = scene.nodes().iter().flat_map(|node| &node.marks);
        let texts = marks.filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.text.as_str()),
            _ => None,
        });
        let told = texts.collect::<Vec<_>>().join(" ");
        assert!(told.contains("Customs 2"), "{w} × {h}: {told}");
    }
    go(&mut sitting, "go fishery");
    // The other's Trading House earned of the visit, which was in no turn of theirs.
    let seen = told(&sitting, Seat(1));
    assert!(seen.contains("last turn") && seen.contains("Customs 2"), "{seen}");
    let (_, turn) = seen.split_once("last turn").expect("it is told");
    assert!(!turn.contains("¥1"), "{turn}");
}

/// Everything on the table is told with more than what it is called, and with the chapter that tells more.
#[test]
fn everything_on_the_table_is_explained() {
    suite::cards::everything_on_the_table_is_explained(positions(2, Language::ENGLISH), 90);
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
    // Once the last card lies, no Technology opens anything more: a Trader needs none.
    let played = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 3, "actions": [{"at": "port", "influence": 5, "step": "end"}],
        "seats": [{"technologies": ["tram"], "orders": [0], "cards": [{"at": "bank"}, {"at": "port"}, {"at": "port"}, {"at": "port"}]},
            {"cards": [{"at": "port"}, {"at": "port"}, {"at": "port"}, {}]}]}"#,
    );
    let position = suite::seen(&played, Moment::now(Some(Seat(0))), Language::ENGLISH);
    let bank = told(&position, Thing::Place(Place::Bank));
    let shut = "It is occupied until the round ends: you may come only with a Trader.";
    assert!(bank.contains(&shut.to_owned()), "{bank:#?}");
    let tram = told(&position, Thing::Owned(Title::Tram));
    let over = "No Influence card is left that it could serve this round.";
    assert!(tram.contains(&over.to_owned()), "{tram:#?}");
    let one_left = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 3,
        "seats": [{"technologies": ["tram", "postal-system"], "cards": [{"at": "bank"}, {"at": "port"}, {"at": "port"}, {}]},
            {"cards": [{"at": "port"}, {"at": "port"}, {"at": "port"}, {}]}]}"#,
    );
    let position = suite::seen(&one_left, Moment::now(Some(Seat(0))), Language::ENGLISH);
    for (title, can_serve) in [(Title::Tram, true), (Title::PostalSystem, false)] {
        let lines = told(&position, Thing::Owned(title));
        assert_eq!(lines.contains(&over.to_owned()), !can_serve, "{lines:#?}");
    }
    // What serves no card is of use as long as there is a turn: to the end of the last one.
    let mill = |actions: &str| {
        let sitting = documented(&format!(
            r#"{{"game": "duel", "position": 1, "options": {{"starter": {{"seat": 0}}}}, "round": 3, {actions}
            "seats": [{{"technologies": ["spinning-mill"], "orders": [0], "cards": [{{"at": "bank"}}, {{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}]}},
                {{"cards": [{{"at": "port"}}, {{"at": "port"}}, {{"at": "port"}}, {{}}]}}]}}"#
        ));
        let position = suite::seen(&sitting, Moment::now(Some(Seat(0))), Language::ENGLISH);
        told(&position, Thing::Owned(Title::SpinningMill))
    };
    let ends = mill(r#""actions": [{"at": "port", "influence": 5, "step": "end"}],"#);
    assert!(
        ends.contains(&"It can still be used this round.".to_owned()),
        "{ends:#?}"
    );
    let over = mill("");
    assert!(
        over.contains(&"No turn is left in which it could be used this round.".to_owned()),
        "{over:#?}"
    );
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
            assert!(lacks.starts_with("Not possible: ") && !lacks.contains(".,"), "{lacks}");
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

/// Who asks for the hand hears first what is held, and apart from it what is looked at.
#[test]
fn what_is_looked_at_is_told_apart_from_the_hand() {
    let mut apart = 0;
    suite::follow::<Duel>(0..4, |sitting, _| {
        let position = suite::position(sitting, Language::ENGLISH);
        let show = position.show(Size::new(1280.0, 800.0));
        let said = <Duel as Heard>::mine(&show);
        let halves: Vec<&str> = said.split("Looked at, and not in hand:").collect();
        let hand = position.view.hand;
        assert_eq!(halves.len(), if hand.looked.is_empty() { 1 } else { 2 }, "{said}");
        let speech = show.speech();
        for order in hand.orders.iter() {
            assert!(halves[0].contains(&speech.order(order)), "{said}");
        }
        for order in hand.looked.iter() {
            let order = speech.order(order);
            assert!(halves[1].contains(&order), "{said}");
            let is_held = hand.orders.iter().any(|held| speech.order(held) == order);
            assert!(is_held || !halves[0].contains(&order), "{said}");
            apart += 1;
        }
    });
    assert!(apart > 20, "{apart}");
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
