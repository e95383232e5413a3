//! What a thing on the table is, what it gives, whose it is and when it is used: for a card beside it.

mod cards;
mod places;
mod players;

use super::phrases::Tip;
use super::{Speech, Words};
use crate::game::Seat;
use crate::yokohama::components::{Agent, Area, Country, Exchange, Good, OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Cause, Chapter, Move, Shrine, Sign, Table, TurnStep, Yokohama};

/// What is to be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An Area, as it stands for the view's seat.
    Area(Place),
    /// The board beside the map that belongs to an Area.
    Board(Area),
    /// A Shop or Trading House space of an Area.
    Space(Place, Piece, u8),
    /// The 5-Power token of an Area.
    Token(Place),
    /// A space of the Church or Customs board.
    Shrine(Shrine, u8),
    /// A space of a Port board with its Order.
    Port(u8, u8),
    /// An Order of the view's own.
    Order(OrderId),
    /// A space of a Laboratory board with its Technology.
    Laboratory(u8, u8),
    /// An Achievement, by stack.
    Achievement(u8),
    /// An Achievement Reward, by space.
    Reward(u8),
    /// An agent of the view's own.
    Agent(Agent),
    /// Foreign Agents of a country in supply.
    Supply(Country),
    /// The Order deck.
    OrderDeck,
    /// The Technology deck.
    TechnologyDeck,
    /// A sign.
    Sign(Sign),
    /// A piece in the view's own Warehouse.
    Stock(Piece),
    /// An exchange of Chinatown.
    Exchange(Exchange),
    /// A move.
    Move(Move),
    /// How near an endgame condition is: how much there is, and how much it takes.
    Gauge(Cause, u8, u8),
    /// A step of a turn.
    Step(TurnStep),
    /// A player.
    Player(Seat),
}

/// An explanation, with the chapter that tells more.
pub type Hint = crate::words::Hint<Chapter>;

impl Speech<'_, Yokohama> {
    /// Explains something to a seat, or to an onlooker.
    pub fn hint(&self, viewer: Option<Seat>, subject: Subject) -> Hint {
        let words = self.words;
        match subject {
            Subject::Area(place) => self.area_hint(place, viewer),
            Subject::Board(area) => Hint::new(words.area(area))
                .kind(self.area_kind(area))
                .lines([words.does(area)])
                .chapter(chapter_of(area)),
            Subject::Space(place, piece, space) => self.space_hint(place, piece, space),
            Subject::Token(place) => self.token_hint(place),
            Subject::Shrine(board, space) => self.shrine_hint(board, space),
            Subject::Port(board, space) => self.port_hint(board, space, viewer),
            Subject::Order(order) => self.order_hint(order, viewer).chapter(Chapter::Orders),
            Subject::Laboratory(board, space) => self.laboratory_hint(board, space, viewer),
            Subject::Achievement(stack) => self.achievement_hint(stack),
            Subject::Reward(space) => self.reward_hint(space),
            Subject::Agent(agent) => self.agent_hint(agent, viewer),
            Subject::Supply(country) => self.supply_hint(country),
            Subject::OrderDeck => words.deck(Sign::Order, self.table.order_deck, Chapter::Port),
            Subject::TechnologyDeck => words.deck(Sign::Technology, self.table.technology_deck, Chapter::Laboratory),
            Subject::Sign(sign) => words.sign_hint(sign),
            Subject::Stock(piece) => self.stock_hint(piece, viewer),
            Subject::Exchange(exchange) => {
                Hint::new(words.exchange(exchange, viewer.map_or(self.table.me(), |seat| &self.table.seats[seat])))
                    .lines([words.phrase(Tip::OneExchange).to_owned()])
                    .chapter(Chapter::Chinatown)
            }
            Subject::Move(action) => self.move_hint(action),
            Subject::Gauge(cause, has, needs) => words.gauge_hint(self.table, cause, has, needs),
            Subject::Step(step) => words.step_hint(step),
            Subject::Player(seat) => self.player_hint(seat),
        }
    }
}

