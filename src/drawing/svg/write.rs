//! Elements, attributes and figures as text.

use super::super::scene::{Color, Outline, Path, Point, Rect, Segment};

/// The element of an outline, still open for attributes.
pub(super) fn outline_element(outline: &Outline) -> String {
    match outline {
        Outline::Block(rect, corners) => {
            let corners = corners.within(*rect);
            let radius = corners.top_left;
            if [corners.top_right, corners.bottom_right, corners.bottom_left] == [radius; 3] {
                format!("<rect{} rx=\"{}\"", box_attributes(*rect), Number(radius))
            } else {
                format!("<path d=\"{}\"", Data(&Path::block(*rect, corners)))
            }
        }
        Outline::Circle(centre, radius) => {
            format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
                Number(centre.x),
                Number(centre.y),
                Number(*radius)
            )
        }
        Outline::Path(path) => format!("<path d=\"{}\"", Data(path)),
    }
}

pub(super) fn box_attributes(rect: Rect) -> String {
    let (x, y, w, h) = (Number(rect.x), Number(rect.y), Number(rect.w), Number(rect.h));
    format!(" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"")
}

pub(super) fn color_attributes(attribute: &str, color: Color) -> String {
    let [r, g, b, a] = color.channels();
    let opacity = match a {
        255 => String::new(),
        _ => format!(" {attribute}-opacity=\"{}\"", Number(color.opacity())),
    };
    format!(" {attribute}=\"#{r:02X}{g:02X}{b:02X}\"{opacity}")
}

pub(super) fn alpha_attribute(alpha: f32) -> String {
    if alpha < 1.0 {
        format!(" opacity=\"{}\"", Number(alpha))
    } else {
        String::new()
    }
}

/// A number with up to two decimals.
///
/// Written by whole numbers: what the library writes any number with takes ten kilobytes of a program.
#[derive(Clone, Copy, Debug)]
pub struct Number(
    /// The number.
    pub f32,
);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match (part / 10, part % 10) {
            (0, 0) => write!(f, "{sign}{whole}"),
            (tenths, 0) => write!(f, "{sign}{whole}.{tenths}"),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// A path's `d`.
pub(super) struct Data<'a>(pub(super) &'a Path);

impl std::fmt::Display for Data<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let put = |f: &mut std::fmt::Formatter<'_>, command: &str, points: &[Point]| {
            f.write_str(command)?;
            points
                .iter()
                .try_for_each(|p| write!(f, "{} {} ", Number(p.x), Number(p.y)))
        };
        self.0.segments.iter().try_for_each(|segment| match *segment {
            Segment::Move(to) => put(f, "M", &[to]),
            Segment::Line(to) => put(f, "L", &[to]),
            Segment::Curve(a, b, to) => put(f, "C", &[a, b, to]),
            Segment::Close => put(f, "Z", &[]),
        })
    }
}

/// Text that is never markup.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            // Characters that no XML document may hold.
            '\0'..='\u{8}' | '\u{B}' | '\u{C}' | '\u{E}'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => {
                f.write_str("\u{FFFD}")
            }
            other => write!(f, "{other}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_as_the_library_writes_it() {
        for hundredths in -300_000..300_000_i32 {
            let number = hundredths as f32 / 100.0;
            assert_eq!(Number(number).to_string(), (number + 0.0).to_string());
        }
        assert_eq!(Number(0.125).to_string(), "0.13");
        assert_eq!(Number(-0.004).to_string(), "0");
        assert_eq!(Number(-0.05).to_string(), "-0.05");
        assert_eq!(Number(7.5).to_string(), "7.5");
    }
}
