//! The label of a button for a move: short, for it stands beside what is meant.

use super::actions::price_of;
use super::phrases::Button;
use super::{Speech, yen};
use crate::nippon::components::Resource;
use crate::nippon::rules::machinery;
use crate::nippon::{Move, Nippon};

impl Speech<'_, Nippon> {
    /// The label of a button for a move that answers the open question.
    pub fn action(&self, action: Move) -> String {
        let (game, table) = (self.game, self.table);
        let plain = |phrase: Button| self.words.phrase(phrase).to_owned();
        let improving = || ("price", self.price([(Resource::Yen, machinery::PRICE)]).into());
        match action {
            Move::Stop => plain(Button::Stop),
            Move::Take(_, colour) => self.say(Button::Take, &[self.dressed(colour)]),
            Move::Consolidate => plain(Button::Consolidate),
            Move::Exchange(track) => self.say(Button::Exchange, &[self.raised(track)]),
            Move::Act(action) => self.say(Button::Act, &[("action", self.action_name(action).into())]),
            Move::Steps(steps) => match price_of(steps) {
                Some(price) => self.say(Button::Steps, &[("n", steps.into()), ("yen", yen(price))]),
                None => self.unknown(),
            },
            Move::Run(good) => {
                let coal = self.amount(Resource::Coal, game.coal_of_run(table, table.active, good));
                let cubes = self.goods(good, self.run(good).0);
                self.say(Button::Run, &[("coal", coal.into()), ("cubes", cubes.into())])
            }
            Move::Fulfil(_, cubes) => self.say(Button::Fulfil, &[("cubes", self.cubes(cubes).into())]),
            Move::Build(tile) => self.say(
                Button::Build,
                &[("price", self.factory_price(table.active, tile).into())],
            ),
            Move::Improve(good) => self.say(Button::Improve, &[("n", self.improved(good).into()), improving()]),
            Move::Store => self.say(Button::Store, &[improving()]),
            Move::Site(region) => self.say(Button::Site, &self.sited(region)),
            Move::Place(city, side, value) => {
                let good = game.demand(table, city, side);
                let cubes = self.goods(good, game.cubes_for(good, value).unwrap_or_default());
                self.say(Button::Place, &[("value", value.into()), ("cubes", cubes.into())])
            }
            Move::Return(city, side) => match table.city(city).slots[side.index()] {
                Some(tile) => self.say(
                    Button::Return,
                    &[("value", tile.value.into()), ("seat", self.name(tile.seat))],
                ),
                None => self.unknown(),
            },
            Move::Reward(level, bonus) => {
                let args = [
                    ("level", level.multiplier().into()),
                    ("bonus", self.reward_bonus(bonus).into()),
                ];
                self.say(Button::Reward, &args)
            }
            Move::Space(_) => self.say(Button::Space, &[("n", self.multiplying().into())]),
            Move::Goods(_) => plain(Button::Goods),
            Move::Finish => plain(Button::Finish),
        }
    }
}
