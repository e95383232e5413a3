//! Positions that read as the rulebook's examples do: "Jack's President acts in the Silk Mill with three Assistants".
//!
//! A [`Scene`] is a dealt game whose Areas lie as drawn at [`laid`] and whose Building tiles, 5-Power tokens and board
//! spaces give nothing, so that a test shows only what it is about; [`Scene::printed`] puts the printed values back.
//! Whatever a scene gives a player comes from where it lay: pieces, cards and tokens stay conserved, and every move that
//! is played checks it.

use yokohama::chance::Seed;
use yokohama::game::{Game, Seat};
use yokohama::yokohama::components::{Area, Country, Good, OrderId, Piece, Resource, TechnologyId, Title};
use yokohama::yokohama::content::{Content, Goal, OrderRow, Reward, Source};
use yokohama::yokohama::map::{self, Place};
use yokohama::yokohama::{
    Ask, Chapter, Event, Move, Occupant, Offerings, Options, Orders, Origin, Pile, Placed, Player, Refusal, Stage,
    State, Toll, Why, Yokohama,
};

/// The starting player of every scene.
pub const JACK: Seat = Seat(0);
/// Second in turn order.
pub const EVA: Seat = Seat(1);
/// Third in turn order, with three or four players.
pub const WILLIAM: Seat = Seat(2);
/// Fourth in turn order, with four players.
pub const MARY: Seat = Seat(3);

/// Nothing.
pub const NOTHING: Reward = Reward {
    points: 0,
    yen: 0,
    copper: 0,
    silk: 0,
    tea: 0,
    fish: 0,
    any: 0,
    imports: 0,
    pieces: 0,
    movements: 0,
};

/// How the Areas lie in a scene: rows of 4-3-2-1, 5-4-3-2 or 6-5-4-3, each board touching two of the next row.
pub fn laid(players: u8) -> &'static [Area] {
    use Area::{
        Bank, Canal, Chinatown, Church, CopperMine, Customs, EmploymentAgency, Fishing, LaboratoryA, LaboratoryB,
        PortA, PortB, SilkMill, Tea,
    };
    #[rustfmt::skip]
    let (two, three, four): (&[Area], &[Area], &[Area]) = (
        &[
            CopperMine, SilkMill, Tea, Fishing,
              Bank, EmploymentAgency, LaboratoryA,
                     Church, Customs,
                          PortA,
        ],
        &[
            CopperMine, SilkMill, Tea, Fishing, Fishing,
              Bank, EmploymentAgency, Canal, LaboratoryA,
                     Church, Customs, Chinatown,
                           PortA, PortB,
        ],
        &[
            CopperMine, SilkMill, Tea, Fishing, Fishing, Bank,
              CopperMine, EmploymentAgency, Canal, LaboratoryA, Church,
                     SilkMill, Customs, Chinatown, LaboratoryB,
                             Tea, PortA, PortB,
        ],
    );
    match players {
        2 => two,
        3 => three,
        _ => four,
    }
}

/// A game in a position, and what happened since.
#[derive(Clone)]
pub struct Scene {
    /// Content and options.
    pub game: Yokohama,
    /// The position.
    pub state: State,
    /// What happened since the scene was set.
    pub events: Vec<Event>,
}

/// Setting a scene.
impl Scene {
    /// Jack's first turn with so many players: phase A, everything as dealt, but no Order in any hand.
    pub fn of(players: u8) -> Self {
        Self::with(Options::new(players).unwrap())
    }

    /// The same with other options; Jack starts.
    pub fn with(options: Options) -> Self {
        let options = options.with_starter(JACK).unwrap();
        let players = options.players();
        let game = Yokohama::new(Content::first(), options);
        let mut state = game.deal(Seed(1859));
        for _ in 0..players {
            game.try_play(&mut state, Move::Keep(0), &mut ()).unwrap();
        }
        let mut scene = Self {
            game,
            state,
            events: Vec::new(),
        };
        scene.lay();
        scene.put_orders_away();
        scene.content(|content| {
            content.tokens.iter_mut().for_each(|row| row.reward = NOTHING);
            for row in &mut content.buildings {
                row.shops = [NOTHING; 4];
                row.house = NOTHING;
            }
            let spaces = content.church.iter_mut().chain(&mut content.customs);
            spaces.for_each(|row| row.reward = NOTHING);
        })
    }

