//! The keys of everything that is said of the game, each with the slots that its pattern may use.

use super::Vocabulary;
use crate::words::keys::keys;

keys! {
    /// Amounts, and what tiles and their gains are called.
    pub(super) Noun of Vocabulary.noun {
        Yen(n), Coal(n), Blueprints(n), Points(n), MoneySteps(n),
        // Goods.
        Silk(n), Paper(n), Bento(n), Lenses(n), Clocks(n), LightBulbs(n),
        // Workers.
        Workers(n), Colours(n), White(n), Black(n), Red(n), Green(n), Teal(n), Orange(n), Nobody, Nothing,
        // Action slots, Factories, Contracts, Rewards, Influence tiles.
        SlotOfTwo(first, second), FactoryWith(good, bonus), Machine(n), Contract(asks, gives), ContractNumber(n),
        OneKind(a), TwoKinds(a, b), ThreeKinds(a, b, c), Reward(level, bonus), Multiplier(n), Tile(value),
        At(city, side), Overseas, Free, Unknown,
        // Numbers that rank.
        First, Second, Third, Fourth, Fifth, NoPlace,
        // What computers with a style are fond of.
        OfBuilder, OfScholar, OfTrader,
    }
}

keys! {
    /// Synergy bonuses of Factories, in a sentence.
    pub(super) Synergy of Vocabulary.bonus {
        KnowledgeSteps(n), MoneySteps(n), CoalSteps(n), Blueprints(n), BuildTrains(n), BuildShips(n), Machines(n),
        Cubes(n), CubesInFactories(n), KnowledgeActionPlus(n), RunThisPlus(n), KnowledgeNeedMinus(n),
        KnowledgeStars(n), ContractYen(n), InvestPrice(n), ProduceCoalMinus(n), WagesColoursFree(n), KeepCoal,
        TrainsCount(n), TrainsRegionBonus, TrainsFirstFree, ShipsScore(n), ContractPoints(n), IncomeYenAFactory(n),
        ImprovementPoints(n), MarketFirstBonusTwice,
    }
}

keys! {
    /// The same as short as a label.
    pub(super) Brief of Vocabulary.brief {
        KnowledgeSteps(n), MoneySteps(n), CoalSteps(n), Blueprints(n), BuildTrains(n), BuildShips(n), Machines(n),
        Cubes(n), CubesInFactories(n), KnowledgeActionPlus(n), RunThisPlus(n), KnowledgeNeedMinus(n),
        KnowledgeStars(n), ContractYen(n), InvestPrice(n), ProduceCoalMinus(n), WagesColoursFree(n), KeepCoal,
        TrainsCount(n), TrainsRegionBonus, TrainsFirstFree, ShipsScore(n), ContractPoints(n), IncomeYenAFactory(n),
        ImprovementPoints(n), MarketFirstBonusTwice,
    }
}

keys! {
    /// Questions: titles, and lines of detail.
    pub(super) Query of Vocabulary.query {
        Turn, TurnFull, Action, StepsKnowledge, StepsCoal, Run, Contract, Factory, Improvement, SiteTrain, SiteShip,
        Place, Return, Reward, Space, Goods, Finish, TurnDetail(budget, income, wages), TurnDetailFull(income, wages),
        TurnDetailLast, ActionDetail(first, second), StepsDetail(prices, yen), RunDetail(coal, n), ContractDetail(n),
        FactoryDetail(level, blueprints, yen), ImprovementDetail(price, n, yen), ImprovementDetailStore(yen),
        SiteDetail(price, n, yen), SiteDetailFree, PlaceDetail, PlaceDetailThere(region, n),
        ReturnDetail(city, value), RewardDetail(workers, level), SpaceDetail(n), GoodsDetail(n),
        FinishDetail(blueprints),
    }
}

keys! {
    /// Labels of buttons.
    pub(super) Button of Vocabulary.button {
        Stop, Take(worker), Consolidate, Exchange(track), Act(action), Steps(n, yen), Run(coal, cubes), Fulfil(cubes),
        Build(price), Improve(n, price), Store(price), Site(region, price), Place(value, cubes), Return(seat, value),
        Reward(level, bonus), Space(n), Goods, Finish,
    }
}

