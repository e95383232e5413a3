//! Technology Cards that change the movement step: Postal System, Stagecoach, Tram, Station and what they do together.

use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Resource, Title};
use meiji::yokohama::{Ask, Chapter, Move, Refusal, Rules, Toll};

use crate::scene::{EVA, JACK, Scene, WILLIAM};

/// Jack, who knows some Technologies, with one Assistant in each of some Areas, the movement step at hand.
fn jack_at(titles: &[Title], areas: &[Area]) -> Scene {
    let scene = titles
        .iter()
        .fold(Scene::of(3), |scene, &title| scene.knows(JACK, title));
    areas
        .iter()
        .fold(scene, |scene, &area| scene.assistants(JACK, area, 1))
        .yen(JACK, 3)
        .movement()
}

fn destinations(scene: &Scene) -> Vec<Move> {
    scene.legal_where(|action| matches!(action, Move::Go(..)))
}

/// Postal System: the President may be placed in an occupied Area; each President there is paid.
#[test]
fn postal_system_places_the_president_beside_others() {
    let mut scene = jack_at(&[Title::PostalSystem], &[Tea])
        .president(EVA, Tea)
        .president(WILLIAM, Tea);
    assert_eq!(destinations(&scene), [scene.going_paying(Tea, &[EVA, WILLIAM])]);
    let yen = [EVA, WILLIAM].map(|seat| scene.player(seat).yen);
    scene.play(scene.going_paying(Tea, &[EVA, WILLIAM]));
    assert_eq!(
        [EVA, WILLIAM].map(|seat| scene.player(seat).yen),
        yen.map(|yen| yen + 1)
    );
    assert_eq!(scene.jack().yen, 1);
}

/// Postal System: the movement may end in an occupied Area, and that Area's action is taken.
#[test]
fn postal_system_ends_the_movement_beside_others() {
    let mut scene = jack_at(&[Title::PostalSystem], &[SilkMill])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill);
    scene.play(scene.going_paying(SilkMill, &[EVA]));
    assert_eq!(scene.jack().yen, 2);
    assert_eq!(
        scene.gained(JACK, Resource::Silk),
        1,
        "President and Assistant are 2 Power"
    );
}

/// Postal System: who cannot pay does not end there.
#[test]
fn postal_system_without_money_ends_nowhere_new() {
    let scene = jack_at(&[Title::PostalSystem], &[Tea]).president(EVA, Tea).yen(JACK, 0);
    assert_eq!(scene.legal(), [Move::Return]);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(
        scene.why_not(scene.going_paying(Tea, &[EVA])),
        (dear, Chapter::Movement)
    );
    assert_eq!(scene.why_not(scene.going(Tea)), (dear, Chapter::Movement));
}

/// Postal System: Presidents on the way and at the end are all paid.
#[test]
fn postal_system_pays_the_way_and_the_end() {
    let scene = jack_at(&[Title::PostalSystem], &[SilkMill, Tea])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill)
        .president(WILLIAM, Tea);
    assert!(scene.allows(scene.going_paying(Tea, &[EVA, WILLIAM])));
    assert!(!scene.allows(scene.going_paying(Tea, &[WILLIAM])));
}

/// Postal System (Polish edition): an own Assistant must be there.
#[test]
fn postal_system_needs_an_assistant() {
    let scene = jack_at(&[Title::PostalSystem], &[Tea]).president(EVA, Bank);
    assert_eq!(
        scene.why_not(scene.going_paying(Bank, &[EVA])),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
}

/// Stagecoach: Presidents on the way are not paid.
#[test]
fn stagecoach_passes_presidents_for_nothing() {
    let mut scene = jack_at(&[Title::Stagecoach], &[SilkMill, Tea])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill);
    scene = scene.yen(JACK, 0);
    assert_eq!(destinations(&scene), [scene.going(Tea)]);
    let yen = scene.player(EVA).yen;
    scene.go(Tea);
    assert_eq!(scene.player(EVA).yen, yen);
}

/// Stagecoach: alone it does not let the movement end beside another President.
#[test]
fn stagecoach_does_not_end_beside_presidents() {
    let scene = jack_at(&[Title::Stagecoach], &[SilkMill, Tea])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill);
    assert_eq!(
        scene.why_not(scene.going(SilkMill)),
        (Refusal::Occupied, Chapter::Movement)
    );
    let from_hand = jack_at(&[Title::Stagecoach], &[SilkMill]).president(EVA, SilkMill);
    assert_eq!(
        from_hand.why_not(from_hand.going(SilkMill)),
        (Refusal::Occupied, Chapter::Movement)
    );
}

/// Ruling: the Stagecoach waives neither the Canal nor the cost of placing Assistants.
#[test]
fn stagecoach_pays_the_canal_and_placements() {
    let scene = jack_at(&[Title::Stagecoach], &[Chinatown]).president(JACK, Tea);
    assert_eq!(destinations(&scene), [scene.crossing(Chinatown)]);
    let mut scene = Scene::of(3)
        .knows(JACK, Title::Stagecoach)
        .president(EVA, Tea)
        .yen(JACK, 1)
        .placement();
    scene.place(Tea);
    assert_eq!(scene.jack().yen, 0);
}

