import type { TableLine } from '~/text/read-csv';
import type { EntrantField, EntrantValues } from '../entrant';
import type { ColumnMeaning } from './entrant-heads';
import type { OtherText } from './other-text';

export interface Column {
  /** Undefined in a list without a head. */
  head?: string;
  meaning: ColumnMeaning;
  /** The first three filled cells; none of a private column that is not used. */
  samples: string[];
}

export interface LineProblem {
  line: number;
  text: string;
  reason:
    | 'aboveHead'
    | 'number'
    | 'notRead'
    | 'unmarked'
    | 'waiting'
    | 'absent'
    | 'noName'
    | 'tooLong'
    | 'notSeed'
    | 'twice'
    | 'resent'
    | 'extra'
    | 'rounded'
    | 'ambiguous';
  field?: EntrantField;
  max?: number;
  /** Line of the same person that counts: an earlier one (`twice`), or a later one (`resent`). */
  first?: number;
  /** Staff may say that this line is a person of its own. */
  canAdd?: true;
}

/** Something odd about a line that is kept all the same. */
export interface LineNote {
  line: number;
  text: string;
  reason:
    | 'lostLetter'
    | 'maybeRounded'
    | 'notDiscordId'
    | 'sponsored'
    | 'oddName'
    | 'unlike'
    | 'remark'
    | 'sameName'
    | 'lostName';
}

export interface EntrantRow {
  line: number;
  text: string;
  values: EntrantValues;
  /** Staff said that it is nobody of an earlier line. */
  isAdded?: true;
}

export interface EntrantReading {
  columns: Column[];
  /** Fields that have a column. */
  fields: EntrantField[];
  rows: EntrantRow[];
  /** Every line that became no row, in order. */
  problems: LineProblem[];
  notes: LineNote[];
  /** The text's shape speaks against parts of the reading: staff should compare each line. */
  isUnsure?: true;
  fault?: {
    reason:
      | OtherText
      | 'empty'
      | 'noPeople'
      | 'tooLong'
      | 'tooMany'
      | 'tooWide'
      | 'quote'
      | 'tdf'
      | 'noName'
      | 'onlyIds'
      | 'repeated';
    line?: number;
  };
}

/** A pasted text as lines of cells, before the columns have a meaning. */
export interface List {
  head?: string[];
  /** Meanings that the shape of the lines gives, where there is no head. */
  given?: readonly ColumnMeaning[];
  lines: (TableLine & { rest?: string | undefined })[];
  /** Lines that are no entries. */
  aside: LineProblem[];
}

export type Fault = { fault: NonNullable<EntrantReading['fault']> };

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const asideOf = (
  { line, text }: Pick<TableLine, 'line' | 'text'>,
  reason: LineProblem['reason'],
  canAdd = false,
): LineProblem => ({ line, text: shortened(text), reason, ...(canAdd && { canAdd }) });

const numberIn = (text: string) => Number(text.normalize('NFKC').replace(/\D/g, ''));
export const isNumber = (text: string) => /^#?\d{1,5}[.)．）]?$/.test(text.normalize('NFKC'));
/** Whether these are row numbers (1, 2, 3 …), not players whose names are numbers. */
export const areCounted = (numbers: readonly string[]) =>
  numbers.length > 1 && numbers.every((each, at) => numberIn(each) === numberIn(numbers[0] ?? '') + at);
/** The same, where each part of a list counts from 1 again. */
export const areCountedInParts = (numbers: readonly string[]) =>
  numbers.length > 1 &&
  numbers.every((each, at) => {
    const before = numbers[at - 1];
    return numberIn(each) === 1 || (before !== undefined && numberIn(each) === numberIn(before) + 1);
  }) &&
  numbers.filter((each) => numberIn(each) === 1).length * 2 <= numbers.length;
