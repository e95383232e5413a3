//! The components of the box, by name (rulebook: the components; Setting up).

use serde::{Deserialize, Serialize};

use crate::components::listed;
use crate::game::Seat;

/// How many play.
pub const PLAYERS: u8 = 2;

/// The highest Influence that the table of a Place tells apart; above it nothing grows.
pub const MOST_INFLUENCE: u8 = 5;

/// How many Influence cards a player has.
pub const CARDS: usize = 4;

/// How many Order cards the box holds.
pub const ORDERS: usize = 30;

/// How many Church cards the box holds.
pub const CHURCHES: usize = 9;

/// How many Church cards are laid out.
pub const CHURCHES_SHOWN: usize = 6;

/// How many Bonus cards the box holds.
pub const BONUSES: usize = 16;

/// How many Bonus cards lie face up.
pub const BONUSES_SHOWN: usize = 3;

/// How many Technology cards are laid out for a round.
pub const TECHNOLOGIES_SHOWN: usize = 5;

/// How many Shops a player has.
pub const SHOPS: u8 = 8;

/// How many Trading Houses a player has.
pub const HOUSES: u8 = 4;

/// The most Support cards that a hand holds.
pub const HAND: u8 = 4;

listed! {
    /// The ten Places.
    Place, PLACES {
        /// Gives tea.
        TeaPlantation = "tea-plantation",
        /// Gives fish.
        Fishery = "fishery",
        /// Gives silk.
        SilkMill = "silk-mill",
        /// Gives copper.
        CopperMine = "copper-mine",
        /// Gives yen.
        Bank = "bank",
        /// Exchanges yen, goods and imported goods.
        Chinatown = "chinatown",
        /// Gives a Church card for Faith.
        Church = "church",
        /// Gives a Technology for Production.
        Laboratory = "laboratory",
        /// Turns imported goods face down.
        Customs = "customs",
        /// Gives Orders.
        Port = "port",
    }
}

impl Place {
    /// The Places row by row, as they lie before the players: what brings goods above, what makes something of them below.
    pub const ROWS: [&[Self]; 3] = [
        &[Self::TeaPlantation, Self::Fishery, Self::SilkMill],
        &[Self::CopperMine, Self::Bank, Self::Chinatown, Self::Church],
        &[Self::Laboratory, Self::Customs, Self::Port],
    ];

    /// Whether any number of Influence cards may lie there, so that it is never occupied.
    pub const fn is_always_open(self) -> bool {
        matches!(self, Self::Laboratory | Self::Port)
    }
}

listed! {
    /// The four goods.
    Good, GOODS {
        /// Copper.
        Copper = "copper",
        /// Silk.
        Silk = "silk",
        /// Tea.
        Tea = "tea",
        /// Fish.
        Fish = "fish",
    }
}

listed! {
    /// What a player owns in numbers.
    Resource, RESOURCES {
        /// Copper.
        Copper = "copper",
        /// Silk.
        Silk = "silk",
        /// Tea.
        Tea = "tea",
        /// Fish.
        Fish = "fish",
        /// Imported goods, face up.
        Import = "import",
        /// Imported goods, turned face down.
        Turned = "turned",
        /// Yen.
        Yen = "yen",
    }
}

impl From<Good> for Resource {
    fn from(good: Good) -> Self {
        match good {
            Good::Copper => Self::Copper,
            Good::Silk => Self::Silk,
            Good::Tea => Self::Tea,
            Good::Fish => Self::Fish,
        }
    }
}

listed! {
    /// The two kinds of Support card.
    Support, SUPPORTS {
        /// +1 Influence.
        One = "1",
        /// +2 Influence.
        Two = "2",
    }
}

impl Support {
    /// The Influence that it adds by itself.
    pub const fn influence(self) -> u8 {
        self as u8 + 1
    }
}

listed! {
    /// The 20 Technology cards, each with its effect.
    Title, TITLES {
        /// 1 point for each completed Order.
        Ball = "ball",
        /// 2 points for each imported good turned face down.
        Brickyard = "brickyard",
        /// 3 points for each own Trading House.
        ElectricalLight = "electrical-light",
        /// 8 points.
        Exposition = "exposition",
        /// 1 point for each own Shop.
        Gaslight = "gaslight",
        /// ¥1 for each Order completed from now on.
        LanguageSchool = "language-school",
        /// ¥2 for each Technology gained later.
        LetterpressPrinting = "letterpress-printing",
        /// 1 copper more whenever copper comes from the Mine, Chinatown or a Bonus card.
        MiningTechnology = "mining-technology",
        /// A +1 card now and as each round begins.
        Newspaper = "newspaper",
        /// 2 points for each Technology, itself included.
        PatentSystem = "patent-system",
        /// Once a round any Influence card in hand.
        PostalSystem = "postal-system",
        /// Once a round a silk for ¥2.
        SpinningMill = "spinning-mill",
        /// Once a round an occupied Place with an own Trading House.
        Stagecoach = "stagecoach",
        /// The Station token, and once a round its Place though occupied.
        Station = "station",
        /// ¥1 as the turn begins with ¥0 or ¥1.
        StockMarket = "stock-market",
        /// Support cards count 1 more.
        Telegram = "telegram",
        /// Once a round ¥1 for 1 Influence.
        Telephone = "telephone",
        /// Once a round any occupied Place.
        Tram = "tram",
        /// The upgrade is free.
        University = "university",
        /// 2 points for each Church card.
        Winery = "winery",
    }
}

