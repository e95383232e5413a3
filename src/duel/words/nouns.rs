//! What things are called: Places, cards, rewards, amounts.

use super::phrases::Noun;
use super::{Arg, Speech};
use crate::duel::components::{
    BonusId, ChurchId, Criterion, Exchange, Good, Offering, OrderId, Place, Resource, Support, Title,
};
use crate::duel::content::Gain;
use crate::duel::rules::orders::SCHOOL_PAYS;
use crate::duel::{Chapter, Duel, Offerings, Sign};
use crate::opponents::{Computer, Style};

impl Speech<'_, Duel> {
    /// The name of a Place.
    pub fn place(&self, place: Place) -> &'static str {
        self.room().place.of(place)
    }

    /// What the action of a Place gives, in a sentence (rulebook: the Places).
    pub fn does(&self, place: Place) -> &'static str {
        self.room().place.form(place, "does").unwrap_or_default()
    }

    /// The name of a resource, as a heading.
    pub fn resource(&self, resource: Resource) -> &'static str {
        self.room().resource.of(resource)
    }

    /// The title of a Technology.
    pub fn title(&self, title: Title) -> &'static str {
        self.room().title.of(title)
    }

    /// What a Technology does, in a sentence (rulebook: Technology cards).
    pub fn effect(&self, title: Title) -> &'static str {
        self.room().title.form(title, "effect").unwrap_or_default()
    }

    /// What it does in brief, for a row of a list.
    pub fn effect_short(&self, title: Title) -> &'static str {
        self.room().title.form(title, "short").unwrap_or_default()
    }

    /// What a sign is called.
    pub fn sign(&self, sign: Sign) -> &'static str {
        self.room().sign.of(sign)
    }

    /// What a sign means, in a sentence or two (rulebook: the symbols).
    pub fn meaning(&self, sign: Sign) -> &'static str {
        self.room().sign.form(sign, "meaning").unwrap_or_default()
    }

    /// What a Trader is recruited for.
    pub fn criterion(&self, criterion: Criterion) -> &'static str {
        self.room().criterion.of(criterion)
    }

    /// Who plays a seat, and what that computer is fond of.
    pub fn played_by(&self, computer: Computer) -> String {
        self.words.played_by(computer, |style| self.fond_of(style))
    }

    /// What computers with a style are fond of.
    fn fond_of(&self, style: Style) -> &'static str {
        self.words.phrase(match style {
            Style::Builder => Noun::OfBuilder,
            Style::Scholar => Noun::OfScholar,
            Style::Trader => Noun::OfTrader,
        })
    }

    /// The name of a chapter of the rulebook.
    pub fn chapter(&self, chapter: Chapter) -> &'static str {
        super::chapter(self.words, chapter)
    }

    /// So much of a resource: `2 copper`, `¥3`, `1 imported good`.
    pub fn amount(&self, what: Resource, amount: u16) -> String {
        let phrase = match what {
            Resource::Copper => Noun::Copper,
            Resource::Silk => Noun::Silk,
            Resource::Tea => Noun::Tea,
            Resource::Fish => Noun::Fish,
            Resource::Import => Noun::Imports,
            Resource::Turned => Noun::Turned,
            Resource::Yen => Noun::Yen,
        };
        self.say(phrase, &[("n", amount.into())])
    }

    /// A Support card by what it adds: `+1`.
    pub fn support(&self, support: Support) -> String {
        self.say(Noun::Support, &[("n", support.influence().into())])
    }

    /// A symbol of a reward with its amount.
    pub fn gain(&self, gain: Gain) -> String {
        let amount = |what: Resource, amount: u8| self.amount(what, amount.into());
        let count = |phrase, n: u8| self.say(phrase, &[("n", n.into())]);
        match gain {
            Gain::Yen(n) => amount(Resource::Yen, n),
            Gain::Copper(n) => amount(Resource::Copper, n),
            Gain::Silk(n) => amount(Resource::Silk, n),
            Gain::Tea(n) => amount(Resource::Tea, n),
            Gain::Fish(n) => amount(Resource::Fish, n),
            Gain::Imports(n) => amount(Resource::Import, n),
            Gain::Turns(n) => count(Noun::Turns, n),
            Gain::PlusOne(n) => count(Noun::PlusOne, n),
            Gain::PlusTwo(n) => count(Noun::PlusTwo, n),
            Gain::Orders(n) => count(Noun::Orders, n),
            Gain::Look { at, keep } => self.say(Noun::Look, &[("at", at.into()), ("keep", keep.into())]),
            Gain::Bonus(level) => self.say(Noun::BonusCard, &[("level", level.into())]),
        }
    }

    /// What a card gives, in printed order. Says so if it gives nothing.
    pub fn reward(&self, reward: &[Gain]) -> String {
        match reward {
            [] => self.words.phrase(Noun::Nothing).to_owned(),
            reward => self.words.list(reward.iter().map(|gain| self.gain(*gain))),
        }
    }

    /// An Order: its points, the goods that it asks for, and what it gives.
    pub fn order(&self, order: OrderId) -> String {
        let Some(row) = self.game.content().orders.get(usize::from(order.0)) else {
            return self.words.phrase(Noun::UnknownOrder).to_owned();
        };
        let goods = Good::ALL.into_iter().zip(row.goods).filter(|(_, amount)| *amount > 0);
        let goods = goods.map(|(good, amount)| self.amount(good.into(), amount.into()));
        let args = [
            ("points", row.points.into()),
            ("goods", self.words.list(goods).into()),
            ("reward", self.reward(&row.reward).into()),
        ];
        self.say(Noun::Order, &args)
    }

    /// A Church card: the Faith that it asks for, its points, and what it gives.
    pub fn church(&self, card: ChurchId) -> String {
        let Some(row) = self.game.content().church.get(usize::from(card.0)) else {
            return self.words.phrase(Noun::NoCard).to_owned();
        };
        let args = [
            ("faith", row.faith.into()),
            ("points", row.points.into()),
            ("reward", self.reward(&row.reward).into()),
        ];
        self.say(Noun::Church, &args)
    }

    /// So many of the rewards of a Bonus card, 1 to 3, from the first on.
    pub fn bonus(&self, card: BonusId, rewards: u8) -> String {
        let row = self.game.content().bonus.get(usize::from(card.0));
        let rewards = row.and_then(|row| row.rewards.get(..usize::from(rewards)));
        self.reward(rewards.unwrap_or_default())
    }

    /// What a Bonus card gives now to who is asked, with what Mining Technology adds (rulebook: Technology cards).
    pub(super) fn bonus_now(&self, card: BonusId) -> String {
        let row = self.game.content().bonus.get(usize::from(card.0));
        let rewards = row.and_then(|row| row.rewards.get(..usize::from(self.rewards_now())));
        let received = rewards.unwrap_or_default().iter().map(|gain| match *gain {
            Gain::Copper(n) => self.amount(Resource::Copper, self.table.me().copper_receipt(n.into())),
            gain => self.gain(gain),
        });
        self.words.list(received)
    }

    /// What completing an Order gives now to who is asked, with what the Language School adds (rulebook: Technology cards).
    pub(super) fn delivery_now(&self, order: OrderId) -> String {
        let row = self.game.content().orders.get(usize::from(order.0));
        let mut reward = row.map(|row| row.reward.clone()).unwrap_or_default();
        if self.table.me().knows(Title::LanguageSchool) {
            let yen = reward.iter_mut().find_map(|gain| match gain {
                Gain::Yen(amount) => Some(amount),
                _ => None,
            });
            match yen {
                Some(amount) => *amount = amount.saturating_add(SCHOOL_PAYS),
                None => reward.insert(0, Gain::Yen(SCHOOL_PAYS)),
            }
        }
        self.reward(&reward)
    }

    /// What is given for Faith: one of each.
    pub(super) fn gifts(&self, given: Offerings) -> String {
        let gifts = given.iter().map(|offering| self.offering(offering));
        self.words.list(gifts)
    }

    /// One thing that is given for Faith. Of imported goods one that lies face up or down.
    pub(super) fn offering(&self, offering: Offering) -> String {
        self.amount(offering.into(), 1)
    }

    /// What is given and gained by an exchange; of copper what Mining Technology adds, too.
    pub(super) fn terms(&self, exchange: Exchange) -> [(&'static str, Arg<'static>); 2] {
        let ((given, price), _) = exchange.terms();
        let (gained, amount) = self.table.me().exchanged(exchange);
        [
            ("given", self.amount(given, price).into()),
            ("gained", self.amount(gained, amount).into()),
        ]
    }
}
