//! Where what is said in each language is kept, of the house and of each game: generics have no statics of their own, so each room has a shelf.

use std::fmt::Debug;
use std::sync::OnceLock;

use super::file::File;
#[cfg(not(target_arch = "wasm32"))]
use super::file::Flaw;
use super::language::{LANGUAGES, Language};

/// What a room says in one language.
pub trait Vocabulary: Debug + Send + Sync + Sized + 'static {
    /// Takes what the room says out of a language file; what is not there is noted in the file.
    fn read(file: &mut File) -> Self;
    /// Where the room keeps it.
    fn shelf() -> &'static Shelf<Self>;
}

/// What a room says in each language, once its file is read.
#[derive(Debug)]
pub struct Shelf<V> {
    /// By the number of the language; the last is for tests.
    spoken: [OnceLock<V>; LANGUAGES + 1],
    /// What is said before.
    nothing: V,
    /// The files of the room by the number of the language. A page fetches the one that it speaks.
    #[cfg(not(target_arch = "wasm32"))]
    texts: &'static [&'static str],
}

impl<V: Vocabulary> Shelf<V> {
    /// A shelf with what is said as long as no file is read, and natively with the room's files, a language each.
    pub(crate) const fn new(nothing: V, #[cfg(not(target_arch = "wasm32"))] texts: &'static [&'static str]) -> Self {
        Self {
            spoken: [const { OnceLock::new() }; LANGUAGES + 1],
            nothing,
            #[cfg(not(target_arch = "wasm32"))]
            texts,
        }
    }

    /// What is said in a language; nothing as long as its file is not read.
    // It is asked for in a thousand places, which it would make larger.
    #[inline(never)]
    pub(crate) fn of(&self, language: Language) -> &V {
        let place = self.spoken.get(language.number());
        #[cfg(not(target_arch = "wasm32"))]
        return place.map_or(&self.nothing, |place| place.get_or_init(|| self.shipped(language)));
        #[cfg(target_arch = "wasm32")]
        return place.and_then(OnceLock::get).unwrap_or(&self.nothing);
    }

    /// Keeps what is said in a language. What was read before stays.
    pub(super) fn keep(&self, language: Language, read: V) {
        if let Some(place) = self.spoken.get(language.number()) {
            place.get_or_init(|| read);
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn shipped(&self, language: Language) -> V {
        let read = match self.texts.get(language.number()) {
            Some(text) => Self::read(text, str::to_owned),
            None => Self::read(self.texts[0], super::pseudo::stretched),
        };
        read.unwrap_or_else(|flaw| panic!("{}: {flaw}", language.tag()))
    }

    /// Reads a file of the room alone, with every text changed.
    #[cfg(not(target_arch = "wasm32"))]
    fn read(text: &str, change: fn(&str) -> String) -> Result<V, Flaw> {
        let mut file = File::parse(text, change)?;
        let read = V::read(&mut file);
        file.end().map(|()| read)
    }

    /// What is wrong with a file of the room.
    #[cfg(test)]
    pub(crate) fn check(&self, text: &str) -> Result<(), Flaw> {
        Self::read(text, str::to_owned).map(|_| ())
    }

    /// The files of the room, by the number of the language.
    #[cfg(test)]
    pub(crate) const fn texts(&self) -> &'static [&'static str] {
        self.texts
    }
}

/// What a game's room says in one language, as a `Vocabulary` with its shelf: the texts of its sets of keys, and what it calls things, each of
/// them `field: of what, which of them, what a row is called`. A field is what its section of the file is called. Beside it stands `TEXTS`: the
/// room's files, a language each.
macro_rules! vocabulary {
    (
        texts { $($(#[$says:meta])* $text:ident: $keys:ty),+ $(,)? }
        names { $($(#[$calls:meta])* $name:ident: $thing:ty, $things:expr, $named:expr);+ $(;)? }
    ) => {
        /// Everything that is said of the game in one language.
        #[derive(Debug)]
        pub struct Vocabulary {
            $($(#[$says])* pub(super) $text: $crate::words::file::Texts,)+
            $($(#[$calls])* pub(super) $name: $crate::words::file::Called<$thing>,)+
        }

        static SHELF: $crate::words::Shelf<Vocabulary> = $crate::words::Shelf::new(
            Vocabulary {
                $($text: Vec::new(),)+
                $($name: $crate::words::file::Called::NONE,)+
            },
            #[cfg(not(target_arch = "wasm32"))]
            TEXTS,
        );

        impl $crate::words::Vocabulary for Vocabulary {
            fn read(file: &mut $crate::words::file::File) -> Self {
                Self {
                    $($text: file.texts(stringify!($text), <$keys>::ALL),)+
                    $($name: file.names(stringify!($name), $things, $named),)+
                }
            }

            fn shelf() -> &'static $crate::words::Shelf<Self> {
                &SHELF
            }
        }
    };
}

pub(crate) use vocabulary;
