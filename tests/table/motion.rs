//! How the table moves: from the scene before a move to the scene after it, and nowhere else.

use meiji::chance::Seed;
use meiji::drawing::geometry::{Point, Rect, Size};
use meiji::drawing::scene::{Key, Mark, Node, Scene};
use meiji::game::{Game, Seat};
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::table::layout::{Camera, unit};
use meiji::table::motion::{LONGEST, STEP};
use meiji::table::situation::Moment;
use meiji::words::Words;
use meiji::yokohama::components::{Area, Title};
use meiji::yokohama::content::Content;
use meiji::yokohama::map::Place;
use meiji::yokohama::table::triangle::Triangle as _;
use meiji::yokohama::table::{Entry, Manner, Plan, Show, Situation, Target};
use meiji::yokohama::{Event, Move, Options, Stage, State, Toll, Yokohama};

use super::suite::motion::{self, Motion, corner};

const DESK: Size = Size::new(1280.0, 800.0);
const PHONE: Size = Size::new(390.0, 844.0);

/// A game as a seat sees it now.
fn seen(sitting: &Sitting<Yokohama>, seat: Option<Seat>) -> Situation {
    let nobody = Crest::ALL.map(|crest| Sitter {
        name: String::new(),
        crest,
        computer: Some(Opponent::Random.into()),
    });
    let sitters = &nobody[..sitting.game().players().into()];
    Situation::new(sitting, Moment::now(seat), Words::default(), sitters, Manner::default())
}

fn key_of(scene: &Scene<Target>, key: Key) -> Option<&Node<Target>> {
    motion::key_of::<Yokohama>(scene, key)
}

/// Every plan of a random game, as a seat sees it.
fn motions(players: u8, seed: u64, seat: Option<Seat>, size: Size) -> Vec<Motion<Yokohama>> {
    let options = Options::new(players)
        .expect("2 to 4 play")
        .with_achievement_rewards()
        .with_free_agents();
    motion::motions(Yokohama::new(Content::first(), options), seed, seat, size)
}

#[test]
fn a_plan_ends_where_the_new_scene_stands() {
    for (players, size) in [(2, DESK), (4, DESK), (3, PHONE)] {
        motion::a_plan_ends_where_the_new_scene_stands(motions(players, 1, Some(Seat(0)), size));
    }
}

#[test]
fn what_moves_starts_where_it_stood() {
    let tables = [(3, DESK), (4, PHONE)].map(|(players, size)| motions(players, 2, Some(Seat(0)), size));
    let moved: usize = tables.into_iter().map(motion::what_moves_starts_where_it_stood).sum();
    assert!(moved > 20, "{moved} things moved");
}

#[test]
fn a_president_starts_where_it_stood() {
    let mut gone = 0;
    for (players, size) in [(3, DESK), (4, DESK)] {
        for Motion {
            before,
            after,
            events,
            mut plan,
        } in motions(players, 2, Some(Seat(0)), size)
        {
            let first = plan.at(0.0).expect("it has begun");
            let goes = |event: &&Event| {
                matches!(
                    event,
                    Event::PresidentMoved {
                        from: Some(_),
                        to: Some(_),
                        ..
                    }
                )
            };
            for _ in events.iter().filter(goes) {
                let flying = first.nodes().iter().filter(|node| key_of(&after, node.key).is_none());
                let starts: Vec<Point> = flying.filter_map(corner).collect();
                let stood: Vec<Point> = before.nodes().iter().filter_map(corner).collect();
                let from_there = |at: &Point| stood.iter().any(|old| old.distance(*at) < 40.0);
                assert!(starts.iter().any(from_there), "{starts:?} after {events:?}");
                gone += 1;
            }
        }
    }
    assert!(gone > 20, "{gone} Presidents went");
}

#[test]
fn nothing_is_seen_on_the_way_that_neither_scene_shows() {
    for seat in [Some(Seat(1)), None] {
        motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(2, 3, seat, DESK));
    }
}

#[test]
fn a_step_takes_200_to_400_milliseconds_and_a_chain_no_more_than_900() {
    let mut long = 0;
    for Motion { plan, events, .. } in motions(4, 4, Some(Seat(0)), DESK) {
        assert!(plan.length() >= *STEP.start(), "{} ms for {events:?}", plan.length());
        assert!(plan.length() <= LONGEST + 0.5, "{} ms for {events:?}", plan.length());
        long += usize::from(plan.length() > *STEP.end());
        if let [Event::Placed { .. }] = events[..] {
            assert!(STEP.contains(&plan.length()), "{} ms for an Assistant", plan.length());
        }
    }
    assert!(long > 0, "no chain is told one after another");
}

#[test]
fn a_time_is_painted_alike_from_whichever_time_one_comes() {
    motion::a_time_is_painted_alike_from_whichever_time_one_comes(motions(2, 5, Some(Seat(0)), DESK));
}

