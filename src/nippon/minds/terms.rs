//! What a position is made of for one seat: numbers that the worth of a position is added up from.
//!
//! All of them lie open. Each stands for itself; how much it counts is learned. Means count for nothing once the seat has no turn to use them,
//! and what the next Consolidation throws away anyway for nothing either.

use super::Subject;
use crate::game::Seat;
use crate::nippon::components::{
    self, ACHIEVEMENTS, ACTION_SLOTS, Achievement, CONTRACTS, FACTORIES, GOLDEN, GOODS, Good, LEVELS, MOST_INFLUENCE,
    REGIONS, REWARD_LEVELS, Region, RewardBonus, RewardLevel, SCORINGS, SLOT_ROOM, TILES, TRACK_SLOTS, Track,
    Transport, WORKER_SLOTS, row_room, rows_in_use,
};
use crate::nippon::{Nippon, Player, Stage, Table};
use crate::opponents::{WHOLE, features};

/// How many numbers of Workers a Player Board can have.
const FULL: usize = WORKER_SLOTS as usize + 1;

/// The most points of the places of all Regions that are counted, and the most Influence by which somebody leads or trails in one.
const PLACES: i32 = 250;
const AHEAD: i32 = 8;

features! {
    Subject:
    Always [1] 0..=1,
    Yen [3] 0..=40 => Money,
    YenLate [2] 0..=40 => Money,
    Coal [3] 0..=20 => Coal,
    CoalLate [2] 0..=20 => Coal,
    MoneyTrack [1] 0..=TRACK_SLOTS as i32 => Money,
    CoalTrack [1] 0..=TRACK_SLOTS as i32 => Coal,
    KnowledgeTrack [1] 0..=TRACK_SLOTS as i32 => Knowledge,
    Blueprints [2] 0..=20 => Knowledge,
    Buildable [LEVELS] 0..=2 => Knowledge,
    Missing [LEVELS] 0..=6 => Knowledge,
    Workers [FULL] 0..=1 => Workers,
    Income [FULL] 0..=50 => Workers,
    Wages [1] 0..=6 => Workers,
    Reward [REWARD_LEVELS] 0..=1 => Workers,
    RewardPoints [1] 0..=60 => Workers,
    Tiles [FACTORIES] 0..=1 => Factories,
    Output [LEVELS] 0..=12 => Factories,
    Runnable [1] 0..=40 => Goods,
    Cubes [2 * LEVELS] 0..=8 => Goods,
    Fulfilled [1] 0..=CONTRACTS as i32 => Contracts,
    Ready [2] 0..=CONTRACTS as i32 => Contracts,
    Places [SCORINGS + 1] 0..=PLACES => Influence,
    LaterPlaces [2] 0..=PLACES => Influence,
    Ahead [2] 0..=AHEAD * REGIONS as i32 => Influence,
    Influence [1] 0..=120 => Influence,
    Home [MOST_INFLUENCE] 0..=3 => Influence,
    Trains [1] 0..=TILES as i32 => Trains,
    TrainsIdle [1] 0..=TILES as i32 => Trains,
    TrainIcon [1] 0..=1 => Trains,
    Ships [1] 0..=TILES as i32 => Ships,
    ShipPoints [SCORINGS + 1] 0..=60 => Ships,
    ShipIcon [1] 0..=1 => Ships,
    Multipliers [ACHIEVEMENTS] 0..=5 => Achievements,
    Bases [ACHIEVEMENTS] 0..=12 => Achievements,
}

/// The terms of a table for a seat.
pub(super) fn of(game: &Nippon, table: &Table, seat: Seat) -> [i32; COUNT] {
    let player = &table.seats[seat];
    let mut terms = Terms::NONE;
    terms.set(Term::Always, 0, 1);
    if turns_left(table, seat) > 0 {
        terms.means(game, player);
        terms.knowledge(game, player);
        terms.workers(game, table, seat);
        terms.factories(game, player);
        terms.contracts(game, player);
        terms.pieces(game, player);
        terms.achievements(game, table, seat);
    }
    terms.regions(game, table, seat);
    terms.0
}

/// What could be run with the Coal of a Budget, the dearest Factories first: cubes that find room, each as its level and one more.
pub(super) fn runnable(game: &Nippon, player: &Player) -> i32 {
    let (mut coal, mut runs, mut worth) = (player.coal, 0, 0);
    for factory in player.factories.iter().rev().flatten() {
        let good = factory.tile.good();
        let needs = u16::from(game.content().goods[good.index()].coal);
        let cubes = game.cubes_of_run(factory).min(game.storage_left(factory));
        if runs < 3 && coal >= needs && cubes > 0 {
            coal -= needs;
            runs += 1;
            worth += i32::from(cubes) * i32::from(good.level() + 1);
        }
    }
    worth
}