    fn lay(&mut self) {
        let table = &mut self.state.table;
        let mut tiles = table
            .boards
            .iter()
            .filter(|board| board.area != Area::Canal)
            .copied()
            .collect::<Vec<_>>();
        for (board, area) in table.boards.iter_mut().zip(laid(table.players)) {
            *board = if *area == Area::Canal {
                *board
            } else {
                tiles.pop().unwrap()
            };
            board.area = *area;
            if *area == Area::Canal {
                (board.building, board.token) = (None, None);
            }
        }
    }

    fn put_orders_away(&mut self) {
        let State { table, secret } = &mut self.state;
        for seat in Seat::all(table.players) {
            let hand = std::mem::take(&mut secret.hands[seat]);
            table.seats[seat].orders_in_hand = 0;
            hand.orders
                .iter()
                .chain(hand.refused)
                .for_each(|order| secret.removed.insert(order));
        }
    }

    /// The printed values, as shipped.
    pub fn printed(mut self) -> Self {
        self.game = Yokohama::new(Content::first(), self.game.options());
        self
    }

    /// Other printed values.
    pub fn content(mut self, change: impl FnOnce(&mut Content)) -> Self {
        let mut content = self.game.content().clone();
        change(&mut content);
        self.game = Yokohama::new(content, self.game.options());
        self
    }