#[test]
fn another_part_of_the_board_or_another_size_is_not_followed() {
    let Motion { before, after, .. } = motions(2, 6, Some(Seat(0)), DESK).remove(0);
    let options = Options::new(2).expect("two play");
    let sitting = Sitting::new(Yokohama::new(Content::first(), options), Seed(6));
    let position = seen(&sitting, Some(Seat(0)));
    let show = position.show(PHONE);
    let phone = draw(&show);
    assert!(Plan::new(&before, &phone, &show, &[]).is_none());
    let camera = Camera {
        zoom: 2.0,
        middle: Point::new(0.3, 0.3),
    };
    assert!(Plan::new(&phone, &draw(&Show { camera, ..show }), &show, &[]).is_none());
    let show = position.show(DESK);
    assert!(Plan::new(&after, &after, &show, &[]).is_none(), "nothing moved");
}

/// How the President of seat 0 goes from place 0 to place 2 for a toll, and the tiles of the table. It may go along the top
/// row, paying seat 1 at place 1, or below it through places 5 and 6, which is longer, paying seat 2 at place 5.
fn president_goes(toll: Toll, change: impl Fn(&mut State)) -> (Vec<Point>, Vec<Rect>) {
    let game = Yokohama::new(Content::first(), Options::new(3).expect("three play"));
    let fits = |state: &State| {
        // The Canal would open other roads, and the board of a Port would lie over them.
        let bank = state.table.board(Place(2)).area == Area::Bank;
        bank && state.table.canal().is_some_and(|canal| canal.0 > 6)
    };
    let mut deals = (0..).map(|seed| game.deal(Seed(seed)));
    let mut state = deals.find(fits).expect("some game is laid like this");
    let me = Seat(0);
    state.table.active = me;
    state.table.stage = Stage::Movement;
    for (seat, place) in [(me, 0), (Seat(1), 1), (Seat(2), 5)] {
        state.table.seats[seat].president = Some(Place(place));
    }
    for place in [1, 2, 5, 6] {
        state.table.boards[place].assistants[me] = 1;
    }
    state.table.seats[me].yen = 9;
    change(&mut state);

    let mut position = seen(&Sitting::new(game.clone(), Seed(0)), Some(me));
    (position.view, position.entry) = (game.view(&state, Some(me)), Entry::default());
    let before = draw(&position.show(DESK));
    let mut events = Vec::new();
    let gone = game.try_play(&mut state, Move::Go(Place(2), toll), &mut events);
    gone.expect("the way is offered");
    events.retain(|event| matches!(event, Event::PresidentMoved { .. }));
    position.view = game.view(&state, Some(me));
    let show = position.show(DESK);
    let (map, unit) = (show.layout().map, unit(show.size));
    let tile = |place| {
        let Rect { x, y, w, h } = map.tile(place);
        Rect::new(x * unit, y * unit, w * unit, h * unit)
    };
    let tiles = position.view.table.places().map(tile).collect();
    let after = draw(&show);
    let mut plan = Plan::new(&before, &after, &show, &events).expect("the President goes");
    let mut track = Vec::new();
    for time in 0..plan.length() as u32 {
        let frame = plan.at(time as f32).expect("it is under way");
        let stood = |key| key_of(&before, key).or_else(|| key_of(&after, key)).is_some();
        let flying = frame.nodes().iter().find(|node| !stood(node.key));
        track.extend(flying.and_then(middle));
    }
    (track, tiles)
}

/// The middle of all marks of a node.
fn middle(node: &Node<Target>) -> Option<Point> {
    let bounds = node.marks.iter().map(Mark::bounds).reduce(|all, one| all.union(&one));
    bounds.map(|bounds| bounds.shifted(node.shift).centre())
}

/// Whether a track leads over the tile of a place, and not only along its edge.
fn enters(track: &[Point], tiles: &[Rect], place: usize) -> bool {
    track.iter().any(|&at| tiles[place].inset(12.0).contains(at))
}

#[test]
fn a_president_walks_the_road_that_was_chosen_and_paid_for() {
    let paying = |seat: u8| Toll {
        seats: 1 << seat,
        crossings: 0,
    };
    for (toll, through, past) in [(paying(1), &[1][..], &[5, 6][..]), (paying(2), &[5, 6], &[1])] {
        let (track, tiles) = president_goes(toll, |_| {});
        let enters = |place: &usize| enters(&track, &tiles, *place);
        assert!(
            through.iter().all(enters),
            "{toll:?} leads through {through:?}: {track:?}"
        );
        assert!(!past.iter().any(enters), "{toll:?} leads past {past:?}: {track:?}");
    }
}

#[test]
fn a_president_that_rides_goes_straight_past_a_road_that_would_have_cost_something() {
    let (track, tiles) = president_goes(Toll::FREE, |state| {
        state.table.seats[Seat(0)].titles.insert(Title::Tram);
        state.table.boards[1].assistants[Seat(0)] = 0;
    });
    assert!(
        track[0].distance(track[track.len() - 1]) > 100.0,
        "it goes far: {track:?}"
    );
    for place in [5, 6] {
        assert!(!enters(&track, &tiles, place), "it rides past {place}: {track:?}");
    }
}
