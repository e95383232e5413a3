//! Additional action B: Completing Achievements; Achievement Tiles.

use meiji::printed::Edition;
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Area, Country, Good, Piece, Resource, Title};
use meiji::yokohama::content::{Content, Goal};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Stage, Why};

use crate::scene::{EVA, JACK, MARY, Scene, WILLIAM};

const COPPER: Goal = Goal::Goods {
    good: Good::Copper,
    count: 5,
};

fn with(goal: Goal) -> Scene {
    Scene::of(2).achievement(0, goal, 8, 6)
}

fn met(scene: &Scene) -> bool {
    let met = scene.allows(Move::Achieve(0));
    if !met {
        assert_eq!(
            scene.why_not(Move::Achieve(0)),
            (Refusal::GoalUnmet, Chapter::Achievements)
        );
    }
    met
}

/// Example: with 5 copper Jack completes the Achievement after Eva and William: an Assistant from the hand on the
/// leftmost open space, 6 points. The points are the printed ones.
#[test]
fn example_jack_has_five_copper() {
    let rows = Content::first().achievements;
    let row = rows
        .into_iter()
        .find(|row| row.goal == COPPER)
        .expect("the tile of the example");
    assert_eq!(row.later, 6);
    let scene = Scene::of(3)
        .achievement(0, row.goal, row.first, row.later)
        .achieved(0, &[EVA, WILLIAM]);
    let mut scene = scene.goods(JACK, [5, 0, 0, 0]);
    let hand = scene.jack().hand.assistants;
    scene.play(Move::Achieve(0));
    assert_eq!((scene.jack().points, scene.jack().hand.assistants), (6, hand - 1));
    assert_eq!(
        scene.state.table.achievements[0].done,
        [Some(EVA), Some(WILLIAM), Some(JACK), None]
    );
}

/// The first player scores the top row, all later ones the bottom row.
#[test]
fn the_first_scores_more() {
    let mut scene = Scene::of(4).achievement(0, Goal::Yen(0), 8, 6);
    for (seat, points) in [(WILLIAM, 8), (MARY, 6), (JACK, 6), (EVA, 6)] {
        scene = scene.turn_of(seat);
        scene.play(Move::Achieve(0));
        assert_eq!(scene.player(seat).points, points);
        assert_eq!(
            scene.gains(Why::Achievement).last(),
            Some(&(seat, Resource::Points, points))
        );
    }
}

/// Each only once a player.
#[test]
fn each_achievement_once() {
    let mut scene = with(COPPER).goods(JACK, [9, 0, 0, 0]);
    scene.play(Move::Achieve(0));
    assert_eq!(
        scene.why_not(Move::Achieve(0)),
        (Refusal::Achieved, Chapter::Achievements)
    );
}

/// Note: all three may be completed, any number in a phase.
#[test]
fn all_three_in_one_phase() {
    let mut scene = with(Goal::Yen(1))
        .achievement(1, Goal::Yen(2), 5, 3)
        .achievement(2, Goal::Yen(3), 4, 2);
    scene
        .play(Move::Achieve(2))
        .play(Move::Achieve(0))
        .play(Move::Achieve(1));
    assert_eq!(scene.jack().points, 17);
    assert_eq!(
        scene.why_not(Move::Achieve(3)),
        (Refusal::NoSuchThing, Chapter::Achievements)
    );
}

/// An Assistant from the hand is needed. Ruling: the last one will do.
#[test]
fn an_assistant_in_hand_is_needed() {
    let scene = with(Goal::Yen(0)).assistants(JACK, Tea, 2);
    let none = scene.clone().in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(
        none.why_not(Move::Achieve(0)),
        (Refusal::NoAssistantInHand, Chapter::Achievements)
    );
    let mut last = scene.in_hand(JACK, Piece::Assistant, 1);
    last.play(Move::Achieve(0));
    assert_eq!(last.jack().hand.assistants, 0);
}

