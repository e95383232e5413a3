//! Church.

use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Country, Offering, Piece, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Event, Move, Occupant, Offerings, Origin, Refusal, Shrine, Why};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene, church, church_giving, movements, points};

/// A board of spaces that ask 4 to 11 Faith, none blocked.
fn board(players: u8) -> Scene {
    (0..8).fold(Scene::of(players), |scene, space| {
        scene.church_space(space, 4 + space as u8, NOTHING)
    })
}

/// Jack with one of everything.
fn with_everything() -> Scene {
    board(2).goods(JACK, [1; 4]).imports(JACK, 1).yen(JACK, 2)
}

fn spaces(scene: &Scene) -> Vec<u8> {
    let mut spaces = scene.legal().into_iter().filter_map(|action| match action {
        Move::Church(space, _) => Some(space),
        _ => None,
    });
    let mut seen = spaces.by_ref().collect::<Vec<_>>();
    seen.dedup();
    seen
}

/// 1 to 5 Power: 1 to 5 Faith.
#[test]
fn power_is_faith() {
    let poor = board(2).goods(JACK, [0; 4]).yen(JACK, 1);
    for (power, reached) in [(3, vec![]), (4, vec![0]), (5, vec![0, 1])] {
        let scene = poor.clone().acts(Church, power);
        let open = if scene.ask() == Ask::Church {
            spaces(&scene)
        } else {
            vec![]
        };
        assert_eq!(open, reached, "Power {power}");
    }
    let mut scene = board(2).church_space(0, 1, NOTHING).goods(JACK, [0; 4]).yen(JACK, 0);
    scene = scene.agent(JACK, Country::Dutch).assistants(JACK, Church, 1);
    scene.send(Country::Dutch, Church);
    assert_eq!(spaces(&scene), [0], "an agent's one Power is one Faith");
}

/// A copper, a silk, a tea, a fish, an imported good and ¥2 are a Faith each. The example's ¥1 is a misprint.
#[test]
fn each_offering_is_a_faith() {
    for (offering, name) in Offering::ALL
        .into_iter()
        .zip(["copper", "silk", "tea", "fish", "import", "yen"])
    {
        let (what, price) = match offering {
            Offering::Copper => (Resource::Copper, 1),
            Offering::Silk => (Resource::Silk, 1),
            Offering::Tea => (Resource::Tea, 1),
            Offering::Fish => (Resource::Fish, 1),
            Offering::Import => (Resource::Import, 1),
            Offering::Yen => (Resource::Yen, 2),
        };
        let mut scene = with_everything().acts(Church, 5);
        let before = scene.jack().has(what);
        scene.play(church_giving(2, name)).play(FROM_HAND);
        assert_eq!(scene.jack().has(what), before - price, "{name}");
        let spent = scene
            .events
            .iter()
            .filter(|event| matches!(event, Event::Paid { .. }))
            .count();
        assert_eq!(spent, 1, "nothing else is paid");
        assert_eq!(scene.state.table.church[2], Occupant::Seat(JACK));
    }
    let a_yen = with_everything().yen(JACK, 1).acts(Church, 5);
    let short = Refusal::NoOffering {
        offering: Offering::Yen,
    };
    assert_eq!(a_yen.why_not(church_giving(2, "yen")), (short, Chapter::Church));
}

/// Note: at most one of each kind, so Faith never passes 11: 5 Power and six different offerings.
#[test]
fn each_kind_of_offering_is_given_once() {
    let rich = board(2)
        .goods(JACK, [9; 4])
        .imports(JACK, 9)
        .yen(JACK, 9)
        .acts(Church, 5);
    assert_eq!(spaces(&rich), [0, 1, 2, 3, 4, 5, 6, 7]);
    let highest = rich.legal_where(|action| matches!(action, Move::Church(7, _)));
    assert_eq!(highest, [church_giving(7, "copper,silk,tea,fish,import,yen")]);
    let beyond = board(2)
        .church_space(7, 12, NOTHING)
        .goods(JACK, [9; 4])
        .imports(JACK, 9)
        .yen(JACK, 9);
    assert_eq!(spaces(&beyond.acts(Church, 5)), [0, 1, 2, 3, 4, 5, 6]);
    let two_kinds = board(2).goods(JACK, [9, 9, 0, 0]).yen(JACK, 0).acts(Church, 4);
    assert_eq!(spaces(&two_kinds), [0, 1, 2], "nine copper are one Faith");
}

