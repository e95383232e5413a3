//! How wide text is: the shipped fonts' own advances and kerning, read from them by the build.
//!
//! A painter sets each text with kerning on and every other feature off; then it is as wide as told here, in every browser
//! and in native tests. Figures are lining, and in the sans faces all of one width. A character the fonts lack (a player may
//! write their name as they like) comes from the reader's own fonts; it is taken as one em wide, or as 0.6 em below U+1100.

/// The typefaces of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Vollkorn semibold: names, card titles.
    SerifSemibold,
    /// Vollkorn bold: headings, questions.
    SerifBold,
    /// Lato regular: running text.
    Sans,
    /// Lato bold: numbers, buttons.
    SansBold,
    /// Lato black: scores, what stands out.
    SansBlack,
}

impl Face {
    /// Every face.
    pub const ALL: [Self; 5] = [
        Self::SerifSemibold,
        Self::SerifBold,
        Self::Sans,
        Self::SansBold,
        Self::SansBlack,
    ];

    /// The name under which the page registers its font family.
    pub const fn family(self) -> &'static str {
        match self {
            Self::SerifSemibold | Self::SerifBold => "Yokohama Serif",
            Self::Sans | Self::SansBold | Self::SansBlack => "Yokohama Sans",
        }
    }

    /// Its weight, as CSS counts.
    pub const fn weight(self) -> u16 {
        match self {
            Self::Sans => 400,
            Self::SerifSemibold => 600,
            Self::SerifBold | Self::SansBold => 700,
            Self::SansBlack => 900,
        }
    }

    /// What to fall back on when the font is missing.
    pub const fn fallback(self) -> &'static str {
        match self {
            Self::SerifSemibold | Self::SerifBold => "serif",
            Self::Sans | Self::SansBold | Self::SansBlack => "sans-serif",
        }
    }

    /// The height of its capitals and figures at a size, in pixels.
    pub fn cap_height(self, size: f32) -> f32 {
        self.metrics().scaled(self.metrics().capital, size)
    }

    /// How far it reaches above the baseline at a size, accents included, in pixels.
    pub fn ascent(self, size: f32) -> f32 {
        self.metrics().scaled(self.metrics().ascent, size)
    }

    /// How far it reaches below the baseline at a size, in pixels.
    pub fn descent(self, size: f32) -> f32 {
        self.metrics().scaled(self.metrics().descent, size)
    }

    /// Whether its font has a character.
    pub fn has(self, character: char) -> bool {
        self.metrics().place(character).is_some()
    }

    fn metrics(self) -> &'static Metrics {
        &METRICS[self as usize]
    }
}

/// How wide a line of text is, in pixels, set in a face at a size.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    let metrics = face.metrics();
    let mut units = 0;
    let mut last = None;
    for character in text.chars().filter(|&c| c != SOFT_HYPHEN) {
        let place = metrics.place(character);
        units += i32::from(last.zip(place).map_or(0, |(last, place)| metrics.kerning(last, place)));
        units += i32::from(place.map_or_else(|| metrics.guess(character), |place| metrics.advances[place]));
        last = place;
    }
    units as f32 * size / f32::from(metrics.em)
}

/// The largest size, in steps of half a pixel from `largest` down to `smallest`, at which a line is no wider than `room`;
/// `None` if it is too wide even at the smallest.
pub fn fit(face: Face, largest: f32, smallest: f32, text: &str, room: f32) -> Option<f32> {
    let (at_one, most) = (width(face, 1.0, text), room.max(0.0));
    let mut size = largest;
    while size >= smallest {
        if at_one * size <= most {
            return Some(size);
        }
        size -= 0.5;
    }
    None
}

/// A text in lines no wider than `room`, broken at spaces and, where a word would not fit on a line of its own, at its soft
/// hyphens (U+00AD). A `\n` ends a line. A word that is still too wide, as a player's name may be, is broken anywhere.
pub fn wrap(face: Face, size: f32, text: &str, room: f32) -> Vec<String> {
    lines(face, size, text, room, cut)
}

/// The same but for a word that is too wide even at its soft hyphens: it stands alone and sticks out. Ask [`widest`], and
/// choose a smaller type.
pub fn wrap_whole(face: Face, size: f32, text: &str, room: f32) -> Vec<String> {
    lines(face, size, text, room, hyphenated)
}

/// How a word that is too wide is broken into full lines; gives what is left of it.
type Break = fn(Face, f32, &str, f32, &mut Vec<String>) -> String;

