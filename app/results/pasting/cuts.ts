import type { CopiedLine } from '~/copied/table';
import { foldText } from '~/text/text';
import type { Mapping } from './meaning';
import { placeIn } from './place';

const tied = /^t\s?-?(\d{1,4})$/;
const isCut = (size: number) => size >= 4 && size <= 4096 && Number.isInteger(Math.log2(size));

/**
 * Tells `T4` for "Top 4" from `T4` for "tied for fourth" by who else has a place: half of a cut is ahead of those who left
 * in its last round, and three are ahead of those who share the fourth place.
 */
export function withCuts(lines: readonly CopiedLine[], mapping: Mapping): readonly CopiedLine[] {
  const at = mapping.indexOf('rank');
  const sizes = lines.map(({ cells }) => Number(tied.exec(foldText(cells[at] ?? ''))?.[1] ?? 0));
  const ties = sizes.filter((size) => size > 0);
  if (ties.length === 0 || ties.some((size) => size > 3 && !isCut(size))) return lines;
  const count = countOf(ties);
  const plain = countOf(lines.flatMap(({ cells }, line) => (sizes[line] ? [] : plainPlace(cells[at] ?? ''))));
  // Several names behind one place are a list of those who left.
  const listed = new Set(lines.flatMap(({ part }, line) => (part ? (sizes[line] ?? 0) : [])));
  const places = [...new Set([...plain.keys(), ...count.keys()])].sort((a, b) => a - b);
  const cuts = new Set<number>();
  let ahead = 0;
  for (const [index, place] of places.entries()) {
    const tiedHere = count.get(place) ?? 0;
    // A shared place pushes the next one back by as many as share it.
    const isPushed = tiedHere > 1 && places[index + 1] === place + tiedHere;
    const mayBeCut = isCut(place) && tiedHere > 0 && tiedHere <= place / 2 && !plain.has(place);
    if (mayBeCut && (ahead > 0 || listed.has(place)) && ahead <= place / 2 && !isPushed) cuts.add(place);
    ahead += tiedHere + (plain.get(place) ?? 0);
  }
  if (cuts.size === 0) return lines;
  return lines.map((line, index) => {
    const size = sizes[index] ?? 0;
    return cuts.has(size) ? { ...line, cells: line.cells.with(at, `Top ${size}`) } : line;
  });
}

function plainPlace(cell: string): number[] {
  const place = placeIn(cell);
  return place && typeof place === 'object' ? [place.from] : [];
}

function countOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
