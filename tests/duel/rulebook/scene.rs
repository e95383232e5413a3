//! Positions in a few words. A [`Scene`] begins with Jack's first turn in which nobody has anything in hand: no yen, goods, cards or
//! Orders, so that a test shows only what it is about. What a scene gives a player comes from where it lay, and every move that is
//! played checks that no card or piece came or went.

use meiji::chance::Seed;
use meiji::duel::components::{BonusId, Good, OrderId, Place, Resource, Title};
use meiji::duel::content::{Content, Gain};
use meiji::duel::{Ask, Chapter, Criteria, Duel, Event, Hand, Move, Options, Pile, Player, Refusal, State, View, Why};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;

use crate::conformance::pieces;

/// Who begins every scene.
pub const JACK: Seat = Seat(0);
/// The other.
pub const EVA: Seat = Seat(1);

/// A game in a position, and what happened since.
#[derive(Clone)]
pub struct Scene {
    /// Content and options.
    pub game: Duel,
    /// The position.
    pub state: State,
    /// What happened since the scene was set.
    pub events: Vec<Event>,
}

/// The game that Jack begins.
pub fn game() -> Duel {
    Duel::new(Content::latest(), Options::new().with_starter(JACK).unwrap())
}

/// Setting a scene.
impl Scene {
    /// Jack's first turn, nothing in hand.
    pub fn new() -> Self {
        Self::dealt(1859).emptied()
    }

    /// Jack's first turn as dealt, the first Orders kept.
    pub fn dealt(seed: u64) -> Self {
        let game = game();
        let mut state = game.deal(Seed(seed));
        for seat in [JACK, EVA] {
            let order = state.secret.hands[seat].looked.iter().next().unwrap();
            game.try_play(&mut state, Move::Under(order), &mut ()).unwrap();
        }
        Self {
            game,
            state,
            events: Vec::new(),
        }
    }

    fn emptied(mut self) -> Self {
        for seat in [JACK, EVA] {
            let hand = std::mem::take(&mut self.state.secret.hands[seat]);
            hand.orders
                .iter()
                .for_each(|order| self.state.secret.orders.put_under(order.0));
            let player = &mut self.state.table.seats[seat];
            (player.yen, player.goods, player.support, player.orders_in_hand) = (0, [0; 4], [0; 2], 0);
        }
        self.state.table.order_deck = self.state.secret.orders.len();
        self.state.table.under = [0; 2];
        pieces::conserved(&self.state);
        self
    }

    /// Other printed values.
    pub fn content(mut self, change: impl FnOnce(&mut Content)) -> Self {
        let mut content = self.game.content().clone();
        change(&mut content);
        self.game = Duel::new(content, self.game.options());
        self
    }

    /// Every Bonus card gives the same three rewards.
    pub fn bonus(self, rewards: [Gain; 3]) -> Self {
        self.content(|content| content.bonus.iter_mut().for_each(|row| row.rewards = rewards))
    }

