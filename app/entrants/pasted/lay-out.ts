import { isTdf, tdfPlayers } from '~/copied/tdf';
import { listIn } from './lists';
import type { Fault, List } from './reading';
import { tableIn } from './tables';

/** Lays a text out as lines of cells: a file of TOM, a table, or any list. */
export function layOut(whole: string, added: ReadonlySet<number> = new Set()): List | Fault {
  return isTdf(whole) ? peopleIn(whole) : (tableIn(whole) ?? listIn(whole, added));
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
