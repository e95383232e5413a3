//! Every sentence is there, whole and filled, in every language and over whole games.

use std::collections::BTreeSet;

use super::phrases::{Brief, Button, Counts, Deed, Fault, Log, Noun, Query, Remedy, Rule, Synergy, Tell};
use super::*;
use crate::chance::{Chance, Seed};
use crate::course::Decided;
use crate::document::{Misread, Wrong};
use crate::game::{Game as _, Happening as _, Seat};
use crate::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, Resource, RewardBonus,
    RewardLevel, Side, Track, Transport,
};
use crate::nippon::content::{Content, ContentError, Rule as Printing, Section};
use crate::nippon::course::Category;
use crate::nippon::position::Flaw;
use crate::nippon::record::RecordError;
use crate::nippon::{
    Ask, Chapter, Cubes, Decision, Drawn, Event, Factory, Forbidden, Influence, Move, Options, OptionsError, Placing,
    Refusal, Stage, State, Step, Table, Topic, Why, Workers,
};
use crate::opponents::{Computer, Opponent, Style};
use crate::position;
use crate::printed::{Broken, Edition as _};
use crate::record::NoRecord;
use crate::sitters::{Crest, Sitter};
use crate::words::story::Storied as _;
use crate::words::tests::{hold, hold_files, hold_spaces};
use crate::words::{Faulted, Language, Names, Words};

