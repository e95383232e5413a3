//! The way to a move: what is touched for it, and what is to be seen of it before it is made.

/// The most targets that are touched for a move: two that say which, and a button of its own.
pub const STEPS: usize = 3;

/// How a move is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way<T> {
    /// The targets to touch, first to last; the rest are `None`. A move is found as soon as it is the only one left, so the
    /// last target is often not needed.
    pub path: [Option<T>; STEPS],
    /// What is to be seen of it before it is made.
    pub price: Price,
}

/// What is to be seen of a move before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Nothing: what is touched tells all.
    Nothing,
    /// It takes something, so that it waits for a button of its own.
    Told,
    /// It is one of several ways to pay for the same: one is picked, and then confirmed.
    Picked,
    /// The same, and waits for its button where it is the only one as well.
    Paid,
}

impl Price {
    /// Whether it is one of the ways to pay for something.
    pub const fn is_way(self) -> bool {
        matches!(self, Self::Picked | Self::Paid)
    }

    /// Whether a move waits for a button of its own, so that it is seen before it is made.
    pub const fn waits(self) -> bool {
        matches!(self, Self::Told | Self::Paid)
    }
}

impl<T> Way<T> {
    /// By one touch.
    pub const fn of(target: T) -> Self {
        Self {
            path: [Some(target), None, None],
            price: Price::Nothing,
        }
    }

    /// By two touches.
    pub const fn through(first: T, second: T) -> Self {
        Self {
            path: [Some(first), Some(second), None],
            price: Price::Nothing,
        }
    }

    /// The same way to a move that is seen before it is made.
    #[must_use]
    pub fn at(self, price: Price) -> Self {
        Self { price, ..self }
    }
}
