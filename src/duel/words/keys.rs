//! The keys of the game's own texts on the pages around its table: rows of its score sheet, who won, what a first game explains, the
//! tables of the player's aid, and fields of its editor.

use super::Vocabulary;
use crate::words::keys::{keys, named};

keys! {
    /// A text of the game's on the page.
    pub Caption of Vocabulary.page {
        // How moves are typed and confirmed, what keys do on the board, what its aid has, and a phone's tab of its own.
        TypeHow, AreasShown, ConfirmationsNote, TreeEdge, KeysArrows, TipHelp, OrdersLabel, TipOrders,
        // The lines of the score sheet, in their order, which is that of the tie-breaks.
        ScoreOrders, ScoreMostOrders, ScoreTechnologies, ScoreTechnologyBonus, ScoreChurch, ScoreHouses, ScoreShops,
        ScoreTurned, ScoreImports, ScoreYen, ScoreGoods,
        // What a player did.
        TallyActed, TallyTraders, TallyOrders, TallyTechnologies, TallyBuildings, TallyChurch,
        // Who won.
        Won(name, points), WonTie(name, points), WonBoth(names, points), TieNote,
        // A first game, which is explained.
        GuideLastRound, GuideNewRound, GuideFirstOrders, GuideOrder, GuideTrader, GuideOccupied, GuideTechnology, GuidePlace, GuideCard,
        GuideSupport, GuideExchange, GuideChurch, GuideLaboratory, GuideStation, GuidePort, GuideBonus, GuideBuild, GuideEnd, GuideUpgrade,
        GuideGoods, GuideBank, GuideCustoms, GuideOthers,
        // Player's aid.
        AidPlace, AidFive, AidSix, AidSeven, AidBuilding, AidCost, AidGive, AidGain, AidPoints, AidFor, AidTitle, AidEffect, AidCard,
        AidUpgraded, AidScored, AidFaith, AidProduction, AidWhere, AidShown, AidDiscarded, AidFaceDown, AidNotOpen,
        AidSigns, AidSign, AidMeaning,
        // The editor of positions.
        EditorPlaces, EditorPlacesText, EditorBoth, EditorStation, EditorNotPlaced, EditorStationDue, EditorStage,
        EditorFirstOrders, EditorInTurn, EditorUpgrade, EditorOver, EditorChoosesPlace, EditorOpens, EditorPlaysCard,
        EditorSupports, EditorEndOfTurn, EditorPlaceAction, EditorTraderAction(n), EditorNotBegun, EditorAt, EditorInfluence,
        EditorLeft, EditorLooking, EditorNobodyLooks, EditorKeptFree, EditorKeptPaid, EditorWaiting, EditorOwed, EditorCards,
        EditorCardsText, EditorSlot(n), EditorBonus, EditorUsedBonus, EditorTechnologies, EditorDiscarded, EditorChurch,
        EditorTaken, EditorUnder, EditorInfluenceCards, EditorInfluenceCard(level, upgraded), EditorUpgraded, EditorGoods,
        EditorSupportCards, EditorOrders, EditorLooked, EditorCompleted, EditorOwnTechnologies, EditorServed,
        EditorOwnChurch, EditorRecruited, EditorTraders,
        // The coach.
        ReasonMoney, ReasonGoods, ReasonOrders, ReasonTechnologies, ReasonChurch, ReasonTraders, ReasonBuildings,
        ReasonCards, InMoney, InGoods, InOrders, InTechnologies, InChurch, InTraders, InBuildings, InCards,
    }
}

named!(Caption);
