//! What happened in lines, an event each, but that Workers drawn to one place stand in one line, and a Scoring says first who stands where, the
//! Overseas Companies too; what was chosen where nothing happened; and how a game ends.

use super::phrases::{Log, Tell};
use super::{Caption, Speech};
use crate::course::Decided;
use crate::game::Seat;
use crate::nippon::components::Region;
use crate::nippon::course::Category;
use crate::nippon::rules::final_scoring;
use crate::nippon::{Event, Move, Nippon, Stage, Table, Workers};
use crate::words::story::Storied;
use crate::words::{Arg, LogLine};

impl Storied for Nippon {
    fn lines<'t>(
        speech: &Speech<'_, Self>,
        before: &dyn Fn(usize) -> &'t Table,
        events: &[(usize, Event)],
    ) -> Vec<LogLine<Event>>
    where
        Table: 't,
    {
        let mut lines = Vec::new();
        let mut events = events.iter().peekable();
        while let Some(&(number, event)) = events.next() {
            let text = match event {
                Event::WorkerDrawn { colour, to } => {
                    let mut drawn = Workers::EMPTY;
                    drawn.add(colour);
                    while let Some((_, Event::WorkerDrawn { colour, .. })) = events.next_if(|(next, event)| {
                        *next == number && matches!(event, Event::WorkerDrawn { to: place, .. } if *place == to)
                    }) {
                        drawn.add(*colour);
                    }
                    Some(speech.told_drawn(to, drawn))
                }
                _ => speech.told(&event),
            };
            let line = |text: String| LogLine {
                number,
                seat: event.seat(),
                brief: text.clone(),
                text,
                event: Some(event),
            };
            lines.extend(text.map(line));
            if let Event::ScoringBegan { .. } = event {
                // What stands in a Region is the same from the Scoring to the end of its move.
                let table = before(number.saturating_add(1));
                let stands = Region::ALL.map(|region| speech.about(table).stands(region));
                lines.extend(stands.map(line));
            }
        }
        lines
    }

    // Whatever happens, an event tells.
    fn chosen(speech: &Speech<'_, Self>, seat: Seat, action: Move) -> String {
        let deed = speech.action_long(action);
        speech.say(Log::Chosen, &[("seat", speech.name(seat)), ("deed", deed.into())])
    }
}

impl Speech<'_, Nippon> {
    /// The same said about another table of the game.
    fn about<'t>(&self, table: &'t Table) -> Speech<'t, Nippon>
    where
        Self: 't,
    {
        self.words.speech(self.game, table, self.names)
    }

    /// Who stands where in a Region, with the Influence there, the highest first: players and the Overseas Companies.
    pub fn stands(&self, region: Region) -> String {
        let standings = self.standings(region);
        match standings.is_empty() {
            true => self.say(Log::RegionEmpty, &[self.there(region)]),
            false => self.say(
                Log::RegionStands,
                &[self.there(region), ("standings", standings.into())],
            ),
        }
    }

    /// The same without the Region's name; empty if nobody has Influence there.
    pub fn standings(&self, region: Region) -> String {
        let (game, table) = (self.game, self.table);
        let players = Seat::all(table.players).map(|seat| (Some(seat), game.influence(table, region, seat)));
        let mut rivals: Vec<_> = players.chain([(None, game.overseas(table, region))]).collect();
        rivals.retain(|(_, influence)| *influence > 0);
        rivals.sort_by_key(|(_, influence)| std::cmp::Reverse(*influence));
        let place = |influence: u16| rivals.iter().filter(|(_, other)| *other > influence).count() as u8 + 1;
        let told = rivals.iter().map(|&(seat, influence)| {
            let who = seat.map_or_else(|| Arg::from(self.overseas()), |seat| self.name(seat));
            let args = [
                ("ordinal", self.ordinal(place(influence)).into()),
                ("who", who),
                ("n", influence.into()),
            ];
            self.say(Log::Stands, &args)
        });
        self.words.commas(told)
    }

    /// What ends the game, in its last phase; `None` before and after it.
    pub fn ending(&self) -> Option<String> {
        if self.table.stage != Stage::LastPhase {
            return None;
        }
        Some(self.say(Tell::LastPhase, &[("n", self.table.times_round().into())]))
    }

    /// Who won with how many points: alone, or by the tie-break.
    pub fn won(&self, _: &[Seat]) -> String {
        self.outcome()
    }

    /// The same of a game that is over.
    pub(in crate::nippon) fn outcome(&self) -> String {
        let sheet = self.game.score(self.table);
        let order = final_scoring::standings(self.game, self.table);
        self.victory(&sheet, &order)
    }

    /// What decided a game, a sentence each.
    pub fn decided(&self, decided: &Decided<Category>) -> Vec<String> {
        let called = |category: Category| self.words.text(category.key());
        self.what_decided(decided, called)
    }
}

impl Category {
    /// What it is called on the score sheet.
    pub const fn key(self) -> Caption {
        match self {
            Self::Start => Caption::ScoreStart,
            Self::FirstScoring => Caption::ScoreFirst,
            Self::SecondScoring => Caption::ScoreSecond,
            Self::ThirdScoring => Caption::ScoreThird,
            Self::Ships => Caption::ScoreShips,
            Self::Contracts => Caption::ScoreContracts,
            Self::Regions => Caption::ScoreRegions,
            Self::Factories => Caption::ScoreFactories,
            Self::Wages => Caption::ScoreWages,
            Self::ContractsSpace => Caption::ScoreContractsSpace,
            Self::MoneySpace => Caption::ScoreMoneySpace,
            Self::KnowledgeSpace => Caption::ScoreKnowledgeSpace,
            Self::ShipsSpace => Caption::ScoreShipsSpace,
            Self::TrainsSpace => Caption::ScoreTrainsSpace,
            Self::CoalSpace => Caption::ScoreCoalSpace,
            Self::FactoriesSpace => Caption::ScoreFactoriesSpace,
            Self::MachinesSpace => Caption::ScoreMachinesSpace,
            Self::RegionsSpace => Caption::ScoreRegionsSpace,
        }
    }
}
