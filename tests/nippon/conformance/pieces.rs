//! Nothing is lost: the pieces and tiles of Nippon at every moment, and what may change between two.

use meiji::game::{Game, Seat};
use meiji::nippon::components::{FACTORIES, Good, MOST_INFLUENCE, REWARD_LEVELS, Region, Track, Transport};
use meiji::nippon::content::ScoringSlot;
use meiji::nippon::{Ask, Event, Nippon, Stage, State, Step, Table, Workers};

/// Checks all that holds at every moment of a game.
pub fn check(game: &Nippon, state: &State) {
    conserved(game, state);
    let table = &state.table;
    course(game, table);
    for seat in Seat::all(table.players) {
        let player = &table.seats[seat];
        assert!(player.workers.len() <= 6, "six Worker slots");
        assert!(player.markers.iter().all(|marker| *marker <= 10), "eleven slots");
        let mut improvable = false;
        for good in Good::ALL {
            let Some(own) = player.factory(good) else { continue };
            assert_eq!(own.tile.good(), good, "a Factory a good");
            assert!(own.cubes <= game.content().goods[good.index()].storage, "the Storage");
            assert!(own.machine <= 2);
            improvable |= own.machine < 2;
        }
        // While a bonus works, Machines that wait are still to come to the Factory.
        if table.turn.built.is_none() {
            assert!(player.machines == 0 || !improvable, "Machines wait for a Factory alone");
        }
    }
    if game.decision(state).is_some_and(|decision| decision.ask == Ask::Turn) {
        between_turns(table);
    }
}

/// Checks that every piece and tile is somewhere and only there.
pub fn conserved(game: &Nippon, state: &State) {
    let table = &state.table;
    let players = table.players;
    let mut all = Workers::EMPTY;
    let boards = Seat::all(players).map(|seat| table.seats[seat].workers);
    let places = table.slots.into_iter().chain(table.rows).chain(boards);
    places.chain([table.bag]).for_each(|mut place| place.go_to(&mut all));
    assert_eq!(all.counts(), [4 + players; 6], "the Workers of each colour");
    let mut printed = [0; MOST_INFLUENCE];
    for row in &game.content().influence_tiles {
        printed[usize::from(row.value) - 1] += 1;
    }

    let mut tiles = [0; FACTORIES];
    let owned = Seat::all(players).flat_map(|seat| table.seats[seat].own().map(|own| own.tile));
    let beside = table.factories.iter();
    owned.chain(beside).for_each(|tile| tiles[tile.index()] += 1);
    assert_eq!(tiles, [1; FACTORIES], "every Factory is in one place");

    for seat in Seat::all(players) {
        let player = &table.seats[seat];
        for transport in Transport::ALL {
            let on_map = Region::ALL.map(|region| table.region(region).of(transport)[seat]);
            assert_eq!(
                player.left(transport) + on_map.iter().sum::<u8>(),
                6,
                "{transport} of {seat:?}"
            );
        }
        let mut values = player.tiles;
        let around = table.cities.iter().flat_map(|city| city.slots).flatten();
        let own = around.filter(|tile| tile.seat == seat);
        own.for_each(|tile| values[usize::from(tile.value) - 1] += 1);
        assert_eq!(values, printed, "the Influence tiles of {seat:?}");
    }
    for city in &table.cities {
        assert!(city.tiles() <= players, "as many tiles around a City as players");
    }
    let mut laid: Vec<u8> = table.cities.iter().map(|city| city.tile.0).collect();
    laid.sort_unstable();
    laid.dedup();
    assert_eq!(laid.len(), 8, "eight of the nine City tiles");
    for region in Region::ALL {
        assert!(table.region(region).taken() <= 2 * players, "the slots of {region}");
    }

    let spaces = Seat::all(players).flat_map(|seat| table.seats[seat].spaces);
    let mut placed = [0; REWARD_LEVELS];
    spaces
        .filter(|multiplier| *multiplier > 0)
        .for_each(|multiplier| placed[usize::from(multiplier) - 2] += 1);
    for (level, placed) in placed.into_iter().enumerate() {
        let on_board: u8 = table.rewards[level].iter().sum();
        let multipliers = if level == 0 { 4 - table.multipliers } else { 0 };
        assert!(on_board + placed <= 2 + players + multipliers, "the Reward tiles");
        assert!(table.rewards[level].iter().all(|count| *count <= 2));
    }
    assert!(table.multipliers <= 4);
}

