//! What one language file holds: every sentence and every name, by section and row.

use std::fmt::{self, Debug, Display};

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

use super::numbers::{Numbers, Plural};

/// Texts by the number of their key.
pub(crate) type Texts = Vec<&'static str>;

/// What is wrong with a language file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is no JSON of sections, rows and texts.
    Unreadable(String),
    /// A row of a section is not there.
    Missing(String),
    /// A row of a section is what nobody asks for.
    Unknown(String),
    /// A row stands there twice.
    Twice(String),
    /// It is of another language, by its tag.
    Another(String),
}

impl Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(reason) => f.write_str(reason),
            Self::Missing(row) => write!(f, "{row} is missing"),
            Self::Unknown(row) => write!(f, "nobody asks for {row}"),
            Self::Twice(row) => write!(f, "{row} is there twice"),
            Self::Another(tag) => write!(f, "it is of {tag}"),
        }
    }
}

/// What things of a kind are called, each in several forms.
#[derive(Debug)]
pub struct Called<K> {
    rows: Vec<(K, Forms)>,
}

/// The forms of a name, each with what it is called.
pub(crate) type Forms = Vec<(String, &'static str)>;

impl<K: PartialEq> Called<K> {
    pub(crate) const NONE: Self = Self { rows: Vec::new() };

    /// What a thing is called.
    pub(crate) fn of(&self, thing: K) -> &'static str {
        self.form(thing, NAME).unwrap_or_default()
    }

    /// What a thing is called in a form: the empty form is the bare name. `None` if there is no such form.
    pub(crate) fn form(&self, thing: K, form: &str) -> Option<&'static str> {
        in_form(self.forms(thing)?, form)
    }

    /// All that a thing is called, each with the name of the form.
    pub(crate) fn forms(&self, thing: K) -> Option<&Forms> {
        let (_, forms) = self.rows.iter().find(|(other, _)| *other == thing)?;
        Some(forms)
    }
}

/// A name in a form, the empty form being the bare name; `None` if there is no such form.
pub(crate) fn in_form(forms: &Forms, form: &str) -> Option<&'static str> {
    let form = if form.is_empty() { NAME } else { form };
    forms.iter().find(|(name, _)| name == form).map(|(_, text)| *text)
}

/// The form that is the bare name.
const NAME: &str = "name";

/// What is left of a language file while it is read.
#[derive(Debug)]
pub struct File {
    rows: Vec<Row>,
    /// The row behind the one that was taken last. Files are written in the order of the keys, so it is asked for next.
    next: usize,
    /// What becomes of each text.
    change: fn(&str) -> String,
    /// What was missing first.
    missing: Option<String>,
}

/// A text by section, row and form, such as `area.Bank.short`; none if it was taken.
#[derive(Debug)]
struct Row {
    path: String,
    text: Option<String>,
}

// Everybody downloads it and waits for it.
impl File {
    pub(super) fn parse(text: &str, change: fn(&str) -> String) -> Result<Self, Flaw> {
        let mut rows = Vec::new();
        let mut reader = Reader {
            at: String::new(),
            rows: &mut rows,
        };
        let mut json = serde_json::Deserializer::from_str(text);
        let read = reader.deserialize(&mut json).and_then(|()| json.end());
        read.map_err(|error| Flaw::Unreadable(error.to_string()))?;
        Ok(Self {
            rows,
            next: 0,
            change,
            missing: None,
        })
    }

    /// Whether it is of the language of a tag.
    ///
    /// # Errors
    /// It is of another one, or does not tell.
    pub(super) fn is_of(&mut self, tag: &str) -> Result<(), Flaw> {
        const TAG: &str = "language.tag";
        match self.take_row(TAG) {
            Some(own) if own == tag => Ok(()),
            Some(other) => Err(Flaw::Another(other)),
            None => Err(Flaw::Missing(TAG.to_owned())),
        }
    }

    /// The first row, from the next one on, whose path is as asked for.
    fn find(&self, is_it: impl Fn(&str) -> bool) -> Option<usize> {
        let (before, after) = self.rows.split_at(self.next);
        let is_it = |row: &Row| row.text.is_some() && is_it(&row.path);
        let found = after.iter().position(is_it).map(|number| self.next + number);
        found.or_else(|| before.iter().position(is_it))
    }

    fn take_row(&mut self, path: &str) -> Option<String> {
        let number = self.find(|other| other == path)?;
        self.next = number + 1;
        self.rows[number].text.take()
    }

