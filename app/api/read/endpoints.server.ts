import type { Endpoint } from '../answer/endpoint';
import type { EndpointName } from '../paths';
import { listEntrantsEndpoint } from '../staff/list-entrants.server';
import { listGroupTournaments } from '../staff/list-group-tournaments.server';
import { listSheetsEndpoint } from '../staff/list-sheets.server';
import { writeEntrants } from '../staff/write-entrants.server';
import { writeMatchResult } from '../staff/write-match-result.server';
import { writeResults } from '../staff/write-results.server';
import { writeRound } from '../staff/write-round.server';
import { getOnAir } from './get-on-air.server';
import { getPost } from './get-post.server';
import { getRegulation } from './get-regulation.server';
import { getRegulationStatistics } from './get-regulation-statistics.server';
import { getRounds } from './get-rounds.server';
import { getTeam } from './get-team.server';
import { getTournament } from './get-tournament.server';
import { getTournamentStatistics } from './get-tournament-statistics.server';
import { listPostsEndpoint } from './list-posts.server';
import { listRegulations } from './list-regulations.server';
import { listSpecies } from './list-species.server';
import { listStandingsEndpoint } from './list-standings.server';
import { listTeamsEndpoint } from './list-teams.server';
import { listTournamentsEndpoint } from './list-tournaments.server';

export const endpoints = {
  listTournaments: listTournamentsEndpoint,
  getTournament,
  listTeams: listTeamsEndpoint,
  listStandings: listStandingsEndpoint,
  getRounds,
  getTournamentStatistics,
  getTeam,
  listRegulations,
  getRegulation,
  getRegulationStatistics,
  listSpecies,
  listPosts: listPostsEndpoint,
  getPost,
  getOnAir,
  listGroupTournaments,
  listSheets: listSheetsEndpoint,
  listEntrants: listEntrantsEndpoint,
  writeEntrants,
  writeResults,
  writeRound,
  writeMatchResult,
} as unknown as Record<EndpointName, Endpoint>;
