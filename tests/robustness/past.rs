//! The past of recorded games: what is seen of it, and what is told of it.

use meiji::chance::{Chance, Seed};
use meiji::course::turns;
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::yokohama::content::Content;
use meiji::yokohama::course::{Category, Course};
use meiji::yokohama::{Event, Yokohama};

use crate::golden::{golden, open};

fn games() -> impl Iterator<Item = (String, Sitting<Yokohama>)> {
    golden().into_iter().map(|(name, game)| {
        let sitting = open(&game.to_string()).expect("a recorded game opens");
        (name, sitting)
    })
}

/// Plays some random moves, fewer where the game ends.
fn play_on(sitting: &mut Sitting<Yokohama>, count: usize) {
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

#[test]
fn the_past_shows_no_hand_but_the_viewers_own() {
    for (name, sitting) in games() {
        for number in (0..sitting.played()).step_by(37) {
            let state = sitting.state_at(number);
            assert_eq!(sitting.game().view(state, None).hand, Default::default(), "{name}");
            for seat in Seat::all(sitting.game().players()) {
                let view = sitting.game().view(state, Some(seat));
                assert_eq!((view.seat, view.hand), (Some(seat), state.secret.hands[seat]), "{name}");
            }
        }
    }
}

#[test]
fn turns_begin_where_the_table_says_so_and_in_turn_order() {
    for (name, sitting) in games() {
        let turns = turns(&sitting);
        assert_eq!((turns[0].at, turns[0].round, turns[0].seat), (0, 0, None));
        for pair in turns.windows(2) {
            let [before, turn] = pair else { unreachable!() };
            assert!(before.at < turn.at, "{name}");
            let table = &sitting.state_at(turn.at as usize).table;
            assert_eq!((Some(table.active), table.round), (turn.seat, turn.round), "{name}");
            let next = before.seat.map_or(table.starter, |seat| seat.next(table.players));
            assert_eq!(turn.seat, Some(next), "{name}");
        }
        let last = turns.last().expect("a game has turns");
        assert_eq!(last.round, sitting.state().table.round, "{name}");
    }
}

#[test]
fn the_course_of_a_game_adds_up_to_its_score_sheet() {
    for (name, sitting) in games() {
        let (game, table) = (sitting.game(), &sitting.state().table);
        let (course, sheet) = (Course::of(&sitting), game.score(table));
        assert_eq!(course.rounds.len(), usize::from(table.round) + 1, "{name}");
        assert_eq!(course.sheets.last(), Some(&sheet), "{name}");
        let turns = turns(&sitting);
        for seat in Seat::all(game.players()) {
            let total: i32 = course.points[seat].iter().sum();
            assert_eq!(total, sheet[seat].total(), "{name}");
            let in_play: i32 = course.points[seat][..Category::Church as usize].iter().sum();
            assert_eq!(in_play, sheet[seat].game, "{name}");
            assert_eq!(course.rounds.last().map(|round| round[seat]), Some(in_play), "{name}");
            assert!(
                course.rounds.is_sorted_by_key(|round| round[seat]),
                "{name}: points are never lost"
            );
            let own = turns.iter().filter(|turn| turn.seat == Some(seat)).count();
            assert_eq!(usize::from(course.tally[seat].turns), own, "{name}");
            let placed = |event: &(usize, Event)| matches!(event.1, Event::Placed { seat: whose, .. } if whose == seat);
            let placed = sitting.events(0, None).filter(placed).count();
            assert_eq!(usize::from(course.tally[seat].placed), placed, "{name}");
        }
        // The score sheet of a round is the one of the table as the next round began.
        for (round, sheet) in course.sheets[..course.sheets.len() - 1].iter().enumerate() {
            let next = turns.iter().find(|turn| usize::from(turn.round) == round + 1);
            let at = next.expect("the round has turns").at as usize;
            assert_eq!(&game.score(&sitting.state_at(at).table), sheet, "{name}: round {round}");
        }
    }
}

#[test]
fn what_decided_a_game_is_what_its_score_sheets_say() {
    let mut causes = 0;
    for (name, sitting) in games() {
        let (game, table) = (sitting.game(), &sitting.state().table);
        let course = Course::of(&sitting);
        let standings = game.standings(sitting.state()).expect("the game is over");
        let decided = course.decided(&standings).expect("the game is over");
        assert_eq!([decided.winner, decided.rival], standings[..2], "{name}");
        assert_eq!(decided.rounds, table.round, "{name}");
        let best = |round: u16| {
            let sheet = &course.sheets[usize::from(round)];
            let others = Seat::all(game.players()).filter(|seat| *seat != decided.winner);
            let best = others
                .map(|seat| sheet[seat].total())
                .max()
                .expect("somebody else plays");
            (sheet[decided.winner].total(), best)
        };
        // Where nobody is in front in the end, nobody has been to the end.
        let since = decided.since.unwrap_or(decided.rounds + 1);
        for round in since..=decided.rounds {
            let (winner, other) = best(round);
            assert!(winner > other, "{name}: in front after round {round}");
        }
        if since > 1 {
            let (winner, other) = best(since - 1);
            assert!(winner <= other, "{name}: not in front before round {since}");
        }
        let points = |seat: Seat| course.points[seat];
        for (category, more, ahead, behind) in [
            (decided.ahead, true, decided.winner, decided.rival),
            (decided.behind, false, decided.rival, decided.winner),
        ]
        .into_iter()
        .filter_map(|(found, more, ahead, behind)| found.map(|found| (found, more, ahead, behind)))
        {
            let (category, by) = category;
            assert_eq!(
                points(ahead)[category as usize] - points(behind)[category as usize],
                by,
                "{name} {more}"
            );
            for other in Category::ALL {
                let [own, theirs] = [ahead, behind].map(|seat| points(seat)[other as usize]);
                assert!(own.saturating_sub(theirs) <= by, "{name} {more} {other:?}");
            }
        }
        let trigger = decided.trigger.expect("a game has an end");
        let ending = table.ending.expect("a game has an end");
        assert_eq!(trigger.seat, ending.seat, "{name}");
        assert!(
            trigger.round == ending.last_round || trigger.round + 1 == ending.last_round,
            "{name}"
        );
        causes += 1;
    }
    assert!(causes >= 15, "{causes}");
}

#[test]
fn a_game_under_way_is_not_decided() {
    let mut sitting = Sitting::new(
        Yokohama::new(Content::first(), crate::tables::table(0).options()),
        Seed(3),
    );
    assert_eq!(turns(&sitting).len(), 1);
    assert_eq!(Course::of(&sitting).rounds.len(), 1);
    play_on(&mut sitting, 60);
    assert_eq!(sitting.game().standings(sitting.state()), None);
    assert_eq!(Course::of(&sitting).decided(&[]), None);
}

#[test]
fn practice_in_a_game_under_way_has_another_deck_of_orders() {
    for (name, over) in games() {
        let seats = Seat::all(over.game().players()).map(Some).chain([None]);
        for (part, seat) in (1..5).zip(seats.cycle()) {
            let number = over.played() * part / 5;
            let mut practice = over.practice_from(number);
            practice.deal_anew(seat, Seed(11));
            if over.state_at(number).table.order_deck > 4 {
                let orders = |sitting: &Sitting<Yokohama>| sitting.state_at(number).secret.orders;
                assert_ne!(orders(&practice), orders(&over), "{name}");
            }
        }
    }
}