keys! {
    /// Moves as whole sentences.
    pub(super) Deed of Vocabulary.deed {
        Stop, Take(worker, slot), Consolidate, Exchange(track), Act(action), Steps(n, track, yen),
        Run(good, coal, cubes), RunLosing(good, coal, cubes, lost), Fulfil(contract, cubes),
        Build(good, bonus, price), Improve(good, n, price), Store(price), SiteTrain(region, price),
        SiteShip(region, price), Place(city, cubes, value, side), Return(value, seat, city, side), Reward(reward),
        Space(n, achievement), Goods(good), Finish, NothingThere,
    }
}

keys! {
    /// Lines of the log.
    pub(super) Log of Vocabulary.log {
        Round(round), Turn(seat), WorkerTaken(seat, worker, slot), Acted(seat, action),
        // A level marker goes up.
        Raised(seat, track, n), RaisedExchange(seat, track, n), RaisedContract(seat, track, n),
        RaisedFactory(seat, track, n), RaisedIcon(seat, track, n),
        // Gains and losses.
        Gained(seat, amount), GainedContract(seat, amount), GainedFactory(seat, amount), GainedRegion(seat, amount),
        GainedIncome(seat, amount), GainedReward(seat, amount), Discarded(seat, amount), ScoredContract(seat, n),
        ScoredFactory(seat, n), ScoredRegion(seat, n), LostWages(seat, n),
        // What actions do.
        Ran(seat, good, cubes), RanLosing(seat, good, cubes, lost), CubesLaid(seat, cubes, good),
        ContractFulfilled(seat, contract, cubes), FactoryBuilt(seat, good, bonus), Improved(seat, good, n),
        ImprovedFactory(seat, good, n), ImprovedSupply(seat, good, n), MachineStored(seat), TrainBuilt(seat, region),
        ShipBuilt(seat, region), TrainBuiltFree(seat, region), ShipBuiltFree(seat, region),
        Supplied(seat, city, cubes), InfluencePlaced(seat, value, city, side),
        InfluenceReturned(seat, value, city, side),
        // Consolidating.
        Consolidated(seat), RewardTaken(seat, reward), MultiplierTaken(seat), MultiplierPlaced(seat, achievement, n),
        MultiplierDiscarded(seat, n), WagesDue(seat, n), WagesUnpaid(seat, n, unpaid), WorkersReturned(seat, workers),
        // Slots, rows, the bag.
        RowMoved(slot), Refilled, DrawnToSlot(slot, workers), DrawnToRow(n, workers), MarkerMoved(n),
        // Scorings.
        ScoringBegan(ordinal), Stands(ordinal, who, n), RegionStands(region, standings), RegionEmpty(region),
        RegionScored(seat, ordinal, region, n), ShipsScored(seat, region, n), LastPhaseBegan(seat),
        FinalBudget(seat, yen), FinalBudgetUnpaid(seat, yen, n, points), AchievementScored(seat, n, achievement),
        GameOver, Chosen(seat, deed),
    }
}

keys! {
    /// Rules that forbid a move.
    pub(super) Rule of Vocabulary.rule {
        GameOver, OtherQuestion, MustChoose, NoSuchThing, BoardFull, NoWorker, NothingPossible, OtherSlot(action),
        TooDear(needs, has), OnTop(track), BeyondTop(n), NotNow, NoFactory(good), NothingToRun, StorageFull(good),
        RunAlready(good), Fulfilled, OtherGoods, GoodsShort(needs, has), NoContract, HasFactory(good),
        HasAllFactories, FactoryGone, KnowledgeShort(missing, blueprints), FullyImproved(good), FactoryFirst,
        NoneLeft, RegionFull, MapFull, RegionBuiltIn, OtherRegion, NoTile(value), WorthLess(good, most),
        NotHigher(than), CityFull(city, lowest), NothingToSupply, OtherCity(city), NoTileThere, NotLowest(lowest),
        RewardTooHigh(needs, has), RewardGone, SpaceTaken, CubeLaid(good),
    }
}

keys! {
    /// What would allow a forbidden move.
    pub(super) Remedy of Vocabulary.remedy {
        GameOver, Question(question), NoSuchThing, OtherSlot, BoardFull, NoWorker, NothingPossible, Missing(missing),
        MissingYen(missing), MissingCoal(missing), OnTop, OnTopNothing, BeyondTop, NotNow, NotNowLast, NoFactory, NothingToRun,
        StorageFull, RunAlready, Fulfilled, NoContract, HasFactory, FactoryGone, KnowledgeShort(n), FullyImproved,
        FactoryFirst, RegionFull, OtherRegion(region), NoTile, WorthLess, NotHigher, NothingToSupply, NoTileThere,
        RewardTooHigh, RewardGone, SpaceTaken, CubeLaid,
    }
}

