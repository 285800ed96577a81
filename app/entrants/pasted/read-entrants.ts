import { maxTableLength } from '~/copied/table';
import { isTdf } from '~/copied/tdf';
import { columns as en } from '~/locales/en/columns';
import { columns as ja } from '~/locales/ja/columns';
import { plainEnds } from '~/text/read-csv';
import { entrantFields, maxEntrants } from '../entrant';
import { isAttendanceHead } from './absence';
import { columnsOf, guessColumns } from './columns';
import { doubtOf } from './doubt';
import { type ColumnMeaning, isPrivateHead } from './entrant-heads';
import { layOut } from './lay-out';
import { readLines } from './read-lines';
import type { EntrantReading, List } from './reading';
import { resentIn } from './resent';

/** UTF-16 code units. */
export const maxListLength = 400_000;
const maxColumns = 60;

interface Choices {
  /** Meanings of the columns as staff chose them. */
  columns?: readonly string[];
  /** Numbers of lines that staff take for a person of their own. */
  added?: readonly number[];
}

/** Reads pasted entrants: any table, list, chat or page with people in it, or a TOM file. */
export function readEntrants(
  text: string,
  { columns: chosen = [], added = [] }: Choices = {},
): EntrantReading {
  const nothing: EntrantReading = { columns: [], fields: [], rows: [], problems: [], notes: [] };
  const whole = plainEnds(text);
  if (whole.length > (isTdf(whole) ? maxTableLength : maxListLength))
    return { ...nothing, fault: { reason: 'tooLong' } };
  const asOwn = new Set(added);
  const list = layOut(whole, asOwn);
  if ('fault' in list) return { ...nothing, fault: list.fault };
  const { head, lines, aside } = list;
  const told = { ...nothing, problems: aside.sort((a, b) => a.line - b.line) };
  if (lines.length === 0) return { ...told, fault: { reason: aside.length > 0 ? 'noPeople' : 'empty' } };
  if (lines.length > maxEntrants) return { ...nothing, fault: { reason: 'tooMany' } };

  const width = Math.max(head?.length ?? 0, ...lines.map(({ cells }) => cells.length));
  if (width > maxColumns) return { ...nothing, fault: { reason: 'tooWide' } };
  const guessed = guessColumns(list, width);
  const meanings = guessed.map((meaning, at) => meaningIn(chosen[at]) ?? meaning);
  const reading = {
    ...told,
    columns: columnsOf(list, meanings),
    fields: entrantFields.filter((field) => meanings.includes(field)),
  };
  const fault = faultOf(list, meanings);
  if (fault) return { ...reading, fault };

  const isShown = (at: number) =>
    !(meanings[at] === 'unused' && (isPrivateHead(head?.[at] ?? '') || hasMail(list, at)));
  const { rows, problems, notes } = readLines(lines, meanings, {
    isShown,
    attendance: new Set((head ?? []).flatMap((each, at) => (isAttendanceHead(each) ? [at] : []))),
    resent: resentIn(lines, meanings),
    added: asOwn,
    isOwn: ownHeads.some((own) => own.every((each) => head?.includes(each))),
  });
  const read = { ...reading, rows, notes, problems: [...aside, ...problems].sort((a, b) => a.line - b.line) };
  return isTdf(whole) ? read : withDoubt(whole, list, read, asOwn);
}

/** Adds what speaks against the reading: a text that nobody foresaw must not look as if it were read for certain. */
function withDoubt(
  whole: string,
  list: List,
  read: EntrantReading,
  added: ReadonlySet<number>,
): EntrantReading {
  const { unlike, isUnsure } = doubtOf(whole, list, read);
  const noted = new Set(read.notes.map(({ line }) => line));
  const more = read.rows
    .filter(({ line }) => unlike.has(line) && !noted.has(line) && !added.has(line))
    .map(({ line, text }) => ({ line, text, reason: 'unlike' as const }));
  return {
    ...read,
    notes: [...read.notes, ...more].sort((a, b) => a.line - b.line),
    ...(isUnsure && { isUnsure }),
  };
}

const ownHeads = [ja, en].map(({ entrants }) => Object.values(entrants));

const hasMail = ({ lines }: List, at: number) => lines.some(({ cells }) => cells[at]?.includes('@') ?? false);

function faultOf({ head, lines }: List, meanings: readonly ColumnMeaning[]): EntrantReading['fault'] {
  const at = meanings.indexOf('name');
  if (at < 0 && head === undefined && meanings.length === 1) return { reason: 'onlyIds' };
  if (at < 0) return { reason: 'noName' };
  if (!head && meanings.includes('discordId') && lines.every(({ cells }) => !cells[at]))
    return { reason: 'onlyIds' };
  const isRepeated = entrantFields.some((field) => meanings.indexOf(field) !== meanings.lastIndexOf(field));
  return isRepeated ? { reason: 'repeated' } : undefined;
}

const meaningIn = (choice: string | undefined): ColumnMeaning | undefined =>
  [...entrantFields, 'unused' as const].find((each) => each === choice);
