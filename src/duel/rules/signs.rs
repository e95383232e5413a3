//! The signs of the table: goods, what is counted, cards, pieces (rulebook: the symbols).

use crate::components::listed;

listed! {
    /// A sign: something that has a symbol of its own.
    Sign, SIGNS {
        /// Copper.
        Copper,
        /// Silk.
        Silk,
        /// Tea.
        Tea,
        /// Fish.
        Fish,
        /// An imported good, face up.
        Import,
        /// One that is turned face down.
        Turned,
        /// Yen.
        Yen,
        /// Points.
        Point,
        /// Influence.
        Influence,
        /// A Support card.
        Support,
        /// Faith.
        Faith,
        /// Production: that of a Technology.
        Production,
        /// An exchange of Chinatown.
        Exchange,
        /// Orders of the deck.
        Order,
        /// A Bonus card.
        Bonus,
        /// A Trader.
        Trader,
        /// What serves once a round.
        OnceARound,
        /// A Place that is never occupied.
        OpenGate,
        /// A Shop.
        Shop,
        /// A Trading House.
        TradingHouse,
        /// The Station token.
        Station,
    }
}
