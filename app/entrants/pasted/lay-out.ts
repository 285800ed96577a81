import { jsonRows } from '~/copied/json-rows';
import { plainCopy } from '~/copied/plain-copy';
import { isTdf, tdfPlayers } from '~/copied/tdf';
import { listIn } from './lists';
import { otherTextIn } from './other-text';
import type { Fault, List } from './reading';
import { tableIn } from './tables';
import { talkIn } from './talk';

/** Lays a text out as lines of cells: a file of TOM, a table, or any list. */
export function layOut(whole: string, added: ReadonlySet<number> = new Set()): List | Fault {
  if (isTdf(whole)) return peopleIn(whole);
  const text = plainCopy(whole);
  const other = otherTextIn(text);
  if (other) return { fault: { reason: other } };
  const [head, ...lines] = jsonRows(text) ?? [];
  if (head) return { head: head.cells, lines, aside: [] };
  return talkIn(text, added) ?? tableIn(text) ?? listIn(text, added);
}

/** Takes only the players' names from a TOM file. */
function peopleIn(tdf: string): List | Fault {
  const players = tdfPlayers(tdf);
  if ('reason' in players) return { fault: { reason: 'tdf', line: players.line } };
  return {
    head: ['Player'],
    lines: players.map(({ line, name }) => ({ line, text: name, cells: [name] })),
    aside: [],
  };
}
