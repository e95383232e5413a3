//! What the tree and the keys say: enough to decide by, true, and nothing that the eye would not get.

use meiji::chance::Seed;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::Tab;
use meiji::table::entry::Commitment;
use meiji::table::target::Control;
use meiji::table::tree::{Inquiry, answer, tree};
use meiji::words::Language;
use meiji::yokohama::content::Content;
use meiji::yokohama::map::neighbours;
use meiji::yokohama::table::{Item, Manner, Section, Situation, Target, Thing, opens_for};
use meiji::yokohama::{Ask, Cause, Ending, Event, Move, Options, Placed, Toll, Waste, Wastes, Yokohama};

use super::shown::{position, positions};
use super::suite::Looked as _;

const LAPTOP: (f32, f32) = (1280.0, 800.0);

fn tree_of(position: &Situation) -> Vec<Section> {
    tree(&position.shown(LAPTOP, opens_for(&position.view), Tab::Turn))
}

fn ask(position: &Situation) -> Section {
    let found = tree_of(position).into_iter().find(|section| section.id == "ask");
    found.expect("something is asked")
}

fn said(position: &Situation, asked: Inquiry) -> String {
    answer(&position.shown(LAPTOP, None, Tab::Turn), asked)
}

/// The button of a target where it lies.
fn thing(position: &Situation, target: Target) -> Item {
    let sections = tree_of(position);
    let mut items = sections.into_iter().flat_map(|section| section.items);
    let found = items.find(|item| item.target == target && !item.id.starts_with("answer-"));
    found.unwrap_or_else(|| panic!("{target:?}"))
}

fn asking(kind: impl Fn(Ask) -> bool) -> impl Iterator<Item = Situation> {
    let asked = move |position: &Situation| {
        position
            .view
            .table
            .decision()
            .is_some_and(|decision| kind(decision.ask))
    };
    positions(2).into_iter().filter(asked)
}

/// A sitting, played by random computers until something is true of it.
fn until(seed: u64, mut done: impl FnMut(&Sitting<Yokohama>) -> bool) -> Sitting<Yokohama> {
    let options = Options::new(2).expect("2 play");
    let mut sitting = Sitting::new(Yokohama::new(Content::first(), options), Seed(seed));
    for count in 0.. {
        if done(&sitting) {
            break;
        }
        let view = sitting.view(sitting.asked());
        let action = Opponent::Random.choose(sitting.game(), &view, Seed(count));
        sitting.play(action.expect("somebody is asked")).expect("it is legal");
    }
    sitting
}

#[test]
fn a_half_entered_move_is_asked_about_and_its_button_confirms_it() {
    let mut confirmed = 0;
    for position in positions(2) {
        let before = ask(&position);
        for target in position.lit() {
            let after = position.touched(target);
            if after.entry.chosen().is_none() {
                continue;
            }
            let asked = ask(&after);
            let is_new = asked.heading != before.heading || asked.told != before.told;
            assert!(is_new, "nothing new is asked after {target:?}: {}", asked.heading);
            let confirming = asked.items.iter().filter(|item| item.confirms).count();
            assert_eq!(confirming, usize::from(after.entry.moves().count() == 1), "{target:?}");
            if confirming == 1 {
                assert!(
                    asked.told.iter().any(|line| line.contains("Escape")),
                    "{:?}",
                    asked.told
                );
            }
            confirmed += confirming;
        }
    }
    assert!(confirmed > 10, "{confirmed} confirmations");
}

#[test]
fn the_first_orders_are_offered_and_kept_by_their_names() {
    let sitting = until(3, |_| true);
    let position = position(&sitting, Language::ENGLISH);
    let offer = position.view.hand.offer.expect("two are offered");
    let answers = ask(&position).items;
    for (which, order) in (0..).zip(offer) {
        let country = position.game.content().orders[usize::from(order.0)].country;
        let country = position.words.country(country);
        let label = thing(&position, Target::Thing(Thing::Offer(which))).label;
        assert!(label.starts_with(&format!("Offered: {country} Order")), "{label}");
        let answer = answers
            .iter()
            .find(|item| item.target == Target::Thing(Thing::Offer(which)));
        let label = &answer.expect("it is an answer").label;
        assert!(
            label.starts_with(&format!("Keep the {country} Order")) && label.contains("asks for"),
            "{label}"
        );
        assert_eq!(
            ask(&position.touched(Target::Thing(Thing::Offer(which)))).heading,
            format!("Keep the {country} Order?")
        );
    }
}

