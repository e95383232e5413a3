//! Why not? What is touched is refused though no move names it, and what would allow a move is told whole. And what is legal but wasteful.

use meiji::duel::components::{Place, Resource, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Ask, Chapter, Move, Offerings, ROUNDS, Refusal, Waste, Why};
use meiji::words::{Names, Words};

use super::scene::{EVA, JACK, Scene};

/// The rule against any use of a Technology by who is asked.
fn against(scene: &Scene, title: Title) -> Option<(Refusal, Chapter)> {
    let forbidden = scene.state.table.can_use(title).err()?;
    Some((forbidden.refusal, forbidden.chapter))
}

/// Technology cards: of one's own those that are used, once a round.
#[test]
fn a_technology_that_nobody_uses_says_so() {
    let scene = Scene::new()
        .knows(JACK, &[Title::Tram, Title::Ball, Title::Telegram])
        .knows(EVA, &[Title::SpinningMill]);
    assert_eq!(against(&scene, Title::Tram), None);
    for title in [Title::Ball, Title::Telegram] {
        let by_itself = Refusal::ByItself { title };
        assert_eq!(against(&scene, title), Some((by_itself, Chapter::Technologies)));
    }
    let title = Title::SpinningMill;
    let theirs = Refusal::NoTechnology { title };
    assert_eq!(against(&scene, title), Some((theirs, Chapter::Technologies)));
    let title = Title::Tram;
    let used = scene.player(JACK, |player| player.used.insert(title));
    let served = Refusal::UsedThisRound { title };
    assert_eq!(against(&used, title), Some((served, Chapter::Technologies)));
}

/// Construction: where one acts, in one's own space.
#[test]
fn what_stands_elsewhere_is_not_built() {
    let scene = Scene::new().only_four(JACK).yen(JACK, 9);
    let refused = |scene: &Scene, place, whose| {
        let forbidden = scene.state.table.builds_elsewhere(place, whose);
        forbidden.map(|forbidden| (forbidden.refusal, forbidden.chapter))
    };
    assert_eq!(refused(&scene, Place::Bank, None), None, "something else is asked");
    let scene = scene.after("go fishery");
    let chapter = Chapter::Construction;
    assert_eq!(
        refused(&scene, Place::Bank, Some(JACK)),
        Some((Refusal::OtherPlace, chapter))
    );
    assert_eq!(refused(&scene, Place::Bank, None), Some((Refusal::OtherPlace, chapter)));
    assert_eq!(
        refused(&scene, Place::Fishery, Some(EVA)),
        Some((Refusal::NotYours, chapter))
    );
    assert_eq!(refused(&scene, Place::Fishery, Some(JACK)), None);
    assert_eq!(refused(&scene, Place::Fishery, None), None);
}

/// Free actions: of an Order all that is lacking is told, not the first of it alone.
#[test]
fn all_that_an_order_lacks_is_told() {
    let scene = Scene::new().order(JACK, 0, [1, 2, 3, 0], &[]).goods(JACK, [1, 1, 0, 5]);
    let why = meiji::game::Game::why_not(&scene.game, &scene.state, "deliver 0".parse().expect("a move"));
    let words = Words::default();
    let names = Names::new(words, &[]);
    let speech = words.speech(&scene.game, &scene.state.table, &names);
    assert_eq!(
        speech.refusal(&why.expect("a refusal")),
        "The Order takes 2 silk and 3 tea and you have 1 silk and 0 tea. 1 silk and 3 tea more would do. \
         (Rulebook: Completing an Order)"
    );
}

/// Church; the symbols: Support cards come of Church cards as well, and Orders as rewards too: what would help is told whole.
#[test]
fn all_that_brings_a_card_is_told() {
    let scene = Scene::new().support(JACK, [0, 1]).after("go bank");
    let words = Words::default();
    let names = Names::new(words, &[]);
    let speech = words.speech(&scene.game, &scene.state.table, &names);
    let remedy = |action| speech.remedy(scene.why_not(action).0).expect("something would help");
    let content = scene.game.content();
    let gives = |gain: &Gain| matches!(gain, Gain::PlusOne(_) | Gain::PlusTwo(_));
    for (some, called) in [
        (
            content.bonus.iter().any(|row| row.rewards.iter().any(gives)),
            "Bonus cards",
        ),
        (content.orders.iter().any(|row| row.reward.iter().any(gives)), "Orders"),
        (
            content.church.iter().any(|row| row.reward.iter().any(gives)),
            "Church cards",
        ),
        (true, "the Newspaper"),
    ] {
        assert!(some && remedy("support 1").contains(called), "{called}");
    }
    assert_eq!(remedy("deliver 3"), "Orders come from the Port and as rewards.");
}

