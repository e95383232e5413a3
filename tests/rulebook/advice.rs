//! Why not? What a person is told that would allow a move does allow it, and what is touched elsewhere is named so.

use yokohama::game::Game;
use yokohama::table::meant::{elsewhere, meant};
use yokohama::table::target::Target;
use yokohama::words::{Names, Words};
use yokohama::yokohama::components::Area::*;
use yokohama::yokohama::components::Title;
use yokohama::yokohama::{Ask, Chapter, Move, Placed, Refusal};

use crate::scene::{EVA, JACK, NOTHING, Scene};

/// What would allow a refused move, as a person reads it.
fn remedy(scene: &Scene, action: Move) -> String {
    let why = scene.game.why_not(&scene.state, action).expect("a refusal");
    let words = Words::default();
    let names = Names::new(words, &[]);
    let remedy = words.remedy(&scene.game, &scene.state.table, &why, &names);
    remedy.expect("what would allow it")
}

/// Movement: who is told to pass a President can pass it, at the price that is named.
#[test]
fn passing_an_occupied_area_is_advised_at_its_price() {
    let beside = || Scene::of(2).assistants(JACK, Tea, 1).president(EVA, Tea);
    let told = |scene: Scene| remedy(&scene, scene.going(Tea));
    assert!(told(beside().president(JACK, Fishing).movement()).ends_with("pass, for ¥1 to each other President."));
    assert!(
        told(beside().movement()).ends_with("choose another Area."),
        "from the hand nothing is passed"
    );
    let coach = beside().president(JACK, Fishing).knows(JACK, Title::Stagecoach);
    assert!(told(coach.movement()).ends_with("by Stagecoach free."));
}

/// Spinning Mill: it is advised to whoever has a silk for it alone.
#[test]
fn the_spinning_mill_is_advised_with_silk_alone() {
    let poor = |silk| {
        let scene = Scene::of(2)
            .president(EVA, Tea)
            .yen(JACK, 0)
            .goods(JACK, [0, silk, 0, 0]);
        let scene = scene.knows(JACK, Title::SpinningMill).placement();
        remedy(&scene, scene.placing(Tea))
    };
    assert_eq!(poor(0), "¥1 more would do.");
    assert_eq!(poor(1), "¥1 more would do; your Spinning Mill turns 1 silk into ¥2.");
}

/// Return your President; Movement icon: placing an Assistant where there is none is no way to take one from there.
#[test]
fn who_takes_an_assistant_is_told_to_choose_another() {
    let mut scene = Scene::of(2).assistants(JACK, Tea, 1).movement();
    assert_eq!(
        remedy(&scene, scene.going(Bank)),
        "Place one there in the placement step."
    );
    scene.play(Move::Return);
    assert_eq!(
        remedy(&scene, scene.recalling(Bank)),
        "Choose an Area with one of your Assistants."
    );
}

/// Port; Laboratory; 5-Power bonus; Construction: what is taken or covered is that of the Area that acts.
#[test]
fn what_belongs_to_another_area_is_named_so() {
    let told = |scene: &Scene, target: Target| {
        let (table, ask) = (&scene.state.table, scene.ask());
        elsewhere(table, ask, target).map(|why| (why.refusal, why.chapter))
    };
    let port = Scene::of(4).acts(PortA, 2);
    assert_eq!(
        told(&port, Target::Order(1, 0)),
        Some((Refusal::OtherArea, Chapter::Port))
    );
    assert_eq!(
        told(&port, Target::Order(0, 5)),
        None,
        "its own board has its own reasons"
    );
    let laboratory = Scene::of(4).acts(LaboratoryB, 2);
    let other = Some((Refusal::OtherArea, Chapter::Laboratory));
    assert_eq!(told(&laboratory, Target::Technology(0, 0)), other);
    assert_eq!(told(&laboratory, Target::Technology(1, 0)), None);
    let bonus = Scene::of(2).acts(Tea, 5);
    let [tea, bank] = [bonus.at(Tea), bonus.at(Bank)];
    assert_eq!(
        told(&bonus, Target::Token(bank)),
        Some((Refusal::OtherArea, Chapter::Bonus))
    );
    assert_eq!(told(&bonus, Target::Token(tea)), None);
    let building = Scene::of(2).acts(Tea, 4);
    let other = Some((Refusal::OtherArea, Chapter::Construction));
    assert_eq!(told(&building, Target::Shop(bank, 0)), other);
    assert_eq!(told(&building, Target::House(bank)), other);
    assert_eq!(told(&building, Target::House(tea)), None);
    let why = elsewhere(&building.state.table, building.ask(), Target::House(bank)).unwrap();
    let words = Words::default();
    assert_eq!(
        words.refusal(&building.game, &building.state.table, &why, &Names::new(words, &[])),
        "The action under way is in Tea. Choose what belongs to that Area. (Rulebook: 5. Construction step)"
    );
}

/// Construction: outside its step nothing is built, however it is touched: the question that is open comes first, even where the
/// President acts.
#[test]
fn outside_the_construction_step_a_building_is_refused_by_the_flow_of_a_turn() {
    let scene = || Scene::of(2).no_token(Tea).tile(Tea, [NOTHING; 4], NOTHING);
    let built = |scene: Scene| {
        let mut scene = scene.acts(Tea, 5);
        scene.play(Move::Shop(0));
        scene
    };
    let other_steps = [
        (scene(), Ask::Before),
        (scene().placement(), Ask::Placement(Placed::default())),
        (scene().assistants(JACK, Tea, 1).movement(), Ask::Movement),
        (Scene::of(2).acts(Tea, 5), Ask::Bonus),
        (scene().acts(PortA, 5), Ask::Port),
        (built(scene()), Ask::After),
    ];
    for (scene, ask) in other_steps {
        assert_eq!(scene.ask(), ask);
        let there = scene.at(Tea);
        for (target, action) in [
            (Target::Shop(there, 1), Move::Shop(1)),
            (Target::House(there), Move::House),
        ] {
            let table = &scene.state.table;
            assert_eq!(elsewhere(table, ask, target), None, "{ask:?}");
            assert_eq!(meant(table, ask, None, target), Some(action), "{ask:?}");
            let flow = (Refusal::OtherQuestion, Chapter::FlowOfATurn);
            assert_eq!(scene.why_not(action), flow, "{ask:?}");
        }
    }
}

/// Laboratory: who is told what is missing for a Technology is told it with the imported goods given first.
#[test]
fn a_dear_technology_counts_the_imported_goods() {
    let scene = Scene::of(2)
        .card(0, Title::Ball, 6)
        .imports(JACK, 2)
        .yen(JACK, 3)
        .acts(LaboratoryA, 2);
    let action = meant(&scene.state.table, scene.ask(), None, Target::Technology(0, 0)).unwrap();
    assert_eq!(action, Move::Learn(0, 2));
    assert_eq!(remedy(&scene, action), "¥1 more would do.");
}
