//! Writes a sheet of every symbol as SVG, at the sizes the table uses: `cargo run --example sheet > sheet.svg`. All games draw with the same ones.

#[path = "arguments/mod.rs"]
mod arguments;

use std::process::ExitCode;

use clap::Parser;
use meiji::drawing::palette::{self, Color};
use meiji::drawing::scene::{
    Align, Face, Key, Layer, Mark, Node, Point, Rect, Scene, Size, Stamp, Symbol, Text, Tiling,
};

const PLAYERS: [(Color, Symbol); 4] = [
    (palette::PLAYER_BLUE, Symbol::Wave),
    (palette::PLAYER_PINK, Symbol::Plum),
    (palette::PLAYER_PURPLE, Symbol::Wisteria),
    (palette::PLAYER_YELLOW, Symbol::Chrysanthemum),
];
const PIECES: [Symbol; 5] = [
    Symbol::President,
    Symbol::Assistant,
    Symbol::Shop,
    Symbol::TradingHouse,
    Symbol::Station,
];
/// What lies behind everything, which is shown by itself.
const GROUNDS: [Symbol; 3] = [Symbol::Ship, Symbol::Fuji, Symbol::Sea];
const WIDTH: f32 = 1800.0;
const HEIGHT: f32 = 1780.0;
/// How high a print of the first page is, which is as wide as a scene.
const PRINT: f32 = 280.0;

/// Prints a sheet of every symbol as SVG, at the sizes the table uses.
#[derive(Parser)]
#[command(name = "sheet")]
struct Wish {}

fn main() -> ExitCode {
    let Wish {} = arguments::understood();
    let mut y = 12.0;
    let mut marks = vec![Mark::block(Rect::new(0.0, 0.0, WIDTH, HEIGHT), 0.0, palette::WASHI)];
    icons(&mut y, &mut marks);
    pieces(&mut y, &mut marks);
    scenes(&mut y, &mut marks);
    prints(&mut y, &mut marks);
    grounds(&mut y, &mut marks);
    let mut scene = Scene::<()>::new(Size::new(WIDTH, HEIGHT));
    scene.push(Node::new(Key(0), Layer::Board).with_marks(marks));
    print!(
        "{}",
        meiji::drawing::svg::paint(&scene, meiji::drawing::palette::Palette::Print)
    );
    ExitCode::SUCCESS
}

fn is_icon(symbol: &Symbol) -> bool {
    !symbol.is_scene() && !symbol.is_tinted() && !GROUNDS.contains(symbol)
}

/// Each icon large, at 32, 20 and 14 pixels, and on indigo.
fn icons(y: &mut f32, marks: &mut Vec<Mark>) {
    for (i, symbol) in Symbol::ALL.into_iter().filter(is_icon).enumerate() {
        let (x, y) = (12.0 + 178.0 * (i % 10) as f32, *y + 106.0 * (i / 10) as f32);
        let label = Text::new(symbol.name(), Point::new(x, y + 10.0), Face::Sans, 11.0, palette::MUTE);
        marks.push(label.into());
        marks.push(Mark::stamp(symbol, Rect::new(x, y + 16.0, 84.0, 84.0)));
        for (k, size) in [32.0, 20.0, 14.0].into_iter().enumerate() {
            marks.push(Mark::stamp(
                symbol,
                Rect::new(x + 92.0, y + 16.0 + [0.0, 38.0, 64.0][k], size, size),
            ));
        }
        marks.push(Mark::block(
            Rect::new(x + 130.0, y + 16.0, 30.0, 84.0),
            3.0,
            palette::INDIGO,
        ));
        marks.push(Mark::stamp(symbol, Rect::new(x + 134.0, y + 20.0, 22.0, 22.0)));
        marks.extend(Mark::on_disc(Stamp::new(
            symbol,
            Rect::new(x + 132.0, y + 63.0, 26.0, 26.0),
        )));
    }
    *y += 106.0 * 4.0;
}

/// Each player's pieces and crest at falling sizes.
fn pieces(y: &mut f32, marks: &mut Vec<Mark>) {
    for (size, shade) in [
        (84.0, palette::WASHI),
        (40.0, palette::SHADE),
        (28.0, palette::INDIGO),
        (20.0, palette::WASHI),
    ] {
        marks.push(Mark::block(Rect::new(0.0, *y, WIDTH, size + 16.0), 0.0, shade));
        let step = WIDTH / 4.0;
        for (player, (color, crest)) in PLAYERS.into_iter().enumerate() {
            for (i, symbol) in PIECES.into_iter().chain([crest]).enumerate() {
                let x = 12.0 + player as f32 * step + i as f32 * (size * 1.2).min(step / 6.2);
                marks.push(Mark::tinted(
                    symbol,
                    Rect::new(x, *y + 8.0, size.min(72.0), size),
                    color,
                ));
            }
        }
        *y += size + 16.0;
    }
    *y += 10.0;
}

