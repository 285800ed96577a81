import type { Field } from './identify';
import { type Label, labelled, labelOf } from './labels';
import type { PastedHead, PastedLine, PastedPart } from './pasted-line';
import { type Piece, partsOf, pieceOf, piecesOf } from './pieces';

interface Row {
  at: number;
  cells: string[];
}

// Two blanks part cells that were aligned by hand.
const separators = ['\t', '|', ';', ',', '、', '/', '  '] as const;
const maxCells = 40;

/** Splits a row of a spreadsheet or CSV at a sign outside its quotes. */
function cellsOf(line: string, separator: string): string[] {
  if (separator === '  ') return line.split(/\s{2,}/);
  const cells: string[] = [''];
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  const trimmed = cells.map((cell) => cell.trim());
  // A table of Markdown has a sign on either side.
  return separator === '|'
    ? trimmed.filter((cell, at) => cell !== '' || (at > 0 && at < trimmed.length - 1))
    : trimmed;
}

const isSpecies = (cell: string) => headIn(cell) !== undefined;

/** The species of a cell, with an item if it has one. */
function headIn(cell: string): PastedHead | undefined {
  const [name = '', item] = cell.split('@').map((part) => part.trim());
  if (item && /[:/|;]/.test(item)) return undefined;
  const bare = name.replace(/^(?:\d{1,2}[.):]?|\(\d{1,2}\))\s+/, '');
  return pieceOf(bare).fields.includes('species') ? { kind: 'head', name: bare, item } : undefined;
}

const isHeadRow = ({ cells }: Row) => {
  const known = cells.filter((cell) => labelOf(cell)).length;
  return known >= 2 && known * 2 >= cells.filter(Boolean).length && !cells.some(isSpecies);
};

/** A row of one Pokémon: its species, and something else that is known and is no species. */
function isRow({ cells }: Row): boolean {
  const at = cells.findIndex(isSpecies);
  if (at < 0 || at > 3) return false;
  const others = cells.slice(at + 1).filter((cell) => cell !== '');
  const known = others.filter((cell) => pieceOf(cell).fields.some((field) => field !== 'species'));
  return known.length > 0 && known.length * 2 >= others.length;
}

function rowAt(line: string, at: number): (Row & { separator: string }) | undefined {
  for (const separator of separators) {
    if (!line.includes(separator)) continue;
    const cells = cellsOf(line, separator);
    // Fewer names with slashes are alternatives, or a list.
    if (cells.length < (separator === '/' ? 4 : 2) || cells.length > maxCells) continue;
    const row = { at, cells, separator };
    if (isHeadRow(row) || isRow(row)) return row;
  }
  return undefined;
}

/** Reads the tables of a text: rows of one Pokémon each, or its transpose. @param lines plain and trimmed */
export function readTables(lines: readonly string[], maxLength: number): Map<number, PastedLine[]> {
  const read = new Map<number, PastedLine[]>();
  for (let at = 0; at < lines.length; ) {
    const { rows, next } = tableAt(lines, at, maxLength);
    for (const row of rows) read.set(row.at, []);
    if (rows[0])
      read.set(
        rows[0].at,
        rows.every(isPaired)
          ? readPaired(rows, lines)
          : isTransposed(rows)
            ? readTransposed(rows, lines)
            : readRows(rows, lines),
      );
    at = next;
  }
  return read;
}

const isLine = (line: string | undefined, maxLength: number): line is string =>
  line !== undefined && line !== '' && line.length <= maxLength;

