//! Players explained.

use super::Hint;
use crate::game::Seat;
use crate::yokohama::components::{Agent, Country, Good, Piece, Resource};
use crate::yokohama::words::Speech;
use crate::yokohama::words::phrases::{Noun, Spoken, Tip};
use crate::yokohama::{Pieces, Yokohama};

impl Speech<'_, Yokohama> {
    pub(super) fn player_hint(&self, seat: Seat) -> Hint {
        let Some(player) = self.table.seats.0.get(usize::from(seat.0)) else {
            return Hint::default();
        };
        let args = [("points", player.points.into()), ("yen", player.yen.into())];
        let president = match player.president {
            Some(place) => self.say(Tip::PresidentAt, &[("place", self.spot(place))]),
            None => self.words.phrase(Tip::PresidentInHand).to_owned(),
        };
        let tokens = (player.tokens > 0).then(|| self.say(Tip::Tokens, &[("n", player.tokens.into())]));
        let icons = Country::ALL
            .into_iter()
            .filter(|country| player.icons[country.index()] > 0);
        let icons = icons.map(|country| {
            let args = [
                ("n", player.icons[country.index()].into()),
                ("country", self.words.country(country).into()),
            ];
            self.say(Noun::Agents, &args)
        });
        let icons = self.words.commas(icons);
        Hint::new(self.names.of(seat))
            .kind(self.say(Tip::PlayerHas, &args))
            .lines(
                self.names
                    .computer(seat)
                    .map(|computer| self.words.told_computer(computer)),
            )
            .lines(self.belongings(seat))
            .lines([president])
            .lines(tokens)
            .lines((!icons.is_empty()).then(|| self.say(Tip::Icons, &[("icons", icons.into())])))
    }

    /// Goods, pieces, Orders and agents of a player, a sentence each.
    fn belongings(&self, seat: Seat) -> Vec<String> {
        let player = &self.table.seats[seat];
        let goods = Good::ALL.map(|good| (Resource::from(good), player.good(good)));
        let owned = goods.into_iter().chain([(Resource::Import, player.imports)]);
        let owned = owned.map(|(what, amount)| self.words.amount(what, amount));
        let pieces = |pieces: &Pieces| {
            let pieces = Piece::ALL.map(|piece| self.words.pieces(piece, pieces.of(piece)));
            self.words.commas(pieces)
        };
        let agents = Country::ALL
            .into_iter()
            .map(Agent::Foreign)
            .chain([Agent::Free, Agent::Reward]);
        let agents = agents
            .filter(|agent| player.ready(*agent) > 0)
            .map(|agent| match player.ready(agent) {
                1 => self.words.agent(agent),
                n => self.say(
                    Tip::Several,
                    &[("n", n.into()), ("agent", self.words.agent(agent).into())],
                ),
            });
        let agents = self.words.commas(agents);
        let orders = [
            ("n", player.orders_in_hand.into()),
            ("done", player.completed.len().into()),
        ];
        let mut said = vec![
            self.say(Spoken::Goods, &[("goods", self.words.commas(owned).into())]),
            self.say(Tip::InHand, &[("pieces", pieces(&player.hand).into())]),
            self.say(Tip::Warehouse, &[("pieces", pieces(&player.warehouse).into())]),
            self.say(Spoken::Orders, &orders),
        ];
        if !agents.is_empty() {
            said.push(self.say(Spoken::Agents, &[("agents", agents.into())]));
        }
        said
    }
}