    /// Anything else.
    pub fn state(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// What a seat owns is changed.
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.state.table.seats[seat]);
        self
    }

    /// A seat has so many yen.
    pub fn yen(self, seat: Seat, yen: u16) -> Self {
        self.player(seat, |player| player.yen = yen)
    }

    /// A seat has goods: copper, silk, tea, fish.
    pub fn goods(self, seat: Seat, goods: [u16; 4]) -> Self {
        self.player(seat, |player| player.goods = goods)
    }

    /// A seat has imported goods, face up and face down.
    pub fn imports(self, seat: Seat, open: u16, turned: u16) -> Self {
        self.player(seat, |player| (player.imports, player.turned) = (open, turned))
    }

    /// A seat has Support cards: +1, +2.
    pub fn support(self, seat: Seat, support: [u8; 2]) -> Self {
        self.player(seat, |player| player.support = support)
    }

    /// A seat has Traders ready, recruited for the first criteria.
    pub fn traders(self, seat: Seat, traders: u8) -> Self {
        self.player(seat, |player| {
            player.recruited = meiji::duel::components::Criterion::ALL
                .into_iter()
                .take(traders.into())
                .collect::<Criteria>();
            player.traders = traders;
        })
    }

    /// A seat has Influence cards on Places, by their rows from 0.
    pub fn played(self, seat: Seat, cards: &[(usize, Place)]) -> Self {
        self.player(seat, |player| {
            cards
                .iter()
                .for_each(|(row, place)| player.cards[*row].at = Some(*place))
        })
    }

    /// A seat has only its highest Influence card in hand, the others lying in the Laboratory: what it plays next has 4.
    pub fn only_four(self, seat: Seat) -> Self {
        self.played(
            seat,
            &[(0, Place::Laboratory), (1, Place::Laboratory), (2, Place::Laboratory)],
        )
    }

    /// A seat has a Trading House at a Place.
    pub fn house(mut self, seat: Seat, place: Place) -> Self {
        self.state.table.boards[place.index()].house = Some(seat);
        self.player(seat, |player| player.houses -= 1)
    }

    /// A seat has a Shop at a Place.
    pub fn shop(mut self, seat: Seat, place: Place) -> Self {
        self.state.table.boards[place.index()].shops[usize::from(seat.0)] = true;
        self.player(seat, |player| player.shops -= 1)
    }

    /// A seat owns Technologies, from wherever they lay. Those on show are replaced by others.
    pub fn knows(mut self, seat: Seat, titles: &[Title]) -> Self {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let mut deck: Vec<u8> = secret.technologies.cards().to_vec();
        for title in titles {
            if let Some(slot) = table.technologies.iter().position(|shown| *shown == Some(*title)) {
                let free = deck
                    .iter()
                    .position(|card| !titles.iter().any(|title| title.index() == usize::from(*card)));
                table.technologies[slot] = free.map(|place| Title::ALL[usize::from(deck.remove(place))]);
            } else {
                deck.retain(|card| usize::from(*card) != title.index());
            }
            table.seats[seat].technologies.insert(*title);
        }
        secret.technologies = Pile::new(&deck);
        table.technology_deck = deck.len() as u8;
        self
    }

    /// Technologies lie on show in slots, from wherever they lay.
    pub fn shown(mut self, titles: &[Title]) -> Self {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        for (slot, title) in titles.iter().enumerate() {
            let before = table.technologies[slot];
            if let Some(other) = table.technologies.iter().position(|shown| *shown == Some(*title)) {
                table.technologies.swap(slot, other);
            } else {
                let mut deck: Vec<u8> = secret.technologies.cards().to_vec();
                deck.retain(|card| usize::from(*card) != title.index());
                deck.extend(before.map(|title| title.index() as u8));
                secret.technologies = Pile::new(&deck);
                table.technologies[slot] = Some(*title);
                table.technology_deck = deck.len() as u8;
            }
        }
        self
    }

    /// A seat has an Order in hand that asks for goods and gives a reward; it takes the row `order`, wherever that card lies.
    pub fn order(mut self, seat: Seat, order: u8, goods: [u8; 4], reward: &[Gain]) -> Self {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let deck: Vec<u8> = secret
            .orders
            .cards()
            .iter()
            .copied()
            .filter(|card| *card != order)
            .collect();
        secret.orders = Pile::new(&deck);
        table.order_deck = deck.len() as u8;
        secret.hands[seat].orders.insert(OrderId(order));
        table.seats[seat].orders_in_hand += 1;
        self.content(|content| {
            let row = &mut content.orders[usize::from(order)];
            (row.goods, row.reward) = (goods, reward.to_vec());
        })
    }

    /// A seat has completed Orders, by their rows.
    pub fn completed(mut self, seat: Seat, orders: &[u8]) -> Self {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let deck: Vec<u8> = secret
            .orders
            .cards()
            .iter()
            .copied()
            .filter(|card| !orders.contains(card))
            .collect();
        secret.orders = Pile::new(&deck);
        table.order_deck = deck.len() as u8;
        orders
            .iter()
            .for_each(|order| table.seats[seat].completed.insert(OrderId(*order)));
        self
    }

    /// The next cards of the Order deck, the first one next.
    pub fn next_orders(mut self, orders: &[u8]) -> Self {
        let secret = &mut self.state.secret;
        let mut deck: Vec<u8> = secret
            .orders
            .cards()
            .iter()
            .copied()
            .filter(|card| !orders.contains(card))
            .collect();
        deck.extend(orders.iter().rev());
        assert_eq!(deck.len(), secret.orders.cards().len());
        secret.orders = Pile::new(&deck);
        self
    }

    /// The Church cards on show are those of the rows given, from slot 0 on.
    pub fn church(self, rows: [u8; 6]) -> Self {
        self.state(|state| {
            state.table.church = rows.map(|row| Some(meiji::duel::components::ChurchId(row)));
        })
    }

    /// It is Eva's turn: Jack's card lies in the Port.
    pub fn evas(self) -> Self {
        self.played(JACK, &[(0, Place::Port)]).state(|state| {
            state.table.turn = 1;
            state.table.active = EVA;
        })
    }
}