/// The Assistant remains there until the end of the game.
#[test]
fn the_assistant_remains() {
    let mut scene = with(Goal::Yen(0));
    scene.play(Move::Achieve(0)).end_turn().end_turn();
    scene.go_on().go_on().play(Move::Return);
    assert_eq!(scene.ask(), Ask::After, "no Assistant can be recalled");
    assert_eq!(
        (scene.jack().hand.assistants, scene.state.table.achievements[0].done[0]),
        (7, Some(JACK))
    );
}

/// Ruling: checked in the additional phases only: what was met in between and is no more does not count.
#[test]
fn achievements_are_checked_in_their_phases_alone() {
    let mut scene = with(Goal::Yen(10)).yen(JACK, 9).acts(Bank, 4);
    assert_eq!(
        scene.why_not(Move::Achieve(0)),
        (Refusal::OtherQuestion, Chapter::FlowOfATurn)
    );
    assert_eq!(
        scene.clone().yen(JACK, 9).why_not(Move::Achieve(0)),
        (Refusal::GoalUnmet, Chapter::Achievements),
        "what it lacks is told even outside its phase"
    );
    scene.finish_action();
    assert!(met(&scene));
    assert!(!met(&scene.yen(JACK, 9)));
}

/// Stack A: so many of a good in hand, which are not paid.
#[test]
fn goods_in_hand_are_kept() {
    for (good, goods) in Good::ALL
        .into_iter()
        .zip([[4, 9, 9, 9], [9, 4, 9, 9], [9, 9, 4, 9], [9, 9, 9, 4]])
    {
        let scene = with(Goal::Goods { good, count: 5 });
        assert!(!met(&scene.clone().goods(JACK, goods)), "four {good}");
        let mut enough = scene.goods(JACK, goods.map(|count| if count == 4 { 5 } else { 0 }));
        let before = enough.jack().goods;
        enough.play(Move::Achieve(0));
        assert_eq!(enough.jack().goods, before);
    }
}

/// Stack A in the box: 7, 7, 6 and 5 of a good, copper 5.
#[test]
fn stack_a() {
    let goals = Content::first().achievements.map(|row| row.goal);
    let goods = goals[..4].iter().map(|goal| match *goal {
        Goal::Goods { good, count } => (count, good),
        other => panic!("{other:?} is not of stack A"),
    });
    let mut counts = goods.collect::<Vec<_>>();
    counts.sort();
    assert_eq!(counts.iter().map(|(count, _)| *count).collect::<Vec<_>>(), [5, 6, 7, 7]);
    assert_eq!(counts[0].1, Good::Copper);
}

/// Stack B in the box: 4 Technologies, ¥10, 5 agents or tokens, 5 Orders.
#[test]
fn stack_b() {
    let goals = Content::first().achievements.map(|row| row.goal);
    for goal in [
        Goal::Technologies(4),
        Goal::Yen(10),
        Goal::AgentsAndTokens(5),
        Goal::Orders(5),
    ] {
        assert!(goals[4..8].contains(&goal), "{goal:?}");
    }
}

/// Stack C in the box: 4 Commercial; 2 Production and 3 Commercial; 3 and 2; 4 Production.
#[test]
fn stack_c() {
    let goals = Content::first().achievements.map(|row| row.goal);
    for (production, commercial) in [(0, 4), (2, 3), (3, 2), (4, 0)] {
        assert!(goals[8..].contains(&Goal::Areas { production, commercial }));
    }
}

/// The first to complete an Achievement scores more than those after, whatever the tile.
#[test]
fn every_tile_rewards_the_first() {
    assert!(
        Content::first()
            .achievements
            .iter()
            .all(|row| row.first > row.later && row.later > 0)
    );
}

/// Stack B: so many Technology cards.
#[test]
fn technologies_are_counted() {
    let titles = [Title::Ball, Title::Winery, Title::Gaslight];
    let three = titles
        .into_iter()
        .fold(with(Goal::Technologies(4)), |scene, title| scene.knows(JACK, title));
    assert!(!met(&three));
    let four = three.knows(JACK, Title::Telephone);
    assert!(met(&four));
    assert!(met(&four.knows(JACK, Title::Newspaper)), "more do as well");
}

