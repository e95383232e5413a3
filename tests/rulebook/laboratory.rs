//! Laboratory.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Stage};

use crate::scene::{JACK, Scene};

/// Two players, surcharges 0, 0, 1, 1, 2, 2, Jack without money.
fn laboratory() -> Scene {
    Scene::of(2)
        .yen(JACK, 0)
        .content(|content| content.laboratory.spaces = [0, 0, 1, 1, 2, 2])
}

fn learnable(scene: &Scene, space: u8) -> Vec<Move> {
    scene.legal_where(|action| matches!(action, Move::Learn(at, _) if at == space))
}

fn dear(what: Resource, needs: u16, has: u16) -> (Refusal, Chapter) {
    (Refusal::TooDear { what, needs, has }, Chapter::Laboratory)
}

/// 1 to 5 Power: 1 to 5 Production value.
#[test]
fn power_pays_production_value() {
    for power in 2..=5 {
        let scene = laboratory()
            .card(0, Title::Ball, power)
            .card(1, Title::Winery, power + 1)
            .acts(LaboratoryA, power);
        assert!(scene.allows(Move::Learn(0, 0)), "Power {power}");
        assert_eq!(scene.why_not(Move::Learn(1, 0)), dear(Resource::Yen, 2, 0));
    }
    let mut scene = laboratory()
        .card(0, Title::Ball, 1)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, LaboratoryA, 1);
    scene.send(Country::Dutch, LaboratoryA);
    assert!(scene.allows(Move::Learn(0, 0)), "an agent's one Power");
}

/// ¥2 or an imported good is 1 Production value; any combination.
#[test]
fn money_and_imported_goods_pay_the_rest() {
    for (imports, yen) in [(0, 6), (1, 4), (2, 2), (3, 0)] {
        let mut scene = laboratory()
            .card(0, Title::Ball, 6)
            .yen(JACK, 6)
            .imports(JACK, 3)
            .acts(LaboratoryA, 3);
        assert_eq!(
            learnable(&scene, 0),
            [0, 1, 2, 3].map(|imports| Move::Learn(0, imports))
        );
        let left = scene.game.yen_to_pay(&scene.state.table, 0, imports);
        assert_eq!(left, Some(yen), "{imports} imported goods");
        scene.play(Move::Learn(0, imports));
        assert_eq!(
            (scene.jack().yen, scene.jack().imports),
            (6 - yen, 3 - u16::from(imports))
        );
        assert!(scene.jack().knows(Title::Ball));
    }
}

/// What is not there does not pay.
#[test]
fn the_production_value_must_be_paid() {
    let scene = laboratory()
        .card(0, Title::Ball, 6)
        .yen(JACK, 3)
        .imports(JACK, 2)
        .acts(LaboratoryA, 3);
    assert_eq!(learnable(&scene, 0), [Move::Learn(0, 2)]);
    assert_eq!(scene.why_not(Move::Learn(0, 1)), dear(Resource::Yen, 4, 3));
    assert_eq!(scene.why_not(Move::Learn(0, 3)), dear(Resource::Import, 3, 2));
}

/// Note: at most 5 Production value from Power, however many Assistants there are.
#[test]
fn power_pays_five_at_most() {
    let scene = laboratory()
        .assistants(JACK, LaboratoryA, 7)
        .card(0, Title::Ball, 6)
        .acts(LaboratoryA, 5);
    assert_eq!(scene.why_not(Move::Learn(0, 0)), dear(Resource::Yen, 2, 0));
}

/// Excess Production value is lost: nothing comes back.
#[test]
fn excess_production_value_is_lost() {
    let mut scene = laboratory()
        .card(0, Title::Ball, 3)
        .yen(JACK, 4)
        .imports(JACK, 4)
        .acts(LaboratoryA, 5);
    assert_eq!(learnable(&scene, 0), [Move::Learn(0, 0)]);
    let too_many = Refusal::TooManyImports { points: 0 };
    assert_eq!(scene.why_not(Move::Learn(0, 1)), (too_many, Chapter::Laboratory));
    scene.play(Move::Learn(0, 0));
    assert_eq!((scene.jack().yen, scene.jack().imports), (4, 4));
}

