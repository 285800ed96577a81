import { maxTableLength } from '~/copied/table';
import { isTdf, tdfPlayers } from '~/copied/tdf';
import { csvRows, delimiterOf, plainEnds, type TableLine } from '~/text/read-csv';
import { unguarded } from '~/text/write-csv';
import {
  blankEntrant,
  checkEntrant,
  type EntrantField,
  type EntrantValues,
  entrantFields,
  maxEntrants,
} from './entrant';
import { type ColumnMeaning, columnMeaningOf } from './entrant-heads';
import { disagree, keysOf, type PlayerKeys } from './match-entrants';

interface Column {
  /** Undefined in a list without a head. */
  head?: string;
  meaning: ColumnMeaning;
  /** The first three filled cells. */
  samples: string[];
}

export interface LineProblem {
  line: number;
  text: string;
  reason: 'aboveHead' | 'number' | 'noName' | 'tooLong' | 'notSeed' | 'twice' | 'extra' | 'ambiguous';
  field?: EntrantField;
  max?: number;
  /** Earlier line of the same person (`twice`); that one counts. */
  first?: number;
}

export interface EntrantRow {
  line: number;
  text: string;
  values: EntrantValues;
}

export interface EntrantReading {
  columns: Column[];
  /** Fields that have a column. */
  fields: EntrantField[];
  rows: EntrantRow[];
  /** Every line that became no row, in order. */
  problems: LineProblem[];
  fault?: {
    reason: 'empty' | 'tooLong' | 'tooMany' | 'tooWide' | 'quote' | 'tdf' | 'noName' | 'repeated';
    line?: number;
  };
}

/** UTF-16 code units. */
export const maxListLength = 400_000;
const maxColumns = 60;
const maxAbove = 5;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const isNumber = (text: string) => /^#?\d{1,5}[.)．）]?$/.test(text.normalize('NFKC'));
const numberIn = (text: string) => Number(text.normalize('NFKC').replace(/\D/g, ''));
/** Whether these are row numbers (1, 2, 3 …), not players whose names are numbers. */
const areCounted = (numbers: readonly string[]) =>
  numbers.length > 1 && numbers.every((each, at) => numberIn(each) === numberIn(numbers[0] ?? '') + at);

/** Reads pasted entrants: a column of names, a table with or without a head, a bulleted list, or a TOM file. */
export function readEntrants(text: string, chosen: readonly string[] = []): EntrantReading {
  const nothing: EntrantReading = { columns: [], fields: [], rows: [], problems: [] };
  const whole = plainEnds(text);
  if (whole.length > (isTdf(whole) ? maxTableLength : maxListLength))
    return { ...nothing, fault: { reason: 'tooLong' } };
  const table = tableIn(whole);
  if ('fault' in table) return { ...nothing, fault: table.fault };
  const { head, lines, above, numbers } = table;
  if (lines.length === 0) return { ...nothing, fault: { reason: 'empty' } };
  if (lines.length > maxEntrants) return { ...nothing, fault: { reason: 'tooMany' } };

  const width = Math.max(head?.length ?? 0, ...lines.map(({ cells }) => cells.length));
  if (width > maxColumns) return { ...nothing, fault: { reason: 'tooWide' } };
  const guessed = head ? head.map((name, at) => byHead(name, lines, at)) : byCells(lines, width);
  const meanings = guessed.map((meaning, at) => meaningIn(chosen[at]) ?? meaning);
  const columns = meanings.map((meaning, at): Column => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    return { ...(head && { head: head[at] ?? '' }), meaning, samples: filled.slice(0, 3).map(shortened) };
  });
  const fields = entrantFields.filter((field) => meanings.includes(field));
  const reading = { ...nothing, columns, fields };
  if (!fields.includes('name')) return { ...reading, fault: { reason: 'noName' } };
  if (fields.some((field) => meanings.indexOf(field) !== meanings.lastIndexOf(field)))
    return { ...reading, fault: { reason: 'repeated' } };

  const { rows, problems } = readLines(lines, meanings);
  const aside = [
    ...above.map(({ line, text }) => ({ line, text: shortened(text), reason: 'aboveHead' as const })),
    ...numbers.map(({ line, text }) => ({ line, text: shortened(text), reason: 'number' as const })),
  ];
  return { ...reading, rows, problems: [...aside, ...problems].sort((a, b) => a.line - b.line) };
}

interface List {
  head?: string[];
  lines: TableLine[];
  above: TableLine[];
  /** Lines that hold only a row number. */
  numbers: TableLine[];
}

/** Takes only the players' names from a TOM file. */
function peopleIn(tdf: string): ReturnType<typeof tableIn> {
  const players = tdfPlayers(tdf);
  if ('reason' in players) return { fault: { reason: 'tdf', line: players.line } };
  const lines = players.map(({ line, name }) => ({ line, text: name, cells: [name] }));
  return { head: ['Player'], lines, above: [], numbers: [] };
}

function tableIn(whole: string): List | { fault: NonNullable<EntrantReading['fault']> } {
  if (isTdf(whole)) return peopleIn(whole);
  const delimiter = delimiterOf(whole);
  const { lines, quote } = csvRows(whole, delimiter);
  const wide = lines.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const at = headAt(lines);
  const headed = lines[at];
  const isTable =
    (headed && headed.cells.filter(Boolean).length > 1) ||
    (delimiter === '\t' ? wide.length * 2 > lines.length : isEven(wide, lines.length));
  if (!isTable) return listIn(whole);
  if (quote) return { fault: { reason: 'quote', line: quote.line } };
  const below = lines.slice(at + 1);
  return {
    ...(headed && { head: headed.cells }),
    lines: below,
    above: lines.slice(0, Math.max(0, at)),
    numbers: [],
  };
}

