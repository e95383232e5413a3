//! What every game passes, whatever it is: [`suite`] makes tests of it for one.

pub mod aid;
mod asked;
pub mod coach;
pub mod guide;
pub mod hash;
pub mod history;
pub mod looker;
pub mod mutations;
pub mod past;
pub mod positions;
pub mod previews;
pub mod records;
pub mod samples;
pub mod secrets;
pub mod short;
#[path = "../robustness/tongues.rs"]
pub mod tongues;
pub mod transcript;
#[path = "../content/validator.rs"]
pub mod validator;

use std::fs;
use std::path::Path;

use meiji::aid::Aided;
use meiji::chance::{Chance, Seed};
use meiji::guide::Guided;
use meiji::opponents::Pondered;
use meiji::record::ErrorOf;
use meiji::transcript::Transcribed;
use meiji::words::Words;
use proptest::strategy::BoxedStrategy;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};
use serde_json::Value;

pub use asked::kind;
use samples::Samples;

/// A game that is tried in every way.
pub trait Probed: Samples + Pondered + Transcribed + Guided + Aided {
    /// The folder of its recorded games.
    const RECORDED: &'static str;

    /// The schema of its positions.
    const SCHEMA: &'static str;

    /// How many kinds of question it asks.
    const QUESTIONS: usize;

    /// The most letters that a move takes in the short notation.
    const LONGEST_SHORT: usize;

    /// Any value of a move, those that no game asks for included.
    fn any_move() -> BoxedStrategy<Self::Move>;

    /// The rule that forbids a move to the view's seat, or `None` if it is legal.
    fn why_not_seen(&self, view: &Self::View, action: Self::Move) -> Option<Self::Refusal>;

    /// The move that does the same for a seat that has other cards in hand: what it sees here, and there. `None` if there is none.
    fn alike(action: Self::Move, _here: &Self::View, _there: &Self::View) -> Option<Self::Move> {
        Some(action)
    }

    /// What a first game says of a point.
    fn explained(words: Words, point: Self::Point) -> &'static str;

    /// The section of the aid that says more of it.
    fn looked_up(point: Self::Point) -> String;
}

