//! Free actions: Traders.

use meiji::duel::components::{Criterion, Place, Support, Title};
use meiji::duel::content::Gain;
use meiji::duel::{ACTIONS, Actor, Ask, Chapter, Event, Refusal, Stage, Step};

use super::free_actions::every_question;
use super::scene::{EVA, JACK, Scene, every_card};

fn recruited(scene: &Scene) -> Vec<Criterion> {
    let seen = scene.events.iter().filter_map(|event| match event {
        Event::TraderRecruited { seat: JACK, criterion } => Some(*criterion),
        _ => None,
    });
    seen.collect()
}

/// 3 completed Orders.
#[test]
fn three_orders() {
    let scene = |done: &[u8]| {
        let scene = Scene::new()
            .completed(JACK, done)
            .order(JACK, 20, [1, 0, 0, 0], &[])
            .goods(JACK, [1, 0, 0, 0]);
        scene.after("deliver 20")
    };
    assert_eq!(recruited(&scene(&[0])), []);
    let third = scene(&[0, 1]);
    assert_eq!(recruited(&third), [Criterion::Orders]);
    assert_eq!(third.jack().traders, 1);
}

/// One move that fulfils two of them brings two: a third completed Order whose reward turns the second imported good.
#[test]
fn two_at_once() {
    let scene = Scene::new()
        .completed(JACK, &[0, 1])
        .imports(JACK, 1, 1)
        .order(JACK, 20, [1, 0, 0, 0], &[Gain::Turns(1)])
        .goods(JACK, [1, 0, 0, 0])
        .after("deliver 20");
    assert_eq!(recruited(&scene), [Criterion::Orders, Criterion::Imports]);
    assert_eq!(scene.jack().traders, 2);
}

/// What was reached stays so: imported goods that are paid with take no Trader back, and bring none again.
#[test]
fn a_trader_stays_when_what_brought_it_is_gone() {
    let mut scene = Scene::new()
        .imports(JACK, 1, 1)
        .order(JACK, 20, [1, 0, 0, 0], &[Gain::Turns(1)])
        .goods(JACK, [1, 0, 0, 0])
        .shown(&[Title::SpinningMill])
        .content(|content| {
            every_card(content, 2);
            content.technologies.iter_mut().for_each(|row| row.cost = 4);
        });
    scene.play("deliver 20; go laboratory; learn 0 imports 2");
    assert_eq!((scene.jack().imports, scene.jack().turned), (0, 0));
    assert_eq!((recruited(&scene), scene.jack().traders), (vec![Criterion::Imports], 1));
}

/// A Trader's action is one of Influence 3 at every Place: so much Faith at the Church, so many exchanges, what the Customs turn for it.
#[test]
fn a_trader_acts_with_influence_three() {
    let church = |content: &mut meiji::duel::content::Content| {
        for (row, faith) in content.church.iter_mut().zip(3..) {
            row.faith = faith;
            row.reward.clear();
        }
    };
    let scene = Scene::new()
        .traders(JACK, 3)
        .church([0, 1, 2, 3, 4, 5])
        .content(church)
        .yen(JACK, 9)
        .imports(JACK, 4, 0);
    let mut scene = scene.after("trader church");
    assert!(scene.allows("church 0") && !scene.allows("church 1"));
    scene.play("church 0; trader customs");
    let jack = scene.jack();
    assert_eq!((jack.church.len(), jack.imports, jack.turned), (1, 2, 2));
    assert_eq!(scene.after("trader chinatown").ask(), Ask::Exchange(3));
}

/// 3 Technologies.
#[test]
fn three_technologies() {
    let scene = |own: &[Title]| {
        let scene = Scene::new().knows(JACK, own).shown(&[Title::SpinningMill]);
        scene
            .content(|content| every_card(content, 4))
            .after("go laboratory; learn 0 imports 0")
    };
    assert_eq!(recruited(&scene(&[Title::Ball])), []);
    assert_eq!(
        recruited(&scene(&[Title::Ball, Title::Winery])),
        [Criterion::Technologies]
    );
}

/// 2 Church cards.
#[test]
fn two_church_cards() {
    let scene = |own: bool| {
        let scene = Scene::new().church([0, 1, 2, 3, 4, 5]).state(move |state| {
            if own {
                let card = state.table.church[5].take().unwrap();
                state.table.seats[JACK].church.insert(card);
            }
        });
        scene
            .content(|content| every_card(content, 4))
            .after("go church; church 0")
    };
    assert_eq!(recruited(&scene(false)), []);
    assert_eq!(recruited(&scene(true)), [Criterion::Church]);
}

