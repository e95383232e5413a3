//! Forty moments of recorded games: what must stay as it was is looked at there.

use meiji::sitting::Sitting;
use meiji::yokohama::Yokohama;
use meiji::yokohama::record::Record;

/// Game, moves played, canvas.
pub type Moment = (&'static str, usize, (f32, f32));

/// The moments.
pub const MOMENTS: [Moment; 40] = [
    ("2-church", 40, (1280.0, 800.0)),
    ("2-shops", 150, (390.0, 844.0)),
    ("2-orders", 210, (3840.0, 2160.0)),
    ("3-customs", 90, (1920.0, 1080.0)),
    ("3-trading-houses", 260, (1024.0, 768.0)),
    ("3-church", 333, (844.0, 390.0)),
    ("3-shops", 3, (768.0, 1024.0)),
    ("4-orders", 300, (1280.0, 800.0)),
    ("4-customs", 411, (1366.0, 657.0)),
    ("4-shops", 120, (360.0, 640.0)),
    ("2-church", 199, (1280.0, 800.0)),
    ("2-church", 532, (1366.0, 657.0)),
    ("2-customs", 1520, (1440.0, 900.0)),
    ("2-customs", 4068, (1920.0, 1080.0)),
    ("2-orders", 232, (2560.0, 1440.0)),
    ("2-orders", 617, (3840.0, 2160.0)),
    ("2-shops", 463, (1024.0, 768.0)),
    ("2-shops", 1237, (1024.0, 600.0)),
    ("2-trading-houses", 487, (768.0, 1024.0)),
    ("2-trading-houses", 1298, (390.0, 844.0)),
    ("3-church", 235, (360.0, 640.0)),
    ("3-church", 621, (844.0, 390.0)),
    ("3-customs", 1242, (640.0, 360.0)),
    ("3-customs", 3316, (1280.0, 800.0)),
    ("3-orders", 345, (1366.0, 657.0)),
    ("3-orders", 914, (1440.0, 900.0)),
    ("3-shops", 902, (1920.0, 1080.0)),
    ("3-shops", 2404, (2560.0, 1440.0)),
    ("3-trading-houses", 1070, (3840.0, 2160.0)),
    ("3-trading-houses", 2851, (1024.0, 768.0)),
    ("4-church", 1030, (1024.0, 600.0)),
    ("4-church", 2741, (768.0, 1024.0)),
    ("4-customs", 1664, (390.0, 844.0)),
    ("4-customs", 4438, (360.0, 640.0)),
    ("4-orders", 535, (844.0, 390.0)),
    ("4-orders", 1414, (640.0, 360.0)),
    ("4-shops", 1848, (1280.0, 800.0)),
    ("4-shops", 4927, (1366.0, 657.0)),
    ("4-trading-houses", 1510, (1440.0, 900.0)),
    ("4-trading-houses", 4020, (1920.0, 1080.0)),
];

/// A recorded game after so many of its moves.
pub fn sitting(name: &str, moves: usize) -> Sitting<Yokohama> {
    let text = std::fs::read_to_string(format!("tests/games/{name}.json")).expect("the record is there");
    let written: serde_json::Value = serde_json::from_str(&text).expect("a game in JSON");
    let record = Record::parse(&written["record"].to_string()).expect("a record");
    let whole = record.open(&[]).expect("the record opens");
    let mut sitting = Sitting::new(whole.game().clone(), whole.seed());
    for action in whole.moves().take(moves) {
        sitting.play(action).expect("recorded moves are legal");
    }
    sitting
}
