//! The keys of everything that is said of the game, each with the slots that its pattern may use.

use super::Vocabulary;
use crate::words::keys::keys;

keys! {
    /// Amounts, and what tiles and their gains are called.
    pub(super) Noun of Vocabulary.noun {
        Yen(n), Coal(n), Blueprints(n), Points(n), MoneySteps(n), Influence(n),
        // Goods.
        Silk(n), Paper(n), Bento(n), Lenses(n), Clocks(n), LightBulbs(n), Cubes(n),
        // Workers.
        Workers(n), Colours(n), White(n), Black(n), Red(n), Green(n), Teal(n), Orange(n), Nobody, Nothing,
        // Action slots, Factories, Contracts, Rewards, Influence tiles.
        SlotOfTwo(first, second), FactoryWith(good, bonus), Machine(n), Contract(asks, gives), ContractNumber(n),
        OneKind(a), TwoKinds(a, b), ThreeKinds(a, b, c), Reward(level, bonus), VpMultiplier(n), Multiplier(n),
        Tile(value), At(city, side), Overseas, Free, Unknown, Terms(given, gained),
        // Numbers that rank.
        First, Second, Third, Fourth, Fifth, NoPlace,
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
