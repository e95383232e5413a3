//! Final score, and who wins.

use meiji::duel::components::{ChurchId, Place, Title};
use meiji::duel::content::Content;
use meiji::duel::{Churches, Player, Score, State};
use meiji::game::Seat;

use super::scene::{EVA, JACK, Scene};

fn score(scene: &Scene, seat: Seat) -> Score {
    scene.game.score(&scene.state.table)[seat]
}

fn jacks(scene: Scene) -> Score {
    score(&scene, JACK)
}

/// 1. The points of completed Orders; those in hand count nothing.
#[test]
fn completed_orders() {
    let scene = Scene::new()
        .completed(JACK, &[0, 4])
        .order(JACK, 5, [1, 0, 0, 0], &[])
        .content(|content| {
            (
                content.orders[0].points,
                content.orders[4].points,
                content.orders[5].points,
            ) = (3, 8, 9);
        });
    assert_eq!(jacks(scene).orders, 11);
}

/// 2. The most completed Orders 6; in a tie nobody, nor where neither has any.
#[test]
fn most_completed_orders() {
    let bonus = |jack: &[u8], eva: &[u8]| {
        let scene = Scene::new().completed(JACK, jack).completed(EVA, eva);
        [JACK, EVA].map(|seat| score(&scene, seat).most_orders)
    };
    assert_eq!(bonus(&[0, 1], &[2]), [6, 0]);
    assert_eq!(bonus(&[], &[2]), [0, 6]);
    assert_eq!(bonus(&[0], &[2]), [0, 0]);
    assert_eq!(bonus(&[], &[]), [0, 0]);
}

/// 3. Technologies: what each of them counts.
#[test]
fn technologies() {
    let points = |title: Title, change: fn(&mut Player)| {
        jacks(Scene::new().knows(JACK, &[title]).player(JACK, change)).technologies
    };
    let much = |player: &mut Player| {
        player.completed = (0..4).map(meiji::duel::components::OrderId).collect();
        (player.turned, player.imports) = (3, 9);
        player.orders_in_hand = 3;
        (player.houses, player.shops) = (2, 3);
        player.church = [ChurchId(0), ChurchId(1)].into_iter().collect::<Churches>();
    };
    for (title, expected) in [
        (Title::Ball, 4),
        (Title::Brickyard, 6),
        (Title::ElectricalLight, 6),
        (Title::Exposition, 8),
        (Title::Gaslight, 5),
        (Title::PatentSystem, 2),
        (Title::Winery, 4),
    ] {
        assert_eq!(points(title, much), expected, "{title}");
    }
    for title in Title::ALL {
        let scores = matches!(title, Title::Exposition | Title::PatentSystem);
        assert_eq!(points(title, |_| {}) > 0, scores, "{title}");
    }
    let three = Scene::new().knows(JACK, &[Title::PatentSystem, Title::Tram, Title::University]);
    assert_eq!(jacks(three).technologies, 6, "2 for each Technology, itself included");
}

/// 4. The highest sum of the printed Production costs 6, surcharges left out; in a tie nobody.
#[test]
fn technology_bonus() {
    let bonus = |jack: &[Title], eva: &[Title]| {
        let scene = Scene::new().knows(JACK, jack).knows(EVA, eva).content(|content| {
            for row in &mut content.technologies {
                row.cost = 2;
            }
            content.technologies[Title::Exposition.index()].cost = 8;
        });
        [JACK, EVA].map(|seat| score(&scene, seat).technology_bonus)
    };
    assert_eq!(
        bonus(&[Title::Exposition], &[Title::Ball, Title::Tram, Title::Winery]),
        [6, 0],
        "not the number of cards"
    );
    let four = [Title::Ball, Title::Tram, Title::Winery, Title::Telegram];
    assert_eq!(
        bonus(&[Title::Exposition], &four),
        [0, 0],
        "a surcharge was paid, and does not count"
    );
    assert_eq!(bonus(&[], &[]), [0, 0]);
    assert_eq!(bonus(&[], &[Title::Ball]), [0, 6]);
}

/// 5. The points of Church cards.
#[test]
fn church_cards() {
    let scene = Scene::new().church([0, 1, 2, 3, 4, 5]).state(|state| {
        for slot in [0, 2] {
            let card = state.table.church[slot].take().unwrap();
            state.table.seats[JACK].church.insert(card);
        }
    });
    let scene = scene.content(|content| (content.church[0].points, content.church[2].points) = (2, 5));
    assert_eq!(jacks(scene).church, 7);
}

