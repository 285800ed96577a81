import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { staffActions, teamRevisions } from '~/db/schema';
import type { Role } from '~/groups/permission';
import type { Locale } from '~/locales/locale';
import { namedChanges } from '~/sheets/named-changes';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import type { StaffAct } from './staff-act';

const maxActs = 40;
const maxActsPerSheet = 4;

// Raw names, since drizzle omits the table's name in a subquery.
const roleOf = (table: 'staff_actions' | 'team_revisions') =>
  sql<Role | null>`(select m.role from members m join tournaments t on t.group_id = m.group_id
    join team_sheets s on s.tournament_id = t.id
    where s.id = ${sql.raw(table)}.team_sheet_id and m.user_id = ${sql.raw(table)}.by_user_id)`;

/** Staff actions on sheets, for their players: by role, never by name; the latest few per sheet, newest first. */
export async function listStaffActs(
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, StaffAct[]>> {
  if (ids.length === 0) return new Map();
  const before = alias(teamRevisions, 'before');
  const [acted, revised] = await db.batch([
    db
      .select({
        id: staffActions.teamSheetId,
        what: staffActions.action,
        reason: staffActions.reason,
        until: staffActions.until,
        at: staffActions.createdAt,
        role: roleOf('staff_actions'),
      })
      .from(staffActions)
      .where(and(inArray(staffActions.teamSheetId, [...ids]), eq(staffActions.by, 'staff')))
      .orderBy(desc(staffActions.id))
      .limit(maxActs),
    db
      .select({
        id: teamRevisions.teamSheetId,
        reason: teamRevisions.reason,
        snapshot: teamRevisions.snapshot,
        // Aliased: D1 identifies a batch's columns by name alone.
        before: sql<unknown>`${before.snapshot}`.mapWith(teamRevisions.snapshot).as('earlier'),
        at: teamRevisions.createdAt,
        role: roleOf('team_revisions'),
      })
      .from(teamRevisions)
      .leftJoin(
        before,
        and(
          eq(before.teamSheetId, teamRevisions.teamSheetId),
          sql`${before.revision} = ${teamRevisions.revision} - 1`,
        ),
      )
      .where(and(inArray(teamRevisions.teamSheetId, [...ids]), eq(teamRevisions.by, 'staff')))
      .orderBy(desc(teamRevisions.createdAt))
      .limit(maxActs),
  ]);
  const all = [
    ...acted.map(({ until, ...act }) => ({ ...act, until: until ?? undefined, changes: [] })),
    ...revised.map(({ snapshot, before, reason, ...act }) => ({
      ...act,
      what: before ? ('correct' as const) : ('add' as const),
      reason: reason ?? '',
      until: undefined,
      changes: before ? namedChanges(before as TeamSheetContent, snapshot as TeamSheetContent, locale) : [],
    })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  return new Map(
    ids.map((id) => [
      id,
      all
        .filter((act) => act.id === id)
        .slice(0, maxActsPerSheet)
        .map(({ id: _, ...act }) => act),
    ]),
  );
}
