import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { type Policy, reportBody } from '~/http/policy';
import { readText } from '~/http/request-body';
import { addressOf } from '~/limits/attempts.server';
import type { CountKind } from '~/log/count';
import { addCounts } from '~/log/counts.server';
import { logAct, logError } from '~/log/log.server';
import { type Violation, violationsIn } from './violation';

export const handle: Policy = { audience: 'everyone', body: reportBody, fromOtherSites: 'forms' };

const types = ['application/csp-report', 'application/reports+json'];

const answer = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const postOnly = () => answer(405, { Allow: 'POST' });

export const loader = postOnly;

/** Counts a browser's report of what a content policy refused. Only the count is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return postOnly();
  const type = (request.headers.get('Content-Type') ?? '').split(';', 1).join('').trim().toLowerCase();
  if (!types.includes(type)) return answer(415);
  const body = await readText(request);
  if (body === undefined) return answer(413);
  const { db, env, ctx } = context;
  const own = [request.url, env.PUBLIC_URL].flatMap((url) => (URL.canParse(url) ? new URL(url).host : []));
  const violations = violationsIn(type, body, own);
  if (!violations) return answer(400);
  // A rate-limited client gets the same answer, but its reports no longer count.
  if (violations.length === 0 || !(await env.REPORTS.limit({ key: addressOf(request) })).success)
    return answer(204);
  const counts: Partial<Record<CountKind, number>> = {};
  for (const { directive } of violations) {
    const kind = `refused ${directive}` as const;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (const violation of distinct(violations)) logAct('policy.violated', { ...violation });
  ctx.waitUntil(addCounts(db, counts, context.now).catch((error: unknown) => logError(error, 'counting')));
  return answer(204);
}

const distinct = (violations: readonly Violation[]) => [
  ...new Map(violations.map((each) => [JSON.stringify(each), each])).values(),
];
