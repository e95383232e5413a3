//! What a thing on the table is, what it does, how it stands and what a choice of it would come to, with the chapter that tells more: for a card
//! beside it, and for who hears it.

use super::{Sheet, Show, Sight, Target, Thing, regions, workers};
use crate::game::Seat;
use crate::nippon::components::{
    Action, City, Colour, FactoryTile, Good, Region, Resource, Side, Track, Transport, city_room,
};
use crate::nippon::rules::consolidate::{self, Wages};
use crate::nippon::words::Sign;
use crate::nippon::{Ask, Chapter, Move, Nippon, Step};
use crate::table::Explained as _;
use crate::words::{Arg, Speech};

/// An explanation of a thing of Nippon.
pub(super) type Hint = crate::words::Hint<Chapter>;

/// What there is to know of a target; `None` if it explains itself.
pub(super) fn hint(show: &Show, target: Target) -> Option<Hint> {
    let speech = show.speech();
    Some(match target {
        Target::Thing(thing) => of(show, &speech, thing).lines(leads(show, target)),
        Target::Move(action) | Target::Way(action) => {
            let lines = outcome(show, action);
            Hint::new(speech.action(action))
                .lines([speech.action_long(action)])
                .lines(lines)
        }
        Target::Player(seat) => player(&speech, seat),
        Target::Sheet(sheet) => {
            let hint = Hint::new(Nippon::spoken_sheet(show.words, sheet));
            match sheet {
                Sheet::Consolidate => hint.lines(consolidating(show)).chapter(Chapter::Consolidate),
                Sheet::Factories => {
                    let left = show.table().factories.len();
                    let left = speech.say(Sign::FactoriesLeft, &[("n", left.into())]);
                    hint.lines([left]).chapter(Chapter::Invest)
                }
                Sheet::Contracts => {
                    let me = &show.table().seats[show.me()];
                    let left = speech.say(Sign::LeftTells, &[("n", me.contracts.len().into())]);
                    hint.lines([left]).chapter(Chapter::Export)
                }
                Sheet::Region(region) => region_hint(show, &speech, region),
            }
        }
        Target::Control(_) | Target::Told(_) | Target::Question => return None,
    })
}

/// What the only move that a target leads to would come to.
fn leads(show: &Show, target: Target) -> Vec<String> {
    let mut moves = show.entry.leads_to(target);
    match (moves.next(), moves.next()) {
        (Some(action), None) => outcome(show, action),
        _ => Vec::new(),
    }
}

/// What a legal move would come to, in sentences.
pub(super) fn outcome(show: &Show, action: Move) -> Vec<String> {
    let (speech, table) = (show.speech(), show.table());
    match action {
        Move::Take(slot, colour) => speech.worker_tells(slot, colour),
        Move::Consolidate => speech.consolidation(table.active),
        Move::Exchange(track) => speech.exchange_tells(track),
        Move::Steps(steps) => match table.decision().map(|decision| decision.ask) {
            Some(Ask::Steps(track)) => speech.steps_tells(track, steps),
            _ => Vec::new(),
        },
        Move::Run(good) => speech.run_tells(good),
        Move::Fulfil(contract, cubes) => speech.contract_tells(contract, cubes),
        Move::Build(tile) => building(show, tile),
        Move::Improve(good) => vec![speech.improvement_tells(Some(good))],
        Move::Store => vec![speech.improvement_tells(None)],
        Move::Site(region) => match table.decision().map(|decision| decision.ask) {
            Some(Ask::Site(transport)) => speech.site_tells(transport, region),
            _ => Vec::new(),
        },
        Move::Place(city, side, value) => speech.place_tells(city, side, value),
        Move::Reward(_, bonus) => speech.reward_tells(bonus),
        Move::Space(space) => match table.turn.step {
            Step::Space(level) => speech.space_tells(space, level.multiplier()),
            _ => Vec::new(),
        },
        Move::Goods(good) => vec![speech.room_for(good)],
        Move::Return(city, side) => speech.return_tells(city, side),
        Move::Act(_) | Move::Stop | Move::Finish => Vec::new(),
    }
}

/// What Consolidating would come to for the player at the lower edge, or what is left of it while that player does it.
pub(super) fn consolidating(show: &Show) -> Vec<String> {
    let (speech, table) = (show.speech(), show.table());
    match table.turn.step {
        Step::Reward | Step::Space(_) if show.me() == table.active => speech.wages_now(),
        _ => speech.consolidation(show.me()),
    }
}

