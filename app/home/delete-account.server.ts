import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { forgetInRooms } from '~/broadcast/forget.server';
import type { Database } from '~/db/client.server';
import type { ForgottenPeople } from '~/db/forgotten-people';
import {
  groupTokens,
  mailLinks,
  members,
  outbox,
  postPictures,
  postSpecies,
  posts,
  roomRemovals,
  teamRevisions,
  teamSheets,
  users,
} from '~/db/schema';
import { askImageRemoval, removeImages } from '~/images/image-removal.server';
import { logError } from '~/log/log.server';
import { eraseSheets, findTraces } from '~/sheets/erase/erase-sheets.server';

type Stores = Pick<Env, 'IMAGES' | 'BROADCAST' | 'SESSION_SECRET'>;

/**
 * Leaves nothing of a person: their teams become nobody's rows, where results and counts rest on them. What they did for
 * a group stays without their name. False, and nothing done, where a group would be without an admin, or an earlier
 * address may yet take the account back: whoever changed it can destroy nothing meanwhile.
 */
export async function deleteAccount(db: Database, env: Stores, userId: string, now: Date): Promise<boolean> {
  // Stands in each statement: all of them together are one transaction, which decides and writes.
  const mayGo = sql`not exists (select 1 from members mine where mine.user_id = ${userId} and mine.role = 'admin'
    and not exists (select 1 from members other where other.group_id = mine.group_id and other.role = 'admin'
      and other.user_id <> mine.user_id))
    and not exists (select 1 from earlier_emails kept where kept.user_id = ${userId}
      and kept.expires_at > ${now.getTime()})`;
  const isTheirs = sql`owner_id = ${userId}`;
  const [traces, rooms] = await Promise.all([
    findTraces(db, env.SESSION_SECRET, eq(teamSheets.ownerId, userId)),
    findStaffRooms(db, userId),
  ]);
  const email = sql`(select email from users where id = ${userId})`;
  const isLiked = (id: AnySQLiteColumn) =>
    and(inArray(id, sql`(select post_id from favorites where user_id = ${userId})`), mayGo);
  const pictures = and(
    or(
      eq(postPictures.ownerId, userId),
      inArray(postPictures.postId, db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, userId))),
    ),
    mayGo,
  ) as SQL;
  const [gone] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), mayGo)),
    db.update(posts).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(posts.id)),
    db.update(postSpecies).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(postSpecies.postId)),
    askImageRemoval(db, sql`select image_key from post_pictures where ${pictures}`, now),
    db.delete(postPictures).where(pictures),
    ...eraseSheets(db, traces, sql`${isTheirs} and ${mayGo}`, now),
    db
      .update(teamRevisions)
      .set({ byUserId: null })
      .where(and(eq(teamRevisions.byUserId, userId), mayGo)),
    db.delete(groupTokens).where(and(eq(groupTokens.createdById, userId), mayGo)),
    db
      .delete(outbox)
      .where(
        and(
          or(
            eq(outbox.to, email),
            inArray(outbox.to, sql`(select email from mail_links where user_id = ${userId})`),
            inArray(outbox.to, sql`(select email from earlier_emails where user_id = ${userId})`),
          ),
          mayGo,
        ),
      ),
    db.delete(mailLinks).where(and(eq(mailLinks.email, email), mayGo)),
    db.delete(users).where(and(eq(users.id, userId), mayGo)),
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

/** The rooms of the groups that they are a member of, and what they are called there. */
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
