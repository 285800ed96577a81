import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { access } from '../routes/access';
import { match, type Route, routes } from './routes';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

function tree(routes: readonly Route[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: tree(routes, id) },
    );
}

const all = tree(routes);

const notFound = ['root', 'ui/locale-prefix.tsx', 'ui/shell/show-not-found.tsx'];

/** The router's own answer: which routes match, and what stands in the open parts. */
function matchedByRouter(path: string) {
  const found = matchRoutes(all, path) ?? [];
  const { locale, '*': _rest, ...params } = found.at(-1)?.params ?? {};
  // It takes any word for a language, which the page then refuses.
  if (locale && !/^(ja|en)$/i.test(locale)) return { ids: notFound, params: {} };
  return { ids: found.map(({ route }) => route.id), params };
}

const addresses = Object.entries(access).map(([pattern, { at }]) => {
  const path = at.split('?', 1)[0] ?? '';
  return { pattern, path, base: path === '/' ? '' : path };
});

const writtenAs: Record<string, (base: string) => string> = {
  'as it is': (base) => base || '/',
  'with a slash behind it': (base) => `${base}/`,
  'in capitals': (base) => base.toUpperCase() || '/',
  'with a letter encoded': (base) =>
    base.replace(/\w(?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) || '/',
  'with more behind it': (base) => `${base}/more`,
  'with much more behind it': (base) => `${base}/more/than/that`,
  'without its last part': (base) => base.replace(/\/[^/]*$/, '') || '/',
};

describe.each(Object.entries(writtenAs))('a path %s', (_, write) => {
  it.each(addresses)('of $pattern leads where the router leads', ({ base }) => {
    const asked = write(base);
    const { ids, params } = match(asked);
    expect([asked, { ids, params }]).toEqual([asked, matchedByRouter(asked)]);
  });
});

describe('a path', () => {
  it.each(addresses)('is one of $pattern in each language, and as data', ({ pattern, path, base }) => {
    const found = match(path);
    expect(found.pattern).toBe(pattern);
    // Languages are for pages: what has no other language is no page under one.
    const isPage = found.ids.includes('ui/locale-prefix.tsx');
    for (const prefix of ['/en', '/JA'])
      expect(match(prefix + base)).toEqual(isPage ? found : expect.objectContaining({ pattern: '/*' }));
    expect(match(path === '/' ? '/_root.data' : `${path}.data`)).toEqual(found);
  });

  it.each([
    ['/teams/abc.data', '/teams/:teamId'],
    ['/admin/x/streaming-input/take', '/admin/:id/streaming-input/:act?'],
    ['/admin/x/streaming-input/socket', '/admin/:id/streaming-input/socket'],
    ['/wp-login.php', '/*'],
    ['/teams/%E0%A4%A', '/teams/:teamId'],
    ['/xx/tournaments', '/*'],
    ['/reset-password/somebody@example.com', '/*'],
    ['/api', '/api/*'],
    ['/api/v1/nothing/at/all', '/api/*'],
  ])('%s is one of %s', (path, pattern) => expect(match(path)?.pattern).toBe(pattern));

  it('of many parts is looked at once', () => {
    expect(match('/a'.repeat(1000))?.pattern).toBe('/*');
    expect(match(`/admin${'/tournaments'.repeat(150)}`)?.pattern).toBe('/*');
  });
});
