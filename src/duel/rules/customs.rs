//! Customs: imported goods are turned face down (rulebook: Customs). It is done by itself, for as many as there are.

use super::super::Playing;
use super::event::{Event, Why};
use crate::game::Watch;

impl<W: Watch<Event>> Playing<'_, W> {
    /// The active seat turns imported goods face down: so many, or all that lie face up.
    pub(super) fn turn_imports(&mut self, most: u16, why: Why) {
        let seat = self.seat();
        let me = self.me();
        let amount = most.min(me.imports);
        if amount == 0 {
            return;
        }
        me.imports -= amount;
        me.turned = me.turned.saturating_add(amount);
        self.watch.saw(Event::Turned { seat, amount, why });
        self.recruit();
    }
}
