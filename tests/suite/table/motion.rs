//! How a table moves: from the scene before a move to the scene after it, and nowhere else.

use meiji::chance::{Chance, Seed};
use meiji::drawing::geometry::{Point, Size};
use meiji::drawing::scene::{Key, Mark, Node};
use meiji::game::Seat;
use meiji::sitting::Sitting;
use meiji::table::motion::{LONGEST, Plan};
use meiji::table::situation::Moment;
use meiji::table::{SceneOf, TargetOf, draw};
use meiji::words::Language;

use super::{Tabled, seen};

/// What a plan was made from, and the plan.
pub struct Motion<G: Tabled> {
    pub before: SceneOf<G>,
    pub after: SceneOf<G>,
    pub events: Vec<G::Event>,
    pub plan: Plan<G>,
}

/// Every plan of a random game, as a seat sees it; steps that leave no choice belong to the move before them.
pub fn motions<G: Tabled>(game: G, seed: u64, seat: Option<Seat>, size: Size) -> Vec<Motion<G>> {
    let mut sitting = Sitting::new(game, Seed(seed));
    let mut chance = Chance::new(Seed(!seed));
    let (mut motions, mut choices) = (Vec::new(), 0);
    let now = |sitting: &Sitting<G>| seen(sitting, Moment::now(seat), Language::ENGLISH);
    let mut before = draw(&now(&sitting).show(size));
    while sitting.decision().is_some() {
        choices += 1;
        let from = sitting.played();
        let legal = sitting.legal_moves();
        let action = legal[chance.below(legal.len() as u32) as usize];
        sitting.play(action).expect("it is legal");
        while let Some(action) = sitting.forced() {
            sitting.play(action).expect("it is legal");
        }
        let events: Vec<G::Event> = sitting.events(from, seat).map(|(_, event)| event).collect();
        let position = now(&sitting);
        let show = position.show(size);
        let after = draw(&show);
        let plan = Plan::new(&before, &after, &show, &events);
        let before = std::mem::replace(&mut before, after.clone());
        if let Some(plan) = plan {
            motions.push(Motion {
                before,
                after,
                events,
                plan,
            });
        }
    }
    assert!(
        motions.len() * 2 >= choices,
        "Of {choices} choices of the game {} move something on the table, and half of them are to.",
        motions.len()
    );
    motions
}

/// The node of a key.
pub fn key_of<G: Tabled>(scene: &SceneOf<G>, key: Key) -> Option<&Node<TargetOf<G>>> {
    scene.nodes().iter().find(|node| node.key == key)
}

/// Where a node's first mark stands.
pub fn corner<T>(node: &Node<T>) -> Option<Point> {
    // On a phone the board is cut off at its window.
    let first = match &node.marks[..] {
        [Mark::Clip(_, marks)] => marks.first()?,
        marks => marks.first()?,
    };
    let bounds = first.bounds().shifted(node.shift);
    Some(Point::new(bounds.x, bounds.y))
}

/// Every text of a scene.
fn words<G: Tabled>(scene: &SceneOf<G>) -> Vec<String> {
    let mut words = Vec::new();
    for node in scene.nodes() {
        texts(&node.marks, &mut words);
    }
    words
}

fn texts(marks: &[Mark], into: &mut Vec<String>) {
    for mark in marks {
        match mark {
            Mark::Text(text) => into.push(text.text.clone()),
            Mark::Clip(_, marks) => texts(marks, into),
            _ => {}
        }
    }
}

/// Moments before its end a plan shows what the new scene shows, where it stands, and at its end nothing of its own.
pub fn a_plan_ends_where_the_new_scene_stands<G: Tabled>(motions: Vec<Motion<G>>) {
    assert!(!motions.is_empty(), "nothing moves");
    for Motion { after, mut plan, .. } in motions {
        let length = plan.length();
        assert!(length <= LONGEST + 0.5, "{length}");
        let frame = plan.at(length - 0.001).expect("it has not ended").clone();
        for node in after.nodes() {
            let last = key_of::<G>(&frame, node.key).expect("what is new is in the frame");
            assert!(last.alpha > 0.99 && last.shift.distance(Point::ZERO) < 0.5, "{node:?}");
            assert_eq!((last.hit, last.target), (node.hit, node.target));
        }
        for extra in frame.nodes() {
            let goes = key_of::<G>(&after, extra.key).is_none();
            assert!(
                !goes || extra.hit.is_none(),
                "nothing that goes can be touched: {extra:?}"
            );
        }
        assert!(plan.at(length).is_none(), "at the end there is the new scene alone");
        assert!(plan.at(f32::NAN).is_none());
    }
}

/// What is elsewhere at first than in the new scene is where it was in the old one; gives how many things moved so.
pub fn what_moves_starts_where_it_stood<G: Tabled>(motions: Vec<Motion<G>>) -> usize {
    let mut moved = 0;
    for Motion {
        before,
        after,
        events,
        mut plan,
    } in motions
    {
        let first = plan.at(0.0).expect("it has begun");
        for old in before.nodes() {
            let (Some(now), Some(new)) = (key_of::<G>(first, old.key), key_of::<G>(&after, old.key)) else {
                continue;
            };
            let there = corner(now).zip(corner(old)).zip(corner(new));
            if let Some(((now, old), _)) = there.filter(|((now, _), new)| now.distance(*new) > 6.0) {
                assert!(now.distance(old) < 0.5, "{now:?} and not {old:?}, after {events:?}");
                moved += 1;
            }
        }
    }
    moved
}

/// On the way no text is read but numbers that count and what either scene says: what a seat may not know is in neither.
pub fn nothing_is_seen_on_the_way_that_neither_scene_shows<G: Tabled>(motions: Vec<Motion<G>>) {
    assert!(!motions.is_empty(), "nothing moves");
    for Motion {
        before,
        after,
        events,
        mut plan,
    } in motions
    {
        let known = [words::<G>(&before), words::<G>(&after)].concat();
        for time in 0..10 {
            let Some(frame) = plan.at(time as f32 * 100.0) else {
                break;
            };
            for text in words::<G>(frame) {
                // Sums of money have their thousands apart, and may be taken or given.
                let is_of_number = |letter: char| letter.is_ascii_digit() || "¥,+−".contains(letter);
                let number = text.chars().all(is_of_number);
                assert!(number || known.contains(&text), "{text:?} after {events:?}");
            }
        }
    }
}

/// A frame is the same from whichever time one comes to its own.
pub fn a_time_is_painted_alike_from_whichever_time_one_comes<G: Tabled>(motions: Vec<Motion<G>>) {
    for Motion { mut plan, .. } in motions.into_iter().take(60) {
        let early = plan.at(60.0).cloned();
        plan.at(plan.length() - 1.0);
        assert_eq!(plan.at(60.0).cloned(), early);
    }
}
