import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Path } from 'fontkit';
import { type Outline, sliceOf, unitsPerEm, writeSlice } from '../app/card/outlines';

const overlayFonts = 'app/overlays/fonts';

/** Sources of the cards' letters; the first that has a letter draws it. */
const fontFiles = [
  ...readdirSync(overlayFonts)
    .filter((file) => /^(rounded|fill)-.*\.woff2$/.test(file))
    .sort()
    .reverse()
    .map((file) => join(overlayFonts, file)),
  'app/card/signs.woff2',
];
/** Files that the result depends on. */
export const outlineSources = [...fontFiles, 'app/card/outlines.ts', 'scripts/letter-outlines.ts'];

/** Opens the fonts: `cut` writes one of the slices `names`, which takes up to 0.1 s. */
export function openFonts() {
  const slices = new Map<string, Map<number, Font>>();
  for (const file of fontFiles) {
    const font = create(readFileSync(file)) as Font;
    for (const code of font.characterSet) {
      const name = sliceOf(String.fromCodePoint(code));
      const slice = slices.get(name) ?? new Map<number, Font>();
      slices.set(name, slice);
      if (!slice.has(code)) slice.set(code, font);
    }
  }
  const has = (letter: string) => slices.get(sliceOf(letter))?.has(letter.codePointAt(0) ?? 0) ?? false;
  const cut = (name: string) =>
    writeSlice(
      new Map(
        [...(slices.get(name) ?? [])].map(([code, font]) => [
          String.fromCodePoint(code),
          outlineOf(font, code),
        ]),
      ),
    );
  return { names: [...slices.keys()], has, cut };
}

function outlineOf(font: Font, code: number): Outline {
  const glyph = font.glyphForCodePoint(code);
  const scale = unitsPerEm / font.unitsPerEm;
  return [Math.round(glyph.advanceWidth * scale), pathOf(glyph.path, scale)];
}

const letterOf: Record<string, string> = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', closePath: 'z' };

/** SVG path in whole numbers; y points down. Steps are relative, which is shorter. */
function pathOf({ commands }: Path, scale: number): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const { command, args } of commands) {
    const letter = letterOf[command];
    if (!letter) throw new Error(`No outline command: ${command}`);
    const points = args.map((value, at) => Math.round(at % 2 ? -value * scale : value * scale));
    const isMove = letter === 'M';
    path += letter + points.map((value, at) => (isMove ? value : value - (at % 2 ? y : x))).join(' ');
    [x = x, y = y] = points.slice(-2);
  }
  return path.replaceAll(' -', '-');
}
