//! What was written of Yokohama Duel.

use meiji::duel::{Ask, Decision, Duel};

use super::{Recorded, Released, released};

released!(Duel);

impl Recorded for Duel {
    const RECORDS: &'static [&'static str] = &[Self::FOLDER];
}

impl Released for Duel {
    const FOLDER: &'static str = "tests/released/duel";
    const POSITIONS: &'static [(&'static str, &'static str)] = &[("position.json", "1390df1fd1127cc0")];
    const LESSONS: &'static [&'static str] = &["lesson.json"];
    const QUESTIONS: usize = number(Ask::Upgrade) + 1;

    fn number(decision: Decision) -> usize {
        number(decision.ask)
    }
}

const fn number(ask: Ask) -> usize {
    match ask {
        Ask::FirstOrders => 0,
        Ask::Place => 1,
        Ask::Opening => 2,
        Ask::Card => 3,
        Ask::Support => 4,
        Ask::Exchange(_) => 5,
        Ask::Church => 6,
        Ask::Laboratory => 7,
        Ask::Station => 8,
        Ask::Keep => 9,
        Ask::SecondOrder => 10,
        Ask::Under => 11,
        Ask::Bonus(_) => 12,
        Ask::BonusReward(_) => 13,
        Ask::Construction => 14,
        Ask::End => 15,
        Ask::Upgrade => 16,
    }
}
