// D1 wrapper that counts queries, for benchmarks.
import { aroundDatabase } from './around-db.mjs';

/**
 * @typedef {{ trips: number, statements: number, read: number, written: number, milliseconds: number }} Tally
 *   a batch is one trip with several statements
 */

/** @returns {Tally} */
export const newTally = () => ({ trips: 0, statements: 0, read: 0, written: 0, milliseconds: 0 });

/** @param {D1Database} db @param {Tally} tally @returns {D1Database} */
export function countingDatabase(db, tally) {
  /** @param {D1Response} answer */
  const add = ({ meta }) => {
    tally.read += meta.rows_read;
    tally.written += meta.rows_written;
    tally.milliseconds += meta.duration;
  };
  return aroundDatabase(db, async ([first, ...rest], send, how) => {
    tally.trips += 1;
    tally.statements += 1 + rest.length;
    // These return no metadata: a read-only query runs again to get it.
    const isSilent = how === 'raw' || how === 'first';
    if (isSilent && first && /^\s*(select|with)/i.test(first.sql)) add(await first.statement.run());
    const answer = await send();
    if (!isSilent && how !== 'exec')
      for (const each of /** @type {D1Response[]} */ ([answer].flat())) add(each);
    return answer;
  });
}
