import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import { routePatterns } from '~/route-pattern';
import routeConfig from '~/routes';
import { access } from '../routes/access';

function flat(
  entries: RouteConfigEntry[],
  parentId?: string,
): [string, { path?: string; parentId?: string }][] {
  return entries.flatMap(({ id, file, path, children = [] }) => {
    const own = id ?? file;
    return [[own, { path, parentId }] as const, ...flat(children, own)].map(([a, b]) => [a, b]);
  });
}

const patternOf = routePatterns(Object.fromEntries(flat(await routeConfig)));

it.each(Object.entries(access))('%s is known by any of its addresses', (pattern, { at }) => {
  const { pathname } = new URL(at, 'https://sixsheet.test');
  expect(patternOf(pathname)).toBe(pattern);
  expect(patternOf(`/en${pathname}`)).toBe(pattern);
  expect(patternOf(`${pathname}/`.toUpperCase())).toBe(pattern);
});

it.each([
  ['/teams/abc.data', '/teams/:teamId.data'],
  ['/admin/x/streaming-input/take', '/admin/:id/streaming-input/:act?'],
  ['/admin/x/streaming-input/socket', '/admin/:id/streaming-input/socket'],
  ['/wp-login.php', '/*'],
  ['/teams/%E0%A4%A', '/*'],
  ['//evil', '/*'],
  ['/reset-password/somebody@example.com', '/*'],
])('%s is %s', (path, pattern) => expect(patternOf(path)).toBe(pattern));
