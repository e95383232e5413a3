"""Makes the fonts of the table: Vollkorn and Lato, cut to what is written on it, and renamed as their licence asks.

Takes a folder that holds node_modules/@fontsource/{vollkorn,lato}; writes the .woff2 files beside itself. See README.md.
"""

import math
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

# family of the source, weight, our family, stem of our file, thickness of the arrows in em
FACES = [
    ("vollkorn", 600, "Yokohama Serif", "serif-600", 0.085),
    ("vollkorn", 700, "Yokohama Serif", "serif-700", 0.105),
    ("lato", 400, "Yokohama Sans", "sans-400", 0.072),
    ("lato", 700, "Yokohama Sans", "sans-700", 0.105),
    ("lato", 900, "Yokohama Sans", "sans-900", 0.135),
]
# ASCII, Latin-1, Latin Extended-A, then dashes, quotes, bullet, ellipsis, per mille, guillemets, euro, minus
WANTED = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *map(ord, "‐‑–—‘’‚“”„†•…‰‹›€−"),
]
# Kerning is kept between these, from this many thousandths of an em on.
KERNED = [*range(0x21, 0x7F), *map(ord, "ÀÇÉÈÊÎÔàâçéèêëîïôûùœąćęłńóśźżĄĆĘŁŃÓŚŹŻ’“”„«»–—…¥")]
KERN_FROM = 12
NARROW_NO_BREAK_SPACE = 0x202F


def source(folder: Path, family: str, part: str, weight: int) -> TTFont:
    return TTFont(folder / f"node_modules/@fontsource/{family}/files/{family}-{part}-{weight}-normal.woff2")


def lining_figures(font: TTFont) -> None:
    """Where the font has lining figures as a feature, makes them the ones that the digits mean."""
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    swaps: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            name = table.cmap.get(code)
            if name in swaps:
                table.cmap[code] = swaps[name]


def kerning(font: TTFont) -> dict[tuple[int, int], int]:
    """The pair kerning of GPOS by code points, in font units."""
    cmap = font.getBestCmap()
    codes: dict[str, list[int]] = {}
    for code in KERNED:
        if code in cmap:
            codes.setdefault(cmap[code], []).append(code)
    pairs: dict[tuple[int, int], int] = {}

    def add(left: str, right: str, value) -> None:
        advance = value.XAdvance if value and hasattr(value, "XAdvance") else 0
        for a in codes.get(left, ()):
            for b in codes.get(right, ()):
                pairs.setdefault((a, b), advance)

    gpos = font["GPOS"].table
    lookups = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    for index in sorted(lookups):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            lefts = [g for g in table.Coverage.glyphs if g in codes]
            if table.Format == 1:
                for left in lefts:
                    for record in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
                        add(left, record.SecondGlyph, record.Value1)
            else:
                for left in lefts:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in codes:
                        add(left, right, row[table.ClassDef2.classDefs.get(right, 0)].Value1)
    return pairs


def polygons(name: str, thick: float) -> tuple[float, list[list[tuple[float, float]]]]:
    """Our own arrows and tick: advance and outlines in em, the middle of their height at 0."""
    half, head, wing = thick / 2, 0.30, 0.23
    if name == "arrowright":
        return 0.92, [[(0.06, half), (0.86 - head, half), (0.86 - head, wing), (0.86, 0), (0.86 - head, -wing),
                       (0.86 - head, -half), (0.06, -half)]]
    if name == "arrowleft":
        width, shapes = polygons("arrowright", thick)
        return width, [[(width - x, y) for x, y in reversed(shape)] for shape in shapes]
    if name == "arrowboth":
        a, b = 0.06 + head, 0.96 - head
        return 1.02, [[(0.06, 0), (a, wing), (a, half), (b, half), (b, wing), (0.96, 0), (b, -wing), (b, -half),
                       (a, -half), (a, -wing)]]
    if name == "checkmark":
        (ax, ay), (bx, by), (cx, cy) = (0.08, -0.02), (0.30, -0.28), (0.72, 0.34)
        t = thick * 1.15
        u, v = math.atan2(by - ay, bx - ax), math.atan2(cy - by, cx - bx)
        n, m = (-math.sin(u) * t / 2, math.cos(u) * t / 2), (-math.sin(v) * t / 2, math.cos(v) * t / 2)
        k = 1 / (1 + (n[0] * m[0] + n[1] * m[1]) * 4 / t**2)
        joint = ((n[0] + m[0]) * k, (n[1] + m[1]) * k)
        return 0.80, [[(ax + n[0], ay + n[1]), (bx + joint[0], by + joint[1]), (cx + m[0], cy + m[1]),
                       (cx - m[0], cy - m[1]), (bx - joint[0], by - joint[1]), (ax - n[0], ay - n[1])]]
    # arrowturnright: over the top of a circle, the head pointing down at its end; arrowturnleft is its mirror
    centre, radius, start, end, steps = (0.46, -0.10), 0.30, math.radians(205), math.radians(12), 14
    arc = [start + (end - start) * i / steps for i in range(steps + 1)]
    outer = [(centre[0] + (radius + half) * math.cos(t), centre[1] + (radius + half) * math.sin(t)) for t in arc]
    inner = [(centre[0] + (radius - half) * math.cos(t), centre[1] + (radius - half) * math.sin(t)) for t in arc]
    tip = (centre[0] + radius * 1.06, outer[-1][1] - 0.27)
    shape = [*outer, (centre[0] + radius + 0.21, outer[-1][1] + 0.01), tip,
             (centre[0] + radius - 0.21, outer[-1][1] - 0.01), *reversed(inner)]
    return (1.0, [shape]) if name == "arrowturnright" else (1.0, [[(1.0 - x, y) for x, y in reversed(shape)]])


