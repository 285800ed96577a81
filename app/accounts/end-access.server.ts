import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { batchByName } from '~/db/batch-by-name';
import type { Database } from '~/db/client.server';
import {
  calendarLinks,
  challenges,
  groupTokens,
  mailLinks,
  passkeys,
  recoveryCodes,
  sessions,
  staffLog,
  users,
} from '~/db/schema';

interface Way {
  table: SQLiteTable;
  where: SQL | undefined;
  /** Columns to set, in SQL. Without them, the rows are deleted. */
  set?: SQL;
}

/** Everything by which anybody can use an account. */
const waysInto = (userId: string, now: Date) =>
  ({
    sessions: { table: sessions, where: eq(sessions.userId, userId) },
    mailLinks: {
      table: mailLinks,
      where: or(
        eq(mailLinks.userId, userId),
        eq(mailLinks.email, sql`(select email from users where id = ${userId})`),
      ),
    },
    challenges: { table: challenges, where: eq(challenges.userId, userId) },
    passkeys: { table: passkeys, where: eq(passkeys.userId, userId) },
    recoveryCodes: { table: recoveryCodes, where: eq(recoveryCodes.userId, userId) },
    calendar: { table: calendarLinks, where: eq(calendarLinks.userId, userId) },
    tokens: {
      table: groupTokens,
      where: and(eq(groupTokens.createdById, userId), isNull(groupTokens.revokedAt)),
      set: sql`revoked_at = ${now.getTime()}`,
    },
    password: {
      table: users,
      where: and(eq(users.id, userId), isNotNull(users.passwordHash)),
      set: sql`password_hash = null`,
    },
    google: {
      table: users,
      where: and(eq(users.id, userId), isNotNull(users.googleSubject)),
      set: sql`google_subject = null`,
    },
  }) satisfies Record<string, Way>;

export type AccessCounts = Record<keyof ReturnType<typeof waysInto>, number>;

const waysOf = (userId: string, now: Date): [keyof AccessCounts, Way][] =>
  Object.entries(waysInto(userId, now)) as [keyof AccessCounts, Way][];

export async function countAccess(db: Database, userId: string, now: Date): Promise<AccessCounts> {
  const counts = waysOf(userId, now).map(
    ([name, { table, where }]) =>
      sql`(select count(*) from ${table} where ${where}) as ${sql.identifier(name)}`,
  );
  return db.get<AccessCounts>(sql`select ${sql.join(counts, sql`, `)}`);
}

export type EndedBy = { siteAdminId: string } | 'commandLine';

/**
 * Statements to run in one transaction, so that no session that is left can make another way in. The log comes first, as it
 * records only that there was something to end. Each returns a row per thing that it ended. Values are inlined, because neither
 * wrangler nor drizzle's raw statements in a batch take parameters.
 */
export function accessEndings(
  userId: string,
  by: EndedBy,
  now: Date,
): Record<keyof AccessCounts | 'log', SQL> {
  const ways = waysOf(userId, now);
  const isThere = or(
    ...ways.map(([, { table, where }]) => sql`exists (select 1 from ${table} where ${where})`),
  );
  const [place, byUserId] = by === 'commandLine' ? [by, null] : ['siteAdmin', by.siteAdminId];
  const log = sql`insert into ${staffLog} (to_user_id, by_user_id, place, act, created_at)
    select ${userId}, ${byUserId}, ${place}, 'endedAccess', ${now.getTime()} where ${isThere}`;
  const endings = ways.map(([name, { table, where, set }]) => {
    const act = set ? sql`update ${table} set ${set}` : sql`delete from ${table}`;
    return [name, sql`${act} where ${where} returning 1`.inlineParams()];
  });
  return { log: log.inlineParams(), ...Object.fromEntries(endings) };
}

/** @returns how much was ended */
export async function endAccess(db: Database, userId: string, by: EndedBy, now: Date): Promise<AccessCounts> {
  const statements = Object.entries(accessEndings(userId, by, now));
  const ended = await batchByName(
    db,
    Object.fromEntries(statements.map(([name, statement]) => [name, db.all(statement)])),
  );
  const { log: _, ...counts } = Object.fromEntries(
    Object.entries(ended).map(([name, rows]) => [name, rows.length]),
  );
  return counts as AccessCounts;
}
