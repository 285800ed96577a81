import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Scene } from '~/broadcast/scene';
import type { SceneCommand } from '~/broadcast/scene-command.server';
import { teamNamed } from '~/broadcast/team-named';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import { foldText } from '~/text/text';
import { defaultTimeZone } from '~/time/instant';
import type { SeatChoice } from './desk-values';

const maxTournaments = 50;
const maxFound = 12;

export const listDeskTournaments = (db: Database, groupId: string) =>
  db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(and(eq(tournaments.groupId, groupId), isNull(tournaments.archivedAt)))
    .orderBy(desc(tournaments.scheduledStartAt), asc(tournaments.id))
    .limit(maxTournaments);

/** Time zone of times typed at the desk: the tournament's, or the default. */
export async function findDeskTimeZone(db: Database, groupId: string, id: string | null): Promise<string> {
  if (!id || !isId(id)) return defaultTimeZone;
  const [found] = await db
    .select({ timeZone: tournaments.timeZone })
    .from(tournaments)
    .where(and(eq(tournaments.id, id), eq(tournaments.groupId, groupId)));
  return found?.timeZone ?? defaultTimeZone;
}

export function nextMatchOf(
  { upNext, tournamentId }: Pick<Scene, 'upNext' | 'tournamentId'>,
  teams: readonly SeatChoice[],
): Extract<SceneCommand, { type: 'nextMatch' }> {
  const players = upNext[0]?.players;
  if (!players || !tournamentId) return { type: 'nextMatch' };
  const seated = (name: string) => {
    const team = teamNamed(name, teams);
    return team ? { id: team.id, tournamentId } : null;
  };
  return { type: 'nextMatch', players, teams: [seated(players[0]), seated(players[1])] };
}

/** Those whose name, as it is written or said, or Tonamel ID holds what is searched, in any width, case and kind of kana; names that begin so first. */
export function searchTeams(teams: readonly SeatChoice[], search: string) {
  const wanted = foldText(search);
  const found = teams.filter(({ displayName, saidName, tonamelId }) =>
    foldText(`${displayName} ${saidName} ${tonamelId}`).includes(wanted),
  );
  const begins = ({ displayName }: SeatChoice) => foldText(displayName).startsWith(wanted);
  const ordered = [...found.filter(begins), ...found.filter((team) => !begins(team))];
  return { teams: ordered.slice(0, maxFound), more: Math.max(0, ordered.length - maxFound) };
}
