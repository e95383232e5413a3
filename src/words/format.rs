//! Fills the slots of a pattern.

use std::borrow::Cow;

use super::catalogue::Catalogue;
use super::file::{Forms, in_form};

/// What a slot is filled with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Plain text.
    Text(Cow<'a, str>),
    /// A number; it may also choose a plural form.
    Number(i64),
    /// A sum of money, which is read at a glance: thousands are set apart from four digits on.
    Sum(i64),
    /// Tenths, written with a decimal.
    Tenths(u32),
    /// What a thing is called, in the form that the pattern asks for.
    Name(Name),
}

/// What a thing is called, in each of its forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    pub(crate) forms: &'static Forms,
    /// A pattern around it, such as `{place} (upper)`, and its slot.
    pub(crate) within: Option<(&'static str, &'static str)>,
}

impl Name {
    /// It in a form, the empty form being the bare name; `None` if there is no such form.
    pub(crate) fn in_form(self, house: &Catalogue, form: &str) -> Option<Cow<'static, str>> {
        let name = in_form(self.forms, form)?;
        Some(match self.within {
            None => Cow::Borrowed(name),
            Some((pattern, slot)) => Cow::Owned(fill(house, pattern, &[(slot, Arg::from(name))])),
        })
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i16> for Arg<'_> {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// The number of a space as people count, from 1.
pub(crate) fn number(space: u8) -> Arg<'static> {
    Arg::Number(i64::from(space) + 1)
}

/// A slot as it stands in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot<'p> {
    /// Its name.
    pub name: &'p str,
    /// The form asked for, after a dot; empty without one.
    pub form: &'p str,
    /// The words to choose from by number, after a colon.
    pub choice: Option<&'p str>,
}

impl<'p> Slot<'p> {
    fn read(text: &'p str) -> Self {
        let (head, choice) = match text.split_once(':') {
            Some((head, choice)) => (head, Some(choice)),
            None => (text, None),
        };
        let (name, form) = head.split_once('.').unwrap_or((head, ""));
        Self { name, form, choice }
    }
}

/// The next slot of a pattern: the text before it, the slot, and the rest.
pub(crate) fn next_slot(pattern: &str) -> Option<(&str, Slot<'_>, &str)> {
    let (before, after) = pattern.split_once('{')?;
    let (slot, rest) = after.split_once('}')?;
    Some((before, Slot::read(slot), rest))
}

/// Fills every slot of a pattern. A slot that nothing fills stays as it is written, braces and all.
pub(crate) fn fill(catalogue: &Catalogue, pattern: &str, args: &[(&str, Arg)]) -> String {
    let mut filled = String::with_capacity(pattern.len() + 32);
    let mut rest = pattern;
    while let Some((before, slot, after)) = next_slot(rest) {
        filled.push_str(before);
        let arg = args.iter().find(|(name, _)| *name == slot.name).map(|(_, arg)| arg);
        match value(catalogue, slot, arg) {
            Some(text) => filled.push_str(&text),
            None => filled.push_str(&rest[before.len()..rest.len() - after.len()]),
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

fn value<'v>(catalogue: &Catalogue, slot: Slot<'v>, arg: Option<&'v Arg>) -> Option<Cow<'v, str>> {
    match (arg?, slot.choice) {
        (Arg::Number(number) | Arg::Sum(number), Some(choice)) => {
            let plural = catalogue.plural;
            debug_assert_eq!(choice.split('|').count(), plural.forms(), "plural forms: {choice}");
            choice.split('|').nth(plural.form(*number)).map(Cow::Borrowed)
        }
        (Arg::Number(number), None) => Some(Cow::Owned(catalogue.numbers.whole(*number))),
        (Arg::Sum(number), None) => Some(Cow::Owned(catalogue.numbers.sum(*number))),
        (Arg::Tenths(tenths), None) => Some(Cow::Owned(catalogue.numbers.tenths(*tenths))),
        (Arg::Text(text), None) => Some(Cow::Borrowed(text)),
        (Arg::Name(name), None) => name.in_form(catalogue, slot.form),
        _ => None,
    }
}

/// What fills a slot in which no form is asked for.
pub(crate) fn plain(catalogue: &Catalogue, arg: &Arg) -> String {
    let slot = Slot::read("");
    value(catalogue, slot, Some(arg)).map_or_else(String::new, Cow::into_owned)
}
