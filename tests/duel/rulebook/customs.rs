//! Customs.

use meiji::duel::components::Criterion;
use meiji::duel::{Event, Why};

use super::scene::{EVA, JACK, Scene, every_card};

fn customs(influence: u8, open: u16) -> Scene {
    Scene::new()
        .imports(JACK, open, 0)
        .content(move |content| every_card(content, influence))
        .after("go customs")
}

/// Influence 1: nothing; 2 to 5: one less; no more above.
#[test]
fn imports_are_turned_by_influence() {
    for (influence, turned) in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (8, 4)] {
        let scene = customs(influence, 6);
        assert_eq!(
            (scene.jack().imports, scene.jack().turned),
            (6 - turned, turned),
            "Influence {influence}"
        );
    }
}

/// By itself, as many as there are.
#[test]
fn as_many_as_there_are() {
    let scene = customs(5, 2);
    assert_eq!((scene.jack().imports, scene.jack().turned), (0, 2));
    let why = Why::Action;
    assert_eq!(
        scene.count(|event| *event
            == Event::Turned {
                seat: JACK,
                amount: 2,
                why
            }),
        1
    );
    assert_eq!(
        scene.count(|event| matches!(
            event,
            Event::TraderRecruited {
                criterion: Criterion::Imports,
                ..
            }
        )),
        1
    );
    assert_eq!(customs(3, 0).asked(), EVA);
}
