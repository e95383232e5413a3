//! Which moves are legal, read off the rules: for each question its answers.

use std::collections::BTreeSet;

use meiji::nippon::components::{
    Achievement, Action, ActionSlot, City, ContractId, FactoryTile, Good, Region, Side, Track, Transport,
};
use meiji::nippon::content::{Bonus, Content, TrackRow};
use meiji::nippon::{Cubes, Move};

use crate::model::{Job, Model, Works, Zaibatsu};

/// What 1, 2 and 3 steps cost, in thousands.
pub const STEPS: [u32; 3] = [1, 3, 6];
/// What a Train, a Ship or an Improvement costs, in thousands.
pub const PIECE: u32 = 5;
/// The topmost slot of a track, the lowest being 0.
pub const TOP: usize = 10;

/// Every answer to the question that stands; nothing when the game is over.
pub fn legal(content: &Content, model: &Model) -> BTreeSet<Move> {
    let Some(job) = model.jobs.last() else {
        return BTreeSet::new();
    };
    let mut moves = answers(content, model, job);
    let me = model.me();
    if matches!(job, Job::Turn | Job::Finish) && me.blueprints >= 3 {
        let tracks = Track::ALL.into_iter().filter(|track| me.marker(*track) < TOP);
        moves.extend(tracks.map(Move::Exchange));
    }
    moves.into_iter().collect()
}

fn answers(content: &Content, model: &Model, job: &Job) -> Vec<Move> {
    let me = model.me();
    match job {
        Job::Turn => {
            let mut moves = vec![Move::Consolidate];
            if me.workers.len() < 6 {
                for slot in ActionSlot::ALL {
                    if !possible(content, model, slot).is_empty() {
                        let workers = model.slots[&slot].iter();
                        moves.extend(workers.map(|colour| Move::Take(slot, *colour)));
                    }
                }
            }
            moves
        }
        Job::Choose(slot) => possible(content, model, *slot).into_iter().map(Move::Act).collect(),
        Job::Steps(track) => steps(me, *track).into_iter().map(Move::Steps).collect(),
        Job::Produce(run) => up_to_three(run.len(), runs(content, model, run).into_iter().map(Move::Run)),
        Job::Export(done) => up_to_three((*done).into(), exports(content, me)),
        Job::Invest => builds(content, model).into_iter().map(Move::Build).collect(),
        Job::Improve(done) => up_to_three((*done).into(), improvements(me)),
        Job::Build(transport, built) => up_to_three(
            built.len(),
            sites(content, model, *transport, built).into_iter().map(Move::Site),
        ),
        Job::Grant {
            transport, left, built, ..
        } => match left {
            0 => vec![],
            _ => granted(model, *transport, built).into_iter().map(Move::Site).collect(),
        },
        Job::Lay { left, laid, .. } => match left {
            0 => vec![],
            _ => {
                let room = me
                    .works
                    .iter()
                    .filter(|(good, works)| !laid.contains(*good) && works.cubes < content.goods[good.index()].storage);
                room.map(|(good, _)| Move::Goods(*good)).collect()
            }
        },
        Job::Market(region, done) => up_to_three((*done).into(), places(content, model, *region)),
        Job::Return(city, _, _) => lowest(model, *city)
            .into_iter()
            .map(|side| Move::Return(*city, side))
            .collect(),
        Job::Reward => {
            let level = me.workers.len() - 1;
            let reached = model
                .rewards
                .iter()
                .filter(|(of, _)| usize::from(of.multiplier()) <= level);
            reached.map(|(level, bonus)| Move::Reward(*level, *bonus)).collect()
        }
        Job::Space(_) => empty_spaces(me).into_iter().map(Move::Space).collect(),
        Job::Finish => vec![Move::Finish],
        Job::Fit(_) | Job::Wages | Job::EndTurn => vec![],
    }
}

/// What may be done three times, and must be once.
fn up_to_three(done: usize, moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    match done {
        0 => moves.into_iter().collect(),
        1 | 2 => moves.into_iter().chain([Move::Stop]).collect(),
        _ => vec![],
    }
}

