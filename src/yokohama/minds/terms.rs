//! What a position is made of for one seat: numbers that the worth of a position is added up from.
//!
//! They look at the open table and at the seat's own Orders, at nothing else. Each stands for itself; how much it counts is learned.

use super::Subject;
use crate::game::Seat;
use crate::opponents::{WHOLE, features};
use crate::yokohama::components::{Area, Country, Good, MOST_POWER, ORDERS, TECHNOLOGIES, TITLES, Title};
use crate::yokohama::map::{self, Place, Places};
use crate::yokohama::{Hand, Occupant, Player, Stage, Table, Yokohama};

/// What areas are looked at for the Power that waits there; a Port or Laboratory is one thing, whichever board it is.
const KINDS: usize = 11;

features! {
    Subject:
    // It is the same for all but those who play on when the end has come.
    Always [1] 0..=1,
    Yen [3] 0..=40 => Money,
    Imports [2] 0..=20 => Goods,
    Goods [8] 0..=20 => Goods,
    AssistantsInHand [2] 0..=20 => Pieces,
    AssistantsOnBoard [1] 0..=20 => Pieces,
    AssistantsInWarehouse [1] 0..=20 => Pieces,
    ShopsInHand [1] 0..=8 => Pieces,
    ShopsInWarehouse [1] 0..=8 => Pieces,
    HousesInHand [1] 0..=4 => Pieces,
    HousesInWarehouse [1] 0..=4 => Pieces,
    OrdersInHand [1] 0..=ORDERS as i32 => Orders,
    OrdersByGoodsMissing [4] 0..=354 => Orders,
    Titles [TITLES] 0..=1 => Technologies,
    Technologies [1] 0..=TECHNOLOGIES as i32 => Technologies,
    ProductionValue [1] 0..=135 => Technologies,
    AgentsReady [2] 0..=20 => Agents,
    Countries [5] 0..=1 => Countries,
    OnChurch [1] 0..=8 => Boards,
    OnCustoms [1] 0..=8 => Boards,
    PresidentInHand [1] 0..=1 => Power,
    Power [KINDS * 4] 0..=1 => Power,
    PowerInReach [4] 0..=1 => Power,
    AreasInReach [1] 0..=8 => Power,
    Tokens [1] 0..=KINDS as i32 + 2 => Power,
}

/// The terms of a table for a seat whose Orders are known.
pub(super) fn of(game: &Yokohama, table: &Table, hand: &Hand, seat: Seat) -> [i32; COUNT] {
    Terms::of(game, table, hand, seat).0
}

impl Terms {
    fn of(game: &Yokohama, table: &Table, hand: &Hand, seat: Seat) -> Self {
        let mut terms = Self::NONE;
        let player = &table.seats[seat];
        terms.set(Term::Always, 0, 1);
        terms.means(player);
        terms.pieces(table, seat);
        terms.orders(game, player, hand);
        terms.cards(game, player);
        terms.boards(table, seat);
        terms.power(game, table, seat);
        terms
    }

    fn means(&mut self, player: &Player) {
        self.steps(Term::Yen, 0, player.yen.min(40).into(), &[3, 6, 40]);
        self.steps(Term::Imports, 0, player.imports.min(20).into(), &[3, 20]);
        for good in Good::ALL {
            let amount = i32::from(player.good(good).min(20));
            self.steps(Term::Goods, 2 * good.index(), amount, &[3, 20]);
        }
    }

    fn pieces(&mut self, table: &Table, seat: Seat) {
        let player = &table.seats[seat];
        self.steps(Term::AssistantsInHand, 0, player.hand.assistants.into(), &[3, 20]);
        let on_board: u8 = table.places().map(|place| table.board(place).assistants[seat]).sum();
        self.set(Term::AssistantsOnBoard, 0, on_board.into());
        self.set(Term::AssistantsInWarehouse, 0, player.warehouse.assistants.into());
        self.set(Term::ShopsInHand, 0, player.hand.shops.into());
        self.set(Term::ShopsInWarehouse, 0, player.warehouse.shops.into());
        self.set(Term::HousesInHand, 0, player.hand.houses.into());
        self.set(Term::HousesInWarehouse, 0, player.warehouse.houses.into());
    }

