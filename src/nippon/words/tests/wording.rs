//! What is said, read as a person reads it.

use super::*;
use crate::nippon::components::{ActionSlot, ContractId, Resource};
use crate::nippon::{Chapter, Event, Forbidden, Move, Refusal, Stage, State};

#[test]
fn what_is_said_reads_as_a_person_would_say_it() {
    let (game, names) = (game(3), names());
    let State { mut table, .. } = game.deal(Seed(1));
    (table.active, table.starter) = (Seat(0), Seat(0));
    let plain = |text: String| text.replace(['\u{A0}', '\u{202F}'], " ");
    let said = |language: &str| {
        let language = Language::of_tag(language).expect("it is spoken");
        Words::new(language).speech(&game, &table, &names)
    };
    let (english, french, polish) = (said("en"), said("fr"), said("pl"));
    let take = Move::Take(ActionSlot::Export, Colour::Orange);
    assert_eq!(
        english.action_long(take),
        "Take an orange Worker from Export or Invest."
    );
    assert_eq!(
        plain(french.action_long(take)),
        "Prendre un Ouvrier orange de la case Exporter ou Investir."
    );
    assert_eq!(
        plain(polish.action_long(take)),
        "Weź pomarańczowego robotnika z pola: Eksport lub Inwestycja."
    );
    let built = Event::FactoryBuilt {
        seat: Seat(1),
        factory: FactoryTile::Clocks4,
    };
    assert_eq!(
        english.told(&built).as_deref(),
        Some("Eva builds a Clock Factory: Income +¥1,000 a Factory")
    );
    assert_eq!(
        french.told(&built).map(plain).as_deref(),
        Some("Eva construit une Usine d’Horloges : Revenu +1 000 ¥ par Usine")
    );
    assert_eq!(
        polish.told(&built).map(plain).as_deref(),
        Some("Eva buduje fabrykę zegarów: Dochód +1 000 ¥ za fabrykę")
    );
    let forbidden = Forbidden {
        refusal: Refusal::TooDear {
            what: Resource::Yen,
            needs: 5,
            has: 1,
        },
        chapter: Chapter::Ships,
    };
    assert_eq!(
        english.refusal(&forbidden),
        "It takes ¥5,000 and you have ¥1,000. ¥4,000 more would do. Consolidating renews your yen. (Rulebook: Ships)"
    );
    let counted = |speech: &Speech<Nippon>, n| plain(speech.amount(Resource::Blueprints, n));
    assert_eq!(counted(&english, 1), "1 Blueprint");
    assert_eq!(
        [1, 2, 5].map(|n| counted(&polish, n)),
        ["1 plan techniczny", "2 plany techniczne", "5 planów technicznych"]
    );
    assert_eq!([0, 2].map(|n| counted(&french, n)), ["0 Plan", "2 Plans"]);
    assert_eq!(
        english.contract(ContractId(6)),
        "Contract (2 of one good, 1 of another and 1 of a third: 6 points and 2 Money steps)"
    );
    assert_eq!(
        english.counts(Achievement::Contracts),
        "1 for every 2 fulfilled Contracts"
    );
    assert_eq!(
        english.counts(Achievement::Money),
        "1 for every full ¥6,000 after the last income and wages"
    );
    let sheet = game.score(&table);
    let seats = [Seat(0), Seat(1), Seat(2)];
    assert!(english.victory(&sheet, &seats).starts_with("Aiko wins with "));
    assert_eq!(english.victory(&sheet, &[]), "");
    table.stage = Stage::LastPhase;
    table.turns_left = 7;
    let speech = Words::default().speech(&game, &table, &names);
    assert_eq!(
        speech.ending().as_deref(),
        Some("Last phase: 3 times round left, this one included")
    );
}
