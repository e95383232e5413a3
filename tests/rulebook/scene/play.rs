//! Playing on from a scene, and naming moves by Area.

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Agent, Area, Country};
use meiji::yokohama::{Ask, Move, Origin, Toll};

use super::{Scene, conserved};

/// Playing on.
impl Scene {
    /// Plays a move that must be legal, and checks that no piece came or went.
    #[track_caller]
    pub fn play(&mut self, action: Move) -> &mut Self {
        assert!(
            self.legal().contains(&action),
            "{action} is not among {:?}",
            self.legal()
        );
        if let Err(refusal) = self.game.try_play(&mut self.state, action, &mut self.events) {
            panic!("{action}: {refusal}");
        }
        conserved(&self.state);
        self
    }

    /// Goes on, without what was offered.
    #[track_caller]
    pub fn go_on(&mut self) -> &mut Self {
        self.play(Move::GoOn)
    }

    /// Goes on until the turn has come to phase C.
    #[track_caller]
    pub fn finish_action(&mut self) -> &mut Self {
        while self.ask() != Ask::After {
            self.go_on();
        }
        self
    }

    /// Ends the turn from wherever it has come to, the President returning to the hand if it did not move yet.
    #[track_caller]
    pub fn end_turn(&mut self) -> &mut Self {
        let (seat, round) = (self.asked(), self.state.table.round);
        while !self.is_over() && (self.asked(), self.state.table.round) == (seat, round) {
            let action = if self.ask() == Ask::Movement {
                Move::Return
            } else {
                Move::GoOn
            };
            self.play(action);
        }
        self
    }

    /// Places an Assistant in an Area.
    #[track_caller]
    pub fn place(&mut self, area: Area) -> &mut Self {
        self.play(self.placing(area))
    }

    /// Moves the President to an Area for nothing.
    #[track_caller]
    pub fn go(&mut self, area: Area) -> &mut Self {
        self.play(self.going(area))
    }

    /// Takes an Assistant of an Area along to the hand.
    #[track_caller]
    pub fn recall(&mut self, area: Area) -> &mut Self {
        self.play(self.recalling(area))
    }

    /// Uses a Foreign Agent of a country in an Area.
    #[track_caller]
    pub fn send(&mut self, country: Country, area: Area) -> &mut Self {
        self.play(self.sending(country, area))
    }

    /// Moves an Assistant from one Area to another by a movement icon.
    #[track_caller]
    pub fn shift(&mut self, from: Area, to: Area) -> &mut Self {
        self.play(self.shifting(from, to))
    }

    /// Moves an Assistant from the hand to an Area by a movement icon.
    #[track_caller]
    pub fn shift_from_hand(&mut self, to: Area) -> &mut Self {
        self.play(self.shifting_from_hand(to))
    }

    /// Takes the Assistant for a board from the Area.
    #[track_caller]
    pub fn take_from(&mut self, area: Area) -> &mut Self {
        self.play(self.taking_from(area))
    }

    /// Places the Station token in an Area.
    #[track_caller]
    pub fn place_station(&mut self, area: Area) -> &mut Self {
        self.play(self.station_in(area))
    }
}

/// Naming moves.
impl Scene {
    /// Placing an Assistant in an Area.
    pub fn placing(&self, area: Area) -> Move {
        Move::Place(self.at(area))
    }

    /// Moving the President to an Area for nothing.
    pub fn going(&self, area: Area) -> Move {
        Move::Go(self.at(area), Toll::FREE)
    }

    /// Moving the President to an Area, paying seats.
    pub fn going_paying(&self, area: Area, seats: &[Seat]) -> Move {
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.0);
        Move::Go(
            self.at(area),
            Toll {
                seats: bits,
                crossings: 0,
            },
        )
    }

    /// Moving the President to an Area across the Canal.
    pub fn crossing(&self, area: Area) -> Move {
        Move::Go(self.at(area), Toll { seats: 0, crossings: 1 })
    }

    /// Taking an Assistant of an Area along to the hand.
    pub fn recalling(&self, area: Area) -> Move {
        Move::Recall(self.at(area))
    }

    /// Using a Foreign Agent of a country in an Area.
    pub fn sending(&self, country: Country, area: Area) -> Move {
        Move::Agent(Agent::Foreign(country), self.at(area))
    }

    /// Moving an Assistant from one Area to another by a movement icon.
    pub fn shifting(&self, from: Area, to: Area) -> Move {
        Move::Shift(Origin::Area(self.at(from)), self.at(to))
    }

    /// Moving an Assistant from the hand to an Area by a movement icon.
    pub fn shifting_from_hand(&self, to: Area) -> Move {
        Move::Shift(Origin::Hand, self.at(to))
    }

    /// Taking an Assistant for a board from the Area.
    pub fn taking_from(&self, area: Area) -> Move {
        Move::From(Origin::Area(self.at(area)))
    }

    /// Placing the Station token in an Area.
    pub fn station_in(&self, area: Area) -> Move {
        Move::Station(self.at(area))
    }
}