/// 6. and 7. 5 points for each Trading House that is built, 1 for each Shop.
#[test]
fn buildings() {
    let scene = Scene::new()
        .house(JACK, Place::Bank)
        .house(JACK, Place::Port)
        .shop(JACK, Place::Bank);
    let score = jacks(scene);
    assert_eq!((score.houses, score.shops), (10, 1));
}

/// 8. and 9. 4 points for each import turned face down, 1 for each face up.
#[test]
fn imports() {
    let score = jacks(Scene::new().imports(JACK, 3, 2));
    assert_eq!((score.turned, score.imports), (8, 3));
}

/// 10. and 11. 1 point for every ¥2, and for every 3 goods of the four kinds together.
#[test]
fn yen_and_goods() {
    for (yen, points) in [(0, 0), (1, 0), (2, 1), (7, 3)] {
        assert_eq!(jacks(Scene::new().yen(JACK, yen)).yen, points);
    }
    for (goods, points) in [
        ([1, 1, 0, 0], 0),
        ([1, 1, 1, 0], 1),
        ([2, 1, 1, 1], 1),
        ([2, 2, 1, 1], 2),
    ] {
        assert_eq!(jacks(Scene::new().goods(JACK, goods)).goods, points);
    }
}

/// Orders in hand, Support cards and Traders, used or not, count nothing.
#[test]
fn what_counts_nothing() {
    let scene = Scene::new()
        .order(JACK, 0, [1, 0, 0, 0], &[])
        .support(JACK, [2, 2])
        .traders(JACK, 4);
    assert_eq!(jacks(scene).total(), 0);
}

