//! What the move in question would come to, before it is made, and a quiet word about what it would waste. It is told from what the seat may see.

use super::hints;
use super::{Show, Target, icons, question};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Mark, Rect, Symbol, palette};
use crate::duel::components::{Criterion, Good, Place, Support};
use crate::duel::content::Gain;
use crate::duel::course::Category;
use crate::duel::rules::bonus;
use crate::duel::rules::places::EARNED;
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel, Move, Score, Table, Waste};
use crate::table::Explained as _;
use crate::table::changes::{self, Change, signed};
use crate::table::dock;
use crate::table::row::Row;
use crate::words::Question;

/// The move in question, and what it would come to.
pub(super) struct Outlook {
    action: Option<Move>,
    /// How things would stand after it; of a Place it is told apart.
    after: Option<Table>,
    /// What it would waste, of the kinds that the player wants to hear of.
    waste: Option<Waste>,
}

impl Outlook {
    /// What the hover, the focus or what is half entered means.
    pub(super) fn of(show: &Show) -> Self {
        let action = in_question(show);
        let after = match action {
            None | Some(Move::Go(_) | Move::Trader(_)) => None,
            Some(action) => Some(show.after(action).table),
        };
        let waste = action.and_then(|action| waste(show, action));
        Self { action, after, waste }
    }

    /// Whether a move is in question, so that something is told of it.
    pub(super) const fn is_told(&self) -> bool {
        self.action.is_some()
    }

    /// How things would stand after the move, if that is known.
    pub(super) const fn after(&self) -> Option<&Table> {
        self.after.as_ref()
    }

    /// What is asked, or of a Place that is meant that it would be chosen; below it what its Influence would be made of, and what a move would waste.
    pub(super) fn question(&self, show: &Show) -> Question {
        let asked = question::question(show);
        let looked_at = match self.action {
            Some(Move::Go(place)) => self.arriving(show, place),
            Some(Move::Trader(place)) => {
                hints::sum(show, &show.speech(), place, Tell::SumAlone).map(|detail| Question {
                    detail,
                    ..asked.clone()
                })
            }
            Some(action @ (Move::Learn(..) | Move::Church(..))) if show.entry.chosen().is_none() => Some(Question {
                title: show.speech().action_long(action),
                ..asked.clone()
            }),
            _ => None,
        };
        let Question { title, detail } = looked_at.unwrap_or(asked);
        Question {
            title,
            detail: self.told(show, detail),
        }
    }

    /// The sum that the Influence at a Place that is meant would be, in figures.
    pub(super) fn reckoned(&self, show: &Show) -> Option<String> {
        let total = hints::total(show, meant_place(show)?)?;
        let sum = hints::reckoning(show, total)?;
        let args = [("parts", sum.into()), ("influence", total.into())];
        Some(self.told(show, show.speech().say(Tell::SumAlone, &args)))
    }

    /// What is asked of a Place that is meant; `None` where it gives nothing to tell.
    fn arriving(&self, show: &Show, place: Place) -> Option<Question> {
        let speech = show.speech();
        let level = hints::lowest(&speech, show.me())?;
        let args = [("place", speech.place(place).into()), ("level", level.into())];
        Some(Question {
            title: speech.say(Tell::PlaceWith, &args),
            detail: hints::sum(show, &speech, place, Tell::SumAlone)?,
        })
    }

    /// A line of detail, and after it what follows from the move and what it would waste.
    pub(super) fn told(&self, show: &Show, detail: String) -> String {
        self.told_with(show, detail, self.follows(show).into_iter())
    }

    /// What follows from the move and what it would waste where its outcome stands below in a width: that tells of a Trader itself, if it has room.
    pub(super) fn told_above(&self, show: &Show, size: f32, w: f32) -> String {
        let is_shown = self.row(show, size).is_some_and(|row| row.width() <= w);
        let follows = self.follows(show).into_iter();
        let follows = follows.filter(|(tell, _)| !is_shown || *tell != Tell::TraderJoins);
        self.told_with(show, String::new(), follows)
    }