/// Ruling: just what is missing is paid; the player chooses which things.
#[test]
fn the_player_chooses_what_to_give() {
    let scene = with_everything().acts(Church, 4);
    let pairs = scene.legal_where(|action| matches!(action, Move::Church(2, _)));
    assert_eq!(pairs.len(), 15, "two of six");
    let singles = scene.legal_where(|action| matches!(action, Move::Church(1, _)));
    assert_eq!(singles.len(), 6);
    assert!(scene.allows(church(0)));
}

/// Ruling: overpaying is not offered, giving too little is refused.
#[test]
fn no_more_and_no_less_is_given() {
    let scene = with_everything().acts(Church, 4);
    assert_eq!(
        scene.why_not(church_giving(0, "tea")),
        (Refusal::Overpaid { needs: 0 }, Chapter::Church)
    );
    assert_eq!(
        scene.why_not(church_giving(1, "tea,fish")),
        (Refusal::Overpaid { needs: 1 }, Chapter::Church)
    );
    assert_eq!(
        scene.why_not(church_giving(2, "tea")),
        (Refusal::FaithShort { asks: 6, faith: 5 }, Chapter::Church)
    );
}

/// Ruling: with more Power than the space asks nothing is paid; excess Faith is lost.
#[test]
fn excess_faith_is_lost() {
    let mut scene = with_everything().acts(Church, 5);
    scene.play(church(0)).play(FROM_HAND);
    assert_eq!(
        (scene.jack().goods, scene.jack().imports, scene.jack().yen),
        ([1; 4], 1, 2)
    );
    assert_eq!(scene.state.table.church[0], Occupant::Seat(JACK));
}

/// The Assistant comes from the Church Area or from the hand, as the player likes.
#[test]
fn the_assistant_comes_from_the_area_or_the_hand() {
    let mut scene = with_everything().acts(Church, 4);
    scene.play(church(0));
    assert_eq!(scene.ask(), Ask::AssistantFrom);
    let (area, hand) = (scene.assistants_in(JACK, Church), scene.jack().hand.assistants);
    let mut by_hand = scene.clone();
    by_hand.play(FROM_HAND);
    assert_eq!(
        (by_hand.assistants_in(JACK, Church), by_hand.jack().hand.assistants),
        (area, hand - 1)
    );
    scene.take_from(Church);
    assert_eq!(
        (scene.assistants_in(JACK, Church), scene.jack().hand.assistants),
        (area - 1, hand)
    );
}

/// With no Assistant in hand it comes from the Area.
#[test]
fn with_an_empty_hand_the_assistant_comes_from_the_area() {
    let mut scene = with_everything()
        .assistants(JACK, Church, 3)
        .in_hand(JACK, Piece::Assistant, 0)
        .acts(Church, 4);
    scene.play(church(0));
    assert_eq!((scene.ask(), scene.assistants_in(JACK, Church)), (Ask::Construction, 2));
}

/// From no other Area, board or player.
#[test]
fn the_assistant_comes_from_nowhere_else() {
    let mut scene = with_everything().assistants(JACK, Bank, 1).acts(Church, 4);
    scene.play(church(0));
    let elsewhere = Refusal::OtherOrigin { area: Area::Church };
    assert_eq!(scene.why_not(scene.taking_from(Bank)), (elsewhere, Chapter::Church));
    assert_eq!(scene.why_not(Move::GoOn), (Refusal::MustChoose, Chapter::Church));
}

/// An Assistant that is not there does not come.
#[test]
fn the_assistant_must_be_there() {
    let mut scene = with_everything().acts(Church, 4);
    scene.play(church(0));
    let empty_hand = scene.clone().in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(
        empty_hand.why_not(FROM_HAND),
        (Refusal::NoAssistantInHand, Chapter::Church)
    );
    assert_eq!(empty_hand.legal(), [empty_hand.taking_from(Church)]);
    let place = scene.at(Church);
    let empty_area = scene.state(|state| state.table.boards[place.index()].assistants[JACK] = 0);
    assert_eq!(
        empty_area.why_not(empty_area.taking_from(Church)),
        (Refusal::NoAssistantThere, Chapter::Church)
    );
    assert_eq!(empty_area.legal(), [FROM_HAND]);
}

/// An occupied space takes nobody, whoever stands there.
#[test]
fn a_space_holds_one_assistant() {
    let mut scene = with_everything().at_church(EVA, &[0]).at_church(JACK, &[1]);
    scene.state.table.church[2] = Occupant::Neutral;
    let scene = scene.acts(Church, 5);
    for space in 0..3 {
        assert_eq!(scene.why_not(church(space)), (Refusal::SpaceTaken, Chapter::Church));
    }
    assert_eq!(spaces(&scene), [3, 4, 5, 6, 7]);
}