/// A sentence that a person can read: not empty, every slot filled, no space doubled or at an end.
fn whole(text: &str) {
    assert!(!text.trim().is_empty(), "an empty sentence");
    assert!(!text.contains(['{', '}', '|']), "a slot was left open: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "spaces: {text:?}");
}

fn game(players: u8) -> Nippon {
    Nippon::new(Content::first(), Options::new(players).expect("so many may play"))
}

fn names() -> Names {
    let sitters = ["Aiko", "Eva", "Jack", "Mary"]
        .into_iter()
        .zip(Crest::ALL)
        .map(|(name, crest)| Sitter {
            name: name.to_owned(),
            crest,
            computer: None,
        });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

/// The table of a game that begins, seat 0 first.
fn table(game: &Nippon) -> Table {
    let mut table = game.deal(Seed(1)).table;
    (table.active, table.starter) = (Seat(0), Seat(0));
    table
}

#[test]
fn every_language_has_every_sentence_with_its_slots_alone() {
    let has_form = |room: &Vocabulary, slot: &str, form: &str| match slot {
        "worker" => Colour::ALL.iter().all(|of| room.worker.form(*of, form).is_some()),
        "action" => Action::ALL.iter().all(|of| room.action.form(*of, form).is_some()),
        "track" => Track::ALL.iter().all(|of| room.track.form(*of, form).is_some()),
        "good" => Good::ALL.iter().all(|of| room.good.form(*of, form).is_some()),
        // What is counted of yen is said by a sentence of its own.
        "achievement" => Achievement::ALL
            .iter()
            .filter(|of| **of != Achievement::Money)
            .all(|of| room.achievement.form(*of, form).is_some()),
        _ => false,
    };
    hold(Noun::ALL, has_form);
    hold(Synergy::ALL, has_form);
    hold(Brief::ALL, has_form);
    hold(Query::ALL, has_form);
    hold(Button::ALL, has_form);
    hold(Deed::ALL, has_form);
    hold(Log::ALL, has_form);
    hold(Rule::ALL, has_form);
    hold(Remedy::ALL, has_form);
    hold(Counts::ALL, has_form);
    hold(Tell::ALL, has_form);
    hold(Caption::ALL, has_form);
    hold(Fault::ALL, has_form);
}

#[test]
fn every_language_is_whole_and_has_nothing_else() {
    hold_files::<Vocabulary>();
}

#[test]
fn no_line_breaks_before_a_sign_or_a_unit() {
    hold_spaces::<Vocabulary>();
}

/// All that is told before a move is made.
fn told_before(speech: &Speech<'_, Nippon>, action: Move) -> Vec<String> {
    match action {
        Move::Take(slot, colour) => {
            let possible = speech.possible(slot);
            speech.worker_tells(slot, colour).into_iter().chain(possible).collect()
        }
        Move::Consolidate => speech.consolidation(speech.table.active),
        Move::Exchange(track) => speech.exchange_tells(track),
        Move::Steps(steps) => match speech.table.decision().map(|decision| decision.ask) {
            Some(Ask::Steps(track)) => speech.steps_tells(track, steps),
            _ => Vec::new(),
        },
        Move::Run(good) => speech.run_tells(good),
        Move::Fulfil(contract, cubes) => speech.contract_tells(contract, cubes),
        Move::Build(tile) => speech.factory_tells(tile),
        Move::Improve(good) => vec![speech.improvement_tells(Some(good))],
        Move::Store => vec![speech.improvement_tells(None)],
        Move::Site(region) => match speech.table.decision().map(|decision| decision.ask) {
            Some(Ask::Site(transport)) => speech.site_tells(transport, region),
            _ => Vec::new(),
        },
        Move::Place(city, side, value) => speech.place_tells(city, side, value),
        Move::Reward(level, bonus) => {
            let spaces = Achievement::ALL.map(|space| speech.space_tells(space, level.multiplier()));
            let told = spaces.into_iter().flatten();
            speech.reward_tells(bonus).into_iter().chain(told).collect()
        }
        Move::Space(space) => {
            let told = speech.space_tells(space, 2);
            speech.wages_now().into_iter().chain(told).collect()
        }
        Move::Goods(good) => vec![speech.room_for(good)],
        Move::Return(city, side) => speech.return_tells(city, side),
        Move::Act(_) | Move::Stop | Move::Finish => Vec::new(),
    }
}

#[test]
fn everything_is_said_over_random_games() {
    let names = names();
    for (number, language) in Language::all().enumerate() {
        let words = Words::new(language);
        for (players, seed) in [(2, 0), (3, 1), (4, 2)] {
            let game = game(players);
            let space = game.move_space();
            let mut chance = Chance::new(Seed(10 * number as u64 + seed));
            let mut state = game.deal(Seed(seed));
            let (mut moves, mut events, mut count) = (Vec::new(), Vec::new(), 0);
            while let Some(decision) = game.decision(&state) {
                count += 1;
                let speech = words.speech(&game, &state.table, &names);
                let question = speech.question(decision);
                whole(&question.title);
                whole(&question.detail);
                game.legal_moves(&state, &mut moves);
                for &action in &moves {
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                    told_before(&speech, action).iter().for_each(|line| whole(line));
                }
                for _ in 0..10 {
                    let action = space[chance.below(space.len() as u32) as usize];
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                    if let Some(forbidden) = game.why_not(&state, action) {
                        whole(&speech.refusal(&forbidden));
                    }
                }
                for seat in Seat::all(players) {
                    speech.clock(seat).iter().for_each(|line| whole(line));
                }
                Region::ALL.iter().for_each(|region| whole(&speech.stands(*region)));
                speech.ending().iter().for_each(|line| whole(line));
                let action = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, action, &mut events);
                let numbered: Vec<_> = events.drain(..).map(|event| (count, event)).collect();
                let speech = words.speech(&game, &state.table, &names);
                for (_, event) in &numbered {
                    speech.told(event).iter().for_each(|line| whole(line));
                    assert_eq!(speech.told(&event.seen_by(None)), speech.told(event));
                }
                for line in Nippon::lines(&speech, &|_| &state.table, &numbered) {
                    whole(&line.text);
                }
            }
            let speech = words.speech(&game, &state.table, &names);
            whole(&speech.won(&[]));
            whole(&speech.victory(&game.score(&state.table), &game.standings(&state).expect("it is over")));
            assert_eq!(speech.ending(), None);
        }
    }
}

#[test]
fn every_question_is_asked() {
    let asks = [
        Ask::Turn,
        Ask::Action(ActionSlot::Mines),
        Ask::Steps(Track::Knowledge),
        Ask::Steps(Track::Coal),
        Ask::Run,
        Ask::Contract,
        Ask::Factory,
        Ask::Improvement,
        Ask::Site(Transport::Train),
        Ask::Site(Transport::Ship),
        Ask::Place,
        Ask::Return,
        Ask::Reward,
        Ask::Space,
        Ask::Goods,
        Ask::Finish,
    ];
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let lies = Influence {
        seat: Seat(1),
        value: 3,
    };
    table.cities[City::Sendai.index()].slots[..2].fill(Some(lies));
    table.turn.placing = Some(Placing {
        city: City::Sendai,
        side: Side::Left,
        value: 4,
    });
    for language in Language::all() {
        table.seats[Seat(0)].workers = Workers::EMPTY;
        let mut titles = BTreeSet::new();
        let speech = Words::new(language).speech(&game, &table, &names);
        for ask in asks {
            let question = speech.question(Decision { seat: Seat(0), ask });
            whole(&question.title);
            whole(&question.detail);
            assert!(question.title.chars().count() <= 48, "{}", question.title);
            titles.insert(question.title);
        }
        table.seats[Seat(0)].workers = Workers::new([1; 6]);
        let speech = Words::new(language).speech(&game, &table, &names);
        let ask = Ask::Turn;
        titles.insert(speech.question(Decision { seat: Seat(0), ask }).title);
        assert_eq!(titles.len(), asks.len() + 1, "two questions sound alike");
    }
}

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

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let good = Good::Lenses;
    vec![
        Refusal::GameOver,
        Refusal::OtherQuestion,
        Refusal::MustChoose,
        Refusal::NoSuchThing,
        Refusal::BoardFull,
        Refusal::NoWorker,
        Refusal::NothingPossible,
        Refusal::OtherSlot { action: Action::Ships },
        Refusal::TooDear {
            what: Resource::Yen,
            needs: 6,
            has: 5,
        },
        Refusal::TooDear {
            what: Resource::Coal,
            needs: 3,
            has: 1,
        },
        Refusal::TooDear {
            what: Resource::Blueprints,
            needs: 3,
            has: 1,
        },
        Refusal::OnTop { track: Track::Money },
        Refusal::BeyondTop { room: 1 },
        Refusal::NotNow,
        Refusal::NoFactory { good },
        Refusal::NothingToRun,
        Refusal::StorageFull { good },
        Refusal::RunAlready { good },
        Refusal::Fulfilled,
        Refusal::OtherGoods,
        Refusal::GoodsShort { good, needs: 2, has: 1 },
        Refusal::NoContract,
        Refusal::HasFactory { good },
        Refusal::HasAllFactories,
        Refusal::FactoryGone,
        Refusal::KnowledgeShort {
            missing: 3,
            blueprints: 1,
        },
        Refusal::FullyImproved { good },
        Refusal::FactoryFirst,
        Refusal::NoneLeft,
        Refusal::RegionFull,
        Refusal::MapFull,
        Refusal::RegionBuiltIn,
        Refusal::OtherRegion,
        Refusal::NoTile { value: 7 },
        Refusal::WorthLess { good, most: 5 },
        Refusal::NotHigher { than: 5 },
        Refusal::CityFull {
            city: City::Sendai,
            lowest: 3,
        },
        Refusal::NothingToSupply,
        Refusal::OtherCity { city: City::Kyoto },
        Refusal::NoTileThere,
        Refusal::NotLowest { lowest: 2 },
        Refusal::RewardTooHigh { needs: 5, has: 4 },
        Refusal::RewardGone,
        Refusal::SpaceTaken,
        Refusal::CubeLaid { good },
    ]
}

