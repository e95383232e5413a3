//! Technology cards, in the order of their titles; those that open an occupied Place are in `openers`, those that only score in `scoring`.

use meiji::duel::components::{Place, Resource, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Ask, Chapter, Event, Refusal, Why};
use meiji::words::{Names, Words};

use super::free_actions::every_question;
use super::scene::{EVA, JACK, Scene, every_card};

/// Jack's first turn, in which he owns Technologies.
pub(super) fn knowing(titles: &[Title]) -> Scene {
    Scene::new().knows(JACK, titles)
}

/// Jack learns a Technology in the Laboratory, for nothing.
pub(super) fn learning(scene: Scene, title: Title) -> Scene {
    let scene = scene.shown(&[title]).content(|content| {
        every_card(content, 4);
        content.technologies.iter_mut().for_each(|row| row.cost = 3);
    });
    scene.after("go laboratory; learn 0 imports 0")
}

/// Language School: ¥1 whenever an Order is completed, from when it is owned.
#[test]
fn language_school() {
    let scene = Scene::new()
        .order(JACK, 0, [1, 0, 0, 0], &[])
        .order(JACK, 1, [1, 0, 0, 0], &[])
        .goods(JACK, [2, 0, 0, 0]);
    assert_eq!(scene.clone().after("deliver 0").jack().yen, 0);
    let scene = scene
        .knows(JACK, &[Title::LanguageSchool])
        .after("deliver 0; deliver 1");
    assert_eq!(scene.gains(Why::Technology), [(JACK, Resource::Yen, 1); 2]);
    let evas = Scene::new()
        .knows(EVA, &[Title::LanguageSchool])
        .order(JACK, 0, [1, 0, 0, 0], &[])
        .goods(JACK, [1, 0, 0, 0]);
    assert_eq!(evas.after("deliver 0").of(EVA).yen, 0, "one's own Orders");
}

