//! Areas, spaces and tokens explained.

use super::{Hint, chapter_of};
use crate::game::Seat;
use crate::yokohama::components::{Area, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::words::Speech;
use crate::yokohama::words::phrases::{Noun, Spoken, Tip};
use crate::yokohama::words::power::Leader;
use crate::yokohama::{Chapter, Occupant, Shrine, Sign, Yokohama};

impl Speech<'_, Yokohama> {
    pub(super) fn area_kind(&self, area: Area) -> String {
        match area.area_type() {
            Some(kind) => self.say(Tip::AreaKind, &[("type", self.words.area_type(kind).into())]),
            None => self.words.phrase(Tip::CanalKind).to_owned(),
        }
    }

    pub(super) fn area_hint(&self, place: Place, viewer: Option<Seat>) -> Hint {
        let table = self.table;
        if table.places().all(|in_play| in_play != place) {
            return Hint::new(self.words.phrase(Noun::NoSuchArea));
        }
        let area = table.board(place).area;
        let hint = Hint::new(self.words.place(table, place))
            .kind(self.area_kind(area))
            .lines([self.words.does(area)])
            .chapter(chapter_of(area));
        if !table.takes_pieces(place) {
            return hint;
        }
        hint.lines(viewer.map(|seat| self.standing_of(place, seat)))
            .lines(
                Seat::all(table.players)
                    .filter(|seat| viewer != Some(*seat))
                    .filter_map(|seat| self.presence(place, seat)),
            )
            .lines((table.station == Some(place)).then(|| self.words.phrase(Spoken::Station).to_owned()))
            .lines(table.board(place).token.map(|_| self.spoken_token(place)))
            .lines(self.building_spoken(place))
    }

    /// What an action of the President comes to here, or would if it came; where no Assistant lets it in, with one (rulebook:
    /// Movement step, a legal destination).
    pub(in crate::yokohama::words) fn standing_of(&self, place: Place, seat: Seat) -> String {
        let table = self.table;
        let phrase = match table.seats[seat].president == Some(place) {
            true if table.active == seat && table.acting_now() == Some(place) => Tip::ActsHere,
            true => return self.words.phrase(Tip::StandsHere).to_owned(),
            false if table.board(place).assistants[seat] > 0 => Tip::WouldAct,
            false if self.game.straight_to_station(table, seat) == Some(place) => Tip::WouldAct,
            false => {
                let mut with_one = *table;
                with_one.boards[place.index()].assistants[seat] = 1;
                let scene = self.words.speech(self.game, &with_one, self.names);
                return scene.acting(Tip::WouldActWithOne, place, seat);
            }
        };
        self.acting(phrase, place, seat)
    }

    /// What an action of the President comes to at a place.
    fn acting(&self, phrase: Tip, place: Place, seat: Seat) -> String {
        let (power, formula) = self.power(place, seat, Leader::President);
        let outcome = self.outcome(self.table.board(place).area, power, seat);
        self.say(phrase, &[("formula", formula.into()), ("outcome", outcome.into())])
    }

    pub(super) fn space_hint(&self, place: Place, piece: Piece, space: u8) -> Hint {
        let board = self.table.board(place);
        let free = match piece {
            Piece::TradingHouse => board.house.is_none(),
            _ => board.shops.get(usize::from(space)).is_none_or(Option::is_none),
        };
        Hint::new(self.words.piece(piece))
            .kind(self.words.place(self.table, place))
            .lines([self.spoken_space(place, piece, space)])
            .lines(free.then(|| self.words.phrase(Tip::BuildWhen).to_owned()))
            .chapter(Chapter::Construction)
    }

    /// A Shop or Trading House space of an Area, in a sentence: what it brings, or who built there.
    pub fn spoken_space(&self, place: Place, piece: Piece, space: u8) -> String {
        let board = self.table.board(place);
        let row = board
            .building
            .and_then(|tile| self.game.content().buildings.get(usize::from(tile.0)));
        let index = usize::from(space);
        let (owner, reward, free, owned) = match piece {
            Piece::TradingHouse => (board.house, row.map(|row| row.house), Tip::HouseFree, Tip::HouseOf),
            _ => (
                board.shops.get(index).copied().flatten(),
                row.and_then(|row| row.shops.get(index).copied()),
                Tip::ShopFree,
                Tip::ShopOf,
            ),
        };
        match (owner, reward) {
            (Some(seat), _) => self.say(owned, &[("seat", self.name(seat))]),
            (None, Some(reward)) => self.say(free, &[("reward", self.words.reward(&reward).into())]),
            (None, None) => self.words.phrase(Noun::Nothing).to_owned(),
        }
    }

    /// The 5-Power token of an Area, in a sentence.
    pub fn spoken_token(&self, place: Place) -> String {
        let reward = self.token_reward(self.table.board(place).token);
        self.say(Spoken::Token, &[("reward", reward.into())])
    }

    pub(super) fn token_hint(&self, place: Place) -> Hint {
        let token = self.table.board(place).token;
        let reward = self.say(Tip::Gives, &[("reward", self.token_reward(token).into())]);
        let agent = token.is_some_and(|token| token.is_free_agent());
        Hint::new(self.words.sign(Sign::FivePower))
            .kind(self.words.place(self.table, place))
            .lines([reward])
            .lines(agent.then(|| self.words.phrase(Tip::TokenAgent).to_owned()))
            .lines([self.words.phrase(Tip::TokenWhen).to_owned()])
            .chapter(Chapter::Bonus)
    }

    pub(super) fn shrine_hint(&self, board: Shrine, space: u8) -> Hint {
        let content = self.game.content();
        let (area, rows, occupants, asks, most, chapter) = match board {
            Shrine::Church => {
                let (rows, occupants) = (&content.church, &self.table.church);
                (
                    Area::Church,
                    rows,
                    occupants,
                    Tip::AsksFaith,
                    Tip::ChurchMost,
                    Chapter::Church,
                )
            }
            Shrine::Customs => {
                let (rows, occupants) = (&content.customs, &self.table.customs);
                (
                    Area::Customs,
                    rows,
                    occupants,
                    Tip::AsksImports,
                    Tip::CustomsMost,
                    Chapter::Customs,
                )
            }
        };
        let hint = Hint::new(self.say(Tip::Space, &[("n", (u16::from(space) + 1).into())]))
            .kind(self.words.area(area))
            .chapter(chapter);
        let (Some(row), Some(occupant)) = (rows.get(usize::from(space)), occupants.get(usize::from(space))) else {
            return hint;
        };
        let reward = || self.say(Tip::Gives, &[("reward", self.words.reward(&row.reward).into())]);
        let lines = match *occupant {
            Occupant::Nobody => vec![reward(), self.say(asks, &[("n", row.asks.into())])],
            Occupant::Neutral => vec![self.words.phrase(Tip::Blocked).to_owned()],
            Occupant::Seat(seat) => vec![self.say(Tip::TakenBy, &[("seat", self.name(seat))])],
        };
        hint.lines(lines).lines([self.words.phrase(most).to_owned()])
    }
}