keys! {
    /// What an Achievement counts.
    pub(super) Counts of Vocabulary.counts {
        Each(achievement), Every(n, achievement), Yen(yen),
    }
}

keys! {
    /// What a choice would come to, and what things on the table are and do.
    pub(super) Tell of Vocabulary.tell {
        // A Worker.
        WagesStay(n, yen), WagesRise(n, yen, before), WagesNone, IncomePays(income), IncomeShort(income, n, points),
        ReachesReward(n, level), NoRewardYet(n), EmptiesSlot, RefillAlone, CausesRefill(n), ScoringThen(ordinal),
        LastPhaseThen, Possible(actions),
        // Consolidating.
        ThrownAway(amount), NothingThrown, CoalKept, Income(amount), RewardUpTo(level), RewardNeeds(n),
        RewardTooHighLeft, RewardVp, RewardVpLost, RewardAllGone, RewardNoSpace, Wages(n, yen), NoWages, YenLeft(yen),
        YenLeftWith(yen, more), Unpaid(n, points), UnpaidWith(n, points, less), NoWorkers, BlueprintsFirst(yen), LastConsolidation,
        // Steps on a track.
        StepsTo(track, number), StepsBetween(track, below, above), StepsAbove(track, below), StepsStars(n),
        StepsMore(n),
        // A run.
        RunBrings(cubes), RunLoses(n), CoalLeft(coal),
        // A Contract.
        GoodsLeft(goods), MoneyThen(yen), MoneyAtTop,
        // A Factory to build.
        FactoryNeeds(level, n, coal, storage), FactoryCosts(price), FactoryMissing(n), FactoryWaiting(n),
        FactoryOwned,
        // An Improvement.
        RunsThen(n), StoreWhy,
        // A Train or Ship.
        SlotsLeft(n), TrainCounts(n), TrainNoTile, ShipScores(n, ordinal), ShipNoPlace(n), IconThen(yen), StarThen(n),
        BonusOfRegion(gain),
        // An Influence tile.
        CubesTaken(cubes, left), SendsHome(seat, value), SendsOneHome(value),
        OverseasCovered(n), OverseasOpened(n), BonusOfTile(gain, region), BonusOfTileTwice(gain, region),
        Now(standings), Then(standings), PlaceBetter(before, after, region), PlaceSame(after, region),
        PointsThen(points, ships), PointsThenPlain(points), AllScored,
        // A Reward and an Achievement.
        SpaceNow(n, times, points), SpaceAfterWages(n, times, points), SpaceCovers(points), SpaceEach(points),
        // A cube by a bonus, the exchange.
        RoomFor(n), ExchangeLeaves(blueprints),
        // How far the game has come.
        RefillIn(n), ScoringAt(ordinal, n), LastPhaseAt(n), TurnsLeft(n), LastTurn, LastPhase(n),
    }
}

keys! {
    /// What is wrong with documents of the game.
    pub(super) Fault of Vocabulary.fault {
        Players(n), Starter(seat), NotARecord(reason), NotARecordAt(path, flaw),
        // Printed values.
        GoodOrder(good), FactoryOrder(tile), Bonuses(has), TwoChoices, SameBonus(row), Kinds(has), CubesRise,
        YenOrPoints, SameGood(good), GoodSides(good, has), CityOrder(city), Overseas, RegionOrder(region),
        SameRegionBonus(row), NoStart, TrackFalls, NumberMissing(number, track), NoGap, IconOnFirst, ShipStars(has),
        ScoringTrack, PlacesRise, ScoringFalls, InfluenceFalls, TileOrder, AchievementOrder(achievement),
        Printed(has), SameRow(row), MoreForLess(row), EasierThanBelow(row), BareSpace,
        // Positions.
        NoSuchStage, TurnCount, Untouched, WorkerCount(of), BoardCount(of), SlotCount, RowCount, TakenCount,
        TransportCount(of), RegionCount(of), TileCount(of), CityCount(of), Supplied(good), SameGoodOwned(good),
        StorageCount(of), BonusMachine(least), MachinesWait, MarkerLow(track, least), ContractKinds(kinds),
        RewardCount(of), RewardLeft, MultiplierEarly, NoSuchStep, IncomeDue, StepPassed,
    }
}