    /// Anything else.
    pub fn state(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// What a seat owns of one resource.
    pub fn has(mut self, seat: Seat, what: Resource, amount: u16) -> Self {
        *self.player_mut(seat).count_mut(what) = amount;
        self
    }

    /// A seat's yen.
    pub fn yen(self, seat: Seat, amount: u16) -> Self {
        self.has(seat, Resource::Yen, amount)
    }

    /// A seat's imported goods.
    pub fn imports(self, seat: Seat, amount: u16) -> Self {
        self.has(seat, Resource::Import, amount)
    }

    /// A seat's trade goods: copper, silk, tea, fish.
    pub fn goods(mut self, seat: Seat, goods: [u16; 4]) -> Self {
        self.player_mut(seat).goods = goods;
        self
    }

    /// How many of its pieces of a kind a seat has in hand; the others of hand and Warehouse are in the Warehouse.
    pub fn in_hand(mut self, seat: Seat, piece: Piece, count: u8) -> Self {
        let player = self.player_mut(seat);
        let all = player.hand.of(piece) + player.warehouse.of(piece);
        *player.hand.of_mut(piece) = count;
        *player.warehouse.of_mut(piece) = all - count;
        self
    }

    /// How many of its pieces of a kind a seat has in the Warehouse; the others of hand and Warehouse are in hand.
    pub fn in_warehouse(self, seat: Seat, piece: Piece, count: u8) -> Self {
        let player = self.player(seat);
        let all = player.hand.of(piece) + player.warehouse.of(piece);
        self.in_hand(seat, piece, all - count)
    }

    /// A piece leaves the hand, or the Warehouse if the hand has none.
    fn take_piece(&mut self, seat: Seat, piece: Piece) {
        let player = self.player_mut(seat);
        if player.hand.of(piece) > 0 {
            *player.hand.of_mut(piece) -= 1;
        } else {
            *player.warehouse.of_mut(piece) -= 1;
        }
    }

    /// More of a seat's Assistants in an Area.
    pub fn assistants(self, seat: Seat, area: Area, count: u8) -> Self {
        let place = self.at(area);
        self.assistants_at(seat, place, count)
    }

    /// More of a seat's Assistants at a place.
    pub fn assistants_at(mut self, seat: Seat, place: Place, count: u8) -> Self {
        (0..count).for_each(|_| self.take_piece(seat, Piece::Assistant));
        self.state.table.boards[place.index()].assistants[seat] += count;
        self
    }

    /// A seat's President in an Area.
    pub fn president(mut self, seat: Seat, area: Area) -> Self {
        self.player_mut(seat).president = Some(self.at(area));
        self
    }

    /// A seat's Shop on the first free space of an Area's Building tile.
    pub fn shop(self, seat: Seat, area: Area) -> Self {
        let place = self.at(area);
        self.shop_at(seat, place)
    }

    /// A seat's Shop on the first free space of a place's Building tile.
    pub fn shop_at(mut self, seat: Seat, place: Place) -> Self {
        self.take_piece(seat, Piece::Shop);
        let shops = &mut self.state.table.boards[place.index()].shops;
        *shops.iter_mut().find(|space| space.is_none()).unwrap() = Some(seat);
        self
    }

    /// A seat's Trading House in an Area.
    pub fn house(mut self, seat: Seat, area: Area) -> Self {
        self.take_piece(seat, Piece::TradingHouse);
        let place = self.at(area);
        self.state.table.boards[place.index()].house = Some(seat);
        self
    }

    /// The Station token in an Area.
    pub fn station(mut self, area: Area) -> Self {
        self.state.table.station = Some(self.at(area));
        self
    }

    /// A seat's Assistants on spaces of the Church board.
    pub fn at_church(mut self, seat: Seat, spaces: &[usize]) -> Self {
        for &space in spaces {
            self.take_piece(seat, Piece::Assistant);
            self.state.table.church[space] = Occupant::Seat(seat);
        }
        self
    }

    /// A seat's Assistants on spaces of the Customs board.
    pub fn at_customs(mut self, seat: Seat, spaces: &[usize]) -> Self {
        for &space in spaces {
            self.take_piece(seat, Piece::Assistant);
            self.state.table.customs[space] = Occupant::Seat(seat);
        }
        self
    }

    /// What a space of the Church board asks and gives; it is not blocked.
    pub fn church_space(mut self, space: usize, asks: u8, reward: Reward) -> Self {
        self.state.table.church[space] = Occupant::Nobody;
        self.content(|content| {
            content.church[space].asks = asks;
            content.church[space].reward = reward;
        })
    }

    /// What a space of the Customs board asks and gives; it is not blocked.
    pub fn customs_space(mut self, space: usize, asks: u8, reward: Reward) -> Self {
        self.state.table.customs[space] = Occupant::Nobody;
        self.content(|content| {
            content.customs[space].asks = asks;
            content.customs[space].reward = reward;
        })
    }

    /// What the Building tile of an Area gives.
    pub fn tile(self, area: Area, shops: [Reward; 4], house: Reward) -> Self {
        let tile = self.board(area).building.unwrap();
        self.content(|content| {
            content.buildings[usize::from(tile.0)].shops = shops;
            content.buildings[usize::from(tile.0)].house = house;
        })
    }

    /// What the 5-Power token of an Area gives.
    pub fn token(self, area: Area, reward: Reward) -> Self {
        let token = self.board(area).token.unwrap();
        self.content(|content| content.tokens[usize::from(token.0)].reward = reward)
    }

    /// Without the 5-Power token of an Area.
    pub fn no_token(mut self, area: Area) -> Self {
        let place = self.at(area);
        self.state.table.boards[place.index()].token = None;
        self
    }

    /// A Technology of a seat, with its icon.
    pub fn knows(mut self, seat: Seat, title: Title) -> Self {
        let card = self.fetch_technology(title);
        let country = self.game.content().technologies[usize::from(card.0)].country;
        let player = self.player_mut(seat);
        player.technologies.insert(card);
        player.titles.insert(title);
        player.icons[country.index()] += 1;
        self
    }

    /// A card of a title that nobody owns, taken from the deck, or from a Laboratory board that is then filled again.
    fn fetch_technology(&mut self, title: Title) -> TechnologyId {
        let State { table, secret } = &mut self.state;
        let is = |card: u8| self.game.content().technologies[usize::from(card)].title == title;
        let mut deck = secret.technologies.cards().to_vec();
        let card = if let Some(index) = deck.iter().position(|&card| is(card)) {
            TechnologyId(deck.remove(index))
        } else {
            let spaces = table.laboratories.iter_mut().flatten().flatten();
            let space = spaces
                .filter(|card| is(card.0))
                .last()
                .expect("a card of the title that nobody owns");
            std::mem::replace(space, TechnologyId(deck.pop().unwrap()))
        };
        secret.technologies = Pile::new(&deck);
        table.technology_deck = secret.technologies.len();
        card
    }

    /// A card of a title on a space of Laboratory board A, with a Production value. What lay there goes below the deck.
    pub fn card(mut self, space: usize, title: Title, value: u8) -> Self {
        let card = self.fetch_technology(title);
        let old = self.state.table.laboratories[0][space].replace(card);
        let mut deck = self.state.secret.technologies.cards().to_vec();
        old.into_iter().for_each(|old| deck.insert(0, old.0));
        self.set_technology_deck(&deck);
        self.content(|content| content.technologies[usize::from(card.0)].value = value)
    }

    /// The Technology deck, the next card last.
    pub fn set_technology_deck(&mut self, deck: &[u8]) {
        self.state.secret.technologies = Pile::new(deck);
        self.state.table.technology_deck = self.state.secret.technologies.len();
    }

    /// Only so many cards left in the Order deck; the others leave the game unseen.
    pub fn order_deck(mut self, count: u8) -> Self {
        let State { table, secret } = &mut self.state;
        let deck = secret.orders.cards().to_vec();
        let (gone, left) = deck.split_at(deck.len() - usize::from(count));
        gone.iter().for_each(|&order| secret.removed.insert(OrderId(order)));
        secret.orders = Pile::new(left);
        table.order_deck = count;
        self
    }

    /// An Order card in a seat's hand, with what is printed on it.
    pub fn order(mut self, seat: Seat, order: u8, row: OrderRow) -> Self {
        let order = self.fetch_order(OrderId(order));
        self.state.secret.hands[seat].orders.insert(order);
        self.player_mut(seat).orders_in_hand += 1;
        self.content(|content| content.orders[usize::from(order.0)] = row)
    }

    /// So many Orders in a seat's hand, whichever they are.
    pub fn orders_in_hand(mut self, seat: Seat, count: u8) -> Self {
        for _ in 0..count {
            let order = self.state.secret.removed.iter().next().unwrap();
            self.state.secret.removed.remove(order);
            self.state.secret.hands[seat].orders.insert(order);
            self.player_mut(seat).orders_in_hand += 1;
        }
        self
    }

    /// An Order that a seat has completed, with its icon.
    pub fn completed(mut self, seat: Seat, order: u8, country: Country) -> Self {
        let order = self.fetch_order(OrderId(order));
        let player = self.player_mut(seat);
        player.completed.insert(order);
        player.icons[country.index()] += 1;
        self.content(|content| content.orders[usize::from(order.0)].country = country)
    }

    /// An Order card out of the box, a Port board or the deck; a card out of the box takes its place.
    fn fetch_order(&mut self, order: OrderId) -> OrderId {
        let State { table, secret } = &mut self.state;
        let mut boxed: Orders = secret.removed;
        if !boxed.contains(order) {
            let stand_in = boxed.iter().next().unwrap();
            boxed.insert(order);
            boxed.remove(stand_in);
            let swap = |card: OrderId| if card == order { stand_in } else { card };
            table.ports = table.ports.map(|board| board.map(|space| space.map(swap)));
            let deck = secret
                .orders
                .cards()
                .iter()
                .map(|&card| swap(OrderId(card)).0)
                .collect::<Vec<_>>();
            secret.orders = Pile::new(&deck);
        }
        boxed.remove(order);
        secret.removed = boxed;
        order
    }

    /// What the Achievement of a stack asks for and gives.
    pub fn achievement(mut self, stack: usize, goal: Goal, first: u8, later: u8) -> Self {
        let tile = self.state.table.achievements[stack].tile;
        self.state.table.achievements[stack].done = [None; 4];
        self.content(|content| {
            let row = &mut content.achievements[usize::from(tile.0)];
            (row.goal, row.first, row.later) = (goal, first, later);
        })
    }

    /// Seats that have completed the Achievement of a stack, in order.
    pub fn achieved(mut self, stack: usize, seats: &[Seat]) -> Self {
        for (order, &seat) in seats.iter().enumerate() {
            self.take_piece(seat, Piece::Assistant);
            self.state.table.achievements[stack].done[order] = Some(seat);
        }
        self
    }

    /// A Foreign Agent of a country comes from the supply to a seat.
    pub fn agent(mut self, seat: Seat, country: Country) -> Self {
        self.state.table.agents[country.index()] -= 1;
        self.player_mut(seat).agents[country.index()] += 1;
        self
    }

    /// It is a seat's turn, in phase A.
    pub fn turn_of(mut self, seat: Seat) -> Self {
        self.state.table.active = seat;
        self
    }

    /// The turn has come to a step in which nothing is chosen or done yet.
    pub fn step(mut self, stage: Stage) -> Self {
        self.state.table.stage = stage;
        self
    }

    /// The turn has come to the placement step.
    pub fn placement(self) -> Self {
        self.step(Stage::Placement(Placed::default()))
    }

    /// The turn has come to the movement step.
    pub fn movement(self) -> Self {
        self.step(Stage::Movement)
    }

    /// The President of the seat to move has just gone from the hand to an Area where Assistants bring the Power up to
    /// `power`; whatever else stands there counts too.
    pub fn acts(mut self, area: Area, power: u8) -> Self {
        let seat = self.state.table.active;
        let place = self.at(area);
        self.state.table.stage = Stage::Movement;
        self.player_mut(seat).president = None;
        let pieces = self.state.table.power(place) + 1;
        let mut scene = self.assistants(seat, area, power.saturating_sub(pieces));
        let go = scene.going(area);
        scene.play(go);
        scene
    }
}

/// Looking at a scene.
impl Scene {
    /// The place of an Area's first board.
    pub fn at(&self, area: Area) -> Place {
        self.all(area)[0]
    }

