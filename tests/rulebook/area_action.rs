//! 3. Area Action step: Power, Trading Houses, and what counts as an action.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Good, Piece, Resource, Title};
use meiji::yokohama::{Actor, Ask, Event, Move, Occupant, Stage, Why};

use crate::scene::{EVA, FROM_HAND, JACK, Scene, WILLIAM, church, movements};

/// The Power that the last action was of.
fn power(scene: &Scene) -> u8 {
    let acted = scene.events.iter().rev().find_map(|event| match *event {
        Event::Acted { power, .. } => Some(power),
        _ => None,
    });
    acted.expect("an action")
}

fn goes(mut scene: Scene) -> Scene {
    scene = scene.movement();
    let go = scene.going(Fishing);
    scene.play(go);
    scene
}

/// The table of Power: each Assistant 1, the President 1.
#[test]
fn each_assistant_and_the_president_are_one_power() {
    for assistants in 1..=4 {
        let scene = goes(Scene::of(2).assistants(JACK, Fishing, assistants));
        assert_eq!(power(&scene), assistants + 1);
    }
}

/// The table of Power: an own Shop 1.
#[test]
fn a_shop_is_one_power() {
    assert_eq!(
        power(&goes(Scene::of(2).assistants(JACK, Fishing, 1).shop(JACK, Fishing))),
        3
    );
}

/// The table of Power: an own Trading House 1.
#[test]
fn a_trading_house_is_one_power() {
    assert_eq!(
        power(&goes(Scene::of(2).assistants(JACK, Fishing, 1).house(JACK, Fishing))),
        3
    );
}

/// The table of Power: a Shop and a Trading House of one's own in one Area, 1 each.
#[test]
fn a_shop_and_a_trading_house_are_one_power_each() {
    let scene = Scene::of(2)
        .in_hand(JACK, Piece::TradingHouse, 1)
        .assistants(JACK, Tea, 1)
        .shop(JACK, Tea)
        .house(JACK, Tea);
    assert_eq!(scene.state.table.power_arriving(JACK, scene.at(Tea)), 4);
    let scene = Scene::of(2)
        .assistants(JACK, Fishing, 1)
        .shop(JACK, Fishing)
        .house(JACK, Fishing);
    assert_eq!(power(&goes(scene)), 4);
}

/// The table of Power: the Station token 1, for whoever acts there.
#[test]
fn the_station_is_one_power_for_everyone() {
    let scene = Scene::of(2)
        .station(Fishing)
        .knows(EVA, Title::Station)
        .assistants(JACK, Fishing, 1);
    assert_eq!(power(&goes(scene)), 3);
    let elsewhere = Scene::of(2).station(Bank).assistants(JACK, Fishing, 1);
    assert_eq!(power(&goes(elsewhere)), 2);
}

/// Area Action: Power is at most 5.
#[test]
fn power_is_at_most_five() {
    let scene = Scene::of(2)
        .assistants(JACK, Fishing, 7)
        .shop(JACK, Fishing)
        .house(JACK, Fishing)
        .station(Fishing);
    let scene = goes(scene);
    assert_eq!(power(&scene), 5);
    assert_eq!(scene.gained(JACK, Resource::Fish), 5);
}

/// Power is of the own pieces alone, in that Area alone.
#[test]
fn other_pieces_give_no_power() {
    let scene = Scene::of(3)
        .assistants(JACK, Fishing, 1)
        .assistants(EVA, Fishing, 3)
        .shop(EVA, Fishing)
        .house(WILLIAM, Fishing)
        .assistants(JACK, Bank, 2)
        .shop(JACK, Bank)
        .house(JACK, Tea);
    assert_eq!(power(&goes(scene)), 2);
}

/// An agent's action has no Power of the President; another's President in the Area changes nothing.
#[test]
fn an_agent_acts_without_the_presidents_power() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::French)
        .assistants(JACK, Fishing, 3)
        .president(EVA, Fishing);
    scene.send(Country::French, Fishing);
    assert_eq!(power(&scene), 3);
}

