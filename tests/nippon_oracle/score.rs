//! Scorings, the final scoring and who wins, counted a second time.

use meiji::nippon::components::{Achievement, City, Good, Region, Side, Track, Transport};
use meiji::nippon::content::{Bonus, Content};

use crate::legal::{number, region_of, sum};
use crate::model::{Model, Who, Zaibatsu};

/// A thousand yen times three for a colour.
pub const WAGE: u32 = 3;

/// Who has how much Influence in a Region: each player, and last the Overseas Companies.
pub fn influence(content: &Content, model: &Model, region: Region) -> Vec<u32> {
    let cities = || City::ALL.into_iter().filter(|city| region_of(*city) == region);
    let mut all: Vec<u32> = (0..model.players)
        .map(|who| {
            let tiles = cities().flat_map(|city| model.cities[&city].tiles.values());
            let own: Vec<u32> = tiles.filter(|tile| tile.0 == who).map(|tile| tile.1.into()).collect();
            if own.is_empty() {
                return 0;
            }
            own.iter().sum::<u32>() + built(model, region, who, Transport::Train) * train(content, &model.sides[who])
        })
        .collect();
    let mut overseas = 0;
    for city in cities() {
        for side in Side::ALL {
            if !model.cities[&city].tiles.contains_key(&side) {
                overseas += u32::from(content.cities[city.index()].overseas[side.index()]);
            }
        }
    }
    all.push(overseas);
    all
}

fn built(model: &Model, region: Region, who: Who, transport: Transport) -> u32 {
    let own = model.sites[&region].iter().filter(|site| **site == (who, transport));
    own.count() as u32
}

/// What a Train counts.
fn train(content: &Content, side: &Zaibatsu) -> u32 {
    let more = side.bonuses(content).into_iter().filter_map(|bonus| match bonus {
        Bonus::TrainsCount(counts) => Some(u32::from(*counts)),
        _ => None,
    });
    more.chain([2]).max().unwrap_or(2)
}

/// What a Ship scores.
fn ship(content: &Content, side: &Zaibatsu) -> u32 {
    let more = side.bonuses(content).into_iter().filter_map(|bonus| match bonus {
        Bonus::ShipsScore(points) => Some(u32::from(*points)),
        _ => None,
    });
    more.chain([2]).max().unwrap_or(2)
}

/// What a player scores in a Region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    pub influence: u32,
    /// The first of the places that are shared, from 1; 0 for none.
    pub place: usize,
    /// How many share.
    pub sharers: usize,
    pub points: u32,
    pub ships: u32,
}

/// What each player scores in a Region at a Scoring, from 0. Overseas Companies are one of those who share.
pub fn shares(content: &Content, model: &Model, region: Region, scoring: usize) -> Vec<Share> {
    let all = influence(content, model, region);
    let places = content.scorings[scoring].places;
    let share = |who: Who| {
        let own = all[who];
        if own == 0 {
            return Share::default();
        }
        let before = all.iter().filter(|other| **other > own).count();
        let sharers = all.iter().filter(|other| **other == own).count();
        let filled = (before..before + sharers).map(|place| u32::from(places.get(place).copied().unwrap_or(0)));
        let ships = built(model, region, who, Transport::Ship) * ship(content, &model.sides[who]);
        Share {
            influence: own,
            place: before + 1,
            sharers,
            points: filled.sum::<u32>() / sharers as u32,
            ships: if before < 2 { ships } else { 0 },
        }
    };
    (0..model.players).map(share).collect()
}

/// The yen of Consolidating and of the end, in thousands.
pub fn income(content: &Content, side: &Zaibatsu) -> u32 {
    let each = sum(content, side, |bonus| match bonus {
        Bonus::IncomeYenAFactory(yen) => yen,
        _ => 0,
    });
    number(&content.money, side.marker(Track::Money)) + each * side.works.len() as u32
}

