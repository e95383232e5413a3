//! What a person is told before a move is what the rules will do.

use meiji::game::Game;
use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Country, Exchange, Good, Piece, Resource, Title};
use meiji::yokohama::content::Reward;
use meiji::yokohama::words::Subject;
use meiji::yokohama::{Ask, Move, Rules};

use crate::scene::{EVA, JACK, NOTHING, Scene, any};

fn names() -> Names {
    Names::new(Words::default(), &[])
}

/// The line of detail below the question that is open.
fn detail(scene: &Scene) -> String {
    let (table, words) = (&scene.state.table, Words::default());
    let decision = table.decision().expect("an open question");
    words.speech(&scene.game, table, &names()).question(decision).detail
}

/// The label of a move.
fn label(scene: &Scene, action: Move) -> String {
    Words::default()
        .speech(&scene.game, &scene.state.table, &names())
        .action(action)
}

/// The card of an Area, for Jack.
fn card(scene: &Scene, area: Area) -> String {
    let view = scene.game.view(&scene.state, Some(JACK));
    let subject = Subject::Area(scene.at(area));
    Words::default()
        .speech(&scene.game, &view.table, &names())
        .hint(view.seat, subject)
        .lines
        .join("\n")
}

/// Use a Foreign Agent: agents are counted, not their countries.
#[test]
fn agents_that_are_ready_are_counted() {
    let scene = Scene::of(2)
        .agent(JACK, Country::British)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 1);
    let ready = Words::default().ready(&scene.state.table, scene.legal().into_iter());
    assert!(ready.contains("2 agents"), "{ready}");
}

/// Laboratory: the surcharge of later Technologies is told with the number of cards that one has.
#[test]
fn a_later_technology_is_told_with_the_cards_owned() {
    let titles = [
        Title::Ball,
        Title::Winery,
        Title::Gaslight,
        Title::Telephone,
        Title::Tram,
    ];
    let scene = titles
        .into_iter()
        .fold(Scene::of(2), |scene, title| scene.knows(JACK, title));
    let told = detail(&scene.yen(JACK, 20).acts(LaboratoryA, 3));
    assert!(told.contains("1 for having 5 cards"), "{told}");
}

/// University, Telegram: with an empty hand the third Assistant is asked for as long as the University can bring it.
#[test]
fn an_assistant_of_the_university_is_asked_for() {
    let scene = || {
        let mut scene = Scene::of(2)
            .knows(JACK, Title::Telegram)
            .in_hand(JACK, Piece::Assistant, 2)
            .placement();
        scene.place(Tea);
        scene.place(Tea);
        scene
    };
    let asked = detail(&scene().knows(JACK, Title::University).yen(JACK, 1));
    assert!(asked.contains("choose an adjacent Area"), "{asked}");
    let bare = detail(&scene().knows(JACK, Title::University).yen(JACK, 0));
    assert!(bare.contains("are all for this turn"), "{bare}");
}

/// Station: its owner may go straight to it, which nobody else is told.
#[test]
fn the_stations_owner_is_told_of_the_way_to_it() {
    let scene = || Scene::of(2).station(Tea).president(EVA, Tea).assistants(JACK, Bank, 1);
    let owner = || scene().knows(JACK, Title::Station).movement();
    assert!(
        detail(&owner()).contains("to the Station in any case"),
        "{}",
        detail(&owner())
    );
    let postal = owner().knows(JACK, Title::PostalSystem);
    assert!(
        detail(&postal).contains("an occupied one too, or to the Station"),
        "{}",
        detail(&postal)
    );
    for scene in [scene().movement(), owner().president(EVA, Bank).president(JACK, Tea)] {
        assert!(!detail(&scene).contains("Station"), "{}", detail(&scene));
    }
}

/// Station, by the first rules: where other Presidents are, with an Assistant there.
#[test]
fn by_the_first_rules_the_stations_owner_is_told_of_the_way_past_others() {
    let beside = || {
        Scene::of(2)
            .by(Rules::First)
            .station(Tea)
            .president(EVA, Tea)
            .assistants(JACK, Bank, 1)
    };
    let owner = || beside().knows(JACK, Title::Station);
    let ready = owner().assistants(JACK, Tea, 1).movement();
    assert!(ready.allows(ready.going(Tea)));
    assert!(detail(&ready).contains("to the Station"), "{}", detail(&ready));
    for scene in [owner(), beside().assistants(JACK, Tea, 1)] {
        let scene = scene.movement();
        assert!(!scene.allows(scene.going(Tea)));
        assert!(!detail(&scene).contains("Station"), "{}", detail(&scene));
    }
}