fn lines(face: Face, size: f32, text: &str, room: f32, broken: Break) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split([' ', '\t']).filter(|word| !word.is_empty()) {
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if width(face, size, &longer) <= room {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = broken(face, size, word, room, &mut lines);
        }
        lines.push(line);
    }
    for line in &mut lines {
        line.retain(|c| c != SOFT_HYPHEN);
    }
    lines
}

/// The width of the widest of some lines, in pixels.
pub fn widest(face: Face, size: f32, lines: &[String]) -> f32 {
    lines.iter().map(|line| width(face, size, line)).fold(0.0, f32::max)
}

/// The width of the widest word of a text, or part of one up to a soft hyphen, in pixels.
pub fn widest_word(face: Face, size: f32, text: &str) -> f32 {
    let parts = text.split([' ', SOFT_HYPHEN]);
    parts.map(|part| width(face, size, part)).fold(0.0, f32::max)
}

/// A text cut to `room` with an ellipsis at its end, whole if it fits. For what players write themselves; our own words are
/// wrapped instead.
pub fn shorten(face: Face, size: f32, text: &str, room: f32) -> String {
    if width(face, size, text) <= room {
        return text.to_owned();
    }
    let ends = text.char_indices().map(|(at, _)| at).rev();
    ends.map(|at| format!("{}…", text[..at].trim_end()))
        .find(|short| width(face, size, short) <= room)
        .unwrap_or_default()
}

const SOFT_HYPHEN: char = '\u{AD}';

/// Breaks a word at its hyphens, soft ones too, into full lines, as long as it is too wide, and gives what is left of it.
fn hyphenated(face: Face, size: f32, word: &str, room: f32, lines: &mut Vec<String>) -> String {
    let mut rest = word;
    while width(face, size, rest) > room {
        let broken = rest
            .match_indices([SOFT_HYPHEN, '-'])
            .map(|(at, hyphen)| (format!("{}-", &rest[..at]), at + hyphen.len()))
            .rfind(|(start, next)| *next < rest.len() && width(face, size, start) <= room);
        let Some((start, next)) = broken else { break };
        lines.push(start);
        rest = &rest[next..];
    }
    rest.to_owned()
}

/// Breaks a word at soft hyphens and, where that is not enough, anywhere, at least a letter a line.
fn cut(face: Face, size: f32, word: &str, room: f32, lines: &mut Vec<String>) -> String {
    let mut rest = hyphenated(face, size, word, room, lines);
    while width(face, size, &rest) > room {
        let ends = || rest.char_indices().map(|(at, _)| at).skip(1);
        let fits = ends().take_while(|&at| width(face, size, &rest[..at]) <= room).last();
        let Some(end) = fits.or_else(|| ends().next()) else {
            break;
        };
        let next = rest.split_off(end);
        lines.push(std::mem::replace(&mut rest, next));
    }
    rest
}

/// What the build reads from a font, in units of which `em` make the size of the type.
struct Metrics {
    em: u16,
    capital: i16,
    ascent: i16,
    descent: i16,
    /// The code points that it has, ascending. What follows is in their order.
    codes: &'static [u16],
    advances: &'static [u16],
    /// How each is kerned with what follows, and with what goes before: kinds of letters, 0 not at all.
    lefts: &'static [u8],
    rights: &'static [u8],
    /// How many kinds there are on the right.
    kinds: usize,
    /// How far what follows moves: for each kind on the left a row of all kinds on the right.
    moves: &'static [i16],
}

impl Metrics {
    fn scaled(&self, units: i16, size: f32) -> f32 {
        f32::from(units) * size / f32::from(self.em)
    }

    /// Which of its characters one is.
    fn place(&self, character: char) -> Option<usize> {
        let code = u16::try_from(u32::from(character)).ok()?;
        // The first hundred or so follow one another without a gap, and are most of what is written.
        let near = usize::from(code.wrapping_sub(self.codes[0]));
        if self.codes.get(near) == Some(&code) {
            return Some(near);
        }
        self.codes.binary_search(&code).ok()
    }

    const fn guess(&self, character: char) -> u16 {
        if (character as u32) < 0x1100 {
            self.em / 5 * 3
        } else {
            self.em
        }
    }

    /// How far the second of two moves.
    fn kerning(&self, left: usize, right: usize) -> i16 {
        let (left, right) = (usize::from(self.lefts[left]), usize::from(self.rights[right]));
        self.moves[left * self.kinds + right]
    }
}