/// The tests of a game: each of the suite, with that game.
macro_rules! suite {
    ($game:ty) => {
        $crate::suite::tests! { $game:
            aid::nothing_of_the_aid_is_empty_or_told_twice_in_any_language,
            aid::what_is_hidden_changes_nothing_of_the_aid,
            coach::advice_can_be_played_and_comes_best_first,
            coach::the_coach_knows_what_its_seat_knows_and_nothing_else,
            coach::nobody_but_the_seat_that_is_asked_is_advised,
            coach::how_much_is_done_is_told_often_and_never_goes_back,
            coach::the_best_has_a_reason_and_the_others_are_compared_with_it,
            coach::where_one_turn_alone_is_left_its_lead_is_known_as_well,
            coach::chances_are_those_of_all_seats_together,
            guide::nothing_hidden_decides_what_is_told,
            guide::every_point_comes_in_games_and_no_question_needs_them_all_at_once,
            guide::an_onlooker_is_told_of_others_alone_and_nobody_of_a_game_that_is_over,
            guide::every_point_is_told_in_a_sentence_or_two_and_where_the_aid_says_more,
            hash::every_state_of_a_game_has_a_hash_of_its_own,
            hash::no_two_deals_have_one_hash,
            history::any_order_of_deeds_agrees_with_a_list_of_moves,
            history::numbers_that_no_move_has_are_no_trouble,
            history::undo_and_redo_come_back_to_the_same_state,
            looker::a_game_is_played_by_touches_and_presses,
            looker::the_way_to_a_move_meets_what_leads_to_it,
            looker::whatever_is_done_to_a_table_leaves_the_game_alone,
            looker::a_touch_of_what_is_out_of_reach_says_why,
            looker::what_cannot_be_taken_back_waits_for_its_button,
            looker::a_sheet_that_opens_by_itself_stays_folded_for_its_question_alone,
            looker::a_control_is_for_the_page_or_for_the_table,
            looker::what_goes_on_with_a_move_is_in_sight_on_a_phone,
            mutations::changed_moves_are_refused_for_what_is_wrong_with_them,
            mutations::any_value_anywhere_is_refused_or_changes_nothing,
            mutations::spoilt_bytes_are_refused_or_change_nothing,
            mutations::junk_is_no_record,
            past::the_past_is_seen_as_it_was_seen_then_by_every_seat,
            past::practice_from_the_middle_leaves_the_game_and_goes_on_from_there,
            past::practice_in_a_game_under_way_deals_what_is_hidden_anew,
            past::a_record_that_deals_where_nothing_was_dealt_is_refused,
            positions::every_state_of_random_games_reads_back_with_the_same_views_and_moves,
            positions::what_a_seat_sees_is_given_away_without_what_it_does_not_see,
            positions::what_is_read_back_can_be_played_to_its_end,
            positions::a_game_that_begins_with_a_position_is_kept_with_it,
            positions::what_is_written_satisfies_the_schema,
            positions::what_is_read_satisfies_the_schema,
            positions::a_position_may_name_its_schema,
            positions::the_schema_knows_every_field,
            previews::a_preview_tells_what_happens_up_to_what_is_revealed,
            previews::a_preview_does_not_depend_on_what_the_seat_cannot_see,
            previews::a_preview_names_the_first_move_that_is_illegal,
            previews::a_preview_ends_with_the_turn,
            previews::after_the_end_there_is_nothing_to_preview,
            previews::a_seal_tells_which_moves_cannot_be_taken_back,
            records::a_saved_game_opens_as_it_was_at_every_point,
            records::a_record_cut_off_anywhere_is_no_record,
            records::recorded_games_come_to_most_questions_of_the_game,
            secrets::a_view_deals_a_whole_state,
            secrets::what_a_seat_cannot_see_changes_nothing_that_it_sees_until_it_is_revealed,
            secrets::a_computer_player_chooses_by_what_its_seat_sees,
            secrets::after_the_end_nobody_chooses,
            short::every_legal_move_is_written_short_and_read_back,
            short::what_is_no_move_is_said_to_be_none,
            short::a_move_without_its_sign_is_read_where_it_is_the_only_one,
            short::whoever_sees_no_hand_knows_all_the_same_how_every_move_may_be_written,
            transcript::the_same_is_copied_whatever_a_reader_cannot_see,
            transcript::a_reader_is_told_every_choice_of_their_own,
            transcript::once_a_game_is_over_everything_is_told,
        }
    };
}

/// Tests of some names, each by its room of the suite.
macro_rules! tests {
    ($game:ty: $($room:ident::$test:ident),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                $crate::suite::$room::$test::<$game>();
            }
        )+
    };
}

pub(crate) use {suite, tests};

/// So many random cases, the same ones in every run. What fails is shown, and no file is written. Other cases, and more of
/// them, are tried with `ROBUSTNESS_SEED` and `ROBUSTNESS_TIMES`.
pub fn cases(cases: u32) -> Config {
    let wish = |name| std::env::var(name).ok().and_then(|number| number.parse::<u32>().ok());
    Config {
        cases: cases.saturating_mul(wish("ROBUSTNESS_TIMES").unwrap_or(1)),
        rng_seed: RngSeed::Fixed(wish("ROBUSTNESS_SEED").unwrap_or(1).into()),
        failure_persistence: None,
        ..Config::default()
    }
}

/// Tries random cases.
///
/// # Panics
/// With the smallest case that fails.
fn try_all<S: Strategy>(count: u32, strategy: &S, test: impl Fn(S::Value) -> TestCaseResult) {
    if let Err(failure) = TestRunner::new(cases(count)).run(strategy, test) {
        panic!("{failure}");
    }
}

