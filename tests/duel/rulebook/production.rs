//! Tea Plantation, Fishery, Silk Mill, Copper Mine and Bank.

use meiji::duel::Why;
use meiji::duel::components::{Good, Place, Resource};

use super::scene::{JACK, Scene, every_card, produced};

/// What each gives at Influence 1 to 5, and no more above.
#[test]
fn what_the_places_give() {
    for (place, good, rates) in [
        (Place::TeaPlantation, Good::Tea, [1, 2, 3, 4, 5, 5, 5]),
        (Place::Fishery, Good::Fish, [1, 2, 3, 4, 5, 5, 5]),
        (Place::SilkMill, Good::Silk, [0, 1, 2, 3, 4, 4, 4]),
        (Place::CopperMine, Good::Copper, [0, 0, 1, 2, 3, 3, 3]),
    ] {
        let made = [1, 2, 3, 4, 5, 6, 7].map(|influence| produced(place, good, influence));
        assert_eq!(made, rates, "{place}");
    }
}

/// The Bank gives as many yen.
#[test]
fn the_bank_gives_yen() {
    for influence in 1..=7 {
        let scene = Scene::new().content(|content| every_card(content, influence));
        let scene = scene.after("go bank");
        assert_eq!(
            scene.gains(Why::Action),
            [(JACK, Resource::Yen, influence.min(5).into())]
        );
    }
}

/// The rulebook's example: card 3, a +1 card and an own Trading House make 5 in the Silk Mill: 4 silk, ¥1 for the House, and the first
/// reward of a Bonus card, which is ¥2.
#[test]
fn example_the_silk_mill_at_five() {
    use meiji::duel::content::Gain::{Copper, Silk, Yen};
    let mut scene = Scene::new()
        .bonus([Yen(2), Silk(1), Copper(1)])
        .played(JACK, &[(0, Place::Port), (1, Place::Port)])
        .support(JACK, [1, 0])
        .house(JACK, Place::SilkMill);
    scene.play("go silk-mill; support 1");
    assert_eq!(scene.influence(), 5);
    assert_eq!((scene.jack().goods, scene.jack().yen), ([0, 4, 0, 0], 1));
    scene.play("bonus 1");
    assert_eq!((scene.jack().goods, scene.jack().yen), ([0, 4, 0, 0], 3));
}
