//! Every sentence is there, whole and filled, in every language and over whole games, and tells nothing that its reader may not know.

use std::collections::BTreeSet;

use super::phrases::{Button, Deed, Fault, Log, Noun, Query, Remedy, Rule, Tell};
use super::*;
use crate::chance::{Chance, Seed};
use crate::document::{Misread, Wrong};
use crate::duel::components::{BonusId, ChurchId, Criterion, Exchange, Offering, OrderId, Resource, Support, Title};
use crate::duel::content::{Content, ContentError, Gain, Rule as Printing, Section};
use crate::duel::position::Flaw;
use crate::duel::record::RecordError;
use crate::duel::{
    Actor, Ask, Chapter, Decision, Event, Forbidden, Move, Options, OptionsError, Refusal, State, Table, Why,
};
use crate::game::{Game as _, Happening as _, Seat};
use crate::position;
use crate::printed::{Broken, Edition as _};
use crate::record::NoRecord;
use crate::sitters::{Crest, Sitter};
use crate::words::tests::{hold, hold_files, hold_spaces};
use crate::words::{Language, Names, Words};

/// A sentence that a person can read: not empty, every slot filled, no space doubled or at an end.
fn whole(text: &str) {
    assert!(!text.trim().is_empty(), "an empty sentence");
    assert!(!text.contains(['{', '}', '|']), "a slot was left open: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "spaces: {text:?}");
}

fn game() -> Duel {
    Duel::new(Content::first().clone(), Options::new())
}

fn names() -> Names {
    let sitters = ["Aiko", "Eva"].into_iter().zip(Crest::ALL).map(|(name, crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

/// The table of a game that begins.
fn table(game: &Duel) -> Table {
    game.deal(Seed(1)).table
}

#[test]
fn every_language_has_every_sentence_with_its_slots_alone() {
    let has_form = |room: &Vocabulary, slot: &str, form: &str| {
        slot == "place" && Place::ALL.iter().all(|place| room.place.form(*place, form).is_some())
    };
    hold(Noun::ALL, has_form);
    hold(Query::ALL, has_form);
    hold(Button::ALL, has_form);
    hold(Deed::ALL, has_form);
    hold(Log::ALL, has_form);
    hold(Rule::ALL, has_form);
    hold(Remedy::ALL, has_form);
    hold(Caption::ALL, has_form);
    hold(Fault::ALL, has_form);
    hold(Tell::ALL, has_form);
}

#[test]
fn every_language_is_whole_and_has_nothing_else() {
    hold_files::<Vocabulary>();
}

#[test]
fn no_line_breaks_before_a_sign_or_a_unit() {
    hold_spaces::<Vocabulary>();
}

#[test]
fn everything_is_said_over_random_games() {
    let (game, names) = (game(), names());
    let space = game.move_space();
    for (number, language) in Language::all().enumerate() {
        let words = Words::new(language);
        for seed in 0..6 {
            let mut chance = Chance::new(Seed(10 * number as u64 + seed));
            let mut state = game.deal(Seed(seed));
            let (mut moves, mut events) = (Vec::new(), Vec::new());
            while let Some(decision) = game.decision(&state) {
                let speech = words.speech(&game, &state.table, &names);
                let question = speech.question(decision);
                whole(&question.title);
                whole(&question.detail);
                game.legal_moves(&state, &mut moves);
                for &action in &moves {
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                }
                for _ in 0..20 {
                    let action = space[chance.below(space.len() as u32) as usize];
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                    if let Some(forbidden) = game.why_not(&state, action) {
                        whole(&speech.refusal(&forbidden));
                    }
                }
                let action = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, action, &mut events);
                for event in events.drain(..) {
                    let speech = words.speech(&game, &state.table, &names);
                    for seen in [event, event.seen_by(None)] {
                        speech.told(&seen).iter().for_each(|line| whole(line));
                    }
                }
            }
            let speech = words.speech(&game, &state.table, &names);
            let sheet = game.score(&state.table);
            whole(&speech.victory(&sheet, &game.winners(&state.table)));
        }
    }
}

/// What a seat may not know is in no line that it reads: of an Order that another looks at, keeps, puts under the deck or gains, neither
/// what it asks for nor what it gives. The lines of its owner say both.
#[test]
fn the_cards_of_a_hand_are_named_to_their_owner_alone() {
    let (game, names) = (game(), names());
    let table = table(&game);
    let (seat, other) = (Seat(0), Seat(1));
    for order in (0..30).map(OrderId) {
        let events = [
            Event::OrderLookedAt {
                seat,
                order: Some(order),
            },
            Event::OrderKept {
                seat,
                order: Some(order),
            },
            Event::OrderPutUnder {
                seat,
                order: Some(order),
            },
            Event::OrderGained {
                seat,
                order: Some(order),
            },
        ];
        for language in Language::all() {
            let speech = Words::new(language).speech(&game, &table, &names);
            for event in events {
                let told = |reader| speech.told(&event.seen_by(reader)).expect("it is told");
                assert!(told(Some(seat)).contains(&speech.order(order)));
                for reader in [Some(other), None] {
                    // The same for every card.
                    let hidden = told(reader);
                    assert!(!hidden.contains(['(', '1', '2', '3', '¥']), "{hidden}");
                }
            }
        }
    }
}

#[test]
fn every_question_is_asked() {
    let asks = [
        Ask::FirstOrders,
        Ask::Place,
        Ask::Opening,
        Ask::Card,
        Ask::Support,
        Ask::Exchange(2),
        Ask::Church,
        Ask::Laboratory,
        Ask::Station,
        Ask::Keep,
        Ask::SecondOrder,
        Ask::Under,
        Ask::Bonus(5),
        Ask::BonusReward(7),
        Ask::Construction,
        Ask::End,
        Ask::Upgrade,
    ];
    let (game, names) = (game(), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let mut titles = BTreeSet::new();
        for ask in asks {
            let question = speech.question(Decision { seat: Seat(0), ask });
            whole(&question.title);
            whole(&question.detail);
            assert!(question.title.chars().count() <= 48, "{}", question.title);
            titles.insert(question.title);
        }
        assert_eq!(titles.len(), asks.len(), "two questions sound alike");
    }
}

#[test]
fn every_event_is_told() {
    let (seat, place, level) = (Seat(0), Place::SilkMill, 2);
    let (what, amount) = (Resource::Copper, 2);
    let (support, title) = (Support::Two, Title::Tram);
    let mut events = vec![
        Event::RoundBegan { round: 1 },
        Event::TurnBegan { seat },
        Event::CardPlayed { seat, place, level },
        Event::SupportPlayed { seat, support },
        Event::TechnologyUsed { seat, title },
        Event::Paid { seat, what, amount },
        Event::SupportReturned { seat, support },
        Event::ChurchTaken {
            seat,
            slot: 0,
            card: ChurchId(0),
        },
        Event::Learned { seat, slot: 0, title },
        Event::StationPlaced { seat, place },
        Event::BonusTaken {
            seat,
            slot: 0,
            card: BonusId(0),
            rewards: 2,
        },
        Event::BonusShuffled,
        Event::BonusLaid {
            slot: 0,
            card: BonusId(0),
        },
        Event::ShopBuilt { seat, place },
        Event::HouseBuilt { seat, place },
        Event::Delivered {
            seat,
            order: OrderId(0),
        },
        Event::CardsBack,
        Event::Upgraded { seat, level },
        Event::TechnologyDiscarded { title },
        Event::TechnologyLaid { slot: 0, title },
        Event::GameOver,
    ];
    for by in [Actor::Player, Actor::Trader] {
        let influence = 3;
        events.push(Event::PlaceChosen { seat, place, by });
        events.push(Event::Acted {
            seat,
            place,
            influence,
            by,
        });
    }
    for why in [
        Why::Action,
        Why::TradingHouse,
        Why::Bonus,
        Why::Order,
        Why::Church,
        Why::Technology,
        Why::Exchange,
    ] {
        events.push(Event::Gained {
            seat,
            what,
            amount,
            why,
        });
        events.push(Event::Turned { seat, amount, why });
        events.push(Event::SupportGained { seat, support, why });
    }
    for order in [None, Some(OrderId(3))] {
        events.push(Event::OrderLookedAt { seat, order });
        events.push(Event::OrderKept { seat, order });
        events.push(Event::OrderPutUnder { seat, order });
        events.push(Event::OrderGained { seat, order });
    }
    events.extend(Exchange::ALL.map(|exchange| Event::Exchanged { seat, exchange }));
    events.extend(Criterion::ALL.map(|criterion| Event::TraderRecruited { seat, criterion }));
    let (game, names) = (game(), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        for event in &events {
            whole(&speech.told(event).expect("every event but the twice-told is told"));
        }
        // An exchange tells what it gains, but for the copper that Mining Technology adds.
        let gained = |what, amount| {
            speech.told(&Event::Gained {
                seat,
                what,
                amount,
                why: Why::Exchange,
            })
        };
        assert_eq!(gained(Resource::Tea, 1), None);
        assert_eq!(gained(Resource::Copper, 1), None);
    }
}

#[test]
fn every_refusal_names_its_rule_and_its_chapter() {
    let (what, title) = (Resource::Yen, Title::Stagecoach);
    let refusals = [
        Refusal::GameOver,
        Refusal::OtherQuestion,
        Refusal::MustChoose,
        Refusal::NotInATurn,
        Refusal::NoSuchThing,
        Refusal::Occupied,
        Refusal::LowestFirst { level: 2 },
        Refusal::NoCardOfLevel,
        Refusal::NoSupport { support: Support::One },
        Refusal::ByItself { title },
        Refusal::NoTechnology { title },
        Refusal::UsedThisRound { title },
        Refusal::NoHouseThere,
        Refusal::NoTokenThere,
        Refusal::TooDear { what, needs: 3, has: 1 },
        Refusal::FaithShort { asks: 8, faith: 5 },
        Refusal::Overpaid { needs: 0 },
        Refusal::Overpaid { needs: 2 },
        Refusal::NoOffering {
            offering: Offering::Import,
        },
        Refusal::NoCard,
        Refusal::TooManyImports { points: 1 },
        Refusal::NotLookedAt,
        Refusal::KeptForFree,
        Refusal::FeeDue,
        Refusal::OtherPlace,
        Refusal::NotYours,
        Refusal::ShopHere,
        Refusal::HouseHere,
        Refusal::NoneLeft,
        Refusal::Upgraded,
        Refusal::NotInHand,
        Refusal::GoodsShort { order: OrderId(0) },
        Refusal::LookingAlready,
        Refusal::NoTrader,
        Refusal::InsideAStep,
    ];
    let (game, names) = (game(), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let mut said = BTreeSet::new();
        for refusal in refusals {
            let chapter = Chapter::Church;
            let text = speech.refusal(&Forbidden { refusal, chapter });
            whole(&text);
            assert!(text.ends_with(&format!(": {})", speech.chapter(chapter))), "{text}");
            said.insert(text);
        }
        assert_eq!(said.len(), refusals.len(), "two rules sound alike");
    }
}

#[test]
fn every_line_of_the_score_and_every_thing_has_a_name() {
    let (game, names) = (game(), names());
    let table = table(&game);
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        let lines = speech.score_lines();
        lines.iter().for_each(|line| whole(line));
        assert_eq!(BTreeSet::from(lines).len(), lines.len());
        Chapter::ALL.iter().for_each(|chapter| whole(speech.chapter(*chapter)));
        Title::ALL.iter().for_each(|title| whole(speech.title(*title)));
        Title::ALL.iter().for_each(|title| whole(speech.effect(*title)));
        Place::ALL.iter().for_each(|place| whole(speech.place(*place)));
        Resource::ALL.iter().for_each(|what| whole(speech.resource(*what)));
        whole(&speech.reward(&[]));
        for gain in [
            Gain::Turns(2),
            Gain::PlusOne(1),
            Gain::PlusTwo(2),
            Gain::Orders(1),
            Gain::Look { at: 3, keep: 1 },
            Gain::Bonus(5),
        ] {
            whole(&speech.gain(gain));
        }
    }
}

/// Every move of the space, and what no space holds, gets a label at the first question of a game: junk never panics.
#[test]
fn every_move_has_a_label_and_a_sentence() {
    let (game, names) = (game(), names());
    let table = table(&game);
    let junk = [
        Move::Card(99),
        Move::Church(99, Default::default()),
        Move::Learn(99, 200),
        Move::Learn(0, 200),
        Move::Keep(OrderId(99)),
        Move::Under(OrderId(99)),
        Move::Bonus(99),
        Move::Upgrade(99),
        Move::Deliver(OrderId(99)),
    ];
    let speech = Words::default().speech(&game, &table, &names);
    for action in game.move_space().into_iter().chain(junk) {
        whole(&speech.action(action));
        whole(&speech.action_long(action));
    }
}

/// The fault of every kind that a document can have, and no two sound alike.
#[test]
fn every_fault_of_a_document_is_a_sentence_of_its_own() {
    let flaws = [
        Flaw::Shops { of: 8 },
        Flaw::Houses { of: 4 },
        Flaw::Station,
        Flaw::Orders { of: 30 },
        Flaw::Technologies { of: 10 },
        Flaw::Church { of: 1 },
        Flaw::FirstOrders,
        Flaw::Stage,
        Flaw::Turns,
        Flaw::Occupied,
        Flaw::Lowest,
        Flaw::Upgrades { of: 1 },
        Flaw::Support { of: 4 },
        Flaw::Used,
        Flaw::Recruited,
        Flaw::Traders,
        Flaw::Step,
        Flaw::Influence,
        Flaw::Looking,
        Flaw::Owed,
        Flaw::Passed,
    ];
    let rules = [
        Printing::PlaceOrder { expected: Place::Bank },
        Printing::TitleOrder { expected: Title::Tram },
        Printing::CardOrder,
        Printing::NoUpgrade,
        Printing::Symbols { has: 4 },
        Printing::ChoiceNotLast,
        Printing::ChoiceOnBonus,
    ];
    let forbidden = Forbidden {
        refusal: Refusal::NoTrader,
        chapter: Chapter::Traders,
    };
    let text = "trader bank".to_owned();
    let records = [
        NoRecord::Version.into(),
        NoRecord::Form(Misread {
            path: "seed".to_owned(),
            wrong: Wrong::NotAText,
        })
        .into(),
        RecordError::Options(OptionsError::Starter(2)),
        RecordError::IllegalMove {
            number: 4,
            text,
            forbidden,
        },
    ];
    let (path, twice) = ("seats[1]".to_owned(), Some("church[0]".to_owned()));
    for language in Language::all() {
        let words = Words::new(language);
        let mut told = Vec::new();
        let flaws = flaws.iter().cloned().map(position::Flaw::Own);
        for flaw in flaws.chain(twice.clone().map(|other| position::Flaw::Twice { other })) {
            let path = path.clone();
            told.push(words.position_fault::<Duel>(&position::PositionError { path, flaw }));
        }
        for rule in rules {
            let (section, row) = (Section::Bonus, None);
            let rule = Broken::Own(rule);
            told.push(words.content_fault::<Duel>(&ContentError::Breaks { section, row, rule }));
        }
        told.extend(records.iter().map(|error| words.record_fault::<Duel>(error)));
        for sentence in &told {
            whole(sentence);
            assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
        }
        assert_eq!(BTreeSet::from_iter(&told).len(), told.len(), "two faults sound alike");
    }
}

#[test]
fn what_is_said_reads_as_a_person_would_say_it() {
    let (game, names) = (game(), names());
    let State { table, .. } = game.deal(Seed(1));
    let said = |language: &str| {
        let language = Language::of_tag(language).expect("it is spoken");
        Words::new(language).speech(&game, &table, &names)
    };
    let (english, french, polish) = (said("en"), said("fr"), said("pl"));
    assert_eq!(
        english.action_long(Move::Trader(Place::Bank)),
        "Send a Trader to the Bank, for a whole action there."
    );
    assert_eq!(
        french.action_long(Move::Go(Place::Chinatown)),
        "Aller au Quartier chinois."
    );
    let built = Event::ShopBuilt {
        seat: Seat(1),
        place: Place::TeaPlantation,
    };
    assert_eq!(
        polish.told(&built).as_deref(),
        Some("Eva buduje sklep na plantacji herbaty")
    );
    let forbidden = Forbidden {
        refusal: Refusal::TooDear {
            what: Resource::Yen,
            needs: 4,
            has: 1,
        },
        chapter: Chapter::Construction,
    };
    assert_eq!(
        english.refusal(&forbidden),
        "It takes ¥4 and you have ¥1. ¥3 more would do. (Rulebook: 3. Construction)"
    );
    let counted = |speech: &Speech<Duel>, n| speech.amount(Resource::Import, n);
    assert_eq!(counted(&english, 1), "1 imported good");
    assert_eq!(
        [1, 2, 5].map(|n| counted(&polish, n).replace('\u{A0}', " ")),
        ["1 dobro importowane", "2 dobra importowane", "5 dóbr importowanych"]
    );
    assert_eq!(
        [0, 2].map(|n| counted(&french, n).replace('\u{A0}', " ")),
        ["0 Marchandise importée", "2 Marchandises importées"]
    );
    let sheet = game.score(&table);
    let both = english.victory(&sheet, &[Seat(0), Seat(1)]);
    assert!(both.starts_with("Aiko and Eva share the victory with "), "{both}");
    assert_eq!(english.victory(&sheet, &[]), "");
}
