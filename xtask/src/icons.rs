//! The game's icons: the table's own drawings put together, as a drawing and as the pictures that systems ask for which take none.

use std::fs;
use std::path::Path;

use resvg::{tiny_skia, usvg};

use crate::Result;

/// The side of the square that an icon is drawn on, in its own units.
const SIDE: u16 = 512;

/// A drawing, and where it lies on the square: left, top, width and height.
type Placed = (&'static str, [u16; 4]);

/// The icon as it is shown whole.
const WHOLE: [Placed; 2] = [FUJI, ("seal-yokohama", [86, 84, 340, 193])];

/// The icon where a system cuts it to a shape of its own: the seal lies within the circle that no shape cuts.
const CUT: [Placed; 2] = [FUJI, ("seal-yokohama", [124, 106, 264, 150])];

const FUJI: Placed = ("first/fuji", [0, 307, 512, 205]);

/// The folder of the pictures. Only who installs the game asks for them, so they are not kept for playing without a network.
pub const FOLDER: &str = "icons";

/// The pictures: what each shows, and its side in pixels.
const PICTURES: [(&str, [Placed; 2], u16); 4] = [
    ("180.png", WHOLE, 180),
    ("192.png", WHOLE, 192),
    ("512.png", WHOLE, 512),
    ("maskable.png", CUT, 512),
];

/// Writes the icons into a site.
///
/// # Errors
/// If a drawing cannot be read or drawn, or an icon not be written.
pub fn write(art: &Path, site: &Path) -> Result<()> {
    fs::write(site.join("icon.svg"), drawing(art, &WHOLE)?)?;
    let folder = site.join(FOLDER);
    fs::create_dir_all(&folder)?;
    for (name, placed, side) in PICTURES {
        fs::write(folder.join(name), picture(&drawing(art, &placed)?, side)?)?;
    }
    Ok(())
}

/// An icon as SVG.
fn drawing(art: &Path, placed: &[Placed]) -> Result<String> {
    let mut icon = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n<rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"#23395B\"/>\n"
    );
    for (name, [x, y, w, h]) in placed {
        let drawing = fs::read_to_string(art.join(name).with_extension("svg"))?;
        icon.push_str(&drawing.replacen(
            "<svg ",
            &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" "),
            1,
        ));
    }
    icon.push_str("</svg>\n");
    Ok(icon)
}

/// An icon as PNG, so many pixels wide and high.
fn picture(icon: &str, side: u16) -> Result<Vec<u8>> {
    let tree = usvg::Tree::from_str(icon, &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(side.into(), side.into()).ok_or("an icon has a side")?;
    let scale = f32::from(side) / f32::from(SIDE);
    resvg::render(
        &tree,
        tiny_skia::Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels.encode_png()?)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// The part of a maskable icon's side that the radius of the circle is which no shape cuts.
    const UNCUT: f64 = 0.4;

    #[test]
    fn no_shape_cuts_the_seal_of_the_icon_for_all_shapes() {
        let [_, (seal, place)] = CUT;
        assert_eq!(seal, "seal-yokohama");
        let [x, y, w, h] = place.map(f64::from);
        let middle = f64::from(SIDE) / 2.0;
        for (corner_x, corner_y) in [(x, y), (x + w, y), (x, y + h), (x + w, y + h)] {
            let away = (corner_x - middle).hypot(corner_y - middle);
            assert!(away <= UNCUT * f64::from(SIDE), "{away}");
        }
    }

    #[test]
    fn the_manifest_and_the_page_name_icons_that_are_there_in_the_sizes_that_they_say() {
        let site = std::env::temp_dir().join(format!("meiji-icons-{}", std::process::id()));
        fs::create_dir_all(&site).expect("there is room");
        write(Path::new("../src/drawing/art"), &site).expect("they are drawn");
        let manifest: Value =
            serde_json::from_str(&fs::read_to_string("../manifest.webmanifest").expect("it is there"))
                .expect("it is JSON");
        for field in ["name", "short_name", "display"] {
            assert!(manifest[field].is_string(), "{field}");
        }
        // By these a browser knows what is installed: where one changes, it is installed a second time beside the first.
        for field in ["id", "start_url", "scope"] {
            assert_eq!(manifest[field], "./", "{field}");
        }
        let mut offered = Vec::new();
        for icon in manifest["icons"].as_array().expect("there are icons") {
            let field = |name: &str| icon[name].as_str().expect("a text").to_owned();
            let bytes = fs::read(site.join(field("src"))).expect("it is there");
            if field("type") == "image/png" {
                assert_eq!(field("sizes"), sides(&bytes));
            }
            offered.push((field("type"), field("sizes"), field("purpose")));
        }
        for (sizes, purpose) in [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")] {
            let wanted = ("image/png".to_owned(), sizes.to_owned(), purpose.to_owned());
            assert!(offered.contains(&wanted), "{wanted:?}");
        }
        let page = fs::read_to_string("../index.html").expect("the page is there");
        let (_, rest) = page
            .split_once("rel=\"apple-touch-icon\" href=\"")
            .expect("telephones that read no manifest have one");
        let (icon, _) = rest.split_once('"').expect("a name ends");
        assert_eq!(sides(&fs::read(site.join(icon)).expect("it is there")), "180x180");
        fs::remove_dir_all(&site).expect("it is ours");
    }

    #[test]
    fn a_picture_shows_what_the_drawing_does() {
        let icon = drawing(Path::new("../src/drawing/art"), &CUT).expect("it is put together");
        let pixels = tiny_skia::Pixmap::decode_png(&picture(&icon, 512).expect("it is drawn")).expect("a picture");
        let at = |x, y| {
            let color = pixels.pixel(x, y).expect("a point of it").demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        };
        assert_eq!(at(2, 2), [0x23, 0x39, 0x5B, 255], "the ground, to its edges");
        assert_eq!(at(256, 108), [0xC7, 0x40, 0x2D, 255], "the seal");
        assert_ne!(at(256, 400), [0x23, 0x39, 0x5B, 255], "the mountain");
    }

    /// Width and height, as a PNG file says them.
    fn sides(png: &[u8]) -> String {
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert!(png.starts_with(b"\x89PNG"));
        format!("{}x{}", side(16), side(20))
    }
}
