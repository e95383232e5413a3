//! What a canvas's context is told in terms of its own: paths and colours.

use web_sys::CanvasRenderingContext2d;

use crate::drawing::geometry::{Path, Segment};
use crate::drawing::scene::Color;

/// Makes a path the context's own.
pub fn trace(context: &CanvasRenderingContext2d, path: &Path) {
    context.begin_path();
    for segment in &path.segments {
        match *segment {
            Segment::Move(to) => context.move_to(to.x.into(), to.y.into()),
            Segment::Line(to) => context.line_to(to.x.into(), to.y.into()),
            Segment::Curve(a, b, to) => {
                context.bezier_curve_to(a.x.into(), a.y.into(), b.x.into(), b.y.into(), to.x.into(), to.y.into());
            }
            Segment::Close => context.close_path(),
        }
    }
}

/// A colour as CSS writes it.
pub fn css(color: Color) -> String {
    format!("#{:08X}", color.0)
}
