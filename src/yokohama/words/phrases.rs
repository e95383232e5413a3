//! The keys of everything that is said of the game, each with the slots that its pattern may use.

use super::Vocabulary;
use crate::words::keys::keys;

keys! {
    /// Names, amounts and lists.
    pub(super) Noun of Vocabulary.noun {
        // Resources and pieces.
        Copper(n), Silk(n), Tea(n), Fish(n), Imports(n), Yen(n), Points(n), Assistants(n), Shops(n), TradingHouses(n),
        // What a reward lets one choose.
        AnyGoods(n), WarehousePieces(n), ShownPieces(pieces), Movements(n),
        // The same where there is little room.
        ImportsShort(n), AnyGoodsShort(n), WarehousePiecesShort(n), MovementsShort(n), Nothing, Bank, UnknownCard,
        NoSuchArea, OfferingCopper, OfferingSilk, OfferingTea, OfferingFish, OfferingImport, OfferingYen,
        ForeignAgent(country), FreeAgent, RewardAgent, Agents(n, country), FreeAgents(n), Flag(country),
        OrderName(country, reward), LevelLow, LevelMid, LevelHigh,
        // Two boards of one Area.
        TwinUpper(place), TwinLower(place), TwinLeft(place), TwinRight(place),
        // Terms of trade, shares of a toll.
        Plus(first, next), Terms(given, gained), Share(payee, n),
        // Power and what an Area gives for it.
        PowerPresident, PowerShop, PowerHouse, PowerStation, PowerNone, PowerSum(terms, power), PowerCapped(terms, power),
        YieldNothing, YieldGoods(amount), YieldExchanges(n), YieldFaith(n), YieldImports(n), YieldPieces(n), YieldValue(n),
        YieldLow, YieldMid, YieldHigh,
        // What Achievements ask.
        GoalGoods(goods), GoalTechnologies(n), GoalYen(n), GoalAgentsAndTokens(n), GoalOrders(n), GoalProduction(n),
        GoalCommercial(n), GoalAreas(production, commercial),
        // The bar above the table.
        StepSetup, StepBefore, StepPlace, StepMove, StepAct, StepBonus, StepBuild, StepRecover, StepAfter, StepOver,
        GaugeHouses, GaugeShops, GaugeOrders, GaugeChurch, GaugeCustoms,
        // What computers with a style are fond of.
        OfBuilder, OfScholar, OfTrader,
    }
}

keys! {
    /// Questions: titles, and lines of detail.
    pub(super) Query of Vocabulary.query {
        FirstOrder, Before, Placement(most), PlacementMore(n, most), PlacementFull, Movement, MovementFromHand, Recall,
        Church, Customs, AssistantFrom, Employment, Laboratory, Port, SecondOrder, Chinatown, Bonus, Construction(place),
        Recovery(place), After, Station, AnyGood, Movements, AchievementReward, FirstOrderDetail(seat),
        AdditionalReady(what), AdditionalReadySpent(what), AdditionalNothing, ReadyOrders(n), ReadyAchievements(n),
        ReadyAgents(n), ReadyEffects(n), AgentWhereTitle(agent), AgentWhereDetail, KeepTitle(country), KeepDetail,
        OrderTitle(country), OrderDetail(goods, reward), Offered(country, goods, reward), PlacementDetail(hand),
        PlacementDetailOne(hand), PlacementDetailMore(hand), PlacementDetailDone(n, most, hand), PlacementDetailPair(place),
        PlacementDetailTelegram(place), PlacementDetailTelegramDone(place), MovementDetail(yen), MovementDetailPostal(yen),
        MovementDetailStation(yen), MovementDetailToStation(yen), MovementDetailPostalToStation(yen), MovementReach(n),
        MovementLit, RecallDetail(n), ChurchDetail(power, faith), CustomsDetail(power, n, imports),
        FromDetailChurch(here, hand), FromDetailCustoms(here, hand), EmploymentDetail(n, price, yen),
        EmploymentDetailNoHouse(n, yen), ShownPieceDetail(pieces, yen), LaboratoryDetail(power, value),
        LaboratoryDetailLater(power, value, cards), PortDetailShut(power, n), PortDetailLow(power, n),
        PortDetailMid(power, n), PortDetailHigh(power, n), SecondOrderDetail(n), ChinatownDetail(n, yen),
        BonusDetail(reward), BonusDetailFreeAgent, ConstructionDetail(power, shops, houses), RecoveryDetail(n),
        StationDetail, AnyGoodDetail(n), MovementsDetail(n), AchievementRewardDetail,
        // Before a move is made.
        GoTitle(place), AgentTitle(place), GoDetail(formula, outcome), ChurchSpaceTitle(faith, reward),
        ChurchSpaceDetail(power, n), ChurchSpaceDetailFree(power), LearnTitle(title), LearnDetail(n, yen, imports),
        LearnDetailFree, SecondOrderTitle, ShiftTitle, ShiftDetail,
    }
}

