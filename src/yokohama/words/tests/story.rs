//! The log tells a turn in few lines.

use super::*;
use crate::printed::Edition;
use crate::yokohama::components::{Exchange, OrderId, Piece, TechnologyId};
use crate::yokohama::map::Place;
use crate::yokohama::{Actor, Origin, Payee, Toll, Why};

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
    let lines = Words::default()
        .speech(&game, &table, &names())
        .story(&|_| &table, &events);
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
        [format!("Eva gains {title} (1 imported good, ¥2) → 10 points"), {
            let said = Words::default().spoken_technology(&game(2), card);
            format!("New in Laboratory A: {}", said.trim_end_matches('.'))
        },]
    );
}

/// Where there is room a new card is told as the table tells it, and else by its name.
#[test]
fn a_new_card_is_told_with_all_that_it_says() {
    let (game, names, words) = (game(2), names(), Words::default());
    let table = game.deal(Seed(1)).table;
    let (order, card) = (OrderId(4), TechnologyId(7));
    for board in 0..2 {
        let filled = [
            (0, Event::PortFilled { board, card: order }),
            (0, Event::LaboratoryFilled { board, card }),
        ];
        let lines = words.speech(&game, &table, &names).story(&|_| &table, &filled);
        let said = [
            words.speech(&game, &table, &names).spoken_order(order),
            words.spoken_technology(&game, card),
        ];
        for (line, said) in lines.iter().zip(said) {
            let name = said.split(',').next().unwrap();
            assert!(line.text.ends_with(said.trim_end_matches('.')), "{}", line.text);
            assert!(line.brief.ends_with(name), "{}", line.brief);
        }
        assert!(lines[0].text.contains("asks for"), "{}", lines[0].text);
        assert!(lines[1].text.contains("Production value"), "{}", lines[1].text);
    }
}

/// Where there is little room the country alone tells which Order was taken.
#[test]
fn an_order_that_is_taken_is_told_in_brief_by_its_country() {
    let (game, names) = (game(2), names());
    let table = game.deal(Seed(1)).table;
    let card = OrderId(4);
    let country = Words::default().country(game.content().orders[4].country);
    for board in 0..2 {
        let taken = Event::OrderTaken {
            seat: EVA,
            board,
            space: 0,
            card: Some(card),
        };
        let lines = Words::default()
            .speech(&game, &table, &names)
            .story(&|_| &table, &[(0, taken)]);
        let port = ["A", "B"][usize::from(board)];
        assert_eq!(
            lines[0].brief,
            format!("Eva takes the {country} Order from Port {port}")
        );
        assert!(
            lines[0].text.contains(&format!("{country} Order (")),
            "{}",
            lines[0].text
        );
    }
}

#[test]
fn a_card_that_is_not_known_is_not_named() {
    let taken = Event::OrderTaken {
        seat: EVA,
        board: 0,
        space: 3,
        card: Some(OrderId(5)),
    };
    let game = game(2);
    let mut table = game.deal(Seed(1)).table;
    table.ports[0][3] = None;
    let unknown = [(0, taken.seen_by(Some(Seat(0))))];
    let lines = Words::default()
        .speech(&game, &table, &names())
        .story(&|_| &table, &unknown);
    assert_eq!(lines[0].text, "Eva takes the Order of space 4 in Port A");
    let kept = Event::OrderKept {
        seat: EVA,
        order: Some(OrderId(5)),
    };
    assert_eq!(told(&[kept.seen_by(None)]), ["Eva keeps an Order"]);
    assert!(told(&[taken])[0].contains("Order ("));
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
    let lines = Words::default()
        .speech(&game, &table, &names())
        .story(&|_| &table, &events);
    let told: Vec<_> = lines.into_iter().map(|line| (line.number, line.seat)).collect();
    assert_eq!(told, [(3, None), (4, Some(EVA)), (6, Some(Seat(0))), (7, Some(EVA))]);
}

