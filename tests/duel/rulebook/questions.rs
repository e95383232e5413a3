//! What a question says of the rules: the numbers that a player decides by.

use meiji::duel::Ask;
use meiji::duel::components::{Place, Title};
use meiji::duel::content::Gain;
use meiji::game::Game;
use meiji::words::{Names, Words};

use super::scene::{EVA, JACK, Scene, every_card};

/// The line of detail of the open question.
fn detail(scene: &Scene) -> String {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let speech = words.speech(&scene.game, &scene.state.table, &names);
    let decision = scene.game.decision(&scene.state).expect("an open question");
    speech.question(decision).detail
}

/// Place action: own Shop, own Trading House and the Station token count already when a Support card is asked for; what Eva built there
/// does not.
#[test]
fn what_stands_there_counts_before_a_support_card_is_played() {
    let scene = Scene::new()
        .knows(EVA, &[Title::Station])
        .support(JACK, [1, 0])
        .shop(JACK, Place::Bank)
        .house(JACK, Place::Bank)
        .shop(EVA, Place::Church)
        .traders(JACK, 1)
        .state(|state| state.table.station = Some(Place::Bank));
    for (moves, influence) in [
        ("go bank", 4),
        ("trader bank", 6),
        ("go church", 1),
        ("trader church", 3),
    ] {
        let scene = scene.clone().after(moves);
        assert_eq!(scene.ask(), Ask::Support);
        let said = detail(&scene);
        assert!(
            said.starts_with(&format!("Influence {influence} so far.")),
            "{moves}: {said}"
        );
        assert_eq!(scene.after("on").influence(), influence, "{moves}");
    }
}

/// Laboratory: the Production that the Influence gives is what is printed for the Place.
#[test]
fn the_production_that_influence_gives_is_what_is_printed() {
    let scene = Scene::new().yen(JACK, 20).content(|content| {
        every_card(content, 2);
        content.places[Place::Laboratory.index()].rates = [1, 3, 3, 4, 5];
    });
    let said = detail(&scene.after("go laboratory"));
    assert!(said.starts_with("Influence 2 gives 3 Production;"), "{said}");
}

/// Rewards: Orders that are looked at are all kept for free, as many as the reward says; in the Port one is.
#[test]
fn it_is_said_how_many_orders_are_kept_for_free() {
    let scene = |keep| {
        let look = Gain::Look { at: 4, keep };
        let scene = Scene::new().order(JACK, 0, [0, 0, 1, 0], &[look]);
        scene.goods(JACK, [0, 0, 1, 0]).after("deliver 0")
    };
    assert_eq!(detail(&scene(1)), "4 Orders are looked at. You keep one for free.");
    let mut two = scene(2);
    assert_eq!(detail(&two), "4 Orders are looked at. You keep 2 of them, for free.");
    two.pass();
    assert_eq!(detail(&two), "3 Orders are looked at. You keep one for free.");
}
