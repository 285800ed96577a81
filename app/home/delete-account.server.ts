import { and, eq, sql } from 'drizzle-orm';
import { eraseAccount } from '~/accounts/personal-data.server';
import { forgetInRooms } from '~/broadcast/forget.server';
import type { Database } from '~/db/client.server';
import type { ForgottenPeople } from '~/db/forgotten-people';
import { members, roomRemovals, users } from '~/db/schema';
import { eraseGroupData } from '~/groups/personal-data.server';
import { removeImages } from '~/images/image-removal.server';
import { logError } from '~/log/log.server';
import { erasePostData } from '~/posts/personal-data.server';
import { eraseSheetData, findOwnTraces } from '~/sheets/personal-data.server';

type Stores = Pick<Env, 'IMAGES' | 'BROADCAST' | 'SESSION_SECRET'>;

/**
 * Teams that results or counts rest on stay without an owner, and what the person did for a group without their name.
 * @returns false if a group would lose its last admin, or an earlier address may yet take the account back
 */
export async function deleteAccount(db: Database, env: Stores, userId: string, now: Date): Promise<boolean> {
  // Stands in each statement: all of them together are one transaction, which decides and writes.
  const mayGo = sql`not exists (select 1 from members mine where mine.user_id = ${userId} and mine.role = 'admin'
    and not exists (select 1 from members other where other.group_id = mine.group_id and other.role = 'admin'
      and other.user_id <> mine.user_id))
    and not exists (select 1 from earlier_emails kept where kept.user_id = ${userId}
      and kept.expires_at > ${now.getTime()})`;
  const [traces, rooms] = await Promise.all([
    findOwnTraces(db, env.SESSION_SECRET, userId),
    findStaffRooms(db, userId),
  ]);
  const [gone] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), mayGo)),
    ...erasePostData(db, userId, mayGo, now),
    ...eraseSheetData(db, userId, traces, mayGo, now),
    ...eraseGroupData(db, userId, mayGo),
    // The account last: until then each statement asks whether it may go.
    ...eraseAccount(db, userId, mayGo),
    db.insert(roomRemovals).select(
      sql`select null, value ->> 'groupId', json_extract(value, '$.people'), ${now.getTime()}
          from json_each(${JSON.stringify(rooms)}) where not exists (select 1 from users where id = ${userId})`,
    ),
  ]);
  if (gone.length === 0) return false;
  // The sweeper does it where these fail.
  const done = await Promise.allSettled([
    removeImages(db, env.IMAGES, now, now),
    forgetInRooms(db, env as Env),
  ]);
  for (const one of done) if (one.status === 'rejected') logError(one.reason, 'deleting an account');
  return true;
}

async function findStaffRooms(db: Database, userId: string) {
  const rows = await db
    .select({ groupId: members.groupId, known: members.displayName, name: users.displayName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.userId, userId));
  return rows.map(({ groupId, known, name }): { groupId: string; people: ForgottenPeople } => ({
    groupId,
    people: { sheets: [], staff: { userId, names: [name, known] } },
  }));
}
