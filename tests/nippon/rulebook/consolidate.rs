//! Consolidate.

use meiji::nippon::components::{Achievement, Colour, FactoryTile, RewardLevel, Track};
use meiji::nippon::{Ask, Chapter, Event, Refusal};

use super::scene::{BLUE, PURPLE, Scene};
use Colour::{Black, Green, Orange, Red, Teal, White};

/// Markers at Coal 5 and Money 16: everything is discarded, then 5 Coal and ¥16,000 come (R17).
#[test]
fn the_budget_is_renewed() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Coal, 5)
        .marker(PURPLE, Track::Money, 3)
        .yen(PURPLE, 7)
        .coal(PURPLE, 9)
        .after("consolidate");
    assert_eq!((scene.purple().yen, scene.purple().coal), (16, 5));
    assert_eq!(scene.count(|event| matches!(event, Event::Discarded { .. })), 2);
}

/// Coal on a slot without number is the number below it.
#[test]
fn coal_of_a_slot_without_number() {
    let levels = (1..=11).map(|slot| {
        Scene::new(2)
            .marker(PURPLE, Track::Coal, slot)
            .after("consolidate")
            .purple()
            .coal
    });
    assert_eq!(levels.collect::<Vec<_>>(), [2, 3, 4, 4, 5, 5, 6, 6, 8, 8, 10]);
}

/// Workers of 3 colours: ¥9,000 (R18).
#[test]
fn wages_for_each_colour() {
    let scene = Scene::new(2)
        .workers(PURPLE, &[White, White, Black, Red])
        .after("consolidate; reward 2 coal; space coal");
    assert_eq!(scene.purple().yen, 12 - 9);
    assert!(scene.purple().workers.is_empty());
    assert_eq!(scene.asked(), BLUE);
}

/// Money 12 and 6 Workers of 5 colours: ¥12,000; the Reward 5× with 2 Blueprints; four colours are paid, the fifth costs 2 points, ¥0 are left. With
/// the ¥5,000 tile: 17,000 − 15,000 = ¥2,000, and nothing is lost (O1).
#[test]
fn a_colour_that_cannot_be_paid() {
    let scene = Scene::new(2)
        .workers(PURPLE, &[White, Black, Red, Green, Teal, Teal])
        .after("consolidate");
    let lost = scene.clone().after("reward 5 blueprints; space money");
    assert_eq!(
        (lost.purple().yen, lost.purple().points, lost.purple().blueprints),
        (0, 8, 3)
    );
    let due = Event::WagesDue {
        seat: PURPLE,
        colours: 5,
        unpaid: 1,
    };
    assert_eq!(lost.count(|event| *event == due), 1);
    let paid = scene.after("reward 5 yen; space money");
    assert_eq!((paid.purple().yen, paid.purple().points), (2, 10));
}

/// 2 Workers of one colour: no Reward, ¥3,000 (O2).
#[test]
fn two_workers_bring_no_reward() {
    let scene = Scene::new(2).workers(PURPLE, &[White, White]).after("consolidate");
    assert_eq!((scene.purple().yen, scene.asked()), (9, BLUE));
    assert_eq!(scene.count(|event| matches!(event, Event::RewardTaken { .. })), 0);
}

/// No Worker, ¥3,000 and 1 Coal left, markers at the start: ¥12,000 and 2 Coal, and nothing else changes (O3).
#[test]
fn without_workers() {
    let before = Scene::new(2).yen(PURPLE, 3).coal(PURPLE, 1);
    let after = before.clone().after("consolidate");
    let mut expected = *before.purple();
    (expected.yen, expected.coal) = (12, 2);
    assert_eq!(*after.purple(), expected);
    assert_eq!(after.lies().bag, before.lies().bag);
}