/** Whether 80% of the lines have as many cells: a few names with commas make no table. */
function isEven(wide: readonly TableLine[], all: number): boolean {
  const [first] = wide;
  return (
    first !== undefined &&
    wide.length > 1 &&
    wide.filter(({ cells }) => cells.length === first.cells.length).length * 10 >= all * 8
  );
}

function headAt(lines: readonly TableLine[]): number {
  return lines.slice(0, maxAbove).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    const known = filled.map(columnMeaningOf);
    const tells = known.some(
      (meaning) => meaning === 'name' || meaning === 'tonamelId' || meaning === 'discordId',
    );
    return tells && known.filter(Boolean).length * 2 >= filled.length;
  });
}

// List markers before a name: "1. ", "(3) ", "・", "- ".
const bullet =
  /^(?:[(（]?[\d０-９]{1,4}[.)．）:：、][\s\u3000]*|#\d{1,4}[\s\u3000]+|[-*•・●◦‣][\s\u3000]+|[•・●◦‣])(?=\S)/u;

function listIn(whole: string): List {
  const lines = whole
    .split('\n')
    .map((raw, index) => ({ line: index + 1, text: raw.trim(), cells: [unguarded(raw.trim())] }))
    .filter(({ text }) => text !== '');
  const headed = lines[0] && columnMeaningOf(lines[0].text) === 'name' ? lines[0] : undefined;
  const rest = headed ? lines.slice(1) : lines;
  const alone = rest.filter(({ text }) => isNumber(text));
  const numbers = alone.length < rest.length && areCounted(alone.map(({ text }) => text)) ? alone : [];
  const named = rest.filter((line) => !numbers.includes(line));
  const bulleted = named.filter(({ text }) => bullet.test(text));
  const strips = bulleted.length * 2 > named.length;
  return {
    ...(headed && { head: headed.cells }),
    lines: strips
      ? named.map((line) => ({ ...line, cells: [unguarded(line.text.replace(bullet, ''))] }))
      : named,
    above: [],
    numbers,
  };
}

function byHead(head: string, lines: readonly TableLine[], at: number): ColumnMeaning {
  const isBlank = lines.every(({ cells }) => !cells[at]);
  return columnMeaningOf(head) ?? (isBlank ? 'unused' : 'unknown');
}

/** Guesses columns without a head: the first one with words has the names, staff are asked about the others. */
function byCells(lines: readonly TableLine[], width: number): ColumnMeaning[] {
  const columns = Array.from({ length: width }, (_, at) => lines.flatMap(({ cells }) => cells[at] || []));
  const isCount = (cells: readonly string[]) => cells.every(isNumber) && areCounted(cells);
  const name = columns.findIndex((cells) => cells.length * 2 > lines.length && !isCount(cells));
  return columns.map((cells, at) => {
    if (at === name) return 'name';
    return cells.length === 0 || isCount(cells) ? 'unused' : 'unknown';
  });
}

const meaningIn = (choice: string | undefined): ColumnMeaning | undefined =>
  [...entrantFields, 'unused' as const].find((each) => each === choice);

function readLines(lines: readonly TableLine[], meanings: readonly ColumnMeaning[]) {
  const rows: EntrantRow[] = [];
  const problems: LineProblem[] = [];
  const seen = earlierLines();
  for (const { line, text: raw, cells } of lines) {
    const text = shortened(raw.replaceAll('\t', ' '));
    const typed = { ...blankEntrant };
    for (const [at, meaning] of meanings.entries())
      if (meaning !== 'unused' && meaning !== 'unknown') typed[meaning] = cells[at] ?? '';
    const { values, problems: wrongFields } = checkEntrant(typed);
    const [wrong] = wrongFields;
    if (cells.slice(meanings.length).some(Boolean)) problems.push({ line, text, reason: 'extra' });
    else if (wrong?.reason === 'required') problems.push({ line, text, reason: 'noName' });
    else if (wrong)
      problems.push({ line, text, reason: wrong.reason as 'tooLong', field: wrong.field, max: wrong.max });
    else {
      const first = seen(values, line);
      if (first === undefined) rows.push({ line, text, values });
      else problems.push({ line, text, reason: 'twice', first });
    }
  }
  return { rows, problems };
}

/** Finds the earlier line of the same person; two people of one name differ only by their IDs. */
function earlierLines() {
  const ids = new Map<string, number>();
  const names = new Map<string, { line: number; keys: PlayerKeys }[]>();
  return (values: EntrantValues, line: number): number | undefined => {
    const keys = keysOf(values, values.name);
    const idKeys = (['tonamelId', 'discordId'] as const).flatMap((id) =>
      keys[id] ? [`${id} ${keys[id]}`] : [],
    );
    const alike = names.get(keys.name) ?? [];
    const first =
      idKeys.map((id) => ids.get(id)).find((at) => at !== undefined) ??
      alike.slice(0, 20).find((other) => !disagree(other.keys, keys))?.line;
    if (first !== undefined) return first;
    for (const id of idKeys) ids.set(id, line);
    alike.push({ line, keys });
    names.set(keys.name, alike);
    return undefined;
  };
}
