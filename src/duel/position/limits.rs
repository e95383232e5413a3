//! The most that a position can tell of each thing: what reads one goes by it, and so does whoever writes one in a form.

use serde::Serialize;

use crate::duel::components::{BONUSES, BONUSES_SHOWN, CHURCHES_SHOWN, HAND, TECHNOLOGIES_SHOWN};
use crate::duel::{ACTIONS, Owed, ROUNDS};
use crate::position::{LONGEST_ABOUT, LONGEST_NAME};

/// The most of each thing; of what the printed values list, their rows tell it.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Letters of a seed.
    pub seed: usize,
    /// Letters of the line for who reads the document.
    pub about: usize,
    /// Rounds.
    pub rounds: u8,
    /// Any resource of a player: far more than a game brings, and little enough to be added up.
    pub owned: u32,
    /// Actions that go on: that of the Place, and one of each Trader.
    pub actions: usize,
    /// Influence: more than any action can have.
    pub influence: u32,
    /// Exchanges that are left: more than any action brings.
    pub exchanges: u32,
    /// Orders that may still be kept for free: more than any reward says.
    pub free: u32,
    /// Bonus cards that are owed: one for each Order, and one for a Church card.
    pub owed: usize,
    /// The levels of such a card, the lowest and the highest.
    pub levels: [u8; 2],
    /// Support cards of a player.
    pub support: u8,
    /// Face-up Bonus cards.
    pub bonus: usize,
    /// Used ones.
    pub used_bonus: usize,
    /// Face-up Technologies.
    pub technologies: usize,
    /// Church cards that were laid out.
    pub church: usize,
}

/// Those of Yokohama Duel.
pub const LIMITS: Limits = Limits {
    seed: LONGEST_NAME,
    about: LONGEST_ABOUT,
    rounds: ROUNDS,
    owned: 9_999,
    actions: ACTIONS,
    influence: 30,
    exchanges: 9,
    free: 9,
    owed: 31,
    levels: [Owed::LEAST, Owed::MOST],
    support: HAND,
    bonus: BONUSES_SHOWN,
    used_bonus: BONUSES - BONUSES_SHOWN,
    technologies: TECHNOLOGIES_SHOWN,
    church: CHURCHES_SHOWN,
};

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::duel::position::SCHEMA;

    #[test]
    fn the_schema_says_the_same() {
        let schema: Value = serde_json::from_str(SCHEMA).expect("it is JSON");
        let (body, defined) = (&schema["properties"], &schema["$defs"]);
        let seat = &defined["owned"]["properties"];
        let action = &body["actions"]["items"]["properties"];
        let looking = &body["looking"]["anyOf"][1]["properties"];
        let owed = &body["owed"];
        for (told, most) in [
            (&body["seed"]["maxLength"], json!(LIMITS.seed)),
            (&body["about"]["maxLength"], json!(LIMITS.about)),
            (&body["round"]["maximum"], json!(LIMITS.rounds)),
            (&defined["amount"]["maximum"], json!(LIMITS.owned)),
            (&body["actions"]["maxItems"], json!(LIMITS.actions)),
            (&action["influence"]["maximum"], json!(LIMITS.influence)),
            (
                &action["step"]["anyOf"][1]["properties"]["exchange"]["maximum"],
                json!(LIMITS.exchanges),
            ),
            (&looking["free"]["maximum"], json!(LIMITS.free)),
            (&looking["below"]["maximum"], json!(LIMITS.owed)),
            (&owed["maxItems"], json!(LIMITS.owed)),
            (
                &json!([owed["items"]["minimum"], owed["items"]["maximum"]]),
                json!(LIMITS.levels),
            ),
            (
                &seat["support"]["properties"]["plus-one"]["maximum"],
                json!(LIMITS.support),
            ),
            (&body["bonus"]["maxItems"], json!(LIMITS.bonus)),
            (&body["bonusDiscards"]["maxItems"], json!(LIMITS.used_bonus)),
            (&body["technologies"]["maxItems"], json!(LIMITS.technologies)),
            (&body["church"]["maxItems"], json!(LIMITS.church)),
            (&seat["church"]["maxItems"], json!(LIMITS.church)),
        ] {
            assert_eq!(told, &most);
        }
    }
}
