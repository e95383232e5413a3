//! A preview is told from the asked seat's view, stops where something hidden would be revealed, and changes nothing.

use meiji::chance::{Chance, Seed};
use meiji::game::{BySeat, Game, Happening, Seat, Watch};
use meiji::sitting::{Preview, Seal, Sitting, Stuck};

use super::{Probed, assert_seen, draw, walk};

/// A game whose deal is a given state, so that two sittings can differ in what is hidden alone.
#[derive(Clone, Debug)]
struct Set<G: Probed> {
    game: G,
    start: G::State,
}

impl<G: Probed> Game for Set<G> {
    type State = G::State;
    type Table = G::Table;
    type Decision = G::Decision;
    type Move = G::Move;
    type Event = G::Event;
    type Refusal = G::Refusal;
    type View = G::View;

    fn players(&self) -> u8 {
        self.game.players()
    }
    fn deal(&self, _: Seed) -> G::State {
        self.start
    }
    fn decision(&self, state: &G::State) -> Option<Self::Decision> {
        self.game.decision(state)
    }
    fn asked(&self, decision: Self::Decision) -> Seat {
        self.game.asked(decision)
    }
    fn legal_moves(&self, state: &G::State, moves: &mut Vec<G::Move>) {
        self.game.legal_moves(state, moves);
    }
    fn moves_seen(&self, view: &G::View, moves: &mut Vec<G::Move>) {
        self.game.moves_seen(view, moves);
    }
    fn move_space(&self) -> Vec<G::Move> {
        self.game.move_space()
    }
    fn play<W: Watch<G::Event>>(&self, state: &mut G::State, action: G::Move, watch: &mut W) {
        self.game.play(state, action, watch);
    }
    fn why_not(&self, state: &G::State, action: G::Move) -> Option<Self::Refusal> {
        self.game.why_not(state, action)
    }
    fn open(state: &G::State) -> &G::Table {
        G::open(state)
    }
    fn seen(view: &G::View) -> (&G::Table, Option<Seat>) {
        G::seen(view)
    }
    fn active(table: &G::Table) -> Seat {
        G::active(table)
    }
    fn view(&self, state: &G::State, seat: Option<Seat>) -> G::View {
        self.game.view(state, seat)
    }
    fn determinize(&self, view: &G::View, seed: Seed) -> G::State {
        self.game.determinize(view, seed)
    }
    fn round(&self, state: &G::State) -> u16 {
        self.game.round(state)
    }
    fn totals(&self, state: &G::State) -> BySeat<i32> {
        self.game.totals(state)
    }
    fn standings(&self, state: &G::State) -> Option<Vec<Seat>> {
        self.game.standings(state)
    }
}

fn sitting<G: Probed>(game: &G, start: G::State) -> Sitting<Set<G>> {
    Sitting::new(
        Set {
            game: game.clone(),
            start,
        },
        Seed(0),
    )
}

/// Some states of a game, the deal and the last one among them.
fn states<G: Probed>(number: u64) -> Vec<G::State> {
    let game = G::table(number);
    let (mut states, mut step) = (Vec::new(), 0);
    walk(&game, number, 1500, |state, legal| {
        if step < 4 || step % 7 == 0 || legal.is_empty() {
            states.push(*state);
        }
        step += 1;
    });
    states
}

/// Up to `most` random moves of the asked seat's turn, some of which reveal something; legal in the state itself.
fn turn<G: Probed>(game: &G, start: &G::State, most: u32, chance: &mut Chance) -> Vec<G::Move> {
    let (mut state, mut legal, mut turn) = (*start, Vec::new(), Vec::new());
    let seat = game.decision(start).map(|decision| game.asked(decision));
    for _ in 0..most {
        game.legal_moves(&state, &mut legal);
        if legal.is_empty() || game.decision(&state).map(|decision| game.asked(decision)) != seat {
            break;
        }
        let action = draw(&legal, 1, chance);
        game.play(&mut state, action, &mut ());
        turn.push(action);
    }
    turn
}

