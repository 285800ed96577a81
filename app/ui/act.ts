import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useParams } from '@remix-run/react';
import { failure, pageNotFound } from '~/http/errors';
import { usePage } from './root-data';

// The acts of a page have addresses below its own: `POST {page}/{act}`. Their route is the page's, with an optional
// `:act`, so that a refused act answers with the page and all that was typed.

/** Which act a POST asks for. Throws 405 for the page's own address, 404 for what is no act. */
export function requireAct<Act extends string>(
  { request, params }: LoaderFunctionArgs,
  acts: readonly Act[],
): Act {
  if (params.act === undefined) throw failure(405, 'methodNotAllowed');
  const act = acts.find((each) => each === params.act?.toLowerCase());
  if (!act) throw pageNotFound(request);
  return act;
}

/** Who opens the address of an act, as after a sign-in, is led to its page, with what its address `keeps`. */
export function leadToPage(args: LoaderFunctionArgs, acts: readonly string[], keeps: readonly string[] = []) {
  if (args.params.act === undefined || args.context.isPost) return;
  requireAct(args, acts);
  const { pathname, searchParams } = new URL(args.request.url);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => keeps.includes(name)));
  throw redirect([pageOf(pathname, args.params.act), `${kept}`].filter(Boolean).join('?'));
}

/** The address of a page without the act: `/en/admin/x/streaming-input/score` → `/en/admin/x/streaming-input`. */
export function pageOf(pathname: string, act: string | undefined): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.data$/, '')
    .replace(/\/$/, '');
  return act === undefined ? path : path.slice(0, path.lastIndexOf('/'));
}

/** The addresses of the acts of the page that is open. */
export function useActs<Act extends string>() {
  const page = pageOf(usePage().pathname, useParams().act);
  return (act: Act) => `${page}/${act}`;
}
