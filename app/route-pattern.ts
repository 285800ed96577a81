import { areaOf } from './areas';
import { withoutPrefix } from './locales/locale';

interface PlacedRoute {
  parentId?: string;
  path?: string;
}

/** Answered before the routes are asked. */
const beside = ['/healthz', '/broadcast/groups/:groupId/socket', '/admin/:id/streaming-input/socket'];

function pathOf(routes: Record<string, PlacedRoute | undefined>, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  const above = parentId ? pathOf(routes, parentId) : '';
  return path && path !== ':locale?' ? `${above}/${path}` : above;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** Named parts before open ones, from the left. */
const rank = (pattern: string) =>
  partsOf(pattern)
    .map((part) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0'))
    .join('');

/** Says the pattern of a path, `/teams/:teamId/edit`: what stands in its open parts is not for the log. */
export function routePatterns(routes: Record<string, PlacedRoute | undefined>): (pathname: string) => string {
  const patterns = [...Object.keys(routes).map((id) => pathOf(routes, id) || '/'), ...beside].flatMap(
    (shown) => {
      const whole = shown.replaceAll('?', '');
      const short = shown.replace(/\/:\w+\?$/, '') || '/';
      return short === shown ? [{ shown, match: whole }] : [short, whole].map((match) => ({ shown, match }));
    },
  );
  const areas = new Map<string, { shown: string; parts: string[]; rank: string }[]>();
  for (const { shown, match } of patterns) {
    const area = partsOf(match)[0]?.toLowerCase() ?? '';
    const known = areas.get(area) ?? [];
    if (!known.some((each) => each.shown === shown && each.parts.length === partsOf(match).length))
      known.push({ shown, parts: partsOf(match).map((part) => part.toLowerCase()), rank: rank(match) });
    areas.set(
      area,
      known.sort((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank))),
    );
  }
  return (pathname) => {
    const isData = pathname.endsWith('.data');
    const path = withoutPrefix(pathname.replace(/\.data$/, '')).toLowerCase();
    const parts = partsOf(path);
    const found = areas
      .get(areaOf(path) ?? '')
      ?.find(
        (each) =>
          (each.parts.length === parts.length || (each.parts.at(-1) === '*' && parts.length > 1)) &&
          each.parts.every((part, at) => part === '*' || part.startsWith(':') || part === parts[at]),
      );
    return `${found?.shown ?? '/*'}${isData ? '.data' : ''}`;
  };
}
