export const directives = [
  ...([
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
  ] as const),
  ...([
    'style-src-attr',
    'img-src',
    'connect-src',
    'font-src',
    'media-src',
    'object-src',
    'frame-src',
  ] as const),
  ...(['child-src', 'worker-src', 'manifest-src', 'base-uri', 'form-action', 'frame-ancestors'] as const),
  'other',
] as const;
export type Directive = (typeof directives)[number];

type Plain = 'requests' | 'failures' | 'mailFailures' | 'deadLetters';
export type CountKind = Plain | `refused ${Directive}`;

export type Sums = Record<Plain, number> & {
  refused: Partial<Record<Directive, number>>;
};

const hourMs = 3_600_000;

/** Hours since 1970, UTC. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);

/** Sums by kind, without unknown kinds. */
export function sumsOf(rows: readonly { kind: CountKind; count: number }[]): Sums {
  const sums: Sums = { requests: 0, failures: 0, mailFailures: 0, deadLetters: 0, refused: {} };
  for (const { kind, count } of rows) {
    const directive = directives.find((each) => kind === `refused ${each}`);
    if (directive) sums.refused[directive] = count;
    else if (kind in sums && kind !== ('refused' as string)) sums[kind as Plain] = count;
  }
  return sums;
}