/// 4 Workers: 3× or 2×. Only 4× and 5× tiles left: none, and no VP Multiplier. No Reward tile at all: a 2×. Those gone too: nothing (O4).
#[test]
fn which_rewards_are_in_reach() {
    let with = |levels: &[RewardLevel]| {
        Scene::new(2)
            .workers(PURPLE, &[White, White, White, Black])
            .only_rewards(levels)
    };
    let scene = with(&RewardLevel::ALL).after("consolidate");
    assert_eq!(scene.ask(), Ask::Reward);
    let levels: std::collections::BTreeSet<char> = scene
        .answers("reward")
        .iter()
        .filter_map(|text| text.chars().nth(7))
        .collect();
    assert_eq!(levels, ['2', '3'].into());
    let (needs, has) = (5, 4);
    assert_eq!(
        scene.why_not("reward 4 yen"),
        (Refusal::RewardTooHigh { needs, has }, Chapter::Consolidate)
    );
    let scene = with(&[RewardLevel::Four, RewardLevel::Five]).after("consolidate");
    assert_eq!(
        (scene.asked(), scene.lies().multipliers, scene.purple().spaces),
        (BLUE, 4, [0; 9])
    );
    let scene = with(&[]).after("consolidate");
    assert_eq!((scene.ask(), scene.lies().multipliers), (Ask::Space, 3));
    let scene = scene.after("space ships");
    assert_eq!(scene.purple().spaces[Achievement::Ships.index()], 2);
    assert_eq!(
        (scene.purple().yen, scene.purple().coal, scene.purple().blueprints),
        (6, 2, 1),
        "no bonus"
    );
    let scene = with(&[]).table(|table| table.multipliers = 0).after("consolidate");
    assert_eq!((scene.asked(), scene.purple().spaces), (BLUE, [0; 9]));
}

/// A VP Multiplier takes 3 Workers, as the lowest Reward does.
#[test]
fn no_multiplier_for_two_workers() {
    let scene = Scene::new(2).workers(PURPLE, &[White, White]).only_rewards(&[]);
    let scene = scene.after("consolidate");
    assert_eq!(
        (scene.asked(), scene.lies().multipliers, scene.purple().spaces),
        (BLUE, 4, [0; 9])
    );
}

/// The level by the Workers: 3 for 2×, to 6 for 5×; a lower one may be taken.
#[test]
fn levels_by_workers() {
    let colours = [White, White, White, Black, Black, Red];
    for (count, highest) in [(3, '2'), (4, '3'), (5, '4'), (6, '5')] {
        let scene = Scene::new(4).workers(PURPLE, &colours[..count]).after("consolidate");
        let levels = scene
            .answers("reward")
            .into_iter()
            .filter_map(|text| text.chars().nth(7));
        let levels: std::collections::BTreeSet<char> = levels.collect();
        assert_eq!(
            levels.into_iter().collect::<Vec<_>>(),
            ('2'..=highest).collect::<Vec<_>>()
        );
    }
}

/// A Reward must be taken, and its space chosen.
#[test]
fn a_reward_must_be_taken() {
    let scene = Scene::new(2)
        .workers(PURPLE, &[White, White, White])
        .after("consolidate");
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Consolidate));
    let scene = scene.after("reward 2 yen");
    assert_eq!(scene.ask(), Ask::Space);
    assert_eq!(scene.answers("space").len(), 9, "those with a printed 1× as well");
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Consolidate));
}

/// A bonus that is gone, and a space that is taken.
#[test]
fn what_is_gone_and_what_is_taken() {
    let scene = Scene::new(2)
        .multiplier(PURPLE, Achievement::Money, RewardLevel::Two)
        .workers(PURPLE, &[White, White, White])
        .after("consolidate");
    // Of each level one Blueprints tile was there, and the multiplier took it.
    assert_eq!(
        scene.why_not("reward 2 blueprints"),
        (Refusal::RewardGone, Chapter::Consolidate)
    );
    let scene = scene.after("reward 2 yen");
    assert_eq!(
        scene.why_not("space money"),
        (Refusal::SpaceTaken, Chapter::Consolidate)
    );
    let scene = scene.after("space trains");
    assert_eq!(scene.purple().spaces[Achievement::Money.index()], 2, "it never moves");
}

/// Purple has a multiplier on each of the nine Achievement spaces.
fn full_spaces() -> Scene {
    let levels = [RewardLevel::Five, RewardLevel::Two, RewardLevel::Three];
    let spaces = Achievement::ALL.into_iter().zip(levels.into_iter().cycle());
    spaces.fold(Scene::new(3), |scene, (space, level)| {
        scene.multiplier(PURPLE, space, level)
    })
}

/// Nine full spaces and 5 Workers: a tile of level 4 or less must be chosen, its bonus comes, and the tile leaves the game (O5).
#[test]
fn without_an_empty_space_the_bonus_counts() {
    let scene = full_spaces()
        .workers(PURPLE, &[White, White, White, White, Black])
        .after("consolidate");
    assert_eq!(scene.ask(), Ask::Reward);
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Consolidate));
    assert_eq!(scene.why_not("reward 5 yen").1, Chapter::Consolidate);
    let scene = scene.after("reward 4 yen");
    assert_eq!((scene.asked(), scene.purple().yen), (BLUE, 12 + 5 - 6));
    assert_eq!(scene.rewards(RewardLevel::Four), 4);
    let gone = Event::MultiplierDiscarded {
        seat: PURPLE,
        multiplier: 4,
    };
    assert_eq!(scene.count(|event| *event == gone), 1);
}

