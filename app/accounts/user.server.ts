import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { mailLinks, postSpecies, posts, sessions, teamRevisions, teamSheets, users } from '~/db/schema';

export async function findUserByEmail(db: Database, email: string) {
  const [found] = await db
    .select(columnsOf(users, 'id', 'displayName', 'passwordHash', 'locale'))
    .from(users)
    .where(eq(users.email, email));
  return found;
}

interface NewUser {
  email: string;
  displayName: string;
  passwordHash: string;
}

/** For an address whose mail was read; its id, or undefined when the address has an account already. */
export async function addUser(db: Database, user: NewUser, now: Date): Promise<string | undefined> {
  const [made] = await db
    .insert(users)
    .values({ id: newId(), ...user, emailVerifiedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made?.id;
}

/** A new password for somebody who reads the account's mail: signed out everywhere, by all or nothing. */
export async function resetPassword(db: Database, userId: string, passwordHash: string, now: Date) {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`;
  await db.batch([
    db.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
  ]);
}

/** A new password for somebody who knows the old one; every session ends, and links to reset it are void. */
export async function changePassword(db: Database, userId: string, passwordHash: string) {
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db
      .delete(mailLinks)
      .where(
        and(
          eq(mailLinks.purpose, 'resetPassword'),
          eq(mailLinks.email, sql`(select email from users where id = ${userId})`),
        ),
      ),
  ]);
}

/** Links to the old address are void. @returns it, or undefined when the new one has an account by now */
export async function changeEmail(db: Database, userId: string, email: string, now: Date) {
  const [[before], changed] = await db.batch([
    db.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.id, userId)),
    db
      .update(users)
      .set({ email, emailVerifiedAt: now })
      .where(and(eq(users.id, userId), notExists(db.select().from(users).where(eq(users.email, email)))))
      .returning({ id: users.id }),
    db.delete(mailLinks).where(and(eq(mailLinks.purpose, 'changeEmail'), eq(mailLinks.userId, userId))),
  ]);
  if (!before || changed.length === 0) return undefined;
  await db
    .delete(mailLinks)
    .where(and(eq(mailLinks.purpose, 'resetPassword'), eq(mailLinks.email, before.email)));
  return before;
}

const profile = columnsOf(users, 'displayName', 'discordId', 'twitterId', 'tonamelId', 'locale');

export async function findProfile(db: Database, userId: string) {
  const [found] = await db.select(profile).from(users).where(eq(users.id, userId));
  return found;
}

export async function findAccount(db: Database, userId: string) {
  const [found] = await db
    .select({
      ...profile,
      email: users.email,
      hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
      hasGoogle: sql<number>`${users.googleSubject} is not null`.mapWith(Boolean),
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export async function saveProfile(db: Database, userId: string, profile: Profile) {
  await db.update(users).set(profile).where(eq(users.id, userId));
}

/** Sheets stay with their tournaments. False, and nothing done, where a group would be without an admin. */
export async function deleteAccount(db: Database, userId: string): Promise<boolean> {
  // Stands in each statement: all of them together are one transaction, which decides and writes.
  const mayGo = sql`not exists (select 1 from members mine where mine.user_id = ${userId} and mine.role = 'admin'
    and not exists (select 1 from members other where other.group_id = mine.group_id and other.role = 'admin'
      and other.user_id <> mine.user_id))`;
  const isLiked = (id: AnySQLiteColumn) =>
    and(inArray(id, sql`(select post_id from favorites where user_id = ${userId})`), mayGo);
  const [gone] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), mayGo)),
    db.update(posts).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(posts.id)),
    db.update(postSpecies).set({ favoriteCount: sql`favorite_count - 1` }).where(isLiked(postSpecies.postId)),
    // Nobody is left to take it back.
    db
      .update(teamSheets)
      .set({ improvesReading: false })
      .where(and(eq(teamSheets.ownerId, userId), mayGo)),
    db
      .update(teamRevisions)
      .set({ byUserId: null })
      .where(and(eq(teamRevisions.byUserId, userId), mayGo)),
    db
      .delete(mailLinks)
      .where(and(eq(mailLinks.email, sql`(select email from users where id = ${userId})`), mayGo)),
    db.delete(users).where(and(eq(users.id, userId), mayGo)),
  ]);
  return gone.length > 0;
}
