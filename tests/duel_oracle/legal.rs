//! Which moves are legal, read off the rules: for each question its answers, and the free actions beside them.

use std::collections::BTreeSet;

use meiji::duel::components::{Exchange, Fee, Offering, Opener, OrderId, Place, Support, Title};
use meiji::duel::content::{Content, Gain};
use meiji::duel::{Ask, Move};

use crate::model::{Model, Side};

/// Every legal move; nothing when the game is over.
pub fn legal(content: &Content, model: &Model) -> BTreeSet<Move> {
    let Some(ask) = model.ask() else {
        return BTreeSet::new();
    };
    let mut moves = answers(content, model, ask);
    if !matches!(ask, Ask::FirstOrders | Ask::Upgrade) {
        moves.extend(free_actions(content, model, ask));
    }
    moves.into_iter().collect()
}

fn answers(content: &Content, model: &Model, ask: Ask) -> Vec<Move> {
    let me = model.me();
    let looked = || me.looked.iter().copied().map(OrderId);
    match ask {
        Ask::FirstOrders | Ask::Under => looked().map(Move::Under).collect(),
        Ask::Place => {
            let reachable = |place: &Place| !model.occupied(*place) || !openers(model, *place).is_empty();
            Place::ALL.into_iter().filter(reachable).map(Move::Go).collect()
        }
        Ask::Opening => openers(model, model.place()).into_iter().map(Move::Open).collect(),
        Ask::Card => me.levels(content).into_iter().map(Move::Card).collect(),
        Ask::Support => or_on(supports(me)),
        Ask::Exchange(_) => or_on(
            Exchange::ALL
                .into_iter()
                .filter(|exchange| can_exchange(me, *exchange))
                .map(Move::Exchange),
        ),
        Ask::Church => or_on((0..6).flat_map(|slot| prayers(content, model, slot))),
        Ask::Laboratory => or_on((0..5).flat_map(|slot| lessons(content, model, slot))),
        Ask::Station => Place::ALL.map(Move::Station).to_vec(),
        Ask::Keep => looked().map(Move::Keep).collect(),
        Ask::SecondOrder => {
            let yen = (me.yen >= 2).then_some(Fee::Yen);
            let import = (me.any_imports() >= 1).then_some(Fee::Import);
            let fees = || yen.into_iter().chain(import);
            or_on(looked().flat_map(|order| fees().map(move |fee| Move::KeepFor(order, fee))))
        }
        Ask::Bonus(_) | Ask::BonusReward(_) => (0..3).map(Move::Bonus).collect(),
        Ask::Construction => {
            let shop = shop_fits(model) && me.yen >= 1;
            let house = house_fits(model) && me.yen >= house_price(me);
            or_on(
                shop.then_some(Move::Shop)
                    .into_iter()
                    .chain(house.then_some(Move::House)),
            )
        }
        Ask::End => vec![Move::GoOn],
        Ask::Upgrade => or_on(upgrades(content, me).into_iter().map(Move::Upgrade)),
    }
}

fn or_on(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    moves.into_iter().chain([Move::GoOn]).collect()
}

/// Orders and the Spinning Mill at any moment; a Trader between the steps of an action alone.
fn free_actions(content: &Content, model: &Model, ask: Ask) -> Vec<Move> {
    let me = model.me();
    let mut moves = vec![];
    for order in &me.hand {
        let row = &content.orders[usize::from(*order)];
        let has_all = (0..4).all(|good| me.goods[good] >= u16::from(row.goods[good]));
        // Its cards would mix with those that are looked at already.
        let waits = !me.looked.is_empty() && row.reward.iter().any(|gain| matches!(gain, Gain::Look { .. }));
        if has_all && !waits {
            moves.push(Move::Deliver(OrderId(*order)));
        }
    }
    if mill_works(me) {
        moves.push(Move::Mill);
    }
    if matches!(ask, Ask::Place | Ask::Bonus(_) | Ask::Construction | Ask::End) && me.traders() > 0 {
        moves.extend(Place::ALL.map(Move::Trader));
    }
    moves
}

fn mill_works(me: &Side) -> bool {
    me.ready(Title::SpinningMill) && me.goods[1] > 0
}

/// Whether a free action might bring yen or goods in the middle of a step, by what both players see.
pub fn might_bring(me: &Side) -> bool {
    !me.hand.is_empty() || mill_works(me)
}

/// The same between steps, where a Trader may be used besides.
pub fn might_act(me: &Side) -> bool {
    might_bring(me) || me.traders() > 0
}

/// The Technologies that open an occupied Place and are not used up.
pub fn openers(model: &Model, place: Place) -> Vec<Opener> {
    let me = model.me();
    let mut openers = vec![];
    if me.ready(Title::Stagecoach) && me.houses.contains(&place) {
        openers.push(Opener::Stagecoach);
    }
    if me.ready(Title::Station) && model.station == Some(place) {
        openers.push(Opener::Station);
    }
    if me.ready(Title::Tram) {
        openers.push(Opener::Tram);
    }
    openers
}

fn supports(me: &Side) -> Vec<Move> {
    let phone = me.ready(Title::Telephone) && me.yen >= 1;
    let mut moves = vec![];
    for (worth, card) in [(1, Support::One), (2, Support::Two)] {
        if me.supports(worth) > 0 {
            moves.push(Move::Support(card, false));
            if phone {
                moves.push(Move::Support(card, true));
            }
        }
    }
    if phone {
        moves.push(Move::Phone);
    }
    moves
}

