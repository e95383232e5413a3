//! 2. Movement step. The Canal has a file of its own; what Technologies change is in `travel`.

use meiji::game::Seat;
use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::Resource;
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Toll};

use crate::scene::{EVA, JACK, Scene, WILLIAM};

/// Jack with one Assistant in each of some Areas, the movement step at hand.
pub fn jack_at(players: u8, areas: &[Area]) -> Scene {
    areas
        .iter()
        .fold(Scene::of(players), |scene, &area| scene.assistants(JACK, area, 1))
        .movement()
}

/// Where the President may go, each way a move.
pub fn destinations(scene: &Scene) -> Vec<Move> {
    scene.legal_where(|action| matches!(action, Move::Go(..)))
}

/// In your hand: any legal destination, wherever it lies, for nothing.
#[test]
fn from_the_hand_the_president_goes_anywhere_with_an_assistant() {
    let scene = jack_at(2, &[CopperMine, Fishing, PortA]);
    assert_eq!(
        destinations(&scene),
        [CopperMine, Fishing, PortA].map(|area| scene.going(area))
    );
    assert_eq!(
        scene.why_not(scene.going(Tea)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
}

/// A legal destination holds no other President.
#[test]
fn no_president_ends_beside_another() {
    let scene = jack_at(2, &[CopperMine, Fishing]).president(EVA, Fishing);
    assert_eq!(destinations(&scene), [scene.going(CopperMine)]);
    assert_eq!(
        scene.why_not(scene.going_paying(Fishing, &[EVA])),
        (Refusal::Occupied, Chapter::Movement)
    );
    let in_play = jack_at(2, &[Tea, Fishing]).president(JACK, Tea).president(EVA, Fishing);
    assert_eq!(
        in_play.why_not(in_play.going_paying(Fishing, &[EVA])),
        (Refusal::Occupied, Chapter::Movement)
    );
}

/// Ruling: from hand the Area that the President left earlier is a destination too.
#[test]
fn from_the_hand_the_president_may_go_where_it_was() {
    let mut scene = Scene::of(2).president(JACK, Tea).assistants(JACK, Tea, 1).movement();
    scene.play(Move::Return).end_turn().end_turn();
    assert_eq!(scene.asked(), JACK);
    scene.go_on().go_on();
    assert!(scene.allows(scene.going(Tea)));
}

/// President Movement Rules: a step leads to an adjacent Area.
#[test]
fn a_step_leads_to_an_adjacent_area() {
    let scene = jack_at(2, &[SilkMill, Fishing]).president(JACK, Tea);
    assert_eq!(destinations(&scene), [SilkMill, Fishing].map(|area| scene.going(area)));
    let scene = jack_at(2, &[Bank, PortA]).president(JACK, CopperMine);
    assert_eq!(
        destinations(&scene),
        [scene.going(Bank)],
        "the Port is not adjacent to either"
    );
    assert_eq!(scene.why_not(scene.going(PortA)), (Refusal::NoRoute, Chapter::Movement));
}

/// President Movement Rules: as many steps as liked, an own Assistant in each Area entered.
#[test]
fn any_number_of_steps_over_own_assistants() {
    let chain = [SilkMill, EmploymentAgency, Customs, PortA];
    let scene = jack_at(2, &chain).president(JACK, CopperMine);
    for area in chain {
        assert!(scene.allows(scene.going(area)), "the movement may end in {area:?}");
    }
    let gap = jack_at(2, &[SilkMill, Customs, PortA]).president(JACK, CopperMine);
    assert_eq!(destinations(&gap), [gap.going(SilkMill)]);
    assert_eq!(gap.why_not(gap.going(PortA)), (Refusal::NoRoute, Chapter::Movement));
}

/// In play: the President must move to a different Area and may not return to its starting Area.
#[test]
fn the_president_does_not_stay() {
    let scene = jack_at(2, &[Tea, Fishing]).president(JACK, Tea);
    assert_eq!(destinations(&scene), [scene.going(Fishing)]);
    assert_eq!(
        scene.why_not(scene.going(Tea)),
        (Refusal::StartingArea, Chapter::Movement)
    );
    let recovered = jack_at(2, &[Fishing]).president(JACK, Tea);
    assert_eq!(
        recovered.why_not(recovered.going(Tea)),
        (Refusal::StartingArea, Chapter::Movement),
        "an Assistant there would not change it"
    );
}

/// Note: with no Area to reach, the President must return to the hand.
#[test]
fn without_a_destination_the_president_returns() {
    let scene = jack_at(2, &[Tea, PortA]).president(JACK, Tea);
    assert_eq!(scene.legal(), [Move::Return]);
    assert_eq!(Scene::of(2).movement().legal(), [Move::Return], "from the hand too");
}

/// Example: Jack cannot cross the Laboratory without an Assistant, pays blue in the Employment Agency, and ends in the
/// Silk Mill.
#[test]
fn example_jack_moves_to_the_silk_mill() {
    let mut scene = jack_at(2, &[EmploymentAgency, SilkMill])
        .president(JACK, Customs)
        .president(EVA, EmploymentAgency)
        .yen(JACK, 1)
        .yen(EVA, 0);
    assert_eq!(
        scene.why_not(scene.going(LaboratoryA)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
    assert_eq!(destinations(&scene), [scene.going_paying(SilkMill, &[EVA])]);
    scene.play(scene.going_paying(SilkMill, &[EVA]));
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (0, 1));
    assert_eq!(scene.jack().president, Some(scene.at(SilkMill)));
}

/// President Movement Rules: who cannot pay cannot pass.
#[test]
fn without_money_the_president_does_not_pass() {
    let scene = jack_at(2, &[EmploymentAgency, SilkMill])
        .president(JACK, Customs)
        .president(EVA, EmploymentAgency);
    let scene = scene.yen(JACK, 0);
    assert_eq!(scene.legal(), [Move::Return]);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(
        scene.why_not(scene.going_paying(SilkMill, &[EVA])),
        (dear, Chapter::Movement)
    );
}

/// Ruling: entering an Area with several opposing Presidents costs ¥1 to each of them.
#[test]
fn two_presidents_in_an_area_are_both_paid() {
    let scene = jack_at(3, &[Bank, Church])
        .president(JACK, CopperMine)
        .president(EVA, Bank)
        .president(WILLIAM, Bank)
        .yen(EVA, 0)
        .yen(WILLIAM, 0);
    let poor = scene.clone().yen(JACK, 1);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 2,
        has: 1,
    };
    assert_eq!(
        poor.why_not(poor.going_paying(Church, &[EVA, WILLIAM])),
        (dear, Chapter::Movement)
    );
    let mut scene = scene.yen(JACK, 2);
    assert_eq!(destinations(&scene), [scene.going_paying(Church, &[EVA, WILLIAM])]);
    scene.play(scene.going_paying(Church, &[EVA, WILLIAM]));
    assert_eq!([JACK, EVA, WILLIAM].map(|seat| scene.player(seat).yen), [0, 1, 1]);
}

/// Ruling: Presidents in the starting Area cost nothing.
#[test]
fn leaving_opposing_presidents_costs_nothing() {
    let scene = jack_at(2, &[Tea, Fishing])
        .president(JACK, Tea)
        .president(EVA, Tea)
        .yen(JACK, 0);
    assert_eq!(destinations(&scene), [scene.going(Fishing)]);
}

/// Ruling: routes with equal payments are one move.
#[test]
fn routes_that_cost_the_same_are_one_move() {
    let scene = jack_at(2, &[Bank, SilkMill, EmploymentAgency]).president(JACK, CopperMine);
    assert_eq!(
        destinations(&scene).len(),
        3,
        "the Employment Agency by either way is one move"
    );
}

/// Ruling: a route that pays someone more and nobody less than another is not offered.
#[test]
fn a_dearer_route_is_not_offered() {
    let scene = jack_at(2, &[Bank, SilkMill, EmploymentAgency])
        .president(JACK, CopperMine)
        .president(EVA, Bank);
    assert_eq!(
        destinations(&scene),
        [SilkMill, EmploymentAgency].map(|area| scene.going(area))
    );
    let dearer = scene.going_paying(EmploymentAgency, &[EVA]);
    assert_eq!(scene.why_not(dearer), (Refusal::OtherToll, Chapter::Movement));
}

/// Ruling: among routes that pay different people the player chooses.
#[test]
fn the_player_chooses_whom_to_pay() {
    let mut scene = jack_at(3, &[Bank, SilkMill, EmploymentAgency])
        .president(JACK, CopperMine)
        .president(EVA, Bank)
        .president(WILLIAM, SilkMill)
        .yen(JACK, 2)
        .yen(WILLIAM, 0);
    let both = [EVA, WILLIAM].map(|seat| scene.going_paying(EmploymentAgency, &[seat]));
    assert_eq!(destinations(&scene), both);
    assert!(
        !scene.allows(scene.going_paying(EmploymentAgency, &[EVA, WILLIAM])),
        "never both"
    );
    scene.play(both[1]);
    assert_eq!((scene.jack().yen, scene.player(WILLIAM).yen), (1, 1));
}

/// Ruling: the route with one President less is offered even if it is longer.
#[test]
fn a_longer_free_way_beats_a_short_dear_one() {
    let scene = jack_at(2, &[SilkMill, Tea, EmploymentAgency, LaboratoryA, Fishing])
        .president(JACK, CopperMine)
        .president(EVA, Tea);
    let to_fishing = scene.legal_where(|action| matches!(action, Move::Go(place, _) if place == scene.at(Fishing)));
    assert_eq!(to_fishing, [scene.going(Fishing)]);
}

/// Ruling: a route enters no Area twice, so nobody off the way is paid.
#[test]
fn a_route_enters_no_area_twice() {
    let scene = jack_at(2, &[SilkMill, Tea, EmploymentAgency])
        .president(JACK, CopperMine)
        .president(EVA, Tea);
    assert_eq!(
        destinations(&scene),
        [SilkMill, EmploymentAgency].map(|area| scene.going(area))
    );
    let detour = scene.going_paying(SilkMill, &[EVA]);
    assert_eq!(scene.why_not(detour), (Refusal::OtherToll, Chapter::Movement));
}

/// Ruling: returning the President is always open, by choice too.
#[test]
fn the_president_may_return_by_choice() {
    let mut scene = jack_at(2, &[Tea, Fishing]).president(JACK, Tea);
    assert!(scene.allows(Move::Return));
    scene.play(Move::Return);
    assert_eq!(scene.jack().president, None);
}

/// Ruling: with the President in hand already it stays there, and Assistants may come along all the same.
#[test]
fn a_president_in_hand_may_stay_there() {
    let mut scene = jack_at(2, &[Tea, Fishing]);
    scene.play(Move::Return).recall(Tea).go_on();
    assert_eq!((scene.ask(), scene.jack().president), (Ask::After, None));
    assert_eq!(
        (scene.assistants_in(JACK, Tea), scene.assistants_in(JACK, Fishing)),
        (0, 1)
    );
}

/// B) Return your President: any number of own Assistants, from any Areas, come along.
#[test]
fn any_assistants_return_with_the_president() {
    let mut scene = Scene::of(2)
        .assistants(JACK, Tea, 2)
        .assistants(JACK, PortA, 1)
        .president(JACK, Tea)
        .movement();
    scene.play(Move::Return);
    assert_eq!(scene.ask(), Ask::Recall);
    scene.recall(Tea).recall(PortA).recall(Tea);
    assert_eq!(scene.jack().hand.assistants, 8);
    assert_eq!(
        scene.ask(),
        Ask::After,
        "with no Assistant left the turn goes on by itself"
    );
}

/// B) Return your President: none need come along.
#[test]
fn assistants_may_stay_when_the_president_returns() {
    let mut scene = jack_at(2, &[Tea, PortA]).president(JACK, Tea);
    scene.play(Move::Return).go_on();
    assert_eq!((scene.ask(), scene.jack().hand.assistants), (Ask::After, 6));
}

/// B) Return your President: not from management boards. Ruling: nor from Achievements, nor another's.
#[test]
fn assistants_on_boards_never_return() {
    let mut scene = jack_at(2, &[Tea])
        .at_church(JACK, &[0])
        .at_customs(JACK, &[1])
        .achieved(2, &[JACK])
        .assistants(EVA, Bank, 2)
        .president(JACK, Tea);
    scene.play(Move::Return);
    assert_eq!(scene.legal(), [Move::GoOn, scene.recalling(Tea)]);
    assert_eq!(
        scene.why_not(scene.recalling(Bank)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
    assert_eq!(
        scene.why_not(scene.recalling(Church)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
    let mut scene = jack_at(3, &[Tea]).president(JACK, Tea);
    scene.play(Move::Return);
    assert_eq!(
        scene.why_not(scene.recalling(Canal)),
        (Refusal::Canal, Chapter::Canal),
        "none can ever stand there"
    );
}

/// A player moves the own President alone.
#[test]
fn other_presidents_stay() {
    let mut scene = jack_at(4, &[Tea]).president(EVA, Bank).president(Seat(3), Church);
    scene.go(Tea);
    assert_eq!(scene.player(EVA).president, Some(scene.at(Bank)));
    assert_eq!(scene.player(Seat(3)).president, Some(scene.at(Church)));
    let moved = Event::PresidentMoved {
        seat: JACK,
        from: None,
        to: Some(scene.at(Tea)),
        toll: Toll::FREE,
    };
    assert!(scene.events.contains(&moved));
}

/// A toll names who is paid: the seats of its set, nobody else, and no seat that no table has.
#[test]
fn a_toll_tells_who_is_paid() {
    let toll = Toll {
        seats: 0b0110,
        crossings: 1,
    };
    let paid = (0..9).map(Seat).filter(|&seat| toll.pays(seat)).collect::<Vec<_>>();
    assert_eq!((paid, toll.yen()), (vec![EVA, WILLIAM], 3));
    assert!((4..8).map(Seat).all(|seat| {
        !Toll {
            seats: u8::MAX,
            crossings: 0,
        }
        .pays(seat)
    }));
}
