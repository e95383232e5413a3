//! The keys of the game's own texts on the pages around its table: rows of its score sheet, who won, what a first game explains, the
//! tables of the player's aid, and fields of its editor.

use super::Vocabulary;
use crate::words::keys::{keys, named};

keys! {
    /// A text of the game's on the page.
    pub Caption of Vocabulary.page {
        // How moves are typed and confirmed, what keys do on the board, what its aid has, and a phone's tab of its own.
        TypeHow, AreasShown, ConfirmationsNote, TreeEdge, KeysArrows, TipHelp, BoardLabel, TipBoard,
    }
}

named!(Caption);
