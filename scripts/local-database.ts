import type { Miniflare } from 'miniflare';

interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** Worker module that runs statements of `openDatabaseIn` on its binding `DB`. */
export const statementsScript = `export default {
  async fetch(request, { DB }) {
    const { method, statements } = await request.json();
    const bound = statements.map(({ sql, params }) => DB.prepare(sql).bind(...params));
    try {
      return Response.json(method === 'batch' ? await DB.batch(bound) : await bound[0][method]());
    } catch ({ message }) {
      return Response.json(message, { status: 422 });
    }
  },
};`;

/**
 * Opens the database of a Miniflare one of whose workers is `statementsScript`. `getD1Database` would block the process
 * on each `prepare` and `bind`, and fails once in some thousand of them: a late notification ends the next wait.
 * @param worker its name, if it isn't the first
 */
export function openDatabaseIn(miniflare: Miniflare, worker?: string): D1Database {
  const run = async (method: string, statements: readonly Statement[]) => {
    const fetcher = await miniflare.getWorker(worker);
    const body = JSON.stringify({ method, statements });
    const response = await fetcher.fetch('http://database/', { method: 'POST', body });
    const answer = await response.json();
    if (!response.ok) throw new Error(String(answer));
    return answer;
  };
  const prepare = (sql: string, params: readonly unknown[] = []) => ({
    ...{ sql, params },
    bind: (...values: unknown[]) => prepare(sql, values),
    ...{ all: () => run('all', [{ sql, params }]), run: () => run('run', [{ sql, params }]) },
    ...{ raw: () => run('raw', [{ sql, params }]), first: () => run('first', [{ sql, params }]) },
  });
  const batch = (statements: Statement[]) =>
    run(
      'batch',
      statements.map(({ sql, params }) => ({ sql, params })),
    );
  return { prepare, batch } as unknown as D1Database;
}
