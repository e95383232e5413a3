//! Each kind of thing, also those that random games seldom meet.

use super::*;
use crate::yokohama::components::*;
use crate::yokohama::map::Place;
use crate::yokohama::{
    Actor, Ask, Cause, Decision, Fee, Forbidden, Offerings, Origin, Payee, Placed, Refusal, Toll, Unbuilt, Why,
};

#[test]
fn every_refusal_names_its_rule_and_its_chapter() {
    let good = Good::Tea;
    let what = Resource::Yen;
    let pieces = Piece::ALL;
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::OtherQuestion,
        Refusal::MustChoose,
        Refusal::NoSuchThing,
        Refusal::Canal,
        Refusal::NoAssistantInHand,
        Refusal::NoAssistantThere,
        Refusal::NoAssistantAtHand,
        Refusal::TooDear { what, needs: 3, has: 1 },
        Refusal::TooDear { what, needs: 3, has: 0 },
        Refusal::PlacementFull { most: 3 },
        Refusal::PlacementFull { most: 4 },
        Refusal::OneEach,
        Refusal::PairPlaced,
        Refusal::NotBeside,
        Refusal::Occupied,
        Refusal::StartingArea,
        Refusal::NoRoute,
        Refusal::OtherToll,
        Refusal::SpaceTaken,
        Refusal::FaithShort { asks: 4, faith: 3 },
        Refusal::FaithShort { asks: 11, faith: 1 },
        Refusal::Overpaid { needs: 0 },
        Refusal::Overpaid { needs: 1 },
        Refusal::NoOffering {
            offering: Offering::Yen,
        },
        Refusal::PowerShort { allows: 1, asks: 2 },
        Refusal::NoCard,
        Refusal::PowerShort { allows: 1, asks: 9 },
        Refusal::SameTitle,
        Refusal::TooManyImports { points: 1 },
        Refusal::HandFull,
        Refusal::LevelShut { needs: 4 },
        Refusal::LevelShut { needs: u8::MAX },
        Refusal::ShopHere,
        Refusal::HouseHere,
        Refusal::AgentUsed,
        Refusal::NoAgent { agent: Agent::Free },
        Refusal::PresidentThere,
        Refusal::Achieved,
        Refusal::GoalUnmet,
        Refusal::NotInHand,
        Refusal::GoodsShort { good, needs: 2, has: 1 },
        Refusal::GoodsShort { good, needs: 2, has: 0 },
        Refusal::SameArea,
        Refusal::OtherOrigin { area: Area::Church },
        Refusal::OtherArea,
        Refusal::NoTechnology,
        Refusal::UsedThisTurn,
    ];
    refusals.extend(pieces.map(|piece| Refusal::WarehouseEmpty { piece }));
    refusals.extend(pieces.map(|piece| Refusal::NoPieceInHand { piece }));
    refusals.extend(pieces.map(|piece| Refusal::OtherPiece { piece }));
    let game = game(2);
    let table = game.deal(Seed(3)).table;
    for refusal in refusals {
        let forbidden = Forbidden {
            refusal,
            chapter: Chapter::Church,
        };
        let text = Words::default().speech(&game, &table, &names()).refusal(&forbidden);
        whole(&text);
        assert!(text.ends_with("(Rulebook: Church)"), "{text}");
    }
}

