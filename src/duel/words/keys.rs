//! The keys of the game's own texts on the pages around its table: rows of its score sheet, who won, what a first game explains, and
//! the tables of the player's aid.

use super::Vocabulary;
use crate::words::keys::{keys, named};

keys! {
    /// A text of the game's on the page.
    pub Caption of Vocabulary.page {
        // The lines of the score sheet, in their order, which is that of the tie-breaks.
        ScoreOrders, ScoreMostOrders, ScoreTechnologies, ScoreTechnologyBonus, ScoreChurch, ScoreHouses, ScoreShops,
        ScoreTurned, ScoreImports, ScoreYen, ScoreGoods,
        // What a player did.
        TallyActed, TallyTraders, TallyOrders, TallyTechnologies, TallyBuildings, TallyChurch,
        // Who won.
        Won(name, points), WonTie(name, points), WonBoth(names, points), TieNote,
        // A first game, which is explained.
        GuideLastRound, GuideFirstOrders, GuideOrder, GuideTrader, GuideOccupied, GuidePlace, GuideSupport, GuideExchange, GuideChurch,
        GuideLaboratory, GuidePort, GuideBonus, GuideBuild, GuideUpgrade, GuideOthers,
        // Player's aid.
        AidPlace, AidFive, AidSix, AidSeven, AidBuilding, AidCost, AidGive, AidGain, AidPoints, AidFor, AidTitle, AidEffect, AidCard,
        AidUpgraded, AidScored, AidFaith, AidWhere, AidShown, AidDiscarded, AidUnseen, AidNotOpen,
    }
}

named!(Caption);
