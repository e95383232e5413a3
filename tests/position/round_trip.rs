//! Which printed values a position is read by. That every state of a game reads back is in `tests/suite`.

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::Yokohama;
use meiji::yokohama::content::Content;
use meiji::yokohama::position::Position;
use serde_json::json;

use crate::read;
use crate::tables::table;

#[test]
fn the_edition_is_that_of_the_document() {
    let game = Yokohama::new(Content::first(), table(0).options());
    let text = Position::of(&game, Seed(1), &game.deal(Seed(1)))
        .expect("a deal is one")
        .to_json();
    let document = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(read(&document).expect("it is sound").game().content(), game.content());
}

#[test]
fn a_reader_s_own_values_stand_for_no_released_edition() {
    let mut own = Content::latest();
    own.orders[0].reward.points ^= 1;
    let opened = |edition: &str, own: &Content| {
        let document = json!({"position": 1, "options": {"players": 2}, "edition": edition});
        let position = Position::from_json(&document.to_string(), std::slice::from_ref(own));
        position
            .unwrap_or_else(|error| panic!("{error}"))
            .game()
            .content()
            .clone()
    };
    let released = own.edition.clone();
    assert_eq!(opened(&released, &own), Content::latest());
    own.edition = "mine".to_owned();
    assert_eq!(opened(&released, &own), Content::latest());
    assert_eq!(opened("mine", &own), own);
}