    /// A line of detail, and after it some of what follows from the move and what it would waste.
    fn told_with(&self, show: &Show, detail: String, follows: impl Iterator<Item = (Tell, String)>) -> String {
        let waste = self.waste.map(|waste| Duel::wasted(show.words, waste).to_owned());
        let lines = follows.map(|(_, line)| line).chain(waste);
        lines.fold(detail, |told, line| match told.is_empty() {
            true => line,
            false => show.words.then(told, line),
        })
    }

    /// What follows from the move beyond what it costs and gives, a sentence each: what opens the Place, the point more of a later Technology, a
    /// Trader, the lead in something, the end of the turn.
    fn follows(&self, show: &Show) -> Vec<(Tell, String)> {
        let opening = self.action.and_then(|action| opening(show, action));
        let mut follows: Vec<(Tell, String)> = opening.into_iter().collect();
        let Some(after) = self.after() else {
            return follows;
        };
        let (me, now, speech) = (show.me(), show.table(), show.speech());
        let [before, then] = scores(show, after);
        let is_later = matches!(self.action, Some(Move::Learn(..))) && now.seats[me].later_point() > 0;
        let recruits = |table: &Table, criterion| table.seats[me].recruited.contains(criterion);
        let new = |criterion: &Criterion| recruits(after, *criterion) && !recruits(now, *criterion);
        let joins = Criterion::ALL.into_iter().filter(new).map(|criterion| {
            let args = [("criterion", speech.criterion(criterion).into())];
            (Tell::TraderJoins, speech.say(Tell::TraderJoins, &args))
        });
        let plain = |(follows, tell): (bool, Tell)| follows.then(|| (tell, show.words.phrase(tell).to_owned()));
        let leads = [
            (then.technology_bonus > before.technology_bonus, Tell::LeadsInCosts),
            (then.most_orders > before.most_orders, Tell::LeadsInOrders),
        ];
        follows.extend(plain((is_later, Tell::OneMoreToPay)));
        follows.extend(joins);
        follows.extend(leads.into_iter().filter_map(plain));
        let turned = after.seats[me].turned.saturating_sub(now.seats[me].turned);
        let turns_fewer = self.action.is_some_and(|action| turned < turns(show, action));
        follows.extend(plain((turns_fewer, Tell::TurnsFewer)));
        if self.action.is_some_and(|action| may_end(show, action)) && after.turn != now.turn {
            follows.push((Tell::TurnEnds, show.words.phrase(Tell::TurnEnds).to_owned()));
        }
        follows
    }

    /// What is told, and below it what the move would come to, as far as there is room.
    pub(super) fn draw(&self, show: &Show, told: &str, size: f32, rect: Rect) -> Vec<Mark> {
        let mut rest = rect;
        let mut marks = self.lead(show, told, size, &mut rest);
        let place = matches!(self.action, Some(Move::Go(_) | Move::Trader(_)));
        // Apart from what is below it, as far as there is room.
        let tall = size * if place { LINE } else { TALLEST };
        rest.take_top(((rest.h - tall) * 0.4).held(2.0, 8.0));
        marks.extend(match place {
            true => self.at_place(show, size, rest),
            false => self.outcome(show, size, rest),
        });
        marks
    }

    /// What is told, at the top of a rectangle, which becomes as much lower: of a Place that is meant the sum that its Influence would be, where that has
    /// room in a line and nothing else is to be told.
    pub(super) fn lead(&self, show: &Show, told: &str, size: f32, rect: &mut Rect) -> Vec<Mark> {
        let place = meant_place(show).filter(|_| self.told(show, String::new()).is_empty());
        let sums = [size, size - 1.0].into_iter();
        let mut sums = sums.filter_map(|size| sum_in_line(show, place?, size));
        let sum = sums.find(|sum| sum.width() <= rect.w);
        if let Some(sum) = sum.filter(|_| rect.h >= size * 1.28) {
            return sum.within(rect.take_top(size * 1.28), Align::Start).collect();
        }
        let marks = dock::detail(told, size, balanced(told, size, *rect));
        rect.take_top(marks.len() as f32 * size * 1.28);
        marks
    }

