//! Paints a scene as an SVG text: for tests, for the documentation's pictures, for a look without a browser.
//!
//! Fonts are named, not embedded: whoever shows the picture registers the families of [`Face::family`](super::letters::Face).

mod symbols;
mod write;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::palette::Palette;
use super::scene::{
    Align, Color, Fill, Mark, Outline, Paint, Point, Rect, Scene, Stamp, Stroke, Symbol, Text, Tiling, Tone,
};
pub use write::Number;
use write::{Escaped, alpha_attribute, box_attributes, color_attributes, outline_element};

/// The scene as an SVG document of its size, printed in a palette.
pub fn paint<T: Copy + Eq>(scene: &Scene<T>, palette: Palette) -> String {
    let mut painter = Painter {
        palette,
        ..Painter::default()
    };
    for node in scene.nodes() {
        let moved = node.shift != Point::ZERO;
        let _ = match (moved, node.alpha < 1.0) {
            (false, false) => painter.body.write_str("<g"),
            (_, _) => write!(
                painter.body,
                "<g transform=\"translate({} {})\" opacity=\"{}\"",
                Number(node.shift.x),
                Number(node.shift.y),
                Number(node.alpha)
            ),
        };
        let _ = if node.label.is_empty() {
            painter.body.write_str(">")
        } else {
            write!(painter.body, " role=\"img\" aria-label=\"{}\">", Escaped(&node.label))
        };
        painter.marks(&node.marks);
        painter.body.push_str("</g>\n");
    }
    let (w, h) = (Number(scene.size.w), Number(scene.size.h));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
         fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<defs>\n{}</defs>\n{}</svg>\n",
        painter.defs, painter.body
    )
}

#[derive(Default)]
struct Painter {
    palette: Palette,
    defs: String,
    body: String,
    /// How many things have been given a name.
    names: usize,
    /// The names of the symbols defined so far, by symbol, tint and tone.
    symbols: BTreeMap<(Symbol, u32, u8), usize>,
}

