//! Endgame Conditions.

use meiji::game::{Game, Seat};
use meiji::sitters::{Crest, Sitter};
use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Country, Piece};
use meiji::yokohama::{Ask, Cause, Ending, Event, Fee, Move, Occupant, Stage};

use crate::scene::{EVA, FROM_HAND, JACK, NOTHING, Scene, church};

/// The condition that was met.
fn cause(scene: &Scene) -> Option<Cause> {
    scene.state.table.ending.map(|ending| ending.cause)
}

/// Every end condition brought about by the seat to move, and its name.
fn triggers(scene: &Scene) -> Vec<(Scene, Cause)> {
    vec![
        (fourth_house(scene.clone()), Cause::TradingHouses),
        (eighth_shop(scene.clone()), Cause::Shops),
        (last_order(scene.clone()), Cause::Orders),
        (last_at_church(scene.clone(), limit(scene) - 1), Cause::Church),
        (last_at_customs(scene.clone(), limit(scene) - 1), Cause::Customs),
    ]
}

/// 5, 5 or 6 Assistants on a board.
fn limit(scene: &Scene) -> usize {
    [5, 5, 6][usize::from(scene.state.table.players) - 2]
}

fn fourth_house(scene: Scene) -> Scene {
    let seat = scene.asked();
    let scene = [Bank, Fishing, PortA]
        .into_iter()
        .fold(scene, |scene, area| scene.house(seat, area));
    let mut scene = scene.in_hand(seat, Piece::TradingHouse, 1).no_token(Tea).acts(Tea, 4);
    scene.play(Move::House);
    scene
}

fn eighth_shop(scene: Scene) -> Scene {
    let seat = scene.asked();
    let built = [Bank, Fishing, PortA, CopperMine, SilkMill, Customs, Church];
    let scene = built.into_iter().fold(scene, |scene, area| scene.shop(seat, area));
    let mut scene = scene.in_hand(seat, Piece::Shop, 1).no_token(Tea).acts(Tea, 4);
    scene.play(Move::Shop(3));
    scene
}

fn last_order(scene: Scene) -> Scene {
    let mut scene = scene
        .order_deck(0)
        .content(|content| content.port.spaces = [1; 6])
        .acts(PortA, 2);
    scene.play(Move::Order(0));
    if scene.ask() == Ask::SecondOrder {
        scene.go_on();
    }
    scene
}

/// So many Assistants on the Church board, neutral ones included, then one more.
fn last_at_church(scene: Scene, before: usize) -> Scene {
    let mut scene = scene.church_space(7, 2, NOTHING);
    crowd(&mut scene.state.table.church, before);
    let mut scene = scene.acts(Church, 2);
    scene.play(church(7)).play(FROM_HAND);
    scene
}

/// So many Assistants on the Customs board, neutral ones included, then one more.
fn last_at_customs(scene: Scene, before: usize) -> Scene {
    let seat = scene.asked();
    let mut scene = scene.customs_space(7, 1, NOTHING).imports(seat, 1);
    crowd(&mut scene.state.table.customs, before);
    let mut scene = scene.acts(Customs, 2);
    scene.play(Move::Customs(7)).play(FROM_HAND);
    scene
}

/// Assistants of an unused colour, so that a test needs no others.
fn crowd(spaces: &mut [Occupant; 8], count: usize) {
    spaces.fill(Occupant::Nobody);
    spaces[..count].fill(Occupant::Neutral);
}

/// Who still plays a turn after the one under way: at most the rest of two rounds.
fn turns_to_come(scene: &mut Scene) -> Vec<Seat> {
    let most = 2 * usize::from(scene.state.table.players);
    let mut turns = Vec::new();
    scene.end_turn();
    while !scene.is_over() {
        assert!(turns.len() < most, "the game does not end: {turns:?}");
        turns.push(scene.asked());
        scene.end_turn();
    }
    turns
}

/// Every condition, with 2, 3 and 4 players, met by any seat: the round is finished, ending with the player last in turn
/// order, then one whole round more is played. If the last player triggers it, the final round follows directly.
#[test]
fn the_round_is_finished_and_one_more_is_played() {
    for players in 2..=4 {
        for seat in Seat::all(players) {
            for (mut scene, cause) in triggers(&Scene::of(players).turn_of(seat)) {
                let told = Event::EndTriggered {
                    seat,
                    cause,
                    last_round: 2,
                };
                assert!(scene.events.contains(&told), "{cause:?}");
                assert_eq!(
                    scene.state.table.ending,
                    Some(Ending {
                        cause,
                        seat,
                        last_round: 2
                    })
                );
                let rest = Seat::all(players).skip(usize::from(seat.0) + 1);
                let expected = rest.chain(Seat::all(players)).collect::<Vec<_>>();
                assert_eq!(
                    turns_to_come(&mut scene),
                    expected,
                    "{cause:?}, {players} players, by {seat:?}"
                );
                assert_eq!(scene.events.last(), Some(&Event::GameOver));
            }
        }
    }
}

