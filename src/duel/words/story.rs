//! What happened in lines, an event each; what was chosen where nothing happened; and how a game ends.

use super::phrases::Log;
use super::{Caption, Speech};
use crate::course::Decided;
use crate::duel::course::Category;
use crate::duel::{Duel, Event, Move, ROUNDS, Stage, Table};
use crate::game::Seat;
use crate::words::story::Storied;
use crate::words::{Key, LogLine};

impl Storied for Duel {
    fn lines<'t>(
        speech: &Speech<'_, Self>,
        _: &dyn Fn(usize) -> &'t Table,
        events: &[(usize, Event)],
    ) -> Vec<LogLine<Event>>
    where
        Table: 't,
    {
        let line = |(number, event): &(usize, Event)| {
            let text = speech.told(event)?;
            Some(LogLine {
                number: *number,
                seat: event.seat(),
                brief: text.clone(),
                text,
                event: Some(*event),
            })
        };
        events.iter().filter_map(line).collect()
    }

    // Whatever names a card that its owner alone knows comes to an event, which tells it.
    fn chosen(speech: &Speech<'_, Self>, seat: Seat, action: Move) -> String {
        let deed = speech.action_long(action);
        speech.say(Log::Chosen, &[("seat", speech.name(seat)), ("deed", deed.into())])
    }
}

impl Speech<'_, Duel> {
    /// What ends the game, in its last round; `None` before and after it.
    pub fn ending(&self) -> Option<String> {
        // A game that is over has ended as every one does.
        let is_last = self.table.round >= ROUNDS && self.table.stage != Stage::Over;
        is_last.then(|| self.words.fill(Key::FinalRound, &[("round", ROUNDS.into())]))
    }

    /// Who won with how many points: alone, by a tie-break, or shared.
    pub fn won(&self, _: &[Seat]) -> String {
        self.outcome()
    }

    /// The same of a game that is over.
    pub(in crate::duel) fn outcome(&self) -> String {
        self.victory(&self.game.score(self.table), &self.game.winners(self.table))
    }

    /// What decided a game, a sentence each.
    pub fn decided(&self, decided: &Decided<Category>) -> Vec<String> {
        let called = |category: Category| self.words.text(category.key());
        self.what_decided(decided, called)
    }
}

impl Category {
    /// What it is called on the score sheet.
    pub const fn key(self) -> Caption {
        match self {
            Self::Orders => Caption::ScoreOrders,
            Self::MostOrders => Caption::ScoreMostOrders,
            Self::Technologies => Caption::ScoreTechnologies,
            Self::TechnologyBonus => Caption::ScoreTechnologyBonus,
            Self::Church => Caption::ScoreChurch,
            Self::Houses => Caption::ScoreHouses,
            Self::Shops => Caption::ScoreShops,
            Self::Turned => Caption::ScoreTurned,
            Self::Imports => Caption::ScoreImports,
            Self::Yen => Caption::ScoreYen,
            Self::Goods => Caption::ScoreGoods,
        }
    }
}
