//! Cards explained: what they cost, what is missing for them, and whose they are.

use super::super::{Show, Thing};
use super::Hint;
use crate::duel::components::{ChurchId, MOST_INFLUENCE, OFFERINGS, OrderId, Place, Resource, Title};
use crate::duel::words::Tell;
use crate::duel::{Ask, Chapter, Duel, Player};
use crate::game::Seat;
use crate::words::{Arg, Speech};

/// An Influence card of a level.
pub(super) fn influence(speech: &Speech<Duel>, level: u8) -> Hint {
    Hint::new(speech.say(Tell::Influence, &[("level", level.into())])).chapter(Chapter::PlaceAction)
}

/// The points that a Technology would bring the player at the lower edge if the game ended with it now; `None` of one that brings none at the end.
pub(in super::super) fn worth(show: &Show, title: Title) -> Option<u16> {
    let mut player = show.table().seats[show.me()];
    player.technologies.insert(title);
    title.is_scored().then(|| player.points_for(title))
}

/// A Technology: what it costs and does.
pub(super) fn technology(speech: &Speech<Duel>, title: Title) -> Hint {
    let cost = speech.game.content().technologies[title.index()].cost;
    Hint::new(speech.title(title))
        .kind(speech.say(Tell::Technology, &[("cost", cost.into())]))
        .lines([speech.effect(title).to_owned()])
        .chapter(Chapter::Technologies)
}

/// Whether a Technology that somebody owns can still be used, and whose it is.
pub(super) fn owned(speech: &Speech<Duel>, title: Title, owner: Seat) -> [String; 2] {
    let player = &speech.table.seats[owner];
    let has_card = speech.game.lowest_in_hand(player).is_some();
    let has_turn = || {
        let decision = speech.table.decision();
        decision.is_some_and(|decision| decision.seat == owner && decision.ask.is_in_a_turn())
    };
    // Postal System takes one above the lowest; what serves no card wants a turn.
    let serves = match title {
        Title::PostalSystem => speech.game.has_higher_in_hand(player),
        _ => has_card || !title.serves_cards() && has_turn(),
    };
    let state = match (title.is_used(), player.used.contains(title)) {
        (false, _) => Tell::ByItself,
        (true, true) => Tell::Used,
        (true, false) if !serves && title.serves_cards() => Tell::Unneeded,
        (true, false) if !serves => Tell::NoTurnLeft,
        (true, false) => Tell::Ready,
    };
    let whose = speech.say(Tell::OwnedBy, &[("seat", speech.name(owner))]);
    [speech.words.phrase(state).to_owned(), whose]
}

/// What the player at the lower edge lacks for an Order, in a sentence; `None` if that is nothing.
pub(super) fn lacking(show: &Show, order: OrderId) -> Option<String> {
    let speech = show.speech();
    let goods = Some(speech.lacking(show.me(), order)).filter(|goods| !goods.is_empty())?;
    Some(speech.say(Tell::Lacks, &[("goods", goods.into())]))
}

/// What a Church card asks of the action under way beyond its Influence, and what is missing of it.
pub(super) fn gifts_asked(show: &Show, slot: u8) -> Vec<String> {
    let speech = show.speech();
    let needs = speech.game.offerings_needed(speech.table, slot).unwrap_or_default();
    let missing = needs.saturating_sub(speech.table.me().offerings().len());
    let count = |tell: Tell, n: u8| (n > 0).then(|| speech.say(tell, &[("n", n.into())]));
    let asked = count(Tell::NeedsGifts, needs);
    let asked = asked.unwrap_or_else(|| speech.words.phrase(Tell::PaysNothing).to_owned());
    let missing = match usize::from(needs) > OFFERINGS {
        true => Some(speech.words.phrase(Tell::SixKinds).to_owned()),
        false => count(Tell::GiftsMissing, missing),
    };
    std::iter::once(asked).chain(missing).collect()
}

