//! The keys of everything that is said of the game, each with the slots that its pattern may use.

use super::Vocabulary;
use crate::words::keys::keys;

keys! {
    /// Amounts, cards and what they give.
    pub(super) Noun of Vocabulary.noun {
        Copper(n), Silk(n), Tea(n), Fish(n), Imports(n), Turned(n), Yen(n),
        // The symbols of a reward that are no resource.
        Turns(n), PlusOne(n), PlusTwo(n), Orders(n), Look(at, keep), BonusCard(level), Nothing,
        // Cards.
        Order(points, goods, reward), OrderOf(points), UnknownOrder, Church(faith, points, reward),
        ChurchOf(points), Support(n), NoCard, Terms(given, gained),
        // What computers with a style are fond of.
        OfBuilder, OfScholar, OfTrader,
    }
}

keys! {
    /// Questions: titles, and lines of detail.
    pub(super) Query of Vocabulary.query {
        FirstOrders, Place, Opening(place), Card(place), Support(place), Exchange, Church, Laboratory, Station,
        Keep, SecondOrder, Under, Bonus, BonusReward, Construction(place), End, Upgrade,
        FirstOrdersDetail, PlaceDetail(level), PlaceDetailPostal(level), PlaceDetailRound(round), OpeningDetail, CardDetail(level),
        SupportDetail(influence, one, two), SupportDetailNone(influence), SupportDetailTelephone(influence, one, two),
        ExchangeDetail(n, yen), ChurchDetail(influence, faith),
        LaboratoryDetail(influence, value), LaboratoryDetailLater(influence, value), StationDetail, KeepDetail(n),
        KeepDetailSeveral(n, free), SecondOrderDetail(n), UnderDetail(n), BonusDetail(n), ConstructionDetail(house, yen), ConstructionDetailShop(yen), ConstructionDetailHouse(house, yen),
        EndDetail, UpgradeDetail(yen), UpgradeDetailFree,
    }
}

keys! {
    /// Labels of buttons.
    pub(super) Button of Vocabulary.button {
        Go, Open(title), Card(level), Support(n), SupportAndPhone(n), Phone, Church, ChurchGiving(gifts), LearnFree,
        PayYen(yen), PayImports(imports), PayBoth(yen, imports), Station, Keep, KeepFor(price), Under, Bonus(reward), Shop(yen),
        House(yen), Upgrade(level, higher, yen), UpgradeFree(level, higher), Deliver(reward), Trader, Mill,
        // Going on.
        NoSupport, NoExchange, NoChurch, NoTechnology, OneOrder, BuildNothing, EndTurn, NoUpgrade, GoOn,
    }
}

keys! {
    /// Moves as whole sentences.
    pub(super) Deed of Vocabulary.deed {
        Go(place), Open(title), Card(level), Support(n), SupportAndPhone(n), Phone, Exchange(given, gained), Church(card),
        ChurchGiving(card, gifts), LearnFree(title), Learn(title, price), Station(place), Keep(order), KeepFor(order, price),
        Under(order), Bonus(n, reward), Shop(place, yen), House(place, yen), Upgrade(level, higher, yen),
        UpgradeFree(level, higher), Deliver(order), Trader(place), Mill, NothingThere,
        // Going on.
        NoSupport, NoExchange, NoChurch, NoTechnology, OneOrder, BuildNothing, EndTurn, NoUpgrade, GoOn,
    }
}

keys! {
    /// Lines of the log.
    pub(super) Log of Vocabulary.log {
        Round(round), Turn(seat), PlaceChosen(seat, place), TraderSent(seat, place), CardPlayed(seat, level, place),
        SupportPlayed(seat, n), TechnologyUsed(seat, title), Acted(seat, place, influence),
        TraderActed(seat, place, influence), Gist(seat, deeds), Deed(place, influence), DeedByTrader(place, influence), Opened(deed, title), Gained(seat, amount), GainedTradingHouse(seat, amount),
        GainedBonus(seat, amount), GainedOrder(seat, amount), GainedChurch(seat, amount), GainedTechnology(seat, amount),
        GainedExchange(seat, amount), Turned(seat, n), SupportGained(seat, n), SupportReturned(seat, n),
        Exchanged(seat, given, gained), ChurchTaken(seat, card), Learned(seat, title), StationPlaced(seat, place),
        LookedAt(seat, order), SomeLookedAt(seat), Kept(seat, order), SomeKept(seat), PutUnder(seat, order),
        SomePutUnder(seat), OrderGained(seat, order), SomeOrderGained(seat), BonusTaken(seat, reward), BonusShuffled,
        BonusLaid(reward), ShopBuilt(seat, place), HouseBuilt(seat, place), Delivered(seat, order),
        TraderRecruited(seat, criterion), CardsBack, Upgraded(seat, level, higher), TechnologyDiscarded(title),
        TechnologyLaid(title), GameOver, Chosen(seat, deed),
    }
}

keys! {
    /// Rules that forbid a move.
    pub(super) Rule of Vocabulary.rule {
        GameOver, OtherQuestion, MustChoose, NotInATurn, NoSuchThing, Occupied, LowestFirst(level), NoCardOfLevel,
        NoSupport(n), ByItself(title), NoTechnology(title), UsedThisRound(title), NoHouseThere, NoTokenThere, TooDear(needs, has),
        FaithShort(asks, faith), Overpaid(n), NoOffering(amount), NoCard, TooManyImports(n), NotLookedAt, KeptForFree, FeeDue,
        OtherPlace(place), NotYours, ShopHere, HouseHere, NoneLeft, Upgraded, NotInHand, GoodsShort(needs, has), LookingAlready, NoTrader, InsideAStep,
    }
}