impl Painter {
    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            match mark {
                Mark::Shape(outline, paint) => self.shape(outline, paint),
                Mark::Text(text) => self.text(text),
                Mark::Stamp(stamp) => self.stamp(stamp),
                Mark::Tiling(tiling) => self.tiling(tiling),
                Mark::Clip(outline, inner) => {
                    let name = self.name();
                    let outline = outline_element(outline);
                    let _ = writeln!(self.defs, "<clipPath id=\"n{name}\">{outline}/></clipPath>");
                    let _ = write!(self.body, "<g clip-path=\"url(#n{name})\">");
                    self.marks(inner);
                    self.body.push_str("</g>");
                }
            }
        }
    }

    fn shape(&mut self, outline: &Outline, paint: &Paint) {
        let fill = paint.fill.as_ref().map(|fill| self.fill(fill)).unwrap_or_default();
        let stroke = paint.stroke.map(|stroke| self.stroke(stroke)).unwrap_or_default();
        let _ = write!(self.body, "{}{fill}{stroke}/>", outline_element(outline));
    }

    fn fill(&mut self, fill: &Fill) -> String {
        match fill {
            Fill::Flat(color) => color_attributes("fill", self.palette.print(*color)),
            Fill::Down { top, bottom, stops } => {
                let name = self.name();
                let stops = stops.iter().map(|(share, color)| (*share, self.palette.print(*color)));
                let stops: Vec<_> = stops.collect();
                self.gradient(name, *top, *bottom, &stops);
                format!(" fill=\"url(#n{name})\"")
            }
            Fill::Hatch { color, width, every } => {
                let name = self.name();
                let (every, middle) = (Number(*every), Number(*every / 2.0));
                let stroke = self.stroke(Stroke::new(*color, *width));
                let _ = writeln!(
                    self.defs,
                    "<pattern id=\"n{name}\" width=\"{every}\" height=\"{every}\" patternUnits=\"userSpaceOnUse\" \
                     patternTransform=\"rotate(45)\"><path d=\"M{middle} -1V{every}\" stroke-linecap=\"square\"{stroke}/>\
                     </pattern>",
                );
                format!(" fill=\"url(#n{name})\"")
            }
        }
    }

    fn gradient(&mut self, name: usize, top: f32, bottom: f32, stops: &[(f32, Color)]) {
        let (top, bottom) = (Number(top), Number(bottom));
        let _ = write!(
            self.defs,
            "<linearGradient id=\"n{name}\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" y1=\"{top}\" y2=\"{bottom}\">",
        );
        for &(share, color) in stops {
            let color = color_attributes("stop", color).replace("stop=", "stop-color=");
            let _ = write!(self.defs, "<stop offset=\"{}\"{color}/>", Number(share));
        }
        self.defs.push_str("</linearGradient>\n");
    }

    fn text(&mut self, text: &Text) {
        let anchor = match text.align {
            Align::Start => "start",
            Align::Middle => "middle",
            Align::End => "end",
        };
        let _ = write!(
            self.body,
            "<text x=\"{}\" y=\"{}\" font-family=\"{}, {}\" font-weight=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\" \
             xml:space=\"preserve\"{}>{}</text>",
            Number(text.at.x),
            Number(text.at.y),
            text.face.family(),
            text.face.fallback(),
            text.face.weight(),
            Number(text.size),
            color_attributes("fill", self.palette.print(text.color)),
            Escaped(&text.text),
        );
    }

    fn stamp(&mut self, stamp: &Stamp) {
        let name = self.symbol(stamp.symbol, stamp.tint, stamp.tone);
        let place = box_attributes(stamp.rect);
        let _ = write!(
            self.body,
            "<use href=\"#n{name}\"{place}{}/>",
            alpha_attribute(stamp.alpha)
        );
    }

    fn tiling(&mut self, tiling: &Tiling) {
        let symbol = self.symbol(tiling.symbol, super::palette::INK, Tone::Full);
        let name = self.name();
        let cell = box_attributes(Rect::new(tiling.rect.x, tiling.rect.y, tiling.cell.w, tiling.cell.h));
        let _ = writeln!(
            self.defs,
            "<pattern id=\"n{name}\" patternUnits=\"userSpaceOnUse\"{cell}><use href=\"#n{symbol}\" width=\"{}\" \
             height=\"{}\"/></pattern>",
            Number(tiling.cell.w),
            Number(tiling.cell.h),
        );
        let (place, alpha) = (box_attributes(tiling.rect), alpha_attribute(tiling.alpha));
        let _ = write!(self.body, "<rect{place} fill=\"url(#n{name})\"{alpha}/>");
    }

    fn stroke(&self, stroke: Stroke) -> String {
        let dash = stroke
            .dash
            .map(|(dash, gap)| format!(" stroke-dasharray=\"{} {}\"", Number(dash), Number(gap)));
        let color = color_attributes("stroke", self.palette.line(stroke.color));
        format!(
            "{color} stroke-width=\"{}\"{}",
            Number(stroke.width),
            dash.unwrap_or_default()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::scene::{Face, Key, Layer, Node, Size};
    use super::*;

    fn picture(marks: Vec<Mark>) -> String {
        let mut scene = Scene::<u8>::new(Size::new(100.0, 50.0));
        scene.push(
            Node::new(Key(1), Layer::Board)
                .with_marks(marks)
                .with_label("\"A & B\""),
        );
        paint(&scene, Palette::Print)
    }

    #[test]
    fn text_is_never_markup() {
        let text = Text::new("<b>&\"\0", Point::ZERO, Face::Sans, 12.0, Color::rgb(0));
        let svg = picture(vec![text.into()]);
        assert!(svg.contains("&lt;b&gt;&amp;&quot;\u{FFFD}</text>"), "{svg}");
        assert!(svg.contains("aria-label=\"&quot;A &amp; B&quot;\""), "{svg}");
    }

    #[test]
    fn a_symbol_is_defined_once_a_tint() {
        let at = Rect::new(0.0, 0.0, 20.0, 20.0);
        let (blue, pink) = (super::super::palette::PLAYER_BLUE, super::super::palette::PLAYER_PINK);
        let marks = [blue, pink, blue].map(|tint| Mark::tinted(Symbol::Shop, at, tint));
        let svg = picture(marks.into());
        assert_eq!(svg.matches("<symbol").count(), 2);
        assert_eq!(svg.matches("<use").count(), 3);
        assert!(svg.contains("#2E6CA4") && svg.contains("#D0658F"));
    }

    #[test]
    fn scenes_are_cut_at_their_box_and_calm_ones_lose_colour() {
        let at = Rect::new(0.0, 0.0, 100.0, 60.0);
        let svg = picture(vec![Stamp::new(Symbol::FishingScene, at).calm().into()]);
        assert!(svg.contains("overflow=\"hidden\""));
        assert!(!svg.contains("#C7402D"), "vermilion is calmed");
        assert!(svg.contains("opacity=\"0.74\""));
    }

    #[test]
    fn all_that_is_named_is_defined() {
        let rect = Rect::new(0.0, 0.0, 40.0, 20.0);
        let down = Fill::Down {
            top: 0.0,
            bottom: 20.0,
            stops: vec![(0.0, Color::rgb(1)), (1.0, Color::rgb(2))],
        };
        let hatch = Fill::Hatch {
            color: Color::rgb(0),
            width: 2.0,
            every: 8.0,
        };
        let clipped = vec![Mark::block(rect, 3.0, down), Mark::circle(Point::ZERO, 4.0, hatch)];
        let mut marks = vec![
            Mark::Clip(Outline::Block(rect, Default::default()), clipped),
            Mark::Tiling(Tiling {
                symbol: Symbol::Sea,
                rect,
                cell: Size::new(8.0, 4.0),
                alpha: 0.5,
            }),
        ];
        marks.extend(Symbol::ALL.map(|symbol| Mark::stamp(symbol, rect)));
        let svg = picture(marks);
        for name in svg.split("#n").skip(1) {
            let number: String = name.chars().take_while(char::is_ascii_digit).collect();
            assert!(svg.contains(&format!("id=\"n{number}\"")), "n{number}");
        }
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
    }

    #[test]
    fn dashes_and_opacities_are_written() {
        let stroke = Stroke::new(Color::rgb(0x123456).alpha(50), 2.0).dashed(3.0, 4.0);
        let svg = picture(vec![Mark::line(Point::ZERO, Point::new(10.0, 0.126), stroke)]);
        assert!(svg.contains("stroke=\"#123456\" stroke-opacity=\"0.5\" stroke-width=\"2\" stroke-dasharray=\"3 4\""));
        assert!(svg.contains("M0 0 L10 0.13 "), "{svg}");
    }
}