/// The Influence with which the player at the lower edge could take a Church card, giving all that it may.
pub(super) fn gifts(show: &Show, card: ChurchId) -> String {
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
pub(super) fn points_asked(show: &Show, slot: u8) -> Vec<String> {
    let speech = show.speech();
    let points = u16::from(speech.game.points_to_pay(speech.table, slot).unwrap_or_default());
    let me = speech.table.me();
    let missing = (Duel::YEN_A_POINT * points).saturating_sub(all_yen(me));
    let say = |tell: Tell, n: Arg<'static>| speech.say(tell, &[("n", n)]);
    let pays = match points {
        0 => speech.words.phrase(Tell::PaysNothing).to_owned(),
        _ => say(Tell::Pays, points.into()),
    };
    let missing = (missing > 0).then(|| say(Tell::PointsMissing, speech.amount(Resource::Yen, missing).into()));
    std::iter::once(pays).chain(missing).collect()
}

/// What a card asks for beyond the Influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Asked {
    /// Nothing more.
    Nothing,
    /// Something that the player has.
    InReach,
    /// More than the player has.
    OutOfReach,
}

/// What a card takes beyond the Influence of the action under way, in short, and whether something of it is missing; `None` where its like is not asked
/// about.
pub(in super::super) fn takes(show: &Show, thing: Thing) -> Option<(String, Asked)> {
    let speech = show.speech();
    let decision = speech.table.decision()?;
    if show.view.seat != Some(decision.seat) {
        return None;
    }
    let (ask, me) = (decision.ask, speech.table.me());
    let yen = |n: u16| speech.amount(Resource::Yen, n);
    let count = |n: u16| n.to_string();
    let (needs, has, tell, told): (u16, u16, Tell, &dyn Fn(u16) -> String) = match (thing, ask) {
        // In yen.
        (Thing::Technology(slot), Ask::Laboratory) => {
            let points = speech.game.points_to_pay(speech.table, slot)?;
            (Duel::YEN_A_POINT * u16::from(points), all_yen(me), Tell::ToPay, &yen)
        }
        (Thing::Church(slot), Ask::Church) => {
            let gifts = speech.game.offerings_needed(speech.table, slot)?;
            (gifts.into(), me.offerings().len().into(), Tell::ToGive, &count)
        }
        _ => return None,
    };
    let missing = needs.saturating_sub(has);
    Some(match (needs, missing) {
        (0, _) => (speech.words.phrase(Tell::Enough).to_owned(), Asked::Nothing),
        (needs, 0) => (speech.say(tell, &[("n", told(needs).into())]), Asked::InReach),
        (_, missing) => (
            speech.say(Tell::Short, &[("n", told(missing).into())]),
            Asked::OutOfReach,
        ),
    })
}

/// The Influence with which the player at the lower edge could take a Technology, paying all that it can.
pub(super) fn means(show: &Show, title: Title) -> String {
    let speech = show.speech();
    let me = &speech.table.seats[show.me()];
    let points = payable(me);
    let cost = speech.game.content().technologies[title.index()].cost;
    // The point more for a later one is never covered by Influence.
    let left = points.checked_sub(me.later_point().into());
    let needs = left.map(|left| u16::from(cost).saturating_sub(left) as u8);
    match needs.and_then(|needs| least(speech.game, Place::Laboratory, needs)) {
        Some(influence) => speech.say(Tell::WithMeans, &[("influence", influence.into())]),
        None => speech.words.phrase(Tell::WithMeansNever).to_owned(),
    }
}

/// All yen that a player could pay for a Technology, of which an imported good stands for two.
fn all_yen(player: &Player) -> u16 {
    player.yen + Duel::YEN_A_POINT * player.all_imports()
}

/// How many points of a Technology's cost a player can pay with yen and imported goods.
fn payable(player: &Player) -> u16 {
    all_yen(player) / Duel::YEN_A_POINT
}

/// The least Influence with which a Place yields so much.
fn least(game: &Duel, place: Place, needs: u8) -> Option<u8> {
    (1..=MOST_INFLUENCE).find(|influence| game.rate(place, *influence) >= needs)
}