#[test]
fn every_refusal_names_its_rule_and_its_chapter() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let mut said = BTreeSet::new();
        for refusal in refusals() {
            let chapter = Chapter::Export;
            let text = speech.refusal(&Forbidden { refusal, chapter });
            whole(&text);
            assert!(text.contains(speech.chapter(chapter)), "{text}");
            said.insert(text);
        }
        assert_eq!(said.len(), refusals().len(), "two rules sound alike");
    }
}

/// What is advised against a marker on top and against an exchange at the wrong time can be done: another action for an action, another track
/// for Blueprints, and in the last turn its end, for no other turn comes.
#[test]
fn what_is_advised_can_be_done() {
    let (game, names) = (game(2), names());
    let mut state = game.deal(Seed(1));
    state.table = table(&game);
    let me = &mut state.table.seats[Seat(0)];
    (me.markers, me.blueprints) = ([10; 3], 3);
    let told = |state: &State, forbidden: Option<Forbidden>| {
        let speech = Words::default().speech(&game, &state.table, &names);
        speech.remedy(&forbidden.expect("it is refused"))
    };
    let other = Some("It cannot go higher: choose another action.");
    let hindered = game.hinders(&state.table, Action::Knowledge);
    assert_eq!(told(&state, hindered).as_deref(), other, "as a turn begins, too");
    let exchange = |state: &State| game.why_not(state, Move::Exchange(Track::Money));
    assert_eq!(
        told(&state, exchange(&state)).as_deref(),
        Some("Choose a track with room above the marker.")
    );
    state.table.turn.step = Step::Run;
    let next = Some("Wait for the beginning of your next turn.");
    assert_eq!(told(&state, exchange(&state)).as_deref(), next);
    (state.table.stage, state.table.turns_left) = (Stage::LastPhase, 3);
    assert_eq!(told(&state, exchange(&state)).as_deref(), next);
    state.table.turns_left = 2;
    let end = Some("Wait for the end of this turn.");
    assert_eq!(told(&state, exchange(&state)).as_deref(), end);
}

#[test]
fn every_thing_has_a_name_of_its_own() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    let apart = |names: Vec<String>| {
        names.iter().for_each(|name| whole(name));
        assert_eq!(BTreeSet::from_iter(&names).len(), names.len(), "{names:?}");
    };
    let own = |names: &[&str]| apart(names.iter().map(|&name| name.to_owned()).collect());
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        own(&speech.score_lines());
        own(&Category::ALL.map(|category| speech.words.text(category.key())));
        own(&Colour::ALL.map(|colour| speech.colour(colour)));
        own(&Action::ALL.map(|action| speech.action_name(action)));
        own(&Action::ALL.map(|action| speech.does(action)));
        own(&Track::ALL.map(|track| speech.track(track)));
        own(&Good::ALL.map(|good| speech.good(good)));
        own(&Good::ALL.map(|good| speech.factory(good)));
        own(&Region::ALL.map(|region| speech.region(region)));
        own(&City::ALL.map(|city| speech.city(city)));
        own(&Side::ALL.map(|side| speech.side(side)));
        own(&Achievement::ALL.map(|space| speech.achievement(space)));
        own(&Resource::ALL.map(|what| speech.resource(what)));
        own(&Transport::ALL.map(|transport| speech.transports(transport)));
        own(&Chapter::ALL.map(|chapter| speech.chapter(chapter)));
        apart(ActionSlot::ALL.map(|slot| speech.slot(slot)).into());
        apart(FactoryTile::ALL.map(|tile| speech.factory_tile(tile)).into());
        apart(FactoryTile::ALL.map(|tile| speech.bonus(tile).join(" ")).into());
        apart(Achievement::ALL.map(|space| speech.counts(space)).into());
        apart((0..8).map(|contract| speech.contract(ContractId(contract))).collect());
        apart(
            (0..8)
                .map(|contract| speech.contract_name(ContractId(contract)))
                .collect(),
        );
        let rewards = RewardLevel::ALL
            .iter()
            .flat_map(|&level| RewardBonus::ALL.map(|bonus| (level, bonus)));
        apart(rewards.map(|(level, bonus)| speech.reward(level, bonus)).collect());
        apart((0..6).map(|place| speech.ordinal(place).to_owned()).collect());
        for topic in Topic::all() {
            whole(speech.topic(topic));
            speech.rules(topic).lines().for_each(whole);
        }
    }
}

