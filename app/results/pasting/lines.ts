import { splitMark, withoutInvisible } from '~/copied/marks';
import type { CopiedLine, Table } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';
import { isExactly, isNamed, type Person, peopleIn, personIn } from './line-people';
import { first, headingPlace, placeAt, placeBefore, within } from './line-place';

/** UTF-16 code units: a longer line is prose. */
const maxLineLength = 2000;

interface Entry extends Person {
  source: TableLine;
  part?: number;
  place: string;
  /** What the line's number counts; a place only if all lines count like places. */
  number?: number;
}

/**
 * Reads lines of a place, names and a record that are in no columns: `1. ハルカ 7-0`, 「優勝：A／ベスト4：C、D」, or a place
 * above its names. Names that are known decide where a name begins and ends.
 * @returns undefined if no line has a place or a known name
 */
export function linesTable(lines: readonly TableLine[], find: FindTeams): Table | undefined {
  const entries: Entry[] = [];
  let heading: TableLine | undefined;
  const unused = new Set<TableLine>();
  for (const source of lines) {
    const text = withoutInvisible(source.text).replace(/\s+/g, ' ');
    const read =
      text.length > maxLineLength
        ? [blankEntry(source, text)]
        : entriesIn(source, text, heading?.text ?? '', find);
    if (read.length === 0) {
      heading = source;
      unused.add(source);
    } else if (heading) unused.delete(heading);
    entries.push(...read.map((entry, at) => (at > 0 ? { ...entry, part: at } : entry)));
  }
  const isKnown = ({ name }: Entry) => isNamed(name, find);
  if (!entries.some((entry) => isKnown(entry) || (entry.place !== '' && entry.name !== ''))) return undefined;
  const areCounted = areRanks(entries);
  const tells = (entry: Entry) =>
    entry.place !== '' || entry.record !== '' || entry.number !== undefined || isKnown(entry);
  const start = entries.findIndex(tells);
  const rows = entries
    .filter(tells)
    .map(({ source: { line, text }, part, place, number, name, record, points, rest }): CopiedLine => {
      const counted = areCounted && number !== undefined ? String(number) : '';
      const cells = [place || counted, name, record, points];
      return { line, text, cells, ...(part && { part }), ...(rest && { rest }) };
    });
  const titles = entries.slice(0, start).map(({ source }) => source);
  const notRead = entries.slice(start).flatMap((entry) => (tells(entry) ? [] : [entry.source]));
  notRead.push(...unused);
  const given = ['rank', 'player', 'record', 'unused'] as const;
  return { format: 'lines', given, lines: rows, titles, notRead };
}

const blankEntry = (source: TableLine, name: string): Entry => ({
  ...{ source, place: '', name, record: '', points: '', rest: '' },
});
/** @returns none for a line that is only a place, which is that of the lines below */
function entriesIn(source: TableLine, text: string, heading: string, find: FindTeams): Entry[] {
  const placed = { ...source, text: `${heading} ${source.text}`.trim() };
  const isWhole = isNamed(text, find) && (isExactly(text, find) || !isNamed(placeAt(text).rest, find));
  if (isWhole) return [{ ...blankEntry(placed, text), place: headingPlace(heading) }];
  const { number, rest: unmarked } = numbered(text);
  const parts = unmarked.split(within);
  const [only] = parts;
  if (parts.length === 1 && only && placeAt(only).rest === '') return [];
  return parts.flatMap((part) => {
    const found = placeBefore(part, find);
    const isTitle = found.place === '🏆' && !isNamed(found.rest, find);
    const above = isProse(part) ? '' : headingPlace(heading);
    const place = (isTitle ? '' : found.place) || above;
    const given = isTitle ? part : found.rest;
    const people = place === '' ? undefined : peopleIn(given, find);
    return (people ?? personIn(given, place, find)).map(
      (each): Entry => ({
        ...{ source: found.place ? source : placed, place, ...each },
        ...(number !== undefined && { number }),
      }),
    );
  });
}

/** Thanks and hashtags below the last names. */
const isProse = (text: string) => /[!！。]$|^[#＃]\D|(?:です|ます|ました)$/u.test(text);

function numbered(text: string): { number?: number | undefined; rest: string } {
  if (first.test(text)) return { rest: text };
  const { number, rest } = splitMark(text);
  if (rest !== text) return { number, rest };
  if (placeAt(text).place !== '') return { rest: text };
  const [whole, bare] = /^(\d{1,4})\s+(?=\S)/.exec(text) ?? [];
  return whole ? { number: Number(bare), rest: text.slice(whole.length) } : { rest: text };
}

/**
 * Numbers before names are places only if they begin at 1 and leave out none but for ties, 1, 2, 3, 3, 5, or for entries
 * whose place is written otherwise: 1, 2, T3, T3, 5.
 */
function areRanks(entries: readonly Entry[]): boolean {
  let before = 0;
  let tied = 1;
  let placed = 0;
  return entries.every(({ number, place, name }) => {
    if (number === undefined) {
      if (place !== '' && name !== '') placed++;
      return true;
    }
    const isTied = number === before && placed === 0;
    const isNext = number === before + 1 || number === before + tied || number === before + tied + placed;
    const isRank = isTied || (before === 0 ? number === 1 + placed : isNext);
    tied = isTied ? tied + 1 : 1;
    before = number;
    placed = 0;
    return isRank;
  });
}
