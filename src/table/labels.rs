//! What is said of each thing that can be touched.

use super::question;
use super::target::Target;
use super::{Labels, Show};
use crate::drawing::scene::Node;
use crate::yokohama::components::Piece;
use crate::yokohama::{Move, Shrine};

impl Show<'_> {
    /// The spoken label of a target for what is drawn of it; empty where labels are left out.
    pub(super) fn label(&self, target: Target) -> String {
        match self.labels {
            Labels::Told => self.spoken(target),
            Labels::Untold => String::new(),
        }
    }

    /// The spoken label of a node with a target, wherever it was left out as it was drawn.
    pub fn label_of(&self, node: &Node<Target>, target: Target) -> String {
        match node.label.as_str() {
            "" => self.spoken(target),
            own => own.to_owned(),
        }
    }

    /// The spoken label of a target.
    pub fn spoken(&self, target: Target) -> String {
        let (words, game, table, names) = (self.words, self.game, self.table(), self.names);
        let space = |place, piece, space| words.spoken_space(game, table, (place, piece, space), names);
        match target {
            // What cannot be taken or built now is told as what it is, for another Area may be the one that acts.
            Target::Token(place) if !self.entry.is_lit(target) => words.spoken_token(game, table, place, names),
            Target::Shop(place, number) if !self.entry.is_lit(target) => space(place, Piece::Shop, number),
            Target::House(place) if !self.entry.is_lit(target) => space(place, Piece::TradingHouse, 0),
            Target::Place(place) => words.spoken_area(game, table, place, self.view.seat, names),
            Target::Offer(which) => self.view.hand.offer.map_or_else(String::new, |offer| {
                let order = offer.get(usize::from(which)).copied();
                order.map_or_else(String::new, |order| words.spoken_order(game, table, order, names))
            }),
            Target::Order(board, space) => words.spoken_port(game, table, board, space, names),
            Target::Technology(board, space) => words.spoken_laboratory(game, table, board, space, names),
            Target::Church(space) => words.spoken_shrine(game, table, Shrine::Church, space, names),
            Target::Customs(space) => words.spoken_shrine(game, table, Shrine::Customs, space, names),
            Target::Token(_) => words.action(game, table, Move::TakeToken, names),
            Target::Shop(_, space) => words.action(game, table, Move::Shop(space), names),
            Target::House(_) => words.action(game, table, Move::House, names),
            Target::Achievement(stack) => words.spoken_achievement(game, table, stack, names),
            Target::Reward(space) => words.action(game, table, Move::Reward(space), names),
            Target::HandOrder(order) => words.spoken_order(game, table, order, names),
            Target::Agent(agent) => words.agent(agent),
            Target::HandAssistants => words.piece(Piece::Assistant).to_owned(),
            Target::Warehouse(piece) => words.piece(piece).to_owned(),
            Target::Good(good) => words.good(good).to_owned(),
            Target::Exchange(exchange) => words.exchange(exchange, &table.seats[self.me()]),
            Target::Move(action) | Target::Way(action) => words.action(game, table, action, names),
            Target::Player(seat) => words.spoken_player(game, table, seat, names),
            Target::Board(area) => words.area(area).to_owned(),
            Target::Told(number) => {
                let lines = self.log.iter().filter(|line| line.number == number);
                words.commas(lines.map(|line| line.text.clone()))
            }
            Target::Control(control) => words.text(control.key()).to_owned(),
            Target::Question => question::question(self).title,
            Target::Sight(_) => self
                .hint(target)
                .map_or_else(String::new, |hint| words.spoken_hint(&hint)),
        }
    }
}