static METRICS: [Metrics; 5] = include!(concat!(env!("OUT_DIR"), "/letters.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advances_are_those_of_the_fonts() {
        // Lato: each figure is 1160 of 2000 units wide.
        for digit in '0'..='9' {
            assert_eq!(width(Face::Sans, 100.0, &digit.to_string()), 58.0);
        }
        assert_eq!(width(Face::Sans, 10.0, "2026"), 23.2);
        assert_eq!(width(Face::Sans, 10.0, ""), 0.0);
    }

    #[test]
    fn pairs_are_kerned() {
        for face in Face::ALL {
            let apart = width(face, 100.0, "T") + width(face, 100.0, "e");
            assert!(width(face, 100.0, "Te") < apart - 3.0, "{face:?}");
        }
    }

    #[test]
    fn figures_are_as_high_as_capitals_and_of_one_width_in_the_sans() {
        for face in [Face::Sans, Face::SansBold, Face::SansBlack] {
            assert_eq!(width(face, 20.0, "11:71"), width(face, 20.0, "80:04"), "{face:?}");
        }
    }

    #[test]
    fn the_fonts_have_what_three_languages_and_the_table_write() {
        let written = "Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ Œuvre çà ÉÈÊËÎÏÔÙÛŸ naïve «guillemets» „cudzysłów” “quotes” ‘’ \
            ¥ → ← ↔ ✓ × · – — … • + − ½ ↶ ↷ \u{A0}\u{202F}0123456789!?%&()[]/:;,.";
        for face in Face::ALL {
            let missing: String = written.chars().filter(|&c| !face.has(c)).collect();
            assert_eq!(missing, "", "{face:?}");
        }
    }

    #[test]
    fn lines_are_broken_at_spaces_and_fit() {
        let text = "Ride to any Area with your Assistant and no other President";
        let lines = wrap(Face::Sans, 12.0, text, 100.0);
        assert!(lines.len() > 2);
        assert!(widest(Face::Sans, 12.0, &lines) <= 100.0);
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn a_long_word_breaks_at_its_soft_hyphens_only() {
        let word = "Techno\u{AD}logies";
        assert_eq!(wrap_whole(Face::Sans, 12.0, word, 200.0), ["Technologies"]);
        assert_eq!(wrap_whole(Face::Sans, 12.0, word, 50.0), ["Techno-", "logies"]);
        let lines = wrap_whole(Face::Sans, 12.0, "Technologies", 50.0);
        assert_eq!(lines, ["Technologies"]);
        assert!(
            widest(Face::Sans, 12.0, &lines) > 50.0,
            "a word without soft hyphens sticks out"
        );
    }

    #[test]
    fn a_name_that_is_wider_than_the_line_is_broken_anywhere() {
        let name = "W".repeat(24);
        let lines = wrap(Face::SansBold, 12.0, &format!("{name} places an Assistant"), 100.0);
        assert!(widest(Face::SansBold, 12.0, &lines) <= 100.0, "{lines:?}");
        assert!(lines.concat().starts_with(&name), "{lines:?}");
        assert_eq!(
            wrap(Face::Sans, 12.0, "Techno\u{AD}logies", 50.0),
            ["Techno-", "logies"]
        );
        assert_eq!(
            wrap(Face::Sans, 12.0, "WWW", 1.0),
            ["W", "W", "W"],
            "where there is no room, a letter a line"
        );
    }

    #[test]
    fn new_lines_are_kept() {
        assert_eq!(wrap(Face::Sans, 12.0, "one\n\ntwo", 100.0), ["one", "", "two"]);
    }

    #[test]
    fn type_shrinks_until_it_fits() {
        let whole = width(Face::SerifBold, 20.0, "Wharf");
        assert_eq!(fit(Face::SerifBold, 20.0, 11.0, "Wharf", whole), Some(20.0));
        assert_eq!(
            fit(Face::SerifBold, 20.0, 11.0, "Wharf", whole / 20.0 * 15.2),
            Some(15.0)
        );
        assert_eq!(fit(Face::SerifBold, 20.0, 11.0, "Wharf", whole / 2.0), None);
    }

    #[test]
    fn a_players_long_name_is_shortened() {
        let short = shorten(Face::SerifSemibold, 15.0, "Wolfeschlegelsteinhausen", 80.0);
        assert!(short.ends_with('…') && short.starts_with("Wolf"));
        assert!(width(Face::SerifSemibold, 15.0, &short) <= 80.0);
        assert_eq!(shorten(Face::SerifSemibold, 15.0, "Eva", 80.0), "Eva");
    }
}