/// Every move of the space, and what no space holds, gets a label at the first question of a game: junk never panics.
#[test]
fn every_move_has_a_label_and_a_sentence() {
    let (game, names) = (game(4), names());
    let table = table(&game);
    let junk = [
        Move::Steps(0),
        Move::Steps(99),
        Move::Fulfil(ContractId(99), Cubes([9; 6])),
        Move::Place(City::Osaka, Side::Top, 0),
        Move::Place(City::Osaka, Side::Top, 99),
    ];
    let speech = Words::default().speech(&game, &table, &names);
    for action in game.move_space().into_iter().chain(junk) {
        whole(&speech.action(action));
        whole(&speech.action_long(action));
        told_before(&speech, action).iter().for_each(|line| whole(line));
    }
}

/// What has to be told before a choice is told, with the rulebook's own figures where it gives any.
#[test]
fn what_a_choice_comes_to_is_told_before() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    me.workers = Workers::new([1, 1, 0, 0, 0, 0]);
    table.slots[0] = Workers::new([2, 0, 1, 0, 0, 0]);
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.worker_tells(ActionSlot::Knowledge, Colour::Red),
        [
            "A new colour: wages for 3 colours then, ¥9,000 instead of ¥6,000.",
            "Your income is ¥12,000: it pays them.",
            "3 Workers then: a Reward up to 2× when you Consolidate.",
        ]
    );
    let same = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
    assert_eq!(same[0], "A colour that you have: wages for 2 colours, ¥6,000.");
    assert_eq!(
        speech.consolidation(Seat(0)),
        [
            "Thrown away: ¥12,000 and 2 Coal.",
            "Income: ¥12,000 and 2 Coal.",
            "No Reward: it takes 3 Workers, and you have 2.",
            "Wages for 2 colours: ¥6,000.",
            "Left then: ¥6,000.",
        ]
    );
    // The marker between two numbers counts as the lower one.
    table.turn.step = Step::Steps(Track::Knowledge);
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.steps_tells(Track::Knowledge, 2),
        ["Knowledge between 2 and 3 then: it still counts 2."]
    );
    assert_eq!(speech.steps_tells(Track::Knowledge, 3), ["Knowledge 3 then."]);
}

/// What stays unpaid is told with what a Reward of yen would still pay, as long as there is one to take.
#[test]
fn what_a_reward_of_yen_would_pay_is_told_with_what_stays_unpaid() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    (me.yen, me.workers) = (12, Workers::new([1, 1, 1, 1, 1, 0]));
    let told = |table: &Table, tells: fn(&Speech<'_, Nippon>) -> Vec<String>| {
        tells(&Words::default().speech(&game, table, &names))
    };
    let either = "1 colour stays unpaid: 2 points lost, but 0 with the yen of a Reward.".to_owned();
    let left = "Left then: ¥0, or ¥2,000 with the yen of a Reward.".to_owned();
    let flat = "1 colour stays unpaid: 2 points lost.".to_owned();
    let before = told(&table, |speech| speech.consolidation(Seat(0)));
    assert!(before.contains(&either) && before.contains(&left), "{before:?}");
    table.turn.step = Step::Reward;
    let asked = told(&table, |speech| speech.wages_now());
    assert_eq!(asked[1..], [left, either]);
    let coal = told(&table, |speech| speech.reward_tells(RewardBonus::Coal));
    assert!(coal.contains(&flat), "{coal:?}");
    table.turn.step = Step::Space(RewardLevel::Two);
    assert!(told(&table, |speech| speech.wages_now()).contains(&flat));
    table.turn.step = Step::Turn;
    for level in RewardLevel::ALL {
        table.rewards[level.index()][RewardBonus::Yen.index()] = u8::from(level == RewardLevel::Five);
    }
    let none = told(&table, |speech| speech.consolidation(Seat(0)));
    assert!(none.contains(&flat), "six Workers would suffice for the last: {none:?}");
}

/// The Reward that one more Worker reaches is one of those that are left.
#[test]
fn the_reward_that_a_worker_reaches_is_one_that_is_left() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.seats[Seat(0)].workers = Workers::new([4, 0, 0, 0, 0, 0]);
    let mut told = |levels: &[RewardLevel], multipliers| {
        table.multipliers = multipliers;
        for level in RewardLevel::ALL {
            table.rewards[level.index()] = [u8::from(levels.contains(&level)); 3];
        }
        let speech = Words::default().speech(&game, &table, &names);
        let told = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
        told.last().cloned().unwrap_or_default()
    };
    use RewardLevel::{Five, Four, Three, Two};
    let up_to = |level: u8| format!("5 Workers then: a Reward up to {level}× when you Consolidate.");
    assert_eq!(told(&[Two, Three, Four, Five], 4), up_to(4));
    assert_eq!(told(&[Two, Three, Five], 4), up_to(3));
    assert_eq!(told(&[Five], 4), "No Reward: only higher levels are left.");
    assert_eq!(told(&[], 4), "No Reward tile is left: a 2× VP Multiplier instead.");
    assert_eq!(told(&[], 0), "No Reward: no tile is left at all.");
}

