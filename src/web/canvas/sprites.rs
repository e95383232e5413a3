//! Symbols, drawn once for each size, colour and tone, and copied from then on.

use std::cell::RefCell;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::fmt::{self, Debug, Formatter};
use std::rc::Rc;

use etagere::euclid::Point2D;
use etagere::{Allocation, AtlasAllocator, Size, size2};
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule, HtmlCanvasElement};

use super::context::{css, trace};
use super::{context_of, new_canvas};
use crate::drawing::art::{Ink, Step};
use crate::drawing::palette::Palette;
use crate::drawing::scene::{Color, Symbol, Tone};

/// How many pixels are kept: 48 MB of them.
const MOST_PIXELS: u32 = 12_000_000;

/// The width and height of a sheet, in pixels; a larger symbol has one of its own size. A browser counts each copied sheet whole, and
/// stops to paint when many pixels wait.
const SHEET: u32 = 512;

/// A symbol as it is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    pub symbol: Symbol,
    /// The colour of a player's parts.
    pub tint: Color,
    pub tone: Tone,
    pub palette: Palette,
    /// The size of its own box, without the margin, in pixels of the canvas.
    pub width: u32,
    pub height: u32,
    /// How many pixels there are around its box.
    pub margin: u32,
}

impl Drawing {
    /// The size of its picture, in pixels.
    pub const fn size(&self) -> (u32, u32) {
        (self.width + 2 * self.margin, self.height + 2 * self.margin)
    }

    /// The same look without what its symbol does not show.
    fn plain(mut self) -> Self {
        if !self.symbol.is_tinted() {
            self.tint = Color::CLEAR;
        }
        self
    }
}

thread_local! {
    static SHARED: Rc<RefCell<Sprites>> = Rc::default();
}

/// The symbols drawn so far, many of them on one canvas: to begin a canvas, and to copy from it after it was drawn on, takes longer than
/// to draw a symbol.
#[derive(Debug, Default)]
pub struct Sprites {
    drawn: HashMap<Drawing, Place>,
    /// By number, the oldest first.
    sheets: BTreeMap<u32, Sheet>,
    /// Cells of tilings, on canvases that have nothing else.
    cells: HashMap<Drawing, HtmlCanvasElement>,
    scene: u32,
}

/// Where a symbol lies: on which sheet, and its upper left corner there.
#[derive(Clone, Copy, Debug)]
struct Place {
    sheet: u32,
    x: i32,
    y: i32,
}

/// A canvas with symbols.
struct Sheet {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    room: AtlasAllocator,
    /// The last scene that showed something of it.
    scene: u32,
}

/// A drawn symbol: a part of a canvas, in pixels.
#[derive(Debug)]
pub struct Sprite<'a> {
    pub canvas: &'a HtmlCanvasElement,
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Sprites {
    /// Those that all painters of a program share: what was drawn for one table is there for the next.
    pub fn shared() -> Rc<RefCell<Self>> {
        SHARED.with(Rc::clone)
    }

    /// How many are drawn.
    pub fn count(&self) -> usize {
        self.drawn.len()
    }

    /// Lets the browser paint what was drawn so far: it puts that off until something is copied.
    pub fn settle(&self) -> Result<(), JsValue> {
        let (_, copy) = blank((1, 1))?;
        self.sheets
            .values()
            .try_for_each(|sheet| copy.draw_image_with_html_canvas_element(&sheet.canvas, 0.0, 0.0))
    }

    /// Begins a scene; when much is kept, forgets what the last scenes did not show.
    pub fn next_scene(&mut self) {
        let kept = self
            .sheets
            .values()
            .map(|sheet| &sheet.canvas)
            .chain(self.cells.values());
        if kept.map(|canvas| canvas.width() * canvas.height()).sum::<u32>() > MOST_PIXELS {
            self.cells.clear();
            let recent = self.scene.saturating_sub(1);
            self.sheets.retain(|_, sheet| sheet.scene >= recent);
            self.drawn.retain(|_, place| self.sheets.contains_key(&place.sheet));
        }
        self.scene += 1;
    }

    /// The picture of a look: the same for as long as these are kept. Whoever needs many asks for all of them before the first is
    /// copied.
    pub fn get(&mut self, look: Drawing) -> Result<Sprite<'_>, JsValue> {
        let look = look.plain();
        let place = match self.drawn.get(&look) {
            Some(place) => *place,
            None => self.add(look)?,
        };
        let sheet = self.sheets.get_mut(&place.sheet).ok_or("a symbol has no sheet")?;
        sheet.scene = self.scene;
        let (width, height) = look.size();
        Ok(Sprite {
            canvas: &sheet.canvas,
            x: place.x.into(),
            y: place.y.into(),
            width: width.into(),
            height: height.into(),
        })
    }

    /// The picture of a look, on a canvas of its own, which can be laid cell by cell.
    pub fn cell(&mut self, look: Drawing) -> Result<&HtmlCanvasElement, JsValue> {
        match self.cells.entry(look.plain()) {
            Entry::Occupied(drawn) => Ok(drawn.into_mut()),
            Entry::Vacant(missing) => {
                let (canvas, context) = blank(missing.key().size())?;
                draw(&context, *missing.key(), (0, 0))?;
                Ok(missing.insert(canvas))
            }
        }
    }

    /// Draws a look where there is room for it.
    fn add(&mut self, look: Drawing) -> Result<Place, JsValue> {
        let (width, height) = look.size();
        let size = size2(width as i32, height as i32);
        let mut sheets = self.sheets.iter_mut().rev();
        let found = sheets.find_map(|(number, sheet)| Some((*number, sheet.room.allocate(size)?)));
        let (number, room) = match found {
            Some(found) => found,
            None => self.begin(size)?,
        };
        let Point2D { x, y, .. } = room.rectangle.min;
        let place = Place { sheet: number, x, y };
        let sheet = self.sheets.get(&number).ok_or("a symbol has no sheet")?;
        draw(&sheet.context, look, (x, y))?;
        self.drawn.insert(look, place);
        Ok(place)
    }

    /// Begins a sheet with room for something; gives its number and the room.
    fn begin(&mut self, size: Size) -> Result<(u32, Allocation), JsValue> {
        let side = |length: i32| length.max(SHEET as i32);
        let whole = size2(side(size.width), side(size.height));
        let (canvas, context) = blank((whole.width as u32, whole.height as u32))?;
        let mut room = AtlasAllocator::new(whole);
        let allocation = room.allocate(size).ok_or("a symbol has no room")?;
        let number = self.sheets.last_key_value().map_or(0, |(number, _)| number + 1);
        let scene = self.scene;
        let sheet = Sheet {
            canvas,
            context,
            room,
            scene,
        };
        self.sheets.insert(number, sheet);
        Ok((number, allocation))
    }
}