/// The round goes by the starting player, whoever it is.
#[test]
fn the_round_ends_before_the_starting_player() {
    let mut scene = Scene::of(3);
    scene.state.table.starter = Seat(2);
    let mut scene = fourth_house(scene.turn_of(EVA));
    assert_eq!(
        turns_to_come(&mut scene),
        [Seat(2), JACK, EVA],
        "Eva was the last of her round"
    );
}

/// All four Trading Houses built: three, and one in hand or Warehouse, are not enough.
#[test]
fn three_trading_houses_end_nothing() {
    let scene = [Bank, Fishing]
        .into_iter()
        .fold(Scene::of(2), |scene, area| scene.house(JACK, area));
    let mut scene = scene.in_hand(JACK, Piece::TradingHouse, 2).no_token(Tea).acts(Tea, 4);
    scene.play(Move::House);
    assert_eq!((cause(&scene), scene.jack().warehouse.houses), (None, 0));
}

/// All eight Shops built: seven are not enough.
#[test]
fn seven_shops_end_nothing() {
    let built = [Bank, Fishing, PortA, CopperMine, SilkMill, Customs];
    let scene = built
        .into_iter()
        .fold(Scene::of(2), |scene, area| scene.shop(JACK, area));
    let mut scene = scene.in_hand(JACK, Piece::Shop, 2).no_token(Tea).acts(Tea, 4);
    scene.play(Move::Shop(0));
    assert_eq!((cause(&scene), scene.jack().warehouse.shops), (None, 0));
}

/// Of one player: two players with four Trading Houses together end nothing.
#[test]
fn buildings_are_counted_by_player() {
    let scene = Scene::of(2).house(EVA, Bank).house(EVA, Fishing).house(EVA, PortA);
    let mut scene = scene.in_hand(JACK, Piece::TradingHouse, 1).no_token(Tea).acts(Tea, 4);
    scene.play(Move::House);
    assert_eq!(cause(&scene), None);
}

/// Orders: a refill that leaves a space of a Port board empty. Ruling: a deck that runs out exactly does not.
#[test]
fn an_empty_space_on_a_port_ends_the_game() {
    let mut exact = Scene::of(3).order_deck(2).yen(JACK, 2).acts(PortB, 4);
    let two = |scene: &mut Scene| {
        scene.play(Move::Order(0)).play(Move::SecondOrder(1, Fee::Yen));
    };
    two(&mut exact);
    assert_eq!((cause(&exact), exact.state.table.order_deck), (None, 0));
    let mut short = Scene::of(3).order_deck(1).yen(JACK, 2).acts(PortB, 4);
    two(&mut short);
    assert_eq!(cause(&short), Some(Cause::Orders));
}

/// Orders: the final sentence says that a Port was left with a space to fill, after that alone, and by whose doing.
#[test]
fn the_sentence_of_a_port_that_stays_empty_is_said_when_it_is_so() {
    let words = Words::default();
    let jack = Sitter {
        name: "Jack".to_owned(),
        crest: Crest::Wave,
        computer: None,
    };
    let names = Names::new(words, &[jack]);
    let said = |scene: &Scene| words.speech(&scene.game, &scene.state.table, &names).ending();
    let takes = |deck| {
        let mut scene = Scene::of(2).order_deck(deck).acts(PortA, 2);
        scene.play(Move::Order(0));
        if scene.ask() == Ask::SecondOrder {
            scene.go_on();
        }
        scene
    };
    assert_eq!(said(&takes(1)), None, "the last card fills the space");
    let sentence = "The end came when Jack left a Port that the Order deck could not fill up.";
    let mut short = takes(0);
    assert_eq!(said(&short).as_deref(), Some(sentence));
    turns_to_come(&mut short);
    assert_eq!(said(&short).as_deref(), Some(sentence), "it stays so until the end");
    for (scene, cause) in triggers(&Scene::of(2)) {
        let is_said = said(&scene).expect("the end has come").contains("Order deck");
        assert_eq!(is_said, cause == Cause::Orders, "{cause:?}");
    }
}