/// A player without an empty Achievement space gets nothing for a Reward that is none.
#[test]
fn a_multiplier_that_finds_no_space_is_not_promised() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let me = &mut table.seats[Seat(0)];
    me.workers = Workers::new([4, 0, 0, 0, 0, 0]);
    me.spaces = [2; 9];
    table.rewards = [[0; 3]; 4];
    let told = Words::default()
        .speech(&game, &table, &names)
        .worker_tells(ActionSlot::Knowledge, Colour::White);
    let lost = Words::default().phrase(Tell::RewardVpLost).to_owned();
    assert_eq!(told.last(), Some(&lost));
}

/// In the last turn nothing is told of what can come no more: a Reward for who takes a Worker, Consolidating for who has taken one.
#[test]
fn what_can_come_no_more_is_not_told_in_the_last_turn() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.seats[Seat(0)].workers = Workers::new([2, 0, 0, 0, 0, 0]);
    let told = |table: &Table, tells: fn(&Speech<'_, Nippon>) -> Vec<String>| {
        tells(&Words::default().speech(&game, table, &names))
    };
    let reward = "3 Workers then: a Reward up to 2× when you Consolidate.".to_owned();
    let worker = |table: &Table| {
        told(table, |speech| {
            speech.worker_tells(ActionSlot::Knowledge, Colour::White)
        })
    };
    let due = |table: &Table| told(table, |speech| speech.consolidation(Seat(0)));
    let last = Words::default().phrase(Tell::LastConsolidation).to_owned();
    (table.stage, table.turns_left) = (Stage::LastPhase, 3);
    assert!(worker(&table).contains(&reward));
    assert!(!due(&table).contains(&last));
    table.turn.step = Step::Steps(Track::Knowledge);
    assert!(due(&table).contains(&last), "the turn after this one is the last");
    (table.turn.step, table.turns_left) = (Step::Turn, 2);
    assert!(!worker(&table).contains(&reward));
    assert!(due(&table).contains(&last));
    for step in [Step::Steps(Track::Knowledge), Step::Finish] {
        table.turn.step = step;
        assert_eq!(due(&table), [""; 0]);
    }
}

/// A Factory without Machine and goods.
fn factory(tile: FactoryTile) -> Factory {
    Factory {
        tile,
        machine: 0,
        cubes: 0,
    }
}

/// A free step of a Factory is told as far as there is room for it above the steps that are paid.
#[test]
fn a_free_step_that_finds_no_room_is_not_told() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Steps(Track::Knowledge);
    let me = &mut table.seats[Seat(0)];
    me.factories[Good::Silk.index()] = Some(factory(FactoryTile::Silk2));
    let mut told = |room: u8| {
        let me = &mut table.seats[Seat(0)];
        me.markers[Track::Knowledge.index()] += me.room(Track::Knowledge);
        me.markers[Track::Knowledge.index()] -= room;
        let speech = Words::default().speech(&game, &table, &names);
        speech.steps_tells(Track::Knowledge, 2)[0].clone()
    };
    assert_eq!(told(3), "A Factory adds 1 step, free.");
    assert_eq!(told(2), "Knowledge above 6 then: it still counts 6.");
}

/// What the first run of an action takes less is told while that is the run, and of no other.
#[test]
fn a_factory_is_told_with_its_whole_coal_outside_of_a_run() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    for tile in [FactoryTile::Silk1, FactoryTile::Bento2] {
        table.seats[Seat(0)].factories[tile.good().index()] = Some(factory(tile));
    }
    let coal = |table: &Table| {
        Words::default()
            .speech(&game, table, &names)
            .coal_of_run(Seat(0), Good::Silk)
    };
    assert_eq!(coal(&table), 2);
    table.turn.step = Step::Run;
    assert_eq!(coal(&table), 1);
    table.turn.done = 1;
    assert_eq!(coal(&table), 2);
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

/// What a style is fond of is told in this game's words.
#[test]
fn a_computer_is_fond_of_things_of_this_game() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    let speech = Words::default().speech(&game, &table, &names);
    let told = |style| {
        let merchant = Computer::from(Opponent::Merchant).in_style(style);
        speech.played_by(merchant.expect("a Merchant has styles"))
    };
    for (style, things) in [
        (Style::Builder, "a builder, fond of Trains and Ships."),
        (Style::Scholar, "a scholar, fond of Factories."),
        (Style::Trader, "a trader, fond of Contracts."),
    ] {
        assert_eq!(told(style), format!("Played by the computer: Merchant, {things}"));
    }
}