/// What building a Factory would come to.
pub(super) fn building(show: &Show, tile: FactoryTile) -> Vec<String> {
    show.speech().factory_tells(tile)
}

/// What an Influence slot asks for, and what lies there.
pub(super) fn slot_lines(show: &Show, city: City, side: Side) -> Vec<String> {
    let (speech, table) = (show.speech(), show.table());
    let good = show.game.demand(table, city, side);
    let row = &show.game.content().influence[usize::from(good.level()) - 1];
    let worth = show.words.list(row.values.iter().map(ToString::to_string));
    let asks = [("good", speech.good(good).into()), ("worth", worth.into())];
    let lies = match table.city(city).slots[side.index()] {
        Some(tile) => {
            let args = [("seat", speech.name(tile.seat)), ("value", tile.value.into())];
            speech.say(Sign::TakenBy, &args)
        }
        None => {
            let printed = show.game.content().cities[city.index()].overseas[side.index()];
            speech.say(Sign::FreeSlot, &[("n", printed.into())])
        }
    };
    let lying = table.city(city);
    let is_full = lying.slots[side.index()].is_none() && lying.tiles() >= city_room(table.players);
    let lowest = lying.lowest().filter(|_| is_full);
    let must_beat = lowest.map(|value| speech.say(Sign::CityFull, &[("value", value.into())]));
    [Some(speech.say(Sign::AsksFor, &asks)), Some(lies), must_beat]
        .into_iter()
        .flatten()
        .collect()
}

fn of(show: &Show, speech: &Speech<Nippon>, thing: Thing) -> Hint {
    let plain = |sign: Sign| speech.words.text(sign).to_owned();
    let (table, content) = (speech.table, speech.game.content());
    let me = &table.seats[show.me()];
    match thing {
        Thing::Slot(slot) => {
            let there = match table.slot(slot).is_empty() {
                true => plain(Sign::NobodyThere),
                false => speech.say(
                    Sign::WorkersThere,
                    &[("workers", speech.workers(table.slot(slot)).into())],
                ),
            };
            let does = slot.actions().iter().map(|&action| speech.does(action).to_owned());
            Hint::new(speech.slot(slot))
                .kind(plain(Sign::ActionSlot))
                .lines([there])
                .lines(does)
                .chapter(Chapter::AvailableActions)
        }
        Thing::Worker(slot, colour) => Hint::new(speech.action(Move::Take(slot, colour)))
            .kind(speech.slot(slot))
            .lines(match show.entry.is_lit(Target::Thing(thing)) {
                true => Vec::new(),
                false => worker_lines(show, speech, colour),
            })
            .chapter(Chapter::TakeAWorker),
        Thing::Action(action) => {
            let hindered = match workers::takes(show) {
                true => speech.game.hinders(table, action).map(|why| speech.refusal(&why)),
                false => None,
            };
            Hint::new(speech.action_name(action))
                .lines([speech.does(action).to_owned()])
                .lines(hindered)
                .chapter(chapter_of(action))
        }
        Thing::Influence(city, side) => Hint::new(speech.influence_slot(city, side))
            .kind(plain(Sign::InfluenceSlot))
            .lines(slot_lines(show, city, side))
            .chapter(Chapter::LocalMarket),
        Thing::Tile(value) => {
            let seat = show.me();
            let slots = table.cities.iter().flat_map(|city| city.slots);
            let on_map = slots
                .flatten()
                .filter(|tile| tile.seat == seat && tile.value == value)
                .count() as u8;
            Hint::new(speech.influence_tile(value))
                .lines([
                    speech.say(Sign::TilesLeft, &[("n", me.tiles_of(value).into())]),
                    speech.say(Sign::TilesOnMap, &[("n", on_map.into())]),
                ])
                .chapter(Chapter::LocalMarket)
        }
        Thing::Region(region) => region_hint(show, speech, region),
        Thing::Track(track) => {
            let stars = match track {
                Track::Money => None,
                _ => {
                    let reached = &super::strips::printed(speech.game, track)[..=me.marker(track)];
                    let stars = reached.iter().filter(|row| row.star).count() as u8;
                    Some(speech.say(Sign::Stars, &[("n", stars.into())]))
                }
            };
            let level = super::strips::level(show, show.me(), track);
            let args = [("level", level.into())];
            let chapter = match track {
                Track::Money => Chapter::Consolidate,
                Track::Coal => Chapter::Mines,
                Track::Knowledge => Chapter::Knowledge,
            };
            Hint::new(speech.track(track))
                .lines([speech.say(Sign::MarkerAt, &args)])
                .lines(stars)
                .chapter(chapter)
        }
        Thing::Blueprints => Hint::new(speech.amount(Resource::Blueprints, me.blueprints))
            .lines([plain(Sign::ExchangeTells)])
            .chapter(Chapter::SequenceOfPlay),
        Thing::Factory(good) => factory(show, speech, good),
        Thing::Contract(contract) => {
            let args = [
                ("asks", speech.contract_asks(contract).into()),
                ("gives", speech.contract_gives(contract).into()),
            ];
            let done = (!me.contracts.contains(contract)).then(|| plain(Sign::IsFulfilled));
            Hint::new(speech.contract_name(contract))
                .lines([speech.say(Sign::ContractGives, &args)])
                .lines(done)
                .chapter(Chapter::Export)
        }
        Thing::Open(tile) => {
            let costs = [("price", speech.factory_price(show.me(), tile).into())];
            let lit = show.entry.leads_to(Target::Thing(thing)).next().is_some();
            let told = match lit {
                true => Vec::new(),
                false => [speech.bonus(tile), vec![speech.say(Sign::CostsYou, &costs)]].concat(),
            };
            Hint::new(speech.factory_tile(tile))
                .lines(told)
                .chapter(Chapter::Invest)
        }
        Thing::Reward(level, bonus) => {
            let left = [("n", table.rewards_of(level, bonus).into())];
            let tells = [("n", level.workers().into()), ("level", level.multiplier().into())];
            Hint::new(speech.reward(level, bonus))
                .lines([
                    speech.say(Sign::RewardLeft, &left),
                    speech.say(Sign::RewardTells, &tells),
                ])
                .chapter(Chapter::Consolidate)
        }
        Thing::Space(space) => {
            let placed = me.spaces[space.index()];
            let lies = match placed {
                0 if content.achievements[space.index()].printed => plain(Sign::SpacePrinted),
                0 => plain(Sign::SpaceFree),
                n => speech.say(Sign::SpaceHas, &[("n", n.into())]),
            };
            let points = speech.game.score(table)[show.me()].achievements[space.index()];
            Hint::new(speech.achievement(space))
                .lines([
                    speech.counts(space),
                    lies,
                    speech.say(Sign::SpacePoints, &[("n", i32::from(points).into())]),
                ])
                .chapter(Chapter::FinalScoring)
        }
        Thing::Consolidate => {
            let lit = show.entry.leads_to(Target::Thing(thing)).next().is_some();
            Hint::new(speech.action(Move::Consolidate))
                .lines([speech.action_long(Move::Consolidate)])
                .lines(if lit { Vec::new() } else { consolidating(show) })
                .chapter(Chapter::Consolidate)
        }
        Thing::Sight(sight) => of_sight(show, speech, sight),
    }
}