/// Technology cards, Church, the end of a round: nothing is said to help that cannot be, such as a round after the last one, Postal System once it is
/// used, or more kinds of things than there are.
#[test]
fn nothing_is_said_to_help_that_cannot_be() {
    fn remedy(scene: &Scene, action: &str) -> Option<String> {
        let words = Words::default();
        let names = Names::new(words, &[]);
        let speech = words.speech(&scene.game, &scene.state.table, &names);
        speech.remedy(scene.why_not(action).0)
    }
    let mill = Scene::new().knows(JACK, &[Title::SpinningMill]);
    let used = mill.player(JACK, |player| player.used.insert(Title::SpinningMill));
    assert_eq!(
        remedy(&used, "mill").as_deref(),
        Some("It can be used again next round.")
    );
    let mut last = used;
    last.state.table.round = ROUNDS;
    assert_eq!(remedy(&last, "mill"), None);

    let due = Scene::new();
    assert!(remedy(&due, "card 3").is_some_and(|remedy| remedy.contains("Postal System")));
    let used = due.knows(JACK, &[Title::PostalSystem]);
    let used = used.player(JACK, |player| player.used.insert(Title::PostalSystem));
    assert_eq!(remedy(&used, "card 3"), None);

    let scene = Scene::new().goods(JACK, [1, 1, 1, 1]).after("go church");
    let influence = scene.state.table.action().influence;
    let (mut near, mut far) = (0, 0);
    let needs = |slot| scene.game.offerings_needed(&scene.state.table, slot);
    for (slot, needs) in (0..6).filter_map(|slot| Some((slot, needs(slot)?))) {
        let action = Move::Church(slot, Offerings::default()).to_string();
        match needs {
            0 => {}
            1..=6 => {
                assert!(remedy(&scene, &action).is_some(), "Influence {influence}, {needs}");
                near += 1;
            }
            _ => {
                assert_eq!(remedy(&scene, &action), None, "Influence {influence}, {needs}");
                far += 1;
            }
        }
    }
    assert!(near > 0 && far > 0);
}

/// Technology cards: who may choose any card by Postal System is not told that the lowest is due.
#[test]
fn with_postal_system_no_card_is_due() {
    let due = (Refusal::LowestFirst { level: 1 }, Chapter::PlaceAction);
    assert_eq!(Scene::new().why_not("card 3"), due);
    let with = Scene::new().knows(JACK, &[Title::PostalSystem]);
    assert_eq!(with.why_not("card 3"), (Refusal::OtherQuestion, Chapter::FlowOfATurn));
    let used = with.player(JACK, |player| player.used.insert(Title::PostalSystem));
    assert_eq!(used.why_not("card 3"), due);
}

/// What a legal move wastes.
#[track_caller]
fn wasted(scene: &Scene, action: &str) -> Option<Waste> {
    assert!(scene.allows(action), "{action}");
    let action: Move = action.parse().expect("a move");
    assert_eq!(
        scene.game.waste_of(&scene.game_view(EVA), action),
        None,
        "nobody asks Eva"
    );
    scene.game.waste_of(&scene.game_view(JACK), action)
}

