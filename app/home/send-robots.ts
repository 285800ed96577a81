import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';

export const handle: Policy = { audience: 'everyone' };

const rules = ['/teams/', '/*/teams/', '/team-submit/', '/*/team-submit/'];

/** A sitemap needs an absolute URL, which differs by environment. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = new URL(context.env.PUBLIC_URL || request.url);
  const lines = [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
