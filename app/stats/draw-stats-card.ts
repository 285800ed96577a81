import { blankCanvas, type Canvas, fill, hex } from '~/card/canvas';
import { cardHeight, cardWidth } from '~/card/card-size';
import { type Letters, loadLetters, type ReadFile } from '~/card/letters';
import { deep, drawMark, drawType, ink, paper, roundedBox, sheet, soft, white } from '~/card/parts';
import { segmentsOf } from '~/card/path';
import { encodePng } from '~/card/png';
import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import type { SpeciesUsage } from '~/usage/usage-view';

export interface StatsCard {
  /** A line at the top, such as how many teams were counted. */
  facts: string;
  species: readonly Pick<SpeciesUsage, 'species' | 'teams'>[];
  locale: Locale;
}

const top = 112;
const rowsHeight = 490;
const nameWidth = 330;
const maxFacts = 780;

/** Draws the share image of an event: the most used species with their teams. PNG, 1200 × 630 px. */
export async function drawStatsCard(
  { facts, species, locale }: StatsCard,
  readFile: ReadFile,
): Promise<Uint8Array> {
  const rows = species.map(({ species, teams }) => ({
    types: typesOf(species),
    name: nameOf(speciesNames, species, locale),
    teams,
  }));
  const letters = await loadLetters(readFile, ['Sixsheet0123456789', facts, ...rows.map(({ name }) => name)]);
  const canvas = blankCanvas(cardWidth, cardHeight, paper);
  fill(canvas, segmentsOf('M0 0h620L300 630H0z'), deep, { x: 0, y: 0 });
  fill(canvas, roundedBox(1136, 520, 28, 84), sheet, { x: 32, y: 94 });
  drawMark(canvas, { x: 40, y: 19, scale: 1.5 });
  letters.write(canvas, 'Sixsheet', 46, white, { x: 96, y: 62 });
  const width = Math.min(maxFacts, letters.widthOf(facts, 40));
  letters.write(canvas, facts, 40, white, { x: cardWidth - 44 - width, y: 60 }, maxFacts);
  const maxTeams = species[0]?.teams ?? 1;
  // Few rows are drawn larger, to fill the sheet.
  const scale = Math.min(1.5, 10 / rows.length);
  for (const [at, row] of rows.entries()) drawRow({ canvas, letters }, row, maxTeams, { at, scale });
  return encodePng(canvas);
}

interface Row {
  types: readonly string[];
  name: string;
  teams: number;
}

function drawRow(
  { canvas, letters }: { canvas: Canvas; letters: Letters },
  { types: [first = '', second], name, teams }: Row,
  maxTeams: number,
  { at, scale }: { at: number; scale: number },
) {
  const y = top + at * (rowsHeight / 10) * scale;
  const size = 32 * scale;
  drawType(canvas, first, second, 60, y, 40 * scale);
  const left = 76 + 40 * scale;
  letters.write(canvas, name, size, ink, { x: left, y: y + size }, nameWidth * scale);
  const x = left + nameWidth * scale + 20;
  const length = Math.max(24, (teams / maxTeams) * (1066 - 40 * scale - x));
  fill(canvas, roundedBox(length, size, 6, 12), hex(lookOf(first).color), { x, y: y + 4 * scale });
  letters.write(canvas, String(teams), size, soft, { x: x + length + 16, y: y + size });
}
