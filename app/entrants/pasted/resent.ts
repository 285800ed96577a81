import { kindOfPart } from '~/copied/parts';
import type { TableLine } from '~/text/read-csv';
import { plainText } from '~/text/text';
import type { ColumnMeaning } from './entrant-heads';

/** Finds answers of a form that the same person sent again: the same mailbox and name, at a later time. */
export function resentIn(
  lines: readonly TableLine[],
  meanings: readonly ColumnMeaning[],
): ReadonlyMap<number, number> {
  const columnOf = (kind: 'email' | 'timestamp') =>
    meanings.findIndex(
      (meaning, at) =>
        meaning === 'unused' && lines.every(({ cells }) => kindOfPart(cells[at] ?? '') === kind),
    );
  const mail = columnOf('email');
  const resent = new Map<number, number>();
  if (mail < 0 || columnOf('timestamp') < 0) return resent;
  const name = meanings.indexOf('name');
  const last = new Map<string, number>();
  for (const { line, cells } of lines) {
    const key = `${cells[mail]?.toLowerCase()} ${plainText(cells[name] ?? '')}`;
    const earlier = last.get(key);
    if (earlier !== undefined) resent.set(earlier, line);
    last.set(key, line);
  }
  return resent;
}
