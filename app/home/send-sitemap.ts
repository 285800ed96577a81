import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { guideNames } from '~/guide/guides';
import type { Policy } from '~/http/policy';
import { locales } from '~/locales/locale';
import { listPosts } from '~/posts/post-list.server';
import { everyPost } from '~/posts/post-query';
import { phases } from '~/tournaments/tournament';
import { listTournaments } from '~/tournaments/tournament.server';

export const handle: Policy = { audience: 'everyone' };

const pages = [
  ...['/', '/tournaments', '/posts', '/regulations', '/guide'],
  ...guideNames.map((name) => `/guide/${name}`),
  ...['/privacy', '/terms', '/contact'],
];
// Older ones are found from the lists.
const maxPerKind = 300;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const { origin } = new URL(env.PUBLIC_URL || request.url);
  const [posts, ...sections] = await Promise.all([
    listPosts(db, everyPost, undefined, maxPerKind),
    ...phases.map((when) => listTournaments(db, { search: '', when, page: 1 }, now, maxPerKind)),
  ]);
  const tournaments = sections.flatMap((section) => section.tournaments).filter(({ isTest }) => !isTest);
  const paths = [
    ...pages,
    ...tournaments.map(({ id }) => `/tournaments/${id}`),
    ...posts.posts.map(({ id }) => `/post/${id}`),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entryOf(origin, path === '/' ? '' : path)).join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

function entryOf(origin: string, path: string): string {
  const alternates = [['x-default', path || '/'], ...locales.map((locale) => [locale, `/${locale}${path}`])]
    .map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${to}"/>`)
    .join('');
  return `<url><loc>${origin}${path || '/'}</loc>${alternates}</url>`;
}