impl Title {
    /// Whether it serves once a round, so that it is used.
    pub const fn is_used(self) -> bool {
        matches!(
            self,
            Self::PostalSystem | Self::SpinningMill | Self::Stagecoach | Self::Station | Self::Telephone | Self::Tram
        )
    }

    /// Whether it serves the play of an Influence card alone, and no Trader.
    pub const fn serves_cards(self) -> bool {
        matches!(self, Self::PostalSystem | Self::Stagecoach | Self::Station | Self::Tram)
    }

    /// Whether it gives points at the end.
    pub const fn is_scored(self) -> bool {
        matches!(
            self,
            Self::Ball
                | Self::Brickyard
                | Self::ElectricalLight
                | Self::Exposition
                | Self::Gaslight
                | Self::PatentSystem
                | Self::Winery
        )
    }
}

listed! {
    /// The Technologies that open an occupied Place.
    Opener, OPENERS {
        /// With an own Trading House there.
        Stagecoach = "stagecoach",
        /// Where the Station token stands.
        Station = "station",
        /// Anywhere.
        Tram = "tram",
    }
}

impl From<Offering> for Resource {
    fn from(offering: Offering) -> Self {
        match offering {
            Offering::Copper => Self::Copper,
            Offering::Silk => Self::Silk,
            Offering::Tea => Self::Tea,
            Offering::Fish => Self::Fish,
            Offering::Import => Self::Import,
            Offering::Yen => Self::Yen,
        }
    }
}

impl Opener {
    /// Which one a Technology is; `None` of one that opens nothing.
    pub fn of(title: Title) -> Option<Self> {
        Self::ALL.into_iter().find(|opener| Title::from(*opener) == title)
    }
}

impl From<Opener> for Title {
    fn from(opener: Opener) -> Self {
        match opener {
            Opener::Stagecoach => Self::Stagecoach,
            Opener::Station => Self::Station,
            Opener::Tram => Self::Tram,
        }
    }
}

listed! {
    /// What a Trader may be recruited for, each once a player.
    Criterion, CRITERIA {
        /// Three completed Orders.
        Orders = "orders",
        /// Three Technologies.
        Technologies = "technologies",
        /// Two Church cards.
        Church = "church",
        /// Two imported goods turned face down.
        Imports = "imports",
    }
}

listed! {
    /// What may be given for Faith, each kind once.
    Offering, OFFERINGS {
        /// One copper.
        Copper = "copper",
        /// One silk.
        Silk = "silk",
        /// One tea.
        Tea = "tea",
        /// One fish.
        Fish = "fish",
        /// One imported good, from either side.
        Import = "import",
        /// ¥1.
        Yen = "yen",
    }
}

listed! {
    /// The nine exchanges of Chinatown.
    Exchange, EXCHANGES {
        /// ¥2 for a copper.
        BuyCopper = "buy-copper",
        /// ¥2 for a silk.
        BuySilk = "buy-silk",
        /// ¥1 for a tea.
        BuyTea = "buy-tea",
        /// ¥1 for a fish.
        BuyFish = "buy-fish",
        /// A copper for ¥2.
        SellCopper = "sell-copper",
        /// A silk for ¥2.
        SellSilk = "sell-silk",
        /// A tea for ¥1.
        SellTea = "sell-tea",
        /// A fish for ¥1.
        SellFish = "sell-fish",
        /// ¥4 for an imported good, never back.
        BuyImport = "buy-import",
    }
}

listed! {
    /// What pays for a second Order.
    Fee, FEES {
        /// ¥2.
        Yen = "yen",
        /// One imported good, from either side.
        Import = "import",
    }
}

/// One of the [`ORDERS`] Order cards: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrderId(pub u8);

/// One of the [`CHURCHES`] Church cards: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ChurchId(pub u8);

/// One of the [`BONUSES`] Bonus cards: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BonusId(pub u8);

/// The other of the two seats.
pub(super) const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0 % PLAYERS)
}
