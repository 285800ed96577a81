import type { ServerBuild } from '@remix-run/cloudflare';
import { withoutPrefix } from './locales/locale';

interface PlacedRoute {
  parentId?: string;
  path?: string;
}

const localePrefix = ':locale?';
/** Stands in every area: the document, the prefix, home, and the page for what is not found. */
const everywhere = ['', '*'];

function areaOfRoute(routes: Record<string, PlacedRoute | undefined>, id: string): string {
  const { parentId, path = '' } = routes[id] ?? {};
  const above = parentId ? areaOfRoute(routes, parentId) : '';
  if (above) return above;
  return path.split('/').find((part) => part && part !== localePrefix) ?? '';
}

export function areasOf(routes: Record<string, PlacedRoute | undefined>): Map<string, string[]> {
  const ids = Object.keys(routes).map((id) => [areaOfRoute(routes, id), id] as const);
  const shared = ids.flatMap(([area, id]) => (everywhere.includes(area) ? [id] : []));
  const areas = new Map<string, string[]>([['', shared]]);
  for (const [area, id] of ids) {
    if (!everywhere.includes(area)) areas.set(area, [...(areas.get(area) ?? shared), id]);
  }
  return areas;
}

/** An address that is written oddly (`//`, `%`) has none, and all routes are asked about it. */
export function areaOf(pathname: string): string | undefined {
  if (/\/\/|%/.test(pathname)) return undefined;
  return (
    withoutPrefix(pathname)
      .replace(/\.data$/, '')
      .split('/', 2)[1]
      ?.toLowerCase() ?? ''
  );
}

/** The build with these routes alone: matching walks every route of a build, and more than once a request. */
export function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
