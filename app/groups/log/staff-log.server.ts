import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { groups, members, staffLog, tournaments, users } from '~/db/schema';
import { sheetField } from '~/db/shown-name';
import type { EffectiveRole } from '~/groups/permission';
import type { LoggedAct } from '~/groups/staff-act';
import { logError } from '~/log/log.server';

interface Logged {
  group: { id: string; place: EffectiveRole };
  user: { userId: string };
  tournament?: { id: string; scheduledStartAt: Date };
  teamSheetId?: string;
  act: LoggedAct;
}

/** Who opens a sheet again within this time is still looking at it. */
const oneLookMs = 10 * 60_000;

/**
 * Notes what somebody of the staff did, beside the answer: nobody waits for it. Before the start it says so, as nobody
 * else could see that yet.
 */
export function logStaff(context: AppLoadContext, logged: Logged) {
  context.ctx.waitUntil(
    write(context.db, logged, new Date()).catch((error: unknown) =>
      logError(error, 'noting an act of staff'),
    ),
  );
}

async function write(db: Database, { group, user, tournament, teamSheetId, act }: Logged, now: Date) {
  const isEarly = tournament !== undefined && now < tournament.scheduledStartAt ? 1 : 0;
  const sheet = teamSheetId ?? null;
  const isNew =
    act === 'looked'
      ? sql`not exists (select 1 from staff_log where team_sheet_id = ${sheet} and act = 'looked'
          and by_user_id = ${user.userId} and created_at > ${now.getTime() - oneLookMs})`
      : sql`true`;
  await db.run(sql`insert into staff_log
    (group_id, tournament_id, team_sheet_id, by_user_id, place, act, is_early, created_at)
    select ${group.id}, ${tournament?.id ?? null}, ${sheet}, ${user.userId}, ${group.place}, ${act}, ${isEarly},
      ${now.getTime()} where ${isNew}`);
}

const pageSize = 50;

/** Of a file. */
const mostLines = 10_000;

/** The latest first: of a group; or of all groups what site admins did there. */
export async function listStaffLog(db: Database, of: { groupId: string } | 'siteAdmins', page: number) {
  const rows = await logQuery(db, of)
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { entries: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

/** All of it, to take away. */
export const listWholeLog = (db: Database, groupId: string) => logQuery(db, { groupId }).limit(mostLines);

const logQuery = (db: Database, of: { groupId: string } | 'siteAdmins') =>
  db
    .select({
      ...columnsOf(staffLog, 'id', 'place', 'act', 'isEarly', 'createdAt'),
      by: sql<string | null>`coalesce(nullif(${members.displayName}, ''), ${users.displayName})`,
      groupId: groups.id,
      groupName: groups.name,
      tournament: columnsOf(tournaments, 'id', 'name'),
      sheetId: staffLog.teamSheetId,
      sheetName: sheetField(staffLog.teamSheetId, 'display_name'),
    })
    .from(staffLog)
    .innerJoin(groups, eq(groups.id, staffLog.groupId))
    .leftJoin(users, eq(users.id, staffLog.byUserId))
    .leftJoin(members, and(eq(members.groupId, staffLog.groupId), eq(members.userId, staffLog.byUserId)))
    .leftJoin(tournaments, eq(tournaments.id, staffLog.tournamentId))
    .where(of === 'siteAdmins' ? eq(staffLog.place, 'siteAdmin') : eq(staffLog.groupId, of.groupId))
    .orderBy(desc(staffLog.createdAt), desc(staffLog.id));

export type LogEntry = Awaited<ReturnType<typeof listStaffLog>>['entries'][number];

/** For its player: how often staff opened a sheet while it was closed to others, and as what. */
export const countLooks = (db: Database, teamSheetId: string) =>
  db
    .select({ place: staffLog.place, times: count() })
    .from(staffLog)
    .where(and(eq(staffLog.teamSheetId, teamSheetId), eq(staffLog.act, 'looked')))
    .groupBy(staffLog.place);
