/** Of the read API, below /api/v1: where each question is asked, its open parts as routes have them. */
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
} as const;

export type EndpointName = keyof typeof paths;

const names = Object.keys(paths) as EndpointName[];
const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The question that is asked at a path below the API's root. */
export const endpointAt = (path: string): EndpointName | undefined => {
  const asked = partsOf(path);
  return names.find((name) => {
    const parts = partsOf(paths[name]);
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith(':') || part === asked[at]?.toLowerCase())
    );
  });
};
