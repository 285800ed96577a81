import type { CopiedLine } from '~/copied/table';
import type { NamedTeam } from '../named-team';
import type { CellReason } from './read-standing';

type LineReason =
  | 'notRead'
  | 'rest'
  | 'rankless'
  | 'crowded'
  | 'firstAgain'
  | 'aboveHead'
  | 'headAgain'
  | 'nobody'
  | 'unknown'
  | 'ambiguous'
  | 'twice'
  | 'noResult';

export interface StandingProblem {
  line: number;
  part?: number;
  text: string;
  reason: LineReason | CellReason | 'extra' | 'short';
  /** Of a cell: its column from 0, and what stands there. */
  column?: number;
  cell?: string;
  /** Of an unknown or ambiguous player: who may be meant, nearest first. */
  near?: NamedTeam[];
}

export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export const quoted = ({ line, part, text }: CopiedLine) => ({
  line,
  text: shortened(text),
  ...(part && { part }),
});

/** Name of an entry in the form that asks who it is. */
export const entryKey = ({ line, part }: { line: number; part?: number }): string =>
  part ? `${line}.${part}` : `${line}`;