/// The actions of a slot that can be carried out at least once.
pub fn possible(content: &Content, model: &Model, slot: ActionSlot) -> Vec<Action> {
    let me = model.me();
    let shown = match slot {
        ActionSlot::Knowledge => vec![Action::Knowledge, Action::Produce],
        ActionSlot::Export => vec![Action::Export, Action::Invest],
        ActionSlot::Mines => vec![Action::Mines, Action::Ships],
        ActionSlot::Machinery => vec![Action::Machinery, Action::Trains],
        ActionSlot::LocalMarket => vec![Action::LocalMarket],
    };
    let can = |action: &Action| match action {
        Action::Knowledge => !steps(me, Track::Knowledge).is_empty(),
        Action::Mines => !steps(me, Track::Coal).is_empty(),
        Action::Produce => !runs(content, model, &[]).is_empty(),
        Action::Export => !exports(content, me).is_empty(),
        Action::Invest => !builds(content, model).is_empty(),
        Action::Machinery => !improvements(me).is_empty(),
        Action::Trains => !sites(content, model, Transport::Train, &[]).is_empty(),
        Action::Ships => !sites(content, model, Transport::Ship, &[]).is_empty(),
        Action::LocalMarket => !places(content, model, None).is_empty(),
    };
    shown.into_iter().filter(can).collect()
}

// Knowledge, Mines.

fn steps(me: &Zaibatsu, track: Track) -> Vec<u8> {
    let fits = |steps: &u8| {
        let steps = usize::from(*steps);
        me.marker(track) + steps <= TOP && STEPS[steps - 1] <= me.yen
    };
    (1..=3).filter(fits).collect()
}

/// The number that a slot of a track counts as.
pub fn number(track: &[TrackRow], slot: usize) -> u32 {
    let numbers = track[..=slot].iter().rev().find_map(|row| row.number);
    numbers.expect("the lowest slot has a number").into()
}

// Produce.

/// The Coal for a run; the first of an action may cost less.
pub fn coal(content: &Content, me: &Zaibatsu, works: &Works, first: bool) -> u32 {
    let less = sum(content, me, |bonus| match bonus {
        Bonus::ProduceCoalMinus(less) if first => less,
        _ => 0,
    });
    u32::from(content.goods[works.tile.good().index()].coal).saturating_sub(less)
}

fn runs(content: &Content, model: &Model, run: &[Good]) -> Vec<Good> {
    let me = model.me();
    let can = |(good, works): &(&Good, &Works)| {
        !run.contains(*good)
            && works.cubes < content.goods[good.index()].storage
            && coal(content, me, works, run.is_empty()) <= me.coal
    };
    me.works.iter().filter(can).map(|(good, _)| *good).collect()
}

// Export.

/// Each Contract with each choice of goods that pays it.
fn exports(content: &Content, me: &Zaibatsu) -> Vec<Move> {
    let mut moves = vec![];
    for contract in &me.open_contracts {
        let mut ways = vec![[0; 6]];
        for count in &content.contracts[usize::from(*contract)].cubes {
            let mut further = vec![];
            for way in ways {
                for good in Good::ALL {
                    // A kind of its own for each number.
                    if way[good.index()] == 0 && me.cubes(good) >= *count {
                        let mut way = way;
                        way[good.index()] = *count;
                        further.push(way);
                    }
                }
            }
            ways = further;
        }
        moves.extend(
            ways.into_iter()
                .map(|way| Move::Fulfil(ContractId(*contract), Cubes(way))),
        );
    }
    moves
}

// Invest.

/// What a Factory costs, in thousands.
pub fn price(content: &Content, me: &Zaibatsu, good: Good) -> u32 {
    let bonuses = me.bonuses(content);
    let others = bonuses.into_iter().filter_map(|bonus| match bonus {
        Bonus::InvestPrice(price) => Some(*price),
        _ => None,
    });
    let printed = content.goods[good.index()].price;
    others.chain([printed]).min().unwrap_or(printed).into()
}

/// The Blueprints that stand for Knowledge that is missing.
pub fn missing(content: &Content, me: &Zaibatsu, good: Good) -> u32 {
    let less = sum(content, me, |bonus| match bonus {
        Bonus::KnowledgeNeedMinus(less) => less,
        _ => 0,
    });
    let needed = u32::from(content.goods[good.index()].knowledge).saturating_sub(less);
    needed.saturating_sub(number(&content.knowledge, me.marker(Track::Knowledge)))
}

