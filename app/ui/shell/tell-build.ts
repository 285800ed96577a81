import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Which build is being served, to compare with an open page's; with `?route=` what a page of that route will need. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const route = new URL(request.url).searchParams.get('route');
  const files = route === null ? undefined : context.filesOf(route);
  return Response.json({ id: context.buildId, files }, { headers: { 'Cache-Control': 'no-cache' } });
}