    /// How high that is in a width, where there is room for all of it.
    pub(super) fn lead_height(&self, show: &Show, told: &str, size: f32, w: f32) -> f32 {
        let whole = Rect::new(0.0, 0.0, w, 1000.0);
        let mut rest = whole;
        self.lead(show, told, size, &mut rest);
        whole.h - rest.h
    }

    /// What a Place that is meant would give, in a line at the top of a rectangle that has room for it.
    pub(super) fn at_place(&self, show: &Show, size: f32, mut rect: Rect) -> Vec<Mark> {
        let Some(Move::Go(place) | Move::Trader(place)) = self.action else {
            return Vec::new();
        };
        let line = |size, telling| in_line(show, place, size, telling);
        // In words if they have room, and then as large as that.
        let mut words = [size * 1.1, size]
            .into_iter()
            .filter_map(|size| line(size, Telling::Words));
        let line = words
            .find(|line| line.width() <= rect.w)
            .or_else(|| line(size, Telling::Signs))
            .filter(|_| rect.h >= size * 1.7);
        let at = rect.take_top(size * LINE);
        line.map_or_else(Vec::new, |line| line.fitting(at.w).within(at, Align::Start).collect())
    }

    /// What the move costs and gives, beside words of a type size; nothing of a Place.
    fn row(&self, show: &Show, size: f32) -> Option<Row> {
        outcome(show, self.after()?, size + 1.0)
    }

    /// How high it is told at most what the move would come to; 0 where that is nothing.
    pub(super) fn outcome_height(&self, show: &Show, size: f32) -> f32 {
        self.row(show, size).map_or(0.0, |_| size * TALLEST)
    }

    /// What the move would come to in one line, at the top of a rectangle, and behind or below that where the points come from, as far as it has room;
    /// nothing where it has none, and of a Place.
    pub(super) fn outcome(&self, show: &Show, size: f32, mut rect: Rect) -> Vec<Mark> {
        let Some(row) = self
            .row(show, size)
            .filter(|row| row.width() <= rect.w && rect.h >= size * 1.5)
        else {
            return Vec::new();
        };
        let line = rect.take_top(size * 1.7);
        let mut marks = Vec::new();
        if let Some(sources) = self.after().and_then(|after| sources(show, after, size)) {
            let whole = row.clone().gap(9.0).then(sources.clone());
            if whole.width() <= line.w {
                return whole.within(line, Align::Start).collect();
            }
            if sources.width() <= rect.w && rect.h >= size * 1.3 {
                marks.extend(sources.within(rect.take_top(size * 1.3), Align::Start));
            }
        }
        marks.extend(row.within(line, Align::Start));
        marks
    }
}

/// A rectangle for a text, narrower where that leaves no short last line.
fn balanced(text: &str, size: f32, rect: Rect) -> Rect {
    let broken = |w: f32| letters::wrap(Face::Sans, size, text, w);
    let lines = broken(rect.w).len();
    let is_even = |w: &f32| {
        let broken = broken(*w);
        let last = broken.last().map_or(0.0, |line| letters::width(Face::Sans, size, line));
        broken.len() == lines && last >= w * 0.4
    };
    let widths = [1.0, 0.92, 0.84, 0.76].map(|share| rect.w * share);
    // Where it has to be set smaller it wants the whole width.
    let has_room = lines as f32 * size * 1.28 <= rect.h;
    let w = widths.into_iter().find(is_even).filter(|_| lines > 1 && has_room);
    Rect {
        w: w.unwrap_or(rect.w),
        ..rect
    }
}