#[test]
fn an_area_here_is_told_with_what_it_touches() {
    for position in positions(1) {
        let table = &position.view.table;
        for place in table.places() {
            let mut show = position.shown(LAPTOP, None, Tab::Turn);
            show.focus = Some(Target::Thing(Thing::Place(place)));
            let here = answer(&show, Inquiry::Here);
            let square = format!("Square {}.", position.view.square(place));
            assert!(here.ends_with(&square), "{here}");
            let (_, touched) = here.split_once("Adjacent Areas: ").expect("adjacent Areas are told");
            for neighbour in neighbours(table.players, place) {
                assert!(touched.contains(&position.words.place(table, neighbour)), "{here}");
            }
        }
    }
}

#[test]
fn what_would_be_wasted_is_said_with_the_answer_that_wastes_it() {
    let mut told = 0;
    let none = Waste::ALL.into_iter().fold(Wastes::ALL, Wastes::without);
    for position in positions(2) {
        let mut silent = position.clone();
        let manner = Manner {
            commitment: Commitment::Confirmed,
            hints: none,
        };
        silent.entry = silent.entry.in_manner(manner, |_| None);
        let bare = ask(&silent).items;
        for (item, bare) in ask(&position).items.iter().zip(bare) {
            let Target::Move(action) = item.target else { continue };
            let waste = position.game.wastes(&position.view, action).into_iter().next();
            let waste = waste.map(|waste| position.words.waste(waste));
            assert!(waste.is_none_or(|waste| item.label.contains(waste)), "{}", item.label);
            assert!(waste.is_none_or(|waste| !bare.label.contains(waste)), "{}", bare.label);
            told += usize::from(waste.is_some());
        }
    }
    assert!(told > 10, "{told} hints");
}

#[test]
fn what_only_the_eye_has_a_use_for_is_not_said() {
    for position in asking(|ask| ask == Ask::Movement) {
        let told = said(&position, Inquiry::Question);
        assert!(told.contains("can be reached.") && !told.contains("lit"), "{told}");
        let choices = said(&position, Inquiry::Choices);
        assert!(
            !choices.contains(" · ") && choices.contains(". Move your President to "),
            "{choices}"
        );
    }
}

#[test]
fn an_answer_without_a_way_back_says_so() {
    for position in asking(|ask| ask == Ask::After) {
        let items = ask(&position).items;
        let end = items.iter().find(|item| item.target == Target::Move(Move::GoOn));
        let label = &end.expect("a turn can be ended").label;
        assert!(label.contains("No way back"), "{label}");
    }
}

#[test]
fn everything_since_the_own_last_turn_is_told() {
    for seed in 0..4 {
        let mut turns = 0;
        let sitting = until(seed, |sitting| {
            let ask = sitting.decision().map(|decision| decision.ask);
            turns += usize::from(ask == Some(Ask::Before));
            turns == 8
        });
        let position = position(&sitting, Language::ENGLISH);
        let me = sitting.asked();
        let mut other: Vec<String> = Vec::new();
        let mut theirs = false;
        // The last turn of the other player, from its beginning to its end.
        for line in &position.log {
            if let Some(Event::TurnBegan { seat }) = line.event {
                if Some(seat) != me {
                    other.clear();
                }
                theirs = Some(seat) != me;
            }
            if theirs {
                other.push(line.text.clone());
            }
        }
        let told = said(&position, Inquiry::Happened);
        assert!(
            other.len() > 2 && other.iter().all(|line| told.contains(line)),
            "{told}"
        );
    }
}

