//! The keys of the game's own texts on the pages around its table: rows of its score sheet, who won, what a first game explains, the
//! tables of the player's aid, and fields of its editor.

use super::Vocabulary;
use crate::words::keys::{keys, named};

keys! {
    /// A text of the game's on the page.
    pub Caption of Vocabulary.page {
        // How moves are typed and confirmed, what keys do on the board, what its aid has, and a phone's tab of its own.
        TypeHow, AreasShown, ConfirmationsNote, TreeEdge, KeysArrows, TipHelp, BoardLabel, TipBoard,
        // The parts of the score, in the order in which a reader meets them.
        ScoreStart, ScoreFirst, ScoreSecond, ScoreThird, ScoreShips, ScoreContracts, ScoreRegions, ScoreFactories,
        ScoreWages, ScoreContractsSpace, ScoreMoneySpace, ScoreKnowledgeSpace, ScoreShipsSpace, ScoreTrainsSpace,
        ScoreCoalSpace, ScoreFactoriesSpace, ScoreMachinesSpace, ScoreRegionsSpace,
        // The lines of the final score: what was scored before it, and the last wages.
        ScoreBefore, ScoreLastWages,
        // What a player did.
        TallyWorkers, TallyConsolidations, TallyFactories, TallyGoods, TallyContracts, TallyMachines, TallyTrains,
        TallyShips, TallyInfluence,
        // Who won.
        Won(name, points), WonTie(name, points), TieNote,
        // A first game, which is explained.
        GuideLastPhase, GuideFull, GuideExchange, GuideTurn, GuideConsolidate, GuideAction, GuideKnowledge,
        GuideMines, GuideRun, GuideContract, GuideFactory, GuideImprovement, GuideTrain, GuideShip, GuidePlace,
        GuideReturn, GuideReward, GuideSpace, GuideGoods, GuideFinish, GuideOthers,
        // Player's aid.
        AidAction, AidDoes, AidSteps, AidCost, AidGood, AidLevel, AidKnowledge, AidCoal, AidStorage, AidFactory,
        AidBonus, AidWhere, AidToBuild, AidContract, AidAsks, AidGives, AidFulfilledBy, AidNobody, AidRegion,
        AidCities, AidCity, AidDemand, AidOverseas, AidCubes(n), AidScoring, AidMost, AidSecondmost, AidThirdmost,
        AidWorkers, AidReward, AidLeft, AidMultiplier(n), AidAchievement, AidCounts, AidPrinted, AidTrack, AidSlots, AidStar(number),
        AidPlayers(n), AidThing, AidWorkersInPlay, AidRows, AidRowsOf(rows, n), AidRewardsInPlay, AidCityRoom,
        AidRegionRoom, AidStartPoints, AidSpace, AidUncovers, AidTile, AidNumber, AidSlot, AidHappens,
        // The editor of positions.
        EditorBoard, EditorStage, EditorBefore, EditorLastPhase, EditorOver, EditorMarker, EditorTurnsLeft,
        EditorBegins, EditorDoes, EditorSite, EditorFromSlot, EditorDone, EditorRun, EditorIn, EditorBuilt,
        EditorPlacing, EditorAt, EditorSlots, EditorRows, EditorRow(n), EditorCities, EditorCitiesText, EditorTile,
        EditorTurned, EditorInfluence, EditorValue, EditorRewards, EditorMultipliers, EditorPoints, EditorBudget,
        EditorYen, EditorMarkers, EditorWorkers, EditorFulfilled, EditorFactories, EditorMachine, EditorCubes,
        EditorMachines, EditorTrains, EditorShips, EditorSpaces,
        // The coach.
        ReasonMoney, ReasonCoal, ReasonKnowledge, ReasonFactories, ReasonGoods, ReasonContracts, ReasonInfluence,
        ReasonTrains, ReasonShips, ReasonWorkers, ReasonAchievements, InMoney, InCoal, InKnowledge, InFactories,
        InGoods, InContracts, InInfluence, InTrains, InShips, InWorkers, InAchievements,
    }
}

named!(Caption);
