//! What a recorded game is there for: who begins it, what recruits a Trader that is used, or what breaks its tie.

use std::fmt;

use meiji::duel::components::{Criterion, PLAYERS};
use meiji::duel::course::Category;
use meiji::duel::{Actor, Duel, Event, Options, State};
use meiji::game::Seat;

/// Something that a game can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// This seat begins, as the options say.
    Begins(Seat),
    /// Somebody meets this criterion, and uses a Trader from then on (rulebook: Free actions).
    Trader(Criterion),
    /// Both score as much, and this is the first category that tells them apart (rulebook: End of the game).
    Tie(Category),
    /// Both score as much in every category, and share the victory.
    Shared,
}

impl Holds {
    /// All that a game can hold. No game is decided by the last category: where the totals and all others are equal, that one is too.
    pub fn all() -> impl Iterator<Item = Self> {
        let begins = Seat::all(PLAYERS).map(Self::Begins);
        let ties = Category::ALL.into_iter().take(Category::ALL.len() - 1).map(Self::Tie);
        begins
            .chain(Criterion::ALL.map(Self::Trader))
            .chain(ties)
            .chain([Self::Shared])
    }

    /// The options of a game that is to hold it.
    pub fn options(self) -> Options {
        match self {
            Self::Begins(seat) => Options::new().with_starter(seat).expect("it is at the table"),
            _ => Options::new(),
        }
    }

    /// Whether a game that is over, and in which this happened, holds it.
    pub fn is_in(self, game: &Duel, state: &State, events: &[Event]) -> bool {
        match self {
            Self::Begins(seat) => game.options() == self.options() && state.table.starter == seat,
            Self::Trader(criterion) => events.iter().enumerate().any(|(number, event)| match *event {
                Event::TraderRecruited { seat, criterion: met } if met == criterion => {
                    let used = |event: &Event| {
                        matches!(event, Event::Acted { seat: by, by: Actor::Trader, .. } if *by == seat)
                    };
                    events[number..].iter().any(used)
                }
                _ => false,
            }),
            Self::Tie(category) => tie(game, state) == Some(Some(category)),
            Self::Shared => tie(game, state) == Some(None),
        }
    }
}

/// If both score as much, the first category that tells them apart; `None` within, if none does.
fn tie(game: &Duel, state: &State) -> Option<Option<Category>> {
    let sheet = game.score(&state.table);
    let [one, other] = [sheet[Seat(0)], sheet[Seat(1)]];
    let lines = one.lines().into_iter().zip(other.lines());
    let mut lines = lines.zip(Category::ALL);
    (one.total() == other.total()).then(|| {
        let first = lines.find(|((one, other), _)| one != other);
        first.map(|(_, category)| category)
    })
}

/// What a category is called in the names of games.
const fn category(category: Category) -> &'static str {
    match category {
        Category::Orders => "orders",
        Category::MostOrders => "most-orders",
        Category::Technologies => "technologies",
        Category::TechnologyBonus => "technology-bonus",
        Category::Church => "church",
        Category::Houses => "houses",
        Category::Shops => "shops",
        Category::Turned => "turned",
        Category::Imports => "imports",
        Category::Yen => "yen",
        Category::Goods => "goods",
    }
}

/// The name of the file: `begins-1`, `trader-church`, `tie-most-orders`, `shared`.
impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begins(Seat(seat)) => write!(f, "begins-{seat}"),
            Self::Trader(criterion) => write!(f, "trader-{criterion}"),
            Self::Tie(broken) => write!(f, "tie-{}", category(*broken)),
            Self::Shared => f.write_str("shared"),
        }
    }
}