    /// A text, which lives for ever: a language is read once.
    fn take(&mut self, path: &str) -> Option<&'static str> {
        let text = self.take_row(path)?;
        Some((self.change)(&text).leak())
    }

    /// Which words numbers take.
    pub(super) fn plural(&mut self) -> Plural {
        let name = self.take_row("language.plural").unwrap_or_default();
        Plural::of(&name).unwrap_or_else(|| {
            self.missing = Some(format!("language.plural {name:?}"));
            Plural::One
        })
    }

    /// How numbers are written.
    pub(super) fn numbers(&mut self) -> Numbers {
        Numbers {
            decimal: self.text("language", "decimal"),
            group: self.text("language", "group"),
        }
    }

    #[inline(never)]
    fn text(&mut self, section: &str, row: &str) -> &'static str {
        let path = format!("{section}.{row}");
        self.take(&path).unwrap_or_else(|| {
            self.missing.get_or_insert(path);
            ""
        })
    }

    /// The texts of a set of keys, of a section.
    pub(crate) fn texts<K: Debug>(&mut self, section: &str, keys: &[K]) -> Texts {
        self.rows(section, keys.len(), &|number| named(&keys[number]))
    }

    /// The texts of so many rows of a section, whose names are asked for by number: the same code for all keys.
    #[inline(never)]
    fn rows(&mut self, section: &str, count: usize, name: &dyn Fn(usize) -> String) -> Texts {
        (0..count).map(|number| self.text(section, &name(number))).collect()
    }

    /// What things are called, of a section in which each has a row of a name.
    pub(crate) fn names<K>(
        &mut self,
        section: &str,
        things: impl IntoIterator<Item = K>,
        name: fn(&K) -> String,
    ) -> Called<K> {
        let things = things.into_iter();
        let rows = things.map(|thing| (self.forms(section, &name(&thing)), thing));
        Called {
            rows: rows.map(|(forms, thing)| (thing, forms)).collect(),
        }
    }

    /// A name in its forms, or a text alone, which may be of several paragraphs.
    #[inline(never)]
    fn forms(&mut self, section: &str, row: &str) -> Forms {
        let path = format!("{section}.{row}.");
        let mut forms: Forms = Vec::new();
        let is_new = |forms: &Forms, form: &str| forms.iter().all(|(known, _)| known != form);
        while let Some(number) = self.find(|other| other.strip_prefix(&*path).is_some_and(|form| is_new(&forms, form)))
        {
            let form = self.rows[number].path[path.len()..].to_owned();
            forms.extend(self.take(&(path.clone() + &form)).map(|text| (form, text)));
        }
        match forms.first() {
            None => vec![(NAME.to_owned(), self.text(section, row))],
            Some((first, _)) if first == "00" => {
                let lines: Vec<&str> = forms.iter().map(|(_, line)| *line).collect();
                vec![(NAME.to_owned(), lines.join("\n").leak())]
            }
            Some(_) => forms,
        }
    }

    /// That nothing was missing and nothing is left.
    pub(super) fn end(mut self) -> Result<(), Flaw> {
        for said in ["language.tag", "language.name", "language.build"] {
            self.take_row(said);
        }
        // What each game is, for who chooses one, and what is agreed before it begins: that the page itself reads.
        self.rows
            .retain(|row| !row.path.starts_with("games.") && !row.path.starts_with(OFFERS));
        if let Some(row) = self.missing {
            return Err(Flaw::Missing(row));
        }
        let Some(left) = self.rows.iter().find(|row| row.text.is_some()) else {
            return Ok(());
        };
        let is_twice = self.rows.iter().any(|row| row.text.is_none() && row.path == left.path);
        let flaw = if is_twice { Flaw::Twice } else { Flaw::Unknown };
        Err(flaw(left.path.clone()))
    }
}

/// Where what is agreed before a game begins is told, in more than texts.
const OFFERS: &str = "offers.";

/// Reads objects and lists of texts, however deep, into one list by path.
struct Reader<'r> {
    /// Where it is.
    at: String,
    rows: &'r mut Vec<Row>,
}

impl Reader<'_> {
    /// Reads what has a name, within what is being read.
    fn within<T>(&mut self, name: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        let outside = self.at.len();
        if outside > 0 {
            self.at.push('.');
        }
        self.at.push_str(name);
        let value = read(self);
        self.at.truncate(outside);
        value
    }

    /// That something is no text, which is a fault but for what the page reads itself.
    fn other<E: Error>(&self) -> Result<(), E> {
        match self.at.starts_with(OFFERS) {
            true => Ok(()),
            false => Err(E::custom("texts are expected")),
        }
    }
}

impl<'de> DeserializeSeed<'de> for &mut Reader<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &mut Reader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("texts")
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.rows.push(Row {
            path: self.at.clone(),
            text: Some(text.to_owned()),
        });
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        self.other()
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        self.other()
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            self.within(&name, |inside| map.next_value_seed(inside))?;
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let mut number = 0;
        while self
            .within(&format!("{number:02}"), |inside| list.next_element_seed(inside))?
            .is_some()
        {
            number += 1;
        }
        Ok(())
    }
}

/// What a thing's row is called.
pub(crate) fn named<K: Debug>(thing: &K) -> String {
    format!("{thing:?}")
}