/// Free actions; Construction: what is left at the end of a turn.
#[test]
fn an_order_or_a_building_that_is_left_is_pointed_out() {
    let scene = Scene::new()
        .order(JACK, 0, [1, 0, 0, 0], &[])
        .order(JACK, 1, [0, 9, 0, 0], &[]);
    let lacking = scene.clone().after("go bank");
    assert_eq!(wasted(&lacking, "on"), None, "no copper");
    let ready = scene.goods(JACK, [1, 0, 0, 0]).after("go bank");
    assert_eq!(wasted(&ready, "on"), Some(Waste::Delivery));
    let building = Scene::new().only_four(JACK).yen(JACK, 1).after("go fishery");
    assert_eq!(wasted(&building, "on"), Some(Waste::Building));
    assert_eq!(wasted(&building, "shop"), None);
}

/// Church; Laboratory; Preparing a new round: what costs nothing.
#[test]
fn what_is_free_and_left_is_pointed_out() {
    let cheap = |faith: u8| {
        let scene = Scene::new().content(|content| content.church.iter_mut().for_each(|row| row.faith = faith));
        scene.goods(JACK, [1, 0, 0, 0])
    };
    assert_eq!(wasted(&cheap(1).after("go church"), "on"), Some(Waste::FreeCard));
    assert_eq!(wasted(&cheap(2).after("go church"), "on"), None, "for a gift");
    let cheap = |cost: u8| {
        let scene = Scene::new().content(|content| content.technologies.iter_mut().for_each(|row| row.cost = cost));
        scene.yen(JACK, 9)
    };
    assert_eq!(
        wasted(&cheap(1).after("go laboratory"), "on"),
        Some(Waste::FreeTechnology)
    );
    assert_eq!(wasted(&cheap(2).after("go laboratory"), "on"), None, "for ¥2");
    let mut upgrade = Scene::new().yen(JACK, 9).yen(EVA, 0);
    upgrade.finish_round();
    assert_eq!(upgrade.asked(), JACK);
    assert_eq!(wasted(&upgrade, "on"), None, "for yen");
    let mut free = Scene::new().knows(JACK, &[Title::University]);
    free.finish_round();
    assert_eq!(free.asked(), JACK);
    assert_eq!(wasted(&free, "on"), Some(Waste::FreeUpgrade));
}

/// Place action: Influence beyond 7 brings no more, and an action may bring nothing.
#[test]
fn what_brings_nothing_is_pointed_out() {
    let at = |level: u8| {
        let scene = Scene::new().content(|content| super::scene::every_card(content, level));
        scene.support(JACK, [1, 0]).after("go bank")
    };
    assert_eq!(wasted(&at(6), "support 1"), None);
    assert_eq!(wasted(&at(7), "support 1"), Some(Waste::BeyondSeven));
    let scene = Scene::new();
    assert_eq!(wasted(&scene, "go customs"), Some(Waste::NoUse), "no imported good");
    assert_eq!(wasted(&scene, "go copper-mine"), Some(Waste::NoUse), "Influence 1");
    assert_eq!(wasted(&scene, "go fishery"), None);
    assert_eq!(wasted(&scene, "go port"), None, "an Order is looked at");
    let own = Scene::new().house(JACK, Place::Customs);
    assert_eq!(wasted(&own, "go customs"), None, "the Trading House earns ¥1");
    let trader = Scene::new().traders(JACK, 1);
    assert_eq!(wasted(&trader, "trader customs"), Some(Waste::NoUse));
    assert_eq!(wasted(&trader, "trader bank"), None);
}

/// Stock Market: its ¥1 as one's next turn begins is no gain of an action that ends the round.
#[test]
fn what_the_next_turn_begins_with_is_no_use_of_this_one() {
    let scene = Scene::new().knows(EVA, &[Title::StockMarket]).only_four(EVA);
    let laid = [0, 1, 2, 3].map(|row| (row, Place::Laboratory));
    let scene = scene
        .played(JACK, &laid)
        .state(|state| (state.table.turn, state.table.active) = (7, EVA));
    let action: Move = "go customs".parse().expect("a move");
    let waste = scene.game.waste_of(&scene.game_view(EVA), action);
    assert_eq!(waste, Some(Waste::NoUse), "no imported good");
    let scene = scene.after("go customs");
    assert_eq!(
        (scene.asked(), scene.ask()),
        (EVA, Ask::Place),
        "she begins the next round"
    );
    assert_eq!(scene.gains(Why::Technology), [(EVA, Resource::Yen, 1)]);
}
