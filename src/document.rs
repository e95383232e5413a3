//! JSON documents that persons write, read value by value, so that whatever is wrong with one is told with its place.
//!
//! The bytes are measured before they are read, the reader of JSON limits their depth, and a [`Node`] knows its path:
//! `seats[1].hand.assistants`.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod data;
mod tree;
pub mod whose;

use serde_json::Value;

/// How much of a document an error quotes, in characters.
pub const LONGEST_QUOTE: usize = 200;

/// The longest path that is told, in bytes: what lies deeper is told by what it lies in.
const LONGEST_PATH: usize = 400;

/// The field in which a document may name its schema, so that an editor knows it.
const SCHEMA: &str = "$schema";

/// The longest address of a schema, in letters.
const LONGEST_ADDRESS: usize = 1_000;

/// What is wrong with the form of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The document is larger than any that is read.
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
        /// The most that is read.
        most: usize,
    },
    /// The document ends before it is whole.
    CutOff,
    /// The document is no JSON.
    NotJson {
        /// The line where reading stopped, from 1.
        line: usize,
        /// The place in that line, in bytes from 1; 0 before the first.
        column: usize,
    },
    /// More lists and objects stand in one another than are read.
    TooDeep,
    /// Two fields of one object have the same name.
    FieldTwice {
        /// The name.
        field: String,
    },
    /// A field that has to be there is not.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field that nobody knows.
    Unknown {
        /// Its name.
        field: String,
    },
    /// No object of named fields.
    NotAnObject,
    /// No list.
    NotAList,
    /// No text.
    NotAText,
    /// Neither `true` nor `false`.
    NotABoolean,
    /// No whole number within its bounds.
    NotANumber {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// None of the names that can stand here.
    NotOneOf {
        /// Those that can, separated by commas.
        known: String,
    },
    /// A list of more or fewer items than there can be.
    Items {
        /// The least.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A text that is empty, too long, or holds signs that nobody can read.
    Letters {
        /// The most letters.
        most: usize,
    },
    /// A value that does not belong here, of whatever kind.
    Odd,
}

/// A place of a document, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The place, such as `seats[1].hand`; empty for the document as a whole.
    pub path: String,
    /// What is wrong.
    pub wrong: Wrong,
}

/// A value of a document with its path.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a Value,
    path: String,
}

/// Reads the JSON of a document.
///
/// # Errors
/// It is too large or too deep, no JSON, or one of its objects has two fields of one name.
pub fn parse(text: &str, most: usize) -> Result<Value, Misread> {
    let bytes = text.len();
    if bytes > most {
        return Err(Wrong::TooLarge { bytes, most }.into());
    }
    Ok(tree::parse(text)?)
}

/// The beginning of a text from outside, as it can be shown.
pub fn quote(text: &str) -> String {
    beginning(text, LONGEST_QUOTE)
}

/// The first `most` characters of a text from outside, as they can be shown, and an ellipsis if there are more.
pub fn beginning(text: &str, most: usize) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_control() || is_turning(letter) => char::REPLACEMENT_CHARACTER,
        letter => letter,
    };
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(most).map(plain).collect();
    if letters.next().is_some() {
        shown.push('\u{2026}');
    }
    shown
}

