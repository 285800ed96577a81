// The built worker, which adds D1 trips and statements of each answer as X-Bench-Queries.
import { countingDatabase, newTally } from './counting-db.mjs';
import worker from './index.js';

export * from './index.js';

export default {
  ...worker,
  async fetch(request, env, context) {
    const tally = newTally();
    const answer = await worker.fetch(request, { ...env, DB: countingDatabase(env.DB, tally) }, context);
    const body = await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    headers.set('X-Bench-Queries', `${tally.trips}/${tally.statements}`);
    return new Response(body, { status: answer.status, headers });
  },
};
