//! The short notation: moves as a person types and copies them, such as `1w; +3; .`
//!
//! Records write moves for machines (`notation`); this writes them for hands. Every number counts from 1, as a person counts. Goods are `s` Silk,
//! `p` Paper, `b` Bento, `l` Lenses, `c` Clocks, `u` Light Bulbs; colours `w` white, `b` black, `r` red, `g` green, `t` teal, `o` orange.
//!
//! | typed | move |
//! |---|---|
//! | `.` | stop; end the last turn |
//! | `1w` | take a white Worker from the first Action slot |
//! | `con` | Consolidate |
//! | `xm`, `xc`, `xk` | exchange 3 Blueprints for a step of Money, Coal, Knowledge |
//! | `kn`, `pr`, `ex`, `in`, `mi`, `sh`, `ma`, `tr`, `lo` | perform Knowledge, Produce, Export, Invest, Mines, Ships, Machinery, Trains, Local Market |
//! | `+2` | 2 steps |
//! | `rs` | run the Silk Factory |
//! | `f4ssp` | fulfil the fourth Contract with two Silk and one Paper |
//! | `bs2` | build the second Silk Factory |
//! | `is`, `st` | improve the Silk Factory; take a Machine to the own supply |
//! | `>ky`, `>ks`, `>kt`, `>th` | build in Kyushu, Kansai, Kanto, Tohoku |
//! | `ost5` | place a 5 in Osaka on top; so `na ku os ky to yo ni se`, and `t r b l` for the sides |
//! | `-ost` | the tile in Osaka on top goes home |
//! | `re5y` | take a Reward tile 5× with yen; `b` Blueprints, `c` Coal |
//! | `=mo` | place the multiplier on money; so `co kn sh tr ca fa ma re` |
//! | `gs` | a cube on the Silk Factory |
//!
//! The letters of a Region alone stand for the move that builds there. What records write is read too (`short`).

use super::components::{
    Achievement, Action, City, Colour, FACTORIES_A_GOOD, FactoryTile, Good, Region, RewardBonus, Side, Track,
};
use super::{Move, Nippon, View};
use crate::short::Typed;

impl Typed for Nippon {
    const SIGNS: &'static [char] = &['>'];

    fn short(_: &View, action: Move) -> Option<String> {
        Some(short(action))
    }

    fn shorts_of_hands() -> Vec<String> {
        Vec::new()
    }
}

/// A move in the short notation.
pub(super) fn short(action: Move) -> String {
    match action {
        Move::Stop | Move::Finish => ".".to_owned(),
        Move::Take(slot, colour) => format!("{}{}", slot.index() + 1, colour_of(colour)),
        Move::Consolidate => "con".to_owned(),
        Move::Exchange(track) => format!("x{}", track_of(track)),
        Move::Act(action) => action_of(action).to_owned(),
        Move::Steps(steps) => format!("+{steps}"),
        Move::Run(good) => format!("r{}", good_of(good)),
        Move::Fulfil(contract, cubes) => {
            let mut text = format!("f{}", u16::from(contract.0) + 1);
            text.extend(cubes.iter().map(good_of));
            text
        }
        Move::Build(tile) => format!("b{}{}", good_of(tile.good()), number_of(tile)),
        Move::Improve(good) => format!("i{}", good_of(good)),
        Move::Store => "st".to_owned(),
        Move::Site(region) => format!(">{}", region_of(region)),
        Move::Place(city, side, value) => format!("{}{}{value}", city_of(city), side_of(side)),
        Move::Return(city, side) => format!("-{}{}", city_of(city), side_of(side)),
        Move::Reward(level, bonus) => format!("re{level}{}", bonus_of(bonus)),
        Move::Space(space) => format!("={}", space_of(space)),
        Move::Goods(good) => format!("g{}", good_of(good)),
    }
}

/// Which of the Factories of its good a tile is, from 1.
const fn number_of(tile: FactoryTile) -> usize {
    tile.index() % FACTORIES_A_GOOD + 1
}

const fn good_of(good: Good) -> char {
    match good {
        Good::Silk => 's',
        Good::Paper => 'p',
        Good::Bento => 'b',
        Good::Lenses => 'l',
        Good::Clocks => 'c',
        Good::LightBulbs => 'u',
    }
}

const fn colour_of(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
        Colour::Red => 'r',
        Colour::Green => 'g',
        Colour::Teal => 't',
        Colour::Orange => 'o',
    }
}

const fn track_of(track: Track) -> char {
    match track {
        Track::Money => 'm',
        Track::Coal => 'c',
        Track::Knowledge => 'k',
    }
}

const fn action_of(action: Action) -> &'static str {
    match action {
        Action::Knowledge => "kn",
        Action::Produce => "pr",
        Action::Export => "ex",
        Action::Invest => "in",
        Action::Mines => "mi",
        Action::Ships => "sh",
        Action::Machinery => "ma",
        Action::Trains => "tr",
        Action::LocalMarket => "lo",
    }
}

pub(super) const fn region_of(region: Region) -> &'static str {
    match region {
        Region::Kyushu => "ky",
        Region::Kansai => "ks",
        Region::Kanto => "kt",
        Region::Tohoku => "th",
    }
}

pub(super) const fn city_of(city: City) -> &'static str {
    match city {
        City::Nagasaki => "na",
        City::Kumamoto => "ku",
        City::Osaka => "os",
        City::Kyoto => "ky",
        City::Tokyo => "to",
        City::Yokohama => "yo",
        City::Niigata => "ni",
        City::Sendai => "se",
    }
}

const fn side_of(side: Side) -> char {
    match side {
        Side::Top => 't',
        Side::Right => 'r',
        Side::Bottom => 'b',
        Side::Left => 'l',
    }
}

const fn bonus_of(bonus: RewardBonus) -> char {
    match bonus {
        RewardBonus::Blueprints => 'b',
        RewardBonus::Coal => 'c',
        RewardBonus::Yen => 'y',
    }
}

const fn space_of(space: Achievement) -> &'static str {
    match space {
        Achievement::Contracts => "co",
        Achievement::Money => "mo",
        Achievement::Knowledge => "kn",
        Achievement::Ships => "sh",
        Achievement::Trains => "tr",
        Achievement::Coal => "ca",
        Achievement::Factories => "fa",
        Achievement::Machines => "ma",
        Achievement::Regions => "re",
    }
}
