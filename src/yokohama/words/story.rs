//! What happened in a few lines: what was paid and gained stands with what it was for.
//!
//! "Eva places an Assistant in the Bank (¥1 to Jack)" and "Mary: Tea, Power 4 → 4 tea" rather than a line for each event.
//! What everybody could see on the table before the move is told too: the road of a President, the Order that lay in a Port.

use super::phrases::Log;
use super::{Arg, Speech};
use crate::game::Seat;
use crate::words::phrases::Told;
use crate::words::story::Storied;
use crate::yokohama::map::Place;
use crate::yokohama::{Event, Journey, Move, Payee, Step, Table, Why, Yokohama};

/// A line of the log.
pub type LogLine = crate::words::LogLine<Event>;

impl Storied for Yokohama {
    fn lines<'t>(
        speech: &Speech<'_, Self>,
        before: &dyn Fn(usize) -> &'t Table,
        events: &[(usize, Event)],
    ) -> Vec<LogLine>
    where
        Table: 't,
    {
        speech.story(before, events)
    }

    fn chosen(speech: &Speech<'_, Self>, seat: Seat, action: Move) -> String {
        speech.chosen(seat, action)
    }
}

impl Speech<'_, Yokohama> {
    /// The events of a move or of several, each with the number of its move, in lines. Give them as their reader may know them
    /// (`Happening::seen_by`): of a card that an event does not name only what lay open before is told. `before` gives the
    /// table before the move of a number.
    pub fn story<'t>(&self, before: &dyn Fn(usize) -> &'t Table, events: &[(usize, Event)]) -> Vec<LogLine> {
        let mut story = Story {
            scene: *self,
            before,
            number: 0,
            lines: Vec::new(),
            pays: Pays::Nothing,
            gains: None,
            paid: Vec::new(),
        };
        for (number, event) in events {
            story.number = *number;
            story.tell(event);
        }
        story.pay_off();
        story.lines.into_iter().map(|line| line.finish(self)).collect()
    }
}

/// When the price of something is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pays {
    /// It costs nothing.
    Nothing,
    /// Before it happens.
    Before,
    /// As soon as it has happened.
    After,
    /// As soon as it has happened, but it tells its price itself.
    Told,
}

/// When an event's price is paid.
const fn pays(event: &Event) -> Pays {
    match event {
        Event::Placed { .. }
        | Event::PresidentMoved { .. }
        | Event::Settled { .. }
        | Event::Recruited { .. }
        | Event::Learned { .. }
        | Event::OrderTaken { .. } => Pays::Before,
        Event::Delivered { .. } => Pays::After,
        Event::Exchanged { .. } => Pays::Told,
        _ => Pays::Nothing,
    }
}

/// Whether what is gained next is gained by an event.
const fn gives(event: &Event) -> bool {
    matches!(
        event,
        Event::Acted { .. }
            | Event::Settled { .. }
            | Event::Learned { .. }
            | Event::TokenTaken { .. }
            | Event::ShopBuilt { .. }
            | Event::HouseBuilt { .. }
            | Event::Achieved { .. }
            | Event::Delivered { .. }
    )
}

/// A line being written.
struct Line {
    number: usize,
    seat: Option<Seat>,
    text: String,
    brief: String,
    event: Option<Event>,
    /// What was paid for it.
    price: Vec<String>,
    /// What it gave.
    gain: Vec<String>,
}

impl Line {
    fn finish(self, scene: &Speech<'_, Yokohama>) -> LogLine {
        let mut text = self.text;
        if !self.price.is_empty() {
            let price = scene.words.commas(self.price);
            text = scene.say(Told::ForPrice, &[("line", text.into()), ("price", price.into())]);
        }
        if !self.gain.is_empty() {
            let gain = scene.words.commas(self.gain);
            text = scene.say(Told::WithGain, &[("line", text.into()), ("gain", gain.into())]);
        }
        LogLine {
            number: self.number,
            seat: self.seat,
            text,
            brief: self.brief,
            event: self.event,
        }
    }
}

/// A story being told.
struct Story<'a, 't> {
    scene: Speech<'a, Yokohama>,
    /// The table before the move of a number.
    before: &'a dyn Fn(usize) -> &'t Table,
    /// The number of the move that is being told.
    number: usize,
    lines: Vec<Line>,
    /// How the last line is paid for.
    pays: Pays,
    /// The line that gives what is gained next.
    gains: Option<usize>,
    /// What was paid and is not yet told what for.
    paid: Vec<(Seat, String)>,
}

