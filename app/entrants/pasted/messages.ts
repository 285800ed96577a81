import { unguarded } from '~/text/write-csv';
import { messageHeader } from './aside';
import type { LineProblem, List } from './reading';
import type { ListLine } from './records';
import { outOf } from './talk';

/** Leaves lines out for a reason. @returns what takes them from other lines */
export type Leave = (
  lines: readonly ListLine[],
  reason: LineProblem['reason'],
  canAdd?: boolean,
) => (all: readonly ListLine[]) => ListLine[];

/** Posts of many people: who wrote each, and what. */
export function messagesIn(
  lines: readonly ListLine[],
  added: ReadonlySet<number>,
  leave: Leave,
): Pick<List, 'given' | 'lines'> | undefined {
  const headers = lines.map(({ text }) => messageHeader(text));
  if (headers.filter(Boolean).length < 2 || !headers[0]) return undefined;
  const posts: List['lines'] = [];
  for (const [at, { line, text }] of lines.entries()) {
    const header = headers[at];
    const last = posts.at(-1);
    if (header) posts.push({ line, text, cells: [unguarded(header.author), header.time, header.words] });
    else if (last) last.cells[2] = `${last.cells[2]} ${text}`.trim();
  }
  const out = outOf(posts.map(({ cells }) => cells[2] ?? ''));
  const isOut = (at: number) => out[at] && !added.has(posts[at]?.line ?? 0);
  leave(
    posts.flatMap((post, at) => (isOut(at) ? [{ ...post, gap: false, indent: 0 }] : [])),
    'absent',
  );
  return { given: ['name', 'unused', 'unknown'], lines: posts.filter((_, at) => !isOut(at)) };
}
