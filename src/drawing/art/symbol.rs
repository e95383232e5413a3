//! The names of the symbols.

use super::decode::{self, Drawing};
use crate::drawing::geometry::Size;

macro_rules! symbols {
    ($($(#[$doc:meta])* $variant:ident = $file:literal),+ $(,)?) => {
        /// A drawing of the table. Its file in this folder is [`name`](Self::name)`.svg`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Symbol { $($(#[$doc])* $variant),+ }

        impl Symbol {
            /// Every symbol, in the order of declaration.
            pub const ALL: [Self; [$($file),+].len()] = [$(Self::$variant),+];

            /// The name of its file, without the ending.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $file),+ }
            }
        }
    };
}

symbols! {
    /// Copper: an orange ingot.
    Copper = "good-copper",
    /// Silk: a lilac spool.
    Silk = "good-silk",
    /// Tea: a green sprig.
    Tea = "good-tea",
    /// Fish: a blue fish.
    Fish = "good-fish",
    /// A trade good of any kind: a bundle in four hues.
    AnyGood = "any-good",
    /// Imported goods: a crate.
    Import = "import",
    /// Yen: a coin with a square hole.
    Yen = "yen",
    /// Points: a rosette.
    Point = "point",
    /// Power: a gear.
    Power = "power",
    /// A 5-Power token: a daruma with five dots.
    FivePower = "five-power",
    /// A Foreign Agent: a gentleman.
    Agent = "agent",
    /// An Order: a scroll.
    Order = "order",
    /// A Technology: a flask.
    Technology = "tech",
    /// An Achievement: a fan.
    Achievement = "achievement",
    /// The end of the game: a bell.
    Ending = "endgame",
    /// An Assistant on the move.
    MoveAssistant = "move-assistant",
    /// Taking a piece out of the Warehouse.
    Warehouse = "warehouse-take",
    /// Taking an Assistant out of the Warehouse.
    WarehouseAssistant = "warehouse-assistant",
    /// Taking a Shop out of the Warehouse.
    WarehouseShop = "warehouse-shop",
    /// Taking a Trading House out of the Warehouse.
    WarehouseHouse = "warehouse-house",
    /// An Area Type: Production, a green round leaf.
    Production = "type-production",
    /// An Area Type: Commercial, a blue square.
    Commercial = "type-commercial",
    /// The Canal, which is of no Area Type: three waves.
    Water = "type-water",
    /// The United States.
    American = "country-us",
    /// Britain.
    British = "country-gb",
    /// The Netherlands.
    Dutch = "country-nl",
    /// France.
    French = "country-fr",
    /// Germany.
    German = "country-de",
    /// A President, in a player's colour.
    President = "president",
    /// An Assistant, in a player's colour.
    Assistant = "assistant",
    /// A Shop, in a player's colour.
    Shop = "shop",
    /// A Trading House, in a player's colour.
    TradingHouse = "trading-house",
    /// The Station token: a locomotive, in a player's colour.
    Station = "station",
    /// The blue player's crest, in their colour.
    Wave = "mon-wave",
    /// The pink player's crest, in their colour.
    Plum = "mon-plum",
    /// The purple player's crest, in their colour.
    Wisteria = "mon-wisteria",
    /// The yellow player's crest, in their colour.
    Chrysanthemum = "mon-chrysanthemum",
    /// The seal of the Ports: 港, harbour.
    PortSeal = "seal-port",
    /// The seal of the Laboratories: 学, learning.
    LaboratorySeal = "seal-laboratory",
    /// The seal of the Church: 教, teaching.
    ChurchSeal = "seal-church",
    /// The seal of the Customs: 税, duty.
    CustomsSeal = "seal-customs",
    /// The seal of the game, wide: 横浜, Yokohama.
    YokohamaSeal = "seal-yokohama",
    /// The seal of the game, tall: 横 above 浜.
    YokohamaSealTall = "seal-yokohama-tall",
    /// The seal of the winner: 勝, victory.
    VictorySeal = "seal-victory",
    /// Copper Mine, 200 by 120 like all scenes.
    CopperMineScene = "area-copper",
    /// Silk Mill.
    SilkMillScene = "area-silk",
    /// Tea.
    TeaScene = "area-tea",
    /// Fishing.
    FishingScene = "area-fishing",
    /// Bank.
    BankScene = "area-bank",
    /// Canal.
    CanalScene = "area-canal",
    /// Chinatown.
    ChinatownScene = "area-chinatown",
    /// Church.
    ChurchScene = "area-church",
    /// Customs.
    CustomsScene = "area-customs",
    /// Employment Agency.
    EmploymentScene = "area-employment",
    /// Laboratory.
    LaboratoryScene = "area-laboratory",
    /// Port.
    PortScene = "area-port",
    /// A sailing ship for the sea around the table.
    Ship = "ship",
    /// Mount Fuji, for the horizon of the table.
    Fuji = "fuji",
    /// One cell of a sea of overlapping circles, for a tiling of cells twice as wide as high.
    Sea = "sea",
}

impl Symbol {
    /// Its drawing.
    pub fn drawing(self) -> &'static Drawing {
        decode::drawing(self)
    }

    /// Whether there is a drawing of it: the first page's program has few.
    pub fn is_drawn(self) -> bool {
        !self.drawing().steps.is_empty()
    }

    /// Its size in its own units.
    pub fn size(self) -> Size {
        self.drawing().size
    }

    /// Its width by its height.
    pub fn aspect(self) -> f32 {
        let size = self.size();
        size.w / size.h
    }

    /// Whether parts of it take the colour of a player: pieces and crests.
    pub const fn is_tinted(self) -> bool {
        matches!(
            self,
            Self::President
                | Self::Assistant
                | Self::Shop
                | Self::TradingHouse
                | Self::Station
                | Self::Wave
                | Self::Plum
                | Self::Wisteria
                | Self::Chrysanthemum
        )
    }

    /// Whether it is the scene of an Area, 200 by 120, that fills its box.
    pub const fn is_scene(self) -> bool {
        self as u8 >= Self::CopperMineScene as u8 && self as u8 <= Self::PortScene as u8
    }
}