keys! {
    /// What would allow a forbidden move.
    pub(super) Remedy of Vocabulary.remedy {
        GameOver, Question(question), NotInATurn, NoSuchThing, Occupied, LowestFirst, NoCardOfLevel, NoSupport, NoTechnology,
        NextRound, NoHouseThere, NoTokenThere, Missing(missing), MissingMill(missing), FaithShort(n), Overpaid(n), OverpaidFree,
        NoOffering, NoCard, TooManyImports, NotLookedAt, KeptForFree, FeeDue, ShopHere, HouseHere, NotInHand, LookingAlready,
        NoTrader, InsideAStep,
    }
}

keys! {
    /// What is wrong with documents of the game.
    pub(super) Fault of Vocabulary.fault {
        Starter(seat), NotARecord(reason), NotARecordAt(path, flaw),
        // Printed values.
        PlaceOrder(place), TitleOrder(title), CardOrder, NoUpgrade, Symbols(has), ChoiceNotLast, ChoiceOnBonus,
        SameCard(row), OddYield(influence, has, usual), CheaperUpgrade, ManyPoints(has, most), MoreForLess(row), GivesNothing,
        // Positions.
        ShopCount(of), HouseCount(of), StationOwner, OrderCount(of), TechnologyCount(of), ChurchCount(of), FirstOrdersOnly,
        NoSuchStage, TurnCount, Occupied, LowestFirst, UpgradeCount(of), SupportCount(of), NotUsed, RecruitDue, TraderCount,
        NoSuchStep, NoSuchInfluence, NotLooking, NothingOwed, StepPassed,
    }
}

keys! {
    /// What things on the table are and do.
    pub(in super::super) Tell of Vocabulary.tell {
        Name, Places, ChurchCards, BonusCards, Technologies, Looked, ChurchShort, BonusShort, TechnologiesShort,
        LookedShort, TechnologiesNote, ChurchNote, BonusNote, Balance, BalanceShort, BalanceNote, LineOrders, LineTechnologies, LineCosts, LineChurch, LineImports, Points, Sights, RoundTells, More, Setup,
        // Places.
        Rates(a, b, c, d, e), NeverTaken, CardOf(seat, level), ShopOf(seat), HouseOf(seat),
        StationHere, ActsHere(influence, n), PartCard(level), PartTrader(level), PartShop, PartHouse, PartStation, Sum(parts, influence, n), SumAlone(parts, influence), TermCard(level), TermTrader(level), TermShop, TermHouse, TermStation, TermTotal(influence),
        HousePays(seat), Taken, PlaceWith(place, level), LastTurn(seat), OccupiedNow, OpenedBy(titles), NotOpened, OpensIt(titles),
        // The steps of a turn.
        StepPlace, StepBonus, StepBuild,
        // Buildings.
        Shop, House, ShopWorth, HouseWorth, BuiltWhen, NotBuilt, BuildingCosts(yen, n),
        // Cards.
        Influence(level), Lowest, IsLowest, IsLowestOrPostal, Waits, ByPostal, IsUpgraded, SupportCard(n), InHand(n), SupportWhen, Completes,
        OrderCard, Lacks(goods), Missing(goods), LookedAt, LookedAtNow, Technology(cost), Pays(n), PaysNothing, PointsMissing(n), Enough, InfluenceEnough, HowItIsPaid, OneMoreToPay, TraderJoins(criterion), LeadsInCosts, LeadsInOrders, ScoreShort, YenLeft, GoodsLeft, BonusFirst, BonusFirstTwo, BonusAll, YourHouse, ToSeat(seat), Held(n), Next(price), TakeIt, PlayIt(level), Leaves(amount), EndsTurn, TurnEnds, WouldGive(influence, gives), ScoreGoes(now, then), TurnsFewer, NothingLeft, ToPay(n), ToGive(n), Short(n), CostsThen(mine, others), CostsTheirs(mine, others, seat),
        CostsLead(mine, others), LaterPoint,
        WithMeans(influence), WithMeansNever, WhenTaken, Used, Ready, Unneeded, NoTurnLeft, ByItself, NeedsGifts(n), GiftsMissing(n),
        WithGifts(n, influence), WithGiftsNever(n), SixKinds, ChurchWhen, BonusCard, BonusFrom(influence, reward), BonusThen, BonusWhen,
        Exchange, ExchangesLeft(n), Trader, TradersReady(n), TraderDoes, OwnedBy(seat),
        TraderFor(criterion), HasOf(seat, n, of), Recruited(seat), TraderComes,
        // Decks, the token, the score.
        OrderDeck, BonusDeck, TechnologyDeck, InDeck(n), OrderDeckTells, BonusDeckTells, TechnologyDeckTells, StationToken, StationAt(place), StationNowhere,
        SeatPoints(seat, n), SeatCosts(seat, n), NowPoints,
        // Players.
        Has(points, yen), PointsFrom(lines), Owns(goods), Imported(open, turned), Hand(levels), HandEmpty, Supports(one, two),
        OrdersHeld(n, done), Owned(titles), ChurchTaken(n), ChurchTakenOf(n, faiths), Left(shops, houses, traders), NextHouse(price),
        // What is asked once something was touched, and how far a round has come.
        TraderWhere, TraderWhereDetail, Proposed(thing, price), ProposedFree(thing), HowToPay(thing), HowMuch(thing), RoundTurn(turn, of), TypedAs(letters),
        // What a single way to pay leaves out, and what a move would waste.
        NoImport, TooFewYen, WayShut(action, lacks), WasteDelivery, WasteBuilding, WasteFreeCard, WasteFreeTechnology,
        WasteFreeUpgrade, WasteBeyondSeven, WasteNoUse,
    }
}
