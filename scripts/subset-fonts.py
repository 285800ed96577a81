"""Subsets the overlays' fonts into slices, which browsers fetch only if a text needs them (unicode-range).

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    npm pack @fontsource/m-plus-1p ...         all packages below, unpacked into FOLDER/<package>/package
    /tmp/fonts/bin/python scripts/subset-fonts.py FOLDER [slice ...]

writes app/overlays/fonts: each face's slices (woff2) and license, the characters of each slice, and letter widths; and with
the slice `signs` app/card/signs.woff2, the signs that only drawn cards need, as browsers have their own. The
Japanese faces cover kana, symbols, the kanji of JIS X 0208 (levels 1 and 2) and of JIS X 0213's third level, which
includes all that are legal in names, and those of Windows (髙, 﨑). The face `fill` supplies missing glyphs. Slices: kana
with the overlays' own words, kanji by frequency, kanji in names, and the rest by code point.
"""
import json
import re
import shutil
import sys
from io import BytesIO
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont

packages = Path(sys.argv[1])
root = Path(__file__).parent.parent
out = root / 'app/overlays/fonts'

# name: (package, weight, has Japanese); overlays/themes.ts knows their families
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
    'fill': ('noto-sans-jp', 900, True),
}

latin = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
latinRange = 'U+20-7E,U+A0-17F,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'
kana = [*range(0x3000, 0x3100), *range(0x2010, 0x2040), *range(0x2100, 0x2800), *range(0xFF00, 0xFFF0)]
kanaRange = 'U+2010-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-203F,U+2100-27FF,U+3000-30FF,U+FF00-FFEF'
blocks = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFF)]
isKanji = lambda code: any(first <= code <= last for first, last in blocks)


def decoded(encoding, firsts, seconds):
    texts = (bytes((a, b)).decode(encoding, 'replace') for a in firsts for b in seconds)
    return {ord(text) for text in texts if len(text) == 1 and isKanji(ord(text))}


everything = (
    decoded('euc_jp', range(0xA1, 0xFF), range(0xA1, 0xFF))
    | decoded('euc_jis_2004', range(0xA1, 0xFF), range(0xA1, 0xFF))
    | decoded('cp932', range(0x81, 0xFD), range(0x40, 0xFD))
    | {ord('𠮷')}
)
chosen = set(sys.argv[2:])

# Google slices Japanese faces by frequency on web pages; the highest slice number is the most frequent.
cut = json.loads((packages / 'noto-sans-jp/package/unicode.json').read_text())


def codesOf(ranges):
    for one in ranges.split(','):
        first, _, last = one.strip()[2:].partition('-')
        yield from range(int(first, 16), int(last or first, 16) + 1)


numbered = sorted((int(name[1:-1]) for name in cut if name[1:-1].isdigit()), reverse=True)
byUse = [code for number in numbered for code in codesOf(cut[f'[{number}]']) if code in everything]

wordFiles = ['overlays/words.ts', 'broadcast/round.ts', 'overlays/themes/themes.ts']
words = {ord(sign) for file in wordFiles for sign in (root / 'app' / file).read_text() if isKanji(ord(sign))}
# Kanji of today's given and family names; many are rare elsewhere.
inNames = {
    ord(sign)
    for sign in '翔颯凛凜髙﨑𠮷德濵濱栁槗邊邉齋齊斎斉薗嶋嶌冨琢瑛瑠璃璃玖琉琥珀瑞瑚珈珠玲蓮蒼葵菫茉莉萌芽芹莱蘭菖蒔蕗藍樹椿楓梓柊柚桔杏栞桜櫻渚湊澪澄汐洸漣凪颯颯太陸隼鷹鳳鶴龍龜'
    '亮伊佑侑倖俐俊倭偲優冴凌凱匠卓叶吾呂哉唯喬嘉圭坦奎奏媛嬉孟宏宥寅尭崚嵐嵩峻巌巖巳巴庄弘弥彗彦彪彬怜恢恕恵悌惇惟惣慧憐拓捷捺敦斐於旭昂昊昌昴晃晄晏晋晟晦晨晴智暉曙曜朋朔李杜柾桂桐梁梧梨椋椎椰楊楠榛'
    '榊槇槙槻樺橘檀毅毬汰沙洵洲浩淳渥湧滉漱熙燎燿爾牟牡玄玻珊珂琳瑳瓜甫皐皓眉眸睦瞭瞳矩碧磯祐祢禄禎秦稀稔稜穣竣笙笹紗紘紬絃絢綜綺綾緋翠耀耶聡肇胤胡脩芙芭苑茅茜茄莞菅菱萩葦葉葡蒲蓉蔦蕉蕾藤虎虹蝶裟詢誼諒謙'
    '讃豹赳輔辰迪遥遼邑那郁郷醇采釉鈴錦鎌阿隈隼雛雫霞靖鞠須頌颯馨駒駿魁鮎鯉鯛鳩鴨鴻鵬鷲鷺麒麟麿黎黛'
}
everything |= inNames
perFrequent, frequent, perName, perRest = 100, 1600, 80, 150


