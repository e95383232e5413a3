//! Places and what is built there explained.

use super::super::{Show, Target, Thing};
use super::{Hint, sentence};
use crate::duel::components::{PLAYERS, Place};
use crate::duel::rules::traders;
use crate::duel::words::Tell;
use crate::duel::{Ask, Chapter, Duel, Move, Refusal, Step, Table};
use crate::game::Seat;
use crate::words::Speech;

/// A Place: what it gives, what it would give now, and what lies and stands there.
pub(super) fn place(show: &Show, speech: &Speech<Duel>, at: Place) -> Hint {
    let (game, table) = (speech.game, speech.table);
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    let rates = [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5)].map(|(slot, n)| (slot, game.rate(at, n).into()));
    let mut lines = vec![speech.does(at).to_owned(), speech.say(Tell::Rates, &rates)];
    lines.extend(sum(show, speech, at, Tell::Sum));
    lines.extend(acting(show, at).map(|influence| {
        let gives = yields(show, table.active, at, influence);
        speech.say(Tell::ActsHere, &[("influence", influence.into()), ("n", gives.into())])
    }));
    lines.extend(occupied(show, speech, at));
    let board = table.board(at);
    for seat in Seat::all(PLAYERS) {
        for (row, card) in table.seats[seat].cards.iter().enumerate() {
            if card.at == Some(at) {
                let level = game.level(row, card).into();
                lines.push(speech.say(Tell::CardOf, &[("seat", speech.name(seat)), ("level", level)]));
            }
        }
        if board.shops[usize::from(seat.0)] {
            lines.push(speech.say(Tell::ShopOf, &[("seat", speech.name(seat))]));
        }
        if board.house == Some(seat) {
            lines.extend([Tell::HouseOf, Tell::HousePays].map(|tell| speech.say(tell, &[("seat", speech.name(seat))])));
        }
    }
    if table.station == Some(at) {
        lines.push(plain(Tell::StationHere));
    }
    if at.is_always_open() {
        lines.push(plain(Tell::NeverTaken));
    }
    let chapter = match at {
        Place::Chinatown => Chapter::Chinatown,
        Place::Church => Chapter::Church,
        Place::Laboratory => Chapter::Laboratory,
        Place::Port => Chapter::Port,
        _ => Chapter::PlaceAction,
    };
    Hint::new(speech.place(at)).lines(lines).chapter(chapter)
}

/// A Shop or a Trading House, or where it would stand; `mine` is what the next own one costs, and how many there are left.
pub(super) fn building(
    speech: &Speech<Duel>,
    hint: Hint,
    stands: Option<(Tell, Seat)>,
    worth: Tell,
    (yen, left): (u16, u8),
) -> Hint {
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    let lines = match stands {
        Some((tell, seat)) => vec![speech.say(tell, &[("seat", speech.name(seat))])],
        None if left == 0 => vec![plain(Tell::NotBuilt), speech.reason(Refusal::NoneLeft)],
        None => {
            let costs = speech.say(Tell::BuildingCosts, &[("yen", yen.into()), ("n", left.into())]);
            vec![plain(Tell::NotBuilt), costs]
        }
    };
    hint.lines(lines)
        .lines([worth, Tell::BuiltWhen].map(plain))
        .chapter(Chapter::Construction)
}

/// Whether a Shop or a Trading House is built at a Place, may be built there now, or could be with more yen, as that is asked; a Trader that is being
/// sent goes to the Place instead.
pub(in super::super) fn is_building(show: &Show, place: Place, building: Thing) -> bool {
    let table = show.table();
    let built = table.board(place);
    let asked = table.decision().filter(|decision| decision.ask == Ask::Construction);
    let is_asked = asked.is_some_and(|decision| decision.seat == show.me() && table.action().place == place);
    let (stands, is_possible) = match building {
        Thing::Shop(_, seat) => {
            let is_own = seat == show.me();
            (built.shops[usize::from(seat.0)], is_own && table.shop_possible())
        }
        _ => (built.house.is_some(), table.house_possible()),
    };
    stands || is_asked && is_possible && !is_sent(show) || show.entry.begins_with(Target::Thing(building))
}

/// What acts at a Place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Comer {
    /// The lowest Influence card in hand, of a level.
    Card(u8),
    /// A Trader.
    Trader,
}

impl Comer {
    /// The Trader that is being sent, else the lowest card in hand; `None` where there is neither.
    fn of(show: &Show, speech: &Speech<Duel>) -> Option<Self> {
        match is_sent(show) {
            true => Some(Self::Trader),
            false => lowest(speech, show.me()).map(Self::Card),
        }
    }

