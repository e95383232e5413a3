//! What a thing on the table is, what it gives, whose it is and when it is used, with the chapter that tells more: for a card beside it, and
//! for who hears it.

use super::{Deck, Sheet, Show, Sight, Target, Thing};
use crate::duel::components::{Good, OrderId, PLAYERS, Place, Resource, Support, Title};
use crate::duel::words::Tell;
use crate::duel::{Ask, Chapter, Duel, Move};
use crate::game::Seat;
use crate::table::Explained as _;
use crate::words::{Arg, Key, Speech};

/// An explanation of a thing of Yokohama Duel.
pub(super) type Hint = crate::words::Hint<Chapter>;

/// What there is to know of a target, from what the view's seat may know; `None` if it explains itself.
pub(super) fn hint(show: &Show, target: Target) -> Option<Hint> {
    let speech = show.speech();
    Some(match target {
        Target::Thing(thing) => of(show, &speech, thing)?,
        Target::Move(action) | Target::Way(action) => {
            Hint::new(speech.action(action)).lines([speech.action_long(action)])
        }
        Target::Player(seat) => player(&speech, seat),
        Target::Sheet(sheet) => {
            let (tell, chapter) = match sheet {
                Sheet::Technologies => (Tell::WhenTaken, Chapter::Laboratory),
                Sheet::Church => (Tell::ChurchWhen, Chapter::Church),
                Sheet::Bonus => (Tell::BonusWhen, Chapter::Bonus),
                Sheet::Looked => (Tell::LookedAt, Chapter::Port),
            };
            Hint::new(Duel::spoken_sheet(show.words, sheet))
                .lines([show.words.phrase(tell).to_owned()])
                .chapter(chapter)
        }
        Target::Control(_) | Target::Told(_) | Target::Question => return None,
    })
}

