//! What the house says in each language, read from the files of languages.

use super::catalogue::Catalogue;
use super::file::{Called, File, Flaw, named};
use super::keys::Key;
use super::language::Language;
use super::numbers::{Numbers, Plural};
use super::phrases::{Failing, Joint, Refused, Told};
use super::shelf::{Shelf, Vocabulary};
use crate::sitters::Crest;

/// Whether this is the program of the first page alone, which speaks of no game.
const IS_COVER: bool = cfg!(all(target_arch = "wasm32", not(feature = "game")));

/// The house's languages; those of a room of a game stand in its own.
static SHELF: Shelf<Catalogue> = Shelf::new(
    Catalogue {
        plural: Plural::One,
        numbers: Numbers::PLAIN,
        page: Vec::new(),
        noun: Vec::new(),
        log: Vec::new(),
        remedy: Vec::new(),
        fault: Vec::new(),
        color: Called::NONE,
    },
    #[cfg(not(target_arch = "wasm32"))]
    super::language::TEXTS,
);

impl Vocabulary for Catalogue {
    /// The first page's program knows nothing but the pages' own texts.
    fn read(file: &mut File) -> Self {
        let (plural, numbers) = (file.plural(), file.numbers());
        let page = file.texts("page", Key::ALL);
        let others = match IS_COVER {
            true => [const { Vec::new() }; 4],
            false => [
                file.texts("noun", Joint::ALL),
                file.texts("log", Told::ALL),
                file.texts("remedy", Refused::ALL),
                file.texts("fault", Failing::ALL),
            ],
        };
        let [noun, log, remedy, fault] = others;
        Self {
            plural,
            numbers,
            page,
            noun,
            log,
            remedy,
            fault,
            color: file.names("color", Crest::ALL, named),
        }
    }

    fn shelf() -> &'static Shelf<Self> {
        &SHELF
    }
}

impl Language {
    /// Reads what the house and a game say in it from the file of both. What was read before stays.
    ///
    /// # Errors
    /// That the file is of another language, or what it lacks or has too much.
    pub fn read<V: Vocabulary>(self, text: &str) -> Result<(), Flaw> {
        let mut file = File::parse(text, str::to_owned)?;
        file.is_of(self.tag())?;
        let (house, game) = (Catalogue::read(&mut file), V::read(&mut file));
        file.end()?;
        Catalogue::shelf().keep(self, house);
        V::shelf().keep(self, game);
        Ok(())
    }

    /// Reads what pages say in it before there is a game, whatever else the file has. What was read before stays.
    ///
    /// # Errors
    /// That it is no file of this language.
    pub fn read_pages(self, text: &str) -> Result<(), Flaw> {
        let mut file = File::parse(text, str::to_owned)?;
        file.is_of(self.tag())?;
        let house = Catalogue::read(&mut file);
        Catalogue::shelf().keep(self, house);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = include_str!("languages/en.json");

    /// The English file with something in the place of something else.
    fn with(part: &str, other: &str) -> Result<(), Flaw> {
        assert!(ENGLISH.contains(part), "{part}");
        Catalogue::shelf().check(&ENGLISH.replacen(part, other, 1))
    }

    #[test]
    fn what_a_file_lacks_or_has_too_much_is_named() {
        let flaw = |part: &str, other: &str| with(part, other).expect_err("it is flawed");
        assert_eq!(
            flaw(r#""NewGame": "#, r#""OldGame": "#),
            Flaw::Missing("page.NewGame".to_owned())
        );
        assert_eq!(
            flaw(r#""NewGame": "#, r#""OldGame": "", "NewGame": "#),
            Flaw::Unknown("page.OldGame".to_owned())
        );
        assert_eq!(
            flaw(r#""plural": "one""#, r#""plural": "some""#),
            Flaw::Missing(r#"language.plural "some""#.to_owned())
        );
        assert_eq!(
            flaw(r#""NewGame": "#, r#""NewGame": "", "NewGame": "#),
            Flaw::Twice("page.NewGame".to_owned())
        );
        // What the page reads itself has numbers, too.
        assert_eq!(
            with("{", r#"{ "offers": { "go": { "counts": [2], "isWhole": true } },"#),
            Ok(())
        );
        let unreadable = Catalogue::shelf().check("[1]");
        assert!(matches!(unreadable, Err(Flaw::Unreadable(_))));
    }
}
