import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { makeMatcher } from '~/door/match';
import routeConfig from '~/routes';
import { access } from '../routes/access';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

function flat(entries: RouteConfigEntry[], parentId = 'root'): Route[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [{ id: own, parentId, path, index }, ...flat(children, own)];
  });
}

function tree(routes: readonly Route[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: tree(routes, id) },
    );
}

const routes: Route[] = [{ id: 'root', path: '' }, ...flat(await routeConfig)];
const match = makeMatcher(Object.fromEntries(routes.map((route) => [route.id, route])));
const all = tree(routes);

const notFound = ['root', 'ui/locale-prefix.tsx', 'ui/shell/show-not-found.tsx'];

/** As the router has it: which routes, and what stands in the open parts. */
function matchedByRouter(path: string) {
  const found = matchRoutes(all, path) ?? [];
  const { locale, '*': _rest, ...params } = found.at(-1)?.params ?? {};
  // It takes any word for a language, which the page then refuses.
  if (locale && !/^(ja|en)$/i.test(locale)) return { ids: notFound, params: {} };
  return { ids: found.map(({ route }) => route.id), params };
}

describe('a path', () => {
  it.each(Object.entries(access))(
    'of %s leads where the router leads, however it is written',
    (pattern, { at }) => {
      const path = at.split('?', 1)[0] ?? '';
      const base = path === '/' ? '' : path;
      const last = base.lastIndexOf('/');
      const encoded =
        base.slice(0, last + 1) +
        base.slice(last + 1).replace(/^\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      for (const asked of [
        path,
        `${base}/`,
        base.toUpperCase() || '/',
        encoded || '/',
        `${base}/more`,
        `${base}/more/than/that`,
      ]) {
        const found = match(asked);
        expect([asked, found?.ids, found?.params]).toEqual([asked, ...Object.values(matchedByRouter(asked))]);
      }
      const found = match(path);
      expect(found?.pattern).toBe(pattern);
      // Languages are for pages: what has no other language is no page under one.
      const isPage = found?.ids.includes('ui/locale-prefix.tsx');
      for (const prefix of ['/en', '/JA'])
        expect(match(prefix + base)).toEqual(isPage ? found : expect.objectContaining({ pattern: '/*' }));
      expect(match(path === '/' ? '/_root.data' : `${path}.data`)).toEqual(found);
    },
  );

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
