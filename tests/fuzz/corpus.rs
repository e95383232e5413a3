//! Sound documents to begin with.

use meiji::chance::{Chance, Seed};
use meiji::position::Position;
use meiji::printed::Edition;
use meiji::record::Record;
use meiji::short::Typed;
use meiji::sitting::Sitting;
use serde_json::{Value, json};

use crate::samples::Samples;

/// Plays so many random moves, or to the end. The later of two is taken, which builds up more than even choice does.
pub fn play<G: Samples>(sitting: &mut Sitting<G>, moves: u32, chance: &mut Chance) {
    for _ in 0..moves.min(G::LONGEST) {
        let legal = sitting.legal_moves();
        if legal.is_empty() {
            return;
        }
        let mut draw = || legal[chance.below(legal.len() as u32) as usize];
        let action = draw().max(draw());
        sitting.play(action).expect("a legal move");
    }
}

/// A random game of so many moves, at the table of a number.
fn played<G: Samples>(number: u64, moves: u32) -> Sitting<G> {
    let mut sitting = Sitting::new(G::table(number), Seed(number));
    play(&mut sitting, moves, &mut Chance::new(Seed(number + 1)));
    sitting
}

/// Records of all kinds: short and long, with seats, with new deals, from a position.
pub fn records<G: Samples>() -> Vec<String> {
    let mut records: Vec<String> = (0..8)
        .map(|number| Record::of(&played::<G>(number, 20 * number as u32)).to_json())
        .collect();
    let mut practice = played::<G>(1, 30).practice_from(20);
    practice.deal_anew(None, Seed(5));
    records.push(Record::of(&practice).to_json());
    for number in 0..3 {
        let sitting = played::<G>(number, 200);
        let position = Position::of(sitting.game(), Seed(3), sitting.state()).expect("a game comes to it");
        let mut begun = position.sit();
        play(&mut begun, 20, &mut Chance::new(Seed(number)));
        records.push(Record::of(&begun).to_json());
    }
    let seat = json!({"name": "Aiko", "kind": "merchant:builder", "crest": "wave"});
    let mut seated: Value = serde_json::from_str(&records[0]).expect("JSON");
    seated["seats"] = json!([seat, seat]);
    seated["version"] = json!(2);
    records.push(seated.to_string());
    records
}

/// Positions from the middle of games, and a short one, which leaves out what a seed may deal.
pub fn positions<G: Samples>(short: Value) -> Vec<String> {
    let mut positions = vec![short.to_string()];
    for number in 0..24 {
        let sitting = played::<G>(number, 17 * number as u32);
        let position = Position::of(sitting.game(), Seed(number), sitting.state()).expect("a game comes to it");
        positions.push(position.to_json());
    }
    positions
}

/// The lessons of the tests of Duel.
pub fn duel_lessons() -> Vec<String> {
    [
        include_str!("../duel/lesson/small.json"),
        include_str!("../duel/lesson/deal.json"),
    ]
    .map(str::to_owned)
    .to_vec()
}

/// The lessons of Nippon: that of its tests and the one that ships.
pub fn nippon_lessons() -> Vec<String> {
    [
        include_str!("../nippon/lesson/small.json"),
        include_str!("../../lessons/nippon/turn.json"),
    ]
    .map(str::to_owned)
    .to_vec()
}

/// The lesson of the tests and those that ship.
pub fn lessons() -> Vec<String> {
    let mut lessons = vec![include_str!("../lesson/small.json").to_owned()];
    let order: Vec<String> = serde_json::from_str(include_str!("../../lessons/order.json")).expect("a list of files");
    for name in order {
        let path = format!("{}/lessons/{name}", env!("CARGO_MANIFEST_DIR"));
        lessons.push(std::fs::read_to_string(path).expect("a readable lesson"));
    }
    lessons
}

/// The released editions.
pub fn contents<G: Samples>() -> Vec<String> {
    G::Content::released().iter().map(Edition::to_json).collect()
}

/// Moves of a game's middle as records write them, several of them in a text.
pub fn moves<G: Samples>() -> Vec<String> {
    let written = |number: u64| {
        let sitting = played::<G>(number, 30 + 9 * number as u32);
        let legal = sitting.legal_moves();
        let played: Vec<_> = sitting.moves().collect();
        let moves = legal.iter().chain(&played).take(40);
        moves.map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    (0..24).map(written).collect()
}

/// Moves as they are typed, several of them in a text.
pub fn shorts<G: Samples + Typed>() -> Vec<String> {
    let typed = |number: u64| {
        let sitting = played::<G>(number, 20 + 6 * number as u32);
        let view = sitting.view(sitting.asked());
        let legal = sitting.legal_moves();
        let shorts = legal.iter().filter_map(|action| G::short(&view, *action));
        let long = legal.iter().map(ToString::to_string);
        shorts.chain(long).take(40).collect::<Vec<_>>().join("; ")
    };
    (0..12).map(typed).collect()
}

/// What is agreed before a game of Duel.
pub fn agreed() -> Vec<String> {
    let starters = [json!("random"), json!({"seat": 0}), json!({"seat": 1})];
    let agreed = starters.map(|starter| json!({"options": {"starter": starter}}).to_string());
    agreed.into_iter().chain([json!({"options": {}}).to_string()]).collect()
}

/// What is agreed before a game of Nippon.
pub fn agreed_of_nippon() -> Vec<String> {
    let starters = [json!("random"), json!({"seat": 0}), json!({"seat": 3})];
    let agreed = starters.map(|starter| json!({"options": {"players": 4, "starter": starter}}).to_string());
    let plain = json!({"options": {"players": 2}}).to_string();
    agreed.into_iter().chain([plain]).collect()
}

/// What the JavaScript API takes as plain data, and what kind of data it is.
pub fn data() -> Vec<String> {
    let sitters = json!([{"name": "Aiko", "crest": "plum", "computer": "merchant"}, {"name": "", "crest": "wave"}]);
    let seats = json!([{"name": "Eva", "kind": "person", "crest": "plum"}, {"name": "Jack", "kind": "apprentice"}]);
    let moves = json!([
        "keep 0",
        "place 3",
        "move 3 paying 1,bank",
        "church 2 giving copper,yen"
    ]);
    vec![
        json!({"options": {"players": 4, "starter": {"seat": 2}, "freeAgents": true}}).to_string(),
        json!({"options": {"players": 2, "starter": "random", "achievementRewards": true}}).to_string(),
        json!({ "sitters": sitters }).to_string(),
        json!({ "seats": seats }).to_string(),
        json!({ "moves": moves }).to_string(),
        json!({"computer": "master:scholar"}).to_string(),
        json!({"seed": "ume-minato-4721"}).to_string(),
    ]
}
