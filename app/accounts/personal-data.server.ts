import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import {
  attempts,
  calendarLinks,
  challenges,
  earlierEmails,
  mailChoices,
  mailLinks,
  outbox,
  passkeys,
  sessions,
  users,
} from '~/db/schema';

/** The export's queries. Secrets and their hashes are not in it. */
export const accountQueries = (db: Database, userId: string) => ({
  accounts: db.select().from(users).where(eq(users.id, userId)),
  sessions: db
    .select(columnsOf(sessions, 'userAgent', 'proof', 'createdAt', 'lastSeenAt', 'expiresAt'))
    .from(sessions)
    .where(eq(sessions.userId, userId)),
  passkeys: db
    .select(columnsOf(passkeys, 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'))
    .from(passkeys)
    .where(eq(passkeys.userId, userId)),
  calendarLinks: db
    .select({ createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(eq(calendarLinks.userId, userId)),
  mailChoices: db
    .select(columnsOf(mailChoices, 'topic', 'isOn', 'chosenAt'))
    .from(mailChoices)
    .where(eq(mailChoices.userId, userId)),
  earlierEmails: db
    .select(columnsOf(earlierEmails, 'email', 'createdAt', 'expiresAt'))
    .from(earlierEmails)
    .where(eq(earlierEmails.userId, userId)),
});

/** Statements that delete the account itself, if `may` holds. What refers to it goes with it, by foreign keys. */
export function eraseAccount(db: Database, userId: string, may: SQL) {
  const email = sql`(select email from users where id = ${userId})`;
  const isTheirs = or(
    eq(outbox.to, email),
    inArray(outbox.to, sql`(select email from mail_links where user_id = ${userId})`),
    inArray(outbox.to, sql`(select email from earlier_emails where user_id = ${userId})`),
  );
  return [
    db.delete(outbox).where(and(isTheirs, may)),
    db.delete(mailLinks).where(and(eq(mailLinks.email, email), may)),
    db.delete(users).where(and(eq(users.id, userId), may)),
  ] as const;
}

export const outdatedAccountData: readonly OutdatedTable[] = [
  { table: sessions, key: sessions.tokenHash, since: sessions.expiresAt, keptMs: 0 },
  { table: attempts, key: attempts.key, since: attempts.endsAt, keptMs: 0 },
  { table: challenges, key: challenges.challengeHash, since: challenges.expiresAt, keptMs: 0 },
  { table: mailLinks, key: mailLinks.tokenHash, since: mailLinks.expiresAt, keptMs: 0 },
  { table: earlierEmails, key: earlierEmails.id, since: earlierEmails.expiresAt, keptMs: 0 },
  { table: outbox, key: outbox.id, since: outbox.createdAt, keptMs: retention.outbox },
];
