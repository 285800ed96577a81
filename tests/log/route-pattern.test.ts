import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import { routePatterns } from '~/route-pattern';
import routeConfig from '~/routes';
import { access } from '../routes/access';

type Routes = Record<string, { path?: string; parentId?: string }>;

const flat = (entries: RouteConfigEntry[], parentId?: string): Routes =>
  Object.assign(
    {},
    ...entries.map(({ id, file, path, children = [] }) => ({
      [id ?? file]: { path, parentId },
      ...flat(children, id ?? file),
    })),
  );

const patternOf = routePatterns(flat(await routeConfig));

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