/// Checks that enough was seen of something for a test to tell by it: of so many that were looked at, one in so many.
///
/// # Panics
/// It says what the samples of the game lack.
fn assert_seen(what: &str, seen: usize, of: usize, one_in: usize) {
    assert!(
        seen > 0 && seen * one_in >= of,
        "The samples of this game have too few {what}: {seen} of {of} looked at, and one in {one_in} is to be one."
    );
}

/// Checks that enough was seen of what hidden things make; where all lies open they make nothing.
///
/// # Panics
/// It says what the samples of the game lack, or what there must not be.
fn assert_hidden_seen<G: Probed>(what: &str, seen: usize, of: usize, one_in: usize) {
    match G::OPEN {
        true => assert_eq!(
            seen, 0,
            "Nothing is hidden in this game, and all the same it has {what}."
        ),
        false => assert_seen(what, seen, of, one_in),
    }
}

/// Checks that an error is told in one sentence that a person can read: it begins and ends as one, and is not too long.
pub fn assert_sentence(text: &str) {
    assert!(text.starts_with(char::is_uppercase), "{text}");
    assert!(text.ends_with(['.', ')']) && !text.ends_with(".."), "{text}");
    assert!(!text.contains(['\n', '\0']), "{text:?}");
    assert!(text.chars().count() < 500, "{text}");
}

/// Checks that an error is told in sentences, whatever stood in the record.
fn assert_told<G: Probed>(text: &str, error: &ErrorOf<G>) {
    assert_sentence(&error.to_string());
    assert_sentence(&Words::default().record_fault::<G>(error));
    tongues::check(text, |words| words.record_fault::<G>(error));
    assert!(error.code().contains("record"));
}

/// The records of the recorded games, the shortest first.
fn recorded<G: Probed>() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(G::RECORDED);
    let paths = fs::read_dir(folder)
        .expect("the games' folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let read = |path| {
        let text = fs::read_to_string(path).expect("a readable game");
        let mut game: Value = serde_json::from_str(&text).expect("a game in JSON");
        game["record"].take()
    };
    let mut games: Vec<Value> = paths.map(read).collect();
    games.sort_by_cached_key(|game| (game["moves"].as_array().map_or(0, Vec::len), game.to_string()));
    assert!(!games.is_empty(), "{} has no recorded games", G::RECORDED);
    games
}

/// Walks a random game of at most `longest` moves and shows every state with its legal moves to `look`, the last one too, whose list is empty if
/// the game is over.
fn walk<G: Probed>(game: &G, seed: u64, longest: u32, mut look: impl FnMut(&G::State, &[G::Move])) {
    let mut chance = Chance::new(Seed(seed.wrapping_mul(5).wrapping_add(3)));
    let mut state = game.deal(Seed(seed));
    let mut moves = Vec::new();
    for step in 0..=longest {
        game.legal_moves(&state, &mut moves);
        look(&state, &moves);
        if moves.is_empty() || step == longest {
            return;
        }
        game.play(&mut state, draw(&moves, seed, &mut chance), &mut ());
    }
}

/// A legal move; in three games of four the later one of two, which builds up more than even choice does.
fn draw<M: Copy + Ord>(moves: &[M], seed: u64, chance: &mut Chance) -> M {
    let mut any = || moves[chance.below(moves.len() as u32) as usize];
    match seed % 4 {
        0 => any(),
        _ => any().max(any()),
    }
}

/// Moments of a random game, the deal and the last one among them: so many, evenly over it, or all if there are fewer.
fn moments<G: Probed>(game: &G, seed: u64, count: usize) -> Vec<G::State> {
    let mut states = Vec::new();
    walk(game, seed, G::LONGEST, |state, _| states.push(*state));
    evenly(states.len(), count).map(|at| states[at]).collect()
}

/// So many places of a row, evenly over it, the first and the last among them; all if there are fewer.
fn evenly(len: usize, count: usize) -> impl Iterator<Item = usize> {
    let count = len.min(count);
    (0..count).map(move |place| place * (len - 1) / (count - 1).max(1))
}