    /// Orders in hand, by how many goods are missing for them: what they would give, in half points.
    fn orders(&mut self, game: &Yokohama, player: &Player, hand: &Hand) {
        self.set(Term::OrdersInHand, 0, player.orders_in_hand.into());
        for order in hand.orders.iter() {
            let order = &game.content().orders[usize::from(order.0)];
            let missing: u16 = Good::ALL
                .iter()
                .map(|&good| u16::from(order.goods[good.index()]).saturating_sub(player.good(good)))
                .sum();
            let reward =
                2 * i32::from(order.reward.points) + i32::from(order.reward.yen) + 2 * i32::from(order.reward.imports);
            self.add(Term::OrdersByGoodsMissing, usize::from(missing.min(3)), reward);
        }
    }

    fn cards(&mut self, game: &Yokohama, player: &Player) {
        for title in Title::ALL {
            self.set(Term::Titles, title.index(), player.knows(title).into());
        }
        self.set(Term::Technologies, 0, player.technologies.len().into());
        self.set(Term::ProductionValue, 0, game.production_value(player).into());
        self.steps(Term::AgentsReady, 0, player.agents_ready().into(), &[2, 20]);
        let countries = Country::ALL
            .iter()
            .filter(|country| player.icons[country.index()] > 0)
            .count();
        if countries > 0 {
            self.set(Term::Countries, countries - 1, 1);
        }
    }

    fn boards(&mut self, table: &Table, seat: Seat) {
        let own = |spaces: &[Occupant; 8]| spaces.iter().filter(|space| **space == Occupant::Seat(seat)).count() as i32;
        self.set(Term::OnChurch, 0, own(&table.church));
        self.set(Term::OnCustoms, 0, own(&table.customs));
    }

    /// The Power that the President would find: the most in each kind of Area, and the most within reach on foot.
    fn power(&mut self, game: &Yokohama, table: &Table, seat: Seat) {
        let player = &table.seats[seat];
        self.set(Term::PresidentInHand, 0, player.president.is_none().into());
        let guarded = if player.knows(Title::PostalSystem) {
            Places::default()
        } else {
            others(table, seat)
        };
        let own = table.with_assistant(seat);
        let reached = match player.president {
            Some(start) if !player.knows(Title::Tram) => reach(table, start, own),
            _ => own,
        };
        // The weights were learned where the Station asked for an Assistant and was no way of its own; there it still is none.
        let station = game.straight_to_station(table, seat);
        let station = station.filter(|_| !game.rules().station_asks_for_assistant());
        let straight = station.map_or(Places::NONE, Places::one);
        let (own, reached, guarded) = (own.or(straight), reached.or(straight), guarded.without(straight));
        let mut most = [0; KINDS];
        let mut nearest = 0;
        for place in own {
            if guarded.contains(place) || player.president == Some(place) {
                continue;
            }
            let power = (table.power_without_president(seat, place) + 1).min(MOST_POWER);
            let Some(kind) = kind(table.board(place).area) else {
                continue;
            };
            most[kind] = power.max(most[kind]);
            if reached.contains(place) {
                nearest = power.max(nearest);
            }
            if power >= 4 && table.board(place).token.is_some() {
                self.add(Term::Tokens, 0, 1);
            }
        }
        for (kind, power) in most.into_iter().enumerate() {
            if power >= 2 {
                self.set(Term::Power, 4 * kind + usize::from(power) - 2, 1);
            }
        }
        if nearest >= 2 {
            self.set(Term::PowerInReach, usize::from(nearest) - 2, 1);
        }
        self.set(Term::AreasInReach, 0, i32::from(reached.count()).min(8));
    }
}

/// Where the Presidents of the others stand.
fn others(table: &Table, seat: Seat) -> Places {
    let mut places = Places::default();
    for other in Seat::all(table.players).filter(|&other| other != seat) {
        if let Some(place) = table.seats[other].president {
            places.insert(place);
        }
    }
    places
}

