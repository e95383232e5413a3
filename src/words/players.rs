//! What players are called. A name comes from outside: it is plain text, and only what can be read of it is kept.

use super::Words;
use super::phrases::Joint;
use crate::game::{BySeat, SEATS, Seat};
use crate::opponents::Computer;
use crate::sitters::{Crest, Sitter};

/// The most characters of a name.
pub const NAME_LENGTH: usize = 24;

/// The most characters of a name on a button.
const SHORT_LENGTH: usize = 10;

/// The players' names, by seat, and which computers they are. Each is non-empty, trimmed and told apart from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    full: BySeat<String>,
    short: BySeat<String>,
    computers: BySeat<Option<Computer>>,
}

impl Names {
    /// The names that players gave themselves, by seat; at most four.
    ///
    /// Control characters and those that turn the direction of writing are dropped, spaces are made single, and what is
    /// longer than [`NAME_LENGTH`] is cut. Whoever is left without a name is called by their colour; who shares a name
    /// with an earlier seat gets the colour added, or else a number.
    pub fn new(words: Words, sitters: &[Sitter]) -> Self {
        let mut full = BySeat::<String>::default();
        for (seat, sitter) in sitters.iter().take(SEATS).enumerate() {
            let color = words.color(sitter.crest);
            let name = clean(&sitter.name);
            let name = if name.is_empty() { color.to_owned() } else { name };
            let namesakes = std::iter::once(color.to_owned()).chain((2..=SEATS).map(|number| number.to_string()));
            let namesakes = namesakes.map(|mark| {
                let room = NAME_LENGTH.saturating_sub(mark.chars().count() + 3);
                words.namesake(&cut(&name, room), &mark)
            });
            let taken = &full.0[..seat];
            let free = std::iter::once(name.clone())
                .chain(namesakes)
                .find(|name| !taken.contains(name));
            full.0[seat] = free.unwrap_or_default();
        }
        let short = BySeat(full.0.each_ref().map(|name| shorten(name)));
        let mut computers = BySeat::default();
        for (seat, sitter) in computers.0.iter_mut().zip(sitters) {
            *seat = sitter.computer;
        }
        Self { full, short, computers }
    }

    /// The computer that plays a seat; `None` where a person does.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        self.computers.0.get(usize::from(seat.0)).copied().flatten()
    }

    /// The name of a seat; empty for a seat that nobody has.
    pub fn of(&self, seat: Seat) -> &str {
        self.full.0.get(usize::from(seat.0)).map_or("", String::as_str)
    }

    /// The same, cut to fit on a button.
    pub fn short(&self, seat: Seat) -> &str {
        self.short.0.get(usize::from(seat.0)).map_or("", String::as_str)
    }
}

/// What can be read of a text that a player gave as a name.
fn clean(given: &str) -> String {
    let kept = given.chars().filter_map(|c| match c {
        c if c.is_whitespace() => Some(' '),
        c if c.is_control() || is_invisible(c) => None,
        c => Some(c),
    });
    // Cut before the spaces are joined, so that a text of any length costs no more than a short one.
    let kept: String = kept.take(8 * NAME_LENGTH).collect();
    let joined = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    // Joiners hold letters and pictures together; they are nothing by themselves.
    if joined.chars().all(|c| matches!(c, '\u{200C}' | '\u{200D}')) {
        return String::new();
    }
    cut(&joined, NAME_LENGTH)
}

/// Characters that turn the direction of writing, or take no room.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
        | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}'
    )
}

fn cut(name: &str, length: usize) -> String {
    let cut: String = name.chars().take(length).collect();
    cut.trim_end().to_owned()
}

fn shorten(name: &str) -> String {
    if name.chars().count() <= SHORT_LENGTH {
        name.to_owned()
    } else {
        cut(name, SHORT_LENGTH - 1) + "…"
    }
}

impl Words {
    /// The name of a player's colour.
    pub fn color(self, crest: Crest) -> &'static str {
        self.house().color.of(crest)
    }

    /// A name that another player has too, with a mark that tells them apart.
    fn namesake(self, name: &str, mark: &str) -> String {
        self.say(Joint::Namesake, &[("name", name.into()), ("mark", mark.into())])
    }
}
