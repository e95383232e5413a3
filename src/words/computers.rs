//! What computer players are called.

use super::{Key, Words};
use crate::opponents::{Computer, Opponent, Style};

impl Words {
    /// What a computer player is called, with its style: "Merchant, a builder".
    pub fn computer(self, computer: Computer) -> String {
        let kind = self.text(match computer.kind() {
            Opponent::Random => Key::Computer,
            Opponent::Apprentice => Key::ComputerApprentice,
            Opponent::Greedy => Key::ComputerGreedy,
            Opponent::Merchant => Key::ComputerMerchant,
            Opponent::Master => Key::ComputerMaster,
        });
        let Some(style) = computer.style() else {
            return kind.to_owned();
        };
        let style = self.text(match style {
            Style::Builder => Key::StyleBuilder,
            Style::Scholar => Key::StyleScholar,
            Style::Trader => Key::StyleTrader,
        });
        self.fill(
            Key::ComputerInStyle,
            &[("computer", kind.into()), ("style", style.into())],
        )
    }

    /// Who plays a seat, and what that computer is fond of: a sentence or two. `things` are what the game calls those of a style.
    pub(crate) fn played_by(self, computer: Computer, things: impl FnOnce(Style) -> &'static str) -> String {
        let called = ("computer", self.computer(computer).into());
        match computer.style() {
            None => self.fill(Key::PlayedBy, &[called]),
            Some(style) => self.fill(Key::PlayedByFond, &[called, ("things", things(style).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Language;

    const WORDS: Words = Words::new(Language::ENGLISH);

    #[test]
    fn every_computer_is_called_something_of_its_own() {
        let called: BTreeSet<String> = Computer::all().map(|computer| WORDS.computer(computer)).collect();
        assert_eq!(called.len(), Computer::all().count());
        let builder = Computer::from(Opponent::Merchant).in_style(Style::Builder);
        let builder = builder.expect("a Merchant has styles");
        assert_eq!(WORDS.computer(builder), "Merchant, a builder");
        assert_eq!(
            WORDS.played_by(Opponent::Greedy.into(), |_| ""),
            "Played by the computer: Clerk."
        );
    }
}
