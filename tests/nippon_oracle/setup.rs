//! The set-up: a model of what the rules lay out, with nothing taken from the engine but what chance laid.

use std::collections::{BTreeMap, BTreeSet};

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::nippon::components::{ActionSlot, City, Colour, FactoryTile, Good, Region, RewardBonus, RewardLevel, Track};
use meiji::nippon::content::{Bonus, Content, Gain, ScoringSlot, TrackRow};
use meiji::nippon::{Drawn, Event, Nippon, Options, Stage, State, Workers};
use meiji::printed::Edition;

use crate::model::{Job, Model, Phase, Town, Zaibatsu};

/// The options of a game: how many play, and who starts; the seed names who starts, or the options do.
pub fn options(seed: u64) -> Options {
    let players = 2 + seed / 2 % 3;
    let options = Options::new(players as u8).expect("two to four");
    match seed / 6 % 3 {
        0 => options,
        _ => options
            .with_starter(Seat((seed / 18 % players) as u8))
            .expect("a seat at the table"),
    }
}

/// The model of a game that was just dealt. All Workers, City tiles and Reward tiles must be somewhere, and once.
pub fn model(game: &Nippon, seed: u64, state: &State) -> Model {
    let table = &state.table;
    let players = usize::from(options(seed).players());
    let starter = usize::from(table.starter.0);
    match seed / 6 % 3 {
        0 => assert!(starter < players),
        _ => assert_eq!(
            starter as u64,
            seed / 18 % players as u64,
            "the seat that was named starts"
        ),
    }
    assert_eq!(table.stage, Stage::Play);

    // 6, 7 or 8 Workers of each colour: three on each Action slot, the rows, the rest in the bag.
    let mut bag: Vec<Colour> = Colour::ALL
        .into_iter()
        .flat_map(|colour| [colour].repeat(4 + players))
        .collect();
    let mut lay = |workers: Workers, count: usize| {
        let laid = spread(workers);
        assert_eq!(laid.len(), count, "so many Workers are laid");
        for colour in &laid {
            let at = bag.iter().position(|one| one == colour);
            bag.remove(at.expect("the box holds one of that colour"));
        }
        laid
    };
    let slots = ActionSlot::ALL.map(|slot| (slot, lay(table.slots[slot.index()], 3)));
    let size = if players == 2 { 2 } else { 3 };
    let rows = (0..players).map(|row| lay(table.rows[row], size)).collect();
    assert_eq!(bag.len(), [17, 18, 21][players - 2], "so many are left in the bag");

    let tiles: BTreeSet<u8> = table.cities.iter().map(|city| city.tile.0).collect();
    assert_eq!(tiles.len(), 8, "eight different City tiles");
    assert!(tiles.iter().all(|tile| *tile < 9));
    let cities = City::ALL.map(|city| {
        let demand = &table.cities[city.index()];
        assert!(demand.turned < 4);
        let town = Town {
            tile: demand.tile.0.into(),
            turned: demand.turned.into(),
            tiles: BTreeMap::new(),
        };
        (city, town)
    });

    let mut rewards = vec![];
    for level in RewardLevel::ALL {
        let left = table.rewards[level.index()];
        assert_eq!(
            usize::from(left.iter().sum::<u8>()),
            2 + players,
            "Reward tiles of each level"
        );
        for bonus in RewardBonus::ALL {
            let count = left[bonus.index()];
            assert!(count <= 2, "two alike in the box");
            rewards.extend([(level, bonus)].repeat(count.into()));
        }
    }

    let sides = (0..players).map(|who| {
        let after = (who + players - starter) % players;
        Zaibatsu {
            points: 10 + after as i32,
            yen: 12,
            coal: 2,
            blueprints: 1,
            markers: Track::ALL.into_iter().map(|track| (track, 0)).collect(),
            open_contracts: (0..8).collect(),
            tiles: game.content().influence_tiles.iter().map(|row| row.value).collect(),
            trains: 6,
            ships: 6,
            ..Zaibatsu::default()
        }
    });
    Model {
        players,
        starter,
        round: 1,
        active: starter,
        phase: Phase::Before,
        marker: 0,
        scorings: 0,
        turns_left: 0,
        jobs: vec![Job::EndTurn, Job::Turn],
        taken: None,
        bag,
        slots: slots.into(),
        rows,
        owed: 0,
        cities: cities.into(),
        sites: Region::ALL.map(|region| (region, vec![])).into(),
        offered: FactoryTile::ALL.into(),
        rewards,
        multipliers: 4,
        sides: sides.collect(),
        drawn: [].into(),
    }
}

