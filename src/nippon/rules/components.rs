//! The components of the box, by name (rulebook: Components; Initial Preparation).

use serde::{Deserialize, Serialize};

use crate::components::{listed, set};

/// The fewest who play.
pub const FEWEST: u8 = 2;

/// The most who play.
pub const MOST: u8 = 4;

/// How many Workers an Action slot holds.
pub const SLOT_ROOM: u8 = 3;

/// How many Worker slots a Player Board has.
pub const WORKER_SLOTS: u8 = 6;

/// The most Worker rows that are in use.
pub const ROWS: usize = 4;

/// How many Trains a player has, and how many Ships.
pub const TILES: usize = 6;

/// How many slots each of the three tracks of a Player Board has.
pub const TRACK_SLOTS: usize = 11;

/// How many slots the Scoring track has.
pub const SCORING_SLOTS: usize = 8;

/// The golden slots, the last ones of the Scoring track, and the turns that everybody has in the last phase: a golden slot each.
pub const LAST_TURNS: u8 = 3;

/// The first golden slot, from 0.
pub const GOLDEN: u8 = SCORING_SLOTS as u8 - LAST_TURNS;

/// How many Scorings there are.
pub const SCORINGS: usize = 3;

/// How many Contracts a player has, one of each kind.
pub const CONTRACTS: usize = 8;

/// How many City tiles the box holds; one of them stays in it.
pub const CITY_TILES: usize = 9;

/// How many Influence tiles a player has.
pub const INFLUENCE_TILES: usize = 10;

/// The highest value of an Influence tile.
pub const MOST_INFLUENCE: usize = 7;

/// How many Factories there are of each good.
pub const FACTORIES_A_GOOD: usize = 4;

/// The highest number that a Machine shows.
pub const MOST_MACHINE: u8 = 2;

/// How many VP Multiplier tiles there are, whoever plays.
pub const MULTIPLIERS: u8 = 4;

/// How many Reward tiles of each level and bonus the box holds.
pub const REWARDS_ALIKE: u8 = 2;

listed! {
    /// The six colours of Workers. They are no player's colours and no good's.
    Colour, COLOURS {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Teal.
        Teal = "teal",
        /// Orange.
        Orange = "orange",
    }
}

listed! {
    /// The nine actions, in the order of the Action slots.
    Action, ACTIONS {
        /// Knowledge: the Knowledge marker goes up.
        Knowledge = "knowledge",
        /// Produce Goods: Factories are run.
        Produce = "produce",
        /// Export: Contracts are fulfilled.
        Export = "export",
        /// Invest in a New Industry: a Factory is built.
        Invest = "invest",
        /// Mines: the Coal marker goes up.
        Mines = "mines",
        /// Ships are built.
        Ships = "ships",
        /// Machinery: Factories are improved.
        Machinery = "machinery",
        /// Trains are built.
        Trains = "trains",
        /// Local Market: Cities are supplied.
        LocalMarket = "local-market",
    }
}

listed! {
    /// The five Action slots, from left to right, called by the first action that each shows.
    ActionSlot, ACTION_SLOTS {
        /// Knowledge and Produce Goods.
        Knowledge = "knowledge",
        /// Export and Invest in a New Industry.
        Export = "export",
        /// Mines and Ships.
        Mines = "mines",
        /// Machinery and Trains.
        Machinery = "machinery",
        /// Local Market alone.
        LocalMarket = "local-market",
    }
}

impl ActionSlot {
    /// The actions that it shows.
    pub const fn actions(self) -> &'static [Action] {
        match self {
            Self::Knowledge => &[Action::Knowledge, Action::Produce],
            Self::Export => &[Action::Export, Action::Invest],
            Self::Mines => &[Action::Mines, Action::Ships],
            Self::Machinery => &[Action::Machinery, Action::Trains],
            Self::LocalMarket => &[Action::LocalMarket],
        }
    }
}

