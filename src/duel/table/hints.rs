//! What a thing on the table is, what it gives, whose it is and when it is used, with the chapter that tells more: for a card beside it, and
//! for who hears it.

mod cards;
mod places;

pub(super) use places::{
    Comer, acting, goes_on, is_building, is_under_way, lowest, made, reckoning, so_far, sum, sum_of, terms, to_play,
    total, yields, yields_told,
};

pub(super) use cards::{Asked, takes, worth};

use cards::{gifts, gifts_asked, influence, lacking, means, owned, points_asked, technology};
use places::{building, levels, place};

use super::{Deck, Sheet, Show, Sight, Target, Thing, bar};
use crate::duel::components::{Good, PLAYERS, Resource, Support, Title};
use crate::duel::content::Gain;
use crate::duel::course::Category;
use crate::duel::rules::bonus;
use crate::duel::words::Tell;
use crate::duel::{Ask, Chapter, Duel, Move, Player};
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
            let card = table.church_card(slot)?;
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
            let title = table.technology(slot)?;
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
            let others = levels(speech, show.me()).into_iter().any(|other| other != level);
            let state = plain(match lowest {
                true if others && me.ready(Title::PostalSystem) => Tell::IsLowestOrPostal,
                true => Tell::IsLowest,
                false => Tell::Waits,
            });
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
                false => speech.upgrading(me, level),
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
            let owner = table.owner(title)?;
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
            let owner = table.owner(Title::Station);
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
            let costs = |seat: Seat| {
                let n: Arg = speech.game.production(&table.seats[seat]).into();
                speech.say(Tell::SeatCosts, &[("seat", speech.name(seat)), ("n", n)])
            };
            let costs = (category == Category::TechnologyBonus).then(|| Seat::all(PLAYERS).map(costs));
            Hint::new(speech.words.text(category.key()))
                .lines(costs.into_iter().flatten())
                .lines(Seat::all(PLAYERS).map(line))
                .lines([plain(Tell::NowPoints)])
                .chapter(Chapter::Scoring)
        }
    }
}

/// All that everybody may know of a player.
pub(super) fn player(speech: &Speech<Duel>, seat: Seat) -> Hint {
    let (words, player) = (speech.words, &speech.table.seats[seat]);
    let score = speech.game.score(speech.table)[seat];
    let line = |(category, n): (Category, i32)| {
        let line = words.text(category.key());
        (n != 0).then(|| speech.say(Tell::SeatPoints, &[("seat", line.into()), ("n", n.into())]))
    };
    let mut lines = Category::ALL.into_iter().zip(score.lines()).filter_map(line).peekable();
    let from = lines.peek().is_some().then(|| words.list(lines));
    let from = from.map(|lines| speech.say(Tell::PointsFrom, &[("lines", lines.into())]));
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
    let has = speech.say(
        Tell::Has,
        &[("points", score.total().into()), ("yen", player.yen.into())],
    );
    let lines = [
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
    let content = speech.game.content();
    let faiths = player
        .church
        .iter()
        .map(|card| content.church[usize::from(card.0)].faith.to_string());
    let church = [("n", player.church.len().into()), ("faiths", words.list(faiths).into())];
    let church = match player.church.len() {
        0 => speech.say(Tell::ChurchTaken, &church),
        _ => speech.say(Tell::ChurchTakenOf, &church),
    };
    let left = speech.say(
        Tell::Left,
        &[
            ("shops", player.shops.into()),
            ("houses", player.houses.into()),
            ("traders", player.traders.into()),
        ],
    );
    let price = || speech.amount(Resource::Yen, player.house_price());
    let next = (player.houses > 0).then(|| speech.say(Tell::NextHouse, &[("price", price().into())]));
    let computer = speech.names.computer(seat);
    Hint::new(speech.names.of(seat))
        .lines(computer.map(|computer| speech.played_by(computer)))
        .lines([has])
        .lines(from)
        .lines(lines)
        .lines(owned)
        .lines([church, left])
        .lines(next)
        .chapter(Chapter::GeneralRules)
}