/// The Scoring Marker tells how many Scorings there were, and what is left.
fn course(game: &Nippon, table: &Table) {
    let passed = &game.content().scoring_track[..=usize::from(table.marker)];
    let scorings = passed.iter().filter(|row| row.slot == ScoringSlot::Scoring).count() as u8;
    match table.stage {
        Stage::Play => {
            assert!(table.marker < 5 && table.turns_left == 0);
            assert_eq!(table.scorings, scorings);
        }
        Stage::LastPhase => {
            assert_eq!(table.scorings, 2);
            assert!((1..=3 * table.players).contains(&table.turns_left));
            assert_eq!(table.marker, 5 + (3 * table.players - table.turns_left) / table.players);
        }
        Stage::Over => {
            assert_eq!((table.scorings, table.turns_left, table.marker), (3, 0, 7));
        }
    }
    let turn = &table.turn;
    assert!(turn.done < 3);
    assert!(table.stage != Stage::Over || turn.step == Step::Turn && turn.slot.is_none());
    assert_eq!(turn.placing.is_some(), turn.step == Step::Return);
    if turn.granted > 0 {
        assert!(matches!(turn.step, Step::Site(_) | Step::Goods) && turn.built.is_some());
    }
}

/// What holds as a turn begins.
fn between_turns(table: &Table) {
    for slot in table.slots {
        assert!((1..=3).contains(&slot.len()), "every Action slot holds 1 to 3");
    }
    let room = if table.players == 2 { 2 } else { 3 };
    let rows = &table.rows[..usize::from(table.players)];
    assert!(
        table.rows[usize::from(table.players)..]
            .iter()
            .all(|row| row.is_empty()),
        "rows in use"
    );
    let (lowest, others) = rows.split_last().expect("there are rows");
    let above: Vec<u8> = others.iter().map(|row| row.len()).collect();
    assert!(above.iter().all(|count| *count == 0 || *count == room), "full or empty");
    assert!(above.is_sorted(), "empty from the top");
    if table.lacking > 0 {
        assert!(table.players == 4 && table.lacking <= 3, "four players alone");
        assert_eq!(lowest.len() + table.lacking, room);
        assert!(table.bag.is_empty(), "it lacks what the bag had not");
    } else {
        assert!(lowest.len() == room || lowest.is_empty() && above.iter().all(|count| *count == 0));
    }
}

/// Checks what may change when a move is played, and that the events tell it.
pub fn moved(game: &Nippon, before: &State, after: &State, events: &[Event]) {
    let (was, is) = (&before.table, &after.table);
    assert!(is.marker >= was.marker, "the Scoring Marker never goes back");
    for seat in Seat::all(was.players) {
        let (old, new) = (&was.seats[seat], &is.seats[seat]);
        for track in Track::ALL {
            assert!(new.marker(track) >= old.marker(track), "{track} never goes down");
        }
        assert!(new.contracts.without(old.contracts).is_empty(), "face down for good");
        for (old, new) in old.spaces.into_iter().zip(new.spaces) {
            assert!(old == 0 || old == new, "a multiplier never moves");
        }
        for (old, new) in old.factories.iter().zip(new.factories) {
            if let Some(old) = old {
                let new = new.expect("a Factory stays");
                assert!(new.tile == old.tile && new.machine >= old.machine);
            }
        }
        let told: i16 = events
            .iter()
            .filter(|event| event.seat() == Some(seat))
            .map(|event| match event {
                Event::Scored { points, .. }
                | Event::RegionScored { points, .. }
                | Event::ShipsScored { points, .. } => *points,
                _ => 0,
            })
            .sum();
        assert_eq!(new.points - old.points, told, "points are told");
        let icons = |table: &Table| {
            let own = &table.seats[seat];
            let completed = |transport| {
                let spaces = &game.spaces(transport)[..own.built(transport)];
                spaces.iter().filter(|row| row.money).count()
            };
            completed(Transport::Train) + completed(Transport::Ship)
        };
        let steps = events.iter().filter(
            |event| matches!(event, Event::Raised { seat: whose, why: meiji::nippon::Why::Icon, .. } if *whose == seat),
        );
        let steps = steps.count();
        let top = new.marker(Track::Money) == 10;
        assert!(
            steps == icons(is) - icons(was) || top && steps <= icons(is) - icons(was),
            "Money icons"
        );
    }
    scorings(game, was, events);
}

/// In a Scoring the points given in a Region never exceed those of its row, and equal places give equal points.
fn scorings(game: &Nippon, table: &Table, events: &[Event]) {
    let mut scoring = 0;
    let mut given: Vec<(Region, u8, i16)> = Vec::new();
    let row = |scoring: usize| game.content().scorings[scoring].places;
    let close = |scoring: usize, given: &mut Vec<(Region, u8, i16)>| {
        for region in Region::ALL {
            let here: Vec<_> = given.iter().filter(|(other, ..)| *other == region).collect();
            let sum: i16 = here.iter().map(|(_, _, points)| points).sum();
            let most: u8 = row(scoring).iter().sum();
            assert!(sum <= i16::from(most));
            for (_, place, points) in &here {
                let alike = here.iter().filter(|(_, other, _)| other == place);
                assert!(alike.into_iter().all(|(_, _, other)| other == points));
            }
        }
        given.clear();
    };
    for event in events {
        match *event {
            Event::ScoringBegan { scoring: number } => {
                assert_eq!(number, table.scorings + 1);
                scoring = usize::from(number) - 1;
            }
            Event::RegionScored {
                region, place, points, ..
            } => given.push((region, place, points)),
            _ => {}
        }
    }
    close(scoring, &mut given);
}