/// Stack B: so many yen, which are not paid.
#[test]
fn yen_are_kept() {
    assert!(!met(&with(Goal::Yen(10)).yen(JACK, 9)));
    let mut scene = with(Goal::Yen(10)).yen(JACK, 10);
    scene.play(Move::Achieve(0));
    assert_eq!(scene.jack().yen, 10);
}

/// Stack B: agents and 5-Power tokens together. Ruling: used agents count.
#[test]
fn agents_and_tokens_are_counted_together() {
    let scene = with(Goal::AgentsAndTokens(5))
        .agent(JACK, Country::British)
        .agent(JACK, Country::French);
    let mut scene = scene.assistants(JACK, Tea, 1).assistants(JACK, Bank, 5);
    scene.player_mut(JACK).tokens = 2;
    assert!(!met(&scene));
    scene.send(Country::British, Tea);
    assert!(!met(&scene), "a used agent is one agent");
    let mut scene = scene.acts(Bank, 5);
    scene.play(Move::TakeToken).finish_action();
    assert!(met(&scene), "two agents, one of them used, and three tokens");
}

/// Stack B: so many completed Orders; those in hand do not count.
#[test]
fn completed_orders_are_counted() {
    let four = (0..4).fold(with(Goal::Orders(5)), |scene, order| {
        scene.completed(JACK, order, Country::Dutch)
    });
    assert!(!met(&four.clone().orders_in_hand(JACK, 3)));
    assert!(met(&four.completed(JACK, 4, Country::Dutch)));
}

/// Stack C: own Shops and Trading Houses in so many Areas of each type.
#[test]
fn areas_built_in_are_counted_by_type() {
    let scene = with(Goal::Areas {
        production: 2,
        commercial: 3,
    })
    .shop(JACK, Tea)
    .house(JACK, Fishing);
    let scene = scene.shop(JACK, Bank).shop(JACK, PortA);
    assert!(!met(&scene));
    assert!(
        !met(&scene.clone().shop(JACK, SilkMill)),
        "a third Production Area is no Commercial one"
    );
    assert!(!met(&scene.clone().shop(EVA, Church)), "another's Shop does not count");
    assert!(met(&scene.house(JACK, Church)));
}

/// Stack C: an Area counts once, with a Shop and a Trading House in it.
#[test]
fn an_area_counts_once() {
    let scene = with(Goal::Areas {
        production: 2,
        commercial: 0,
    })
    .shop(JACK, Tea)
    .house(JACK, Tea);
    assert!(!met(&scene));
    assert!(met(&scene.shop(JACK, Fishing)));
}

/// Ruling: two boards of one Area are two Areas.
#[test]
fn two_copper_mines_are_two_areas() {
    let scene = Scene::of(4).achievement(
        0,
        Goal::Areas {
            production: 2,
            commercial: 0,
        },
        8,
        6,
    );
    let second = scene.all(CopperMine)[1];
    let scene = scene.shop(JACK, CopperMine);
    assert!(!scene.allows(Move::Achieve(0)));
    assert!(scene.shop_at(JACK, second).allows(Move::Achieve(0)));
}

/// Every Area but the Canal is Production or Commercial.
#[test]
fn production_and_commercial_areas() {
    let all = |areas: &[Area], production, commercial| {
        for &area in areas {
            let scene = Scene::of(4)
                .achievement(0, Goal::Areas { production, commercial }, 8, 6)
                .shop(JACK, area);
            assert!(scene.allows(Move::Achieve(0)), "{area:?}");
        }
    };
    all(&[CopperMine, SilkMill, Tea, Fishing], 1, 0);
    let commercial = [
        Bank,
        Chinatown,
        Church,
        Customs,
        EmploymentAgency,
        LaboratoryA,
        LaboratoryB,
        PortA,
        PortB,
    ];
    all(&commercial, 0, 1);
}

/// The Achievement is told: whose, which, the how-manieth.
#[test]
fn the_achievement_is_told() {
    let mut scene = with(Goal::Yen(0)).achieved(0, &[EVA]).step(Stage::After);
    scene.play(Move::Achieve(0));
    let tile = scene.state.table.achievements[0].tile;
    assert!(scene.events.contains(&Event::Achieved {
        seat: JACK,
        stack: 0,
        tile,
        order: 1
    }));
}
