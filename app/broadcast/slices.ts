import { lazy } from '~/memory/lazy';
import { spansOf } from './ranges';
import slices from './slices.json' with { type: 'json' };

export type Slice = keyof typeof slices;

export const sliceRanges = Object.entries(slices) as [Slice, string][];

const spans = lazy(() => sliceRanges.map(([slice, ranges]) => ({ slice, pairs: spansOf(ranges) })));

const cache = new Map<number, Slice | undefined>();
function sliceOf(code: number): Slice | undefined {
  if (!cache.has(code)) {
    const span = spans().findLast(({ pairs }) =>
      pairs.some(([first, last]) => code >= first && code <= last),
    );
    cache.set(code, span?.slice);
  }
  return cache.get(code);
}

export function slicesOf(text: string): Set<Slice> {
  const needed = new Set<Slice>();
  for (const sign of new Set(text)) {
    const slice = sliceOf(sign.codePointAt(0) ?? 0);
    if (slice) needed.add(slice);
  }
  return needed;
}

/** One fixed character per slice, so that the text isn't disclosed. */
export function signsOfSlices(text: string): string {
  const needed = slicesOf(text);
  return spans()
    .filter(({ slice }) => needed.has(slice))
    .map(({ pairs }) => String.fromCodePoint(pairs[0]?.[0] ?? 0x20))
    .join('');
}
