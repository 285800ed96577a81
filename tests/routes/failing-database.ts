import { env } from 'cloudflare:workers';

const broken = async () => {
  throw new Error('D1_ERROR: no such table: lost: SQLITE_ERROR');
};

/** The database, but each statement that matches fails as D1 fails, and each batch with one of them. */
export function failingDatabase(pattern: RegExp): D1Database {
  const bad = new WeakSet<object>();
  const statement = (inner: D1PreparedStatement, isBad: boolean): D1PreparedStatement => {
    const wrapped = new Proxy(inner, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => statement(target.bind(...given), isBad);
        if (isBad && ['run', 'all', 'raw', 'first'].includes(String(name))) return broken;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    if (isBad) bad.add(wrapped);
    originals.set(wrapped, inner);
    return wrapped;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'withSession') return undefined;
      if (name === 'prepare') return (sql: string) => statement(target.prepare(sql), pattern.test(sql));
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          statements.some((each) => bad.has(each))
            ? broken()
            : target.batch(statements.map((each) => originals.get(each) ?? each));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
