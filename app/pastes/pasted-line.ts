import type { LeftOutKind } from './paste-problem';

export type DetailKind = 'ability' | 'item' | 'teraType' | 'nature';

export interface PastedHead {
  kind: 'head';
  name: string;
  item?: string;
  gender?: 'm' | 'f';
  nickname?: boolean;
  /** Named in a list of species, whose details may follow further down. */
  listed?: boolean;
}

/** A part of a line, as its place and looks tell. */
export type PastedPart =
  | { kind: 'title'; title: string }
  | { kind: 'leftOut'; what: LeftOutKind }
  | PastedHead
  | { kind: DetailKind; value: string }
  /** `bullet`: the line is one of a list; `slash`: its names may be alternatives. */
  | { kind: 'moves'; values: string[]; bullet?: boolean; slash?: boolean }
  | { kind: 'unread'; text: string };

export interface PastedLine {
  /** Number, from 1. */
  line: number;
  text: string;
  parts: PastedPart[];
}