/// Ruling: a main action has Power 2 at least; an agent's may have 1.
#[test]
fn the_least_power_is_two_for_a_president_and_one_for_an_agent() {
    assert_eq!(power(&goes(Scene::of(2).assistants(JACK, Fishing, 1))), 2);
    let mut scene = Scene::of(2).agent(JACK, Country::French).assistants(JACK, Fishing, 1);
    scene.send(Country::French, Fishing);
    assert_eq!((power(&scene), scene.gained(JACK, Resource::Fish)), (1, 1));
}

/// Example: President, three Assistants and a Shop are 5 Power in the Silk Mill and give four silk; the three Assistants
/// return in the Recovery step.
#[test]
fn example_jack_in_the_silk_mill() {
    let mut scene = Scene::of(2)
        .assistants(JACK, SilkMill, 3)
        .shop(JACK, SilkMill)
        .movement();
    scene.go(SilkMill);
    assert_eq!(power(&scene), 5);
    assert_eq!(scene.gained(JACK, Resource::Silk), 4);
    let before = scene.jack().hand.assistants;
    scene.finish_action();
    assert_eq!(
        (scene.jack().hand.assistants, scene.assistants_in(JACK, SilkMill)),
        (before + 3, 0)
    );
}

/// Area Action: another player with a Trading House in the Area gains ¥1 from the bank.
#[test]
fn another_trading_house_in_the_area_gains_a_yen() {
    let mut scene = Scene::of(3)
        .house(EVA, Fishing)
        .house(WILLIAM, Bank)
        .yen(JACK, 0)
        .yen(EVA, 0)
        .yen(WILLIAM, 0);
    scene = scene.acts(Fishing, 2);
    assert_eq!([JACK, EVA, WILLIAM].map(|seat| scene.player(seat).yen), [0, 1, 0]);
    assert_eq!(scene.gains(Why::TradingHouse), [(EVA, Resource::Yen, 1)]);
}

/// Area Action: that ¥1 comes from the bank; who acts pays nothing.
#[test]
fn the_bank_pays_for_another_trading_house() {
    let scene = Scene::of(2)
        .house(EVA, Fishing)
        .yen(JACK, 5)
        .yen(EVA, 0)
        .acts(Fishing, 2);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (5, 1));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Paid { .. })));
}

/// Area Action: the own Trading House pays nothing.
#[test]
fn the_own_trading_house_pays_nothing() {
    let scene = Scene::of(2).house(JACK, Fishing).yen(JACK, 0).acts(Fishing, 3);
    assert_eq!(scene.jack().yen, 0);
}

/// Area Action: a Shop of another pays nothing.
#[test]
fn another_shop_pays_nothing() {
    let scene = Scene::of(2).shop(EVA, Fishing).yen(EVA, 0).acts(Fishing, 3);
    assert_eq!(scene.player(EVA).yen, 0);
}

/// Ruling: the Trading House is paid for an agent's action too.
#[test]
fn a_trading_house_gains_by_an_agent_too() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Fishing, 1)
        .house(EVA, Fishing);
    let yen = scene.player(EVA).yen;
    scene.send(Country::Dutch, Fishing);
    assert_eq!(scene.player(EVA).yen, yen + 1);
}

/// Ruling: an action that yields nothing is an action: the Trading House is paid and steps 4 to 6 follow.
#[test]
fn an_action_without_yield_is_an_action() {
    let mut scene = Scene::of(2)
        .house(EVA, CopperMine)
        .yen(EVA, 0)
        .goods(JACK, [0; 4])
        .acts(CopperMine, 2);
    assert_eq!((scene.jack().good(Good::Copper), scene.player(EVA).yen), (0, 1));
    assert_eq!(scene.assistants_in(JACK, CopperMine), 0, "the Assistant was recovered");
    scene = Scene::of(2).imports(JACK, 0).acts(Customs, 5);
    assert_eq!(scene.ask(), Ask::Bonus, "an action of Power 5 that could not be used");
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Construction);
}

