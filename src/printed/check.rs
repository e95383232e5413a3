//! What a game checks its rows with.

use super::{Broken, ContentError, Row};

/// Whether a row keeps what its document has to, and if not, what it breaks.
pub type Kept<R> = Result<(), Broken<R>>;

/// What a row is called where it breaks something.
pub trait Label {
    /// What it is, in the document's own words: `tram, american`.
    fn label(&self) -> String;

    /// Its place within its section, by its index.
    fn place(&self, index: usize) -> Row {
        Row {
            number: index as u32 + 1,
            label: self.label(),
        }
    }
}

/// Checks the rows of a section one by one, each with those before it.
///
/// # Errors
/// The first that breaks something.
pub fn each<T, S, R>(section: S, rows: &[T], keeps: impl Fn(&[T], &T) -> Kept<R>) -> Result<(), ContentError<S, R>>
where
    T: Label,
    S: Copy,
{
    for (index, row) in rows.iter().enumerate() {
        keeps(&rows[..index], row).map_err(|rule| ContentError::Breaks {
            section,
            row: Some(row.place(index)),
            rule,
        })?;
    }
    Ok(())
}

/// Tells what a section breaks as a whole.
///
/// # Errors
/// It breaks something.
pub fn whole<S, R>(section: S, kept: Kept<R>) -> Result<(), ContentError<S, R>> {
    kept.map_err(|rule| ContentError::Breaks {
        section,
        row: None,
        rule,
    })
}

/// That something is so.
///
/// # Errors
/// It is not.
pub fn keep<R>(kept: bool, rule: impl Into<Broken<R>>) -> Kept<R> {
    if kept { Ok(()) } else { Err(rule.into()) }
}

/// That a number is within its bounds.
///
/// # Errors
/// It is not.
pub fn within<R>(field: &'static str, is: impl Into<u32>, least: u8, most: u8) -> Kept<R> {
    let is = is.into();
    let kept = (u32::from(least)..=u32::from(most)).contains(&is);
    keep(kept, Broken::Range { field, least, most, is })
}

/// That an edition's name is one.
pub(super) fn name<S, R>(name: &str) -> Result<(), ContentError<S, R>> {
    let sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if (1..=40).contains(&name.len()) && name.bytes().all(sign) {
        Ok(())
    } else {
        Err(ContentError::Edition)
    }
}
