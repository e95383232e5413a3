//! What each player owns.

use super::names;
use super::{Flaw, LIMITS, PositionError};
use crate::document::Node;
use crate::game::Seat;
use crate::position;
use crate::position::cards::{Slot, card};
use crate::yokohama::components::{Country, Good, ORDERS, OrderId, RewardId, TECHNOLOGIES, TechnologyId};
use crate::yokohama::{State, Table, Yokohama};

const FIELDS: [&str; 17] = [
    "president",
    "hand",
    "warehouse",
    "goods",
    "imports",
    "yen",
    "points",
    "orders",
    "refused",
    "offer",
    "completed",
    "technologies",
    "agents",
    "usedAgents",
    "tokens",
    "freeAgents",
    "reward",
];

/// The cards that players hold and own.
#[derive(Debug, Default)]
pub(super) struct Hands {
    /// The Technologies that are named, with where.
    pub(super) technologies: Vec<(u8, String)>,
    /// The Orders that are named, with where.
    pub(super) orders: Vec<(u8, String)>,
    /// The Orders of hands, named or to be dealt.
    pub(super) slots: Vec<Slot>,
    /// Whose each of them is, and as what.
    holders: Vec<(Seat, Held)>,
}

/// As what an Order is held.
#[derive(Clone, Copy, Debug)]
enum Held {
    InHand,
    Refused,
    Offered,
}

impl Hands {
    /// Puts dealt Orders, one a slot, into the hands.
    pub(super) fn fill(&self, cards: &[Option<u8>], state: &mut State) {
        for ((seat, held), card) in self.holders.iter().zip(cards) {
            let Some(order) = card.map(OrderId) else { continue };
            let hand = &mut state.secret.hands[*seat];
            match held {
                Held::InHand => hand.orders.insert(order),
                Held::Refused => hand.refused = Some(order),
                Held::Offered => {
                    hand.offer = Some(match hand.offer {
                        Some([first, _]) => [first, order],
                        None => [order, order],
                    });
                }
            }
        }
        for seat in Seat::all(state.table.players) {
            state.table.seats[seat].orders_in_hand = state.secret.hands[seat].orders.len();
        }
    }

    fn hold(&mut self, seat: Seat, held: Held, slot: Slot, path: &str) {
        if let Slot::Card(card) = slot {
            self.orders.push((card, path.to_owned()));
        }
        if slot != Slot::Empty {
            self.slots.push(slot);
            self.holders.push((seat, held));
        }
    }
}

/// Reads what the players own but for their pieces; their Orders are dealt later.
pub(super) fn read(game: &Yokohama, fresh: &State, table: &mut Table, seats: &[Node]) -> Result<Hands, PositionError> {
    let mut hands = Hands::default();
    for (seat, node) in Seat::all(table.players).zip(seats) {
        node.knows(&FIELDS)?;
        read_orders(fresh, table, seat, node, &mut hands)?;
        read_seat(game, table, seat, node, &mut hands)?;
    }
    Ok(hands)
}

fn read_seat(
    game: &Yokohama,
    table: &mut Table,
    seat: Seat,
    node: &Node,
    hands: &mut Hands,
) -> Result<(), PositionError> {
    let players = table.players;
    // Who starts has ¥1 less.
    table.seats[seat].yen = if seat == table.starter { 3 } else { 4 };
    let player = &mut table.seats[seat];
    if let Some(president) = node.given("president") {
        player.president = Some(names::place(players, &president)?);
    }
    if let Some(goods) = node.field("goods") {
        let known = Good::ALL.map(position::name);
        let known = known.each_ref().map(String::as_str);
        position::counts(&known, LIMITS.owned, &goods, &mut player.goods)?;
    }
    for (name, count) in [
        ("imports", &mut player.imports),
        ("yen", &mut player.yen),
        ("points", &mut player.points),
    ] {
        if let Some(node) = node.field(name) {
            *count = node.number(0, LIMITS.owned)? as u16;
        }
    }
    if let Some(cards) = node.field("technologies") {
        for node in cards.items(0, TECHNOLOGIES)? {
            let number = card(&node, TECHNOLOGIES)?;
            hands.technologies.push((number, node.path().to_owned()));
            let row = game.content().technologies[usize::from(number)];
            if player.knows(row.title) {
                return Err(PositionError::new(node.path().to_owned(), Flaw::SameTitle));
            }
            player.technologies.insert(TechnologyId(number));
            player.titles.insert(row.title);
            player.icons[row.country.index()] += 1;
        }
    }
    if let Some(orders) = node.field("completed") {
        for node in orders.items(0, ORDERS)? {
            let number = card(&node, ORDERS)?;
            hands.orders.push((number, node.path().to_owned()));
            player.completed.insert(OrderId(number));
            player.icons[game.content().orders[usize::from(number)].country.index()] += 1;
        }
    }
    if let Some(tokens) = node.field("tokens") {
        player.tokens = tokens.number(0, LIMITS.tokens as u32)? as u8;
    }
    if let Some(free) = node.field("freeAgents") {
        player.free_agents = free.number(0, LIMITS.free_agents as u32)? as u8;
    }
    if let Some(reward) = node.given("reward") {
        reward.knows(&["token", "used"])?;
        let token = RewardId(card(&reward.need("token")?, 6)?);
        player.reward = Some(token);
        let used = reward.field("used").map_or(Ok(false), |used| used.boolean())?;
        match game.content().rewards[usize::from(token.0)].country {
            Some(country) => player.icons[country.index()] += 1,
            None => player.reward_agent = !used,
        }
    }
    Ok(())
}