    /// The places of all of an Area's boards.
    pub fn all(&self, area: Area) -> Vec<Place> {
        let places = self.state.table.places();
        places
            .filter(|&place| self.state.table.board(place).area == area)
            .collect()
    }

    /// An Area's first board.
    pub fn board(&self, area: Area) -> &yokohama::yokohama::Board {
        self.state.table.board(self.at(area))
    }

    /// A seat's Assistants in an Area.
    pub fn assistants_in(&self, seat: Seat, area: Area) -> u8 {
        self.board(area).assistants[seat]
    }

    /// What a seat owns.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.table.seats[seat]
    }

    /// What a seat owns, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.seats[seat]
    }

    /// What Jack owns.
    pub fn jack(&self) -> &Player {
        self.player(JACK)
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.game.decision(&self.state).expect("an open question").ask
    }

    /// Who is asked.
    pub fn asked(&self) -> Seat {
        self.game.decision(&self.state).expect("an open question").seat
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.decision(&self.state).is_none()
    }

    /// Every legal answer.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves
    }

    /// The legal answers that a test asks for.
    pub fn legal_where(&self, which: impl Fn(Move) -> bool) -> Vec<Move> {
        self.legal().into_iter().filter(|&action| which(action)).collect()
    }

    /// Whether a move is legal; the list of legal moves and the reasons must agree.
    pub fn allows(&self, action: Move) -> bool {
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
    pub fn why_not(&self, action: Move) -> (Refusal, Chapter) {
        assert!(!self.allows(action), "{action} is legal");
        let forbidden = self.game.why_not(&self.state, action).unwrap();
        (forbidden.refusal, forbidden.chapter)
    }

    /// How much a seat gained since the scene was set, whatever it paid.
    pub fn gained(&self, seat: Seat, what: Resource) -> u16 {
        let gains = self.events.iter().map(|event| match *event {
            Event::Gained {
                seat: s,
                what: w,
                amount,
                ..
            } if (s, w) == (seat, what) => amount,
            _ => 0,
        });
        gains.sum()
    }

    /// What was gained for a reason since the scene was set: whose, what, how much.
    pub fn gains(&self, reason: Why) -> Vec<(Seat, Resource, u16)> {
        let gains = self.events.iter().filter_map(|event| match *event {
            Event::Gained {
                seat,
                what,
                amount,
                why,
            } if why == reason => Some((seat, what, amount)),
            _ => None,
        });
        gains.collect()
    }
}

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
        Move::Agent(yokohama::yokohama::components::Agent::Foreign(country), self.at(area))
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

