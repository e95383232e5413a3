//! The past of recorded games: what is seen of it then and later, and practice from the middle of it.

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::record::{Record, RecordError};
use meiji::sitting::{Sitting, Stuck};

use super::{Probed, assert_seen, recorded};

/// The recorded games, opened.
fn games<G: Probed>() -> impl Iterator<Item = Sitting<G>> {
    recorded::<G>().into_iter().map(|record| {
        let record = Record::<G>::parse(&record.to_string()).expect("a recorded game");
        record.open(&[]).expect("it opens")
    })
}

fn seats<G: Probed>(game: &G) -> impl Iterator<Item = Option<Seat>> + Clone + use<G> {
    Seat::all(game.players()).map(Some).chain([None])
}

/// Plays some random moves, fewer where the game ends.
fn play_on<G: Probed>(sitting: &mut Sitting<G>, count: usize) {
    let mut chance = Chance::new(Seed(7));
    for _ in 0..count {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            return;
        }
        let action = moves[chance.below(moves.len() as u32) as usize];
        sitting.play(action).expect("a legal move plays");
    }
}

pub fn the_past_is_seen_as_it_was_seen_then_by_every_seat<G: Probed>() {
    for over in games::<G>() {
        let mut then = Sitting::new(over.game().clone(), over.seed());
        for (number, action) in over.moves().enumerate() {
            for seat in seats(over.game()) {
                let now = over.game().view(over.state_at(number), seat);
                assert_eq!(now, then.view(seat), "move {number}");
            }
            then.play(action).expect("a recorded move plays");
        }
        assert_eq!(over.state_at(over.played()), then.state());
    }
}

pub fn practice_from_the_middle_leaves_the_game_and_goes_on_from_there<G: Probed>() {
    for over in games::<G>() {
        let before = over.clone();
        for part in 0..5 {
            let number = over.played() * part / 5;
            let mut practice = over.practice_from(number);
            assert!(practice.is_practice() && !practice.can_redo());
            assert_eq!((practice.played(), practice.state()), (number, over.state_at(number)));
            play_on(&mut practice, 40);
            let again = Record::of(&practice).open(&[]).expect("practice replays");
            assert_eq!(again.state(), practice.state());
        }
        assert_eq!(over.state(), before.state());
        assert!(!over.is_practice());
    }
}

pub fn practice_in_a_game_under_way_deals_what_is_hidden_anew<G: Probed>() {
    let (mut dealt, mut anew) = (0, 0);
    for over in games::<G>() {
        for (part, seat) in (1..5).zip(seats(over.game()).cycle()) {
            let number = over.played() * part / 5;
            let mut practice = over.practice_from(number);
            practice.deal_anew(seat, Seed(11));
            // What the seat saw it still sees; the rest is not what it was.
            let game = practice.game();
            assert_eq!(practice.view(seat), game.view(over.state_at(number), seat));
            dealt += 1;
            anew += usize::from(practice.state_at(number) != over.state_at(number));
            assert_eq!(practice.state_at(number - 1), over.state_at(number - 1));
            // What came before can be looked at, but not be played again with what it tells.
            assert!(practice.can_undo(|_| true).is_err());
            assert_eq!(practice.go_back(number - 1), Err(Stuck::Sealed));
            play_on(&mut practice, 40);
            assert_eq!(practice.go_back(number), Ok(()));
            assert_eq!(practice.go_back(number - 1), Err(Stuck::Sealed));
            play_on(&mut practice, 40);
            // From there the same once more.
            let mut deeper = practice.practice_from(number.midpoint(practice.played()));
            deeper.deal_anew(None, Seed(12));
            play_on(&mut deeper, 20);
            for sitting in [&practice, &deeper] {
                let record = Record::of(sitting);
                let read = Record::<G>::parse(&record.to_json()).expect("a record of practice");
                assert_eq!(read, record);
                let again = read.open(&[]).expect("practice replays");
                assert_eq!(again.state(), sitting.state());
                assert_eq!(again.deals(), sitting.deals());
                assert!(again.is_practice());
            }
            assert_eq!(deeper.deals().len(), 2);
            let before = practice.practice_from(number - 1);
            assert_eq!(before.deals(), []);
        }
    }
    assert_seen("deals of what is hidden that are not what it was", anew, dealt, 2);
}

pub fn a_record_that_deals_where_nothing_was_dealt_is_refused<G: Probed>() {
    let over = games::<G>().next().expect("there are recorded games");
    let at = over.played() / 2;
    let mut practice = over.practice_from(at);
    practice.deal_anew(Some(Seat(1)), Seed(11));
    let json = Record::of(&practice).to_json();
    let told = format!("\"deals\":[{{\"at\":{at},\"seat\":1,\"seed\":\"b\"}}]");
    assert!(json.contains(&told), "{json}");
    let (there, beyond) = (format!("\"at\":{at}"), format!("\"at\":{}", at + 1));
    for (from, to) in [(&*there, &*beyond), ("\"seat\":1", "\"seat\":4")] {
        let odd = json.replacen(from, to, 1);
        let refused = Record::<G>::parse(&odd).and_then(|record| record.open(&[]));
        assert!(matches!(refused, Err(RecordError::NotARecord(_))), "{to}");
    }
    let odd = json.replacen("\"seed\":\"b\"", "\"seed\":\"B\"", 1);
    let refused = Record::<G>::parse(&odd).and_then(|record| record.open(&[]));
    assert!(matches!(refused, Err(RecordError::Seed(_))));
    let other = json.replacen("\"seed\":\"b\"", "\"seed\":\"c\"", 1);
    let refused = Record::<G>::parse(&other).and_then(|record| record.open(&[]));
    assert!(matches!(refused, Err(RecordError::OtherState)));
}
