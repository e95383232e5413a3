//! What is said of what lies on the table of Yokohama Duel.

use super::{Sheet, Show, Target, Thing, hints, question};
use crate::duel::components::Place;
use crate::duel::short::letters;
use crate::duel::words::{Caption, Tell, chapter, place_name};
use crate::duel::{Chapter, Duel, Event, Move, View, Waste};
use crate::game::Seat;
use crate::table::Explained;
use crate::words::{Hint, Question, Speech, Words};

impl Explained for Duel {
    type Chapter = Chapter;

    fn chapter(words: Words, of: Chapter) -> &'static str {
        chapter(words, of)
    }

    /// A new card lies on the table with all that it says.
    fn lies_open(event: &Event) -> bool {
        matches!(event, Event::BonusLaid { .. } | Event::TechnologyLaid { .. })
    }

    /// That a turn began, which Place was chosen and which cards were played: the action tells it all at once; and which Orders were looked at and went
    /// back, of which those that were kept tell.
    fn is_summed_up(event: &Event) -> bool {
        matches!(
            event,
            Event::TurnBegan { .. }
                | Event::PlaceChosen { .. }
                | Event::CardPlayed { .. }
                | Event::SupportPlayed { .. }
                | Event::SupportReturned { .. }
                | Event::OrderLookedAt { .. }
                | Event::OrderPutUnder { .. }
        )
    }

    fn question(show: &Show) -> Question {
        question::question(show)
    }

    fn spoken(show: &Show, thing: Thing) -> String {
        let hint = hints::hint(show, Target::Thing(thing));
        hint.map_or_else(String::new, |hint| show.words.spoken_hint(&hint))
    }

    fn spoken_move(speech: &Speech<Self>, action: Move) -> String {
        speech.action(action)
    }

    fn spoken_player(speech: &Speech<Self>, seat: Seat) -> String {
        speech.words.spoken_hint(&hints::player(speech, seat))
    }

    fn spoken_sheet(words: Words, sheet: Sheet) -> &'static str {
        words.phrase(match sheet {
            Sheet::Technologies => Tell::Technologies,
            Sheet::Church => Tell::ChurchCards,
            Sheet::Bonus => Tell::BonusCards,
            Sheet::Looked => Tell::Looked,
        })
    }

    fn told_aid(words: Words) -> &'static str {
        words.text(Caption::TipHelp)
    }

    fn told_own(words: Words) -> [&'static str; 2] {
        [Caption::OrdersLabel, Caption::TipOrders].map(|key| words.text(key))
    }

    fn told_more(words: Words) -> [&'static str; 2] {
        [Tell::BalanceShort, Tell::More].map(|key| words.phrase(key))
    }

    fn squares(words: Words, _: &View) -> Vec<(String, &'static str)> {
        let square = |place: Place| (letters(place).to_owned(), place_name(words, place));
        Place::ALL.map(square).into()
    }

    fn wasted(words: Words, hint: Waste) -> &'static str {
        words.phrase(match hint {
            Waste::Delivery => Tell::WasteDelivery,
            Waste::Building => Tell::WasteBuilding,
            Waste::FreeCard => Tell::WasteFreeCard,
            Waste::FreeTechnology => Tell::WasteFreeTechnology,
            Waste::FreeUpgrade => Tell::WasteFreeUpgrade,
            Waste::BeyondSeven => Tell::WasteBeyondSeven,
            Waste::NoUse => Tell::WasteNoUse,
        })
    }

    fn hint(show: &Show, target: Target) -> Option<Hint<Chapter>> {
        hints::hint(show, target)
    }
}