/// Ruling: so is one that finds the board full, or nothing to pay with.
#[test]
fn an_action_at_a_full_board_is_an_action() {
    let mut scene = Scene::of(2).house(EVA, Church).yen(EVA, 0);
    scene.state.table.church = [Occupant::Neutral; 8];
    let scene = scene.acts(Church, 4);
    assert_eq!((scene.ask(), scene.player(EVA).yen), (Ask::Construction, 1));
    let broke = Scene::of(2)
        .house(EVA, LaboratoryA)
        .yen(EVA, 0)
        .yen(JACK, 0)
        .imports(JACK, 0);
    let broke = (0..6).fold(broke, |scene, space| {
        let card = scene.state.table.laboratories[0][space].unwrap();
        scene.content(|content| content.technologies[usize::from(card.0)].value = 9)
    });
    let broke = broke.acts(LaboratoryA, 4);
    assert_eq!((broke.ask(), broke.player(EVA).yen), (Ask::Construction, 1));
}

/// Ruling: an action that is declined is an action of its Power.
#[test]
fn a_declined_action_is_an_action() {
    let mut scene = Scene::of(2)
        .house(EVA, EmploymentAgency)
        .yen(EVA, 0)
        .acts(EmploymentAgency, 5);
    scene.go_on();
    assert_eq!(scene.ask(), Ask::Bonus);
    assert_eq!(scene.player(EVA).yen, 1);
}

/// Ruling: the Power is counted once: the Assistant that goes to the Church board is not missed in steps 4 and 5.
#[test]
fn an_assistant_sent_to_a_board_counts_in_the_later_steps() {
    let mut scene = Scene::of(2).church_space(0, 4, movements(0)).acts(Church, 5);
    scene.play(church(0));
    scene.take_from(Church);
    assert_eq!((scene.assistants_in(JACK, Church), scene.ask()), (3, Ask::Bonus));
    scene.play(Move::TakeToken);
    assert_eq!(scene.ask(), Ask::Construction);
}

/// Ruling: nor does an Assistant that is moved out by the reward.
#[test]
fn an_assistant_moved_out_counts_in_the_later_steps() {
    let mut scene = Scene::of(2).church_space(0, 4, movements(2)).acts(Church, 4);
    scene.play(church(0)).play(FROM_HAND);
    scene.shift(Church, Bank).shift(Church, Bank);
    assert_eq!(scene.ask(), Ask::Construction);
}

/// Ruling: nor do Assistants moved in raise it.
#[test]
fn assistants_moved_in_do_not_raise_the_power() {
    let mut scene = Scene::of(2).church_space(0, 4, movements(2)).acts(Church, 4);
    scene.play(church(0)).play(FROM_HAND);
    scene.shift_from_hand(Church).shift_from_hand(Church);
    assert_eq!(scene.ask(), Ask::Construction, "no 5-Power bonus");
}

/// Ruling: the Station token placed by the action does not raise its Power.
#[test]
fn the_station_placed_by_the_action_does_not_raise_the_power() {
    let mut scene = Scene::of(2).card(0, Title::Station, 3).acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    scene.place_station(LaboratoryA);
    assert_eq!(scene.ask(), Ask::After, "neither bonus nor construction");
}

/// The President acts in the main phase; who acts is told, and where.
#[test]
fn the_action_is_told() {
    let scene = goes(Scene::of(2).assistants(JACK, Fishing, 1));
    let told = Event::Acted {
        seat: JACK,
        place: scene.at(Fishing),
        power: 2,
        by: Actor::President,
    };
    assert!(scene.events.contains(&told));
}

/// Ruling: whatever costs something may be declined.
#[test]
fn every_choice_of_an_area_may_be_declined() {
    for area in [Church, Customs, EmploymentAgency, LaboratoryA, PortA] {
        let scene = Scene::of(2)
            .imports(JACK, 9)
            .yen(JACK, 30)
            .in_hand(JACK, Piece::Shop, 0)
            .acts(area, 3);
        assert!(scene.allows(Move::GoOn), "{area:?}");
        let mut scene = scene;
        assert_eq!(scene.go_on().state.table.stage, Stage::After, "{area:?}");
    }
    let mut scene = Scene::of(3).acts(Chinatown, 3);
    assert_eq!(scene.go_on().ask(), Ask::After);
}
