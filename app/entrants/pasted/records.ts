import { kindOfPart } from '~/copied/parts';
import type { TableLine } from '~/text/read-csv';
import { isStatus } from './aside';
import { areTonamelIds } from './columns';
import { columnMeaningOf, meaningInHead } from './entrant-heads';
import { isTimeLine } from './page-words';
import { asideOf, type List } from './reading';

/** A line of a list; `gap` if a blank line stands above it. */
export interface ListLine extends TableLine {
  gap: boolean;
  /** Blanks before it. */
  indent: number;
  /** What is said behind the name, and is not in its cells. */
  rest?: string | undefined;
}

const maxSize = 8;

/** Joins the lines of each person, as they are copied from a page: name, ID and a status below each other. */
export function recordsIn(lines: readonly ListLine[]): TableLine[] | undefined {
  if (lines.length < 4) return undefined;
  const blocks = groupsBy(lines, ({ gap }) => gap);
  const size = blocks[0]?.length ?? 0;
  if (size > 1 && size <= maxSize && blocks.length > 1 && blocks.every((block) => block.length === size)) {
    const rows = blocks.map(rowOf);
    if (hasProof(rows)) return rows;
  }
  for (let each = 2; each <= Math.min(maxSize, lines.length / 2); each++) {
    if (lines.length % each !== 0) continue;
    const rows = rowsOf(lines, each);
    if (hasProof(rows)) return rows;
  }
  return byStatus(lines);
}

/** Joins each `size` lines into a row. */
export const rowsOf = (lines: readonly ListLine[], size: number): TableLine[] =>
  groupsBy(lines, (_, at) => at % size === 0).map(rowOf);

function groupsBy<Line>(lines: readonly Line[], begins: (line: Line, at: number) => boolean): Line[][] {
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || begins(line, at)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

const rowOf = (group: readonly ListLine[]): TableLine => ({
  line: group[0]?.line ?? 0,
  text: group.map(({ text }) => text).join(' '),
  cells: group.flatMap(({ cells }) => cells),
});

/** Whether the places of a record differ in kind: two names below each other are two people. */
function hasProof(rows: readonly TableLine[]): boolean {
  const size = rows[0]?.cells.length ?? 0;
  const places = Array.from({ length: size }, (_, at) => rows.map(({ cells }) => cells[at] ?? ''));
  const telling = places.filter(
    (cells) =>
      cells.every((cell) => isStatus(cell) || isId(cell)) ||
      areTonamelIds(cells) ||
      areUserNames(cells, rows) ||
      (cells.length > 2 && new Set(cells).size === 1),
  );
  return telling.length > 0 && telling.length < size && rows.length > 1;
}

const userName = /^[a-z0-9_.]{2,32}$/;

/** User names of Discord below their display names, most of which are no user names. */
const areUserNames = (cells: readonly string[], rows: readonly TableLine[]) =>
  cells.length > 2 &&
  cells.every((cell) => userName.test(cell)) &&
  cells.some((cell) => /[_.\d]/.test(cell)) &&
  rows.every((row) => row.cells.length === 2) &&
  rows.filter((row) => userName.test(row.cells[0] ?? '')).length * 3 < rows.length;

const isId = (cell: string) =>
  isTimeLine(cell) ||
  ['mention', 'snowflake', 'roundedId', 'handle', 'email', 'url', 'timestamp', 'count'].includes(
    kindOfPart(cell),
  );

/** Records of different sizes, each of which ends with a status or begins with one. */
function byStatus(lines: readonly ListLine[]): TableLine[] | undefined {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isMark = ({ text }: ListLine) =>
    isStatus(text) || (counts.get(text) ?? 0) * 5 >= Math.max(lines.length, 20);
  const marks = lines.filter(isMark);
  const [first] = lines;
  if (!first || marks.length < 2 || marks.length * maxSize < lines.length) return undefined;
  const leads = isMark(first);
  const groups = groupsBy(lines, (line, at) => {
    const before = lines[at - 1];
    return leads ? isMark(line) : before !== undefined && isMark(before) && !isMark(line);
  });
  const marked = groups.filter((group) => group.some(isMark));
  if (marked.length * 10 < groups.length * 9) return undefined;
  return groups.map((group) => inOrder(group, isMark));
}

/** A cell for each kind: the name, an ID of Tonamel, one of Discord, all else, the status. */
function inOrder(group: readonly ListLine[], isMark: (line: ListLine) => boolean): TableLine {
  const cells = ['', '', '', '', ''];
  const put = (at: number, text: string) => {
    cells[at] = cells[at] ? `${cells[at]} ${text}` : text;
  };
  for (const line of group) {
    const { text } = line;
    if (isMark(line)) put(4, text);
    else if (isId(text)) put(cells[2] ? 3 : 2, text);
    else if (cells[0] === '') put(0, text);
    else put(cells[1] === '' && /^[A-Za-z0-9]{4,8}$/.test(text) ? 1 : 3, text);
  }
  return { ...rowOf(group), cells };
}

const maxLabel = 40;

const unquoted = (value: string) => value.replace(/^"([^"]+)"$/, '$1');

