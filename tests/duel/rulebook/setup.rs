//! Setting up.

use meiji::chance::Seed;
use meiji::duel::components::Place;
use meiji::duel::content::Content;
use meiji::duel::{Ask, Card, Chapter, Duel, Move, Options, OptionsError, Refusal, Stage, State};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;

use super::scene::{EVA, JACK, Scene, game};

fn dealt() -> State {
    game().deal(Seed(1))
}

/// 3 Bonus cards, 5 Technologies and 6 of 9 Church cards lie open.
#[test]
fn cards_on_show() {
    let table = dealt().table;
    assert_eq!(table.bonus.len() + usize::from(table.bonus_deck), 16);
    assert_eq!(table.technologies.iter().flatten().count(), 5);
    assert_eq!(table.technology_deck, 15, "one card of each of the 20 titles");
    assert_eq!(table.church.iter().flatten().count(), 6);
    assert!(table.bonus_discards.is_empty() && table.technology_discards.is_empty());
}

/// All four decks are shuffled: chance decides what lies open and what is drawn.
#[test]
fn every_deck_is_shuffled() {
    let first = dealt();
    for seed in 2..6 {
        let other = game().deal(Seed(seed));
        assert_ne!(other.secret.bonus, first.secret.bonus);
        assert_ne!(other.secret.technologies, first.secret.technologies);
        assert_ne!(other.secret.orders, first.secret.orders);
        assert_ne!(other.table.church, first.table.church);
    }
}

/// Each has one of each good, no imported good, 8 Shops, 4 Trading Houses and four Influence cards that are not upgraded.
#[test]
fn what_each_begins_with() {
    let state = dealt();
    for seat in [JACK, EVA] {
        let player = &state.table.seats[seat];
        assert_eq!(player.goods, [1; 4]);
        assert_eq!((player.imports, player.turned), (0, 0));
        assert_eq!((player.shops, player.houses), (8, 4));
        assert_eq!(player.cards, [Card::default(); 4]);
        assert_eq!((player.traders, player.recruited.len()), (0, 0));
    }
    let levels = Content::latest().influence.map(|row| row.level);
    assert_eq!(levels, [1, 2, 3, 4]);
    assert_eq!(state.table.station, None, "the Station token lies aside");
}

/// The first player has ¥3 and one +1 card, the second ¥4 and two.
#[test]
fn yen_and_support_cards_go_by_turn_order() {
    for (starter, other) in [(JACK, EVA), (EVA, JACK)] {
        let options = Options::new().with_starter(starter).unwrap();
        let table = Duel::new(Content::latest(), options).deal(Seed(3)).table;
        assert_eq!((table.seats[starter].yen, table.seats[starter].support), (3, [1, 0]));
        assert_eq!((table.seats[other].yen, table.seats[other].support), (4, [2, 0]));
        assert_eq!((table.starter, table.active), (starter, starter));
    }
}

/// Ruling: the options or the seed name the first player.
#[test]
fn the_seed_may_name_the_first_player() {
    let any = Duel::new(Content::latest(), Options::new());
    let starters = (0..40).map(|seed| any.deal(Seed(seed)).table.starter.0);
    assert!((10..30).contains(&starters.sum::<u8>()));
    assert_eq!(Options::new().with_starter(Seat(2)), Err(OptionsError::Starter(2)));
}

/// Three Orders each, two of them kept, one under the deck. Ruling: both draw in turn order, then choose in turn order; the second
/// player's card lies lowest.
#[test]
fn first_orders() {
    let game = game();
    let mut state = game.deal(Seed(1));
    let [first, second] = [JACK, EVA].map(|seat| state.secret.hands[seat].looked);
    assert_eq!(
        (first.len(), second.len()),
        (3, 3),
        "both have drawn before either chooses"
    );
    assert_eq!(state.table.order_deck, 24);
    assert_eq!(game.decision(&state).unwrap().ask, Ask::FirstOrders);
    let mut moves = Vec::new();
    game.legal_moves(&state, &mut moves);
    assert_eq!(moves, first.iter().map(Move::Under).collect::<Vec<_>>());

    let (a, b) = (first.iter().nth(1).unwrap(), second.iter().nth(2).unwrap());
    game.try_play(&mut state, Move::Under(a), &mut ()).unwrap();
    assert_eq!((state.table.stage, state.table.active), (Stage::FirstOrders, EVA));
    assert!(
        game.view(&state, Some(EVA)).under.is_empty(),
        "neither sees the other's"
    );
    game.try_play(&mut state, Move::Under(b), &mut ()).unwrap();
    assert_eq!(
        state.secret.orders.cards()[..2],
        [b.0, a.0],
        "the lowest is the second player's"
    );
    for (seat, drawn, put) in [(JACK, first, a), (EVA, second, b)] {
        let kept: Vec<_> = drawn.iter().filter(|order| *order != put).collect();
        assert_eq!(state.secret.hands[seat].orders.iter().collect::<Vec<_>>(), kept);
        assert_eq!(state.table.seats[seat].orders_in_hand, 2);
    }
    assert_eq!(
        (state.table.round, state.table.stage, state.table.active),
        (1, Stage::Turn, JACK)
    );
}

/// Nothing else can be done before the first turn.
#[test]
fn nothing_but_an_order_is_chosen() {
    let game = game();
    let state = game.deal(Seed(1));
    let why_not = |text: &str| {
        game.why_not(&state, text.parse().unwrap())
            .map(|no| (no.refusal, no.chapter))
    };
    assert_eq!(why_not("on"), Some((Refusal::MustChoose, Chapter::Setup)));
    assert_eq!(why_not("mill"), Some((Refusal::NotInATurn, Chapter::FlowOfATurn)));
    let strange = (0..30).find(|order| !state.secret.hands[JACK].looked.iter().any(|own| own.0 == *order));
    let strange = format!("under {}", strange.unwrap());
    assert_eq!(why_not(&strange), Some((Refusal::NotLookedAt, Chapter::Setup)));
}

/// Every Place is free, nothing is built.
#[test]
fn the_places_are_empty() {
    let scene = Scene::new();
    assert!(Place::ALL.into_iter().all(|place| scene.allows(&format!("go {place}"))));
    assert!(
        scene
            .state
            .table
            .boards
            .iter()
            .all(|board| board.shops == [false; 2] && board.house.is_none())
    );
}
