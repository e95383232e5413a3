//! What things are called: Areas, goods, cards, rewards, amounts.

use super::phrases::Noun;
use super::{Arg, Words};
use crate::opponents::{Computer, Style};
use crate::yokohama::components::{Agent, Area, AreaType, Country, Exchange, Good, Piece, Resource, Title};
use crate::yokohama::content::{Goal, Reward};
use crate::yokohama::{Cause, Chapter, Player};

impl Words {
    /// Who plays a seat, and what that computer is fond of.
    pub(super) fn told_computer(self, computer: Computer) -> String {
        self.played_by(computer, |style| self.fond_of(style))
    }

    /// What computers with a style are fond of.
    fn fond_of(self, style: Style) -> &'static str {
        self.phrase(match style {
            Style::Builder => Noun::OfBuilder,
            Style::Scholar => Noun::OfScholar,
            Style::Trader => Noun::OfTrader,
        })
    }

    /// The name of an Area.
    pub fn area(self, area: Area) -> &'static str {
        self.room().area.of(area)
    }

    /// The name of an Area where there is little room: 11 characters at most.
    pub fn area_short(self, area: Area) -> &'static str {
        self.room().area.form(area, "short").unwrap_or_default()
    }

    /// The name of an Area Type.
    pub fn area_type(self, area_type: AreaType) -> &'static str {
        self.room().area_type.of(area_type)
    }

    /// The name of a trade good.
    pub fn good(self, good: Good) -> &'static str {
        self.room().good.of(good)
    }

    /// The adjective of a country, as on an Order: `British`.
    pub fn country(self, country: Country) -> &'static str {
        self.room().country.of(country)
    }

    /// The same as a filling, in the form that a pattern asks for.
    pub(super) fn of_country(self, country: Country) -> Arg<'static> {
        self.name_of(&self.room().country, country)
    }

    /// The name of a piece.
    pub fn piece(self, piece: Piece) -> &'static str {
        self.room().piece.of(piece)
    }

    /// The name of a resource, as a heading.
    pub fn resource(self, resource: Resource) -> &'static str {
        self.room().resource.of(resource)
    }

    /// The title of a Technology card.
    pub fn title(self, title: Title) -> &'static str {
        self.room().title.of(title)
    }

    /// The title of a Technology where there is little room.
    pub fn title_short(self, title: Title) -> &'static str {
        self.room().title.form(title, "short").unwrap_or_default()
    }

    /// What a Technology does, in a sentence for the card.
    pub fn effect(self, title: Title) -> &'static str {
        self.room().title.form(title, "effect").unwrap_or_default()
    }

    /// What a Technology does, in 42 characters at most.
    pub fn effect_line(self, title: Title) -> &'static str {
        self.room().title.form(title, "effect_line").unwrap_or_default()
    }

    /// What a Technology does, in 26 characters at most.
    pub fn effect_short(self, title: Title) -> &'static str {
        self.room().title.form(title, "effect_short").unwrap_or_default()
    }

    /// The name of a chapter of the rulebook.
    pub fn chapter(self, chapter: Chapter) -> &'static str {
        self.room().chapter.of(chapter)
    }

    /// What the gauge of an endgame condition is called, in a word.
    pub fn cause(self, cause: Cause) -> &'static str {
        self.phrase(match cause {
            Cause::TradingHouses => Noun::GaugeHouses,
            Cause::Shops => Noun::GaugeShops,
            Cause::Orders => Noun::GaugeOrders,
            Cause::Church => Noun::GaugeChurch,
            Cause::Customs => Noun::GaugeCustoms,
        })
    }

    /// The name of an agent.
    pub fn agent(self, agent: Agent) -> String {
        match agent {
            Agent::Foreign(country) => self.say(Noun::ForeignAgent, &[("country", self.of_country(country))]),
            Agent::Free => self.phrase(Noun::FreeAgent).to_owned(),
            Agent::Reward => self.phrase(Noun::RewardAgent).to_owned(),
        }
    }

    /// So much of a resource: `2 copper`, `¥3`, `1 imported good`.
    pub fn amount(self, what: Resource, amount: u16) -> String {
        let phrase = match what {
            Resource::Copper => Noun::Copper,
            Resource::Silk => Noun::Silk,
            Resource::Tea => Noun::Tea,
            Resource::Fish => Noun::Fish,
            Resource::Import => Noun::Imports,
            Resource::Yen => Noun::Yen,
            Resource::Points => Noun::Points,
        };
        self.say(phrase, &[("n", amount.into())])
    }

    /// So many pieces: `2 Assistants`.
    pub fn pieces(self, piece: Piece, count: u8) -> String {
        let phrase = match piece {
            Piece::Assistant => Noun::Assistants,
            Piece::Shop => Noun::Shops,
            Piece::TradingHouse => Noun::TradingHouses,
        };
        self.say(phrase, &[("n", count.into())])
    }

    /// What a space, card, tile or token gives: `2 tea, ¥3 and 1 movement`. Says so if it gives nothing.
    pub fn reward(self, reward: &Reward) -> String {
        let gains = self.gains(reward);
        if gains.is_empty() {
            return self.phrase(Noun::Nothing).to_owned();
        }
        self.list(gains)
    }

    /// The single things that a reward gives, in the order of the icons.
    pub(super) fn gains(self, reward: &Reward) -> Vec<String> {
        let goods = Good::ALL.map(|good| (Resource::from(good), reward.good(good)));
        let rest = [
            (Resource::Import, reward.imports),
            (Resource::Yen, reward.yen),
            (Resource::Points, reward.points),
        ];
        let plain = goods.into_iter().chain(rest).filter(|(_, amount)| *amount > 0);
        let chosen = [
            (Noun::AnyGoods, reward.any),
            (Noun::WarehousePieces, reward.pieces),
            (Noun::Movements, reward.movements),
        ];
        let chosen = chosen.into_iter().filter(|(_, amount)| *amount > 0);
        let shown = Piece::ALL.into_iter().filter(|&piece| reward.shown(piece) > 0);
        let shown = shown.map(|piece| self.pieces(piece, reward.shown(piece)));
        plain
            .map(|(what, amount)| self.amount(what, amount.into()))
            .chain(chosen.map(|(phrase, amount)| self.say(phrase, &[("n", amount.into())])))
            .chain(shown.map(|pieces| self.say(Noun::ShownPieces, &[("pieces", pieces.into())])))
            .collect()
    }

    /// What an Achievement asks for.
    pub fn goal(self, goal: &Goal) -> String {
        match *goal {
            Goal::Goods { good, count } => self.say(
                Noun::GoalGoods,
                &[("goods", self.amount(good.into(), count.into()).into())],
            ),
            Goal::Technologies(count) => self.say(Noun::GoalTechnologies, &[("n", count.into())]),
            Goal::Yen(count) => self.say(Noun::GoalYen, &[("n", count.into())]),
            Goal::AgentsAndTokens(count) => self.say(Noun::GoalAgentsAndTokens, &[("n", count.into())]),
            Goal::Orders(count) => self.say(Noun::GoalOrders, &[("n", count.into())]),
            Goal::Areas {
                production,
                commercial: 0,
            } => self.say(Noun::GoalProduction, &[("n", production.into())]),
            Goal::Areas {
                production: 0,
                commercial,
            } => self.say(Noun::GoalCommercial, &[("n", commercial.into())]),
            Goal::Areas { production, commercial } => self.say(
                Noun::GoalAreas,
                &[("production", production.into()), ("commercial", commercial.into())],
            ),
        }
    }

    /// What a player gives and gains by an exchange: `¥2 → 1 copper`.
    pub fn exchange(self, exchange: Exchange, player: &Player) -> String {
        let ((given, price), (what, amount)) = exchange.terms();
        let amount = player.receipt(what, amount);
        self.say(
            Noun::Terms,
            &[
                ("given", self.amount(given, price).into()),
                ("gained", self.amount(what, amount).into()),
            ],
        )
    }
}
