//! What the signs of the table are called in English, and what they mean.

use super::names;
use crate::words::Sign;
use crate::yokohama::components::{Piece, Resource};

/// The name of a sign, and its meaning.
pub(super) const fn sign(sign: Sign) -> (&'static str, &'static str) {
    match sign {
        Sign::Resource(resource) => (names::resource(resource), self::resource(resource)),
        Sign::Piece(piece) => (names::piece(piece), self::piece(piece)),
        Sign::AnyGood => ("Any good", "A trade good of your choice."),
        Sign::Power => (
            "Power",
            "What your pieces in an Area add up to, 5 at the most; at the Church it counts as Faith.",
        ),
        Sign::FivePower => (
            "5-Power token",
            "May be taken after an action of Power 5 in its Area; gives what it shows.",
        ),
        Sign::Agent => (
            "Foreign Agent",
            "Once a turn, acts in an Area with your Assistant and without your President. Comes with every second icon of a country; unused it is worth 1 point at the end.",
        ),
        Sign::Order => (
            "Order",
            "Goods to be delivered for a reward and a country icon. Three at most in hand.",
        ),
        Sign::Technology => (
            "Technology",
            "A lasting effect, a Production value for the bonus at the end, and a country icon.",
        ),
        Sign::Achievement => (
            "Achievement",
            "Points for whoever has what it asks for and puts an Assistant on it; most for the first.",
        ),
        Sign::Ending => ("End of the game", "How near each of the five endgame conditions is."),
        Sign::Movement => (
            "Movement",
            "Move an Assistant from your hand or an Area to any other Area, free.",
        ),
        Sign::Warehouse => (
            "From the Warehouse",
            "Take a piece from your Warehouse to your hand, at the Employment Agency’s price.",
        ),
        Sign::Production => (
            "Production",
            "An Area Type: Copper Mine, Silk Mill, Tea, Fishing. Some Achievements count it.",
        ),
        Sign::Commercial => (
            "Commercial",
            "An Area Type: every Area that is neither Production nor the Canal. Some Achievements count it.",
        ),
        Sign::Water => ("Canal", "Takes no pieces; a President crosses it for ¥1."),
        Sign::Countries => (
            "Countries",
            "American, Dutch, British, French, German: two equal icons bring an agent, sets of different ones score at the end.",
        ),
        Sign::President => (
            "President",
            "Acts where it stops. 1 Power; others pay you ¥1 to place or pass beside it.",
        ),
        Sign::Station => (
            "Station",
            "1 Power for everybody in its Area; its owner’s President may go straight to it.",
        ),
        Sign::Crests => (
            "Crests",
            "Each player has a colour and a crest: wave, plum, wisteria, chrysanthemum.",
        ),
        Sign::Seals => (
            "Seals",
            "The same seal marks an Area and the board that belongs to it: Port, Laboratory, Church, Customs.",
        ),
    }
}

const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Copper => "A trade good, from the Copper Mine. Worth ¥2 in Chinatown.",
        Resource::Silk => "A trade good, from the Silk Mill. Worth ¥2 in Chinatown.",
        Resource::Tea => "A trade good, from Tea. Worth ¥1 in Chinatown.",
        Resource::Fish => "A trade good, from Fishing. Worth ¥1 in Chinatown.",
        Resource::Import => {
            "Pays for the Customs, for Technologies, for a second Order and for Faith. 1 point each at the end."
        }
        Resource::Yen => "Money, from the Bank and many rewards. 1 point for every ¥2 at the end.",
        Resource::Points => "Victory points. Most points win.",
    }
}

const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Assistant => {
            "1 Power each in an Area. Your President walks from Assistant to Assistant. Free at the Employment Agency."
        }
        Piece::Shop => {
            "Built after an action of Power 4 or 5: a reward at once, and 1 Power there from then on. ¥2 at the Employment Agency."
        }
        Piece::TradingHouse => {
            "Built after an action of Power 4 or 5, one an Area: many points, 1 Power, and ¥1 whenever another player acts there. ¥4 to ¥7 at the Employment Agency."
        }
    }
}
