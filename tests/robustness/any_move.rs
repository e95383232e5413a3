//! Moves of any value whatever: `Move` is public, so that its numbers may be those of no game.

use meiji::game::Seat;
use meiji::yokohama::components::{Agent, Country, Exchange, Good, OrderId, Piece};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Fee, Move, Offerings, Origin, Toll};
use proptest::prelude::*;

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![0_u8..20, any::<u8>()].prop_map(Place)
}

fn number() -> impl Strategy<Value = u8> {
    prop_oneof![0_u8..9, any::<u8>()]
}

fn origin() -> impl Strategy<Value = Origin> {
    prop_oneof![Just(Origin::Hand), place().prop_map(Origin::Area)]
}

fn toll() -> impl Strategy<Value = Toll> {
    (number(), number()).prop_map(|(seats, crossings)| Toll { seats, crossings })
}

fn agent() -> impl Strategy<Value = Agent> {
    prop_oneof![
        prop::sample::select(Country::ALL.to_vec()).prop_map(Agent::Foreign),
        Just(Agent::Free),
        Just(Agent::Reward)
    ]
}

/// Any value of [`Move`], those that no game asks for included.
pub fn any_move() -> impl Strategy<Value = Move> {
    let with_a_number = (number(), number(), prop::sample::select(vec![Fee::Yen, Fee::Import])).prop_flat_map(
        |(number, other, fee)| {
            prop::sample::select(vec![
                Move::Keep(number),
                Move::Church(number, Offerings(other)),
                Move::Customs(number),
                Move::Learn(number, other),
                Move::Order(number),
                Move::SecondOrder(number, fee),
                Move::Shop(number),
                Move::Achieve(number),
                Move::Deliver(OrderId(number)),
                Move::Reward(number),
            ])
        },
    );
    prop_oneof![
        with_a_number,
        place().prop_map(Move::Place),
        (place(), toll()).prop_map(|(to, toll)| Move::Go(to, toll)),
        place().prop_map(Move::Recall),
        origin().prop_map(Move::From),
        (agent(), place()).prop_map(|(agent, at)| Move::Agent(agent, at)),
        (origin(), place()).prop_map(|(from, to)| Move::Shift(from, to)),
        place().prop_map(Move::Station),
        prop::sample::select(Piece::ALL.map(Move::Recruit).to_vec()),
        prop::sample::select(Exchange::ALL.map(Move::Exchange).to_vec()),
        prop::sample::select(Good::ALL.map(Move::Good).to_vec()),
        prop::sample::select(vec![
            Move::GoOn,
            Move::Return,
            Move::TakeToken,
            Move::House,
            Move::Leave,
            Move::Mill,
            Move::University
        ]),
    ]
}

/// Moves at the edges of what their numbers can be.
pub fn extremes() -> Vec<Move> {
    let mut moves = Vec::new();
    for number in [
        2, 3, 4, 5, 6, 7, 8, 10, 14, 17, 18, 31, 32, 36, 63, 64, 127, 128, 254, 255,
    ] {
        let (place, all) = (
            Place(number),
            Toll {
                seats: number,
                crossings: number,
            },
        );
        moves.extend([
            Move::Keep(number),
            Move::Place(place),
            Move::Go(place, Toll::FREE),
            Move::Go(place, all),
            Move::Go(Place(0), all),
            Move::Recall(place),
            Move::Church(number, Offerings(0)),
            Move::Church(0, Offerings(number)),
            Move::Church(number, Offerings(number)),
            Move::Customs(number),
            Move::From(Origin::Area(place)),
            Move::Learn(number, 0),
            Move::Learn(0, number),
            Move::Learn(number, number),
            Move::Order(number),
            Move::SecondOrder(number, Fee::Yen),
            Move::SecondOrder(number, Fee::Import),
            Move::Shop(number),
            Move::Achieve(number),
            Move::Deliver(OrderId(number)),
            Move::Shift(Origin::Hand, place),
            Move::Shift(Origin::Area(place), Place(0)),
            Move::Shift(Origin::Area(place), place),
            Move::Station(place),
            Move::Reward(number),
        ]);
        moves.extend(Agent::all().map(|agent| Move::Agent(agent, place)));
    }
    moves
}

#[test]
fn sets_of_things_that_no_game_has_stay_empty() {
    use meiji::yokohama::Orders;
    use meiji::yokohama::map::Places;
    for number in [64, 65, 200, 255] {
        assert!(
            !Toll {
                seats: 255,
                crossings: 255
            }
            .pays(Seat(number))
        );
        assert_eq!(Places::one(Place(number)), Places::default());
        let mut places = Places::default();
        places.insert(Place(number));
        assert!(!places.contains(Place(number)) && places.count() == 0);
        let mut orders = Orders::EMPTY;
        orders.insert(OrderId(number));
        assert!(!orders.contains(OrderId(number)) && orders.is_empty());
        orders.insert(OrderId(number - 64));
        orders.remove(OrderId(number));
        assert_eq!(orders.len(), if number < 128 { 1 } else { u8::from(number - 64 < 64) });
    }
    assert!(
        !Toll {
            seats: 255,
            crossings: 0
        }
        .pays(Seat(4)),
        "four seats are the most"
    );
    assert_eq!(
        Toll {
            seats: 255,
            crossings: 255
        }
        .yen(),
        263
    );
}
