import { askDatabase, askStorage } from './check.server';
import { isSweepLate } from './health';

const cacheMs = 5000;
const waitMs = 100;
const maxMs = 2500;

let lastResult: { at: number; failing: string[] } | undefined;
let checkingSince = 0;

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
  for (let waitedMs = 0; ; waitedMs += waitMs) {
    const now = Date.now();
    if (lastResult && now - lastResult.at < cacheMs) return lastResult.failing;
    // A promise belongs to the request that made it, so other requests poll for the result.
    if (now - checkingSince > maxMs || waitedMs > maxMs) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  checkingSince = Date.now();
  const failing = await check(env);
  lastResult = { at: Date.now(), failing };
  checkingSince = 0;
  return failing;
}

async function check(env: Env): Promise<string[]> {
  const [d1, r2] = await Promise.all([askDatabase(env.DB), askStorage(env.IMAGES)]);
  const sweptAt = d1?.answer.results[0]?.at;
  return [
    ...(d1 ? [] : ['d1']),
    ...(r2 ? [] : ['r2']),
    ...(sweptAt !== undefined && isSweepLate(new Date(sweptAt), new Date()) ? ['sweeper'] : []),
  ];
}
