//! A preview is told from the asked seat's view, stops where something hidden would be revealed, and changes nothing.

use meiji::chance::{Chance, Seed};
use meiji::game::{BySeat, Game, Happening, Seat, Watch};
use meiji::sitting::{Preview, Seal, Sitting, Stuck};
use meiji::yokohama::{Event, Move, Refusal, State, View, Yokohama};

use crate::tables::table;
use crate::walk::{draw, walk};

/// A game whose deal is a given state, so that two sittings can differ in what is hidden alone.
#[derive(Clone, Debug)]
struct Set {
    game: Yokohama,
    start: State,
}

impl Game for Set {
    type State = State;
    type Table = ();
    type Decision = <Yokohama as Game>::Decision;
    type Move = Move;
    type Event = Event;
    type Refusal = <Yokohama as Game>::Refusal;
    type View = View;

    fn players(&self) -> u8 {
        self.game.players()
    }
    fn deal(&self, _: Seed) -> State {
        self.start
    }
    fn decision(&self, state: &State) -> Option<Self::Decision> {
        self.game.decision(state)
    }
    fn asked(&self, decision: Self::Decision) -> Seat {
        self.game.asked(decision)
    }
    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.game.legal_moves(state, moves);
    }
    fn moves_seen(&self, view: &View, moves: &mut Vec<Move>) {
        self.game.moves_seen(view, moves);
    }
    fn move_space(&self) -> Vec<Move> {
        self.game.move_space()
    }
    fn play<W: Watch<Event>>(&self, state: &mut State, action: Move, watch: &mut W) {
        self.game.play(state, action, watch);
    }
    fn why_not(&self, state: &State, action: Move) -> Option<Self::Refusal> {
        self.game.why_not(state, action)
    }
    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        self.game.view(state, seat)
    }
    fn determinize(&self, view: &View, seed: Seed) -> State {
        self.game.determinize(view, seed)
    }
    fn round(&self, state: &State) -> u16 {
        self.game.round(state)
    }
    fn totals(&self, state: &State) -> BySeat<u16> {
        self.game.totals(state)
    }
    fn standings(&self, state: &State) -> Option<Vec<Seat>> {
        self.game.standings(state)
    }
}

fn sitting(game: &Yokohama, start: State) -> Sitting<Set> {
    Sitting::new(
        Set {
            game: game.clone(),
            start,
        },
        Seed(0),
    )
}

/// Some states of a game, the deal and the last one among them.
fn states(number: u64) -> Vec<State> {
    let game = table(number);
    let (mut states, mut step) = (Vec::new(), 0);
    walk(&game, number, 1500, |state, legal| {
        if step < 4 || step % 37 == 0 || legal.is_empty() {
            states.push(*state);
        }
        step += 1;
    });
    states
}

/// Up to `most` random moves of the asked seat's turn, some of which reveal something; legal in the state itself.
fn turn(game: &Yokohama, start: &State, most: u32, chance: &mut Chance) -> Vec<Move> {
    let (mut state, mut legal, mut turn) = (*start, Vec::new(), Vec::new());
    let seat = game.decision(start).map(|decision| decision.seat);
    for _ in 0..most {
        game.legal_moves(&state, &mut legal);
        if legal.is_empty() || game.decision(&state).map(|decision| decision.seat) != seat {
            break;
        }
        let action = draw(&legal, 1, chance);
        game.play(&mut state, action, &mut ());
        turn.push(action);
    }
    turn
}

#[test]
fn a_preview_tells_what_happens_up_to_what_is_revealed() {
    let (mut whole, mut cut) = (0, 0);
    for number in 0..24 {
        let game = table(number);
        let mut chance = Chance::new(Seed(number));
        for start in states(number) {
            let seat = game.decision(&start).map(|decision| decision.seat);
            let moves = turn(&game, &start, 12, &mut chance);
            let sitting = sitting(&game, start);
            let preview = sitting.preview(&moves).expect("the moves are legal");

            // What really happens, up to the move that reveals something, and up to that within the move.
            let (mut state, mut events) = (start, Vec::new());
            let mut revealed = false;
            for &action in &moves {
                game.play(&mut state, action, &mut events);
                if let Some(first) = events.iter().position(Happening::reveals) {
                    events.truncate(first);
                    revealed = true;
                    break;
                }
            }
            assert_eq!(preview.events, events);
            assert_eq!(preview.view.is_none(), revealed);
            let same_seat = game.decision(&state).map(|decision| decision.seat) == seat;
            let mut next = Vec::new();
            if !revealed && same_seat {
                game.legal_moves(&state, &mut next);
            }
            assert_eq!(preview.moves, next);
            if let Some(view) = preview.view {
                assert_eq!(view, game.view(&state, seat));
                whole += 1;
            } else {
                cut += 1;
            }
            assert_eq!(*sitting.state(), start, "a preview changes nothing");
        }
    }
    assert!(whole > 200 && cut > 20, "{whole} whole, {cut} cut");
}

fn assert_same(one: &Preview<Set>, other: &Preview<Set>) {
    assert_eq!(one.events, other.events);
    assert_eq!(one.view, other.view);
    assert_eq!(one.moves, other.moves);
}