/// The Orders of a hand: those named, or else those of a fresh deal; of these the first was kept once it was chosen.
fn read_orders(fresh: &State, table: &Table, seat: Seat, node: &Node, hands: &mut Hands) -> Result<(), PositionError> {
    let [first, second] = fresh.secret.hands[seat]
        .offer
        .map_or([None; 2], |offer| offer.map(|order| Some(order.0)));
    let turn = |seat: Seat| (seat.0 + table.players - table.starter.0) % table.players;
    let chooses = table.round == 0 && turn(seat) >= turn(table.active);
    let forbidden: &[&str] = if chooses { &["orders", "refused"] } else { &["offer"] };
    if let Some(node) = forbidden.iter().find_map(|name| node.field(name)) {
        return Err(PositionError::new(node.path().to_owned(), Flaw::FirstOrders));
    }
    if chooses {
        match node.field("offer") {
            Some(offer) => {
                for order in offer.items(LIMITS.offer, LIMITS.offer)? {
                    hands.hold(seat, Held::Offered, Slot::Card(card(&order, ORDERS)?), order.path());
                }
            }
            None => {
                hands.hold(seat, Held::Offered, Slot::Dealt(first), "");
                hands.hold(seat, Held::Offered, Slot::Dealt(second), "");
            }
        }
        return Ok(());
    }
    match node.field("orders") {
        Some(orders) => {
            for order in orders.items(0, LIMITS.hand)? {
                let slot = Slot::read(&order, ORDERS, None)?;
                hands.hold(seat, Held::InHand, slot, order.path());
            }
        }
        None => hands.hold(seat, Held::InHand, Slot::Dealt(first), ""),
    }
    match node.given("refused") {
        Some(order) => hands.hold(seat, Held::Refused, Slot::Card(card(&order, ORDERS)?), order.path()),
        None => hands.hold(seat, Held::Refused, Slot::Dealt(second), ""),
    }
    Ok(())
}

/// The agents of each player: those that its icons bring, first those of the starting player, unless the document says otherwise.
pub(super) fn agents(table: &mut Table, seats: &[Node]) -> Result<(), PositionError> {
    let count = |node: Option<Node>| match node {
        Some(node) => node.number(0, LIMITS.agents).map(|count| count as u8),
        None => Ok(0),
    };
    for country in Country::ALL {
        let (name, index) = (position::name(country), country.index());
        let mut supply = country.agents();
        let mut open = Vec::new();
        for seat in table.starter.round(table.players) {
            let node = &seats[usize::from(seat.0)];
            let field = |name| node.field(name);
            let known = Country::ALL.map(position::name);
            let known = known.each_ref().map(String::as_str);
            for agents in [field("agents"), field("usedAgents")].into_iter().flatten() {
                agents.knows(&known)?;
            }
            let player = &mut table.seats[seat];
            let used = count(field("usedAgents").and_then(|agents| agents.field(&name)))?;
            player.used_agents[index] = used;
            let owned = match field("agents") {
                Some(agents) => used + count(agents.field(&name))?,
                None => {
                    open.push(seat);
                    used
                }
            };
            player.agents[index] = owned - used;
            supply = supply.checked_sub(owned).ok_or_else(|| {
                let path = format!("{}.agents.{name}", node.path());
                let of = country.agents().into();
                PositionError::new(path, Flaw::Agents { country, of })
            })?;
        }
        for seat in open {
            let player = &mut table.seats[seat];
            let brought = (player.icons[index] / 2)
                .saturating_sub(player.used_agents[index])
                .min(supply);
            player.agents[index] = brought;
            supply -= brought;
        }
        table.agents[index] = supply;
    }
    Ok(())
}