def packed(codes):
    """Exact ranges."""
    ranges = []
    for code in sorted(codes):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ','.join(f'U+{a:X}' if a == b else f'U+{a:X}-{b:X}' for a, b in ranges)


def spanned(codes):
    """One range per block, which is shorter; slices declared later override the overlap."""
    inBlocks = [[code for code in codes if first <= code <= last] for first, last in blocks]
    return ','.join(f'U+{min(found):X}-{max(found):X}' for found in inBlocks if found)


def slices():
    """Yields name, unicode-range and code points of each slice. The last declaration of a character wins."""
    common = [code for code in byUse if code not in words][:frequent]
    names = sorted(inNames - words - set(common), key=lambda code: byUse.index(code) if code in byUse else len(byUse))
    rest = sorted(everything - words - set(common) - set(names))
    for at in range(0, len(rest), perRest):
        codes = rest[at : at + perRest]
        yield f'rest{at // perRest + 1}', spanned(codes), codes
    for at in range(0, len(names), perName):
        codes = names[at : at + perName]
        yield f'names{at // perName + 1}', packed(codes), sorted(codes)
    for at in reversed(range(0, len(common), perFrequent)):
        codes = common[at : at + perFrequent]
        yield f'kanji{at // perFrequent + 1}', packed(codes), sorted(codes)
    kanaCodes = [code for code in kana if code not in latin]
    yield 'kana', f'{kanaRange},{packed(words)}', [*kanaCodes, *sorted(words)]
    yield 'latin', latinRange, latin


