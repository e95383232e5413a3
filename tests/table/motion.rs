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

const DESK: Size = Size::new(1280.0, 800.0);
const PHONE: Size = Size::new(390.0, 844.0);

/// What a plan was made from, and the plan.
struct Motion {
    before: Scene<Target>,
    after: Scene<Target>,
    events: Vec<Event>,
    plan: Plan,
}

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

/// Every plan of a random game, as a seat sees it; steps that leave no choice belong to the move before them.
fn motions(players: u8, seed: u64, seat: Option<Seat>, size: Size) -> Vec<Motion> {
    let options = Options::new(players)
        .expect("2 to 4 play")
        .with_achievement_rewards()
        .with_free_agents();
    let mut sitting = Sitting::new(Yokohama::new(Content::first(), options), Seed(seed));
    let mut motions = Vec::new();
    while let Some(decision) = sitting.decision() {
        let from = sitting.played();
        let before = draw(&seen(&sitting, seat).show(size));
        let view = sitting.view(Some(decision.seat));
        let choice = Opponent::Random.choose(sitting.game(), &view, Seed(seed * 10_000 + from as u64));
        sitting.play(choice.expect("somebody is asked")).expect("it is legal");
        while let Some(action) = sitting.forced() {
            sitting.play(action).expect("it is legal");
        }
        let events: Vec<Event> = sitting.events(from, seat).map(|(_, event)| event).collect();
        let position = seen(&sitting, seat);
        let show = position.show(size);
        let after = draw(&show);
        if let Some(plan) = Plan::new(&before, &after, &show, &events) {
            motions.push(Motion {
                before,
                after,
                events,
                plan,
            });
        }
    }
    motions
}

fn texts(marks: &[Mark], into: &mut Vec<String>) {
    for mark in marks {
        match mark {
            Mark::Text(text) => into.push(text.text.clone()),
            Mark::Clip(_, marks) => texts(marks, into),
            _ => {}
        }
    }
}

fn words(scene: &Scene<Target>) -> Vec<String> {
    let mut words = Vec::new();
    for node in scene.nodes() {
        texts(&node.marks, &mut words);
    }
    words
}

/// Where a node's first mark stands.
fn corner(node: &Node<Target>) -> Option<Point> {
    // On a phone the board is cut off at its window.
    let first = match &node.marks[..] {
        [Mark::Clip(_, marks)] => marks.first()?,
        marks => marks.first()?,
    };
    let bounds = first.bounds().shifted(node.shift);
    Some(Point::new(bounds.x, bounds.y))
}

fn key_of(scene: &Scene<Target>, key: Key) -> Option<&Node<Target>> {
    scene.nodes().iter().find(|node| node.key == key)
}

#[test]
fn a_plan_ends_where_the_new_scene_stands() {
    for (players, size) in [(2, DESK), (4, DESK), (3, PHONE)] {
        for Motion { after, mut plan, .. } in motions(players, 1, Some(Seat(0)), size) {
            let length = plan.length();
            let frame = plan.at(length - 0.001).expect("it has not ended").clone();
            for node in after.nodes() {
                let last = key_of(&frame, node.key).expect("what is new is in the frame");
                assert!(last.alpha > 0.99 && last.shift.distance(Point::ZERO) < 0.5, "{node:?}");
                assert_eq!((last.hit, last.target), (node.hit, node.target));
                // A piece is put down at the very end.
                assert!(
                    last.marks == node.marks || last.marks.is_empty() || length - 0.001 < length,
                    "{last:?}"
                );
            }
            for extra in frame.nodes().iter().filter(|node| key_of(&after, node.key).is_none()) {
                assert!(extra.hit.is_none(), "nothing that goes can be touched: {extra:?}");
            }
            assert!(plan.at(length).is_none(), "at the end there is the new scene alone");
            assert!(plan.at(f32::NAN).is_none());
        }
    }
}

#[test]
fn what_moves_starts_where_it_stood() {
    let mut moved = 0;
    for (players, size) in [(3, DESK), (4, PHONE)] {
        for Motion {
            before,
            after,
            events,
            mut plan,
        } in motions(players, 2, Some(Seat(0)), size)
        {
            let first = plan.at(0.0).expect("it has begun").clone();
            for old in before.nodes() {
                let (Some(now), Some(new)) = (key_of(&first, old.key), key_of(&after, old.key)) else {
                    continue;
                };
                // What is elsewhere than in the new scene is where it was in the old one.
                let there = corner(now).zip(corner(old)).zip(corner(new));
                if let Some(((now, old), _)) = there.filter(|((now, _), new)| now.distance(*new) > 6.0) {
                    assert!(now.distance(old) < 0.5, "{now:?} and not {old:?}, after {events:?}");
                    moved += 1;
                }
            }
            for event in &events {
                let Event::PresidentMoved {
                    from: Some(_),
                    to: Some(_),
                    ..
                } = event
                else {
                    continue;
                };
                let flying = first.nodes().iter().filter(|node| key_of(&after, node.key).is_none());
                let starts = flying.filter_map(corner);
                let stood: Vec<Point> = before.nodes().iter().filter_map(corner).collect();
                let from_there = |at: Point| size == PHONE || stood.iter().any(|old| old.distance(at) < 40.0);
                assert!(
                    starts.clone().any(from_there),
                    "{:?} after {events:?}",
                    starts.collect::<Vec<_>>()
                );
            }
        }
    }
    assert!(moved > 20, "{moved} things moved");
}

#[test]
fn nothing_is_seen_on_the_way_that_neither_scene_shows() {
    for seat in [Some(Seat(1)), None] {
        for Motion {
            before,
            after,
            events,
            mut plan,
        } in motions(2, 3, seat, DESK)
        {
            let mut known = words(&before);
            known.extend(words(&after));
            for time in 0..10 {
                let Some(frame) = plan.at(time as f32 * 100.0) else {
                    break;
                };
                for text in words(frame) {
                    let number = text.trim_start_matches('¥').parse::<u16>().is_ok();
                    assert!(number || known.contains(&text), "{text:?} after {events:?}");
                }
            }
        }
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
    for Motion { mut plan, .. } in motions(2, 5, Some(Seat(0)), DESK).into_iter().take(60) {
        let early = plan.at(60.0).cloned();
        plan.at(plan.length() - 1.0);
        assert_eq!(plan.at(60.0).cloned(), early);
    }
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