/// How high it is told what a Place would give, and at most what another move would come to, in sizes of its type.
const LINE: f32 = 1.9;
const TALLEST: f32 = 3.0;

/// What opens an occupied Place that a move goes to, which uses that up (rulebook: Technology cards).
fn opening(show: &Show, action: Move) -> Option<(Tell, String)> {
    let Move::Go(place) = action else {
        return None;
    };
    let (table, speech) = (show.table(), show.speech());
    let titles = || {
        table
            .openers(place)
            .map(|opener| speech.title(opener.into()).to_owned())
    };
    table.occupied(place).then(|| {
        let args = [("titles", show.words.commas(titles()).into())];
        (Tell::OpensIt, speech.say(Tell::OpensIt, &args))
    })
}

/// How many imported goods what a move brings is printed to turn.
fn turns(show: &Show, action: Move) -> u16 {
    let (content, table) = (show.game.content(), show.table());
    let gains: &[Gain] = match action {
        Move::Bonus(slot) => {
            let card = table.bonus[usize::from(slot)];
            let given = usize::from(table.rewards_asked().unwrap_or_default());
            content
                .bonus
                .get(usize::from(card.0))
                .map_or(&[], |row| &row.rewards[..given])
        }
        Move::Deliver(order) => content.orders.get(usize::from(order.0)).map_or(&[], |row| &row.reward),
        Move::Church(slot, _) => {
            let card = table
                .church_card(slot)
                .and_then(|card| content.church.get(usize::from(card.0)));
            card.map_or(&[], |row| &row.reward)
        }
        _ => &[],
    };
    let each = gains.iter().map(|gain| match gain {
        Gain::Turns(n) => u16::from(*n),
        _ => 0,
    });
    each.sum()
}

/// Whether a move ends the turn, where that is to be told of it.
pub(super) fn ends_turn(show: &Show, action: Move) -> bool {
    may_end(show, action) && show.after(action).table.turn != show.table().turn
}

/// Whether it is told of a move that it ends the turn, if it does: of one that goes to no Place, and is not called that.
fn may_end(show: &Show, action: Move) -> bool {
    let is_called_so = |ask: Ask| ask == Ask::End && action == Move::GoOn;
    let asks = |ask: Ask| ask.is_in_a_turn() && !is_called_so(ask);
    let is_asked = show.table().decision().is_some_and(|decision| asks(decision.ask));
    is_asked && !matches!(action, Move::Go(_) | Move::Trader(_))
}

/// What follows from a legal move, beyond what it says itself that it costs and gives, a sentence each: what an answer to a Support card makes of the
/// Influence, and where the score goes.
pub(super) fn follows(show: &Show, action: Move) -> Vec<String> {
    let after = Some(show.after(action).table);
    let outlook = Outlook {
        action: Some(action),
        after,
        waste: None,
    };
    let influence = hints::made(show, action).map(|influence| answered(show, influence));
    let follows = outlook.follows(show).into_iter().map(|(_, told)| told);
    // What a Place brings may still be asked about: its score is none yet.
    let after = outlook.after().filter(|_| !matches!(action, Move::Go(_)));
    let score = after.and_then(|after| scored(show, after));
    influence.into_iter().chain(follows).chain(score).collect()
}

/// What an Influence gives at the Place of the action, for which a Support card is asked, and the Bonus card that comes with so much.
fn answered(show: &Show, influence: u8) -> String {
    let gives = hints::yields(show, show.me(), show.table().action().place, influence).to_string();
    let bonus = brings(influence).map(|tell| show.words.phrase(tell).to_owned());
    let gives = show.words.commas(std::iter::once(gives).chain(bonus));
    let args = [("influence", influence.into()), ("gives", gives.into())];
    show.speech().say(Tell::WouldGive, &args)
}