#[test]
fn an_agent_with_several_areas_is_asked_where() {
    let mut asked = 0;
    for position in asking(|ask| matches!(ask, Ask::Before | Ask::After)) {
        for target in position.lit() {
            let Target::Thing(Thing::Agent(agent)) = target else {
                continue;
            };
            if position.entry.leads_to(target).count() < 2 {
                continue;
            }
            let heading = ask(&position.touched(target)).heading;
            assert_eq!(heading, format!("Send the {} where?", position.words.agent(agent)));
            asked += 1;
        }
    }
    assert!(asked > 0);
}

#[test]
fn an_area_is_named_first_and_tells_its_toll() {
    let mut paid = 0;
    for position in positions(3) {
        let table = &position.view.table;
        for place in table.places() {
            let label = thing(&position, Target::Thing(Thing::Place(place))).label;
            assert!(label.starts_with(&position.words.place(table, place)), "{label}");
            let mut tolls = position
                .entry
                .leads_to(Target::Thing(Thing::Place(place)))
                .map(|action| match action {
                    Move::Go(_, toll) => toll.yen(),
                    Move::Place(place) => {
                        let seats = table.opposing_presidents(place);
                        Toll { seats, crossings: 0 }.yen()
                    }
                    _ => 0,
                });
            let least = tolls.next().map(|first| tolls.fold(first, u16::min));
            if let Some(yen @ 1..) = least {
                let named = label.split(". ").next().expect("a sentence");
                assert!(named.contains(", usable for ¥"), "{yen}: {label}");
                paid += 1;
            }
        }
    }
    assert!(paid > 3, "{paid} tolls");
}

#[test]
fn the_last_turn_is_told_as_such() {
    let begins = |ask| matches!(ask, Ask::Before | Ask::Placement(Placed { count: 0, .. }));
    for mut position in asking(begins) {
        let none = said(&position, Inquiry::End);
        let round = position.view.table.round;
        position.view.table.ending = Some(Ending {
            cause: Cause::Shops,
            seat: position.view.table.active,
            last_round: round,
        });
        let last = "This is your last turn.";
        assert!(!none.contains(last) && said(&position, Inquiry::End).contains(last));
        assert!(ask(&position).told.iter().any(|line| line == last));
        assert!(said(&position, Inquiry::Question).contains(last));
        assert!(tree_of(&position)[0].heading.ends_with("Last round"));
        position.view.table.round = round - 1;
        assert!(!said(&position, Inquiry::End).contains(last), "one more is to come");
        let ends = tree_of(&position).into_iter().flat_map(|section| section.items);
        let mut gauges =
            ends.filter(|item| item.label.contains("end the game") || item.label.contains("ends the game"));
        assert!(
            gauges.all(|item| item.label.contains(&format!("Round {round} is the last"))
                && !item.label.contains("one more is played"))
        );
    }
}

#[test]
fn an_additional_phase_tells_what_is_ready() {
    for position in asking(|ask| matches!(ask, Ask::Before | Ask::After)) {
        let only = position.entry.all().all(|action| action == Move::GoOn);
        let told = ask(&position).told.join(" ");
        assert_eq!(told.contains("Nothing to complete or use now"), only, "{told}");
        let achieves = position.entry.all().any(|action| matches!(action, Move::Achieve(_)));
        assert_eq!(told.contains("Achievement"), achieves, "{told}");
    }
}

#[test]
fn a_board_tells_whether_it_is_open_and_the_turns_way_back_is_no_answer() {
    for position in positions(1) {
        assert!(
            ask(&position)
                .items
                .iter()
                .all(|item| item.target != Target::Control(Control::Restart))
        );
        thing(&position, Target::Control(Control::Restart));
        for section in tree(&position.shown(LAPTOP, opens_for(&position.view), Tab::Turn)) {
            for item in section.items {
                if let Target::Sheet(area) = item.target {
                    assert_eq!(item.expanded, Some(opens_for(&position.view) == Some(area)));
                }
            }
        }
    }
}
