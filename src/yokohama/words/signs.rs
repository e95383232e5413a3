//! What the signs of the table mean: goods, pieces, cards, seals.

use super::Words;
use crate::yokohama::Sign;

impl Words {
    /// What a sign is called.
    pub fn sign(self, sign: Sign) -> &'static str {
        self.room().sign.of(sign)
    }

    /// What a sign means, in a sentence or two.
    pub fn meaning(self, sign: Sign) -> &'static str {
        self.room().sign.form(sign, "meaning").unwrap_or_default()
    }
}
