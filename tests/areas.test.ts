import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { areaOf, areasOf } from '~/areas';
import routeConfig from '~/routes';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

interface Route {
  id: string;
  parentId: string;
  path?: string;
  index?: boolean;
}

function flat(entries: RouteConfigEntry[], parentId = 'root'): Route[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [{ id: own, parentId, path, index }, ...flat(children, own)];
  });
}

function tree(routes: Record<string, Partial<Route>>, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: tree(routes, id) },
    );
}

const routes = Object.fromEntries(
  [{ id: 'root', path: '' } as Partial<Route>, ...flat(await routeConfig)].map((route) => [
    route.id as string,
    route,
  ]),
);
const areas = areasOf(routes);
const trees = new Map(
  [...areas].map(([area, ids]) => [
    area,
    tree(Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))),
  ]),
);
const all = tree(routes);
// Most paths are asked for again and again, as the one above another.
const known = new Map<RouteObject[], Map<string, unknown>>();
function matched(among: RouteObject[], path: string) {
  const paths = known.get(among) ?? new Map<string, unknown>();
  known.set(among, paths);
  if (!paths.has(path))
    paths.set(
      path,
      matchRoutes(among, path)?.map(({ route, params }) => [route.id, params]),
    );
  return paths.get(path);
}

const patterns = Object.values(routes)
  .filter(({ path, index }) => path || index)
  .map((route) => {
    const parts: string[] = [];
    for (let at: Partial<Route> | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
      parts.unshift(at.path ?? '');
    return `/${parts.filter((part) => part && part !== ':locale?').join('/')}`;
  });

describe('the areas of the routes', () => {
  it.each([...new Set(patterns)])('%s is matched as among all routes', (pattern) => {
    const path = pattern.replace(/:(\w+)\??/g, 'x7').replace('*', 'nowhere/at/all');
    // Whole trees are slow to ask: each way of writing an address is tried once, not with each other one.
    const base = path === '/' ? '' : path;
    const written = [
      ...['', '/en', '/JA', '/xx'].map((prefix) => prefix + base),
      ...['/', '/more', '/more/than/that'].map((end) => base + end),
      ...['', '/en'].map((prefix) => prefix + path.toUpperCase()),
      `/en${base}/more`,
    ];
    for (const asked of written.map((one) => one || '/')) {
      const area = areaOf(asked);
      const among = area === undefined ? all : (trees.get(area) ?? all);
      expect([asked, matched(among, asked)]).toEqual([asked, matched(all, asked)]);
      // Above an address lies what its page may lead to next: Remix names it in the document.
      const above = asked.split('/').slice(0, -1).join('/') || '/';
      expect([above, matched(among, above)]).toEqual([above, matched(all, above)]);
    }
  });

  it('are a few routes each', () => {
    const sizes = [...areas].map(([, ids]) => ids.length);
    expect(Math.max(...sizes)).toBeLessThan(Object.keys(routes).length / 2);
    expect(areas.get('teams')?.length).toBeLessThan(20);
  });

  it.each([
    ['/', ''],
    ['/en', ''],
    ['/EN/', ''],
    ['/teams/x', 'teams'],
    ['/en/Teams/x.data', 'teams'],
    ['/teams.data', 'teams'],
    ['/%74eams/x', undefined],
    ['//teams/x', undefined],
    ['/_root.data', '_root'],
  ])('%s lies in %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});
