//! The keys of the game's own texts on the page: labels of its table, rows of its score sheet, fields of its editor, what a first game explains.

use super::Vocabulary;
use crate::words::keys::{keys, named};

keys! {
    /// A text of the game's on the page.
    pub Caption of Vocabulary.page {
        // What the game is called.
        Title,
        // How moves are typed and confirmed, what keys do on the board, what its aid has, and a phone's tabs of its own.
        TypeHow, AreasShown, ConfirmationsNote, TreeEdge, KeysArrows, TipHelp, OrdersLabel, TipOrders, TipMore,
        // Panels of the table.
        HandLabel, WarehouseLabel, TechnologiesLabel, AchievementsLabel, SupplyLabel, SupplyNote,
        LowPower(power), MidPower(power), HighPower(power), PortNote, LaboratoryNote, ChurchNote, CustomsNote, PrintedCost,
        CostIncluded(n), Surcharge(n), ValueAndSurcharge(value, n), PowerEnough, YouOwnIt, MoreToPay(n), PointsShort(n),
        PayPoints(n), PaySecondOrder, PayFaith, PointBeyond, Or, YouHave, NoImport, TooFewYen, WayShut(action, lacks), TakeTitle(title),
        TakeOrder, TakeSpace, ByWay(place, price), WouldGet(formula), AreaLabel, Token, YouKeep, RoomForOrder,
        CanalCrossing,
        Leaves, NextPlayer, RoundShort(round),
        // A phone, in few words.
        PowerPays(power, n), Enough, More(n), PowerThere(power), PowerGives(power, outcome), TapNext, TapNextOrSame,
        // Final score.
        EndHouses(name), EndShops(name), EndOrders(name), EndChurch(name, n), EndCustoms(name, n), ScoreChurch,
        ScoreChurchNote, ScoreCustoms, ScoreCustomsNote, ScoreTechnology, ScoreTechnologyNote, ScoreCountry,
        ScoreCountryNote, ScoreAgents, ScoreImports, ScoreYen, ScoreGoods, TieNote, ScoreOrders, ScoreBuildings,
        ScoreSpaces, ScoreTechnologies, ScoreAchievements, ScoreAreas,
        Wins(name, points), WinsTie(name, points),
        // What decided a game, and how it went.
        TallyPlaced, TallyActed, TallyOrders, TallyTechnologies, TallyBuildings, TallyAchievements,
        // The table as headings and buttons, and the keys.
        TreeInHand(what), TreeInWarehouse(what), TreeAreas,
        TreeSights, TreeHere, TreeHereFor(price), TreeHereChosen,
        // What a key, a press and a search came to, in full.
        SpokenSquare(square),
        // A first game, which is explained.
        GuideFirstOrder, GuidePlace, GuideStranded, GuideMove, GuideRecall, GuideChurch, GuideCustoms, GuideEmployment,
        GuideLaboratory, GuidePort, GuideBonus, GuideBuild, GuideGoods, GuideBank, GuideOrder, GuideAgent, GuideAchievement,
        GuideOthers, GuideNearEnd, GuideEnding, GuideLastTurn,
        // The editor of positions.
        EditorMapText, EditorNeutral, EditorTaken, EditorRecall, EditorSecondOrder, EditorPayChurch, EditorPlaced,
        EditorSpace, EditorLeft, EditorActing, EditorAt, EditorPower, EditorBy, EditorAgentBefore, EditorAgentAfter,
        EditorPending, EditorGoods, EditorMined, EditorPieces, EditorShown, EditorMovements, EditorSpent, EditorAgent,
        EditorUsedTitle(title), EditorBuilding, EditorBuildingOf(shops, house), EditorAssistants, EditorStation,
        EditorNotPlaced, EditorPresident, EditorMoney, EditorInHand, EditorInWarehouse, EditorOrders, EditorCompleted,
        EditorRefused, EditorOffer, EditorAgents, EditorUsedAgents, EditorTokens, EditorTokensTaken, EditorFreeAgents,
        EditorReward, EditorUsed, EditorTile, EditorDone(n), EditorRewards,
        EditorMap, EditorBoards, EditorEnd, EditorNumbered(thing, n), EditorBeginning, EditorEnding, EditorEndingNone, EditorEndingSeat,
        // Entering a move: commitments, taking back, outcomes.
        NoUse(price),
        // Hints about waste.
        WasteDelivery, WasteAchievement, WasteToken, WasteBuilding, WasteFreePiece, WasteFreeOrder, WasteFreeTechnology,
        WasteFreeSpace, WasteFreeCustomsSpace, WasteNothingPlaced, WasteBeyondFive, WasteNoUse, WasteDearerWay,
        Hint(hint, chapter),
        // Player's aid.
        AidAreas, AidTechnologies, AidOrders, AidAchievements, AidArea, AidGive, AidGain, AidSigns, AidSign, AidMeaning, FirstPlayer, LaterPlayer, AidSpace, AidFaith, AidImports, AidBlocked,
        AidSurcharge, AidLevel, AidGoal, AidInPlay, AidOpen, AidTitle, AidValue, AidCountries, AidCountry, AidEffect,
        AidWhere, AidCards, AidUnseen, AidNotOpen, AidTechnologyDeck(cards, deck), AidOrderDeck(cards, unseen, deck),
        // The coach.
        ReasonMoney, ReasonGoods, ReasonPieces, ReasonOrders, ReasonTechnologies, ReasonAgents, ReasonCountries,
        ReasonBoards, ReasonPower, InMoney, InGoods, InPieces, InOrders, InTechnologies, InAgents, InCountries,
        InBoards, InPower,
    }
}

named!(Caption);