/// Looking at a scene.
impl Scene {
    /// What a seat owns.
    pub fn of(&self, seat: Seat) -> &Player {
        &self.state.table.seats[seat]
    }

    /// What Jack owns.
    pub fn jack(&self) -> &Player {
        self.of(JACK)
    }

    /// A seat's hidden cards.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.state.secret.hands[seat]
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

    /// The Influence of the last action that began.
    pub fn influence(&self) -> u8 {
        let last = self.events.iter().rev().find_map(|event| match event {
            Event::Acted { influence, .. } => Some(*influence),
            _ => None,
        });
        last.expect("an action")
    }

    /// What a seat may know.
    pub fn game_view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Some(seat))
    }

    /// How often something happened.
    pub fn count(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }

    /// The Technologies that a seat has used this round.
    pub fn used(&self, seat: Seat) -> Vec<Title> {
        self.of(seat).used.iter().collect()
    }
}

/// Playing on.
impl Scene {
    /// Plays moves, each of which must be legal, and checks that no card or piece came or went.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split("; ") {
            let action: Move = text.parse().expect(text);
            assert!(self.legal().contains(&action), "{text} is not among {:?}", self.legal());
            if let Err(refusal) = self.game.try_play(&mut self.state, action, &mut self.events) {
                panic!("{text}: {refusal}");
            }
            pieces::conserved(&self.state);
        }
        self
    }

    /// The same, as a scene of its own.
    #[track_caller]
    pub fn after(mut self, moves: &str) -> Self {
        self.play(moves);
        self
    }

    /// Goes on until a seat is asked for a Place, without what is offered.
    #[track_caller]
    pub fn until_turn_of(&mut self, seat: Seat) -> &mut Self {
        while self.asked() != seat || self.ask() != Ask::Place {
            self.pass();
        }
        self
    }

    /// Answers whatever is asked with what builds nothing up: the Laboratory, and no Technology there.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Self {
        let legal = self.legal();
        let dull = [Move::GoOn, Move::Go(Place::Laboratory)];
        let action = dull
            .into_iter()
            .find(|action| legal.contains(action))
            .unwrap_or(legal[0]);
        self.play(&action.to_string())
    }

    /// Declines whatever is asked until the Place action begins.
    pub fn until_asked_for_place(&mut self) -> &mut Self {
        while self.ask() != Ask::Place {
            self.pass();
        }
        self
    }

    /// Plays on to the end of the round, or of the game: nothing is taken that may be declined.
    #[track_caller]
    pub fn finish_round(&mut self) -> &mut Self {
        let round = self.state.table.round;
        while self.state.table.round == round
            && self
                .game
                .decision(&self.state)
                .is_some_and(|decision| decision.ask != Ask::Upgrade)
        {
            self.pass();
        }
        self
    }
}

/// All Influence cards are of one level, so that the one that is played is.
pub fn every_card(content: &mut Content, level: u8) {
    content.influence.iter_mut().for_each(|row| row.level = level);
}

/// Jack gains a good in the action of a Place at an Influence.
pub fn produced(place: Place, good: Good, influence: u8) -> u16 {
    let scene = Scene::new().content(|content| every_card(content, influence));
    let scene = scene.after(&format!("go {place}"));
    let gains = scene.gains(Why::Action);
    assert!(
        gains
            .iter()
            .all(|(seat, what, _)| (*seat, *what) == (JACK, good.into()))
    );
    gains.iter().map(|(_, _, amount)| amount).sum()
}

/// The Bonus card in a slot.
pub fn slot(scene: &Scene, slot: usize) -> BonusId {
    scene.state.table.bonus[slot]
}
