//! Final Score Calculation; Winning the Game.

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Agent, Area, Country, OrderId, Resource, Title};
use meiji::yokohama::{Move, Occupant, Score, Stage};

use crate::scene::{EVA, JACK, MARY, NOTHING, Scene, WILLIAM, order};

fn score(scene: &Scene, seat: Seat) -> Score {
    scene.game.score(&scene.state.table)[seat]
}

fn line(scene: &Scene, line: impl Fn(Score) -> i32) -> Vec<i32> {
    Seat::all(scene.state.table.players)
        .map(|seat| line(score(scene, seat)))
        .collect()
}

fn at_church(scene: &Scene) -> Vec<i32> {
    line(scene, |score| score.church)
}

fn at_customs(scene: &Scene) -> Vec<i32> {
    line(scene, |score| score.customs)
}

fn by_technology(scene: &Scene) -> Vec<i32> {
    line(scene, |score| score.technology)
}

/// A Technology of a seat with a Production value.
fn worth(scene: Scene, seat: Seat, title: Title, value: u8) -> Scene {
    let scene = scene.knows(seat, title);
    let rows = &scene.game.content().technologies;
    let owned = scene.player(seat).technologies.iter();
    let card = owned
        .into_iter()
        .find(|card| rows[usize::from(card.0)].title == title)
        .unwrap();
    scene.content(|content| content.technologies[usize::from(card.0)].value = value)
}

/// A place from first to last once the game is over.
fn standings(scene: &Scene) -> Vec<Seat> {
    let scene = scene.clone().step(Stage::Over);
    scene.game.standings(&scene.state).unwrap()
}

/// 1. Church, example: 1 yellow, 2 purple, 2 blue, blue rightmost: blue 6, purple 3, yellow nothing.
#[test]
fn example_church_bonus() {
    let (yellow, purple, blue) = (JACK, EVA, WILLIAM);
    let scene = Scene::of(3)
        .at_church(yellow, &[0])
        .at_church(purple, &[2, 4])
        .at_church(blue, &[1, 5]);
    assert_eq!(at_church(&scene), [0, 3, 6]);
}

/// 2. Customs, example: 1 yellow, 1 purple, 3 blue: blue 8, yellow 4 by the rightmost Assistant, purple nothing.
#[test]
fn example_customs_bonus() {
    let (yellow, purple, blue) = (JACK, EVA, WILLIAM);
    let scene = Scene::of(3)
        .at_customs(yellow, &[4])
        .at_customs(purple, &[3])
        .at_customs(blue, &[0, 1, 2]);
    assert_eq!(at_customs(&scene), [4, 0, 8]);
}

/// Church and Customs: the most Assistants, wherever they stand.
#[test]
fn number_comes_before_position() {
    let scene = Scene::of(2)
        .at_church(JACK, &[0, 1])
        .at_church(EVA, &[7])
        .at_customs(JACK, &[7])
        .at_customs(EVA, &[0, 1]);
    assert_eq!((at_church(&scene), at_customs(&scene)), (vec![6, 3], vec![4, 8]));
}

/// Church and Customs: a tie for the second place goes to the rightmost Assistant too.
#[test]
fn ties_go_to_the_rightmost_assistant() {
    for (jack, eva, bonus) in [([0, 6], [1, 5], [6, 3]), ([0, 5], [1, 6], [3, 6])] {
        let scene = Scene::of(2).at_church(JACK, &jack).at_church(EVA, &eva);
        assert_eq!(at_church(&scene), bonus);
    }
    let second = Scene::of(4)
        .at_church(MARY, &[0, 1])
        .at_church(JACK, &[2])
        .at_church(EVA, &[4])
        .at_church(WILLIAM, &[3]);
    assert_eq!(at_church(&second), [0, 3, 0, 6]);
}

/// Ruling: who loses a tie for the first place takes the second, before anyone with fewer.
#[test]
fn the_loser_of_a_tie_takes_the_second_place() {
    let scene = Scene::of(3)
        .at_customs(JACK, &[0, 7])
        .at_customs(EVA, &[1, 6])
        .at_customs(WILLIAM, &[5]);
    assert_eq!(at_customs(&scene), [8, 4, 0]);
}

/// Alone on a board, a player takes the first bonus and nobody the second. Ruling: a second place needs a piece.
#[test]
fn alone_on_a_board() {
    let scene = Scene::of(3).at_church(EVA, &[0]).at_customs(WILLIAM, &[3]);
    assert_eq!((at_church(&scene), at_customs(&scene)), (vec![0, 6, 0], vec![0, 0, 8]));
    let empty = Scene::of(3);
    assert_eq!((at_church(&empty), at_customs(&empty)), (vec![0; 3], vec![0; 3]));
}

/// Ruling: the unused colour is no player and scores nothing, nor does it take a place.
#[test]
fn the_unused_colour_scores_nothing() {
    let mut scene = Scene::of(2);
    scene.state.table.church = [Occupant::Neutral; 8];
    scene.state.table.church[0] = Occupant::Nobody;
    let scene = scene.at_church(EVA, &[0]);
    assert_eq!(at_church(&scene), [0, 6]);
}

