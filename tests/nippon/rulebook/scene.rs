//! Positions in a few words. A [`Scene`] begins with Purple's first turn. Workers stand in the order of their colours, so that each test knows
//! where each is; the City tiles lie in their order, none turned; what Reward tiles are out is the same of each level. What a scene gives a player comes from where it lay, and every move that
//! is played checks that no piece came or went.

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::nippon::components::{
    Achievement, ActionSlot, City, CityTileId, Colour, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel,
    Side, Track, Transport,
};
use meiji::nippon::content::Content;
use meiji::nippon::{
    Ask, Chapter, Event, Factory, Influence, Move, Nippon, Options, Player, Refusal, ScoreSheet, Stage, State, Table,
    Workers,
};
use meiji::printed::Edition;

use crate::conformance::pieces;

/// Who begins every scene.
pub const PURPLE: Seat = Seat(0);
/// The second.
pub const BLUE: Seat = Seat(1);
/// The third.
pub const RED: Seat = Seat(2);
/// The fourth.
pub const YELLOW: Seat = Seat(3);

/// A game in a position, and what happened since.
#[derive(Clone)]
pub struct Scene {
    /// Content and options.
    pub game: Nippon,
    /// The position.
    pub state: State,
    /// What happened since the scene was set.
    pub events: Vec<Event>,
}

/// The game that Purple begins.
pub fn game(players: u8) -> Nippon {
    let options = Options::new(players).and_then(|options| options.with_starter(PURPLE));
    Nippon::new(Content::latest(), options.expect("so many can play"))
}

/// Setting a scene.
impl Scene {
    /// Purple's first turn, everything in its order.
    pub fn new(players: u8) -> Self {
        let mut scene = Self::dealt(players, 1854);
        let table = &mut scene.state.table;
        let mut colours = Colour::ALL.into_iter().cycle();
        let all = usize::from(4 + players) * 6;
        let mut line: Vec<Colour> = colours.by_ref().take(all).collect();
        let mut stand = |count: u8| {
            let mut workers = Workers::EMPTY;
            line.drain(..usize::from(count)).for_each(|colour| workers.add(colour));
            workers
        };
        table.slots = table.slots.map(|slot| stand(slot.len()));
        table.rows = table.rows.map(|row| stand(row.len()));
        table.bag = stand(table.bag.len());
        let left = [[1, 1, 2], [1, 2, 2], [2, 2, 2]][usize::from(players) - 2];
        table.rewards = [left; 4];
        for (city, number) in table.cities.iter_mut().zip(0..) {
            (city.tile, city.turned) = (CityTileId(number), 0);
        }
        pieces::conserved(&scene.game, &scene.state);
        scene
    }

    /// Purple's first turn as dealt.
    pub fn dealt(players: u8, seed: u64) -> Self {
        let game = game(players);
        let state = game.deal(Seed(seed));
        Self {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// Anything else on the table.
    pub fn table(mut self, change: impl FnOnce(&mut Table)) -> Self {
        change(&mut self.state.table);
        self
    }

    /// What a seat owns is changed.
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.state.table.seats[seat]);
        self
    }

    /// A seat has so many thousands of yen.
    pub fn yen(self, seat: Seat, yen: u16) -> Self {
        self.player(seat, |player| player.yen = yen)
    }

    /// A seat has so much Coal.
    pub fn coal(self, seat: Seat, coal: u16) -> Self {
        self.player(seat, |player| player.coal = coal)
    }

    /// A seat has so many Blueprints.
    pub fn blueprints(self, seat: Seat, blueprints: u16) -> Self {
        self.player(seat, |player| player.blueprints = blueprints)
    }

    /// A seat's marker stands on a slot of a track, counted from 1.
    pub fn marker(self, seat: Seat, track: Track, slot: u8) -> Self {
        self.player(seat, |player| player.markers[track.index()] = slot - 1)
    }

    /// A seat has a Factory, with a Machine and cubes.
    pub fn factory(mut self, seat: Seat, tile: FactoryTile, machine: u8, cubes: u8) -> Self {
        assert!(self.state.table.factories.contains(tile), "{tile} is built");
        self.state.table.factories.remove(tile);
        self.player(seat, |player| {
            player.factories[tile.good().index()] = Some(Factory { tile, machine, cubes });
        })
    }

    /// A seat has an Influence tile on a City's slot.
    pub fn tile(mut self, seat: Seat, city: City, side: Side, value: u8) -> Self {
        let slot = &mut self.state.table.cities[city.index()].slots[side.index()];
        assert_eq!(*slot, None, "something lies there");
        *slot = Some(Influence { seat, value });
        self.player(seat, |player| player.tiles[usize::from(value) - 1] -= 1)
    }

