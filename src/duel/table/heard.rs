//! The table of Yokohama Duel for who hears it or plays it by keys.

use super::hints::Comer;
use super::{Section, Show, Target, Thing, choices, hints, outlook, things};
use crate::duel::components::PLAYERS;
use crate::duel::rules::influence;
use crate::duel::rules::round_end::TURNS;
use crate::duel::short::letters;
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel, Move, ROUNDS, View};
use crate::sorting;
use crate::table::entry::Entry;
use crate::table::{Explained as _, Heard, Shown as _, tree};
use crate::words::Key;

impl Heard for Duel {
    fn sections(show: &Show) -> Vec<Section> {
        let mut sections = vec![things::table(show), tree::question(show), things::belongings(show)];
        sections.extend(things::places(show));
        sections.extend(things::boards(show));
        sections.push(things::players(show));
        sections.push(things::sights(show));
        sections.push(tree::log(show));
        sections.push(tree::controls(show));
        sections
    }

    fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
        choices::recommended(show, targets)
    }

    /// The cards that are asked about as their sheet shows them, and after them what else may be done.
    fn arrange(show: &Show, answers: &mut [Target]) {
        let Some(sheet) = Self::opens(show.view) else {
            return;
        };
        let cards = things::cards(show, sheet);
        let place = |target: &Target| cards.iter().position(|card| Target::Thing(*card) == *target);
        sorting::by_key(answers, |target| place(target).unwrap_or(cards.len()));
    }

    /// The Foreign Trader, an Order and what may be built instead of what was chosen, and the way past all that can be taken.
    fn is_at_hand(target: Target) -> bool {
        matches!(
            target,
            Target::Thing(Thing::Trader | Thing::Order(_) | Thing::Shop(..) | Thing::House(_))
                | Target::Move(Move::GoOn)
        )
    }

    const LEADS_ON: bool = true;

    /// With a Place that is meant, a Support card, and by Postal System another Influence card, says what is to be played there as well.
    fn leads_on(&self, view: &View, entry: &Entry<Self>, target: Target) -> Option<Move> {
        let table = &view.table;
        entry.waiting().filter(|action| match (action, target) {
            (Move::Go(_) | Move::Trader(_), Target::Thing(Thing::Support(support))) => table.me().supports(support) > 0,
            (Move::Go(_), Target::Thing(Thing::Card(_))) => influence::asks(self, table),
            _ => false,
        })
    }

    fn goes_on(action: Move) -> bool {
        action == Move::GoOn
    }

    fn last_turn(show: &Show) -> Option<String> {
        let table = show.table();
        let ask = table.decision()?.ask;
        // Where a turn begins, and where it can be ended.
        let tells = matches!(ask, Ask::Place | Ask::End) && show.view.seat == Some(table.active);
        let last = table.round == ROUNDS && table.turn + PLAYERS >= TURNS;
        (tells && last).then(|| show.words.text(Key::TreeLastTurn).to_owned())
    }

    fn lacking(show: &Show) -> Option<String> {
        choices::spoken_lack(show)
    }

    fn waste(show: &Show, action: Move) -> Option<String> {
        outlook::waste(show, action).map(|waste| Self::wasted(show.words, waste).to_owned())
    }

    fn deed(show: &Show, action: Move) -> String {
        let speech = show.speech();
        let sum = |place, comer| hints::sum_of(show, &speech, place, comer, Tell::Sum);
        let told = match action {
            Move::Go(place) => {
                let level = hints::lowest(&speech, show.me());
                let sum = level.and_then(|level| sum(place, Comer::Card(level)));
                sum.into_iter().chain(outlook::follows(show, action)).collect()
            }
            Move::Trader(place) => sum(place, Comer::Trader).into_iter().collect(),
            Move::Learn(slot, _) => {
                let effect = show
                    .table()
                    .technology(slot)
                    .map(|title| speech.effect(title).to_owned());
                effect.into_iter().chain(outlook::follows(show, action)).collect()
            }
            action => outlook::follows(show, action),
        };
        let said = speech.action_long(action);
        told.into_iter().fold(said, |said, line| show.words.then(said, line))
    }

    fn mine(show: &Show) -> String {
        let mine = show.spoken(Target::Player(show.me()));
        let hand = &show.view.hand;
        let order = |order| show.speech().order(order);
        // What is looked at is told apart from what is held.
        let looked = (!hand.looked.is_empty()).then(|| show.words.phrase(Tell::LookedAtNow).to_owned());
        let orders = hand.orders.iter().map(order).chain(looked);
        orders
            .chain(hand.looked.iter().map(order))
            .fold(mine, |said, order| show.words.then(said, order))
    }

    fn scores(show: &Show) -> String {
        things::scores(show)
    }

    /// A Place lies among others, of which none matters to it; it is typed by two letters.
    fn lies(show: &Show, target: Target) -> [Option<String>; 2] {
        let Target::Thing(Thing::Place(place)) = target else {
            return [None, None];
        };
        let letters = [("letters", letters(place).into())];
        [None, Some(show.speech().say(Tell::TypedAs, &letters))]
    }

    fn end(show: &Show) -> Vec<String> {
        let (words, table) = (show.words, show.table());
        let mut told = vec![words.fill(Key::FinalRound, &[("round", ROUNDS.into())])];
        if table.round >= ROUNDS {
            told.push(words.text(Key::LastRound).to_owned());
        }
        if table.decision().is_none() {
            told.push(show.speech().outcome());
        }
        told
    }
}
