//! Seeds as persons write and say them.

use super::{Chance, NotASeed, Seed};

/// What a proposed seed begins with: what grows, flies and shines in the prints of the period.
const FIRST: [&str; 16] = [
    "ume", "fuji", "kiku", "nami", "sakura", "matsu", "take", "momiji", "tsuru", "kamome", "hotaru", "koi", "tsuki",
    "hoshi", "yuki", "kumo",
];

/// What follows: the port and the quarters around it.
const SECOND: [&str; 16] = [
    "minato", "hama", "hashi", "kawa", "yama", "shima", "saki", "kannai", "yamate", "noge", "honmoku", "negishi",
    "mori", "isezaki", "kobune", "umi",
];

impl Seed {
    /// The seed that a person's text stands for; capitals of ASCII and spaces around it make no difference.
    ///
    /// One to 16 hexadecimal digits are that number, as a record writes it. Of any other text it is the hash FNV-1a with 64
    /// bits over the bytes of its UTF-8, which stays so for ever: the same words always give the same deal.
    ///
    /// # Errors
    /// A text of nothing but spaces.
    pub fn of_text(text: &str) -> Result<Self, NotASeed> {
        let text = text.trim().to_ascii_lowercase();
        if text.is_empty() {
            return Err(NotASeed);
        }
        Ok(text.parse().unwrap_or_else(|NotASeed| Self(fnv_1a(text.as_bytes()))))
    }

    /// A text for persons to propose as a seed, such as `ume-minato-4721`, chosen by this seed. Its own seed is another one:
    /// that of the text.
    pub fn proposal(self) -> String {
        let mut chance = Chance::new(self);
        let mut word = |words: &[&'static str; 16]| words[chance.below(16) as usize];
        let (first, second) = (word(&FIRST), word(&SECOND));
        format!("{first}-{second}-{:04}", chance.below(10_000))
    }
}

/// The hash of Fowler, Noll and Vo, variant 1a, with 64 bits.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // Of the published test vectors.
        assert_eq!(fnv_1a(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv_1a(b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_F739_67E8);
    }

    #[test]
    fn digits_are_the_number_they_always_were() {
        for (text, number) in [
            ("0", 0),
            ("2026", 0x2026),
            (" C0FFEE ", 0xC0_FFEE),
            ("ffffffffffffffff", u64::MAX),
        ] {
            assert_eq!(Seed::of_text(text), Ok(Seed(number)), "{text}");
        }
    }

    #[test]
    fn any_other_text_is_hashed_without_regard_to_capitals_and_spaces_around() {
        let seed = Seed::of_text("ume-minato-4721");
        assert_eq!(seed, Ok(Seed(0xDF5C_F6A6_42E7_E64A)));
        assert_eq!(Seed::of_text("\tUme-Minato-4721\n"), seed);
        assert_ne!(Seed::of_text("ume-minato-4722"), seed);
        // One digit too many for a number, a sign, and letters of any script.
        for text in ["10000000000000000", "+1", "横浜", "two words"] {
            assert_eq!(Seed::of_text(text), Ok(Seed(fnv_1a(text.as_bytes()))), "{text}");
        }
        assert_eq!(Seed::of_text(" \n"), Err(NotASeed));
    }

    #[test]
    fn a_proposal_is_two_words_and_four_digits_and_never_a_number() {
        for number in 0..2000 {
            let text = Seed(number).proposal();
            let parts: Vec<&str> = text.split('-').collect();
            let [first, second, digits] = parts[..] else {
                panic!("{text}")
            };
            assert!(FIRST.contains(&first) && SECOND.contains(&second), "{text}");
            assert!(
                digits.len() == 4 && digits.bytes().all(|digit| digit.is_ascii_digit()),
                "{text}"
            );
            assert!(text.len() <= 19, "{text}");
            assert_eq!(Seed::of_text(&text), Ok(Seed(fnv_1a(text.as_bytes()))));
        }
    }
}
