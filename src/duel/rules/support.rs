//! Support cards, and Telephone beside them (rulebook: Place action; General rules; Technology cards).

use super::super::{Asked, Playing};
use super::components::{HAND, Support, Title};
use super::event::{Event, Why};
use super::moves::Move;
use super::places;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::turn::other_question;
use crate::game::Watch;

/// What Telephone costs.
const CALL: u16 = 1;

/// Whether there is anything to add to the Influence, or might be.
pub(super) fn asks(table: &Table) -> bool {
    let me = table.me();
    let cards = me.support != [0, 0];
    cards || calls(me) || me.ready(Title::Telephone) && table.free_action_brings()
}

/// Whether a player can use Telephone now.
pub(in super::super) fn calls(me: &Player) -> bool {
    me.ready(Title::Telephone) && me.yen >= CALL
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let me = asked.table.me();
    let phone = calls(me);
    out.push(Move::GoOn);
    for support in Support::ALL {
        if me.supports(support) > 0 {
            out.push(Move::Support(support, false));
            if phone {
                out.push(Move::Support(support, true));
            }
        }
    }
    if phone {
        out.push(Move::Phone);
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (support, phone) = match action {
        Move::GoOn => return Ok(()),
        Move::Support(support, phone) => (Some(support), phone),
        Move::Phone => (None, true),
        _ => return other_question(),
    };
    let me = asked.table.me();
    if let Some(support) = support.filter(|support| me.supports(*support) == 0) {
        return Chapter::PlaceAction.forbids(Refusal::NoSupport { support });
    }
    if phone {
        asked.table.can_use(Title::Telephone)?;
        asked.need_yen(Chapter::Technologies, CALL)?;
    }
    Ok(())
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let (support, phone) = match action {
        Move::Support(support, phone) => (Some(support), phone),
        Move::Phone => (None, true),
        _ => (None, false),
    };
    let seat = playing.seat();
    if let Some(support) = support {
        playing.me().support[support.index()] -= 1;
        playing.watch.saw(Event::SupportPlayed { seat, support });
    }
    if phone {
        playing.use_up(Title::Telephone);
        playing.pay(super::components::Resource::Yen, CALL);
    }
    places::act(playing, support, phone);
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// The active seat gains Support cards.
    pub(super) fn gain_support(&mut self, support: Support, amount: u8, why: Why) {
        self.gain_support_for(self.seat(), support, amount, why);
    }

    /// A seat gains Support cards. Of a fifth card and the four in hand one goes back: a +1 if there is one (a ruling).
    pub(super) fn gain_support_for(&mut self, seat: crate::game::Seat, support: Support, amount: u8, why: Why) {
        for _ in 0..amount {
            let hand = &mut self.state.table.seats[seat].support;
            hand[support.index()] += 1;
            let back = match hand.iter().sum::<u8>() > HAND {
                true if hand[Support::One.index()] > 0 => Some(Support::One),
                true => Some(Support::Two),
                false => None,
            };
            self.watch.saw(Event::SupportGained { seat, support, why });
            if let Some(support) = back {
                self.state.table.seats[seat].support[support.index()] -= 1;
                self.watch.saw(Event::SupportReturned { seat, support });
            }
        }
    }
}
