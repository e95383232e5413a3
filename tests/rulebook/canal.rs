//! Canal.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::Resource;
use meiji::yokohama::{Chapter, Event, Move, Payee, Refusal, Toll};

use crate::movement::{destinations, jack_at};
use crate::scene::{EVA, JACK, WILLIAM};

/// Canal: ¥1 takes the President across, between any two Areas that touch it; it needs no Assistant. Ruling: the yen
/// goes to the bank.
#[test]
fn the_canal_is_crossed_for_a_yen() {
    // The Canal of three players touches Tea, Fishing, the Employment Agency, Laboratory A, Customs and Chinatown.
    let banks = [Tea, Fishing, EmploymentAgency, LaboratoryA, Customs, Chinatown];
    for from in banks {
        for to in banks.into_iter().filter(|&to| to != from) {
            let mut scene = jack_at(3, &[to])
                .president(JACK, from)
                .yen(JACK, 1)
                .yen(EVA, 0)
                .yen(WILLIAM, 0);
            let touching = scene.allows(scene.going(to));
            if touching {
                assert!(!scene.allows(scene.crossing(to)), "who can walk need not pay");
            } else {
                assert_eq!(destinations(&scene), [scene.crossing(to)], "{from:?} to {to:?}");
                scene.play(scene.crossing(to));
                assert_eq!(scene.jack().president, Some(scene.at(to)));
                let paid = Event::Paid {
                    seat: JACK,
                    to: Payee::Bank,
                    what: Resource::Yen,
                    amount: 1,
                };
                assert!(scene.events.contains(&paid));
                assert_eq!([EVA, WILLIAM].map(|seat| scene.player(seat).yen), [0, 0]);
            }
        }
    }
}

/// Canal: without ¥1 there is no crossing.
#[test]
fn without_money_the_canal_is_not_crossed() {
    let scene = jack_at(3, &[Chinatown]).president(JACK, Tea).yen(JACK, 0);
    assert_eq!(scene.legal(), [Move::Return]);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 1,
        has: 0,
    };
    assert_eq!(scene.why_not(scene.crossing(Chinatown)), (dear, Chapter::Movement));
}

/// Ruling: the Area beyond the Canal needs an own Assistant like any other.
#[test]
fn the_far_side_needs_an_assistant() {
    let scene = jack_at(3, &[PortB]).president(JACK, Tea).yen(JACK, 5);
    assert_eq!(
        scene.why_not(scene.crossing(Chinatown)),
        (Refusal::NoAssistantThere, Chapter::Movement)
    );
    assert_eq!(
        scene.why_not(scene.crossing(PortB)),
        (Refusal::NoRoute, Chapter::Movement)
    );
}

/// Ruling: the Canal is never a destination.
#[test]
fn the_president_never_ends_in_the_canal() {
    for scene in [jack_at(3, &[Chinatown]).president(JACK, Tea), jack_at(4, &[Tea])] {
        assert_eq!(scene.why_not(scene.going(Canal)), (Refusal::Canal, Chapter::Canal));
        assert_eq!(scene.why_not(scene.crossing(Canal)), (Refusal::Canal, Chapter::Canal));
    }
}

/// Canal: an Area that does not touch it does not lead across; from there the way goes over one that does.
#[test]
fn the_canal_is_crossed_from_an_area_that_touches_it() {
    let scene = jack_at(3, &[Chinatown]).president(JACK, SilkMill).yen(JACK, 3);
    assert_eq!(scene.legal(), [Move::Return]);
    let scene = jack_at(3, &[Tea, Chinatown, PortB])
        .president(JACK, SilkMill)
        .yen(JACK, 3);
    assert_eq!(
        destinations(&scene),
        [scene.going(Tea), scene.crossing(Chinatown), scene.crossing(PortB)]
    );
}

/// Ruling: to pay the bank for the Canal or a President on the way is the player's choice.
#[test]
fn the_player_chooses_between_the_canal_and_a_president() {
    let scene = jack_at(3, &[EmploymentAgency, Customs])
        .president(JACK, Tea)
        .president(EVA, EmploymentAgency);
    let scene = scene.yen(JACK, 2);
    let offered = destinations(&scene);
    assert_eq!(offered.len(), 2);
    assert!(offered.contains(&scene.crossing(Customs)) && offered.contains(&scene.going_paying(Customs, &[EVA])));
}

/// A President beyond the Canal is paid besides the crossing.
#[test]
fn crossing_and_a_president_are_both_paid() {
    let mut scene = jack_at(3, &[Chinatown, PortB])
        .president(JACK, Tea)
        .president(EVA, Chinatown);
    scene = scene.yen(JACK, 2).yen(EVA, 0);
    let toll = Toll {
        seats: 1 << EVA.0,
        crossings: 1,
    };
    assert_eq!(destinations(&scene), [Move::Go(scene.at(PortB), toll)]);
    scene.play(Move::Go(scene.at(PortB), toll));
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), (0, 1));
}