impl Words {
    /// What the action of an Area is.
    fn does(self, area: Area) -> String {
        let gives = |what: Good| self.say(Tip::DoesGoods, &[("good", self.good(what).into())]);
        let phrase = match area {
            Area::CopperMine => return gives(Good::Copper),
            Area::SilkMill => return gives(Good::Silk),
            Area::Tea => return gives(Good::Tea),
            Area::Fishing => return gives(Good::Fish),
            Area::Bank => Tip::DoesBank,
            Area::Chinatown => Tip::DoesChinatown,
            Area::Church => Tip::DoesChurch,
            Area::Customs => Tip::DoesCustoms,
            Area::EmploymentAgency => Tip::DoesEmployment,
            Area::LaboratoryA | Area::LaboratoryB => Tip::DoesLaboratory,
            Area::PortA | Area::PortB => Tip::DoesPort,
            Area::Canal => Tip::DoesCanal,
        };
        self.phrase(phrase).to_owned()
    }

    fn sign_hint(self, sign: Sign) -> Hint {
        Hint::new(self.sign(sign))
            .lines([self.meaning(sign).to_owned()])
            .chapter(Chapter::Icons)
    }

    fn deck(self, sign: Sign, left: u8, chapter: Chapter) -> Hint {
        let left = self.say(Tip::InTheDeck, &[("n", left.into())]);
        Hint::new(self.sign(sign))
            .kind(left)
            .lines([self.meaning(sign).to_owned()])
            .chapter(chapter)
    }

    fn gauge_hint(self, table: &Table, cause: Cause, has: u8, needs: u8) -> Hint {
        let phrase = match cause {
            Cause::TradingHouses => Tip::EndHouses,
            Cause::Shops => Tip::EndShops,
            Cause::Orders => Tip::EndOrders,
            Cause::Church => Tip::EndChurch,
            Cause::Customs => Tip::EndCustoms,
        };
        Hint::new(self.spoken_gauge(cause, has, needs))
            .kind(self.sign(Sign::Ending))
            .lines([
                self.say(phrase, &[("n", needs.into())]),
                self.last_round(table)
                    .unwrap_or_else(|| self.phrase(Tip::EndThen).to_owned()),
            ])
            .chapter(Chapter::Ending)
    }

    fn step_hint(self, step: TurnStep) -> Hint {
        let (phrase, chapter) = match step {
            TurnStep::Setup => (Tip::StepSetup, Chapter::Setup),
            TurnStep::Before | TurnStep::After => (Tip::StepAdditional, Chapter::FlowOfATurn),
            TurnStep::Place => (Tip::StepPlace, Chapter::Placement),
            TurnStep::Move => (Tip::StepMove, Chapter::Movement),
            TurnStep::Act => (Tip::StepAct, Chapter::AreaAction),
            TurnStep::Bonus => (Tip::StepBonus, Chapter::Bonus),
            TurnStep::Build => (Tip::StepBuild, Chapter::Construction),
            TurnStep::Recover => (Tip::StepRecover, Chapter::Recovery),
            TurnStep::Over => (Tip::StepOver, Chapter::Ending),
        };
        Hint::new(self.chapter(chapter))
            .lines([self.phrase(phrase).to_owned()])
            .chapter(chapter)
    }
}

/// The chapter about an Area's action.
const fn chapter_of(area: Area) -> Chapter {
    match area {
        Area::Chinatown => Chapter::Chinatown,
        Area::Church => Chapter::Church,
        Area::Customs => Chapter::Customs,
        Area::EmploymentAgency => Chapter::Employment,
        Area::LaboratoryA | Area::LaboratoryB => Chapter::Laboratory,
        Area::PortA | Area::PortB => Chapter::Port,
        Area::Canal => Chapter::Canal,
        _ => Chapter::AreaAction,
    }
}