/// What the Workers of a player mean once one of a colour is among them: the wages then due.
fn worker_lines(show: &Show, speech: &Speech<Nippon>, colour: Colour) -> Vec<String> {
    vec![wages_line(speech, workers::due_with(show, colour))]
}

/// For how many colours wages are due, and what they come to.
fn wages_line(speech: &Speech<Nippon>, wages: Wages) -> String {
    let args = [
        ("n", wages.colours.into()),
        ("yen", speech.yen(wages.due().into()).into()),
    ];
    speech.say(Sign::WagesTell, &args)
}

/// A Region: what it gives, who has built what, and how its Influence stands.
fn region_hint(show: &Show, speech: &Speech<Nippon>, region: Region) -> Hint {
    let table = speech.table;
    let gives = [("bonus", speech.region_bonus(region).into())];
    let sites = table.region(region);
    let built: Vec<String> = Seat::all(table.players)
        .filter_map(|seat| {
            let (trains, ships) = (sites.trains[seat], sites.ships[seat]);
            let args = [
                ("seat", speech.name(seat)),
                ("trains", trains.into()),
                ("ships", ships.into()),
            ];
            (trains + ships > 0).then(|| speech.say(Sign::TransportsIn, &args))
        })
        .collect();
    let ranked = regions::ranked(show, table, region)
        .into_iter()
        .map(|(rival, standing)| {
            let who: Arg = match rival {
                regions::Rival::Seat(seat) => speech.name(seat),
                regions::Rival::Overseas => speech.overseas().into(),
            };
            let points = standing.points + standing.ships;
            let args = [
                ("place", speech.ordinal(standing.place).into()),
                ("who", who),
                ("n", standing.influence.into()),
                ("points", i32::from(points).into()),
            ];
            speech.say(if points > 0 { Sign::StandsScoring } else { Sign::Stands }, &args)
        });
    let ranked: Vec<String> = ranked.collect();
    let stands = match ranked.is_empty() {
        true => speech.words.text(Sign::NobodyIn).to_owned(),
        false => {
            let standings = speech.words.commas(ranked);
            speech.say(Sign::StandsNow, &[("standings", standings.into())])
        }
    };
    let left = [("n", table.slots_left(region).into())];
    Hint::new(speech.region(region))
        .kind(speech.words.text(Sign::Region))
        .lines([speech.say(Sign::GivesForTile, &gives), stands])
        .lines(built)
        .lines([speech.say(Sign::SlotsFree, &left)])
        .chapter(Chapter::Scorings)
}

