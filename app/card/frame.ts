import type { ColorfulEvent } from '~/ui/event-colors/accents';
import { paletteOf } from '~/ui/event-colors/palette';
import { blankCanvas, type Canvas, type Color, fill, hex } from './canvas';
import { cardHeight, cardWidth } from './card-size';
import { type Letters, loadLetters, type ReadFile } from './letters';
import { deep, drawMark, ink, paper, roundedBox, sheet, white, yuzu } from './parts';
import { segmentsOf } from './path';

/** Margin of a card, px. */
export const edge = 48;

/** Colors of a card; letters in white, pale or bright are read on paper and deep. */
type Ground = Record<'paper' | 'deep' | 'lit' | 'ray' | 'pale' | 'bright', Color>;

const brandGround: Ground = {
  paper,
  deep,
  lit: [22, 106, 109],
  ray: [13, 88, 91],
  pale: [190, 214, 212],
  bright: yuzu,
};

function groundOf(event: ColorfulEvent): Ground {
  const tones = Object.entries(paletteOf(event).card).map(([tone, color]) => [tone, hex(color)]);
  return Object.fromEntries(tones);
}

export interface Card {
  canvas: Canvas;
  letters: Letters;
  ground: Ground;
}

export interface Chip {
  text: string;
  isBright?: boolean;
}

export interface Head {
  /** A line above the title, in small letters. */
  eyebrow: string;
  title: string;
  chips: readonly Chip[];
}

const brand = 'Sixsheet';
const chipSize = 26;

/** An empty card in an event's colors or the brand's; knows the letters of `texts`. @throws Unavailable */
export async function openCard(
  readFile: ReadFile,
  texts: readonly string[],
  event: ColorfulEvent | null = null,
): Promise<Card> {
  const letters = await loadLetters(readFile, [brand, ...texts]);
  const ground = event ? groundOf(event) : brandGround;
  const canvas = blankCanvas(cardWidth, cardHeight, ground.paper);
  fill(canvas, segmentsOf('M0 0h620L300 630H0z'), ground.deep, { x: 0, y: 0 });
  return { canvas, letters, ground };
}

/** A sheet of paper with a bright one behind it. */
export function drawSheet({ canvas, ground }: Card, x: number, y: number, width: number, height: number) {
  fill(canvas, roundedBox(width + 4, height - 10, 28, 28), ground.bright, {
    x: x + 14,
    y: y + 14,
    angle: -0.02,
  });
  fill(canvas, roundedBox(width, height, 28, 84), sheet, { x, y });
}

/** @returns its width */
export function drawChip(
  { canvas, letters, ground }: Card,
  { text, isBright }: Chip,
  right: number,
  y: number,
) {
  const width = letters.widthOf(text, chipSize) + 44;
  fill(canvas, roundedBox(width, 50, 25, 25), isBright ? ground.bright : ground.lit, { x: right - width, y });
  letters.write(canvas, text, chipSize, isBright ? ink : white, { x: right - width + 22, y: y + 34 });
  return width;
}

/** Two lines at the top, with chips at their right. */
export function drawHead(card: Card, { eyebrow, title, chips }: Head) {
  const { canvas, letters, ground } = card;
  let right = cardWidth - edge;
  for (const chip of chips) right -= drawChip(card, chip, right, 24) + 12;
  letters.write(canvas, eyebrow, 26, ground.pale, { x: edge, y: 60 }, right - edge - 12);
  letters.write(canvas, title, 50, white, { x: edge, y: 127 }, cardWidth - 2 * edge);
}

/** The mark and the name of the site at the bottom, and a line at the right. */
export function drawFoot({ canvas, letters, ground }: Card, text: string, right = cardWidth - edge) {
  drawMark(canvas, { x: edge, y: 576, scale: 0.95 });
  letters.write(canvas, brand, 28, white, { x: edge + 36, y: 603 });
  const size = 24;
  const room = right - edge - 240;
  const width = Math.min(room, letters.widthOf(text, size));
  letters.write(canvas, text, size, ground.pale, { x: right - width, y: 602 }, room);
}