keys! {
    /// Labels of buttons.
    pub(super) Button of Vocabulary.button {
        KeepFirst, KeepSecond, Place, PlacePaying(n, payees), Go, GoPaying(n, payees), Return, StayInHand, Recall,
        GiveNothing, Give(gifts), GiveAllBut(gifts), GiveAll, Customs(n), FromHand, FromArea, Recruit(piece, yen),
        RecruitFree(piece), LearnFree, PayYen(yen), PayImports(imports), PayBoth(yen, imports), Order, TakeToken(reward),
        TakeFreeAgent, Shop(reward), House(reward), Leave, Agent(agent), Achieve(n), Deliver(reward), Shift, ShiftFromHand,
        Station, TakeFlag(country), Mill, University,
        // Going on.
        Begin, PlaceNone, PlaceDone, RecallDone, NoSpace, NoPiece, NoMorePieces, NoTechnology, NoOrder, NoSecondOrder,
        NoExchange, NoMoreExchanges, NoToken, BuildNothing, LeaveNone, EndTurn, NoMoreMovements, GoOn,
    }
}

keys! {
    /// Moves as whole sentences.
    pub(super) Deed of Vocabulary.deed {
        Keep(order, goods), KeepFirst, KeepSecond, Place(place), PlacePaying(place, shares), Go(place),
        GoPaying(place, shares), Return, StayInHand, Recall(place), Church(space, gifts, reward), ChurchFree(space, reward),
        Customs(space, n, reward), FromHand, FromArea(place), Recruit(piece, yen), RecruitFree(piece), Learn(title, price),
        LearnFree(title), Order(order, goods), SecondOrder(order, goods, price), Exchange(given, gained), TakeToken(reward),
        Shop(space, place, reward), House(place, reward), Leave(place), Agent(agent, place), Achieve(goal, n),
        Deliver(order, goods), Good(amount), Shift(from, to), ShiftFromHand(to), Station(place), Reward(reward), Mill,
        University, NothingThere,
        // Going on.
        Begin, PlaceNone, PlaceDone, RecallDone, NoChurch, NoCustoms, NoPiece, NoTechnology, NoOrder, NoSecondOrder,
        NoExchange, NoToken, BuildNothing, LeaveNone, EndTurn, NoMovement, GoOn,
    }
}

