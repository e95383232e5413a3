//! The Area tiles: picture, name, rates, Building tile, and the light that falls on them.

use super::keys::{self, Kind};
use super::light::{Lights, TileLight};
use super::parts::{Detail, Parts};
use super::triangle::Triangle as _;
use super::{Show, Target, Thing, building, pieces, rates};
use crate::drawing::scene::{
    Align, Corners, Face, Layer, Mark, Node, Outline, Paint, Point, Rect, Scene, Stamp, Stroke, Symbol, Text,
};
use crate::drawing::{letters, palette};
use crate::table::layout::Layout;
use crate::table::print::{self, Light};
use crate::words::Key as Say;
use crate::yokohama::components::{Area, Resource};
use crate::yokohama::map::Place;
use crate::yokohama::words::Caption;
use crate::yokohama::{Move, Stage};

/// Draws every tile of the map.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let lights = Lights::of(show);
    for place in show.table().places() {
        tile(show, place, layout, &lights, scene);
    }
}

fn tile(show: &Show, place: Place, layout: &Layout, lights: &Lights, scene: &mut Scene<Target>) {
    let rect = layout.map.tile(place);
    let table = show.table();
    let area = table.board(place).area;
    let parts = Parts::of(rect, area);
    let light = lights.on(place);
    let number = u16::from(place.0);

    let lit_rate = lights.power(table, place);
    let body = Node::new(keys::tile(place), Layer::Board)
        .with_marks(body(show, area, rect, &parts, light, lit_rate))
        .with_target(rect, Target::Thing(Thing::Place(place)))
        .with_label(show.label(Target::Thing(Thing::Place(place))));
    scene.push(body);

    if is_refused(show, place) {
        let hatch = Node::new(Kind::Tile.key(number, 1, 0), Layer::Board).with_marks(hatch(rect, parts.picture));
        scene.push(hatch);
    }
    let (plate, name) = name(show, area, rect, &parts, light, lit_rate);
    scene.push(Node::new(Kind::Name.key(number, 0, 0), Layer::Tab).with_marks(name));
    let price = price(show, place, rect.w).map(|price| {
        let at = beside_name(&price, rect, plate);
        let tab = tab(price, at, light);
        scene.push(Node::new(Kind::Price.key(number, 0, 0), Layer::Tab).with_marks(tab));
        at
    });
    let placing = matches!(table.stage, Stage::Placement(_));
    if area == Area::Canal && parts.detail != Detail::Sign && !placing {
        let sign = Node::new(Kind::Name.key(number, 1, 0), Layer::Tab).with_marks(crossing(show, &parts));
        scene.push(sign);
    } else if area != Area::Canal {
        if parts.detail != Detail::Sign {
            building::spaces(show, place, parts.building, parts.detail, Layer::Part, scene);
        }
        pieces::draw(show, place, &parts, price, scene);
    }
}

/// Paper, picture and rate strip.
fn body(show: &Show, area: Area, rect: Rect, parts: &Parts, light: TileLight, lit_rate: Option<u8>) -> Vec<Mark> {
    let [paper, strip, shade] = light.papers();
    let (edge, halo) = light.edges(show.crest(show.me()).color());
    let mut marks = Vec::new();
    if let Some(halo) = halo {
        let spread = edge.width / 2.0 + 1.5;
        marks.push(Mark::block(rect.inset(-spread), 6.0, Stroke::new(halo, 3.0)));
    }
    marks.push(Mark::block(rect, 4.0, paper));
    let picture = Stamp::new(scenery(area), framed(parts.picture));
    let picture = if light.is_faded() { picture.calm() } else { picture };
    let whole = parts.rates.h == 0.0;
    let frame = if whole {
        Corners::from(4.0)
    } else {
        Corners::new(4.0, 0.0)
    };
    marks.push(Mark::Clip(Outline::Block(parts.picture, frame), vec![picture.into()]));
    if !whole {
        marks.push(Mark::block(parts.rates, 0.0, strip));
        marks.push(Mark::block(parts.building, Corners::new(0.0, 4.0), shade));
        marks.push(across(parts.rates, palette::EDGE, 1.5));
        marks.push(across(parts.building, palette::LINE, 1.0));
        marks.extend(rates::marks(show.game, area, parts.rates, lit_rate, parts.detail));
    }
    marks.push(Mark::block(rect, 4.0, edge));
    marks
}

