import { env } from 'cloudflare:workers';
import { aroundDatabase } from '../../bench/around-db.mjs';

/** The database, but each statement that matches fails as D1 fails, and each batch with one of them. */
export const failingDatabase = (pattern: RegExp): D1Database =>
  aroundDatabase(env.DB, async (asked, send) => {
    if (asked.some(({ sql }) => pattern.test(sql)))
      throw new Error('D1_ERROR: no such table: lost: SQLITE_ERROR');
    return send();
  });