    const fn influence(self) -> u8 {
        match self {
            Self::Card(level) => level,
            Self::Trader => traders::INFLUENCE,
        }
    }

    const fn told(self) -> Part {
        match self {
            Self::Card(_) => Part::new(Tell::PartCard, Tell::TermCard),
            Self::Trader => Part::new(Tell::PartTrader, Tell::TermTrader),
        }
    }
}

/// What the next Influence card of the view's seat would come to at a Place, or the Trader that is being sent, with what helps it there; `None` for
/// an onlooker, for who has neither, and for the Place whose action is under way. It is told by [`Tell::Sum`], or by [`Tell::SumAlone`] where what it would give stands beside it.
pub(in super::super) fn sum(show: &Show, speech: &Speech<Duel>, at: Place, tell: Tell) -> Option<String> {
    show.view.seat?;
    sum_of(show, speech, at, Comer::of(show, speech)?, tell)
}

/// The same of what comes there, whatever is being sent.
pub(in super::super) fn sum_of(
    show: &Show,
    speech: &Speech<Duel>,
    at: Place,
    comer: Comer,
    tell: Tell,
) -> Option<String> {
    let table = speech.table;
    let me = show.view.seat?;
    table.decision()?;
    let level = comer.influence();
    let chooses = comer == Comer::Trader || table.action().step == Step::Place;
    if table.active == me && table.depth > 0 && table.action().place == at && !chooses {
        return None;
    }
    let helps = helping(table, me, at);
    let influence = level + helps.clone().count() as u8;
    let first = speech.say(comer.told().named, &[("level", level.into())]);
    let parts = std::iter::once(first).chain(helps.map(|part| speech.words.phrase(part.named).to_owned()));
    let args = [
        ("parts", speech.words.list(parts).into()),
        ("influence", influence.into()),
        ("n", yields(show, me, at, influence).into()),
    ];
    Some(sentence(speech.say(tell, &args)))
}

/// A part of an Influence.
#[derive(Clone, Copy)]
struct Part {
    /// What it is called in a sentence.
    named: Tell,
    /// What it is called in a sum.
    term: Tell,
}

impl Part {
    const fn new(named: Tell, term: Tell) -> Self {
        Self { named, term }
    }
}

/// What helps a player at a Place.
fn helping(table: &Table, seat: Seat, at: Place) -> impl Iterator<Item = Part> + Clone {
    let parts = [
        Part::new(Tell::PartShop, Tell::TermShop),
        Part::new(Tell::PartHouse, Tell::TermHouse),
        Part::new(Tell::PartStation, Tell::TermStation),
    ];
    let all = table.helping(seat, at).into_iter().zip(parts);
    all.filter(|(there, _)| *there).map(|(_, part)| part)
}

/// What the total of what comes to a Place is made of, as terms of a sum, and the total last; as [`total`] tells it.
pub(in super::super) fn terms(show: &Show, at: Place) -> Option<Vec<String>> {
    let speech = show.speech();
    let total = total(show, at)?;
    let comer = Comer::of(show, &speech)?;
    let first = speech.say(comer.told().term, &[("level", comer.influence().into())]);
    let helps = helping(show.table(), show.me(), at).map(|part| speech.words.phrase(part.term).to_owned());
    let total = speech.say(Tell::TermTotal, &[("influence", total.into())]);
    Some(std::iter::once(first).chain(helps).chain([total]).collect())
}

/// What a Place gives a player for an Influence: at the Copper Mine with what Mining Technology adds (rulebook: Technology cards), at Customs no more
/// than lies face up (Customs), and in the Port than there is in the deck (Port).
pub(in super::super) fn yields(show: &Show, seat: Seat, at: Place, influence: u8) -> u16 {
    let rate = show.game.rate(at, influence).into();
    let player = &show.table().seats[seat];
    match at {
        Place::CopperMine => player.copper_receipt(rate),
        Place::Customs => rate.min(player.imports),
        Place::Port => rate.min(show.table().order_deck.into()),
        _ => rate,
    }
}

/// The same as it stands beside its symbol: of several Orders that are looked at one is kept, as it is printed on cards.
pub(in super::super) fn yields_told(show: &Show, seat: Seat, at: Place, influence: u8) -> String {
    match yields(show, seat, at, influence) {
        looked if at == Place::Port && looked > 1 => format!("1/{looked}"),
        amount => amount.to_string(),
    }
}

