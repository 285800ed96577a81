export const paths = {
  listTournaments: 'tournaments',
  getTournament: 'tournaments/:tournamentId',
  listTeams: 'tournaments/:tournamentId/teams',
  listStandings: 'tournaments/:tournamentId/standings',
  getRounds: 'tournaments/:tournamentId/rounds',
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
  writeRound: 'tournaments/:tournamentId/rounds',
  writeMatchResult: 'tournaments/:tournamentId/matches/:matchId/result',
} as const;

export type EndpointName = keyof typeof paths;

const posts: readonly EndpointName[] = ['writeEntrants', 'writeResults', 'writeRound', 'writeMatchResult'];

export const methodOf = (name: EndpointName) => (posts.includes(name) ? 'POST' : 'GET');

export const routePaths = [...new Set(Object.values(paths))];

const names = Object.keys(paths) as EndpointName[];
const root = '/api/v1/';

/** Endpoints at a route (`/api/v1/teams/:teamId`), one per method. */
export const endpointsAt = (pattern: string): EndpointName[] =>
  names.filter((name) => root + paths[name] === pattern);
