import { pageAddressOf } from './kept-pages';
import type { OwnTeam } from './messages';

export const pageCache = 'pages';
const key = '/own-teams';

/** Own teams whose pages are stored, as last named by a page that showed them. */
export async function listOwnTeams(): Promise<OwnTeam[]> {
  const cache = await caches.open(pageCache);
  const named: OwnTeam[] = (await (await cache.match(key))?.json()) ?? [];
  const stored = new Set((await cache.keys()).map(({ url }) => pageAddressOf(new URL(url))?.id));
  return named.filter(({ id }) => stored.has(id));
}

export async function nameOwnTeams(teams: readonly OwnTeam[]) {
  const others = (await listOwnTeams()).filter(({ id }) => !teams.some((team) => team.id === id));
  const cache = await caches.open(pageCache);
  await cache.put(key, Response.json([...teams, ...others]));
}