/// Postal System with Stagecoach: the movement ends anywhere it can reach, for nothing; from the hand too.
#[test]
fn postal_system_and_stagecoach_end_beside_presidents_for_nothing() {
    let titles = [Title::PostalSystem, Title::Stagecoach];
    let scene = jack_at(&titles, &[SilkMill, Tea])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill);
    let scene = scene.president(WILLIAM, Tea).yen(JACK, 0);
    assert_eq!(destinations(&scene), [SilkMill, Tea].map(|area| scene.going(area)));
    let from_hand = jack_at(&titles, &[Tea]).president(EVA, Tea).yen(JACK, 0);
    assert_eq!(destinations(&from_hand), [from_hand.going(Tea)]);
}

/// Ruling: with both, the Area must still be reached over own Assistants, and the Canal paid.
#[test]
fn postal_system_and_stagecoach_do_not_fly() {
    let titles = [Title::PostalSystem, Title::Stagecoach];
    let scene = jack_at(&titles, &[PortA, Chinatown])
        .president(JACK, Tea)
        .president(EVA, Chinatown);
    assert_eq!(scene.why_not(scene.going(PortA)), (Refusal::NoRoute, Chapter::Movement));
    assert_eq!(destinations(&scene), [scene.crossing(Chinatown)]);
}

