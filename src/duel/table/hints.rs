//! What a thing on the table is, what it gives, whose it is and when it is used, with the chapter that tells more: for a card beside it, and
//! for who hears it.

use super::{Deck, Sheet, Show, Sight, Target, Thing, bar};
use crate::duel::components::{ChurchId, Good, MOST_INFLUENCE, OrderId, PLAYERS, Place, Resource, Support, Title};
use crate::duel::content::Gain;
use crate::duel::rules::bonus;
use crate::duel::words::Tell;
use crate::duel::{Ask, Chapter, Duel, Move, Player, Refusal};
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
            let mine = (Player::SHOP_PRICE, me.shops);
            building(
                speech,
                hint,
                stands.map(|seat| (Tell::ShopOf, seat)),
                Tell::ShopWorth,
                mine,
            )
        }
        Thing::House(at) => {
            let hint = Hint::new(plain(Tell::House)).kind(speech.place(at));
            building(
                speech,
                hint,
                table.board(at).house.map(|seat| (Tell::HouseOf, seat)),
                Tell::HouseWorth,
                (me.house_price(), me.houses),
            )
        }
        Thing::Church(slot) => {
            let card = (*table.church.get(usize::from(slot))?)?;
            let lines = match ask {
                Some(Ask::Church) => gifts_asked(show, slot),
                _ => vec![gifts(show, card)],
            };
            Hint::new(speech.church(card))
                .lines(lines)
                .lines([plain(Tell::ChurchWhen)])
                .chapter(Chapter::Church)
        }
        Thing::Technology(slot) => {
            let title = (*table.technologies.get(usize::from(slot))?)?;
            let later = (me.later_point() > 0).then(|| plain(Tell::LaterPoint));
            let lines = match ask {
                Some(Ask::Laboratory) => points_asked(show, slot),
                _ => vec![means(show, title)],
            };
            technology(speech, title)
                .lines(lines)
                .lines(later)
                .lines([plain(Tell::WhenTaken)])
        }
        Thing::Bonus(slot) => {
            let card = *table.bonus.get(usize::from(slot))?;
            let rewards = content.bonus.get(usize::from(card.0)).map(|row| row.rewards);
            let from = |(influence, gain): (u8, Gain)| {
                let args = [("influence", influence.into()), ("reward", speech.gain(gain).into())];
                speech.say(Tell::BonusFrom, &args)
            };
            let rewards = (bonus::LEAST..).zip(rewards.into_iter().flatten()).map(from);
            Hint::new(plain(Tell::BonusCard))
                .lines(rewards)
                .lines([plain(Tell::BonusThen)])
                .chapter(Chapter::Bonus)
        }
        Thing::Card(level) => {
            let lowest = lowest(speech, show.me()) == Some(level);
            let state = plain(if lowest { Tell::IsLowest } else { Tell::Waits });
            let cards = me.cards.iter().enumerate();
            let upgraded = cards
                .filter(|(row, card)| card.at.is_none() && speech.game.level(*row, card) == level)
                .all(|(_, card)| card.upgraded)
                .then(|| plain(Tell::IsUpgraded));
            let postal = (!lowest && me.ready(Title::PostalSystem)).then(|| plain(Tell::ByPostal));
            influence(speech, level).lines([state]).lines(postal).lines(upgraded)
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
            technology(speech, title).lines(owned(speech, title, owner))
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
            Hint::new(sentence(speech.order(order)))
                .lines([lacking(show, order).unwrap_or_else(|| plain(Tell::Completes))])
                .chapter(Chapter::Orders)
        }
        Thing::Looked(order) => {
            if !show.view.hand.looked.contains(order) {
                return None;
            }
            Hint::new(sentence(speech.order(order)))
                .lines(lacking(show, order))
                .lines([plain(Tell::LookedAt)])
                .chapter(Chapter::Port)
        }
        Thing::Exchange(exchange) => {
            let left = match ask {
                Some(Ask::Exchange(left)) => Some(speech.say(Tell::ExchangesLeft, &[("n", left.into())])),
                _ => None,
            };
            let ((given, price), _) = exchange.terms();
            let missing = price.saturating_sub(me.has(given));
            let lacks = (missing > 0).then(|| {
                let goods = speech.amount(given, missing);
                speech.say(Tell::Missing, &[("goods", goods.into())])
            });
            Hint::new(speech.action(Move::Exchange(exchange)))
                .kind(plain(Tell::Exchange))
                .lines(lacks)
                .lines(left)
                .chapter(Chapter::Chinatown)
        }
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
            let (title, tells, chapter) = match deck {
                Deck::Orders => (Tell::OrderDeck, Tell::OrderDeckTells, Chapter::Port),
                Deck::Bonus => (Tell::BonusDeck, Tell::BonusDeckTells, Chapter::Bonus),
                Deck::Technologies => (Tell::TechnologyDeck, Tell::TechnologyDeckTells, Chapter::RoundEnd),
            };
            let left = ("n", bar::left(table, deck).into());
            Hint::new(plain(title))
                .lines([speech.say(Tell::InDeck, &[left]), plain(tells)])
                .chapter(chapter)
        }
        Sight::Station => {
            let stands = match table.station {
                Some(place) => speech.say(Tell::StationAt, &[speech.at(place)]),
                None => plain(Tell::StationNowhere),
            };
            let effect = speech.effect(Title::Station).to_owned();
            let owner = Seat::all(PLAYERS).find(|seat| table.seats[*seat].knows(Title::Station));
            let owned = owner.map(|owner| owned(speech, Title::Station, owner));
            Hint::new(plain(Tell::StationToken))
                .lines([stands, effect])
                .lines(owned.into_iter().flatten())
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
                .lines([plain(Tell::TraderComes)])
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
    lines.extend(sum(show, speech, at));
    lines.extend(acting(show, at).map(|influence| gives(Tell::ActsHere, influence)));
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

/// What the next Influence card of the view's seat would come to at a Place, with what helps it there; `None` for an onlooker, for who has no
/// card in hand, and for the Place whose action is under way.
fn sum(show: &Show, speech: &Speech<Duel>, at: Place) -> Option<String> {
    let table = speech.table;
    let me = show.view.seat?;
    let lowest = lowest(speech, me)?;
    let chooses = table.decision()?.ask == Ask::Place;
    if table.active == me && table.depth > 0 && table.action().place == at && !chooses {
        return None;
    }
    let board = table.board(at);
    let helps = [
        (board.shops[usize::from(me.0)], Tell::PartShop),
        (board.house == Some(me), Tell::PartHouse),
        (table.station == Some(at), Tell::PartStation),
    ];
    let helps = helps.into_iter().filter(|(there, _)| *there).map(|(_, tell)| tell);
    let influence = lowest + helps.clone().count() as u8;
    let card = speech.say(Tell::PartCard, &[("level", lowest.into())]);
    let parts = std::iter::once(card).chain(helps.map(|tell| speech.words.phrase(tell).to_owned()));
    let args = [
        ("parts", speech.words.list(parts).into()),
        ("influence", influence.into()),
        ("n", speech.game.rate(at, influence).into()),
    ];
    Some(sentence(speech.say(Tell::Sum, &args)))
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
    let titles = table.openers(at).map(|opener| speech.title(opener.into()).to_owned());
    Some(match speech.words.list(titles) {
        none if none.is_empty() => plain(Tell::NotOpened),
        titles => speech.say(Tell::OpenedBy, &[("titles", titles.into())]),
    })
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

/// A Shop or a Trading House, or where it would stand; `mine` is what the next own one costs, and how many there are left.
fn building(
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

/// Whether a Technology that somebody owns can still be used, and whose it is.
fn owned(speech: &Speech<Duel>, title: Title, owner: Seat) -> [String; 2] {
    let state = match (title.is_used(), speech.table.seats[owner].used.contains(title)) {
        (false, _) => Tell::ByItself,
        (true, true) => Tell::Used,
        (true, false) => Tell::Ready,
    };
    let whose = speech.say(Tell::OwnedBy, &[("seat", speech.name(owner))]);
    [speech.words.phrase(state).to_owned(), whose]
}

/// What the player at the lower edge lacks for an Order, in a sentence; `None` if that is nothing.
fn lacking(show: &Show, order: OrderId) -> Option<String> {
    let speech = show.speech();
    let goods = Some(speech.lacking(show.me(), order)).filter(|goods| !goods.is_empty())?;
    Some(speech.say(Tell::Lacks, &[("goods", goods.into())]))
}

/// The least Influence with which a Place yields so much.
fn least(game: &Duel, place: Place, needs: u8) -> Option<u8> {
    (1..=MOST_INFLUENCE).find(|influence| game.rate(place, *influence) >= needs)
}

/// What a Church card asks of the action under way beyond its Influence, and what is missing of it.
fn gifts_asked(show: &Show, slot: u8) -> Vec<String> {
    let speech = show.speech();
    let needs = speech.game.offerings_needed(speech.table, slot).unwrap_or_default();
    let missing = needs.saturating_sub(speech.table.me().offerings().len());
    let count = |tell: Tell, n: u8| (n > 0).then(|| speech.say(tell, &[("n", n.into())]));
    let asked = count(Tell::NeedsGifts, needs);
    let asked = asked.unwrap_or_else(|| speech.words.phrase(Tell::PaysNothing).to_owned());
    std::iter::once(asked)
        .chain(count(Tell::GiftsMissing, missing))
        .collect()
}

/// The Influence with which the player at the lower edge could take a Church card, giving all that it may.
fn gifts(show: &Show, card: ChurchId) -> String {
    let speech = show.speech();
    let gifts = speech.table.seats[show.me()].offerings().len();
    let needs = speech.game.content().church[usize::from(card.0)]
        .faith
        .saturating_sub(gifts);
    match least(speech.game, Place::Church, needs) {
        Some(influence) => speech.say(Tell::WithGifts, &[("n", gifts.into()), ("influence", influence.into())]),
        None => speech.say(Tell::WithGiftsNever, &[("n", gifts.into())]),
    }
}

/// What a Technology costs beyond the Influence of the action under way, and what is missing of it.
fn points_asked(show: &Show, slot: u8) -> Vec<String> {
    let speech = show.speech();
    let points = u16::from(speech.game.points_to_pay(speech.table, slot).unwrap_or_default());
    let missing = points.saturating_sub(payable(speech.table.me()));
    let count = |tell: Tell, n: u16| (n > 0).then(|| speech.say(tell, &[("n", n.into())]));
    let pays = count(Tell::Pays, points);
    let pays = pays.unwrap_or_else(|| speech.words.phrase(Tell::PaysNothing).to_owned());
    std::iter::once(pays)
        .chain(count(Tell::PointsMissing, missing))
        .collect()
}

/// The Influence with which the player at the lower edge could take a Technology, paying all that it can.
fn means(show: &Show, title: Title) -> String {
    let speech = show.speech();
    let me = &speech.table.seats[show.me()];
    let points = payable(me);
    let cost = speech.game.content().technologies[title.index()].cost;
    // The point more for a later one is never covered by Influence.
    let left = points.checked_sub(me.later_point().into());
    let needs = left.map(|left| u16::from(cost).saturating_sub(left) as u8);
    match needs.and_then(|needs| least(speech.game, Place::Laboratory, needs)) {
        Some(influence) => speech.say(
            Tell::WithMeans,
            &[("n", points.into()), ("influence", influence.into())],
        ),
        None => speech.say(Tell::WithMeansNever, &[("n", points.into())]),
    }
}

/// How many points of a Technology's cost a player can pay with yen and imported goods.
fn payable(player: &Player) -> u16 {
    player.yen / Duel::YEN_A_POINT + player.all_imports()
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
