//! Gaining and paying (rulebook: Icon Descriptions; Matching Country Icons).

use super::Playing;
use super::components::{Agent, Country, Good, Piece, Resource, Title};
use super::content::Reward;
use super::event::{Event, Payee, Why};
use super::moves::Origin;
use super::player::Player;
use crate::game::{Seat, Watch};

impl<W: Watch<Event>> Playing<'_, W> {
    /// What the seat whose turn it is owns.
    pub(super) fn me(&mut self) -> &mut Player {
        let seat = self.seat();
        &mut self.state.table.seats[seat]
    }

    /// Whether the seat whose turn it is owns a Technology.
    pub(super) fn knows(&self, title: Title) -> bool {
        self.state.table.me().knows(title)
    }

    /// Takes an own Assistant from the hand or an Area, to be put elsewhere.
    pub(super) fn take_assistant(&mut self, from: Origin) {
        let seat = self.seat();
        match from {
            Origin::Hand => self.me().hand.assistants -= 1,
            Origin::Area(place) => self.table().boards[place.index()].assistants[seat] -= 1,
        }
    }

    /// The active seat gains something; nothing happens for an amount of 0.
    pub(super) fn gain(&mut self, what: Resource, amount: u16, why: Why) {
        let seat = self.seat();
        let receipt = self.me().receipt(what, amount);
        self.gain_for(seat, what, receipt, why);
    }

    /// A seat gains something; nothing happens for an amount of 0.
    pub(super) fn gain_for(&mut self, seat: Seat, what: Resource, amount: u16, why: Why) {
        if amount == 0 {
            return;
        }
        let count = self.state.table.seats[seat].count_mut(what);
        // Nothing limits money and goods; a game that is played for ever must not wrap round.
        *count = count.saturating_add(amount);
        self.watch.saw(Event::Gained {
            seat,
            what,
            amount,
            why,
        });
    }

    /// The active seat gains what a space, card or token shows. What has to be chosen is left pending.
    pub(super) fn reward(&mut self, reward: Reward, why: Why) {
        for good in Good::ALL {
            self.gain(good.into(), reward.good(good).into(), why);
        }
        self.gain(Resource::Import, reward.imports.into(), why);
        self.gain(Resource::Yen, reward.yen.into(), why);
        self.gain(Resource::Points, reward.points.into(), why);
        let once = self.game.rules.mines_once_a_source();
        let mined = once && reward.any > 0 && reward.copper > 0 && self.knows(Title::MiningTechnology);
        let pending = &mut self.table().pending;
        pending.goods += reward.any;
        pending.mined |= mined;
        pending.pieces += reward.pieces;
        for piece in Piece::ALL {
            pending.pieces += reward.shown(piece);
            *pending.shown.of_mut(piece) += reward.shown(piece);
        }
        pending.movements += reward.movements;
    }

    /// The active seat pays the bank; nothing happens for an amount of 0.
    pub(super) fn pay(&mut self, what: Resource, amount: u16) {
        if amount == 0 {
            return;
        }
        let seat = self.seat();
        *self.me().count_mut(what) -= amount;
        self.watch.saw(Event::Paid {
            seat,
            to: Payee::Bank,
            what,
            amount,
        });
    }

    /// The active seat pays ¥1 to each seat of a set of bits.
    pub(super) fn pay_seats(&mut self, seats: u8) {
        let seat = self.seat();
        for payee in Seat::all(self.state.table.players).filter(|payee| seats >> payee.0 & 1 == 1) {
            self.me().yen -= 1;
            let count = &mut self.table().seats[payee].yen;
            *count = count.saturating_add(1);
            self.watch.saw(Event::Paid {
                seat,
                to: Payee::Seat(payee),
                what: Resource::Yen,
                amount: 1,
            });
        }
    }

    /// A country icon came to the active seat: every second one brings an agent of that country, while one is left.
    pub(super) fn icon(&mut self, country: Country) {
        let seat = self.seat();
        let count = &mut self.me().icons[country.index()];
        *count += 1;
        let icons = *count;
        if !icons.is_multiple_of(2) {
            return;
        }
        let supply = &mut self.table().agents[country.index()];
        if *supply == 0 {
            self.watch.saw(Event::NoAgentLeft { seat, country, icons });
        } else {
            *supply -= 1;
            self.me().agents[country.index()] += 1;
            self.watch.saw(Event::AgentJoined {
                seat,
                agent: Agent::Foreign(country),
            });
        }
    }
}
