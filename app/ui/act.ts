import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useParams } from '@remix-run/react';
import { failure, pageNotFound } from '~/http/errors';
import { usePage } from './root-data';

// The acts of a page have URLs below it: `POST {page}/{act}`. They share its route through an optional `:act`, so
// that a refused act re-renders the page with all input.

/** @throws 405 for the page's own URL, 404 for an unknown act */
export function requireAct<Act extends string>(
  { request, params }: LoaderFunctionArgs,
  acts: readonly Act[],
): Act {
  if (params.act === undefined) throw failure(405, 'methodNotAllowed');
  const act = acts.find((each) => each === params.act?.toLowerCase());
  if (!act) throw pageNotFound(request);
  return act;
}

/** Redirects a GET of an act, as after a sign-in, to its page with the query parameters in `keeps`. @throws 302, 404 */
export function leadToPage(args: LoaderFunctionArgs, acts: readonly string[], keeps: readonly string[] = []) {
  if (args.params.act === undefined || args.context.isPost) return;
  requireAct(args, acts);
  const { pathname, searchParams } = new URL(args.request.url);
  const query = new URLSearchParams([...searchParams].filter(([name]) => keeps.includes(name)));
  throw redirect([pagePathOf(pathname, args.params.act), `${query}`].filter(Boolean).join('?'));
}

/** Strips the act: `/en/admin/x/streaming-input/score` → `/en/admin/x/streaming-input`. */
export function pagePathOf(pathname: string, act: string | undefined): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.data$/, '')
    .replace(/\/$/, '');
  return act === undefined ? path : path.slice(0, path.lastIndexOf('/'));
}

export function useActs<Act extends string>() {
  const page = pagePathOf(usePage().pathname, useParams().act);
  return (act: Act) => `${page}/${act}`;
}