/// Where the score would go, in a sentence; nothing if it would stay.
fn scored(show: &Show, after: &Table) -> Option<String> {
    let [now, then] = scores(show, after).map(|score| score.total());
    let args = [("now", now.into()), ("then", then.into())];
    (now != then).then(|| show.speech().say(Tell::ScoreGoes, &args))
}

/// The score of the player at the lower edge, now and as things would stand.
fn scores(show: &Show, after: &Table) -> [Score; 2] {
    [show.table(), after].map(|table| show.game.score(table)[show.me()])
}

/// The Bonus rewards that come with an Influence (rulebook: Bonus cards).
fn brings(influence: u8) -> Option<Tell> {
    let rewards = match bonus::rewards(influence) {
        1 => Tell::BonusFirst,
        2 => Tell::BonusFirstTwo,
        _ => Tell::BonusAll,
    };
    (influence >= bonus::LEAST).then_some(rewards)
}

/// What a legal move would waste, of the kinds that the player wants to hear of.
pub(super) fn waste(show: &Show, action: Move) -> Option<Waste> {
    let waste = show.game.waste_of(show.view, action)?;
    (!show.entry.manner().hints.contains(waste)).then_some(waste)
}

/// The Influence that an action would come to by what is meant: at a Place, or by an answer while a Support card is asked for.
pub(super) fn reached(show: &Show) -> Option<u8> {
    match in_question(show)? {
        Move::Go(place) | Move::Trader(place) => hints::total(show, place),
        answer => hints::made(show, answer),
    }
}

/// What a Support card would make of the Influence, of which there is one: while one is asked for, and at a Place that is meant.
pub(super) fn supported(show: &Show, support: Support) -> Option<u8> {
    let held = show.table().seats[show.me()].supports(support) > 0;
    let asked = hints::made(show, Move::Support(support, false));
    let meant = || {
        let place = meant_place(show)?;
        let total = hints::total(show, place)?;
        let [with, without] = [Some(support), None].map(|support| show.table().influence_added(place, support, false));
        Some(total + with - without)
    };
    asked.or_else(meant).filter(|_| held)
}

/// The Place that is pointed at, where it would be chosen.
pub(super) fn meant_place(show: &Show) -> Option<Place> {
    match in_question(show)? {
        Move::Go(place) | Move::Trader(place) => Some(place),
        _ => None,
    }
}

/// The sum that the Influence at a Place would be, in a line, what it comes to in bold: `Card 3 + Shop 1 = Influence 4`.
fn sum_in_line(show: &Show, place: Place, size: f32) -> Option<Row> {
    let [terms @ .., total] = &hints::terms(show, place)?[..] else {
        return None;
    };
    let row = Row::new(size).face(Face::Sans).text(terms.join(" + ") + " = ");
    Some(row.face(Face::SansBold).text(total.as_str()))
}

/// How it is told in a line what choosing a Place would come to.
#[derive(Clone, Copy)]
enum Telling {
    /// A word for each figure.
    Words,
    /// Signs as far as they say it, where there is little room.
    Signs,
}

/// What choosing a Place would come to, in a line: what the Place gives, what a Trading House earns, and the Bonus card; in that order, so that
/// Places can be compared.
fn in_line(show: &Show, place: Place, size: f32, telling: Telling) -> Option<Row> {
    let influence = hints::total(show, place)?;
    let speech = show.speech();
    let told = |row: Row, text: &str| row.gap(6.0).then(Row::new(size).face(Face::Sans).text(text));
    let line = Row::new(size * 1.15).icon_size(size * 1.7);
    let yields = hints::yields_told(show, show.me(), place, influence);
    let line = icons::amount(line, yields, icons::yielded(place));
    let line = match show.table().board(place).house {
        Some(owner) => {
            let line = icons::amount(line.gap(size * 1.2), EARNED, Symbol::Yen);
            match telling {
                Telling::Words if owner == show.me() => told(line, show.words.phrase(Tell::YourHouse)),
                Telling::Words => told(line, &speech.say(Tell::ToSeat, &[("seat", show.name(owner).into())])),
                Telling::Signs => line.gap(3.0).tinted(Symbol::TradingHouse, show.crest(owner).color()),
            }
        }
        None => line,
    };
    let Some(rewards) = brings(influence) else {
        return Some(line);
    };
    Some(told(
        line.gap(size * 1.2).icon(Symbol::Bonus),
        show.words.phrase(rewards),
    ))
}

