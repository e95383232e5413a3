//! Why not? Each reason for refusing a move, with the chapter that states the rule.

use meiji::game::Seat;
use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Agent, Country, Good, Offering, OrderId, Piece, Resource, Title};
use meiji::yokohama::content::{Goal, Reward};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Chapter, Move, Origin, Refusal, Stage, Toll};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene, church, church_giving, movements, order};

/// Every reason there is, each shown by a refused move: the position, the move, the chapter.
fn shown(refusal: Refusal) -> (Scene, Move, Chapter) {
    let two = || Scene::of(2);
    match refusal {
        Refusal::GameOver => (two().step(Stage::Over), Move::GoOn, Chapter::Ending),
        Refusal::OtherQuestion => (two(), Move::Return, Chapter::FlowOfATurn),
        Refusal::MustChoose => (two().movement(), Move::GoOn, Chapter::Movement),
        Refusal::NoSuchThing => (two().placement(), Move::Place(Place(10)), Chapter::Setup),
        Refusal::Canal => with(
            Scene::of(3).placement(),
            |scene| scene.placing(Area::Canal),
            Chapter::Canal,
        ),
        Refusal::NoAssistantInHand => {
            let scene = two().in_hand(JACK, Piece::Assistant, 0).placement();
            with(scene, |scene| scene.placing(Tea), Chapter::Placement)
        }
        Refusal::NoAssistantThere => with(two().movement(), |scene| scene.going(Tea), Chapter::Movement),
        Refusal::TooDear { .. } => {
            let scene = two().president(EVA, Tea).yen(JACK, 0).placement();
            with(scene, |scene| scene.placing(Tea), Chapter::Placement)
        }
        Refusal::PlacementFull { .. } => {
            let scene = placed(&[Tea, Bank, Church]);
            with(scene, |scene| scene.placing(Customs), Chapter::Placement)
        }
        Refusal::OneEach => with(placed(&[Tea, Bank]), |scene| scene.placing(Bank), Chapter::Placement),
        Refusal::PairPlaced => with(placed(&[Tea, Tea]), |scene| scene.placing(Bank), Chapter::Placement),
        Refusal::NotBeside => {
            let mut scene = two().knows(JACK, Title::Telegram).placement();
            scene.place(PortA).place(PortA);
            with(scene, |scene| scene.placing(Tea), Chapter::Technologies)
        }
        Refusal::Occupied => {
            let scene = two().assistants(JACK, Tea, 1).president(EVA, Tea).movement();
            with(scene, |scene| scene.going_paying(Tea, &[EVA]), Chapter::Movement)
        }
        Refusal::StartingArea => {
            let scene = two().assistants(JACK, Tea, 1).president(JACK, Tea).movement();
            with(scene, |scene| scene.going(Tea), Chapter::Movement)
        }
        Refusal::NoRoute => {
            let scene = two().assistants(JACK, PortA, 1).president(JACK, Tea).movement();
            with(scene, |scene| scene.going(PortA), Chapter::Movement)
        }
        Refusal::OtherToll => {
            let scene = two().assistants(JACK, Tea, 1).movement();
            with(scene, |scene| scene.going_paying(Tea, &[EVA]), Chapter::Movement)
        }
        Refusal::SpaceTaken => {
            let scene = two().at_customs(EVA, &[1]).imports(JACK, 5).acts(Customs, 5);
            (scene, Move::Customs(1), Chapter::Customs)
        }
        Refusal::FaithShort { .. } => (
            two().church_space(0, 4, NOTHING).acts(Church, 3),
            church(0),
            Chapter::Church,
        ),
        Refusal::Overpaid { .. } => (
            two().church_space(0, 3, NOTHING).acts(Church, 3),
            church_giving(0, "tea"),
            Chapter::Church,
        ),
        Refusal::NoOffering { .. } => {
            let scene = two()
                .church_space(0, 4, NOTHING)
                .goods(JACK, [0, 1, 0, 0])
                .acts(Church, 3);
            (scene, church_giving(0, "copper"), Chapter::Church)
        }
        Refusal::PowerShort { .. } => {
            let scene = two()
                .customs_space(0, 1, NOTHING)
                .customs_space(1, 2, NOTHING)
                .imports(JACK, 5);
            (scene.acts(Customs, 2), Move::Customs(1), Chapter::Customs)
        }
        Refusal::WarehouseEmpty { .. } => {
            let scene = two()
                .in_warehouse(JACK, Piece::TradingHouse, 0)
                .acts(EmploymentAgency, 2);
            (scene, Move::Recruit(Piece::TradingHouse), Chapter::Employment)
        }
        Refusal::NoCard => {
            let mut scene = two().card(0, Title::Ball, 1);
            scene.state.table.laboratories[0][5] = None;
            (scene.acts(LaboratoryA, 2), Move::Learn(5, 0), Chapter::Laboratory)
        }
        Refusal::SameTitle => {
            let mut scene = two().card(0, Title::Ball, 1).card(1, Title::Winery, 1);
            scene.player_mut(JACK).titles.insert(Title::Ball);
            (scene.acts(LaboratoryA, 2), Move::Learn(0, 0), Chapter::GeneralRules)
        }
        Refusal::TooManyImports { .. } => {
            let scene = two().card(0, Title::Ball, 3).imports(JACK, 9).acts(LaboratoryA, 2);
            (scene, Move::Learn(0, 2), Chapter::Laboratory)
        }
        Refusal::HandFull => {
            let scene = two().orders_in_hand(JACK, 3).acts(PortA, 4).step(Stage::Port);
            (scene, Move::Order(0), Chapter::GeneralRules)
        }
        Refusal::LevelShut { .. } => {
            let scene = two()
                .content(|content| content.port.spaces = [1, 1, 2, 2, 3, 3])
                .acts(PortA, 2);
            (scene, Move::Order(5), Chapter::Port)
        }
        Refusal::NoPieceInHand { .. } => (two().acts(Tea, 4), Move::House, Chapter::Construction),
        Refusal::ShopHere => {
            let scene = two().in_hand(JACK, Piece::TradingHouse, 1).shop(JACK, Tea).acts(Tea, 4);
            (scene, Move::Shop(1), Chapter::Construction)
        }
        Refusal::HouseHere => {
            let scene = two().in_hand(JACK, Piece::TradingHouse, 1).house(EVA, Tea).acts(Tea, 4);
            (scene, Move::House, Chapter::Construction)
        }
        Refusal::AgentUsed => {
            let scene = two()
                .agent(JACK, Country::Dutch)
                .agent(JACK, Country::French)
                .assistants(JACK, Tea, 1);
            let mut scene = scene.assistants(JACK, Bank, 1);
            scene.send(Country::Dutch, Tea);
            with(
                scene,
                |scene| scene.sending(Country::French, Bank),
                Chapter::ForeignAgents,
            )
        }
        Refusal::NoAgent { .. } => {
            let scene = two().assistants(JACK, Tea, 1);
            with(
                scene,
                |scene| scene.sending(Country::French, Tea),
                Chapter::ForeignAgents,
            )
        }
        Refusal::PresidentThere => {
            let scene = two()
                .agent(JACK, Country::Dutch)
                .assistants(JACK, Tea, 1)
                .president(JACK, Tea);
            with(
                scene,
                |scene| scene.sending(Country::Dutch, Tea),
                Chapter::ForeignAgents,
            )
        }
        Refusal::Achieved => {
            let scene = two().achievement(0, Goal::Yen(0), 1, 1).achieved(0, &[JACK]);
            (scene, Move::Achieve(0), Chapter::Achievements)
        }
        Refusal::GoalUnmet => (
            two().achievement(0, Goal::Yen(99), 1, 1),
            Move::Achieve(0),
            Chapter::Achievements,
        ),
        Refusal::NotInHand => (two(), Move::Deliver(OrderId(0)), Chapter::Orders),
        Refusal::GoodsShort { .. } => {
            let scene = two()
                .goods(JACK, [0; 4])
                .order(JACK, 0, order(Country::Dutch, [0, 0, 2, 0], NOTHING));
            (scene, Move::Deliver(OrderId(0)), Chapter::Orders)
        }
        Refusal::SameArea => {
            let mut scene = two()
                .church_space(0, 2, movements(1))
                .assistants(JACK, Tea, 1)
                .acts(Church, 2);
            scene.play(church(0)).play(FROM_HAND);
            with(scene, |scene| scene.shifting(Tea, Tea), Chapter::Icons)
        }
        Refusal::OtherPiece { .. } => {
            let shown = Reward { shops: 1, ..NOTHING };
            let mut scene = two().token(Tea, shown).acts(Tea, 5);
            scene.play(Move::TakeToken);
            (scene, Move::Recruit(Piece::Assistant), Chapter::Icons)
        }
        Refusal::NoAssistantAtHand => {
            let owner = two()
                .knows(JACK, Title::Station)
                .knows(JACK, Title::University)
                .station(Church);
            let mut scene = owner
                .church_space(0, 2, NOTHING)
                .in_hand(JACK, Piece::Assistant, 0)
                .movement();
            scene.go(Church);
            (scene, church(0), Chapter::Church)
        }
        Refusal::OtherOrigin { .. } => {
            let mut scene = two().customs_space(0, 1, NOTHING).imports(JACK, 1).acts(Customs, 2);
            scene.play(Move::Customs(0));
            with(scene, |scene| scene.taking_from(Tea), Chapter::Customs)
        }
        Refusal::OtherArea => unreachable!("a move names no Area that does not act; a touch may"),
        Refusal::NoTechnology => (two(), Move::Mill, Chapter::Technologies),
        Refusal::UsedThisTurn => {
            let mut scene = two().knows(JACK, Title::University);
            scene.play(Move::University);
            (scene, Move::University, Chapter::Technologies)
        }
    }
}

