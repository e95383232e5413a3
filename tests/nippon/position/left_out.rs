//! An author writes what matters; the rest lies as the seed deals it.

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::nippon::components::{
    Achievement, ActionSlot, City, Colour, FactoryTile, Good, Region, RewardBonus, RewardLevel, Track, Transport,
};
use meiji::nippon::{Ask, Move, Stage, State};
use serde_json::{Value, json};

use super::{game, play_out, read};

const SEED: Seed = Seed(1854);

/// The state of a document that is sound.
fn state(players: u8, document: &Value) -> State {
    let state = read(&game(players), SEED, document).unwrap_or_else(|fault| panic!("{fault}"));
    play_out(&game(players), &state, Seed(1));
    state
}

fn asked(players: u8, state: &State) -> (Seat, Ask) {
    let decision = game(players).decision(state).expect("somebody is asked");
    (decision.seat, decision.ask)
}

fn legal(players: u8, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game(players).legal_moves(state, &mut moves);
    moves
}

#[test]
fn nothing_at_all_is_a_fresh_table() {
    for players in 2..=4 {
        assert_eq!(state(players, &json!({})).table, game(players).deal(SEED).table);
    }
}

#[test]
fn another_may_start_where_the_seed_would_choose() {
    let game = crate::conformance::nippon(3);
    for starter in 0..3 {
        let state = read(&game, SEED, &json!({"starter": starter})).expect("it is one");
        assert_eq!(state.table.active, Seat(starter));
        let points = Seat(starter).round(3).map(|seat| state.table.seats[seat].points);
        assert_eq!(points.collect::<Vec<_>>(), [10, 11, 12]);
    }
}

#[test]
fn a_marker_alone_tells_the_stage_the_scorings_and_the_turns_that_are_left() {
    for (marker, stage, scorings, left) in [
        (1, Stage::Play, 0, 0),
        (2, Stage::Play, 1, 0),
        (4, Stage::Play, 2, 0),
        (5, Stage::LastPhase, 2, 9),
        (6, Stage::LastPhase, 2, 6),
        (7, Stage::LastPhase, 2, 3),
    ] {
        let table = state(3, &json!({"marker": marker})).table;
        assert_eq!((table.stage, table.scorings, table.turns_left), (stage, scorings, left));
        assert!(table.round > 1, "so much takes turns");
    }
    let over = read(&game(3), SEED, &json!({"stage": "over"})).expect("it is one");
    assert_eq!((over.table.marker, over.table.scorings), (7, 3));
    assert!(game(3).standings(&over).is_some());
}

/// It takes 12 Workers to empty the slots and rows of three players, and who has none of them any more has Consolidated.
#[test]
fn a_round_that_is_left_out_is_the_first_in_which_all_can_have_come_about() {
    let round = |document: Value| state(3, &document).table.round;
    assert_eq!(round(json!({})), 1);
    assert_eq!(round(json!({"seats": [{"yen": 3}]})), 2);
    assert_eq!(round(json!({"turn": 1, "seats": [{"yen": 3}]})), 1);
    assert_eq!(round(json!({"turn": 1, "seats": [{}, {"yen": 3}]})), 2);
    let workers = json!({"white": 2, "red": 2});
    assert_eq!(round(json!({"marker": 1, "seats": [{"workers": workers}]})), 6);
    // Seven Workers and Consolidating twice are nine turns; 24 Workers of three players, who have none, are ten for each.
    let spaces = json!({"money": 3, "coal": 2});
    assert_eq!(round(json!({"marker": 2, "seats": [{"spaces": spaces}]})), 11);
}

#[test]
fn workers_stand_as_dealt_unless_they_stand_elsewhere() {
    let fresh = game(2).deal(SEED).table;
    // All of a colour are on two Player Boards.
    let document = json!({"marker": 1, "seats": [{"workers": {"green": 3}}, {"workers": {"green": 3}}]});
    let table = state(2, &document).table;
    for (now, then) in table.slots.into_iter().zip(fresh.slots) {
        assert_eq!((now.len(), now.of(Colour::Green)), (3, 0));
        for colour in Colour::ALL.into_iter().filter(|colour| *colour != Colour::Green) {
            assert!(now.of(colour) >= then.of(colour), "the others stay");
        }
    }
    assert_eq!(table.bag.len(), 36 - 15 - 4 - 6);
}

#[test]
fn a_turn_goes_on_where_its_worker_was_taken() {
    let document = json!({"doing": {"step": {"action": "mines"}}, "seats": [{"workers": {"red": 1}}]});
    let state = state(2, &document);
    assert_eq!(asked(2, &state), (Seat(0), Ask::Action(ActionSlot::Mines)));
    assert_eq!(state.table.slot(ActionSlot::Mines).len(), 2);
    assert_eq!(state.table.round, 1);
    let steps = read(
        &game(2),
        SEED,
        &json!({"doing": {"step": {"steps": "coal"}}, "seats": [{"workers": {"red": 1}}]}),
    );
    let steps = steps.expect("it is one");
    assert_eq!(asked(2, &steps), (Seat(0), Ask::Steps(Track::Coal)));
    assert_eq!(legal(2, &steps), [1, 2, 3].map(Move::Steps));
}