/// What a move costs and gives its player, after which things stand so; nothing if it only goes on.
fn outcome(show: &Show, after: &Table, size: f32) -> Option<Row> {
    let me = show.me();
    let points = scores(show, after).map(|score| score.total());
    let (before, after) = (&show.table().seats[me], &after.seats[me]);
    let goods = Good::ALL.map(|good| Change::new(good, before.good(good), after.good(good)));
    let mut all = vec![Change::new(Symbol::Yen, before.yen, after.yen)];
    all.extend(goods);
    all.extend([
        Change::new(Symbol::Import, before.imports, after.imports),
        Change::new(Symbol::ImportTurned, before.turned, after.turned),
        Change::new(Symbol::Order, before.orders_in_hand, after.orders_in_hand),
        Change::new(icons::PRODUCTION, before.technologies.len(), after.technologies.len()),
        Change::new(icons::FAITH, before.church.len(), after.church.len()),
        Change::new(icons::TRADER, before.traders, after.traders),
    ]);
    // How much one adds stands beside it, lest the number of cards be taken for that.
    let supports = Support::ALL.map(|support| {
        let by = i32::from(after.supports(support)) - i32::from(before.supports(support));
        let row = Row::new(size).icon_size(size * 1.4).face(Face::SansBold);
        let row = row.text(signed(by)).gap(2.0).icon(Symbol::Support).gap(3.0);
        let adds = format!("({})", show.speech().support(support));
        (by != 0).then(|| row.face(Face::Sans).text(adds).gap(7.0))
    });
    let rows = changes::row(&all, size, show.crest(me).color()).into_iter();
    let row = rows.chain(supports.into_iter().flatten()).reduce(Row::then)?;
    Some(match points {
        [now, then] if now != then => {
            let row = row.gap(3.0).face(Face::Sans).text(show.words.phrase(Tell::ScoreShort));
            row.gap(5.0)
                .face(Face::SansBold)
                .amount(format!("{now} → {then}"), Symbol::Point)
        }
        _ => row,
    })
}

/// Where the points come from by which a move would change the score, by the lines of the score sheet; nothing if it would not.
fn sources(show: &Show, after: &Table, size: f32) -> Option<Row> {
    let [now, then] = scores(show, after).map(|score| score.lines());
    let changed = then.into_iter().zip(now).map(|(then, now)| then - now);
    let named = Category::ALL.into_iter().zip(changed);
    let told = named.filter(|(_, by)| *by != 0).map(|(category, by)| {
        // What counts by twos and threes is no line of what was gained.
        let line = match category {
            Category::Yen => show.words.phrase(Tell::YenLeft),
            Category::Goods => show.words.phrase(Tell::GoodsLeft),
            category => show.words.text(category.key()),
        };
        let row = Row::new(size).face(Face::Sans).color(palette::MUTE);
        row.text(line).gap(4.0).amount(signed(by), Symbol::Point)
    });
    told.reduce(|told, source| told.gap(10.0).then(source))
}

/// The move in question; else the end of the turn, if that is asked.
fn in_question(show: &Show) -> Option<Move> {
    show.in_question().or_else(|| {
        let ends = question::is_end_asked(show) && show.entry.chosen().is_none();
        (ends && show.entry.is_lit(Target::Move(Move::GoOn))).then_some(Move::GoOn)
    })
}
