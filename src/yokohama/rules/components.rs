//! The components of the box, by name (rulebook: Game Components).

use serde::{Deserialize, Serialize};

use crate::components::listed;

/// The most Power that an Area action has (rulebook: Area Action step).
pub const MOST_POWER: u8 = 5;

/// How many Order cards the box holds.
pub const ORDERS: usize = 36;

/// How many Technology cards the box holds.
pub const TECHNOLOGIES: usize = 30;

/// How many Building tiles the box holds.
pub const BUILDINGS: usize = 24;

/// How many 5-Power tokens the box holds, without the five of mini-expansion 2.
pub const TOKENS: usize = 20;

/// How many 5-Power tokens the box holds, with the Free Agents of mini-expansion 2.
pub const ALL_TOKENS: usize = TOKENS + 5;

listed! {
    /// The 14 different Areas. A board is one Area; some Areas have two boards.
    Area, AREAS {
        /// Gives copper.
        CopperMine,
        /// Gives silk.
        SilkMill,
        /// Gives tea.
        Tea,
        /// Gives fish.
        Fishing,
        /// Gives yen.
        Bank,
        /// Exchanges money, trade goods and imported goods.
        Chinatown,
        /// Takes Assistants for Faith.
        Church,
        /// Takes Assistants for imported goods.
        Customs,
        /// Brings pieces from the Warehouse to the hand.
        EmploymentAgency,
        /// Sells the Technology cards of Laboratory board A.
        LaboratoryA,
        /// Sells the Technology cards of Laboratory board B.
        LaboratoryB,
        /// Gives the Order cards of Port board A.
        PortA,
        /// Gives the Order cards of Port board B.
        PortB,
        /// Takes nothing; a President may cross it for ¥1.
        Canal,
    }
}

listed! {
    /// The two Area Types; the Canal is neither.
    AreaType, AREA_TYPES {
        /// Copper Mine, Silk Mill, Tea, Fishing.
        Production,
        /// All the others but the Canal.
        Commercial,
    }
}

impl Area {
    /// The Area Type, `None` for the Canal.
    pub const fn area_type(self) -> Option<AreaType> {
        match self {
            Self::CopperMine | Self::SilkMill | Self::Tea | Self::Fishing => Some(AreaType::Production),
            Self::Canal => None,
            _ => Some(AreaType::Commercial),
        }
    }

    /// Which of the two Port or Laboratory boards the Area is about: 0 for A, 1 for B. Of every other Area 0.
    pub const fn board(self) -> u8 {
        matches!(self, Self::LaboratoryB | Self::PortB) as u8
    }
}

listed! {
    /// The four trade goods.
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
        Copper,
        /// Silk.
        Silk,
        /// Tea.
        Tea,
        /// Fish.
        Fish,
        /// Imported goods.
        Import,
        /// Yen.
        Yen,
        /// Victory points.
        Points,
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
    /// The countries of Foreign Agents, Orders and Technologies.
    Country, COUNTRIES {
        /// Two agents.
        American = "american",
        /// One agent.
        Dutch = "dutch",
        /// Three agents.
        British = "british",
        /// Two agents.
        French = "french",
        /// Two agents.
        German = "german",
    }
}

impl Country {
    /// How many Foreign Agent tokens of the country the box holds.
    pub const fn agents(self) -> u8 {
        match self {
            Self::Dutch => 1,
            Self::British => 3,
            Self::American | Self::French | Self::German => 2,
        }
    }
}

listed! {
    /// The wooden pieces that come from the Warehouse.
    Piece, PIECES {
        /// An Assistant.
        Assistant = "assistant",
        /// A Shop.
        Shop = "shop",
        /// A Trading House.
        TradingHouse = "trading-house",
    }
}