fn of(show: &Show, speech: &Speech<Duel>, thing: Thing) -> Option<Hint> {
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    let (table, content) = (speech.table, speech.game.content());
    let me = &table.seats[show.me()];
    let asked = show.view.seat.is_some_and(|seat| seat == table.active);
    let ask = table.decision().map(|decision| decision.ask).filter(|_| asked);
    Some(match thing {
        Thing::Place(at) => place(show, speech, at),
        Thing::Shop(at, seat) => {
            let stands = table.board(at).shops[usize::from(seat.0)].then_some(seat);
            let hint = Hint::new(plain(Tell::Shop)).kind(speech.place(at));
            building(speech, hint, stands.map(|seat| (Tell::ShopOf, seat)), Tell::ShopWorth)
        }
        Thing::House(at) => {
            let hint = Hint::new(plain(Tell::House)).kind(speech.place(at));
            building(
                speech,
                hint,
                table.board(at).house.map(|seat| (Tell::HouseOf, seat)),
                Tell::HouseWorth,
            )
        }
        Thing::Church(slot) => {
            let card = (*table.church.get(usize::from(slot))?)?;
            let needs = speech
                .game
                .offerings_needed(table, slot)
                .filter(|_| ask == Some(Ask::Church));
            let needs = needs.map(|n| match n {
                0 => plain(Tell::PaysNothing),
                n => speech.say(Tell::NeedsGifts, &[("n", n.into())]),
            });
            let lines = needs.into_iter().chain([plain(Tell::ChurchWhen)]);
            Hint::new(speech.church(card)).lines(lines).chapter(Chapter::Church)
        }
        Thing::Technology(slot) => {
            let title = (*table.technologies.get(usize::from(slot))?)?;
            let points = speech
                .game
                .points_to_pay(table, slot)
                .filter(|_| ask == Some(Ask::Laboratory));
            let pays = points.map(|n| match n {
                0 => plain(Tell::PaysNothing),
                n => speech.say(Tell::Pays, &[("n", n.into())]),
            });
            technology(speech, title).lines(pays).lines([plain(Tell::WhenTaken)])
        }
        Thing::Bonus(slot) => {
            let card = *table.bonus.get(usize::from(slot))?;
            let lines = [speech.bonus(card, 3), plain(Tell::BonusWhen)];
            Hint::new(plain(Tell::BonusCard)).lines(lines).chapter(Chapter::Bonus)
        }
        Thing::Card(level) => {
            let lowest = lowest(speech, show.me()) == Some(level);
            let state = plain(if lowest { Tell::IsLowest } else { Tell::Waits });
            let cards = me.cards.iter().enumerate();
            let upgraded = cards
                .filter(|(row, card)| card.at.is_none() && speech.game.level(*row, card) == level)
                .all(|(_, card)| card.upgraded)
                .then(|| plain(Tell::IsUpgraded));
            influence(speech, level).lines([state]).lines(upgraded)
        }
        Thing::Upgrade(level) => {
            let row = content.influence.iter().position(|row| row.level == level)?;
            let line = match me.cards[row].upgraded {
                true => plain(Tell::IsUpgraded),
                false => speech.action_long(Move::Upgrade(level)),
            };
            influence(speech, speech.game.level(row, &me.cards[row]))
                .lines([line])
                .chapter(Chapter::RoundEnd)
        }
        Thing::Support(support) => {
            let n = ("n", support.influence().into());
            let held = speech.say(Tell::InHand, &[("n", me.supports(support).into())]);
            Hint::new(speech.say(Tell::SupportCard, &[n]))
                .lines([held, plain(Tell::SupportWhen)])
                .chapter(Chapter::PlaceAction)
        }
        Thing::Owned(title) => {
            let owner = Seat::all(PLAYERS).find(|seat| table.seats[*seat].knows(title))?;
            let state = match (title.is_used(), table.seats[owner].used.contains(title)) {
                (false, _) => None,
                (true, true) => Some(Tell::Used),
                (true, false) => Some(Tell::Ready),
            };
            let whose = speech.say(Tell::OwnedBy, &[("seat", speech.name(owner))]);
            technology(speech, title).lines(state.map(plain)).lines([whose])
        }
        Thing::Trader => {
            let ready = speech.say(Tell::TradersReady, &[("n", me.traders.into())]);
            Hint::new(plain(Tell::Trader))
                .lines([ready, plain(Tell::TraderDoes)])
                .chapter(Chapter::Traders)
        }
        Thing::Order(order) => {
            if !show.view.hand.orders.contains(order) {
                return None;
            }
            let lacks = lacking(speech, show.me(), order);
            let line = match lacks.is_empty() {
                true => plain(Tell::Completes),
                false => speech.say(Tell::Lacks, &[("goods", lacks.into())]),
            };
            Hint::new(sentence(speech.order(order)))
                .lines([line])
                .chapter(Chapter::Orders)
        }
        Thing::Looked(order) => {
            if !show.view.hand.looked.contains(order) {
                return None;
            }
            let hint = Hint::new(sentence(speech.order(order))).lines([plain(Tell::LookedAt)]);
            hint.chapter(Chapter::Port)
        }
        Thing::Exchange(exchange) => Hint::new(speech.action(Move::Exchange(exchange)))
            .kind(plain(Tell::Exchange))
            .chapter(Chapter::Chinatown),
        Thing::Sight(sight) => of_sight(speech, sight),
    })
}

/// A sentence with its first letter large, for a title.
fn sentence(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => text,
    }
}

