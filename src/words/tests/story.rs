//! The log tells a turn in few lines.

use super::*;
use crate::yokohama::components::{Exchange, OrderId, Piece, TechnologyId};
use crate::yokohama::map::Place;
use crate::yokohama::{Actor, Origin, Payee, Why};

const EVA: Seat = Seat(1);

fn told(events: &[Event]) -> Vec<String> {
    let game = Yokohama::new(Content::first(), Options::new(2).unwrap());
    let mut table = game.deal(Seed(1)).table;
    let bank = table
        .places()
        .find(|&place| table.board(place).area == Area::Bank)
        .unwrap();
    table.boards.swap(0, bank.index());
    let events: Vec<(usize, Event)> = events.iter().copied().enumerate().collect();
    let lines = Words::default().story(&game, &table, &events, &names());
    lines.into_iter().map(|line| line.text).collect()
}

const fn paid(to: Payee, what: Resource, amount: u16) -> Event {
    Event::Paid {
        seat: EVA,
        to,
        what,
        amount,
    }
}

const fn gained(what: Resource, amount: u16, why: Why) -> Event {
    Event::Gained {
        seat: EVA,
        what,
        amount,
        why,
    }
}

const PLACED: Event = Event::Placed {
    seat: EVA,
    place: Place(0),
};

#[test]
fn a_price_stands_with_what_it_was_paid_for() {
    let toll = paid(Payee::Seat(Seat(2)), Resource::Yen, 1);
    assert_eq!(
        told(&[toll, PLACED, PLACED]),
        [
            "Eva places an Assistant in the Bank (¥1 to Jack)",
            "Eva places an Assistant in the Bank",
        ]
    );
    let shop = Event::Recruited {
        seat: EVA,
        piece: Piece::Shop,
    };
    assert_eq!(
        told(&[paid(Payee::Bank, Resource::Yen, 2), shop]),
        ["Eva takes a Shop from the Warehouse (¥2)"]
    );
}

#[test]
fn what_an_action_gives_stands_with_the_action() {
    let acted = Event::Acted {
        seat: EVA,
        place: Place(0),
        power: 4,
        by: Actor::President,
    };
    let house = Event::Gained {
        seat: Seat(0),
        what: Resource::Yen,
        amount: 1,
        why: Why::TradingHouse,
    };
    assert_eq!(
        told(&[acted, house, gained(Resource::Yen, 4, Why::Action)]),
        ["Eva: Bank, Power 4 → ¥4", "Aiko’s Trading House earns ¥1",]
    );
}

#[test]
fn an_order_is_told_with_its_goods_and_its_reward() {
    let order = OrderId(0);
    let country = Words::default().country(Content::first().orders[0].country);
    let told = told(&[
        Event::Delivered { seat: EVA, order },
        paid(Payee::Bank, Resource::Silk, 2),
        paid(Payee::Bank, Resource::Tea, 1),
        gained(Resource::Points, 4, Why::Order),
        gained(Resource::Points, 2, Why::Technology),
    ]);
    assert_eq!(
        told,
        [format!(
            "Eva completes the {country} Order (2 silk, 1 tea) → 4 points, 2 points by Technology"
        )]
    );
}

#[test]
fn an_exchange_tells_its_terms_once() {
    let exchange = Event::Exchanged {
        seat: EVA,
        exchange: Exchange::BuyTea,
    };
    let events = [
        exchange,
        paid(Payee::Bank, Resource::Yen, 1),
        gained(Resource::Tea, 1, Why::Exchange),
    ];
    assert_eq!(told(&events), ["Eva exchanges ¥1 for 1 tea"]);
    // Technology cards: Mining Technology adds a copper to Chinatown's.
    let exchange = Event::Exchanged {
        seat: EVA,
        exchange: Exchange::BuyCopper,
    };
    let events = [
        exchange,
        paid(Payee::Bank, Resource::Yen, 2),
        gained(Resource::Copper, 2, Why::Exchange),
    ];
    assert_eq!(
        told(&events),
        [
            "Eva exchanges ¥2 for 1 copper",
            "Mining Technology makes it 2 copper for Eva"
        ]
    );
}