/// That a Place is occupied, and to the seat whose turn it is, what would open it all the same; `None` if it is not.
fn occupied(show: &Show, speech: &Speech<Duel>, at: Place) -> Option<String> {
    let table = speech.table;
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    if !table.occupied(at) {
        return None;
    }
    if show.view.seat != Some(table.active) {
        return Some(plain(Tell::OccupiedNow));
    }
    let has_card = speech.game.lowest_in_hand(table.me()).is_some();
    let openers = table.openers(at).filter(|_| has_card);
    let titles = openers.map(|opener| speech.title(opener.into()).to_owned());
    Some(match speech.words.list(titles) {
        none if none.is_empty() => plain(Tell::NotOpened),
        titles => speech.say(Tell::OpenedBy, &[("titles", titles.into())]),
    })
}

/// The Influence that the view's seat would have at a Place with what is to be played there, while it chooses where to go.
pub(in super::super) fn total(show: &Show, at: Place) -> Option<u8> {
    let table = show.table();
    let decision = table.decision()?;
    let goes = match is_sent(show) {
        true => Move::Trader(at),
        false => Move::Go(at),
    };
    let chooses = show.view.seat == Some(decision.seat) && show.entry.all().any(|action| action == goes);
    let level = to_play(show).filter(|_| chooses)?;
    Some(level + table.influence_added(at, None, false))
}

/// What that total is made of, in figures: `3 + 1`.
pub(in super::super) fn reckoning(show: &Show, total: u8) -> Option<String> {
    let level = to_play(show)?;
    let helps = total.saturating_sub(level);
    Some(format!("{level}{}", " + 1".repeat(helps.into())))
}

/// The Influence of what is to be played at a Place: of the Trader that is being sent, else of the lowest card in hand.
pub(in super::super) fn to_play(show: &Show) -> Option<u8> {
    Comer::of(show, &show.speech()).map(Comer::influence)
}

/// Whether it is being chosen where a Trader goes.
fn is_sent(show: &Show) -> bool {
    show.entry.chosen() == Some(Target::Thing(Thing::Trader))
}

/// The Influence of the action that goes on at a Place, once it is totalled.
pub(in super::super) fn acting(show: &Show, at: Place) -> Option<u8> {
    let table = show.table();
    let action = table.action();
    // What is asked may be a reward within the step, which totals nothing.
    let totalled = !matches!(action.step, Step::Place | Step::Opening | Step::Card | Step::Support);
    (totalled && table.depth > 0 && action.place == at && action.influence > 0).then_some(action.influence)
}

/// Whether an action goes on at some Place.
pub(in super::super) fn is_under_way(show: &Show) -> bool {
    goes_on(show, show.table().action().place)
}

/// Whether the action at a Place goes on, from the choice of the Place to the end of the action.
pub(in super::super) fn goes_on(show: &Show, at: Place) -> bool {
    let table = show.table();
    let action = table.action();
    table.depth > 0 && action.place == at && action.step != Step::Place
}

/// What the Influence at a Place has come to as a Support card is asked for; `None` at any other question and Place.
pub(in super::super) fn so_far(show: &Show, at: Place) -> Option<u8> {
    let table = show.table();
    let asks = table.decision()?.ask == Ask::Support && goes_on(show, at);
    asks.then(|| table.influence_with(None, false))
}

/// What an answer would make of the Influence, while a Support card is asked for.
pub(in super::super) fn made(show: &Show, answer: Move) -> Option<u8> {
    let table = show.table();
    let decision = table.decision()?;
    let (support, phone) = match answer {
        Move::Support(support, phone) => (Some(support), phone),
        Move::Phone => (None, true),
        Move::GoOn => (None, false),
        _ => return None,
    };
    let asked = decision.ask == Ask::Support && decision.seat == show.me();
    asked.then(|| table.influence_with(support, phone))
}

/// The level of the lowest Influence card that a seat has in hand.
pub(in super::super) fn lowest(speech: &Speech<Duel>, seat: Seat) -> Option<u8> {
    speech.game.lowest_in_hand(&speech.table.seats[seat])
}

/// The present levels of the Influence cards that a seat has in hand, from the lowest up.
pub(in super::super) fn levels(speech: &Speech<Duel>, seat: Seat) -> Vec<u8> {
    let held = speech.game.levels_in_hand(&speech.table.seats[seat]);
    let mut levels: Vec<u8> = held.map(|(_, level)| level).collect();
    levels.sort_unstable();
    levels
}
