//! The legality of moves, written from the rulebook: for each question the set of its legal answers.

use std::collections::BTreeSet;

use meiji::game::Game;
use meiji::yokohama::components::{Agent, AreaType, Exchange, Piece, Title};
use meiji::yokohama::content::Goal;
use meiji::yokohama::{Ask, Fee, Move, Occupant, Offerings, Origin, Placed, State, Yokohama};

use crate::routes::routes;
use crate::sight::{COUNTRIES, GOODS, Sight, row_of, touch};

/// Every legal answer to the open question; nothing when the game is over.
pub fn legal(game: &Yokohama, state: &State) -> BTreeSet<Move> {
    let Some(decision) = state.table.decision() else {
        return BTreeSet::new();
    };
    let mut moves = answers(game, state, decision.ask);
    // What works at any time of one's own turn; the choice of a first Order is no part of a turn.
    if decision.ask != Ask::FirstOrder {
        moves.extend(any_time(Sight { game, state }));
    }
    moves
}

/// The answers that the question itself has.
pub fn answers(game: &Yokohama, state: &State, ask: Ask) -> BTreeSet<Move> {
    let sight = Sight { game, state };
    let moves = match ask {
        Ask::FirstOrder => vec![Move::Keep(0), Move::Keep(1)],
        Ask::Before | Ask::After => or_go_on(additional_actions(sight)),
        Ask::Placement(placed) => or_go_on(placements(sight, placed)),
        Ask::Movement => movements(sight),
        Ask::Recall => or_go_on(recalls(sight)),
        Ask::Church => or_go_on(church(sight)),
        Ask::Customs => or_go_on(customs(sight)),
        Ask::AssistantFrom => assistant_from(sight),
        // What the Power allows is used up.
        Ask::Employment(0) | Ask::Chinatown(0) => vec![Move::GoOn],
        Ask::Employment(_) | Ask::WarehousePiece => or_go_on(recruits(sight)),
        Ask::ShownPiece(piece) => {
            let all = recruits(sight).into_iter();
            or_go_on(all.filter(|action| *action == Move::Recruit(piece)).collect())
        }
        Ask::Laboratory => or_go_on(laboratory(sight)),
        Ask::Port => or_go_on(orders(sight).into_iter().map(Move::Order).collect()),
        Ask::SecondOrder => or_go_on(second_orders(sight)),
        Ask::Chinatown(_) => or_go_on(exchanges(sight)),
        Ask::Bonus => or_go_on(bonus(sight)),
        Ask::Construction => or_go_on(constructions(sight)),
        Ask::Recovery => or_go_on(recovery(sight)),
        Ask::Station => sight.areas().into_iter().map(Move::Station).collect(),
        Ask::AnyGood => GOODS.map(Move::Good).to_vec(),
        Ask::Movements(_) => or_go_on(shifts(sight)),
        Ask::AchievementReward => achievement_rewards(sight),
    };
    moves.into_iter().collect()
}

fn or_go_on(mut moves: Vec<Move>) -> Vec<Move> {
    moves.push(Move::GoOn);
    moves
}

/// Technology Cards: Spinning Mill and University, each once a turn.
pub fn any_time(sight: Sight) -> Vec<Move> {
    let player = sight.player();
    let spent = sight.table().spent;
    let mut moves = vec![];
    if sight.knows(Title::SpinningMill) && !spent.mill && player.goods[1] >= 1 {
        moves.push(Move::Mill);
    }
    if sight.knows(Title::University) && !spent.university && player.yen >= 1 && player.warehouse.assistants >= 1 {
        moves.push(Move::University);
    }
    moves
}

/// Whether the University works now, or once the Spinning Mill has made the money for it.
pub fn university_in_reach(sight: Sight) -> bool {
    let moves = any_time(sight);
    let ready =
        sight.knows(Title::University) && !sight.table().spent.university && sight.player().warehouse.assistants >= 1;
    moves.contains(&Move::University) || ready && moves.contains(&Move::Mill)
}

