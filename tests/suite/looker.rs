//! A table that is looked at, touched, dragged over and pressed in any order, without a browser.

use meiji::chance::{Chance, Seed};
use meiji::drawing::geometry::{Point, Size};
use meiji::drawing::scene::Node;
use meiji::game::Game;
use meiji::sitting::Sitting;
use meiji::table::Heard;
use meiji::table::entry::{Commitment, Entry, Manner, Touch};
use meiji::table::looker::{Answer, Looker, Spot, Wish};
use meiji::table::target::{Control, Target};
use meiji::table::tree::Inquiry;
use meiji::words::Words;

use super::samples::Samples;
use super::{Probed, assert_seen};

/// A laptop, a large screen, a phone upright and on its side.
const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (390.0, 844.0), (844.0, 390.0)];

/// What a touch or a press of some game comes to.
type AnswerOf<G> = Answer<<G as Game>::Move, <G as Game>::Refusal>;

/// The game of a number, just dealt.
fn dealt<G: Probed>(number: u64, seed: u64) -> Sitting<G> {
    Sitting::new(<G as Samples>::table(number), Seed(seed))
}

/// A table of a size before the eyes of who is asked, at once as it is.
fn show<G: Heard>(looker: &mut Looker<G>, sitting: &Sitting<G>) {
    let wish = Wish {
        seat: sitting.asked(),
        busy: false,
        at: None,
        motion: 0.0,
    };
    looker.show(sitting, &[], Words::default(), wish);
}

fn looker<G: Heard>(sitting: &Sitting<G>, (w, h): (f32, f32)) -> Looker<G> {
    let mut looker = Looker::default();
    looker.resize(Size::new(w, h));
    show(&mut looker, sitting);
    looker
}

/// One of some, if there are any.
fn one_of<T>(mut some: Vec<T>, chance: &mut Chance) -> Option<T> {
    (!some.is_empty()).then(|| some.swap_remove(chance.below(some.len() as u32) as usize))
}

/// Touches something that is lit, or presses an answer of the tree.
fn answered<G: Heard>(looker: &mut Looker<G>, sitting: &Sitting<G>, chance: &mut Chance) -> Option<AnswerOf<G>> {
    let lit = looker.spots().into_iter().filter(|spot| spot.lit).collect();
    if chance.below(2) == 0
        && let Some(spot) = one_of(lit, chance)
    {
        return Some(looker.touch(sitting, spot.rect.centre()));
    }
    let (tree, _) = looker.tree();
    let asked = tree.iter().find(|section| section.id == "ask")?;
    let answers = asked.items.iter();
    let answers = answers.filter(|item| !matches!(item.target, Target::Control(_)));
    let id = one_of(answers.map(|item| item.id.clone()).collect(), chance)?;
    Some(looker.press(sitting, &id))
}

pub fn a_game_is_played_by_touches_and_presses<G: Probed + Heard>() {
    for (number, size) in (0..).zip(SIZES) {
        let mut chance = Chance::new(Seed(number));
        let mut sitting = dealt::<G>(number, number);
        let mut looker = looker(&sitting, size);
        let (mut played, mut idle) = (0, 0);
        while sitting.asked().is_some() && played < 60 {
            let answer = answered(&mut looker, &sitting, &mut chance);
            match answer {
                Some(Answer::Play(action)) => {
                    sitting.play(action).expect("what a touch finds is legal");
                    (played, idle) = (played + 1, 0);
                }
                Some(Answer::Changed | Answer::Control(_) | Answer::Told(_) | Answer::Explained(_)) => idle += 1,
                Some(Answer::Why { .. } | Answer::Nothing) => panic!("{size:?}: what is lit was refused"),
                None => panic!("{size:?}: nothing can be answered"),
            }
            // Of what is touched at random some is let go again, but no question is so long.
            assert!(idle < 200, "{size:?}: no way to a move");
            show(&mut looker, &sitting);
        }
        assert!(
            played > 0,
            "{size:?}: the game was over before anything could be touched"
        );
    }
}