fn spread(workers: Workers) -> Vec<Colour> {
    let counts = workers.counts();
    let colours = Colour::ALL.into_iter().zip(counts);
    colours
        .flat_map(|(colour, count)| [colour].repeat(count.into()))
        .collect()
}

/// What came out of the bag, in its order.
pub fn drawn(events: &[Event]) -> impl Iterator<Item = (Colour, Drawn)> {
    events.iter().filter_map(|event| match event {
        Event::WorkerDrawn { colour, to } => Some((*colour, *to)),
        _ => None,
    })
}

/// Printed values made up at random, within what every content keeps: no two games are played by the same. Each lasting bonus is found on
/// Factories of one good alone, so that nobody has it twice.
pub fn invented(seed: u64) -> Content {
    let mut chance = Chance::new(Seed(seed.reverse_bits()));
    let mut content = Content::latest();
    content.edition = "invented".into();

    // The bonuses of one good on the Factories of another, and as much of each as it comes.
    let mut goods = [0, 1, 2, 3, 4, 5];
    chance.shuffle(&mut goods);
    let printed = content.factories.clone();
    for (number, row) in content.factories.iter_mut().enumerate() {
        row.bonuses
            .clone_from(&printed[goods[number / 4] * 4 + number % 4].bonuses);
        row.bonuses.iter_mut().for_each(|bonus| change(bonus, &mut chance));
    }
    // What each City tile asks for, by other names.
    chance.shuffle(&mut goods);
    for row in &mut content.city_tiles {
        row.goods = row.goods.map(|good| Good::ALL[goods[good.index()]]);
    }
    for row in &mut content.cities {
        chance.shuffle(&mut row.overseas);
    }
    let mut regions = content.regions.map(|row| row.bonus);
    chance.shuffle(&mut regions);

    let mut below = |bound: u32| chance.below(bound) as u8;
    let cheap = below(2) == 0;
    for row in &mut content.goods {
        row.price = 4 + below(if cheap { 2 } else { 5 });
        row.knowledge = below(if cheap { 4 } else { 8 });
        row.coal = below(if cheap { 3 } else { 6 });
        row.storage = 1 + below(7);
    }
    for row in &mut content.contracts {
        row.cubes = (0..=below(3)).map(|_| 1 + below(if cheap { 2 } else { 4 })).collect();
        row.cubes.sort_unstable_by(|one, other| other.cmp(one));
        (row.yen, row.points) = if below(2) == 0 {
            (1 + below(12), 0)
        } else {
            (0, 1 + below(12))
        };
        row.steps = below(4);
    }
    for (row, bonus) in content.regions.iter_mut().zip(regions) {
        let amount = 1 + below(6);
        row.bonus = match bonus {
            Gain::Yen(_) => Gain::Yen(amount),
            Gain::Coal(_) => Gain::Coal(amount),
            Gain::Blueprints(_) => Gain::Blueprints(amount),
            Gain::Points(_) => Gain::Points(amount),
        };
    }
    track(&mut content.money, &[12, 16], 3, &mut below);
    track(&mut content.coal, &[2, 5, 8], 3, &mut below);
    track(&mut content.knowledge, &[1, 3, 4, 6], 2, &mut below);
    // Between 3 and 4 there is always a slot without number.
    content.knowledge = {
        let mut rows = content.knowledge;
        for (slot, number) in [Some(1), Some(2), Some(3), None, Some(4), Some(5), Some(6)]
            .into_iter()
            .enumerate()
        {
            rows[slot].number = number;
        }
        let last = below(3);
        for (row, number) in rows[7..].iter_mut().zip([None, Some(7), None, Some(9)]) {
            row.number = if last == 0 { None } else { number };
        }
        rows
    };
    for row in &mut content.trains {
        row.star = below(2) == 0;
    }
    for (row, star) in content
        .ships
        .iter_mut()
        .zip([[1, 1, 0, 0, 1, 0], [0, 0, 1, 1, 1, 1]][usize::from(below(2))])
    {
        row.star = star == 1;
    }
    for spaces in [&mut content.trains, &mut content.ships] {
        for row in &mut spaces[1..] {
            row.money = below(2) == 0;
        }
    }
    let scorings = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)][usize::from(below(6))];
    for (slot, row) in content.scoring_track[..5].iter_mut().enumerate() {
        row.slot = if slot == scorings.0 || slot == scorings.1 {
            ScoringSlot::Scoring
        } else {
            ScoringSlot::Plain
        };
    }
    let mut places = [0; 3];
    for row in &mut content.scorings {
        let third = places[2] + 1 + below(4);
        let second = (third + 1).max(places[1] + 1) + below(4);
        places = [(second + 1).max(places[0] + 1) + below(4), second, third];
        row.places = places;
    }
    for row in &mut content.influence_tiles {
        row.value = 1 + below(7);
    }
    content.influence_tiles.sort_by_key(|row| row.value);
    let values = [
        [[1, 2, 3], [3, 4, 5], [5, 6, 7]],
        [[1, 3, 4], [2, 3, 7], [2, 5, 7]],
        [[2, 3, 4], [2, 3, 6], [4, 5, 6]],
    ];
    for (row, values) in content.influence.iter_mut().zip(values[usize::from(below(3))]) {
        row.values = values;
    }
    let printed = (below(4), 4 + below(5));
    for (number, row) in (0..).zip(&mut content.achievements) {
        row.each = 1 + below(if row.each == 6 { 9 } else { 2 });
        row.printed = number == printed.0 || number == printed.1;
    }
    content
}

