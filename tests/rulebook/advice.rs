//! Why not? What a person is told that would allow a move does allow it, and what is touched elsewhere is named so.

use meiji::game::Game;
use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Agent, Country, Piece, Title};
use meiji::yokohama::content::Goal;
use meiji::yokohama::table::meant::{elsewhere, meant};
use meiji::yokohama::table::{Target, Thing};
use meiji::yokohama::{Ask, Cause, Chapter, Ending, Move, Placed, Refusal, Stage};

use crate::scene::{EVA, JACK, NOTHING, Scene};

/// What would allow a refused move, as a person reads it.
fn remedy(scene: &Scene, action: Move) -> String {
    let why = scene.game.why_not(&scene.state, action).expect("a refusal");
    let words = Words::default();
    let names = Names::new(words, &[]);
    let remedy = words.speech(&scene.game, &scene.state.table, &names).remedy(&why);
    remedy.expect("what would allow it")
}

/// Asserts that a move is refused and nothing is advised, for nothing would allow it.
#[track_caller]
fn hopeless(scene: &Scene, action: Move) {
    let why = scene.game.why_not(&scene.state, action).expect("a refusal");
    let words = Words::default();
    let names = Names::new(words, &[]);
    assert_eq!(words.speech(&scene.game, &scene.state.table, &names).remedy(&why), None);
}

/// The turn is the last one of whose it is.
fn in_last_turn(scene: Scene) -> Scene {
    scene.state(|state| {
        state.table.ending = Some(Ending {
            cause: Cause::Shops,
            seat: JACK,
            last_round: state.table.round,
        });
    })
}

/// University; Employment Agency: another kind of piece is advised where one can be taken.
#[test]
fn an_empty_warehouse_advises_what_it_holds() {
    let scene = || Scene::of(2).in_warehouse(JACK, Piece::Assistant, 0);
    let university = scene().knows(JACK, Title::University);
    hopeless(&university, Move::University);
    let agency = scene().acts(EmploymentAgency, 3);
    assert_eq!(
        remedy(&agency, Move::Recruit(Piece::Assistant)),
        "Choose another kind of piece."
    );
}

/// Construction: the Employment Agency is advised as long as the Warehouse holds such a piece.
#[test]
fn a_trading_house_is_advised_while_there_is_one() {
    let scene = || Scene::of(2).acts(Tea, 4);
    assert_eq!(
        remedy(&scene(), Move::House),
        "The Employment Agency brings one from your Warehouse."
    );
    let built = [Bank, Fishing, Church, Customs]
        .into_iter()
        .fold(Scene::of(2), |scene, area| scene.house(JACK, area));
    hopeless(&built.acts(Tea, 4), Move::House);
}

/// Telegram: after two and one beside them, three Assistants are told, not two.
#[test]
fn who_placed_by_telegram_is_told_of_all_three() {
    let mut scene = Scene::of(2).knows(JACK, Title::Telegram).placement();
    scene.place(Church).place(Church).place(PortA);
    let why = scene
        .game
        .why_not(&scene.state, scene.placing(Bank))
        .expect("a refusal");
    let words = Words::default();
    assert_eq!(
        words
            .speech(&scene.game, &scene.state.table, &Names::new(words, &[]))
            .reason(why.refusal),
        "Two Assistants in one Area and one in an adjacent Area are all for this turn."
    );
}

/// University; Recovery: an empty hand is told what brings an Assistant now, or else later, as long as something may.
#[test]
fn an_empty_hand_is_told_what_brings_an_assistant() {
    let scene = || {
        let scene = Scene::of(2).achievement(0, Goal::Yen(0), 8, 6);
        scene.in_hand(JACK, Piece::Assistant, 0).yen(JACK, 1)
    };
    let knowing = || scene().knows(JACK, Title::University);
    let placed = |scene: Scene| {
        let scene = scene.placement();
        remedy(&scene, scene.placing(Tea))
    };
    assert!(placed(scene()).starts_with("Recovery"));
    assert!(placed(knowing()).starts_with("The University"));
    assert!(placed(knowing().yen(JACK, 0)).starts_with("Recovery"));
    assert!(
        placed(
            knowing()
                .yen(JACK, 0)
                .knows(JACK, Title::SpinningMill)
                .goods(JACK, [0, 1, 0, 0])
        )
        .starts_with("The University")
    );
    // In the last phase of all only the University is left.
    let last = |scene: Scene| in_last_turn(scene.step(Stage::After));
    assert!(remedy(&last(knowing()), Move::Achieve(0)).starts_with("The University"));
    assert!(remedy(&scene().step(Stage::After), Move::Achieve(0)).starts_with("Recovery"));
    hopeless(&last(scene()), Move::Achieve(0));
}

/// Foreign Agents; mini-expansions: icons bring Foreign Agents alone, and none that the supply has not.
#[test]
fn an_agent_is_advised_as_it_comes() {
    let scene = Scene::of(2).assistants(JACK, Tea, 1);
    let there = scene.at(Tea);
    let sending = |agent| Move::Agent(agent, there);
    let dutch = sending(Agent::Foreign(Country::Dutch));
    assert!(remedy(&scene, dutch).starts_with("Every second icon"));
    assert!(remedy(&scene, sending(Agent::Free)).contains("5-Power token"));
    assert!(remedy(&scene, sending(Agent::Reward)).contains("Achievement Reward"));
    hopeless(&scene.agent(EVA, Country::Dutch), dutch);
}

