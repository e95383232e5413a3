//! Setting up (rulebook: Setting up).

use super::super::{Asked, Duel, Playing};
use super::cards::{Bonuses, Orders, Owed, Titles};
use super::components::{
    BONUSES, BonusId, CHURCHES, ChurchId, HOUSES, ORDERS, OrderId, PLACES, PLAYERS, SHOPS, TITLES, Title, other,
};
use super::event::Event;
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::round_end;
use super::state::{ACTIONS, Action, Board, Hand, Secret, Stage, State, Table};
use super::turn::other_question;
use crate::chance::{Chance, Seed};
use crate::components::Pile;
use crate::game::{BySeat, Watch};

/// Orders that each draws, of which one goes under the deck.
const DRAWN: u8 = 3;

/// Sets a game up.
pub(in super::super) fn deal(game: &Duel, seed: Seed) -> State {
    let mut chance = Chance::new(seed);
    let mut bonus = Pile::<BONUSES>::shuffled(0..BONUSES as u8, &mut chance);
    let mut technologies = Pile::<TITLES>::shuffled(0..TITLES as u8, &mut chance);
    let mut church = Pile::<CHURCHES>::shuffled(0..CHURCHES as u8, &mut chance);
    let mut orders = Pile::<ORDERS>::shuffled(0..ORDERS as u8, &mut chance);
    let starter = game.options().starter().seat(PLAYERS, &mut chance);

    let mut hands = BySeat::<Hand>::default();
    let mut seats = BySeat::<Player>::default();
    for seat in [starter, other(starter)] {
        let drawn: Orders = (0..DRAWN).filter_map(|_| orders.draw()).map(OrderId).collect();
        hands[seat].looked = drawn;
        let (yen, plus_one) = if seat == starter { (3, 1) } else { (4, 2) };
        seats[seat] = Player {
            yen,
            support: [plus_one, 0],
            goods: [1; 4],
            looked: drawn.len(),
            shops: SHOPS,
            houses: HOUSES,
            ..Player::default()
        };
    }

    let table = Table {
        starter,
        round: 0,
        turn: 0,
        active: starter,
        stage: Stage::FirstOrders,
        depth: 0,
        actions: [Action::FIRST; ACTIONS],
        station_due: false,
        looking: None,
        owed: Owed::default(),
        boards: [Board::default(); PLACES],
        station: None,
        bonus: [BonusId(0); 3].map(|_| BonusId(bonus.draw().unwrap_or_default())),
        bonus_deck: bonus.len(),
        bonus_discards: Bonuses::EMPTY,
        technologies: [None; 5].map(|_: Option<Title>| technologies.draw().map(|card| Title::ALL[usize::from(card)])),
        technology_deck: technologies.len(),
        technology_discards: Titles::EMPTY,
        church: [None; 6].map(|_: Option<ChurchId>| church.draw().map(ChurchId)),
        order_deck: orders.len(),
        under: [0; 2],
        seats,
    };
    State {
        table,
        secret: Secret {
            chance,
            orders,
            bonus,
            technologies,
            hands,
        },
    }
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    out.extend(asked.hand.looked.iter().map(Move::Under));
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Under(order) if asked.hand.looked.contains(order) => Ok(()),
        Move::Under(_) => Chapter::Setup.forbids(Refusal::NotLookedAt),
        Move::GoOn => Chapter::Setup.forbids(Refusal::MustChoose),
        _ => other_question(),
    }
}

/// One Order goes under the deck and the others to the hand; then the other chooses, or the first round begins.
pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Under(order) = action else {
        return;
    };
    let seat = playing.seat();
    let hand = &mut playing.state.secret.hands[seat];
    hand.looked.remove(order);
    let kept = std::mem::take(&mut hand.looked);
    hand.orders = kept;
    let me = playing.me();
    me.looked = 0;
    me.orders_in_hand = kept.len();
    playing.put_order_under(order);
    for order in kept.iter().map(Some) {
        playing.watch.saw(Event::OrderKept { seat, order });
    }
    let order = Some(order);
    playing.watch.saw(Event::OrderPutUnder { seat, order });

    let table = playing.table();
    if seat == table.starter {
        table.active = other(seat);
    } else {
        round_end::begin_round(playing);
    }
}
