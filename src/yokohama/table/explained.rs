//! What is said of what lies on Yokohama's table.

use super::thing::Sight;
use super::{Show, Target, Thing, question};
use crate::game::Seat;
use crate::table::Explained;
use crate::words::{Key, Question, Speech, Words};
use crate::yokohama::components::{Area, Piece};
use crate::yokohama::words::{Caption, Hint, Subject};
use crate::yokohama::{Chapter, Event, Move, Shrine, Sign, View, Waste, Yokohama};

impl Explained for Yokohama {
    type Chapter = Chapter;

    fn chapter(words: Words, chapter: Chapter) -> &'static str {
        words.chapter(chapter)
    }

    /// A new card lies on the table with all that it says.
    fn lies_open(event: &Event) -> bool {
        matches!(event, Event::PortFilled { .. } | Event::LaboratoryFilled { .. })
    }

    fn question(show: &Show) -> Question {
        question::spoken(show)
    }

    fn spoken(show: &Show, thing: Thing) -> String {
        let (words, table, speech) = (show.words, show.table(), show.speech());
        let is_lit = show.entry.is_lit(Target::Thing(thing));
        let space = |place, piece, space| speech.spoken_space(place, piece, space);
        match thing {
            // What cannot be taken or built now is told as what it is, for another Area may be the one that acts.
            Thing::Token(place) if !is_lit => speech.spoken_token(place),
            Thing::Shop(place, number) if !is_lit => space(place, Piece::Shop, number),
            Thing::House(place) if !is_lit => space(place, Piece::TradingHouse, 0),
            Thing::Place(place) => speech.spoken_area(place, show.view.seat),
            Thing::Offer(which) => show.view.hand.offer.map_or_else(String::new, |offer| {
                let order = offer.get(usize::from(which)).copied();
                order.map_or_else(String::new, |order| speech.spoken_order(order))
            }),
            Thing::Order(board, space) => speech.spoken_port(board, space),
            Thing::Technology(board, space) => speech.spoken_laboratory(board, space),
            Thing::Church(space) => speech.spoken_shrine(Shrine::Church, space),
            Thing::Customs(space) => speech.spoken_shrine(Shrine::Customs, space),
            Thing::Token(_) => speech.action(Move::TakeToken),
            Thing::Shop(_, space) => speech.action(Move::Shop(space)),
            Thing::House(_) => speech.action(Move::House),
            Thing::Achievement(stack) => speech.spoken_achievement(stack),
            Thing::Reward(space) => speech.action(Move::Reward(space)),
            Thing::HandOrder(order) => speech.spoken_order(order),
            Thing::Agent(agent) => words.agent(agent),
            Thing::HandAssistants => words.piece(Piece::Assistant).to_owned(),
            Thing::Warehouse(piece) => words.piece(piece).to_owned(),
            Thing::Good(good) => words.good(good).to_owned(),
            Thing::Exchange(exchange) => words.exchange(exchange, &table.seats[show.me()]),
            Thing::Sight(_) => show
                .hint(Target::Thing(thing))
                .map_or_else(String::new, |hint| words.spoken_hint(&hint)),
        }
    }

    fn spoken_move(speech: &Speech<Self>, action: Move) -> String {
        speech.action(action)
    }

    fn spoken_player(speech: &Speech<Self>, seat: Seat) -> String {
        speech.spoken_player(seat)
    }

    fn spoken_sheet(words: Words, sheet: Area) -> &'static str {
        words.area(sheet)
    }

    fn told_aid(words: Words) -> &'static str {
        words.text(Caption::TipHelp)
    }

    fn told_own(words: Words) -> [&'static str; 2] {
        [Caption::OrdersLabel, Caption::TipOrders].map(|key| words.text(key))
    }

    fn told_more(words: Words) -> [&'static str; 2] {
        [words.text(Key::MoreTab), words.text(Caption::TipMore)]
    }

    fn squares(words: Words, view: &View) -> Vec<(String, &'static str)> {
        let places = view.table.places();
        let square = |place| (view.square(place), words.area(view.table.board(place).area));
        places.map(square).collect()
    }

    fn wasted(words: Words, hint: Waste) -> &'static str {
        words.waste(hint)
    }

    fn hint(show: &Show, target: Target) -> Option<Hint> {
        Some(show.speech().hint(show.view.seat, subject(show, target)?))
    }
}

/// What a target is about.
fn subject(show: &Show, target: Target) -> Option<Subject> {
    Some(match target {
        Target::Thing(Thing::Place(place)) => Subject::Area(place),
        Target::Thing(Thing::Offer(which)) => Subject::Order(*show.view.hand.offer?.get(usize::from(which))?),
        Target::Thing(Thing::Order(board, space)) => Subject::Port(board, space),
        Target::Thing(Thing::Technology(board, space)) => Subject::Laboratory(board, space),
        Target::Thing(Thing::Church(space)) => Subject::Shrine(Shrine::Church, space),
        Target::Thing(Thing::Customs(space)) => Subject::Shrine(Shrine::Customs, space),
        Target::Thing(Thing::Token(place)) => Subject::Token(place),
        Target::Thing(Thing::Shop(place, space)) => Subject::Space(place, Piece::Shop, space),
        Target::Thing(Thing::House(place)) => Subject::Space(place, Piece::TradingHouse, 0),
        Target::Thing(Thing::Achievement(stack)) => Subject::Achievement(stack),
        Target::Thing(Thing::Reward(space)) => Subject::Reward(space),
        Target::Thing(Thing::HandOrder(order)) => Subject::Order(order),
        Target::Thing(Thing::Agent(agent)) => Subject::Agent(agent),
        Target::Thing(Thing::HandAssistants) => Subject::Sign(Sign::Piece(Piece::Assistant)),
        Target::Thing(Thing::Warehouse(piece)) => Subject::Stock(piece),
        Target::Thing(Thing::Good(good)) => Subject::Sign(good.into()),
        Target::Thing(Thing::Exchange(exchange)) => Subject::Exchange(exchange),
        Target::Move(action) | Target::Way(action) => Subject::Move(action),
        Target::Player(seat) => Subject::Player(seat),
        Target::Sheet(area) => Subject::Board(area),
        Target::Control(_) | Target::Told(_) | Target::Question => return None,
        Target::Thing(Thing::Sight(thing)) => match thing {
            Sight::Gauge(cause) => {
                let gauge = show
                    .table()
                    .conditions()
                    .into_iter()
                    .find(|gauge| gauge.cause == cause)?;
                Subject::Gauge(cause, gauge.has, gauge.needs)
            }
            Sight::Step(step) => Subject::Step(step),
            Sight::Supply(country) => Subject::Supply(country),
            Sight::OrderDeck => Subject::OrderDeck,
            Sight::TechnologyDeck => Subject::TechnologyDeck,
            Sight::Station => Subject::Sign(Sign::Station),
        },
    })
}
