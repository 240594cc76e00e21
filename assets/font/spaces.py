#!/usr/bin/env python3
"""Takes the kerning of the space out of the display face: before a V it all but closes the gap between
two words ("la Verrerie").

    assets/font/spaces.py          changes Fredoka-SemiBold.ttf.gz beside this script

It wants fonttools 4.68.0 (pip install fonttools==4.68.0). Run again, it changes nothing. The licence reserves no
name.
"""

import gzip
import io
from pathlib import Path

from fontTools.ttLib import TTFont

PATH = Path(__file__).parent / "Fredoka-SemiBold.ttf.gz"


def pairs(font):
    """The tables that say how far two glyphs move towards each other."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def forget(table, glyph):
    """No pair of this table has this glyph in it any more."""
    if glyph in table.Coverage.glyphs:
        at = table.Coverage.glyphs.index(glyph)
        del table.Coverage.glyphs[at]
        if table.Format == 1:
            del table.PairSet[at]
    if table.Format == 1:
        for pair_set in table.PairSet:
            pair_set.PairValueRecord = [it for it in pair_set.PairValueRecord if it.SecondGlyph != glyph]
    else:
        table.ClassDef1.classDefs.pop(glyph, None)
        table.ClassDef2.classDefs.pop(glyph, None)


def main():
    with gzip.open(PATH) as file:
        font = TTFont(io.BytesIO(file.read()), recalcTimestamp=False)
    letters = font.getBestCmap()
    spaces = {letters[space] for space in (0x20, 0xA0) if space in letters}
    for table in pairs(font):
        for glyph in spaces:
            forget(table, glyph)
    changed = io.BytesIO()
    font.save(changed)
    PATH.write_bytes(gzip.compress(changed.getvalue(), 9, mtime=0))


if __name__ == "__main__":
    main()
