import { lazy } from '~/memory/lazy';
import { spansOf } from './ranges';
import slices from './slices.json' with { type: 'json' };

export type Slice = keyof typeof slices;

/** As they are declared: of two that name a character the later one has it. */
export const sliceRanges = Object.entries(slices) as [Slice, string][];

const spans = lazy(() => sliceRanges.map(([slice, ranges]) => ({ slice, pairs: spansOf(ranges) })));

const known = new Map<number, Slice | undefined>();
function sliceOf(code: number): Slice | undefined {
  if (!known.has(code)) {
    const found = spans().findLast(({ pairs }) =>
      pairs.some(([first, last]) => code >= first && code <= last),
    );
    known.set(code, found?.slice);
  }
  return known.get(code);
}

/** The slices that a text needs. */
export function slicesOf(text: string): Set<Slice> {
  const found = new Set<Slice>();
  for (const sign of new Set(text)) {
    const slice = sliceOf(sign.codePointAt(0) ?? 0);
    if (slice) found.add(slice);
  }
  return found;
}

/** For each slice that a text needs one character, always the same: what is written stays with the staff. */
export function signsOfSlices(text: string): string {
  const needed = slicesOf(text);
  return spans()
    .filter(({ slice }) => needed.has(slice))
    .map(({ pairs }) => String.fromCodePoint(pairs[0]?.[0] ?? 0x20))
    .join('');
}