/// Most points win. The total is the sum of the eleven lines.
#[test]
fn most_points_win() {
    let scene = Scene::new().yen(EVA, 4);
    assert_eq!(score(&scene, EVA).total(), 2);
    assert_eq!(scene.game.winners(&scene.state.table), [EVA]);
    assert_eq!(score(&scene, EVA).lines(), [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
}

/// If the totals are equal, the higher score in the first category that differs wins; if none does, the victory is shared.
#[test]
fn ties_are_broken_line_by_line() {
    // In each pair both have as many points; Jack's stand in the earlier line.
    let order = Scene::new()
        .completed(JACK, &[0])
        .completed(EVA, &[1])
        .content(|content| {
            (content.orders[0].points, content.orders[1].points) = (4, 2);
        });
    let pairs = [
        (order.yen(EVA, 4), "completed Orders before yen"),
        (
            Scene::new()
                .completed(JACK, &[0])
                .content(|content| content.orders[0].points = 0)
                .yen(EVA, 12),
            "2 before 10",
        ),
        (
            Scene::new()
                .knows(JACK, &[Title::Exposition])
                .content(|content| content.technologies[3].cost = 1)
                .yen(EVA, 28),
            "3 and 4",
        ),
        (
            Scene::new()
                .knows(JACK, &[Title::Tram])
                .content(|content| content.technologies[Title::Tram.index()].cost = 1)
                .yen(EVA, 12),
            "4 before 10",
        ),
        (
            Scene::new()
                .state(|state| {
                    let card = state.table.church[0].take().unwrap();
                    state.table.seats[JACK].church.insert(card);
                })
                .content(|content| content.church.iter_mut().for_each(|row| row.points = 5))
                .house(EVA, Place::Bank),
            "Church cards before Trading Houses",
        ),
        (
            Scene::new().house(JACK, Place::Bank).imports(EVA, 1, 1),
            "Trading Houses before imports",
        ),
        (
            Scene::new().shop(JACK, Place::Bank).imports(EVA, 1, 0),
            "Shops before imports",
        ),
        (
            Scene::new().imports(JACK, 0, 1).imports(EVA, 4, 0),
            "turned before face up",
        ),
        (Scene::new().imports(JACK, 1, 0).yen(EVA, 2), "imports before yen"),
        (Scene::new().yen(JACK, 2).goods(EVA, [3, 0, 0, 0]), "yen before goods"),
    ];
    for (scene, which) in pairs {
        assert_eq!(score(&scene, JACK).total(), score(&scene, EVA).total(), "{which}");
        assert_eq!(scene.game.winners(&scene.state.table), [JACK], "{which}");
    }
    let shared = Scene::new().yen(JACK, 3).yen(EVA, 2);
    assert_eq!(shared.game.winners(&shared.state.table), [JACK, EVA]);
}

/// In the order of the eleven categories: of two that follow each other the first decides.
#[test]
fn each_category_decides_before_the_next() {
    let costs = |title: Title, cost: u8| {
        move |content: &mut Content| {
            content.technologies.iter_mut().for_each(|row| row.cost = 1);
            content.technologies[title.index()].cost = cost;
        }
    };
    let church = |seat: Seat| {
        move |state: &mut State| {
            let card = state.table.church[0].take().unwrap();
            state.table.seats[seat].church.insert(card);
        }
    };
    let points =
        |points: u8| move |content: &mut Content| content.church.iter_mut().for_each(|row| row.points = points);
    let shops = |places: &[Place]| {
        places
            .iter()
            .fold(Scene::new(), |scene, place| scene.shop(JACK, *place))
    };
    let five = [Place::Bank, Place::Church, Place::Port, Place::Customs, Place::Fishery];
    let evas = |scene: Scene| five.iter().fold(scene, |scene, place| scene.shop(EVA, *place));
    let pairs = [
        // 6 points of an Order against 6 for more Orders.
        Scene::new()
            .completed(JACK, &[0])
            .completed(EVA, &[1, 2])
            .content(|content| {
                content.orders[0].points = 6;
                (content.orders[1].points, content.orders[2].points) = (0, 0);
            }),
        // 6 for more Orders, and ¥4, against the 8 of the Exposition; both have one Technology of 1.
        Scene::new()
            .completed(JACK, &[0])
            .content(|content| content.orders[0].points = 0)
            .knows(JACK, &[Title::Tram])
            .knows(EVA, &[Title::Exposition])
            .content(costs(Title::Tram, 1))
            .yen(JACK, 4),
        // The 8 of the Exposition against 6 for a dearer Technology, and ¥4.
        Scene::new()
            .knows(JACK, &[Title::Exposition])
            .knows(EVA, &[Title::Tram])
            .content(costs(Title::Tram, 2))
            .yen(EVA, 4),
        Scene::new()
            .knows(JACK, &[Title::Tram])
            .content(costs(Title::Tram, 2))
            .state(church(EVA))
            .content(points(6)),
        Scene::new()
            .state(church(JACK))
            .content(points(5))
            .house(EVA, Place::Bank),
        evas(Scene::new().house(JACK, Place::SilkMill)),
        shops(&five[..4]).imports(EVA, 0, 1),
        Scene::new().imports(JACK, 0, 1).imports(EVA, 4, 0),
        Scene::new().imports(JACK, 1, 0).yen(EVA, 2),
        Scene::new().yen(JACK, 2).goods(EVA, [3, 0, 0, 0]),
    ];
    for (line, scene) in pairs.into_iter().enumerate() {
        let [jack, eva] = [JACK, EVA].map(|seat| score(&scene, seat));
        assert_eq!(jack.total(), eva.total(), "{line}");
        assert!(jack.lines()[line] > eva.lines()[line], "{line}: {jack:?}");
        assert!(jack.lines()[line + 1] < eva.lines()[line + 1], "{line}: {eva:?}");
        assert_eq!(scene.game.winners(&scene.state.table), [JACK], "{line}");
    }
}

/// Over: standings name the winner first.
#[test]
fn standings() {
    use meiji::game::Game;
    let mut scene = Scene::new();
    assert_eq!(scene.game.standings(&scene.state), None);
    for _ in 0..4 {
        scene.finish_round();
    }
    let scene = scene.yen(JACK, 0).yen(EVA, 90);
    assert_eq!(scene.game.standings(&scene.state), Some(vec![EVA, JACK]));
}

/// Over and tied: who is ahead in the first category that differs comes first, whoever began; who shares the victory stands in turn order.
#[test]
fn standings_of_a_tie() {
    use meiji::game::Game;
    let mut over = Scene::new();
    for _ in 0..4 {
        over.finish_round();
    }
    let ends = |jack: [u16; 2], eva: [u16; 2]| {
        let mut scene = over.clone();
        for (seat, [yen, tea]) in [(JACK, jack), (EVA, eva)] {
            scene = scene.yen(seat, yen).goods(seat, [0, 0, tea, 0]).imports(seat, 0, 0);
        }
        assert_eq!(score(&scene, JACK).total(), score(&scene, EVA).total());
        scene.game.standings(&scene.state)
    };
    assert_eq!(ends([2, 0], [0, 3]), Some(vec![JACK, EVA]));
    assert_eq!(ends([0, 3], [2, 0]), Some(vec![EVA, JACK]), "though Jack began");
    assert_eq!(ends([2, 3], [3, 4]), Some(vec![JACK, EVA]), "shared");
}