/// A track with other numbers, gaps and stars: those that it must have are there.
fn track(rows: &mut [TrackRow], needed: &[u8], most: u8, below: &mut impl FnMut(u32) -> u8) {
    let mut numbers: Vec<u8> = needed.to_vec();
    let mut next = needed[needed.len() - 1];
    while numbers.len() + usize::from(below(3)) < rows.len() {
        next += 1 + below(most.into());
        numbers.push(next);
    }
    // As many gaps as are missing, anywhere but on the lowest slot.
    let mut slots: Vec<Option<u8>> = numbers.into_iter().map(Some).take(rows.len()).collect();
    while slots.len() < rows.len() {
        let at = 1 + usize::from(below(slots.len() as u32));
        slots.insert(at, None);
    }
    for (row, number) in rows.iter_mut().zip(slots) {
        row.number = number;
        row.star = below(2) == 0;
    }
}

/// As much of a bonus as it comes.
fn change(bonus: &mut Bonus, chance: &mut Chance) {
    let some = 1 + chance.below(4) as u8;
    match bonus {
        Bonus::Machines(machine) => *machine = 1 + some % 2,
        // Never more than any price.
        Bonus::InvestPrice(price) => *price = some - 1,
        Bonus::WagesColoursFree(amount) => *amount = 1 + some % 3,
        Bonus::KnowledgeSteps(amount)
        | Bonus::MoneySteps(amount)
        | Bonus::CoalSteps(amount)
        | Bonus::Blueprints(amount)
        | Bonus::BuildTrains(amount)
        | Bonus::BuildShips(amount)
        | Bonus::Cubes(amount)
        | Bonus::CubesInFactories(amount)
        | Bonus::KnowledgeActionPlus(amount)
        | Bonus::RunThisPlus(amount)
        | Bonus::KnowledgeNeedMinus(amount)
        | Bonus::KnowledgeStars(amount)
        | Bonus::ContractYen(amount)
        | Bonus::ProduceCoalMinus(amount)
        | Bonus::TrainsCount(amount)
        | Bonus::ShipsScore(amount)
        | Bonus::ContractPoints(amount)
        | Bonus::IncomeYenAFactory(amount)
        | Bonus::ImprovementPoints(amount) => *amount = some,
        Bonus::KeepCoal | Bonus::TrainsRegionBonus | Bonus::TrainsFirstFree | Bonus::MarketFirstBonusTwice => {}
    }
}

#[test]
fn the_values_that_no_box_has_are_sound() {
    for content in (0..200).map(invented) {
        assert_eq!(Content::from_json(&content.to_json()).expect("they are"), content);
    }
}
