//! Lessons: a small one is read to its end in every way that it allows, and one that is broken in each possible way is refused with
//! its step. Those that come with a game, and the schemas, are tried for every game.
#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod schema;
mod shipped;
mod walking;
mod worst;

#[path = "../content/validator.rs"]
mod validator;

use meiji::aid::Aided;
use meiji::duel::{self, Duel};
use meiji::lesson::Taught;
use meiji::nippon::{self, Nippon};
use meiji::yokohama::lesson::{Lesson, LessonError};
use meiji::yokohama::{self, Yokohama};
use serde_json::Value;

/// A game that lessons are told about.
trait Told: Taught + Aided {
    /// The folder of those that come with it.
    const FOLDER: &'static str;
    /// The schema of its lessons.
    const SCHEMA: &'static str;
    /// A small lesson.
    const SMALL: &'static str;
}

impl Told for Yokohama {
    const FOLDER: &'static str = "lessons";
    const SCHEMA: &'static str = yokohama::lesson::SCHEMA;
    const SMALL: &'static str = SMALL;
}

impl Told for Duel {
    const FOLDER: &'static str = "lessons/duel";
    const SCHEMA: &'static str = duel::lesson::SCHEMA;
    const SMALL: &'static str = include_str!("../duel/lesson/small.json");
}

impl Told for Nippon {
    const FOLDER: &'static str = "lessons/nippon";
    const SCHEMA: &'static str = nippon::lesson::SCHEMA;
    const SMALL: &'static str = include_str!("../nippon/lesson/small.json");
}

/// Tests of some names, each of every game.
macro_rules! for_every_game {
    ($($test:ident),+ $(,)?) => {
        mod yokohama {
            $crate::for_every_game!(meiji::yokohama::Yokohama: $($test),+);
        }
        mod duel {
            $crate::for_every_game!(meiji::duel::Duel: $($test),+);
        }
        mod nippon {
            $crate::for_every_game!(meiji::nippon::Nippon: $($test),+);
        }
    };
    ($game:ty: $($test:ident),+) => {
        $(
            #[test]
            fn $test() {
                super::$test::<$game>();
            }
        )+
    };
}

use for_every_game;

/// A small lesson: two Assistants, the President, an Area of one's choice, and the other's turn.
const SMALL: &str = include_str!("small.json");

/// The small lesson, to be changed.
fn small() -> Value {
    serde_json::from_str(SMALL).expect("it is JSON")
}

/// Reads a lesson.
fn read(document: &Value) -> Result<Lesson, LessonError> {
    Lesson::from_json(&document.to_string(), &[])
}