#[test]
fn a_preview_does_not_depend_on_what_the_seat_cannot_see() {
    for number in 0..12 {
        let game = table(number);
        let mut chance = Chance::new(Seed(!number));
        for start in states(number) {
            let seat = game.decision(&start).map(|decision| decision.seat);
            let other = game.determinize(&game.view(&start, seat), Seed(chance.bits()));
            let moves = turn(&game, &start, 12, &mut chance);
            let (here, there) = (sitting(&game, start), sitting(&game, other));
            for end in 0..=moves.len() {
                let (one, two) = (here.preview(&moves[..end]), there.preview(&moves[..end]));
                assert_same(&one.expect("it is legal here"), &two.expect("and there"));
            }
        }
    }
}

#[test]
fn a_preview_names_the_first_move_that_is_illegal() {
    let mut refused = 0;
    for number in 0..12 {
        let game = table(number);
        let space = game.move_space();
        let mut chance = Chance::new(Seed(number ^ 7));
        for start in states(number) {
            let mut moves = turn(&game, &start, 4, &mut chance);
            moves.push(space[chance.below(space.len() as u32) as usize]);
            moves.extend(turn(&game, &start, 2, &mut chance));
            let sitting = sitting(&game, start);
            let Err((index, refusal)) = sitting.preview(&moves) else {
                continue;
            };
            // Everything before it can be previewed, and after that it is refused for the same reason.
            let before = sitting.preview(&moves[..index]).expect("what comes before is legal");
            let view = before.view.expect("nothing was revealed before it");
            assert_eq!(game.why_not_seen(&view, moves[index]), Some(refusal));
            refused += 1;
        }
    }
    assert!(refused > 150, "{refused}");
}

/// Another seat's answers would be played with cards that it may not have.
#[test]
fn a_preview_ends_with_the_turn() {
    let game = table(0);
    let mut past = 0;
    for start in states(0) {
        let mut state = start;
        let Some(seat) = game.decision(&start).map(|decision| decision.seat) else {
            continue;
        };
        let (mut moves, mut legal) = (Vec::new(), Vec::new());
        // The shortest way through the turn: the first legal answer, which goes on or returns.
        while game.decision(&state).is_some_and(|decision| decision.seat == seat) {
            game.legal_moves(&state, &mut legal);
            game.play(&mut state, legal[0], &mut ());
            moves.push(legal[0]);
        }
        let sitting = sitting(&game, start);
        let preview = sitting.preview(&moves).expect("the turn is legal");
        let end = moves.len();
        assert!(preview.moves.is_empty());
        game.legal_moves(&state, &mut legal);
        moves.extend(legal.first());
        moves.extend([Move::Deliver(meiji::yokohama::components::OrderId(0)), Move::Keep(9)]);
        let beyond = sitting
            .preview(&moves)
            .expect("what is beyond the turn is not looked at");
        assert_same(&preview, &beyond);
        assert!(sitting.preview(&moves[..end]).is_ok());
        past += 1;
    }
    assert!(past > 10, "{past}");
}

#[test]
fn after_the_end_there_is_nothing_to_preview() {
    let game = table(2);
    let mut last = game.deal(Seed(0));
    walk(&game, 2, 20_000, |state, _| last = *state);
    let sitting = sitting(&game, last);
    let nothing = sitting.preview(&[]).expect("no move is no illegal move");
    assert!(nothing.moves.is_empty() && nothing.events.is_empty() && nothing.view.is_some());
    let (index, refusal) = sitting.preview(&[Move::GoOn]).expect_err("the game is over");
    assert_eq!((index, refusal.refusal), (0, Refusal::GameOver));
}

#[test]
fn a_seal_tells_which_moves_cannot_be_taken_back() {
    let (mut reveals, mut hands_on) = (0, 0);
    for number in 0..6 {
        let game = table(number);
        let mut sitting = Sitting::new(game, Seed(number));
        for step in 0..400_usize {
            let legal = sitting.legal_moves();
            if legal.is_empty() {
                break;
            }
            let action = legal[(step * 31 + number as usize) % legal.len()];
            let seal = sitting.seal(action);
            let asked = sitting.asked();
            let from = sitting.played();
            let forced = sitting.forced().is_some();
            sitting.play(action).expect("a legal move plays");
            let revealed = sitting.events(from, None).any(|(_, event)| event.reveals());
            let expected = match (revealed, asked == sitting.asked()) {
                (true, _) => Some(Seal::Reveals),
                (false, false) => Some(Seal::HandsOn),
                (false, true) => None,
            };
            assert_eq!(seal, expected, "{action:?}");
            if seal.is_some() {
                assert_eq!(sitting.can_undo(), Err(Stuck::Sealed));
            } else if !forced {
                assert_eq!(sitting.can_undo(), Ok(()));
            }
            reveals += usize::from(seal == Some(Seal::Reveals));
            hands_on += usize::from(seal == Some(Seal::HandsOn));
        }
    }
    assert!(reveals > 10 && hands_on > 50, "{reveals} {hands_on}");
}
