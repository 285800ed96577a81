import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { Policy } from '~/http/policy';
import { notesBySheet } from '~/judging/player-note.server';
import { listExportedTeams } from '~/judging/staff-teams.server';
import { logSecurity } from '~/log/log.server';
import { unlistedNames } from '~/pastes/unlisted-names';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { teamUrl } from '~/sheets/team-url';
import { fileHeaders } from '~/text/file-headers';
import { requireTournament } from '~/tournaments/guard.server';

export const handle: Policy = { audience: 'staff' };

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament } = await requireTournament(args, 'seeTeams');
  const { id, name, game, regulation, sheetKind, scheduledStartAt, endsAt } = tournament;
  const { speciesClause, houseRules, isStrict } = tournament;
  logSecurity('export', { what: 'teams.json', tournament: tournament.id, sheetKind: tournament.sheetKind });
  logStaff(context, { group, user, tournament, act: 'exported' });
  const [teams, notes] = await Promise.all([listExportedTeams(context.db, id), notesBySheet(context.db, id)]);
  const judge = judgeStored(tournament);
  const file = {
    tournament: {
      id,
      name,
      game,
      regulation,
      sheetKind,
      scheduledStartAt,
      endsAt,
      speciesClause,
      houseRules,
      isStrict,
    },
    teams: teams.map((team) => ({
      ...team,
      // A blank would look like a player who gave none.
      tonamelId: team.tonamelId || null,
      discordId: team.discordId || null,
      unlistedNames: unlistedNames(team.members),
      findings: judge(team.members),
      notes: (notes.get(team.id) ?? []).map(({ penalty, text, createdAt }) => ({
        penalty: penalty || null,
        text,
        createdAt,
      })),
      url: teamUrl(context.env.PUBLIC_URL, request.url, team.id),
    })),
  };
  return new Response(JSON.stringify(file), {
    headers: fileHeaders('application/json; charset=utf-8', `${name}.json`),
  });
}
