//! Positions of random games, and how they are shown.

use std::sync::OnceLock;

use meiji::chance::Seed;
use meiji::game::Game as _;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::situation::Moment;
use meiji::words::{Language, NAME_LENGTH};
use meiji::yokohama::components::Area;
use meiji::yokohama::content::{Content, Reward};
use meiji::yokohama::table::{Entry, Situation, Target, Thing};
use meiji::yokohama::{Ask, Options, Pending, Yokohama};

use super::suite::{self, NAMES, Tabled};

#[path = "../conformance/values.rs"]
mod values;

impl Tabled for Yokohama {
    const LONGEST: u32 = 10_000;

    fn laid(number: u64) -> Self {
        let options = Options::new(2 + (number % 3) as u8).expect("2 to 4 play");
        Self::new(Content::latest(), options.with_achievement_rewards().with_free_agents())
    }

    /// There are ten sheets; what lies on them is looked at where it is asked about.
    fn opened(_: &Situation) -> Vec<Area> {
        Vec::new()
    }

    /// What an Area has is told with the Area; it can be pressed where it may be taken or built.
    fn is_told_elsewhere(position: &Situation, target: Target) -> bool {
        let table = &position.view.table;
        let decision = table.decision();
        let builds = decision.is_some_and(|decision| matches!(decision.ask, Ask::Bonus | Ask::Construction));
        match target {
            Target::Thing(Thing::Token(place) | Thing::Shop(place, _) | Thing::House(place)) => {
                !(builds && place == table.acting.place)
            }
            _ => false,
        }
    }
}

/// Up to `each` positions, 3 at most, of every kind of question, out of random games of 2 and 4 with both
/// mini-expansions.
pub fn positions(each: usize) -> Vec<Situation> {
    // The games are played once for all tests.
    static PLAYED: [OnceLock<Vec<Situation>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::ENGLISH, NAMES))
        .clone()
}

/// The same positions in words that are two fifths longer than the English ones.
pub fn longer(each: usize) -> Vec<Situation> {
    static PLAYED: [OnceLock<Vec<Situation>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::LONGER, NAMES))
        .clone()
}

/// The same positions in every other language that the game speaks.
pub fn translated(each: usize) -> Vec<Situation> {
    static PLAYED: [OnceLock<Vec<Situation>>; 4] = [const { OnceLock::new() }; 4];
    let others = || Language::all().filter(|language| *language != Language::ENGLISH);
    PLAYED[each]
        .get_or_init(|| others().flat_map(|language| played(each, language, NAMES)).collect())
        .clone()
}

/// The same positions with the widest names that players may have.
pub fn wide(each: usize) -> Vec<Situation> {
    static PLAYED: [OnceLock<Vec<Situation>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::ENGLISH, [&"W".repeat(NAME_LENGTH); 4]))
        .clone()
}

/// Positions of games whose every reward gives five kinds of things, which is the most that printed values may say: in each language others, a tenth of
/// them all.
pub fn crowded() -> Vec<Situation> {
    static PLAYED: OnceLock<Vec<Situation>> = OnceLock::new();
    let contents = [giving_five_kinds()];
    let every_tenth = |(first, language): (usize, Language)| {
        let all = played_with(&contents, 1, language, NAMES);
        all.into_iter().skip(first).step_by(10)
    };
    PLAYED
        .get_or_init(|| Language::all().enumerate().flat_map(every_tenth).collect())
        .clone()
}

fn played(each: usize, language: Language, names: [&str; 4]) -> Vec<Situation> {
    let contents = [Content::first(), Content::latest(), showing_pieces()];
    played_with(&contents, each, language, names)
}

