//! Church.

use meiji::duel::components::{ChurchId, Offering, Title};
use meiji::duel::{Ask, Chapter, Event, Refusal};

use super::scene::{EVA, JACK, Scene, every_card};

/// Rows 0 to 5 on show, Faith 3 to 8, without rewards; Jack's Influence is as said.
fn church(influence: u8) -> Scene {
    Scene::new().church([0, 1, 2, 3, 4, 5]).content(move |content| {
        every_card(content, influence);
        for (row, faith) in content.church.iter_mut().zip(3..) {
            row.faith = faith;
            row.reward.clear();
        }
    })
}

/// Influence 1 to 5 gives as much Faith, and no more above: a card is taken by enough of it.
#[test]
fn influence_gives_faith() {
    for (influence, most) in [(3, 1), (4, 2), (5, 3), (9, 3)] {
        let scene = church(influence).after("go church");
        let free = (0..6).filter(|slot| scene.allows(&format!("church {slot}")));
        assert_eq!(free.count(), most, "Influence {influence}");
    }
    assert_eq!(church(2).after("go church").asked(), EVA, "nothing is within reach");
}

/// One more Faith for each of a copper, a silk, a tea, a fish, an imported good and ¥1, each kind once.
#[test]
fn offerings_add_faith() {
    let rich = church(2)
        .goods(JACK, [2; 4])
        .imports(JACK, 2, 0)
        .yen(JACK, 5)
        .after("go church");
    for given in ["copper", "silk", "tea", "fish", "import", "yen"] {
        let scene = rich.clone().after(&format!("church 0 giving {given}"));
        let jack = scene.jack();
        let left = jack.goods.iter().sum::<u16>() + jack.imports + jack.yen;
        assert_eq!((left, jack.church.len()), (14, 1), "one {given}");
    }
    let scene = rich.clone().after("church 5 giving copper,silk,tea,fish,import,yen");
    assert_eq!(
        (scene.jack().goods, scene.jack().imports, scene.jack().yen),
        ([1; 4], 1, 4)
    );
    assert!(
        "church 0 giving tea,tea".parse::<meiji::duel::Move>().is_err(),
        "each kind once"
    );
    assert_eq!(
        rich.why_not("church 1 giving tea"),
        (Refusal::FaithShort { asks: 4, faith: 3 }, Chapter::Church)
    );
}

/// Eleven is the most Faith that can be had.
#[test]
fn eleven_at_most() {
    let scene = church(7)
        .church([8, 7, 2, 3, 4, 5])
        .goods(JACK, [1; 4])
        .imports(JACK, 1, 0)
        .yen(JACK, 1);
    let scene = scene.after("go church");
    assert!(scene.allows("church 0 giving copper,silk,tea,fish,import,yen"));
}

/// Ruling: an import of one side excludes the other, and a face-up one goes first; a face-down one pays too.
#[test]
fn an_import_of_either_side() {
    let scene = church(2).imports(JACK, 1, 1).after("go church; church 0 giving import");
    assert_eq!((scene.jack().imports, scene.jack().turned), (0, 1));
    let scene = church(2).imports(JACK, 0, 1).after("go church; church 0 giving import");
    assert_eq!((scene.jack().imports, scene.jack().turned), (0, 0));
    let scene = church(2).imports(JACK, 1, 1).after("go church");
    assert!(
        !scene.allows("church 1 giving import"),
        "one import, though there are two"
    );
}

/// Ruling: nothing is overpaid, and what is given must be there.
#[test]
fn nothing_is_overpaid() {
    let scene = church(3).goods(JACK, [1; 4]).after("go church");
    assert_eq!(
        scene.why_not("church 0 giving tea"),
        (Refusal::Overpaid { needs: 0 }, Chapter::Church)
    );
    assert_eq!(
        scene.why_not("church 1 giving tea,fish"),
        (Refusal::Overpaid { needs: 1 }, Chapter::Church)
    );
    let offering = Offering::Yen;
    assert_eq!(
        scene.why_not("church 1 giving yen"),
        (Refusal::NoOffering { offering }, Chapter::Church)
    );
}

