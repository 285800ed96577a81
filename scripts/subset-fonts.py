"""Cuts the overlays' fonts into slices that a browser fetches only when a text needs them.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    npm pack @fontsource/m-plus-1p ...         each of the packages below, unpacked into FOLDER/<package>/package
    /tmp/fonts/bin/python scripts/subset-fonts.py FOLDER

writes app/broadcast/fonts: the slices (woff2) and the licence of each face, the characters of each slice, the widths of
letters. The Japanese faces hold kana, signs and the 2965 kanji of JIS X 0208's first level; what is not among them is
drawn in the stream PC's own font.
"""
import json
import shutil
import sys
from pathlib import Path
from fontTools.subset import Options, Subsetter, load_font, save_font

packages = Path(sys.argv[1])
out = Path(__file__).parent.parent / 'app/broadcast/fonts'

# name: (package, weight, has Japanese); overlay/themes.ts knows their families
faces = {
    'mplus': ('m-plus-1p', 800, True),
    'rounded': ('m-plus-rounded-1c', 800, True),
    'dela': ('dela-gothic-one', 400, True),
    'mochiy': ('mochiy-pop-one', 400, True),
    'shippori': ('shippori-mincho', 800, True),
    'barlow': ('barlow-condensed', 800, False),
    'oswald': ('oswald', 700, False),
    'orbitron': ('orbitron', 800, False),
    'chakra': ('chakra-petch', 700, False),
}

latin = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
kana = [*range(0x3000, 0x3100), *range(0x2010, 0x2040), *range(0x2100, 0x2800), *range(0xFF00, 0xFFF0)]
jis = [
    ord(bytes((row + 0xA0, cell + 0xA0)).decode('euc_jp', 'replace')[0])
    for row in range(16, 48)
    for cell in range(1, 95)
]
kanji = sorted(code for code in jis if 0x4E00 <= code <= 0x9FFF)
perSlice = 500


def slices(japanese):
    """The name of each slice, the ranges of its unicode-range, its characters."""
    yield 'latin', 'U+20-7E,U+A0-17F,U+2013-2014,U+2018-2019,U+201C-201D,U+2026', latin
    if not japanese:
        return
    yield 'kana', 'U+2010-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-203F,U+2100-27FF,U+3000-30FF,U+FF00-FFEF', [
        code for code in kana if code not in latin
    ]
    starts = [0x4E00, *kanji[perSlice::perSlice]]
    for number, start in enumerate(starts):
        end = starts[number + 1] - 1 if number + 1 < len(starts) else 0x9FFF
        yield f'kanji{number + 1}', f'U+{start:X}-{end:X}', [code for code in kanji if start <= code <= end]


def base36(number):
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    return digits[number // 36] + digits[number % 36]


def widthsOf(font):
    """Of U+0020-7E in hundredths of the letter height, two base-36 digits each: the overlays fit names by them."""
    names, em = font.getBestCmap(), font['head'].unitsPerEm
    return "".join(
        base36(round(font["hmtx"][names[code]][0] * 100 / em)) if code in names else base36(75) for code in range(0x20, 0x7F)
    )


widths = {}
for name, (package, weight, japanese) in faces.items():
    files = packages / package / 'package'
    size = 0
    count = 0
    for part, _, characters in slices(japanese):
        source = f'{package}-{"latin" if part == "latin" else "japanese"}-{weight}-normal.woff2'
        options = Options()
        options.flavor = 'woff2'
        options.layout_features = ['kern', 'liga', 'palt', 'tnum', 'vert']
        options.hinting = False
        options.desubroutinize = True
        font = load_font(files / 'files' / source, options)
        if part == 'latin':
            widths[name] = widthsOf(font)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        target = out / f'{name}-{part}.woff2'
        save_font(font, target, options)
        size += target.stat().st_size
        count += 1
    shutil.copyfile(files / 'LICENSE', out / f'{name}.LICENSE.txt')
    print(f'{name:10} {count} slices {size:9,} bytes', flush=True)
ranges = {part: ranges for part, ranges, _ in slices(japanese=True)}
(out / 'slices.json').write_text(json.dumps(ranges, indent=2) + '\n')
(out / 'widths.json').write_text(json.dumps(widths, indent=2) + '\n')
