// Fault injection: wraps the worker's bindings so that each can fail or be slow, for tests and `npm run bench:faults`.
import { aroundDatabase } from './around-db.mjs';

/**
 * @typedef {'fail' | 'slow' | undefined} How
 * @typedef {{ db?: How, images?: How, queue?: How, slowMs?: number, sql?: RegExp }} Faults
 *   `sql`: `db` affects only statements that match
 */

const errors = {
  db: 'D1_ERROR: Network connection lost.',
  images: 'put: We encountered an internal error. Please try again. (10001)',
  queue: 'Queue send failed: Internal Server Error',
};

/** @param {'db' | 'images' | 'queue'} part @param {Faults} faults */
async function inject(part, faults) {
  const how = faults[part];
  if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, faults.slowMs ?? 2000));
  if (how === 'fail') throw new Error(errors[part]);
}

/** @param {object} binding @param {'images' | 'queue'} part @param {Faults} faults */
const faulty = (binding, part, faults) =>
  new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (/** @type {unknown[]} */ ...args) => {
        await inject(part, faults);
        return value.apply(target, args);
      };
    },
  });

/** @param {D1Database} db @param {Faults} faults @returns {D1Database} */
const faultyDatabase = (db, faults) =>
  aroundDatabase(db, async (asked, send) => {
    if (!faults.sql || asked.some(({ sql }) => faults.sql?.test(sql))) await inject('db', faults);
    return send();
  });

/**
 * @template {{ DB: D1Database, IMAGES: R2Bucket, READINGS: Queue }} Bindings
 * @param {Bindings} env @param {Faults} faults read at each call, so that they can be changed
 * @returns {Bindings}
 */
export const faultyEnv = (env, faults) => ({
  ...env,
  DB: faultyDatabase(env.DB, faults),
  IMAGES: /** @type {R2Bucket} */ (faulty(env.IMAGES, 'images', faults)),
  READINGS: /** @type {Queue} */ (faulty(env.READINGS, 'queue', faults)),
});