/// 2 imported goods turned face down; those that lie face up do not count.
#[test]
fn two_turned_imports() {
    let scene = |open, turned| {
        let scene = Scene::new()
            .imports(JACK, open, turned)
            .content(|content| every_card(content, 2));
        scene.after("go customs")
    };
    assert_eq!(recruited(&scene(5, 0)), []);
    assert_eq!(recruited(&scene(5, 1)), [Criterion::Imports]);
}

/// Those that a reward turns count as well.
#[test]
fn two_imports_turned_by_a_reward() {
    let scene = Scene::new()
        .imports(JACK, 2, 0)
        .order(JACK, 20, [1, 0, 0, 0], &[Gain::Turns(2)])
        .goods(JACK, [1, 0, 0, 0])
        .after("deliver 20");
    assert_eq!(recruited(&scene), [Criterion::Imports]);
    assert!(scene.allows("trader bank"));
}

/// Ruling: it happens by itself the moment a criterion is met, so that the Trader is ready in the same turn.
#[test]
fn recruiting_happens_by_itself_at_once() {
    let scene = Scene::new()
        .completed(JACK, &[0, 1])
        .order(JACK, 20, [1, 0, 0, 0], &[])
        .goods(JACK, [1, 0, 0, 0]);
    assert_eq!(scene.why_not("trader bank"), (Refusal::NoTrader, Chapter::Traders));
    assert!(scene.after("deliver 20").allows("trader bank"));
}

/// One for each criterion and player. What is spent later takes no Trader away and gives no second one.
#[test]
fn one_for_each_criterion() {
    let scene = Scene::new()
        .imports(JACK, 4, 1)
        .content(|content| every_card(content, 3));
    let scene = scene.after("go customs");
    assert_eq!((scene.jack().turned, scene.jack().traders), (3, 1));
    // Those that were turned are spent, and others are turned.
    let scene = Scene::new()
        .imports(JACK, 4, 0)
        .content(|content| every_card(content, 3));
    let once = [Criterion::Imports].into_iter().collect();
    let scene = scene.player(JACK, |player| player.recruited = once).after("go customs");
    assert_eq!((scene.jack().turned, scene.jack().traders), (2, 0), "no second Trader");
    let evas = Scene::new()
        .evas()
        .imports(EVA, 2, 0)
        .traders(JACK, 1)
        .played(EVA, &[(0, Place::Port), (1, Place::Port)]);
    assert_eq!(
        evas.after("go customs").of(EVA).traders,
        1,
        "each player has one of each"
    );
}

/// A Trader has Influence 3 and may go to an occupied Place, which it does not occupy: it lies on none.
#[test]
fn a_trader_goes_anywhere() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .played(EVA, &[(0, Place::TeaPlantation)])
        .played(JACK, &[(0, Place::Bank)]);
    assert!(
        Place::ALL
            .into_iter()
            .all(|place| scene.allows(&format!("trader {place}")))
    );
    let scene = scene.after("trader tea-plantation");
    assert_eq!(
        (scene.influence(), scene.jack().goods[2], scene.jack().traders),
        (3, 3, 0)
    );
    let free = Scene::new().traders(JACK, 1).after("trader church");
    assert!(!free.state.table.occupied(Place::Church));
    assert_eq!(free.jack().cards.iter().filter(|card| card.at.is_some()).count(), 0);
}

/// The rulebook's example: a Trader alone in the occupied Copper Mine: 1 copper, no Bonus card, no building.
#[test]
fn example_the_copper_mine() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .yen(JACK, 9)
        .played(EVA, &[(0, Place::CopperMine)]);
    let scene = scene.after("trader copper-mine");
    assert_eq!((scene.jack().goods[0], scene.ask()), (1, Ask::Place));
}

