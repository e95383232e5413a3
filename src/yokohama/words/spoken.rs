//! What a screen reader says of each thing on the table.

use super::format::number;
use super::phrases::{Noun, Spoken};
use super::power::Leader;
use super::{Arg, Speech, Words};
use crate::game::Seat;
use crate::words::phrases::Joint;
use crate::yokohama::components::{COUNTRIES, Country, Good, OrderId, Piece, Resource, TechnologyId};
use crate::yokohama::map::{Place, neighbours};
use crate::yokohama::{Cause, Occupant, Pieces, Shrine, Table, Yokohama};

impl Words {
    /// What an Area board touches (rulebook: Movement).
    pub fn spoken_neighbours(self, table: &Table, place: Place) -> String {
        let touched = neighbours(table.players, place).into_iter();
        let places = self.list(touched.map(|place| self.place(table, place)));
        self.say(Spoken::Touches, &[("places", places.into())])
    }

    /// What a Technology card is beside its title: its country, its Production value and its effect.
    pub fn spoken_effect(self, game: &Yokohama, card: TechnologyId) -> String {
        let row = game.content().technologies.get(usize::from(card.0));
        row.map_or_else(String::new, |row| {
            let args = [
                ("value", row.value.into()),
                ("country", self.of_country(row.country)),
                ("effect", self.effect(row.title).into()),
            ];
            self.say(Spoken::Card, &args)
        })
    }

    /// A Technology card: its title, Production value, country and effect.
    pub fn spoken_technology(self, game: &Yokohama, card: TechnologyId) -> String {
        let Some(row) = game.content().technologies.get(usize::from(card.0)) else {
            return self.phrase(Noun::UnknownCard).to_owned();
        };
        let args = [
            ("title", self.title(row.title).into()),
            ("value", row.value.into()),
            ("country", self.of_country(row.country)),
            ("effect", self.effect(row.title).into()),
        ];
        self.say(Spoken::Technology, &args)
    }

    /// How near an endgame condition is, for the gauge above the table: what it is, how much there is, how much it takes.
    /// For the Order deck it is how many cards are left.
    pub fn spoken_gauge(self, cause: Cause, has: u8, needs: u8) -> String {
        let args = [
            ("gauge", self.cause(cause).into()),
            ("has", has.into()),
            ("needs", needs.into()),
        ];
        let phrase = match cause {
            Cause::Orders => Spoken::GaugeOrders,
            _ => Spoken::Gauge,
        };
        self.say(phrase, &args)
    }

    /// What is said of a gauge, with the player who is nearest to the end by it.
    pub fn spoken_nearest(self, said: String, name: &str) -> String {
        self.then(said, self.say(Spoken::GaugeNearest, &[("name", name.into())]))
    }
}

