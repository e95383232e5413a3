//! Setting a scene: Technologies, Orders, Achievements, agents.

use meiji::game::Seat;
use meiji::yokohama::components::Piece;
use meiji::yokohama::components::{Country, OrderId, TechnologyId, Title};
use meiji::yokohama::content::{Goal, OrderRow};
use meiji::yokohama::{Orders, Pile, State};

use super::Scene;

impl Scene {
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
}
