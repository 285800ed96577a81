import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Which build is being served, for pages that stay open for hours to compare with their own. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ id: context.buildId }, { headers: { 'Cache-Control': 'no-cache' } });
}