/// Flow of a Turn: the placement step is advised as long as it comes; after it the next turn, if there is one.
#[test]
fn what_is_past_is_advised_for_the_next_turn() {
    let scene = || Scene::of(2).agent(JACK, Country::Dutch);
    let sending = scene().sending(Country::Dutch, Tea);
    assert_eq!(remedy(&scene(), sending), "Place one there in the placement step.");
    let after = scene().step(Stage::After);
    assert!(remedy(&after, sending).ends_with("of your next turn."));
    hopeless(&in_last_turn(after), sending);
}

/// Flow of a Turn; Endgame Conditions: an Achievement waits for a later additional action phase while one comes, and for none
/// in the last phase of the last turn, though an agent acts in it.
#[test]
fn an_achievement_waits_for_a_phase_that_comes() {
    let scene = || {
        let scene = Scene::of(2).achievement(0, Goal::Yen(30), 8, 6);
        scene.agent(JACK, Country::Dutch).assistants(JACK, EmploymentAgency, 3)
    };
    let sent = |mut scene: Scene| {
        let sending = scene.sending(Country::Dutch, EmploymentAgency);
        scene.play(sending);
        assert!(matches!(scene.ask(), Ask::Employment(_)), "{:?}", scene.ask());
        scene
    };
    let waits = |scene: Scene| assert!(remedy(&scene, Move::Achieve(0)).starts_with("It waits"));
    for stage in [Stage::Before, Stage::Movement, Stage::Recall, Stage::After] {
        waits(scene().step(stage));
    }
    waits(in_last_turn(scene()));
    waits(in_last_turn(scene().step(Stage::Recall)));
    waits(sent(in_last_turn(scene())));
    waits(sent(scene().step(Stage::After)));
    hopeless(&in_last_turn(scene().step(Stage::After)), Move::Achieve(0));
    hopeless(&sent(in_last_turn(scene().step(Stage::After))), Move::Achieve(0));
}

/// Movement: whoever finds no way is told what the next turn opens, not that it begins anywhere.
#[test]
fn a_president_in_hand_begins_at_a_legal_destination() {
    let scene = Scene::of(2).assistants(JACK, PortA, 1).president(JACK, Tea).movement();
    let told = remedy(&scene, scene.going(PortA));
    assert!(told.ends_with("begin next turn at any legal destination."), "{told}");
}

/// Movement: who is told to pass a President can pass it, at the price that is named.
#[test]
fn passing_an_occupied_area_is_advised_at_its_price() {
    let beside = || Scene::of(2).assistants(JACK, Tea, 1).president(EVA, Tea);
    let told = |scene: Scene| remedy(&scene, scene.going(Tea));
    assert!(
        told(beside().president(JACK, Fishing).movement()).contains("you may pass, for ¥1 to each other President")
    );
    assert!(
        told(beside().movement()).ends_with("choose another Area."),
        "from the hand nothing is passed"
    );
    let coach = beside().president(JACK, Fishing).knows(JACK, Title::Stagecoach);
    assert!(told(coach.movement()).contains("you may pass, by Stagecoach free"));
    let far = beside().president(JACK, PortA);
    assert!(
        told(far.movement()).starts_with("On a way over your Assistants"),
        "nothing is promised where none leads"
    );
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
        "Place one there in the placement step of your next turn."
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
        told(&port, Target::Thing(Thing::Order(1, 0))),
        Some((Refusal::OtherArea, Chapter::Port))
    );
    assert_eq!(
        told(&port, Target::Thing(Thing::Order(0, 5))),
        None,
        "its own board has its own reasons"
    );
    let laboratory = Scene::of(4).acts(LaboratoryB, 2);
    let other = Some((Refusal::OtherArea, Chapter::Laboratory));
    assert_eq!(told(&laboratory, Target::Thing(Thing::Technology(0, 0))), other);
    assert_eq!(told(&laboratory, Target::Thing(Thing::Technology(1, 0))), None);
    let bonus = Scene::of(2).acts(Tea, 5);
    let [tea, bank] = [bonus.at(Tea), bonus.at(Bank)];
    assert_eq!(
        told(&bonus, Target::Thing(Thing::Token(bank))),
        Some((Refusal::OtherArea, Chapter::Bonus))
    );
    assert_eq!(told(&bonus, Target::Thing(Thing::Token(tea))), None);
    let building = Scene::of(2).acts(Tea, 4);
    let other = Some((Refusal::OtherArea, Chapter::Construction));
    assert_eq!(told(&building, Target::Thing(Thing::Shop(bank, 0))), other);
    assert_eq!(told(&building, Target::Thing(Thing::House(bank))), other);
    assert_eq!(told(&building, Target::Thing(Thing::House(tea))), None);
    let why = elsewhere(&building.state.table, building.ask(), Target::Thing(Thing::House(bank))).unwrap();
    let words = Words::default();
    assert_eq!(
        words
            .speech(&building.game, &building.state.table, &Names::new(words, &[]))
            .refusal(&why),
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
            (Target::Thing(Thing::Shop(there, 1)), Move::Shop(1)),
            (Target::Thing(Thing::House(there)), Move::House),
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
    let action = meant(
        &scene.state.table,
        scene.ask(),
        None,
        Target::Thing(Thing::Technology(0, 0)),
    )
    .unwrap();
    assert_eq!(action, Move::Learn(0, 2));
    assert_eq!(remedy(&scene, action), "¥1 more would do.");
}
