import { blankCanvas, type Canvas, type Color, fill } from './canvas';
import { cardHeight, cardWidth } from './card-size';
import { type Letters, loadLetters, type ReadFile } from './letters';
import { deep, drawMark, ink, paper, roundedBox, sheet, white, yuzu } from './parts';
import { segmentsOf } from './path';

/** Margin of a card, px. */
export const edge = 48;
export const pale: Color = [190, 214, 212];
const lit: Color = [22, 106, 109];

export interface Card {
  canvas: Canvas;
  letters: Letters;
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

/** An empty card on the brand's ground; knows the letters of `texts`. @throws Unavailable */
export async function openCard(readFile: ReadFile, texts: readonly string[]): Promise<Card> {
  const letters = await loadLetters(readFile, [brand, ...texts]);
  const canvas = blankCanvas(cardWidth, cardHeight, paper);
  fill(canvas, segmentsOf('M0 0h620L300 630H0z'), deep, { x: 0, y: 0 });
  return { canvas, letters };
}

/** A sheet of paper with a yuzu one behind it. */
export function drawSheet({ canvas }: Card, x: number, y: number, width: number, height: number) {
  fill(canvas, roundedBox(width + 4, height - 10, 28, 28), yuzu, { x: x + 14, y: y + 14, angle: -0.02 });
  fill(canvas, roundedBox(width, height, 28, 84), sheet, { x, y });
}

/** @returns its width */
export function drawChip({ canvas, letters }: Card, { text, isBright }: Chip, right: number, y: number) {
  const width = letters.widthOf(text, chipSize) + 44;
  fill(canvas, roundedBox(width, 50, 25, 25), isBright ? yuzu : lit, { x: right - width, y });
  letters.write(canvas, text, chipSize, isBright ? ink : white, { x: right - width + 22, y: y + 34 });
  return width;
}

/** Two lines at the top, with chips at their right. */
export function drawHead(card: Card, { eyebrow, title, chips }: Head) {
  const { canvas, letters } = card;
  let right = cardWidth - edge;
  for (const chip of chips) right -= drawChip(card, chip, right, 24) + 12;
  letters.write(canvas, eyebrow, 26, pale, { x: edge, y: 60 }, right - edge - 12);
  letters.write(canvas, title, 50, white, { x: edge, y: 127 }, cardWidth - 2 * edge);
}

/** The mark and the name of the site at the bottom, and a line at the right. */
export function drawFoot({ canvas, letters }: Card, text: string, right = cardWidth - edge) {
  drawMark(canvas, { x: edge, y: 576, scale: 0.95 });
  letters.write(canvas, brand, 28, white, { x: edge + 36, y: 603 });
  const size = 24;
  const room = right - edge - 240;
  const width = Math.min(room, letters.widthOf(text, size));
  letters.write(canvas, text, size, pale, { x: right - width, y: 602 }, room);
}