/// 3. Technology, example: Jack 12, Eva 20, William 12, Mary 10: Eva 10 points, Jack, the starting player, 5.
#[test]
fn example_technology_bonus() {
    let scene = worth(worth(Scene::of(4), JACK, Title::Ball, 5), JACK, Title::Winery, 7);
    let scene = worth(worth(scene, EVA, Title::Tram, 12), EVA, Title::Telegram, 8);
    let scene = worth(worth(scene, WILLIAM, Title::Telephone, 12), MARY, Title::Newspaper, 10);
    assert_eq!(by_technology(&scene), [5, 10, 0, 0]);
}

/// 3. Technology: ties to the seat nearest the starting player in turn order, the starting player first of all.
#[test]
fn technology_ties_go_by_turn_order() {
    let scene = worth(worth(Scene::of(4), EVA, Title::Ball, 6), MARY, Title::Winery, 6);
    for (starter, bonus) in [
        (JACK, [0, 10, 0, 5]),
        (EVA, [0, 10, 0, 5]),
        (WILLIAM, [0, 5, 0, 10]),
        (MARY, [0, 5, 0, 10]),
    ] {
        let scene = scene.clone().state(|state| state.table.starter = starter);
        assert_eq!(by_technology(&scene), bonus, "{starter:?} starts");
    }
}

/// 3. Technology: with cards at one player alone, the first bonus alone.
#[test]
fn alone_with_technologies() {
    let scene = worth(Scene::of(3), WILLIAM, Title::Ball, 3);
    assert_eq!(by_technology(&scene), [0, 0, 10]);
    assert_eq!(by_technology(&Scene::of(3)), [0, 0, 0]);
}

/// Ruling: the printed Production value counts, without the surcharge of the board.
#[test]
fn the_printed_value_counts() {
    let scene = worth(worth(Scene::of(2), JACK, Title::Ball, 4), EVA, Title::Winery, 5);
    let scene = scene.content(|content| content.laboratory.spaces = [9; 6]);
    assert_eq!(by_technology(&scene), [5, 10]);
    assert_eq!(scene.game.production_value(scene.jack()), 4);
}

fn with_icons(counts: [u8; 5]) -> Scene {
    let mut scene = Scene::of(2);
    let mut number = 0;
    for (country, count) in Country::ALL.into_iter().zip(counts) {
        for _ in 0..count {
            scene = scene.completed(JACK, number, country);
            number += 1;
        }
    }
    scene
}

/// 4. Country: sets of 5, 4, 3 and 2 different icons give 12, 8, 4 and 2 points.
#[test]
fn sets_of_different_icons() {
    for (icons, points) in [
        ([1, 1, 1, 1, 1], 12),
        ([1, 1, 1, 1, 0], 8),
        ([0, 1, 1, 0, 1], 4),
        ([0, 0, 1, 1, 0], 2),
        ([1, 0, 0, 0, 0], 0),
        ([0, 0, 0, 0, 6], 0),
        ([0, 0, 0, 0, 0], 0),
    ] {
        assert_eq!(score(&with_icons(icons), JACK).country, points, "{icons:?}");
    }
}

/// 4. Country, example (the Polish edition shows the sets): sets of five, of three and of one give 12 + 4 = 16 points.
#[test]
fn example_country_bonus() {
    assert_eq!(score(&with_icons([2, 1, 3, 2, 1]), JACK).country, 16);
}

/// 4. Country: each icon counts in one set. Ruling: taking the largest set again and again is best.
#[test]
fn the_largest_sets_are_best() {
    for (icons, points) in [
        ([2, 2, 2, 2, 2], 24),
        ([2, 2, 1, 1, 1], 12 + 2),
        ([2, 2, 2, 2, 1], 12 + 8),
        ([3, 3, 0, 0, 0], 6),
        ([4, 1, 1, 1, 1], 12),
        ([1, 3, 2, 0, 0], 4 + 2),
    ] {
        assert_eq!(score(&with_icons(icons), JACK).country, points, "{icons:?}");
        assert_eq!(best_division(icons), points, "{icons:?}, tried in every way");
    }
}

/// The best division into sets, by trying every set for the first icon that is left.
fn best_division(icons: [u8; 5]) -> i32 {
    let Some(first) = icons.iter().position(|count| *count > 0) else {
        return 0;
    };
    (1_u8..32)
        .filter(|set| set >> first & 1 == 1 && (0..5).all(|country| set >> country & 1 == 0 || icons[country] > 0))
        .map(|set| {
            let mut left = icons;
            (0..5).for_each(|country| left[country] -= set >> country & 1);
            [0, 0, 2, 4, 8, 12][set.count_ones() as usize] + best_division(left)
        })
        .max()
        .unwrap_or(0)
}

/// 4. Country: incomplete Orders return to the box and count for nothing.
#[test]
fn orders_in_hand_count_for_nothing() {
    let mut scene = with_icons([1, 0, 0, 0, 0]).order(JACK, 20, order(Country::Dutch, [0; 4], NOTHING));
    assert_eq!(score(&scene, JACK).country, 0);
    scene.play(Move::Deliver(OrderId(20)));
    assert_eq!(score(&scene, JACK).country, 2);
}

