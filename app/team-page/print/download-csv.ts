import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { Policy } from '~/http/policy';
import { noteLine } from '~/judging/player-note';
import { notesBySheet } from '~/judging/player-note.server';
import { listExportedTeams } from '~/judging/staff-teams.server';
import { logSecurity } from '~/log/log.server';
import type { TeamMember } from '~/pokedex/member';
import { findingLine } from '~/sheets/legality/finding-line';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { showFindings } from '~/sheets/legality/shown-finding';
import { teamUrl } from '~/sheets/team-url';
import { tableFile } from '~/text/table-file';
import { requireTournament } from '~/tournaments/guard.server';
import { teamRows } from './export-teams';

export const handle: Policy = { audience: 'staff' };

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament } = await requireTournament(args, 'seeTeams');
  logSecurity('export', { what: 'teams.csv', tournament: tournament.id, sheetKind: tournament.sheetKind });
  logStaff(context, { group, user, tournament, act: 'exported' });
  const [teams, notes] = await Promise.all([
    listExportedTeams(context.db, tournament.id),
    notesBySheet(context.db, tournament.id),
  ]);
  const urlOf = (id: string) => teamUrl(context.env.PUBLIC_URL, request.url, id);
  const { t, locale } = context;
  const judge = judgeStored(tournament);
  const findingsOf = (members: TeamMember[]) =>
    showFindings(judge(members), tournament.game, t, locale).map((shown) => findingLine(shown, t));
  const notesOf = (id: string) => (notes.get(id) ?? []).map((note) => noteLine(note, t));
  const rows = teamRows(teams, urlOf, findingsOf, locale, t, notesOf);
  return tableFile(request, tournament.name, rows, 'teams');
}
