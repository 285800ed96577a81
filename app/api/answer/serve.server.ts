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
import type { CacheInputs, Endpoint, EndpointCall } from './endpoint';
import { type CachedAnswer, keptAnswers, nextMoment } from './kept-answers';
import { ApiProblem } from './problems';
import { commonHeaders, questionsAMinute, respondWithProblem } from './refuse';

/** Serves an endpoint: rate limit, query, token, cache. Its shape parses the answer, so that nothing else gets out. */
export async function serve(endpoint: Endpoint, args: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = args;
  if (await isOver(context.env, addressOf(request))) return tooMany();
  const url = new URL(request.url);
  const query = readQuery(endpoint, url);
  if (query instanceof Response) return query;
  try {
    return await respond(endpoint, args, url, query);
  } catch (error) {
    logError(error, `api: ${endpoint.name}`);
    return isUnavailable(error)
      ? respondWithProblem('unavailable', {}, { 'Retry-After': '5' })
      : respondWithProblem('failed');
  }
}

type Query = Record<string, unknown>;

/** @returns the refusal if the query is wrong */
function readQuery(endpoint: Endpoint, { searchParams }: URL): Query | Response {
  const repeated = [...searchParams.keys()].find((name, at, all) => all.indexOf(name) !== at);
  if (repeated !== undefined)
    return respondWithProblem('wrongQuery', { detail: `${repeated}: given more than once`, value: repeated });
  const query = endpoint.query.safeParse(Object.fromEntries(searchParams));
  return query.success ? query.data : respondWithProblem('wrongQuery', wrongIn(query.error));
}

async function respond(
  endpoint: Endpoint,
  { request, params, context }: LoaderFunctionArgs,
  url: URL,
  query: Query,
): Promise<Response> {
  const link = (path: string) => new URL(path, context.env.PUBLIC_URL || url.origin).href;
  const pathParams = Object.fromEntries(Object.entries(params).map(([name, text = '']) => [name, text]));
  const token =
    endpoint.scope &&
    (await authenticate(request, pathParams.groupId?.toLowerCase(), endpoint.scope, context));
  if (token instanceof Response) return token;
  if (token && (await isOver(context.env, `token ${token.id}`))) return tooMany();
  const isPost = request.method === 'POST';
  const body = isPost ? await readText(request) : '';
  if (body === undefined) return respondWithProblem('tooLarge');
  const answer = await findAnswer(endpoint, {
    params: pathParams,
    query,
    request,
    context,
    link,
    text: body,
    ...(token && { token }),
  });
  if (answer instanceof ApiProblem) return respondWithProblem(answer.problem, answer.more);
  const headers = new Headers(commonHeaders);
  headers.set('Cache-Control', keepingOf(endpoint, isPost));
  if (!isPost) {
    setReadHeaders(headers, answer, url, link);
    if (isHeld(request.headers.get('If-None-Match'), answer.etag))
      return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(answer.text, { headers });
}

function setReadHeaders(
  headers: Headers,
  { etag, next }: CachedAnswer,
  { pathname, searchParams }: URL,
  link: EndpointCall<Query>['link'],
) {
  headers.set('ETag', etag);
  if (!next) return;
  const query = new URLSearchParams(searchParams);
  query.set('cursor', next);
  headers.set('Link', `<${link(`${pathname}?${query}`)}>; rel="next"`);
}

const answers = keptAnswers(300, 6_000_000);

async function findAnswer(
  endpoint: Endpoint,
  call: Omit<EndpointCall<Record<string, unknown>>, 'changesWith'>,
): Promise<CachedAnswer | ApiProblem> {
  const { request, context, params } = call;
  const { cache } = endpoint;
  let until = Number.POSITIVE_INFINITY;
  const changesWith = (values: unknown) => {
    until = Math.min(until, nextMoment(values, context.now));
  };
  // Read before the data: what is written in between changes the next stamp, and is never cached under that one.
  const first = cache && (await findFirst(endpoint, cache, params, context));
  const key = `${context.env.PUBLIC_URL} ${request.url}`;
  const inputs = [first?.stamp, allRegulations()];
  const cached = first && answers.find(key, inputs, context.now);
  if (cached) return cached;
  if (first) changesWith(first.tournament);
  const result = await endpoint.find({ ...call, changesWith }, first?.tournament);
  if (result instanceof ApiProblem) return result;
  const answer = endpoint.answer.parse(result);
  const text = JSON.stringify(answer);
  const fresh = { text, etag: etagOf(text), next: nextOf(answer) };
  if (first) answers.keep(key, { ...fresh, inputs, until });
  return fresh;
}

async function findFirst(
  { isOfTournament }: Endpoint,
  { tables, tournaments, nextMoment }: CacheInputs,
  params: Readonly<Record<string, string>>,
  { db, now }: AppLoadContext,
): Promise<{ stamp: string; tournament?: FoundTournament }> {
  if (!isOfTournament)
    return {
      stamp: await findStamp(db, tables, { tournaments: tournaments?.(params), next: nextMoment?.(now) }),
    };
  const tournament = await findStampedTournament(db, params.tournamentId ?? '', now, tables);
  return { stamp: tournament?.stamp ?? '', tournament };
}

async function isOver(env: Env, key: string) {
  const { success } = await env.QUESTIONS.limit({ key });
  if (!success) logSecurity('limit', { of: 'questions', max: questionsAMinute });
  return !success;
}

const tooMany = () => respondWithProblem('tooMany', {}, { 'Retry-After': '60' });

/** Authenticates the request's token, of the group in the path if there is one. @returns the refusal if it has none */
async function authenticate(
  request: Request,
  groupId: string | undefined,
  scope: TokenScope,
  context: AppLoadContext,
): Promise<ProvenToken | Response> {
  const authorization = request.headers.get('Authorization');
  const mayExist = groupId === undefined || isId(groupId);
  const token = mayExist
    ? await findGroupToken(context, groupId, authorization, scope, context.now)
    : undefined;
  if (token === 'scopeMissing') return respondWithProblem('scopeMissing', { scope });
  if (token) return token;
  logSecurity('token.refused');
  return respondWithProblem('authenticationRequired', {}, { 'WWW-Authenticate': 'Bearer realm="group"' });
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
