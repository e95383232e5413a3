//! Yokohama's table for who hears it or plays it by keys.

use super::{Section, Show, Target, Thing, choices, gauges, outlook, payment, question, things};
use crate::table::{Heard, tree};
use crate::yokohama::words::Caption;
use crate::yokohama::{Ask, Move, Yokohama};

impl Heard for Yokohama {
    fn sections(show: &Show) -> Vec<Section> {
        let mut sections = vec![things::table(show), tree::question(show)];
        sections.push(things::belongings(show));
        sections.extend(things::areas(show));
        sections.extend(things::boards(show));
        sections.push(things::goals(show));
        sections.push(tree::players(show));
        sections.push(things::sights(show));
        sections.push(tree::log(show));
        sections.push(tree::controls(show));
        sections
    }

    fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
        choices::recommended(show, targets)
    }

    fn goes_on(action: Move) -> bool {
        action == Move::GoOn
    }

    /// Of several ways to an Area the cheapest.
    fn one_of(moves: &[Move]) -> Option<Move> {
        match *moves {
            [action] => Some(action),
            _ if moves.iter().all(|action| matches!(action, Move::Go(..))) => {
                moves.iter().copied().min_by_key(|action| choices::toll(*action))
            }
            _ => None,
        }
    }

    fn last_turn(show: &Show) -> Option<String> {
        let table = show.table();
        let ask = table.decision().map(|decision| decision.ask);
        // Where a turn begins, whichever question that is, and where it can be ended.
        let tells = match ask {
            Some(Ask::Before | Ask::After) => true,
            Some(Ask::Placement(placed)) => placed.count == 0,
            _ => false,
        };
        let last = show.words.last_turn(table, show.me());
        let last = last.filter(|_| tells && show.view.seat.is_some());
        last.map(str::to_owned)
    }

    fn lacking(show: &Show) -> Option<String> {
        payment::spoken_lack(show)
    }

    fn waste(show: &Show, action: Move) -> Option<String> {
        outlook::waste(show, action).map(|waste| show.words.waste(waste).to_owned())
    }

    fn deed(show: &Show, action: Move) -> String {
        deed(show, action)
    }

    fn begun(show: &Show, target: Target, ways: &[Move]) -> Option<String> {
        let (Target::Thing(Thing::Place(place)), &[action, ..]) = (target, ways) else {
            return None;
        };
        Some(match show.speech().prospect(action) {
            Some(prospect) if matches!(action, Move::Go(..)) => show.words.then(prospect.title, prospect.detail),
            _ => show.words.place(show.table(), place),
        })
    }

    fn is_offered(thing: Thing) -> bool {
        matches!(thing, Thing::Offer(_))
    }

    fn stands(show: &Show) -> Option<Thing> {
        show.table().seats[show.me()].president.map(Thing::Place)
    }

    fn mine(show: &Show) -> String {
        let mine = show.speech().spoken_player(show.me());
        let offer = show.view.hand.offer.into_iter().flatten();
        let orders = show.view.hand.orders.iter().chain(offer);
        orders
            .map(|order| show.speech().spoken_order(order))
            .fold(mine, |said, order| show.words.then(said, order))
    }

    fn scores(show: &Show) -> String {
        show.speech().spoken_scores()
    }

    fn end(show: &Show) -> Vec<String> {
        let (words, table) = (show.words, show.table());
        let gauges = table.conditions().into_iter();
        let gauges = gauges.map(|condition| gauges::spoken(show, &condition));
        let last = words.last_turn(table, show.me()).map(str::to_owned);
        let ending = show.speech().ending().into_iter();
        gauges
            .chain(ending)
            .chain(words.last_round(table))
            .chain(last)
            .collect()
    }

    fn lies(show: &Show, target: Target) -> [Option<String>; 2] {
        let Target::Thing(Thing::Place(place)) = target else {
            return [None, None];
        };
        let square = [("square", show.view.square(place).into())];
        [
            Some(show.words.spoken_neighbours(show.table(), place)),
            Some(show.words.fill(Caption::SpokenSquare, &square)),
        ]
    }
}

/// What a move does, in a sentence that names the card it is about.
fn deed(show: &Show, action: Move) -> String {
    let (words, game, table, speech) = (show.words, show.game, show.table(), show.speech());
    let said = speech.spoken_choice(action);
    match action {
        Move::Keep(which) => question::offered_order(show, which).map_or(said, |order| speech.keeping_long(order)),
        Move::Learn(space, _) => {
            let board = table.board(table.acting.place).area.board();
            let cards = table.laboratories.get(usize::from(board));
            let card = cards.and_then(|cards| cards.get(usize::from(space)).copied().flatten());
            card.map_or(said.clone(), |card| words.then(said, words.spoken_effect(game, card)))
        }
        _ => said,
    }
}