/// Tram: straight to any Area with an own Assistant and no other President.
#[test]
fn tram_goes_straight_to_any_area() {
    let scene = jack_at(&[Title::Tram], &[PortA, Church, Fishing])
        .president(JACK, CopperMine)
        .yen(JACK, 0);
    assert_eq!(
        destinations(&scene),
        [Fishing, Church, PortA].map(|area| scene.going(area))
    );
    assert_eq!(
        scene.why_not(scene.going(Bank)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
}

/// Tram: not to an Area with another President.
#[test]
fn tram_does_not_go_beside_presidents() {
    let scene = jack_at(&[Title::Tram], &[PortA])
        .president(JACK, CopperMine)
        .president(EVA, PortA);
    assert_eq!(
        scene.why_not(scene.going(PortA)),
        (Refusal::Occupied, Chapter::Movement)
    );
    let paying = scene.going_paying(PortA, &[EVA]);
    assert_eq!(scene.why_not(paying), (Refusal::Occupied, Chapter::Movement));
}

/// Tram: it pays nobody on the way, so a dearer way on foot is not offered.
#[test]
fn tram_passes_presidents_and_the_canal_for_nothing() {
    let scene = jack_at(&[Title::Tram], &[SilkMill, Tea, Chinatown]).president(JACK, CopperMine);
    let scene = scene.president(EVA, SilkMill);
    assert_eq!(destinations(&scene), [Tea, Chinatown].map(|area| scene.going(area)));
}

/// Tram: the President does not move again, the Area's action follows at once.
#[test]
fn tram_ends_the_movement() {
    let mut scene = jack_at(&[Title::Tram], &[PortA, PortB]).president(JACK, CopperMine);
    scene.go(PortA);
    assert_eq!(scene.ask(), Ask::Port);
}

/// Tram with Postal System: to an occupied Area too, paying the Presidents there and nobody else.
#[test]
fn tram_and_postal_system_pay_at_the_end_alone() {
    let scene = jack_at(&[Title::Tram, Title::PostalSystem], &[SilkMill, PortA])
        .president(JACK, CopperMine)
        .president(EVA, SilkMill)
        .president(WILLIAM, PortA);
    assert_eq!(
        destinations(&scene),
        [
            scene.going_paying(SilkMill, &[EVA]),
            scene.going_paying(PortA, &[WILLIAM]),
        ]
    );
    let poor = scene.yen(JACK, 0);
    assert_eq!(poor.legal(), [Move::Return]);
}

/// Tram, Postal System and Stagecoach: anywhere with an own Assistant, for nothing.
#[test]
fn tram_postal_system_and_stagecoach_are_free() {
    let scene = jack_at(&[Title::Tram, Title::PostalSystem, Title::Stagecoach], &[PortA, Church])
        .president(JACK, CopperMine)
        .president(EVA, PortA)
        .president(WILLIAM, PortA)
        .yen(JACK, 0);
    assert_eq!(destinations(&scene), [Church, PortA].map(|area| scene.going(area)));
}

/// Ruling: Tram with Stagecoach alone still does not end beside a President.
#[test]
fn tram_and_stagecoach_do_not_end_beside_presidents() {
    let scene = jack_at(&[Title::Tram, Title::Stagecoach], &[PortA])
        .president(JACK, Tea)
        .president(EVA, PortA);
    assert_eq!(
        scene.why_not(scene.going(PortA)),
        (Refusal::Occupied, Chapter::Movement)
    );
}

/// Station: its owner goes straight to the token's Area, occupied or not, for nothing.
#[test]
fn station_draws_its_owner_to_the_token() {
    let mut scene = jack_at(&[Title::Station], &[PortA])
        .station(PortA)
        .president(JACK, CopperMine)
        .president(EVA, PortA)
        .president(WILLIAM, PortA)
        .yen(JACK, 0);
    assert_eq!(destinations(&scene), [scene.going(PortA)]);
    let yen = scene.player(EVA).yen;
    scene.go(PortA);
    assert_eq!(
        (scene.jack().president, scene.player(EVA).yen),
        (Some(scene.at(PortA)), yen)
    );
    assert_eq!(scene.ask(), Ask::Port, "it ends the movement");
}

/// Ruling: to the Station from the hand too.
#[test]
fn station_draws_the_president_from_the_hand() {
    let scene = jack_at(&[Title::Station], &[PortA])
        .station(PortA)
        .president(EVA, PortA)
        .yen(JACK, 0);
    assert_eq!(destinations(&scene), [scene.going(PortA)]);
}

/// Technology Cards, Station. Ruling: with or without an own Assistant there, from the hand too. By the first rules the card lifted only the
/// condition on Presidents.
#[test]
fn station_needs_no_assistant() {
    let walking = |rules| {
        jack_at(&[Title::Station], &[Tea])
            .by(rules)
            .station(PortA)
            .president(JACK, Tea)
    };
    let from_hand = |rules| {
        jack_at(&[Title::Station], &[])
            .by(rules)
            .station(PortA)
            .president(EVA, PortA)
    };
    for scene in [walking(Rules::Second), from_hand(Rules::Second)] {
        let scene = scene.state(|state| state.table.seats[JACK].yen = 0);
        assert_eq!(destinations(&scene), [scene.going(PortA)]);
        let mut scene = scene;
        scene.go(PortA);
        assert_eq!(scene.jack().president, Some(scene.at(PortA)));
        assert_eq!(scene.state.table.acting.power, 2, "President and Station");
        scene.finish_action();
        assert_eq!(scene.assistants_in(JACK, PortA), 0, "there is nobody to take back");
    }
    for scene in [walking(Rules::First), from_hand(Rules::First)] {
        assert_eq!(
            scene.why_not(scene.going(PortA)),
            (Refusal::NoAssistantThere, Chapter::Movement)
        );
    }
}

/// Technology Cards, Station: elsewhere its owner needs an Assistant as everybody does.
#[test]
fn an_assistant_is_needed_but_at_the_station() {
    let scene = jack_at(&[Title::Station], &[Tea]).station(PortA).president(JACK, Tea);
    assert_eq!(
        scene.why_not(scene.going(Bank)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
}

/// Station: the way there is its owner's alone.
#[test]
fn station_moves_nobody_else() {
    let scene = jack_at(&[], &[PortA])
        .knows(EVA, Title::Station)
        .station(PortA)
        .president(JACK, CopperMine);
    assert_eq!(scene.why_not(scene.going(PortA)), (Refusal::NoRoute, Chapter::Movement));
}

/// Station: only to the token's Area.
#[test]
fn station_leads_to_its_token_alone() {
    let scene = jack_at(&[Title::Station], &[PortA, PortB])
        .station(PortA)
        .president(JACK, CopperMine);
    assert_eq!(destinations(&scene), [scene.going(PortA)]);
}

/// The Station lifts the condition on Presidents at its token alone, and for its owner alone.
#[test]
fn an_occupied_area_without_the_own_station_stays_shut() {
    let elsewhere = jack_at(&[Title::Station], &[Tea, PortA])
        .station(PortA)
        .president(EVA, Tea);
    assert_eq!(
        elsewhere.why_not(elsewhere.going(Tea)),
        (Refusal::Occupied, Chapter::Movement)
    );
    let hers = jack_at(&[], &[Tea])
        .knows(EVA, Title::Station)
        .station(Tea)
        .president(EVA, Tea);
    assert_eq!(hers.why_not(hers.going(Tea)), (Refusal::Occupied, Chapter::Movement));
}

/// Ruling: none of these returns to the starting Area.
#[test]
fn nothing_leads_back_to_the_start() {
    let titles = [Title::PostalSystem, Title::Stagecoach, Title::Tram, Title::Station];
    let scene = jack_at(&titles, &[Tea]).station(Tea).president(JACK, Tea);
    assert_eq!(scene.legal(), [Move::Return]);
    assert_eq!(
        scene.why_not(scene.going(Tea)),
        (Refusal::StartingArea, Chapter::Movement)
    );
}

/// Ruling: with the way for nothing at hand, paying for a way is not offered.
#[test]
fn a_free_way_to_the_station_bars_a_dear_one() {
    let scene = jack_at(&[Title::Station, Title::PostalSystem], &[SilkMill, Tea])
        .station(Tea)
        .president(JACK, CopperMine)
        .president(EVA, SilkMill)
        .president(WILLIAM, Tea);
    let there = scene.legal_where(|action| matches!(action, Move::Go(place, _) if place == scene.at(Tea)));
    assert_eq!(there, [scene.going(Tea)]);
    let paying = Move::Go(
        scene.at(Tea),
        Toll {
            seats: 0b110,
            crossings: 0,
        },
    );
    assert_eq!(scene.why_not(paying), (Refusal::OtherToll, Chapter::Movement));
}