def base36(number):
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    return digits[number // 36] + digits[number % 36]


def widthsOf(font):
    """Widths of U+0020-7E in hundredths of an em, two base-36 digits each: the overlays fit names by them."""
    names, em = font.getBestCmap(), font['head'].unitsPerEm
    return ''.join(
        base36(round(font['hmtx'][names[code]][0] * 100 / em)) if code in names else base36(75) for code in range(0x20, 0x7F)
    )


def optionsOf(isPlain):
    options = Options()
    options.layout_features = [] if isPlain else ['kern', 'liga', 'palt', 'tnum', 'vert']
    # Kanji look the same in vertical text.
    if isPlain:
        options.drop_tables += ['GSUB', 'GPOS', 'GDEF', 'vhea', 'vmtx', 'BASE', 'STAT']
    options.hinting = False
    options.desubroutinize = True
    return options


class Face:
    """A package: one file with most characters, and Google's numbered slices with all."""

    def __init__(self, package, weight):
        self.files = packages / package / 'package/files'
        self.start, self.end = package, f'{weight}-normal.woff2'
        self.main = self.plain('japanese')
        self.has = set(TTFont(BytesIO(self.main)).getBestCmap())
        self.others = {}
        for number in numbered:
            file = self.files / f'{self.start}-{number}-{self.end}'
            if file.exists():
                for code in set(TTFont(file, lazy=True).getBestCmap()) - self.has:
                    self.others.setdefault(code, number)

    def plain(self, part):
        """Decompresses once, as (de)compression takes most of the time."""
        font = TTFont(self.files / f'{self.start}-{part}-{self.end}')
        font.flavor = None
        data = BytesIO()
        font.save(data)
        return data.getvalue()

    def cut(self, data, codes):
        font = TTFont(BytesIO(data), lazy=True)
        subsetter = Subsetter(optionsOf(isPlain=True))
        subsetter.populate(unicodes=codes)
        subsetter.subset(font)
        return font

    def write(self, codes, target):
        """@return: code points without a glyph"""
        own = [code for code in codes if code in self.has]
        elsewhere = {}
        for code in codes:
            if code not in self.has and code in self.others:
                elsewhere.setdefault(self.others[code], []).append(code)
        parts = [self.cut(self.main, own)] if own else []
        parts += [self.cut(self.plain(number), some) for number, some in elsewhere.items()]
        if not parts:
            return set(codes)
        font = parts[0]
        if len(parts) > 1:
            with TemporaryDirectory() as folder:
                paths = [f'{folder}/{at}.ttf' for at in range(len(parts))]
                for path, part in zip(paths, parts):
                    part.save(path)
                font = Merger().merge(paths)
        font.flavor = 'woff2'
        font.save(target)
        return {code for code in codes if code not in self.has and code not in self.others}


def make(name):
    package, weight, japanese = faces[name]
    files = packages / package / 'package'
    missing, size, widths = set(), 0, None
    face = Face(package, weight) if japanese else None
    for part, _, codes in slices():
        if chosen and part not in chosen:
            continue
        target = out / f'{name}-{part}.woff2'
        if part in ('latin', 'kana'):
            if name == 'fill' or (part == 'kana' and not japanese):
                continue
            options = optionsOf(isPlain=False)
            options.flavor = 'woff2'
            source = f'{package}-{"latin" if part == "latin" else "japanese"}-{weight}-normal.woff2'
            font = load_font(files / 'files' / source, options)
            if part == 'latin':
                widths = widthsOf(font)
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=codes)
            subsetter.subset(font)
            save_font(font, target, options)
        elif japanese and name != 'fill':
            missing |= face.write(codes, target)
        if target.exists():
            size += target.stat().st_size
    shutil.copyfile(files / 'LICENSE', out / f'{name}.LICENSE.txt')
    print(f'{name:10} {size:9,} bytes, not drawn {len(missing)}', flush=True)
    return name, widths, missing


def fill(missing):
    """Writes `fill`'s slices: the characters that some face lacks."""
    face = Face(*faces['fill'][:2])
    for part, _, codes in slices():
        wanted = [code for code in codes if code in missing]
        if wanted and part not in ('latin', 'kana') and (not chosen or part in chosen):
            face.write(wanted, out / f'fill-{part}.woff2')


def signs():
    """Writes the signs, half-width kana, and letters of other scripts of `rounded` that its slices lack."""
    package, weight, _ = faces['rounded']
    face = Face(package, weight)
    for name in [*range(54, 60), 'latin-ext', 'greek', 'cyrillic']:
        file = face.files / f'{face.start}-{name}-{face.end}'
        for code in set(TTFont(file, lazy=True).getBestCmap()) - face.has if file.exists() else []:
            face.others[code] = name
    have = {code for part in ('latin', 'kana') for code in TTFont(out / f'rounded-{part}.woff2').getBestCmap()}
    letters = [code for code in [*range(0x100, 0x250), *range(0x370, 0x460), *range(0x1E00, 0x1F00), *kana] if code not in have]
    missing = face.write(letters, root / 'app/card/signs.woff2')
    print(f'{len(letters) - len(missing)} signs')


if __name__ == '__main__':
    if chosen == {'signs'}:
        signs()
        sys.exit()
    for old in [] if chosen else out.glob('*.woff2'):
        old.unlink()
    ranges = {part: ranges for part, ranges, _ in slices()}
    (root / 'app/broadcast/slices.json').write_text(json.dumps(ranges, indent=2, ensure_ascii=False) + '\n')
    with Pool(2) as pool:
        made = pool.map(make, faces, chunksize=1)
    if not chosen:
        (out / 'widths.json').write_text(json.dumps({name: widths for name, widths, _ in made if widths}, indent=2) + '\n')
    fill(set().union(*(missing for _, _, missing in made)))