/// Additional Action phase: an agent once a turn, Achievements, Orders.
fn additional_actions(sight: Sight) -> Vec<Move> {
    let player = sight.player();
    let mut moves = vec![];
    if !sight.table().spent.agent {
        let mut agents: Vec<Agent> = vec![];
        for (country, left) in COUNTRIES.into_iter().zip(player.agents) {
            if left > 0 {
                agents.push(Agent::Foreign(country));
            }
        }
        if player.free_agents > 0 {
            agents.push(Agent::Free);
        }
        if player.reward_agent {
            agents.push(Agent::Reward);
        }
        for agent in agents {
            for place in sight.areas() {
                if sight.assistants(place) >= 1 && player.president != Some(place) {
                    moves.push(Move::Agent(agent, place));
                }
            }
        }
    }
    for (stack, achievement) in (0..).zip(&sight.table().achievements) {
        let tile = &sight.game.content().achievements[usize::from(achievement.tile.0)];
        let done = achievement.done.contains(&Some(sight.me()));
        if !done && player.hand.assistants >= 1 && reached(sight, tile.goal) {
            moves.push(Move::Achieve(stack));
        }
    }
    let mut said = vec![];
    for order in sight.state.secret.hands.0[usize::from(sight.me().0)].orders.iter() {
        let row = &sight.game.content().orders[usize::from(order.0)];
        let has_all = row
            .goods
            .iter()
            .zip(player.goods)
            .all(|(asked, owned)| owned >= u16::from(*asked));
        // Nobody can tell cards apart that say the same: one is completed, whichever.
        let says = (row.country, row.goods, row.reward);
        if has_all && !said.contains(&says) {
            said.push(says);
            moves.push(Move::Deliver(order));
        }
    }
    moves
}

/// Achievement Tiles A, B and C.
fn reached(sight: Sight, goal: Goal) -> bool {
    let player = sight.player();
    match goal {
        Goal::Goods { good, count } => player.goods[row_of(good)] >= u16::from(count),
        Goal::Technologies(count) => player.technologies.iter().count() >= usize::from(count),
        Goal::Yen(yen) => player.yen >= u16::from(yen),
        Goal::AgentsAndTokens(count) => {
            let unused: u8 = player.agents.iter().sum();
            let used: u8 = player.used_agents.iter().sum();
            unused + used + player.tokens >= count
        }
        Goal::Orders(count) => player.completed.iter().count() >= usize::from(count),
        Goal::Areas { production, commercial } => {
            sight.areas_built(AreaType::Production) >= usize::from(production)
                && sight.areas_built(AreaType::Commercial) >= usize::from(commercial)
        }
    }
}

/// 1. Placement step, one Assistant at a time.
fn placements(sight: Sight, placed: Placed) -> Vec<Move> {
    let player = sight.player();
    let players = sight.game.players();
    let different_areas = if sight.knows(Title::Newspaper) { 4 } else { 3 };
    let mut moves = vec![];
    for place in sight.areas() {
        let allowed = match placed.pair {
            // Telegram: two in one Area, one more beside it.
            Some(pair) => sight.knows(Title::Telegram) && placed.count == 2 && touch(players, pair, place),
            // The second right after the first, in the same Area, makes the other option of it.
            None if placed.places.contains(place) => placed.count == 1,
            None => placed.count < different_areas,
        };
        let cost = u16::try_from(sight.opponents(place).len()).expect("three opponents at most");
        if allowed && player.hand.assistants >= 1 && player.yen >= cost {
            moves.push(Move::Place(place));
        }
    }
    moves
}

/// 2. Movement step: move the President, or return it to the hand.
fn movements(sight: Sight) -> Vec<Move> {
    let mut moves = vec![Move::Return];
    moves.extend(routes(sight).into_iter().map(|(place, toll)| Move::Go(place, toll)));
    moves
}

/// 2. B) Any number of own Assistants from any Areas.
fn recalls(sight: Sight) -> Vec<Move> {
    let areas = sight.areas().into_iter();
    areas
        .filter(|place| sight.assistants(*place) >= 1)
        .map(Move::Recall)
        .collect()
}