/// The scenes large, small and calm, with pieces on them.
fn scenes(y: &mut f32, marks: &mut Vec<Mark>) {
    let is_scene = |symbol: &Symbol| symbol.is_scene() && !is_print(symbol);
    let all: Vec<_> = Symbol::ALL.into_iter().filter(is_scene).collect();
    for (i, &symbol) in all.iter().enumerate() {
        let at = Rect::new(12.0 + 296.0 * (i % 6) as f32, *y + 180.0 * (i / 6) as f32, 288.0, 172.8);
        marks.push(Mark::stamp(symbol, at));
    }
    *y += 366.0;
    for (i, &symbol) in all.iter().enumerate() {
        let at = Rect::new(12.0 + 148.0 * i as f32, *y, 140.0, 84.0);
        let calm = Stamp::new(symbol, at).calm();
        marks.push(if i % 2 == 0 {
            Mark::stamp(symbol, at)
        } else {
            calm.into()
        });
        for (k, (color, _)) in PLAYERS.into_iter().enumerate() {
            let piece = PIECES[k % 2];
            let (x, size) = (at.x + 6.0 + 32.0 * k as f32, 30.0);
            marks.push(Mark::tinted(
                piece,
                Rect::new(x, at.bottom() - size - 4.0, size, size),
                color,
            ));
        }
    }
    *y += 100.0;
}

fn is_print(symbol: &Symbol) -> bool {
    symbol.is_scene() && symbol.size().h == PRINT
}

/// The prints of the first page, as on a large window, a laptop and a phone.
fn prints(y: &mut f32, marks: &mut Vec<Mark>) {
    for (i, symbol) in Symbol::ALL.into_iter().filter(is_print).enumerate() {
        let mut x = 12.0 + 400.0 * i as f32;
        for width in [168.0, 110.0, 80.0] {
            marks.push(Mark::stamp(symbol, Rect::new(x, *y, width, width * PRINT / 200.0)));
            x += width + 8.0;
        }
    }
    *y += 250.0;
}

/// The sea, a ship, Fuji, and type on paper.
fn grounds(y: &mut f32, marks: &mut Vec<Mark>) {
    marks.push(Mark::stamp(Symbol::Fuji, Rect::new(40.0, *y, 500.0, 200.0)));
    let sea = Rect::new(0.0, *y + 190.0, WIDTH, 200.0);
    marks.push(Mark::Tiling(Tiling {
        symbol: Symbol::Sea,
        rect: sea,
        cell: Size::new(60.0, 30.0),
        alpha: 1.0,
    }));
    marks.push(Mark::stamp(Symbol::Ship, Rect::new(600.0, *y + 160.0, 200.0, 150.0)));
    marks.push(Mark::stamp(
        Symbol::YokohamaSealTall,
        Rect::new(860.0, *y + 20.0, 80.0, 158.0),
    ));
    let mut line = |face, size: f32, text: &str| {
        *y += size * 1.25;
        let text = Text::new(text, Point::new(960.0, *y), face, size, palette::INK);
        marks.push(Mark::block(text.rect(), 0.0, palette::SHADE));
        marks.push(text.into());
    };
    line(Face::SerifBold, 40.0, "Yokohama To Take ¥1 → 2 ✓ AVATA");
    line(
        Face::SerifSemibold,
        24.0,
        "Zażółć gęślą jaźń, Œuvre çà «ÉÈ» ↶ ↷ 0123456789",
    );
    line(
        Face::Sans,
        18.0,
        "Ride to any Area with your Assistant ← ↔ → ✓ ↶ ↷ Tea ¥ × · – — … ½",
    );
    line(
        Face::SansBold,
        18.0,
        "Ride to any Area with your Assistant ← ↔ → ✓ ↶ ↷ Tea ¥ × · – — … ½",
    );
    line(
        Face::SansBlack,
        18.0,
        "Ride to any Area with your Assistant ← ↔ → ✓ ↶ ↷ Tea ¥ × · – — … ½",
    );
    let end = Text::new("End", Point::new(WIDTH - 12.0, *y), Face::SansBlack, 18.0, palette::INK);
    marks.push(end.aligned(Align::End).into());
}
