import { logError, logRequestLine } from './log.server';
import { currentRun, inRun, newRun } from './run.server';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface FollowOptions {
  env: { LOG?: string; SESSION_SECRET?: string };
  ctx: ExecutionContext;
  /** Pattern of the path, as its parameters may be secret. */
  route: string;
  done(status: number, ctx: ExecutionContext): void;
}

/** Answers in a log context of its own. A failure becomes an answer too, and one line logs the outcome. */
export function followRequest(
  request: Request,
  { env, ctx, route, done }: FollowOptions,
  answer: (ctx: ExecutionContext) => Promise<Response>,
): Promise<Response> {
  const started = Date.now();
  const run = newRun(env, undefined, request.headers.get('CF-Connecting-IP'));
  return inRun(run, async () => {
    const safe = withLoggedFailures(ctx);
    const response = await answer(safe).catch((error: unknown) => {
      logError(error, 'request');
      return serverError(run.request);
    });
    const reply = withRequestId(response, run.request);
    const length = reply.headers.get('Content-Length');
    logRequestLine({
      method: methods.includes(request.method) ? request.method : 'other',
      route,
      status: reply.status,
      // The runtime's clock only advances with I/O.
      ms: Date.now() - started,
      bytes: run.facts.bytes ?? (length === null ? undefined : Number(length)),
      locale: run.facts.locale,
      viewer: run.facts.viewer ?? 'visitor',
      colo: request.cf?.colo as string | undefined,
      ray: request.headers.get('CF-Ray') ?? undefined,
    });
    done(reply.status, safe);
    return reply;
  });
}

/** Logs failed work after the answer here, as the runtime would log its data. */
function withLoggedFailures(ctx: ExecutionContext): ExecutionContext {
  const run = currentRun();
  return {
    props: ctx.props,
    passThroughOnException: () => ctx.passThroughOnException(),
    waitUntil: (work: Promise<unknown>) =>
      ctx.waitUntil(
        work.catch((error: unknown) =>
          run ? inRun(run, () => logError(error, 'after the answer')) : undefined,
        ),
      ),
  } as ExecutionContext;
}

function withRequestId(response: Response, request: string): Response {
  // A WebSocket's answer passes unchanged.
  if (response.status === 101) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('X-Request-Id', request);
  return answer;
}

const serverError = (request: string) =>
  new Response(
    '問題が発生しました。少し待ってから、もう一度お試しください。\n' +
      'Something went wrong on our side. Please wait a moment and try again.\n' +
      `${request}\n`,
    { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