/// Movement step: without an own Assistant an Area is no legal destination, so its card tells what one would make of it; where the
/// President stands it does not act again.
#[test]
fn the_card_of_an_area_promises_no_action_without_an_assistant() {
    let scene = Scene::of(2).assistants(JACK, Fishing, 1).president(JACK, Tea);
    let bank = card(&scene, Bank);
    assert!(bank.contains("With an Assistant and your President here:"), "{bank}");
    assert!(bank.contains("= Power 2, which gives ¥2."), "{bank}");
    assert!(card(&scene, Fishing).contains("With your President here:"));
    let tea = card(&scene, Tea);
    assert!(tea.contains("To act again it goes to another Area."), "{tea}");
    let acting = Scene::of(2).acts(Church, 3);
    assert_eq!(acting.ask(), Ask::Church);
    assert!(card(&acting, Church).contains("Your President here: 2 Assistants + President = Power 3"));
}

/// Station: its owner acts there without an Assistant, by the first rules only with one; nobody else does, and no President who
/// stands there is in the way.
#[test]
fn the_card_of_the_stations_area_promises_its_owner_the_action() {
    let beside = |rules| Scene::of(2).by(rules).station(Tea).president(EVA, Tea).movement();
    let owner = |rules| beside(rules).knows(JACK, Title::Station);
    let promised = |scene: &Scene| {
        let told = card(scene, Tea);
        let (acts, with_one) = (
            "With your President here:",
            "With an Assistant and your President here:",
        );
        assert_ne!(told.contains(acts), told.contains(with_one), "{told}");
        assert_eq!(told.contains(acts), scene.allows(scene.going(Tea)), "{told}");
        told.contains(acts)
    };
    assert!(promised(&owner(Rules::Second)));
    assert!(!promised(&owner(Rules::First)));
    assert!(promised(&owner(Rules::First).assistants(JACK, Tea, 1)));
    assert!(!promised(&beside(Rules::Second)));
}

/// Mining Technology: what a button says one takes is what one gains, of every kind of gain.
#[test]
fn mining_technology_is_told_on_the_button() {
    let copper = Reward { copper: 1, ..NOTHING };
    let mining = |scene: Scene| scene.knows(JACK, Title::MiningTechnology);
    let said_and_gained = |mut scene: Scene, action: Move| {
        let said = label(&scene, action);
        let before = scene.jack().good(Good::Copper);
        scene.play(action);
        assert_eq!(scene.jack().good(Good::Copper) - before, 2, "{said}");
        assert!(said.contains("2 copper"), "{said}");
    };
    said_and_gained(mining(Scene::of(2)).token(Tea, copper).acts(Tea, 5), Move::TakeToken);
    said_and_gained(
        mining(Scene::of(2)).tile(Tea, [copper; 4], NOTHING).acts(Tea, 4),
        Move::Shop(0),
    );
    let mut choosing = mining(Scene::of(2)).token(Tea, any(1)).acts(Tea, 5);
    choosing.play(Move::TakeToken);
    said_and_gained(choosing, Move::Good(Good::Copper));
    let mut choosing = mining(Scene::of(2)).token(Tea, any(2)).acts(Tea, 5);
    choosing.play(Move::TakeToken).play(Move::Good(Good::Copper));
    let said = label(&choosing, Move::Good(Good::Copper));
    assert_eq!(said, "1 copper", "the source has added its own");
    let chinatown = mining(Scene::of(3)).yen(JACK, 9).acts(Chinatown, 3);
    let buys = |exchange: &Exchange| exchange.terms().1.0 == Resource::Copper;
    let copper = Exchange::ALL.into_iter().find(buys).expect("Chinatown sells copper");
    assert_eq!(
        Words::default().exchange(copper, chinatown.player(EVA)),
        "¥2 → 1 copper"
    );
    said_and_gained(chinatown, Move::Exchange(copper));
}