/// 4. Country: icons of Technologies count as those of Orders do.
#[test]
fn icons_of_technologies_count() {
    let scene = Scene::of(2).knows(JACK, Title::Ball);
    let card = scene.jack().technologies.iter().next().unwrap();
    let country = scene.game.content().technologies[usize::from(card.0)].country;
    let other = Country::ALL.into_iter().find(|other| *other != country).unwrap();
    assert_eq!(score(&scene.completed(JACK, 0, other), JACK).country, 2);
}

/// 5. Remainder, example: one imported good, ¥3 and seven trade goods are 1 + 1 + 2 = 4 points.
#[test]
fn example_remainder() {
    let scene = Scene::of(2).imports(JACK, 1).yen(JACK, 3).goods(JACK, [2, 1, 1, 3]);
    let score = score(&scene, JACK);
    assert_eq!((score.imports, score.yen, score.goods, score.total()), (1, 1, 2, 4));
}

/// 5. Remainder: each imported good 1, every ¥2 1, every three trade goods 1, of whatever kinds.
#[test]
fn goods_and_money_at_the_end() {
    for (imports, yen, goods, points) in [
        (0, 1, [1, 1, 0, 0], [0, 0, 0]),
        (2, 2, [3, 0, 0, 0], [2, 1, 1]),
        (5, 9, [0, 2, 2, 2], [5, 4, 2]),
    ] {
        let scene = Scene::of(2).imports(JACK, imports).yen(JACK, yen).goods(JACK, goods);
        let score = score(&scene, JACK);
        assert_eq!([score.imports, score.yen, score.goods], points);
    }
}

/// 5. Remainder: each unused Foreign Agent 1 point, used ones nothing.
#[test]
fn unused_agents_at_the_end() {
    let scene = Scene::of(2).agent(JACK, Country::British).agent(JACK, Country::Dutch);
    assert_eq!(score(&scene, JACK).agents, 2);
    let mut scene = scene.assistants(JACK, Area::Tea, 1);
    scene.send(Country::Dutch, Area::Tea);
    assert_eq!(score(&scene, JACK).agents, 1);
}

/// 5. Remainder. Ruling: Free Agents and Achievement Rewards give nothing.
#[test]
fn free_agents_give_nothing_at_the_end() {
    let mut scene = Scene::of(2);
    let jack = scene.player_mut(JACK);
    (jack.free_agents, jack.reward_agent) = (2, true);
    assert!(jack.ready(Agent::Free) == 2 && jack.ready(Agent::Reward) == 1);
    assert_eq!(score(&scene, JACK).agents, 0);
}

/// The score is what was scored during the game and all five parts.
#[test]
fn the_score_is_the_sum_of_its_lines() {
    let scene = worth(with_icons([1, 1, 0, 0, 0]), JACK, Title::Ball, 3).has(JACK, Resource::Points, 40);
    let scene = scene
        .at_church(JACK, &[0])
        .at_customs(JACK, &[0])
        .agent(JACK, Country::French);
    let scene = scene.imports(JACK, 3).yen(JACK, 4).goods(JACK, [3, 3, 3, 0]);
    let mut scene = scene;
    scene.player_mut(JACK).icons = [1, 1, 0, 0, 0];
    let lines = score(&scene, JACK);
    let expected = Score {
        game: 40,
        church: 6,
        customs: 8,
        technology: 10,
        country: 2,
        agents: 1,
        imports: 3,
        yen: 2,
        goods: 3,
    };
    assert_eq!(lines, expected);
    assert_eq!(lines.total(), 75);
}

fn with_points(points: [u16; 4]) -> Scene {
    let mut scene = Scene::of(4);
    for (seat, points) in Seat::all(4).zip(points) {
        scene = scene
            .has(seat, Resource::Points, points)
            .yen(seat, 0)
            .goods(seat, [0; 4]);
    }
    scene
}

/// The player with the most points wins.
#[test]
fn the_most_points_win() {
    assert_eq!(standings(&with_points([10, 30, 20, 40])), [MARY, EVA, WILLIAM, JACK]);
}

/// The final bonuses count for the winner.
#[test]
fn the_winner_is_known_after_the_final_score() {
    let scene = with_points([10, 12, 0, 0]).imports(JACK, 3);
    assert_eq!(standings(&scene)[0], JACK);
}

/// Ties: the player nearest the starting player in turn order, the starting player included.
#[test]
fn ties_go_to_the_seat_nearest_the_starting_player() {
    let tied = with_points([20, 20, 10, 20]);
    for (starter, places) in [
        (JACK, [JACK, EVA, MARY, WILLIAM]),
        (EVA, [EVA, MARY, JACK, WILLIAM]),
        (WILLIAM, [MARY, JACK, EVA, WILLIAM]),
        (MARY, [MARY, JACK, EVA, WILLIAM]),
    ] {
        let scene = tied.clone().state(|state| state.table.starter = starter);
        assert_eq!(standings(&scene), places, "{starter:?} starts");
    }
}