pub fn a_preview_tells_what_happens_up_to_what_is_revealed<G: Probed>() {
    let (mut whole, mut cut) = (0, 0);
    for number in 0..24 {
        let game = G::table(number);
        let mut chance = Chance::new(Seed(number));
        for start in states::<G>(number) {
            let seat = game.decision(&start).map(|decision| game.asked(decision));
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
            let same_seat = game.decision(&state).map(|decision| game.asked(decision)) == seat;
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
    let all = whole + cut;
    assert_seen("previews that tell of all their moves", whole, all, 5);
    assert_seen("previews that end at what is revealed", cut, all, 50);
}

fn assert_same<G: Probed>(one: &Preview<Set<G>>, other: &Preview<Set<G>>) {
    assert_eq!(one.events, other.events);
    assert_eq!(one.view, other.view);
    assert_eq!(one.moves, other.moves);
}

pub fn a_preview_does_not_depend_on_what_the_seat_cannot_see<G: Probed>() {
    for number in 0..12 {
        let game = G::table(number);
        let mut chance = Chance::new(Seed(!number));
        for start in states::<G>(number) {
            let seat = game.decision(&start).map(|decision| game.asked(decision));
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

pub fn a_preview_names_the_first_move_that_is_illegal<G: Probed>() {
    let (mut looked_at, mut refused) = (0, 0);
    for number in 0..12 {
        let game = G::table(number);
        let space = game.move_space();
        let mut chance = Chance::new(Seed(number ^ 7));
        for start in states::<G>(number) {
            let mut moves = turn(&game, &start, chance.below(5), &mut chance);
            moves.push(space[chance.below(space.len() as u32) as usize]);
            moves.extend(turn(&game, &start, 2, &mut chance));
            let sitting = sitting(&game, start);
            looked_at += 1;
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
    assert_seen("previews of a move that is illegal", refused, looked_at, 20);
}

/// Another seat's answers would be played with cards that it may not have.
pub fn a_preview_ends_with_the_turn<G: Probed>() {
    let game = G::table(0);
    let (mut looked_at, mut past) = (0, 0);
    for start in states::<G>(0) {
        looked_at += 1;
        let mut state = start;
        let Some(seat) = game.decision(&start).map(|decision| game.asked(decision)) else {
            continue;
        };
        let (mut moves, mut legal) = (Vec::new(), Vec::new());
        // The shortest way through the turn: the first legal answer, which goes on or returns.
        while game
            .decision(&state)
            .is_some_and(|decision| game.asked(decision) == seat)
        {
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
        let space = game.move_space();
        moves.extend([space[0], space[space.len() - 1]]);
        let beyond = sitting
            .preview(&moves)
            .expect("what is beyond the turn is not looked at");
        assert_same(&preview, &beyond);
        assert!(sitting.preview(&moves[..end]).is_ok());
        past += 1;
    }
    assert_seen("moments from which a turn goes on to its end", past, looked_at, 2);
}

pub fn after_the_end_there_is_nothing_to_preview<G: Probed>() {
    let game = G::table(2);
    let mut last = game.deal(Seed(0));
    walk(&game, 2, G::LONGEST, |state, _| last = *state);
    let sitting = sitting(&game, last);
    let nothing = sitting.preview(&[]).expect("no move is no illegal move");
    assert!(nothing.moves.is_empty() && nothing.events.is_empty() && nothing.view.is_some());
    let action = game.move_space()[0];
    let (index, refusal) = sitting.preview(&[action]).expect_err("the game is over");
    assert_eq!((index, Some(refusal)), (0, game.why_not(&last, action)));
}

pub fn a_seal_tells_which_moves_cannot_be_taken_back<G: Probed>() {
    let (mut played, mut reveals, mut hands_on) = (0, 0, 0);
    for number in 0..6 {
        let game = G::table(number);
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
            let next = sitting.asked();
            // Where all lies open a turn that was handed on can be taken back, but for the last.
            let handed_on = asked != next && (!G::OPEN || next.is_none());
            let expected = match (revealed, handed_on) {
                (true, _) if G::OPEN => Some(Seal::Chance),
                (true, _) => Some(Seal::Reveals),
                (false, true) => Some(Seal::HandsOn),
                (false, false) => None,
            };
            assert_eq!(seal, expected, "{action:?}");
            if seal.is_some() {
                assert_eq!(sitting.can_undo(|_| true), Err(Stuck::Sealed));
            } else if !forced {
                assert_eq!(sitting.can_undo(|_| true), Ok(()));
            }
            played += 1;
            reveals += usize::from(revealed);
            hands_on += usize::from(asked != next);
        }
    }
    assert_seen("moves that reveal something", reveals, played, 400);
    assert_seen("moves after which another seat is asked", hands_on, played, 100);
}