/// A VP Multiplier that finds no space is told as what it is: nothing.
#[test]
fn a_multiplier_without_a_space_is_not_promised() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.rewards = [[0; 3]; 4];
    let own = &mut table.seats[Seat(0)];
    (own.workers, own.spaces) = (Workers::new([3, 0, 0, 0, 0, 0]), [2; 9]);
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        speech.reward_due(&table.seats[Seat(0)])
    };
    assert_eq!(
        told(&table),
        "No Reward tile is left, and your Achievement spaces are full: nothing comes."
    );
    table.seats[Seat(0)].spaces[4] = 0;
    assert_eq!(told(&table), "No Reward tile is left: a 2× VP Multiplier instead.");
}

/// The Money space is told without the wages that this very Consolidation still pays: in the final scoring they are not due again.
#[test]
fn a_multiplier_on_money_is_told_without_the_wages_that_go_before() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    (table.stage, table.marker, table.scorings, table.turns_left) = (Stage::LastPhase, 7, 2, 1);
    table.turn.step = Step::Space(RewardLevel::Three);
    let me = &mut table.seats[Seat(0)];
    (me.yen, me.workers) = (12, Workers::new([2, 1, 1, 0, 0, 0]));
    let told = Words::default()
        .speech(&game, &table, &names)
        .space_tells(Achievement::Money, 3);
    assert_eq!(
        told,
        [
            "It counts 2 once these wages are paid: with 3× that is 6 points.",
            "It covers the printed 1×, which was worth 2 points.",
            "Each further 1 would add 3 points.",
        ]
    );
    let mut state = game.deal(Seed(1));
    state.table = table;
    game.play(&mut state, Move::Space(Achievement::Money), &mut ());
    let sheet = game.score(&state.table);
    assert_eq!(sheet[Seat(0)].achievements[Achievement::Money.index()], 6);
}

/// Of Machines that wait as many are told to come to a new Factory as do: a Machine of its bonus takes the place of one.
#[test]
fn as_many_waiting_machines_are_told_as_come_to_a_factory() {
    let (game, names) = (game(2), names());
    let mut told = BTreeSet::new();
    for tile in [FactoryTile::Silk1, FactoryTile::LightBulbs1] {
        for machines in 0..=3 {
            let mut state = State {
                table: table(&game),
                ..game.deal(Seed(1))
            };
            state.table.turn.step = Step::Factory;
            let me = &mut state.table.seats[Seat(0)];
            (me.machines, me.blueprints) = (machines, 9);
            let speech = Words::default().speech(&game, &state.table, &names);
            let line = speech
                .factory_tells(tile)
                .into_iter()
                .find(|line| line.contains("supply"));
            game.play(&mut state, Move::Build(tile), &mut ());
            let came = machines - state.table.seats[Seat(0)].machines;
            assert_eq!(line.is_some(), came > 0, "{line:?}");
            if let Some(line) = line {
                assert!(line.starts_with(&format!("{came} ")), "{line}: {came}");
                told.insert(line);
            }
        }
    }
    assert_eq!(told.len(), 2, "one or two: {told:?}");
}

/// What the emptied slot brings about: a row, a full refill with the marker, in the last phase one without it.
#[test]
fn what_emptying_a_slot_brings_about() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.slots[0] = Workers::new([1, 0, 0, 0, 0, 0]);
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        let told = speech.worker_tells(ActionSlot::Knowledge, Colour::White);
        told.last().cloned().unwrap_or_default()
    };
    let row = "It empties the slot, and the next Worker row moves there.";
    assert_eq!(told(&table), row);
    (table.stage, table.marker, table.turns_left) = (Stage::LastPhase, 5, 6);
    assert_eq!(told(&table), row);
    table.rows.fill(Workers::EMPTY);
    let alone = "It empties the slot, and no row is left: all is filled from the bag, and the Scoring Marker stays.";
    assert_eq!(told(&table), alone);
    (table.stage, table.marker) = (Stage::Play, 0);
    let marker =
        "It empties the slot, and no row is left: all is filled from the bag and the Scoring Marker moves to slot 2.";
    assert_eq!(told(&table), marker);
}

/// A tile that is to be placed tells who goes home, what is covered and opened, and the places before and after.
#[test]
fn places_are_told_before_and_after() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Place;
    let lie = |seat: u8, value: u8| {
        Some(Influence {
            seat: Seat(seat),
            value,
        })
    };
    // Nagasaki shows 0, 1, 2 and 3: two tiles lie there, and no more may.
    table.cities[0].slots = [lie(1, 3), lie(1, 5), None, None];
    let speech = Words::default().speech(&game, &table, &names);
    let told = speech.place_tells(City::Nagasaki, Side::Left, 6);
    assert!(told.contains(&"Eva’s 3 goes home.".to_owned()), "{told:?}");
    assert!(
        told.contains(&"It takes 3 Influence from the Overseas Companies.".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"It brings ¥5,000, the bonus of Kyushu.".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Now: 1st Overseas Companies (11), 2nd Eva (8).".to_owned()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Then: 1st Overseas Companies (8), 2nd Aiko (6), 3rd Eva (5).".to_owned()),
        "{told:?}"
    );
    assert!(told.contains(&"You go from – to 2nd in Kyushu.".to_owned()), "{told:?}");
    assert!(
        told.contains(&"At the next Scoring that would be 7 points there.".to_owned()),
        "{told:?}"
    );
}

