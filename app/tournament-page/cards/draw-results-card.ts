import { fill } from '~/card/canvas';
import { cardWidth } from '~/card/card-size';
import { type Card, type Chip, drawFoot, drawHead, drawSheet, edge, openCard } from '~/card/frame';
import type { ReadFile } from '~/card/letters';
import { drawType, ink, line, soft } from '~/card/parts';
import { segmentsOf } from '~/card/path';
import { encodePng } from '~/card/png';
import { typesOf } from '~/pokedex/species';
import type { ColorfulEvent } from '~/ui/event-colors/accents';

export interface ResultsCard {
  organizer: string;
  /** The event whose colors the card wears. */
  event?: ColorfulEvent | null;
  tournament: string;
  chips: readonly Chip[];
  places: readonly { place: string; player: string }[];
  /** The winner's six; undefined if not everybody may see them. */
  species: readonly string[] | undefined;
  foot: string;
}

const rows = 4;
const rowHeight = 78;

/** The best eight of a tournament, the winner with six tiles. PNG, 1200 × 630 px. */
export async function drawResultsCard(content: ResultsCard, readFile: ReadFile): Promise<Uint8Array> {
  const { organizer, tournament, chips, places, species = [], foot, event } = content;
  const texts = [organizer, tournament, foot, ...chips.map(({ text }) => text)];
  const placeTexts = places.flatMap(({ place, player }) => [place, player]);
  const card = await openCard(readFile, [...texts, ...placeTexts], event);
  drawHead(card, { eyebrow: organizer, title: tournament, chips });
  drawSheet(card, edge, 152, cardWidth - 2 * edge, 402);
  const [winner, ...others] = places;
  if (winner) {
    const room = species.length > 0 ? 560 : 1020;
    card.letters.write(card.canvas, winner.place, 28, soft, { x: 88, y: 200 }, room);
    card.letters.write(card.canvas, winner.player, 52, ink, { x: 88, y: 258 }, room);
  }
  for (const [slot, key] of species.entries()) {
    const [first = '', second] = typesOf(key);
    drawType(card.canvas, first, second, 676 + slot * 74, 184, 64);
  }
  for (const [at, each] of others.slice(0, 2 * rows - 1).entries()) drawPlace(card, each, at);
  drawFoot(card, foot);
  return encodePng(card.canvas);
}

function drawPlace({ canvas, letters }: Card, { place, player }: ResultsCard['places'][number], at: number) {
  const x = 88 + Math.floor(at / rows) * 530;
  const y = 280 + (at % rows) * (rowHeight - 14);
  fill(canvas, segmentsOf('M0 0h490v2H0z'), line, { x, y });
  letters.write(canvas, place, 22, soft, { x, y: y + 42 }, 140);
  letters.write(canvas, player, 32, ink, { x: x + 156, y: y + 44 }, 330);
}