/// By how many cubes the goods fall short of a Contract.
pub(super) fn short_of(asks: [u8; 3], stored: &[u8; GOODS]) -> u8 {
    asks.iter()
        .zip(stored)
        .map(|(asks, has)| asks.saturating_sub(*has))
        .sum()
}

/// The cubes of each good, the most first.
pub(super) fn sorted(player: &Player) -> [u8; GOODS] {
    let mut stored = player.stored().0;
    stored.sort_unstable_by(|one, other| other.cmp(one));
    stored
}

/// The best Reward tile that the Workers of a seat bring, by its level: the highest that lies there, or a VP Multiplier tile where none does.
pub(super) fn reward(table: &Table, seat: Seat) -> Option<RewardLevel> {
    let player = &table.seats[seat];
    let workers = player.workers.len();
    let lies = |level: RewardLevel| {
        RewardBonus::ALL
            .into_iter()
            .any(|bonus| table.rewards_of(level, bonus) > 0)
    };
    let mut open = RewardLevel::ALL.into_iter().filter(|level| workers >= level.workers());
    match open.rfind(|&level| lies(level)) {
        Some(level) => Some(level),
        None if RewardLevel::ALL.into_iter().any(lies) || table.multipliers == 0 => None,
        None => (workers >= RewardLevel::Two.workers()).then_some(RewardLevel::Two),
    }
}

/// The most points that a multiplier brings on an empty Achievement space as things stand; `None` if there is no empty one.
pub(super) fn best_space(game: &Nippon, table: &Table, seat: Seat, multiplier: u8) -> Option<i32> {
    let player = &table.seats[seat];
    let free = Achievement::ALL.into_iter().filter(|&space| player.is_free(space));
    let points = free.map(|space| {
        let more = multiplier - game.multiplier(player, space);
        i32::from(game.base(table, seat, space)) * i32::from(more)
    });
    points.max()
}

/// Those who take places in a Region: four players, and the Overseas Companies behind them.
pub(super) struct Rivals([u16; 5]);

impl Rivals {
    /// The Influence in a Region.
    pub(super) fn of(game: &Nippon, table: &Table, region: Region) -> Self {
        let mut rivals = [0; 5];
        for seat in Seat::all(table.players) {
            rivals[usize::from(seat.0)] = game.influence(table, region, seat);
        }
        rivals[4] = game.overseas(table, region);
        Self(rivals)
    }

    /// A seat's Influence.
    pub(super) const fn own(&self, seat: Seat) -> u16 {
        self.0[seat.0 as usize]
    }

    /// How many have more than a seat, and how many as much, itself included.
    fn place(&self, seat: Seat) -> [usize; 2] {
        let own = self.own(seat);
        let count = |is: fn(&u16, &u16) -> bool| self.0.iter().filter(|other| is(other, &own)).count();
        [count(|other, own| other > own), count(|other, own| other == own)]
    }

    /// The points of a seat's place when these are those of the places, and whether its Ships would score.
    pub(super) fn points(&self, seat: Seat, places: [u8; 3]) -> (i32, bool) {
        if self.own(seat) == 0 {
            return (0, false);
        }
        let [above, tied] = self.place(seat);
        let shared = places.iter().skip(above).take(tied).map(|&points| i32::from(points));
        (shared.sum::<i32>() / tied as i32, above < 2)
    }

    /// By how much a seat has more than the next below it, and less than the next above it or as much as it; at most so much.
    fn ahead(&self, seat: Seat) -> [i32; 2] {
        let own = i32::from(self.own(seat));
        let (mut before, mut behind) = (own, None);
        for (number, &other) in self.0.iter().enumerate() {
            let by = own - i32::from(other);
            if number == usize::from(seat.0) {
                continue;
            }
            if by > 0 {
                before = before.min(by);
            } else {
                behind = Some(behind.map_or(-by, |least: i32| least.min(-by)));
            }
        }
        [before.min(AHEAD), behind.unwrap_or(0).min(AHEAD)]
    }
}

