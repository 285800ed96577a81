import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { mailLinks, sessions, users } from '~/db/schema';

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
