import type { RouteConfigEntry } from '@remix-run/route-config';
import { type Match, makeMatcher } from '~/door/match';
import routeConfig from '~/routes';

export interface Route {
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

/** Every route of app/routes.ts, each after its parent. */
export const routes: readonly Route[] = [{ id: 'root', path: '' }, ...flat(await routeConfig)];

const matcher = makeMatcher(Object.fromEntries(routes.map((route) => [route.id, route])));

/** The route of a path, as the door finds it. */
export function match(pathname: string): Match {
  const found = matcher(pathname);
  if (!found) throw new Error(`No route takes ${pathname}.`);
  return found;
}