impl Debug for Sheet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet")
            .field("canvas", &self.canvas)
            .finish_non_exhaustive()
    }
}

/// A canvas of a size, and what draws on it.
fn blank((width, height): (u32, u32)) -> Result<(HtmlCanvasElement, CanvasRenderingContext2d), JsValue> {
    let canvas = new_canvas()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = context_of(&canvas)?;
    context.set_line_cap("round");
    context.set_line_join("round");
    Ok((canvas, context))
}

/// Draws a look with its upper left corner at a pixel, and nothing outside of it.
fn draw(context: &CanvasRenderingContext2d, look: Drawing, (x, y): (i32, i32)) -> Result<(), JsValue> {
    let (width, height) = look.size();
    let (x, y) = (f64::from(x), f64::from(y));
    context.save();
    context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
    context.begin_path();
    context.rect(x, y, width.into(), height.into());
    context.clip();
    let drawing = look.symbol.drawing();
    let margin = f64::from(look.margin);
    let across = f64::from(look.width) / f64::from(drawing.size.w);
    let down = f64::from(look.height) / f64::from(drawing.size.h);
    context.set_transform(across, 0.0, 0.0, down, x + margin, y + margin)?;
    let mut pen = Pen::new(context, look);
    let drawn = drawing.steps.iter().try_for_each(|step| pen.step(step));
    context.restore();
    drawn
}

/// Draws the steps of a look, and spares the browser what is set already.
struct Pen<'a> {
    context: &'a CanvasRenderingContext2d,
    look: Drawing,
    set: Settings,
    /// What was set where each clip began.
    outer: Vec<Settings>,
}

/// What the context is set to, as far as known.
#[derive(Clone, Copy, Default)]
struct Settings {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f32>,
    alpha: Option<f32>,
}

impl<'a> Pen<'a> {
    fn new(context: &'a CanvasRenderingContext2d, look: Drawing) -> Self {
        Self {
            context,
            look,
            set: Settings::default(),
            outer: Vec::new(),
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), JsValue> {
        match step {
            Step::Unclip => {
                self.context.restore();
                self.set = self.outer.pop().unwrap_or_default();
            }
            Step::Clip(path) => {
                self.outer.push(self.set);
                self.context.save();
                trace(self.context, path);
                self.context.clip();
            }
            Step::Paint {
                path,
                even_odd,
                fill,
                stroke,
                alpha,
            } => {
                trace(self.context, path);
                if self.set.alpha.replace(*alpha) != Some(*alpha) {
                    self.context.set_global_alpha(f64::from(*alpha));
                }
                if let Some(ink) = fill {
                    self.fill_with(ink)?;
                    if *even_odd {
                        self.context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
                    } else {
                        self.context.fill();
                    }
                }
                if let Some((ink, width)) = stroke {
                    self.stroke_with(ink, *width);
                    self.context.stroke();
                }
            }
        }
        Ok(())
    }

    fn fill_with(&mut self, ink: &Ink) -> Result<(), JsValue> {
        let Ink::Down { top, bottom, stops } = ink else {
            let color = self.flat(ink);
            if self.set.fill.replace(color) != Some(color) {
                self.context.set_fill_style_str(&css(color));
            }
            return Ok(());
        };
        let gradient = self
            .context
            .create_linear_gradient(0.0, f64::from(*top), 0.0, f64::from(*bottom));
        for (share, color) in stops {
            gradient.add_color_stop(*share, &css(self.print(*color)))?;
        }
        self.context.set_fill_style_canvas_gradient(&gradient);
        self.set.fill = None;
        Ok(())
    }

    fn stroke_with(&mut self, ink: &Ink, width: f32) {
        let color = self.flat(ink);
        if self.set.stroke.replace(color) != Some(color) {
            self.context.set_stroke_style_str(&css(color));
        }
        if self.set.width.replace(width) != Some(width) {
            self.context.set_line_width(f64::from(width));
        }
    }

    /// The colour of an ink; of a gradient, its last.
    fn flat(&self, ink: &Ink) -> Color {
        self.print(match ink {
            Ink::Tint => self.look.tint,
            Ink::Flat(color) => *color,
            Ink::Down { stops, .. } => stops.last().map_or(Color::CLEAR, |stop| stop.1),
        })
    }

    /// A colour as the palette prints it in the look's tone.
    fn print(&self, color: Color) -> Color {
        self.look.tone.print(self.look.palette, color)
    }
}