/// Port: the cards lie open, so everybody knows which one is taken.
#[test]
fn an_order_is_told_to_all_as_it_lay_in_the_port() {
    let (game, names) = (game(3), names());
    let mut taken = 0;
    for seed in 0..3 {
        let mut chance = Chance::new(Seed(seed));
        let (mut state, mut moves) = (game.deal(Seed(seed)), Vec::new());
        for _ in 0..600 {
            if game.decision(&state).is_none() {
                break;
            }
            game.legal_moves(&state, &mut moves);
            let (before, mut events) = (state.table, Vec::new());
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut events);
            let after = state.table;
            let tell = |seat| {
                let seen: Vec<_> = events.iter().map(|event| (7, event.seen_by(seat))).collect();
                let table = |number| if number > 7 { &after } else { &before };
                let lines = Words::default()
                    .speech(&game, table(usize::MAX), &names)
                    .story(&table, &seen);
                lines
                    .into_iter()
                    .map(|line| (line.text, line.brief))
                    .collect::<Vec<_>>()
            };
            let Some(owner) = events.iter().find_map(|event| match event {
                Event::OrderTaken { seat, .. } => Some(*seat),
                _ => None,
            }) else {
                continue;
            };
            taken += 1;
            assert_eq!(tell(None), tell(Some(owner)));
        }
    }
    assert!(taken > 10, "{taken} Orders");
}

/// Eva's President in the Bank goes to the Church, with Assistants on the way: what is told of it. The Areas lie in a row, the Bank
/// first.
fn goes(row: &[Area], toll: Toll, prepare: impl Fn(&mut Table)) -> (String, String) {
    let game = game(3);
    let mut table = game.deal(Seed(1)).table;
    for (index, &area) in row.iter().enumerate() {
        let there = table.places().find(|&place| table.board(place).area == area);
        table.boards.swap(index, there.expect("it is in play").index());
    }
    for (index, &area) in row.iter().enumerate().skip(1) {
        table.boards[index].assistants[EVA] = u8::from(area != Area::Canal);
    }
    table.active = EVA;
    table.seats[EVA].president = Some(Place(0));
    prepare(&mut table);
    let moved = Event::PresidentMoved {
        seat: EVA,
        from: table.seats[EVA].president,
        to: Some(Place(row.len() as u8 - 1)),
        toll,
    };
    let price = paid(Payee::Bank, Resource::Yen, toll.yen());
    let events = if toll.yen() > 0 {
        vec![price, moved]
    } else {
        vec![moved]
    };
    let events: Vec<_> = events.into_iter().map(|event| (0, event)).collect();
    let mut lines = Words::default()
        .speech(&game, &table, &names())
        .story(&|_| &table, &events);
    let line = lines.remove(0);
    (line.text, line.brief)
}

/// Movement: over own Assistants, and across the Canal for ¥1.
#[test]
fn a_president_s_way_is_told() {
    let whole = |row: &[Area], toll| goes(row, toll, |_| ()).0;
    let row = [Area::Bank, Area::Church];
    assert_eq!(whole(&row, Toll::FREE), "Eva moves to the Church");
    let row = [Area::Bank, Area::Customs, Area::Chinatown, Area::Church];
    assert_eq!(
        goes(&row, Toll::FREE, |_| ()),
        (
            "Eva moves to the Church by way of Customs and Chinatown".to_owned(),
            "Eva moves to the Church".to_owned()
        )
    );
    let row = [Area::Bank, Area::Canal, Area::Church];
    let across = Toll { seats: 0, crossings: 1 };
    assert_eq!(whole(&row, across), "Eva moves to the Church by way of the Canal (¥1)");
}

/// Technology Cards: Tram, Station. Movement: a President in hand goes to any Area with an own Assistant.
#[test]
fn a_president_that_does_not_walk_is_told_so() {
    let row = [Area::Bank, Area::Customs, Area::Church];
    let told = |prepare: fn(&mut Table)| {
        let alone = |table: &mut Table| {
            table.boards[1].assistants[EVA] = 0;
            prepare(table);
        };
        goes(&row, Toll::FREE, alone).0
    };
    let tram = |table: &mut Table| table.seats[EVA].titles.insert(Title::Tram);
    assert_eq!(told(tram), "Eva moves to the Church by Tram");
    let station = |table: &mut Table| {
        table.seats[EVA].titles.insert(Title::Station);
        table.station = Some(Place(2));
    };
    assert_eq!(told(station), "Eva moves to the Church by Station");
    let hand = |table: &mut Table| table.seats[EVA].president = None;
    assert_eq!(told(hand), "Eva’s President enters the Church from hand");
}
