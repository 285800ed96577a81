import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { groups, members, staffLog, tournaments, users } from '~/db/schema';
import { sheetField } from '~/db/shown-name';
import type { EffectiveRole } from '~/groups/permission';
import type { LoggedAct } from '~/groups/staff-act';
import { logError } from '~/log/log.server';

interface StaffLogEntry {
  group: { id: string; place: EffectiveRole };
  user: { userId: string };
  tournament?: { id: string; scheduledStartAt: Date };
  teamSheetId?: string;
  act: LoggedAct;
}

/** Views of a sheet by the same person within this time count as one. */
const sameViewMs = 10 * 60_000;

/** Writes after responding. Marks acts before the start, when sheets are still hidden from everyone else. */
export function logStaff(context: AppLoadContext, entry: StaffLogEntry) {
  context.ctx.waitUntil(
    write(context.db, entry, new Date()).catch((error: unknown) => logError(error, 'noting an act of staff')),
  );
}

async function write(db: Database, { group, user, tournament, teamSheetId, act }: StaffLogEntry, now: Date) {
  const isEarly = tournament !== undefined && now < tournament.scheduledStartAt ? 1 : 0;
  const sheet = teamSheetId ?? null;
  const isNew =
    act === 'looked'
      ? sql`not exists (select 1 from staff_log where team_sheet_id = ${sheet} and act = 'looked'
          and by_user_id = ${user.userId} and created_at > ${now.getTime() - sameViewMs})`
      : sql`true`;
  await db.run(sql`insert into staff_log
    (group_id, tournament_id, team_sheet_id, by_user_id, place, act, is_early, created_at)
    select ${group.id}, ${tournament?.id ?? null}, ${sheet}, ${user.userId}, ${group.place}, ${act}, ${isEarly},
      ${now.getTime()} where ${isNew}`);
}

const pageSize = 50;

const maxLines = 10_000;

/** A page of a group's log, or of everything site admins did in any group and to accounts; newest first. */
export async function listStaffLog(db: Database, scope: { groupId: string } | 'siteAdmins', page: number) {
  const rows = await logQuery(db, scope)
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { entries: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

export const listWholeLog = (db: Database, groupId: string) => logQuery(db, { groupId }).limit(maxLines);

const siteWide = ['siteAdmin', 'commandLine'] as const;
const accounts = alias(users, 'accounts');

const logQuery = (db: Database, scope: { groupId: string } | 'siteAdmins') =>
  db
    .select({
      ...columnsOf(staffLog, 'id', 'place', 'act', 'isEarly', 'createdAt'),
      by: sql<string | null>`coalesce(nullif(${members.displayName}, ''), ${users.displayName})`,
      group: columnsOf(groups, 'id', 'name'),
      account: columnsOf(accounts, 'id', 'displayName'),
      tournament: columnsOf(tournaments, 'id', 'name'),
      sheetId: staffLog.teamSheetId,
      sheetName: sheetField(staffLog.teamSheetId, 'display_name'),
    })
    .from(staffLog)
    .leftJoin(groups, eq(groups.id, staffLog.groupId))
    .leftJoin(accounts, eq(accounts.id, staffLog.toUserId))
    .leftJoin(users, eq(users.id, staffLog.byUserId))
    .leftJoin(members, and(eq(members.groupId, staffLog.groupId), eq(members.userId, staffLog.byUserId)))
    .leftJoin(tournaments, eq(tournaments.id, staffLog.tournamentId))
    .where(scope === 'siteAdmins' ? inArray(staffLog.place, siteWide) : eq(staffLog.groupId, scope.groupId))
    .orderBy(desc(staffLog.createdAt), desc(staffLog.id));

export type LogEntry = Awaited<ReturnType<typeof listStaffLog>>['entries'][number];

/** Staff views of a closed sheet by role, for its player. */
export const countLooks = (db: Database, teamSheetId: string) =>
  db
    .select({ place: staffLog.place, times: count() })
    .from(staffLog)
    .where(and(eq(staffLog.teamSheetId, teamSheetId), eq(staffLog.act, 'looked')))
    .groupBy(staffLog.place);
