//! Positions of random games, and how they are shown.

use std::sync::OnceLock;

use meiji::chance::Seed;
use meiji::drawing::geometry::Size;
use meiji::drawing::scene::Scene;
use meiji::game::Game;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::layout::{self, Camera, Form, Layout, Rise};
use meiji::table::position::Moment;
use meiji::table::{Tab, draw};
use meiji::words::{Language, NAME_LENGTH, Words};
use meiji::yokohama::components::Area;
use meiji::yokohama::content::{Content, Reward};
use meiji::yokohama::table::triangle::grid;
use meiji::yokohama::table::{Entry, Manner, Position, Show, Target, opens_for};
use meiji::yokohama::{Ask, Options, Pending, Yokohama};

#[path = "../conformance/values.rs"]
mod values;

/// Canvases from the largest screen to the smallest phone.
pub const SIZES: [(f32, f32); 13] = [
    (1280.0, 800.0),
    (1366.0, 657.0),
    (1440.0, 900.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (1024.0, 768.0),
    (1024.0, 600.0),
    (768.0, 1024.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (844.0, 390.0),
    (640.0, 360.0),
];

/// Up to `each` positions, 3 at most, of every kind of question, out of random games of 2, 3 and 4 with both
/// mini-expansions.
pub fn positions(each: usize) -> Vec<Position> {
    // The games are played once for all tests.
    static PLAYED: [OnceLock<Vec<Position>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::ENGLISH, NAMES))
        .clone()
}

/// The same positions in words that are two fifths longer than the English ones.
pub fn longer(each: usize) -> Vec<Position> {
    static PLAYED: [OnceLock<Vec<Position>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::LONGER, NAMES))
        .clone()
}

/// The same positions in every other language that the game speaks.
pub fn translated(each: usize) -> Vec<Position> {
    static PLAYED: [OnceLock<Vec<Position>>; 4] = [const { OnceLock::new() }; 4];
    let others = || Language::all().filter(|language| *language != Language::ENGLISH);
    PLAYED[each]
        .get_or_init(|| others().flat_map(|language| played(each, language, NAMES)).collect())
        .clone()
}

/// The same positions with the widest names that players may have.
pub fn wide(each: usize) -> Vec<Position> {
    static PLAYED: [OnceLock<Vec<Position>>; 4] = [const { OnceLock::new() }; 4];
    PLAYED[each]
        .get_or_init(|| played(each, Language::ENGLISH, [&"W".repeat(NAME_LENGTH); 4]))
        .clone()
}

/// Who sits at the table unless it is said otherwise.
const NAMES: [&str; 4] = ["Aiko", "Wolfeschlegelsteinhausen", "Jack", "Maria Magdalena"];

/// Positions of games whose every reward gives five kinds of things, which is the most that printed values may say: in each language others, a tenth of
/// them all.
pub fn crowded() -> Vec<Position> {
    static PLAYED: OnceLock<Vec<Position>> = OnceLock::new();
    let contents = [giving_five_kinds()];
    let every_tenth = |(first, language): (usize, Language)| {
        let all = played_with(&contents, 1, language, NAMES);
        all.into_iter().skip(first).step_by(10)
    };
    PLAYED
        .get_or_init(|| Language::all().enumerate().flat_map(every_tenth).collect())
        .clone()
}

fn played(each: usize, language: Language, names: [&str; 4]) -> Vec<Position> {
    let contents = [Content::first(), Content::latest(), showing_pieces()];
    played_with(&contents, each, language, names)
}

/// Positions of games with these printed values by turns.
fn played_with(contents: &[Content], each: usize, language: Language, names: [&str; 4]) -> Vec<Position> {
    let mut positions = Vec::new();
    for players in 2..=4 {
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
fn reward(position: Option<&Position>) -> Option<Position> {
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
pub fn position(sitting: &Sitting<Yokohama>, language: Language) -> Position {
    seated(sitting, language, NAMES)
}

fn seated(sitting: &Sitting<Yokohama>, language: Language, names: [&str; 4]) -> Position {
    let sitters: Vec<Sitter> = names
        .into_iter()
        .zip(Crest::ALL)
        .take(sitting.game().players().into())
        .map(|(name, crest)| Sitter {
            name: name.to_owned(),
            crest,
            computer: (crest != Crest::Wave).then(|| Opponent::Greedy.into()),
        })
        .collect();
    let moment = Moment::now(sitting.asked());
    Position::new(sitting, moment, Words::new(language), &sitters, Manner::default())
}

/// What the tests look at.
pub trait Shown: Sized {
    /// The position as it is shown with a sheet and a tab, and every button that there may be.
    fn shown(&self, size: (f32, f32), open: Option<Area>, tab: Tab) -> Show<'_>;

    /// The same position after a touch.
    fn touched(&self, target: Target) -> Self;

    /// Every state of sheet and tabs in which a player may look at the table at a size.
    fn scenes(&self, size: (f32, f32)) -> Vec<(Form, Scene<Target>)>;
}

impl Shown for Position {
    fn shown(&self, (w, h): (f32, f32), open: Option<Area>, tab: Tab) -> Show<'_> {
        Show {
            open,
            tab,
            can_undo: true,
            can_redo: true,
            can_restart: true,
            ..self.show(Size::new(w, h))
        }
    }

    fn touched(&self, target: Target) -> Self {
        let mut after = self.clone();
        after.entry.touch(target);
        after
    }

    fn scenes(&self, size: (f32, f32)) -> Vec<(Form, Scene<Target>)> {
        let form = form(size, self.game.players());
        let mut states = vec![(None, Tab::Turn), (opens_for(&self.view), Tab::Turn)];
        if form == Form::Phone {
            states.extend([(None, Tab::Orders), (None, Tab::More)]);
        }
        states.dedup();
        states
            .into_iter()
            .map(|(open, tab)| (form, draw(&self.shown(size, open, tab))))
            .collect()
    }
}

/// How a canvas is laid out.
pub fn form(size: (f32, f32), players: u8) -> Form {
    let size = Size::new(size.0, size.1);
    let unit = layout::unit(size);
    let units = Size::new(size.w / unit, size.h / unit);
    Layout::new(units, players, grid(players), Camera::WHOLE, Rise::Low).form
}

/// Makes sure that nothing is wrong; tells the first of it.
pub fn holds(wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "{} times: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(5)]
    );
}