fn across(below: Rect, color: palette::Color, width: f32) -> Mark {
    let (left, right) = (below.x, below.right());
    let y = below.y;
    Mark::line(Point::new(left, y), Point::new(right, y), Stroke::new(color, width))
}

/// Whether an Area is looked at that the question, which is about Areas, cannot use.
fn is_refused(show: &Show, place: Place) -> bool {
    let target = Target::Thing(Thing::Place(place));
    let about_areas = || {
        show.entry
            .next()
            .any(|next| matches!(next, Target::Thing(Thing::Place(_))))
    };
    show.hover == Some(target) && !show.entry.is_lit(target) && !show.entry.begins_with(target) && about_areas()
}

/// Hatching over a picture, and a heavier edge.
fn hatch(rect: Rect, picture: Rect) -> Vec<Mark> {
    let count = ((picture.w + picture.h) / 9.0) as u16;
    let lines = (1..=count).map(|line| {
        let x = picture.x + f32::from(line) * 9.0;
        let (top, foot) = (Point::new(x, picture.y), Point::new(x - picture.h, picture.bottom()));
        Mark::line(top, foot, Stroke::new(palette::INK.alpha(46), 1.5))
    });
    vec![
        Mark::Clip(Outline::Block(picture, Corners::from(4.0)), lines.collect()),
        Mark::block(rect, 4.0, Stroke::new(palette::INK, 2.0)),
    ]
}

/// Where an Area's drawing lies to fill a picture. What does not fit is cut off: left and right alike, or above and below,
/// more of the foreground than of the sky.
fn framed(picture: Rect) -> Rect {
    let whole = picture.cover(200.0 / 120.0);
    let beyond = whole.h - picture.h;
    Rect::new(whole.x, picture.y - beyond * 0.4, whole.w, whole.h)
}

/// Where an Area's drawing lies to fill a picture that is much narrower: what an eye looks for first stays in it.
pub(super) fn cropped(area: Area, picture: Rect) -> Rect {
    let whole = framed(picture);
    let focus = match area {
        Area::EmploymentAgency => 1.0,
        Area::Church | Area::LaboratoryA | Area::LaboratoryB | Area::Customs => 0.8,
        _ => 0.5,
    };
    Rect::new(picture.x - (whole.w - picture.w) * focus, whole.y, whole.w, whole.h)
}

/// The drawing of an Area.
pub(super) const fn scenery(area: Area) -> Symbol {
    match area {
        Area::CopperMine => Symbol::CopperMineScene,
        Area::SilkMill => Symbol::SilkMillScene,
        Area::Tea => Symbol::TeaScene,
        Area::Fishing => Symbol::FishingScene,
        Area::Bank => Symbol::BankScene,
        Area::Chinatown => Symbol::ChinatownScene,
        Area::Church => Symbol::ChurchScene,
        Area::Customs => Symbol::CustomsScene,
        Area::EmploymentAgency => Symbol::EmploymentScene,
        Area::LaboratoryA | Area::LaboratoryB => Symbol::LaboratoryScene,
        Area::PortA | Area::PortB => Symbol::PortScene,
        Area::Canal => Symbol::CanalScene,
    }
}

/// The other Area of the same kind, if there can be two.
const fn twin(area: Area) -> Option<Area> {
    match area {
        Area::LaboratoryA => Some(Area::LaboratoryB),
        Area::LaboratoryB => Some(Area::LaboratoryA),
        Area::PortA => Some(Area::PortB),
        Area::PortB => Some(Area::PortA),
        _ => None,
    }
}

