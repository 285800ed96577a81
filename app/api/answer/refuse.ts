import { problemResponse } from '~/ui/problem';
import { type ProblemName, problems } from './problems';

/** Rate limit of one network address, as in wrangler.toml. */
export const questionsAMinute = 600;

export const commonHeaders = {
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, RateLimit-Policy',
  'RateLimit-Policy': `"address";q=${questionsAMinute};w=60`,
};

export function respondWithProblem(
  name: ProblemName,
  more: { detail?: string } & Record<string, unknown> = {},
  headers: HeadersInit = {},
): Response {
  const all = new Headers(headers);
  for (const [header, value] of Object.entries(commonHeaders)) all.set(header, value);
  all.set('Cache-Control', 'no-store');
  return problemResponse({ error: name, ...problems[name] }, more, all);
}