DRAWN = {0x2190: "arrowleft", 0x2192: "arrowright", 0x2194: "arrowboth", 0x2713: "checkmark",
         0x21B6: "arrowturnleft", 0x21B7: "arrowturnright"}


def add_glyph(font: TTFont, code: int, name: str, advance: int, shapes) -> None:
    pen = TTGlyphPen(None)
    for shape in shapes:
        pen.moveTo(shape[0])
        for point in shape[1:]:
            pen.lineTo(point)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        table.cmap[code] = name


def make(folder: Path, out: Path, family: str, weight: int, name: str, stem: str, thick: float) -> None:
    parts, pairs = [], {}
    for part in ("latin", "latin-ext"):
        font = source(folder, family, part, weight)
        lining_figures(font)
        pairs = kerning(font) | pairs
        options = subset.Options(layout_features=[], hinting=False, glyph_names=False, notdef_outline=True,
                                 drop_tables=["GPOS", "GSUB", "GDEF", "STAT", "gasp", "DSIG", "prep", "fpgm", "cvt "])
        taken = set().union(*(p.getBestCmap() for p in parts)) if parts else set()
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[code for code in WANTED if code not in taken])
        cutter.subset(font)
        path = out / f".{stem}-{part}.ttf"
        font.flavor = None
        font.save(path)
        parts.append(TTFont(path))
    font = Merger().merge([str(out / f".{stem}-{part}.ttf") for part in ("latin", "latin-ext")])
    for part in ("latin", "latin-ext"):
        (out / f".{stem}-{part}.ttf").unlink()

    em = font["head"].unitsPerEm
    middle = font["OS/2"].sCapHeight / 2
    for code, glyph in DRAWN.items():
        advance, shapes = polygons(glyph, thick)
        points = [[(round(x * em), round(y * em + middle)) for x, y in shape] for shape in shapes]
        add_glyph(font, code, glyph, round(advance * em), points)
    add_glyph(font, NARROW_NO_BREAK_SPACE, "narrowspace", round(0.14 * em), [])

    cmap = font.getBestCmap()
    table = KernTable_format_0()
    table.version, table.coverage, table.apple, table.tupleIndex = 0, 1, False, None
    table.kernTable = {(cmap[a], cmap[b]): value for (a, b), value in pairs.items()
                       if a in cmap and b in cmap and abs(value) * 1000 >= KERN_FROM * em}
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [table]

    for record in list(font["name"].names):
        if record.nameID not in (0, 13, 14):
            font["name"].removeNames(nameID=record.nameID)
    for identifier, text in ((1, f"{name} {weight}"), (2, "Regular"), (4, f"{name} {weight}"), (6, f"{name}-{weight}".replace(" ", ""))):
        font["name"].setName(text, identifier, 3, 1, 0x409)
    font["post"].formatType = 3.0
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(out / f"{stem}.woff2")
    print(f"{stem}.woff2", (out / f"{stem}.woff2").stat().st_size, "bytes,", len(cmap), "characters,",
          len(table.kernTable), "pairs")


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[2] / "www" / "fonts"
    for family, weight, name, stem, thick in FACES:
        make(Path(sys.argv[1]), here, family, weight, name, stem, thick)
