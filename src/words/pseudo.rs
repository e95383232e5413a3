//! English made two fifths longer and full of accents, to test that a translation has room. No page ever speaks it.

/// A pattern with every word longer; names and forms of slots stay, the words that they choose from grow too.
pub(super) fn stretched(pattern: &str) -> String {
    let mut made = String::new();
    let mut rest = pattern;
    while let Some((before, slot)) = rest.split_once('{') {
        let (slot, after) = slot.split_once('}').unwrap_or((slot, ""));
        made.push_str(&words(before));
        made.push_str(&match slot.split_once(':') {
            Some((name, choice)) => format!("{{{name}:{}}}", words(choice)),
            None => format!("{{{slot}}}"),
        });
        rest = after;
    }
    made + &words(rest)
}

/// A text with every word longer.
fn words(text: &str) -> String {
    let mut made = String::new();
    let mut word = String::new();
    for letter in text.chars().chain(['\0']) {
        if letter.is_alphabetic() {
            word.push(letter);
            continue;
        }
        made.push_str(&accented(&word));
        word.clear();
        made.extend(Some(letter).filter(|&letter| letter != '\0'));
    }
    made
}

/// A word two fifths longer. A long one may be broken near its middle, as a translator would allow.
fn accented(word: &str) -> String {
    let length = word.chars().count();
    let more = (length * 2 + 2) / 5;
    let mut made = String::new();
    for (at, letter) in word.chars().enumerate() {
        made.push(match letter {
            'a' => 'à',
            'e' => 'é',
            'o' => 'ó',
            'u' => 'ü',
            other => other,
        });
        // The letters that are added stand evenly among the others.
        if (at + 1) * more / length > at * more / length {
            made.push(if letter.is_uppercase() { 'E' } else { 'é' });
        }
        if length > 6 && at + 1 == length / 2 {
            made.push('\u{AD}');
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_grow_by_two_fifths() {
        let (short, long) = ("Place up to three Assistants", "in different Areas instead of three");
        for text in [short, long] {
            let grown = stretched(text).replace('\u{AD}', "");
            let share = grown.chars().count() as f32 / text.chars().count() as f32;
            assert!((1.25..1.5).contains(&share), "{grown} {share}");
        }
    }

    #[test]
    fn slots_stay() {
        assert_eq!(stretched("{n} {n:a|be} {place.the}"), "{n} {n:à|béé} {place.the}");
    }
}