/// The Areas with own Assistants that a President reaches over own Assistants, the Canal left aside.
fn reach(table: &Table, start: Place, own: Places) -> Places {
    let mut reached = Places::default();
    let mut edge = Places::one(start);
    while edge != Places::default() {
        let mut next = Places::default();
        for place in edge {
            next = Places(next.0 | map::neighbours(table.players, place).0);
        }
        edge = next.and(own).without(reached);
        reached = Places(reached.0 | edge.0);
    }
    reached
}

/// Which kind of Area it is, from 0.
const fn kind(area: Area) -> Option<usize> {
    Some(match area {
        Area::CopperMine => 0,
        Area::SilkMill => 1,
        Area::Tea => 2,
        Area::Fishing => 3,
        Area::Bank => 4,
        Area::Chinatown => 5,
        Area::Church => 6,
        Area::Customs => 7,
        Area::EmploymentAgency => 8,
        Area::LaboratoryA | Area::LaboratoryB => 9,
        Area::PortA | Area::PortB => 10,
        Area::Canal => return None,
    })
}

/// How much of the game a seat still has before it, from 0 (no turn any more) to [`WHOLE`] (all of it).
pub(super) fn left(table: &Table, seat: Seat) -> i32 {
    if table.stage == Stage::Over {
        return 0;
    }
    if let Some(ending) = table.ending {
        let from_starter = |seat: Seat| (seat.0 + table.players - table.starter.0) % table.players;
        let later = from_starter(seat) >= from_starter(table.active);
        return i32::from(ending.last_round.saturating_sub(table.round)) + i32::from(later);
    }
    // An end is at least two rounds away; the nearer one counts.
    const OPEN: i32 = WHOLE - 3;
    let taken = |spaces: &[Occupant; 8]| {
        let taken = spaces.iter().filter(|space| **space != Occupant::Nobody).count() as i32;
        taken * OPEN / i32::from(table.board_limit())
    };
    let built = Seat::all(table.players).map(|seat| {
        let player = &table.seats[seat];
        let houses = i32::from(HOUSES - player.hand.houses - player.warehouse.houses);
        let shops = i32::from(SHOPS - player.hand.shops - player.warehouse.shops);
        (houses * OPEN / i32::from(HOUSES)).max(shops * OPEN / i32::from(SHOPS))
    });
    let drawn = OPEN - (i32::from(table.order_deck) * OPEN / DECK).min(OPEN);
    let gone = built.chain([taken(&table.church), taken(&table.customs), drawn]).max();
    WHOLE - gone.unwrap_or(0).min(OPEN)
}