/// The own Factory of a good, or what one would take.
fn factory(show: &Show, speech: &Speech<Nippon>, good: Good) -> Hint {
    let content = speech.game.content();
    let row = &content.goods[good.index()];
    let hint = Hint::new(speech.factory(good));
    let Some(own) = speech.table.seats[show.me()].factory(good) else {
        let needs = [("n", row.knowledge.into())];
        return hint
            .lines([
                speech.words.text(Sign::NotBuilt).to_owned(),
                speech.say(Sign::KnowledgeNeeded, &needs),
            ])
            .chapter(Chapter::Invest);
    };
    let machine = match own.machine {
        0 => speech.words.text(Sign::NoMachine).to_owned(),
        n => speech.say(Sign::MachineShows, &[("n", n.into())]),
    };
    let storage = [("n", own.cubes.into()), ("of", row.storage.into())];
    let coal = speech.amount(Resource::Coal, speech.coal_of_run(show.me(), good));
    let cubes = speech.goods(good, speech.game.cubes_of_run(own));
    let run = [("coal", coal.into()), ("cubes", cubes.into())];
    hint.lines([
        speech.say(Sign::Storage, &storage),
        machine,
        speech.say(Sign::RunTakes, &run),
    ])
    .lines(speech.bonus(own.tile))
    .chapter(Chapter::ProduceGoods)
}

fn of_sight(show: &Show, speech: &Speech<Nippon>, sight: Sight) -> Hint {
    let plain = |sign: Sign| speech.words.text(sign).to_owned();
    let (table, content) = (speech.table, speech.game.content());
    let me = &table.seats[show.me()];
    match sight {
        Sight::City(city) => {
            let asks = Side::ALL.into_iter().map(|side| {
                let good = speech.good(speech.game.demand(table, city, side));
                let lies = match table.city(city).slots[side.index()] {
                    Some(tile) => format!("{} {}", speech.names.of(tile.seat), tile.value),
                    None => content.cities[city.index()].overseas[side.index()].to_string(),
                };
                let args = [
                    ("side", speech.side(side).into()),
                    ("good", good.into()),
                    ("lies", lies.into()),
                ];
                speech.say(Sign::CitySide, &args)
            });
            let room = [("n", crate::nippon::components::city_room(table.players).into())];
            Hint::new(speech.city(city))
                .kind(speech.region(city.region()))
                .lines([speech.words.commas(asks), speech.say(Sign::CityTells, &room)])
                .chapter(Chapter::Cities)
        }
        Sight::Scoring => {
            let next = content.scorings.get(usize::from(table.scorings));
            let line = match next {
                Some(row) => {
                    let [first, second, third] = row.places.map(Arg::from);
                    speech.say(
                        Sign::ScoringTells,
                        &[("first", first), ("second", second), ("third", third)],
                    )
                }
                None => plain(Sign::ScoringDone),
            };
            Hint::new(plain(Sign::Scorings))
                .lines(speech.clock(show.me()))
                .lines([line])
                .chapter(Chapter::Scorings)
        }
        Sight::Rows => Hint::new(plain(Sign::NextWorkers))
            .lines([plain(Sign::RowsTell)])
            .lines([speech.say(Sign::InBag, &[("workers", speech.workers(table.bag).into())])])
            .chapter(Chapter::TakeAWorker),
        Sight::Rewards => Hint::new(plain(Sign::Rewards))
            .lines([plain(Sign::RewardsTell)])
            .chapter(Chapter::Consolidate),
        Sight::Wages => {
            let have = [("workers", speech.workers(me.workers).into())];
            let due = wages_line(speech, workers::due(show, me));
            let mut lines = vec![speech.say(Sign::HasWorkers, &have), due];
            let reached = consolidate::reached(me.workers.len()).filter(|_| table.may_still_consolidate(show.me()));
            lines.extend(reached.map(|_| speech.reward_due(me)));
            Hint::new(plain(Sign::Wages)).lines(lines).chapter(Chapter::Consolidate)
        }
        Sight::Left(transport) => {
            let (tells, chapter) = match transport {
                Transport::Train => (Sign::TrainsTell, Chapter::Trains),
                Transport::Ship => (Sign::ShipsTell, Chapter::Ships),
            };
            Hint::new(speech.transports(transport))
                .lines([
                    speech.say(Sign::LeftTells, &[("n", me.left(transport).into())]),
                    plain(tells),
                ])
                .chapter(chapter)
        }
        Sight::Machines => Hint::new(speech.action_name(Action::Machinery))
            .lines([
                speech.say(Sign::MachinesWait, &[("n", me.machines.into())]),
                plain(Sign::MachinesTell),
            ])
            .chapter(Chapter::Machinery),
    }
}