keys! {
    /// Lines of the log.
    pub(super) Log of Vocabulary.log {
        Kept(seat), KeptOrder(seat, order), Round(round), Turn(seat), Placed(seat, place), PaidPlayer(seat, payee, amount),
        Gained(seat, amount), GainedTradingHouse(seat, amount), GainedToken(seat, amount), GainedBuilding(seat, amount),
        GainedBoard(seat, amount), GainedOrder(seat, amount), GainedAchievement(seat, amount),
        GainedTechnology(seat, amount), GainedChoice(seat, amount), GainedMining(seat, amount), PresidentStays(seat),
        PresidentReturns(seat), PresidentEnters(seat, place), PresidentMoves(seat, place), PresidentWalks(seat, place, way),
        PresidentByStation(seat, place), PresidentByTram(seat, place), Passed(place), Recovered(seat, n, place),
        Acted(seat, place, power), AgentActed(seat, place, power), AgentUsed(seat, agent, place), AgentJoined(seat, agent),
        FreeAgentJoined(seat, agent), NoAgentLeft(seat, n, country), Church(seat, space), ChurchFromHand(seat, space),
        Customs(seat, space), CustomsFromHand(seat, space), RecruitedAssistant(seat), RecruitedShop(seat),
        RecruitedHouse(seat), Learned(seat, title), LaboratoryA(title), LaboratoryB(title), OrderTakenA(seat, order),
        OrderTakenB(seat, order), OrderTakenBrieflyA(seat, country), OrderTakenBrieflyB(seat, country),
        SomeOrderTakenA(seat, space), SomeOrderTakenB(seat, space), PortA(order), PortB(order),
        Exchanged(seat, given, gained), TokenTaken(seat, place), ShopBuilt(seat, place), HouseBuilt(seat, place),
        NoPieceToBuild(seat, place), ShopHereAlready(seat, place), NoSpaceToBuild(seat, place), Achieved(seat, goal),
        AchievedFirst(seat, goal), Delivered(seat, country), Shifted(seat, from, to), ShiftedFromHand(seat, to),
        Station(seat, place), Reward(seat, reward), EndHouses(seat, round), EndShops(seat, round), EndOrders(seat, round),
        EndChurch(seat, n, round), EndCustoms(seat, n, round), GameOver,
        // A new card with all that it says, and a choice that nothing came of.
        LaboratoryACard(card), LaboratoryBCard(card), PortACard(card), PortBCard(card), Chosen(seat, deed),
        // A line with what it cost and what it gave.
        ByTechnology(amount),
    }
}

keys! {
    /// Rules that forbid a move.
    pub(super) Rule of Vocabulary.rule {
        GameOver, OtherQuestion, MustChoose, NoSuchThing, Canal, NoAssistantInHand, NoAssistantThere, NoAssistantAtHand,
        TooDear(needs, has), TooDearNone(needs), PlacementFull(n), OneEach, PairPlaced, PairAndOnePlaced, NotBeside,
        Occupied, StartingArea, NoRoute, OtherToll, SpaceTaken, FaithShort(asks, faith), Overpaid, NoOffering(amount),
        PowerShort(asks, n), NoAssistantsLeft, NoShopsLeft, NoHousesLeft, NoCard, SameTitle, TooManyImports(n), HandFull,
        LevelShut, NoShopInHand, NoHouseInHand, ShopHere, HouseHere, AgentUsed, NoAgent, PresidentThere, Achieved,
        GoalUnmet, NotInHand, GoodsShort(needs, has), GoodsShortNone(needs), SameArea, OtherPiece(piece),
        OtherOrigin(place), OtherArea(place), NoTechnology, UsedThisTurn,
    }
}

keys! {
    /// The rules of a game that its number decides: how often Mining Technology adds, and how the Station is gone to.
    pub(super) Ruling of Vocabulary.ruling {
        MiningEach, MiningOnce, StationWithAssistant, StationAnyway,
    }
}

keys! {
    /// What would allow a forbidden move, and how rule, remedy and chapter are put together.
    pub(super) Remedy of Vocabulary.remedy {
        GameOver, Question(question), Canal, NoAssistantInHand, NoAssistantUniversity, NoAssistantThere,
        NoAssistantNextTurn, NoAssistantToTake, TooDear(missing), TooDearMill(missing), PlacementFull, OneEach, PairPlaced,
        NotBeside, Occupied, OccupiedFromHand, OccupiedFree, StartingArea, NoRoute, OtherToll, SpaceTaken, FaithShort(n),
        FaithBeyond, Overpaid(n), OverpaidFree, NoOffering, Power(power), NoCard, SameTitle, HandFull, NoPieceInHand,
        ShopHere, HouseHere, NextTurn, NoAgent, NoFreeAgent, NoRewardAgent, PresidentThere, GoalUnmet, NotInHand, SameArea,
        OtherPiece, OtherOrigin, OtherArea, NoTechnology, NoSuchThing, WarehouseEmpty, TooManyImports, Achieved,
    }
}

