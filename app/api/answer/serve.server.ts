import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { z } from 'zod';
import { addressOf } from '~/limits/attempts.server';
import { logError, logSecurity } from '~/log/log.server';
import { isUnavailable } from '~/ui/faults';
import type { Endpoint } from './endpoint';
import { etagOf, isHeld } from './etag';
import { NoAnswer } from './problems';
import { open, questionsAMinute, refuse } from './refuse';

/** Answers a GET by an endpoint: its query is checked, its answer holds what its shape says and nothing else. */
export async function serve(
  endpoint: Endpoint,
  { request, params, context }: LoaderFunctionArgs,
): Promise<Response> {
  const { success } = await context.env.QUESTIONS.limit({ key: addressOf(request) });
  if (!success) {
    logSecurity('limit', { of: 'questions', max: questionsAMinute });
    return refuse('tooMany', {}, { 'Retry-After': '60' });
  }
  const url = new URL(request.url);
  const asked = endpoint.query.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return refuse('wrongQuery', wrongIn(asked.error));
  const link = (path: string) => new URL(path, context.env.PUBLIC_URL || url.origin).href;
  const given = Object.fromEntries(Object.entries(params).map(([name, text = '']) => [name, text]));
  try {
    const found = await endpoint.find({ params: given, query: asked.data, request, context, link });
    if (found instanceof NoAnswer) return refuse(found.problem, found.more);
    const answer = endpoint.answer.parse(found);
    const text = JSON.stringify(answer);
    const headers = new Headers(open);
    headers.set('ETag', etagOf(text));
    headers.set(
      'Cache-Control',
      endpoint.keptFor ? `public, max-age=${endpoint.keptFor}` : 'public, no-cache',
    );
    const next = nextOf(answer);
    if (next) {
      url.searchParams.set('cursor', next);
      headers.set('Link', `<${link(url.pathname + url.search)}>; rel="next"`);
    }
    if (isHeld(request.headers.get('If-None-Match'), etagOf(text)))
      return new Response(null, { status: 304, headers });
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return new Response(text, { headers });
  } catch (error) {
    logError(error, `api: ${endpoint.name}`);
    return isUnavailable(error) ? refuse('unavailable', {}, { 'Retry-After': '5' }) : refuse('failed');
  }
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
