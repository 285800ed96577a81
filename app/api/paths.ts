/** Below /api/v1: where each question is asked, its open parts as routes have them. */
export const paths = {
  listTournaments: 'tournaments',
  getTournament: 'tournaments/:tournamentId',
  listTeams: 'tournaments/:tournamentId/teams',
  listStandings: 'tournaments/:tournamentId/standings',
  getTournamentStatistics: 'tournaments/:tournamentId/statistics',
  getTeam: 'teams/:teamId',
  listRegulations: 'regulations',
  getRegulation: 'regulations/:regulationId',
  getRegulationStatistics: 'regulations/:regulationId/statistics',
  listSpecies: 'species',
  listPosts: 'posts',
  getPost: 'posts/:postId',
  getOnAir: 'groups/:groupId/on-air',
  listGroupTournaments: 'groups/:groupId/tournaments',
  listSheets: 'groups/:groupId/tournaments/:tournamentId/sheets',
  listEntrants: 'groups/:groupId/tournaments/:tournamentId/entrants',
  writeEntrants: 'groups/:groupId/tournaments/:tournamentId/entrants',
  writeResults: 'groups/:groupId/tournaments/:tournamentId/results',
} as const;

export type EndpointName = keyof typeof paths;

const posts: readonly EndpointName[] = ['writeEntrants', 'writeResults'];

export const methodOf = (name: EndpointName) => (posts.includes(name) ? 'POST' : 'GET');

/** Each path once, whatever is asked there. */
export const routePaths = [...new Set(Object.values(paths))];

const names = Object.keys(paths) as EndpointName[];
const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The questions that are asked at a path below the API's root, by different methods. */
export const endpointsAt = (path: string): EndpointName[] => {
  const asked = partsOf(path);
  return names.filter((name) => {
    const parts = partsOf(paths[name]);
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith(':') || part === asked[at]?.toLowerCase())
    );
  });
};

const root = /^\/api\/v1\//i;

/** The questions at an address of this site. */
export const askedAt = (pathname: string): EndpointName[] => endpointsAt(pathname.replace(root, ''));

/** Which tournament, team, … an address names, where it is one of this question. */
export function paramsAt(name: EndpointName, pathname: string): Record<string, string> | undefined {
  if (!root.test(pathname)) return undefined;
  const asked = partsOf(pathname.replace(root, ''));
  const open = partsOf(paths[name]).flatMap((part, at) =>
    part.startsWith(':') ? [[part.slice(1), asked[at] ?? ''] as const] : [],
  );
  return Object.fromEntries(open);
}