/// Where it is still to be chosen which of equally low tiles goes home, no places are told: the choice tells its own.
#[test]
fn places_that_a_choice_decides_are_told_with_the_choice() {
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    table.turn.step = Step::Place;
    let lie = |seat: u8| {
        Some(Influence {
            seat: Seat(seat),
            value: 4,
        })
    };
    // Nagasaki shows 0, 1, 2 and 3.
    let told = |table: &Table| {
        let speech = Words::default().speech(&game, table, &names);
        speech.place_tells(City::Nagasaki, Side::Left, 6)
    };
    let chosen = "One of the lowest tiles, of value 4, goes home: you choose which.".to_owned();
    let settled = |line: &String| {
        ["Then:", "You go", "Your place", "At the next"]
            .iter()
            .any(|told| line.starts_with(told))
    };
    table.cities[0].slots = [lie(0), lie(1), None, None];
    let lines = told(&table);
    assert!(lines.contains(&chosen) && !lines.iter().any(settled), "{lines:?}");
    table.turn.step = Step::Return;
    table.turn.placing = Some(Placing {
        city: City::Nagasaki,
        side: Side::Left,
        value: 6,
    });
    let speech = Words::default().speech(&game, &table, &names);
    let [own, other] = [Side::Top, Side::Right].map(|side| speech.return_tells(City::Nagasaki, side));
    assert!(
        own.contains(&"Then: 1st Overseas Companies (8), 2nd Aiko (6), 3rd Eva (4).".to_owned()),
        "{own:?}"
    );
    assert!(
        other.contains(&"It gives 1 Influence back to the Overseas Companies.".to_owned()),
        "{other:?}"
    );
    assert!(
        other.contains(&"Then: 1st Aiko (10), 2nd Overseas Companies (9).".to_owned()),
        "{other:?}"
    );
}

/// The fault of every kind that a document can have, and no two sound alike.
#[test]
fn every_fault_of_a_document_is_a_sentence_of_its_own() {
    let (good, track) = (Good::Clocks, Track::Money);
    let flaws = [
        Flaw::Stage,
        Flaw::Turns,
        Flaw::Untouched,
        Flaw::Workers { of: 7 },
        Flaw::Board { of: 6 },
        Flaw::Slots,
        Flaw::Rows,
        Flaw::Taken,
        Flaw::Transports { of: 6 },
        Flaw::Region { of: 4 },
        Flaw::Tiles { of: 2 },
        Flaw::City { of: 3 },
        Flaw::Supplied { good },
        Flaw::SameGood { good },
        Flaw::Storage { of: 4 },
        Flaw::Bonus { least: 1 },
        Flaw::Machines,
        Flaw::Marker { track, least: 3 },
        Flaw::Contract { kinds: 3 },
        Flaw::Rewards { of: 5 },
        Flaw::Discarded,
        Flaw::Multipliers,
        Flaw::Step,
        Flaw::Income,
        Flaw::Passed,
    ];
    let rules = [
        Printing::GoodOrder { expected: good },
        Printing::FactoryOrder {
            expected: FactoryTile::Bento2,
        },
        Printing::Bonuses { has: 4 },
        Printing::TwoChoices,
        Printing::SameBonus { as_row: 2 },
        Printing::Kinds { has: 4 },
        Printing::CubesRise,
        Printing::YenOrPoints,
        Printing::SameGood { good },
        Printing::GoodSides { good, has: 5 },
        Printing::CityOrder { expected: City::Kyoto },
        Printing::Overseas,
        Printing::RegionOrder {
            expected: Region::Kanto,
        },
        Printing::SameRegionBonus { as_row: 1 },
        Printing::NoStart,
        Printing::TrackFalls,
        Printing::Missing { track, number: 16 },
        Printing::NoGap,
        Printing::IconOnFirst,
        Printing::ShipStars { has: 2 },
        Printing::ScoringTrack,
        Printing::PlacesRise,
        Printing::ScoringFalls,
        Printing::InfluenceFalls,
        Printing::TileOrder,
        Printing::AchievementOrder {
            expected: Achievement::Coal,
        },
        Printing::Printed { has: 1 },
    ];
    let forbidden = Forbidden {
        refusal: Refusal::RegionFull,
        chapter: Chapter::Trains,
    };
    let text = "site kyushu".to_owned();
    let records = [
        NoRecord::Version.into(),
        NoRecord::Form(Misread {
            path: "seed".to_owned(),
            wrong: Wrong::NotAText,
        })
        .into(),
        RecordError::Options(OptionsError::Starter(3)),
        RecordError::Options(OptionsError::Players(5)),
        RecordError::IllegalMove {
            number: 4,
            text,
            forbidden,
        },
    ];
    let (path, twice) = ("seats[1]".to_owned(), Some("seats[0]".to_owned()));
    for language in Language::all() {
        let words = Words::new(language);
        let mut told = Vec::new();
        let flaws = flaws.iter().cloned().map(position::Flaw::Own);
        for flaw in flaws.chain(twice.clone().map(|other| position::Flaw::Twice { other })) {
            let path = path.clone();
            told.push(words.position_fault::<Nippon>(&position::PositionError { path, flaw }));
        }
        for rule in rules {
            let (section, row) = (Section::Contracts, None);
            let rule = Broken::Own(rule);
            told.push(words.content_fault::<Nippon>(&ContentError::Breaks { section, row, rule }));
        }
        told.extend(records.iter().map(|error| words.record_fault::<Nippon>(error)));
        for sentence in &told {
            whole(sentence);
            assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
        }
        assert_eq!(BTreeSet::from_iter(&told).len(), told.len(), "two faults sound alike");
    }
}