/// Whether a sign turns the direction of writing, so that what is shown is not what is written.
const fn is_turning(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

impl<'a> Node<'a> {
    /// A document as a whole.
    pub const fn root(value: &'a Value) -> Self {
        Self::at(value, String::new())
    }

    /// A value that stands at a path of a larger document.
    pub const fn at(value: &'a Value, path: String) -> Self {
        Self { value, path }
    }

    /// Its place, such as `seats[1].hand`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The value itself.
    pub const fn value(&self) -> &'a Value {
        self.value
    }

    /// Whether `null` stands there.
    pub fn is_null(&self) -> bool {
        self.value.is_null()
    }

    /// What is wrong there.
    pub fn wrong(&self, wrong: Wrong) -> Misread {
        Misread {
            path: self.path.clone(),
            wrong,
        }
    }

    /// The path of a field, be it there or not.
    pub fn path_of(&self, field: &str) -> String {
        let path = &self.path;
        match path.len() {
            0 => field.to_owned(),
            1..LONGEST_PATH => format!("{path}.{field}"),
            _ => path.clone(),
        }
    }

    /// Checks that it is an object with none but known fields.
    ///
    /// # Errors
    /// It is none, or has an unknown one.
    pub fn knows(&self, fields: &[&str]) -> Result<(), Misread> {
        let object = self.value.as_object().ok_or_else(|| self.wrong(Wrong::NotAnObject))?;
        match object.keys().find(|key| !fields.contains(&key.as_str())) {
            Some(key) => Err(self.wrong(Wrong::Unknown { field: quote(key) })),
            None => Ok(()),
        }
    }

    /// Checks that a document as a whole has none but known fields, and besides them for editors at most the address of its schema,
    /// which nothing reads.
    ///
    /// # Errors
    /// It is no object, has an unknown field, or the address is no text.
    pub fn heads(&self, fields: &[&str]) -> Result<(), Misread> {
        if let Some(schema) = self.field(SCHEMA) {
            schema.text(LONGEST_ADDRESS)?;
        }
        self.knows(&[&[SCHEMA], fields].concat())
    }

    /// The version that a document tells in one of its fields, if it is newer than the newest that is known. To be asked before all else: a newer
    /// document may have fields and values that nobody here knows.
    pub fn newer(&self, field: &str, newest: u32) -> Option<u32> {
        let version = self.field(field)?.number(1, u32::MAX).ok()?;
        (version > newest).then_some(version)
    }

    /// A field, `null` ones too.
    pub fn field(&self, name: &str) -> Option<Self> {
        let value = self.value.get(name)?;
        Some(Self::at(value, self.path_of(name)))
    }

    /// A field that is there and not `null`.
    pub fn given(&self, name: &str) -> Option<Self> {
        self.field(name).filter(|field| !field.is_null())
    }

    /// A field that has to be there.
    ///
    /// # Errors
    /// It is not.
    pub fn need(&self, field: &'static str) -> Result<Self, Misread> {
        self.field(field).ok_or_else(|| self.wrong(Wrong::Missing { field }))
    }

    /// All fields with their names.
    ///
    /// # Errors
    /// It is no object.
    pub fn fields(&self) -> Result<Vec<(&'a str, Self)>, Misread> {
        Ok(self.named()?.collect())
    }

    /// The same, one after the other.
    fn named(&self) -> Result<impl Iterator<Item = (&'a str, Self)>, Misread> {
        let object = self.value.as_object().ok_or_else(|| self.wrong(Wrong::NotAnObject))?;
        let named = object.iter();
        Ok(named.map(|(name, value)| (name.as_str(), Self::at(value, self.path_of(&quote(name))))))
    }

    /// The items of a list of `least` to `most`.
    ///
    /// # Errors
    /// It is no list of so many.
    pub fn items(&self, least: usize, most: usize) -> Result<Vec<Self>, Misread> {
        Ok(self.numbered(least, most)?.collect())
    }

    /// The same, one after the other.
    fn numbered(&self, least: usize, most: usize) -> Result<impl Iterator<Item = Self>, Misread> {
        let items = self.value.as_array().ok_or_else(|| self.wrong(Wrong::NotAList))?;
        if items.len() < least || items.len() > most {
            return Err(self.wrong(Wrong::Items { least, most }));
        }
        let path_of = |number| match self.path.len() {
            0..LONGEST_PATH => format!("{}[{number}]", self.path),
            _ => self.path.clone(),
        };
        let numbered = items.iter().enumerate();
        Ok(numbered.map(move |(number, value)| Self::at(value, path_of(number))))
    }

    /// A whole number from `least` to `most`.
    ///
    /// # Errors
    /// It is none.
    pub fn number(&self, least: u32, most: u32) -> Result<u32, Misread> {
        let number = self.value.as_u64().and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| (least..=most).contains(number));
        let (least, most) = (least.into(), most.into());
        number.ok_or_else(|| self.wrong(Wrong::NotANumber { least, most }))
    }

    /// The same of numbers that may be below 0.
    ///
    /// # Errors
    /// It is none.
    pub fn integer(&self, least: i32, most: i32) -> Result<i32, Misread> {
        let number = self.value.as_i64().and_then(|number| i32::try_from(number).ok());
        let number = number.filter(|number| (least..=most).contains(number));
        let (least, most) = (least.into(), most.into());
        number.ok_or_else(|| self.wrong(Wrong::NotANumber { least, most }))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// It is neither.
    pub fn boolean(&self) -> Result<bool, Misread> {
        self.value.as_bool().ok_or_else(|| self.wrong(Wrong::NotABoolean))
    }

    /// A text of 1 to `most` letters, none of them a control sign but a line break, or one that turns the direction of writing.
    ///
    /// # Errors
    /// It is none.
    pub fn text(&self, most: usize) -> Result<&'a str, Misread> {
        let text = self.value.as_str().ok_or_else(|| self.wrong(Wrong::NotAText))?;
        let unreadable = |letter: char| letter.is_control() && letter != '\n' || is_turning(letter);
        if text.trim().is_empty() || text.chars().nth(most).is_some() || text.contains(unreadable) {
            return Err(self.wrong(Wrong::Letters { most }));
        }
        Ok(text)
    }

    /// A name of 1 to `most` letters: a text on one line.
    ///
    /// # Errors
    /// It is none.
    pub fn name(&self, most: usize) -> Result<&'a str, Misread> {
        let name = self.text(most)?;
        match name.contains('\n') {
            true => Err(self.wrong(Wrong::Letters { most })),
            false => Ok(name),
        }
    }

    /// One of some things by its name.
    ///
    /// # Errors
    /// It bears another name.
    pub fn one_of<T: Copy>(&self, things: &[T], name: impl Fn(T) -> String) -> Result<T, Misread> {
        let given = self.value.as_str();
        let found = things.iter().find(|thing| given == Some(&*name(**thing)));
        found.copied().ok_or_else(|| {
            let known = things.iter().map(|thing| name(*thing)).collect::<Vec<_>>().join(", ");
            self.wrong(Wrong::NotOneOf { known })
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Node, Wrong};

    #[test]
    fn numbers_have_bounds_and_some_may_be_below_nothing() {
        let value = json!([-3, 4, 4_294_967_296_u64, 1.5, "1"]);
        let nodes = Node::root(&value).items(0, 9).expect("a list");
        let [below, above, beyond, part, text] = &nodes[..] else {
            panic!("five of them")
        };
        assert_eq!((below.integer(-3, 3), above.integer(0, 4)), (Ok(-3), Ok(4)));
        assert_eq!((above.number(4, 4), below.number(0, 4).is_err()), (Ok(4), true));
        for node in [above, beyond, part, text] {
            let wrong = node.integer(-4, 3).map_err(|misread| misread.wrong);
            assert_eq!(wrong, Err(Wrong::NotANumber { least: -4, most: 3 }));
        }
    }
}
