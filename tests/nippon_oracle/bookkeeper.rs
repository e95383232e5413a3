//! What a move changes: yen, Coal, Blueprints, markers, goods, tiles. What follows it stands in `flow`.

use meiji::nippon::components::{
    Action, ActionSlot, City, Colour, FactoryTile, Good, Region, RewardBonus, RewardLevel, Side, Track, Transport,
};
use meiji::nippon::content::{Bonus, Content, Gain};
use meiji::nippon::{Cubes, Move};

use crate::coverage::Coverage;
use crate::legal::{
    PIECE, STEPS, TOP, coal, cubes_for, empty_spaces, is_free, is_full, lowest, missing, number, price, region_of, sum,
};
use crate::model::{Job, Model, Who, Works, Zaibatsu};
use crate::score::{WAGE, income, wages};

/// Keeps the books of a game.
pub struct Bookkeeper<'a> {
    pub content: &'a Content,
    pub model: &'a mut Model,
    pub coverage: &'a mut Coverage,
}

impl Bookkeeper<'_> {
    /// Plays a move, and goes on until the next question stands.
    pub fn play(&mut self, action: Move) {
        self.answer(action);
        self.settle();
    }

    /// Does what an answer says.
    pub fn answer(&mut self, action: Move) {
        match action {
            Move::Stop => {
                self.model.jobs.pop();
            }
            Move::Take(slot, colour) => self.take(slot, colour),
            Move::Consolidate => self.consolidate(),
            Move::Exchange(track) => {
                self.saw(&format!("an exchange for a step of {track}"));
                self.me().blueprints -= 3;
                self.raise(track, 1);
            }
            Move::Act(action) => {
                self.model.jobs.pop();
                self.begin(action);
            }
            Move::Steps(steps) => self.steps(steps),
            Move::Run(good) => self.run(good),
            Move::Fulfil(contract, cubes) => self.fulfil(contract.0, cubes),
            Move::Build(tile) => self.build(tile),
            Move::Improve(good) => {
                self.pay_improvement();
                self.works(good).machine += 1;
                let machine = self.works(good).machine;
                self.saw(&format!("a Machine shows +{machine}"));
            }
            Move::Store => {
                self.pay_improvement();
                self.me().machines += 1;
                self.saw("a Machine goes to the own supply");
            }
            Move::Site(region) => self.site(region),
            Move::Place(city, side, value) => self.place(city, side, value),
            Move::Return(city, side) => {
                let Some(Job::Return(at, on, value)) = self.model.jobs.pop() else {
                    panic!("no tile goes home now");
                };
                assert_eq!(at, city);
                self.send_home(city, side);
                self.lay(city, on, value);
            }
            Move::Reward(level, bonus) => self.reward(level, bonus),
            Move::Space(space) => {
                let Some(Job::Space(level)) = self.model.jobs.pop() else {
                    panic!("nothing is placed now");
                };
                self.me().spaces.insert(space, level.multiplier());
                self.saw(&format!("{}× on {space}", level.multiplier()));
            }
            Move::Goods(good) => {
                self.works(good).cubes += 1;
                let Some(Job::Lay { left, laid, .. }) = self.model.jobs.last_mut() else {
                    panic!("no cube is laid now");
                };
                *left -= 1;
                laid.push(good);
                let another = laid.len() > 1;
                self.saw(if another {
                    "a cube on a second Factory"
                } else {
                    "a cube on a Factory"
                });
            }
            Move::Finish => {
                self.model.jobs.pop();
            }
        }
    }

    // What every chapter needs.

    pub fn me(&mut self) -> &mut Zaibatsu {
        &mut self.model.sides[self.model.active]
    }

    fn works(&mut self, good: Good) -> &mut Works {
        self.me().works.get_mut(&good).expect("an own Factory")
    }

    pub fn saw(&mut self, what: &str) {
        self.coverage.saw(what);
    }

    fn sum(&self, of: impl Fn(Bonus) -> u8) -> u32 {
        sum(self.content, self.model.me(), of)
    }

    /// Moves a marker up; what does not fit is lost.
    fn raise(&mut self, track: Track, steps: u32) {
        let slot = self.model.me().marker(track) + steps as usize;
        if slot > TOP {
            self.saw(&format!("a step of {track} that is lost"));
        }
        self.me().markers.insert(track, slot.min(TOP));
    }

    fn gain(&mut self, gain: Gain) {
        match gain {
            Gain::Yen(amount) => self.me().yen += u32::from(amount),
            Gain::Coal(amount) => self.me().coal += u32::from(amount),
            Gain::Blueprints(amount) => self.me().blueprints += u32::from(amount),
            Gain::Points(amount) => self.me().points += i32::from(amount),
        }
    }

    fn region_bonus(&mut self, region: Region) {
        self.gain(self.content.regions[region.index()].bonus);
    }

    // A Worker and its action.

    fn take(&mut self, slot: ActionSlot, colour: Colour) {
        self.model.jobs.pop();
        let standing = self.model.slots.get_mut(&slot).expect("a slot");
        let at = standing.iter().position(|one| *one == colour).expect("it stands there");
        standing.remove(at);
        self.me().workers.push(colour);
        self.model.taken = Some(slot);
        self.model.jobs.push(Job::Choose(slot));
    }

    fn begin(&mut self, action: Action) {
        self.saw(&format!("Action::{action:?}"));
        self.model.jobs.push(match action {
            Action::Knowledge => Job::Steps(Track::Knowledge),
            Action::Mines => Job::Steps(Track::Coal),
            Action::Produce => Job::Produce(vec![]),
            Action::Export => Job::Export(0),
            Action::Invest => Job::Invest,
            Action::Machinery => Job::Improve(0),
            Action::Trains => Job::Build(Transport::Train, vec![]),
            Action::Ships => Job::Build(Transport::Ship, vec![]),
            Action::LocalMarket => Job::Market(None, 0),
        });
    }

    fn steps(&mut self, steps: u8) {
        let Some(Job::Steps(track)) = self.model.jobs.pop() else {
            panic!("no steps are bought now");
        };
        self.me().yen -= STEPS[usize::from(steps) - 1];
        self.raise(track, steps.into());
        if track == Track::Knowledge {
            let more = self.sum(|bonus| match bonus {
                Bonus::KnowledgeActionPlus(more) => more,
                _ => 0,
            });
            if more > 0 {
                self.raise(track, more);
                self.saw_bonus("KnowledgeActionPlus");
            }
        }
    }

    fn run(&mut self, good: Good) {
        let Some(Job::Produce(run)) = self.model.jobs.last_mut() else {
            panic!("nothing is run now");
        };
        let first = run.is_empty();
        run.push(good);
        let (content, me) = (self.content, self.model.me());
        let works = me.works[&good];
        let row = &content.goods[good.index()];
        let coal = coal(content, me, &works, first);
        let more = content.factories[works.tile.index()]
            .bonuses
            .iter()
            .map(|bonus| match bonus {
                Bonus::RunThisPlus(more) => *more,
                _ => 0,
            });
        let more: u8 = more.sum();
        let room = row.storage - works.cubes;
        let comes = 1 + works.machine + more;
        self.me().coal -= coal;
        self.works(good).cubes += comes.min(room);
        if more > 0 {
            self.saw_bonus("RunThisPlus");
        }
        if coal < row.coal.into() {
            self.saw_bonus("ProduceCoalMinus");
        }
        if comes > room {
            self.saw("cubes without room are lost");
        }
    }

    fn fulfil(&mut self, contract: u8, cubes: Cubes) {
        let row = &self.content.contracts[usize::from(contract)];
        for good in Good::ALL {
            let count = cubes.0[good.index()];
            if count > 0 {
                self.works(good).cubes -= count;
            }
        }
        let me = self.me();
        assert!(me.open_contracts.remove(&contract));
        me.closed_contracts.insert(contract);
        me.yen += u32::from(row.yen);
        me.points += i32::from(row.points);
        let yen = self.sum(|bonus| match bonus {
            Bonus::ContractYen(yen) => yen,
            _ => 0,
        });
        let points = self.sum(|bonus| match bonus {
            Bonus::ContractPoints(points) => points,
            _ => 0,
        });
        self.me().yen += yen;
        self.me().points += points as i32;
        self.raise(Track::Money, row.steps.into());
        if yen > 0 {
            self.saw_bonus("ContractYen");
        }
        if points > 0 {
            self.saw_bonus("ContractPoints later");
        }
        self.saw(&format!("a Contract of {} kinds", row.cubes.len()));
        let Some(Job::Export(done)) = self.model.jobs.last_mut() else {
            panic!("no Contract is fulfilled now");
        };
        *done += 1;
    }

    // Invest.

    fn build(&mut self, tile: FactoryTile) {
        let good = tile.good();
        let (content, me) = (self.content, self.model.me());
        let (price, missing) = (price(content, me, good), missing(content, me, good));
        let need = u32::from(content.goods[good.index()].knowledge);
        let known = number(&content.knowledge, me.marker(Track::Knowledge));
        if price < content.goods[good.index()].price.into() {
            self.saw_bonus("InvestPrice");
        }
        if need.saturating_sub(known) > missing {
            self.saw_bonus("KnowledgeNeedMinus");
        }
        if missing > 0 {
            self.saw("Blueprints for missing Knowledge");
        }
        self.saw(&format!("Factory::{tile}"));
        self.model.jobs.pop();
        assert!(self.model.offered.remove(&tile));
        let me = self.me();
        me.yen -= price;
        me.blueprints -= missing;
        me.works.insert(
            good,
            Works {
                tile,
                machine: 0,
                cubes: 0,
            },
        );
        // The bonus comes before Machines that wait.
        self.model.jobs.push(Job::Fit(good));
        for bonus in &content.factories[tile.index()].bonuses {
            self.once(good, *bonus);
        }
    }

    /// What a bonus does when its Factory is built.
    fn once(&mut self, by: Good, bonus: Bonus) {
        match bonus {
            Bonus::KnowledgeSteps(steps) => self.raise(Track::Knowledge, steps.into()),
            Bonus::MoneySteps(steps) => self.raise(Track::Money, steps.into()),
            Bonus::CoalSteps(steps) => self.raise(Track::Coal, steps.into()),
            Bonus::Blueprints(amount) => self.me().blueprints += u32::from(amount),
            Bonus::BuildTrains(left) => self.grant(by, Transport::Train, left),
            Bonus::BuildShips(left) => self.grant(by, Transport::Ship, left),
            Bonus::Machines(machine) => self.works(by).machine = machine,
            Bonus::Cubes(cubes) => {
                let storage = self.content.goods[by.index()].storage;
                let works = self.works(by);
                works.cubes = (works.cubes + cubes).min(storage);
            }
            Bonus::CubesInFactories(left) => self.model.jobs.push(Job::Lay { by, left, laid: vec![] }),
            Bonus::ContractPoints(points) => {
                let me = self.me();
                let fulfilled = me.closed_contracts.len() as i32;
                me.points += fulfilled * i32::from(points);
                if fulfilled > 0 {
                    self.saw_bonus("ContractPoints at once");
                }
            }
            _ => return,
        }
        let name = format!("{bonus:?}");
        self.saw_bonus(name.split('(').next().expect("a name"));
    }

    pub fn saw_bonus(&mut self, name: &str) {
        self.saw(&format!("Bonus::{name}"));
    }

    fn grant(&mut self, by: Good, transport: Transport, left: u8) {
        self.model.jobs.push(Job::Grant {
            by,
            transport,
            left,
            built: vec![],
        });
    }

    /// Machines that wait go on the Factory that was built.
    pub fn fit(&mut self, good: Good) {
        let me = self.me();
        let waited = me.machines;
        let works = me.works.get_mut(&good).expect("it was built");
        let had = works.machine;
        while works.machine < 2 && me.machines > 0 {
            works.machine += 1;
            me.machines -= 1;
        }
        let (machine, left) = (works.machine, me.machines);
        if waited > 0 {
            self.saw(&format!("Machines that wait: from +{had} to +{machine}"));
            if left > 0 {
                self.saw("a Machine waits for the next Factory");
            }
        }
    }

    // Machinery.

    fn pay_improvement(&mut self) {
        let Some(Job::Improve(done)) = self.model.jobs.last_mut() else {
            panic!("nothing is improved now");
        };
        *done += 1;
        let points = self.sum(|bonus| match bonus {
            Bonus::ImprovementPoints(points) => points,
            _ => 0,
        });
        self.me().yen -= PIECE;
        self.me().points += points as i32;
        if points > 0 {
            self.saw_bonus("ImprovementPoints");
        }
    }

    // Trains, Ships.

    fn site(&mut self, region: Region) {
        let (content, model) = (self.content, &mut *self.model);
        match model.jobs.last_mut() {
            Some(Job::Build(transport, built)) => {
                let transport = *transport;
                let free = is_free(content, &model.sides[model.active], transport, built);
                built.push(region);
                if free {
                    self.saw_bonus("TrainsFirstFree");
                } else {
                    self.me().yen -= PIECE;
                }
                self.set(transport, region);
                if transport == Transport::Train && self.model.me().has(content, Bonus::TrainsRegionBonus) {
                    self.region_bonus(region);
                    self.saw_bonus("TrainsRegionBonus");
                }
            }
            Some(Job::Grant {
                transport, left, built, ..
            }) => {
                let transport = *transport;
                *left -= 1;
                built.push(region);
                self.set(transport, region);
                self.saw(&format!("a free {transport} by a bonus"));
            }
            job => panic!("nothing is built at {job:?}"),
        }
    }

    /// Takes a Train or Ship from the Player Board and sets it into a Region.
    fn set(&mut self, transport: Transport, region: Region) {
        let who = self.model.active;
        self.model
            .sites
            .get_mut(&region)
            .expect("a Region")
            .push((who, transport));
        if !self.model.has_site(region) {
            self.saw("a Region has no slot left");
        }
        let content = self.content;
        let me = self.me();
        let (left, spaces) = match transport {
            Transport::Train => (&mut me.trains, &content.trains),
            Transport::Ship => (&mut me.ships, &content.ships),
        };
        // From left to right: the first space is emptied first.
        let space = 6 - *left;
        *left -= 1;
        if spaces[space].money {
            self.raise(Track::Money, 1);
            self.saw(&format!("a Money icon of {transport}s"));
        }
    }

    // Local Market.

    fn place(&mut self, city: City, side: Side, value: u8) {
        let lies = self.model.cities[&city].tiles.contains_key(&side);
        if lies {
            self.send_home(city, side);
            self.saw("an Influence tile is replaced");
        } else if is_full(self.model, city) {
            match lowest(self.model, city)[..] {
                [lowest] => {
                    self.send_home(city, lowest);
                    self.saw("the lowest tile of a full City goes home");
                }
                _ => return self.model.jobs.push(Job::Return(city, side, value)),
            }
        }
        self.lay(city, side, value);
    }

    fn send_home(&mut self, city: City, side: Side) {
        let town = self.model.cities.get_mut(&city).expect("a City");
        let (owner, value) = town.tiles.remove(&side).expect("a tile lies there");
        self.model.sides[owner].tiles.push(value);
        if owner == self.model.active {
            self.saw("an own tile goes home");
        }
    }

    /// Pays the cubes for a tile and lays it: once it is decided which other one goes home.
    fn lay(&mut self, city: City, side: Side, value: u8) {
        let good = self.model.asks_for(self.content, city, side);
        let cubes = cubes_for(self.content, good, value).expect("a value that the good reaches");
        self.works(good).cubes -= cubes;
        self.saw(&format!("{cubes} cubes of {good} for Influence"));
        let who: Who = self.model.active;
        let me = self.me();
        let at = me.tiles.iter().position(|tile| *tile == value).expect("an own tile");
        me.tiles.remove(at);
        let town = self.model.cities.get_mut(&city).expect("a City");
        assert_eq!(town.tiles.insert(side, (who, value)), None);
        let Some(Job::Market(region, done)) = self.model.jobs.last_mut() else {
            panic!("nothing is supplied now");
        };
        let first = *done == 0;
        *done += 1;
        *region = Some(region_of(city));
        self.region_bonus(region_of(city));
        if first && self.model.me().has(self.content, Bonus::MarketFirstBonusTwice) {
            self.region_bonus(region_of(city));
            self.saw_bonus("MarketFirstBonusTwice");
        }
    }

    // Consolidate.

    fn consolidate(&mut self) {
        let content = self.content;
        let me = self.model.me();
        let yen = income(content, me);
        let coal = number(&content.coal, me.marker(Track::Coal));
        let keeps = me.has(content, Bonus::KeepCoal);
        let workers = me.workers.len();
        let more = yen > number(&content.money, me.marker(Track::Money));
        self.saw(&format!("Consolidating with {workers} Workers"));
        if more {
            self.saw_bonus("IncomeYenAFactory");
        }
        let me = self.me();
        me.yen = yen;
        me.coal = if keeps { me.coal + coal } else { coal };
        if keeps {
            self.saw_bonus("KeepCoal");
        }
        self.model.jobs.pop();
        self.model.jobs.push(Job::Wages);
        if workers >= 3 {
            self.emperor(workers);
        }
    }

    /// What the Emperor grants for 3 Workers or more.
    fn emperor(&mut self, workers: usize) {
        let reached = |level: RewardLevel| usize::from(level.multiplier()) < workers;
        if self.model.rewards.iter().any(|tile| reached(tile.0)) {
            self.model.jobs.push(Job::Reward);
        } else if !self.model.rewards.is_empty() {
            self.saw("only higher Rewards are left");
        } else if self.model.multipliers > 0 {
            self.saw("a VP Multiplier tile");
            self.model.multipliers -= 1;
            self.multiply(RewardLevel::Two);
        } else {
            self.saw("neither Reward nor VP Multiplier");
        }
    }

    fn reward(&mut self, level: RewardLevel, bonus: RewardBonus) {
        self.model.jobs.pop();
        let tile = self.model.rewards.iter().position(|tile| *tile == (level, bonus));
        self.model.rewards.remove(tile.expect("it lies on the board"));
        self.saw(&format!("a Reward {level} of {bonus}"));
        match bonus {
            RewardBonus::Blueprints => self.me().blueprints += 2,
            RewardBonus::Coal => self.me().coal += 2,
            RewardBonus::Yen => self.me().yen += 5,
        }
        self.multiply(level);
    }

    fn multiply(&mut self, level: RewardLevel) {
        if empty_spaces(self.model.me()).is_empty() {
            self.saw("a multiplier without a space");
        } else {
            self.model.jobs.push(Job::Space(level));
        }
    }

    pub fn pay_wages(&mut self) {
        let (content, me) = (self.content, self.model.me());
        let (paid, unpaid) = wages(content, me, me.yen);
        if (paid + unpaid) < me.colours() as u32 {
            self.saw_bonus("WagesColoursFree");
        }
        self.saw(&format!("{paid} colours paid, {unpaid} unpaid"));
        let me = self.me();
        me.yen -= WAGE * paid;
        me.points -= 2 * unpaid as i32;
        let workers = std::mem::take(&mut me.workers);
        self.model.bag.extend(workers);
        self.complete_refill();
    }
}
