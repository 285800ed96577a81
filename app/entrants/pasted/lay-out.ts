import { plainCopy } from '~/copied/plain-copy';
import { isTdf, tdfPlayers } from '~/copied/tdf';
import { listIn } from './lists';
import type { Fault, List } from './reading';
import { tableIn } from './tables';
import { talkIn } from './talk';

/** Lays a text out as lines of cells: a file of TOM, a table, or any list. */
export function layOut(whole: string, added: ReadonlySet<number> = new Set()): List | Fault {
  if (isTdf(whole)) return peopleIn(whole);
  const text = plainCopy(whole);
  if (isTeam(text)) return { fault: { reason: 'noPeople' } };
  return talkIn(text, added) ?? tableIn(text) ?? listIn(text, added);
}

const ofTeam = /^(?:ability|tera type|特性|テラスタイプ)\s?[:：]/i;

/** Whether somebody pasted a team: its lines are no people. */
const isTeam = (text: string) => text.split('\n').filter((line) => ofTeam.test(line.trim())).length > 1;

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
