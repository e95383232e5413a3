//! The definitions of symbols, each once a tint and a tone.

use std::fmt::Write as _;

use super::Painter;
use super::write::{Data, Number, alpha_attribute, color_attributes};
use crate::drawing::art::{self, Ink};
use crate::drawing::scene::{Color, Symbol, Tone};

impl Painter {
    /// Defines a symbol in a tint and a tone, once, and gives its name.
    pub(super) fn symbol(&mut self, symbol: Symbol, tint: Color, tone: Tone) -> usize {
        let tint = if symbol.is_tinted() { tint } else { Color::CLEAR };
        let key = (symbol, tint.0, tone as u8);
        if let Some(&name) = self.symbols.get(&key) {
            return name;
        }
        let name = self.name();
        self.symbols.insert(key, name);
        let drawing = symbol.drawing();
        let mut steps = String::new();
        for step in &drawing.steps {
            self.step(step, tint, tone, &mut steps);
        }
        let overflow = if symbol.is_scene() { "hidden" } else { "visible" };
        let (w, h) = (Number(drawing.size.w), Number(drawing.size.h));
        let _ = writeln!(
            self.defs,
            "<symbol id=\"n{name}\" viewBox=\"0 0 {w} {h}\" overflow=\"{overflow}\">{steps}</symbol>"
        );
        name
    }

    fn step(&mut self, step: &art::Step, tint: Color, tone: Tone, out: &mut String) {
        let _ = match step {
            art::Step::Unclip => out.write_str("</g>"),
            art::Step::Clip(path) => {
                let name = self.name();
                let _ = writeln!(
                    self.defs,
                    "<clipPath id=\"n{name}\"><path d=\"{}\"/></clipPath>",
                    Data(path)
                );
                write!(out, "<g clip-path=\"url(#n{name})\">")
            }
            art::Step::Paint {
                path,
                even_odd,
                fill,
                stroke,
                alpha,
            } => {
                let fill = fill
                    .as_ref()
                    .map(|ink| self.ink("fill", ink, tint, tone))
                    .unwrap_or_default();
                let stroke = stroke.as_ref().map(|(ink, width)| {
                    format!(
                        "{} stroke-width=\"{}\"",
                        self.ink("stroke", ink, tint, tone),
                        Number(*width)
                    )
                });
                let rule = if *even_odd { " fill-rule=\"evenodd\"" } else { "" };
                let (stroke, alpha) = (stroke.unwrap_or_default(), alpha_attribute(*alpha));
                write!(out, "<path d=\"{}\"{fill}{stroke}{rule}{alpha}/>", Data(path))
            }
        };
    }

    fn ink(&mut self, attribute: &str, ink: &Ink, tint: Color, tone: Tone) -> String {
        let palette = self.palette;
        let printed = |color| tone.print(palette, color);
        match ink {
            Ink::Tint => color_attributes(attribute, printed(tint)),
            Ink::Flat(color) => color_attributes(attribute, printed(*color)),
            Ink::Down { top, bottom, stops } => {
                let name = self.name();
                let calm: Vec<_> = stops.iter().map(|(share, color)| (*share, printed(*color))).collect();
                self.gradient(name, *top, *bottom, &calm);
                format!(" {attribute}=\"url(#n{name})\"")
            }
        }
    }
}