/// Whatever the pointer is over, which may raise a card over another.
pub fn the_way_to_a_move_meets_what_leads_to_it<G: Probed + Heard>() {
    let (mut ways, mut chance) = (0, Chance::new(Seed(9)));
    for number in 0..6 {
        let mut sitting = dealt::<G>(number, number);
        let mut looker = looker(&sitting, SIZES[0]);
        for _ in 0..120 {
            let moves = sitting.legal_moves();
            let lit = looker.spots().into_iter().filter(|spot| spot.lit).collect();
            if let Some(spot) = one_of::<Spot>(lit, &mut chance) {
                looker.hover(spot.rect.centre());
                show(&mut looker, &sitting);
            }
            let entry = looker.entry().expect("something is asked");
            let scene = looker.scene().expect("a scene is drawn");
            for &action in &moves {
                let Some(at) = looker.way_to(action) else { continue };
                let met = scene.hit(at.x, at.y).and_then(|node| node.target);
                let met = met.expect("something can be touched there");
                let leads = |target| entry.leads_to(target).any(|led| led == action);
                let picks = entry.next().any(|next| next.picked() == Some(met) && leads(next));
                let opens = matches!(met, Target::Sheet(_));
                assert!(leads(met) || picks || opens, "{action}: {met:?} lies there");
                ways += 1;
            }
            let Some(action) = one_of(moves, &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
            show(&mut looker, &sitting);
        }
    }
    assert!(ways > 2_000, "{ways} ways");
}

pub fn whatever_is_done_to_a_table_leaves_the_game_alone<G: Probed + Heard>() {
    const ODD: [f32; 6] = [f32::NAN, f32::INFINITY, -1e6, 0.0, 1e6, 37.0];
    for (number, size) in (0..).zip(SIZES) {
        let mut chance = Chance::new(Seed(number));
        let mut sitting = dealt::<G>(number, number + 9);
        for action in 0..40 {
            let legal = sitting.legal_moves();
            let Some(action) = legal.get(action % legal.len().max(1)).copied() else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
        }
        let before = sitting.clone();
        let mut looker = looker(&sitting, size);
        for _ in 0..300 {
            let x = chance.below(size.0 as u32) as f32;
            let at = Point::new(x, chance.below(size.1 as u32) as f32);
            let odd = ODD[chance.below(ODD.len() as u32) as usize];
            match chance.below(14) {
                0 => _ = looker.hover(at),
                1 => _ = looker.rest(),
                2 => _ = looker.explain(at),
                3 => _ = looker.look_away(),
                4 => _ = looker.touch(&sitting, at),
                5 => _ = looker.grab(at, 20.0),
                6 => looker.drag(Point::new(odd, at.y)),
                7 => _ = looker.drop_at(&sitting, at),
                8 => looker.pan(Point::new(odd, 3.0)),
                9 => looker.zoom(odd, at),
                10 => {
                    let items = looker.tree().0.iter().flat_map(|section| &section.items);
                    let ids = items.map(|item| item.id.clone()).collect();
                    let id = one_of(ids, &mut chance).expect("something can be pressed");
                    looker.focus(Some(&id));
                    _ = looker.press(&sitting, &id);
                }
                11 => looker.focus(Some("nothing")),
                12 => Inquiry::ALL.iter().for_each(|(_, asked)| _ = looker.ask(*asked)),
                _ => looker.resize(Size::new(size.1, size.0)),
            }
            show(&mut looker, &sitting);
        }
        assert_eq!(sitting.state(), before.state());
        looker.cancel();
        show(&mut looker, &sitting);
        let chosen = looker.entry().and_then(|entry| entry.chosen());
        assert!(chosen.is_none(), "{chosen:?} is still half entered");
    }
}

pub fn a_touch_of_what_is_out_of_reach_says_why<G: Probed + Heard>() {
    let (mut touched, mut said, mut chance) = (0, 0, Chance::new(Seed(3)));
    for number in 0..6 {
        let mut sitting = dealt::<G>(number, number);
        for _ in 0..40 {
            let looker = &mut looker(&sitting, SIZES[0]);
            let spots = looker.spots();
            let (lit, shut): (Vec<_>, Vec<_>) = spots.into_iter().partition(|spot| spot.lit);
            for spot in shut {
                let (state, at) = (*sitting.state(), spot.rect.centre());
                // Something that is lit may lie on it.
                if lit.iter().any(|lit| lit.rect.contains(at)) {
                    continue;
                }
                touched += 1;
                let answer = looker.touch(&sitting, at);
                assert_eq!(*sitting.state(), state);
                looker.cancel();
                show(looker, &sitting);
                match answer {
                    // Once a sheet was put away its buttons stand elsewhere, and one may stand there.
                    Answer::Play(_) => assert!(
                        looker.spots().iter().all(|now| now.rect != spot.rect || now.lit),
                        "{} was not lit",
                        spot.label
                    ),
                    Answer::Why { .. } => said += 1,
                    _ => {}
                }
            }
            let Some(action) = one_of(sitting.legal_moves(), &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
        }
    }
    assert_seen(
        "things out of reach that say why when they are touched",
        said,
        touched,
        20,
    );
}

/// Whatever was touched on the way to it: the last touch is that of a button that says so.
pub fn what_cannot_be_taken_back_waits_for_its_button<G: Probed + Heard>() {
    let (mut sealed, mut chance) = (0, Chance::new(Seed(5)));
    for number in 0..20 {
        let mut sitting = dealt::<G>(number, number);
        while let Some(seat) = sitting.asked() {
            let (view, moves) = (sitting.view(Some(seat)), sitting.legal_moves());
            let entry =
                Entry::<G>::new(G::seen(&view).0, &moves).in_manner(Manner::default(), |action| sitting.seal(action));
            for &action in moves.iter().filter(|&&action| entry.seal(action).is_some()) {
                let (mut touched, button) = (entry.clone(), Target::Move(action));
                let path: Vec<_> = entry.path(action).into_iter().flatten().collect();
                assert_eq!(path.last(), Some(&button), "{action} has no button");
                for step in path {
                    assert!(touched.is_lit(step), "{action}: {step:?} is not lit");
                    let touch = touched.touch(step);
                    assert_eq!(matches!(touch, Touch::Play(_)), step == button, "{action} at {step:?}");
                }
                sealed += 1;
            }
            let Some(action) = one_of(moves, &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
            if sitting.played() > 120 {
                break;
            }
        }
    }
    assert!(sealed > 100, "{sealed} moves that cannot be taken back");
}

pub fn a_sheet_that_opens_by_itself_stays_folded_for_its_question_alone<G: Probed + Heard>() {
    let (mut asked, mut folded, mut chance) = (0, 0, Chance::new(Seed(5)));
    for number in 0..6 {
        let mut sitting = dealt::<G>(number, number);
        let mut looker = looker(&sitting, SIZES[0]);
        for _ in 0..120 {
            let view = sitting.view(sitting.asked());
            assert_eq!(looker.open_sheet(), G::opens(&view));
            asked += 1;
            if looker.open_sheet().is_some() {
                folded += 1;
                looker.cancel();
                show(&mut looker, &sitting);
                assert_eq!(looker.open_sheet(), None);
            }
            let Some(action) = one_of(sitting.legal_moves(), &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
            show(&mut looker, &sitting);
        }
    }
    // A game without sheets has a type without values for them.
    if size_of::<Option<G::Sheet>>() > 0 {
        assert_seen("questions that open a sheet by themselves", folded, asked, 100);
    }
}

pub fn a_control_is_for_the_page_or_for_the_table<G: Probed + Heard>() {
    let sitting = dealt::<G>(0, 0);
    let mut looker = looker(&sitting, SIZES[2]);
    let tabs = [Control::TabMore, Control::TabOwn, Control::TabTurn];
    for control in tabs {
        let node = |looker: &Looker<G>| {
            let scene = looker.scene().expect("a scene is drawn");
            scene.target(Target::Control(control)).and_then(Node::touch)
        };
        let tab = node(&looker).unwrap_or_else(|| panic!("{control:?} has a tab"));
        assert_eq!(looker.touch(&sitting, tab.centre()), Answer::Changed);
        show(&mut looker, &sitting);
    }
    looker.without_menu();
    show(&mut looker, &sitting);
    let scene = looker.scene().expect("a scene is drawn");
    assert!(scene.target(Target::Control(Control::Menu)).is_none());
}

pub fn what_goes_on_with_a_move_is_in_sight_on_a_phone<G: Probed + Heard>() {
    let (mut touched, mut begun, mut chance) = (0, 0, Chance::new(Seed(11)));
    let manner = Manner {
        commitment: Commitment::Confirmed,
        hints: G::Hints::default(),
    };
    for number in 0..4 {
        let mut sitting = dealt::<G>(number, number);
        for _ in 0..120 {
            let mut looker = looker(&sitting, SIZES[2]);
            looker.set_manner(&sitting, &[], Words::default(), manner);
            show(&mut looker, &sitting);
            let scene = looker.scene().expect("a scene is drawn");
            let orders = scene.target(Target::Control(Control::TabOwn)).and_then(Node::touch);
            looker.touch(&sitting, orders.expect("a tab has the own Orders").centre());
            show(&mut looker, &sitting);
            for spot in looker.spots().into_iter().filter(|spot| spot.lit) {
                looker.touch(&sitting, spot.rect.centre());
                show(&mut looker, &sitting);
                let is_open = looker.entry().is_some_and(|entry| entry.chosen().is_some());
                let goes_on = |node: &Node<_>| matches!(node.target, Some(Target::Move(_)));
                let scene = looker.scene().expect("a scene is drawn");
                let other = looker
                    .spots()
                    .into_iter()
                    .any(|next| next.lit && next.rect != spot.rect);
                assert!(!is_open || other || scene.nodes().iter().any(goes_on), "{}", spot.label);
                touched += 1;
                begun += usize::from(is_open);
                looker.cancel();
                looker.touch(&sitting, orders.expect("it was there").centre());
                show(&mut looker, &sitting);
            }
            let Some(action) = one_of(sitting.legal_moves(), &mut chance) else {
                break;
            };
            sitting.play(action).expect("a legal move plays");
        }
    }
    assert_seen("touches that begin a move without ending it", begun, touched, 100);
}
