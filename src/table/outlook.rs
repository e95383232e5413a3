//! The move in question, and how things would stand after it.

use super::target::Target;
use super::{Heard, Show, TargetOf};
use crate::chance::Seed;

impl<G: Heard> Show<'_, G> {
    /// The move that is hovered, focused or half entered, if it is one.
    pub(crate) fn in_question(&self) -> Option<G::Move> {
        let entry = self.entry;
        let meant = |target: TargetOf<G>| match target {
            Target::Move(action) | Target::Way(action) => {
                (entry.is_lit(target) || entry.begins_with(target)).then_some(action)
            }
            _ => G::one_of(&entry.leads_to(target).collect::<Vec<_>>()),
        };
        let looked_at = [self.hover, self.focus].into_iter().flatten().find_map(meant);
        let chosen = || {
            entry.chosen()?;
            entry.way().or_else(|| G::one_of(&entry.moves().collect::<Vec<_>>()))
        };
        looked_at.or_else(chosen)
    }

    /// How things would stand after a legal move, as far as the seat may know.
    pub(crate) fn after(&self, action: G::Move) -> G::State {
        let mut state = self.game.determinize(self.view, Seed::default());
        self.game.play(&mut state, action, &mut ());
        state
    }
}