/// Ruling: its yen comes first, then the Trader of the third Order, then what the Order brings.
#[test]
fn language_school_pays_before_the_reward() {
    let scene = knowing(&[Title::LanguageSchool])
        .completed(JACK, &[0, 1])
        .order(JACK, 20, [1, 0, 0, 0], &[Gain::Yen(3)])
        .goods(JACK, [1, 0, 0, 0])
        .after("deliver 20");
    let told = scene.events.iter().filter_map(|event| match event {
        Event::Gained { why, .. } => Some(Some(*why)),
        Event::TraderRecruited { .. } => Some(None),
        _ => None,
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [Some(Why::Technology), None, Some(Why::Order)]
    );
}

/// Letterpress Printing: ¥2 for each later Technology, not for itself. Ruling: after the price is paid.
#[test]
fn letterpress_printing() {
    assert_eq!(learning(Scene::new(), Title::LetterpressPrinting).jack().yen, 0);
    assert_eq!(
        learning(knowing(&[Title::LetterpressPrinting]), Title::Ball).jack().yen,
        2
    );
    let scene = knowing(&[Title::LetterpressPrinting])
        .shown(&[Title::Ball])
        .yen(JACK, 1)
        .content(|content| {
            every_card(content, 2);
            content.technologies.iter_mut().for_each(|row| row.cost = 3);
        });
    assert_eq!(
        scene.after("go laboratory").asked(),
        EVA,
        "its ¥2 do not pay the card that brings them"
    );
}

/// Mining Technology: one copper more for each receipt from the Mine, Chinatown and Bonus cards; none for none.
#[test]
fn mining_technology() {
    let mine = |level: u8| {
        let scene = knowing(&[Title::MiningTechnology]).content(move |content| every_card(content, level));
        scene.after("go copper-mine").jack().goods[0]
    };
    assert_eq!([1, 2, 3, 4].map(mine), [0, 0, 2, 3]);
    let scene = knowing(&[Title::MiningTechnology])
        .yen(JACK, 2)
        .after("go chinatown; exchange buy-copper");
    assert_eq!(scene.jack().goods[0], 2);
    let scene = knowing(&[Title::MiningTechnology]).bonus([Gain::Copper(1); 3]);
    let scene = scene
        .content(|content| every_card(content, 5))
        .after("go bank; bonus 0");
    assert_eq!(scene.jack().goods[0], 2);
}

/// Mining Technology: the log tells the copper of an exchange whole, beside the one that everybody gains for it.
#[test]
fn mining_technology_is_told_in_all() {
    let scene = knowing(&[Title::MiningTechnology]).yen(JACK, 2);
    let scene = scene.after("go chinatown; exchange buy-copper");
    let words = Words::default();
    let names = Names::new(words, &[]);
    let speech = words.speech(&scene.game, &scene.state.table, &names);
    let told: Vec<String> = scene.events.iter().filter_map(|event| speech.told(event)).collect();
    let jack = names.of(JACK);
    let line = format!("With Mining Technology {jack} gains 2 copper in all");
    assert!(told.contains(&line), "{told:#?}");
}

/// Newspaper: a +1 card now and as each round begins.
#[test]
fn newspaper() {
    let mut scene = learning(Scene::new(), Title::Newspaper);
    assert_eq!(scene.jack().support, [1, 0]);
    scene.finish_round();
    while scene.state.table.round == 1 {
        scene.pass();
    }
    assert_eq!(scene.jack().support, [2, 0]);
    assert_eq!(scene.of(EVA).support, [0, 0]);
}

/// Postal System: once a round any card in hand instead of the lowest, in the Place action.
#[test]
fn postal_system() {
    let mut scene = knowing(&[Title::PostalSystem]).after("go bank");
    assert_eq!(scene.ask(), Ask::Card);
    assert_eq!(scene.why_not("on"), (Refusal::MustChoose, Chapter::PlaceAction));
    assert_eq!(scene.why_not("card 5"), (Refusal::NoCardOfLevel, Chapter::PlaceAction));
    let lowest = scene.clone().after("card 1");
    assert_eq!(lowest.used(JACK), [], "the lowest does not use it up");
    scene.play("card 4");
    assert_eq!((scene.influence(), scene.used(JACK)), (4, vec![Title::PostalSystem]));
    scene.until_turn_of(EVA);
    scene.play("go fishery");
    scene.until_turn_of(JACK);
    scene.play("go silk-mill");
    assert_eq!(scene.influence(), 1, "the lowest again, by itself");
}

/// Ruling: equal cards are one move; where all in hand are equal nothing is asked.
#[test]
fn postal_system_among_equal_cards() {
    let scene = knowing(&[Title::PostalSystem]).player(JACK, |player| player.cards[0].upgraded = true);
    let scene = scene.after("go bank");
    let cards = scene.legal().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(cards, ["card 2", "card 3", "card 4"]);
    let scene = scene.after("card 2");
    assert_eq!(
        (scene.used(JACK), scene.jack().cards[1].at),
        (vec![], Some(Place::Bank))
    );
    let last = knowing(&[Title::PostalSystem]).only_four(JACK).after("go chinatown");
    assert_eq!(last.asked(), EVA);
}

/// Spinning Mill: once a round a silk for ¥2, at any time of the turn.
#[test]
fn spinning_mill() {
    let title = Title::SpinningMill;
    let scene = knowing(&[title]).goods(JACK, [0, 2, 0, 0]).after("mill");
    assert_eq!(
        (scene.jack().goods[1], scene.jack().yen, scene.ask()),
        (1, 2, Ask::Place)
    );
    assert_eq!(
        scene.why_not("mill"),
        (Refusal::UsedThisRound { title }, Chapter::Technologies)
    );
    assert_eq!(
        Scene::new().why_not("mill"),
        (Refusal::NoTechnology { title }, Chapter::Technologies)
    );
    let silk = Refusal::TooDear {
        what: Resource::Silk,
        needs: 1,
        has: 0,
    };
    assert_eq!(knowing(&[title]).why_not("mill"), (silk, Chapter::Technologies));
    let mut later = scene.after("go fishery");
    later.until_turn_of(EVA).play("go bank");
    later.until_turn_of(JACK);
    assert!(!later.allows("mill"), "nor in a later turn of the round");
}

/// Stock Market: ¥1 as the turn begins with ¥0 or ¥1.
#[test]
fn stock_market() {
    for (yen, after) in [(0, 1), (1, 2), (2, 2), (7, 7)] {
        let mut scene = Scene::new()
            .knows(EVA, &[Title::StockMarket])
            .yen(EVA, yen)
            .after("go bank");
        assert_eq!((scene.asked(), scene.of(EVA).yen), (EVA, after), "with ¥{yen}");
        scene.events.clear();
    }
    let others = Scene::new().knows(JACK, &[Title::StockMarket]).after("go bank");
    assert_eq!((others.asked(), others.jack().yen), (EVA, 1), "at one's own turn alone");
    let learned = learning(Scene::new(), Title::StockMarket);
    assert_eq!(learned.jack().yen, 0, "from the next turn on");
}

/// Stock Market: at both of two turns running, the last of a round and the first of the next.
#[test]
fn stock_market_at_two_turns_running() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .only_four(EVA)
        .knows(EVA, &[Title::StockMarket])
        .state(|state| state.table.turn = 6);
    while scene.state.table.round == 1 {
        scene.pass();
    }
    assert_eq!((scene.asked(), scene.ask()), (EVA, Ask::Place));
    assert_eq!(scene.gains(Why::Technology), [(EVA, Resource::Yen, 1); 2]);
}