#[test]
fn every_event_is_told() {
    let (seat, place) = (Seat(0), Place(0));
    let (order, card) = (OrderId(0), TechnologyId(0));
    let mut events = vec![
        Event::OrderKept { seat, order: None },
        Event::OrderKept {
            seat,
            order: Some(order),
        },
        Event::RoundBegan { round: 1 },
        Event::TurnBegan { seat },
        Event::Placed { seat, place },
        Event::Paid {
            seat,
            to: Payee::Bank,
            what: Resource::Yen,
            amount: 1,
        },
        Event::Paid {
            seat,
            to: Payee::Seat(Seat(1)),
            what: Resource::Yen,
            amount: 1,
        },
        Event::PresidentMoved {
            seat,
            from: None,
            to: None,
            toll: Toll::FREE,
        },
        Event::PresidentMoved {
            seat,
            from: Some(place),
            to: None,
            toll: Toll::FREE,
        },
        Event::PresidentMoved {
            seat,
            from: None,
            to: Some(place),
            toll: Toll::FREE,
        },
        Event::PresidentMoved {
            seat,
            from: Some(place),
            to: Some(Place(1)),
            toll: Toll::FREE,
        },
        Event::Recovered { seat, place, count: 1 },
        Event::NoAgentLeft {
            seat,
            country: Country::Dutch,
            icons: 4,
        },
        Event::Learned {
            seat,
            board: 0,
            space: 0,
            card,
        },
        Event::Delivered { seat, order },
        Event::TokenTaken {
            seat,
            place,
            token: TokenId(24),
        },
        Event::ShopBuilt {
            seat,
            place,
            building: BuildingId(0),
            space: 0,
        },
        Event::HouseBuilt {
            seat,
            place,
            building: BuildingId(0),
        },
        Event::Shifted {
            seat,
            from: Origin::Hand,
            to: place,
        },
        Event::Shifted {
            seat,
            from: Origin::Area(Place(1)),
            to: place,
        },
        Event::StationPlaced { seat, place },
        Event::GameOver,
    ];
    for board in 0..2 {
        events.push(Event::LaboratoryFilled { board, card });
        events.push(Event::PortFilled { board, card: order });
        events.push(Event::OrderTaken {
            seat,
            board,
            space: 0,
            card: None,
        });
        events.push(Event::OrderTaken {
            seat,
            board,
            space: 0,
            card: Some(order),
        });
    }
    for why in [
        Why::Action,
        Why::TradingHouse,
        Why::Token,
        Why::Building,
        Why::Board,
        Why::Order,
        Why::Achievement,
        Why::Technology,
        Why::Choice,
        Why::Exchange,
    ] {
        events.push(Event::Gained {
            seat,
            what: Resource::Copper,
            amount: 2,
            why,
        });
    }
    for why in [Unbuilt::NoPiece, Unbuilt::ShopHere, Unbuilt::NoSpace] {
        events.push(Event::NothingBuilt { seat, place, why });
    }
    for by in [Actor::President, Actor::AgentBefore, Actor::AgentAfter] {
        events.push(Event::Acted {
            seat,
            place,
            power: 3,
            by,
        });
    }
    for agent in Agent::all() {
        events.push(Event::AgentUsed { seat, agent, place });
        events.push(Event::AgentJoined { seat, agent });
    }
    for board in [Shrine::Church, Shrine::Customs] {
        for from in [Origin::Hand, Origin::Area(place)] {
            events.push(Event::Settled {
                seat,
                board,
                space: 7,
                from,
            });
        }
    }
    events.extend(Piece::ALL.map(|piece| Event::Recruited { seat, piece }));
    events.extend(Exchange::ALL.map(|exchange| Event::Exchanged { seat, exchange }));
    events.extend((0..2).map(|order| Event::Achieved {
        seat,
        stack: 0,
        tile: AchievementId(0),
        order,
    }));
    events.extend((0..6).map(|reward| Event::RewardTaken {
        seat,
        reward: RewardId(reward),
    }));
    for cause in [
        Cause::TradingHouses,
        Cause::Shops,
        Cause::Orders,
        Cause::Church,
        Cause::Customs,
    ] {
        events.push(Event::EndTriggered {
            seat,
            cause,
            last_round: 9,
        });
    }
    let game = game(4);
    let mut table = game.deal(Seed(1)).table;
    for event in events {
        whole(
            &Words::default()
                .speech(&game, &table, &names())
                .told(&event)
                .expect("every event but the twice-told is told"),
        );
        if let Event::EndTriggered {
            seat,
            cause,
            last_round,
        } = event
        {
            table.ending = Some(crate::yokohama::Ending {
                cause,
                seat,
                last_round,
            });
            whole(&Words::default().speech(&game, &table, &names()).ending().unwrap());
        }
    }
}

#[test]
fn every_question_is_asked() {
    let pair = Placed {
        count: 2,
        places: Default::default(),
        pair: Some(Place(2)),
    };
    let asks = [
        Ask::FirstOrder,
        Ask::Before,
        Ask::Placement(Placed::default()),
        Ask::Placement(pair),
        Ask::Placement(Placed {
            count: 1,
            ..Placed::default()
        }),
        Ask::Placement(Placed {
            count: 3,
            ..Placed::default()
        }),
        Ask::Movement,
        Ask::Recall,
        Ask::Church,
        Ask::Customs,
        Ask::AssistantFrom,
        Ask::Employment(2),
        Ask::Laboratory,
        Ask::Port,
        Ask::SecondOrder,
        Ask::Chinatown(2),
        Ask::Bonus,
        Ask::Construction,
        Ask::Recovery,
        Ask::After,
        Ask::Station,
        Ask::AnyGood,
        Ask::WarehousePiece,
        Ask::ShownPiece(Piece::TradingHouse),
        Ask::Movements(2),
        Ask::AchievementReward,
    ];
    let game = game(4);
    let table = game.deal(Seed(1)).table;
    for ask in asks {
        let question = Words::default()
            .speech(&game, &table, &names())
            .question(Decision { seat: Seat(0), ask });
        whole(&question.title);
        match ask {
            Ask::Before | Ask::After => whole(&Words::default().ready(&table, [Move::GoOn].into_iter())),
            _ => whole(&question.detail),
        }
        assert!(question.title.chars().count() <= 40, "{}", question.title);
    }
}

/// Every move of the space, and what no space holds, gets a label at the first question of a game: junk never panics.
#[test]
fn every_move_has_a_label_and_a_sentence() {
    let game = game(4);
    let table = game.deal(Seed(1)).table;
    let junk = [
        Move::Keep(9),
        Move::Place(Place(200)),
        Move::Go(
            Place(200),
            Toll {
                seats: 255,
                crossings: 255,
            },
        ),
        Move::Recall(Place(99)),
        Move::Church(99, Offerings(255)),
        Move::Customs(99),
        Move::From(Origin::Area(Place(99))),
        Move::Learn(99, 200),
        Move::Order(99),
        Move::SecondOrder(99, Fee::Yen),
        Move::Shop(99),
        Move::Achieve(99),
        Move::Agent(Agent::Free, Place(99)),
        Move::Deliver(OrderId(99)),
        Move::Shift(Origin::Area(Place(99)), Place(99)),
        Move::Station(Place(99)),
        Move::Reward(99),
    ];
    for action in game.move_space().into_iter().chain(junk) {
        whole(&Words::default().speech(&game, &table, &names()).action(action));
        whole(&Words::default().speech(&game, &table, &names()).action_long(action));
        if let Some(prospect) = Words::default().speech(&game, &table, &names()).prospect(action) {
            whole(&prospect.title);
            whole(&prospect.detail);
        }
    }
}