/// Detailed Area Explanation: Church.
fn church(sight: Sight) -> Vec<Move> {
    if assistant_from(sight).is_empty() {
        return vec![];
    }
    let player = sight.player();
    let faith = sight.acting_yields();
    // One bit each, in the order in which offerings are written: the four goods, imported goods, ¥2.
    let affordable = [
        player.goods[0] >= 1,
        player.goods[1] >= 1,
        player.goods[2] >= 1,
        player.goods[3] >= 1,
        player.imports >= 1,
        player.yen >= 2,
    ];
    let mut moves = vec![];
    for (space, row) in (0..).zip(&sight.game.content().church) {
        if sight.table().church[usize::from(space)] != Occupant::Nobody {
            continue;
        }
        for given in 0..1 << affordable.len() {
            let items: Vec<usize> = (0..affordable.len()).filter(|item| given >> item & 1 == 1).collect();
            // Neither too little nor too much: an item that Power makes needless is not taken.
            let exact = items.len() == usize::from(row.asks.saturating_sub(faith));
            if exact && items.iter().all(|item| affordable[*item]) {
                moves.push(Move::Church(space, Offerings(given)));
            }
        }
    }
    moves
}

/// Detailed Area Explanation: Customs.
fn customs(sight: Sight) -> Vec<Move> {
    if assistant_from(sight).is_empty() {
        return vec![];
    }
    let mut moves = vec![];
    for (space, row) in (0..).zip(&sight.game.content().customs) {
        let free = sight.table().customs[usize::from(space)] == Occupant::Nobody;
        let payable = row.asks <= sight.acting_yields() && sight.player().imports >= u16::from(row.asks);
        if free && payable {
            moves.push(Move::Customs(space));
        }
    }
    moves
}

/// The Assistant for the Church or Customs board comes from that Area or from the hand.
pub fn assistant_from(sight: Sight) -> Vec<Move> {
    let mut moves = vec![];
    if sight.player().hand.assistants >= 1 {
        moves.push(Move::From(Origin::Hand));
    }
    if sight.assistants(sight.acting().place) >= 1 {
        moves.push(Move::From(Origin::Area(sight.acting().place)));
    }
    moves
}

/// Detailed Area Explanation: Employment Agency.
fn recruits(sight: Sight) -> Vec<Move> {
    let warehouse = sight.player().warehouse;
    let left = [warehouse.assistants, warehouse.shops, warehouse.houses];
    let pieces = [Piece::Assistant, Piece::Shop, Piece::TradingHouse];
    let mut moves = vec![];
    for kind in 0..3 {
        if left[kind] >= 1 && sight.player().yen >= sight.prices()[kind] {
            moves.push(Move::Recruit(pieces[kind]));
        }
    }
    moves
}

/// Detailed Area Explanation: Laboratory.
fn laboratory(sight: Sight) -> Vec<Move> {
    let player = sight.player();
    let content = sight.game.content();
    let mut moves = vec![];
    for (space, card) in (0..).zip(sight.table().laboratories[sight.acting_board()]) {
        let Some(card) = card else { continue };
        let row = &content.technologies[usize::from(card.0)];
        if sight.knows(row.title) {
            continue;
        }
        let surcharge = content.laboratory.spaces[usize::from(space)];
        let to_pay = production_to_pay(sight, row.value + surcharge);
        for imports in 0..=to_pay {
            let yen = 2 * u16::from(to_pay - imports);
            if player.imports >= u16::from(imports) && player.yen >= yen {
                moves.push(Move::Learn(space, imports));
            }
        }
    }
    moves
}

/// The Production value that Power does not cover, with the extra one for a 4th and later card.
pub fn production_to_pay(sight: Sight, value: u8) -> u8 {
    let uncovered = value.saturating_sub(sight.acting_yields());
    let extra = sight.player().technologies.iter().count() >= 3;
    if extra { uncovered + 1 } else { uncovered }
}

