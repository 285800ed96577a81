import type { TableLine } from '~/text/read-csv';
import type { Mapping } from './meaning';

export interface Table {
  format: 'table' | 'json' | 'tdf';
  /** Undefined of a table in which it must be looked for. */
  head?: string[];
  /** What the columns of a format say that is known. */
  given?: Mapping;
  /** Of JSON a line is an entry. */
  lines: TableLine[];
}

export interface TableFault {
  reason: 'tooLong' | 'tooWide' | 'quote' | 'json' | 'tdf' | 'noStandings';
  line?: number;
  text?: string;
}
