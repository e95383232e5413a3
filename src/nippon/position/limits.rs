//! The most that a position can tell of each thing: what reads one goes by it, and so does whoever writes one in a form.

use serde::Serialize;

use crate::nippon::components::{
    LAST_TURNS, MOST, MOST_INFLUENCE, MOST_MACHINE, MULTIPLIERS, REWARDS_ALIKE, SCORING_SLOTS, TILES, TRACK_SLOTS,
    workers_a_colour,
};
use crate::position::{LONGEST_ABOUT, LONGEST_NAME};

/// The most of each thing; of what the printed values list, their rows tell it.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Letters of a seed.
    pub seed: usize,
    /// Letters of the line for who reads the document.
    pub about: usize,
    /// Rounds: far more than a game has.
    pub rounds: u32,
    /// The slot of the Scoring Marker, from 0.
    pub marker: u32,
    /// Turns that are left in the last phase.
    pub turns_left: u32,
    /// Points, and as many below 0.
    pub points: i32,
    /// Any resource of a player, of yen in thousands: far more than a game brings, and little enough to be added up.
    pub owned: u32,
    /// Workers of a colour.
    pub workers: u32,
    /// The slot of a level marker, from 0.
    pub level: u32,
    /// The number of a Machine.
    pub machine: u32,
    /// Cubes on a Storage area.
    pub cubes: u32,
    /// Machines in the own supply.
    pub machines: u32,
    /// Trains of a player, and as many Ships.
    pub transports: u32,
    /// The value of an Influence tile.
    pub value: u32,
    /// Reward tiles of a level and bonus.
    pub rewards: u32,
    /// VP Multiplier tiles.
    pub multipliers: u32,
    /// The multipliers on Achievement spaces, the lowest and the highest.
    pub multiplier: [u32; 2],
    /// How often that which may be done up to three times was done, while it goes on.
    pub done: u32,
}

/// Those of Nippon.
pub const LIMITS: Limits = Limits {
    seed: LONGEST_NAME,
    about: LONGEST_ABOUT,
    rounds: 9_999,
    marker: SCORING_SLOTS as u32 - 1,
    turns_left: (LAST_TURNS * MOST) as u32,
    points: 9_999,
    owned: 9_999,
    workers: workers_a_colour(MOST) as u32,
    level: TRACK_SLOTS as u32 - 1,
    machine: MOST_MACHINE as u32,
    cubes: 9,
    machines: 255,
    transports: TILES as u32,
    value: MOST_INFLUENCE as u32,
    rewards: REWARDS_ALIKE as u32,
    multipliers: MULTIPLIERS as u32,
    multiplier: [2, 5],
    done: 2,
};

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::nippon::position::SCHEMA;

    #[test]
    fn the_schema_says_the_same() {
        let schema: Value = serde_json::from_str(SCHEMA).expect("it is JSON");
        let (body, defined) = (&schema["properties"], &schema["$defs"]);
        let seat = &defined["owned"]["properties"];
        let factory = &defined["factory"]["properties"];
        let [least, most] = LIMITS.multiplier.map(|multiplier| json!(multiplier));
        for (told, most) in [
            (&body["seed"]["maxLength"], json!(LIMITS.seed)),
            (&body["about"]["maxLength"], json!(LIMITS.about)),
            (&body["round"]["maximum"], json!(LIMITS.rounds)),
            (&body["marker"]["maximum"], json!(LIMITS.marker)),
            (&body["turnsLeft"]["maximum"], json!(LIMITS.turns_left)),
            (&seat["points"]["minimum"], json!(-LIMITS.points)),
            (&seat["points"]["maximum"], json!(LIMITS.points)),
            (&defined["amount"]["maximum"], json!(LIMITS.owned)),
            (&defined["colour"]["maximum"], json!(LIMITS.workers)),
            (&defined["level"]["maximum"], json!(LIMITS.level)),
            (&factory["machine"]["maximum"], json!(LIMITS.machine)),
            (&factory["cubes"]["maximum"], json!(LIMITS.cubes)),
            (&seat["machines"]["maximum"], json!(LIMITS.machines)),
            (&defined["transports"]["maximum"], json!(LIMITS.transports)),
            (&defined["value"]["maximum"], json!(LIMITS.value)),
            (&defined["tiles"]["maximum"], json!(LIMITS.rewards)),
            (&body["multipliers"]["maximum"], json!(LIMITS.multipliers)),
            (&defined["multiplier"]["minimum"], least),
            (&defined["multiplier"]["maximum"], most),
            (&body["doing"]["properties"]["done"]["maximum"], json!(LIMITS.done)),
        ] {
            assert_eq!(told, &most);
        }
    }
}
