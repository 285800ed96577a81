import { fill } from '~/card/canvas';
import { cardWidth } from '~/card/card-size';
import { fittedLines } from '~/card/fitted-lines';
import { type Card, type Chip, drawChip, drawFoot, edge, openCard } from '~/card/frame';
import type { ReadFile } from '~/card/letters';
import { ink, roundedBox, white } from '~/card/parts';
import { segmentsOf } from '~/card/path';
import { encodePng } from '~/card/png';
import type { NameMark } from '~/tournaments/name-mark';
import type { ColorfulEvent } from '~/ui/event-colors/accents';

export interface EventCard {
  name: string;
  organizer: string;
  /** The event whose colors the card wears. */
  event?: ColorfulEvent | null;
  mark: NameMark;
  /** Labels and times, such as the start and the deadline. */
  times: readonly { label: string; value: string }[];
  chips: readonly Chip[];
}

const tile = 300;
const room = cardWidth - 2 * edge - tile - 48;
const nameSizes = [72, 64, 56, 50, 44];

/** A tournament that is to come: its name, when it is, what is played. PNG, 1200 × 630 px. */
export async function drawEventCard(content: EventCard, readFile: ReadFile): Promise<Uint8Array> {
  const { name, organizer, event, mark, times, chips } = content;
  const texts = [name, organizer, mark.letter, mark.number, ...chips.map(({ text }) => text)];
  const timeTexts = times.flatMap(({ label, value }) => [label, value]);
  const card = await openCard(readFile, [...texts, ...timeTexts], event);
  const { canvas, letters, ground } = card;
  letters.write(canvas, organizer, 30, ground.pale, { x: edge, y: 84 }, room);
  const { size, lines } = fittedLines(letters, name, nameSizes, room, 2);
  let y = 84;
  for (const line of lines) {
    y += size * 1.22;
    letters.write(canvas, line, size, white, { x: edge, y }, room);
  }
  y += 66;
  for (const { label, value } of times) {
    letters.write(canvas, label, 24, ground.pale, { x: edge, y }, room);
    letters.write(canvas, value, 38, white, { x: edge, y: y + 44 }, room);
    y += 98;
  }
  let from = edge;
  for (const chip of chips) {
    const width = letters.widthOf(chip.text, 26) + 44;
    if (from + width > cardWidth - edge) break;
    drawChip(card, chip, from + width, 492);
    from += width + 12;
  }
  drawTile(card, mark);
  drawFoot(card, '');
  return encodePng(canvas);
}

/** The diagonal tile of the brand in the colors of the tournament's name. */
function drawTile({ canvas, letters, ground }: Card, { color, letter, number }: NameMark) {
  const [x, y] = [cardWidth - edge - tile - 12, 84];
  fill(canvas, roundedBox(tile, tile, 44, 96), ground.deep, { x: x + 10, y: y + 12, angle: 0.05 });
  const turned = { x: x + 4, y: y - 8, angle: 0.05 };
  fill(canvas, roundedBox(tile, tile, 44, 96), color, turned);
  fill(
    canvas,
    segmentsOf('M288 12 A44 44 0 0 1 300 44 V204 A96 96 0 0 1 204 300 H44 A44 44 0 0 1 12 288Z'),
    ground.bright,
    turned,
  );
  const size = 150;
  const width = letters.widthOf(letter, size);
  letters.write(canvas, letter, size, white, { x: x + 92 - width / 2, y: y + 148 });
  const numberSize = 92;
  const numberWidth = letters.widthOf(number, numberSize);
  letters.write(canvas, number, numberSize, ink, { x: x + 206 - numberWidth / 2, y: y + 258 }, 170);
}