/// The rightmost spaces raise the cost, by what is printed below them.
#[test]
fn the_right_spaces_cost_more() {
    let titles = [
        Title::Ball,
        Title::Winery,
        Title::Tram,
        Title::Gaslight,
        Title::Telegram,
        Title::Telephone,
    ];
    let scene = titles
        .into_iter()
        .zip(0..)
        .fold(laboratory(), |scene, (title, space)| scene.card(space, title, 3));
    let scene = scene.imports(JACK, 9).acts(LaboratoryA, 3);
    for (space, surcharge) in (0..).zip([0, 0, 1, 1, 2, 2]) {
        assert!(scene.allows(Move::Learn(space, surcharge)));
        assert_eq!(
            scene.why_not(Move::Learn(space, surcharge + 1)),
            (Refusal::TooManyImports { points: surcharge }, Chapter::Laboratory)
        );
    }
}

/// The Laboratory surcharges as printed: none on the first two spaces, 1 on the third.
#[test]
fn the_third_space_costs_one_more() {
    let scene = Scene::of(2).printed();
    let spaces = scene.game.content().laboratory.spaces;
    assert_eq!(spaces[..3], [0, 0, 1]);
    assert!(
        spaces[3..].iter().all(|surcharge| *surcharge > 0),
        "the last four all raise the cost"
    );
}

/// Example: the Tram on the third space costs 5 + 1; Shop, President and three Assistants are 5 Power, ¥2 pays the rest.
/// The values are the printed ones.
#[test]
fn example_jack_learns_the_tram() {
    let mut scene = Scene::of(2).printed();
    let rows = &scene.game.content().technologies;
    let value = rows.iter().find(|row| row.title == Title::Tram).unwrap().value;
    assert_eq!(value, 5);
    scene = scene
        .card(2, Title::Tram, value)
        .shop(JACK, LaboratoryA)
        .assistants(JACK, LaboratoryA, 3)
        .yen(JACK, 2);
    scene = scene.movement();
    scene.go(LaboratoryA);
    scene.play(Move::Learn(2, 0));
    assert_eq!(scene.jack().yen, 0);
    assert!(scene.jack().knows(Title::Tram));
}

/// Note: the fourth and each later Technology costs ¥2 or an imported good more, which Power never covers.
#[test]
fn the_fourth_technology_costs_more() {
    let known = |count| {
        let titles = [
            Title::Winery,
            Title::Gaslight,
            Title::Telegram,
            Title::Telephone,
            Title::Exposition,
        ];
        let scene = titles
            .into_iter()
            .take(count)
            .fold(laboratory(), |scene, title| scene.knows(JACK, title));
        scene.card(0, Title::Ball, 3)
    };
    assert!(known(2).acts(LaboratoryA, 5).allows(Move::Learn(0, 0)), "the third");
    for count in [3, 4, 5] {
        let scene = known(count).acts(LaboratoryA, 5).step(Stage::Laboratory);
        assert_eq!(scene.why_not(Move::Learn(0, 0)), dear(Resource::Yen, 2, 0));
        let mut with_yen = known(count).yen(JACK, 2).acts(LaboratoryA, 5);
        with_yen.play(Move::Learn(0, 0));
        assert_eq!(with_yen.jack().yen, 0);
        let mut with_import = known(count).imports(JACK, 1).acts(LaboratoryA, 5);
        with_import.play(Move::Learn(0, 1));
        assert_eq!(with_import.jack().imports, 0);
    }
    let scene = known(3).imports(JACK, 9).acts(LaboratoryA, 2);
    assert!(
        scene.allows(Move::Learn(0, 2)),
        "one for the value, one for the fourth card"
    );
}

/// Never two of one title, not even from the other Laboratory.
#[test]
fn a_title_is_owned_once() {
    let scene = laboratory();
    let rows = &scene.game.content().technologies;
    let twice = Title::ALL
        .into_iter()
        .find(|title| rows.iter().filter(|row| row.title == *title).count() > 1)
        .unwrap();
    let scene = scene.knows(JACK, twice).card(0, twice, 1).acts(LaboratoryA, 5);
    assert_eq!(
        scene.why_not(Move::Learn(0, 0)),
        (Refusal::SameTitle, Chapter::GeneralRules)
    );
}

/// The cards slide left, and the next one of the deck comes to the right at once.
#[test]
fn cards_slide_left_and_one_is_drawn() {
    let mut scene = laboratory().yen(JACK, 20).acts(LaboratoryA, 5);
    let before = scene.state.table.laboratories[0];
    let next = *scene.state.secret.technologies.cards().last().unwrap();
    let deck = scene.state.table.technology_deck;
    scene.play(Move::Learn(2, 0));
    let after = scene.state.table.laboratories[0];
    assert_eq!(after[..2], before[..2]);
    assert_eq!(after[2..5], before[3..]);
    assert_eq!(after[5].map(|card| card.0), Some(next));
    assert_eq!(
        (scene.state.table.technology_deck, scene.state.secret.technologies.len()),
        (deck - 1, deck - 1)
    );
    let card = after[5].unwrap();
    assert!(scene.events.contains(&Event::LaboratoryFilled { board: 0, card }));
    assert!(scene.jack().technologies.contains(before[2].unwrap()));
}