impl Terms {
    /// Yen and Coal. With six Workers the next turn throws them away; with few slots left they count apart.
    fn means(&mut self, game: &Nippon, player: &Player) {
        let (yen, coal) = (i32::from(player.yen.min(40)), i32::from(player.coal.min(20)));
        let workers = player.workers.len();
        match workers {
            0..=3 => self.steps(Term::Yen, 0, yen, &[6, 9, 40]),
            4..WORKER_SLOTS => self.steps(Term::YenLate, 0, yen, &[6, 40]),
            _ => {}
        }
        match workers {
            _ if game.keeps_coal(player) => self.steps(Term::Coal, 0, coal, &[4, 5, 20]),
            0..=3 => self.steps(Term::Coal, 0, coal, &[4, 5, 20]),
            4..WORKER_SLOTS => self.steps(Term::CoalLate, 0, coal, &[4, 20]),
            _ => {}
        }
        self.set(Term::MoneyTrack, 0, player.marker(Track::Money) as i32);
        self.set(Term::CoalTrack, 0, player.marker(Track::Coal) as i32);
    }

    /// The Knowledge track with the Blueprints, and which Factories that opens.
    fn knowledge(&mut self, game: &Nippon, player: &Player) {
        self.set(Term::KnowledgeTrack, 0, player.marker(Track::Knowledge) as i32);
        self.steps(Term::Blueprints, 0, player.blueprints.min(20).into(), &[3, 20]);
        for good in Good::ALL.into_iter().filter(|&good| player.factory(good).is_none()) {
            let level = usize::from(good.level()) - 1;
            let missing = game.knowledge_missing(player, good);
            if u16::from(missing) <= player.blueprints {
                self.add(Term::Buildable, level, 1);
            }
            self.set(Term::Missing, level, missing.min(6).into());
        }
    }

    /// The Workers, and what Consolidating would bring.
    fn workers(&mut self, game: &Nippon, table: &Table, seat: Seat) {
        let player = &table.seats[seat];
        let workers = usize::from(player.workers.len());
        self.set(Term::Workers, workers, 1);
        let wages = game.wages(player, u16::MAX);
        self.set(Term::Wages, 0, wages.colours.into());
        let income = i32::from(game.yen_income(player)) - i32::from(wages.paid());
        self.set(Term::Income, workers, income.clamp(0, 50));
        if let Some(level) = reward(table, seat) {
            self.set(Term::Reward, level.index(), 1);
            let points = best_space(game, table, seat, level.multiplier()).unwrap_or(0);
            self.set(Term::RewardPoints, 0, points.min(60));
        }
    }

    fn factories(&mut self, game: &Nippon, player: &Player) {
        for factory in player.own() {
            let level = usize::from(factory.tile.good().level()) - 1;
            self.set(Term::Tiles, factory.tile.index(), 1);
            self.add(Term::Output, level, game.cubes_of_run(factory).min(6).into());
            let cubes = i32::from(factory.cubes.min(4));
            self.add(Term::Cubes, 2 * level, cubes.min(2));
            self.add(Term::Cubes, 2 * level + 1, (cubes - 2).max(0));
        }
        let stops = player.workers.len() >= WORKER_SLOTS && !game.keeps_coal(player);
        if !stops {
            self.set(Term::Runnable, 0, runnable(game, player).min(40));
        }
    }

    fn contracts(&mut self, game: &Nippon, player: &Player) {
        self.set(Term::Fulfilled, 0, player.fulfilled().into());
        let stored = sorted(player);
        for contract in player.contracts.iter() {
            let short = short_of(game.contracts[usize::from(contract.0)], &stored);
            if short < 2 {
                self.add(Term::Ready, short.into(), 1);
            }
        }
    }

    /// Trains, Ships and Influence tiles that are not built or placed yet.
    fn pieces(&mut self, game: &Nippon, player: &Player) {
        for (value, &tiles) in player.tiles.iter().enumerate() {
            self.set(Term::Home, value, tiles.min(3).into());
        }
        for transport in Transport::ALL {
            let built = player.built(transport);
            let (number, icon, spaces) = match transport {
                Transport::Train => (Term::Trains, Term::TrainIcon, &game.content().trains),
                Transport::Ship => (Term::Ships, Term::ShipIcon, &game.content().ships),
            };
            self.set(number, 0, built as i32);
            self.set(icon, 0, spaces.get(built).is_some_and(|space| space.money).into());
        }
    }

    fn achievements(&mut self, game: &Nippon, table: &Table, seat: Seat) {
        let player = &table.seats[seat];
        for space in Achievement::ALL {
            let number = space.index();
            match player.spaces[number] {
                0 => self.set(Term::Bases, number, game.base(table, seat, space).min(12).into()),
                multiplier => self.set(Term::Multipliers, number, multiplier.min(5).into()),
            }
        }
    }

