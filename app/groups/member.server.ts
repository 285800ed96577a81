import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { groups, members, users } from '~/db/schema';
import { isStill } from '~/db/still';
import type { Role } from './permission';

// Raw column names: Drizzle omits the table's name inside a subquery.
const isLastAdmin = sql<number>`(members.role = 'admin' and not exists (select 1 from members m
  where m.group_id = members.group_id and m.role = 'admin' and m.user_id <> members.user_id))`.mapWith(
  Boolean,
);

export const listOwnMemberships = (db: Database, userId: string) =>
  db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      ...columnsOf(members, 'role', 'displayName', 'tonamelId'),
      isLastAdmin,
    })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(eq(members.userId, userId))
    .orderBy(asc(groups.name))
    .limit(200);

const select = (db: Database) =>
  db
    .select({
      userId: users.id,
      accountName: users.displayName,
      email: users.email,
      ...columnsOf(members, 'role', 'displayName', 'tonamelId', 'createdAt'),
      isLastAdmin,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId));

export const listMembers = (db: Database, groupId: string) =>
  select(db)
    .where(eq(members.groupId, groupId))
    .orderBy(desc(sql`members.role = 'admin'`), asc(members.createdAt), asc(users.id))
    .limit(500);

/** Whether an account decides requests to join: a group's own admins do, or anyone with access if it has none left. */
export async function decidesJoins(db: Database, groupId: string, userId: string): Promise<boolean> {
  const admins = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.role, 'admin')));
  return admins.length === 0 || admins.some((admin) => admin.userId === userId);
}

export async function findMember(db: Database, groupId: string, userId: string | undefined) {
  const key = (userId ?? '').toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await select(db).where(and(eq(members.groupId, groupId), eq(members.userId, key)));
  return row;
}

interface NewMember {
  uid: string;
  displayName: string;
  tonamelId: string;
  role: Role;
}

export async function addMember(
  db: Database,
  groupId: string,
  { uid, displayName, tonamelId, role }: NewMember,
): Promise<'added' | 'unknown' | 'alreadyMember'> {
  // Selects from users, so that an account deleted meanwhile is 'unknown' instead of an error.
  const [added] = await db.all<{ user_id: string }>(sql`
    insert into members (group_id, user_id, role, display_name, tonamel_id)
    select ${groupId}, id, ${role}, ${displayName}, ${tonamelId} from users where id = ${uid}
    on conflict do nothing returning user_id`);
  if (added) return 'added';
  return (await findMember(db, groupId, uid)) ? 'alreadyMember' : 'unknown';
}

// Part of the guarded write: of two admins who leave concurrently, one stays.
const anotherAdmin = (groupId: string, userId: string) => sql`exists (select 1 from members m
  where m.group_id = ${groupId} and m.role = 'admin' and m.user_id <> ${userId})`;

/** @returns false if it would leave the group without an admin, or the account is no longer a member */
export async function changeRole(db: Database, groupId: string, userId: string, role: Role) {
  const changed = await db.all(sql`
    update members set role = ${role} where group_id = ${groupId} and user_id = ${userId}
    and (${role} = 'admin' or role <> 'admin' or ${anotherAdmin(groupId, userId)}) returning user_id`);
  return changed.length > 0;
}

interface MemberNames {
  displayName: string;
  tonamelId: string;
}

/** Optimistic concurrency. @returns false if the names differ from `before`, or the account is no longer a member */
export async function renameMember(
  db: Database,
  groupId: string,
  userId: string,
  names: MemberNames,
  before: MemberNames,
) {
  const renamed = await db
    .update(members)
    .set(names)
    .where(and(eq(members.groupId, groupId), eq(members.userId, userId), isStill(members, before)))
    .returning({ userId: members.userId });
  return renamed.length > 0;
}

/** Idempotent: `gone` if they are no member. @returns undefined if it would leave the group without an admin */
export async function removeMember(
  db: Database,
  groupId: string,
  userId: string,
): Promise<'removed' | 'gone' | undefined> {
  const removed = await db.all(sql`
    delete from members where group_id = ${groupId} and user_id = ${userId}
    and (role <> 'admin' or ${anotherAdmin(groupId, userId)}) returning user_id`);
  if (removed.length > 0) return 'removed';
  return (await findMember(db, groupId, userId)) ? undefined : 'gone';
}
