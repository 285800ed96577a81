import { fill } from '~/card/canvas';
import { cardWidth } from '~/card/card-size';
import { fittedLines } from '~/card/fitted-lines';
import { type Card, drawFoot, drawSheet, edge, openCard } from '~/card/frame';
import type { ReadFile } from '~/card/letters';
import { drawType, ink, line, roundedBox, white } from '~/card/parts';
import { segmentsOf } from '~/card/path';
import { encodePng } from '~/card/png';
import { type Member, memberOf, textsOf, writeName } from '~/card/six';
import type { Locale } from '~/locales/locale';
import type { ColorfulEvent } from '~/ui/event-colors/accents';

/** Room of the headline, px. */
const betweenConfetti = 460;

export interface PlayerCard {
  /** The place, or the record of a player without one. */
  headline: string;
  player: string;
  tournament: string;
  /** A line below the player, such as the record or who came second. */
  detail: string | undefined;
  /** Undefined if not everybody may see them. */
  species: readonly string[] | undefined;
  foot: string;
  /** The event whose colors the card wears. */
  event?: ColorfulEvent | null;
  locale: Locale;
}

/** A player's result with the six, to be posted. PNG, 1200 × 630 px. */
export async function drawPlayerCard(content: PlayerCard, readFile: ReadFile): Promise<Uint8Array> {
  const { headline, player, tournament, detail = '', species = [], foot, locale, event } = content;
  const members = species.map(memberOf);
  const texts = [headline, player, tournament, detail, foot, ...textsOf(members)];
  const card = await openCard(readFile, texts, event);
  const width = members.length > 0 ? 560 : cardWidth - 2 * edge;
  drawRays(card, edge + width / 2);
  const { canvas, letters, ground } = card;
  const center = (text: string, size: number, y: number, color = white, max = width) => {
    const written = Math.min(max, letters.widthOf(text, size));
    letters.write(canvas, text, size, color, { x: edge + (width - written) / 2, y }, max);
  };
  const title = fittedLines(letters, tournament, [36, 30, 26, 22], width, 2);
  for (const [at, text] of title.lines.entries()) center(text, title.size, 84 + at * 46, ground.pale);
  center(headline, locale === 'ja' ? 150 : 88, locale === 'ja' ? 290 : 280, ground.bright, betweenConfetti);
  const isLong = letters.widthOf(player, 76) > width * 1.3;
  const { size, lines } = isLong
    ? fittedLines(letters, player, [58, 48, 40], width, 2)
    : { size: 76, lines: [player] };
  for (const [at, text] of lines.entries()) center(text, size, 400 + at * 66);
  center(detail, 28, lines.length > 1 ? 524 : 470, ground.pale);
  if (members.length > 0) {
    drawSheet(card, 640, 48, 512, 506);
    for (const [slot, member] of members.entries()) drawRow(card, member, slot, locale);
  }
  drawFoot(card, foot);
  return encodePng(canvas);
}

function drawRow(card: Card, { types: [first = '', second], names }: Member, slot: number, locale: Locale) {
  const y = 62 + slot * 80;
  if (slot > 0) fill(card.canvas, segmentsOf('M0 0h440v2H0z'), line, { x: 676, y });
  drawType(card.canvas, first, second, 676, y + 10, 60);
  writeName(card, names[locale], 36, ink, { x: 756, y: y + 53 }, 366);
}

/** Rays of light behind the player, and confetti made of the corners of the mark. */
function drawRays({ canvas, ground }: Card, x: number) {
  for (let ray = 0; ray < 14; ray++) {
    const placing = { x, y: 240, angle: (ray * Math.PI) / 7 + 0.1 };
    fill(canvas, segmentsOf('M150 -9L1100 -84V84L150 9z'), ground.ray, placing);
  }
  for (const [dx, dy, angle] of confetti)
    fill(canvas, roundedBox(22, 22, 4, 10), angle > 0 ? ground.bright : ground.pale, {
      x: x + dx,
      y: dy,
      angle,
    });
}

const confetti = [
  ...[[-268, 150, 0.4] as const, [-276, 236, -0.5] as const, [-272, 336, 0.9] as const],
  ...[[256, 146, -0.3] as const, [266, 240, 0.6] as const, [258, 330, -0.8] as const],
  ...[[-226, 520, 0.2] as const, [214, 516, 0.7] as const],
];
