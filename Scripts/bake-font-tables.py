#!/usr/bin/env python3
"""Writes Sources/PlumbText/Tables/InterTable+Data.swift: Inter's advance widths and kerning as encoded strings.

Needs the fonts (Debian: `apt-get install fonts-inter`) and fontTools (`pip install fonttools`).
Usage: Scripts/bake-font-tables.py [folder of the .otf files]

Inter's static fonts are instances of one variable font with the masters Thin, Regular and Black, and advance
widths between masters are linear in the weight to less than half a unit (checked below). So three advances a
character stand for all nine weights. Italic glyphs are as wide as upright ones, to 1.5 units of 2816 on average
(checked below), and share the table. Kerning differs little by weight: Regular's serves up to Regular, and from there
it is interpolated to Black's.

Numbers are written in base 45 with the digits of `encode` below; `TableReader.swift` reads them.
"""

import pathlib
import sys

from inter_font import FOLDER, WEIGHTS, Face

FOLDER = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
OUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/PlumbText/Tables/InterTable+Data.swift"
# Printable ASCII without space, the quotation mark, exclamation mark and backslash: 91 digits.
DIGITS = [chr(c) for c in range(0x23, 0x7F) if c != 0x5C]


def encode(value):
    """An unsigned number, least digit first, 45 values a digit; a digit of 45 or more says that another follows."""
    out = ""
    while value >= 45:
        out += DIGITS[45 + value % 45]
        value //= 45
    return out + DIGITS[value]


def signed(value):
    return encode(2 * value if value >= 0 else -2 * value - 1)


def check(faces, scalars):
    for name, weight in WEIGHTS.items():
        face = Face(name, FOLDER)
        for s in scalars:
            thin, regular, black = (faces[n].advance(s) for n in ("Thin", "Regular", "Black"))
            expected = (thin + (regular - thin) * (weight - 100) / 300 if weight <= 400
                        else regular + (black - regular) * (weight - 400) / 500)
            assert abs(expected - face.advance(s)) <= 0.5, (name, s)
    italic = Face("Italic", FOLDER)
    off = [abs(italic.advance(s) - faces["Regular"].advance(s)) for s in scalars if s in italic.cmap]
    assert sum(off) / len(off) < 2, "italic advances differ"


def literal(name, doc, text):
    width = 100
    lines = [text[i:i + width] for i in range(0, len(text), width)]
    return f"  /// {doc}\n  static let {name}: StaticString = \"\"\"\n" + "".join(f"    {l}\n" for l in lines) + '    """\n'


def main():
    faces = {n: Face(n, FOLDER) for n in ("Thin", "Regular", "Black")}
    regular, black = faces["Regular"], faces["Black"]
    # Private use and format characters have no advance of interest.
    scalars = [s for s in sorted(regular.cmap) if all(s in f.cmap for f in faces.values())
               and s >= 0x20 and not 0xE000 <= s <= 0xF8FF]
    check(faces, scalars)

    ranges, previous = "", 0
    i = 0
    while i < len(scalars):
        j = i
        while j + 1 < len(scalars) and scalars[j + 1] == scalars[j] + 1:
            j += 1
        ranges += encode(scalars[i] - previous) + encode(j - i + 1)
        previous = scalars[j] + 1
        i = j + 1

    advances = "".join(
        encode(regular.advance(s)) + signed(faces["Thin"].advance(s) - regular.advance(s))
        + signed(black.advance(s) - regular.advance(s)) for s in scalars)

    matrix = {}
    for i, a in enumerate(scalars):
        for j, b in enumerate(scalars):
            r = regular.kern(regular.cmap[a], regular.cmap[b])
            k = black.kern(black.cmap[a], black.cmap[b])
            if r or k:
                matrix[i, j] = (r, k)

    def classes(key, other):
        """Numbers the characters by equal rows (or columns) of the kerning matrix; class 0 has no kerning."""
        rows = [[] for _ in scalars]
        for pair, value in sorted(matrix.items()):
            rows[pair[key]].append((pair[other], value))
        numbers, result = {(): 0}, []
        for row in rows:
            result.append(numbers.setdefault(tuple(row), len(numbers)))
        return result, len(numbers)

    left, left_count = classes(0, 1)
    right, right_count = classes(1, 0)
    cells = {}
    for (i, j), value in matrix.items():
        cells[left[i] * right_count + right[j]] = value
    kerning, previous = encode(left_count) + encode(right_count) + encode(len(cells)), 0
    for cell, (r, k) in sorted(cells.items()):
        kerning += encode(cell - previous) + signed(r) + signed(k - r)
        previous = cell

    def runs(values):
        out, i = "", 0
        while i < len(values):
            j = i
            while j + 1 < len(values) and values[j + 1] == values[i]:
                j += 1
            out += encode(values[i]) + encode(j - i + 1)
            i = j + 1
        return out

    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(
        "// Written by Scripts/bake-font-tables.py; do not edit. Measures of the typeface Inter,\n"
        "// Copyright 2016 The Inter Project Authors, SIL Open Font License 1.1: see Licenses/Inter-OFL.txt.\n\n"
        "extension InterTable {\n"
        f"  static let unitsPerEm = {regular.units}.0\n"
        f"  static let characterCount = {len(scalars)}\n\n"
        + literal("encodedRanges", "Gap before and length of every range of characters.", ranges) + "\n"
        + literal("encodedAdvances", "Regular, Thin - Regular and Black - Regular of every character.", advances) + "\n"
        + literal("encodedLeftClasses", "Kerning class of a character before another, and how many follow alike.",
                  runs(left)) + "\n"
        + literal("encodedRightClasses", "Kerning class of a character after another, and how many follow alike.",
                  runs(right)) + "\n"
        + literal("encodedKerning", "Numbers of classes and cells; gap, Regular and Black - Regular of every cell.",
                  kerning)
        + "}\n")
    print(f"{len(scalars)} characters, {left_count} x {right_count} classes, {len(cells)} cells, {OUT.stat().st_size} bytes")


main()