/// Detailed Area Explanation: Port. The spaces whose Order may be taken.
fn orders(sight: Sight) -> Vec<u8> {
    let levels = sight.acting_yields();
    let mut spaces = vec![];
    for (space, card) in (0..).zip(sight.table().ports[sight.acting_board()]) {
        let level = sight.game.content().port.spaces[usize::from(space)];
        let held = sight.state.secret.hands.0[usize::from(sight.me().0)]
            .orders
            .iter()
            .count();
        if card.is_some() && level <= levels && held < 3 {
            spaces.push(space);
        }
    }
    spaces
}

/// A second Order for ¥2 or one imported good.
fn second_orders(sight: Sight) -> Vec<Move> {
    let mut moves = vec![];
    for space in orders(sight) {
        if sight.player().yen >= 2 {
            moves.push(Move::SecondOrder(space, Fee::Yen));
        }
        if sight.player().imports >= 1 {
            moves.push(Move::SecondOrder(space, Fee::Import));
        }
    }
    moves
}

/// Detailed Area Explanation: Chinatown.
fn exchanges(sight: Sight) -> Vec<Move> {
    let [copper, silk, tea, fish] = sight.player().goods;
    let yen = sight.player().yen;
    let possible = [
        (Exchange::BuyCopper, yen >= 2),
        (Exchange::BuySilk, yen >= 2),
        (Exchange::BuyTea, yen >= 1),
        (Exchange::BuyFish, yen >= 1),
        (Exchange::SellCopper, copper >= 1),
        (Exchange::SellSilk, silk >= 1),
        (Exchange::SellTea, tea >= 1),
        (Exchange::SellFish, fish >= 1),
        (Exchange::BuyImport, yen >= 4),
    ];
    possible
        .into_iter()
        .filter(|(_, possible)| *possible)
        .map(|(exchange, _)| Move::Exchange(exchange))
        .collect()
}

/// 4. 5-Power bonus step.
fn bonus(sight: Sight) -> Vec<Move> {
    if sight.acting().power == 5 && sight.board(sight.acting().place).token.is_some() {
        vec![Move::TakeToken]
    } else {
        vec![]
    }
}

/// 5. Shop and Trading House construction step.
fn constructions(sight: Sight) -> Vec<Move> {
    let board = sight.board(sight.acting().place);
    let hand = sight.player().hand;
    let mut moves = vec![];
    if sight.acting().power < 4 {
        return moves;
    }
    if hand.shops >= 1 && !board.shops.contains(&Some(sight.me())) {
        for space in 0..4 {
            if board.shops[usize::from(space)].is_none() {
                moves.push(Move::Shop(space));
            }
        }
    }
    if hand.houses >= 1 && board.house.is_none() {
        moves.push(Move::House);
    }
    moves
}

/// 6. Recovery step: with the Telephone one Assistant may stay.
fn recovery(sight: Sight) -> Vec<Move> {
    if sight.knows(Title::Telephone) && sight.assistants(sight.acting().place) >= 1 {
        vec![Move::Leave]
    } else {
        vec![]
    }
}

/// Icon Descriptions: Movement.
fn shifts(sight: Sight) -> Vec<Move> {
    let mut origins = vec![];
    if sight.player().hand.assistants >= 1 {
        origins.push(Origin::Hand);
    }
    let areas = sight.areas();
    origins.extend(
        areas
            .iter()
            .filter(|place| sight.assistants(**place) >= 1)
            .map(|place| Origin::Area(*place)),
    );
    let mut moves = vec![];
    for origin in origins {
        for place in &areas {
            if origin != Origin::Area(*place) {
                moves.push(Move::Shift(origin, *place));
            }
        }
    }
    moves
}

/// Mini-expansion 1: one of the tokens that are left.
fn achievement_rewards(sight: Sight) -> Vec<Move> {
    let tokens = (0..).zip(sight.table().rewards);
    tokens
        .filter(|(_, token)| token.is_some())
        .map(|(space, _)| Move::Reward(space))
        .collect()
}
