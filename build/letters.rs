//! Reads advances, kerning and heights out of the fonts in `www/fonts` and writes them as Rust tables.

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
    let codes: Vec<_> = glyphs.iter().map(|&(code, _)| code).collect();
    let advances: Vec<_> = glyphs
        .iter()
        .map(|&(_, glyph)| face.glyph_hor_advance(glyph).unwrap_or(0))
        .collect();
    // Letters of one shape (a, à, â) are of one kind, as what goes before and as what follows; most letters are not kerned at all.
    let table: Vec<Vec<i16>> = glyphs
        .iter()
        .map(|&(_, left)| glyphs.iter().map(|&(_, right)| kerning(face, left, right)).collect())
        .collect();
    let (lefts, rows) = kinds(&table);
    let (rights, columns) = kinds(&turned(&rows));
    let moves: Vec<i16> = turned(&columns).concat();
    writeln!(
        code,
        "Metrics {{ em: {}, capital: {}, ascent: {}, descent: {}, codes: &{codes:?}, advances: &{advances:?}, lefts: &{lefts:?}, rights: &{rights:?}, kinds: {}, moves: &{moves:?} }},",
        face.units_per_em(),
        face.capital_height().unwrap_or(0),
        face.ascender(),
        -face.descender(),
        columns.len(),
    )
    .expect("a string takes all");
}

/// The kind of each row, and the row of each kind. Kind 0 is the row of zeros.
fn kinds(rows: &[Vec<i16>]) -> (Vec<u8>, Vec<Vec<i16>>) {
    let mut kinds = vec![vec![0; rows[0].len()]];
    let kind = |row: &Vec<i16>| {
        let place = kinds.iter().position(|other| other == row).unwrap_or_else(|| {
            kinds.push(row.clone());
            kinds.len() - 1
        });
        u8::try_from(place).expect("fewer than 256 kinds of letters")
    };
    (rows.iter().map(kind).collect(), kinds)
}

/// Rows as columns.
fn turned(rows: &[Vec<i16>]) -> Vec<Vec<i16>> {
    (0..rows[0].len())
        .map(|at| rows.iter().map(|row| row[at]).collect())
        .collect()
}

fn kerning(face: &ttf_parser::Face, left: ttf_parser::GlyphId, right: ttf_parser::GlyphId) -> i16 {
    let Some(kern) = face.tables().kern else { return 0 };
    kern.subtables
        .into_iter()
        .filter(|table| table.horizontal && !table.variable)
        .find_map(|table| table.glyphs_kerning(left, right))
        .unwrap_or(0)
}
