//! The top bar: its ground and its controls.

use super::keys::Part;
use super::layout::{Form, Layout};
use super::target::{Control, Target};
use super::{Buttons, Drawn, SceneOf, Show};
use crate::drawing::letters;
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Text};

/// Draws the ground of the bar and its controls, and gives the room that is left between them.
pub(crate) fn draw<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) -> Rect {
    scene.push(ground(G::HOUR.bar(), layout.bar));
    let mut rest = layout
        .bar
        .inset_by(if layout.form == Form::Large { 14.0 } else { 8.0 }, 0.0);
    if layout.form == Form::Phone {
        // What a finger needs of the menu reaches to the edge.
        rest.w += 8.0;
    }
    controls(show, layout.form, &mut rest, scene);
    rest
}

/// The ground of the bar.
fn ground<T>(color: Color, bar: Rect) -> Node<T> {
    let ground = [
        Mark::block(bar, 0.0, color),
        Mark::line(
            Point::new(bar.x, bar.bottom() - 0.75),
            Point::new(bar.right(), bar.bottom() - 0.75),
            Stroke::new(palette::INK, 1.5),
        ),
    ];
    Node::new(Part::Bar.key(0, 0, 0), Layer::Part)
        .with_marks(ground)
        .with_cover(bar)
}

/// Writes at the left of a rectangle and takes what was written off it.
pub(crate) fn write(rest: &mut Rect, text: &str, face: Face, size: f32, color: Color, marks: &mut Vec<Mark>) {
    let place = rest.take_left(letters::width(face, size, text));
    marks.push(Text::within(place, text, face, size, color, Align::Start).into());
}

/// Undo, redo, help and menu; on a phone the menu alone, for the sheet has undo.
fn controls<G: Drawn>(show: &Show<G>, form: Form, rest: &mut Rect, scene: &mut SceneOf<G>) {
    let all = [
        (Control::Menu, "≡", true),
        (Control::Help, "?", true),
        (Control::Redo, "↷", show.can_redo),
        (Control::Undo, "↶", show.can_undo),
    ];
    let shown = match (form, show.buttons) {
        (Form::Phone, Buttons::All) => &all[..1],
        (Form::Phone, Buttons::Moves) => &[],
        (_, Buttons::All) => &all[..],
        (_, Buttons::Moves) => &all[2..],
    };
    let side = if form == Form::Large { 38.0 } else { 34.0 };
    for &(control, sign, can) in shown {
        let hit = rest.take_right(if form == Form::Phone { 44.0 } else { side + 6.0 });
        let place = Rect::around(hit.centre(), side, side);
        let target = Target::Control(control);
        let mut marks = Vec::new();
        if form != Form::Phone {
            let over = show.hover == Some(target) && can;
            let fill = if over { G::HOUR.bar_lit() } else { G::HOUR.bar() };
            let edge = Stroke::new(palette::WHITE.alpha(if can { 34 } else { 14 }), 1.0);
            marks.push(Mark::block(place, 4.0, Paint::new(fill, edge)));
        }
        let color = palette::WASHI.alpha(if can { 100 } else { 34 });
        let face = if control == Control::Help {
            Face::SerifBold
        } else {
            Face::SansBold
        };
        // On a phone the menu stands without an edge.
        let size = if form == Form::Phone { 26.0 } else { 18.0 };
        marks.push(Text::within(place, sign, face, size, color, Align::Middle).into());
        let node = Node::new(Part::Control.key(control as u16, 0, 0), Layer::Part).with_marks(marks);
        scene.push(if can {
            node.with_target(hit, target).with_label(show.label(target))
        } else {
            node
        });
    }
}