/// With a Support card of its own, own buildings and the token; then step 2 and 3 as usual.
#[test]
fn a_trader_takes_all_three_steps() {
    let mut scene = Scene::new()
        .traders(JACK, 1)
        .shop(JACK, Place::Fishery)
        .support(JACK, [2, 0])
        .yen(JACK, 4);
    scene.play("trader fishery");
    assert_eq!(scene.ask(), Ask::Support);
    scene.play("support 1");
    assert_eq!((scene.influence(), scene.ask()), (5, Ask::Bonus(5)));
    scene = scene.bonus([Gain::Tea(1); 3]);
    scene.play("bonus 0; house");
    assert_eq!(scene.state.table.board(Place::Fishery).house, Some(JACK));
    scene.play("go fishery; support 1");
    assert_eq!(
        scene.influence(),
        4,
        "card 1, +1, Shop, Trading House: the Place was not occupied by the Trader"
    );
}

/// Telegram, Telephone and the token serve Traders too.
#[test]
fn technologies_that_serve_traders() {
    let mut scene = Scene::new()
        .traders(JACK, 1)
        .knows(JACK, &[Title::Telegram, Title::Telephone, Title::Station]);
    scene = scene.traders(JACK, 1).support(JACK, [1, 0]).yen(JACK, 1);
    scene.state.table.station = Some(Place::Bank);
    scene.play("trader bank; support 1 phone");
    assert_eq!(scene.influence(), 3 + 2 + 1 + 1);
}

/// Each Trader once a game; the next round brings none back.
#[test]
fn each_trader_once() {
    let mut scene = Scene::new().traders(JACK, 1).after("trader bank");
    assert_eq!(scene.why_not("trader bank"), (Refusal::NoTrader, Chapter::Traders));
    scene.finish_round();
    assert_eq!(scene.jack().traders, 0);
}

/// Ruling: before step 1, between steps and after step 3, never inside a step.
#[test]
fn when_a_trader_is_used() {
    let scene = |place: &str| {
        let scene = Scene::new()
            .traders(JACK, 1)
            .content(|content| content.influence[0].level = 6)
            .support(JACK, [1, 0]);
        scene
            .yen(JACK, 9)
            .knows(JACK, &[Title::PostalSystem])
            .church([0, 1, 2, 3, 4, 5])
            .after(&format!("go {place}"))
    };
    assert!(Scene::new().traders(JACK, 1).allows("trader bank"), "before step 1");
    let inside = (Refusal::InsideAStep, Chapter::Traders);
    let mut bank = scene("bank");
    assert_eq!((bank.ask(), bank.why_not("trader bank")), (Ask::Card, inside));
    bank.play("card 6");
    assert_eq!((bank.ask(), bank.why_not("trader bank")), (Ask::Support, inside));
    bank.play("on");
    assert_eq!(bank.ask(), Ask::Bonus(6));
    assert!(bank.allows("trader bank"), "between steps 1 and 2");
    bank.play("bonus 0");
    assert_eq!(bank.ask(), Ask::Construction);
    assert!(bank.allows("trader bank"), "between steps 2 and 3");
    bank.play("shop");
    assert_eq!(bank.ask(), Ask::End);
    assert!(bank.allows("trader bank"), "after step 3");
    for place in ["church", "laboratory", "chinatown", "port"] {
        let scene = scene(place).after("card 6; on");
        assert_eq!(scene.why_not("trader bank"), inside, "{place}");
    }
}

/// Ruling: the Trader's three steps are finished first; then the interrupted action goes on with its own Place and Influence.
#[test]
fn the_interrupted_action_goes_on() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .traders(JACK, 1)
        .support(JACK, [2, 0])
        .yen(JACK, 9)
        .bonus([Gain::Tea(1); 3]);
    scene.play("go fishery; support 1");
    assert_eq!(scene.ask(), Ask::Bonus(5));
    scene.play("trader bank; support 1");
    assert_eq!((scene.ask(), scene.state.table.depth), (Ask::Construction, 2));
    scene.play("shop");
    assert_eq!((scene.ask(), scene.state.table.depth), (Ask::Bonus(5), 1));
    assert_eq!(scene.state.table.action().place, Place::Fishery);
    scene.play("bonus 0; shop");
    let board = |place| scene.state.table.board(place).shops[0];
    assert!(board(Place::Bank) && board(Place::Fishery));
}