fn of_sight(speech: &Speech<Duel>, sight: Sight) -> Hint {
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    let table = speech.table;
    match sight {
        Sight::Round => Hint::new(match table.round {
            0 => plain(Tell::Setup),
            round => speech.say(Key::Round, &[("round", round.into())]),
        })
        .lines([plain(Tell::RoundTells)])
        .chapter(Chapter::OrderOfPlay),
        Sight::Deck(deck) => {
            let (title, left) = match deck {
                Deck::Orders => (Tell::OrderDeck, table.order_deck),
                Deck::Bonus => (Tell::BonusDeck, table.bonus_deck),
                Deck::Technologies => (Tell::TechnologyDeck, table.technology_deck),
            };
            Hint::new(plain(title)).lines([speech.say(Tell::InDeck, &[("n", left.into())])])
        }
        Sight::Station => {
            let stands = match table.station {
                Some(place) => speech.say(Tell::StationAt, &[speech.at(place)]),
                None => plain(Tell::StationNowhere),
            };
            let effect = speech.effect(Title::Station).to_owned();
            Hint::new(plain(Tell::StationToken))
                .lines([stands, effect])
                .chapter(Chapter::Technologies)
        }
        Sight::Criterion(criterion) => {
            let called = speech.criterion(criterion).into();
            let line = |seat: Seat| {
                let player = &table.seats[seat];
                if player.recruited.contains(criterion) {
                    return speech.say(Tell::Recruited, &[("seat", speech.name(seat))]);
                }
                let args = [
                    ("seat", speech.name(seat)),
                    ("n", player.counts(criterion).into()),
                    ("of", criterion.asks().into()),
                ];
                speech.say(Tell::HasOf, &args)
            };
            Hint::new(speech.say(Tell::TraderFor, &[("criterion", called)]))
                .lines(Seat::all(PLAYERS).map(line))
                .chapter(Chapter::Traders)
        }
        Sight::Category(category) => {
            let sheet = speech.game.score(table);
            let line = |seat: Seat| {
                let n: Arg = sheet[seat].lines()[category as usize].into();
                speech.say(Tell::SeatPoints, &[("seat", speech.name(seat)), ("n", n)])
            };
            Hint::new(speech.words.text(category.key()))
                .lines(Seat::all(PLAYERS).map(line))
                .lines([plain(Tell::NowPoints)])
                .chapter(Chapter::Scoring)
        }
    }
}

/// A Place: what it gives, what it would give now, and what lies and stands there.
fn place(show: &Show, speech: &Speech<Duel>, at: Place) -> Hint {
    let (game, table) = (speech.game, speech.table);
    let plain = |tell: Tell| speech.words.phrase(tell).to_owned();
    let rates = [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5)].map(|(slot, n)| (slot, game.rate(at, n).into()));
    let mut lines = vec![speech.does(at).to_owned(), speech.say(Tell::Rates, &rates)];
    let gives = |tell: Tell, influence: u8| {
        let args = [("influence", influence.into()), ("n", game.rate(at, influence).into())];
        speech.say(tell, &args)
    };
    lines.extend(total(show, at).map(|influence| gives(Tell::WouldBe, influence)));
    lines.extend(acting(show, at).map(|influence| gives(Tell::ActsHere, influence)));
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
            lines.push(speech.say(Tell::HouseOf, &[("seat", speech.name(seat))]));
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

/// The Influence that the view's seat would have at a Place with the lowest card in hand, while it chooses where to go.
pub(super) fn total(show: &Show, at: Place) -> Option<u8> {
    let table = show.table();
    let decision = table.decision()?;
    let chooses = decision.ask == Ask::Place
        && show.view.seat == Some(decision.seat)
        && show.entry.begins_with(Target::Thing(Thing::Place(at)));
    let lowest = lowest(&show.speech(), decision.seat).filter(|_| chooses)?;
    Some(lowest + table.influence_added(at, None, false))
}

/// The Influence of the action that goes on at a Place, once it is totalled.
pub(super) fn acting(show: &Show, at: Place) -> Option<u8> {
    let table = show.table();
    let ask = table.decision()?.ask;
    let totalled = !matches!(
        ask,
        Ask::Place | Ask::Opening | Ask::Card | Ask::Support | Ask::FirstOrders | Ask::Upgrade
    );
    let action = table.action();
    (totalled && table.depth > 0 && action.place == at && action.influence > 0).then_some(action.influence)
}

/// The level of the lowest Influence card that a seat has in hand.
pub(super) fn lowest(speech: &Speech<Duel>, seat: Seat) -> Option<u8> {
    levels(speech, seat).into_iter().min()
}

/// The present levels of the Influence cards that a seat has in hand, from the lowest up.
fn levels(speech: &Speech<Duel>, seat: Seat) -> Vec<u8> {
    let cards = speech.table.seats[seat].cards.iter().enumerate();
    let held = cards.filter(|(_, card)| card.at.is_none());
    let mut levels: Vec<u8> = held.map(|(row, card)| speech.game.level(row, card)).collect();
    levels.sort_unstable();
    levels
}

