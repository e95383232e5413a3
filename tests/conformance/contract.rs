//! The promises of `Game`, whatever the game.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};

/// How a game is walked through.
pub struct Walk {
    /// The seed of the deal and of the choices.
    pub seed: Seed,
    /// The most moves.
    pub longest: u32,
    /// Whether the later of two drawn moves is preferred, which builds up more than even choice does.
    pub builds: bool,
}

/// How a walk ended.
pub enum Ended {
    /// The game was over.
    Over,
    /// It went on for too long.
    Capped,
}

/// How many moves of the move space are tried at each decision.
const TRIED: u32 = 12;

/// Plays a random game and checks after every move what every game promises, and `pieces` of this one.
pub fn walk<G: Game>(game: &G, walk: &Walk, mut pieces: impl FnMut(&G, &G::State)) -> Ended {
    let space = game.move_space();
    let mut chance = Chance::new(Seed(walk.seed.0.wrapping_mul(3).wrapping_add(1)));
    let mut state = game.deal(walk.seed);
    assert_eq!(state, game.deal(walk.seed), "the same seed deals the same game");
    let mut moves = Vec::new();
    for step in 0..walk.longest {
        pieces(game, &state);
        let Some(decision) = game.decision(&state) else {
            over(game, &state);
            return Ended::Over;
        };
        game.legal_moves(&state, &mut moves);
        assert!(
            !moves.is_empty(),
            "seed {}: nothing is legal at {decision:?}",
            walk.seed
        );
        legal_moves_are_exactly_those_not_refused(game, &state, &moves, &space, &mut chance);
        if step % 16 == 0 {
            views_tell_what_they_should(game, &state, &mut chance);
        }

        let mut draw = || moves[chance.below(moves.len() as u32) as usize];
        let action = if walk.builds { draw().max(draw()) } else { draw() };
        let (mut silent, mut told) = (state, state);
        let mut events = Vec::new();
        game.play(&mut silent, action, &mut ());
        game.try_play(&mut told, action, &mut events)
            .expect("a legal move plays");
        assert_eq!(silent, told, "the state never depends on who watches");
        state = silent;
    }
    Ended::Capped
}

fn legal_moves_are_exactly_those_not_refused<G: Game>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
    space: &[G::Move],
    chance: &mut Chance,
) {
    for action in moves {
        assert_eq!(game.why_not(state, *action), None, "{action} is listed and refused");
        assert_eq!(game.listed(state, *action), *action, "two moves that come to the same");
        assert_eq!(
            action.to_string().parse::<G::Move>().ok(),
            Some(*action),
            "{action} reads as it is written"
        );
    }
    let mut sorted = moves.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), moves.len(), "a move is listed twice");
    for _ in 0..TRIED {
        let action = space[chance.below(space.len() as u32) as usize];
        assert_eq!(
            game.why_not(state, action).is_none(),
            sorted.binary_search(&game.listed(state, action)).is_ok(),
            "{action} at {:?}",
            game.decision(state)
        );
    }
}

fn views_tell_what_they_should<G: Game>(game: &G, state: &G::State, chance: &mut Chance) {
    for seat in Seat::all(game.players()).map(Some).chain([None]) {
        let view = game.view(state, seat);
        let dealt = game.determinize(&view, Seed(chance.bits()));
        assert_eq!(
            game.view(&dealt, seat),
            view,
            "a state dealt from a view gives the same view"
        );
        let asked = game.decision(state).map(|decision| game.asked(decision));
        if asked == seat {
            let (mut there, mut here) = (Vec::new(), Vec::new());
            game.legal_moves(&dealt, &mut there);
            game.legal_moves(state, &mut here);
            assert_eq!(there, here, "what is legal depends on what the seat knows only");
        }
    }
}

fn over<G: Game>(game: &G, state: &G::State) {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    assert!(moves.is_empty(), "nothing is legal after the end");
    for action in game.move_space() {
        assert!(
            game.why_not(state, action).is_some(),
            "{action} is refused after the end"
        );
    }
    let standings = game.standings(state).expect("a game that is over has standings");
    assert_eq!(standings.len(), usize::from(game.players()));
}
