//! A phone's sheet: its paper, its tabs, how its buttons are set, and what stands above and below the cards of an open one.

use super::dock::{detail, headline, push_buttons};
use super::keys::Part;
use super::print::{self, Button, Light, Setting, Spread};
use super::sheet::GROUND;
use super::target::{Control, Target};
use super::{Explained, Show, Tab, TargetOf};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{
    Align, Color, Corners, Layer, Mark, Node, Outline, Paint, Point, Rect, Scene, Stroke, Symbol, Text, palette,
};

/// The least width and height of what a finger touches.
pub(crate) const FINGER: f32 = 44.0;

/// The buttons of a phone: no target is smaller than a finger.
pub(crate) const BUTTONS: Setting = Setting {
    tall: 46.0,
    least: FINGER,
    gap: 7.0,
    padding: 11.0,
    spread: Spread::Filled,
};

/// Draws the paper of the sheet in a rectangle, and gives the part of it that is written on.
pub(crate) fn ground<T: Copy + Eq>(rect: Rect, scene: &mut Scene<T>) -> Rect {
    let round = Corners::new(16.0, 0.0);
    let edge = Stroke::new(palette::INK, 2.0);
    let handle = Rect::around(Point::new(rect.centre().x, rect.y + 9.0), 44.0, 4.0);
    scene.push(
        Node::new(Part::Phone.key(0, 0, 0), Layer::Sheet)
            .with_marks([
                Mark::Shape(Outline::Block(rect, round), Paint::new(GROUND, edge)),
                Mark::block(handle, 2.0, palette::INK.alpha(30)),
            ])
            .with_cover(rect),
    );
    let w = (rect.w - 24.0).min(640.0);
    Rect::new(rect.centre().x - w / 2.0, rect.y + 15.0, w, rect.h - 22.0)
}

/// One tab.
#[derive(Clone, Debug)]
pub(crate) struct Leaf<T> {
    /// What it is called.
    pub text: &'static str,
    /// Its symbol.
    pub symbol: Symbol,
    /// What a touch means.
    pub target: T,
    /// Whether it is the open one.
    pub open: bool,
    /// How many things behind it are lit.
    pub lit: usize,
}

/// The tab of what lies behind no sheet, with how many things behind it are lit.
pub(crate) fn leaf<G: Explained>(show: &Show<G>, tab: Tab, symbol: Symbol, lit: usize) -> Leaf<TargetOf<G>> {
    let control = match tab {
        Tab::Turn => Control::TabTurn,
        Tab::Own => Control::TabOwn,
        Tab::More => Control::TabMore,
    };
    Leaf {
        text: show.control(control),
        symbol,
        target: Target::Control(control),
        open: show.open.is_none() && show.tab == tab,
        lit,
    }
}

/// How many targets of some kind can be touched next.
pub(crate) fn lit<G: Explained>(show: &Show<G>, kind: impl Fn(TargetOf<G>) -> bool) -> usize {
    let mut targets: Vec<TargetOf<G>> = show.entry.next().filter(|target| kind(*target)).collect();
    targets.sort_unstable();
    targets.dedup();
    targets.len()
}

/// Writes the title of the open sheet of a number at the top of a rectangle, and what is told of it where the cards are few: there is room for it.
pub(crate) fn head<T: Copy + Eq>(number: u16, title: &str, told: &str, rest: &mut Rect, scene: &mut Scene<T>) {
    let mut marks = headline(title, 18.0, rest);
    let high = letters::wrap(Face::Sans, 13.0, told, rest.w).len() as f32 * 16.7;
    if rest.h >= 300.0 && !told.is_empty() {
        marks.extend(detail(told, 13.0, rest.take_top(high)));
        rest.take_top(4.0);
    }
    scene.push(
        Node::new(Part::PhoneHead.key(number, 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(title),
    );
    rest.take_top(2.0);
}

/// Draws the buttons of the question about the open sheet at the bottom of a rectangle, of whose height they take no more than a share.
pub(crate) fn foot<T: Copy + Eq>(buttons: Vec<Button<T>>, share: f32, rest: &mut Rect, scene: &mut Scene<T>) {
    let high = print::height(&buttons, rest.w, BUTTONS).min(rest.h * share);
    if high > 0.0 {
        push_buttons(buttons, rest.take_bottom(high), BUTTONS, scene);
        rest.take_bottom(6.0);
    }
}

/// Draws the tabs at the lower edge; their symbols take a tint.
pub(crate) fn tabs<T: Copy + Eq>(leaves: &[Leaf<T>], tint: Color, rect: Rect, scene: &mut Scene<T>) {
    let ground = [
        Mark::block(rect, 0.0, palette::SHADE),
        Mark::line(
            Point::new(rect.x, rect.y),
            Point::new(rect.right(), rect.y),
            Stroke::new(palette::EDGE, 1.5),
        ),
    ];
    scene.push(
        Node::new(Part::Phone.key(1, 0, 0), Layer::Sheet)
            .with_marks(ground)
            .with_cover(rect),
    );
    for (i, (leaf, at)) in leaves.iter().zip(rect.columns(leaves.len(), 0.0)).enumerate() {
        let mut marks = Vec::new();
        if leaf.open {
            marks.push(Mark::block(at, 0.0, GROUND));
            marks.push(Mark::block(Rect::new(at.x, at.y, at.w, 3.0), 0.0, palette::VERMILION));
        }
        let mut inner = at.inset_by(1.0, 7.0);
        let face = if leaf.open { Face::SansBold } else { Face::Sans };
        let one = letters::width(face, 12.0, leaf.text) <= inner.w;
        let (size, high) = if one { (12.0, 16.0) } else { (11.0, 11.5) };
        let names = if one {
            vec![leaf.text.to_owned()]
        } else {
            letters::wrap(face, size, leaf.text, inner.w)
        };
        let name = inner.take_bottom(high * names.len() as f32);
        let side = inner.h.min(24.0);
        let icon = Rect::around(inner.centre(), side, side);
        match leaf.symbol.is_seal() {
            true => marks.extend(print::seal(
                leaf.symbol,
                icon,
                if leaf.open { Light::Chosen } else { Light::Rest },
            )),
            false => marks.push(Mark::tinted(leaf.symbol, icon, tint)),
        }
        for (at, line) in name.rows(names.len(), 0.0).zip(names) {
            marks.push(Text::within(at, line, face, size, palette::INK, Align::Middle).into());
        }
        if leaf.lit > 0 && !leaf.open {
            let centre = Point::new(icon.right() + 3.0, icon.y + 2.0);
            marks.push(Mark::circle(centre, 8.5, palette::MOSS_DARK));
            let badge = Rect::around(centre, 17.0, 17.0);
            let count = leaf.lit.to_string();
            marks.push(Text::within(badge, count, Face::SansBlack, 11.0, palette::WHITE, Align::Middle).into());
        }
        scene.push(
            Node::new(Part::PhoneTab.key(i as u16, 0, 0), Layer::SheetPart)
                .with_marks(marks)
                .with_target(at, leaf.target)
                .with_label(leaf.text),
        );
    }
}
