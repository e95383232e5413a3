//! Regions, cells and cameras at many sizes.

use super::*;

const SIZES: [(f32, f32); 14] = [
    (1280.0, 800.0),
    (1366.0, 657.0),
    (1440.0, 900.0),
    (1600.0, 900.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (1024.0, 768.0),
    (1024.0, 600.0),
    (1280.0, 640.0),
    (768.0, 1024.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (844.0, 390.0),
];

/// A board that is as wide as its table has players, of four rows.
const fn arrangement(players: u8) -> Around {
    Around(Grid {
        columns: players + 2,
        rows: 4,
    })
}

fn layouts() -> impl Iterator<Item = (Layout, u8)> {
    SIZES.into_iter().flat_map(|(w, h)| {
        let unit = unit(Size::new(w, h));
        (2..=4).flat_map(move |players| {
            [Rise::Least, Rise::Low, Rise::High].map(|rise| {
                let size = Size::new(w / unit, h / unit);
                (
                    Layout::new(size, players, arrangement(players), Camera::WHOLE, rise),
                    players,
                )
            })
        })
    })
}

#[test]
fn a_window_too_small_for_a_table_shows_a_small_one() {
    for (w, h) in [(1.0, 1.0), (40.0, 3000.0), (600.0, 120.0), (319.0, 319.0)] {
        let unit = unit(Size::new(w, h));
        assert!((w / unit).min(h / unit) > LEAST - 0.1, "{w}×{h}");
        for players in 2..=4 {
            let l = Layout::new(
                Size::new(w / unit, h / unit),
                players,
                arrangement(players),
                Camera::WHOLE,
                Rise::High,
            );
            let across = Across {
                grid: Grid { columns: 4, rows: 3 },
                upright: Grid { columns: 2, rows: 5 },
            };
            let face_to_face = Layout::new(l.canvas.size(), 2, across, Camera::WHOLE, Rise::High);
            let cell = face_to_face.map.cell(0.0, 0.0);
            assert!(cell.w > 0.0 && cell.h > 0.0, "{w}×{h}: {cell:?}");
            for region in [l.bar, l.board, l.dock] {
                assert!(region.w > 0.0 && region.h > 0.0, "{w}×{h}: {region:?}");
            }
        }
    }
    assert_eq!(unit(Size::new(360.0, 640.0)), 1.0);
}

#[test]
fn a_camera_stays_where_a_script_gives_no_numbers() {
    for (layout, _) in layouts() {
        let camera = Camera::WHOLE;
        for odd in [f32::NAN, f32::INFINITY] {
            let window = layout.board;
            assert_eq!(layout.map.panned(camera, Point::new(odd, 0.0)), camera);
            assert_eq!(layout.map.zoomed(camera, window, odd, window.centre()), camera);
            assert_eq!(layout.map.zoomed(camera, window, 2.0, Point::new(0.0, odd)), camera);
        }
    }
}

#[test]
fn regions_lie_on_the_canvas_and_do_not_overlap() {
    for (layout, players) in layouts() {
        let l = &layout;
        let regions = [l.bar, l.players, l.log, l.board, l.strips, l.dock, l.tabs];
        for (i, a) in regions.iter().enumerate().filter(|(_, a)| a.w > 0.0) {
            assert!(l.canvas.inset(-0.01).encloses(a), "{players} {a:?} {:?}", l.canvas);
            for b in &regions[i + 1..] {
                assert!(
                    b.w == 0.0 || !a.inset(0.01).overlaps(b),
                    "{players} {a:?} {b:?} {:?}",
                    l.canvas
                );
            }
        }
    }
}

#[test]
fn cells_do_not_overlap_and_are_seen_whole() {
    for (layout, _) in layouts() {
        let map = &layout.map;
        let cells = (0..map.grid.rows).flat_map(|row| (0..map.grid.columns).map(move |column| (column, row)));
        let rects: Vec<_> = cells.map(|(column, row)| map.cell(column.into(), row.into())).collect();
        for (i, a) in rects.iter().enumerate() {
            assert!(layout.board.inset(-0.01).encloses(a), "{a:?} {:?}", layout.board);
            assert!(rects[i + 1..].iter().all(|b| !a.inset(0.01).overlaps(b)));
        }
    }
}

#[test]
fn a_phones_sheet_takes_six_tenths_of_the_height_at_most() {
    for (layout, _) in layouts().filter(|(layout, _)| layout.form == Form::Phone) {
        let upright = layout.dock.w == layout.canvas.w;
        let sheet = layout.dock.h + layout.tabs.h;
        assert!(!upright || sheet <= layout.canvas.h * 0.6 + 0.01, "{:?}", layout.canvas);
    }
}

#[test]
fn a_camera_never_leaves_the_board() {
    let size = Size::new(390.0, 844.0);
    for middle in [
        Point::ZERO,
        Point::new(1.0, 0.0),
        Point::new(0.5, 1.0),
        Point::new(9.0, -9.0),
    ] {
        let camera = Camera { zoom: 2.0, middle };
        let layout = Layout::new(size, 4, arrangement(4), camera, Rise::Low);
        let room = layout.map.room(layout.board);
        assert!(layout.map.rect.x <= room.x + 0.01 && layout.map.rect.right() >= room.right() - 0.01);
        assert!(layout.map.rect.y <= room.y + 0.01 || layout.map.rect.h <= room.h);
    }
}

#[test]
fn a_camera_brings_what_it_is_asked_for_to_the_middle() {
    let size = Size::new(390.0, 844.0);
    let whole = Layout::new(size, 4, arrangement(4), Camera::WHOLE, Rise::Low);
    let camera = whole.map.camera_at(whole.map.cell(2.5, 1.0).centre(), 2.5);
    let near = Layout::new(size, 4, arrangement(4), camera, Rise::Low);
    let (tile, middle) = (near.map.cell(2.5, 1.0).centre(), near.board.centre());
    assert!(tile.distance(middle) < 8.0, "{tile:?} {middle:?}");
}

#[test]
fn a_unit_is_a_pixel_on_common_screens_and_more_on_large_ones() {
    assert_eq!(unit(Size::new(1280.0, 800.0)), 1.0);
    assert_eq!(unit(Size::new(1920.0, 1080.0)), 1.0);
    assert_eq!(unit(Size::new(3840.0, 2160.0)), 2.0);
    assert_eq!(unit(Size::new(390.0, 844.0)), 1.0);
    assert_eq!(unit(Size::new(1366.0, 657.0)), 1.0);
}
