//! What the coach says.

use super::{Key, Words};
use crate::opponents::Reason;

impl Words {
    /// What speaks for a turn, in a sentence.
    pub fn speaks_for(self, reason: Reason) -> &'static str {
        self.text(match reason {
            Reason::Ending => Key::ReasonEnding,
            Reason::Points => Key::ReasonPoints,
            Reason::Money => Key::ReasonMoney,
            Reason::Goods => Key::ReasonGoods,
            Reason::Pieces => Key::ReasonPieces,
            Reason::Orders => Key::ReasonOrders,
            Reason::Technologies => Key::ReasonTechnologies,
            Reason::Agents => Key::ReasonAgents,
            Reason::Countries => Key::ReasonCountries,
            Reason::Boards => Key::ReasonBoards,
            Reason::Power => Key::ReasonPower,
        })
    }
}
