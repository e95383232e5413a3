//! The past: each of its steps says what happened there, and no more than its reader may know.

use meiji::chance::Seed;
use meiji::game::Seat;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::words::story::{step, story};
use meiji::words::{Names, Words};
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};

#[test]
fn every_step_says_what_happened() {
    let words = Words::default();
    let names = Names::new(words, &[]);
    let mut silent = 0;
    for players in 2..=4 {
        let options = Options::new(players).expect("2 to 4 play").with_free_agents();
        let mut sitting = Sitting::new(Yokohama::new(Content::first(), options), Seed(5));
        for count in 0.. {
            let Some(seat) = sitting.asked() else { break };
            let view = sitting.view(Some(seat));
            let action = Opponent::Random.choose(sitting.game(), &view, Seed(count));
            sitting.play(action.expect("somebody is asked")).expect("it is legal");
        }
        for number in 0..sitting.played() {
            let told = |seat| step(&sitting, number, seat, words, &names);
            let onlooker = told(None);
            assert!(onlooker.iter().any(|line| !line.is_empty()), "move {number}");
            // A choice that nothing came of was made in sight of all.
            let came_of_it = story(&sitting, number..number + 1, None, words, &names);
            if came_of_it.is_empty() {
                assert_eq!(told(Some(Seat(0))), onlooker);
                assert_eq!(told(Some(Seat(1))), onlooker);
                silent += 1;
            }
        }
        assert!(
            step(&sitting, sitting.played(), None, words, &names).is_empty(),
            "nothing comes after the end"
        );
    }
    assert!(silent > 30, "{silent} steps");
}
