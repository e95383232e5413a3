//! What follows what: questions that answer themselves, the end of a turn, Workers from the bag, the Scoring Marker, the last phase.

use meiji::nippon::Drawn;
use meiji::nippon::components::{ActionSlot, Region};
use meiji::nippon::content::ScoringSlot;

use crate::bookkeeper::Bookkeeper;
use crate::legal::legal;
use crate::model::{Job, Phase};
use crate::score;

impl Bookkeeper<'_> {
    /// Goes on until a question stands that has more than one answer, or a turn begins, or the game is over.
    pub fn settle(&mut self) {
        while let Some(job) = self.model.jobs.last().cloned() {
            match job {
                Job::Turn => return,
                Job::Fit(good) => {
                    self.model.jobs.pop();
                    self.fit(good);
                }
                Job::Wages => {
                    self.model.jobs.pop();
                    self.pay_wages();
                }
                Job::EndTurn => {
                    self.model.jobs.pop();
                    self.end_turn();
                }
                job => {
                    let answers = legal(self.content, self.model);
                    let mut answers = answers.into_iter();
                    match (answers.next(), answers.next()) {
                        (Some(_), Some(_)) => return,
                        (Some(only), None) => {
                            self.saw(&format!("{} answers itself", name(&job)));
                            self.answer(only);
                        }
                        (None, _) => {
                            self.saw(&format!("{} is over", name(&job)));
                            self.model.jobs.pop();
                        }
                    }
                }
            }
        }
    }

    pub fn begin_turn(&mut self) {
        self.model.taken = None;
        self.model.round += u16::from(self.model.active == self.model.starter);
        self.model.jobs = vec![Job::EndTurn];
        if self.model.is_last_turn() {
            self.model.jobs.push(Job::Finish);
        }
        self.model.jobs.push(Job::Turn);
    }

    fn end_turn(&mut self) {
        let mut refilled = false;
        if let Some(slot) = self.model.taken
            && self.model.slots[&slot].is_empty()
        {
            match self.model.rows.iter().position(|row| !row.is_empty()) {
                Some(row) => {
                    let workers = std::mem::take(&mut self.model.rows[row]);
                    self.saw(&format!("{} Workers of row {row} move", workers.len()));
                    self.model.slots.insert(slot, workers);
                }
                None => {
                    self.refill();
                    refilled = true;
                }
            }
        }
        match self.model.phase {
            Phase::Before => {
                if refilled {
                    self.move_marker();
                }
            }
            Phase::Last => {
                if refilled {
                    self.saw("a full refill in the last phase");
                }
                self.count_turn();
            }
            Phase::Over => panic!("no turn ends after the game"),
        }
        if self.model.phase == Phase::Over {
            self.model.taken = None;
        } else {
            self.model.active = (self.model.active + 1) % self.model.players;
            self.begin_turn();
        }
    }

    /// Takes out of the bag what came out of it there.
    fn draw(&mut self, to: Drawn) -> meiji::nippon::components::Colour {
        let (colour, came) = self.model.drawn.pop_front().expect("a Worker comes out of the bag");
        assert_eq!(came, to, "slots from left to right, then rows from the top");
        let at = self.model.bag.iter().position(|one| *one == colour);
        self.model.bag.remove(at.expect("the bag holds one of that colour"));
        colour
    }

    fn refill(&mut self) {
        self.saw("a full refill");
        for slot in ActionSlot::ALL {
            while self.model.slots[&slot].len() < 3 && !self.model.bag.is_empty() {
                let colour = self.draw(Drawn::Slot(slot));
                self.model.slots.get_mut(&slot).expect("a slot").push(colour);
            }
            assert_eq!(self.model.slots[&slot].len(), 3, "enough for all slots");
        }
        let size = self.model.row_size();
        for row in 0..self.model.rows.len() {
            while self.model.rows[row].len() < size && !self.model.bag.is_empty() {
                let colour = self.draw(Drawn::Row(row as u8));
                self.model.rows[row].push(colour);
            }
        }
        let owed: Vec<usize> = self.model.rows.iter().map(|row| size - row.len()).collect();
        let (lowest, above) = owed.split_last().expect("rows");
        assert!(above.iter().all(|owed| *owed == 0), "the lowest row alone lacks any");
        self.model.owed = *lowest;
        if *lowest > 0 {
            self.saw(&format!("a full refill that lacks {lowest}"));
        }
    }

    /// Workers came back: what a full refill owes is laid.
    pub fn complete_refill(&mut self) {
        if self.model.owed > 0 && !self.model.bag.is_empty() {
            self.saw("a full refill is completed");
        }
        while self.model.owed > 0 && !self.model.bag.is_empty() {
            let row = self.model.rows.len() - 1;
            let colour = self.draw(Drawn::Row(row as u8));
            self.model.rows[row].push(colour);
            self.model.owed -= 1;
        }
    }

    fn move_marker(&mut self) {
        self.model.marker += 1;
        match self.content.scoring_track[self.model.marker].slot {
            ScoringSlot::Plain => {}
            ScoringSlot::Scoring => self.score(),
            ScoringSlot::Golden => {
                self.saw("the last phase begins");
                self.model.phase = Phase::Last;
                self.model.turns_left = 3 * self.model.players;
            }
        }
    }

    /// A turn of the last phase is over.
    fn count_turn(&mut self) {
        self.model.turns_left -= 1;
        if self.model.turns_left == 0 {
            self.score();
            self.model.phase = Phase::Over;
        } else if self.model.turns_left.is_multiple_of(self.model.players) {
            self.model.marker += 1;
        }
    }

    fn score(&mut self) {
        for region in Region::ALL {
            let shares = score::shares(self.content, self.model, region, self.model.scorings);
            for (who, share) in shares.iter().enumerate() {
                self.model.sides[who].points += (share.points + share.ships) as i32;
                if share.influence > 0 {
                    self.saw(&format!("place {} shared by {}", share.place, share.sharers));
                }
                if share.ships > 0 {
                    self.saw("Ships score");
                }
            }
            let all = score::influence(self.content, self.model, region);
            let (overseas, own) = all.split_last().expect("Overseas Companies");
            if *overseas > 0 && own.contains(overseas) {
                self.saw("Overseas Companies share a place");
            }
            if *overseas == 0 {
                self.saw("no Overseas Influence");
            }
        }
        self.model.scorings += 1;
    }
}

/// What a job is called.
fn name(job: &Job) -> String {
    let written = format!("{job:?}");
    written.split(['(', ' ']).next().unwrap_or_default().to_owned()
}
