#!/usr/bin/env python3
"""Makes the font for other people's letters smaller, without a script lost.

    assets/font/subset.py ORIGINAL          writes DejaVuSans.ttf.gz beside this script
    assets/font/subset.py ORIGINAL FOLDER   writes it elsewhere

It wants fonttools 4.68.0 (pip install fonttools==4.68.0), with which the same bytes come out on every
run. ORIGINAL is DejaVuSans.ttf 2.37 as Debian's fonts-dejavu-core has it.

What goes: instructions for the grid of pixels (egui hints by itself), names of glyphs, tables that a
line of text has no use for; what Noto Emoji draws, dominoes, playing cards, and what is for private
use. The licence asks for another name only where that is Bitstream's or Vera.
"""

import gzip
import hashlib
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
SHA256 = "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322"
# Below it, Unicode wants signs drawn as text rather than as emoji.
FIRST_EMOJI = 0x1F000
DOMINOES_AND_CARDS = range(0x1F030, 0x1F100)
PRIVATE = range(0xE000, 0xF900)
# Copyright, names, version and licence.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def options():
    chosen = subset.Options()
    chosen.hinting = False
    chosen.glyph_names = False
    chosen.legacy_kern = False
    chosen.layout_features = ["*"]
    chosen.notdef_outline = True
    chosen.name_IDs = NAMES
    chosen.drop_tables += ["FFTM", "MATH", "gasp"]
    return chosen


def main():
    original = Path(sys.argv[1])
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else HERE
    if hashlib.sha256(original.read_bytes()).hexdigest() != SHA256:
        sys.exit(f"{original} is not the version that this script knows.")
    font = TTFont(original, recalcTimestamp=False)
    with gzip.open(HERE / "NotoEmoji-Regular.ttf.gz") as file:
        emoji = TTFont(io.BytesIO(file.read())).getBestCmap()
    unused = {letter for letter in emoji if letter >= FIRST_EMOJI}
    unused.update(DOMINOES_AND_CARDS, PRIVATE)
    subsetter = subset.Subsetter(options())
    subsetter.populate(unicodes=sorted(set(font.getBestCmap()) - unused))
    subsetter.subset(font)
    smaller = io.BytesIO()
    font.save(smaller)
    packed = gzip.compress(smaller.getvalue(), 9, mtime=0)
    (folder / "DejaVuSans.ttf.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
