//! What is said of each thing that can be touched.

use super::target::Target;
use super::{Labels, Show};
use crate::drawing::scene::Node;
use crate::yokohama::components::Piece;
use crate::yokohama::table::question;
use crate::yokohama::{Move, Shrine};

impl Show<'_> {
    /// The spoken label of a target for what is drawn of it; empty where labels are left out.
    pub(crate) fn label(&self, target: Target) -> String {
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
        let (words, table, speech) = (self.words, self.table(), self.speech());
        let space = |place, piece, space| speech.spoken_space(place, piece, space);
        match target {
            // What cannot be taken or built now is told as what it is, for another Area may be the one that acts.
            Target::Token(place) if !self.entry.is_lit(target) => speech.spoken_token(place),
            Target::Shop(place, number) if !self.entry.is_lit(target) => space(place, Piece::Shop, number),
            Target::House(place) if !self.entry.is_lit(target) => space(place, Piece::TradingHouse, 0),
            Target::Place(place) => speech.spoken_area(place, self.view.seat),
            Target::Offer(which) => self.view.hand.offer.map_or_else(String::new, |offer| {
                let order = offer.get(usize::from(which)).copied();
                order.map_or_else(String::new, |order| speech.spoken_order(order))
            }),
            Target::Order(board, space) => speech.spoken_port(board, space),
            Target::Technology(board, space) => speech.spoken_laboratory(board, space),
            Target::Church(space) => speech.spoken_shrine(Shrine::Church, space),
            Target::Customs(space) => speech.spoken_shrine(Shrine::Customs, space),
            Target::Token(_) => speech.action(Move::TakeToken),
            Target::Shop(_, space) => speech.action(Move::Shop(space)),
            Target::House(_) => speech.action(Move::House),
            Target::Achievement(stack) => speech.spoken_achievement(stack),
            Target::Reward(space) => speech.action(Move::Reward(space)),
            Target::HandOrder(order) => speech.spoken_order(order),
            Target::Agent(agent) => words.agent(agent),
            Target::HandAssistants => words.piece(Piece::Assistant).to_owned(),
            Target::Warehouse(piece) => words.piece(piece).to_owned(),
            Target::Good(good) => words.good(good).to_owned(),
            Target::Exchange(exchange) => words.exchange(exchange, &table.seats[self.me()]),
            Target::Move(action) | Target::Way(action) => speech.action(action),
            Target::Player(seat) => speech.spoken_player(seat),
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
