//! The players of the random games. Uniform play rarely builds anything up, so most have a taste of their own.

use meiji::chance::Chance;
use meiji::game::Game;
use meiji::yokohama::components::{AREAS, Exchange, Piece};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Ask, Decision, Move, State, Yokohama};

use crate::sight::{Sight, touch};
use crate::telling::weighted;

/// How a player chooses: every legal move is as likely as its weight.
pub struct Taste {
    uniform: bool,
    /// How much the player likes each Area.
    areas: [u64; AREAS],
    /// How much more likely moves are that come late in a plan: agents, cards, buildings.
    ambition: u64,
    /// How much more likely each next Power is where the President goes.
    power: u64,
    /// How likely it is to go on rather than to do something.
    haste: u64,
}

impl Taste {
    /// A random taste.
    pub fn new(chance: &mut Chance) -> Self {
        let mut one_of = |values: &[u64]| values[usize::try_from(chance.below(values.len() as u32)).expect("small")];
        Self {
            uniform: one_of(&[1, 0, 0, 0, 0]) == 1,
            areas: std::array::from_fn(|_| one_of(&[1, 2, 6, 20])),
            ambition: one_of(&[4, 20, 60]),
            power: one_of(&[1, 2, 4]),
            haste: one_of(&[1, 2, 4, 8]),
        }
    }

    /// Chooses one of the moves.
    pub fn choose(&self, game: &Yokohama, state: &State, moves: &[Move], chance: &mut Chance) -> Move {
        let Some(Decision { ask, .. }) = state.table.decision() else {
            panic!("nothing to choose");
        };
        let sight = Sight { game, state };
        weighted(moves.iter().copied(), |action| self.weight(sight, ask, action), chance)
    }

    fn weight(&self, sight: Sight, ask: Ask, action: Move) -> u64 {
        if self.uniform {
            return 1;
        }
        let liking = |place: Place| self.areas[sight.board(place).area.index()];
        let powerful = |place: Place| self.power.pow(u32::from(sight.power(place)));
        match action {
            // Assistants are placed while there are any to spare; the other steps are left with less than they offer.
            Move::GoOn if matches!(ask, Ask::Placement(_)) => self.haste,
            Move::GoOn => 2,
            Move::Place(place) => {
                // The President's way leads over Assistants side by side.
                let on_the_way = |from| touch(sight.game.players(), from, place);
                let near = if sight.player().president.is_some_and(on_the_way) {
                    4
                } else {
                    1
                };
                near * liking(place) * powerful(place).min(64)
            }
            Move::Go(place, _) => 16 * liking(place) * powerful(place),
            Move::Return => 1,
            Move::Agent(_, place) => liking(place) * powerful(place).min(16),
            Move::Shop(_) | Move::House | Move::TakeToken | Move::Achieve(_) | Move::Customs(_) => 4 * self.ambition,
            Move::Learn(..) | Move::Church(..) | Move::Deliver(_) | Move::Order(_) => self.ambition,
            Move::Recruit(Piece::TradingHouse) => 4 * self.ambition,
            Move::Recruit(Piece::Shop) => 2 * self.ambition,
            Move::Exchange(Exchange::BuyImport) => self.ambition,
            Move::Shift(_, place) => liking(place),
            _ => 2,
        }
    }
}