/// The chapter about an action.
const fn chapter_of(action: Action) -> Chapter {
    match action {
        Action::Knowledge => Chapter::Knowledge,
        Action::Produce => Chapter::ProduceGoods,
        Action::Export => Chapter::Export,
        Action::Invest => Chapter::Invest,
        Action::Mines => Chapter::Mines,
        Action::Ships => Chapter::Ships,
        Action::Machinery => Chapter::Machinery,
        Action::Trains => Chapter::Trains,
        Action::LocalMarket => Chapter::LocalMarket,
    }
}

/// All that there is to know of a player.
pub(super) fn player(speech: &Speech<Nippon>, seat: Seat) -> Hint {
    let (words, player) = (speech.words, &speech.table.seats[seat]);
    let budget =
        [Resource::Yen, Resource::Coal, Resource::Blueprints].map(|what| speech.amount(what, player.has(what)));
    let has = [
        ("points", speech.points(player.points.into()).into()),
        ("budget", words.list(budget).into()),
    ];
    // What Factories add to the income is received with it.
    let tracks = [
        ("money", speech.yen(speech.game.yen_income(player).into()).into()),
        ("coal", speech.game.coal_income(player).into()),
        ("knowledge", speech.game.level(player, Track::Knowledge).into()),
    ];
    let workers = [("workers", speech.workers(player.workers).into())];
    let factories: Vec<String> = player
        .own()
        .map(|own| {
            let storage = speech.game.content().goods[own.tile.good().index()].storage;
            let args = [
                ("factory", speech.factory_tile(own.tile).into()),
                ("machine", own.machine.into()),
                ("n", own.cubes.into()),
                ("of", storage.into()),
            ];
            let sign = if own.machine > 0 {
                Sign::HasFactoryMachine
            } else {
                Sign::HasFactory
            };
            speech.say(sign, &args)
        })
        .collect();
    let factories = match factories.is_empty() {
        true => vec![words.text(Sign::NoFactories).to_owned()],
        false => factories,
    };
    let left = [
        ("trains", player.trains.into()),
        ("ships", player.ships.into()),
        ("contracts", player.contracts.len().into()),
    ];
    let tiles = (1..)
        .zip(player.tiles)
        .flat_map(|(value, count): (u8, u8)| std::iter::repeat_n(value.to_string(), count.into()));
    let tiles = match player.tiles.iter().any(|count| *count > 0) {
        true => speech.say(Sign::HasTiles, &[("values", words.list(tiles).into())]),
        false => words.text(Sign::NoTiles).to_owned(),
    };
    let spaces = crate::nippon::components::Achievement::ALL
        .into_iter()
        .filter(|space| !player.is_free(*space));
    let spaces: Vec<String> = spaces
        .map(|space| {
            let n = player.spaces[space.index()];
            speech.say(
                Sign::SpaceTimes,
                &[("achievement", speech.achievement(space).into()), ("n", n.into())],
            )
        })
        .collect();
    let spaces = (!spaces.is_empty()).then(|| speech.say(Sign::HasSpaces, &[("spaces", words.list(spaces).into())]));
    let waiting = (player.machines > 0).then(|| speech.say(Sign::MachinesWait, &[("n", player.machines.into())]));
    let computer = speech.names.computer(seat);
    Hint::new(speech.names.of(seat))
        .lines(computer.map(|computer| speech.played_by(computer)))
        .lines([
            speech.say(Sign::Has, &has),
            speech.say(Sign::Tracks, &tracks),
            speech.say(Sign::HasWorkers, &workers),
        ])
        .lines(factories)
        .lines(waiting)
        .lines([speech.say(Sign::HasLeft, &left), tiles])
        .lines(spaces)
        .chapter(Chapter::SequenceOfPlay)
}
