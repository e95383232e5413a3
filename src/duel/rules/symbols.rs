//! What a reward gives (rulebook: the symbols).

use super::super::Playing;
use super::super::content::Gain;
use super::components::{Resource, Support};
use super::event::{Event, Why};
use super::{orders, port};
use crate::game::Watch;

impl<W: Watch<Event>> Playing<'_, W> {
    /// The active seat gains what a symbol shows; what cannot be had is lost. What has to be chosen is left to be asked.
    pub(super) fn receive(&mut self, gain: Gain, why: Why) {
        match gain {
            Gain::Yen(amount) => self.gain(Resource::Yen, amount.into(), why),
            Gain::Copper(amount) if why == Why::Bonus => self.mine(amount.into(), why),
            Gain::Copper(amount) => self.gain(Resource::Copper, amount.into(), why),
            Gain::Silk(amount) => self.gain(Resource::Silk, amount.into(), why),
            Gain::Tea(amount) => self.gain(Resource::Tea, amount.into(), why),
            Gain::Fish(amount) => self.gain(Resource::Fish, amount.into(), why),
            Gain::Imports(amount) => self.gain(Resource::Import, amount.into(), why),
            Gain::Turns(amount) => self.turn_imports(amount.into(), why),
            Gain::PlusOne(amount) => self.gain_support(Support::One, amount, why),
            Gain::PlusTwo(amount) => self.gain_support(Support::Two, amount, why),
            Gain::Orders(amount) => orders::gain(self, amount),
            Gain::Look { at, keep } => port::reward(self, at, keep),
            Gain::Bonus(level) => self.table().owed.push(level),
        }
    }
}
