import { type Translate, translatorFor } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import { cardHeight, cardWidth } from '~/posts/pictures/card-size';
import type { PostRule } from '../post';
import { blankCanvas, type Canvas, fill, hex, type Placing } from './canvas';
import { widthOf, write } from './letters';
import { type Line, linesOf } from './path';
import { encodePng } from './png';

export interface CardContent {
  species: readonly string[];
  rule: PostRule;
  finalRank: number | null;
}

const paper = hex('#0b4f52');
const deep = hex('#083e41');
const sheet = hex('#ffffff');
const ink = hex('#12292c');
const soft = hex('#55696b');
const line = hex('#dbe6e3');
const yuzu = hex('#ffd60a');
const white = hex('#ffffff');
const faded = hex('#9dbdbd');

/** The picture that a shared link shows: the six in both languages on a sheet of ours. PNG of 1200 × 630. */
export async function drawCard({ species, rule, finalRank }: CardContent): Promise<Uint8Array> {
  const canvas = blankCanvas(cardWidth, cardHeight, paper);
  fill(canvas, linesOf('M0 0h620L300 630H0z'), deep, { x: 0, y: 0 });
  fill(canvas, roundedBox(1108, 470, 28, 28), yuzu, { x: 62, y: 128, angle: -0.02 });
  fill(canvas, roundedBox(1104, 478, 28, 84), sheet, { x: 48, y: 116 });
  drawMark(canvas, { x: 50, y: 33, scale: 1.5 });
  write(canvas, 'Sixsheet', 46, white, { x: 106, y: 76 });
  drawFacts(canvas, rule, finalRank);
  for (const [slot, key] of species.entries()) drawMember(canvas, key, slot);
  return encodePng(canvas);
}

/** As the site shows the mark (ui/shell/Mark.tsx), in light cells on our dark ground. */
function drawMark(canvas: Canvas, placing: Required<Omit<Placing, 'angle'>>) {
  const { x, y, scale } = placing;
  fill(canvas, linesOf('M4 1h8v10h-11v-7a3 3 0 0 1 3-3z'), white, placing);
  fill(canvas, linesOf('M14 13h11v10h-11z'), white, placing);
  fill(canvas, linesOf('M1 25h11v10h-8a3 3 0 0 1-3-3z'), white, placing);
  fill(canvas, linesOf('M14 1h8a3 3 0 0 1 3 3v7h-11z'), faded, placing);
  fill(canvas, linesOf('M1 13h11v10h-11z'), faded, placing);
  // The last cell, just being submitted, turns about its own middle.
  const middle = { x: x + 19 * scale, y: y + 30 * scale, scale, angle: 0.19 };
  fill(canvas, linesOf('M-5-5h11v5a5 5 0 0 1-5 5h-6z'), yuzu, middle);
}

function drawFacts(canvas: Canvas, rule: PostRule, finalRank: number | null) {
  const [ja, en] = [translatorFor('ja'), translatorFor('en')];
  const rules = `${ja(`posts.rule.${rule}`)} ${en(`posts.rule.${rule}`)}`;
  const placeIn = (t: Translate, rank: number) =>
    rank === 1 ? t('posts.winner') : t('shell.place', { count: rank, ordinal: true });
  const place = finalRank === null ? undefined : `${placeIn(ja, finalRank)} ${placeIn(en, finalRank)}`;
  let right = cardWidth - 48;
  for (const [text, back, front] of [
    [place, yuzu, ink],
    [rules, deep, white],
  ] as const) {
    if (!text) continue;
    const width = widthOf(text, 28) + 48;
    fill(canvas, roundedBox(width, 54, 27, 27), back, { x: right - width, y: 33 });
    write(canvas, text, 28, front, { x: right - width + 24, y: 70 });
    right -= width + 16;
  }
}

function drawMember(canvas: Canvas, key: string, slot: number) {
  const x = 92 + (slot % 2) * 530;
  const y = 142 + Math.floor(slot / 2) * 142;
  if (slot >= 2) fill(canvas, linesOf(`M0 0h486v2H0z`), line, { x, y });
  const [first = '', second] = typesOf(key);
  drawType(canvas, first, second, x, y + 28);
  write(canvas, nameOf(speciesNames, key, 'ja'), 42, ink, { x: x + 106, y: y + 66 }, 376);
  write(canvas, nameOf(speciesNames, key, 'en'), 30, soft, { x: x + 106, y: y + 110 }, 376);
}

function drawType(canvas: Canvas, first: string, second: string | undefined, x: number, y: number) {
  const size = 88;
  const [above, below] = [lookOf(first), second === undefined ? undefined : lookOf(second)];
  fill(canvas, roundedBox(size, size, 16, 30), hex(above.color), { x, y });
  if (below) fill(canvas, lowerHalf(size), hex(below.color), { x, y });
  const shape = (path: string, dx: number, dy: number, scale: number) =>
    fill(canvas, linesOf(path), white, { x: x + dx, y: y + dy, scale }, true);
  if (below) {
    shape(above.shape, 6, 6, 1.7);
    shape(below.shape, 41, 41, 1.7);
  } else shape(above.shape, 14, 14, 2.5);
}

/** Below the diagonal of a type's square, with its turned corner. */
const lowerHalf = (size: number): readonly Line[] =>
  linesOf(
    `M${size - 4} 4 A16 16 0 0 1 ${size} 16 V${size - 30} A30 30 0 0 1 ${size - 30} ${size} H16 A16 16 0 0 1 4 ${size - 4}Z`,
  );

/** A box with three like corners and one that is turned, as our sheets have it. */
const roundedBox = (width: number, height: number, corner: number, turned: number): readonly Line[] =>
  linesOf(
    `M${corner} 0 H${width - corner} A${corner} ${corner} 0 0 1 ${width} ${corner} V${height - turned} A${turned} ${turned} 0 0 1 ${width - turned} ${height} H${corner} A${corner} ${corner} 0 0 1 0 ${height - corner} V${corner} A${corner} ${corner} 0 0 1 ${corner} 0Z`,
  );
