import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { sessions, users } from '~/db/schema';

/** The account with this address (as emailAddress makes it). */
export async function findUserByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id, displayName: users.displayName, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return found;
}

interface NewUser {
  email: string;
  displayName: string;
  passwordHash: string;
}

/** Makes an account for an address whose mail was read; its id, or undefined when the address has one already. */
export async function addUser(db: Database, user: NewUser, now: Date): Promise<string | undefined> {
  const [made] = await db
    .insert(users)
    .values({ id: newId(), ...user, emailVerifiedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made?.id;
}

/** A new password for somebody who reads the account's mail: signed out everywhere, by all or nothing. */
export async function changePassword(db: Database, userId: string, passwordHash: string, now: Date) {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`;
  await db.batch([
    db.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
  ]);
}

const profile = {
  displayName: users.displayName,
  discordId: users.discordId,
  twitterId: users.twitterId,
  tonamelId: users.tonamelId,
  locale: users.locale,
};

/** What people say about themselves. */
export async function findProfile(db: Database, userId: string) {
  const [found] = await db.select(profile).from(users).where(eq(users.id, userId));
  return found;
}

/** An account as its owner sees it. */
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
