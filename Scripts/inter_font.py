"""Inter's advance widths and kerning, read from its font files (Debian: `apt-get install fonts-inter`)."""

import pathlib

from fontTools.ttLib import TTFont

FOLDER = pathlib.Path("/usr/share/fonts/opentype/inter")
WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}


class Face:
    def __init__(self, name, folder=FOLDER):
        font = TTFont(folder / f"Inter-{name}.otf")
        self.units = font["head"].unitsPerEm
        self.cmap = font.getBestCmap()
        self.advances = {g: font["hmtx"][g][0] for g in font.getGlyphOrder()}
        gpos = font["GPOS"].table
        lookups = sorted({i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern"
                          for i in r.Feature.LookupListIndex})
        self.pairs = [t for i in lookups for t in gpos.LookupList.Lookup[i].SubTable]
        self.glyph_pairs = []
        for t in self.pairs:
            if t.Format == 1:
                self.glyph_pairs.append({
                    (a, r.SecondGlyph): getattr(r.Value1, "XAdvance", 0) if r.Value1 else 0
                    for a, s in zip(t.Coverage.glyphs, t.PairSet) for r in s.PairValueRecord})
            else:
                self.glyph_pairs.append(None)
        self.covers = [set(t.Coverage.glyphs) for t in self.pairs]

    def advance(self, scalar):
        return self.advances[self.cmap[scalar]]

    def kern(self, a, b):
        """The kerning of two glyphs: the first subtable that covers the pair decides."""
        for table, glyph_pairs, cover in zip(self.pairs, self.glyph_pairs, self.covers):
            if a not in cover:
                continue
            if glyph_pairs is not None:
                if (a, b) in glyph_pairs:
                    return glyph_pairs[a, b]
                continue
            record = table.Class1Record[table.ClassDef1.classDefs.get(a, 0)]
            value = record.Class2Record[table.ClassDef2.classDefs.get(b, 0)].Value1
            return getattr(value, "XAdvance", 0) if value else 0
        return 0

    def width(self, text, size):
        """The width of a text with kerning, in points, without tracking."""
        glyphs = [self.cmap[ord(c)] for c in text]
        units = sum(self.advances[g] for g in glyphs) + sum(map(self.kern, glyphs, glyphs[1:]))
        return units * size / self.units
