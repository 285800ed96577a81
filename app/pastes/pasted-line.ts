import type { LeftOutKind } from './paste-problem';

export type PastedLine =
  | { kind: 'title' }
  | { kind: 'leftOut'; what: LeftOutKind }
  | { kind: 'head'; name: string; item?: string; gender?: 'm' | 'f'; nickname?: boolean }
  | { kind: 'ability' | 'item' | 'teraType' | 'nature'; value: string }
  | { kind: 'moves'; values: string[] };