/// Of the colours that cost wages, how many are paid with some yen, and how many are not.
pub fn wages(content: &Content, side: &Zaibatsu, yen: u32) -> (u32, u32) {
    let free = sum(content, side, |bonus| match bonus {
        Bonus::WagesColoursFree(colours) => colours,
        _ => 0,
    });
    let due = (side.colours() as u32).saturating_sub(free);
    let paid = due.min(yen / WAGE);
    (paid, due - paid)
}

/// A final score: what was scored before, what unpaid wages cost, each Achievement space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub before: i32,
    pub wages: i32,
    pub spaces: Vec<i32>,
}

impl Sheet {
    pub fn total(&self) -> i32 {
        self.before + self.wages + self.spaces.iter().sum::<i32>()
    }
}

pub fn sheet(content: &Content, model: &Model, who: Who) -> Sheet {
    let side = &model.sides[who];
    let income = income(content, side);
    let (paid, unpaid) = wages(content, side, income);
    let left = income - paid * WAGE;
    let score = |space: Achievement| {
        let row = &content.achievements[space.index()];
        let printed = u8::from(row.printed);
        let times = side.spaces.get(&space).copied().unwrap_or(printed);
        let base = count(content, model, who, left, space) / u32::from(row.each);
        (base * u32::from(times)) as i32
    };
    Sheet {
        before: side.points,
        wages: -2 * unpaid as i32,
        spaces: Achievement::ALL.map(score).into(),
    }
}

/// How many there are of what an Achievement space counts.
fn count(content: &Content, model: &Model, who: Who, yen: u32, space: Achievement) -> u32 {
    let side = &model.sides[who];
    let stars = |stars: &[bool], reached: usize| stars[..reached].iter().filter(|star| **star).count();
    let track = |rows: &[meiji::nippon::content::TrackRow], track: Track| {
        let rows: Vec<bool> = rows.iter().map(|row| row.star).collect();
        stars(&rows, side.marker(track) + 1)
    };
    let row = |rows: &[meiji::nippon::content::SpaceRow], left: usize| {
        let rows: Vec<bool> = rows.iter().map(|row| row.star).collect();
        stars(&rows, 6 - left)
    };
    let count = match space {
        Achievement::Contracts => side.closed_contracts.len(),
        Achievement::Money => yen as usize,
        Achievement::Knowledge => {
            let more = sum(content, side, |bonus| match bonus {
                Bonus::KnowledgeStars(stars) => stars,
                _ => 0,
            });
            track(&content.knowledge, Track::Knowledge) + more as usize
        }
        Achievement::Ships => row(&content.ships, side.ships),
        Achievement::Trains => row(&content.trains, side.trains),
        Achievement::Coal => track(&content.coal, Track::Coal),
        Achievement::Factories => {
            let low = [Good::Silk, Good::Paper];
            side.works.keys().filter(|good| !low.contains(good)).count()
        }
        Achievement::Machines => side.works.values().filter(|works| works.machine == 2).count(),
        Achievement::Regions => {
            let there = |region: &Region| {
                let mut cities = City::ALL.into_iter().filter(|city| region_of(*city) == *region);
                cities.any(|city| model.cities[&city].tiles.values().any(|tile| tile.0 == who))
            };
            Region::ALL.into_iter().filter(there).count()
        }
    };
    count as u32
}

/// The players from first to last. Of those with equal points the one whose last turn was later comes first; `last` took the last turn.
pub fn standings(totals: &[i32], last: Who) -> Vec<Who> {
    let players = totals.len();
    let mut order: Vec<Who> = (0..players).map(|back| (last + players - back) % players).collect();
    // Stable: who comes first among equals stays first.
    order.sort_by_key(|who| std::cmp::Reverse(totals[*who]));
    order
}

#[test]
fn of_equal_points_the_latest_last_turn_wins() {
    // A, B, C; B caused the last phase: C, A, B (example O26).
    assert_eq!(standings(&[9, 3, 9], 1), [0, 2, 1]);
    assert_eq!(standings(&[9, 9, 3], 1), [1, 0, 2]);
    assert_eq!(standings(&[7, 7, 7, 7], 0), [0, 3, 2, 1]);
}