/** `next`: the first line that was not looked at, so that each is looked at once. */
function tableAt(lines: readonly string[], start: number, maxLength: number): { rows: Row[]; next: number } {
  const first = lines[start];
  const paired = isLine(first, maxLength) ? pairedAt(lines, start, maxLength) : [];
  if (paired.length > 0) return { rows: paired, next: (paired.at(-1)?.at ?? start) + 1 };
  const transposed = isLine(first, maxLength) ? transposedAt(lines, start, maxLength) : [];
  if (transposed.length > 0) return { rows: transposed, next: (transposed.at(-1)?.at ?? start) + 1 };
  const rows: (Row & { separator: string })[] = [];
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (line === '' || /^[|\s:-]+$/.test(line ?? '')) {
      if (rows.length === 0) break;
      continue;
    }
    const row = isLine(line, maxLength) ? rowAt(line, at) : undefined;
    if (!row || (rows[0] && rows[0].separator !== row.separator)) break;
    rows.push(row);
  }
  return { rows: rows.some(isRow) ? rows : [], next: Math.max(at, start + 1) };
}

/** Labels with their values beside each other, for several Pokémon: 「ポケモン ガブリアス ポケモン ゴリランダー」. */
const isPaired = ({ cells }: Row) =>
  cells.length > 3 && cells.length % 2 === 0 && cells.every((cell, at) => at % 2 === 1 || labelOf(cell));

function pairedAt(lines: readonly string[], start: number, maxLength: number): Row[] {
  const separator = separators.find((each) => each !== '/' && lines[start]?.includes(each));
  const rows: Row[] = [];
  for (let at = start; separator && at < lines.length; at++) {
    const line = lines[at];
    const row = { at, cells: isLine(line, maxLength) ? cellsOf(line, separator) : [] };
    if (!isPaired(row) || (rows[0] && rows[0].cells.length !== row.cells.length)) break;
    rows.push(row);
  }
  return rows.length > 1 && rows[0]?.cells.some(isSpecies) ? rows : [];
}

function readPaired(rows: readonly Row[], lines: readonly string[]): PastedLine[] {
  const pairs = (rows[0]?.cells.length ?? 0) / 2;
  return Array.from({ length: pairs }, (_, pair) =>
    rows.map((row) => {
      const value = row.cells[pair * 2 + 1] ?? '';
      const label = labelOf(row.cells[pair * 2] ?? '');
      const parts =
        label === 'species'
          ? [headIn(value) ?? { kind: 'head' as const, name: value }]
          : cellParts(value, label);
      return { line: row.at, text: lines[row.at] ?? '', parts: value === '' ? [] : parts };
    }),
  ).flat();
}

/** Rows that begin with a label, one of which names the species. */
function transposedAt(lines: readonly string[], start: number, maxLength: number): Row[] {
  const separator = separators.find((each) => lines[start]?.includes(each));
  if (!separator || separator === '/') return [];
  const width = cellsOf(lines[start + 1] ?? '', separator).length;
  const rows: Row[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at];
    const isFirst = rows.length === 0;
    const given = isLine(line, maxLength) ? cellsOf(line, separator) : [];
    // The blank corner of the table was trimmed off the line.
    const isCut = given.length === width - 1 && !labelOf(given[0] ?? '');
    const cells = isFirst && given.length === width - 1 ? ['', ...given] : given;
    // Rows of further moves have no label of their own.
    const above = rows.at(-1)?.cells[0] ?? '';
    if (labelOf(above) === 'moves' && (isCut || cells[0] === '')) {
      rows.push({ at, cells: [above, ...(isCut ? given : given.slice(1))] });
      continue;
    }
    if (cells.length < 3 || !(labelOf(cells[0] as string) || (isFirst && cells[0] === ''))) break;
    if (isFirst && !cells.slice(1).every((cell) => cell === '' || isSpecies(cell))) break;
    rows.push({ at, cells });
  }
  return rows.length > 1 ? rows : [];
}

const isTransposed = (rows: readonly Row[]) =>
  rows.every(({ cells }, at) => labelOf(cells[0] ?? '') || (at === 0 && cells[0] === '')) &&
  (rows[0]?.cells.slice(1).some(isSpecies) ?? false);

function readTransposed(rows: readonly Row[], lines: readonly string[]): PastedLine[] {
  const [species, ...details] = rows;
  return (species?.cells.slice(1) ?? []).flatMap((name, column) => {
    if (name === '') return [];
    const line = (row: Row, parts: PastedPart[]) => ({ line: row.at, text: lines[row.at] ?? '', parts });
    return [
      line(species as Row, [headIn(name) ?? { kind: 'head', name }]),
      ...details.map((row) => line(row, cellParts(row.cells[column + 1] ?? '', labelOf(row.cells[0] ?? '')))),
    ];
  });
}

