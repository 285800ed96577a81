// Wraps a D1 database (and its sessions) so that a function stands around each of its round trips: to count, to fail, to limit.

/**
 * @typedef {{ sql: string, values: unknown[], statement: D1PreparedStatement }} Asked a statement with its bound values
 * @typedef {'run' | 'all' | 'raw' | 'first' | 'batch' | 'exec'} How
 * @typedef {(asked: Asked[], send: () => Promise<unknown>, how: How) => Promise<unknown>} Around
 */

/** @type {WeakMap<object, Asked>} */
const originals = new WeakMap();

/** @param {D1PreparedStatement} statement @param {string} sql @param {unknown[]} values @param {Around} around */
function wrap(statement, sql, values, around) {
  const asked = { sql, values, statement };
  /** @type {D1PreparedStatement} */
  const wrapped = new Proxy(statement, {
    get(target, name) {
      if (name === 'bind')
        return (/** @type {unknown[]} */ ...given) => wrap(target.bind(...given), sql, given, around);
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (/** @type {unknown[]} */ ...rest) =>
        around([asked], () => value.apply(target, rest), /** @type {How} */ (name));
    },
  });
  originals.set(wrapped, asked);
  return wrapped;
}

/** @template {D1Database | D1DatabaseSession} Db @param {Db} db @param {Around} around @returns {Db} */
export const aroundDatabase = (db, around) =>
  new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'withSession')
        return (/** @type {unknown[]} */ ...rest) => aroundDatabase(value.apply(target, rest), around);
      if (name === 'prepare')
        return (/** @type {string} */ sql) => wrap(target.prepare(sql), sql, [], around);
      if (name === 'exec')
        return async (/** @type {string} */ sql) =>
          around([{ sql, values: [], statement: target.prepare(sql) }], () => value.call(target, sql), name);
      if (name === 'batch')
        return async (/** @type {D1PreparedStatement[]} */ statements) => {
          const asked = statements.map(
            (each) => originals.get(each) ?? { sql: '', values: [], statement: each },
          );
          return around(asked, () => target.batch(asked.map(({ statement }) => statement)), name);
        };
      return value.bind(target);
    },
  });