/// One card: its reward at once, then it is kept; the slot is not filled.
#[test]
fn one_card_and_its_reward() {
    let scene = church(3).content(|content| content.church[0].reward = vec![meiji::duel::content::Gain::Yen(2)]);
    let scene = scene.after("go church; church 0");
    assert_eq!((scene.jack().yen, scene.asked()), (2, EVA));
    assert!(scene.jack().church.contains(ChurchId(0)));
    assert_eq!(scene.state.table.church[0], None);
    let again = scene.state(|state| state.table.seats[JACK].cards[0].at = None);
    let again = again.content(|content| every_card(content, 5));
    let mut again = again;
    again.until_turn_of(JACK);
    assert_eq!(
        again.state.table.church.iter().flatten().count(),
        5,
        "Church cards are not refilled"
    );
}

/// An empty slot has no card; one beyond the board does not exist.
#[test]
fn no_card_lies_there() {
    let scene = church(5).state(|state| {
        let card = state.table.church[1].take().unwrap();
        state.table.seats[EVA].church.insert(card);
    });
    let scene = scene.after("go church");
    assert_eq!(scene.why_not("church 1"), (Refusal::NoCard, Chapter::Church));
    assert_eq!(scene.why_not("church 9"), (Refusal::NoSuchThing, Chapter::Church));
}

/// It may be declined.
#[test]
fn it_may_be_declined() {
    let scene = church(4).after("go church; on");
    assert_eq!(scene.jack().church.len(), 0);
    let scene = church(5).yen(JACK, 9).after("go church; on");
    assert_eq!(scene.ask(), Ask::Bonus(5), "steps 2 and 3 come all the same");
    assert_eq!(scene.after("bonus 0").ask(), Ask::Construction);
}

/// Ruling: a card that only lacks goods now is asked about while a free action might bring them.
#[test]
fn it_is_asked_while_a_free_action_might_bring_goods() {
    let mut scene = church(2).order(JACK, 0, [9, 0, 0, 0], &[]).after("go church");
    assert_eq!(scene.ask(), Ask::Church);
    scene.play("on");
    let scene = church(2).knows(JACK, &[Title::SpinningMill]).after("go church");
    assert_eq!(scene.asked(), EVA, "without a silk the Spinning Mill brings nothing");
}

/// The rulebook's example: Influence 7 gives Faith 5; copper, silk and ¥1 make it 8: that card, whose reward is a +2 card.
#[test]
fn example_the_church_at_seven() {
    let mut scene = Scene::new()
        .church([5, 1, 2, 3, 4, 0])
        .content(|content| every_card(content, 7))
        .goods(JACK, [1; 4])
        .yen(JACK, 2);
    assert_eq!(scene.game.content().church[5].faith, 8);
    scene.play("go church; church 0 giving copper,silk,yen");
    let jack = scene.jack();
    assert_eq!((jack.goods, jack.yen, jack.support), ([0, 0, 1, 1], 1, [0, 1]));
    assert_eq!(scene.ask(), Ask::Bonus(7));
    assert_eq!(
        scene.count(|event| matches!(event, Event::ChurchTaken { slot: 0, .. })),
        1
    );
}

/// With no card left the Place stays open and yields nothing, whatever might be brought (a ruling).
#[test]
fn no_card_is_left() {
    let empty = church(3).state(|state| {
        for slot in 0..6 {
            let card = state.table.church[slot].take().unwrap();
            state.table.seats[EVA].church.insert(card);
        }
    });
    let scene = empty.order(JACK, 0, [9, 0, 0, 0], &[]).after("go church");
    assert_eq!((scene.asked(), scene.ask()), (JACK, Ask::End));
}
