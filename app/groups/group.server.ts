import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { retold } from '~/db/retold';
import { groups, members, tournaments } from '~/db/schema';
import { isStill } from '~/db/still';
import { foldText, searchTextOf } from '~/text/text';
import type { EffectiveRole } from './permission';

export interface GroupThroughMember {
  id: string;
  name: string;
  place: EffectiveRole;
}

interface Person {
  userId: string;
  siteAdminSince: Date | null;
}

/** @returns undefined unless a member or site admin */
export async function findGroupThroughMember(
  db: Database,
  id: string,
  { userId, siteAdminSince }: Person,
): Promise<GroupThroughMember | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ id: groups.id, name: groups.name, role: members.role })
    .from(groups)
    .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, userId)))
    .where(eq(groups.id, id));
  const place = siteAdminSince ? 'siteAdmin' : row?.role;
  return row && place ? { id: row.id, name: row.name, place } : undefined;
}

const groupsPageSize = 20;

// Raw column names: Drizzle omits the table's name inside a subquery.
const counted = (where: SQL) =>
  sql<number>`(select count(*) from tournaments t where t.group_id = groups.id and t.archived_at is null and ${where})`;
const counts = (now: Date) => ({
  open: counted(sql`t.published_at <= ${now.getTime()} and t.submission_deadline_at > ${now.getTime()}
    and (t.submission_closed_at is null or t.submission_closed_at > ${now.getTime()})`),
  /** Running and future tournaments, including drafts. */
  upcoming: counted(sql`t.ends_at > ${now.getTime()}`),
});

export const listOwnGroups = (db: Database, userId: string, now: Date) =>
  db
    .select({ id: groups.id, name: groups.name, role: members.role, ...counts(now) })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(eq(members.userId, userId))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(200);

const toKatakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** SQL condition: the name contains the search text, in either kana, any case and any letter width. */
function named(search: string) {
  const folded = foldText(search);
  const ways = [...new Set([folded, toKatakana(folded), search.trim().toLowerCase()])];
  return search ? or(...ways.map((way) => sql`instr(lower(${groups.name}), ${way}) > 0`)) : undefined;
}

export async function listGroups(
  db: Database,
  { search, page }: { search: string; page: number },
  userId: string,
  now: Date,
) {
  const rows = await db
    .select({ id: groups.id, name: groups.name, role: members.role, ...counts(now) })
    .from(groups)
    .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, userId)))
    .where(named(search))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(groupsPageSize + 1)
    .offset((page - 1) * groupsPageSize);
  return { groups: rows.slice(0, groupsPageSize), hasMore: rows.length > groupsPageSize };
}

export async function findGroupName(db: Database, id: string) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await db.select({ id: groups.id, name: groups.name }).from(groups).where(eq(groups.id, key));
  return row;
}

/** The group's own names or keys of `usualPenalties`; null for the defaults. */
export async function findPenaltyKinds(db: Database, id: string): Promise<string[] | null> {
  const [row] = await db.select({ penaltyKinds: groups.penaltyKinds }).from(groups).where(eq(groups.id, id));
  return row?.penaltyKinds ?? null;
}

interface GroupSettings {
  name: string;
  penaltyKinds: string[] | null;
}

export async function findGroupSettings(db: Database, id: string): Promise<GroupSettings | undefined> {
  const [row] = await db
    .select(columnsOf(groups, 'name', 'penaltyKinds'))
    .from(groups)
    .where(eq(groups.id, id));
  return row;
}

/** Updates the search text of its tournaments too. Optimistic concurrency: @returns false if `before` is outdated */
export async function changeGroup(
  db: Database,
  id: string,
  { name, penaltyKinds }: GroupSettings,
  before: GroupSettings,
): Promise<boolean> {
  const own = await db
    .select({ id: tournaments.id, name: tournaments.name, groupName: groups.name })
    .from(tournaments)
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .where(eq(tournaments.groupId, id));
  const isNamedSo = sql`exists (select 1 from groups g where g.id = ${id} and g.name = ${name})`;
  const [changed] = await db.batch([
    db
      .update(groups)
      .set({ name, penaltyKinds })
      .where(and(eq(groups.id, id), isStill(groups, before)))
      .returning({ id: groups.id }),
    ...own.map((tournament) =>
      db
        .update(tournaments)
        .set({
          searchText: searchTextOf(tournament.name, name),
          ...(tournament.groupName !== name && retold),
        })
        .where(and(eq(tournaments.id, tournament.id), isNamedSo)),
    ),
  ]);
  return changed.length > 0;
}
