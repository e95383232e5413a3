//! Reads advances, kerning and heights out of the fonts in `www/fonts` and writes them as Rust tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The fonts, in the order of the crate's `Face`.
const FONTS: [&str; 5] = ["serif-600", "serif-700", "sans-400", "sans-700", "sans-900"];

/// Writes the tables of all fonts of a folder to a file.
pub fn make(fonts: &Path, to: &Path) {
    let mut code = String::from("[\n");
    for font in FONTS {
        let path = fonts.join(font).with_extension("woff2");
        println!("cargo::rerun-if-changed={}", path.display());
        let packed = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let bytes = wuff::decompress_woff2(&packed).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        let face = ttf_parser::Face::parse(&bytes, 0).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        write_face(&face, &mut code);
    }
    code.push_str("]\n");
    std::fs::write(to, code).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
}

fn write_face(face: &ttf_parser::Face, code: &mut String) {
    let glyphs: Vec<_> = (0..0x2800u16)
        .filter_map(|code| Some((code, face.glyph_index(char::from_u32(code.into())?)?)))
        .collect();
    let advances: Vec<_> = glyphs
        .iter()
        .map(|&(code, glyph)| (code, face.glyph_hor_advance(glyph).unwrap_or(0)))
        .collect();
    // Letters of one shape (a, à, â) share a row; most letters have none.
    let mut rows: Vec<Vec<(u16, i16)>> = vec![Vec::new()];
    let mut lefts = BTreeMap::new();
    for &(left, first) in &glyphs {
        let row: Vec<_> = glyphs
            .iter()
            .map(|&(right, second)| (right, kerning(face, first, second)))
            .filter(|&(_, by)| by != 0)
            .collect();
        let place = rows.iter().position(|other| *other == row).unwrap_or_else(|| {
            rows.push(row);
            rows.len() - 1
        });
        if place > 0 {
            lefts.insert(left, u8::try_from(place).expect("fewer than 256 kinds of letters"));
        }
    }
    let rows: Vec<_> = rows.iter().map(|row| format!("&{row:?}")).collect();
    writeln!(
        code,
        "Metrics {{ em: {}, capital: {}, ascent: {}, descent: {}, advances: &{advances:?}, lefts: &{:?}, rows: &[{}] }},",
        face.units_per_em(),
        face.capital_height().unwrap_or(0),
        face.ascender(),
        -face.descender(),
        lefts.into_iter().collect::<Vec<_>>(),
        rows.join(", "),
    )
    .expect("a string takes all");
}

fn kerning(face: &ttf_parser::Face, left: ttf_parser::GlyphId, right: ttf_parser::GlyphId) -> i16 {
    let Some(kern) = face.tables().kern else { return 0 };
    kern.subtables
        .into_iter()
        .filter(|table| table.horizontal && !table.variable)
        .find_map(|table| table.glyphs_kerning(left, right))
        .unwrap_or(0)
}
