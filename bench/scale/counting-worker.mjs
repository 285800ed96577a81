// The built worker, which adds each answer's D1 usage as X-Tally; /sweep runs the sweeper.
import { countingDatabase, newTally } from './counting-db.mjs';
import worker from './index.js';

export * from './index.js';

export default {
  async fetch(request, env, context) {
    const tally = newTally();
    const own = { ...env, DB: countingDatabase(env.DB, tally) };
    if (new URL(request.url).pathname === '/sweep') {
      await worker.scheduled({}, own, context);
      return Response.json(tally);
    }
    const response = await worker.fetch(request, own, context);
    // Streamed pages query the database while the body is written.
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    headers.set('X-Tally', JSON.stringify(tally));
    return new Response(response.status === 304 ? null : body, { status: response.status, headers });
  },
};
