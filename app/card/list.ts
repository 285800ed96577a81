import { typesOf } from '~/pokedex/species';
import { fill } from './canvas';
import { cardWidth } from './card-size';
import { fittedLines } from './fitted-lines';
import { type Card, drawFoot, drawHead, drawSheet, edge, type Head, openCard } from './frame';
import type { ReadFile } from './letters';
import { type ListRow, maxListRows } from './list-row';
import { drawType, ink, line, soft } from './parts';
import { segmentsOf } from './path';
import { encodePng } from './png';

export interface ListCard extends Head {
  rows: readonly ListRow[];
  foot: string;
}

const top = 152;
const height = 402;
const left = 88;
const room = cardWidth - 2 * left;
const gap = 8;
/** Sizes in px by the number of rows, so that few rows fill the sheet, too. The first title size that fits is taken. */
const looks = [
  { titles: [68, 56, 46], detail: 38, tile: 104, lines: 2 },
  { titles: [46, 40, 34], detail: 30, tile: 72, lines: 2 },
  { titles: [40], detail: 27, tile: 56, lines: 1 },
  { titles: [34], detail: 24, tile: 44, lines: 1 },
] as const;

/** Draws the first rows of a list on a sheet below its heading. PNG, 1200 × 630 px. */
export async function drawListCard(
  { rows, foot, ...head }: ListCard,
  readFile: ReadFile,
): Promise<Uint8Array> {
  const shown = rows.slice(0, maxListRows);
  const texts = [head.eyebrow, head.title, foot, ...head.chips.map(({ text }) => text)];
  const rowTexts = shown.flatMap(({ title, detail }) => [title, detail]);
  const card = await openCard(readFile, [...texts, ...rowTexts]);
  drawHead(card, head);
  drawSheet(card, edge, top, cardWidth - 2 * edge, height);
  for (const [at, row] of shown.entries()) drawRow(card, row, at, shown.length);
  drawFoot(card, foot);
  return encodePng(card.canvas);
}

function drawRow(card: Card, { title, detail, species = [] }: ListRow, at: number, count: number) {
  const { canvas, letters } = card;
  const look = looks[count - 1] ?? looks[3];
  const rowHeight = height / count;
  if (at > 0) fill(canvas, segmentsOf(`M0 0h${room}v2H0z`), line, { x: left, y: top + at * rowHeight });
  const tilesWidth = species.length * (look.tile + gap);
  // A single row has its tiles below the title, where both have room.
  const isBeside = count > 1 && tilesWidth > 0;
  const titleRoom = isBeside ? room - tilesWidth - 24 : room;
  const { size, lines } = fittedLines(letters, title, look.titles, titleRoom, look.lines);
  const titleHeight = lines.length * size * 1.25;
  const headHeight = isBeside ? Math.max(titleHeight, look.tile + gap) : titleHeight;
  const tilesHeight = isBeside || tilesWidth === 0 ? 0 : look.tile + 2 * gap;
  const start = top + at * rowHeight + (rowHeight - headHeight - tilesHeight - look.detail * 1.3) / 2;
  for (const [nth, text] of lines.entries()) {
    const y = start + (headHeight - titleHeight) / 2 + (nth + 0.95) * size * 1.25 - size * 0.24;
    letters.write(canvas, text, size, ink, { x: left, y }, titleRoom);
  }
  const tiles = isBeside
    ? { x: left + room - tilesWidth + gap, y: start + (headHeight - look.tile) / 2 }
    : { x: left, y: start + headHeight + gap };
  for (const [slot, key] of species.entries()) {
    const [first = '', second] = typesOf(key);
    drawType(canvas, first, second, tiles.x + slot * (look.tile + gap), tiles.y, look.tile);
  }
  const y = start + headHeight + tilesHeight + look.detail;
  letters.write(canvas, detail, look.detail, soft, { x: left, y }, room);
}