/// Telegram: the Support card that is played counts 1 more; without one it adds nothing.
#[test]
fn telegram() {
    for (answer, influence) in [("on", 1), ("support 1", 3), ("support 2", 4)] {
        let scene = knowing(&[Title::Telegram])
            .support(JACK, [1, 1])
            .after("go bank")
            .after(answer);
        assert_eq!(scene.influence(), influence);
    }
}

/// Telephone: once a round ¥1 for +1 Influence, beside a Support card or alone.
#[test]
fn telephone() {
    let title = Title::Telephone;
    let scene = knowing(&[title]).support(JACK, [1, 0]).yen(JACK, 2).after("go fishery");
    for (answer, influence, yen) in [
        ("on", 1, 2),
        ("phone", 2, 1),
        ("support 1", 2, 2),
        ("support 1 phone", 3, 1),
    ] {
        let scene = scene.clone().after(answer);
        assert_eq!((scene.influence(), scene.jack().yen), (influence, yen), "{answer}");
    }
    let used = scene.player(JACK, |player| player.used.insert(title));
    assert_eq!(
        used.why_not("phone"),
        (Refusal::UsedThisRound { title }, Chapter::Technologies)
    );
    assert_eq!(
        used.why_not("support 1 phone"),
        (Refusal::UsedThisRound { title }, Chapter::Technologies)
    );
    let poor = knowing(&[title]).support(JACK, [1, 0]).after("go fishery");
    let yen = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(poor.why_not("phone"), (yen, Chapter::Technologies));
    let mut later = knowing(&[title]).yen(JACK, 5).after("go fishery; phone");
    later.until_turn_of(EVA).play("go bank");
    later.until_turn_of(JACK).play("go silk-mill");
    assert_eq!(
        (later.asked(), later.influence()),
        (EVA, 2),
        "nor is it asked about in a later turn of the round"
    );
}

/// Ruling: Telephone is asked about while a free action might bring its yen, and not where none can.
#[test]
fn telephone_is_asked_while_a_free_action_might_bring_its_yen() {
    assert_eq!(knowing(&[Title::Telephone]).after("go fishery").asked(), EVA);
    let mut scene = knowing(&[Title::Telephone, Title::SpinningMill])
        .goods(JACK, [0, 1, 0, 0])
        .after("go fishery");
    assert_eq!(scene.ask(), Ask::Support);
    scene.play("mill; phone");
    assert_eq!(scene.influence(), 2);
    let trader = knowing(&[Title::Telephone]).traders(JACK, 1).after("go fishery");
    assert_ne!(
        trader.ask(),
        Ask::Support,
        "a Trader is not used inside a step, and so brings nothing here"
    );
}

/// Technology cards: they work for who owns them. What the other player has learned changes no question, no Influence and no gain of mine.
#[test]
fn those_of_the_other_player_change_nothing_for_me() {
    let theirs = [
        Title::LetterpressPrinting,
        Title::MiningTechnology,
        Title::PostalSystem,
        Title::Telegram,
        Title::Telephone,
    ];
    let alone = Scene::new()
        .shown(&[Title::Ball])
        .content(|content| content.technologies.iter_mut().for_each(|row| row.cost = 3));
    let alone = alone.support(JACK, [1, 0]).traders(JACK, 1).yen(JACK, 9);
    let beside = alone.clone().knows(EVA, &theirs);
    for moves in [
        "trader copper-mine; on; go fishery; support 1",
        "trader laboratory; on; learn 0 imports 0; go chinatown; on; exchange buy-copper",
    ] {
        let [alone, beside] = [&alone, &beside].map(|scene| scene.clone().after(moves));
        assert_eq!(alone.events, beside.events, "{moves}");
        assert_eq!(
            (alone.legal(), alone.jack()),
            (beside.legal(), beside.jack()),
            "{moves}"
        );
    }
}