/// The cartouche and where it stands: Area Type, name, and the seal of an Area with a board beside the map.
fn name(
    show: &Show,
    area: Area,
    rect: Rect,
    parts: &Parts,
    light: TileLight,
    lit_rate: Option<u8>,
) -> (Rect, Vec<Mark>) {
    if parts.detail == Detail::Sign {
        return sign(show, area, rect, light, lit_rate);
    }
    let inset = light.edges(palette::INK).0.width / 2.0;
    // The widest edge counts and the longer name: a name stays as long in every light, and as long as its twin's.
    let most = TileLight::Active.edges(palette::INK).0.width / 2.0;
    let (h, size, icon) = match parts.detail {
        Detail::Full => (23.0, 14.0, 13.0),
        Detail::Less => (20.0, 13.0, 12.0),
        Detail::Least | Detail::Sign => (17.0, 12.0, 0.0),
    };
    let seal = Symbol::seal(area);
    let icon_room = if icon > 0.0 { icon + 9.0 } else { 4.0 };
    let face = Face::SerifSemibold;
    // The seal stands on the plate beside the whole or the short name, or below the plate if there is no room for it.
    let names = [show.words.area(area), show.words.area_short(area)];
    let names = if parts.detail == Detail::Least {
        &names[1..]
    } else {
        &names
    };
    let seal_rooms = if seal.is_some() { &[h - 1.0, 0.0][..] } else { &[0.0] };
    let mut sets = seal_rooms.iter().flat_map(|&seal_room| {
        names.iter().filter_map(move |&name| {
            let room = rect.w - 2.0 * most - icon_room - seal_room - 7.0;
            let fits = |name: &str| letters::fit(face, size, 11.5, name, room);
            let size = fits(name)?;
            let is_whole = name == show.words.area(area);
            let twin = twin(area).filter(|_| is_whole).map(|twin| show.words.area(twin));
            Some((seal_room, name, twin.map_or(Some(size), fits)?.min(size)))
        })
    });
    let least = (0.0, names[names.len() - 1], 11.0);
    let (seal_room, text, size) = sets.next().unwrap_or(least);
    let inside = seal_room > 0.0;
    let w = icon_room + letters::width(face, size, text) + seal_room + 7.0;
    let plate = Rect::new(rect.x + inset, rect.y + inset, w, h);
    let corners = Corners {
        top_left: 2.5,
        bottom_right: 4.0,
        ..Corners::SHARP
    };
    let mut marks = vec![Mark::block(
        plate,
        corners,
        Paint::new(palette::WHITE, Stroke::new(palette::EDGE, 1.25)),
    )];
    let mut rest = plate;
    let left = rest.take_left(icon_room);
    if icon > 0.0 {
        let symbol = area.area_type().map_or(Symbol::Water, Symbol::from);
        let middle = Rect::new(left.x + 4.5, left.y, icon, left.h);
        marks.push(Mark::stamp(symbol, middle));
    }
    marks.push(Text::within(rest, text, face, size, palette::INK, Align::Start).into());
    if let Some(seal) = seal {
        let rect = if inside {
            Rect::new(plate.right() - seal_room - 2.0, plate.y + 2.0, seal_room - 1.0, h - 4.0)
        } else {
            let side = if parts.detail == Detail::Least { 15.0 } else { 19.0 };
            Rect::new(plate.x + 2.0, plate.bottom() + 3.0, side, side)
        };
        marks.extend(print::seal(seal, rect, struck(light)));
    }
    (plate, marks)
}

/// How the seal of an Area is printed: full where it acts.
fn struck(light: TileLight) -> Light {
    match light {
        TileLight::Active => Light::Chosen,
        _ => Light::Rest,
    }
}

/// What stands for name and rates from afar: the thing an Area yields, with how much of it at a Power below, and its seal.
fn sign(show: &Show, area: Area, rect: Rect, light: TileLight, lit_rate: Option<u8>) -> (Rect, Vec<Mark>) {
    let side = 18.0;
    let corner = Rect::new(rect.x + 1.0, rect.y + 1.0, side, side);
    let corners = Corners {
        top_left: 2.5,
        bottom_right: 4.0,
        ..Corners::SHARP
    };
    let plate = Mark::block(
        corner,
        corners,
        Paint::new(palette::WHITE, Stroke::new(palette::EDGE, 1.0)),
    );
    let below = Rect::new(corner.x, corner.bottom(), side, side);
    let mut marks = vec![plate, Mark::stamp(Symbol::yielded(area), corner.inset(2.0))];
    // On a low tile pieces stand there; it is one that acts, whose sheet tells more.
    let lit_rate = lit_rate.filter(|_| rect.h >= side * 3.8);
    // The seal keeps out of the way of the price, which stands where a rate is lit.
    let beside = match lit_rate {
        Some(_) => below.shifted(Point::new(0.5, side)),
        None => corner.shifted(Point::new(side, 0.0)),
    };
    if let Some(seal) = Symbol::seal(area) {
        marks.extend(print::seal(seal, beside.inset(1.5), struck(light)));
    }
    if let Some(power) = lit_rate {
        marks.extend(rates::alone(show.game, area, below, power));
    }
    (corner, marks)
}

