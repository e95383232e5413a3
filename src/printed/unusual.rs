//! What a box hardly has and the rules can play all the same: it is taken, and told, for it may be a slip of the pen. What that is, each game says
//! of its own rows.

use super::{Label, Row};

/// Something unusual in a row: `S` are the sections of the document, `U` what may be unusual about its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<S, U> {
    /// The section that the row stands in.
    pub section: S,
    /// The row.
    pub row: Row,
    /// What is unusual about it.
    pub unusual: U,
}

/// Looks at the rows of a section one by one, each with those before it, and notes what is unusual.
pub fn note<T: Label, S: Copy, U, const N: usize>(
    remarks: &mut Vec<Remark<S, U>>,
    section: S,
    rows: &[T],
    looks: impl Fn(&[T], &T) -> [Option<U>; N],
) {
    for (index, row) in rows.iter().enumerate() {
        let found = looks(&rows[..index], row).into_iter().flatten();
        remarks.extend(found.map(|unusual| Remark {
            section,
            row: row.place(index),
            unusual,
        }));
    }
}

/// The number, from 1, of the first row that is like another.
pub fn like<T>(rows: &[T], alike: impl Fn(&T) -> bool) -> Option<u32> {
    let mut rows = rows.iter().zip(1..);
    rows.find(|(row, _)| alike(row)).map(|(_, number)| number)
}
