import { blankCanvas, type Canvas, fill } from '~/card/canvas';
import { cardHeight, cardWidth } from '~/card/card-size';
import { widthOf, write } from '~/card/letters';
import {
  deep,
  drawMark,
  drawType,
  ink,
  line,
  paper,
  roundedBox,
  sheet,
  soft,
  white,
  yuzu,
} from '~/card/parts';
import { segmentsOf } from '~/card/path';
import { encodePng } from '~/card/png';
import { type Translate, translatorFor } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { PostRule } from '../post';

export interface CardContent {
  species: readonly string[];
  rule: PostRule;
  finalRank: number | null;
}

/** Draws a post's share image: the six in both languages. PNG, 1200 × 630 px. */
export async function drawCard({ species, rule, finalRank }: CardContent): Promise<Uint8Array> {
  const canvas = blankCanvas(cardWidth, cardHeight, paper);
  fill(canvas, segmentsOf('M0 0h620L300 630H0z'), deep, { x: 0, y: 0 });
  fill(canvas, roundedBox(1108, 470, 28, 28), yuzu, { x: 62, y: 128, angle: -0.02 });
  fill(canvas, roundedBox(1104, 478, 28, 84), sheet, { x: 48, y: 116 });
  drawMark(canvas, { x: 50, y: 33, scale: 1.5 });
  write(canvas, 'Sixsheet', 46, white, { x: 106, y: 76 });
  drawFacts(canvas, rule, finalRank);
  for (const [slot, key] of species.entries()) drawMember(canvas, key, slot);
  return encodePng(canvas);
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
  if (slot >= 2) fill(canvas, segmentsOf(`M0 0h486v2H0z`), line, { x, y });
  const [first = '', second] = typesOf(key);
  drawType(canvas, first, second, x, y + 28);
  write(canvas, nameOf(speciesNames, key, 'ja'), 42, ink, { x: x + 106, y: y + 66 }, 376);
  write(canvas, nameOf(speciesNames, key, 'en'), 30, soft, { x: x + 106, y: y + 110 }, 376);
}