fn with(scene: Scene, action: impl Fn(&Scene) -> Move, chapter: Chapter) -> (Scene, Move, Chapter) {
    let action = action(&scene);
    (scene, action, chapter)
}

fn placed(areas: &[Area]) -> Scene {
    let mut scene = Scene::of(2).placement();
    for &area in areas {
        scene.place(area);
    }
    scene
}

/// Every reason, with the numbers that its example gives.
#[test]
fn every_reason_names_its_rule_and_chapter() {
    let all = [
        Refusal::GameOver,
        Refusal::OtherQuestion,
        Refusal::MustChoose,
        Refusal::NoSuchThing,
        Refusal::Canal,
        Refusal::NoAssistantInHand,
        Refusal::NoAssistantThere,
        Refusal::TooDear {
            what: Resource::Yen,
            needs: 1,
            has: 0,
        },
        Refusal::PlacementFull { most: 3 },
        Refusal::OneEach,
        Refusal::PairPlaced,
        Refusal::NotBeside,
        Refusal::Occupied,
        Refusal::StartingArea,
        Refusal::NoRoute,
        Refusal::OtherToll,
        Refusal::SpaceTaken,
        Refusal::FaithShort { asks: 4, faith: 3 },
        Refusal::Overpaid { needs: 0 },
        Refusal::NoOffering {
            offering: Offering::Copper,
        },
        Refusal::PowerShort { allows: 1, asks: 2 },
        Refusal::WarehouseEmpty {
            piece: Piece::TradingHouse,
        },
        Refusal::NoCard,
        Refusal::SameTitle,
        Refusal::TooManyImports { points: 1 },
        Refusal::HandFull,
        Refusal::LevelShut { needs: 4 },
        Refusal::NoPieceInHand {
            piece: Piece::TradingHouse,
        },
        Refusal::ShopHere,
        Refusal::HouseHere,
        Refusal::AgentUsed,
        Refusal::NoAgent {
            agent: Agent::Foreign(Country::French),
        },
        Refusal::PresidentThere,
        Refusal::Achieved,
        Refusal::GoalUnmet,
        Refusal::NotInHand,
        Refusal::GoodsShort {
            good: Good::Tea,
            needs: 2,
            has: 0,
        },
        Refusal::SameArea,
        Refusal::OtherOrigin { area: Customs },
        Refusal::NoTechnology,
        Refusal::UsedThisTurn,
    ];
    for refusal in all {
        let (scene, action, chapter) = shown(refusal);
        let why = meiji::game::Game::why_not(&scene.game, &scene.state, action).expect("a refusal");
        assert_eq!((why.refusal, why.chapter), (refusal, chapter), "{action}");
        let text = why.to_string();
        assert!(text.contains(&format!("{chapter:?}")), "{text} names no chapter");
        // A person reads the rule, what would allow the move, and where the rulebook says so.
        let (words, table) = (Words::default(), &scene.state.table);
        let names = Names::new(words, &[]);
        let sentence = words.speech(&scene.game, table, &names).refusal(&why);
        let rule = words.speech(&scene.game, table, &names).reason(why.refusal);
        let remedy = words
            .speech(&scene.game, table, &names)
            .remedy(&why)
            .expect("what would allow it");
        let chapter = words.chapter(chapter);
        assert_eq!(sentence, format!("{rule} {remedy} (Rulebook: {chapter})"));
    }
}

