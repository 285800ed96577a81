import type { Endpoint } from '../answer/endpoint';
import type { EndpointName } from '../paths';
import { listEntrants } from '../staff/list-entrants.server';
import { listGroupTournaments } from '../staff/list-group-tournaments.server';
import { listSheets } from '../staff/list-sheets.server';
import { writeEntrants } from '../staff/write-entrants.server';
import { writeResults } from '../staff/write-results.server';
import { getOnAir } from './get-on-air.server';
import { getPost } from './get-post.server';
import { getRegulation } from './get-regulation.server';
import { getRegulationStatistics } from './get-regulation-statistics.server';
import { getTeam } from './get-team.server';
import { getTournament } from './get-tournament.server';
import { getTournamentStatistics } from './get-tournament-statistics.server';
import { listPosts } from './list-posts.server';
import { listRegulations } from './list-regulations.server';
import { listSpecies } from './list-species.server';
import { listStandings } from './list-standings.server';
import { listTeams } from './list-teams.server';
import { listTournaments } from './list-tournaments.server';

export const endpoints = {
  listTournaments,
  getTournament,
  listTeams,
  listStandings,
  getTournamentStatistics,
  getTeam,
  listRegulations,
  getRegulation,
  getRegulationStatistics,
  listSpecies,
  listPosts,
  getPost,
  getOnAir,
  listGroupTournaments,
  listSheets,
  listEntrants,
  writeEntrants,
  writeResults,
} as unknown as Record<EndpointName, Endpoint>;
