//! Records: every game opens as it was, at every point; what is cut off does not.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::record::{Record, RecordError};
use meiji::sitting::Sitting;

use super::{Probed, assert_told, draw, kind, recorded};

pub fn a_saved_game_opens_as_it_was_at_every_point<G: Probed>() {
    // By released printed values, and by others.
    for number in (0..24).chain(48..54) {
        let mut sitting = Sitting::new(G::table(number), Seed(number));
        let mut chance = Chance::new(Seed(!number));
        for step in 0..400 {
            let moves = sitting.legal_moves();
            if moves.is_empty() {
                break;
            }
            sitting
                .play(draw(&moves, number, &mut chance))
                .expect("a legal move plays");
            if step % 40 == 7 || sitting.asked().is_none() {
                let text = Record::of(&sitting).to_json();
                let opened = Record::<G>::parse(&text)
                    .expect("a record parses")
                    .open(&[sitting.game().content().clone()])
                    .expect("a record opens");
                assert_eq!(opened.state(), sitting.state(), "game {number}, move {step}");
                assert!(opened.moves().eq(sitting.moves()));
                assert!(opened.events(0, None).eq(sitting.events(0, None)));
                assert!(!opened.is_practice());
                assert_eq!(Record::of(&opened).to_json(), text);
            }
        }
    }
}

pub fn a_record_cut_off_anywhere_is_no_record<G: Probed>() {
    let text = recorded::<G>()[0].to_string();
    let open = |text: &str| Record::<G>::parse(text).and_then(|record| record.open(&[]));
    for end in (0..text.len()).step_by(13) {
        let error = open(&text[..end]).map(|_| ()).expect_err("it is cut off");
        assert!(matches!(error, RecordError::NotARecord(_)), "cut at {end}: {error}");
        assert_told::<G>(&text[..end], &error);
    }
    assert!(open(&format!("{text}x")).is_err());
    let wide = open(&format!(" {text}\r\n\t "));
    assert!(wide.is_ok(), "white space around it does no harm");
}

/// What is changed in them, cut off and gone back to tells of the whole game.
pub fn recorded_games_come_to_most_questions_of_the_game<G: Probed>() {
    let mut asked = BTreeSet::new();
    for record in recorded::<G>() {
        let record = Record::<G>::parse(&record.to_string()).expect("a recorded game");
        let sitting = record.open(&[]).expect("it opens");
        let states = (0..sitting.played()).map(|number| sitting.state_at(number));
        asked.extend(states.filter_map(|state| sitting.game().decision(state)).map(kind::<G>));
    }
    assert!(
        asked.len() * 5 >= G::QUESTIONS * 4,
        "Of the {} kinds of question of the game its recorded games ask {}, and four in five are to be asked: {asked:?}",
        G::QUESTIONS,
        asked.len()
    );
}