/// Taking an Assistant for a board from the hand.
pub const FROM_HAND: Move = Move::From(Origin::Hand);

/// Taking a Church space, giving nothing.
pub const fn church(space: u8) -> Move {
    Move::Church(space, Offerings(0))
}

/// Taking a Church space, giving things named as in records: `copper,yen`.
pub fn church_giving(space: u8, things: &str) -> Move {
    Move::Church(space, things.parse().unwrap())
}

/// An Order card: its country, what it asks (copper, silk, tea, fish), what it gives.
pub const fn order(country: Country, goods: [u8; 4], reward: Reward) -> OrderRow {
    OrderRow {
        country,
        goods,
        reward,
        source: Source::Rulebook,
    }
}

/// So many points.
pub const fn points(points: u8) -> Reward {
    Reward { points, ..NOTHING }
}

/// So many yen.
pub const fn yen(yen: u8) -> Reward {
    Reward { yen, ..NOTHING }
}

/// So many trade goods of choice.
pub const fn any(any: u8) -> Reward {
    Reward { any, ..NOTHING }
}

/// So many movements.
pub const fn movements(movements: u8) -> Reward {
    Reward { movements, ..NOTHING }
}

/// So many pieces from the Warehouse.
pub const fn pieces(pieces: u8) -> Reward {
    Reward { pieces, ..NOTHING }
}

