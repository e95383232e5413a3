//! The editions that are built in. One that was ever released stays as it is: records name it by its hash.

use std::sync::LazyLock;

use super::{Content, ContentError};

/// The documents, the oldest first: a new edition comes last.
const DOCUMENTS: &[&str] = &[include_str!("editions/first.json")];

static RELEASED: LazyLock<Vec<Content>> = LazyLock::new(|| {
    // Each is read in the tests: an edition that cannot be read never ships.
    let sound = |text: &&str| Content::from_json(text).expect("a built-in edition is sound");
    DOCUMENTS.iter().map(sound).collect()
});

impl Content {
    /// The default edition: the newest.
    pub fn latest() -> Self {
        RELEASED[RELEASED.len() - 1].clone()
    }

    /// Every built-in edition, the oldest first.
    pub fn released() -> &'static [Self] {
        &RELEASED
    }

    /// The built-in edition that a record names by edition and [`hash`](Self::hash), or `None` if there is none.
    pub fn find(edition: &str, hash: u64) -> Option<&'static Self> {
        Self::released()
            .iter()
            .find(|content| content.edition == edition && content.hash() == hash)
    }

    /// Checks that its name is no other's: positions and lessons name their printed values by it alone. Who loads values of their own
    /// asks for this; records name values by hash as well and do without.
    ///
    /// # Errors
    /// It bears the name of a built-in edition and is not the same.
    pub fn check_name(&self) -> Result<(), ContentError> {
        let taken = |released: &Self| released.edition == self.edition && released != self;
        match Self::released().iter().any(taken) {
            true => Err(ContentError::Released {
                edition: self.edition.clone(),
            }),
            false => Ok(()),
        }
    }
}
