import type { TableLine } from '~/text/read-csv';
import { isNobody } from './absence';
import { columnMeaningOf } from './entrant-heads';
import { asideOf, isNumber, type LineProblem, type List } from './reading';

const maxAbove = 5;
const maxBlocks = 60;

const memberHead =
  /^(?:(?:メンバー|選手|プレイヤー|member|player)\s?(?:[\d０-９]|[A-FＡ-Ｆ])|先鋒|次鋒|中堅|副将|大将|リーダー|キャプテン|captain|leader)$/i;
const blockHead =
  /^(?:第?\s?[A-ZＡ-Ｚ\d０-９]{1,2}\s?(?:ブロック|組|卓|グループ|リーグ|列|島)|(?:block|group|pool|table|row|ブロック|グループ)\s?[A-ZＡ-Ｚ\d０-９]{1,2})$/i;

export const hasMembers = (cells: readonly string[]): boolean =>
  cells.filter((cell) => memberHead.test(cell)).length > 1;

interface Person extends TableLine {
  /** Cell that names the person. */
  name: string;
}

/** Parts people from cells that say that nobody sits there. */
function seated(all: readonly Person[]): { lines: TableLine[]; aside: LineProblem[] } {
  return {
    lines: all.filter(({ name }) => !isNobody(name)).map(({ name: _, ...line }) => line),
    aside: all
      .filter(({ name }) => isNobody(name))
      .map(({ line, name }) => asideOf({ line, text: name }, 'notRead')),
  };
}

/** Reads teams of several players: a person for each column of members. @returns undefined for any other table */
export function membersIn(
  head: readonly string[],
  { lines, aside }: Pick<List, 'lines' | 'aside'>,
): List | undefined {
  if (!hasMembers(head)) return undefined;
  const columns = head.flatMap((name, at) => (memberHead.test(name) ? [at] : []));
  const others = head.flatMap((_, at) => (columns.includes(at) ? [] : [at]));
  const people = lines.flatMap((line) =>
    columns.flatMap((at) => {
      const name = line.cells[at] ?? '';
      const cells = [name, ...others.map((other) => line.cells[other] ?? '')];
      return name === '' ? [] : [{ ...line, name, cells }];
    }),
  );
  const found = seated(people);
  return {
    head: ['名前', ...others.map((other) => head[other] ?? '')],
    lines: found.lines,
    aside: [...aside, ...found.aside],
  };
}

/** Reads blocks that stand side by side, each below its head, with or without numbers. @returns undefined for any other table */
export function blocksIn(lines: readonly TableLine[]): List | undefined {
  const at = lines.slice(0, maxAbove).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    return filled.length > 1 && filled.every((cell) => blockHead.test(cell));
  });
  const rows = lines.slice(at + 1);
  if (at < 0 || rows.length === 0) return undefined;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > maxBlocks) return undefined;
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => cells[column] && !isNumber(cells[column] ?? '')),
  );
  const people = columns.flatMap((column) =>
    rows.flatMap((row) => {
      const name = row.cells[column] ?? '';
      return name === '' ? [] : [{ ...row, name, cells: [name] }];
    }),
  );
  const found = seated(people);
  const above = lines.slice(0, at + 1).map((line) => asideOf(line, 'aboveHead'));
  return { lines: found.lines, aside: [...above, ...found.aside] };
}

const mark = /^[◯○〇◎✓✔☑✅△▲×✕✖❌✗xX?？–—-]?\ufe0f?$/u;

/** Reads names across a row, above rows with a mark for each, as polls of dates have them. @returns undefined for any other table */
export function acrossIn(lines: readonly TableLine[]): List | undefined {
  const at = lines.slice(0, maxAbove * 2).findIndex(({ cells: [first = '', ...names] }, index) => {
    const [, ...marks] = lines[index + 1]?.cells ?? [];
    const isOfDay = /\d/.test(lines[index + 1]?.cells[0] ?? '');
    return (
      isOfDay &&
      names.length > 2 &&
      names.length < maxBlocks &&
      columnMeaningOf(first) !== 'name' &&
      new Set(names).size === names.length &&
      names.every((name) => name !== '' && !/^\d/.test(name)) &&
      marks.length === names.length &&
      marks.some(Boolean) &&
      marks.every((cell) => mark.test(cell) || isNumber(cell))
    );
  });
  const head = lines[at];
  if (!head) return undefined;
  const [days = '', ...names] = head.cells;
  const isRow = ({ cells }: TableLine) => cells.length > 2;
  const rows = lines.slice(at + 1).filter(isRow);
  const dates = rows.filter(({ cells }) => cells.slice(1).every((cell) => mark.test(cell) || isNumber(cell)));
  return {
    head: [
      '名前',
      ...rows.map((row) => (dates.length === 1 && row === dates[0] ? '出欠' : (row.cells[0] ?? ''))),
    ],
    lines: names.flatMap((name, column) => {
      const cells = rows.map((row) => row.cells[column + 1] ?? '');
      // Columns of counts: how many of them come.
      if (mark.test(name)) return [];
      return [{ line: head.line, text: [name, ...cells].join(' ').trim(), cells: [name, ...cells] }];
    }),
    aside: [
      ...lines.slice(0, at).map((line) => asideOf(line, 'aboveHead')),
      ...(days === '' ? [] : [asideOf({ line: head.line, text: days }, 'aboveHead')]),
      ...lines
        .slice(at + 1)
        .filter((line) => !isRow(line))
        .map((line) => asideOf(line, 'notRead')),
    ],
  };
}