pub fn can_exchange(me: &Side, exchange: Exchange) -> bool {
    match exchange {
        Exchange::BuyCopper | Exchange::BuySilk => me.yen >= 2,
        Exchange::BuyTea | Exchange::BuyFish => me.yen >= 1,
        Exchange::BuyImport => me.yen >= 4,
        Exchange::SellCopper => me.goods[0] >= 1,
        Exchange::SellSilk => me.goods[1] >= 1,
        Exchange::SellTea => me.goods[2] >= 1,
        Exchange::SellFish => me.goods[3] >= 1,
    }
}

/// What an Influence comes to in the unit of a Place.
pub fn yields(content: &Content, place: Place, influence: u8) -> u8 {
    let row = content.places.iter().find(|row| row.place == place);
    let row = row.expect("every Place has a row");
    match influence {
        0 => 0,
        1..5 => row.rates[usize::from(influence) - 1],
        5.. => row.rates[4],
    }
}

fn yields_now(content: &Content, model: &Model) -> u8 {
    yields(content, model.place(), model.work().influence)
}

/// How many things a Church card takes beside the Faith of the Influence.
pub fn things_needed(content: &Content, model: &Model, card: u8) -> usize {
    let faith = content.church[usize::from(card)].faith;
    usize::from(faith.saturating_sub(yields_now(content, model)))
}

/// The kinds of which one can be given.
pub fn things_owned(me: &Side) -> Vec<Offering> {
    let owned = [
        (Offering::Copper, me.goods[0]),
        (Offering::Silk, me.goods[1]),
        (Offering::Tea, me.goods[2]),
        (Offering::Fish, me.goods[3]),
        (Offering::Import, me.any_imports()),
        (Offering::Yen, me.yen),
    ];
    owned
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, _)| kind)
        .collect()
}

fn prayers(content: &Content, model: &Model, slot: u8) -> Vec<Move> {
    let Some(card) = model.church_shown[usize::from(slot)] else {
        return vec![];
    };
    let given = choices(&things_owned(model.me()), things_needed(content, model, card));
    given
        .into_iter()
        .map(|given| Move::Church(slot, given.into_iter().collect()))
        .collect()
}

/// Every way to choose so many of some things, the order of which does not matter.
fn choices<T: Copy>(from: &[T], count: usize) -> Vec<Vec<T>> {
    match (count, from) {
        (0, _) => vec![vec![]],
        (_, []) => vec![],
        (_, [first, rest @ ..]) => {
            let mut with = choices(rest, count - 1);
            with.iter_mut().for_each(|chosen| chosen.push(*first));
            with.extend(choices(rest, count));
            with
        }
    }
}

/// The Production that has to be paid for a Technology.
pub fn points_needed(content: &Content, model: &Model, title: Title) -> u8 {
    let row = content.technologies.iter().find(|row| row.title == title);
    let cost = row.expect("every Technology has a row").cost;
    let short = cost.saturating_sub(yields_now(content, model));
    // From the fourth own card on, one more that Influence never covers.
    if model.me().titles.len() >= 3 { short + 1 } else { short }
}

pub fn lessons(content: &Content, model: &Model, slot: u8) -> Vec<Move> {
    let Some(title) = model.titles_shown[usize::from(slot)] else {
        return vec![];
    };
    let (me, needed) = (model.me(), points_needed(content, model, title));
    let payable = |imports: &u8| {
        let pairs = needed - imports;
        u16::from(*imports) <= me.any_imports() && 2 * u16::from(pairs) <= me.yen
    };
    (0..=needed)
        .filter(payable)
        .map(|imports| Move::Learn(slot, imports))
        .collect()
}

/// Whether an own Shop may be built where the action is, money left aside.
pub fn shop_fits(model: &Model) -> bool {
    let shops = &model.me().shops;
    shops.len() < 8 && !shops.contains(&model.place())
}

/// Whether an own Trading House may be built where the action is, money left aside.
pub fn house_fits(model: &Model) -> bool {
    model.me().houses.len() < 4 && model.owner(model.place()).is_none()
}

pub fn house_price(me: &Side) -> u16 {
    [4, 5, 6, 7, 0][me.houses.len()]
}

pub fn upgrade_price(content: &Content, me: &Side, row: usize) -> u16 {
    if me.has(Title::University) {
        0
    } else {
        u16::from(content.influence[row].cost)
    }
}

/// The printed levels of the cards that may be upgraded.
pub fn upgrades(content: &Content, me: &Side) -> Vec<u8> {
    let rows = (0..4).filter(|row| !me.cards[*row].upgraded && upgrade_price(content, me, *row) <= me.yen);
    rows.map(|row| content.influence[row].level).collect()
}

/// Whether any Church card on show is in reach, if everything of the kinds could be had or only what there is.
pub fn prayer_in_reach(content: &Content, model: &Model, kinds: usize) -> bool {
    let mut cards = model.church_shown.iter().flatten();
    cards.any(|card| things_needed(content, model, *card) <= kinds)
}

#[test]
fn choices_of_things() {
    assert_eq!(choices(&[1, 2, 3], 2).len(), 3);
    assert_eq!(choices(&[1, 2, 3, 4, 5, 6], 3).len(), 20);
    assert_eq!(choices::<u8>(&[], 0), [Vec::<u8>::new()]);
    assert_eq!(choices(&[1], 2), Vec::<Vec<u8>>::new());
}
