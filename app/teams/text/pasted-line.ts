export type PastedLine =
  | { kind: 'title' | 'ignored' | 'private' }
  | { kind: 'head'; name: string; item?: string; gender?: 'm' | 'f'; nickname?: boolean }
  | { kind: 'ability' | 'item' | 'teraType' | 'nature'; value: string }
  | { kind: 'moves'; values: string[] };