/// What is odd about printed values of one's own is told, a sentence each.
#[test]
fn what_is_unusual_about_printed_values_is_told() {
    let mut content = Content::first();
    assert_eq!(
        <Nippon as Faulted>::remarks(Words::default(), &content),
        Vec::<String>::new()
    );
    content.contracts[1] = content.contracts[0].clone();
    (
        content.contracts[3].cubes,
        content.contracts[3].yen,
        content.contracts[3].steps,
    ) = (vec![2], 4, 1);
    content.goods[2].knowledge = 1;
    content.trains[0].star = false;
    for language in Language::all() {
        let told = <Nippon as Faulted>::remarks(Words::new(language), &content);
        assert_eq!(told.len(), 4, "{told:?}");
        told.iter().for_each(|sentence| whole(sentence));
        assert_eq!(BTreeSet::from_iter(&told).len(), told.len(), "{told:?}");
    }
}

#[test]
fn the_box_is_named_in_every_language() {
    for language in Language::all() {
        let told = inventory::inventory(Words::new(language), &Content::first());
        let told = serde_json::to_value(&told).expect("it is plain data");
        let texts = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
        assert_eq!(
            ["factories", "contracts", "cityTiles", "cities", "steps"].map(|key| texts(&told[key])),
            [24, 8, 9, 8, 13]
        );
        assert_eq!(told["cities"][2]["region"], "kansai");
        assert_eq!(told["levels"]["knowledge"][2], "");
    }
}

#[test]
fn what_is_said_reads_as_a_person_would_say_it() {
    let (game, names) = (game(3), names());
    let State { mut table, .. } = game.deal(Seed(1));
    (table.active, table.starter) = (Seat(0), Seat(0));
    let plain = |text: String| text.replace(['\u{A0}', '\u{202F}'], " ");
    let said = |language: &str| {
        let language = Language::of_tag(language).expect("it is spoken");
        Words::new(language).speech(&game, &table, &names)
    };
    let (english, french, polish) = (said("en"), said("fr"), said("pl"));
    let take = Move::Take(ActionSlot::Export, Colour::Orange);
    assert_eq!(
        english.action_long(take),
        "Take an orange Worker from Export or Invest."
    );
    assert_eq!(
        plain(french.action_long(take)),
        "Prendre un Ouvrier orange de la case Exporter ou Investir."
    );
    assert_eq!(
        plain(polish.action_long(take)),
        "Weź pomarańczowego robotnika z pola: Eksport lub Inwestycja."
    );
    let built = Event::FactoryBuilt {
        seat: Seat(1),
        factory: FactoryTile::Clocks4,
    };
    assert_eq!(
        english.told(&built).as_deref(),
        Some("Eva builds a Clock Factory: Income +¥1,000 a Factory")
    );
    assert_eq!(
        french.told(&built).map(plain).as_deref(),
        Some("Eva construit une Usine d’Horloges : Revenu +1 000 ¥ par Usine")
    );
    assert_eq!(
        polish.told(&built).map(plain).as_deref(),
        Some("Eva buduje fabrykę zegarów: Dochód +1 000 ¥ za fabrykę")
    );
    let forbidden = Forbidden {
        refusal: Refusal::TooDear {
            what: Resource::Yen,
            needs: 5,
            has: 1,
        },
        chapter: Chapter::Ships,
    };
    assert_eq!(
        english.refusal(&forbidden),
        "It takes ¥5,000 and you have ¥1,000. ¥4,000 more would do. Consolidating renews your yen. (Rulebook: Ships)"
    );
    let counted = |speech: &Speech<Nippon>, n| plain(speech.amount(Resource::Blueprints, n));
    assert_eq!(counted(&english, 1), "1 Blueprint");
    assert_eq!(
        [1, 2, 5].map(|n| counted(&polish, n)),
        ["1 plan techniczny", "2 plany techniczne", "5 planów technicznych"]
    );
    assert_eq!([0, 2].map(|n| counted(&french, n)), ["0 Plan", "2 Plans"]);
    assert_eq!(
        english.contract(ContractId(6)),
        "Contract (2 of one good, 1 of another and 1 of a third: 6 points and 2 Money steps)"
    );
    assert_eq!(
        english.counts(Achievement::Contracts),
        "1 for every 2 fulfilled Contracts"
    );
    assert_eq!(
        english.counts(Achievement::Money),
        "1 for every full ¥6,000 after the last income and wages"
    );
    let sheet = game.score(&table);
    let seats = [Seat(0), Seat(1), Seat(2)];
    assert!(english.victory(&sheet, &seats).starts_with("Aiko wins with "));
    assert_eq!(english.victory(&sheet, &[]), "");
    table.stage = Stage::LastPhase;
    table.turns_left = 7;
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.ending().as_deref(),
        Some("Last phase: 3 times round left, this one included")
    );
}
