//! Nothing is lost: the pieces and cards of Duel at every moment.

use meiji::duel::components::{BONUSES, CHURCHES, CHURCHES_SHOWN, Criterion, HAND, ORDERS, Place, TITLES, Title};
use meiji::duel::{Duel, Looking, Stage, State, Step};
use meiji::game::{Game, Seat};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Checks all that holds at every moment of a game.
pub fn check(game: &Duel, state: &State) {
    conserved(state);
    seats(state);
    stack(game, state);
}

/// Checks that every piece and card is somewhere and only there, and that the open numbers tell of the hidden cards.
pub fn conserved(state: &State) {
    let (table, secret) = (&state.table, &state.secret);
    orders(state);

    let mut titles = [0; TITLES];
    let owned = SEATS.iter().flat_map(|seat| table.seats[*seat].technologies.iter());
    let deck = secret
        .technologies
        .cards()
        .iter()
        .map(|card| Title::ALL[usize::from(*card)]);
    let open = table
        .technologies
        .into_iter()
        .flatten()
        .chain(table.technology_discards.iter());
    owned
        .chain(deck)
        .chain(open)
        .for_each(|title| titles[title.index()] += 1);
    assert_eq!(titles, [1; TITLES], "every Technology is in one place");
    assert_eq!(secret.technologies.len(), table.technology_deck);

    let mut bonus = [0; BONUSES];
    let deck = secret.bonus.cards().iter().copied();
    let open = table
        .bonus
        .into_iter()
        .chain(table.bonus_discards.iter())
        .map(|card| card.0);
    deck.chain(open).for_each(|card| bonus[usize::from(card)] += 1);
    assert_eq!(bonus, [1; BONUSES], "every Bonus card is in one place");
    assert_eq!(secret.bonus.len(), table.bonus_deck);

    let mut church = [0; CHURCHES];
    let owned = SEATS.iter().flat_map(|seat| table.seats[*seat].church.iter());
    let shown = table.church.into_iter().flatten();
    owned.chain(shown).for_each(|card| church[usize::from(card.0)] += 1);
    assert!(
        church.iter().all(|count| *count <= 1),
        "no Church card is in two places"
    );
    assert_eq!(church.iter().sum::<usize>(), CHURCHES_SHOWN, "three leave unseen");

    for seat in SEATS {
        let player = &table.seats[seat];
        let shops = table
            .boards
            .iter()
            .filter(|board| board.shops[usize::from(seat.0)])
            .count();
        let houses = table.boards.iter().filter(|board| board.house == Some(seat)).count();
        assert_eq!(usize::from(player.shops) + shops, 8, "the Shops of {seat:?}");
        assert_eq!(usize::from(player.houses) + houses, 4, "the Trading Houses of {seat:?}");
    }
}

/// What each seat owns is what it may own at this moment.
fn seats(state: &State) {
    let table = &state.table;
    for seat in SEATS {
        let player = &table.seats[seat];
        assert!(player.support.iter().sum::<u8>() <= HAND, "the limit of Support cards");
        assert!(
            player.used.without(player.technologies).is_empty(),
            "what is used is owned"
        );
        assert!(player.traders <= player.recruited.len(), "each Trader once");
        for criterion in Criterion::ALL {
            let met = player.counts(criterion) >= criterion.asks();
            assert!(
                !met || player.recruited.contains(criterion),
                "{criterion} recruits at once"
            );
        }
        let played = player.cards.iter().filter(|card| card.at.is_some()).count();
        let turns = match (table.stage, seat == table.first()) {
            (Stage::Upgrade | Stage::FirstOrders, _) => 0,
            (_, true) => table.turn.div_ceil(2),
            (_, false) => table.turn / 2,
        };
        let own = table.stage == Stage::Turn && table.active == seat && table.actions[0].step != Step::Place;
        let laid = own && !matches!(table.actions[0].step, Step::Opening | Step::Card);
        assert_eq!(played, usize::from(turns) + usize::from(laid), "a card a turn");
        let upgraded = player.cards.iter().filter(|card| card.upgraded).count();
        assert!(upgraded < usize::from(table.round.max(1)) + usize::from(table.stage == Stage::Upgrade));
    }
}

fn orders(state: &State) {
    let (table, secret) = (&state.table, &state.secret);
    let mut orders = [0; ORDERS];
    for seat in SEATS {
        let (player, hand) = (&table.seats[seat], &secret.hands[seat]);
        assert_eq!(hand.orders.len(), player.orders_in_hand);
        assert_eq!(hand.looked.len(), player.looked);
        let all = hand
            .orders
            .iter()
            .chain(hand.looked.iter())
            .chain(player.completed.iter());
        all.for_each(|order| orders[usize::from(order.0)] += 1);
    }
    let deck = secret.orders.cards();
    deck.iter().for_each(|card| orders[usize::from(*card)] += 1);
    assert_eq!(orders, [1; ORDERS], "every Order is in one place");
    assert_eq!(secret.orders.len(), table.order_deck);
    let [first, second] = table.under;
    assert_eq!(first & second, 0, "one put each card there");
    assert_eq!(
        (first | second).checked_shr(table.order_deck.into()).unwrap_or(0),
        0,
        "of cards that are there"
    );
}

/// The stack of actions, and what is left of those that are done.
fn stack(game: &Duel, state: &State) {
    let table = &state.table;
    let depth = usize::from(table.depth);
    assert_eq!(depth > 0, table.stage == Stage::Turn);
    let fresh = game.deal(meiji::chance::Seed(0)).table.actions[0];
    assert!(
        table.actions[depth..].iter().all(|action| *action == fresh),
        "what is done leaves no trace"
    );
    // Those below wait before, between or after their steps.
    for action in &table.actions[..depth.saturating_sub(1)] {
        assert!(
            matches!(action.step, Step::Place | Step::Bonus | Step::Construction | Step::End),
            "{action:?}"
        );
    }
    if let Some(Looking { below, .. }) = table.looking {
        assert!(below <= table.owed.len());
        assert!(table.me().looked > 0);
    }
    if let Some(place) = table.station {
        assert!(Place::ALL.contains(&place));
        let owned = |seat: &Seat| table.seats[*seat].knows(Title::Station);
        assert!(SEATS.iter().any(owned), "the token comes with its Technology");
    }
    if table.stage == Stage::Over {
        assert_eq!((table.round, table.turn), (4, 8));
        assert!(table.looking.is_none() && table.owed.is_empty() && !table.station_due);
    }
}