impl Story<'_, '_> {
    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Paid { .. } if self.pays == Pays::Told => self.pays = Pays::Nothing,
            Event::Paid { seat, to, what, amount } => self.pay(seat, to, self.scene.words.amount(what, amount)),
            Event::Gained { what, amount, why, .. } => {
                self.pay_off();
                self.pays = Pays::Nothing;
                let told_apart = matches!(why, Why::Exchange | Why::Choice | Why::TradingHouse);
                match self.gains.filter(|_| !told_apart) {
                    Some(line) => {
                        let gain = self.gain(line, why, self.scene.words.amount(what, amount));
                        self.lines[line].gain.push(gain);
                    }
                    None => self.write(event, Vec::new()),
                }
            }
            _ => {
                self.pays = pays(event);
                if self.pays != Pays::Before {
                    self.pay_off();
                }
                let price = self.paid.drain(..).map(|(_, share)| share).collect();
                self.write(event, price);
                self.gains = gives(event).then(|| self.lines.len().saturating_sub(1));
            }
        }
    }

    /// What a line gives; what a Technology adds to something else is told as such.
    fn gain(&self, line: usize, why: Why, amount: String) -> String {
        let learned = matches!(self.lines[line].event, Some(Event::Learned { .. }));
        match why {
            Why::Technology if !learned => self.scene.say(Log::ByTechnology, &[("amount", amount.into())]),
            _ => amount,
        }
    }

    fn pay(&mut self, seat: Seat, to: Payee, amount: String) {
        let share = match to {
            Payee::Bank => amount,
            Payee::Seat(payee) => {
                let args = [("amount", amount.into()), ("payee", self.scene.name(payee))];
                self.scene.say(Told::Share, &args)
            }
        };
        match self.lines.last_mut() {
            Some(line) if self.pays == Pays::After => line.price.push(share),
            _ => self.paid.push((seat, share)),
        }
    }

    /// Tells a payment that nothing followed in a line of its own; what is gained next is gained by it.
    fn pay_off(&mut self) {
        let Some(&(seat, _)) = self.paid.first() else {
            return;
        };
        let amount = self.scene.words.commas(self.paid.drain(..).map(|(_, share)| share));
        let args = [("seat", self.scene.name(seat)), ("amount", amount.into())];
        let text = self.scene.say(Told::Paid, &args);
        self.gains = Some(self.lines.len());
        self.lines.push(Line {
            number: self.number,
            seat: Some(seat),
            brief: text.clone(),
            text,
            event: None,
            price: Vec::new(),
            gain: Vec::new(),
        });
    }

    fn write(&mut self, event: &Event, price: Vec<String>) {
        let open = self.open(event);
        if let Some(told) = self.scene.told(&open) {
            self.lines.push(Line {
                number: self.number,
                seat: event.seat(),
                brief: self.scene.told_briefly(&open).unwrap_or_else(|| told.clone()),
                text: self
                    .journey(event)
                    .or_else(|| self.scene.told_card(event))
                    .unwrap_or(told),
                event: Some(*event),
                price,
                gain: Vec::new(),
            });
        }
    }

    /// An event with the Order that it took: that lay open in the Port, whoever holds it now.
    fn open(&self, event: &Event) -> Event {
        match *event {
            Event::OrderTaken {
                seat,
                board,
                space,
                card: None,
            } => {
                let ports = &(self.before)(self.number).ports;
                let cards = ports.get(usize::from(board));
                let card = cards.and_then(|cards| *cards.get(usize::from(space))?);
                Event::OrderTaken {
                    seat,
                    board,
                    space,
                    card,
                }
            }
            known => known,
        }
    }

    /// How a President came to where it is, if that is more than a step.
    fn journey(&self, event: &Event) -> Option<String> {
        let Event::PresidentMoved {
            seat,
            from: Some(_),
            to: Some(to),
            toll,
        } = *event
        else {
            return None;
        };
        let args = [("seat", self.scene.name(seat)), ("place", self.scene.spot(to))];
        match self.scene.game.journey((self.before)(self.number), to, toll) {
            Journey::Walk(steps) => self.walk(args, &steps),
            Journey::Station => Some(self.scene.say(Log::PresidentByStation, &args)),
            Journey::Tram => Some(self.scene.say(Log::PresidentByTram, &args)),
            Journey::FromHand => None,
        }
    }

    /// A walk by what lies between its ends; `None` if that is nothing.
    fn walk(&self, [seat, place]: [(&'static str, Arg); 2], steps: &[Step]) -> Option<String> {
        let scene = self.scene;
        let mut passed = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            passed.extend(scene.table.canal().filter(|_| step.canal));
            passed.extend((number + 1 < steps.len()).then_some(step.to));
        }
        if passed.is_empty() {
            return None;
        }
        let name = |place: Place| scene.say(Log::Passed, &[("place", scene.spot(place))]);
        let way = scene.words.list(passed.into_iter().map(name));
        Some(scene.say(Log::PresidentWalks, &[seat, place, ("way", way.into())]))
    }
}