/// All trade goods of a seat, in order.
pub fn goods_of(scene: &Scene, seat: Seat) -> [u16; 4] {
    Good::ALL.map(|good| scene.player(seat).good(good))
}

/// Every player has 20 Assistants, 8 Shops and 4 Trading Houses in all, wherever they are.
pub fn conserved(state: &State) {
    let table = &state.table;
    for seat in Seat::all(table.players) {
        let player = &table.seats[seat];
        let stored = |piece| player.hand.of(piece) + player.warehouse.of(piece);
        let on_boards = table
            .church
            .iter()
            .chain(&table.customs)
            .filter(|space| **space == Occupant::Seat(seat));
        let achieved = table
            .achievements
            .iter()
            .filter(|achievement| achievement.done_by(seat));
        let boards = &table.boards[..usize::from(map::places(table.players))];
        let in_areas: u8 = boards.iter().map(|board| board.assistants[seat]).sum();
        let assistants = stored(Piece::Assistant) + in_areas + on_boards.count() as u8 + achieved.count() as u8;
        let built = |owner: &Option<Seat>| *owner == Some(seat);
        let shops = boards
            .iter()
            .flat_map(|board| &board.shops)
            .filter(|space| built(space))
            .count() as u8;
        let houses = boards.iter().filter(|board| built(&board.house)).count() as u8;
        let all = (
            assistants,
            stored(Piece::Shop) + shops,
            stored(Piece::TradingHouse) + houses,
        );
        assert_eq!(all, (20, 8, 4), "Assistants, Shops and Trading Houses of {seat:?}");
    }
}
