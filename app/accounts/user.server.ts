import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { earlierEmails, mailLinks, sessions, users } from '~/db/schema';
import { isStill } from '~/db/still';
import { isKeptForOther, keepEmail, outrankedBy } from './earlier-email.server';
import {
  type Asker,
  isLink,
  isLinked,
  isStillIn,
  linkedEmail,
  spendLink,
  voidOpenLinks,
} from './mail-link.server';
import { returnedMail } from './returned-mail';
import { mailEventColumns } from './returned-mail.server';

export async function findUserByEmail(db: Database, email: string) {
  const [row] = await db
    .select(columnsOf(users, 'id', 'displayName', 'passwordHash', 'locale'))
    .from(users)
    .where(eq(users.email, email));
  return row;
}

/** @returns the new account's ID; undefined if the link no longer works or the address already has an account */
export async function addUser(db: Database, token: string, now: Date): Promise<string | undefined> {
  const id = newId();
  const link = { token, purpose: 'signUp', now } as const;
  const row = {
    id,
    email: sql`${mailLinks.email}`,
    displayName: sql`coalesce(${mailLinks.displayName}, '')`,
    passwordHash: sql`${mailLinks.passwordHash}`,
    emailVerifiedAt: now,
  };
  const [, , [made]] = await db.batch([
    db
      .insert(users)
      .select(
        db
          .select(selectedRow(users, row))
          .from(mailLinks)
          .where(and(isLink(link), not(isKeptForOther(mailLinks.email, now)))),
      )
      .onConflictDoNothing(),
    spendLink(db, link),
    db.select({ id: users.id }).from(users).where(eq(users.id, id)),
  ]);
  return made?.id;
}

/** Also ends every session and voids all open links, atomically. @returns undefined if the link no longer works */
export async function resetPassword(db: Database, token: string, passwordHash: string, now: Date) {
  const link = { token, purpose: 'resetPassword', now } as const;
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`;
  const isTheirs = eq(users.email, linkedEmail(link));
  const ownerId = sql`select id from users where email = ${linkedEmail(link)}`;
  const [[changed]] = await db.batch([
    // A followed link proves that mail arrives.
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt, mailDeliveredAt: now })
      .where(isTheirs)
      .returning({ id: users.id }),
    db
      .delete(sessions)
      .where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(isTheirs))),
    ...voidOpenLinks(db, ownerId),
  ]);
  return changed?.id;
}

/** Also ends every session and voids all open links, atomically. @returns false if the asking session has ended */
export async function changePassword(db: Database, asker: Asker, passwordHash: string): Promise<boolean> {
  const ownerId = sql`select ${asker.userId} where ${isStillIn(asker)}`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, sql`(${ownerId})`))
      .returning({ id: users.id }),
    ...voidOpenLinks(db, ownerId),
    db.delete(sessions).where(eq(sessions.userId, sql`(${ownerId})`)),
  ]);
  return changed.length > 0;
}

/** For a week the old address can restore the account. @returns undefined if the link is spent or the address taken */
export async function changeEmail(
  db: Database,
  { token, userId, email }: { token: string; userId: string; email: string },
  now: Date,
) {
  const link = { token, purpose: 'changeEmail', now } as const;
  const mayChange = and(
    isLinked(db, link),
    sql`not exists (select 1 from users as other where other.email = ${email})`,
    not(isKeptForOther(email, now, userId)),
  );
  const isOwner = and(eq(users.id, userId), mayChange);
  const [[before], , [claim], , changed] = await db.batch([
    db.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.id, userId)),
    db
      .delete(mailLinks)
      .where(and(eq(mailLinks.email, sql`(select email from users where id = ${userId})`), mayChange)),
    keepEmail(db, isOwner, email, now),
    db.delete(earlierEmails).where(and(outrankedBy(email, userId, now), mayChange)),
    db.update(users).set({ email, emailVerifiedAt: now }).where(isOwner).returning({ id: users.id }),
    ...voidOpenLinks(db, sql`select ${userId} where ${isLinked(db, link)}`),
  ]);
  return before && changed.length > 0 ? { ...before, claim } : undefined;
}

const profile = columnsOf(users, 'displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId', 'locale');

export async function findProfile(db: Database, userId: string) {
  const [row] = await db.select(profile).from(users).where(eq(users.id, userId));
  return row;
}

export async function findAccount(db: Database, userId: string) {
  const [row] = await db
    .select({
      ...profile,
      email: users.email,
      hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
      hasGoogle: sql<number>`${users.googleSubject} is not null`.mapWith(Boolean),
      createdAt: users.createdAt,
      events: mailEventColumns,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { events, ...account } = row;
  return { ...account, returned: returnedMail(events) };
}

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Optimistic concurrency. @returns false, with nothing written, if the profile differs from `before` */
export async function saveProfile(db: Database, userId: string, profile: Profile, before: Profile) {
  const saved = await db
    .update(users)
    .set(profile)
    .where(and(eq(users.id, userId), isStill(users, before)))
    .returning({ id: users.id });
  return saved.length > 0;
}
