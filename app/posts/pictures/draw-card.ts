import { blankCanvas, type Canvas, fill } from '~/card/canvas';
import { cardHeight, cardWidth } from '~/card/card-size';
import { type Letters, loadLetters, type ReadFile } from '~/card/letters';
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
export async function drawCard(
  { species, rule, finalRank }: CardContent,
  readFile: ReadFile,
): Promise<Uint8Array> {
  const [ja, en] = [translatorFor('ja'), translatorFor('en')];
  const placeIn = (t: Translate, rank: number) =>
    rank === 1 ? t('posts.winner') : t('shell.place', { count: rank, ordinal: true });
  const facts = [
    ...(finalRank === null
      ? []
      : [{ text: `${placeIn(ja, finalRank)} ${placeIn(en, finalRank)}`, back: yuzu, front: ink }]),
    { text: `${ja(`posts.rule.${rule}`)} ${en(`posts.rule.${rule}`)}`, back: deep, front: white },
  ];
  const members = species.map((key) => ({
    types: typesOf(key),
    ja: nameOf(speciesNames, key, 'ja'),
    en: nameOf(speciesNames, key, 'en'),
  }));
  const texts = ['Sixsheet', ...facts.map(({ text }) => text), ...members.flatMap(({ ja, en }) => [ja, en])];
  const letters = await loadLetters(readFile, texts);

  const canvas = blankCanvas(cardWidth, cardHeight, paper);
  fill(canvas, segmentsOf('M0 0h620L300 630H0z'), deep, { x: 0, y: 0 });
  fill(canvas, roundedBox(1108, 470, 28, 28), yuzu, { x: 62, y: 128, angle: -0.02 });
  fill(canvas, roundedBox(1104, 478, 28, 84), sheet, { x: 48, y: 116 });
  drawMark(canvas, { x: 50, y: 33, scale: 1.5 });
  letters.write(canvas, 'Sixsheet', 46, white, { x: 106, y: 76 });
  let right = cardWidth - 48;
  for (const { text, back, front } of facts) {
    const width = letters.widthOf(text, 28) + 48;
    fill(canvas, roundedBox(width, 54, 27, 27), back, { x: right - width, y: 33 });
    letters.write(canvas, text, 28, front, { x: right - width + 24, y: 70 });
    right -= width + 16;
  }
  for (const [slot, member] of members.entries()) drawMember(canvas, letters, member, slot);
  return encodePng(canvas);
}

interface Member {
  types: readonly string[];
  ja: string;
  en: string;
}

function drawMember(
  canvas: Canvas,
  letters: Letters,
  { types: [first = '', second], ja, en }: Member,
  slot: number,
) {
  const x = 92 + (slot % 2) * 530;
  const y = 142 + Math.floor(slot / 2) * 142;
  if (slot >= 2) fill(canvas, segmentsOf(`M0 0h486v2H0z`), line, { x, y });
  drawType(canvas, first, second, x, y + 28);
  letters.write(canvas, ja, 42, ink, { x: x + 106, y: y + 66 }, 376);
  letters.write(canvas, en, 30, soft, { x: x + 106, y: y + 110 }, 376);
}
