//! What every game's table promises, over positions of random games: each legal move can be entered by touches and by presses, whatever is
//! lit can be touched at every size, all of it is named, explained and within the canvas, and what is written fits and can be read.

#[path = "../asked.rs"]
mod asked;
pub mod cards;
pub mod colors;
pub mod contrast;
pub mod fits;
pub mod motion;
pub mod reach;
pub mod snapshots;
pub mod tree;
pub mod vision;
pub mod written;

use std::collections::BTreeMap;

use meiji::chance::{Chance, Seed};
use meiji::drawing::geometry::Size;
use meiji::opponents::Opponent;
use meiji::position::Positioned;
use meiji::sitters::{Crest, Sitter};
use meiji::sitting::Sitting;
use meiji::table::entry::{MannerOf, Touch};
use meiji::table::layout::Form;
use meiji::table::situation::{Moment, Situation};
use meiji::table::{Heard, SceneOf, Show, Tab, TargetOf, draw};
use meiji::words::{Language, Words};

pub use asked::kind;

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

/// A canvas as most have it.
pub const LAPTOP: (f32, f32) = (1280.0, 800.0);

/// Who sits at the table unless it is said otherwise.
pub const NAMES: [&str; 4] = ["Aiko", "Wolfeschlegelsteinhausen", "Jack", "Maria Magdalena"];

/// A game whose table is tried.
pub trait Tabled: Heard + Positioned {
    /// The most moves that a game is followed for.
    const LONGEST: u32;

    /// What the game of a number is played with: every number of players and every option in turn.
    fn laid(number: u64) -> Self;

    /// What may be opened by who looks at a position, besides the sheet that opens by itself: every sheet, unless there are so many of them
    /// that it takes too long.
    fn opened(position: &Situation<Self>) -> Vec<Self::Sheet> {
        Self::sheets(&position.show(Size::new(LAPTOP.0, LAPTOP.1)))
    }

    /// Whether a target is told with another one while it is of no use, so that there is nothing to press for it.
    fn is_told_elsewhere(_position: &Situation<Self>, _target: TargetOf<Self>) -> bool {
        false
    }
}

/// A position as the seat sees it that is asked, or an onlooker once the game is over.
pub fn position<G: Tabled>(sitting: &Sitting<G>, language: Language) -> Situation<G> {
    seen(sitting, Moment::now(sitting.asked()), language)
}

/// A position as somebody sees it.
pub fn seen<G: Tabled>(sitting: &Sitting<G>, moment: Moment, language: Language) -> Situation<G> {
    named(sitting, moment, language, NAMES)
}

/// A position as somebody sees it, with names of the players.
pub fn named<G: Tabled>(sitting: &Sitting<G>, moment: Moment, language: Language, names: [&str; 4]) -> Situation<G> {
    let sitters = sitters(names, sitting.game().players());
    let manner = MannerOf::<G>::default();
    Situation::new(sitting, moment, Words::new(language), &sitters, manner)
}

/// Plays random games of some numbers to their ends; before each choice `see` is shown it.
pub fn follow<G: Tabled>(games: impl IntoIterator<Item = u64>, mut see: impl FnMut(&Sitting<G>, String)) {
    for number in games {
        let mut sitting = Sitting::new(G::laid(number), Seed(number));
        let mut chance = Chance::new(Seed(number + 1));
        for _ in 0..G::LONGEST {
            let Some(decision) = sitting.decision() else { break };
            let legal = sitting.legal_moves();
            see(&sitting, kind::<G>(decision));
            let action = legal[chance.below(legal.len() as u32) as usize];
            sitting.play(action).expect("a legal move");
        }
    }
}

/// Up to `each` positions of every kind of question, out of random games of some numbers.
pub fn positions<G: Tabled>(
    games: impl IntoIterator<Item = u64>,
    each: usize,
    language: Language,
) -> Vec<Situation<G>> {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    let mut positions = Vec::new();
    let mut count = 0;
    follow::<G>(games, |sitting, kind| {
        count += 1;
        let seen = found.entry(kind).or_default();
        // The first of a kind come early in a game; take some of the later ones as well.
        if *seen < each && (*seen == 0 || count % 5 == 0) && sitting.legal_moves().len() > 1 {
            *seen += 1;
            positions.push(position(sitting, language));
        }
    });
    positions
}

/// Who sits at the table under some names; the first one is a person.
pub fn sitters(names: [&str; 4], players: u8) -> Vec<Sitter> {
    let sitter = |(name, crest): (&str, Crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: (crest != Crest::ALL[0]).then(|| Opponent::Greedy.into()),
    };
    let names = names.into_iter().zip(Crest::ALL);
    names.take(players.into()).map(sitter).collect()
}

/// How a position is looked at.
pub trait Looked<G: Tabled>: Sized {
    /// It as it is shown with a sheet and a tab, and every button that there may be.
    fn shown(&self, size: (f32, f32), open: Option<G::Sheet>, tab: Tab) -> Show<'_, G>;

    /// It after a touch.
    fn touched(&self, target: TargetOf<G>) -> Self;

    /// It, and every position that a touch of it leads to.
    fn entered(self) -> Vec<Self>;

    /// How it is laid out on a canvas.
    fn form(&self, size: (f32, f32)) -> Form;

    /// Every sheet and tab with which a player may look at it at a size.
    fn looks(&self, size: (f32, f32)) -> Vec<(Option<G::Sheet>, Tab)>;

    /// It as it is drawn in each of these looks.
    fn scenes(&self, size: (f32, f32)) -> Vec<(Form, SceneOf<G>)>;
}

impl<G: Tabled> Looked<G> for Situation<G> {
    fn shown(&self, size: (f32, f32), open: Option<G::Sheet>, tab: Tab) -> Show<'_, G> {
        Show {
            open,
            tab,
            can_undo: true,
            can_redo: true,
            can_restart: true,
            ..self.show(Size::new(size.0, size.1))
        }
    }

    fn touched(&self, target: TargetOf<G>) -> Self {
        let mut after = self.clone();
        after.entry.touch(target);
        after
    }

    fn entered(self) -> Vec<Self> {
        let leads = |target: &TargetOf<G>| self.entry.clone().touch(*target) == Touch::Narrowed;
        let after: Vec<Self> = self
            .lit()
            .into_iter()
            .filter(leads)
            .map(|target| self.touched(target))
            .collect();
        std::iter::once(self).chain(after).collect()
    }

    fn form(&self, size: (f32, f32)) -> Form {
        self.show(Size::new(size.0, size.1)).layout().form
    }

    fn looks(&self, size: (f32, f32)) -> Vec<(Option<G::Sheet>, Tab)> {
        let mut open: Vec<Option<G::Sheet>> = vec![None, G::opens(&self.view)];
        open.extend(G::opened(self).into_iter().map(Some));
        open.sort_unstable();
        open.dedup();
        let mut looks: Vec<_> = open.into_iter().map(|open| (open, Tab::Turn)).collect();
        if self.form(size) == Form::Phone {
            looks.extend([(None, Tab::Own), (None, Tab::More)]);
        }
        looks
    }

    fn scenes(&self, size: (f32, f32)) -> Vec<(Form, SceneOf<G>)> {
        let form = self.form(size);
        let looks = self.looks(size).into_iter();
        looks
            .map(|(open, tab)| (form, draw(&self.shown(size, open, tab))))
            .collect()
    }
}

/// Makes sure that nothing is wrong; tells the first of it.
pub fn holds(wrong: &[String]) {
    let first = &wrong[..wrong.len().min(12)];
    assert!(wrong.is_empty(), "{} times: {first:#?}", wrong.len());
}
