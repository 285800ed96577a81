import { askDatabase, askStorage } from './check.server';
import { isSweepLate } from './health';

const keptMs = 5000;
const waitMs = 100;
// A little longer than the longest check.
const longestMs = 2500;

let known: { at: number; failing: string[] } | undefined;
let askingSince = 0;

/** Answers monitors at `/healthz`: 200 `ok`, or 503 with the names of what fails. */
export async function answerMonitor(request: Request, env: Env): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const failing = isRead ? await findFailing(env) : [];
  const [status, text] = !isRead
    ? [405, '']
    : failing.length === 0
      ? [200, 'ok']
      : [503, `failing: ${failing.join(' ')}`];
  return new Response(request.method === 'HEAD' || !isRead ? null : `${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(!isRead && { Allow: 'GET, HEAD' }),
    },
  });
}

/** Checks once in five seconds, however many monitors ask. Concurrent requests share the result. */
async function findFailing(env: Env): Promise<string[]> {
  for (let waited = 0; ; waited += waitMs) {
    const now = Date.now();
    if (known && now - known.at < keptMs) return known.failing;
    // A promise belongs to the request that made it, so other requests poll for the result.
    if (now - askingSince > longestMs || waited > longestMs) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  askingSince = Date.now();
  const failing = await ask(env);
  known = { at: Date.now(), failing };
  askingSince = 0;
  return failing;
}

async function ask(env: Env): Promise<string[]> {
  const [d1, r2] = await Promise.all([askDatabase(env.DB), askStorage(env.IMAGES)]);
  const sweptAt = d1?.found.results[0]?.at;
  return [
    ...(d1 ? [] : ['d1']),
    ...(r2 ? [] : ['r2']),
    ...(sweptAt !== undefined && isSweepLate(new Date(sweptAt), new Date()) ? ['sweeper'] : []),
  ];
}