keys! {
    /// Labels that a screen reader speaks.
    pub(super) Spoken of Vocabulary.spoken {
        Area(place, type), AreaNow(place, type, now), Touches(places), Canal(place), YouNothing, Presence(seat, pieces),
        Station, Token(reward), Building(shops, house), Port(space, level, order, goods),
        Laboratory(space, technology, surcharge), Empty(space), Church(space, n, reward), Customs(space, n, reward),
        Blocked(space), Taken(space, seat), Achievement(goal, first, later), AchievementDone(goal, later, seats),
        Order(order, goods), Technology(title, value, country, effect), Card(value, country, effect),
        Player(seat, points, yen), Goods(goods), Pieces(hand, warehouse), Orders(n, done), Titles(titles), Agents(agents),
        Gauge(gauge, has, needs), GaugeOrders(gauge, has), GaugeNearest(name),
        // Of the whole table.
        Icons(icons), Score(seat, points), Scores(scores), Supply(agents, n),
    }
}

keys! {
    /// What went wrong outside the rules.
    pub(super) Fault of Vocabulary.fault {
        Players(n), Starter(seat), NotARecord(reason), NotARecordAt(path, flaw),
        // Printed values.
        AsksImports(n), ManyKinds(n), AreaOrder(area), PointsOutsidePort, AsksNoMore, AsksLess, Blocked(has), NoReward,
        Kinds(has), SameOrder(row), SameShops, ThirdOfTitle, SameCountry(row), SecondStation, NoCard(title), StackA, StackB,
        StackC, LaterAboveFirst, SameGoal(row),
        // Positions.
        NoSquare(last), PieceCount(piece, has, of), BoardCount(area, of), OnCanal, ShopTwice,
        PresidentsMeet, TitleTwice, StationOwner, FirstOrdersOnly, NotInPlay, OtherStack, BlockedOther, OrderCount(of), Gap,
        AgentCount(country, of), TokenCount(of), FreeAgentCount, AchievedTwice, RewardDue, EndingDue(cause), NoEnding,
        LastRound, NoSuchStep, StepPassed,
    }
}

keys! {
    /// What things on the table are and do.
    pub(super) Tip of Vocabulary.tip {
        // Areas.
        AreaKind(type), CanalKind, DoesGoods(good), DoesBank, DoesChinatown, DoesChurch, DoesCustoms, DoesEmployment,
        DoesLaboratory, DoesPort, DoesCanal, ActsHere(formula, outcome), StandsHere, WouldAct(formula, outcome),
        WouldActWithOne(formula, outcome),
        // Spaces and tokens.
        ShopFree(reward), HouseFree(reward), ShopOf(seat), HouseOf(seat), BuildWhen, Gives(reward), TokenWhen, TokenAgent,
        Space(n), AsksFaith(n), AsksImports(n), ChurchMost, CustomsMost, Blocked, TakenBy(seat),
        // Cards and agents.
        OrderTitle(country), AsksGoods(goods), Lacks(goods), LacksNothing, OrderIcon, PortLevel(level, power), Costs(n),
        CostsMore(n, surcharge), CostsLater, TechnologyWorth, FirstAndLater(first, later), DoneBy(seats), AchieveWhen,
        RewardWhen, OwnedBy(seat), AgentActs, FreeAgentActs, AgentComes, InSupply(n), InTheDeck(n), InWarehouse(n),
        OneExchange,
        // Players.
        PlayerHas(points, yen), PresidentAt(place), PresidentInHand, Tokens(n), Icons(icons), InHand(pieces),
        Warehouse(pieces), Several(n, agent),
        // The end, and the steps of a turn.
        EndHouses(n), EndShops(n), EndOrders(n), EndChurch(n), EndCustoms(n), EndThen, StepSetup, StepAdditional, StepPlace,
        StepMove, StepAct, StepBonus, StepBuild, StepRecover, StepOver,
    }
}