listed! {
    /// The 20 titles of Technology cards, each with its effect.
    Title, TITLES {
        /// +2 points for each Order completed.
        Ball,
        /// +4 points for each Assistant placed by a Customs action.
        Brickyard,
        /// +3 points for each Trading House built.
        ElectricalLight,
        /// 10 points at once.
        Exposition,
        /// +2 points for each Shop built.
        Gaslight,
        /// +¥1 for each Order completed.
        LanguageSchool,
        /// +¥1 for each Technology gained later.
        LetterpressPrinting,
        /// 1 copper more whenever copper is received.
        MiningTechnology,
        /// Up to 4 Assistants in different Areas.
        Newspaper,
        /// +2 points for each Technology gained later.
        PatentSystem,
        /// The President may end where other Presidents are.
        PostalSystem,
        /// Once a turn 1 silk gives ¥2.
        SpinningMill,
        /// Presidents on the way are not paid.
        Stagecoach,
        /// Places the Station token.
        Station,
        /// Yen are filled up to ¥2 as the turn begins.
        StockMarket,
        /// After two Assistants in one Area, one more in an adjacent Area.
        Telegram,
        /// One Assistant may stay at Recovery.
        Telephone,
        /// Straight to any Area.
        Tram,
        /// Once a turn ¥1 brings an Assistant from the Warehouse.
        University,
        /// +3 points for each Assistant placed by a Church action.
        Winery,
    }
}

listed! {
    /// What may be given for Faith, each kind once (rulebook: Church).
    Offering, OFFERINGS {
        /// One copper.
        Copper = "copper",
        /// One silk.
        Silk = "silk",
        /// One tea.
        Tea = "tea",
        /// One fish.
        Fish = "fish",
        /// One imported good.
        Import = "import",
        /// ¥2.
        Yen = "yen",
    }
}

impl Offering {
    /// What is paid, and how much of it.
    pub const fn price(self) -> (Resource, u16) {
        match self {
            Self::Copper => (Resource::Copper, 1),
            Self::Silk => (Resource::Silk, 1),
            Self::Tea => (Resource::Tea, 1),
            Self::Fish => (Resource::Fish, 1),
            Self::Import => (Resource::Import, 1),
            Self::Yen => (Resource::Yen, 2),
        }
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

impl Exchange {
    /// What is paid and what is gained: `((resource, amount), (resource, amount))`.
    pub const fn terms(self) -> ((Resource, u16), (Resource, u16)) {
        use Resource::{Copper, Fish, Import, Silk, Tea, Yen};
        match self {
            Self::BuyCopper => ((Yen, 2), (Copper, 1)),
            Self::BuySilk => ((Yen, 2), (Silk, 1)),
            Self::BuyTea => ((Yen, 1), (Tea, 1)),
            Self::BuyFish => ((Yen, 1), (Fish, 1)),
            Self::SellCopper => ((Copper, 1), (Yen, 2)),
            Self::SellSilk => ((Silk, 1), (Yen, 2)),
            Self::SellTea => ((Tea, 1), (Yen, 1)),
            Self::SellFish => ((Fish, 1), (Yen, 1)),
            Self::BuyImport => ((Yen, 4), (Import, 1)),
        }
    }
}

/// One of the [`ORDERS`] Order cards: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrderId(pub u8);

/// One of the [`TECHNOLOGIES`] Technology cards: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TechnologyId(pub u8);

/// One of the [`BUILDINGS`] Building tiles: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BuildingId(pub u8);

/// One of the 5-Power tokens: its row in the content, from 0; from [`TOKENS`] on, the five Free Agent tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TokenId(pub u8);

impl TokenId {
    /// Whether it is one of the five Free Agent tokens of mini-expansion 2.
    pub const fn is_free_agent(self) -> bool {
        self.0 as usize >= TOKENS
    }
}

/// One of the 12 Achievement tiles: its row in the content, from 0; four a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AchievementId(pub u8);

/// One of the 6 Achievement Reward tokens of mini-expansion 1: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RewardId(pub u8);

/// An agent that a player may use, once a turn in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agent {
    /// A Foreign Agent of a country.
    Foreign(Country),
    /// A Free Agent 5-Power token (mini-expansion 2).
    Free,
    /// The Free Agent of an Achievement Reward (mini-expansion 1).
    Reward,
}

impl Agent {
    /// Every agent there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Country::ALL
            .into_iter()
            .map(Self::Foreign)
            .chain([Self::Free, Self::Reward])
    }
}