/// The same with a VP Multiplier, where no Reward tile is left: it is taken and leaves the game, and brings nothing.
#[test]
fn without_an_empty_space_a_multiplier_is_discarded() {
    let full = full_spaces().workers(PURPLE, &[White, White, White]).only_rewards(&[]);
    let scene = full.clone().after("consolidate");
    assert_eq!((scene.asked(), scene.lies().multipliers), (BLUE, 3));
    let told = scene.events.iter().filter(|event| {
        matches!(
            event,
            Event::MultiplierTaken { .. } | Event::MultiplierDiscarded { .. } | Event::MultiplierPlaced { .. }
        )
    });
    let (seat, multiplier) = (PURPLE, 2);
    assert_eq!(
        told.copied().collect::<Vec<_>>(),
        [
            Event::MultiplierTaken { seat },
            Event::MultiplierDiscarded { seat, multiplier }
        ]
    );
    assert_eq!(scene.purple().spaces, full.purple().spaces);
    let own = scene.purple();
    assert_eq!((own.yen, own.coal, own.blueprints), (12 - 3, 2, 1));
}

/// The fourth Bento Factory, 3 Coal left and Coal level 5: 8 Coal; yen as usual (O31).
#[test]
fn coal_that_stays() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Bento4, 0, 0)
        .marker(PURPLE, Track::Coal, 5)
        .coal(PURPLE, 3)
        .yen(PURPLE, 7)
        .after("consolidate");
    assert_eq!((scene.purple().coal, scene.purple().yen), (8, 12));
}

/// Coal of a Reward comes to what stayed and to the income, and stays itself the next time.
#[test]
fn coal_of_a_reward_stays() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Bento4, 0, 0)
        .marker(PURPLE, Track::Coal, 5)
        .coal(PURPLE, 3)
        .workers(PURPLE, &[White, White, White])
        .after("consolidate; reward 2 coal; space money");
    assert_eq!(scene.purple().coal, 3 + 5 + 2);
    let scene = scene.turn_of(PURPLE).after("consolidate");
    assert_eq!(scene.purple().coal, 10 + 5);
}

/// The third Bento Factory: one colour costs nothing; without colours it has no effect.
#[test]
fn a_colour_for_nothing() {
    let with = || Scene::new(2).factory(PURPLE, FactoryTile::Bento3, 0, 0);
    let scene = with().workers(PURPLE, &[White, Black]).after("consolidate");
    assert_eq!(scene.purple().yen, 9);
    assert_eq!(with().after("consolidate").purple().yen, 12);
    let six = with()
        .workers(PURPLE, &[White, Black, Red, Green, Teal, Orange])
        .after("consolidate; reward 5 coal; space money");
    assert_eq!(
        (six.purple().yen, six.purple().points),
        (0, 8),
        "the unpaid are counted after it"
    );
    let due = Event::WagesDue {
        seat: PURPLE,
        colours: 5,
        unpaid: 1,
    };
    assert_eq!(
        six.count(|event| *event == due),
        1,
        "five are due, of which four are paid"
    );
}

/// The bonus of a Reward comes after the discarding: it is not lost.
#[test]
fn the_reward_after_the_budget() {
    let scene = Scene::new(2)
        .workers(PURPLE, &[White, White, White])
        .after("consolidate; reward 2 coal; space money");
    assert_eq!((scene.purple().coal, scene.purple().yen), (4, 9));
}

/// Goods, Blueprints and Machines of the supply stay.
#[test]
fn what_stays() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 2, 3)
        .blueprints(PURPLE, 2)
        .player(PURPLE, |own| own.machines = 2)
        .after("consolidate");
    let own = scene.purple();
    assert_eq!(
        (
            own.cubes(meiji::nippon::components::Good::Silk),
            own.blueprints,
            own.machines
        ),
        (3, 2, 2)
    );
}

/// A ruling: points may fall below 0.
#[test]
fn points_below_zero() {
    let scene = Scene::new(2)
        .player(PURPLE, |own| own.points = 1)
        .workers(PURPLE, &[White, Black, Red, Green, Teal, Orange])
        .after("consolidate; reward 5 coal; space money");
    assert_eq!(scene.purple().points, -3);
    let totals = meiji::game::Game::totals(&scene.game, &scene.state);
    assert_eq!(
        totals[PURPLE], 7,
        "with 10 for the yen of the last income, by the multiplier"
    );
}