listed! {
    /// The three tracks of a Player Board.
    Track, TRACKS {
        /// The yen that Consolidating brings.
        Money = "money",
        /// The Coal that Consolidating brings.
        Coal = "coal",
        /// The level of Factories that can be built.
        Knowledge = "knowledge",
    }
}

listed! {
    /// The six goods, two of each level.
    Good, GOODS {
        /// Silk, of level 1.
        Silk = "silk",
        /// Paper, of level 1.
        Paper = "paper",
        /// Bento, of level 2.
        Bento = "bento",
        /// Lenses, of level 2.
        Lenses = "lenses",
        /// Clocks, of level 3.
        Clocks = "clocks",
        /// Light Bulbs, of level 3.
        LightBulbs = "light-bulbs",
    }
}

/// How many levels of goods there are.
pub const LEVELS: usize = 3;

impl Good {
    /// The level of its Factories, 1 to 3.
    pub const fn level(self) -> u8 {
        self as u8 / 2 + 1
    }
}

listed! {
    /// The 24 Factory tiles, four of each good. What each bonus is, is printed.
    FactoryTile, FACTORIES {
        /// The first Silk Factory.
        Silk1 = "silk-1",
        /// The second.
        Silk2 = "silk-2",
        /// The third.
        Silk3 = "silk-3",
        /// The fourth.
        Silk4 = "silk-4",
        /// The first Paper Factory.
        Paper1 = "paper-1",
        /// The second.
        Paper2 = "paper-2",
        /// The third.
        Paper3 = "paper-3",
        /// The fourth.
        Paper4 = "paper-4",
        /// The first Bento Factory.
        Bento1 = "bento-1",
        /// The second.
        Bento2 = "bento-2",
        /// The third.
        Bento3 = "bento-3",
        /// The fourth.
        Bento4 = "bento-4",
        /// The first Lenses Factory.
        Lenses1 = "lenses-1",
        /// The second.
        Lenses2 = "lenses-2",
        /// The third.
        Lenses3 = "lenses-3",
        /// The fourth.
        Lenses4 = "lenses-4",
        /// The first Clocks Factory.
        Clocks1 = "clocks-1",
        /// The second.
        Clocks2 = "clocks-2",
        /// The third.
        Clocks3 = "clocks-3",
        /// The fourth.
        Clocks4 = "clocks-4",
        /// The first Light Bulbs Factory.
        LightBulbs1 = "light-bulbs-1",
        /// The second.
        LightBulbs2 = "light-bulbs-2",
        /// The third.
        LightBulbs3 = "light-bulbs-3",
        /// The fourth.
        LightBulbs4 = "light-bulbs-4",
    }
}

impl FactoryTile {
    /// The good that it makes.
    pub const fn good(self) -> Good {
        Good::ALL[self as usize / FACTORIES_A_GOOD]
    }
}

listed! {
    /// The four Regions, from west to east.
    Region, REGIONS {
        /// With Nagasaki and Kumamoto.
        Kyushu = "kyushu",
        /// With Osaka and Kyoto.
        Kansai = "kansai",
        /// With Tokyo and Yokohama.
        Kanto = "kanto",
        /// With Niigata and Sendai.
        Tohoku = "tohoku",
    }
}

impl Region {
    /// Its two Cities.
    pub const fn cities(self) -> [City; 2] {
        [City::ALL[self as usize * 2], City::ALL[self as usize * 2 + 1]]
    }
}

listed! {
    /// The eight Cities, two of each Region.
    City, CITIES {
        /// In Kyushu.
        Nagasaki = "nagasaki",
        /// In Kyushu.
        Kumamoto = "kumamoto",
        /// In Kansai.
        Osaka = "osaka",
        /// In Kansai.
        Kyoto = "kyoto",
        /// In Kanto.
        Tokyo = "tokyo",
        /// In Kanto.
        Yokohama = "yokohama",
        /// In Tohoku.
        Niigata = "niigata",
        /// In Tohoku.
        Sendai = "sendai",
    }
}

impl City {
    /// The Region that it lies in.
    pub const fn region(self) -> Region {
        Region::ALL[self as usize / 2]
    }
}

