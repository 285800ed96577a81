// Fault injection: wraps the worker's bindings so that each can fail or be slow, for tests and `npm run bench:faults`.

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
function faultyDatabase(db, faults) {
  /** @type {WeakMap<object, { statement: D1PreparedStatement, sql: string }>} */
  const originals = new WeakMap();
  /** @param {string[]} texts */
  const injectFor = async (...texts) => {
    if (!faults.sql || texts.some((text) => faults.sql?.test(text))) await inject('db', faults);
  };
  /** @param {D1PreparedStatement} statement @param {string} sql @returns {D1PreparedStatement} */
  function wrap(statement, sql) {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (/** @type {unknown[]} */ ...args) => wrap(target.bind(...args), sql);
        return async (/** @type {unknown[]} */ ...args) => {
          await injectFor(sql);
          return value.apply(target, args);
        };
      },
    });
    originals.set(wrapped, { statement, sql });
    return wrapped;
  }
  return /** @type {D1Database} */ (
    new Proxy(db, {
      get(target, name) {
        if (name === 'withSession') return undefined;
        if (name === 'prepare') return (/** @type {string} */ sql) => wrap(target.prepare(sql), sql);
        if (name === 'batch')
          return async (/** @type {D1PreparedStatement[]} */ statements) => {
            const own = statements.map((each) => originals.get(each) ?? { statement: each, sql: '' });
            await injectFor(...own.map(({ sql }) => sql));
            return target.batch(own.map(({ statement }) => statement));
          };
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    })
  );
}

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
