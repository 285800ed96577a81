// The built worker. Requests with X-Count get their D1 usage in X-Tally; GET /select is the baseline for a 304.
import { countingDatabase, newTally } from './counting-db.mjs';
import worker from './index.js';

export * from './index.js';

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/select') {
      const { results } = await env.DB.prepare('select id from tournaments limit 1').all();
      return Response.json(results);
    }
    if (!request.headers.has('X-Count')) return worker.fetch(request, env, context);
    const tally = newTally();
    const answer = await worker.fetch(request, { ...env, DB: countingDatabase(env.DB, tally) }, context);
    const headers = new Headers(answer.headers);
    headers.set('X-Tally', JSON.stringify(tally));
    return new Response(answer.body, { status: answer.status, headers });
  },
};
