//! How moves are written in records: `take mines red`, `fulfil 3 giving silk,silk,paper`. One text for one move.

use std::fmt;
use std::str::FromStr;

use super::components::{ContractId, Good};
use super::moves::{Cubes, Move};
use crate::notation::{NotAMove, number, read, separated};

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(f, self.iter())
    }
}

impl FromStr for Cubes {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let mut cubes = Self::default();
        for word in text.split(',') {
            let count = &mut cubes.0[word.parse::<Good>()?.index()];
            *count = count.checked_add(1).ok_or(NotAMove)?;
        }
        Ok(cubes)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stop => f.write_str("stop"),
            Self::Take(slot, colour) => write!(f, "take {slot} {colour}"),
            Self::Consolidate => f.write_str("consolidate"),
            Self::Exchange(track) => write!(f, "exchange {track}"),
            Self::Act(action) => write!(f, "act {action}"),
            Self::Steps(steps) => write!(f, "steps {steps}"),
            Self::Run(good) => write!(f, "run {good}"),
            Self::Fulfil(contract, cubes) => write!(f, "fulfil {} giving {cubes}", contract.0),
            Self::Build(factory) => write!(f, "build {factory}"),
            Self::Improve(good) => write!(f, "improve {good}"),
            Self::Store => f.write_str("store"),
            Self::Site(region) => write!(f, "site {region}"),
            Self::Place(city, side, value) => write!(f, "place {city} {side} {value}"),
            Self::Return(city, side) => write!(f, "return {city} {side}"),
            Self::Reward(level, bonus) => write!(f, "reward {level} {bonus}"),
            Self::Space(space) => write!(f, "space {space}"),
            Self::Goods(good) => write!(f, "good {good}"),
            Self::Finish => f.write_str("finish"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        read(text, Self::of_words)
    }
}

impl Move {
    /// The move that words tell, of which those that it lacks are empty.
    fn of_words(words: [&str; 5]) -> Result<Self, NotAMove> {
        Ok(match words {
            ["stop", "", ..] => Self::Stop,
            ["take", slot, colour, "", _] => Self::Take(slot.parse()?, colour.parse()?),
            ["consolidate", "", ..] => Self::Consolidate,
            ["exchange", track, "", ..] => Self::Exchange(track.parse()?),
            ["act", action, "", ..] => Self::Act(action.parse()?),
            ["steps", steps, "", ..] => Self::Steps(number(steps)?),
            ["run", good, "", ..] => Self::Run(good.parse()?),
            ["fulfil", contract, "giving", cubes, ""] => Self::Fulfil(ContractId(number(contract)?), cubes.parse()?),
            ["build", factory, "", ..] => Self::Build(factory.parse()?),
            ["improve", good, "", ..] => Self::Improve(good.parse()?),
            ["store", "", ..] => Self::Store,
            ["site", region, "", ..] => Self::Site(region.parse()?),
            ["place", city, side, value, ""] => Self::Place(city.parse()?, side.parse()?, number(value)?),
            ["return", city, side, "", _] => Self::Return(city.parse()?, side.parse()?),
            ["reward", level, bonus, "", _] => Self::Reward(level.parse()?, bonus.parse()?),
            ["space", space, "", ..] => Self::Space(space.parse()?),
            ["good", good, "", ..] => Self::Goods(good.parse()?),
            ["finish", "", ..] => Self::Finish,
            _ => return Err(NotAMove),
        })
    }
}
