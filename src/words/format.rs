//! Fills the slots of a pattern.

use std::borrow::Cow;

use super::Catalogue;
use super::spots::Spot;

/// What a slot is filled with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Plain text.
    Text(Cow<'a, str>),
    /// A number; it may also choose a plural form.
    Number(u32),
    /// An Area board, in the form that the pattern asks for.
    Place(Spot),
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

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<Spot> for Arg<'_> {
    fn from(spot: Spot) -> Self {
        Self::Place(spot)
    }
}

/// A slot as it stands in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot<'p> {
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
pub(super) fn next_slot(pattern: &str) -> Option<(&str, Slot<'_>, &str)> {
    let (before, after) = pattern.split_once('{')?;
    let (slot, rest) = after.split_once('}')?;
    Some((before, Slot::read(slot), rest))
}

/// Fills every slot of a pattern. A slot that nothing fills stays as it is written, braces and all.
pub(super) fn fill(catalogue: &Catalogue, pattern: &str, args: &[(&str, Arg)]) -> String {
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
        (Arg::Number(number), Some(choice)) => {
            debug_assert_eq!(choice.split('|').count(), catalogue.forms, "plural forms: {choice}");
            choice.split('|').nth((catalogue.plural)(*number)).map(Cow::Borrowed)
        }
        (Arg::Number(number), None) => Some(Cow::Owned(number.to_string())),
        (Arg::Text(text), None) => Some(Cow::Borrowed(text)),
        (Arg::Place(spot), None) => spot.in_form(catalogue, slot.form).map(Cow::Owned),
        _ => None,
    }
}