/// Positions of games with these printed values by turns.
fn played_with(contents: &[Content], each: usize, language: Language, names: [&str; 4]) -> Vec<Situation> {
    let mut positions = Vec::new();
    // Three sit between them.
    for players in [2, 4] {
        let mut seen: Vec<(std::mem::Discriminant<Ask>, usize)> = Vec::new();
        for seed in 0..40 {
            let options = Options::new(players)
                .expect("2 to 4 play")
                .with_achievement_rewards()
                .with_free_agents();
            let content = contents[seed as usize % contents.len()].clone();
            let mut sitting = Sitting::new(Yokohama::new(content, options), Seed(seed));
            let mut count = 0;
            while let Some(decision) = sitting.decision() {
                let kind = std::mem::discriminant(&decision.ask);
                let at = seen.iter().position(|(other, _)| *other == kind).unwrap_or_else(|| {
                    seen.push((kind, 0));
                    seen.len() - 1
                });
                // The first of a kind come early in a game; take some of the later ones as well.
                if seen[at].1 < each && (count % 7 == 0 || seed > 2) && sitting.legal_moves().len() > 1 {
                    seen[at].1 += 1;
                    positions.push(seated(&sitting, language, names));
                }
                count += 1;
                let view = sitting.view(Some(decision.seat));
                let action = Opponent::Random.choose(sitting.game(), &view, Seed(seed * 10_000 + count));
                sitting
                    .play(action.expect("somebody is asked"))
                    .expect("a computer's move is legal");
            }
        }
        positions.extend(reward(positions.last()));
    }
    positions
}

/// Printed values of which every Warehouse icon shows a piece, one after the other.
fn showing_pieces() -> Content {
    let mut content = Content::latest();
    values::show_pieces(&mut content);
    content
}

/// Five kinds of things in figures as wide as may be: what is owned, pieces that the Warehouse icons show, and what is chosen.
const FIVE_KINDS: [Reward; 3] = {
    const NOTHING: Reward = Reward {
        points: 0,
        yen: 0,
        copper: 0,
        silk: 0,
        tea: 0,
        fish: 0,
        any: 0,
        imports: 0,
        pieces: 0,
        assistants: 0,
        shops: 0,
        houses: 0,
        movements: 0,
    };
    [
        Reward {
            copper: 2,
            any: 3,
            imports: 2,
            yen: 4,
            points: 20,
            ..NOTHING
        },
        Reward {
            assistants: 2,
            shops: 2,
            houses: 2,
            movements: 2,
            points: 20,
            ..NOTHING
        },
        Reward {
            any: 3,
            imports: 2,
            pieces: 3,
            houses: 2,
            movements: 2,
            ..NOTHING
        },
    ]
};

/// Printed values whose every reward gives five kinds of things.
fn giving_five_kinds() -> Content {
    let mut content = Content::latest();
    let spaces = content
        .church
        .iter_mut()
        .chain(&mut content.customs)
        .map(|row| &mut row.reward);
    let orders = content.orders.iter_mut().map(|row| &mut row.reward);
    let shops = content
        .buildings
        .iter_mut()
        .flat_map(|row| row.shops.iter_mut().chain([&mut row.house]));
    let tokens = content.tokens.iter_mut().map(|row| &mut row.reward);
    let rewards = spaces.chain(orders).chain(shops).chain(tokens);
    for (reward, five) in rewards.zip(FIVE_KINDS.into_iter().cycle()) {
        *reward = five;
    }
    content
}

/// The question for an Achievement Reward, which random games hardly come to: as if all three Achievements were completed.
fn reward(position: Option<&Situation>) -> Option<Situation> {
    let mut position = position?.clone();
    position.view.table.pending = Pending {
        reward: true,
        ..Pending::default()
    };
    let mut moves = Vec::new();
    position.game.moves_seen(&position.view, &mut moves);
    position.entry = Entry::new(&position.view.table, &moves);
    Some(position)
}

/// A position as the seat sees it that is asked.
pub fn position(sitting: &Sitting<Yokohama>, language: Language) -> Situation {
    seated(sitting, language, NAMES)
}

fn seated(sitting: &Sitting<Yokohama>, language: Language, names: [&str; 4]) -> Situation {
    suite::named(sitting, Moment::now(sitting.asked()), language, names)
}