impl Speech<'_, Yokohama> {
    /// An Area board: its type, the Power that the viewer's President has or would have there and what it gives, everyone's
    /// pieces, the 5-Power token, what may be built. Without a viewer no Power is told.
    pub fn spoken_area(&self, place: Place, viewer: Option<Seat>) -> String {
        self.area_spoken(place, viewer, None)
    }

    /// An Area board as [`spoken_area`](Self::spoken_area) tells it to a viewer, with what it is now right after its name.
    pub fn spoken_area_now(&self, place: Place, viewer: Option<Seat>, now: &str) -> String {
        self.area_spoken(place, viewer, Some(now))
    }

    /// An Order card: its country, what it asks for, what it gives.
    pub fn spoken_order(&self, order: OrderId) -> String {
        let args = [
            ("order", self.order(order).into()),
            ("goods", self.order_goods(order).into()),
        ];
        self.say(Spoken::Order, &args)
    }

    fn area_spoken(&self, place: Place, viewer: Option<Seat>, now: Option<&str>) -> String {
        let table = self.table;
        if table.places().all(|in_play| in_play != place) {
            return self.words.phrase(Noun::NoSuchArea).to_owned();
        }
        let board = table.board(place);
        let mut said = vec![match board.area.area_type() {
            Some(area_type) => {
                let args = [
                    ("place", self.spot(place)),
                    ("type", self.words.area_type(area_type).into()),
                ];
                match now {
                    Some(now) => {
                        let [place, kind] = args;
                        self.say(Spoken::AreaNow, &[place, kind, ("now", now.into())])
                    }
                    None => self.say(Spoken::Area, &args),
                }
            }
            None => self.say(Spoken::Canal, &[("place", self.spot(place))]),
        }];
        if !table.takes_pieces(place) {
            return self.sentences(said);
        }
        if let Some(seat) = viewer {
            let stands = table.seats[seat].president == Some(place);
            said.push(match self.power(place, seat, Leader::Agent) {
                (0, _) if !stands => self.words.phrase(Spoken::YouNothing).to_owned(),
                _ => self.standing_of(place, seat),
            });
        }
        for seat in Seat::all(table.players).filter(|seat| viewer != Some(*seat)) {
            said.extend(self.presence(place, seat));
        }
        if table.station == Some(place) {
            said.push(self.words.phrase(Spoken::Station).to_owned());
        }
        if let Some(token) = board.token {
            said.push(self.say(Spoken::Token, &[("reward", self.token_reward(Some(token)).into())]));
        }
        said.extend(self.building_spoken(place));
        self.sentences(said)
    }

    /// What of a seat stands in an Area.
    pub(super) fn presence(&self, place: Place, seat: Seat) -> Option<String> {
        let board = self.table.board(place);
        let mut pieces = Vec::new();
        if self.table.seats[seat].president == Some(place) {
            pieces.push(self.words.phrase(Noun::PowerPresident).to_owned());
        }
        if board.assistants[seat] > 0 {
            pieces.push(self.words.pieces(Piece::Assistant, board.assistants[seat]));
        }
        if pieces.is_empty() {
            return None;
        }
        let args = [("seat", self.name(seat)), ("pieces", self.words.list(pieces).into())];
        Some(self.say(Spoken::Presence, &args))
    }

    pub(super) fn building_spoken(&self, place: Place) -> Option<String> {
        let board = self.table.board(place);
        let row = self.game.content().buildings.get(usize::from(board.building?.0))?;
        let space = |owner: Option<Seat>, reward| match owner {
            Some(seat) => self.names.of(seat).to_owned(),
            None => self.words.reward(reward),
        };
        let shops = board
            .shops
            .iter()
            .zip(&row.shops)
            .map(|(owner, reward)| space(*owner, reward));
        let shops = self.words.commas(shops);
        let house = space(board.house, &row.house);
        Some(self.say(Spoken::Building, &[("shops", shops.into()), ("house", house.into())]))
    }

    /// A space of Port board A (0) or B (1), counted from 0.
    pub fn spoken_port(&self, board: u8, space: u8) -> String {
        let index = usize::from(space);
        let card = self
            .table
            .ports
            .get(usize::from(board))
            .and_then(|cards| cards.get(index).copied().flatten());
        let level = self.game.content().port.spaces.get(index).copied().unwrap_or_default();
        let level = self.words.level(level);
        match card {
            Some(order) => self.say(
                Spoken::Port,
                &[
                    ("space", number(space)),
                    ("level", level.into()),
                    ("order", self.order(order).into()),
                    ("goods", self.order_goods(order).into()),
                ],
            ),
            None => self.say(Spoken::Empty, &[("space", number(space))]),
        }
    }

    /// A space of Laboratory board A (0) or B (1), counted from 0.
    pub fn spoken_laboratory(&self, board: u8, space: u8) -> String {
        let index = usize::from(space);
        let card = self
            .table
            .laboratories
            .get(usize::from(board))
            .and_then(|cards| cards.get(index).copied().flatten());
        let surcharge = self
            .game
            .content()
            .laboratory
            .spaces
            .get(index)
            .copied()
            .unwrap_or_default();
        match card {
            Some(card) => self.say(
                Spoken::Laboratory,
                &[
                    ("space", number(space)),
                    ("technology", self.words.spoken_technology(self.game, card).into()),
                    ("surcharge", surcharge.into()),
                ],
            ),
            None => self.say(Spoken::Empty, &[("space", number(space))]),
        }
    }

    /// A space of the Church or Customs board, counted from 0.
    pub fn spoken_shrine(&self, board: Shrine, space: u8) -> String {
        let index = usize::from(space);
        let content = self.game.content();
        let (rows, occupants, phrase) = match board {
            Shrine::Church => (&content.church, &self.table.church, Spoken::Church),
            Shrine::Customs => (&content.customs, &self.table.customs, Spoken::Customs),
        };
        let (Some(row), Some(occupant)) = (rows.get(index), occupants.get(index)) else {
            return self.words.phrase(Noun::NoSuchArea).to_owned();
        };
        match *occupant {
            Occupant::Nobody => self.say(
                phrase,
                &[
                    ("space", number(space)),
                    ("n", row.asks.into()),
                    ("reward", self.words.reward(&row.reward).into()),
                ],
            ),
            Occupant::Neutral => self.say(Spoken::Blocked, &[("space", number(space))]),
            Occupant::Seat(seat) => self.say(Spoken::Taken, &[("space", number(space)), ("seat", self.name(seat))]),
        }
    }

    /// The Achievement of stack 0 to 2.
    pub fn spoken_achievement(&self, stack: u8) -> String {
        let Some(achievement) = self.table.achievements.get(usize::from(stack)) else {
            return self.words.phrase(Noun::UnknownCard).to_owned();
        };
        let row = self.game.content().achievements.get(usize::from(achievement.tile.0));
        let (first, later) = row.map_or((0, 0), |row| (row.first, row.later));
        let goal = self.goal_of(Some(achievement.tile));
        let done = achievement
            .done
            .iter()
            .flatten()
            .map(|seat| self.names.of(*seat).to_owned());
        let done = self.words.list(done);
        if done.is_empty() {
            let args = [("goal", goal.into()), ("first", first.into()), ("later", later.into())];
            return self.say(Spoken::Achievement, &args);
        }
        let args = [("goal", goal.into()), ("later", later.into()), ("seats", done.into())];
        self.say(Spoken::AchievementDone, &args)
    }

    /// What a player owns, as everybody may know it.
    pub fn spoken_player(&self, seat: Seat) -> String {
        let Some(player) = self.table.seats.0.get(usize::from(seat.0)) else {
            return String::new();
        };
        let goods = Good::ALL.map(|good| (Resource::from(good), player.good(good)));
        let owned = goods.into_iter().chain([(Resource::Import, player.imports)]);
        let owned = owned.map(|(what, amount)| self.words.amount(what, amount));
        let pieces = |pieces: &Pieces| {
            self.words
                .list(Piece::ALL.map(|piece| self.words.pieces(piece, pieces.of(piece))))
        };
        let titles = player
            .technologies
            .iter()
            .map(|card| self.technology_title(card).to_owned());
        let titles = self.words.list(titles);
        let by_country = |counts: [u8; COUNTRIES]| {
            let held = Country::ALL
                .into_iter()
                .filter(move |country| counts[country.index()] > 0);
            held.map(move |country| {
                let args = [
                    ("n", counts[country.index()].into()),
                    ("country", self.words.of_country(country)),
                ];
                self.say(Noun::Agents, &args)
            })
        };
        let icons = self.words.list(by_country(player.icons));
        let agents = by_country(player.agents);
        let free = player.free_agents + u8::from(player.reward_agent);
        let free = (free > 0).then(|| self.say(Noun::FreeAgents, &[("n", free.into())]));
        let agents = self.words.list(agents.chain(free));
        let mut said = vec![
            self.say(
                Spoken::Player,
                &[
                    ("seat", self.name(seat)),
                    ("points", player.points.into()),
                    ("yen", player.yen.into()),
                ],
            ),
            self.say(Spoken::Goods, &[("goods", self.words.list(owned).into())]),
            self.say(
                Spoken::Pieces,
                &[
                    ("hand", pieces(&player.hand).into()),
                    ("warehouse", pieces(&player.warehouse).into()),
                ],
            ),
            self.say(
                Spoken::Orders,
                &[
                    ("n", player.orders_in_hand.into()),
                    ("done", player.completed.len().into()),
                ],
            ),
        ];
        // That a computer plays is seen and not told; its style is news.
        let styled = self.names.computer(seat).filter(|computer| computer.style().is_some());
        said.extend(styled.map(|computer| self.words.told_computer(computer)));
        if !titles.is_empty() {
            said.push(self.say(Spoken::Titles, &[("titles", titles.into())]));
        }
        if !icons.is_empty() {
            said.push(self.say(Spoken::Icons, &[("icons", icons.into())]));
        }
        if !agents.is_empty() {
            said.push(self.say(Spoken::Agents, &[("agents", agents.into())]));
        }
        self.sentences(said)
    }

    /// Sentences one after another.
    fn sentences(&self, sentences: Vec<String>) -> String {
        let join = |first: String, next: String| -> String {
            let args: [(&str, Arg); 2] = [("first", first.into()), ("next", next.into())];
            self.say(Joint::ThenSentence, &args)
        };
        sentences.into_iter().reduce(join).unwrap_or_default()
    }
}
