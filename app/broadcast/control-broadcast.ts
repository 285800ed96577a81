import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { isId } from '~/db/ids';
import { logSecurity } from '~/log/log.server';
import { findControlToken } from './control-token.server';
import { type Given, readCommand, scriptActs } from './desk-act';
import { roomOf } from './room';

const maxBytes = 4096;

const problem = (status: number, error: string, more: object = {}, headers?: HeadersInit) =>
  Response.json({ error, ...more }, { status, headers });

const postOnly = () => problem(405, 'methodNotAllowed', {}, { Allow: 'POST' });

export const loader = postOnly;

/**
 * POST /api/v1/groups/{id}/broadcast/{score|swap|take|undo|redo} with `Authorization: Bearer {control token}`. What it
 * needs comes in the query, a form or JSON: `side` 1 or 2, `by` (1), `on` live or draft (live), `revision` that must
 * still be on air. Answers {"revision", "draftRevision", "scene"}, or {"error"}.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return postOnly();
  const groupId = (params.groupId ?? '').toLowerCase();
  const { db, env } = context;
  const authorization = request.headers.get('Authorization');
  const token = isId(groupId) && (await findControlToken(db, groupId, authorization, new Date()));
  if (!token) {
    logSecurity('token.refused');
    return problem(401, 'authenticationRequired', {}, { 'WWW-Authenticate': 'Bearer realm="broadcast"' });
  }
  const act = scriptActs.find((each) => each === params.act?.toLowerCase());
  if (!act) return problem(404, 'notFound', { acts: scriptActs });
  const given = await readGiven(request);
  if (!given) return problem(400, 'wrongCommand');
  const command = readCommand(act, given);
  if (!command) return problem(422, 'wrongCommand');
  const person = { id: token.id, name: token.name };
  const answer = await roomOf(env, groupId).operate(groupId, command, person);
  if (!answer) return problem(404, 'notFound');
  const { failed, desk, onAir } = answer;
  const now = { revision: onAir.revision, draftRevision: desk.draftRevision };
  if (!failed) return Response.json({ ...now, scene: onAir.scene });
  if (failed.error === 'tooMany') return problem(429, failed.error, now, { 'Retry-After': '10' });
  const isLate = failed.error === 'moved' || failed.error.startsWith('nothing');
  return problem(isLate ? 409 : 422, failed.error, now);
}

async function readGiven(request: Request): Promise<Given | undefined> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const body = await request.arrayBuffer().catch(() => undefined);
  if (body === undefined || body.byteLength > maxBytes) return undefined;
  const text = new TextDecoder().decode(body);
  if (!text.trim()) return query;
  if (!request.headers.get('Content-Type')?.includes('json'))
    return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? { ...query, ...sent }
      : undefined;
  } catch {
    return undefined;
  }
}
