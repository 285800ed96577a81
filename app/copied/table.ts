import type { TableLine } from '~/text/read-csv';
import type { ColumnField } from './heads';

/** UTF-16 code units. Generous, since Limitless includes every team and TOM every match. */
export const maxTableLength = 1_000_000;

/** Line of a table; `part` tells apart several entries of one line, from 1 on after the first. */
export interface CopiedLine extends TableLine {
  part?: number;
  /** Words beside the player's name that belong to nothing. */
  rest?: string;
}

export interface Table {
  format: 'table' | 'lines' | 'json' | 'tdf';
  /** Undefined if the head has yet to be found in `lines`. */
  head?: string[];
  /** Meanings of the columns, in formats that define them. */
  given?: readonly (ColumnField | 'unknown')[];
  /** One line per entry if JSON. */
  lines: CopiedLine[];
  /** Lines before the first entry, and those among the entries that are none. */
  titles?: TableLine[];
  notRead?: TableLine[];
}

export interface TableFault {
  reason: 'tooLong' | 'tooWide' | 'quote' | 'json' | 'tdf' | 'noStandings';
  line?: number;
  text?: string;
}