#[test]
fn a_bonus_gives_what_it_has_not_given_yet() {
    let document = |regions: Value| {
        json!({
            "marker": 1,
            "doing": {"step": {"site": "ship"}, "built": "clocks", "regions": regions},
            "seats": [{
                "workers": {"white": 1},
                "factories": {"clocks-2": {}},
                "ships": {"kansai": 1},
            }],
        })
    };
    let one = state(2, &document(json!(["kansai"])));
    assert_eq!(asked(2, &one), (Seat(0), Ask::Site(Transport::Ship)));
    assert_eq!(
        (one.table.turn.granted, one.table.turn.slot),
        (1, Some(ActionSlot::Export))
    );
    assert!(!legal(2, &one).contains(&Move::Site(Region::Kansai)));
    let none = state(2, &document(json!([])));
    assert_eq!(none.table.turn.granted, 2);
}

#[test]
fn what_is_on_the_map_and_on_boards_is_in_no_supply() {
    let document = json!({
        "marker": 2,
        "cities": {"osaka": {"tile": 0, "turned": 0, "slots": {"bottom": {"seat": 1, "value": 3}}}},
        "seats": [{"spaces": {"regions": 5}}, {"factories": {"silk-4": {"machine": 1, "cubes": 4}}, "trains": {"kansai": 2}, "markers": {"money": 1}}],
    });
    let state = state(2, &document);
    let table = &state.table;
    let own = &table.seats[Seat(1)];
    assert_eq!(
        game(2).demand(table, City::Osaka, meiji::nippon::components::Side::Bottom),
        Good::Silk
    );
    assert_eq!((own.trains, own.ships, own.tiles), (4, 6, [1, 1, 1, 1, 2, 1, 2]));
    assert!(!table.factories.contains(FactoryTile::Silk4));
    let left = RewardBonus::ALL.map(|bonus| table.rewards_of(RewardLevel::Five, bonus));
    assert_eq!(left.iter().sum::<u8>(), 3, "one of the four of this level was taken");
    assert_eq!(table.seats[Seat(0)].spaces[Achievement::Regions.index()], 5);
}

#[test]
fn who_consolidates_has_the_income_and_chooses() {
    let seat = json!({"yen": 12, "coal": 2, "workers": {"white": 2, "red": 2}});
    let state = state(2, &json!({"marker": 1, "doing": {"step": "reward"}, "seats": [seat]}));
    assert_eq!(asked(2, &state), (Seat(0), Ask::Reward));
    let levels = legal(2, &state).into_iter().map(|action| match action {
        Move::Reward(level, _) => level,
        other => panic!("{other}"),
    });
    assert!(levels.into_iter().all(|level| level <= RewardLevel::Three));
}

/// With no Reward tile left a VP Multiplier tile is taken, and brings nothing but itself.
#[test]
fn a_vp_multiplier_tile_is_taken_once_all_reward_tiles_are_gone() {
    let none = json!({"2": {}, "3": {}, "4": {}, "5": {}});
    let seven = json!({"money": 5, "coal": 5, "ships": 4, "trains": 4, "regions": 3, "machines": 3, "factories": 2});
    let mut nine = seven.clone();
    (nine["contracts"], nine["knowledge"]) = (json!(2), json!(2));
    // Of each level four, which took 72 Workers, and three more now: as many as there can have been.
    let seat = json!({"yen": 12, "coal": 2, "workers": {"white": 3}, "spaces": seven});
    let other = json!({"spaces": nine});
    let document = json!({
        "marker": 6,
        "doing": {"step": {"space": "2"}},
        "rewards": none,
        "multipliers": 3,
        "seats": [seat, other],
    });
    let mut taken = state(2, &document);
    assert_eq!(asked(2, &taken).1, Ask::Space);
    game(2).play(&mut taken, Move::Space(Achievement::Knowledge), &mut ());
    let own = &taken.table.seats[Seat(0)];
    assert_eq!(
        (own.spaces[Achievement::Knowledge.index()], own.yen, own.coal),
        (2, 9, 2)
    );
    assert_eq!(taken.table.multipliers, 3);
}

#[test]
fn a_last_turn_is_finished() {
    let document = json!({
        "marker": 7,
        "turnsLeft": 1,
        "doing": {"step": "finish", "slot": "export"},
        "seats": [{"blueprints": 3, "workers": {"white": 1}}],
    });
    let finish = state(2, &document);
    assert_eq!(asked(2, &finish), (Seat(0), Ask::Finish));
    assert_eq!(finish.table.turn.slot, Some(ActionSlot::Export));
    assert!(legal(2, &finish).contains(&Move::Finish));
}