fn builds(content: &Content, model: &Model) -> Vec<FactoryTile> {
    let me = model.me();
    let can = |tile: &FactoryTile| {
        let good = tile.good();
        !me.works.contains_key(&good)
            && price(content, me, good) <= me.yen
            && missing(content, me, good) <= me.blueprints
    };
    model.offered.iter().copied().filter(can).collect()
}

// Machinery.

fn improvements(me: &Zaibatsu) -> Vec<Move> {
    if me.yen < PIECE {
        return vec![];
    }
    let open = me.works.iter().filter(|(_, works)| works.machine < 2);
    let moves: Vec<Move> = open.map(|(good, _)| Move::Improve(*good)).collect();
    if moves.is_empty() { vec![Move::Store] } else { moves }
}

// Trains, Ships.

/// Whether the next Train or Ship of an action is free.
pub fn is_free(content: &Content, me: &Zaibatsu, transport: Transport, built: &[Region]) -> bool {
    transport == Transport::Train && built.is_empty() && me.has(content, Bonus::TrainsFirstFree)
}

fn sites(content: &Content, model: &Model, transport: Transport, built: &[Region]) -> Vec<Region> {
    let me = model.me();
    if is_free(content, me, transport, built) || me.yen >= PIECE {
        granted(model, transport, built)
    } else {
        vec![]
    }
}

/// Where a Train or Ship has a slot, price aside.
fn granted(model: &Model, transport: Transport, built: &[Region]) -> Vec<Region> {
    if model.me().left(transport) == 0 {
        return vec![];
    }
    let fits = |region: &Region| !built.contains(region) && model.has_site(*region);
    Region::ALL.into_iter().filter(fits).collect()
}

// Local Market.

/// The fewest cubes of a good that a value asks for.
pub fn cubes_for(content: &Content, good: Good, value: u8) -> Option<u8> {
    let row = &content.influence[usize::from(good.level()) - 1];
    (1..=3).find(|cubes| value <= row.values[usize::from(*cubes) - 1])
}

fn places(content: &Content, model: &Model, region: Option<Region>) -> Vec<Move> {
    let me = model.me();
    let mut moves = vec![];
    for city in City::ALL {
        if region.is_some_and(|region| region != region_of(city)) {
            continue;
        }
        for side in Side::ALL {
            let good = model.asks_for(content, city, side);
            for value in &me.tiles {
                let paid = cubes_for(content, good, *value).is_some_and(|cubes| cubes <= me.cubes(good));
                if paid && is_available(model, city, side, *value) {
                    moves.push(Move::Place(city, side, *value));
                }
            }
        }
    }
    moves
}

/// The Region of a City: two each, from west to east.
pub fn region_of(city: City) -> Region {
    match city {
        City::Nagasaki | City::Kumamoto => Region::Kyushu,
        City::Osaka | City::Kyoto => Region::Kansai,
        City::Tokyo | City::Yokohama => Region::Kanto,
        City::Niigata | City::Sendai => Region::Tohoku,
    }
}

fn is_available(model: &Model, city: City, side: Side, value: u8) -> bool {
    let town = &model.cities[&city];
    match town.tiles.get(&side) {
        Some((_, lies)) => *lies < value,
        None => !is_full(model, city) || town.tiles.values().any(|(_, lies)| *lies < value),
    }
}

/// Whether a City has as many tiles as may be; with four players it never hinders.
pub fn is_full(model: &Model, city: City) -> bool {
    model.players < 4 && model.cities[&city].tiles.len() >= model.city_limit()
}

/// Where the lowest tiles of a City lie.
pub fn lowest(model: &Model, city: City) -> Vec<Side> {
    let tiles = &model.cities[&city].tiles;
    let least = tiles.values().map(|(_, value)| *value).min();
    let least = tiles.iter().filter(|(_, (_, value))| Some(*value) == least);
    least.map(|(side, _)| *side).collect()
}

// Consolidate.

pub fn empty_spaces(me: &Zaibatsu) -> Vec<Achievement> {
    let empty = |space: &Achievement| !me.spaces.contains_key(space);
    Achievement::ALL.into_iter().filter(empty).collect()
}

/// The sum of a bonus over all own Factories.
pub fn sum(content: &Content, me: &Zaibatsu, of: impl Fn(Bonus) -> u8) -> u32 {
    me.bonuses(content).into_iter().map(|bonus| u32::from(of(*bonus))).sum()
}
