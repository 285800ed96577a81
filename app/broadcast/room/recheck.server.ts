import type { Database } from '~/db/client.server';
import { listStreamsWith } from '../players.server';
import { recheckRoom } from './room';

/** Has the streams judge their picture anew that may show one of these sheets. */
export async function recheckSheets(db: Database, env: Env, sheetIds: readonly string[]) {
  if (sheetIds.length === 0) return;
  for (const stream of await listStreamsWith(db, sheetIds)) await recheckRoom(env, stream);
}
