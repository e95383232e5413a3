//! Short words for moves, rewards and cards.

use meiji::game::Seat;
use meiji::printed::Source;
use meiji::yokohama::components::{Country, Good};
use meiji::yokohama::content::{OrderRow, Reward};
use meiji::yokohama::{Move, Offerings, Origin};

use super::Scene;

/// Nothing.
pub const NOTHING: Reward = Reward {
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

/// Taking an Assistant for a board from the hand.
pub const FROM_HAND: Move = Move::From(Origin::Hand);

/// Taking a Church space, giving nothing.
pub const fn church(space: u8) -> Move {
    Move::Church(space, Offerings(0))
}

/// Taking a Church space, giving things named as in records: `copper,yen`.
pub fn church_giving(space: u8, things: &str) -> Move {
    Move::Church(space, things.parse().unwrap())
}

/// An Order card: its country, what it asks (copper, silk, tea, fish), what it gives.
pub const fn order(country: Country, goods: [u8; 4], reward: Reward) -> OrderRow {
    OrderRow {
        country,
        goods,
        reward,
        source: Source::Rulebook,
    }
}

/// So many points.
pub const fn points(points: u8) -> Reward {
    Reward { points, ..NOTHING }
}

/// So many yen.
pub const fn yen(yen: u8) -> Reward {
    Reward { yen, ..NOTHING }
}

/// So many trade goods of choice.
pub const fn any(any: u8) -> Reward {
    Reward { any, ..NOTHING }
}

/// So many movements.
pub const fn movements(movements: u8) -> Reward {
    Reward { movements, ..NOTHING }
}

/// So many pieces from the Warehouse.
pub const fn pieces(pieces: u8) -> Reward {
    Reward { pieces, ..NOTHING }
}

/// All trade goods of a seat, in order.
pub fn goods_of(scene: &Scene, seat: Seat) -> [u16; 4] {
    Good::ALL.map(|good| scene.player(seat).good(good))
}