/// A refused move leaves everything as it was.
#[test]
fn a_refused_move_changes_nothing() {
    use meiji::game::Game;
    let mut scene = Scene::of(2).president(EVA, Tea).yen(JACK, 0).placement();
    let before = scene.state;
    let action = scene.placing(Tea);
    assert!(
        scene
            .game
            .try_play(&mut scene.state, action, &mut scene.events)
            .is_err()
    );
    assert_eq!(scene.state, before);
    assert!(scene.events.is_empty());
}

/// Places that a smaller table does not have are no places, at every question that asks for one.
#[test]
fn a_place_beyond_the_table_is_none() {
    let beyond = Place(10);
    let nowhere = |scene: Scene, action: Move, chapter: Chapter| {
        assert_eq!(scene.why_not(action), (Refusal::NoSuchThing, chapter), "{action}");
    };
    let two = || Scene::of(2).assistants(JACK, Tea, 1);
    nowhere(two().placement(), Move::Place(beyond), Chapter::Setup);
    nowhere(two().movement(), Move::Go(beyond, Toll::FREE), Chapter::Setup);
    nowhere(two().step(Stage::Recall), Move::Recall(beyond), Chapter::Setup);
    nowhere(
        two().agent(JACK, Country::Dutch),
        Move::Agent(Agent::Foreign(Country::Dutch), beyond),
        Chapter::ForeignAgents,
    );
    let mut shifting = two();
    shifting.state.table.pending.movements = 1;
    let from_beyond = Origin::Area(beyond);
    nowhere(shifting.clone(), Move::Shift(from_beyond, Place(0)), Chapter::Setup);
    nowhere(shifting, Move::Shift(Origin::Hand, beyond), Chapter::Setup);
    let mut station = two();
    station.state.table.pending.station = true;
    nowhere(station, Move::Station(beyond), Chapter::Setup);
}

/// At each question every move of another kind is refused as an answer to another question.
#[test]
fn an_answer_to_another_question_is_refused() {
    use meiji::game::Game;
    let mut scene = Scene::of(4).imports(JACK, 5).yen(JACK, 20);
    let mut questions = vec![scene.clone().placement(), scene.clone().movement(), scene.clone()];
    for area in [Church, Customs, EmploymentAgency, LaboratoryA, PortA, Chinatown, Tea] {
        questions.push(scene.clone().acts(area, 5));
    }
    scene.state.table.stage = Stage::FirstOrder;
    questions.push(scene);
    for scene in questions {
        let refused = |action| {
            scene
                .game
                .why_not(&scene.state, action)
                .map(|why| (why.refusal, why.chapter))
        };
        let other = Some((Refusal::OtherQuestion, Chapter::FlowOfATurn));
        let others = scene
            .game
            .move_space()
            .into_iter()
            .filter(|&action| refused(action) == other)
            .count();
        assert!(others > 1000, "{:?}: {others}", scene.ask());
        assert!(scene.asked() == Seat(0));
    }
}
