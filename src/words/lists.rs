//! Items and sentences in a row.

use super::Words;
use super::phrases::Joint;

impl Words {
    /// A list as it is spoken: `a`, `a and b`, `a, b and c`.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        if items.is_empty() {
            return last;
        }
        let first = self.commas(items);
        self.say(Joint::ListAnd, &[("first", first.into()), ("last", last.into())])
    }

    /// A list as it is noted: `a, b, c`.
    pub fn commas(self, items: impl IntoIterator<Item = String>) -> String {
        let join =
            |list: String, next: String| self.say(Joint::ListComma, &[("first", list.into()), ("next", next.into())]);
        items.into_iter().reduce(join).unwrap_or_default()
    }

    /// Two sentences, one after the other; a title or name is set apart like a sentence.
    pub fn then(self, first: String, next: String) -> String {
        let first = match first.ends_with(['.', '!', '?', ':']) {
            true => first,
            false => format!("{first}."),
        };
        self.say(Joint::ThenSentence, &[("first", first.into()), ("next", next.into())])
    }
}
