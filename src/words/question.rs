//! A question as it is shown.

/// A question as the dock shows it, addressed to the seat that is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked, in a few words.
    pub title: String,
    /// What to know for the answer, in a line.
    pub detail: String,
}
