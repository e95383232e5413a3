//! What happens is seen: from scene to scene something moves.

use meiji::chance::{Chance, Seed};
use meiji::drawing::geometry::Size;
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::table::motion::{LONGEST, Plan};
use meiji::table::situation::Moment;
use meiji::words::Language;

use super::{Tabled, seen};

/// From scene to scene something moves, for no longer than a plan may take, and at its end the new scene stands.
pub fn what_happens_moves<G: Tabled>(games: impl IntoIterator<Item = u64>, size: (f32, f32)) {
    let mut plans = 0;
    for number in games {
        let mut sitting = Sitting::new(G::laid(number), Seed(number));
        let mut chance = Chance::new(Seed(number + 1));
        let seat = sitting.asked();
        let shown_now = |sitting: &Sitting<G>| seen(sitting, Moment::now(seat), Language::ENGLISH);
        while sitting.decision().is_some() {
            let before = draw(&shown_now(&sitting).show(Size::new(size.0, size.1)));
            let legal = sitting.legal_moves();
            let played = sitting.played();
            sitting
                .play(legal[chance.below(legal.len() as u32) as usize])
                .expect("a legal move");
            let events: Vec<G::Event> = sitting.events(played, seat).map(|(_, event)| event).collect();
            let position = shown_now(&sitting);
            let show = position.show(Size::new(size.0, size.1));
            let after = draw(&show);
            let Some(mut plan) = Plan::<G>::new(&before, &after, &show, &events) else {
                continue;
            };
            plans += 1;
            assert!(plan.length() <= LONGEST + 0.5, "{}", plan.length());
            for time in [0.0, plan.length() / 2.0] {
                let frame = plan.at(time).expect("it goes on");
                assert!(
                    frame.nodes().len() >= after.nodes().len(),
                    "nothing of the new scene is missing"
                );
            }
            assert!(plan.at(plan.length()).is_none());
        }
    }
    assert!(plans > 25, "{plans} plans");
}
