// npx tsx scripts/card-font.ts japanese.woff latin.woff signs.woff
// Extracts the outlines for post cards from M PLUS Rounded 1c Bold (npm: @fontsource/m-plus-rounded-1c,
// files/*-japanese-700-normal.woff, *-latin-700-normal.woff and, for ♀ and ♂, *-75-700-normal.woff) to app/card/font.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { isMega, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

/** Units per em of the output: a quarter of a pixel at the size of a name. */
const em = 250;

const files = process.argv.slice(2);
const labels = [ja, en].flatMap(({ posts, shell }) => [
  posts.winner,
  ...Object.values(posts.rule),
  ...Object.entries(shell).flatMap(([key, text]) => (key.startsWith('place_') ? [text] : [])),
]);
const names = speciesKeys()
  .filter((key) => !isMega(key))
  .flatMap((key) => Object.values(speciesNames[key] ?? {}));
const letters = [...new Set([...labels, ...names, '0123456789 Sixsheet／・'].join(''))].sort();

function tablesOf(file: string): Map<string, DataView> {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0, at = 44; i < view.getUint16(12); i++, at += 20) {
    const [offset, packed, size] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const stored = bytes.subarray(offset, offset + packed);
    const table = packed < size ? inflateSync(stored) : stored;
    tables.set(
      bytes.toString('latin1', at, at + 4),
      new DataView(table.buffer, table.byteOffset, table.byteLength),
    );
  }
  return tables;
}

type Point = { x: number; y: number; on: boolean };

function openFont(file: string) {
  const tables = tablesOf(file);
  const table = (name: string) => tables.get(name) as DataView;
  const [head, cmap, loca, glyf, hmtx] = ['head', 'cmap', 'loca', 'glyf', 'hmtx'].map(table) as [
    DataView,
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const scale = em / head.getUint16(18);
  const long = head.getInt16(50) === 1;
  const metrics = table('hhea').getUint16(34);
  const startOf = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);

  function glyphOf(letter: string): number {
    const code = letter.codePointAt(0) as number;
    for (let i = 0; i < cmap.getUint16(2); i++) {
      const at = cmap.getUint32(4 + i * 8 + 4);
      if (cmap.getUint16(at) !== 4) continue;
      const segments = cmap.getUint16(at + 6) / 2;
      const [ends, starts] = [at + 14, at + 16 + segments * 2];
      for (let s = 0; s < segments; s++) {
        const start = cmap.getUint16(starts + s * 2);
        if (code > cmap.getUint16(ends + s * 2) || code < start) continue;
        const delta = cmap.getInt16(starts + segments * 2 + s * 2);
        const rangeAt = starts + segments * 4 + s * 2;
        const range = cmap.getUint16(rangeAt);
        const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - start) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
    }
    return 0;
  }

  function contoursOf(glyph: number): Point[][] {
    const from = startOf(glyph);
    if (from === startOf(glyph + 1)) return [];
    const count = glyf.getInt16(from);
    if (count < 0) return compositeOf(from + 10);
    const ends = Array.from({ length: count }, (_, i) => glyf.getUint16(from + 10 + i * 2));
    const size = (ends.at(-1) ?? -1) + 1;
    let at = from + 10 + count * 2;
    at += 2 + glyf.getUint16(at);
    const flags: number[] = [];
    while (flags.length < size) {
      const flag = glyf.getUint8(at++);
      const times = flag & 8 ? glyf.getUint8(at++) + 1 : 1;
      for (let i = 0; i < times; i++) flags.push(flag);
    }
    const read = (short: number, same: number) => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += flag & same ? glyf.getUint8(at++) : -glyf.getUint8(at++);
        else if (!(flag & same)) {
          value += glyf.getInt16(at);
          at += 2;
        }
        return value;
      });
    };
    const xs = read(2, 16);
    const ys = read(4, 32);
    const points = flags.map((flag, i) => ({ x: xs[i] as number, y: ys[i] as number, on: (flag & 1) === 1 }));
    return ends.map((end, i) => points.slice(i ? (ends[i - 1] as number) + 1 : 0, end + 1));
  }

  function compositeOf(start: number): Point[][] {
    const parts: Point[][] = [];
    let at = start;
    for (let flags = 0x20; flags & 0x20; ) {
      flags = glyf.getUint16(at);
      const glyph = glyf.getUint16(at + 2);
      const words = flags & 1;
      const [dx, dy] = words
        ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6)]
        : [glyf.getInt8(at + 4), glyf.getInt8(at + 5)];
      at += words ? 8 : 6;
      let [a, d] = [1, 1];
      if (flags & 8) {
        a = d = glyf.getInt16(at) / 16384;
        at += 2;
      } else if (flags & 0x40) {
        [a, d] = [glyf.getInt16(at) / 16384, glyf.getInt16(at + 2) / 16384];
        at += 4;
      } else if (flags & 0x80) throw new Error('A turned part of a glyph');
      const moved = contoursOf(glyph).map((points) =>
        points.map(({ x, y, on }) => ({ x: x * a + dx, y: y * d + dy, on })),
      );
      parts.push(...moved);
    }
    return parts;
  }

  const advanceOf = (glyph: number) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4) * scale;
  return {
    glyphOf,
    draw: (glyph: number) => [Math.round(advanceOf(glyph)), contoursOf(glyph).map(pathOf).join('')] as const,
  };

  /** SVG path: y points down, integers. */
  function pathOf(points: Point[]): string {
    const all = points.map(({ x, y, on }) => ({ x: Math.round(x * scale), y: Math.round(-y * scale), on }));
    const middle = (a: Point, b: Point) => ({
      x: Math.round((a.x + b.x) / 2),
      y: Math.round((a.y + b.y) / 2),
      on: true,
    });
    const whole: Point[] = [];
    for (const [i, point] of all.entries()) {
      const before = all[(i + all.length - 1) % all.length] as Point;
      if (!point.on && !before.on) whole.push(middle(before, point));
      whole.push(point);
    }
    const first = whole.findIndex(({ on }) => on);
    const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
    let [{ x, y }] = turned as [Point];
    let path = `M${x} ${y}`;
    for (let i = 1; i < turned.length; i++) {
      const point = turned[i] as Point;
      const to = point.on ? point : (turned[++i] as Point);
      const control = point.on ? '' : `${point.x - x} ${point.y - y} `;
      path += `${point.on ? 'l' : 'q'}${control}${to.x - x} ${to.y - y}`;
      ({ x, y } = to);
    }
    return `${path}z`.replaceAll(' -', '-');
  }
}

const fonts = files.map(openFont);
const glyphs: Record<string, readonly [number, string]> = {};
const missing: string[] = [];
for (const letter of letters) {
  const font = [...fonts].reverse().find((each) => each.glyphOf(letter) > 0);
  if (font) glyphs[letter] = font.draw(font.glyphOf(letter));
  else missing.push(letter);
}
writeFileSync(
  'app/card/font.json',
  `${JSON.stringify({ em, glyphs }, null, 0).replaceAll('],"', '],\n"')}\n`,
);
console.log(`${Object.keys(glyphs).length} letters, missing: ${missing.join(' ') || 'none'}`);