/// What works by itself does so in a Trader's action as well: Mining Technology, Language School, Letterpress Printing.
#[test]
fn what_works_by_itself_serves_traders() {
    let own = [
        Title::MiningTechnology,
        Title::LanguageSchool,
        Title::LetterpressPrinting,
    ];
    let mut scene = knowing(&own)
        .shown(&[Title::Ball])
        .content(|content| content.technologies.iter_mut().for_each(|row| row.cost = 3))
        .order(JACK, 0, [2, 0, 0, 0], &[])
        .traders(JACK, 2)
        .yen(JACK, 2);
    scene.play("trader copper-mine");
    assert_eq!(scene.jack().goods[0], 2);
    scene.play("trader laboratory; deliver 0");
    assert_eq!((scene.jack().yen, scene.ask()), (3, Ask::Laboratory));
    scene.play("learn 0 imports 0");
    assert_eq!(scene.jack().yen, 3, "¥2 for the fourth, and ¥2 back");
}

/// Work from the moment they are gained, those of once a round too; straightened as the round ends.
#[test]
fn they_work_at_once() {
    let scene = learning(Scene::new().goods(JACK, [0, 1, 0, 0]), Title::SpinningMill);
    assert!(scene.allows("mill"));
    let mut scene = scene.after("mill");
    scene.finish_round();
    while scene.state.table.round == 1 {
        scene.pass();
    }
    assert_eq!(scene.used(JACK), []);
}

/// University: the upgrade is free, and there is no second one.
#[test]
fn university() {
    let mut scene = knowing(&[Title::University]);
    scene.finish_round();
    assert_eq!((scene.ask(), scene.asked()), (Ask::Upgrade, JACK));
    scene.play("upgrade 4");
    assert_eq!((scene.jack().yen, scene.jack().cards[3].upgraded), (0, true));
    assert_ne!(scene.asked(), JACK, "Eva has no yen, and the next round is hers");
    assert_eq!(scene.state.table.round, 2);
}

/// Spinning Mill: what lacks nothing but yen is asked while a silk might bring them (a ruling).
#[test]
fn what_lacks_yen_is_asked_while_the_spinning_mill_has_a_silk() {
    let cases = [
        ("fishery", "shop", Ask::Construction),
        ("laboratory", "learn 0 imports 0", Ask::Laboratory),
        ("church", "church 0 giving silk,yen", Ask::Church),
    ];
    for (place, action, ask) in cases {
        let there = |own: &[Title]| {
            let scene = Scene::new()
                .knows(JACK, own)
                .shown(&[Title::Ball])
                .church([0, 1, 2, 3, 4, 5]);
            let scene = scene.goods(JACK, [0, 2, 0, 0]).content(|content| {
                every_card(content, 4);
                content.technologies.iter_mut().for_each(|row| row.cost = 5);
                content.church.iter_mut().for_each(|row| row.faith = 6);
            });
            scene.after(&format!("go {place}"))
        };
        let scene = there(&[Title::SpinningMill]);
        assert_eq!((scene.ask(), scene.allows(action)), (ask, false), "{place}");
        assert!(scene.after("mill").allows(action), "{place}");
        assert_eq!(there(&[]).asked(), EVA, "{place}");
    }
}

/// Spinning Mill: at any moment of the own turn, whatever is asked.
#[test]
fn the_spinning_mill_serves_whatever_is_asked() {
    for (mut scene, moves, ask) in every_question(|scene| scene.knows(JACK, &[Title::SpinningMill])) {
        if !moves.is_empty() {
            scene.play(moves);
        }
        assert_eq!(scene.ask(), ask);
        let yen = scene.jack().yen;
        let scene = scene.after("mill");
        assert_eq!((scene.jack().yen, scene.jack().goods[1]), (yen + 2, 0), "{ask:?}");
    }
}

/// Mining Technology: copper of an Order or of a Church card is no receipt from the Mine, Chinatown or a Bonus card.
#[test]
fn mining_technology_adds_nothing_to_a_church_card() {
    let scene = knowing(&[Title::MiningTechnology])
        .church([0, 1, 2, 3, 4, 5])
        .content(|content| {
            every_card(content, 5);
            content.church[0].reward = vec![Gain::Copper(1)];
        });
    assert_eq!(scene.after("go church; church 0").jack().goods[0], 1);
}

/// Newspaper: its card comes to whoever owns it, whoever begins the round.
#[test]
fn newspaper_of_the_second_player() {
    let mut scene = Scene::new().knows(EVA, &[Title::Newspaper]);
    scene.finish_round();
    while scene.state.table.round == 1 {
        scene.pass();
    }
    assert_eq!((scene.of(EVA).support, scene.jack().support), ([1, 0], [0, 0]));
}