listed! {
    /// What is built on the Train/Ship slots of Regions.
    Transport, TRANSPORTS {
        /// A Train: Influence in a Region where one has a tile.
        Train = "train",
        /// A Ship: points for the most and secondmost Influence.
        Ship = "ship",
    }
}

listed! {
    /// What a player owns in numbers.
    Resource, RESOURCES {
        /// Yen, in thousands.
        Yen = "yen",
        /// Coal.
        Coal = "coal",
        /// Blueprints, by their value.
        Blueprints = "blueprints",
    }
}

listed! {
    /// The four sides of a City tile, clockwise; beside each is an Influence slot.
    Side, SIDES {
        /// Above.
        Top = "top",
        /// To the right.
        Right = "right",
        /// Below.
        Bottom = "bottom",
        /// To the left.
        Left = "left",
    }
}

listed! {
    /// The nine Achievement spaces of a Player Board.
    Achievement, ACHIEVEMENTS {
        /// Fulfilled Contracts.
        Contracts = "contracts",
        /// Yen after the final income and wages.
        Money = "money",
        /// Stars of the Knowledge track.
        Knowledge = "knowledge",
        /// Stars above built Ships.
        Ships = "ships",
        /// Stars above built Trains.
        Trains = "trains",
        /// Stars of the Coal track.
        Coal = "coal",
        /// Factories of level 2 or 3.
        Factories = "factories",
        /// Machines at +2.
        Machines = "machines",
        /// Regions with an own Influence tile.
        Regions = "regions",
    }
}

listed! {
    /// The levels of Reward tiles: each is its VP Multiplier.
    RewardLevel, REWARD_LEVELS {
        /// From 3 Workers on.
        Two = "2",
        /// From 4 Workers on.
        Three = "3",
        /// From 5 Workers on.
        Four = "4",
        /// With 6 Workers.
        Five = "5",
    }
}

impl RewardLevel {
    /// The multiplier on its back.
    pub const fn multiplier(self) -> u8 {
        self as u8 + 2
    }

    /// The Workers that it takes.
    pub const fn workers(self) -> u8 {
        self as u8 + 3
    }
}

listed! {
    /// The bonuses of Reward tiles.
    RewardBonus, REWARD_BONUSES {
        /// 2 Blueprints.
        Blueprints = "blueprints",
        /// 2 Coal.
        Coal = "coal",
        /// ¥5,000.
        Yen = "yen",
    }
}

/// One of the [`CONTRACTS`] Contracts: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ContractId(pub u8);

/// One of the [`CITY_TILES`] City tiles: its row in the content, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CityTileId(pub u8);

set! {
    /// Contracts.
    Contracts: u8, of ContractId, contract => contract.0, number => ContractId(number)
}

set! {
    /// Factory tiles.
    FactoryTiles: u32, of FactoryTile, tile => tile as u8, number => FactoryTile::ALL[number as usize]
}

set! {
    /// Goods, or the own Factories that make them.
    GoodSet: u8, of Good, good => good as u8, number => Good::ALL[number as usize]
}

set! {
    /// Regions.
    Regions: u8, of Region, region => region as u8, number => Region::ALL[number as usize]
}

/// How many Workers of each colour are in play.
pub const fn workers_a_colour(players: u8) -> u8 {
    4 + players
}

/// How many Worker rows are in use.
pub const fn rows_in_use(players: u8) -> usize {
    players as usize
}

/// How many Workers a Worker row holds, and how many of one go to an empty Action slot.
pub const fn row_room(players: u8) -> u8 {
    if players == 2 { 2 } else { 3 }
}

/// How many Influence tiles may lie around a City.
pub const fn city_room(players: u8) -> u8 {
    players
}

/// How many Trains and Ships a Region has room for.
pub const fn region_room(players: u8) -> u8 {
    2 * players
}

/// How many Reward tiles of each level are taken out before a game.
pub const fn rewards_out(players: u8) -> u8 {
    MOST - players
}