/// The reward of the space is gained.
#[test]
fn the_reward_of_the_space_is_gained() {
    let mut scene = with_everything().church_space(0, 4, points(7)).acts(Church, 4);
    scene.play(church(0)).play(FROM_HAND);
    assert_eq!(scene.gains(Why::Board), [(JACK, Resource::Points, 7)]);
    let told = Event::Settled {
        seat: JACK,
        board: Shrine::Church,
        space: 0,
        from: Origin::Hand,
    };
    assert!(scene.events.contains(&told));
}

/// Ruling: one Assistant an action.
#[test]
fn one_assistant_an_action() {
    let mut scene = with_everything().acts(Church, 5);
    scene.play(church(0)).play(FROM_HAND);
    assert_eq!(scene.ask(), Ask::Bonus);
    assert_eq!(scene.why_not(church(1)), (Refusal::OtherQuestion, Chapter::FlowOfATurn));
}

/// Note: Assistants on the board stay until the endgame: neither Recovery nor the President's return brings them back.
#[test]
fn assistants_on_the_board_stay() {
    let mut scene = with_everything().acts(Church, 4);
    scene.play(church(0));
    scene.take_from(Church).finish_action();
    scene.end_turn().end_turn();
    scene.go_on().go_on().play(Move::Return);
    assert_eq!(scene.ask(), Ask::After, "no Assistant can be recalled");
    assert_eq!(scene.state.table.church[0], Occupant::Seat(JACK));
    assert_eq!(scene.jack().hand.assistants, 7);
}

/// Example: 3 Power, a copper, a silk and ¥2 are 6 Faith; an Assistant from the hand goes to the third space for 5
/// points and two movements, made at once. The space's reward is the printed one.
#[test]
fn example_jack_at_the_church() {
    let reward = Scene::of(2).printed().game.content().church[2].reward;
    assert_eq!((reward.points, reward.movements), (5, 2));
    let mut scene = Scene::of(2)
        .church_space(2, 6, reward)
        .goods(JACK, [1, 1, 0, 0])
        .yen(JACK, 2);
    scene = scene.acts(Church, 3);
    assert_eq!(scene.jack().president, Some(scene.at(Church)));
    assert_eq!(scene.assistants_in(JACK, Church), 2);
    scene.play(church_giving(2, "copper,silk,yen")).play(FROM_HAND);
    assert_eq!(
        (scene.jack().goods, scene.jack().yen, scene.jack().points),
        ([0; 4], 0, 5)
    );
    assert_eq!(scene.ask(), Ask::Movements(2));
    scene.shift_from_hand(Tea).shift(Church, Bank);
    assert_eq!(
        (scene.assistants_in(JACK, Tea), scene.assistants_in(JACK, Bank)),
        (1, 1)
    );
    assert_eq!(scene.ask(), Ask::After);
}

/// Spaces and offerings that do not exist are no answer.
#[test]
fn there_are_eight_spaces_and_six_offerings() {
    let scene = with_everything().church_space(0, 4, movements(0)).acts(Church, 4);
    assert_eq!(scene.why_not(church(8)), (Refusal::NoSuchThing, Chapter::Church));
    assert_eq!(
        scene.why_not(Move::Church(0, Offerings(64))),
        (Refusal::NoSuchThing, Chapter::Church)
    );
}

/// One Assistant, from that Area or from hand. Ruling: the Station brings its owner's President to where no own Assistant stands; with none in hand either
/// no space can be taken, but the University may bring one first.
#[test]
fn a_space_takes_an_assistant_that_is_there_or_in_hand() {
    let board = || {
        Scene::of(2)
            .church_space(0, 2, NOTHING)
            .knows(JACK, Title::Station)
            .station(Church)
            .yen(JACK, 1)
    };
    let arrived = |scene: Scene| {
        let mut scene = scene.movement();
        scene.go(Church);
        scene
    };
    let mut with_one = arrived(board().in_hand(JACK, Piece::Assistant, 1));
    with_one.play(church(0));
    assert_eq!(with_one.state.table.church[0], Occupant::Seat(JACK));
    let none = board().in_hand(JACK, Piece::Assistant, 0);
    assert_eq!(arrived(none.clone()).ask(), Ask::After, "it is an action all the same");
    let mut brought = arrived(none.knows(JACK, Title::University));
    assert_eq!(brought.legal(), [Move::GoOn, Move::University]);
    assert_eq!(
        brought.why_not(church(0)),
        (Refusal::NoAssistantAtHand, Chapter::Church)
    );
    brought.play(Move::University).play(church(0));
    assert_eq!(brought.state.table.church[0], Occupant::Seat(JACK));
}