/// An empty Order deck alone ends nothing as long as no card is taken.
#[test]
fn an_empty_deck_ends_nothing_by_itself() {
    let mut scene = Scene::of(2).order_deck(0).acts(PortA, 4);
    scene.go_on().finish_action();
    assert_eq!(cause(&scene), None);
}

/// Church and Customs: 5, 5 and 6 Assistants; one less is not enough.
#[test]
fn a_board_ends_the_game_at_its_limit() {
    for (players, limit) in [(2, 5), (3, 5), (4, 6)] {
        for before in 0..limit {
            let met = before + 1 == limit;
            let at_church = last_at_church(Scene::of(players), before);
            assert_eq!(
                cause(&at_church),
                met.then_some(Cause::Church),
                "{players} players, {before} before"
            );
            let at_customs = last_at_customs(Scene::of(players), before);
            assert_eq!(
                cause(&at_customs),
                met.then_some(Cause::Customs),
                "{players} players, {before} before"
            );
        }
    }
}

/// With two players the unused colour's Assistant counts: one and four are five.
#[test]
fn the_unused_colour_counts() {
    let scene = Scene::of(2).printed();
    assert_eq!(
        scene
            .state
            .table
            .church
            .iter()
            .filter(|space| **space == Occupant::Neutral)
            .count(),
        1
    );
    let free = (0..8)
        .filter(|&space| scene.state.table.church[space] == Occupant::Nobody)
        .collect::<Vec<_>>();
    let mut scene = scene
        .at_church(JACK, &free[..2])
        .at_church(EVA, &free[2..3])
        .church_space(free[3], 2, NOTHING);
    scene = scene.acts(Church, 2);
    scene.play(church(free[3] as u8)).play(FROM_HAND);
    assert_eq!(cause(&scene), Some(Cause::Church));
}

/// Ruling: it counts at once, in any phase, by an agent too.
#[test]
fn an_agent_may_trigger_the_end() {
    for stage in [Stage::Before, Stage::After] {
        let scene = [Bank, Fishing, PortA]
            .into_iter()
            .fold(Scene::of(2), |scene, area| scene.house(JACK, area));
        let scene = scene
            .in_hand(JACK, Piece::TradingHouse, 1)
            .agent(JACK, Country::Dutch)
            .no_token(Tea);
        let mut scene = scene.assistants(JACK, Tea, 4).step(stage);
        scene.send(Country::Dutch, Tea).play(Move::House);
        assert_eq!(cause(&scene), Some(Cause::TradingHouses), "{stage:?}");
        assert_eq!(turns_to_come(&mut scene), [EVA, JACK, EVA]);
    }
}

/// Ruling: the first condition matters; a later one changes nothing.
#[test]
fn a_second_condition_does_not_prolong_the_game() {
    let mut scene = fourth_house(Scene::of(2));
    let first = scene.state.table.ending;
    scene.finish_action().end_turn();
    scene = last_at_church(scene, 4);
    assert_eq!(scene.state.table.ending, first);
    scene.finish_action().end_turn();
    assert_eq!((scene.asked(), scene.state.table.round), (JACK, 2));
    scene = last_at_customs(scene, 4);
    assert_eq!(scene.state.table.ending, first);
    assert_eq!(turns_to_come(&mut scene), [EVA]);
}

/// Ruling: boards may fill up after the end was triggered.
#[test]
fn boards_fill_up_after_the_end() {
    let mut scene = last_at_church(Scene::of(2), 4);
    scene.finish_action().end_turn();
    for space in 4..7 {
        scene.player_mut(JACK).president = None;
        scene = scene.church_space(space, 2, NOTHING).acts(Church, 2);
        scene.play(church(space as u8)).play(FROM_HAND).finish_action();
    }
    assert!(scene.state.table.church.iter().all(|space| *space != Occupant::Nobody));
}

/// With no condition met the game goes on.
#[test]
fn without_a_condition_the_game_goes_on() {
    let mut scene = Scene::of(2);
    (0..40).for_each(|_| {
        scene.end_turn();
    });
    assert_eq!((cause(&scene), scene.state.table.round), (None, 21));
}

/// After the end nothing is asked, and the places are known; before it they are not.
#[test]
fn the_end_is_the_end() {
    let mut scene = last_order(Scene::of(3));
    assert_eq!(scene.game.standings(&scene.state), None);
    turns_to_come(&mut scene);
    assert_eq!(scene.state.table.stage, Stage::Over);
    assert!(scene.is_over() && scene.legal().is_empty());
    assert_eq!(scene.game.standings(&scene.state).map(|seats| seats.len()), Some(3));
    assert!(Area::ALL.len() == 14, "the box holds 14 different Areas");
}
