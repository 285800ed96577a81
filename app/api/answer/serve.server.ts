import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { z } from 'zod';
import { isId } from '~/db/ids';
import { findStamp } from '~/db/stamps.server';
import { findGroupToken, type ProvenToken } from '~/groups/tokens/group-token.server';
import type { TokenScope } from '~/groups/tokens/scopes';
import { isUnavailable } from '~/http/faults';
import { readText } from '~/http/request-body';
import { addressOf } from '~/limits/attempts.server';
import { logError, logSecurity } from '~/log/log.server';
import { allRegulations } from '~/pokedex/regulations';
import { etagOf, isHeld } from '~/text/etag';
import { type FoundTournament, findStampedTournament } from '~/tournaments/tournament.server';
import type { Asked, Endpoint, Rests } from './endpoint';
import { type KeptAnswer, keptAnswers, nextMoment } from './kept-answers';
import { NoAnswer } from './problems';
import { open, questionsAMinute, refuse } from './refuse';

/** Serves an endpoint: rate limit, query, token, cache. Its shape parses the answer, so that nothing else gets out. */
export async function serve(
  endpoint: Endpoint,
  { request, params, context }: LoaderFunctionArgs,
): Promise<Response> {
  if (await isOver(context.env, addressOf(request))) return tooMany();
  const url = new URL(request.url);
  const twice = [...url.searchParams.keys()].find((name, at, all) => all.indexOf(name) !== at);
  if (twice !== undefined)
    return refuse('wrongQuery', { detail: `${twice}: given more than once`, value: twice });
  const asked = endpoint.query.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return refuse('wrongQuery', wrongIn(asked.error));
  const link = (path: string) => new URL(path, context.env.PUBLIC_URL || url.origin).href;
  const given = Object.fromEntries(Object.entries(params).map(([name, text = '']) => [name, text]));
  const isPost = request.method === 'POST';
  try {
    const token = endpoint.scope && (await proven(request, given.groupId ?? '', endpoint.scope, context));
    if (token instanceof Response) return token;
    if (token && (await isOver(context.env, `token ${token.id}`))) return tooMany();
    const sent = isPost ? await readText(request) : '';
    if (sent === undefined) return refuse('tooLarge');
    const made = await madeOrKept(endpoint, {
      ...{ params: given, query: asked.data, request, context, link, text: sent },
      ...(token && { token }),
    });
    if (made instanceof NoAnswer) return refuse(made.problem, made.more);
    const { text, etag, next } = made;
    const headers = new Headers(open);
    headers.set('Cache-Control', keepingOf(endpoint, isPost));
    if (!isPost) headers.set('ETag', etag);
    if (next && !isPost) {
      url.searchParams.set('cursor', next);
      headers.set('Link', `<${link(url.pathname + url.search)}>; rel="next"`);
    }
    if (!isPost && isHeld(request.headers.get('If-None-Match'), etag))
      return new Response(null, { status: 304, headers });
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return new Response(text, { headers });
  } catch (error) {
    logError(error, `api: ${endpoint.name}`);
    return isUnavailable(error) ? refuse('unavailable', {}, { 'Retry-After': '5' }) : refuse('failed');
  }
}

const answers = keptAnswers(300, 6_000_000);

async function madeOrKept(
  endpoint: Endpoint,
  asked: Omit<Asked<Record<string, unknown>>, 'changesWith'>,
): Promise<KeptAnswer | NoAnswer> {
  const { request, context, params } = asked;
  const { rests } = endpoint;
  let until = Number.POSITIVE_INFINITY;
  const changesWith = (found: unknown) => {
    until = Math.min(until, nextMoment(found, context.now));
  };
  // Read before the data: what is written in between changes the next stamp, and is never cached under that one.
  const first = rests && (await findFirst(endpoint, rests, params, context));
  const key = `${context.env.PUBLIC_URL} ${request.url}`;
  const of = [first?.stamp, allRegulations()];
  const kept = first && answers.find(key, of, context.now);
  if (kept) return kept;
  if (first) changesWith(first.tournament);
  const found = await endpoint.find({ ...asked, changesWith }, first?.tournament);
  if (found instanceof NoAnswer) return found;
  const answer = endpoint.answer.parse(found);
  const text = JSON.stringify(answer);
  const made = { text, etag: etagOf(text), next: nextOf(answer) };
  if (first) answers.keep(key, { ...made, of, until });
  return made;
}

async function findFirst(
  { isOfTournament }: Endpoint,
  { on, tournaments, nextMoment }: Rests,
  params: Readonly<Record<string, string>>,
  { db, now }: AppLoadContext,
): Promise<{ stamp: string; tournament?: FoundTournament }> {
  if (!isOfTournament)
    return {
      stamp: await findStamp(db, on, { tournaments: tournaments?.(params), next: nextMoment?.(now) }),
    };
  const found = await findStampedTournament(db, params.tournamentId ?? '', now, on);
  return { stamp: found?.stamp ?? '', tournament: found };
}

async function isOver(env: Env, key: string) {
  const { success } = await env.QUESTIONS.limit({ key });
  if (!success) logSecurity('limit', { of: 'questions', max: questionsAMinute });
  return !success;
}

const tooMany = () => refuse('tooMany', {}, { 'Retry-After': '60' });

/** Authenticates the request's token. @returns the refusal if it has none */
async function proven(
  request: Request,
  group: string,
  scope: TokenScope,
  { db, now }: AppLoadContext,
): Promise<ProvenToken | Response> {
  const groupId = group.toLowerCase();
  const authorization = request.headers.get('Authorization');
  const token = isId(groupId) ? await findGroupToken(db, groupId, authorization, scope, now) : undefined;
  if (token === 'scopeMissing') return refuse('scopeMissing', { scope });
  if (token) return token;
  logSecurity('token.refused');
  return refuse('authenticationRequired', {}, { 'WWW-Authenticate': 'Bearer realm="group"' });
}

function keepingOf({ scope, keptFor }: Endpoint, isPost: boolean) {
  if (isPost) return 'no-store';
  if (scope) return 'private, no-cache';
  return keptFor ? `public, max-age=${keptFor}` : 'public, no-cache';
}

function nextOf(answer: unknown): string | null {
  const { next } = (typeof answer === 'object' ? answer : null) as { next?: unknown };
  return typeof next === 'string' ? next : null;
}

function wrongIn(error: z.ZodError) {
  const wrong = error.issues.map(({ path, message }) => ({ value: path.join('.'), detail: message }));
  const first = wrong[0];
  return { detail: first && `${first.value}: ${first.detail}`, value: first?.value, wrong };
}