/// A player's Trading Houses and Shops, and the Orders of a deck that is far from empty; a smaller one is nearer the end from the beginning.
const HOUSES: u8 = 4;
const SHOPS: u8 = 8;
const DECK: i32 = 20;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::Game;
    use crate::opponents::names;
    use crate::printed::Edition;
    use crate::yokohama::content::Content;
    use crate::yokohama::{Cause, Ending, Options, Rules, State};

    fn dealt() -> (Yokohama, State) {
        let game = Yokohama::new(Content::first(), Options::new(2).expect("two can play"));
        let mut state = game.deal(Seed(1));
        state.table.round = 1;
        state.table.stage = Stage::Before;
        (game, state)
    }

    fn term(game: &Yokohama, state: &State, name: &str) -> i32 {
        let number = names::<Yokohama>()
            .position(|other| other == name)
            .expect("there is such a term");
        of(game, &state.table, &state.secret.hands[Seat(0)], Seat(0))[number]
    }

    #[test]
    fn the_first_yen_count_apart_from_the_rest() {
        let (game, mut state) = dealt();
        state.table.seats[Seat(0)].yen = 5;
        let parts = ["Yen 0", "Yen 1", "Yen 2"].map(|name| term(&game, &state, name));
        assert_eq!(parts, [3, 2, 0]);
    }

    #[test]
    fn power_waits_where_assistants_stand_unless_a_president_does() {
        let (game, mut state) = dealt();
        let places = state.table.places();
        let bank = places
            .into_iter()
            .find(|place| state.table.board(*place).area == Area::Bank)
            .expect("every game has a Bank");
        state.table.boards[bank.index()].assistants[Seat(0)] = 2;
        // The Bank is the fifth kind, and two Assistants with the President are Power 3.
        let waiting = format!("Power {}", 4 * 4 + 1);
        assert_eq!(term(&game, &state, &waiting), 1);
        state.table.seats[Seat(1)].president = Some(bank);
        assert_eq!(term(&game, &state, &waiting), 0, "another President stands there");
        state.table.seats[Seat(1)].president = None;
        state.table.seats[Seat(0)].president = Some(bank);
        assert_eq!(term(&game, &state, &waiting), 0, "it must move elsewhere next");
    }

    /// Whoever stands there, and from anywhere; the weights of the first rules were learned without.
    #[test]
    fn power_waits_at_the_station_but_not_by_the_first_rules() {
        let (game, mut state) = dealt();
        let (own, other) = (Seat(0), Seat(1));
        let mut places = state.table.places().filter(|place| state.table.takes_pieces(*place));
        let (start, bank) = (
            places.next().expect("there are Areas"),
            places
                .find(|place| state.table.board(*place).area == Area::Bank)
                .expect("every game has a Bank"),
        );
        state.table.station = Some(bank);
        state.table.seats[own].titles.insert(Title::Station);
        state.table.seats[own].president = Some(start);
        state.table.seats[other].president = Some(bank);
        // The Bank is the fifth kind, and the Station with the President is Power 2; each Assistant adds one.
        let waiting = |game: &Yokohama, state: &State, assistants: usize| {
            let power = format!("Power {}", 4 * 4 + assistants);
            let in_reach = format!("PowerInReach {assistants}");
            [term(game, state, &power), term(game, state, &in_reach)]
        };
        assert_eq!(waiting(&game, &state, 0), [1, 1]);
        state.table.boards[bank.index()].assistants[own] = 1;
        assert_eq!(waiting(&game, &state, 1), [1, 1]);
        let by_the_first = game.with_rules(Rules::First);
        assert_eq!(waiting(&by_the_first, &state, 1), [0, 0]);
    }

    #[test]
    fn an_order_counts_by_the_goods_that_are_missing() {
        let (game, mut state) = dealt();
        let order = game.content().orders[0];
        state.secret.hands[Seat(0)].orders = [crate::yokohama::components::OrderId(0)].into_iter().collect();
        for good in Good::ALL {
            state.table.seats[Seat(0)].goods[good.index()] = order.goods[good.index()].into();
        }
        assert!(term(&game, &state, "OrdersByGoodsMissing 0") > 0);
        let asked = order
            .goods
            .iter()
            .position(|count| *count > 0)
            .expect("it asks for something");
        state.table.seats[Seat(0)].goods[asked] -= 1;
        assert_eq!(term(&game, &state, "OrdersByGoodsMissing 0"), 0);
        assert!(term(&game, &state, "OrdersByGoodsMissing 1") > 0);
    }

    #[test]
    fn what_is_left_runs_out_with_the_turns_that_are_still_to_come() {
        let (_, mut state) = dealt();
        let [first, second] = [Seat(0), Seat(1)];
        state.table.starter = first;
        let begun = left(&state.table, first);
        assert!((4..=WHOLE).contains(&begun), "{begun}");
        state.table.ending = Some(Ending {
            cause: Cause::Church,
            seat: first,
            last_round: 2,
        });
        state.table.active = second;
        assert_eq!([first, second].map(|seat| left(&state.table, seat)), [1, 2]);
        state.table.round = 2;
        assert_eq!([first, second].map(|seat| left(&state.table, seat)), [0, 1]);
        state.table.stage = Stage::Over;
        assert_eq!([first, second].map(|seat| left(&state.table, seat)), [0, 0]);
    }

    #[test]
    fn the_nearest_end_decides_how_much_is_left() {
        let (_, mut state) = dealt();
        let before = left(&state.table, Seat(0));
        state.table.seats[Seat(1)].warehouse.houses = 0;
        state.table.seats[Seat(1)].hand.houses = 1;
        let one_house = left(&state.table, Seat(0));
        assert!(one_house < before);
        state.table.seats[Seat(1)].hand.shops = 0;
        state.table.seats[Seat(1)].warehouse.shops = 7;
        assert_eq!(
            left(&state.table, Seat(0)),
            one_house,
            "a Shop built is further from the end"
        );
    }
}