/// With an empty deck the right spaces stay empty.
#[test]
fn an_empty_deck_leaves_the_right_spaces_empty() {
    let mut scene = laboratory();
    scene.set_technology_deck(&[]);
    let mut scene = scene.yen(JACK, 20).acts(LaboratoryA, 5);
    let before = scene.state.table.laboratories[0];
    scene.play(Move::Learn(0, 0));
    let after = scene.state.table.laboratories[0];
    assert_eq!(after[..5], before[1..]);
    assert_eq!(after[5], None);
    assert!(scene.state.table.ending.is_none(), "that ends nothing");
    scene.finish_action().end_turn().end_turn();
    let scene = scene.acts(LaboratoryA, 5);
    assert_eq!(scene.why_not(Move::Learn(5, 0)), (Refusal::NoCard, Chapter::Laboratory));
    assert_eq!(scene.why_not(Move::Learn(6, 0)), (Refusal::NoCard, Chapter::Laboratory));
}

/// Note: Laboratories A and B have boards of their own.
#[test]
fn each_laboratory_has_its_own_board() {
    for (area, board) in [(LaboratoryA, 0), (LaboratoryB, 1)] {
        let mut scene = Scene::of(4).yen(JACK, 20).acts(area, 5);
        let before = scene.state.table.laboratories;
        scene.play(Move::Learn(0, 0));
        let after = scene.state.table.laboratories;
        assert_ne!(after[board], before[board]);
        assert_eq!(after[1 - board], before[1 - board]);
        assert!(scene.jack().technologies.contains(before[board][0].unwrap()));
    }
}

/// Laboratory B: the surcharges of its spaces count, its cards slide left, and the deck fills its right end.
#[test]
fn laboratory_b_has_surcharges_and_is_filled() {
    let mut scene = Scene::of(4).content(|content| content.laboratory.spaces = [0, 0, 1, 1, 2, 2]);
    for card in scene.state.table.laboratories[1].map(|card| card.expect("a full board")) {
        scene = scene.content(|content| content.technologies[usize::from(card.0)].value = 5);
    }
    let mut scene = scene.yen(JACK, 0).imports(JACK, 9).acts(LaboratoryB, 5);
    for (space, surcharge) in (0..).zip([0, 0, 1, 1, 2, 2]) {
        assert_eq!(learnable(&scene, space), [Move::Learn(space, surcharge)]);
    }
    let before = scene.state.table.laboratories[1];
    let next = *scene.state.secret.technologies.cards().last().unwrap();
    scene.play(Move::Learn(4, 2));
    assert_eq!(scene.jack().imports, 7);
    let after = scene.state.table.laboratories[1];
    assert_eq!((&after[..4], after[4]), (&before[..4], before[5]));
    assert_eq!(after[5].map(|card| card.0), Some(next));
}

/// After gaining a Technology: an agent for a second icon of its country.
#[test]
fn a_second_icon_brings_an_agent() {
    let mut scene = laboratory().completed(JACK, 0, Country::French).card(0, Title::Ball, 2);
    let card = scene.state.table.laboratories[0][0].unwrap();
    scene = scene.content(|content| content.technologies[usize::from(card.0)].country = Country::French);
    scene = scene.acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(scene.jack().agents[Country::French.index()], 1);
}

/// One card an action.
#[test]
fn one_technology_an_action() {
    let mut scene = laboratory()
        .card(0, Title::Ball, 2)
        .card(1, Title::Winery, 2)
        .acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!((scene.ask(), scene.jack().technologies.len()), (Ask::After, 1));
}

/// Ruling: a Technology works from the moment it is gained: the Gaslight bought now counts for the Shop built next.
#[test]
fn a_technology_works_at_once() {
    let mut scene = laboratory().card(0, Title::Gaslight, 3).acts(LaboratoryA, 4);
    scene.play(Move::Learn(0, 0)).play(Move::Shop(0));
    assert_eq!(scene.jack().points, 2);
}

/// A card may be left where it is.
#[test]
fn nothing_need_be_learned() {
    let mut scene = laboratory().card(0, Title::Ball, 2).acts(LaboratoryA, 3);
    assert_eq!(scene.ask(), Ask::Laboratory);
    assert_eq!(scene.go_on().ask(), Ask::After);
    assert!(scene.jack().technologies.is_empty());
}
