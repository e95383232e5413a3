//! The most that a position can tell of each thing: what reads one goes by it, and so does whoever writes one in a form.

use serde::Serialize;

use crate::position::{LONGEST_ABOUT, LONGEST_NAME};
use crate::yokohama::Pieces;
use crate::yokohama::components::{ALL_TOKENS, MOST_POWER, TOKENS};

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
    /// Any resource of a player: far more than a game brings, and little enough to be added up.
    pub owned: u32,
    /// What is still to be had from one turn: far more than one brings.
    pub pending: u32,
    /// Pieces that may still be taken, or exchanges made, in a step that counts them.
    pub left: u32,
    /// Assistants placed in one step.
    pub placed: usize,
    /// Power of an action.
    pub power: u8,
    /// The pieces of a player.
    pub pieces: Pieces,
    /// Shops in one Area.
    pub shops: usize,
    /// Agents of one country.
    pub agents: u32,
    /// 5-Power tokens taken by a player.
    pub tokens: usize,
    /// Free Agents among them.
    pub free_agents: usize,
    /// Orders in a hand.
    pub hand: usize,
    /// Orders of which the first one is chosen.
    pub offer: usize,
    /// Cards on a Port or Laboratory board.
    pub board: usize,
    /// Stacks of Achievements.
    pub stacks: usize,
    /// Achievement Rewards that lie by them.
    pub rewards: usize,
}

/// Those of Yokohama.
pub const LIMITS: Limits = Limits {
    seed: LONGEST_NAME,
    about: LONGEST_ABOUT,
    rounds: 9_999,
    owned: 9_999,
    pending: 40,
    left: 255,
    placed: 4,
    power: MOST_POWER,
    pieces: Pieces::ALL,
    shops: 4,
    agents: 3,
    tokens: ALL_TOKENS,
    free_agents: ALL_TOKENS - TOKENS,
    hand: 3,
    offer: 2,
    board: 6,
    stacks: 3,
    rewards: 4,
};

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::yokohama::position::SCHEMA;

    #[test]
    fn the_schema_says_the_same() {
        let schema: Value = serde_json::from_str(SCHEMA).expect("it is JSON");
        let (body, defined) = (&schema["properties"], &schema["$defs"]);
        let seat = &defined["owned"]["properties"];
        let area = &body["areas"]["additionalProperties"]["properties"];
        let step = &body["step"]["anyOf"][1]["properties"];
        for (told, most) in [
            (&body["seed"]["maxLength"], json!(LIMITS.seed)),
            (&body["about"]["maxLength"], json!(LIMITS.about)),
            (&body["round"]["maximum"], json!(LIMITS.rounds)),
            (&defined["amount"]["maximum"], json!(LIMITS.owned)),
            (&defined["pending"]["maximum"], json!(LIMITS.pending)),
            (&step["employment"]["maximum"], json!(LIMITS.left)),
            (&step["chinatown"]["maximum"], json!(LIMITS.left)),
            (&step["placement"]["maxItems"], json!(LIMITS.placed)),
            (&body["acting"]["properties"]["power"]["maximum"], json!(LIMITS.power)),
            (&area["shops"]["maxItems"], json!(LIMITS.shops)),
            (&body["ports"]["properties"]["a"]["maxItems"], json!(LIMITS.board)),
            (
                &body["laboratories"]["properties"]["b"]["maxItems"],
                json!(LIMITS.board),
            ),
            (
                &defined["agents"]["properties"]["dutch"]["maximum"],
                json!(LIMITS.agents),
            ),
            (&seat["orders"]["maxItems"], json!(LIMITS.hand)),
            (&seat["offer"]["maxItems"], json!(LIMITS.offer)),
            (&seat["tokens"]["maximum"], json!(LIMITS.tokens)),
            (&seat["freeAgents"]["maximum"], json!(LIMITS.free_agents)),
            (&body["achievements"]["maxItems"], json!(LIMITS.stacks)),
            (&body["rewards"]["maxItems"], json!(LIMITS.rewards)),
        ] {
            assert_eq!(told, &most);
        }
        let pieces = &defined["pieces"]["anyOf"][1]["properties"];
        let all = serde_json::to_value(LIMITS.pieces).expect("they are plain data");
        for (kind, most) in all.as_object().expect("they are by kind") {
            assert_eq!(&pieces[kind]["maximum"], most, "{kind}");
        }
    }
}