    /// What the next Scoring would bring if it came now, what the last would, and how safe that is.
    fn regions(&mut self, game: &Nippon, table: &Table, seat: Seat) {
        let scorings = usize::from(table.scorings);
        let [Some(next), Some(last)] = [scorings, SCORINGS - 1].map(|number| game.content().scorings.get(number))
        else {
            return;
        };
        let when = match table.stage {
            Stage::Play => scorings,
            Stage::LastPhase | Stage::Over => SCORINGS,
        };
        let ship = i32::from(game.ship_scores(&table.seats[seat]));
        for region in Region::ALL {
            let rivals = Rivals::of(game, table, region);
            let own = i32::from(rivals.own(seat));
            if own == 0 {
                let idle = table.region(region).of(Transport::Train)[seat];
                self.add(Term::TrainsIdle, 0, idle.into());
                continue;
            }
            let (points, ships) = rivals.points(seat, next.places);
            self.add(Term::Places, when, points);
            if scorings + 1 < SCORINGS {
                self.add(Term::LaterPlaces, scorings, rivals.points(seat, last.places).0);
            }
            if ships {
                let built = i32::from(table.region(region).of(Transport::Ship)[seat]);
                self.add(Term::ShipPoints, when, built * ship);
            }
            let [before, behind] = rivals.ahead(seat);
            self.add(Term::Ahead, 0, before);
            self.add(Term::Ahead, 1, behind);
            self.add(Term::Influence, 0, own.min(30));
        }
    }
}

/// How many Workers are mostly taken from one full refill to the next, by the number of players.
const fn between_refills(players: u8) -> i32 {
    match players {
        2 => 11,
        3 => 16,
        _ => 19,
    }
}

/// The share of Consolidations in all turns: one in so many.
const CONSOLIDATES: i32 = 5;

/// The Workers that will mostly be taken before the last phase, and how many that are in a whole game.
fn to_take(table: &Table) -> [i32; 2] {
    let slots = i32::from(GOLDEN);
    let each = between_refills(table.players);
    let full = i32::from(row_room(table.players)) * rows_in_use(table.players) as i32
        + i32::from(SLOT_ROOM) * ACTION_SLOTS as i32;
    let lie: u8 = table.slots.iter().chain(&table.rows).map(|workers| workers.len()).sum();
    let taken = (full - i32::from(lie) - i32::from(table.lacking)).clamp(0, each - 1);
    let left = (slots - i32::from(table.marker)) * each - taken;
    [left.max(0), slots * each]
}

/// The turns of a player in the last phase.
const LAST_TURNS: i32 = components::LAST_TURNS as i32;

/// How many turns a seat has still before it, the one that is under way included: about, as long as the last phase has not begun.
pub(super) fn turns_left(table: &Table, seat: Seat) -> i32 {
    match table.stage {
        Stage::Over => 0,
        Stage::LastPhase => {
            let players = i32::from(table.players);
            let until = (i32::from(seat.0) - i32::from(table.active.0)).rem_euclid(players);
            (i32::from(table.turns_left) - until + players - 1).max(0) / players
        }
        Stage::Play => {
            let [left, _] = to_take(table);
            LAST_TURNS + left * (CONSOLIDATES + 1) / (CONSOLIDATES * i32::from(table.players))
        }
    }
}