/// Construction: what a Trader builds the interrupted action finds built, and its next Trading House dearer; its Influence stays what it was.
#[test]
fn what_a_trader_builds_the_interrupted_action_finds() {
    let scene = |moves: &str| {
        let scene = Scene::new().only_four(JACK).traders(JACK, 1).support(JACK, [2, 0]);
        let scene = scene.yen(JACK, 20).bonus([Gain::Tea(1); 3]);
        scene.after("go fishery; support 1").after(moves)
    };
    let same = scene("trader fishery; support 1; house");
    let influence = |scene: &Scene| scene.state.table.action().influence;
    assert_eq!((influence(&same), same.ask()), (5, Ask::Bonus(5)));
    let same = same.after("bonus 0");
    assert_eq!(same.why_not("house"), (Refusal::HouseHere, Chapter::Construction));
    assert!(same.allows("shop"));
    let elsewhere = scene("trader bank; support 1; house; bonus 0");
    let (price, yen) = (elsewhere.jack().house_price(), elsewhere.jack().yen);
    assert_eq!(price, scene("bonus 0").jack().house_price() + 1);
    assert_eq!(elsewhere.after("house").jack().yen, yen - price);
}

/// Ruling: Traders within Traders, a stack of five at most: the Place action and four Traders.
#[test]
fn a_stack_of_five() {
    let mut scene = Scene::new()
        .only_four(JACK)
        .traders(JACK, 4)
        .support(JACK, [4, 0])
        .yen(JACK, 20);
    scene.play("go fishery; on; trader bank; support 1; trader church; support 1; on");
    assert_eq!((scene.ask(), scene.state.table.depth), (Ask::Construction, 3));
    scene.play("trader silk-mill; support 1; trader tea-plantation; support 1");
    assert_eq!(usize::from(scene.state.table.depth), ACTIONS);
    let places = scene.state.table.actions.map(|action| (action.place, action.step));
    let waiting = [
        Place::Fishery,
        Place::Bank,
        Place::Church,
        Place::SilkMill,
        Place::TeaPlantation,
    ];
    assert_eq!(places, waiting.map(|place| (place, Step::Construction)));
    scene.play("shop; shop; shop; shop; shop");
    let shops = Place::ALL
        .into_iter()
        .filter(|place| scene.state.table.board(*place).shops[0]);
    assert_eq!(shops.count(), 5);
    assert_eq!(scene.asked(), EVA);
}

/// Several in a turn, one after the other; before the Place action too, and to the Place of the own card.
#[test]
fn several_traders_in_a_turn() {
    let mut scene = Scene::new()
        .traders(JACK, 3)
        .after("trader bank; trader bank; go bank; trader bank");
    assert_eq!((scene.jack().yen, scene.jack().traders), (10, 0));
    assert_eq!(scene.asked(), EVA);
    let by = |actor| {
        scene
            .events
            .iter()
            .filter(|event| matches!(event, Event::PlaceChosen { by, .. } if *by == actor))
            .count()
    };
    assert_eq!((by(Actor::Trader), by(Actor::Player)), (3, 1));
    scene.events.clear();
}

/// In the last turn of the game too, after step 3; the game ends when nothing is left to do, or on the player's word.
#[test]
fn a_trader_in_the_last_turn_of_the_game() {
    let all = [0, 1, 2, 3].map(|row| (row, Place::Laboratory));
    let mut scene = Scene::new()
        .only_four(JACK)
        .played(EVA, &all)
        .traders(JACK, 1)
        .order(JACK, 0, [0, 0, 1, 0], &[])
        .goods(JACK, [0, 0, 1, 0])
        .state(|state| (state.table.round, state.table.turn) = (4, 7));
    scene.play("go customs; on");
    assert_eq!((scene.ask(), scene.asked()), (Ask::End, JACK));
    assert_eq!(
        scene.clone().after("on").state.table.stage,
        Stage::Over,
        "on Jack's word"
    );
    scene.play("trader bank");
    assert_eq!((scene.jack().yen, scene.ask()), (3, Ask::End));
    scene.play("deliver 0");
    assert_eq!(
        (scene.jack().completed.len(), scene.state.table.stage),
        (1, Stage::Over)
    );
}

/// A Trader's action is no new turn: no Stock Market, nothing that serves once a round is renewed.
#[test]
fn a_traders_action_is_no_new_turn() {
    let mut scene = Scene::new()
        .traders(JACK, 2)
        .knows(JACK, &[Title::StockMarket, Title::Telephone])
        .traders(JACK, 2)
        .yen(JACK, 1);
    scene.play("trader fishery; phone");
    assert_eq!((scene.jack().yen, scene.used(JACK)), (0, vec![Title::Telephone]));
    scene.play("trader fishery");
    assert_eq!(
        (scene.jack().yen, scene.ask()),
        (0, Ask::Place),
        "Telephone is not asked about again"
    );
    assert_eq!(scene.count(|event| matches!(event, Event::TurnBegan { .. })), 0);
}

