// D1 wrapper that counts queries, for benchmarks.

/** @typedef {{ trips: number, read: number, written: number, milliseconds: number }} Tally a batch is one trip */

/** @returns {Tally} */
export const newTally = () => ({ trips: 0, read: 0, written: 0, milliseconds: 0 });

/** @param {D1Database} db @param {Tally} tally @returns {D1Database} */
export function countingDatabase(db, tally) {
  /** @param {D1Response} answer */
  const add = ({ meta }) => {
    tally.read += meta.rows_read;
    tally.written += meta.rows_written;
    tally.milliseconds += meta.duration;
  };
  /** @type {WeakMap<object, D1PreparedStatement>} */
  const real = new WeakMap();
  /** @param {D1PreparedStatement} statement @param {string} sql @returns {D1PreparedStatement} */
  function wrap(statement, sql) {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (/** @type {unknown[]} */ ...values) => wrap(target.bind(...values), sql);
        const own = Reflect.get(target, name);
        return async (/** @type {unknown[]} */ ...rest) => {
          tally.trips += 1;
          // These return no metadata: a read-only query runs again to get it.
          const isSilent = name === 'raw' || name === 'first';
          if (isSilent && /^\s*(select|with)/i.test(sql)) add(await target.run());
          const answer = await own.apply(target, rest);
          if (!isSilent) add(answer);
          return answer;
        };
      },
    });
    real.set(proxy, statement);
    return proxy;
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'withSession') return undefined;
      if (name === 'prepare') return (/** @type {string} */ sql) => wrap(target.prepare(sql), sql);
      if (name === 'batch')
        return async (/** @type {D1PreparedStatement[]} */ statements) => {
          tally.trips += 1;
          const answers = await target.batch(statements.map((each) => real.get(each) ?? each));
          for (const answer of answers) add(answer);
          return answers;
        };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