/// How much of the game a seat has still before it: from [`WHOLE`] down to 1 while the last Scoring is to come, and then 0. The last phase
/// begins at 4.
pub(super) fn left(table: &Table, seat: Seat) -> i32 {
    const OPEN: i32 = WHOLE - LAST_TURNS - 2;
    match table.stage {
        Stage::Over => 0,
        Stage::LastPhase => 1 + turns_left(table, seat).min(LAST_TURNS),
        Stage::Play => {
            let [left, whole] = to_take(table);
            LAST_TURNS + 2 + OPEN * left / whole
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, Seed};
    use crate::game::Game;
    use crate::nippon::components::{City, Colour, FactoryTile, Side};
    use crate::nippon::content::Content;
    use crate::nippon::{Factory, Influence, Options, State};
    use crate::opponents::names;
    use crate::printed::Edition;

    fn dealt(players: u8) -> (Nippon, State) {
        let game = Nippon::new(Content::first(), Options::new(players).expect("so many can play"));
        let state = game.deal(Seed(1));
        (game, state)
    }

    fn term(game: &Nippon, table: &Table, seat: Seat, name: &str) -> i32 {
        let number = names::<Nippon>()
            .position(|other| other == name)
            .expect("there is such a term");
        of(game, table, seat)[number]
    }

    #[test]
    fn what_consolidating_throws_away_next_counts_for_nothing() {
        let (game, mut state) = dealt(2);
        let seat = Seat(0);
        let yen = |state: &State| ["Yen 0", "YenLate 0"].map(|name| term(&game, &state.table, seat, name));
        assert_eq!(yen(&state), [6, 0]);
        for _ in 0..4 {
            state.table.seats[seat].workers.add(Colour::Red);
        }
        assert_eq!(yen(&state), [0, 6]);
        for _ in 0..2 {
            state.table.seats[seat].workers.add(Colour::Red);
        }
        assert_eq!(yen(&state), [0, 0]);
        assert_eq!(term(&game, &state.table, seat, "Income 6"), 12 - 3);
        assert_eq!(term(&game, &state.table, seat, "Reward 3"), 1);
    }

    #[test]
    fn places_count_as_the_next_scoring_would_give_them() {
        let (game, mut state) = dealt(3);
        state.table.cities[City::Nagasaki.index()].slots[Side::Left.index()] = Some(Influence {
            seat: Seat(1),
            value: 7,
        });
        // The Overseas Companies have 9 there.
        let places = |state: &State, seat, name| term(&game, &state.table, Seat(seat), name);
        assert_eq!([0, 1].map(|seat| places(&state, seat, "Places 0")), [0, 7]);
        assert_eq!(places(&state, 1, "LaterPlaces 0"), 15);
        assert_eq!(["Ahead 0", "Ahead 1"].map(|name| places(&state, 1, name)), [7, 2]);
        state.table.scorings = 2;
        state.table.stage = Stage::LastPhase;
        state.table.turns_left = 3;
        assert_eq!(places(&state, 1, "Places 2"), 0);
        assert_eq!(places(&state, 1, "Places 3"), 15);
    }

    /// Rivals reckon as the rules do.
    #[test]
    fn places_are_those_that_the_rules_give() {
        for players in 2..=4 {
            let (game, mut state) = dealt(players);
            let mut chance = Chance::new(Seed(5));
            let (mut moves, mut scored) = (Vec::new(), 0);
            while game.decision(&state).is_some() {
                game.legal_moves(&state, &mut moves);
                game.play(&mut state, moves[chance.below(moves.len() as u32) as usize], &mut ());
                let table = &state.table;
                let scoring = table.scorings.min(2);
                for region in Region::ALL {
                    let rivals = Rivals::of(&game, table, region);
                    let standings = game.standings_in(table, region, scoring);
                    for seat in Seat::all(players) {
                        let (points, ships) = rivals.points(seat, game.content().scorings[usize::from(scoring)].places);
                        assert_eq!(points, i32::from(standings[seat].points));
                        assert_eq!(ships, (1..=2).contains(&standings[seat].place));
                        scored += points;
                    }
                }
            }
            assert!(scored > 1000, "{scored}");
        }
    }

    #[test]
    fn a_run_asks_for_coal_and_for_room() {
        let (game, mut state) = dealt(2);
        let player = &mut state.table.seats[Seat(0)];
        for tile in [FactoryTile::Silk1, FactoryTile::Bento1] {
            player.factories[tile.good().index()] = Some(Factory {
                tile,
                machine: 1,
                cubes: 0,
            });
        }
        player.coal = 4;
        assert_eq!(runnable(&game, player), 2 * 3, "Bento, and no Coal for Silk");
        player.coal = 5;
        assert_eq!(runnable(&game, player), 2 * 3 + 2 * 2);
        player.factories[FactoryTile::Bento1.good().index()]
            .as_mut()
            .expect("it is built")
            .cubes = 4;
        assert_eq!(runnable(&game, player), 2 * 2, "no room for Bento");
    }

    /// While the last phase lasts, what is left is counted in turns; until then it never grows.
    #[test]
    fn what_is_left_runs_out_in_turns() {
        for players in 2..=4 {
            let (game, mut state) = dealt(players);
            let mut chance = Chance::new(Seed(5));
            let mut moves = Vec::new();
            assert_eq!(left(&state.table, Seat(0)), WHOLE);
            while let Some(decision) = game.decision(&state) {
                let before = state.table;
                game.legal_moves(&state, &mut moves);
                game.play(&mut state, moves[chance.below(moves.len() as u32) as usize], &mut ());
                for seat in Seat::all(players) {
                    let [was, is] = [&before, &state.table].map(|table| left(table, seat));
                    assert!(is <= was, "{is} after {was}");
                    let turns = [&before, &state.table].map(|table| turns_left(table, seat));
                    let ended = before.stage == Stage::LastPhase && before.turns_left != state.table.turns_left;
                    if ended {
                        assert_eq!(turns[0] - turns[1], i32::from(seat == decision.seat));
                    }
                }
            }
            assert!(Seat::all(players).all(|seat| left(&state.table, seat) == 0));
        }
    }
}