function readRows(rows: readonly Row[], lines: readonly string[]): PastedLine[] {
  let heads: (Label | undefined)[] = [];
  const usual = usualFields(rows.filter((row) => !isHeadRow(row)));
  return rows.map((row) => {
    const text = lines[row.at] ?? '';
    if (!isHeadRow(row)) return { line: row.at, text, parts: rowParts(row, heads, usual) };
    const labels = row.cells.map(labelOf);
    const unknown = row.cells.filter((cell, at) => cell !== '' && !labels[at]);
    heads = headsAbove(row, labels, rows);
    return { line: row.at, text, parts: unknown.map((cell) => ({ kind: 'unread', text: cell })) };
  });
}

/** Labels of the columns: a blank one beside moves is of moves, and blanks before the first were trimmed off the line. */
function headsAbove({ cells }: Row, labels: readonly (Label | undefined)[], rows: readonly Row[]) {
  const species = labels.indexOf('species');
  const first = rows.find((row) => !isHeadRow(row))?.cells.findIndex(isSpecies) ?? -1;
  const missing = species < 0 ? 0 : Math.max(0, first - species);
  const wide = labels.map((label, at) => {
    const before = cells.slice(0, at).findLastIndex(Boolean);
    return !cells[at] && labels[before] === 'moves' ? 'moves' : label;
  });
  return [...Array<undefined>(missing).fill(undefined), ...wide];
}

/** The field that most cells of a column may be. */
function usualFields(rows: readonly Row[]): (Field | undefined)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const counts = new Map<Field, number>();
    for (const { cells } of rows)
      for (const field of pieceOf(cells[column] ?? '').fields)
        counts.set(field, (counts.get(field) ?? 0) + 1);
    const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
    return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
  });
}

function rowParts(
  { cells }: Row,
  heads: readonly (Label | undefined)[],
  usual: readonly (Field | undefined)[],
) {
  const place = cells.findIndex(isSpecies);
  const parts: PastedPart[] = [headIn(cells[place] ?? '') ?? { kind: 'head', name: cells[place] ?? '' }];
  const pieces: Piece[] = [];
  for (const [at, cell] of cells.entries()) {
    if (at === place || cell === '') continue;
    const head = heads[at];
    if (head && head !== 'species' && head !== 'name') parts.push(...cellParts(cell, head));
    else if (!(at < place && /^\D{0,3}\d{1,2}\D?$/.test(cell))) pieces.push(...loosePieces(cell, usual[at]));
  }
  return [...parts, ...partsOf(pieces)];
}

function loosePieces(cell: string, usual: Field | undefined): Piece[] {
  const piece = pieceOf(cell);
  if (usual && piece.fields.includes(usual)) return [{ text: cell, fields: [usual] }];
  if (piece.fields.length > 0) return [piece];
  const pieces = piecesOf(cell);
  return pieces.every(({ fields }) => fields.length > 0) ? pieces : [piece];
}

function cellParts(cell: string, label: Label | undefined): PastedPart[] {
  if (cell === '') return [];
  if (!label) return [{ kind: 'unread', text: cell }];
  if (label === 'number') return /^\D{0,3}\d{1,2}\D?$/.test(cell) ? [] : [{ kind: 'unread', text: cell }];
  if (label !== 'moves') return [labelled(label, cell)];
  const whole = pieceOf(cell).fields.includes('move') || /[/,、;|]|\s(?:or)\s|または/.test(cell);
  if (whole) return [labelled('moves', cell)];
  const pieces = piecesOf(cell);
  return pieces.every(({ fields }) => fields.includes('move'))
    ? [{ kind: 'moves', values: pieces.map(({ text }) => text) }]
    : [labelled('moves', cell)];
}
