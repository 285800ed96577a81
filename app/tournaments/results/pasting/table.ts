import type { Mapping } from './meaning';

export interface TableLine {
  /** Where it begins in the text, from 1; of JSON its entry, from 1. */
  line: number;
  text: string;
  cells: string[];
}

export interface Table {
  format: 'table' | 'json' | 'tdf';
  /** Undefined of a table in which it must be looked for. */
  head?: string[];
  /** What the columns of a format say that is known. */
  given?: Mapping;
  lines: TableLine[];
}

export interface TableFault {
  reason: 'tooLong' | 'tooWide' | 'quote' | 'json' | 'tdf' | 'noStandings';
  line?: number;
  text?: string;
}