/// A Support card of the Place action does not count for a Trader, nor the other way round.
#[test]
fn support_cards_are_of_one_action() {
    let mut scene = Scene::new()
        .traders(JACK, 1)
        .support(JACK, [1, 1])
        .after("trader fishery; support 2");
    assert_eq!((scene.influence(), scene.ask()), (5, Ask::Bonus(5)));
    scene.play("bonus 0");
    scene.until_asked_for_place();
    scene.play("go bank; support 1");
    assert_eq!(scene.influence(), 2);
    assert_eq!(scene.jack().supports(Support::One), 0);
}

/// Before, between and after the three steps of a turn, never inside one: at every question that a turn comes to.
#[test]
fn between_the_steps_alone_whatever_is_asked() {
    for (mut scene, moves, ask) in every_question(|scene| scene.traders(JACK, 1)) {
        if !moves.is_empty() {
            scene.play(moves);
        }
        assert_eq!(scene.ask(), ask);
        match ask {
            Ask::Place | Ask::Bonus(_) | Ask::Construction | Ask::End => {
                assert!(scene.allows("trader customs"), "{ask:?}")
            }
            _ => assert_eq!(scene.why_not("trader customs").0, Refusal::InsideAStep, "{ask:?}"),
        }
    }
}

/// What serves once a round serves the Place action or a Trader's: Telephone.
#[test]
fn what_serves_once_a_round_is_shared_with_the_place_action() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .knows(JACK, &[Title::Telephone])
        .yen(JACK, 9)
        .after("go bank; phone");
    assert_eq!((scene.influence(), scene.used(JACK)), (2, vec![Title::Telephone]));
    let scene = scene.after("trader fishery");
    assert_eq!(scene.jack().goods[3], 3, "the Trader's 3 alone, without being asked");
}

/// The Station that a Trader brings is placed before the action that it came between goes on.
#[test]
fn the_station_that_a_trader_brings_is_placed_at_once() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .shown(&[Title::Station])
        .content(|content| {
            every_card(content, 4);
            content.technologies.iter_mut().for_each(|row| row.cost = 3);
        });
    let scene = scene
        .yen(JACK, 9)
        .after("go fishery; trader laboratory; learn 0 imports 0");
    assert_eq!(scene.ask(), Ask::Station);
    let there = scene.clone().after("station fishery");
    assert_eq!(
        (there.state.table.action().influence, there.ask()),
        (4, Ask::Construction),
        "the action that it came between keeps its Influence"
    );
    let scene = scene.after("station bank");
    assert_eq!(
        (scene.state.table.station, scene.ask()),
        (Some(Place::Bank), Ask::Construction)
    );
}

/// The Station token adds 1 to a Trader as to any action there, whoever owns it.
#[test]
fn the_token_of_the_other_player_serves_a_trader() {
    for owner in [JACK, EVA] {
        let scene = Scene::new().traders(JACK, 1).knows(owner, &[Title::Station]);
        let scene = scene.state(|state| state.table.station = Some(Place::Bank));
        assert_eq!(scene.after("trader bank").influence(), 4);
    }
}

/// At the Church a Trader's Influence counts as Faith, and what is given adds to it as in any action there.
#[test]
fn who_sends_a_trader_to_the_church_may_give_things() {
    let scene = Scene::new()
        .traders(JACK, 1)
        .church([0, 1, 2, 3, 4, 5])
        .goods(JACK, [0, 1, 1, 0])
        .content(|content| {
            for (row, faith) in content.church.iter_mut().zip(3..) {
                row.faith = faith;
                row.reward.clear();
            }
        });
    let scene = scene.after("trader church");
    assert!(!scene.allows("church 2") && !scene.allows("church 3 giving silk,tea"));
    let scene = scene.after("church 2 giving silk,tea");
    assert_eq!((scene.jack().church.len(), scene.jack().goods), (1, [0; 4]));
    assert_eq!(scene.ask(), Ask::Place, "the own action is still to come");
}
