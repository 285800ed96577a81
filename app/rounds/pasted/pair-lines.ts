import { assemble, type FoundPairing } from './assemble';
import { type Block, blocksIn, withMarkers } from './blocks';
import { type Item, isSide } from './parse-line';
import { has, isAbsence, type ParsedLine, parsedLines } from './parsed-lines';
import type { LeftLine } from './reading';
import type { PlayerFinder } from './who';
import { roundIn } from './words';

/** What one way of reading a text finds. */
export interface Found {
  round: number | null;
  pairings: FoundPairing[];
  oneSided: LeftLine[];
  left: LeftLine[];
  /** Lines that say nothing but a round. */
  headings: (LeftLine & { round: number })[];
}

export const nothingFound = (): Found => ({
  round: null,
  pairings: [],
  oneSided: [],
  left: [],
  headings: [],
});

type Part = Item & { source: ParsedLine };

/** Reads pairings that are in no table: one or several to a line, or over several lines. */
export function pairLines(text: string, finder: PlayerFinder): Found {
  const found = nothingFound();
  const headings = roundHeadings();
  for (const block of blocksIn(withMarkers(parsedLines(text, finder)))) {
    const rounds = block.lines.filter((line) => line.sides === 0 && has(line, 'round'));
    for (const line of rounds) headings.read(line);
    const pairs = pairsIn(block);
    const used = new Set(pairs.flatMap((parts) => parts.map(({ source }) => source)));
    for (const parts of pairs) {
      const pairing = assemble(sourceOf(parts), parts, finder);
      found.pairings.push({ ...pairing, round: pairing.round ?? headings.current(true) });
    }
    for (const line of block.lines) {
      if (used.has(line) || !/[\p{L}\p{N}]/u.test(line.text)) continue;
      const source = { line: line.line, text: line.text };
      if (isHeading(line)) found.headings.push({ ...source, round: roundOf(line) });
      else (isOneSided(line, block) ? found.oneSided : found.left).push(source);
    }
  }
  found.round = headings.current(false);
  return found;
}

/** A line that says nothing but the round. */
const isHeading = ({ items }: ParsedLine) => items.length === 1 && items[0]?.kind === 'round';

const roundOf = ({ items }: ParsedLine) => roundIn(items.find(({ kind }) => kind === 'round')?.value ?? '');

/** The round of the pairings below its heading; a list of several rounds, as of a timetable, is none. */
function roundHeadings() {
  let round: number | null = null;
  let isFresh = false;
  return {
    read(line: ParsedLine) {
      const number = roundOf(line);
      round = isFresh && number !== round && !isHeading(line) ? null : number;
      isFresh = true;
    },
    current(isUsed: boolean) {
      if (isUsed) isFresh = false;
      return round;
    },
  };
}

function sourceOf(parts: readonly Part[]): LeftLine {
  const lines = [...new Set(parts.map(({ source }) => source))];
  return { line: lines[0]?.line ?? 0, text: lines.map(({ text }) => text).join(' ') };
}

const isOneSided = (line: ParsedLine, { isMatch, sides }: Block) => {
  const [first] = line.items;
  const leads = ['table', 'mark', 'number'].includes(first?.kind ?? '');
  return line.sides === 1 && has(line, 'name') && ((isMatch && sides === 1) || leads || has(line, 'versus'));
};

/** The parts of each pairing in a block. */
function pairsIn({ lines, sides, isMatch }: Block): Part[][] {
  if (sides < 2 || (lines[0] && lines[0].sides === 0 && isAbsence(lines[0]))) return [];
  const parts = lines.flatMap((line) => line.items.map((item): Part => ({ ...item, source: line })));
  const places = parts.flatMap((part, at) => (isSide(part) ? [at] : []));
  if (lines.some((line) => line.sides > 1)) return pairedIn(parts, places);
  const isBye = (at: number) => parts[at]?.kind === 'bye';
  const isParted = (one: number, other: number) =>
    isBye(one) !== isBye(other) ||
    parts.slice(one, other).some(({ kind }) => kind === 'versus' || kind === 'dash' || kind === 'score');
  if (sides === 2 && isMatch) return [parts];
  const pairs: Part[][] = [];
  let start = 0;
  for (let at = 0; at < places.length; at++) {
    const [one, other, next] = places.slice(at, at + 3);
    if (one === undefined || other === undefined) break;
    if (!isParted(one, other)) {
      start = startOf(parts, one, other);
      continue;
    }
    const end = next === undefined ? parts.length : startOf(parts, other, next);
    pairs.push(parts.slice(start, end));
    start = end;
    at++;
  }
  return pairs;
}

/** Every two sides of a line are a pairing; one more behind them is not used. */
function pairedIn(parts: readonly Part[], places: readonly number[]): Part[][] {
  const pairs: Part[][] = [];
  let start = 0;
  for (let at = 0; at + 1 < places.length; at += 2) {
    const isLast = at + 3 >= places.length;
    const end = isLast ? parts.length : startOf(parts, places[at + 1] as number, places[at + 2] as number);
    pairs.push(parts.slice(start, end));
    start = end;
  }
  return pairs;
}

/** Where the next pairing begins between two sides: at its table, at the number that leads its line, else at its side. */
function startOf(parts: readonly Part[], side: number, next: number): number {
  const between = parts.slice(side + 1, next);
  const table = between.findIndex(({ kind }) => kind === 'table' || kind === 'mark');
  if (table >= 0) return side + 1 + table;
  const number = between.findIndex(
    ({ kind, source }) =>
      kind === 'number' && source === parts[next]?.source && source !== parts[side]?.source,
  );
  return number < 0 ? next : side + 1 + number;
}