    /// A seat has Trains or Ships in a Region.
    pub fn built(mut self, seat: Seat, transport: Transport, region: Region, count: u8) -> Self {
        self.state.table.regions[region.index()].of_mut(transport)[seat] += count;
        self.player(seat, |player| match transport {
            Transport::Train => player.trains -= count,
            Transport::Ship => player.ships -= count,
        })
    }

    /// A seat has Workers on its Player Board, from the bag; of a colour that it lacks one comes from a row, where another takes its place.
    pub fn workers(mut self, seat: Seat, colours: &[Colour]) -> Self {
        let table = &mut self.state.table;
        for colour in colours {
            if table.bag.of(*colour) == 0 {
                let rows = table.rows.iter_mut().chain(&mut table.slots);
                let row = rows.into_iter().find(|row| row.of(*colour) > 0).expect("one is left");
                let other = table.bag.iter().next().expect("somebody is in the bag");
                row.take(*colour);
                row.add(other);
                table.bag.take(other);
            } else {
                table.bag.take(*colour);
            }
            table.seats[seat].workers.add(*colour);
        }
        self
    }

    /// A seat has fulfilled Contracts.
    pub fn fulfilled(self, seat: Seat, contracts: &[u8]) -> Self {
        self.player(seat, |player| {
            contracts
                .iter()
                .for_each(|contract| player.contracts.remove(ContractId(*contract)))
        })
    }

    /// A seat has a multiplier on an Achievement space, from the Reward tiles of its level.
    pub fn multiplier(mut self, seat: Seat, space: Achievement, level: RewardLevel) -> Self {
        let tiles = &mut self.state.table.rewards[level.index()];
        *tiles.iter_mut().find(|tiles| **tiles > 0).expect("a tile is left") -= 1;
        self.player(seat, |player| player.spaces[space.index()] = level.multiplier())
    }

    /// No Reward tile is left on the board but those of some levels.
    pub fn only_rewards(self, levels: &[RewardLevel]) -> Self {
        self.table(|table| {
            for level in RewardLevel::ALL.into_iter().filter(|level| !levels.contains(level)) {
                table.rewards[level.index()] = [0; 3];
            }
        })
    }

    /// It is the turn of another seat.
    pub fn turn_of(self, seat: Seat) -> Self {
        self.table(|table| table.active = seat)
    }

    /// The Workers on the Action slots are so many; those that go lie in the bag, those that come are from there.
    pub fn slots(mut self, counts: [u8; 5]) -> Self {
        let table = &mut self.state.table;
        for (slot, count) in table.slots.iter_mut().zip(counts) {
            while slot.len() > count {
                let colour = slot.iter().next().expect("somebody stands there");
                slot.take(colour);
                table.bag.add(colour);
            }
        }
        assert_eq!(table.slots.map(|slot| slot.len()), counts);
        self
    }

    /// The Worker rows are empty; who stood there is in the bag.
    pub fn no_rows(mut self) -> Self {
        let table = &mut self.state.table;
        table.rows.iter_mut().for_each(|row| row.go_to(&mut table.bag));
        self
    }

    /// A seat has so many Workers of any colours, from the bag.
    pub fn some_workers(mut self, seat: Seat, count: u8) -> Self {
        for _ in 0..count {
            let table = &mut self.state.table;
            let colours = Colour::ALL.into_iter();
            let most = colours.max_by_key(|colour| table.bag.of(*colour)).expect("a colour");
            self = self.workers(seat, &[most]);
        }
        self
    }

    /// The Scoring Marker stands on a slot, counted from 1.
    pub fn marker_at(self, slot: u8) -> Self {
        self.table(|table| {
            table.marker = slot - 1;
            table.scorings = match slot {
                0..=2 => 0,
                3 | 4 => 1,
                _ => 2,
            };
            if slot > 5 {
                table.stage = Stage::LastPhase;
                table.turns_left = 3 * table.players - table.players * (slot - 6);
            }
        })
    }

    /// The last phase, with so many turns left, the present one included.
    pub fn turns_left(self, turns: u8) -> Self {
        let players = self.state.table.players;
        self.marker_at(6 + (3 * players - turns) / players)
            .table(|table| table.turns_left = turns)
    }
}

/// Looking at a scene.
impl Scene {
    /// What a seat owns.
    pub fn of(&self, seat: Seat) -> &Player {
        &self.state.table.seats[seat]
    }

