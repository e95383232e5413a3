//! What happened, and how it ended.

use std::collections::BTreeSet;

use super::*;
use crate::course::Decided;
use crate::nippon::components::{
    ActionSlot, City, ContractId, Region, Resource, RewardBonus, RewardLevel, Side, Transport,
};
use crate::nippon::course::Category;
use crate::nippon::{Cubes, Drawn, Event, Influence, Why, Workers};
use crate::words::story::Storied as _;

#[test]
fn every_event_is_told() {
    let seat = Seat(0);
    let (good, region, track) = (Good::LightBulbs, Region::Kansai, Track::Coal);
    let (city, side, value) = (City::Osaka, Side::Left, 5);
    let (slot, colour) = (ActionSlot::LocalMarket, Colour::Teal);
    let workers = Workers::new([1, 0, 2, 0, 0, 0]);
    let mut events = vec![
        Event::RoundBegan { round: 2 },
        Event::TurnBegan { seat },
        Event::WorkerTaken { seat, slot, colour },
        Event::Acted {
            seat,
            action: Action::Invest,
        },
        Event::ContractFulfilled {
            seat,
            contract: ContractId(4),
            cubes: Cubes([1, 1, 0, 0, 0, 1]),
        },
        Event::FactoryBuilt {
            seat,
            factory: FactoryTile::Silk4,
        },
        Event::CubesLaid { seat, good, cubes: 1 },
        Event::MachineStored { seat },
        Event::Supplied {
            seat,
            city,
            good,
            cubes: 2,
        },
        Event::InfluencePlaced {
            seat,
            city,
            side,
            value,
        },
        Event::InfluenceReturned {
            seat,
            city,
            side,
            value,
        },
        Event::Consolidated { seat },
        Event::RewardTaken {
            seat,
            level: RewardLevel::Four,
            bonus: RewardBonus::Yen,
        },
        Event::MultiplierTaken { seat },
        Event::MultiplierPlaced {
            seat,
            space: Achievement::Ships,
            multiplier: 4,
        },
        Event::MultiplierDiscarded { seat, multiplier: 2 },
        Event::WorkersReturned { seat, workers },
        Event::RowMoved { row: 0, slot },
        Event::Refilled,
        Event::WorkerDrawn {
            colour,
            to: Drawn::Slot(slot),
        },
        Event::WorkerDrawn {
            colour,
            to: Drawn::Row(1),
        },
        Event::MarkerMoved { slot: 2 },
        Event::RegionScored {
            seat,
            scoring: 1,
            region,
            place: 2,
            points: 7,
        },
        Event::ShipsScored {
            seat,
            region,
            points: 4,
        },
        Event::LastPhaseBegan { seat },
        Event::GameOver,
    ];
    for why in [Why::Action, Why::Exchange, Why::Contract, Why::Factory, Why::Icon] {
        let steps = 2;
        events.push(Event::Raised {
            seat,
            track,
            steps,
            why,
        });
    }
    for why in [
        Why::Action,
        Why::Contract,
        Why::Factory,
        Why::Region,
        Why::Income,
        Why::Reward,
    ] {
        let (what, amount) = (Resource::Yen, 5);
        events.push(Event::Gained {
            seat,
            what,
            amount,
            why,
        });
    }
    for (why, points) in [
        (Why::Contract, 8),
        (Why::Factory, 2),
        (Why::Region, 2),
        (Why::Wages, -4),
    ] {
        events.push(Event::Scored { seat, points, why });
    }
    for why in [Why::Action, Why::Factory, Why::Supply] {
        let machine = 1;
        events.push(Event::Improved {
            seat,
            good,
            machine,
            why,
        });
    }
    for transport in Transport::ALL {
        events.extend([Why::Action, Why::Factory].map(|why| Event::TransportBuilt {
            seat,
            transport,
            region,
            why,
        }));
    }
    events.extend([0, 2].map(|lost| Event::Ran {
        seat,
        good,
        cubes: 1,
        lost,
    }));
    events.extend([0, 1].map(|unpaid| Event::WagesDue {
        seat,
        colours: 3,
        unpaid,
    }));
    events.extend([0, 1].map(|unpaid| Event::FinalBudget { seat, yen: 13, unpaid }));
    events.extend([1, 2, 3].map(|scoring| Event::ScoringBegan { scoring }));
    events.extend(Achievement::ALL.map(|achievement| Event::AchievementScored {
        seat,
        achievement,
        points: 6,
    }));
    for what in Resource::ALL {
        events.push(Event::Paid { seat, what, amount: 2 });
        events.push(Event::Discarded { seat, what, amount: 2 });
    }
    let (game, names) = (game(4), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let mut told = BTreeSet::new();
        for event in &events {
            let line = speech.told(event).expect("every event is told");
            whole(&line);
            assert!(told.insert(line.clone()), "two events sound alike: {line}");
        }
    }
}

/// Workers drawn to one place stand in one line, and a Scoring says who stands where in each Region, the Overseas Companies too.
#[test]
fn a_refill_and_a_scoring_are_told_in_few_lines() {
    let (game, names) = (game(3), names());
    let mut table = table(&game);
    table.cities[City::Nagasaki.index()].slots[3] = Some(Influence {
        seat: Seat(1),
        value: 7,
    });
    let drawn = |colour, to| (0, Event::WorkerDrawn { colour, to });
    let (slot, row) = (Drawn::Slot(ActionSlot::Mines), Drawn::Row(0));
    let events = [
        (0, Event::Refilled),
        drawn(Colour::Red, slot),
        drawn(Colour::Red, slot),
        drawn(Colour::White, slot),
        drawn(Colour::Teal, row),
        (0, Event::MarkerMoved { slot: 2 }),
        (0, Event::ScoringBegan { scoring: 1 }),
    ];
    let speech = Words::default().speech(&game, &table, &names);
    let lines = Nippon::lines(&speech, &|_| &table, &events);
    let told: Vec<_> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(
        told,
        [
            "The rows are empty: all is filled from the bag",
            "To Mines or Ships: 1 white and 2 red",
            "To Worker row 1: 1 teal",
            "The Scoring Marker moves to slot 3",
            "1st Scoring",
            "Kyushu: 1st Overseas Companies (9), 2nd Eva (7)",
            "Kansai: 1st Overseas Companies (12)",
            "Kanto: 1st Overseas Companies (12)",
            "Tohoku: 1st Overseas Companies (12)",
        ]
    );
}

/// Of a game that ended in a tie it is told that it did, and of no difference.
#[test]
fn a_tie_is_told_as_one() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    let decided = Decided {
        winner: Seat(1),
        rival: Seat(0),
        ahead: Some((Category::ALL[0], 3)),
        behind: None,
        since: None,
        rounds: 9,
        trigger: None,
    };
    let told = Words::default().speech(&game, &table, &names).decided(&decided);
    assert_eq!(told, ["On points it was a tie."]);
}