const framedLabel = /^[【[［<＜]([^】\]］>＞]{1,40})[】\]］>＞]\s*(.*)$/;

/** Splits 「名前：ゆずぽん」 or 「【名前】ゆずぽん」 at its label, if the label is the head of a column. */
function labelOf({ cells: [cell = ''] }: ListLine): { label: string; value: string } | undefined {
  const at = cell.slice(0, maxLabel).search(/[:：]/);
  const [, framed, rest = ''] = framedLabel.exec(cell) ?? [];
  if (framed === undefined && at <= 0) return undefined;
  const label = framed ?? cell.slice(0, at).trim();
  return meaningInHead(label)
    ? { label, value: unquoted((framed === undefined ? cell.slice(at + 1) : rest).trim()) }
    : undefined;
}

/** Reads blocks that begin with a name and go on with labels, as cards do. */
export function cardsIn(lines: readonly ListLine[]): Pick<List, 'head' | 'lines'> | undefined {
  const blocks = groupsBy(lines, ({ gap }) => gap);
  const parsed = blocks.map(([name, ...others]) => ({ name, others: others.map(anyLabelOf) }));
  const isCard = parsed.every(
    ({ name, others }) => name && !anyLabelOf(name) && others.length > 0 && others.every(Boolean),
  );
  const labels = [...new Set(parsed.flatMap(({ others }) => others.map((each) => each?.label ?? '')))];
  if (!isCard || blocks.length < 2 || labels.length > maxSize || !labels.some(meaningInHead))
    return undefined;
  return {
    head: ['名前', ...labels],
    lines: parsed.map(({ name, others }, at) => ({
      ...rowOf(blocks[at] as ListLine[]),
      cells: [
        name?.cells[0] ?? '',
        ...labels.map((label) =>
          others.flatMap((each) => (each?.label === label ? [each.value] : [])).join(' '),
        ),
      ],
    })),
  };
}

function anyLabelOf({ cells: [cell = ''] }: ListLine): { label: string; value: string } | undefined {
  const [, label, value] = /^([^:：]{1,30})[:：]\s?(?!\/\/)(.*)$/.exec(cell) ?? [];
  return label && value ? { label: label.trim(), value: value.trim() } : undefined;
}

/** Reads records whose lines have labels, as people fill them in from a template. What else stands around them is left out. */
export function labelledIn(lines: readonly ListLine[]): List | undefined {
  const labels = lines.map((line) => {
    const found = labelOf(line);
    return found?.value ? found : undefined;
  });
  const isName = (label: string) => columnMeaningOf(label) === 'name';
  const names = labels.filter((each) => each && isName(each.label));
  const known = labels.filter(Boolean).length;
  const isAll = known * 10 >= lines.length * 8;
  if (names.length < 2 || known <= names.length) return undefined;
  const head = [...new Set(labels.flatMap((each) => (each ? [each.label] : []))), ''];
  if (head.length > maxLabel) return undefined;
  const rows: TableLine[] = [];
  const aside: List['aside'] = [];
  for (const [at, line] of lines.entries()) {
    const { label, value } = labels[at] ?? { label: '', value: line.text };
    const column = head.indexOf(label);
    const row = rows.at(-1);
    if (label === '' && !isAll) aside.push(asideOf(line, 'notRead', true));
    else if (row && (!row.cells[column] || label === '')) {
      row.cells[column] = `${row.cells[column]} ${value}`.trim();
      row.text = `${row.text} ${line.text}`;
    } else
      rows.push({
        line: line.line,
        text: line.text,
        cells: head.map((each) => (each === label ? value : '')),
      });
  }
  return { head, lines: rows, aside };
}