/// A Shop or a Trading House, or where it would stand.
fn building(speech: &Speech<Duel>, hint: Hint, stands: Option<(Tell, Seat)>, worth: Tell) -> Hint {
    let whose = match stands {
        Some((tell, seat)) => speech.say(tell, &[("seat", speech.name(seat))]),
        None => speech.words.phrase(Tell::NotBuilt).to_owned(),
    };
    let more = [worth, Tell::BuiltWhen].map(|tell| speech.words.phrase(tell).to_owned());
    hint.lines([whose]).lines(more).chapter(Chapter::Construction)
}

/// An Influence card of a level.
fn influence(speech: &Speech<Duel>, level: u8) -> Hint {
    Hint::new(speech.say(Tell::Influence, &[("level", level.into())])).chapter(Chapter::PlaceAction)
}

/// A Technology: what it costs and does.
fn technology(speech: &Speech<Duel>, title: Title) -> Hint {
    let cost = speech.game.content().technologies[title.index()].cost;
    Hint::new(speech.title(title))
        .kind(speech.say(Tell::Technology, &[("cost", cost.into())]))
        .lines([speech.effect(title).to_owned()])
        .chapter(Chapter::Technologies)
}

/// The goods that a seat lacks for an Order, in words; empty if it lacks none.
fn lacking(speech: &Speech<Duel>, seat: Seat, order: OrderId) -> String {
    let player = &speech.table.seats[seat];
    let asked = speech
        .game
        .content()
        .orders
        .get(usize::from(order.0))
        .map(|row| row.goods);
    let missing = Good::ALL
        .into_iter()
        .zip(asked.into_iter().flatten())
        .filter_map(|(good, needs)| {
            let missing = u16::from(needs).saturating_sub(player.good(good));
            (missing > 0).then(|| speech.amount(good.into(), missing))
        });
    speech.words.list(missing)
}

/// All that everybody may know of a player.
pub(super) fn player(speech: &Speech<Duel>, seat: Seat) -> Hint {
    let (words, player) = (speech.words, &speech.table.seats[seat]);
    let total: Arg = speech.game.score(speech.table)[seat].total().into();
    let goods = Good::ALL
        .into_iter()
        .map(|good| speech.amount(good.into(), player.good(good)));
    let levels = levels(speech, seat).into_iter().map(|level| level.to_string());
    let hand = match levels.len() {
        0 => words.phrase(Tell::HandEmpty).to_owned(),
        _ => speech.say(Tell::Hand, &[("levels", words.list(levels).into())]),
    };
    let titles = player.technologies.iter().map(|title| speech.title(title).to_owned());
    let owned =
        (!player.technologies.is_empty()).then(|| speech.say(Tell::Owned, &[("titles", words.list(titles).into())]));
    let [one, two] = Support::ALL.map(|support| player.supports(support).into());
    let lines = [
        speech.say(Tell::Has, &[("points", total), ("yen", player.yen.into())]),
        speech.say(Tell::Owns, &[("goods", words.list(goods).into())]),
        speech.say(
            Tell::Imported,
            &[
                ("open", player.has(Resource::Import).into()),
                ("turned", player.has(Resource::Turned).into()),
            ],
        ),
        hand,
        speech.say(Tell::Supports, &[("one", one), ("two", two)]),
        speech.say(
            Tell::OrdersHeld,
            &[
                ("n", player.orders_in_hand.into()),
                ("done", player.completed.len().into()),
            ],
        ),
    ];
    let left = [
        speech.say(Tell::ChurchTaken, &[("n", player.church.len().into())]),
        speech.say(
            Tell::Left,
            &[
                ("shops", player.shops.into()),
                ("houses", player.houses.into()),
                ("traders", player.traders.into()),
            ],
        ),
    ];
    Hint::new(speech.names.of(seat))
        .lines(lines)
        .lines(owned)
        .lines(left)
        .chapter(Chapter::GeneralRules)
}