#[test]
fn what_nothing_follows_stands_alone() {
    // Technology cards: the Spinning Mill.
    let mill = [
        paid(Payee::Bank, Resource::Silk, 1),
        gained(Resource::Yen, 2, Why::Technology),
    ];
    assert_eq!(told(&mill), ["Eva pays 1 silk → ¥2 by Technology"]);
    // Technology cards: the Stock Market, as the turn begins.
    let turn = [
        Event::TurnBegan { seat: EVA },
        gained(Resource::Yen, 2, Why::Technology),
    ];
    assert_eq!(told(&turn), ["Eva’s turn", "Eva gains ¥2 by Technology"]);
    // What was given for Faith, the Assistant's origin still being asked.
    let gifts = [
        paid(Payee::Bank, Resource::Silk, 1),
        paid(Payee::Bank, Resource::Yen, 2),
    ];
    assert_eq!(told(&gifts), ["Eva pays 1 silk, ¥2"]);
    // A turn in which the mill follows an exchange.
    let exchange = Event::Exchanged {
        seat: EVA,
        exchange: Exchange::BuyTea,
    };
    let both = [
        exchange,
        paid(Payee::Bank, Resource::Yen, 1),
        gained(Resource::Tea, 1, Why::Exchange),
        mill[0],
        mill[1],
    ];
    assert_eq!(
        told(&both),
        ["Eva exchanges ¥1 for 1 tea", "Eva pays 1 silk → ¥2 by Technology"]
    );
}

#[test]
fn a_technology_is_told_with_what_it_brings() {
    let card = TechnologyId(0);
    let title = Words::default().title(Content::first().technologies[0].title);
    let events = [
        paid(Payee::Bank, Resource::Import, 1),
        paid(Payee::Bank, Resource::Yen, 2),
        Event::Learned {
            seat: EVA,
            board: 0,
            space: 0,
            card,
        },
        gained(Resource::Points, 10, Why::Technology),
        Event::LaboratoryFilled { board: 0, card },
    ];
    assert_eq!(
        told(&events),
        [
            format!("Eva gains {title} (1 imported good, ¥2) → 10 points"),
            format!("New in Laboratory A: {title}"),
        ]
    );
}

#[test]
fn a_card_that_is_not_known_is_not_named() {
    let taken = Event::OrderTaken {
        seat: EVA,
        board: 0,
        space: 3,
        card: Some(OrderId(5)),
    };
    assert_eq!(
        told(&[taken.seen_by(Some(Seat(0)))]),
        ["Eva takes the Order of space 4 in Port A"]
    );
    let kept = Event::OrderKept {
        seat: EVA,
        order: Some(OrderId(5)),
    };
    assert_eq!(told(&[kept.seen_by(None)]), ["Eva keeps an Order"]);
    assert!(told(&[taken])[0].contains("Order for"));
}

#[test]
fn each_line_belongs_to_its_move_and_to_whose_doing_it_was() {
    let game = Yokohama::new(Content::first(), Options::new(2).unwrap());
    let table = game.deal(Seed(1)).table;
    let events = [
        (3, Event::RoundBegan { round: 2 }),
        (4, PLACED),
        (
            6,
            Event::Shifted {
                seat: Seat(0),
                from: Origin::Hand,
                to: Place(1),
            },
        ),
        (7, paid(Payee::Bank, Resource::Silk, 1)),
    ];
    let lines = Words::default().story(&game, &table, &events, &names());
    let told: Vec<_> = lines.into_iter().map(|line| (line.number, line.seat)).collect();
    assert_eq!(told, [(3, None), (4, Some(EVA)), (6, Some(Seat(0))), (7, Some(EVA))]);
}