/// What crossing the Canal costs, at the foot of its picture.
fn crossing(show: &Show, parts: &Parts) -> Vec<Mark> {
    let (face, text) = (Face::SansBold, show.words.text(Caption::CanalCrossing));
    let size = letters::fit(face, 13.0, 11.0, text, parts.picture.w - 20.0).unwrap_or(11.0);
    let w = letters::width(face, size, text) + 18.0;
    let plate = Rect::new(
        parts.picture.centre().x - w / 2.0,
        parts.picture.bottom() - 27.0,
        w,
        20.0,
    );
    vec![
        Mark::block(
            plate,
            10.0,
            Paint::new(palette::WHITE.alpha(92), Stroke::new(palette::EDGE, 1.0)),
        ),
        Text::within(plate, text, face, size, palette::INK, Align::Middle).into(),
    ]
}

/// The share of a tile's width that a tab takes at most: the plate with the name or the thing needs the rest.
const MOST_TAB: f32 = 0.62;

/// What choosing the Area costs, where that is worth telling.
fn price(show: &Show, place: Place, width: f32) -> Option<String> {
    let table = show.table();
    let mut cheapest: Option<(u16, Move)> = None;
    let mut seen = |yen: u16, action: Move| {
        if cheapest.is_none_or(|(least, _)| yen < least) {
            cheapest = Some((yen, action));
        }
    };
    let chosen = show.entry.chosen() == Some(Target::Thing(Thing::Place(place)));
    let first = show.entry.beginning_with(Target::Thing(Thing::Place(place)));
    for action in first.filter(|_| chosen || show.entry.begins_with(Target::Thing(Thing::Place(place)))) {
        match action {
            Move::Go(to, toll) if to == place => seen(toll.yen(), action),
            Move::Place(to) if to == place => {
                let toll = table.placement_toll(place).yen();
                if toll > 0 {
                    seen(toll, action);
                }
            }
            _ => {}
        }
    }
    let (yen, action) = cheapest?;
    let is_short = |text: &str| tab_width(text) <= width * MOST_TAB;
    let free = Some(show.words.text(Say::Free)).filter(|free| yen == 0 && is_short(free));
    let price = free.map_or_else(|| show.words.amount(Resource::Yen, yen), str::to_owned);
    if !matches!(action, Move::Go(..)) || !show.game.is_useless(show.view, action) {
        return Some(price);
    }
    // Where both would hide the name below, the price alone; the dock says the rest.
    let whole = show.words.fill(Caption::NoUse, &[("price", price.as_str().into())]);
    Some(if is_short(&whole) { whole } else { price })
}

fn tab_width(price: &str) -> f32 {
    letters::width(Face::SansBlack, 12.5, price) + 13.0
}

/// Where the price stands in the upper right corner of a tile: as high as the plate with the name, and below it where both have no room side by side.
fn beside_name(price: &str, rect: Rect, plate: Rect) -> Rect {
    const APART: f32 = 2.0;
    let inset = plate.x - rect.x;
    let w = tab_width(price);
    let x = rect.right() - inset - w;
    let y = match plate.right() + APART <= x {
        true => plate.y,
        false => plate.bottom() + APART,
    };
    Rect::new(x, y, w, plate.h)
}

/// The tab that tells the price.
fn tab(price: String, tab: Rect, light: TileLight) -> Vec<Mark> {
    let color = match light {
        TileLight::Chosen => palette::VERMILION,
        TileLight::Active => palette::INDIGO,
        _ => palette::GOLD_DARK,
    };
    let corners = Corners {
        top_right: 2.5,
        bottom_left: 4.0,
        ..Corners::SHARP
    };
    vec![
        Mark::block(tab, corners, color),
        Text::within(tab, price, Face::SansBlack, 12.5, palette::WHITE, Align::Middle).into(),
    ]
}