    /// What Purple owns.
    pub fn purple(&self) -> &Player {
        self.of(PURPLE)
    }

    /// What lies on the table.
    pub fn lies(&self) -> &Table {
        &self.state.table
    }

    /// The cubes and the Machine of a seat's Factory.
    pub fn stored(&self, seat: Seat, good: Good) -> (u8, u8) {
        let own = self.of(seat).factory(good).expect("it is built");
        (own.cubes, own.machine)
    }

    /// The level that a seat's marker stands for.
    pub fn level(&self, seat: Seat, track: Track) -> u8 {
        self.game.level(self.of(seat), track)
    }

    /// What lies on a City's slot.
    pub fn at(&self, city: City, side: Side) -> Option<(Seat, u8)> {
        self.lies().city(city).slots[side.index()].map(|tile| (tile.seat, tile.value))
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.game.decision(&self.state).expect("an open question").ask
    }

    /// Who is asked.
    pub fn asked(&self) -> Seat {
        self.game.decision(&self.state).expect("an open question").seat
    }

    /// Every legal answer.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves
    }

    /// Every legal answer that is written with a word first, as it is written.
    pub fn answers(&self, word: &str) -> Vec<String> {
        let texts = self.legal().into_iter().map(|action| action.to_string());
        texts.filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    /// Whether some Worker can be taken from an Action slot.
    pub fn slot_open(&self, slot: ActionSlot) -> bool {
        let taken = |action: &Move| matches!(action, Move::Take(from, _) if *from == slot);
        self.legal().iter().any(taken)
    }

    /// Whether a move is legal; the list of legal moves and the reasons must agree.
    #[track_caller]
    pub fn allows(&self, action: &str) -> bool {
        let action: Move = action.parse().expect(action);
        let listed = self.legal().contains(&action);
        let refusal = self.game.why_not(&self.state, action);
        assert_eq!(
            listed,
            refusal.is_none(),
            "{action} is listed: {listed}, but: {refusal:?}"
        );
        listed
    }

    /// Why a move is refused: the rule and its chapter.
    #[track_caller]
    pub fn why_not(&self, action: &str) -> (Refusal, Chapter) {
        assert!(!self.allows(action), "{action} is legal");
        let forbidden = self.game.why_not(&self.state, action.parse().unwrap()).unwrap();
        (forbidden.refusal, forbidden.chapter)
    }

    /// How often something happened.
    pub fn count(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }

    /// The score sheet as it would be if the game ended now.
    pub fn score(&self) -> ScoreSheet {
        self.game.score(self.lies())
    }

    /// What a seat's Achievement scores.
    pub fn achievement(&self, seat: Seat, achievement: Achievement) -> i16 {
        self.score()[seat].achievements[achievement.index()]
    }

    /// What each seat would score in a Region at a Scoring, from 1: points of places, points of Ships.
    pub fn scored(&self, region: Region, scoring: u8) -> Vec<(i16, i16)> {
        let standings = self.game.standings_in(self.lies(), region, scoring - 1);
        let seats = Seat::all(self.lies().players);
        seats
            .map(|seat| (standings[seat].points, standings[seat].ships))
            .collect()
    }

    /// The Reward tiles of a level that are left on the board.
    pub fn rewards(&self, level: RewardLevel) -> u8 {
        let bonuses = RewardBonus::ALL.into_iter();
        bonuses.map(|bonus| self.lies().rewards_of(level, bonus)).sum()
    }
}

/// Playing on.
impl Scene {
    /// Plays moves, each of which must be legal, and checks that no piece came or went.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split("; ") {
            let action: Move = text.parse().expect(text);
            assert!(self.legal().contains(&action), "{text} is not among {:?}", self.legal());
            if let Err(refusal) = self.game.try_play(&mut self.state, action, &mut self.events) {
                panic!("{text}: {refusal}");
            }
            pieces::conserved(&self.game, &self.state);
        }
        self
    }

    /// The same, as a scene of its own.
    #[track_caller]
    pub fn after(mut self, moves: &str) -> Self {
        self.play(moves);
        self
    }

    /// Takes any Worker from a slot, of the colour that comes first.
    #[track_caller]
    pub fn take(mut self, slot: ActionSlot) -> Self {
        let taken = |action: &&Move| matches!(action, Move::Take(from, _) if *from == slot);
        let action = self.legal().iter().find(taken).copied();
        let action = action.unwrap_or_else(|| panic!("nobody can be taken from {slot}"));
        self.play(&action.to_string());
        self
    }
}
