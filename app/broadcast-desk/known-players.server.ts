import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Scene, type Side, teamIdsOf } from '~/broadcast/scene';
import type { Database } from '~/db/client.server';
import { entrants, standings, teamSheets, tournaments } from '~/db/schema';

interface KnownPlayer {
  record?: string;
  seed?: number;
}

/** Of players of the group by their sheets what anybody may be told: published results, and the seed of the roster. */
export async function findKnownPlayers(
  db: Database,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: teamSheets.id,
      wins: standings.wins,
      losses: standings.losses,
      ties: standings.ties,
      seed: sql<number | null>`(
        select e.seed from ${entrants} e
        where e.tournament_id = ${tournaments.id} and e.seed between 1 and 999
          and (e.team_sheet_id = ${teamSheets.id}
            or (e.team_sheet_id is null and e.tonamel_id <> '' and e.tonamel_id = ${teamSheets.tonamelId}))
        limit 1)`,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(
      standings,
      and(eq(standings.teamSheetId, teamSheets.id), isNotNull(tournaments.resultsPublishedAt)),
    )
    .where(and(inArray(teamSheets.id, [...ids]), eq(tournaments.groupId, groupId)));
  return new Map(
    rows.map(({ id, wins, losses, ties, seed }) => {
      const record = wins === null ? undefined : [wins, losses, ...(ties ? [ties] : [])].join('-');
      return [id, { ...(record && { record }), ...(seed !== null && { seed }) }];
    }),
  );
}

/** The scene with what is known of whoever was not in it before; what was typed stays. */
export async function withKnownPlayers(
  db: Database,
  groupId: string,
  scene: Scene,
  before: Scene,
): Promise<Scene> {
  const were = new Set(teamIdsOf(before));
  const fresh = teamIdsOf(scene).filter((id) => !were.has(id));
  if (fresh.length === 0) return scene;
  const known = await findKnownPlayers(db, groupId, fresh);
  const told = (side: Side): Side => {
    const { record, seed } = (side.teamSheetId && known.get(side.teamSheetId)) || {};
    return { ...side, record: side.record || (record ?? ''), seed: side.seed ?? seed ?? null };
  };
  return { ...scene, sides: [told(scene.sides[0]), told(scene.sides[1])] };
}
